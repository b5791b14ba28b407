/** Kadora's events in words, and in moments that eyes can follow. */

import type { Beat } from '../../lib/game'
import type { GameEvent, Values } from '../../lib/protocol'
import { listed, say, type Args } from '../../lib/speech.svelte'
import { colour, type Voice } from '../../lib/voice'
import {
  cardsOf,
  COLOURS,
  COLUMNS,
  isBack,
  kind,
  loots,
  standings,
  takes,
  value,
  type KadoraSeat,
  type KadoraView,
  type Standing,
} from './view'

export function cardWords(card: string): string {
  if (isBack(card)) return say('kadora-back', { colour: colour(card) })
  return say('kadora-card', { colour: colour(card[0]!), value: value(card), kind: say(`kadora-kind-${kind(card)}`) })
}

export function tell(event: GameEvent, voice: Voice): string {
  const more: Args = {}
  if ('card' in event) more.card = cardWords(String(event.card))
  if ('cards' in event) more.cards = listed((event.cards as string[]).map(cardWords))
  return voice.tell(event, more)
}

/** Events that are shown together, and for how long. */
const TOGETHER: [kinds: string[], hold: number][] = [
  [['keep', 'place'], 800],
  [['take'], 1500],
  [['gift'], 1500],
  [['draw'], 600],
  [['refill'], 700],
  [['last_turns'], 1500],
  [['show'], 1600],
  [['island'], 1500],
  [['face_down'], 900],
]

export function beats(events: GameEvent[], before: KadoraView): Beat<KadoraView>[] {
  const found: Beat<KadoraView>[] = []
  let view = before
  let group: unknown = null
  for (const event of events) {
    const together = TOGETHER.find(([kinds]) => kinds.includes(event.event))
    view = step(view, event)
    const last = found.at(-1)
    // Colours are turned down one by one; everything else of a kind is one moment.
    const joins = last && together && together === group && event.event !== 'face_down' && event.event !== 'keep'
    if (joins) found[found.length - 1] = { ...last, events: [...last.events, event], view }
    else found.push({ events: [event], hold: together?.[1] ?? 0, view })
    group = together
  }
  return found
}

/** What a chosen move does, in a sentence; null while nothing is known of it. */
export function effectWords(move: string, view: KadoraView, aid: Values | null, you: number): string | null {
  if (aid === null || !move.startsWith('place ')) return null
  const gains = cardsOf(takes(aid, move))
  if (gains.length === 0) return say('kadora-takes-nothing')
  const all = loots(view)
  const [before, after] = [all, all.map((loot, seat) => (seat === you ? [...loot, ...gains] : loot))].map(
    (some) => standings(some)[you]!,
  ) as [Standing, Standing]
  const leads = COLOURS.filter((_, c) => after.leads[c] && !before.leads[c]).map((letter) => colour(letter))
  const told = say('kadora-takes', { cards: listed(gains.map(cardWords)), before: before.open, after: after.open })
  return leads.length ? `${told} ${say('kadora-would-lead', { colours: listed(leads) })}` : told
}

/** The view a moment later. It only moves what the event tells; the server's own view follows at the end. */
export function step(view: KadoraView, event: GameEvent): KadoraView {
  const seat = event.seat as number
  const cards = (event.cards ?? []) as string[]
  const at = (event.cells ?? []) as string[]
  const seats = (to: (one: KadoraSeat) => Partial<KadoraSeat>, of = seat) =>
    view.seats.map((one, p) => (p === of ? { ...one, ...to(one) } : one))
  const block = (to: (name: string, card: string) => string) =>
    view.block.map((line, row) => line.map((card, column) => to(`${COLUMNS[column]}${row + 1}`, card)))
  switch (event.event) {
    case 'gift': {
      const given = seats((one) => ({ loot: one.loot.filter((card) => !cards.includes(card)) }))
      return {
        ...view,
        seats: given.map((one, p) => (p === event.to ? { ...one, loot: [...one.loot, ...cards] } : one)),
      }
    }
    case 'place': {
      const card = String(event.card)
      return {
        ...view,
        turn: seat,
        step: 'place',
        block: block((name, there) => (name === event.cell ? card : there)),
        seats: seats((one) => ({ hand: without(one.hand, one.hand.includes(card) ? card : card[0]!) })),
      }
    }
    case 'take':
      return {
        ...view,
        block: block((name, there) => (at.includes(name) ? '-' : there)),
        seats: seats((one) => ({ loot: [...one.loot, ...cards] })),
      }
    case 'draw': {
      const row = event.row as 'left' | 'right'
      return {
        ...view,
        [row]: view[row].slice(1),
        seats: seats((one) => ({ hand: [...one.hand, String(event.card ?? event.back)] })),
      }
    }
    case 'refill': {
      const row = event.row as 'left' | 'right'
      return {
        ...view,
        [row]: view[row].slice(cards.length),
        block: block((name, there) => (at.includes(name) ? cards[at.indexOf(name)]! : there)),
      }
    }
    case 'last_turns':
      return { ...view, last_turns: event.turns as number }
    case 'show':
      return { ...view, seats: seats((one) => ({ hand: [], loot: [...one.loot, ...cards] })) }
    case 'island':
      return { ...view, aside: cards }
    default:
      return view
  }
}

function without(list: string[], one: string): string[] {
  const place = list.indexOf(one)
  return list.filter((_, i) => i !== place)
}

/** How much an event decided: gifts hurt, and so do big hauls. */
export function weight(event: GameEvent): number {
  if (event.event !== 'gift' && event.event !== 'take') return 0
  const points = (event.cards as string[]).reduce((sum, card) => sum + value(card), 0)
  return event.event === 'gift' ? 2 * points : points
}
