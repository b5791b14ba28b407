/** Options of a game in words, in links, and as far as a game knows them. */

import { beforeAll, expect, test, vi } from 'vitest'

const kept = vi.hoisted(() => {
  const kept = new Map<string, string>()
  const localStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, to: string) => kept.set(key, to) }
  Object.assign(globalThis, { localStorage })
  return kept
})
import { address, fitting, optionWords, remember, remembered, same, sent } from '../src/lib/options'
import { catalogue, use } from '../src/lib/speech.svelte'
import { words } from './words'

beforeAll(() => use(catalogue('en', words('en')), 'en'))

const USUAL = {
  treasure_points: [1, 1, 2, 3, 4],
  lacking: { R: 1, O: 2 },
  pass_to: 'left',
  plus_cap: 12,
  steal_any: false,
}

test('a link brings options, and what a game does not know is left out', () => {
  const options = { treasure_points: [1, 2, 2, 3, 4], lacking: { R: 5 }, pass_to: 'right', plus_cap: 99, steal_any: true }
  const link = new URL(address('seashore', options), 'http://house.test')
  expect(link.pathname).toBe('/new/seashore')
  expect(sent(link.hash)).toEqual(options)
  expect(fitting(sent(link.hash)!, USUAL)).toEqual(options)
  for (const odd of [
    { treasure_points: [1, 2] },
    { treasure_points: 'many' },
    { treasure_points: [1, 2, 3, 4, 'x'] },
    { lacking: { X: 1 } },
    { lacking: null },
    { lacking: { R: 1.5 } },
    { plus_cap: '12' },
    { steal_any: 1 },
    { relics: true },
    { constructor: 1 },
  ])
    expect(fitting(odd, USUAL), JSON.stringify(odd)).toEqual({})
})

test('a link that cannot be read has nothing that fits, and other links have no options', () => {
  expect(sent('')).toBeNull()
  expect(sent('#join=abc')).toBeNull()
  for (const hash of ['#options=', '#options=%', '#options=[1]', '#options=5', '#options=null'])
    expect(fitting(sent(hash)!, USUAL), hash).toEqual({})
})

test('values are told in words', () => {
  expect(optionWords('kadora', 'lacking', { R: 3, O: 2, Y: 1 }, USUAL.lacking)).toBe('red (3) and yellow (1)')
  expect(optionWords('djinn', 'djinn_deck', { fifteen: 3, free: 2 }, { fifteen: 2, free: 2 })).toBe('counts as 15 (3)')
  expect(optionWords('seashore', 'treasure_points', [1, 2, 3], null)).toBe('1, 2 and 3')
  expect(optionWords('seashore', 'pass_to', 'none', null)).toBe('not at all')
  expect(optionWords('seashore', 'plus_cap', 99, null)).toBe('no limit')
  expect(optionWords('seashore', 'plus_cap', 11, null)).toBe('11')
  expect(optionWords('kadora', 'seat_view', true, null)).toBe('yes')
})

test('values are compared by what they hold', () => {
  expect(same({ R: 1, O: 2 }, { O: 2, R: 1 })).toBe(true)
  expect(same([1, 2], [1, 2])).toBe(true)
  expect(same(12, 12)).toBe(true)
  for (const [one, other] of [[[1, 2], [2, 1]], [{ R: 1 }, { R: 1, O: 2 }], [{ R: 1 }, { R: 2 }], [null, {}], [1, '1']])
    expect(same(one, other), JSON.stringify([one, other])).toBe(false)
})

test('a device remembers them for each game', () => {
  expect(remembered('kadora')).toEqual({})
  remember('kadora', { lacking: { R: 2 } })
  remember('djinn', { open_memory: true })
  expect(remembered('kadora')).toEqual({ lacking: { R: 2 } })
  kept.set('karat-options', 'not json')
  expect(remembered('kadora')).toEqual({})
})
