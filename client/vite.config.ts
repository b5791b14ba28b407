import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { partOf } from './src/lib/part.ts'

const EARLY = /client\/src\/(early|lib\/(boards|catalogues|line|part|store))\.ts|preload-helper|rolldown/
const SERVER = process.env.KARAT_SERVER ?? 'http://127.0.0.1:8000'

/** `de.ftl?part=djinn` is what a page of Djinn says in German; what only the terminal says is in no part. */
const catalogues: Plugin = {
  name: 'catalogues',
  enforce: 'pre',
  load(id) {
    const [, path, part] = /^(.*\.ftl)\?part=(\w+)$/.exec(id) ?? []
    if (!path) return
    this.addWatchFile(path)
    const messages = readFileSync(path, 'utf8').replace(/^(#.*)?\n/gm, '').split(/^(?=[a-z])/m)
    const ours = messages.filter((message) => !message.startsWith('terminal-') && partOf(message) === part)
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
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    // Parts are small and shared: one file instead of many that wait for each other on a slow network. What the first
    // script needs waits for none of them.
    rolldownOptions: {
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
  test: { include: ['tests/**/*.test.ts'] },
})
