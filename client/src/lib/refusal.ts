/** Why something was refused, in the reader's language; in the server's words only where the catalogue lacks them. */

import { Trouble } from './api'
import type { GameClient } from './game'
import type { Problem, Refused, Values } from './protocol'
import { has, say, sentence, type Args } from './speech.svelte'
import { colour, type Voice } from './voice'

const SEATS = ['seat', 'to', 'other', 'turn', 'seller'] // values that hold a seat
const WORDS: Record<string, string> = { effect: 'effect', task: 'aim' } // values that a game may have words for, and where

export function refusalWords(refusal: Refused, voice: Voice, game: GameClient | null): string {
  const id = known(`${voice.game}-refusal-${refusal.reason}`) ?? plain(refusal)
  return id ? sentence(say(id, explained(refusal.values ?? {}, voice, game))) : refusal.sentence
}

/** What went wrong with a request. */
export function troubleWords(wrong: unknown): string {
  if (!(wrong instanceof Trouble) || wrong.problem.error === 'away') return say('browser-gone-text')
  const id = plain(wrong.problem)
  return id ? say(id, wrong.problem.values as Args) : wrong.message
}

const known = (...ids: string[]) => ids.find(has)
const plain = ({ reason, error }: Problem) => known(`refusal-${reason}`, `refusal-${error}`)

/** The values of a refusal or a reason as they stand in sentences. */
export function explained(values: Values, voice: Voice, game: GameClient | null) {
  const told = Object.entries(values).map(([name, value]) => {
    if (SEATS.includes(name)) return [name, Number(value) in voice.names ? voice.name(Number(value)) : String(value)]
    if (name === 'colour') return [name, colour(String(value))]
    if (name === 'card') return [name, game?.card(String(value)) ?? String(value)]
    const id = known(`${voice.game}-${WORDS[name]}-${value}`)
    return [name, id ? say(id) : typeof value === 'number' ? value : String(value)]
  })
  return Object.fromEntries(told)
}
