/** Why somebody won, from what has happened in this game. */

import type { GameEvent } from '../../lib/protocol'
import type { Voice } from '../../lib/voice'
import { cardWords } from './events'
import { worth } from './view'

interface Home {
  number: number
  /** With what the relics are worth that came along. */
  rubies: number
  alone: boolean
  /** The trap that caught the others with the very next card. */
  card: string | null
}

/** Every way home of a seat. */
export function homes(events: GameEvent[], seat: number): Home[] {
  const found: Home[] = []
  let number = 0
  for (const [at, event] of events.entries()) {
    if (event.event === 'expedition') number = event.number as number
    if (event.event === 'relic' && event.seat === seat) found.at(-1)!.rubies += worth(String(event.card))
    if (event.event !== 'bank' || event.seat !== seat) continue
    const near = (step: number) => events[at + step]?.event === 'bank'
    const next = events.slice(at).findIndex(({ event }) => event === 'reveal')
    const caught = next > 0 && events[at + next + 1]?.event === 'trapped'
    found.push({
      number,
      rubies: (event.carried as number) + (event.share as number),
      alone: !near(-1) && !near(1),
      card: caught ? String(events[at + next]!.card) : null,
    })
  }
  return found
}

/** The best way home of the first winner, with what was special about it. */
export function why(events: GameEvent[], winners: number[], voice: Voice): string | null {
  const [seat] = winners
  if (seat === undefined) return null
  const best = homes(events, seat).sort((one, other) => other.rubies - one.rubies)[0]
  if (!best?.rubies) return null
  const id = best.card ? 'why-escape' : best.alone ? 'why-alone' : 'why-best'
  const you = seat === voice.you && !voice.shared ? 'seat' : 'none'
  const { number, rubies } = best
  return voice.say(id, { you, name: voice.name(seat), number, rubies, card: best.card ? cardWords(best.card) : '' })
}
