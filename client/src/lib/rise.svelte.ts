import { PACE, settings } from './settings.svelte'
import { calm } from './travel'

const LAST = 3

/** Third, second and first rise one after another while the numbers count up; a tap ends that. */
export class Rise {
  private readonly pace = PACE[settings.pace]
  /** Whether anything moves at all. */
  readonly moves = !calm() && this.pace > 0 && !document.hidden
  private readonly length = LAST * 900
  /** Milliseconds at normal pace since it began. */
  time = $state(this.moves ? 0 : this.length)
  readonly done = $derived(this.time >= this.length)
  /** How many have risen, the last one first. */
  readonly risen = $derived(Math.floor((LAST * this.time) / this.length))

  constructor() {
    $effect(() => {
      const begin = performance.now()
      const step = () => {
        if (this.time >= this.length) return
        this.time = Math.min(this.length, (performance.now() - begin) / this.pace)
        frame = requestAnimationFrame(step)
      }
      let frame = requestAnimationFrame(step)
      return () => cancelAnimationFrame(frame)
    })
  }

  readonly end = (): void => {
    this.time = this.length
  }

  readonly counted = (score: number): number =>
    Math.round(score * (1 - (1 - Math.min(1, this.time / (this.length - 300))) ** 2))
}
