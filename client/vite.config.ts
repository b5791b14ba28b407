import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { partOf } from './src/lib/part.ts'

const EARLY = /client\/src\/(early|lib\/(api|boards|brought|catalogues|line|part|store))\.ts|preload-helper|virtual:catalogues|rolldown/
const SERVER = process.env.KARAT_SERVER ?? 'http://127.0.0.1:8000'
const PATIENCE = 300_000 // milliseconds that a test may take, as in tests/patience.py

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const games = readdirSync(at('src/games'))
const LOCALE = at('../src/karat/locale')
const FOLDERS = [LOCALE, ...games.map((game) => at(`../src/karat/games/${game}/locale`))]

/**
 * `de.ftl?part=core` is what all pages say in German, and there is a part for each game; what only the terminal says is in
 * none. `virtual:catalogues` is all of them by part and language.
 */
const catalogues: Plugin = {
  name: 'catalogues',
  enforce: 'pre',
  resolveId: (id) => (id === 'virtual:catalogues' ? `\0${id}` : undefined),
  load(id) {
    if (id === '\0virtual:catalogues') {
      const languages = readdirSync(LOCALE).filter((name) => name.endsWith('.ftl'))
      const file = (name: string, part: string) =>
        `'${name.slice(0, -4)}': () => import(${JSON.stringify(`${LOCALE}/${name}?part=${part}`)}).then((one) => one.default)`
      const parts = ['core', 'booklets', ...games].map(
        (part) => `${part}: { ${languages.map((name) => file(name, part)).join(', ')} }`,
      )
      return `export default { ${parts.join(', ')} }`
    }
    const [, name, part] = /\/([\w-]+\.ftl)\?part=(\w+)$/.exec(id) ?? []
    if (!name) return
    const files = FOLDERS.map((folder) => `${folder}/${name}`).filter((file) => existsSync(file))
    for (const file of files) this.addWatchFile(file)
    const text = files.map((file) => readFileSync(file, 'utf8')).join('\n')
    const messages = text.replace(/^(#.*)?\n/gm, '').split(/^(?=[a-z])/m)
    const ours = messages.filter((message) => !message.startsWith('terminal-') && partOf(/^[\w-]*/.exec(message)![0], games) === part)
    return { code: `export default ${JSON.stringify(ours.join(''))}`, moduleType: 'js' }
  },
}

/** The page names what its first script is going to ask for, so that all of it is on its way at once. */
const hints: Plugin = {
  name: 'hints',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle }) {
      const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk')
      const main = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/main.ts'))
      if (!main) return []
      const shared = chunks.filter(({ fileName, name }) => main.imports.includes(fileName) && name !== 'early')
      const needed = [main, ...shared]
      const styles = needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
      const link = (attrs: Record<string, string | boolean>) => ({ tag: 'link', attrs, injectTo: 'head' as const })
      return [
        ...needed.map(({ fileName }) => link({ rel: 'modulepreload', crossorigin: true, href: `/${fileName}` })),
        ...styles.map((name) => link({ rel: 'stylesheet', crossorigin: true, href: `/${name}` })),
      ]
    },
  },
}

export default defineConfig({
  plugins: [catalogues, svelte(), hints],
  build: {
    outDir: 'dist', // tools/install.js puts it where the server shows it
    target: 'es2022',
    // These know light-dark() themselves: rewritten for older ones it would not heed the schemes of papers and docks.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    // Parts are small and shared: one file instead of many that wait for each other on a slow network. What the first
    // script needs waits for none of them.
    rolldownOptions: {
      checks: { pluginTimings: false }, // on a slow machine they would alarm whoever only wants to play
      output: {
        codeSplitting: {
          groups: [
            { name: 'early', test: EARLY, priority: 1 },
            { name: 'parts', test: /client\/src\/(parts|lib|screens\/Notice)/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'], testTimeout: PATIENCE, hookTimeout: PATIENCE },
})
