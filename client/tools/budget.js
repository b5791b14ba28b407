// What a phone has to load before it can play: at most 150 kB of script (gzip) for the first screen, 60 kB more a game,
// with 25 kB of style for a game's stage, and 4 kB for the people of all games.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const FIRST = 150
const GAME = 60
const STYLE = 25
const CAST = 4
const built = fileURLToPath(new URL('../dist/', import.meta.url))
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
const english = (part) => needs(`../src/karat/locale/en.ftl?part=${part}`)
const first = new Set([...needs('index.html'), ...needs('src/main.ts'), ...english('core')])
const shell = new Set([...first, ...needs('src/screens/TablePage.svelte')])
const sizes = [
  ['the first screen', size(first), FIRST],
  ['the table', size(shell), FIRST],
]
for (const name of Object.keys(manifest)) {
  const game = /^src\/games\/(\w+)\/index\.ts$/.exec(name)?.[1]
  if (!game) continue
  const more = [...needs(name), ...english(game)].filter((file) => !shell.has(file))
  sizes.push([game, size(more), GAME])
  sizes.push([`the style of ${game}`, size(manifest[name].css ?? []), STYLE])
}
const cast = gzipSync(readFileSync(new URL('../src/art/cast.svg', import.meta.url))).length / 1000
sizes.push(['the people', cast, CAST])
const heavy = sizes.filter(([, kilobytes, most]) => kilobytes > most)
for (const [what, kilobytes, most] of heavy) console.error(`${what}: ${kilobytes.toFixed(1)} kB, at most ${most} kB`)
if (heavy.length) process.exit(1)
// `make` builds silently: whoever starts Karat for the first time has no use for this.
const told = sizes.map(([what, kilobytes, most]) => `${what} ${kilobytes.toFixed(1)} of ${most}`)
if (process.env.npm_config_loglevel !== 'silent') console.log(`Built, in kB: ${told.join(', ')}`)
