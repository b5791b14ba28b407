/** Everything people read comes from the Fluent catalogues, one a language, which the terminal reads as well. */

import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle'
import { settings } from './settings.svelte'

const FILES = import.meta.glob<string>('../../../src/karat/locale/*.ftl', { query: '?raw', import: 'default' })
const PATHS = new Map(Object.keys(FILES).map((path) => [path.replace(/^.*\/|\.ftl$/g, ''), path]))

export const LANGUAGES = [...PATHS.keys()].sort()
export type Args = Record<string, FluentVariable>

export const speech = $state({ language: '' })
let bundle = $state.raw<FluentBundle | null>(null)

export function catalogue(language: string, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  const wrong = made.addResource(new FluentResource(text))
  if (wrong.length) throw wrong[0]
  return made
}

/** The language to speak: the player's choice, else the browser's, else English. */
export function wanted(choice: string, offered: readonly string[]): string {
  for (const tag of [choice, ...offered]) {
    const found = [tag, tag.split('-')[0] ?? ''].find((one) => PATHS.has(one))
    if (found) return found
  }
  return 'en'
}

export function use(made: FluentBundle, language: string): void {
  bundle = made
  speech.language = language
}

/** Loads the wanted language; until it is there the old one stays. */
export async function speak(): Promise<void> {
  const language = wanted(settings.language, navigator.languages)
  if (language === speech.language) return
  const text = await FILES[PATHS.get(language)!]!()
  use(catalogue(language, text), language)
  document.documentElement.lang = language
}

/** The message with this id, with these values in it. What is missing is a mistake of ours, but the game goes on. */
export function say(id: string, args: Args = {}): string {
  const message = find(id)
  if (!message?.value) {
    console.error(`there is no message ${id}`)
    return id
  }
  const wrong: Error[] = []
  const text = bundle!.formatPattern(message.value, args, wrong)
  if (wrong.length) console.error(`${id}: ${wrong[0]!.message}`)
  return text
}

export function has(id: string): boolean {
  return find(id) !== undefined
}

/** The attributes of a message in their order, each as a text. */
export function parts(id: string): [name: string, text: string][] {
  const message = find(id)
  return Object.entries(message?.attributes ?? {}).map(([name, pattern]) => [name, bundle!.formatPattern(pattern, {})])
}

/** With a capital at its beginning. */
export function sentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** Words as a list in a sentence. */
export function listed(words: string[]): string {
  const last = words.at(-1)
  if (last === undefined) return say('nothing')
  return words.length === 1 ? last : say('and', { first: words.slice(0, -1).join(', '), last })
}

function find(id: string): Message | undefined {
  return bundle?.getMessage(id)
}
