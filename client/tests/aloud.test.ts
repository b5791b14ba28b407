import { expect, test, vi } from 'vitest'

vi.hoisted(() => Object.assign(globalThis, { localStorage: { getItem: () => null, setItem: () => undefined } }))
import { canRead, voiceFor } from '../src/lib/aloud.svelte'

const voice = (lang: string, more: Partial<SpeechSynthesisVoice> = {}) =>
  ({ lang, name: lang, voiceURI: lang, default: false, localService: false, ...more }) as SpeechSynthesisVoice

test('a voice speaks the language of the page, whichever country it is from', () => {
  const [dutch, flemish, german] = [voice('nl-NL'), voice('nl_BE'), voice('de-DE')]
  expect(voiceFor('nl', [german, dutch])).toBe(dutch)
  expect(voiceFor('nl', [german, flemish])).toBe(flemish)
  expect(voiceFor('sv', [german, dutch])).toBeUndefined()
})

test('Portuguese and English are spoken as they are written here: in Europe', () => {
  const [brazilian, portuguese] = [voice('pt-BR', { default: true }), voice('pt_PT')]
  expect(voiceFor('pt', [brazilian, portuguese])).toBe(portuguese)
  expect(voiceFor('pt', [brazilian])).toBe(brazilian)
})

test('the preferred voice comes first, then one that needs no network', () => {
  const [far, near, preferred] = [voice('fr-FR'), voice('fr-CA', { localService: true }), voice('fr-BE', { default: true })]
  expect(voiceFor('fr', [far, near, preferred])).toBe(preferred)
  expect(voiceFor('fr', [far, near])).toBe(near)
  expect(voiceFor('fr', [far])).toBe(far)
})

test('where there is nothing to speak with, nothing is offered', () => {
  expect(canRead()).toBe(false)
})
