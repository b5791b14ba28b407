/** Refusals reach their reader in words of the catalogue, with names, colours and cards in them. */

import { beforeAll, expect, test, vi } from 'vitest'

vi.hoisted(() => Object.assign(globalThis, { localStorage: { getItem: () => null, setItem: () => undefined } }))
import { away, Trouble } from '../src/lib/api'
import type { GameClient } from '../src/lib/game'
import type { Refused, Values } from '../src/lib/protocol'
import { refusalWords, troubleWords } from '../src/lib/refusal'
import { catalogue, use } from '../src/lib/speech.svelte'
import { Voice } from '../src/lib/voice'
import { cardWords } from '../src/games/kadora/events'
import { words } from './words'

beforeAll(() => use(catalogue('de', words('de')), 'de'))

const game = { card: cardWords } as GameClient
const refused = (more: Partial<Refused>): Refused => ({
  type: 'refused',
  seq: 1,
  id: '1',
  error: 'illegal',
  sentence: 'No.',
  ...more,
})
const told = (id: string, more: Partial<Refused>) =>
  refusalWords(refused(more), new Voice(id, ['Ada', 'Bo', 'Cy'], 0), game)

test('what the rules refuse is told with names, colours and cards', () => {
  const values = { other: 1, colour: 'red', most: 9, own: 4 }
  expect(told('kadora', { reason: 'not-leading', values })).toMatch(/^Bo hat die Mehrheit in Rot, 9 zu 4/)
  expect(told('kadora', { reason: 'cell-taken', values: { cell: 'b2', card: 'Y4r' } })).toBe(
    'Feld b2 ist nicht leer: Dort liegt Gelb 4 (rund).',
  )
  expect(told('djinn', { reason: 'swap-nothing', values: { seat: '2' } })).toMatch(/^Cy hat in diesem Stich/)
  expect(told('djinn', { reason: 'djinn-not-held', values: { effect: 'lowest' } })).toContain('niedrigste gewinnt')
  expect(told('djinn', { reason: 'task-not-open', values: { task: 'run', level: 4 } })).toContain('Folge')
})

test('what all games refuse alike has one message', () => {
  expect(told('djinn', { reason: 'not-your-turn', values: { turn: 1 } })).toBe('Bo ist am Zug.')
  expect(told('seashore', { reason: 'steal-nobody', values: { seat: 9 } })).toMatch(/^Es gibt keinen Platz 9/)
})

test('what the server refuses is told by its reason, else by its kind, else in its own words', () => {
  expect(told('djinn', { error: 'not-now', reason: 'no-move-yet' })).toBe('Du hast noch keinen Zug gemacht.')
  expect(told('djinn', { error: 'not-now', reason: 'unheard-of' })).toBe('Das geht gerade nicht.')
  expect(told('djinn', { error: 'bad' })).toBe('Das geht hier nicht, also hat sich nichts geändert.')
  expect(told('djinn', { error: 'unheard-of' })).toBe('No.')
})

test('so is what went wrong with a request', () => {
  const words = (error: string, reason?: string, values?: Values) =>
    troubleWords(new Trouble({ error, sentence: 'No.', reason, values }))
  expect(words('bad', 'name-taken')).toBe('So heißt schon jemand am Tisch, oder fast so.')
  expect(words('bad', 'too-many-people', { count: 5 })).toMatch(/^Am Tisch sitzen schon 5 Personen/)
  expect(words('mistake')).toMatch(/^Der Server hat einen Fehler gemacht/)
  expect(words('unheard-of')).toBe('No.')
  expect(troubleWords(away())).toMatch(/^Der Server antwortet nicht/)
})
