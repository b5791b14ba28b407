/** Refusals reach their reader in words of the catalogue, with names, colours and cards in them. */

import { readFileSync } from 'node:fs'
import { beforeAll, expect, test, vi } from 'vitest'

vi.hoisted(() => Object.assign(globalThis, { localStorage: { getItem: () => null, setItem: () => undefined } }))
import { Trouble } from '../src/lib/api'
import type { GameClient } from '../src/lib/game'
import { refusalWords, troubleWords, type Refusal } from '../src/lib/refusal'
import { catalogue, use } from '../src/lib/speech.svelte'
import { Voice } from '../src/lib/voice'
import { cardWords } from '../src/games/kadora/events'

beforeAll(() => {
  const german = readFileSync(new URL('../../src/karat/locale/de.ftl', import.meta.url), 'utf8')
  use(catalogue('de', german), 'de')
})

const game = { card: cardWords } as GameClient
const refused = (more: Partial<Refusal>): Refusal => ({
  type: 'refused',
  seq: 1,
  id: '1',
  error: 'illegal',
  sentence: 'No.',
  ...more,
})
const told = (id: string, more: Partial<Refusal>) =>
  refusalWords(refused(more), new Voice(id, ['Ada', 'Bo', 'Cy'], 0), game)

test('what the rules refuse is told with names, colours and cards', () => {
  const values = { other: 1, colour: 'red', most: 9, own: 4 }
  expect(told('kadora', { reason: 'not-leading', values })).toMatch(/^Bo hat die Mehrheit in Rot, 9 zu 4/)
  expect(told('kadora', { reason: 'cell-taken', values: { cell: 'b2', card: 'Y4r' } })).toBe(
    'Feld b2 ist nicht leer: Dort liegt Gelb 4 rund.',
  )
  expect(told('djinn', { reason: 'swap-nothing', values: { seat: '2' } })).toMatch(/^Cy hat in diesem Stich/)
  expect(told('djinn', { reason: 'djinn-not-held', values: { effect: 'lowest' } })).toContain('niedrigste gewinnt')
  expect(told('djinn', { reason: 'task-not-open', values: { task: 'run', level: 4 } })).toContain('Folge')
})

test('what all games refuse alike has one message', () => {
  expect(told('djinn', { reason: 'not-your-turn', values: { turn: 1 } })).toBe('Bo ist am Zug.')
  expect(told('seashore', { reason: 'steal-nobody', values: { seat: 9 } })).toMatch(/^Es gibt keinen Platz 9/)
})

test('what the server refuses is told by its kind and by what was asked of it', () => {
  expect(told('djinn', { error: 'not-now', to: 'undo' })).toMatch(/^Es gibt jetzt keinen Zug von dir/)
  expect(told('djinn', { error: 'not-now', to: 'start' })).toBe('Das geht jetzt nicht.')
  expect(told('djinn', { error: 'unheard-of' })).toBe('No.')
  expect(troubleWords(new Trouble('bad', 'name: …', 'name'))).toMatch(/^Bitte nimm einen anderen Namen/)
  expect(troubleWords(new Trouble('away', ''))).toMatch(/^Der Server antwortet nicht/)
})
