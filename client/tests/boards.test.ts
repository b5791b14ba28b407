/** Djinn, Kadora and Sea or Shore: whole real games are told step by step, and every moment leads to the server's view. */

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test, vi } from 'vitest'

vi.hoisted(() => Object.assign(globalThis, { localStorage: { getItem: () => null, setItem: () => undefined } }))
import * as djinn from '../src/games/djinn/events'
import * as djinnMoves from '../src/games/djinn/moves'
import { places } from '../src/games/djinn/places'
import { aidOf, bySuit, changedTrump, helps, tricksLeft, type DjinnView } from '../src/games/djinn/view'
import { why } from '../src/games/djinn/why'
import * as kadora from '../src/games/kadora/events'
import * as kadoraMoves from '../src/games/kadora/moves'
import { cardsOf, cells, loots, standings, sums, takes, type KadoraView } from '../src/games/kadora/view'
import * as seashore from '../src/games/seashore/events'
import * as seashoreMoves from '../src/games/seashore/moves'
import { lanes, revealed, type SeashoreView } from '../src/games/seashore/view'
import type { GameEvent, Values, View } from '../src/lib/protocol'
import { catalogue, parts, say, use } from '../src/lib/speech.svelte'
import { Voice } from '../src/lib/voice'
import { words } from './words'

interface Moment<V extends View> {
  before: V
  legal: string[]
  seat: number
  aid: Values | null
  events: GameEvent[]
  after: V
}

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed']

function played<V extends View>(game: string, players: number, seed: number): Moment<V>[] {
  const python = process.env.KARAT_PYTHON ?? at('../../.venv/bin/python')
  const lines = execFileSync(python, [at('../tools/moments.py'), game, String(players), String(seed)], {
    maxBuffer: 1 << 28,
  })
  return lines
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Moment<V>)
}

beforeAll(() => {
  use(catalogue('en', words('en')), 'en')
})

const sorted = (cards: string[]) => [...cards].sort()

/** Every rule of a game's page has its sentence in the browser's rules. */
function rulesOf(game: string, sections: string[]) {
  const page = readFileSync(at(`../../docs/rules/${game}.md`), 'utf8')
  const ids = [...page.matchAll(/^\| ([A-Z]{3}-\d+) \|/gm)].map((found) => found[1]!)
  const told = sections.flatMap((section) => parts(`${game}-rules-${section}`).map(([id]) => id))
  expect(sorted(told)).toEqual(sorted(ids))
}

