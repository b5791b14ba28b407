/** Why somebody won, from what has happened in this game. */

import type { GameEvent } from '../../lib/protocol'
import { colour, type Voice } from '../../lib/voice'

/** The colours that the first winner turned face down, and the one that would have cost most. */
export function why(events: GameEvent[], winners: number[], voice: Voice): string | null {
  const [seat] = winners
  if (seat === undefined) return null
  const down = events.filter(({ event, seats }) => event === 'face_down' && (seats as number[]).includes(seat))
  const best = [...down].sort((one, other) => (other.sum as number) - (one.sum as number))[0]
  if (!best) return null
  const you = seat === voice.you && !voice.shared ? 'seat' : 'none'
  const sum = best.sum as number
  return voice.say('why', { you, name: voice.name(seat), count: down.length, colour: colour(String(best.colour)), sum })
}
