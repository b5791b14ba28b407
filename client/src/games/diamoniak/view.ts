/** What Diamoniak's view holds (docs/rules/diamoniak.md), and what can be read off it. */

import type { GameEvent, View } from '../../lib/protocol'

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

const SINGLE = 9 // diamonds that lie side by side; more of them lie in stacks

/** Diamonds as they are counted: in threes, and in stacks of three where there are many. */
export function heaps(diamonds: number): { diamonds: number; stack: boolean }[] {
  const threes = Math.floor(diamonds / 3)
  const rest = diamonds % 3
  const stack = diamonds > SINGLE
  return [...Array.from({ length: threes }, () => 3), ...(rest ? [rest] : [])].map((count) => ({
    diamonds: count,
    stack: stack && count === 3,
  }))
}

/** Kinds of things on a rug; fairies fly. */
export const kinds = (seat: DiamoniakSeat) => stored(seat).filter(({ card }) => card !== 'fairy').length

/** How wide a rug is, in diamonds side by side. */
export function breadth(seat: DiamoniakSeat): number {
  const diamonds = heaps(count(seat.store, 'diamond'))
  const pieces = stored(seat).filter(({ card }) => COLOURS.includes(card))
  const heapWidth = diamonds.reduce((sum, heap) => sum + (heap.stack ? 1.56 : heap.diamonds) + 0.25, 0)
  return heapWidth + pieces.reduce((sum, { cards }) => sum + (cards > 1 ? 1.75 : 1.25), 0)
}

/** The cards that a witch takes, by kinds: diamonds first, then pieces from castle and shelf. */
export function payable(seat: DiamoniakSeat): { card: string; cards: number }[] {
  const owned = (card: string) => (seat.colour === card ? seat.castle : 0) + count(seat.store, card)
  return ['diamond', ...COLOURS].map((card) => ({ card, cards: owned(card) })).filter(({ cards }) => cards)
}

/** At whose castle the witch is: she came with a card, and stays until she is settled; null: she is in the sky. */
export function visits(view: DiamoniakView, beat: GameEvent[]): number | null {
  const of = beat.find(
    ({ event, card }) => ['give', 'lose', 'fairy'].includes(event) || (event === 'draw' && card === 'witch'),
  )
  return (of?.seat as number | undefined) ?? (view.witch ? view.turn : null)
}

/** The card that was drawn last in this turn. */
export function lastDrawn(events: GameEvent[]): string | null {
  for (let at = events.length - 1; at >= 0; at -= 1) {
    const { event, card } = events[at]!
    if (event === 'draw') return String(card)
    if (event === 'turn' || event === 'buy') return null
  }
  return null
}
