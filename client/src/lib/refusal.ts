/** Why something was refused, in the reader's language; in the server's words only where the catalogue lacks them. */

import { Trouble } from './api'
import type { GameClient } from './game'
import type { Command, Refused, Values } from './protocol'
import { has, say, sentence } from './speech.svelte'
import { colour, type Voice } from './voice'

/** A refusal, and what it was an answer to. */
export type Refusal = Refused & { to?: Command['type'] }

const SEATS = ['seat', 'to', 'other', 'turn', 'seller'] // values that hold a seat

export function refusalWords(refusal: Refusal, voice: Voice, game: GameClient | null): string {
  const { reason, error, field, to } = refusal
  const id = reason ? known(`${voice.game}-refusal-${reason}`, `refusal-${reason}`) : plain(error, field, to)
  return id ? sentence(say(id, explained(refusal.values ?? {}, voice, game))) : refusal.sentence
}

/** What went wrong with a request. */
export function troubleWords(wrong: unknown): string {
  if (!(wrong instanceof Trouble) || wrong.error === 'away') return say('browser-gone-text')
  const id = plain(wrong.error, wrong.field)
  return id ? say(id) : wrong.message
}

const known = (...ids: string[]) => ids.find(has)
const plain = (error: string, ...about: (string | undefined)[]) =>
  known(...about.map((one) => `browser-refusal-${error}-${one}`), `browser-refusal-${error}`)

/** The values of a refusal or a reason as they stand in sentences. */
export function explained(values: Values, voice: Voice, game: GameClient | null) {
  const told = Object.entries(values).map(([name, value]) => {
    if (SEATS.includes(name)) return [name, Number(value) in voice.names ? voice.name(Number(value)) : String(value)]
    if (name === 'colour') return [name, colour(String(value))]
    if (name === 'card') return [name, game?.card(String(value)) ?? String(value)]
    const id = known(`djinn-${name === 'task' ? 'aim' : name}-${value}`)
    return [name, id ? say(id) : typeof value === 'number' ? value : String(value)]
  })
  return Object.fromEntries(told)
}
