/** Kadora's events in words, and in moments that eyes can follow. */

import type { Beat } from '../../lib/game'
import type { GameEvent } from '../../lib/protocol'
import { listed, say, type Args } from '../../lib/speech.svelte'
import { colour, type Voice } from '../../lib/voice'
import { COLUMNS, isBack, kind, value, type KadoraSeat, type KadoraView } from './view'

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

/** How long each event is shown. Taken cards glow before they go. */
const HOLDS: Record<string, number> = {
  keep: 400,
  gift: 1500,
  place: 800,
  take: 1100,
  draw: 600,
  refill: 700,
  last_turns: 1500,
  show: 900,
  island: 1500,
  face_down: 1100,
}

export function beats(events: GameEvent[], before: KadoraView): Beat<KadoraView>[] {
  const found: Beat<KadoraView>[] = []
  let view = before
  for (const event of events) {
    const hold = HOLDS[event.event] ?? 0
    const next = step(view, event)
    if (event.event === 'take') found.push({ events: [event], hold, view }, { events: [], hold: 200, view: next })
    else found.push({ events: [event], hold, view: next })
    view = next
  }
  return found
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
