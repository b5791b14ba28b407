/** Sea or Shore's moves: `pass R`, `play G9 shore +2`, `take`, `steal 3`, `rob 2`, `draw 2`, `return G4 B7`. */

import { ascending, type Half } from './view'

export type Move =
  | { verb: 'pass'; colour: string }
  | { verb: 'play'; card: string; shows: Half; plus: number }
  | { verb: 'take' }
  | { verb: 'steal' | 'rob' | 'draw'; seat: number }
  | { verb: 'return'; cards: string[] }

export function read(move: string): Move {
  const [verb, ...rest] = move.split(' ')
  const first = rest[0] ?? ''
  if (verb === 'pass') return { verb, colour: first }
  if (verb === 'play') return { verb, card: first, shows: rest[1] as Half, plus: Number(rest[2] ?? 0) }
  if (verb === 'steal' || verb === 'rob' || verb === 'draw') return { verb, seat: Number(first) }
  return verb === 'return' ? { verb, cards: rest } : { verb: 'take' }
}

export const playMove = (card: string, shows: Half, plus: number) => `play ${card} ${shows}${plus ? ` +${plus}` : ''}`
export const returnMove = (cards: string[]) => ['return', ...[...cards].sort(ascending)].join(' ')

/** The numbers of plus cards that may be laid with a card. */
export function plusChoices(card: string, legal: string[]): number[] {
  const found = legal.map(read).flatMap((move) => (move.verb === 'play' && move.card === card ? [move.plus] : []))
  return [...new Set(found)].sort((one, other) => one - other)
}
