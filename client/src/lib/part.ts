/** How catalogues are cut: into what all pages say, what the rules page says besides, and what belongs to one game. */

/** The part that a message is in. `games` have a board here; what `guests` bring, from elsewhere, is a part for each. */
export function partOf(id: string, games: readonly string[], guests: ReadonlySet<string> = new Set()): string {
  const [first = '', second = '', third = ''] = id.split('-')
  if (first === 'browser' && second === 'game') return games.includes(third) ? 'core' : third // names of games are everywhere
  const game = [first, second, third].find((word) => games.includes(word) || guests.has(word))
  return game ?? (first === 'booklet' ? 'booklets' : 'core')
}
