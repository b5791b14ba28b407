/** Results of games that ended on this device. They stay in its storage. */

import { read, write } from './store'
import * as store from './store'
import type { Table } from './table.svelte'

export interface Player {
  name: string
  /** A bot's level, null for a person. */
  level: string | null
  score: number
  won: boolean
}

export interface Result {
  /** The table's id: no game counts twice. */
  table: string
  game: string
  /** When it ended, in milliseconds since 1970. */
  at: number
  players: Player[]
  /** The seats of the people at this device. */
  own: number[]
}

const MOST = 2_000
export const FORMAT = 'karat-results/1'

export const results = (): Result[] => read<Result[]>('results', [])

/** Puts results beside those that are here; the oldest go first. */
export function add(more: Result[]): void {
  const known = new Set(results().map(({ table }) => table))
  const all = [...results(), ...more.filter(({ table }) => !known.has(table))]
  write('results', all.sort((one, other) => one.at - other.at).slice(-MOST))
}

export const erase = (): void => write('results', [])

/** Keeps the result of a finished game that somebody at this device played. */
export function remember({ info, shown, seats, you, shared }: Table): void {
  const result = shown?.result
  if (!info || !result) return
  const people = shared ? (store.find(info.id)?.people ?? []).map(({ name }) => name) : []
  const own = seats.filter((one) => one.seat === you.seat || (one.kind === 'person' && people.includes(one.name)))
  if (own.length === 0) return
  const players = seats.map(({ name, level, seat }) => ({
    name,
    level,
    score: result.scores[seat]!,
    won: result.winners.includes(seat),
  }))
  add([{ table: info.id, game: info.game, at: Date.now(), players, own: own.map(({ seat }) => seat) }])
}

/** The results in a file that was saved here or elsewhere; null: it is something else. */
export function readFile(text: string): Result[] | null {
  try {
    const { format, results } = JSON.parse(text) as { format?: unknown; results?: unknown }
    return format === FORMAT && Array.isArray(results) && results.every(isResult) ? results : null
  } catch {
    return null
  }
}

function isResult(one: unknown): one is Result {
  const { table, game, at, players, own } = (one ?? {}) as Partial<Record<keyof Result, unknown>>
  return (
    typeof table === 'string' &&
    typeof game === 'string' &&
    Number.isFinite(at) &&
    Array.isArray(players) &&
    players.every(isPlayer) &&
    Array.isArray(own) &&
    own.every((seat) => Number.isInteger(seat) && seat in players)
  )
}

function isPlayer(one: unknown): one is Player {
  const { name, level, score, won } = (one ?? {}) as Partial<Record<keyof Player, unknown>>
  const named = typeof name === 'string' && (level === null || typeof level === 'string')
  return named && Number.isFinite(score) && typeof won === 'boolean'
}

/** One game as one of its players sees it. */
export interface Mine {
  table: string
  game: string
  at: number
  score: number
  won: boolean
  rivals: Player[]
}

/** The names that people at this device go by, the most frequent first. */
export function people(all: Result[]): string[] {
  const counts = new Map<string, number>()
  for (const { players, own } of all)
    for (const seat of own) counts.set(players[seat]!.name, (counts.get(players[seat]!.name) ?? 0) + 1)
  return [...counts].sort((one, other) => other[1] - one[1]).map(([name]) => name)
}

export function of(all: Result[], name: string): Mine[] {
  return all.flatMap(({ table, game, at, players, own }) =>
    own
      .filter((seat) => players[seat]!.name === name)
      .map((seat) => ({
        table,
        game,
        at,
        score: players[seat]!.score,
        won: players[seat]!.won,
        rivals: players.filter((_, other) => other !== seat),
      })),
  )
}

export interface Rival {
  name: string
  level: string | null
  games: number
  /** Games that you won, and that the rival won. */
  won: number
  lost: number
}

/** Whom you met most often; a person before bots. Bots are told apart by their level. */
export function favourite(mine: Mine[]): Rival | null {
  const met = new Map<string, Rival>()
  const known = ({ name, level }: Pick<Rival, 'name' | 'level'>) => (level === null ? `person ${name}` : `bot ${level}`)
  for (const { rivals, won } of mine) {
    const winners = new Set(rivals.filter((rival) => rival.won).map(known))
    const all = new Map(rivals.map((rival) => [known(rival), rival])) // several bots of a level are one game
    for (const [key, { name, level }] of all) {
      const rival = met.get(key) ?? { name, level, games: 0, won: 0, lost: 0 }
      met.set(key, {
        ...rival,
        games: rival.games + 1,
        won: rival.won + Number(won && !winners.has(key)),
        lost: rival.lost + Number(!won && winners.has(key)),
      })
    }
  }
  const order = (one: Rival, other: Rival) =>
    Number(one.level !== null) - Number(other.level !== null) || other.games - one.games
  return [...met.values()].sort(order)[0] ?? null
}
