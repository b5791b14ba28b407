/** Djinn's moves: `play P15`, `djinn trump G`, `done`, `keep G9`, `cave run Y3 G4 P5`. */

import { ascending, type DjinnView } from './view'

export interface Move {
  verb: string
  /** Of `play` and `keep` the card, of `djinn` the effect, of `cave` the task. */
  what: string
  /** A colour or a seat for a Djinn card, the cards of a task. */
  rest: string[]
}

export function read(move: string): Move {
  const [verb = '', what = '', ...rest] = move.split(' ')
  return { verb, what, rest }
}

export function caveMove(task: string, cards: string[]): string {
  return ['cave', task, ...[...cards].sort(ascending)].join(' ')
}

/** What a Djinn card in hand still needs to be told: moves with each answer, or one move without a question. */
export function djinnMoves(effect: string, legal: string[]): string[] {
  return legal.filter((move) => move === `djinn ${effect}` || move.startsWith(`djinn ${effect} `))
}

/** A move with this Djinn card that the server can answer with the reason why not. */
export function djinnGuess(effect: string, view: DjinnView): string {
  const other = view.trick.find(({ seat }) => seat !== view.seat)?.seat ?? (view.seat === 0 ? 1 : 0)
  if (effect === 'trump') return 'djinn trump P'
  return effect === 'replace' || effect === 'swap' ? `djinn ${effect} ${other}` : `djinn ${effect}`
}

/** The kept cards that go on from those chosen to a way of meeting the task. */
export function leading(task: string, chosen: string[], legal: string[]): Set<string> {
  const found = new Set<string>()
  for (const { verb, what, rest } of legal.map(read)) {
    if (verb !== 'cave' || what !== task || !chosen.every((card) => rest.includes(card))) continue
    for (const card of rest) found.add(card)
  }
  return found
}
