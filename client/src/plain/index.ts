/** The board of a game that brings none: everything about it follows from its description and its words. */

import { client, type GameClient } from '../lib/game'
import type { Layout } from '../lib/protocol'
import { ids, say, sentence } from '../lib/speech.svelte'
import Area from './Area.svelte'
import Badge from './Badge.svelte'
import Board from './Board.svelte'
import Face from './Face.svelte'
import Ground from './Ground.svelte'
import { at, cardWords, describe, eventWords, moveWords, shownCards, tableOf, tableWords, zoneWords, type PlainView } from './table'

const HOLD = 700 // milliseconds that an event stays

export function plain(id: string, table: Layout): GameClient {
  describe(id, table)
  return client<PlainView>({
    Board,
    staged: true,
    Badge,
    Area,
    rules: ids(`${id}-rules-`),
    Face,
    card: (card) => cardWords(id, card),
    explains: () => '',
    event: eventWords,
    beats: (events) => events.map((event) => ({ events: [event], hold: HOLD })),
    finale: { Ground, why: () => null },
    weight: () => 0,
    move: (move, view, voice) => moveWords(move, view, voice),
    /** A button says what it does; a card is easily touched. */
    risky: (move, view, you) => move.split(' ').slice(1).some((word) => shownCards(view, you).has(word)),
    ask: (view) => tableWords('ask', view, view.seat, say('ask')),
    where: (view) => tableWords('where', view, view.seat, ''),
    describe(view, voice) {
      const { zones, seats } = tableOf(view)
      const lies = zones.map((zone) => zoneWords(id, zone, at(view, zone.at), view))
      const has = view.seats.map((seat, p) =>
        [voice.name(p), ...seats.map((zone) => zoneWords(id, zone, at(seat, zone.at), view, seat))].join(', '),
      )
      return [...lies, ...has].map((text) => `${sentence(text)}.`).join(' ')
    },
    sources: () => [],
  })
}
