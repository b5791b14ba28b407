/** A game's printed booklet, as `src/karat/games/<id>/booklet.json` knows it: the terminal and docs read the same file. */

import { optionWords, same, title } from './options'
import type { GameEvent, Values, View } from './protocol'
import { parts, say, speech } from './speech.svelte'

/** Words by the languages that the booklet is in. */
type Words = Record<string, string>

export type Origin = 'printed' | 'source' | 'ours'

export interface Booklet {
  title: Words
  authors: string[]
  publisher: string | null
  booklet: string[]
  sections: string[]
  places: Record<string, Words>
  rules: Record<string, { from: Origin; at?: string; why?: string }>
  /** What the options are unless a table says otherwise, the rules that they change, and those that hold only with them. */
  options: Record<string, { usual: unknown; rules: string[]; only?: string[] }>
  /** The booklet's own words, each with the rule that explains it. */
  terms: ({ rule: string } & Words)[]
  /** What people ask about, with the rules that answer it. */
  topics?: Record<string, string[]>
  /** What another choice changes, in games of bots: how many of 1000 the one who begins wins, usually and then. */
  measured: Measured[]
  /** How often each card is in the box; where the highest stands for all numbers of a colour, those numbers: “1–12”. */
  cards: Record<string, number | string>
}

export interface Measured {
  rule: string
  set: Values
  players: number
  games: number
  wins: [usual: number, then: number]
  error: number
  decisions: [usual: number, then: number]
}

/** An example as the booklet prints it: what is seen at first, and after each move. */
export interface Example {
  at: string
  rules: string[]
  names: string[]
  steps: { view: View; events: GameEvent[] }[]
}

/** The heading in the booklet that speaks of something, in the reader's language where the booklet has it. */
export function heading(booklet: Booklet, at: string | undefined): string | null {
  const words = booklet.places[at ?? '']
  return words ? (words[speech.language] ?? Object.values(words)[0]!) : null
}

/** Why a rule is as it is, where the booklet does not settle it. */
export function reason(id: string, booklet: Booklet, rule: string): string | null {
  const why = booklet.rules[rule]?.why
  if (!why) return null
  return new Map([...parts('booklet-why'), ...parts(`${id}-origin`)]).get(why) ?? null
}

/** What a rule is looked up by beside its own words: its reason, the booklet's words for it, and those in which people ask. */
export function beside(id: string, booklet: Booklet, rule: string): string {
  const asked = new Map(parts('booklet-topics'))
  const topics = Object.entries(booklet.topics ?? {}).filter(([, rules]) => rules.includes(rule))
  const terms = booklet.terms.filter((term) => term.rule === rule).map(({ rule: _, ...words }) => Object.values(words).join(' '))
  return [reason(id, booklet, rule) ?? '', ...terms, ...topics.map(([topic]) => asked.get(topic) ?? '')].join(' ')
}

/** The options of a table that are not as usual. */
export function changes(booklet: Booklet, options: Values): [name: string, value: unknown][] {
  return Object.entries(options).filter(([name, value]) => {
    const known = booklet.options[name]
    return known !== undefined && !same(value, known.usual)
  })
}

/** The rules that do not hold at a table, because it plays without the option that they belong to. */
export const without = (booklet: Booklet, options: Values): string[] =>
  Object.entries(booklet.options).flatMap(([name, { only }]) => (only && options[name] === false ? only : []))

/** What a table has chosen, in words; of a map of numbers nothing where it is as usual. */
export function chosen(id: string, booklet: Booklet, options: Values): [name: string, words: string][] {
  return Object.entries(options).flatMap(([name, value]) => {
    const known = booklet.options[name]
    const map = typeof value === 'object' && value !== null && !Array.isArray(value)
    return known && !(map && same(value, known.usual)) ? [[name, choice(id, booklet, name, value)]] : []
  })
}

/** An option in words, with its value; of a map of numbers what is not as usual. */
export const choice = (id: string, booklet: Booklet, name: string, value: unknown): string =>
  say('booklet-chosen', { option: title(id, name), value: optionWords(id, name, value, booklet.options[name]?.usual) })

/** The page with the rules as a table has chosen them. */
export const rulesAt = (id: string, options: Values) =>
  `/rules/${id}?table=${encodeURIComponent(JSON.stringify(options))}`

/** What other choices would change, in sentences: how it was measured, and what came of each. */
export function measured(id: string, booklet: Booklet, rule: string): string[] {
  const told = booklet.measured
    .filter((one) => one.rule === rule)
    .flatMap(({ set, players, games, wins, error, decisions }) => [
      say('booklet-measured', { games, players }),
      say('booklet-effect', {
        choice: Object.entries(set).map(([option, value]) => choice(id, booklet, option, value)).join(', '),
        usual: wins[0],
        with: wins[1],
        error,
        before: decisions[0],
        length: decisions[1],
      }),
    ])
  return [...new Set(told)]
}