describe('Djinn', () => {
  const game = played<DjinnView>('djinn', 2, 6)
  const voice = new Voice('djinn', NAMES.slice(0, 2), 0)

  test('events lead from view to view', () => {
    for (const { before, events, after } of game) {
      const last = djinn.beats(events, before).at(-1)!.view!
      const shown = ({ trick, effects, caves, open_level, trump_card, phase }: DjinnView) =>
        JSON.parse(JSON.stringify({ trick, effects, caves, open_level, trump_card, phase }))
      expect(shown(last)).toEqual(shown(after))
      expect(
        last.seats.map(({ hand_size, djinn_size, kept, level }) => ({ hand_size, djinn_size, kept, level })),
      ).toEqual(after.seats.map(({ hand_size, djinn_size, kept, level }) => ({ hand_size, djinn_size, kept, level })))
      expect(sorted(last.seats[0]!.hand!)).toEqual(sorted(after.seats[0]!.hand!))
      expect(sorted(last.seats[0]!.djinn!)).toEqual(sorted(after.seats[0]!.djinn!))
    }
  })

  test('every event has its sentence', () => {
    for (const event of game.flatMap(({ events }) => events)) expect(djinn.tell(event, voice)).toMatch(/^[A-Z].*[.!]$/)
    expect(djinn.tell({ event: 'djinn', seat: 1, effect: 'swap', target: 0 }, voice)).toBe(
      'Bo plays the Djinn card “swap cards” (you).',
    )
    expect(djinn.tell({ event: 'cave', seat: 0, level: 3, task: 'run', cards: ['Y3', 'G4', 'P5'] }, voice)).toBe(
      'You complete “run of 3” with yellow 3, green 4 and purple 5 and reach level 3.',
    )
  })

  test('moves are read and written as the server writes them', () => {
    for (const move of game.flatMap(({ legal }) => legal)) {
      const { verb, what, rest } = djinnMoves.read(move)
      if (verb === 'cave') expect(djinnMoves.caveMove(what, [...rest].reverse())).toBe(move)
      if (verb === 'djinn') expect(djinnMoves.djinnMoves(what, [move, 'done'])).toEqual([move])
    }
    const legal = ['cave run Y3 G4 P5', 'cave run G4 P5 B6', 'cave under Y3 G4 P5']
    expect(djinnMoves.leading('run', [], legal)).toEqual(new Set(['Y3', 'G4', 'P5', 'B6']))
    expect(djinnMoves.leading('run', ['Y3'], legal)).toEqual(new Set(['Y3', 'G4', 'P5']))
    expect(
      djinnMoves.djinnGuess('swap', { seat: 0, trick: [{ seat: 2, card: 'P1', counts_as: 1 }] } as DjinnView),
    ).toBe('djinn swap 2')
  })

  test('the last trick is the one that was played, swaps and replacements included', () => {
    const events = [
      { event: 'phase' },
      { event: 'play', seat: 0, card: 'P4' },
      { event: 'play', seat: 1, card: 'P9' },
      { event: 'djinn', seat: 1, effect: 'swap', target: 0 },
      { event: 'djinn', seat: 1, effect: 'replace', target: 0 },
      { event: 'replace', seat: 0, card: 'G2', discarded: 'P9' },
      { event: 'trick', seat: 1 },
      { event: 'keep', seat: 1, card: 'P4' },
    ]
    expect(djinn.lastTrick(events)).toEqual({
      laid: [
        { seat: 0, card: 'G2' },
        { seat: 1, card: 'P4' },
      ],
      winner: 1,
      kept: [{ seat: 1, card: 'P4' }],
    })
    expect(djinn.lastTrick([...events, { event: 'phase' }])).toBeNull()
  })

  test('what happens together is shown together, and told once', () => {
    const some = [
      { event: 'keep', seat: 1, card: 'P4' },
      { event: 'discard', cards: ['G2'] },
      { event: 'draw', seat: 0, effect: 'double' },
      { event: 'draw', seat: 1 },
      { event: 'draw', seat: 2 },
    ]
    const moments = djinn.beats(some, game[0]!.before)
    expect(moments.map(({ events }) => events.length)).toEqual([2, 3])
    const three = new Voice('djinn', NAMES.slice(0, 3), 0)
    expect(djinn.tells(moments[1]!.events, three)).toBe(
      'You draw the Djinn card “keep two”. Bo and Cy draw a Djinn card each.',
    )
  })

  test('people sit around the carpet: two opposite each other, you in front', () => {
    expect(places(2, 1, 2).map(({ side }) => side)).toEqual(['back alone', 'front aside'])
    expect(places(3, 0, 3).map(({ side }) => side)).toEqual(['front', 'left', 'right'])
    expect(places(4, null, 2).map(({ side }) => side)).toEqual(['left', 'back', 'right', 'front aside'])
    expect(places(4, 0, 2).map(({ style }) => style)).toEqual(['--k: 1; --r: 1', '--k: 0; --r: 0', '--k: 1; --r: 0', '--k: 0; --r: 1'])
  })

  test('the end says why: the last task, what was left, or how far all came', () => {
    const end = { phase: 6, seats: [{ kept: ['P1', 'G2'], level: 5 }, { kept: ['B3'], level: 5 }] } as unknown as DjinnView
    const cave = (seat: number) => ({ event: 'cave', seat, level: 5, task: 'colour', cards: ['P1', 'P2', 'P3', 'P4', 'P5'] })
    expect(why([cave(0)], [0], voice, end)).toMatch(/^Phase 6: You complete “5 of one colour” with .*purple 5 and reach level 5\.$/)
    expect(why([cave(0), cave(1)], [0], voice, end)).toBe('Phase 6: several players reach level 5. Treasures left: you 2 and Bo 1.')
    expect(why([], [0, 1], voice, end)).toBe('The cards run out in phase 6. Levels: you 5 and Bo 5.')
    expect(why([], [], voice, end)).toBeNull()
  })

  test('what helps a task is marked', () => {
    const tasks = [
      { task: 'run', met: false, numbers: [5, 8] },
      { task: 'colour', met: false, colours: ['G'] },
      { task: 'over', met: true },
    ]
    expect(['P5', 'G8', 'G1', 'B2'].map((card) => helps(card, tasks))).toEqual([
      ['run'],
      ['run', 'colour'],
      ['colour'],
      [],
    ])
    const told = game.find(({ aid }) => aidOf(aid).tasks.some(({ met }) => met))!
    expect(aidOf(told.aid).winning).toSatisfy((seat) => seat === null || seat < 2)
  })

  test('trump, hands and tricks are read off the view', () => {
    const view = { effects: [{ seat: 1, effect: 'trump', colour: 'G' }] } as DjinnView
    expect(changedTrump(view)).toBe('green')
    expect(changedTrump({ effects: [...view.effects, { seat: 0, effect: 'notrump' }] } as DjinnView)).toBeNull()
    expect(changedTrump({ effects: [{ seat: 0, effect: 'lowest' }] } as DjinnView)).toBeUndefined()
    expect(['B2', 'P10', 'G3', 'P9'].sort(bySuit)).toEqual(['P9', 'P10', 'G3', 'B2'])
    expect(tricksLeft(game[0]!.before)).toBe(8)
  })

  test('the rules are all there', () =>
    rulesOf('djinn', ['aim', 'cards', 'tricks', 'caves', 'phases', 'end', 'djinn', 'known']))
})

