/** What Diamant's view holds (docs/rules/diamant.md), and what can be read off it. */

import type { GameEvent, View } from '../../lib/protocol'

export interface DiamantSeat {
  inside: boolean
  carried: number
  chest: number
  relics: string[]
  chosen: boolean
  /** Known of yourself, and of all while choices are shown. */
  choice?: string | null
}

export interface DiamantView extends View {
  expedition: number
  path: string[]
  on_path: number[]
  deck: number
  removed: string[]
  relic_pile: string[]
  seats: DiamantSeat[]
}

export const TRAPS = ['spider', 'snake', 'lava', 'boulder', 'ram']
const EACH = 3 // cards of a trap in the box

export const isTrap = (card: string) => TRAPS.includes(card)
export const isRelic = (card: string) => card.startsWith('relic')
/** The number on a treasure or a relic. */
export const worth = (card: string) => Number(card.replace(/^\D+/, ''))

/** Where the three cards of each trap are. */
export function traps(view: DiamantView): { trap: string; deck: number; path: number; gone: number }[] {
  return TRAPS.map((trap) => {
    const path = view.path.filter((card) => card === trap).length
    const gone = view.removed.filter((card) => card === trap).length
    return { trap, path, gone, deck: EACH - path - gone }
  })
}

export const onPath = (view: DiamantView) => view.on_path.reduce((sum, rubies) => sum + rubies, 0)

/** What each seat has brought home since the last expedition began. */
export function gains(events: GameEvent[], players: number): number[] {
  const begun = events.findLastIndex(({ event }) => event === 'expedition')
  const sums = Array.from({ length: players }, () => 0)
  for (const { event, seat, carried, share } of events.slice(begun + 1))
    if (event === 'bank') sums[seat as number]! += (carried as number) + (share as number)
  return sums
}
