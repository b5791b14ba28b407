/** Diamoniak's moves: `draw`, `stop`, `fairy`, `buy 2`, `give diamond`. */

export interface Moves {
  draw: boolean
  stop: boolean
  fairy: boolean
  /** Seats that may be bought from. */
  buy: number[]
  /** Cards that may be given to the witch. */
  give: string[]
}

export function read(legal: string[]): Moves {
  const of = (verb: string) =>
    legal.filter((move) => move.startsWith(`${verb} `)).map((move) => move.slice(verb.length + 1))
  return {
    draw: legal.includes('draw'),
    stop: legal.includes('stop'),
    fairy: legal.includes('fairy'),
    buy: of('buy').map(Number),
    give: of('give'),
  }
}
