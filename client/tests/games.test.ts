/** The views between two moves, and moves read from their notation: Diamant and Diamoniak. */

import { describe, expect, test, vi } from 'vitest'

vi.hoisted(() => Object.assign(globalThis, { localStorage: { getItem: () => null, setItem: () => undefined } }))
import * as diamant from '../src/games/diamant/events'
import { prospects } from '../src/games/diamant/moves'
import { onPath, traps, worth, type DiamantView } from '../src/games/diamant/view'
import { manner } from '../src/lib/bots'
import { catalogue, use } from '../src/lib/speech.svelte'
import { words } from './words'
import * as diamoniak from '../src/games/diamoniak/events'
import { read } from '../src/games/diamoniak/moves'
import { stored, type DiamoniakView } from '../src/games/diamoniak/view'

const COMMON = { options: {}, seat: 0, to_move: [0], over: false, scores: null, winners: null }

function cave(change: Partial<DiamantView> = {}): DiamantView {
  const seat = { inside: true, carried: 2, chest: 10, relics: [], chosen: false, choice: null }
  return {
    ...COMMON,
    game: 'diamant',
    players: 3,
    expedition: 1,
    path: ['T7', 'snake'],
    on_path: [1, 0],
    deck: 28,
    removed: ['ram'],
    relic_pile: [],
    seats: [seat, { ...seat, carried: 5 }, { ...seat, inside: false, carried: 0 }],
    ...change,
  }
}

describe('Diamant', () => {
  test('a leaver banks, then the next card is shared', () => {
    const after = cave({ path: ['T7', 'snake', 'T11'], on_path: [0, 0, 0], deck: 27 })
    const beats = diamant.beats(
      [
        { event: 'chosen', seat: 1 },
        { event: 'choice', seat: 0, choice: 'stay' },
        { event: 'choice', seat: 1, choice: 'leave' },
        { event: 'bank', seat: 1, carried: 5, share: 1 },
        { event: 'reveal', card: 'T11', share: 11, rest: 0 },
      ],
      cave(),
      after,
    )
    expect(beats.map(({ events }) => events.length)).toEqual([1, 2, 1, 1])
    expect(beats[1]!.view!.seats.map(({ choice }) => choice)).toEqual(['stay', 'leave', null])
    expect(beats[2]!.view!.seats[1]).toMatchObject({ inside: false, carried: 0, chest: 16 })
    expect(beats[2]!.view!.on_path).toEqual([0, 0])
    expect(beats[3]!.view!.seats[0]!.carried).toBe(13)
    expect(beats[3]!.view!.path).toEqual(['T7', 'snake', 'T11'])
  })

  test('a second trap empties the hands and the next expedition begins', () => {
    const after = cave({ expedition: 2, path: ['T4'], on_path: [1], deck: 29 })
    const beats = diamant.beats(
      [
        { event: 'reveal', card: 'snake' },
        { event: 'trapped', seat: 0, lost: 2, card: 'snake' },
        { event: 'trapped', seat: 1, lost: 5, card: 'snake' },
        { event: 'removed', card: 'snake' },
        { event: 'expedition_over', number: 1 },
        { event: 'expedition', number: 2 },
        { event: 'reveal', card: 'T4', share: 1, rest: 1 },
      ],
      cave(),
      after,
    )
    expect(beats).toHaveLength(5)
    expect(beats[1]!.view!.seats.map(({ inside }) => inside)).toEqual([false, false, false])
    expect(beats[1]!.view!.removed).toEqual(['ram', 'snake'])
    const last = beats.at(-1)!.view!
    expect(last).toMatchObject({ expedition: 2, path: after.path, on_path: after.on_path, deck: after.deck })
    expect(last.seats.map(({ carried }) => carried)).toEqual([1, 1, 1])
  })

  test('a single leaver takes the relics from the path', () => {
    const before = cave({ path: ['relic5', 'T3'], on_path: [0, 1] })
    const view = diamant.step(before, { event: 'relic', seat: 1, card: 'relic5' }, before)
    expect(view.path).toEqual(['T3'])
    expect(view.on_path).toEqual([1])
    expect(view.seats[1]!.relics).toEqual(['relic5'])
  })

  test('the traps are counted where they are', () => {
    expect(traps(cave()).find(({ trap }) => trap === 'snake')).toEqual({ trap: 'snake', path: 1, gone: 0, deck: 2 })
    expect(traps(cave()).find(({ trap }) => trap === 'ram')).toEqual({ trap: 'ram', path: 0, gone: 1, deck: 2 })
  })

  test('what leaving would bring', () => {
    expect(onPath(cave())).toBe(1)
    expect(prospects(cave(), 1)).toEqual({ carried: 5, alone: 6, shared: 5 })
    expect(worth('relic12')).toBe(12)
  })

  test('what decides: big gains and losses', () => {
    expect(diamant.weight({ event: 'trapped', seat: 0, lost: 20, card: 'snake' })).toBe(20)
    expect(diamant.weight({ event: 'bank', seat: 0, carried: 9, share: 2 })).toBe(11)
    expect(diamant.weight({ event: 'choice', seat: 0, choice: 'stay' })).toBe(0)
  })
})

