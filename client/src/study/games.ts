/** Finished games by name: a table's code, or the fingerprint of a record that the server keeps. */

import { ask } from '../lib/api'
import type { GameClient } from '../lib/game'
import type { Advice, Analysis, LessonInfo, NewTable, Reason, ReplayInfo } from '../lib/protocol'
import { explained } from '../lib/refusal'
import { has, say, sentence } from '../lib/speech.svelte'
import * as store from '../lib/store'
import type { Voice } from '../lib/voice'

/** Whose cards are seen: a seat's, everybody's, or nobody's. */
export type Eyes = number | 'open' | null

const isRecord = (name: string) => /^[0-9a-f]{32}$/.test(name)
const at = (name: string) => (isRecord(name) ? `/api/records/${name}` : `/api/tables/${encodeURIComponent(name)}`)
export const tokenOf = (name: string) => store.find(name)?.token ?? null

export const replay = (name: string, eyes: Eyes) =>
  ask<ReplayInfo>('GET', `${at(name)}/replay${eyes === null ? '' : `?eyes=${eyes}`}`, undefined, tokenOf(name))
export const analysis = (name: string) => ask<Analysis>('GET', `${at(name)}/analysis`, undefined, tokenOf(name))
/** The decisions that cost a seat something, to be made once more. */
export const mistakes = (name: string, seat: number) =>
  ask<LessonInfo>('GET', `${at(name)}/mistakes?eyes=${seat}`, undefined, tokenOf(name))
export const advice = (table: string, token: string | null, late: AbortSignal) =>
  ask<Advice>('GET', `${at(table)}/advice`, undefined, token, late)

/** A moment as the beginning of another table. */
export const beginning = (name: string, move: number): NewTable['from'] =>
  isRecord(name) ? { record: name, move } : { table: name, move }

// The server keeps no names of a record; this device remembers those that stood in the file.
const MOST_NAMES = 40
type Names = Record<string, string[]>

/** Hands a file to the server; the name it is kept under. */
export async function keep(file: Blob): Promise<string> {
  const text = await file.text()
  const { record } = await ask<{ record: string }>('POST', '/api/records', text)
  const names = (JSON.parse(text) as { names?: unknown }).names
  if (Array.isArray(names)) {
    const others = Object.entries(store.read<Names>('names', {})).filter(([id]) => id !== record)
    store.write('names', Object.fromEntries([[record, names.map(String)], ...others].slice(0, MOST_NAMES)))
  }
  return record
}

export const namesOf = (name: string): string[] => store.read<Names>('names', {})[name] ?? []

/** A bot's reasons in sentences. */
export function reasonWords(reasons: Reason[], game: GameClient, voice: Voice): string {
  return reasons
    .map(({ id, values }) => ({ id: `${voice.game}-reason-${id.slice(voice.game.length + 1)}`, values }))
    .filter(({ id }) => has(id))
    .map(({ id, values }) => sentence(say(id, explained(values, voice, game))))
    .join(' ')
}
