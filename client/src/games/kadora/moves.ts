/** Kadora's moves: `keep`, `gift Y 2`, `place Y4r b2`, `draw left`. */

export type Move =
  | { verb: 'keep' }
  | { verb: 'gift'; colour: string; to: number }
  | { verb: 'place'; card: string; cell: string }
  | { verb: 'draw'; row: 'left' | 'right' }

export function read(move: string): Move {
  const [verb, one = '', other = ''] = move.split(' ')
  if (verb === 'gift') return { verb, colour: one, to: Number(other) }
  if (verb === 'place') return { verb, card: one, cell: other }
  if (verb === 'draw') return { verb, row: one as 'left' | 'right' }
  return { verb: 'keep' }
}

export const placeMove = (card: string, cell: string) => `place ${card} ${cell}`

/** Who may be given a colour. */
export function receivers(colour: string, legal: string[]): number[] {
  return legal.map(read).flatMap((move) => (move.verb === 'gift' && move.colour === colour ? [move.to] : []))
}
