/** How long the beats of a move stay: by the reader's setting, and no time for who is in a hurry or does not look. */

import { PACE, settings } from './settings.svelte'

export class Pace {
  private wake: (() => void) | null = null
  private hurried = false

  /** What is shown now, if anything is, and all that waits needs no more time. */
  hurry(showing: boolean): void {
    this.hurried = showing
    this.wake?.()
  }

  /** Everything is shown: what comes next takes its time again. */
  calm(): void {
    this.hurried = false
  }

  /** The milliseconds that a beat stays. */
  time(hold: number): number {
    return this.hurried || document.hidden ? 0 : hold * PACE[settings.pace]
  }

  wait(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time)
      this.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
