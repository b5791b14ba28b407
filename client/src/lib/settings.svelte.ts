/** What a player has chosen for this device. */

import { read, write } from './store'

export interface Settings {
  /** A language, or '' for the browser's own. */
  language: string
  theme: 'auto' | 'light' | 'dark'
  /** How fast others' moves are shown. */
  pace: 'instant' | 'quick' | 'normal' | 'slow'
  sound: boolean
  motion: 'auto' | 'less'
  /** Size of all text in percent. */
  text: 100 | 125 | 150 | 200
  name: string
  colour: string
}

const DEFAULTS: Settings = {
  language: '',
  theme: 'auto',
  pace: 'normal',
  sound: true,
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
    root.style.fontSize = `${settings.text}%`
    root.style.setProperty('--pace', String(PACE[settings.pace]))
  })
}
