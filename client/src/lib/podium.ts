/** Who stands where at the end. */

export interface Ranked {
  seat: number
  score: number
  won: boolean
  /** 1 for the winners; those with the same score share a place. */
  place: number
}

/** Seats from the first to the last. Winners are first, whatever the scores say: a tie may be broken by the rules. */
export function ranked(scores: number[], winners: number[], lowestWins = false): Ranked[] {
  const better = (one: number, other: number) => (lowestWins ? one - other : other - one)
  const rows = scores
    .map((score, seat) => ({ seat, score, won: winners.includes(seat), place: 0 }))
    .sort((one, other) => Number(other.won) - Number(one.won) || better(one.score, other.score))
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1]
    row.place = before && before.won === row.won && (row.won || before.score === row.score) ? before.place : at + 1
  }
  return rows
}

const MOST = 5 // people on the rocks, unless more have won

/** Those with a rock, by places, and the rest. */
export function podium(rows: Ranked[]): { rocks: Ranked[][]; rest: Ranked[] } {
  const rocks: Ranked[][] = []
  let people = 0
  for (const place of new Set(rows.map((row) => row.place))) {
    const group = rows.filter((row) => row.place === place)
    if (rocks.length === 3 || (rocks.length > 0 && people + group.length > MOST)) break
    rocks.push(group)
    people += group.length
  }
  return { rocks, rest: rows.slice(people) }
}

/** What is drawn: the winners in the middle, others at both sides of them, also where all of those share a place. */
export function stands(rocks: Ranked[][]): { place: number; group: Ranked[] }[] {
  const [first = [], second = []] = rocks
  if (rocks.length !== 2 || second.length < 2) return rocks.map((group, k) => ({ place: k + 1, group }))
  const half = Math.ceil(second.length / 2)
  return [
    { place: 1, group: first },
    { place: 2, group: second.slice(0, half) },
    { place: 2, group: second.slice(half) },
  ]
}
