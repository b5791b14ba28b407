import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const SERVER = process.env.KARAT_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/karat/server/static',
    emptyOutDir: true,
    target: 'es2022',
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    // Parts are small and shared: one file instead of many that wait for each other on a slow network.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'parts', test: /client\/src\/(parts|lib)\// }] } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
})