function castles(change: Partial<DiamoniakView> = {}): DiamoniakView {
  return {
    ...COMMON,
    game: 'diamoniak',
    players: 2,
    turn: 0,
    drawn: false,
    witch: null,
    deck: 30,
    discard: [],
    seats: [
      { colour: 'pink', castle: 2, store: ['diamond', 'diamond', 'diamond', 'blue'] },
      { colour: null, castle: 0, store: ['pink', 'fairy'] },
    ],
    ...change,
  }
}

describe('Diamoniak', () => {
  test('moves are read from their notation', () => {
    expect(read(['draw', 'buy 1', 'buy 3'])).toEqual({ draw: true, stop: false, fairy: false, buy: [1, 3], give: [] })
    expect(read(['fairy', 'give diamond', 'give pink']).give).toEqual(['diamond', 'pink'])
  })

  test('a purchase moves the card and its price', () => {
    const view = diamoniak.step(castles(), { event: 'buy', seat: 0, from: 1, card: 'pink', diamonds: 3 })
    expect(view.seats[0]).toEqual({ colour: 'pink', castle: 3, store: ['blue'] })
    expect(view.seats[1]!.store).toEqual(['fairy', 'diamond', 'diamond', 'diamond'])
  })

  test('a drawn card goes where the event says', () => {
    const blue = diamoniak.step(castles(), { event: 'draw', seat: 1, card: 'blue', to: 'castle' })
    expect(blue.seats[1]).toEqual({ colour: 'blue', castle: 1, store: ['pink', 'fairy'] })
    const witch = diamoniak.step(castles(), { event: 'draw', seat: 1, card: 'witch', to: 'discard' })
    expect(witch.discard).toEqual(['witch'])
    expect(witch.deck).toBe(29)
  })

  test('a card for the witch comes from the castle or the store', () => {
    expect(diamoniak.step(castles(), { event: 'give', seat: 0, card: 'pink' }).seats[0]!.castle).toBe(1)
    expect(diamoniak.step(castles(), { event: 'lose', seat: 0, card: 'blue' }).seats[0]!.store).not.toContain('blue')
  })

  test('stored cards join a new castle, and a lost castle frees its colour', () => {
    const joined = diamoniak.step(castles(), { event: 'join', seat: 1, colour: 'pink', cards: 1 })
    expect(joined.seats[1]).toEqual({ colour: 'pink', castle: 1, store: ['fairy'] })
    expect(diamoniak.step(castles(), { event: 'free', seat: 0, colour: 'pink' }).seats[0]!.colour).toBe(null)
  })

  test('the shelf lists what is there, diamonds first', () => {
    expect(stored(castles().seats[0]!)).toEqual([
      { card: 'diamond', cards: 3 },
      { card: 'blue', cards: 1 },
    ])
  })

  test('the end of a turn and the next one are one beat', () => {
    const beats = diamoniak.beats(
      [
        { event: 'stop', seat: 0 },
        { event: 'turn', seat: 1 },
      ],
      castles(),
    )
    expect(beats.map(({ view }) => view!.turn)).toEqual([1])
  })
})

describe('a bot', () => {
  test('plays in a manner that we or its game have words for, else under the name it came with', () => {
    use(catalogue('en', words('en'), 'trove-level-hasty = in a hurry'), 'en')
    expect(manner('bold', 'trove')).toBe('bold')
    expect(manner('6', 'trove')).toBe('strongest')
    expect(manner('hasty', 'trove')).toBe('in a hurry')
    expect(manner('hasty', 'diamant')).toBe('hasty')
  })
})
