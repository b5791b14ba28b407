/** Diamant's two moves. */

import type { DiamantView } from './view'
import { onPath } from './view'

export const MOVES = ['stay', 'leave'] as const

/** What leaving would bring, alone and with one other. */
export function prospects(view: DiamantView, seat: number): { carried: number; alone: number; shared: number } {
  const carried = view.seats[seat]!.carried
  return { carried, alone: carried + onPath(view), shared: carried + Math.floor(onPath(view) / 2) }
}
