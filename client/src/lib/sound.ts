/** Short wooden, glassy and windy sounds, synthesised; and quiet music that nobody wrote. Nothing plays before a tap. */

import { settings } from './settings.svelte'

/** Notes in hertz with the time they begin; wood is short and dull, glass rings, wind and stone are filtered noise. */
interface Tone {
  kind: 'wood' | 'glass' | 'wind' | 'stone'
  notes: [pitch: number, later: number][]
  length?: number
}

const SOUNDS = {
  card: { kind: 'wood', notes: [[210, 0]] },
  gem: { kind: 'glass', notes: [[1320, 0], [1760, 0.06]] },
  turn: { kind: 'glass', notes: [[660, 0], [990, 0.13]] },
  loss: { kind: 'wood', notes: [[196, 0], [131, 0.16]] },
  win: { kind: 'glass', notes: [[523, 0], [659, 0.13], [784, 0.26], [1047, 0.39]] },
  end: { kind: 'glass', notes: [[523, 0], [392, 0.18]] },
  steps: { kind: 'wood', notes: [[120, 0], [105, 0.15], [120, 0.3], [105, 0.45]] },
  rumble: { kind: 'stone', notes: [[90, 0], [60, 0.15]], length: 0.8 },
  breath: { kind: 'wind', notes: [[900, 0]], length: 0.7 },
  wave: { kind: 'wind', notes: [[420, 0], [700, 0.2]], length: 1 },
} satisfies Record<string, Tone>

const SHOWN = 0.05 // seconds until the page shows what a sound is about

export type Sound = keyof typeof SOUNDS

let context: AudioContext | null = null
let effects: GainNode | null = null
let noise: AudioBuffer | null = null

/** Only a call is heard from a page that nobody looks at. */
const allowed = (call = false) => (call || !document.hidden) && (navigator.userActivation?.hasBeenActive ?? false)

function open(): AudioContext {
  if (context === null) {
    context = new AudioContext()
    effects = context.createGain()
    effects.connect(context.destination)
    noise = context.createBuffer(1, context.sampleRate, context.sampleRate)
    const samples = noise.getChannelData(0)
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1
  }
  if (context.state === 'suspended' && allowed()) void context.resume()
  effects!.gain.value = settings.effects / 100
  return context
}

// What sounds need takes a slow phone longer than a frame: it is made while the finger is still down, not in the first beat.
function prepare(): void {
  if (settings.sound) setTimeout(open)
}
for (const press of ['pointerdown', 'keydown']) globalThis.addEventListener?.(press, prepare, { once: true })

/** A sound, so many milliseconds from now. Whoever calls what it gives does not hear what has not begun by then. */
export function ring(sound: Sound, wait = 0): () => void {
  if (!settings.sound || settings.effects === 0 || !allowed(sound === 'turn')) return () => undefined
  return play(SOUNDS[sound], wait / 1000 + SHOWN)
}

function play({ kind, notes, length = kind === 'wood' ? 0.12 : 0.5 }: Tone, wait: number): () => void {
  const audio = open()
  const played: [source: AudioScheduledSourceNode, at: number][] = []
  for (const [pitch, later] of notes) {
    const at = audio.currentTime + wait + later
    const volume = audio.createGain()
    const soft = kind === 'wind' || kind === 'stone'
    volume.gain.setValueAtTime(0, at)
    volume.gain.linearRampToValueAtTime(kind === 'stone' ? 0.35 : 0.16, at + (soft ? length * 0.3 : 0.008))
    volume.gain.exponentialRampToValueAtTime(0.001, at + length)
    volume.connect(effects!)
    const source = soft ? rustle(audio, pitch, at) : tone(audio, pitch, at, kind === 'wood')
    source.connect(volume)
  }
  return () => {
    for (const [one, at] of played) if (at > audio.currentTime) one.stop()
  }

  function start(one: AudioScheduledSourceNode, at: number): void {
    one.start(at)
    one.stop(at + length)
    played.push([one, at])
  }

  function tone(audio: AudioContext, pitch: number, at: number, wood: boolean): AudioNode {
    const one = audio.createOscillator()
    one.type = wood ? 'triangle' : 'sine'
    one.frequency.setValueAtTime(wood ? pitch * 1.6 : pitch, at)
    if (wood) one.frequency.exponentialRampToValueAtTime(pitch, at + 0.05)
    start(one, at)
    return one
  }

  /** Noise through a filter that slides: low it rumbles, high it breathes. */
  function rustle(audio: AudioContext, pitch: number, at: number): AudioNode {
    const one = audio.createBufferSource()
    const filter = audio.createBiquadFilter()
    one.buffer = noise
    one.loop = true
    filter.type = pitch < 200 ? 'lowpass' : 'bandpass'
    filter.frequency.setValueAtTime(pitch * 0.6, at)
    filter.frequency.linearRampToValueAtTime(pitch * 1.5, at + length * 0.4)
    filter.frequency.linearRampToValueAtTime(pitch * 0.5, at + length)
    one.connect(filter)
    start(one, at)
    return filter
  }
}

// Music: slow notes of one scale, each chosen from its neighbours, over a low fifth
const SCALE = [220, 261.6, 293.7, 329.6, 392, 440, 523.3, 587.3]
let playing: ReturnType<typeof setTimeout> | null = null
let place = 3

/** Begins or ends the music as the settings say; called again whenever they change or the page is touched. */
export function music(here = true): void {
  const wanted = here && settings.sound && settings.music > 0 && allowed()
  if (wanted === (playing !== null)) return
  if (!wanted) {
    clearTimeout(playing!)
    playing = null
  } else bar()
}

function bar(): void {
  playing = null
  if (!settings.sound || settings.music === 0 || !allowed()) return
  const audio = open()
  const loud = (settings.music / 100) * 0.05
  note(audio, 110, 0, 6, loud)
  for (let beat = 0; beat < 6; beat += 1) {
    if (Math.random() < 0.35) continue
    place = Math.max(0, Math.min(SCALE.length - 1, place + Math.floor(Math.random() * 5) - 2))
    note(audio, SCALE[place]!, beat * 0.9, 2.2, loud)
  }
  playing = setTimeout(bar, 5_400)
}

function note(audio: AudioContext, pitch: number, later: number, length: number, loud: number): void {
  const at = audio.currentTime + later
  const one = audio.createOscillator()
  const volume = audio.createGain()
  one.type = 'sine'
  one.frequency.value = pitch
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(loud, at + 0.3)
  volume.gain.exponentialRampToValueAtTime(0.0005, at + length)
  one.connect(volume).connect(audio.destination)
  one.start(at)
  one.stop(at + length)
}
