/** Whom the table waits for though they are away: how long still, and whether a bot may be called for them now. */

import { say } from './speech.svelte'
import type { Table } from './table.svelte'

const TICK = 500

export class Awaited {
  private time = $state(performance.now())

  constructor(private readonly table: () => Table) {
    $effect(() => {
      if (this.one === null) return
      const ticking = setInterval(() => (this.time = performance.now()), TICK)
      return () => clearInterval(ticking)
    })
  }

  /** Of those who owe a decision, the one whose bot comes first. */
  one = $derived.by(() => {
    const { away, seats, shown, playing } = this.table()
    if (playing || !shown || shown.result) return null
    const waited = away.filter(({ seat }) => shown.view.to_move.includes(seat) && !seats[seat]?.stand_in)
    return waited.sort((one, other) => one.standIn - other.standIn)[0] ?? null
  })
  private name = $derived.by(() => (this.one ? this.table().seats[this.one.seat]!.name : ''))

  /** The sentence of the wait; '' while nobody is waited for. */
  words = $derived.by(() => {
    if (this.one === null) return ''
    const seconds = Math.max(0, Math.ceil((this.one.standIn - this.time) / 1000))
    const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
    return say('browser-away-wait', { name: this.name, time })
  })

  /** What the button says that calls a bot at once; null: it is too early, or not for this reader. */
  call = $derived.by(() => {
    const { you } = this.table()
    if (this.one === null || this.one.call > this.time || (you.seat === null && !you.host)) return null
    return say('browser-away-call', { name: this.name })
  })

  bring = (): void => {
    if (this.one) void this.table().send({ type: 'stand-in', seat: this.one.seat })
  }
}
