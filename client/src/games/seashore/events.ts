/** Sea or Shore's events in words, and in moments that eyes can follow. */

import type { Beat } from '../../lib/game'
import type { GameEvent } from '../../lib/protocol'
import { listed, say, sentence, type Args } from '../../lib/speech.svelte'
import { colour, type Voice } from '../../lib/voice'
import { ascending, isTreasure, number, points, type Half, type Played, type SeashoreSeat, type SeashoreView } from './view'

/** An island card or a treasure in words. */
export function cardWords(card: string): string {
  if (isTreasure(card)) return say('seashore-treasure', { colour: colour(card[1]!), points: points(card) })
  return say('seashore-card', { colour: colour(card[0]!), number: number(card) })
}

/** What the others see of a card. */
export function halfWords(shows: Half, card: { colour?: string; number?: number }): string {
  return shows === 'sea'
    ? say('seashore-half-sea', { colour: colour(card.colour!) })
    : say('seashore-half-shore', { number: card.number! })
}

export const laidWords = (plus: number) => say('seashore-laid', { plus })

export function tell(event: GameEvent, voice: Voice): string {
  const more: Args = {}
  if ('card' in event) more.card = cardWords(String(event.card))
  if ('cards' in event) more.cards = listed((event.cards as string[]).map(cardWords))
  if (event.event === 'play') {
    const card =
      event.card === undefined ? event : { colour: String(event.card)[0]!, number: number(String(event.card)) }
    more.half = halfWords(event.shows as Half, card as { colour?: string; number?: number })
    more.laid = laidWords(event.plus as number)
  }
  if (event.event === 'trick_over') return voice.tell(event, more, 'start')
  return voice.tell(event, more, event.event === 'plus' && event.count === 0 ? 'plus-none' : event.event)
}

/** Events of one beat in a line: dealing, passing, covers, colours won and plus cards are told once for all. */
export function tells(events: GameEvent[], voice: Voice): string {
  const of = (kind: string) => events.filter(({ event }) => event === kind)
  const own = (one: GameEvent) => !voice.shared && voice.you !== null && [one.seat, one.to].includes(voice.you)
  const each = (some: GameEvent[]) => some.map((event) => tell(event, voice))
  /** Several of a kind in the words of `id`; what is yours, or alone, in its own. */
  function group(some: GameEvent[], id: string, args: (some: GameEvent[]) => Args, apart = false): string[] {
    const rest = apart ? some.filter((one) => !own(one)) : some
    const told = rest.length > 1 ? [sentence(say(id, args(rest)))] : each(rest)
    return [...told, ...(apart ? each(some.filter(own)) : [])]
  }
  const names = (some: GameEvent[], more: (one: GameEvent) => string = () => '') =>
    listed(some.map((one) => `${voice.name(one.seat as number)}${more(one)}`))
  const open = (one: GameEvent) =>
    say('seashore-says-open', {
      name: voice.name(one.seat as number),
      card: cardWords(String(one.card)),
      plus: (one.value as number) - number(String(one.card)),
    })
  const passed = of('passed')
  const left = passed.every(({ seat, to }) => to === ((seat as number) + 1) % passed.length)
  const lines: Record<string, () => string[]> = {
    hand: () => group(of('hand'), 'seashore-told-hand', (some) => ({ names: names(some), count: some[0]!.count as number }), true),
    passed: () => group(passed, 'seashore-passing', () => ({ to: left ? 'left' : 'right' }), true),
    reveal: () => group(of('reveal'), 'seashore-told-reveal', (some) => ({ cards: sentence(listed(some.map(open))) })),
    win: () =>
      group(of('win'), 'seashore-told-win', (some) => ({
        names: names(some, ({ colours }) => ` ${listed((colours as string[]).map(colour))}`),
      })),
    plus: () => group(of('plus'), 'seashore-told-plus', (some) => ({ names: names(some, ({ count }) => ` +${String(count)}`) })),
  }
  const kinds = [...new Set(events.map(({ event }) => event))]
  return kinds.flatMap((kind) => lines[kind]?.() ?? each(of(kind))).join(' ')
}

/** Events that are shown together, and for how long. */
const TOGETHER: [kinds: string[], hold: number][] = [
  [['under', 'open', 'trick_over'], 900],
  [['round', 'hand', 'open'], 1300],
  [['chosen'], 0],
  [['passed'], 1200],
  [['play'], 700],
  [['reveal'], 1600],
  [['win', 'plus'], 2200],
  [['take'], 1300],
  [['steal'], 1500],
  [['rob'], 1300],
  [['draw'], 1300],
  [['return'], 1100],
  [['nothing'], 900],
  [['score'], 3600],
]

export function beats(events: GameEvent[], before: SeashoreView): Beat<SeashoreView>[] {
  const found: Beat<SeashoreView>[] = []
  let view = before
  let group: (typeof TOGETHER)[number] | undefined
  for (const event of events) {
    const together = group?.[0].includes(event.event) ? group : TOGETHER.find(([kinds]) => kinds.includes(event.event))
    view = step(view, event)
    const last = found.at(-1)
    if (last && together === group && event.event !== 'play') found[found.length - 1] = { ...last, events: [...last.events, event], view }
    else found.push({ events: [event], hold: together?.[1] ?? 0, view })
    group = together
  }
  return found
}

