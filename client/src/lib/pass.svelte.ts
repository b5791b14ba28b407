/**
 * Several people at one device. It watches the table as everybody may see it, and holds a token for each of its people.
 * At most one of them is connected: the one who has the device in hand. Nothing that another seat knows is here then.
 */

import { troubleWords } from './refusal'
import type { Command } from './protocol'
import * as store from './store'
import { once, Table } from './table.svelte'

export class Pass {
  /** The table as the one sees it who has the device. */
  hand = $state.raw<Table | null>(null)
  /** The seat that had it last. */
  holder = $state<number | null>(null)
  /** Seats whose choice at the edge is on its way. */
  sent = $state.raw<number[]>([])
  trouble = $state('')
  private at = $state(0) // the place in the log that the hand was left at
  private taking = $state(false) // something is taken back
  private line: Promise<void> = Promise.resolve()

  constructor(readonly table: Table) {}

  private tokens: Map<number, string> = $derived.by(() => {
    const seats = this.table.info?.seats ?? []
    const people = store.find(this.table.name)?.people ?? []
    return new Map(
      people.flatMap(({ name, token }) => {
        const seat = seats.findIndex((one) => one.kind === 'person' && one.name === name)
        return seat < 0 ? [] : [[seat, token] as const]
      }),
    )
  })

  /** The seats of this device. */
  seats: number[] = $derived([...this.tokens.keys()].sort((one, other) => one - other))

  /** The one of them whom something is asked of; who has the device comes first. */
  next: number | null = $derived.by(() => {
    const { info, latest, seq } = this.table
    if (info === null || seq < this.at || info.phase !== 'playing') return null
    const asked = info.ask ? info.ask.missing : (latest?.view.to_move ?? [])
    const own = this.seats.filter((seat) => asked.includes(seat))
    return own.find((seat) => seat === this.holder) ?? own[0] ?? null
  })

  /** Choices are made at the edges, all at once. */
  edges: boolean = $derived.by(() => this.table.game?.Edge !== undefined && !this.table.info?.ask)
  /** Nothing stands between the next one and the table. */
  private free: boolean = $derived.by(() => this.next === this.holder || this.table.game?.open === true)
  /** The seat that the device is to be handed to. */
  curtain: number | null = $derived.by(() =>
    this.hand !== null || this.table.playing || this.edges || this.free ? null : this.next,
  )
  /** What is on the screen. */
  shown: Table = $derived.by(() => (this.hand?.shown && this.hand.game ? this.hand : this.table))

  /** Keeps the right hand open; called inside an effect. */
  arrange(): void {
    if (this.hand === null) {
      if (this.next !== null && this.free && !this.edges && !this.table.playing) this.take(this.next)
    } else if (this.hand.ended !== null) {
      this.drop()
      this.holder = null
    } else if (this.hand.latest !== null && !this.taking && !owes(this.hand)) this.drop()
  }

  /** Somebody takes the device. */
  take(seat: number): void {
    this.drop()
    this.trouble = ''
    this.holder = seat
    this.hand = new Table(this.table.name, this.tokens.get(seat)!, true)
  }

  drop(): void {
    if (this.hand === null) return
    this.at = Math.max(this.at, this.hand.seq)
    this.hand.close()
    this.hand = null
  }

  /** The one who had the device takes the last move back. */
  async undo(): Promise<void> {
    this.taking = true
    this.take(this.holder!)
    const answer = await this.hand!.send({ type: 'undo' })
    if (answer.type === 'refused') this.table.refusal = answer
    this.taking = false
  }

  /** Has something done for a seat at the edge: one connection after another, each as short as can be. */
  send(seat: number, command: Command): void {
    this.sent = [...this.sent, seat]
    this.trouble = ''
    this.line = this.line
      .then(() => once(this.table.name, this.tokens.get(seat)!, command))
      .catch((wrong: unknown) => void (this.trouble = troubleWords(wrong)))
      .then(() => void (this.sent = this.sent.filter((one) => one !== seat)))
  }
}

/** Whether something is asked of the one whose table this is. */
function owes({ latest, info, you }: Table): boolean {
  return latest?.decision != null || (you.seat !== null && (info?.ask?.missing.includes(you.seat) ?? false))
}
