/** What the same people have played and won, from one rematch to the next. */

import { facts } from './games'
import type { Seat } from './game'
import type { Before } from './protocol'
import type { Table } from './table.svelte'

/** How somebody did in one game; null: they were not there. */
export type Outcome = { score: number; won: boolean } | null

export interface Standing {
  /** Null: the bots, who count as one. */
  name: string | null
  /** Where they sit now. */
  colour: string | null
  won: number
  games: Outcome[]
}

/** Who has won how many of these games, the most first. Those who sit here are told also where they won nothing yet. */
export function standings(games: Before[], seats: Pick<Seat, 'kind' | 'name' | 'colour'>[]): Standing[] {
  const here = seats.filter(({ kind }) => kind === 'person')
  const names = [...here.map(({ name }) => name), ...games.flatMap((one) => one.names)]
  return [...new Set(names)]
    .map((name) => {
      const outcomes = games.map((one) => outcome(one, name))
      const colour = here.find((one) => one.name === name)?.colour ?? null
      return { name, colour, won: outcomes.filter((one) => one?.won).length, games: outcomes }
    })
    .sort((one, other) => other.won - one.won)
}

/** Of several bots the best one counts. */
function outcome({ game, names, scores, winners }: Before, who: string | null): Outcome {
  const seats = names.flatMap((name, seat) => (name === who ? [seat] : []))
  if (seats.length === 0) return null
  const own = seats.map((seat) => scores[seat]!)
  const score = facts(game)?.lowest ? Math.min(...own) : Math.max(...own)
  return { score, won: seats.some((seat) => winners.includes(seat)) }
}

/** The games of these people up to this table; with this one, where it is over. */
export function soFar({ info, shown, seats }: Pick<Table, 'info' | 'shown' | 'seats'>): Before[] {
  const result = shown?.result
  if (!info || !result) return info?.before ?? []
  const names = seats.map(({ kind, name }) => (kind === 'person' ? name : null))
  return [...(info.before ?? []), { game: info.game, names, scores: result.scores, winners: result.winners }]
}
