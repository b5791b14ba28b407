/** What the same people have won, from one rematch to the next. */

import { describe, expect, test } from 'vitest'
import { soFar, standings } from '../src/lib/sofar'

const seat = (name: string, kind: 'person' | 'bot' = 'person', colour = 'ruby') => ({ name, kind, colour })
const GAMES = [
  { game: 'diamant', names: ['Mia', 'Bo', null, null], scores: [9, 25, 63, 4], winners: [2] },
  { game: 'diamant', names: ['Bo', null, null, 'Mia'], scores: [31, 8, 9, 31], winners: [0, 3] },
  { game: 'djinn', names: ['Mia', 'Eva'], scores: [4, 9], winners: [0] },
]

describe('the games so far', () => {
  test('tell of everybody who won what, and of the bots as one', () => {
    const told = standings(GAMES, [seat('Bo', 'person', 'amber'), seat('Mia'), seat('Coral', 'bot')])
    expect(told.map(({ name, won }) => [name, won])).toEqual([['Mia', 2], ['Bo', 1], [null, 1], ['Eva', 0]])
    expect(told.map(({ colour }) => colour)).toEqual(['ruby', 'amber', null, null])
    expect(told[1]!.games).toEqual([{ score: 25, won: false }, { score: 31, won: true }, null])
    expect(told[2]!.games).toEqual([{ score: 63, won: true }, { score: 9, won: false }, null])
  })

  test('hold this one once it is over, whatever its bots are called', () => {
    const seats = [seat('Mia'), seat('Beryl', 'bot')]
    const table = { info: { game: 'djinn', before: GAMES }, shown: { result: null }, seats }
    const now = (result: unknown) => soFar({ ...table, shown: { result } } as never)
    expect(now(null)).toEqual(GAMES)
    const last = { game: 'djinn', names: ['Mia', null], scores: [3, 5], winners: [1] }
    expect(now({ scores: [3, 5], winners: [1] })).toEqual([...GAMES, last])
  })
})
