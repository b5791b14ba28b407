/** Diamant's events in words, and in moments that eyes can follow. */

import type { Beat } from '../../lib/game'
import type { GameEvent } from '../../lib/protocol'
import { listed, say, sentence, type Args } from '../../lib/speech.svelte'
import type { Voice } from '../../lib/voice'
import { isRelic, isTrap, worth, type DiamantSeat, type DiamantView } from './view'

export function cardWords(card: string): string {
  if (isTrap(card)) return say(`diamant-card-${card}`)
  return say(isRelic(card) ? 'diamant-card-relic' : 'diamant-card-treasure', { value: worth(card) })
}

/** That somebody has chosen is seen at the seat, and needs no line. */
export function tell(event: GameEvent, voice: Voice): string | null {
  if (event.event === 'chosen') return null
  const card: Args = event.card === undefined ? {} : { card: cardWords(String(event.card)) }
  return voice.tell(event, card, event.event === 'reveal' && 'share' in event ? 'treasure' : event.event)
}

/** Events of one beat in a line: who goes on and who leaves, what came home, and what was lost. */
export function tells(events: GameEvent[], voice: Voice): string {
  const of = (kind: string, choice?: string) =>
    events.filter((one) => one.event === kind && (choice === undefined || one.choice === choice))
  const names = (some: GameEvent[], of?: (one: GameEvent) => number) =>
    listed(some.map((one) => `${voice.name(one.seat as number)}${of ? ` ${of(one)}` : ''}`))
  const lines: string[] = []
  const group = (id: string, some: GameEvent[], of?: (one: GameEvent) => number) => {
    if (some.length === 1) lines.push(tell(some[0]!, voice) ?? '')
    else if (some.length) lines.push(sentence(say(id, { names: names(some, of) })))
  }
  group('diamant-told-stay', of('choice', 'stay'))
  group('diamant-told-leave', of('choice', 'leave'))
  group('diamant-told-bank', of('bank'), (one) => (one.carried as number) + (one.share as number))
  if (of('trapped').length) lines.push(...lost(of('trapped'), voice))
  const rest = events.filter(({ event }) => !['choice', 'bank', 'trapped', 'removed'].includes(event))
  lines.push(...rest.map((event) => tell(event, voice) ?? ''))
  return lines.filter(Boolean).join(' ')
}

/** "The spider! You lose 39 rubies. Lost: Jasper 12 and Opal 3." */
function lost(trapped: GameEvent[], voice: Voice): string[] {
  const card = cardWords(String(trapped[0]!.card))
  const own = trapped.find(({ seat, lost }) => !voice.shared && seat === voice.you && lost)
  const others = trapped.filter((one) => one !== own && one.lost)
  const names = listed(others.map(({ seat, lost }) => `${voice.name(seat as number)} ${String(lost)}`))
  const lines = own ? [say('diamant-told-lost-you', { card, lost: own.lost as number })] : []
  if (others.length) lines.push(say('diamant-told-lost', { card, names }))
  return (lines.length ? lines : [say('diamant-told-lost-nothing', { card })]).map(sentence)
}

/** Events that are shown together, and for how long. */
const TOGETHER: [kinds: string[], hold: number][] = [
  [['chosen'], 0],
  [['choice'], 1400],
  [['bank', 'relic'], 1300],
  [['reveal'], 900],
  [['trapped', 'removed'], 1800],
  [['expedition_over'], 2200],
  [['expedition', 'relic_added'], 700],
  [['over'], 300],
]

export function beats(events: GameEvent[], before: DiamantView, after: DiamantView): Beat<DiamantView>[] {
  const found: Beat<DiamantView>[] = []
  let view = before
  let group: unknown = null
  for (const event of events) {
    const together = TOGETHER.find(([kinds]) => kinds.includes(event.event))
    view = step(view, event, after)
    if (together === group && found.length) {
      const last = found.at(-1)!
      found[found.length - 1] = { ...last, events: [...last.events, event], view }
    } else found.push({ events: [event], hold: together?.[1] ?? 600, view })
    group = together
  }
  return found
}

/** The view a moment later. It only moves what the event tells; the server's own view follows at the end. */
export function step(view: DiamantView, event: GameEvent, after: DiamantView): DiamantView {
  const seat = event.seat as number
  const change = (to: Partial<DiamantSeat>) => ({
    ...view,
    seats: view.seats.map((one, p) => (p === seat ? { ...one, ...to } : one)),
  })
  switch (event.event) {
    case 'chosen':
      return change({ chosen: true, choice: event.choice as string | undefined })
    case 'choice':
      return change({ chosen: true, choice: String(event.choice) })
    case 'bank': {
      const { chest, relics } = view.seats[seat]!
      const won = (event.carried as number) + (event.share as number)
      return {
        ...change({ inside: false, chosen: false, choice: null, carried: 0, chest: chest + won, relics }),
        on_path: left(view, after),
      }
    }
    case 'relic': {
      const place = view.path.indexOf(String(event.card))
      const path = view.path.filter((_, i) => i !== place)
      const on_path = view.on_path.filter((_, i) => i !== place)
      return { ...change({ relics: [...view.seats[seat]!.relics, String(event.card)] }), path, on_path }
    }
    case 'reveal': {
      const share = (event.share as number | undefined) ?? 0
      const seats = view.seats.map((one) =>
        one.inside ? { ...one, carried: one.carried + share, chosen: false, choice: null } : one,
      )
      const path = [...view.path, String(event.card)]
      return {
        ...view,
        seats,
        path,
        on_path: [...view.on_path, (event.rest as number | undefined) ?? 0],
        deck: view.deck - 1,
      }
    }
    case 'trapped':
      return change({ inside: false, carried: 0 })
    case 'removed':
      return { ...view, removed: [...view.removed, String(event.card)] }
    case 'expedition':
      return {
        ...view,
        expedition: event.number as number,
        path: [],
        on_path: [],
        deck: after.deck + after.path.length,
        seats: view.seats.map((one) => ({ ...one, inside: true, carried: 0, chosen: false, choice: null })),
      }
    default:
      return view
  }
}

/** The rubies that still lie on the cards after leavers took theirs. */
function left(view: DiamantView, after: DiamantView): number[] {
  const goesOn = after.expedition === view.expedition && after.path.length >= view.path.length
  return view.path.map((_, place) => (goesOn ? after.on_path[place]! : 0))
}

/** How much an event decided. */
export function weight(event: GameEvent): number {
  if (event.event === 'trapped') return event.lost as number
  if (event.event === 'bank') return (event.carried as number) + (event.share as number)
  return event.event === 'relic' ? worth(String(event.card)) : 0
}
