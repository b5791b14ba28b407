/** What Kadora's view holds (docs/rules/kadora.md), and what can be read off it. */

import type { GameEvent, Values, View } from '../../lib/protocol'
import { LETTERS } from '../../lib/voice'

/** A card is colour, value, kind (`Y4r`); one of which only the back is seen is its colour alone (`Y`). */
export interface KadoraSeat {
  hand: string[]
  loot: string[]
}

export interface KadoraView extends View {
  turn: number
  step: 'give' | 'place' | 'draw'
  /** Four rows of four cells from the top, a card or `-`. */
  block: string[][]
  left: string[]
  right: string[]
  aside: string[]
  last_turns: number | null
  seats: KadoraSeat[]
}

export const COLOURS = [...'ROYGBP']
export const COLUMNS = [...'abcd']
export const STEPS = ['give', 'place', 'draw', 'refill'] as const
const KINDS: Record<string, string> = { r: 'round', s: 'square', d: 'drop' }

export const suit = (card: string) => LETTERS[card[0]!]!
export const value = (card: string) => Number(card[1])
export const kind = (card: string) => KINDS[card[2]!]!
export const isBack = (card: string) => card.length === 1

export interface Cell {
  /** Like `b2`: its column by letter, its row by number. */
  name: string
  column: number
  row: number
  /** Null: the cell is empty. */
  card: string | null
}

/** All cells in reading order. */
export function cells(view: KadoraView): Cell[] {
  return view.block.flatMap((line, row) =>
    line.map((card, column) => ({
      name: `${COLUMNS[column]}${row + 1}`,
      column,
      row,
      card: card === '-' ? null : card,
    })),
  )
}

/** The sums of column and row of a cell with this card on it. */
export function sums(view: KadoraView, cell: Cell, card: string): { column: number; row: number } {
  const add = (cards: string[]) => cards.reduce((sum, one) => sum + (one === '-' ? 0 : value(one)), value(card))
  return { column: add(view.block.map((line) => line[cell.column]!)), row: add(view.block[cell.row]!) }
}

/** What a move takes, by the events that the server says it causes. */
export function takes(aid: Values | null, move: string): GameEvent[] {
  return ((aid?.[move] ?? []) as GameEvent[]).filter(({ event }) => event === 'take')
}

export const cardsOf = (events: GameEvent[]) => events.flatMap((event) => event.cards as string[])

export interface Standing {
  /** Value sums by colour. */
  sums: number[]
  /** The highest in a colour, alone or not. */
  leads: boolean[]
  /** What would count against the seat if the game ended now. */
  open: number
}

/** The loot of all compared colour by colour. */
export function standings(loots: string[][]): Standing[] {
  const all = loots.map((loot) =>
    COLOURS.map((colour) => loot.filter((card) => card[0] === colour).reduce((sum, card) => sum + value(card), 0)),
  )
  const most = COLOURS.map((_, c) => Math.max(...all.map((sums) => sums[c]!)))
  return all.map((sums) => {
    const leads = sums.map((sum, c) => sum > 0 && sum === most[c])
    return { sums, leads, open: sums.reduce((open, sum, c) => open + (leads[c] ? 0 : sum), 0) }
  })
}

/** The loot of each seat; the island's cards belong to it once they are turned up. */
export function loots(view: KadoraView): string[][] {
  const all = view.seats.map(({ loot }) => loot)
  return view.players === 2 && view.aside.some((card) => !isBack(card)) ? [...all, view.aside] : all
}
