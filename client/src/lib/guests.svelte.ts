/** Games from elsewhere: those that the server has and this page has no board for. */

import * as api from './api'
import { BOARDS } from './boards'
import type { GameFacts } from './games'
import type { GameInfo } from './protocol'

const USUAL = 3 // players at a table, where the game allows it

let found = $state.raw<GameFacts[] | null>(null)
let asked: Promise<void> | null = null

function about({ id, players, minutes, lesson, lowest_wins }: GameInfo): GameFacts {
  const [least, most] = [Math.min(...players), Math.max(...players)]
  const usual = Math.min(Math.max(USUAL, least), most)
  return { id, players: [least, most], usual, minutes: minutes ?? undefined, untaught: !lesson, lowest: lowest_wins }
}

export const guests = {
  /** Those that are known so far. */
  get games(): GameFacts[] {
    return found ?? []
  },
  /** Whether the server has told which there are. */
  get known(): boolean {
    return found !== null
  },
  /** Asks the server once, and again where it did not answer. */
  ask(): Promise<void> {
    asked ??= api.games().then(
      (all) => void (found = all.filter(({ id }) => !(id in BOARDS)).map(about)),
      () => {
        found ??= []
        asked = null
      },
    )
    return asked
  },
}
