/** The games: what the first screen shows of them, and where the rest is loaded from. */

import { plainOf } from './brought'
import { BOARDS } from './boards'
import type { GameClient } from './game'
import { guests } from './guests.svelte'
import { learn, speech } from './speech.svelte'

/** What `games/<id>/facts.ts` says. */
export interface Facts {
  /** Its place among the others on the first screen. */
  place: number
  players: [least: number, most: number]
  /** How many sit down when one taps "play now". */
  usual: number
  minutes: number
  age: number
  /** What no booklet prints: our own estimate. */
  ours: ('minutes' | 'age')[]
  /** The colour of its name. */
  hue: string
  /** What moves in the picture of its place, and how (parts/Place.svelte): the parts `moves-<game>-<n>`, in their order. */
  moves: string[]
  /** The picture on its box, in a box of 100. */
  lid: string
  /** A score as people count it. */
  scored?: (score: number) => number
  /** The lowest score is the best. */
  lowest?: boolean
}

/** A game from elsewhere may lack what is only known of those we have a board for. */
export interface GameFacts extends Partial<Omit<Facts, 'players' | 'usual'>>, Pick<Facts, 'players' | 'usual'> {
  id: string
  /** It has no guided first game. */
  untaught?: boolean
}

const FILES = import.meta.glob<Facts>('../games/*/facts.ts', { import: 'default', eager: true })

export const GAMES: GameFacts[] = Object.entries(FILES)
  .sort(([, one], [, other]) => one.place - other.place)
  .map(([path, facts]) => ({ id: path.split('/').at(-2)!, ...facts }))

/** A score as people count it. */
export const scored = (id: string, score: number) => facts(id)?.scored?.(score) ?? score

export const facts = (id: string): GameFacts | undefined =>
  GAMES.find((game) => game.id === id) ?? guests.games.find((game) => game.id === id)

/** A game's board, when its words are there too; one that we have no board for gets the plain one. */
export async function load(id: string): Promise<GameClient> {
  const loader = BOARDS[id]
  if (loader) {
    const [board] = await Promise.all([loader(), learn(id)])
    return board.default
  }
  const [{ plain }, { table }] = await Promise.all([import('../plain'), plainOf(id, speech.language), guests.ask(), learn(id)])
  return plain(id, table)
}
