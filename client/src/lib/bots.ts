/** Bots: who they are and how they play. */

import { games } from './api'
import { has, say } from './speech.svelte'

export const LEVELS = ['1', '2', '3', '4', '5', '6']
/** How well, or in which manner, a bot of a game plays, in our words or the game's own; else under the name it came with. */
export function manner(level: string, game: string): string {
  const id = [`browser-level-${level}`, `${game}-level-${level}`].find(has)
  return id ? say(id) : level
}

/** Who can sit down at a game, by the server: levels, characters, and guests of its host. */
export const sitters = (game: string): Promise<string[]> =>
  games().then((all) => all.find(({ id }) => id === game)?.bots ?? [])

/** Whom "Play now" seats: how many play, how well, and which bots have a manner of their own (the others are mixed). */
export type Company = [players: number, level: string, who?: (string | null)[]]
