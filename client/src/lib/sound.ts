/** Short wooden and glassy sounds, synthesised. */

import { settings } from './settings.svelte'

/** Notes in hertz with the time they begin; wood is short and dull, glass rings. */
const SOUNDS = {
  card: { wood: true, notes: [[210, 0]] },
  gem: {
    wood: false,
    notes: [
      [1320, 0],
      [1760, 0.06],
    ],
  },
  turn: {
    wood: false,
    notes: [
      [660, 0],
      [990, 0.13],
    ],
  },
  loss: {
    wood: true,
    notes: [
      [196, 0],
      [131, 0.16],
    ],
  },
  win: {
    wood: false,
    notes: [
      [523, 0],
      [659, 0.13],
      [784, 0.26],
      [1047, 0.39],
    ],
  },
  end: {
    wood: false,
    notes: [
      [523, 0],
      [392, 0.18],
    ],
  },
} as const

export type Sound = keyof typeof SOUNDS

let context: AudioContext | null = null

/** Sounds once the page shows what they are about. */
export function ring(sound: Sound): void {
  if (!settings.sound || document.hidden || !navigator.userActivation?.hasBeenActive) return
  requestAnimationFrame(() => setTimeout(() => play(sound)))
}

function play(sound: Sound): void {
  context ??= new AudioContext()
  const { wood, notes } = SOUNDS[sound]
  const length = wood ? 0.12 : 0.5
  for (const [pitch, later] of notes) {
    const at = context.currentTime + later
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = wood ? 'triangle' : 'sine'
    tone.frequency.setValueAtTime(wood ? pitch * 1.6 : pitch, at)
    if (wood) tone.frequency.exponentialRampToValueAtTime(pitch, at + 0.05)
    volume.gain.setValueAtTime(0, at)
    volume.gain.linearRampToValueAtTime(0.16, at + 0.008)
    volume.gain.exponentialRampToValueAtTime(0.001, at + length)
    tone.connect(volume).connect(context.destination)
    tone.start(at)
    tone.stop(at + length)
  }
}
