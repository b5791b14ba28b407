import { beforeAll, expect, test } from 'vitest'
import diamant from '../../src/karat/games/diamant/booklet.json'
import kadora from '../../src/karat/games/kadora/booklet.json'
import seashore from '../../src/karat/games/seashore/booklet.json'
import { forgotten } from '../src/games/djinn/events'
import type { DjinnView } from '../src/games/djinn/view'
import { changes, choice, chosen, heading, reason, without, type Booklet } from '../src/lib/booklet'
import { partOf } from '../src/lib/part'
import { catalogue, use } from '../src/lib/speech.svelte'
import { words } from './words'

const sea = seashore as unknown as Booklet
const island = kadora as unknown as Booklet
const cave = diamant as unknown as Booklet

beforeAll(() => use(catalogue('en', words('en')), 'en'))

test('a table is told which of its options are not as usual', () => {
  const usual = { treasure_points: [1, 1, 2, 3, 4], pass_to: 'left', plus_cap: 12, steal_any: false }
  expect(changes(sea, usual)).toEqual([])
  expect(changes(sea, { ...usual, treasure_points: [1, 2, 2, 3, 4], plus_cap: 15, unknown: 1 })).toEqual([
    ['treasure_points', [1, 2, 2, 3, 4]],
    ['plus_cap', 15],
  ])
  expect(changes(island, { lacking: { R: 1, O: 2, Y: 3, G: 4, B: 5, P: 3 } })).toEqual([])
  expect(changes(island, { lacking: { R: 5, O: 2, Y: 3, G: 4, B: 5, P: 3 } })).toHaveLength(1)
})

test('an option is said in words', () => {
  expect(choice('seashore', sea, 'pass_to', 'right')).toBe('Passing a card: to the right')
  expect(choice('seashore', sea, 'plus_cap', 15)).toBe('Highest value with plus cards: 15')
  expect(choice('kadora', island, 'seat_view', true)).toBe('Refill from your side: yes')
})

test('of a map of numbers a table is told what is not as usual, by name', () => {
  const usual = { R: 1, O: 2, Y: 3, G: 4, B: 5, P: 3 }
  const told = (options: object) => chosen('kadora', island, options as never).map(([, words]) => words)
  expect(told({ lacking: { ...usual, B: 2, P: 1 }, seat_view: false })).toEqual([
    'Missing values: blue (2) and purple (1)',
    'Refill from your side: no',
  ])
  expect(told({ lacking: usual, unknown: 1 })).toEqual([])
})

test('rules of an option that a table plays without do not hold there', () => {
  expect(without(cave, { relics: false })).toContain('DIA-28')
  expect(without(cave, { relics: true })).toEqual([])
  expect(without(island, { seat_view: false })).toEqual([]) // it changes a rule, and brings none along
})

test('a rule has its place and its reason', () => {
  expect(heading(island, island.rules['KAD-51']!.at)).toBe('4. De tafel aanvullen')
  expect(reason('kadora', island, 'KAD-51')).toMatch(/^The booklet says: as the player sees it/)
  expect(reason('kadora', island, 'KAD-65')).toMatch(/shared win/)
  expect(reason('kadora', island, 'KAD-31')).toBeNull()
  expect([partOf('kadora-origin', ['kadora']), partOf('booklet-print', ['kadora']), partOf('kadora-rules-aim', ['kadora'])]).toEqual([
    'kadora',
    'booklets',
    'kadora',
  ])
})

test('the log of Djinn forgets finished tricks, unless the discards lie open or the game is over', () => {
  const events = [
    { event: 'phase' },
    { event: 'play', card: 'P1' },
    { event: 'trick', seat: 0 },
    { event: 'keep', card: 'P1' },
    { event: 'discard', cards: ['P2'] },
    { event: 'cave', cards: ['P1'] },
    { event: 'phase' },
    { event: 'play', card: 'G1' },
  ]
  const names = (options: object, over = false) =>
    forgotten(events, { options, over } as unknown as DjinnView).map(({ event, card }) => `${event} ${card ?? ''}`.trim())
  expect(names({ open_memory: false })).toEqual(['play P1', 'discard', 'cave'])
  expect(names({ open_memory: true })).toEqual([])
  expect(names({ open_memory: false }, true)).toEqual([])
})
