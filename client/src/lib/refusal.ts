/** Refusals in the reader's language where the catalogue knows them, else in the server's words. */

import type { Refused } from './protocol'
import { has, say, sentence } from './speech.svelte'
import { colour, type Voice } from './voice'

const SEATS = ['seat', 'to', 'other', 'turn'] // values that hold a seat

export function refusalWords(refusal: Refused, voice: Voice): string {
  const id = refusal.reason ? `${voice.game}-refusal-${refusal.reason}` : `browser-refusal-${refusal.error}`
  if (!has(id)) return refusal.sentence
  const values = Object.entries(refusal.values ?? {}).map(([name, value]) => {
    if (typeof value === 'number') return [name, SEATS.includes(name) ? voice.name(value) : value]
    return [name, name === 'colour' ? colour(String(value)) : String(value)]
  })
  return sentence(say(id, Object.fromEntries(values)))
}
