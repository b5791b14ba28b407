/** Reads aloud with the voices of the browser itself, in the language of the page. */

import { speech } from './speech.svelte'

const synthesis = 'speechSynthesis' in globalThis ? speechSynthesis : null
let voices = $state.raw<SpeechSynthesisVoice[]>(synthesis?.getVoices() ?? [])
synthesis?.addEventListener('voiceschanged', () => (voices = synthesis.getVoices()))

/** The device's voice for this language: the one it prefers, else one that works without a network, else any. */
export function voiceFor(language: string, all: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const own = all.filter((one) => one.lang.toLowerCase().split(/[-_]/)[0] === language)
  return own.find((one) => one.default) ?? own.find((one) => one.localService) ?? own[0]
}

const HARMLESS = ['canceled', 'interrupted', 'not-allowed']
let silent = $state(false) // the device has tried and cannot

/** Whether this device can say something in the language of the page; where it names no voices, it may try. */
export function canRead(): boolean {
  return synthesis !== null && !silent && (voices.length === 0 || voiceFor(speech.language, voices) !== undefined)
}

/** Says this now; what was being said stops. */
export function readAloud(text: string): void {
  hush()
  if (!canRead()) return
  const words = new SpeechSynthesisUtterance(text)
  words.voice = voiceFor(speech.language, voices) ?? null
  words.lang = words.voice?.lang ?? speech.language
  words.rate = 0.9
  words.onerror = ({ error }) => (silent ||= !HARMLESS.includes(error))
  synthesis!.speak(words)
}

export function hush(): void {
  synthesis?.cancel()
}
