/** Diamoniak's events in words, and in moments that eyes can follow. */

import type { Beat } from '../../lib/game'
import type { GameEvent } from '../../lib/protocol'
import { say, type Args } from '../../lib/speech.svelte'
import type { Voice } from '../../lib/voice'
import type { DiamoniakSeat, DiamoniakView } from './view'

export function tell(event: GameEvent, voice: Voice): string {
  const card: Args = event.card === undefined ? {} : { card: say(`diamoniak-card-${event.card}`) }
  return voice.tell(event, card)
}

/** How long each event is shown. */
const HOLD: Record<string, number> = {
  turn: 500,
  shuffle: 900,
  draw: 1000,
  join: 900,
  stop: 600,
  fairy: 1300,
  give: 600,
  lose: 700,
  free: 900,
  buy: 1500,
  over: 400,
}

export function beats(events: GameEvent[], before: DiamoniakView): Beat<DiamoniakView>[] {
  let view = before
  return events.map((event) => {
    view = step(view, event)
    return {
      events: [event],
      hold: event.event === 'draw' && event.card === 'witch' ? 1500 : (HOLD[event.event] ?? 600),
      view,
    }
  })
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
      return { ...change(seat, (one) => without(one, card)), discard: [...view.discard, card] }
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
