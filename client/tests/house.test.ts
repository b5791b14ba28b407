/** What all games share names none of them: everything about a game is in its folder. */

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'

vi.hoisted(() => Object.assign(globalThis, { localStorage: { getItem: () => null, setItem: () => undefined } }))
import { messages } from '../src/lib/brought'
import { facts, GAMES, scored } from '../src/lib/games'
import { partOf } from '../src/lib/part'

const SRC = fileURLToPath(new URL('../src/', import.meta.url))
const games = readdirSync(`${SRC}games`)

test('no file outside the games names one', () => {
  const files = readdirSync(SRC, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  const shared = files.map(({ parentPath, name }) => `${parentPath}/${name}`).filter((path) => !path.includes('/games/'))
  const naming = shared.filter((path) => new RegExp(games.join('|'), 'i').test(readFileSync(path, 'utf8')))
  expect(shared.length).toBeGreaterThan(100)
  expect(naming).toEqual([])
})

test('each game tells of itself, in its place on the first screen', () => {
  expect(GAMES.map(({ id }) => id).sort()).toEqual([...games].sort())
  expect(new Set(GAMES.map(({ place }) => place)).size).toBe(games.length)
  for (const { players, usual } of GAMES) expect(players[0] <= usual && usual <= players[1]).toBe(true)
  expect([scored('diamoniak', 612), scored('kadora', 12), scored('elsewhere', 7)]).toEqual([6, 12, 7])
  expect(facts('elsewhere')).toBeUndefined()
})

test('messages are told apart by their game, also those that a game brings from elsewhere', () => {
  const guests = new Set(['pig'])
  const part = (id: string) => partOf(id, ['djinn'], guests)
  expect(['djinn-card', 'learn-djinn-first', 'browser-game-djinn-line', 'refusal-over'].map(part)).toEqual([
    'djinn', 'djinn', 'core', 'core',
  ])
  expect(['pig-card', 'learn-pig-first', 'browser-game-pig', 'browser-game-other'].map(part)).toEqual([
    'pig', 'pig', 'pig', 'other',
  ])
})

test('of the words of a game only its own are taken', () => {
  const text = 'you = hacker\npig-ask = throw?\n    or keep?\n# a note\nbrowser-game-pig = Pig\nother-ask = x\n'
  expect([...messages(text, 'pig').keys()]).toEqual(['pig-ask', 'browser-game-pig'])
  expect(messages(text, 'pig').get('pig-ask')).toContain('or keep?')
})
