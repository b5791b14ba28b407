/** Who sits where around the carpet. */

export type Side = 'left' | 'back' | 'back alone' | 'right' | 'front' | 'front aside'

/** Wide: two sit opposite each other, three at left, right and in front, four all around. Upright: in columns, you last. */
const AROUND: Record<number, Side[]> = {
  2: ['back alone', 'front aside'],
  3: ['left', 'right', 'front'],
  4: ['left', 'back', 'right', 'front aside'],
}

/** By seat: its side of the carpet, and its column and row where people sit in columns. */
export function places(players: number, you: number | null, columns: number): { side: Side; style: string }[] {
  const last = you ?? players - 1
  return Array.from({ length: players }, (_, seat) => {
    const turn = (seat - last - 1 + 2 * players) % players
    return { side: AROUND[players]![turn]!, style: `--k: ${turn % columns}; --r: ${Math.floor(turn / columns)}` }
  })
}