describe('Kadora', () => {
  const game = played<KadoraView>('kadora', 2, 6)
  const voice = new Voice('kadora', NAMES.slice(0, 2), 0)

  test('events lead from view to view', () => {
    for (const { before, events, after } of game) {
      const last = kadora.beats(events, before).at(-1)!.view!
      const shown = ({ block, left, right, last_turns, seats, aside }: KadoraView) => ({
        block,
        left,
        right,
        last_turns,
        aside: sorted(aside),
        seats: seats.map(({ hand, loot }) => [sorted(hand), sorted(loot)]),
      })
      expect({ ...shown(last), last_turns: after.last_turns }).toEqual(shown(after))
    }
  })

  test('every event has its sentence', () => {
    for (const event of game.flatMap(({ events }) => events)) expect(kadora.tell(event, voice)).toMatch(/^[A-Z].*[.!]$/)
    expect(kadora.tell({ event: 'face_down', colour: 'Y', seats: [0, 2], sum: 9 }, voice)).toBe(
      'The highest yellow total, 9, is turned face down: you and the island.',
    )
  })

  test('what a move takes is what it took', () => {
    for (const { before, seat, aid, events } of game) {
      const place = events.find(({ event }) => event === 'place')
      if (!place) continue
      const move = kadoraMoves.placeMove(String(place.card), String(place.cell))
      expect(takes(aid, move)).toEqual(events.filter(({ event }) => event === 'take'))
      if (seat !== 0) continue
      const cell = cells(before).find(({ name }) => name === place.cell)!
      expect(cell.card).toBeNull()
      const { column, row } = sums(before, cell, String(place.card))
      for (const taken of takes(aid, move).filter(({ which }) => which === 'matching'))
        expect(taken.line === 'column' ? column : row).toBeGreaterThanOrEqual(10)
    }
    expect(cardsOf(takes(null, 'place Y4r b2'))).toEqual([])
  })

  test('the last standings are the scores', () => {
    const { after } = game.at(-1)!
    expect(standings(loots(after)).map(({ open }) => open)).toEqual(after.scores)
  })

  test('moves are read as the server writes them', () => {
    expect(kadoraMoves.read('gift Y 2')).toEqual({ verb: 'gift', colour: 'Y', to: 2 })
    expect(kadoraMoves.read('place Y4r b2')).toEqual({ verb: 'place', card: 'Y4r', cell: 'b2' })
    expect(kadoraMoves.read('draw left')).toEqual({ verb: 'draw', row: 'left' })
    expect(kadoraMoves.read('keep')).toEqual({ verb: 'keep' })
    expect(kadoraMoves.receivers('Y', ['keep', 'gift Y 2', 'gift R 1', 'gift Y 1'])).toEqual([2, 1])
  })

  test('the rules are all there', () => rulesOf('kadora', ['aim', 'cards', 'setup', 'give', 'take', 'draw', 'end']))
})

