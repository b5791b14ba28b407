/** What this device remembers: its secret, the tokens of its tables, and the name its player goes by. */

export interface Kept {
  id: string
  code: string
  game: string
  token: string
  /** The link and QR code that only the host was given. */
  link?: string
  qr?: string
  at: number
}

const MOST_TABLES = 60

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

export function forget(id: string): void {
  tables = kept().filter((one) => one.id !== id)
  write('tables', tables)
}

export { read, write }
