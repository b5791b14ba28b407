/** Where ships lie around the island. */

export type Berth = 'near-left' | 'far-left' | 'far-right' | 'near-right'

const BERTHS: Berth[] = ['near-left', 'far-left', 'far-right', 'near-right']

/** By seat: yours nearest at the left, the others clockwise from it; two lie opposite each other, the raft beside you. */
export function berths(players: number, you: number | null): Berth[] {
  const first = you ?? players - 1
  return Array.from({ length: players }, (_, seat) => {
    const turn = (seat - first + players) % players
    return BERTHS[players === 2 && turn === 1 ? 2 : turn]!
  })
}
