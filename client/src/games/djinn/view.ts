/** What Djinn's view holds (docs/rules/djinn.md), and what can be read off it. */

import type { Values, View } from '../../lib/protocol'
import { LETTERS } from '../../lib/voice'

export interface Laid {
  seat: number
  card: string
  counts_as: number
}

export interface Effect {
  seat: number
  effect: string
  colour?: string
  target?: number
}

export interface DjinnSeat {
  hand_size: number
  djinn_size: number
  kept: string[]
  /** The deepest cave so far: 0, 3, 4 or 5. */
  level: number
  hand?: string[]
  djinn?: string[]
}

export interface DjinnView extends View {
  phase: number
  dealer: number
  leader: number
  turn: number | null
  step: 'play' | 'after' | 'keep' | 'cave' | 'over'
  to_keep: number
  trump_card: string
  trick: Laid[]
  effects: Effect[]
  deck_size: number
  discard_size: number
  djinn_deck_size: number
  djinn_used: string[]
  caves: Record<string, string[]>
  open_level: number
  discard?: string[]
  seats: DjinnSeat[]
}

/** An open task that you come to next: met by your kept cards, or by one more of these. */
export interface TaskAid {
  task: string
  met: boolean
  numbers?: number[]
  colours?: string[]
}

export interface DjinnAid {
  winning: number | null
  tasks: TaskAid[]
}

export const LEVELS = [3, 4, 5]
/** The rule that explains each Djinn card. */
export const RULES: Record<string, string> = {
  trump: 'DJI-61',
  replace: 'DJI-62',
  free: 'DJI-63',
  swap: 'DJI-64',
  highest: 'DJI-65',
  lowest: 'DJI-66',
  notrump: 'DJI-67',
  fifteen: 'DJI-68',
  double: 'DJI-69',
}
const COLOURS = 'PGYB'

export const aidOf = (aid: Values | null) => (aid ?? { winning: null, tasks: [] }) as unknown as DjinnAid
export const isTreasure = (card: string) => /^[A-Z]\d/.test(card)
export const suit = (card: string) => LETTERS[card[0]!]!
export const number = (card: string) => Number(card.slice(1))

/** In the order of the notation: by number, then purple, green, yellow, blue. */
export function ascending(one: string, other: string): number {
  return number(one) - number(other) || COLOURS.indexOf(one[0]!) - COLOURS.indexOf(other[0]!)
}

/** As a hand is held: by colour, then number. */
export function bySuit(one: string, other: string): number {
  return COLOURS.indexOf(one[0]!) - COLOURS.indexOf(other[0]!) || number(one) - number(other)
}

/** The colour that a Djinn card has named for this trick; null: there is no trump; undefined: nothing was changed. */
export function changedTrump(view: DjinnView): string | null | undefined {
  const last = view.effects.filter(({ effect }) => effect === 'trump' || effect === 'notrump').at(-1)
  return last && (last.colour ? LETTERS[last.colour]! : null)
}

/** Tricks still to be finished in this phase. */
export function tricksLeft(view: DjinnView): number {
  return Math.max(
    ...view.seats.map((one, seat) => one.hand_size + Number(view.trick.some((laid) => laid.seat === seat))),
  )
}

/** The tasks that a card, kept, would let you meet. */
export function helps(card: string, tasks: TaskAid[]): string[] {
  return tasks
    .filter(({ numbers, colours }) => numbers?.includes(number(card)) || colours?.includes(card[0]!))
    .map(({ task }) => task)
}
