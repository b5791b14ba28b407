/**
 * Runs before everything else is there: it sends for all that this page will need at once, and opens the line to its
 * table meanwhile. It is small, and waits for nothing.
 */
import { BOARDS } from './lib/boards'
import { read as catalogue, wanted } from './lib/catalogues'
import { dialEarly } from './lib/line'
import { find, read, tokenFor } from './lib/store'

const code = /^\/t\/(\w+)$/.exec(location.pathname)?.[1]
const game = code === undefined ? /^\/(?:new|rules|learn)\/(\w+)$/.exec(location.pathname)?.[1] : find(code)?.game
const language = wanted(read<{ language?: string }>('settings', {}).language ?? '', navigator.languages)

void import('./main')
void catalogue(language, 'core')
if (game !== undefined) {
  void catalogue(language, game)
  if (code !== undefined) void BOARDS[game]?.()
}
if (code !== undefined) {
  void import('./screens/TablePage.svelte')
  const token = tokenFor(code, location.hash)
  if (token !== null) dialEarly(code, token)
}
