/** What one reader at a table is told, in sentences. The ids and values are those of the terminal's voice. */

import { isolated } from './isolated'
import type { GameEvent } from './protocol'
import { has, listed, say, sentence, type Args } from './speech.svelte'

/** The colours by the letters of the notation. */
export const LETTERS: Record<string, string> = {
  R: 'red',
  O: 'orange',
  Y: 'yellow',
  G: 'green',
  B: 'blue',
  P: 'purple',
}
const ROLES = ['seat', 'to', 'from', 'winner', 'target', 'start', 'leader', 'dealer']

/** A colour in words, by its letter or its name; one that we have no word for is what the game calls it. */
export function colour(code: string): string {
  if (!code) return '' // a pile that is empty by now
  const id = `colour-${LETTERS[code] ?? code}`
  return has(id) ? say(id) : code
}

/** Somebody who may win beside the players, as an island does: the first of them is number 0. */
export const other = (game: string, number: number) => say(`${game}-other-${number + 1}`)

export class Voice {
  /**
   * `names` are those of the seats; `you` is a seat or null, and is called "you" where that reads well. Around a
   * `shared` device nobody is: others read it too.
   */
  constructor(
    readonly game: string,
    readonly names: string[],
    readonly you: number | null,
    readonly shared = false,
  ) {}

  /** A seat as it stands in a sentence. */
  name(seat: number): string {
    if (seat === this.you && !this.shared) return say('you')
    return isolated(this.names[seat] ?? other(this.game, seat - this.names.length))
  }

  say(id: string, args: Args = {}): string {
    return sentence(say(`${this.game}-${id}`, args))
  }

  /** An event's sentence, `<game>-event-<event>`, with its own fields and what the game adds to them. */
  tell(event: GameEvent, more: Args = {}, id = event.event): string {
    return this.say(`event-${id.replaceAll('_', '-')}`, { ...this.values(event), ...more })
  }

  /** Fields of an event as they stand in sentences: seats as names, colours in words, lists listed. */
  values(event: GameEvent): Args {
    const you = this.shared ? null : this.you
    const values: Args = { you: ROLES.find((role) => you !== null && event[role] === you) ?? 'none' }
    for (const [name, value] of Object.entries(event)) {
      if (ROLES.includes(name) && typeof value === 'number') values[name] = this.name(value)
      else if (name === 'seats') values[name] = listed((value as number[]).map((seat) => this.name(seat)))
      else if (name === 'colour' || name === 'back') values.colour = colour(String(value))
      else if (name === 'colours') values[name] = listed((value as string[]).map(colour))
      else if (Array.isArray(value)) {
        values[name] = listed(value.map(String))
        values.count = value.length
      } else values[name] = typeof value === 'number' ? value : String(value)
    }
    return values
  }
}
