/** Reads aloud with the voices of the browser itself, in the language of the page. */

import { facts } from './games'
import { locale, speech } from './speech.svelte'
import { read, write } from './store'

const synthesis = 'speechSynthesis' in globalThis ? speechSynthesis : null
let voices = $state.raw<SpeechSynthesisVoice[]>(synthesis?.getVoices() ?? [])
synthesis?.addEventListener('voiceschanged', () => (voices = synthesis.getVoices()))

/**
 * The device's voice for this language, of the catalogue's own country where it has one: the one it prefers, else one
 * that works without a network, else any.
 */
export function voiceFor(language: string, all: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const alike = all.filter((one) => one.lang.toLowerCase().split(/[-_]/)[0] === language)
  const near = alike.filter((one) => one.lang.replace('_', '-') === locale(language))
  const own = near.length ? near : alike
  return own.find((one) => one.default) ?? own.find((one) => one.localService) ?? own[0]
}

const HARMLESS = ['canceled', 'interrupted', 'not-allowed']
let silent = $state(false) // the device has tried and cannot

/** Whether this device can say something in the language of the page; where it names no voices, it may try. */
export function canRead(): boolean {
  return synthesis !== null && !silent && (voices.length === 0 || voiceFor(speech.language, voices) !== undefined)
}

const READS = 6 // years: below that nobody reads yet
let wanted = $state.raw(read<Record<string, boolean>>('aloud', {}))

/** Whether a game is read aloud on this device: where its players are too young to read, unless they switched it off. */
export const aloud = (game: string): boolean => wanted[game] ?? young(game)
export const young = (game: string): boolean => (facts(game)?.age ?? READS) < READS

export function switchAloud(game: string): void {
  wanted = { ...wanted, [game]: !aloud(game) }
  write('aloud', wanted)
  if (!wanted[game]) hush()
}

/** Says this now; what was being said stops. */
export function readAloud(text: string): void {
  hush()
  readNext(text)
}

/** Says this after what is being said. */
export function readNext(text: string): void {
  if (!canRead()) return
  const words = new SpeechSynthesisUtterance(text)
  words.voice = voiceFor(speech.language, voices) ?? null
  words.lang = words.voice?.lang ?? locale()
  words.rate = 0.9
  words.onerror = ({ error }) => (silent ||= !HARMLESS.includes(error))
  synthesis!.speak(words)
}

export function hush(): void {
  synthesis?.cancel()
}
