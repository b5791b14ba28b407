/** What Diamoniak's view holds (docs/rules/diamoniak.md), and what can be read off it. */

import type { View } from '../../lib/protocol'

export interface DiamoniakSeat {
  colour: string | null
  castle: number
  store: string[]
}

export interface DiamoniakView extends View {
  turn: number
  drawn: boolean
  witch: number | null
  deck: number
  discard: string[]
  seats: DiamoniakSeat[]
}

export const PIECES = 6 // cards of a castle
export const COLOURS = ['pink', 'blue', 'green', 'yellow']

export const count = (cards: string[], card: string) => cards.filter((one) => one === card).length

/** Stored cards of each kind that is there, diamonds first. */
export function stored(seat: DiamoniakSeat): { card: string; cards: number }[] {
  return ['diamond', 'fairy', ...COLOURS]
    .map((card) => ({ card, cards: count(seat.store, card) }))
    .filter(({ cards }) => cards)
}
