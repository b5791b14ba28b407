/** The five games: what the first screen shows of them, and where the rest is loaded from. */

import { BOARDS } from './boards'
import type { GameClient } from './game'
import { learn } from './speech.svelte'

export interface GameFacts {
  id: string
  players: [least: number, most: number]
  /** How many sit down when one taps "play now". */
  usual: number
  minutes: number
  age: number
}

export const GAMES: GameFacts[] = [
  { id: 'diamant', players: [3, 8], usual: 4, minutes: 20, age: 8 },
  { id: 'djinn', players: [2, 4], usual: 3, minutes: 40, age: 10 },
  { id: 'kadora', players: [2, 4], usual: 3, minutes: 30, age: 8 },
  { id: 'diamoniak', players: [2, 4], usual: 3, minutes: 15, age: 5 },
  { id: 'seashore', players: [3, 5], usual: 4, minutes: 30, age: 8 },
]

export const facts = (id: string) => GAMES.find((game) => game.id === id)

/** A game's board, when its words are there too. */
export async function load(id: string): Promise<GameClient> {
  const loader = BOARDS[id]
  if (!loader) throw new Error(`there is no board for ${id}`)
  const [board] = await Promise.all([loader(), learn(id)])
  return board.default
}
