/** Everything people read comes from the Fluent catalogues, one a language, which the terminal reads as well. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Message } from '@fluent/bundle'
import { LANGUAGES, read, wanted } from './catalogues'
import { partOf } from './part'
import { settings } from './settings.svelte'

export { LANGUAGES, wanted }
export type Args = Record<string, FluentVariable>

export const speech = $state({ language: '' })
let bundle = $state.raw<FluentBundle | null>(null)
/** The parts of the language that are here; null when one catalogue holds everything. */
let here: Map<string, FluentResource> | null = new Map()

export function catalogue(language: string, ...texts: (string | FluentResource)[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) {
    const wrong = made.addResource(typeof text === 'string' ? new FluentResource(text) : text)
    if (wrong.length) throw wrong[0]
  }
  return made
}

/** Speaks with a whole catalogue. */
export function use(made: FluentBundle, language: string): void {
  here = null
  bundle = made
  speech.language = language
}

/** Loads the wanted language with all parts in use; until it is there the old one stays. */
export async function speak(): Promise<void> {
  const language = wanted(settings.language, navigator.languages)
  if (language === speech.language) return
  const parts = [...new Set(['core', ...(here?.keys() ?? [])])]
  const texts = await Promise.all(parts.map((part) => read(language, part)))
  if (language !== wanted(settings.language, navigator.languages)) return
  here = new Map(parts.map((part, i) => [part, new FluentResource(texts[i]!)]))
  bundle = catalogue(language, ...here.values())
  speech.language = language
  document.documentElement.lang = language
}

/** Sees to it that a part of the catalogue is here: the words of a game. */
export async function learn(part: string): Promise<void> {
  const { language } = speech
  if (here === null || here.has(part)) return
  const text = await read(language, part)
  if (language !== speech.language) return learn(part)
  here.set(part, new FluentResource(text))
  bundle = catalogue(language, ...here.values())
}

/** A small whole number looks the same in all languages; the browser's way to write numbers is slow to set up. */
class Whole extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

const short = (value: FluentVariable) =>
  Number.isInteger(value) && Math.abs(value as number) < 1000 ? new Whole(value as number) : value

const mapped = (args: Args): Args =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, short(value)]))

/** The message with this id, with these values in it. What is missing is a mistake of ours, but the game goes on. */
export function say(id: string, args: Args = {}): string {
  const message = find(id)
  if (!message?.value) {
    if (!known(id)) return ''
    console.error(`there is no message ${id}`)
    return id
  }
  const wrong: Error[] = []
  const text = bundle!.formatPattern(message.value, mapped(args), wrong)
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

/** What belongs to a game that nobody has asked for is sent for, and comes a moment later. */
function find(id: string): Message | undefined {
  const found = bundle?.getMessage(id)
  if (found === undefined && !known(id)) void learn(partOf(id)).catch(() => undefined)
  return found
}

const known = (id: string) => here === null || here.has(partOf(id))
