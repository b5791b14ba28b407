/** What a plain table shows of a view, by the description of its game (karat.table.layout), and in which words. */

import type { GameEvent, Layout, Values, View, Zone } from '../lib/protocol'
import { has, listed, say, sentence, type Args } from '../lib/speech.svelte'
import { colour, type Voice } from '../lib/voice'

export interface PlainView extends View {
  seats: Values[]
  [field: string]: unknown
}

const tables = new Map<string, Layout>()
let latest = ''
export function describe(game: string, table: Layout): void {
  tables.set(game, table)
  latest = game
}
/** The game that was described last: the one on the page. */
export const last = () => latest
export const tableOf = ({ game }: View): Layout => tables.get(game)!

/** What a way through a view leads to; null where it leads nowhere. */
export function at(value: unknown, path: string): unknown {
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return null
    value = (value as Values)[name]
  }
  return value
}

/** The cards or dice of a zone: several, one or none. */
export const codes = (value: unknown): string[] =>
  value === null || value === undefined ? [] : Array.isArray(value) ? value.map(String) : [String(value)]

/** How many cards a hand has; that of another seat may be their number alone. */
export const handSize = (value: unknown): number => (typeof value === 'number' ? value : codes(value).length)

/** How many cards a pile has. */
export const size = (value: unknown): number => (Array.isArray(value) ? value.length : Number(value ?? 0))

/** How much of a counter is enough, of a seat by its entry in the view; null where it only counts. */
export function enough({ of }: Zone, view: View, seat: unknown = null): number | null {
  const most = typeof of === 'string' ? (at(seat, of) ?? at(view, of)) : of
  return typeof most === 'number' ? most : null
}

export const isHand = ({ as, laid }: Zone) => as === 'cards' && !laid

/** The colour of a card whose code is a letter and a number. */
export const suit = (game: string, card: string): string | null =>
  /^\D\d+$/.test(card) ? (tables.get(game)?.suits[card[0]!] ?? null) : null

// In words ------------------------------------------------------------------------------------------------------------
const plainly = (name: string) => name.replaceAll('_', ' ')

/** What a zone is called. */
export function named(game: string, { at }: Zone): string {
  const id = `${game}-zone-${at.replaceAll(/[._]/g, '-')}`
  return has(id) ? say(id) : sentence(plainly(at.split('.').at(-1)!))
}

/** A card: by its own message, as a colour and a number, or by its code. */
export function cardWords(game: string, card: string): string {
  const id = `${game}-card-${card}`
  if (has(id)) return say(id)
  const ink = suit(game, card)
  return ink ? say('card', { colour: colour(ink), number: Number(card.slice(1)) }) : card
}

/** Any value, as good as it goes. */
export function written(value: unknown): string {
  if (value === null || value === undefined || value === '') return say('nothing')
  if (typeof value === 'boolean') return say(value ? 'browser-on' : 'browser-off')
  if (Array.isArray(value)) return value.map(written).join(', ') || say('nothing')
  if (typeof value !== 'object') return String(value)
  return Object.entries(value).map(([name, one]) => `${plainly(name)} ${written(one)}`).join(', ')
}

/** A zone in words. */
export function zoneWords(game: string, zone: Zone, value: unknown, view: View, seat: unknown = null): string {
  const title = named(game, zone)
  if (zone.as === 'cards') return `${title}: ${listed(codes(value).map((card) => cardWords(game, card)))}`
  if (zone.as === 'dice') return `${title}: ${listed(codes(value))}`
  if (zone.as === 'pile') return `${title}: ${size(value)}`
  const most = zone.as === 'counter' ? enough(zone, view, seat) : null
  return `${title}: ${written(value)}${most === null ? '' : ` / ${most}`}`
}

/** What a view says in single numbers and words, for messages: its options, of a seat, of the table. */
function scalars(view: PlainView, seat: number | null): Args {
  const fields = { ...view.options, ...(seat === null ? {} : view.seats[seat]), ...view }
  const single = Object.entries(fields).filter(([, value]) => ['number', 'string', 'boolean'].includes(typeof value))
  return Object.fromEntries(single.map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]))
}

const NAMING = ['first', 'second', 'third'] // what the words of a move after its verb are called in its message

/** A move: by its message, or by its notation. `more` is a second line where the game has one. */
export function moveWords(move: string, view: PlainView, voice: Voice, more = false): string {
  const [verb = '', ...rest] = move.split(' ')
  const words = rest.map((word) => (/^\d+$/.test(word) ? Number(word) : cardWords(view.game, word)))
  const id = `${view.game}-move-${verb.replaceAll('_', '-')}${more ? '-more' : ''}`
  if (!has(id)) return more ? '' : sentence([plainly(verb), ...words].join(' '))
  const parts = Object.fromEntries(words.slice(0, NAMING.length).map((word, i) => [NAMING[i]!, word]))
  return sentence(say(id, { ...scalars(view, voice.you), ...parts, what: words.join(' ') }))
}

/** A message of the game about the whole table, or what stands in for it. */
export function tableWords(name: string, view: PlainView, you: number | null, otherwise: string): string {
  const id = `${view.game}-${name}`
  return has(id) ? say(id, scalars(view, you)) : otherwise
}

/** An event: by its message, or who, what, and the rest of it. */
export function eventWords(event: GameEvent, voice: Voice): string {
  const values = voice.values(event)
  for (const name of ['card', 'discarded'])
    if (typeof event[name] === 'string') values[name] = cardWords(voice.game, event[name])
  if (Array.isArray(event.cards)) values.cards = listed(event.cards.map((card) => cardWords(voice.game, String(card))))
  if (has(`${voice.game}-event-${event.event.replaceAll('_', '-')}`)) return voice.tell(event, values)
  const rest = Object.keys(event).filter((name) => name !== 'event' && name !== 'seat')
  const told = rest.map((name) => `${plainly(name)} ${values[name] ?? written(event[name])}`).join(', ')
  const what = plainly(event.event)
  return sentence(typeof event.seat === 'number' ? `${values.seat}: ${what}` : what) + (told ? ` (${told}).` : '.')
}

// Moves ---------------------------------------------------------------------------------------------------------------
/** The legal moves that name a card. */
export const naming = (card: string, legal: string[]): string[] =>
  legal.filter((move) => move.split(' ').slice(1).includes(card))

/** All cards that lie open before the reader, on the table and in the own hand. */
export function shownCards(view: PlainView, you: number | null): Set<string> {
  const { zones, seats } = tableOf(view)
  const open = zones.filter(({ as }) => as === 'cards').flatMap((zone) => codes(at(view, zone.at)))
  const own = seats
    .filter(({ as }) => as === 'cards')
    .flatMap((zone) =>
      view.seats.flatMap((seat, p) => (zone.laid || p === you ? codes(at(seat, zone.at)) : [])),
    )
  return new Set([...open, ...own])
}

/** A move that would be made with a card if it were allowed, to ask why it is not. */
export function wished(card: string, legal: string[], shown: Set<string>): string | null {
  const like = legal.find((move) => move.split(' ').slice(1).some((word) => shown.has(word)))
  return like ? like.split(' ').map((word) => (shown.has(word) ? card : word)).join(' ') : null
}
