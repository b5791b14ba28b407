// Lays a compressed copy beside every script and style sheet, which the server hands out where the browser takes it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const built = fileURLToPath(new URL('../dist/assets/', import.meta.url))
for (const name of readdirSync(built)) {
  if (/\.(js|css)$/.test(name)) writeFileSync(`${built}${name}.gz`, gzipSync(readFileSync(built + name), { level: 9 }))
}
