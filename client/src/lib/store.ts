/** What this device remembers: its secret, the tokens of its tables, and the name its player goes by. */

import type { MyTable, TableInfo, Taken } from './protocol'

export interface Kept {
  id: string
  code: string
  game: string
  token: string
  /** The link that only the host was given. */
  link?: string
  /** The people who play on this device, with the tokens of their seats; it is host without a seat. */
  people?: Person[]
  /** This device is the table's big screen, and its host. */
  screen?: true
  /** The table is on a big screen: this device shows no more than its player's own hand. */
  hand?: boolean
  /** What was known when this device last looked: the others, and whose turn it was; null: nobody's. */
  others?: { name: string; colour: string }[]
  turn?: 'you' | { name: string } | null
  over?: boolean
  at: number
}

export interface Person {
  name: string
  token: string
}

const MOST_TABLES = 200
const LOOKED = 10 // finished games that may have a rematch

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`karat-${key}`)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(`karat-${key}`, JSON.stringify(value))
  } catch {
    // a private window without storage still plays, it only forgets
  }
}

let secret: string | null = null

export function device(): string {
  secret ??= read<string | null>('device', null)
  if (secret === null) {
    secret = [...crypto.getRandomValues(new Uint8Array(20))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    write('device', secret)
  }
  return secret
}

let tables: Kept[] | null = null

export function kept(): Kept[] {
  return (tables ??= read<Kept[]>('tables', []))
}

export function keep(table: Omit<Kept, 'at'>): void {
  const others = kept().filter((one) => one.id !== table.id)
  tables = [{ ...find(table.id), ...table, at: Date.now() }, ...others].slice(0, MOST_TABLES)
  write('tables', tables)
}

export function find(name: string): Kept | undefined {
  const wanted = name.toUpperCase()
  return kept().find((one) => one.id === name || one.code === wanted)
}

/**
 * What lets this device in at a table: what it keeps, or the secret of an invitation, `#join=…` or `#watch=…`. A big
 * screen watches, whoever sits at this device otherwise.
 */
export function tokenFor(code: string, hash: string): string | null {
  const known = find(code)
  return isScreen(hash) && !known?.screen ? invitation(hash) : (known?.token ?? invitation(hash))
}

export function invitation(hash: string): string | null {
  return /^#(?:join|watch|screen)=(.+)$/.exec(hash)?.[1] ?? null
}

export const isScreen = (hash: string) => /^#screen\b/.test(hash)

/** Somebody sits down at this device. */
export function seat(id: string, { token, seat, table }: Taken): void {
  const person = { name: table.seats[seat]!.name, token }
  keep({ ...find(id)!, people: [...(find(id)?.people ?? []), person] })
}

/** What this device sees of a table of its own. */
export function note(id: string, seen: Pick<Kept, 'others' | 'turn' | 'over'>): void {
  const known = find(id)
  if (!known || JSON.stringify([known.others, known.turn, known.over]) === JSON.stringify(Object.values(seen))) return
  tables = kept().map((one) => (one === known ? { ...one, ...seen } : one))
  write('tables', tables)
}

/** The games that are not over, those that wait for this device first, then the newest. */
export function unfinished(phases: Record<string, string> = {}): Kept[] {
  const ended = (one: Kept) => one.over || ['over', 'closed'].includes(phases[one.id] ?? '')
  return kept()
    .filter((one) => !ended(one))
    .sort((one, other) => Number(other.turn === 'you') - Number(one.turn === 'you') || other.at - one.at)
}

/** The next table of a rematch, which this device comes to as it was at the last one. */
export function follow(from: string, { id, code, game }: Pick<TableInfo, 'id' | 'code' | 'game'>, token: string): void {
  const { people, screen, hand } = find(from) ?? {}
  keep({ id, code, game, token, people, screen, hand })
}

/**
 * Finds the tables that somebody else opened for one more game while this device looked elsewhere: it is known there, with
 * the token of the table before. Whether there were any.
 */
export async function rematched(
  known: MyTable[],
  show: (table: string, token: string) => Promise<TableInfo>,
): Promise<boolean> {
  const lost = known.filter(({ id, phase }) => !find(id) && (phase === 'open' || phase === 'playing'))
  const over = new Set(known.filter(({ phase }) => phase === 'over').map(({ id }) => id))
  let found = false
  for (const { id, token } of lost.length ? kept().filter((one) => over.has(one.id)).slice(0, LOOKED) : []) {
    const { next } = await show(id, token)
    const table = lost.find((one) => one.id === next)
    if (!table) continue
    follow(id, table, token)
    found = true
  }
  return found
}

export function forget(id: string): void {
  tables = kept().filter((one) => one.id !== id)
  write('tables', tables)
}

export { read, write }
