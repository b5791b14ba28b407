/** Djinn's events in words, and in moments that eyes can follow. */

import type { Beat } from '../../lib/game'
import type { GameEvent } from '../../lib/protocol'
import { listed, say, sentence, type Args } from '../../lib/speech.svelte'
import { colour, type Voice } from '../../lib/voice'
import { ascending, number, type DjinnSeat, type DjinnView, type Laid } from './view'

export const cardWords = (card: string) => say('djinn-card', { colour: colour(card[0]!), number: number(card) })
export const effectWords = (effect: string) => say(`djinn-effect-${effect}`)
export const taskWords = (task: string, level: number) =>
  say(`djinn-task-${task}`, { level, under: 5 * level, over: 10 * level })

export function tell(event: GameEvent, voice: Voice): string {
  const more: Args = {}
  const level = event.level as number
  for (const field of ['card', 'discarded']) if (field in event) more[field] = cardWords(String(event[field]))
  for (const field of ['cards', 'hand'])
    if (field in event) more[field] = listed((event[field] as string[]).map(cardWords))
  if ('effect' in event) more.effect = effectWords(String(event.effect))
  if ('task' in event) more.task = taskWords(String(event.task), level)
  if ('tasks' in event) more.tasks = listed((event.tasks as string[]).map((task) => taskWords(task, level)))
  if (event.event === 'trump') more.colour = colour(String(event.card)[0]!)
  if (event.event === 'djinn') {
    const what =
      'colour' in event ? colour(String(event.colour)) : 'target' in event ? voice.name(event.target as number) : ''
    more.argument = what && say('djinn-event-djinn-argument', { what })
  }
  return voice.tell(event, more)
}

/** That a turn is over is seen by what comes next. */
export const UNTOLD = ['done']

/** Events of one beat in a line: who draws and who is dealt cards is told once, of you what it is. */
export function tells(events: GameEvent[], voice: Voice): string {
  const lines: string[] = []
  for (const kind of ['draw', 'deal']) {
    const some = events.filter(({ event }) => event === kind)
    const own = some.filter(({ seat }) => !voice.shared && seat === voice.you)
    const others = some.filter((one) => !own.includes(one))
    lines.push(...own.map((event) => tell(event, voice)))
    if (others.length === 1) lines.push(tell(others[0]!, voice))
    else if (others.length) {
      const names = listed(others.map(({ seat }) => voice.name(seat as number)))
      lines.push(sentence(say(`djinn-told-${kind}`, { names, size: (others[0]!.size as number | undefined) ?? 0 })))
    }
  }
  const rest = events.filter(({ event }) => !['draw', 'deal', ...UNTOLD].includes(event))
  return [...rest.map((event) => tell(event, voice)), ...lines].join(' ')
}

/**
 * What lies face down by now (DJI-70), unless the table shows its discards or the game is over: the cards of tricks that
 * are finished, and what caves took in earlier phases. Kept cards lie open.
 */
export function forgotten(events: GameEvent[], view: DjinnView): GameEvent[] {
  if (view.options.open_memory || view.over) return []
  const trick = events.findLastIndex(({ event }) => event === 'discard')
  const phase = events.findLastIndex(({ event }) => event === 'phase')
  return events.filter(
    ({ event }, i) => (i <= trick && ['play', 'replace', 'discard'].includes(event)) || (i < phase && event === 'cave'),
  )
}

/** Events that are shown together, and for how long. */
const TOGETHER: [kinds: string[], hold: number][] = [
  [['play'], 500],
  [['djinn'], 1300],
  [['replace'], 900],
  [['trick'], 1500],
  [['keep', 'discard'], 900],
  [['cave'], 2200],
  [['row'], 1400],
  [['draw', 'djinn_shuffled'], 900],
  [['phase', 'deal', 'trump'], 1300],
  [['done', 'over'], 0],
]

export function beats(events: GameEvent[], before: DjinnView): Beat<DjinnView>[] {
  const found: Beat<DjinnView>[] = []
  let view = before
  let group: unknown = null
  for (const event of events) {
    const together = TOGETHER.find(([kinds]) => kinds.includes(event.event))
    view = step(view, event)
    const last = found.at(-1)
    const joins = last && together === group && !['play', 'cave', 'row'].includes(event.event)
    if (joins) found[found.length - 1] = { ...last, events: [...last.events, event], view }
    else found.push({ events: [event], hold: together?.[1] ?? 0, view })
    group = together
  }
  return found
}

