/** Why somebody won, from what has happened in this game. */

import type { GameEvent } from '../../lib/protocol'
import { listed, sentence } from '../../lib/speech.svelte'
import type { Voice } from '../../lib/voice'
import { tell } from './events'
import type { DjinnView } from './view'

const LAST = 5 // the level of the last cave

/** The task that won; of several who came through, what they had left; where nobody did, how far everybody came. */
export function why(events: GameEvent[], winners: number[], voice: Voice, view: DjinnView): string | null {
  if (winners.length === 0) return null
  const phase = view.phase
  const through = events.filter(({ event, level }) => event === 'cave' && level === LAST)
  const each = (seats: number[], of: (seat: number) => number) =>
    listed(seats.map((seat) => `${voice.name(seat)} ${of(seat)}`))
  if (through.length === 1) return voice.say('why-through', { phase, told: tell(through[0]!, voice) })
  const told =
    through.length > 1
      ? voice.say('why-left', {
          phase,
          kept: each(through.map(({ seat }) => seat as number), (seat) => view.seats[seat]!.kept.length),
        })
      : voice.say('why-out', { phase, levels: each([...view.seats.keys()], (seat) => view.seats[seat]!.level) })
  return sentence(told)
}
