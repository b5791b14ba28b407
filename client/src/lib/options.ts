/** The options of a game: in words, in a link, and as this device remembers them. */

import type { Component } from 'svelte'
import type { Values } from './protocol'
import { BOARDS } from './boards'
import { has, listed, parts, say, sentence } from './speech.svelte'
import * as store from './store'
import { colour, LETTERS } from './voice'

/** Draws one option with its cards, and lets it be chosen. */
export type Field = Component<FieldProps>

export interface FieldProps {
  name: string
  /** What it is called. */
  title: string
  value: unknown
  /** The game's own. */
  usual: unknown
  change: (value: unknown) => void
}

const FILES = import.meta.glob<{ default: Record<string, Field> }>('../games/*/forms.ts')

/** The options of a game that are drawn; all others are plain. */
export async function forms(game: string): Promise<Record<string, Field>> {
  return (await FILES[`../games/${game}/forms.ts`]?.())?.default ?? {}
}

/** The message that names an option; `<id>-text` says what it changes. */
export const named = (game: string, name: string) => `${game}-option-${name.replaceAll('_', '-')}`

/** Whether an option is offered: of our own games those that have words, of a game from elsewhere all. */
export const isOffered = (game: string, name: string) => !(game in BOARDS) || has(named(game, name))

/** What an option is called, and what it changes; a game from elsewhere may have no words for it. */
export const title = (game: string, name: string) =>
  has(named(game, name)) ? say(named(game, name)) : sentence(name.replaceAll('_', ' '))
export const about = (game: string, name: string) =>
  has(`${named(game, name)}-text`) ? say(`${named(game, name)}-text`) : ''

/** The choices of an option that its message has as attributes: `.left = …`, or `.n99 = …` for 99. */
export const choices = (game: string, name: string): [value: string, words: string][] =>
  parts(named(game, name)).map(([value, words]) => [value.replace(/^n(?=\d)/, ''), words])

/** What a number in a map of numbers is about: a card or a colour. */
export function keyWords(game: string, key: string): string {
  const effect = `${game}-effect-${key}`
  return has(effect) ? say(effect) : key in LETTERS ? colour(key) : key
}

/** The value of an option in words; of a map of numbers those that are not as `usual`. */
export function optionWords(game: string, name: string, value: unknown, usual: unknown): string {
  if (typeof value === 'boolean') return say(value ? 'browser-on' : 'browser-off')
  if (Array.isArray(value)) return listed(value.map(String))
  if (typeof value === 'object' && value !== null) {
    const changed = Object.entries(value).filter(([key, number]) => (usual as Values | undefined)?.[key] !== number)
    return listed(changed.map(([key, number]) => `${keyWords(game, key)} (${number})`))
  }
  return new Map(choices(game, name)).get(String(value)) ?? String(value)
}

/** Whether two values of an option are the same, in whatever order they are named. */
export function same(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  const [mine, others] = [Object.entries(one), new Map(Object.entries(other))]
  return mine.length === others.size && mine.every(([key, value]) => same(value, others.get(key)))
}

const whole = (value: unknown) => Number.isInteger(value)

/** Whether a value could be one of an option; the server knows whether it is. */
function fits(value: unknown, usual: unknown): boolean {
  if (Array.isArray(usual)) return Array.isArray(value) && value.length === usual.length && value.every(whole)
  if (typeof usual === 'object' && usual !== null)
    return (
      typeof value === 'object' &&
      value !== null &&
      Object.entries(value).every(([key, number]) => Object.hasOwn(usual, key) && whole(number))
    )
  return typeof value === typeof usual && (typeof usual !== 'number' || whole(value))
}

/** Of some options those that a game knows; `usual` are its own. */
export function fitting(options: Values, usual: Values): Values {
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => Object.hasOwn(usual, name) && fits(value, usual[name])),
  )
}

// In a link -----------------------------------------------------------------------------------------------------------
export const address = (game: string, options: Values) =>
  `/new/${game}#options=${encodeURIComponent(JSON.stringify(options))}`

/** The options in a link; null: it has none. What cannot be read has none that fit. */
export function sent(hash: string): Values | null {
  const text = /^#options=(.*)$/.exec(hash)?.[1]
  if (text === undefined) return null
  try {
    const found: unknown = JSON.parse(decodeURIComponent(text))
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Values) : { '': text }
  } catch {
    return { '': text }
  }
}

// On this device ------------------------------------------------------------------------------------------------------
const all = () => store.read<Record<string, Values>>('options', {})

export const remembered = (game: string): Values => all()[game] ?? {}
export const remember = (game: string, options: Values) => store.write('options', { ...all(), [game]: options })
