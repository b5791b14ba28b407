/** How far lessons were followed on this device, and which puzzles were solved. */

import { read, write } from './store'

export interface Progress {
  step: number
  done: boolean
  /** Of puzzles: those that were solved. */
  solved?: number[]
}

/** The chapters of every game, and what comes after them. */
export const CHAPTERS = ['1', '2']
export const PUZZLES = 'puzzles'
/** Positions of one finished game, which the device does not keep. */
export const MISTAKES = 'mistakes'
export const isPart = (part: string) => part === PUZZLES || CHAPTERS.includes(part)

/** A part has the name of its game, and its own where it is not the first. */
const called = (game: string, part: string) => (part === '1' ? game : `${game}/${part}`)
export const address = (game: string, part: string) => `/learn/${called(game, part)}`

const all = () => read<Record<string, Progress>>('learn', {})
export const progress = (game: string, part: string): Progress => all()[called(game, part)] ?? { step: 0, done: false }
export const note = (game: string, part: string, now: Progress): void =>
  write('learn', { ...all(), [called(game, part)]: now })

/** The finished chapters, and what to go on with: the first that is not, then puzzles. */
export function learned(game: string): { done: number; next: string } {
  const open = CHAPTERS.filter((part) => !progress(game, part).done)
  return { done: CHAPTERS.length - open.length, next: open[0] ?? PUZZLES }
}