describe('Sea or Shore', () => {
  const game = played<SeashoreView>('seashore', 3, 1)
  const voice = new Voice('seashore', NAMES.slice(0, 3), 0)

  test('events lead from view to view', () => {
    for (const { before, events, after } of game) {
      const last = seashore.beats(events, before).at(-1)!.view!
      const shown = ({ round, start, piles, played, seats }: SeashoreView) =>
        JSON.parse(
          JSON.stringify({
            round,
            start,
            open: piles.map(({ open }) => open),
            played,
            seats: seats.map(({ cards, treasures, plus, score }) => [cards, treasures, plus, score]),
          }),
        )
      expect(shown(last)).toEqual(shown(after))
      expect(sorted(last.seats[0]!.hand!)).toEqual(sorted(after.seats[0]!.hand!))
    }
  })

  test('every event has its sentence', () => {
    for (const event of game.flatMap(({ events }) => events))
      expect(seashore.tell(event, voice)).toMatch(/^[A-Z].*[.!]$/)
    expect(seashore.tell({ event: 'play', seat: 1, shows: 'sea', colour: 'B', plus: 2 }, voice)).toBe(
      'Bo plays a card +2: blue, number hidden.',
    )
    expect(seashore.tell({ event: 'play', seat: 0, shows: 'shore', number: 7, plus: 0, card: 'B7' }, voice)).toBe(
      'You play blue 7: 7, colour hidden.',
    )
  })

  test('moves are read and written as the server writes them', () => {
    for (const move of game.flatMap(({ legal }) => legal)) {
      const one = seashoreMoves.read(move)
      if (one.verb === 'play') expect(seashoreMoves.playMove(one.card, one.shows, one.plus)).toBe(move)
      if (one.verb === 'return') expect(seashoreMoves.returnMove([...one.cards].reverse())).toBe(move)
    }
    expect(
      seashoreMoves.plusChoices('G9', [
        'play G9 sea',
        'play G9 shore',
        'play G9 sea +2',
        'play G9 sea +1',
        'play B1 sea +3',
      ]),
    ).toEqual([0, 1, 2])
  })

  test('cards are turned up in lanes, and colours that were won as one share theirs', () => {
    const view = {
      step: 'claim',
      played: [
        { seat: 0, shows: 'sea', plus: 0, card: 'R5' },
        { seat: 1, shows: 'sea', plus: 0, card: 'G2' },
        { seat: 2, shows: 'sea', plus: 0, card: 'B9' },
      ],
    } as unknown as SeashoreView
    expect(revealed(view)).toBe(true)
    expect(lanes(view, []).map(({ colours }) => colours)).toEqual([['R'], ['B'], ['G']])
    expect(lanes(view, [['R', 'B']]).map(({ colours, cards }) => [colours.join(''), cards.length])).toEqual([
      ['RB', 2],
      ['G', 1],
    ])
  })

  test('the last trick knows who won what, and who was lowest', () => {
    const all = game.flatMap(({ events }) => events)
    const end = all.findLastIndex(({ event }) => event === 'trick_over')
    const last = seashore.lastTrick(all.slice(0, end))!
    expect(last.cards).toHaveLength(3)
    expect(last.wins.length).toBeGreaterThan(0)
    expect(seashore.lastTrick([...all.slice(0, end), { event: 'round', number: 2, start: 0 }])).toBeNull()
    const { gains } = seashore.lastTrick([
      { event: 'reveal', seat: 0, card: 'R5', value: 5 },
      { event: 'win', seat: 0, colours: ['R'], prize: 'rob' },
      { event: 'plus', seat: 1, count: 2 },
      { event: 'rob', seat: 0, from: 1, count: 2 },
      { event: 'plus', seat: 0, count: 2 },
    ])!
    expect(gains).toMatchObject([{ seat: 1, count: 2 }])
  })

  test('the rules are all there', () => rulesOf('seashore', ['aim', 'cards', 'setup', 'trick', 'prizes', 'actions']))
  test('what a treasure is called', () =>
    expect(seashore.cardWords('tR4')).toBe(say('seashore-treasure', { colour: 'red', points: 4 })))
})
