/** Why somebody won, from what has happened in this game. */

import type { GameEvent } from '../../lib/protocol'
import type { Voice } from '../../lib/voice'
import { tell } from './events'
import { points, type SeashoreView } from './view'

/** A theft without which the first winner would not have won, or else the better of that player's two rounds. */
export function why(events: GameEvent[], winners: number[], voice: Voice, view: SeashoreView): string | null {
  const [seat] = winners
  if (seat === undefined) return null
  const rivals = view.seats.filter((_, p) => !winners.includes(p)).map(({ score }) => score)
  const ahead = view.seats[seat]!.score - Math.max(0, ...rivals)
  let round = 0
  const told = events.map((event) => {
    if (event.event === 'round') round = event.number as number
    return { event, round, seat: event.seat }
  })
  const best = (kind: string, worth: (event: GameEvent) => number) =>
    told
      .filter((one) => one.event.event === kind && one.seat === seat)
      .sort((one, other) => worth(other.event) - worth(one.event))[0]
  const theft = best('steal', ({ card }) => points(String(card)))
  const decided = theft && points(String(theft.event.card)) >= ahead ? theft : best('score', (event) => event.points as number)
  return decided ? voice.say('why', { round: decided.round, told: tell(decided.event, voice) }) : null
}
