/** Diamoniak in sentences that only the browser needs. */

import { listed, say } from '../../lib/speech.svelte'
import { colour } from '../../lib/voice'
import { COLOURS, stored, type DiamoniakSeat } from './view'

/** So many cards of a kind. */
export function cardsWords(card: string, cards: number): string {
  return say(`diamoniak-count-${COLOURS.includes(card) ? 'castle' : card}`, {
    count: cards,
    colour: COLOURS.includes(card) ? colour(card) : '',
  })
}

/** What a seat has, in words. */
export function seatWords(seat: DiamoniakSeat): string {
  const castle = seat.colour
    ? say('diamoniak-says-castle', { colour: colour(seat.colour), pieces: seat.castle })
    : say('diamoniak-says-no-castle')
  const rest = stored(seat).map(({ card, cards }) => cardsWords(card, cards))
  return [castle, ...(rest.length ? [listed(rest)] : [])].join('; ')
}
