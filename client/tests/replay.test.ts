/** Moments of a game in an address, and the reasons of bots in words. */

import { beforeAll, expect, test, vi } from 'vitest'

vi.hoisted(() => Object.assign(globalThis, { localStorage: { getItem: () => null, setItem: () => undefined } }))
import djinn from '../src/games/djinn'
import kadora from '../src/games/kadora'
import { catalogue, use } from '../src/lib/speech.svelte'
import { Voice } from '../src/lib/voice'
import { reasonWords } from '../src/study/games'
import { momentHash, momentOf } from '../src/study/replay.svelte'
import { words } from './words'

beforeAll(() => use(catalogue('en', words('en')), 'en'))

test('an address names a moment and whose eyes see it', () => {
  for (const eyes of [null, 0, 3, 'open'] as const)
    expect(momentOf(momentHash(34, eyes))).toEqual({ move: 34, eyes, better: null })
})

test('an address names the move that would have been better', () => {
  const moment = { move: 3, eyes: 1, better: 'place Y4r b2' }
  expect(momentOf(momentHash(moment.move, moment.eyes, moment.better))).toEqual(moment)
})

test('nonsense in an address is the beginning, seen by a spectator', () => {
  for (const hash of ['', '#', '#move=-3&eyes=9', '#move=1.5', '#move=x&eyes=', '#eyes=closed'])
    expect(momentOf(hash)).toEqual({ move: 0, eyes: null, better: null })
})

test('reasons are told in words, with names, colours and cards', () => {
  const voice = new Voice('kadora', ['Ada', 'Bo'], 0)
  const lead = { id: 'kadora-breaks-lead', values: { colour: 'Y', seat: 1, points: 3 } }
  expect(reasonWords([lead], kadora, voice)).toMatch(/yellow.*Bo.*3/)
  const card = { id: 'djinn-wins-trick', values: { card: 'G15' } }
  expect(reasonWords([card, card], djinn, new Voice('djinn', ['Ada', 'Bo'], 0))).toMatch(/green 15.*green 15/i)
})
