// What a phone has to load before it can play: at most 150 kB of script (gzip) for the first screen, 60 kB more a game.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const FIRST = 150
const GAME = 60
const built = fileURLToPath(new URL('../../src/karat/server/static/', import.meta.url))
const manifest = JSON.parse(readFileSync(`${built}manifest.json`, 'utf8'))

/** The files that a chunk needs before it runs. */
function needs(name, found = new Set()) {
  const chunk = manifest[name]
  if (!found.has(chunk.file)) {
    found.add(chunk.file)
    for (const other of chunk.imports ?? []) needs(other, found)
  }
  return found
}

const size = (files) => [...files].reduce((sum, file) => sum + gzipSync(readFileSync(built + file)).length, 0) / 1000
const english = Object.keys(manifest).find((name) => name.includes('locale/en.ftl'))
const first = new Set([...needs('index.html'), ...needs(english)])
const shell = new Set([...first, ...needs('src/screens/TablePage.svelte')])
const sizes = [
  ['the first screen', size(first), FIRST],
  ['the table', size(shell), FIRST],
]
for (const name of Object.keys(manifest)) {
  const game = /^src\/games\/(\w+)\/index\.ts$/.exec(name)?.[1]
  if (game) sizes.push([game, size([...needs(name)].filter((file) => !shell.has(file))), GAME])
}
let heavy = false
for (const [what, kilobytes, most] of sizes) {
  heavy ||= kilobytes > most
  console.log(`${what}: ${kilobytes.toFixed(1)} kB of script (at most ${most})${kilobytes > most ? ' TOO MUCH' : ''}`)
}
if (heavy) process.exit(1)
