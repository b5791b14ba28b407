/** What a game from elsewhere brings along for the browser: its plain table and its words, from the server. */

import { ask } from './api'
import { partOf } from './part'
import type { Plain } from './protocol'

const asked = new Map<string, Promise<Plain>>()

/** The plain table of a game, and its words in a language; asked for once. */
export function plainOf(game: string, language: string): Promise<Plain> {
  const key = `${game} ${language}`
  let answer = asked.get(key)
  if (answer === undefined) {
    answer = ask<Plain>('GET', `/api/games/${encodeURIComponent(game)}/plain?language=${language}`)
    asked.set(key, answer)
    answer.catch(() => asked.delete(key))
  }
  return answer
}

/** The messages of a catalogue that belong to a game, by their ids; others might be somebody else's. */
export function messages(text: string, game: string): Map<string, string> {
  const found = text.split(/^(?=[a-zA-Z])/m).map((message) => [/^[\w-]*/.exec(message)![0], message] as const)
  return new Map(found.filter(([id]) => partOf(id, [], new Set([game])) === game))
}

/** A catalogue of a game from elsewhere: what it lacks in a language is there in English, and its name always. */
export async function words(game: string, language: string): Promise<string> {
  const { title, words } = await plainOf(game, language)
  const named = `browser-game-${game} = { ${JSON.stringify(title)} }\n`
  const texts = [named, words.en ?? '', words[language] ?? '']
  return [...new Map(texts.flatMap((text) => [...messages(`${text}\n`, game)])).values()].join('')
}
