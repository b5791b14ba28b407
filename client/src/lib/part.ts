/** How catalogues are cut: into what all pages say, what belongs to one game, and the lessons. */

const GAMES = ['diamant', 'diamoniak', 'djinn', 'kadora', 'seashore']

/** The part that a message is in. */
export function partOf(id: string): string {
  const [first = '', second = ''] = id.split('-')
  if (first === 'learn' && GAMES.includes(second)) return 'lessons'
  return GAMES.includes(first) ? first : 'core'
}
