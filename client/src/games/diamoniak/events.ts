/** Diamoniak's events in words, and in moments that eyes can follow. */

import type { Beat } from '../../lib/game'
import type { GameEvent } from '../../lib/protocol'
import { listed, say, type Args } from '../../lib/speech.svelte'
import type { Voice } from '../../lib/voice'
import { count, type DiamoniakSeat, type DiamoniakView } from './view'
import { cardsWords } from './words'

export function tell(event: GameEvent, voice: Voice): string {
  const card: Args = event.card === undefined ? {} : { card: say(`diamoniak-card-${event.card}`) }
  return voice.tell(event, card)
}

/** Events in a line: what somebody drew one after another, and what the witch got, is told once. */
export function tells(events: GameEvent[], voice: Voice): string {
  const groups: GameEvent[][] = []
  for (const event of events) {
    const before = groups.at(-1)?.[0]
    const same = before?.event === event.event && before.seat === event.seat && SUMMED.includes(event.event)
    if (same) groups.at(-1)!.push(event)
    else groups.push([event])
  }
  return groups.map((group) => (group.length === 1 ? tell(group[0]!, voice) : summed(group, voice))).join(' ')
}

const SUMMED = ['draw', 'give', 'lose']

/** "Jasper loses 2 diamonds and 1 pink castle card to the witch." */
function summed(group: GameEvent[], voice: Voice): string {
  const cards = group.map(({ card }) => String(card))
  const kinds = [...new Set(cards)]
  const witch = kinds.filter((card) => card === 'witch').map(() => say('diamoniak-card-witch')) // never two of them
  const rest = kinds.filter((card) => card !== 'witch').map((card) => cardsWords(card, count(cards, card)))
  return voice.tell(group[0]!, { things: listed([...rest, ...witch]) }, `${group[0]!.event}-cards`)
}

/** Events that are shown together, and for how long; each of the last ones adds its own time. */
const TOGETHER: [kinds: string[], hold: number, each: number][] = [
  [['stop', 'turn'], 600, 0],
  [['give', 'lose', 'free'], 700, 320],
  [['shuffle'], 900, 0],
  [['draw'], 950, 0],
  [['join'], 900, 0],
  [['fairy'], 1300, 0],
  [['buy'], 1500, 0],
  [['over'], 1200, 0],
]
const WITCH = 1500 // milliseconds that her coming is shown

export function beats(events: GameEvent[], before: DiamoniakView): Beat<DiamoniakView>[] {
  const found: Beat<DiamoniakView>[] = []
  let view = before
  let group: unknown = null
  for (const event of events) {
    const together = TOGETHER.find(([kinds]) => kinds.includes(event.event))
    const last = found.at(-1)
    view = step(view, event)
    if (last && together && together === group)
      found[found.length - 1] = { events: [...last.events, event], hold: last.hold + together[2], view }
    else {
      const hold = event.event === 'draw' && event.card === 'witch' ? WITCH : (together?.[1] ?? 600)
      found.push({ events: [event], hold, view })
    }
    group = together
  }
  return found
}

/** The view a moment later: a card moves where the event says. */
export function step(view: DiamoniakView, event: GameEvent): DiamoniakView {
  const seat = event.seat as number
  const card = String(event.card)
  const change = (p: number, how: (one: DiamoniakSeat) => DiamoniakSeat): DiamoniakView => ({
    ...view,
    seats: view.seats.map((one, q) => (q === p ? how(one) : one)),
  })
  switch (event.event) {
    case 'turn':
      return { ...view, turn: seat, drawn: false, witch: null }
    case 'shuffle':
      return { ...view, deck: view.deck + (event.cards as number), discard: [] }
    case 'draw': {
      const moved =
        event.to === 'discard'
          ? view
          : change(seat, (one) => (event.to === 'castle' ? built(one, card, 1) : kept(one, card)))
      return {
        ...moved,
        deck: view.deck - 1,
        drawn: true,
        discard: event.to === 'discard' ? [...view.discard, card] : view.discard,
      }
    }
    case 'join':
      return change(seat, (one) => ({
        ...built(one, String(event.colour), event.cards as number),
        store: one.store.filter((other) => other !== event.colour),
      }))
    case 'fairy':
      return { ...change(seat, (one) => without(one, 'fairy')), discard: [...view.discard, 'fairy'] }
    case 'give':
    case 'lose':
      return {
        ...change(seat, (one) => without(one, card)),
        discard: [...view.discard, card],
        witch: view.witch && view.witch - 1,
      }
    case 'free':
      return change(seat, (one) => ({ ...one, colour: null, castle: 0 }))
    case 'buy': {
      const paid = Array.from({ length: event.diamonds as number })
      const bought = change(seat, (one) =>
        paid.reduce<DiamoniakSeat>((left) => without(left, 'diamond'), built(one, card, 1)),
      )
      const from = event.from as number
      const seats = bought.seats.map((one, p) =>
        p === from
          ? { ...without(one, card), store: [...without(one, card).store, ...paid.map(() => 'diamond')] }
          : one,
      )
      return { ...bought, seats }
    }
    default:
      return view
  }
}

const built = (seat: DiamoniakSeat, colour: string, cards: number) => ({ ...seat, colour, castle: seat.castle + cards })
const kept = (seat: DiamoniakSeat, card: string) => ({ ...seat, store: [...seat.store, card] })

/** A card less: from the store, or from the castle where it is of its colour. */
function without(seat: DiamoniakSeat, card: string): DiamoniakSeat {
  const place = seat.store.indexOf(card)
  if (place >= 0) return { ...seat, store: seat.store.filter((_, i) => i !== place) }
  return seat.colour === card ? { ...seat, castle: seat.castle - 1 } : seat
}

/** How much an event decided. */
export function weight(event: GameEvent): number {
  return { over: 9, buy: 5, free: 6, join: 4, fairy: 3 }[event.event] ?? 0
}
