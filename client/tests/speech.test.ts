/** The catalogue has every message that the client asks for, and the words come out right. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'

vi.hoisted(() => Object.assign(globalThis, { localStorage: { getItem: () => null, setItem: () => undefined } }))
import { partOf, read } from '../src/lib/catalogues'
import { catalogue, has, listed, parts, say, sentence, use, wanted } from '../src/lib/speech.svelte'
import { Voice } from '../src/lib/voice'
import { PHRASES, STICKERS } from '../src/lib/talk'
import { GAMES } from '../src/lib/games'
import { words } from './words'

const ENGLISH = words('en')
beforeAll(() => use(catalogue('en', ENGLISH), 'en'))

function sources(folder: string): { path: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(svelte|ts)$/.test(path) && path !== 'lib/voice.ts')
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
}

describe('the catalogue', () => {
  test('has every message that is named in the sources', () => {
    const missing: string[] = []
    for (const { path, text } of sources('src')) {
      const game = /^games\/(\w+)\//.exec(path)?.[1]
      for (const [, voice, id] of text.matchAll(/\b(voice\.)?say\(\s*'([\w-]+)'/g)) {
        const whole = voice ? `${game}-${id}` : id!
        if (!has(whole)) missing.push(`${path}: ${whole}`)
      }
    }
    expect(missing).toEqual([])
  })

  test('has a message for every beginning of an id that is put together', () => {
    const ids = [...ENGLISH.matchAll(/^([\w-]+) =/gm)].map(([, id]) => id!)
    const missing: string[] = []
    for (const { path, text } of sources('src')) {
      const game = /^games\/(\w+)\//.exec(path)?.[1]
      for (const [, voice, start] of text.matchAll(/\b(voice\.)?say\(\s*`([\w-]+-)\$\{/g)) {
        const whole = voice ? `${game}-${start}` : start!
        if (!ids.some((id) => id.startsWith(whole))) missing.push(`${path}: ${whole}`)
      }
    }
    expect(missing).toEqual([])
  })

  test('has all phrases, stickers and games', () => {
    for (const name of PHRASES) expect(has(`browser-phrase-${name}`), name).toBe(true)
    for (const name of STICKERS) expect(has(`browser-sticker-${name}`), name).toBe(true)
    for (const { id } of GAMES) expect(has(`browser-game-${id}-line`), id).toBe(true)
  })

  test('lends its English to a language that lacks a message', async () => {
    use(catalogue('nl', 'browser-home = Begin\n'), 'nl')
    expect(say('browser-home')).toBe('Begin')
    expect(say('browser-watchers', { count: 2 })).toBe('') // until English is there
    await vi.waitFor(() => expect(say('browser-watchers', { count: 2 })).toBe('2 people are watching.'))
    expect(say('browser-home')).toBe('Begin')
    use(catalogue('en', ENGLISH), 'en')
  })

  test('gives the rules by their ids', () => {
    const rules = new Map(parts('diamant-rules-path'))
    expect([...rules.keys()]).toContain('DIA-23')
    expect(rules.get('DIA-23')).toContain('loses')
  })
})

test('the parts of a catalogue hold everything but what only the terminal says', async () => {
  const parts = ['core', 'booklets', ...GAMES.map(({ id }) => id)]
  const texts = await Promise.all(parts.map((part) => read('en', part)))
  const ids = (text: string) => [...text.matchAll(/^[a-z][\w-]*(?= =)/gm)].map(([id]) => id)
  const wanted = ids(ENGLISH).filter((id) => !id.startsWith('terminal-'))
  expect(texts.flatMap(ids).sort()).toEqual(wanted.sort())
  texts.forEach((text, i) => expect(ids(text).every((id) => partOf(id) === parts[i])).toBe(true))
  expect(catalogue('en', ...texts).getMessage('djinn-refusal-must-follow')).toBeDefined()
})

test('numbers are written alike and counted in the language', () => {
  expect(say('terminal-moves', { count: 1 })).toBe('1 move')
  expect(say('terminal-moves', { count: 21 })).toBe('21 moves')
  expect(say('terminal-moves', { count: 2500 })).toBe('2,500 moves')
})

test('a missing message is shown by its id and reported', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(say('no-such-message')).toBe('no-such-message')
  expect(complaint).toHaveBeenCalledWith('there is no message no-such-message')
  complaint.mockRestore()
})

test('lists and sentences', () => {
  expect(listed([])).toBe('–')
  expect(listed(['a'])).toBe('a')
  expect(listed(['a', 'b', 'c'])).toBe('a, b and c')
  expect(sentence('you win')).toBe('You win')
})

test('names that are written from right to left do not reorder the sentence around them', () => {
  expect(say('score', { name: 'Ada', score: 3 })).toBe('Ada 3')
  expect(say('score', { name: 'שרה', score: 3 })).toBe('\u2068שרה\u2069 3')
  expect(listed(['שרה', 'Ada', 'دانا'])).toBe('\u2068שרה\u2069, Ada and \u2068دانا\u2069')
  expect(new Voice('diamoniak', ['שרה', 'Ada'], 1).tell({ event: 'turn', seat: 0 })).toContain('\u2068שרה\u2069')
})

test('in Spanish the last of a list is joined by e before the sound of i', () => {
  use(catalogue('es', words('es')), 'es')
  for (const name of ['Inés', 'Íñigo', 'Hilda', 'Yvonne', 'isla']) expect(listed(['Ada', name])).toBe(`Ada e ${name}`)
  for (const name of ['Ben', 'Hielo', 'Iago', 'Yago', 'Hana', '']) expect(listed(['Ada', name])).toBe(`Ada y ${name}`)
  use(catalogue('en', ENGLISH), 'en')
})

test('in Italian it is ed before the sound of e', () => {
  use(catalogue('it', words('it')), 'it')
  for (const name of ['Elena', 'Élodie', 'Hélène']) expect(listed(['Ada', name])).toBe(`Ada ed ${name}`)
  for (const name of ['Ben', 'Ida']) expect(listed(['Ada', name])).toBe(`Ada e ${name}`)
  use(catalogue('en', ENGLISH), 'en')
})

test('the language is the chosen one, else the best of the browser, else English', () => {
  expect(wanted('en', [])).toBe('en')
  expect(wanted('', ['xx-YY', 'en-GB'])).toBe('en')
  expect(wanted('xx', ['zz'])).toBe('en')
})

test('events are told to their reader', () => {
  const buy = { event: 'buy', seat: 0, from: 1, card: 'pink', diamonds: 3 }
  const told = (you: number | null) =>
    new Voice('diamoniak', ['Ada', 'Bo', 'Cy'], you).tell(buy, { card: 'a pink castle card' })
  expect(told(0)).toBe('You buy a pink castle card from Bo for 3 diamonds.')
  expect(told(1)).toBe('Ada buys a pink castle card from you for 3 diamonds.')
  expect(told(null)).toBe('Ada buys a pink castle card from Bo for 3 diamonds.')
})
