/** Everything people read comes from the Fluent catalogues, one a language, which the terminal reads as well. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Message } from '@fluent/bundle'
import { LANGUAGES, partOf, read, wanted } from './catalogues'
import { isolated } from './isolated'
import { settings } from './settings.svelte'

export { LANGUAGES, wanted }
export type Args = Record<string, FluentVariable>

export const speech = $state({ language: '' })
let bundle = $state.raw<FluentBundle | null>(null)
/** The country whose numbers, dates, plurals and voices a language has, where it is spoken in several. */
const COUNTRIES: Record<string, string> = { en: 'en-GB', pt: 'pt-PT' }
export const locale = (language = speech.language): string => COUNTRIES[language] ?? language

/** The parts of the language that are here; null when one catalogue holds everything. */
let here: Map<string, FluentResource> | null = new Map()
/** English, for what a language lacks: the parts that were sent for, and what can be said with them. */
const borrowed = new Map<string, FluentResource>()
let english = $state.raw<FluentBundle | null>(null)

export function catalogue(language: string, ...texts: (string | FluentResource)[]): FluentBundle {
  const made = new FluentBundle(locale(language), { useIsolating: false })
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
  document.documentElement.lang = locale()
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

async function borrow(part: string): Promise<void> {
  const text = await read('en', part)
  borrowed.set(part, new FluentResource(text))
  english = catalogue('en', ...borrowed.values())
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
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'string' ? isolated(value) : short(value)]),
  )

/**
 * The message with this id, with these values in it. What the language lacks is said in English, a moment later. What
 * is missing there too is a mistake of ours, but the game goes on.
 */
export function say(id: string, args: Args = {}): string {
  const found = find(id)
  if (!found?.message.value) {
    if (!known(id)) return ''
    if (speech.language !== 'en' && !borrowed.has(partOf(id))) {
      void borrow(partOf(id)).catch(() => undefined)
      return ''
    }
    console.error(`there is no message ${id}`)
    return id
  }
  const wrong: Error[] = []
  const text = found.from.formatPattern(found.message.value, mapped(args), wrong)
  if (wrong.length) console.error(`${id}: ${wrong[0]!.message}`)
  return text
}

export function has(id: string): boolean {
  return find(id) !== undefined
}

/** The attributes of a message in their order, each as a text. */
export function parts(id: string): [name: string, text: string][] {
  const found = find(id)
  return Object.entries(found?.message.attributes ?? {}).map(([name, text]) => [name, found!.from.formatPattern(text, {})])
}

/** What follows `start` in the ids of the messages that begin with it, in the order of the catalogue. */
export function ids(start: string): string[] {
  const all = here?.get(partOf(start))?.body.map(({ id }) => id) ?? []
  return all.filter((id) => id.startsWith(start)).map((id) => id.slice(start.length))
}

/** With a capital at its beginning. */
export function sentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** Letters of the longest word, for a label whose words must not break. */
export const letters = (text: string): number => Math.max(...text.split(/[\s-]/).map((word) => word.length))

/** So many of a hundred, as the language writes it. */
export function percent(value: number): string {
  return new Intl.NumberFormat(locale(), { style: 'percent' }).format(value / 100)
}

/** Before which “and” is another word in some language: Elena, Élodie; Inés, Hilda, Yvonne, not hielo, Iago, Yago. */
const SOUNDS = { 'and-e': /^h?e/i, 'and-i': /^(h?i(?![aeou])|y(?![aeiou]))/i }

/** Words as a list in a sentence. */
export function listed(words: string[]): string {
  const last = words.at(-1)
  if (last === undefined) return say('nothing')
  if (words.length === 1) return last
  const first = words.slice(0, -1).map(isolated).join(', ')
  const plain = last.normalize('NFD').replace('\u0301', '')
  const id = Object.entries(SOUNDS).find(([, sound]) => sound.test(plain))?.[0] ?? 'and'
  return say(id, { first, last })
}

/** What belongs to a game that nobody has asked for is sent for, and comes a moment later. */
function find(id: string): { message: Message; from: FluentBundle } | undefined {
  for (const from of [bundle, english]) {
    const message = from?.getMessage(id)
    if (message) return { message, from: from! }
  }
  if (!known(id)) void learn(partOf(id)).catch(() => undefined)
  return undefined
}

const known = (id: string) => here === null || here.has(partOf(id))
