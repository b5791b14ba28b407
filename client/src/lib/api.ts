/** The HTTP part of the server. What it refuses is thrown as a Trouble with a sentence for people. */

import type { GameInfo, LessonInfo, Link, Made, MyTable, NewTable, Problem, Refused, TableInfo, Taken } from './protocol'
import { device } from './store'

export class Trouble extends Error {
  constructor(readonly problem: Problem) {
    super(problem.sentence)
  }
}

/** The server cannot be reached. */
export const away = () => new Trouble({ error: 'away', sentence: 'The server does not answer.' })

/** `late`: what asks no longer wants the answer. */
export async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  token?: string | null,
  late?: AbortSignal,
): Promise<T> {
  const headers: Record<string, string> = { 'X-Device': device() }
  if (token) headers.Authorization = `Bearer ${token}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  let response: Response
  try {
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
    response = await fetch(path, { method, headers, body: text, signal: late })
  } catch {
    throw away()
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null
    throw new Trouble(problem ?? { error: 'mistake', sentence: response.statusText })
  }
  return (await response.json()) as T
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`

export const games = () => ask<GameInfo[]>('GET', '/api/games')
export const make = (wish: NewTable, token?: string | null) => ask<Made>('POST', '/api/tables', wish, token)
export const show = (table: string, token?: string | null) => ask<TableInfo>('GET', at(table), undefined, token)
export const sit = (table: string, name: string, colour?: string, token?: string | null, seat?: number) =>
  ask<Taken>('POST', `${at(table)}/seats`, { name, colour: colour ?? null, seat: seat ?? null }, token)
export const link = (table: string, token?: string | null) =>
  ask<Link>('GET', `${at(table)}/link`, undefined, token)
/** For another device of the same person: it holds what opens the seat. */
export const ownLink = (table: string, token: string | null) =>
  ask<Link>('GET', `${at(table)}/link?own=1`, undefined, token)
export const record = (table: string, token?: string | null) =>
  ask<unknown>('GET', `${at(table)}/record`, undefined, token)
export const lesson = (game: string, part: string) => ask<LessonInfo>('GET', `/api/lessons/${game}?part=${part}`)
export const lessonRefusal = (game: string, part: string, step: number, move: string) =>
  ask<Refused>('GET', `/api/lessons/${game}/${step}/refusal?part=${part}&move=${encodeURIComponent(move)}`)
export const mine = () => ask<MyTable[]>('GET', '/api/device')
