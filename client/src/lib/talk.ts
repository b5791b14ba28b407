/** What can be said at a table; the names are the server's. */

import type { Said } from './protocol'
import { say } from './speech.svelte'

export const PHRASES = [
  'hello',
  'good-luck',
  'your-turn',
  'thinking',
  'well-played',
  'thank-you',
  'oops',
  'lucky',
  'unlucky',
  'wow',
  'back-soon',
  'here-again',
  'once-more',
  'good-game',
  'bye',
]
export const STICKERS = [
  'smile',
  'laugh',
  'wink',
  'think',
  'surprise',
  'cry',
  'heart',
  'clap',
  'gem',
  'torch',
  'crown',
  'sleep',
]

/** What was said, in words. */
export function spoken(said: Said): string {
  if (said.what === 'phrase') return say(`browser-phrase-${said.value}`)
  return said.what === 'sticker' ? say(`browser-sticker-${said.value}`) : said.value
}
