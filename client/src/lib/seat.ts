/** Who sits where, in words. */

import { manner } from './bots'
import type { Seat } from './game'
import { say } from './speech.svelte'

/** What a plate tells those who listen, beside the name; `turn`: a decision is owed. */
export function about(seat: Seat, turn: boolean, game: string): string {
  return [
    seat.you ? say('browser-seat-you') : '',
    seat.kind === 'bot' ? say('browser-seat-bot', { level: manner(seat.level ?? '', game) }) : '',
    seat.stand_in ? say('browser-seat-stand-in') : seat.away ? say('browser-seat-away') : '',
    turn ? say('browser-seat-thinks') : '',
  ]
    .filter(Boolean)
    .join(', ')
}
