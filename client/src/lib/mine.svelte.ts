/** The games of this device as the server tells them: with whom, and whose turn it is; asked again while they are looked at. */

import * as api from './api'
import type { MyTable } from './protocol'
import * as store from './store'
import { seated } from './table.svelte'

const AGAIN = 10_000 // milliseconds

/** What a ticket says of a table; null: the server tells no more than its phase. */
export function ticket({ seats, seat, to_move }: MyTable): Pick<store.Kept, 'others' | 'turn' | 'over'> | null {
  if (!seats || seat === null || seat === undefined) return null
  const all = seated(seats, seat)
  const others = all.filter((one) => !one.you && one.kind !== 'open').map(({ name, colour }) => ({ name, colour }))
  const next = to_move?.[0]
  const turn = to_move?.includes(seat) ? 'you' : next === undefined ? null : { name: all[next]!.name }
  return { others, turn, over: false }
}

export class Mine {
  phases = $state.raw<Record<string, string>>({})
  /** The unfinished games, those that wait for this device first. */
  waiting = $derived(store.unfinished(this.phases))

  /** `called`: a game that waited for somebody else waits for this device now. */
  constructor(called: () => void) {
    $effect(() => {
      const look = () => {
        if (store.kept().length) void this.look(called).catch(() => undefined)
      }
      const shown = () => !document.hidden && look()
      look()
      const timer = setInterval(look, AGAIN)
      document.addEventListener('visibilitychange', shown)
      return () => {
        clearInterval(timer)
        document.removeEventListener('visibilitychange', shown)
      }
    })
  }

  private async look(called: () => void): Promise<void> {
    const known = await api.mine()
    let news = false
    for (const table of known) {
      const seen = ticket(table)
      news ||= seen?.turn === 'you' && store.find(table.id)?.turn !== 'you'
      if (seen) store.note(table.id, seen)
    }
    this.phases = Object.fromEntries(known.map(({ id, phase }) => [id, phase]))
    if (await store.rematched(known, api.show)) this.phases = { ...this.phases }
    if (news) called()
  }
}
