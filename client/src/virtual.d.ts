/** The parts of the catalogues by name and language: vite.config.ts makes them. */
declare module 'virtual:catalogues' {
  const FILES: Record<string, Record<string, () => Promise<string>>>
  export default FILES
}
