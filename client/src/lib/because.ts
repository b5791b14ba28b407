/** Why a game ended as it did: nobody of those who share the win is left out. */

import type { GameClient } from './game'
import { scored } from './games'
import type { GameEvent, View } from './protocol'
import { say } from './speech.svelte'
import type { Voice } from './voice'

const FEW = 2 // winners who have a sentence each

export function because(
  { finale }: Pick<GameClient, 'finale'>,
  events: GameEvent[],
  { winners, scores }: { winners: number[]; scores: number[] },
  voice: Voice,
  view: View,
): string | null {
  const told = [...new Set(winners.map((seat) => finale?.why(events, [seat], voice, view) ?? null))]
  if (told.length <= 1) return told[0] ?? null
  if (told.length <= FEW && !told.includes(null)) return told.join(' ')
  return say('browser-finale-level', { score: scored(voice.game, scores[winners[0]!]!) })
}
