/** Why somebody won, from what has happened in this game. */

import type { GameEvent } from '../../lib/protocol'
import type { Voice } from '../../lib/voice'

interface Deeds {
  /** Castle cards that were bought and still stand, the most that a single turn brought, and cards that were drawn in all. */
  bought: number
  best: number
  drawn: number
}

export function deeds(events: GameEvent[], seat: number): Deeds {
  const done: Deeds = { bought: 0, best: 0, drawn: 0 }
  let turn = 0
  let own: unknown = null
  for (const { event, seat: who, to, card, cards } of events) {
    if (event === 'turn') turn = 0
    if (who !== seat) continue
    if (event === 'draw') done.drawn += 1
    if (event === 'buy') done.bought += 1
    if (event === 'draw' && to === 'castle') [own, turn] = [card, turn + 1]
    const lost = (event === 'give' || event === 'lose') && card === own
    if (lost) done.bought = Math.max(0, done.bought - 1) // it may have been one of these
    if (event === 'join') turn += cards as number
    done.best = Math.max(done.best, turn)
  }
  return done
}

/** Pieces that were bought, or else a turn that brought several, or else how many cards it took. */
export function why(events: GameEvent[], winners: number[], voice: Voice): string | null {
  const [seat] = winners
  if (seat === undefined) return null
  const { bought, best, drawn } = deeds(events, seat)
  const [id, count] = bought > 1 ? ['why-buy', bought] : best > 1 ? ['why-turn', best] : ['why-draw', drawn]
  const you = seat === voice.you && !voice.shared ? 'seat' : 'none'
  return count > 1 ? voice.say(id as string, { you, name: voice.name(seat), count: count as number }) : null
}
