/** Who stands where along the shore, and how a hand is laid out. */

import { lanes, revealed, type SeashoreView } from './view'

/** Seats from left to right: you at the right end; once colours are won, everybody behind the lane of their card. */
export function order(view: SeashoreView, you: number | null, won: string[][]): number[] {
  const last = you ?? view.seats.length - 1
  const home = view.seats.map((_, k) => (last + 1 + k) % view.seats.length)
  if (!revealed(view) || won.length === 0) return home
  const behind = lanes(view, won).flatMap(({ cards }) => cards.map(({ seat }) => seat))
  return [...behind, ...home.filter((seat) => !behind.includes(seat))]
}

/** The column and the row of each seat. */
export function places(order: number[], columns: number): string[] {
  const found: string[] = []
  for (const [place, seat] of order.entries())
    found[seat] = `--k: ${place % columns}; --r: ${Math.floor(place / columns)}`
  return found
}

const STEP = 2.2 // rem that a finger needs of each card
export const SHOWS = 0.53 // of a card's width that its number and its sign take up

/** The rows in which the largest hand lies: two where one would leave too little of each card, and there is room. */
export function handRows(most: number, wide: number, tall: boolean): number {
  const card = wide / (SHOWS * (most - 1) + 1)
  return tall && (wide - card) / (most - 1) < STEP ? 2 : 1
}

/** Cards of the largest hand of a round. */
export const dealt = (view: SeashoreView) =>
  Math.max(view.seats.length < 5 ? 12 : 9, ...view.seats.map(({ hand }) => hand?.length ?? 0))