/** The view a moment later. It only moves what the event tells; the server's own view follows at the end. */
export function step(view: DjinnView, event: GameEvent): DjinnView {
  const seat = event.seat as number
  const card = String(event.card)
  const cards = (event.cards ?? []) as string[]
  const seats = (to: (one: DjinnSeat) => Partial<DjinnSeat>) =>
    view.seats.map((one, p) => (p === seat ? { ...one, ...to(one) } : one))
  const trick = (to: (laid: Laid) => Laid) => view.trick.map(to)
  switch (event.event) {
    case 'play':
      return {
        ...view,
        trick: [...view.trick, { seat, card, counts_as: number(card) }],
        seats: seats((one) => ({ hand_size: one.hand_size - 1, hand: one.hand?.filter((held) => held !== card) })),
      }
    case 'djinn': {
      const { effect, colour, target } = event as { effect?: string; colour?: string; target?: number }
      return {
        ...view,
        effects: [...view.effects, { seat, effect: effect!, colour, target }],
        djinn_used: [...view.djinn_used, effect!],
        seats: seats((one) => ({ djinn_size: one.djinn_size - 1, djinn: one.djinn && without(one.djinn, effect!) })),
        trick:
          effect === 'swap'
            ? swapped(view.trick, seat, target!)
            : trick((laid) => (effect === 'fifteen' && laid.seat === seat ? { ...laid, counts_as: 15 } : laid)),
      }
    }
    case 'replace':
      return {
        ...view,
        deck_size: view.deck_size - 1,
        trick: trick((laid) => (laid.seat === seat ? { seat, card, counts_as: number(card) } : laid)),
      }
    case 'keep': {
      const left = view.trick.filter((laid) => laid.card !== card)
      return {
        ...view,
        trick: left,
        effects: left.length ? view.effects : [],
        seats: seats((one) => ({ kept: [...one.kept, card].sort(ascending) })),
      }
    }
    case 'discard':
      return { ...view, trick: [], effects: [], discard_size: view.discard_size + cards.length }
    case 'cave':
      return {
        ...view,
        seats: seats((one) => ({
          kept: one.kept.filter((held) => !cards.includes(held)),
          level: event.level as number,
        })),
      }
    case 'row':
      return {
        ...view,
        caves: { ...view.caves, [String(event.level)]: event.tasks as string[] },
        open_level: event.level as number,
      }
    case 'draw':
      return {
        ...view,
        djinn_deck_size: view.djinn_deck_size - 1,
        seats: seats((one) => ({
          djinn_size: one.djinn_size + 1,
          djinn: one.djinn && [...one.djinn, String(event.effect)],
        })),
      }
    case 'phase':
      return { ...view, phase: event.number as number, leader: event.leader as number, trick: [], effects: [] }
    case 'deal':
      return {
        ...view,
        seats: seats((one) => ({ hand_size: event.size as number, hand: one.hand && (event.hand as string[]) })),
      }
    case 'trump':
      return { ...view, trump_card: card }
    default:
      return view
  }
}

/** Two cards of the trick change places. */
function swapped(trick: Laid[], a: number, b: number): Laid[] {
  const at = (seat: number) => trick.find((laid) => laid.seat === seat)!
  return trick.map((laid) => (laid.seat === a ? { ...at(b), seat: a } : laid.seat === b ? { ...at(a), seat: b } : laid))
}

function without(list: string[], one: string): string[] {
  const place = list.indexOf(one)
  return list.filter((_, i) => i !== place)
}

export interface LastTrick {
  laid: { seat: number; card: string }[]
  winner: number
  kept: { seat: number; card: string }[]
}

/** The last finished trick of this phase as its cards lay at the end, or null. */
export function lastTrick(events: GameEvent[]): LastTrick | null {
  let laid: { seat: number; card: string }[] = []
  let last: LastTrick | null = null
  for (const event of events) {
    const seat = event.seat as number
    const card = String(event.card)
    if (event.event === 'phase') [laid, last] = [[], null]
    else if (event.event === 'play') laid.push({ seat, card })
    else if (event.event === 'replace') laid = laid.map((one) => (one.seat === seat ? { seat, card } : one))
    else if (event.event === 'djinn' && event.effect === 'swap') {
      const target = event.target as number
      const other = (one: number) => (one === seat ? target : one === target ? seat : one)
      const cards = new Map(laid.map((one) => [one.seat, one.card]))
      laid = laid.map((one) => ({ seat: one.seat, card: cards.get(other(one.seat))! }))
    } else if (event.event === 'trick') [last, laid] = [{ laid, winner: seat, kept: [] }, []]
    else if (event.event === 'keep' && last && !laid.length) last.kept.push({ seat, card })
  }
  return last
}

/** How much an event decided. */
export function weight(event: GameEvent): number {
  if (event.event === 'cave') return 10 * (event.level as number)
  return event.event === 'djinn' ? 1 : 0
}
