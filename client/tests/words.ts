/** The whole catalogue of a language: what all games share, and the words of each. */

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const KARAT = fileURLToPath(new URL('../../src/karat/', import.meta.url))
const GAMES = readdirSync(fileURLToPath(new URL('../src/games', import.meta.url)))

export const words = (language: string) =>
  ['', ...GAMES.map((game) => `games/${game}/`)]
    .map((folder) => readFileSync(`${KARAT}${folder}locale/${language}.ftl`, 'utf8'))
    .join('\n')
