/** What a player has chosen for this device. */

import type { Colour } from './protocol'
import { setText, zoom } from './room.svelte'
import { read, write } from './store'

export interface Settings {
  /** A language, or '' for the browser's own. */
  language: string
  theme: 'auto' | 'light' | 'dark'
  /** How fast others' moves are shown. */
  pace: 'instant' | 'quick' | 'normal' | 'slow'
  sound: boolean
  /** How loud effects and music are, in percent. */
  effects: number
  music: number
  /** Which moves wait for the button: all, those that risk something, or none. */
  confirm: 'always' | 'risky' | 'never'
  /** Single letters and digits do something at a table. */
  keys: boolean
  /** Notifications say that it is the reader's turn. */
  notify: boolean
  motion: 'auto' | 'less'
  /** Size of all text in percent. */
  text: 100 | 125 | 150 | 200
  name: string
  colour: Colour | ''
}

const DEFAULTS: Settings = {
  language: '',
  theme: 'auto',
  pace: 'normal',
  sound: true,
  effects: 80,
  music: 0,
  confirm: 'risky',
  keys: true,
  notify: false,
  motion: 'auto',
  text: 100,
  name: '',
  colour: '',
}

export const settings = $state<Settings>({ ...DEFAULTS, ...read<Partial<Settings>>('settings', {}) })

/** Multiplies every pause and flight. */
export const PACE = { instant: 0, quick: 0.5, normal: 1, slow: 1.8 }

/** Keeps the page in step with the settings; called once, inside an effect root. */
export function apply(): void {
  $effect(() => {
    write('settings', $state.snapshot(settings))
    const root = document.documentElement
    root.dataset.theme = settings.theme
    root.dataset.motion = settings.motion
    root.dataset.text = settings.text > 125 ? 'large' : 'normal'
    setText(settings.text, zoom())
    root.style.setProperty('--pace', String(PACE[settings.pace]))
  })
}
