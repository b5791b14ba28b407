/** What stands in the log, in words. */

import { told } from './game'
import { scored } from './games'
import type { GameEvent } from './protocol'
import type { Line, Table } from './table.svelte'
import { spoken } from './talk'
import { listed, say, sentence } from './speech.svelte'

/** One line; null: it is not worth one. */
export function words(line: Line, table: Table): string | null {
  if ('event' in line) return table.game?.event(line.event, table.voice) ?? null
  if ('said' in line) return say('browser-log-said', { name: line.said.name, words: spoken(line.said) })
  const { what, seat, moves, yes } = line.changed
  const name = seat === null ? '' : (table.seats[seat]?.name ?? '')
  if (yes === false) return say('browser-undo-declined', { name })
  return say(`browser-log-${what}`, { name, moves: moves ?? 0 })
}

export interface Entry {
  key: number
  text: string
  /** Who did it, where it was one. */
  seat: number | null
  said: boolean
}

/** The seat that a line is about. */
function actor(line: Line): number | null {
  const seat = 'event' in line ? line.event.seat : 'said' in line ? line.said.seat : line.changed.seat
  return typeof seat === 'number' ? seat : null
}

/** What everyone has to remember by now. */
function forgotten({ game, shown, lines }: Table): Set<GameEvent> {
  const events = lines.flatMap((line) => ('event' in line ? [line.event] : []))
  return new Set(shown && game?.forgotten ? game.forgotten(events, shown.view) : [])
}

/** The log, from a line on: neighbours of one kind in one line, where the game groups them. */
export function entries(table: Table, from = 0): Entry[] {
  const found: Entry[] = []
  const groups: Line[][] = []
  const gone = forgotten(table)
  for (const line of table.lines) {
    if (line.key < from) continue
    if ('event' in line && gone.has(line.event)) continue
    const before = groups.at(-1)?.[0]
    const same = before && 'event' in before && 'event' in line && before.event.event === line.event.event
    if (same && table.game?.tells) groups.at(-1)!.push(line)
    else groups.push([line])
  }
  for (const group of groups) {
    const [line] = group as [Line]
    const text = group.length > 1 ? together(group, table) : words(line, table)
    const seats = new Set(group.map(actor))
    const one = seats.size === 1 ? actor(line) : null
    if (text) found.push({ key: line.key, text, seat: one, said: 'said' in line })
  }
  return found
}

/** Lines that were shown together, in one. */
export function together(lines: Line[], table: Table): string {
  const events = lines.flatMap((line) => ('event' in line ? [line.event] : []))
  const rest = lines.filter((line) => !('event' in line)).map((line) => words(line, table))
  return [events.length && table.game ? told(table.game, events, table.voice) : '', ...rest].filter(Boolean).join(' ')
}

/** What has happened from the own last move on; what was told anew goes back to the last thing that this seat did. */
export function since(table: Table): string {
  const own = table.lines.findLastIndex(
    (line) => 'event' in line && line.event.seat === table.you.seat && line.event.event !== 'hand',
  )
  const lines = table.lines.slice(table.turned ?? own + 1).map((line) => words(line, table))
  return lines.filter(Boolean).join(' ') || say('nothing')
}

/** Who has won, with all scores. */
export function outcome({ info, shown, voice, you }: Table): string {
  const { scores, winners } = shown!.result!
  const names = listed(winners.map((seat) => voice.name(seat)))
  const told = scores.map((score, seat) => say('score', { name: voice.name(seat), score: scored(info!.game, score) }))
  const mine = you.seat !== null && winners.includes(you.seat) ? 'seat' : 'none'
  return sentence(say('won', { you: mine, count: winners.length, winners: names, scores: told.join(', ') }))
}
