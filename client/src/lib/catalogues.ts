/** The catalogues in the parts that pages need (lib/part.ts says which, vite.config.ts cuts them). */

import FILES from 'virtual:catalogues'
import { BOARDS } from './boards'
import { words } from './brought'
import * as part from './part'

const PATHS = new Set(Object.keys(FILES.core!))
const OURS = Object.keys(BOARDS)
/** Games that have no part here: the server is asked for their words. */
const guests = new Set<string>()

export const LANGUAGES = [...PATHS].sort()

/** The language to speak: the player's choice, else the browser's, else English. */
export function wanted(choice: string, offered: readonly string[]): string {
  for (const tag of [choice, ...offered]) {
    const found = [tag, tag.split('-')[0] ?? ''].find((one) => PATHS.has(one))
    if (found) return found
  }
  return 'en'
}

/** The part that a message is in. */
export const partOf = (id: string) => part.partOf(id, OURS, guests)

/** The text of a part; a game that nobody knows has nothing to say. */
export async function read(language: string, part: string): Promise<string> {
  if (FILES[part]) return FILES[part][language]!()
  guests.add(part)
  return words(part, language).catch(() => '')
}
