/** Cards travel from where they were to where they are; those that come from nowhere or go there fade. */

import { crossfade } from 'svelte/transition'
import { PACE, settings } from './settings.svelte'

let wish: MediaQueryList | undefined
/** Less motion is wanted. */
export const calm = () =>
  settings.motion === 'less' || (wish ??= matchMedia('(prefers-reduced-motion: reduce)')).matches
const time = () => (calm() || !settled ? 0 : 260 * PACE[settings.pace])

/** Nothing travels onto a table that is only just being laid out. */
let settled = false
export function settle(is: boolean): void {
  settled = is
}

export const [leave, arrive] = crossfade({
  duration: time,
  fallback: () => ({ duration: time(), css: (t) => `opacity: ${t}; transform: translateY(${(1 - t) * 24}px)` }),
})