/** The view a moment later. It only moves what the event tells; the server's own view follows at the end. */
export function step(view: SeashoreView, event: GameEvent): SeashoreView {
  const seat = event.seat as number
  const card = event.card as string | undefined
  const cards = (event.cards ?? []) as string[]
  const count = (event.count ?? 0) as number
  const seats = (to: (one: SeashoreSeat) => Partial<SeashoreSeat>, of = seat, all = view.seats) =>
    all.map((one, p) => (p === of ? { ...one, ...to(one) } : one))
  const gets =
    (more: number, held: string[] = []) =>
    (one: SeashoreSeat) => ({ cards: one.cards + more, hand: one.hand && [...one.hand, ...held].sort(ascending) })
  const loses =
    (fewer: number, gone: string[] = []) =>
    (one: SeashoreSeat) => ({ cards: one.cards - fewer, hand: one.hand?.filter((held) => !gone.includes(held)) })
  const onto = (treasure: string) => (one: SeashoreSeat) => ({
    treasures: one.treasures + 1,
    top: treasure,
    points_pile: one.points_pile && [...one.points_pile, treasure],
  })
  const piles = (open: string | null, fewer: number) =>
    view.piles.map((pile, i) => (i === event.pile ? { cards: pile.cards - fewer, open } : pile))
  switch (event.event) {
    case 'round':
      return {
        ...view,
        round: event.number as number,
        start: event.start as number,
        played: [],
        out: [],
        seats: view.seats.map((one) => ({
          ...one,
          treasures: 0,
          top: null,
          plus: 0,
          points_pile: one.points_pile && [],
        })),
      }
    case 'hand':
      return { ...view, seats: seats((one) => ({ cards: count, hand: one.hand && cards })) }
    case 'open':
      return { ...view, piles: piles(card!, 0) }
    case 'chosen':
      return { ...view, seats: seats(() => ({ chosen: true, pass: event.colour as string | undefined })) }
    case 'passed': {
      const moved = card ? [card] : []
      const passed = seats((one) => ({ ...loses(1, moved)(one), chosen: false }))
      return { ...view, seats: seats(gets(1, moved), event.to as number, passed) }
    }
    case 'play': {
      const { shows, colour, number, plus } = event as unknown as Played
      const played = { seat, shows, colour, number, plus, card }
      return {
        ...view,
        step: 'play',
        played: [...view.played, played],
        seats: seats((one) => ({ ...loses(1, card ? [card] : [])(one), plus: one.plus - plus })),
      }
    }
    case 'reveal':
      return {
        ...view,
        step: 'claim',
        turn: null,
        played: view.played.map((one) => (one.seat === seat ? { ...one, card } : one)),
      }
    case 'plus':
      return { ...view, supply: view.supply - count, seats: seats((one) => ({ plus: one.plus + count })) }
    case 'take':
      return { ...view, piles: piles(null, 1), seats: seats(onto(card!)) }
    case 'steal': {
      const robbed = seats(
        (one) => ({
          treasures: one.treasures - 1,
          top: one.points_pile?.at(-2) ?? null,
          points_pile: one.points_pile?.slice(0, -1),
        }),
        event.from as number,
      )
      return { ...view, seats: seats(onto(card!), seat, robbed) }
    }
    case 'rob': {
      const { from } = event as { from?: number }
      return {
        ...view,
        seats: seats(
          (one) => ({ plus: one.plus + count }),
          seat,
          seats((one) => ({ plus: one.plus - count }), from),
        ),
      }
    }
    case 'draw':
      return {
        ...view,
        seats: seats(loses(count, cards), event.from as number),
        drawn: { from: event.from as number, count, cards: cards.length ? cards : undefined },
      }
    case 'return': {
      const kept = view.drawn?.cards?.filter((one) => !cards.includes(one)) ?? []
      const returned = seats((one) => ({
        hand: one.hand && [...one.hand.filter((held) => !cards.includes(held)), ...kept].sort(ascending),
      }))
      return { ...view, drawn: null, seats: seats(gets(count, cards), event.to as number, returned) }
    }
    case 'under':
      return { ...view, piles: piles(null, 0) }
    case 'trick_over':
      return { ...view, start: event.start as number, played: [] }
    case 'score':
      return { ...view, seats: seats((one) => ({ score: one.score + (event.points as number) })) }
    default:
      return view
  }
}

export interface LastTrick {
  cards: { seat: number; card: string; value: number }[]
  wins: { seat: number; colours: string[]; prize: string }[]
  /** Plus cards for the lowest. */
  gains: { seat: number; count: number }[]
}

/** The last cards turned up in this round, and who won which colours with them; null before the first. */
export function lastTrick(events: GameEvent[]): LastTrick | null {
  let last: LastTrick | null = null
  let before = ''
  for (const event of events) {
    if (event.event === 'round') last = null
    else if (event.event === 'reveal') {
      if (last === null || last.wins.length) last = { cards: [], wins: [], gains: [] }
      last.cards.push({ seat: event.seat as number, card: String(event.card), value: event.value as number })
    } else if (event.event === 'win') last?.wins.push(event as unknown as LastTrick['wins'][number])
    else if (event.event === 'plus' && before === 'win')
      last?.gains.push(event as unknown as LastTrick['gains'][number])
    if (event.event !== 'plus') before = event.event
  }
  return last
}

/** How much an event decided. */
export function weight(event: GameEvent): number {
  if (event.event === 'steal') return 2 * points(String(event.card)) + 1
  return event.event === 'take' ? points(String(event.card)) : 0
}
