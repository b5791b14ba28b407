/** What Sea or Shore's view holds (docs/rules/seashore.md), and what can be read off it. */

import type { View } from '../../lib/protocol'
import { LETTERS } from '../../lib/voice'

export type Half = 'sea' | 'shore'

/** A card of the trick: the half that all see, and the card itself where it is known. */
export interface Played {
  seat: number
  shows: Half
  colour?: string
  number?: number
  plus: number
  card?: string
}

export interface SeashoreSeat {
  cards: number
  treasures: number
  top: string | null
  plus: number
  score: number
  chosen: boolean
  hand?: string[]
  pass?: string | null
  points_pile?: string[]
}

export interface SeashoreView extends View {
  round: number
  start: number
  turn: number | null
  step: 'pass' | 'play' | 'claim' | 'rob' | 'draw' | 'return' | 'over'
  piles: { cards: number; open: string | null }[]
  supply: number
  box: number
  out: string[]
  played: Played[]
  taken: number[]
  pending: { seat: number; step: string; colour?: string }[]
  drawn: { from: number; count: number; cards?: string[] } | null
  seats: SeashoreSeat[]
}

export const COLOURS = [...'RBPG']
/** The two action cards, each with its two colours. */
export const PAIRS = ['rb', 'pg'] as const

export const isTreasure = (card: string) => card.startsWith('t')
export const suit = (card: string) => LETTERS[card[0]!]!
export const number = (card: string) => Number(card.slice(1))
/** The points of a treasure, `tR4`. */
export const points = (treasure: string) => Number(treasure.slice(2))
export const treasureSuit = (treasure: string) => LETTERS[treasure[1]!]!

/** In the order of the notation: by number, then red, blue, purple, green. */
export function ascending(one: string, other: string): number {
  return number(one) - number(other) || COLOURS.indexOf(one[0]!) - COLOURS.indexOf(other[0]!)
}

/** As a hand is held: by colour, then number. */
export function bySuit(one: string, other: string): number {
  return COLOURS.indexOf(one[0]!) - COLOURS.indexOf(other[0]!) || number(one) - number(other)
}

/** Whether the covers are off: every card of the trick is known. */
export const revealed = (view: SeashoreView) =>
  view.step !== 'play' && view.played.length > 0 && view.played.every(({ card }) => card)

/** Which pile shows treasures of a pair of colours: both, with three players. */
export const pileOf = (view: SeashoreView, pair: number) => pair % view.piles.length

/** The cards of the trick that are turned up, in a lane for each colour; colours that were won as one share a lane. */
export function lanes(view: SeashoreView, won: string[][]): { colours: string[]; cards: Played[] }[] {
  const groups = COLOURS.map((letter) => won.find((colours) => colours.includes(letter)) ?? [letter])
  return [...new Map(groups.map((colours) => [colours.join(''), colours])).values()]
    .map((colours) => ({ colours, cards: view.played.filter(({ card }) => card && colours.includes(card[0]!)) }))
    .filter(({ cards }) => cards.length > 0)
}
