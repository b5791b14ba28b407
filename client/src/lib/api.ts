/** The HTTP part of the server. What it refuses is thrown as a Trouble with a sentence for people. */

import type { GameInfo, Made, MyTable, NewTable, Problem, TableInfo, Taken } from './protocol'
import { device } from './store'

export class Trouble extends Error {
  constructor(
    readonly error: string,
    sentence: string,
    readonly field?: string,
  ) {
    super(sentence)
  }
}

async function ask<T>(method: string, path: string, body?: unknown, token?: string | null): Promise<T> {
  const headers: Record<string, string> = { 'X-Device': device() }
  if (token) headers.Authorization = `Bearer ${token}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  let response: Response
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })
  } catch {
    throw new Trouble('away', 'The server does not answer.')
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null
    throw new Trouble(problem?.error ?? 'mistake', problem?.sentence ?? response.statusText, problem?.field)
  }
  return (await response.json()) as T
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`

export const games = () => ask<GameInfo[]>('GET', '/api/games')
export const make = (wish: NewTable) => ask<Made>('POST', '/api/tables', wish)
export const show = (table: string, token?: string | null) => ask<TableInfo>('GET', at(table), undefined, token)
export const sit = (table: string, name: string, colour?: string, token?: string | null, seat?: number) =>
  ask<Taken>('POST', `${at(table)}/seats`, { name, colour: colour ?? null, seat: seat ?? null }, token)
export const record = (table: string, token?: string | null) =>
  ask<unknown>('GET', `${at(table)}/record`, undefined, token)
export const mine = () => ask<MyTable[]>('GET', '/api/device')

export function socketAddress(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`
}
