/** Statistics: whose games they were, the favourite rival, and files that are something else. */

import { describe, expect, test } from 'vitest'

const kept = new Map<string, string>()
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  },
})
import { add, erase, favourite, FORMAT, of, people, readFile, results, type Result } from '../src/lib/results'

const player = (name: string, score: number, won = false, level: string | null = null) => ({ name, level, score, won })
const played = (table: string, at: number, ...players: Result['players']): Result => ({
  table,
  game: 'djinn',
  at,
  players,
  own: [0],
})
const GAMES = [
  played('b', 2, player('Mia', 4), player('Bo', 9, true), player('Opal', 1, false, '3')),
  played('a', 1, player('Mia', 8, true), player('Bo', 2), player('Opal', 3, false, '3')),
  { ...played('c', 3, player('Mia', 7, true), player('Jade', 5, false, '3'), player('Cy', 1)), own: [0, 2] },
]

describe('results', () => {
  test('are kept in the order of time, and none twice', () => {
    add(GAMES)
    add(GAMES.slice(1))
    expect(results().map(({ table }) => table)).toEqual(['a', 'b', 'c'])
    erase()
    expect(results()).toEqual([])
  })

  test('are those of one person at the device', () => {
    expect(people(GAMES)).toEqual(['Mia', 'Cy'])
    expect(of(GAMES, 'Mia').map(({ score }) => score)).toEqual([4, 8, 7])
    expect(of(GAMES, 'Cy')).toHaveLength(1)
  })

  test('name the person met most often, and a bot by its level where there was nobody', () => {
    expect(favourite(of(GAMES, 'Mia'))).toEqual({ name: 'Bo', level: null, games: 2, won: 1, lost: 1 })
    const alone = of([played('d', 4, player('Mia', 1), player('Opal', 3, true, '5'))], 'Mia')
    expect(favourite(alone)).toMatchObject({ level: '5', games: 1, lost: 1 })
    const [one] = alone
    const crowd = [{ ...one!, rivals: [...one!.rivals, { ...one!.rivals[0]!, won: false }] }]
    expect(favourite(crowd)).toMatchObject({ level: '5', games: 1, lost: 1 })
    expect(favourite([])).toBeNull()
  })

  test('come from a file that holds results, and from no other', () => {
    expect(readFile(JSON.stringify({ format: FORMAT, results: GAMES }))).toEqual(GAMES)
    const nobody = JSON.stringify({ format: FORMAT, results: [{ ...GAMES[0], own: [7] }] })
    for (const wrong of ['', '7', 'null', '[]', '{}', nobody]) expect(readFile(wrong)).toBeNull()
  })
})
