/** One table as this device sees it: what the server told, shown at a pace that eyes can follow. */

import { tick } from 'svelte'
import * as api from './api'
import { Connection, type Answer, type Health } from './connection'
import type { Beat, GameClient, Seat } from './game'
import { load } from './games'
import { socketAddress } from './line'
import type {
  Bye,
  Changed,
  Command,
  GameEvent,
  NewTable,
  News,
  Notice,
  Now,
  Played,
  Refused,
  Said,
  SeatInfo,
  TableInfo,
  Values,
  View,
  Welcome,
  You,
} from './protocol'
import type { Company } from './bots'
import { Pace } from './pace'
import { settings } from './settings.svelte'
import * as store from './store'
import { withNotices } from './notices'
import { say } from './speech.svelte'
import { Voice } from './voice'

export const COLOURS = ['ruby', 'amber', 'topaz', 'emerald', 'turquoise', 'sapphire', 'amethyst', 'onyx']
export const BOT_NAMES = ['Opal', 'Jasper', 'Beryl', 'Coral', 'Garnet', 'Agate', 'Pearl', 'Jade']
const BUBBLE = 5_000 // milliseconds that something said stays at its seat

export type Line =
  | { key: number; event: GameEvent }
  | { key: number; said: Said }
  | { key: number; changed: Pick<Changed, 'what' | 'seat' | 'moves'> & { yes?: boolean | null } }

/** Seats with what they are called and their colours: who has no name or colour gets one of ours. */
export function seated(seats: SeatInfo[], you: number | null): Seat[] {
  const taken = new Set(seats.map((seat) => seat.colour))
  const free = COLOURS.filter((colour) => !taken.has(colour))
  return seats.map((one, seat) => ({
    ...one,
    seat,
    name: one.kind === 'open' ? say('browser-seat-open') : one.name || BOT_NAMES[seat]!,
    colour: one.colour || free.shift()!,
    you: seat === you,
    away: false,
  }))
}

export class Table {
  info = $state.raw<TableInfo | null>(null)
  you = $state.raw<You>({ seat: null, host: false })
  here = $state.raw<number[]>([])
  watchers = $state(0)
  /** Who is away, and from which moments on a stand-in plays or may be called, by performance.now(). */
  away = $state.raw<{ seat: number; standIn: number; call: number }[]>([])
  health = $state<Health>('connecting')
  ended = $state.raw<Bye | Refused | null>(null)
  game = $state.raw<GameClient | null>(null)
  /** What is shown: the last state, or a moment on the way to it. */
  shown = $state.raw<Now | null>(null)
  beat = $state.raw<GameEvent[]>([])
  playing = $state(false)
  lines = $state.raw<Line[]>([])
  events = $state.raw<GameEvent[]>([])
  /** What has happened since this device came, in groups of what was shown together: for those who listen. */
  fresh = $state.raw<Line[][]>([])
  bubbles = $state.raw<Record<number, Said>>({})
  picked = $state<string | null>(null)
  /** What the button says instead of the chosen move. */
  words = $state<string | undefined>()
  pending = $state<string | null>(null)
  private answered = $state<number | null>(null)
  refusal = $state.raw<Refused | null>(null)
  /** The seat that does not agree to what this one asked to take back. */
  declined = $state<number | null>(null)
  /** What the server told last, though it may not be shown yet, and the place in the log it told it at. */
  latest = $state.raw<Now | null>(null)
  seq = $state(0)
  /** When `shown.clock` was read, in milliseconds of performance.now(). */
  clockAt = $state(0)

  private queue: Played[] = []
  private telling = false // of what is in it
  private pace = new Pace()
  private era = 0
  private nextKey = 0
  private notices: Notice[] = []
  /** The lines that were there before the own last move. */
  turned: number | null = null
  private connection: Connection | null = null
  /** The table is on a big screen: this device shows no more than its player's own hand. */
  hand = $state(false)

  constructor(
    readonly name: string,
    public token: string | null,
    /** Several people look at it: it speaks in the third person, and its token is not kept as this device's own. */
    readonly shared = false,
  ) {
    this.hand = store.find(name)?.hand ?? false
    this.connect()
  }

  seats: Seat[] = $derived.by(() => {
    const away = (seat: number) => !this.here.includes(seat)
    const waited = this.info?.grace === null // for everybody, however long: a passed device is one seat's at a time
    return seated(this.info?.seats ?? [], this.you.seat).map((one) => ({
      ...one,
      away: one.kind === 'person' && !waited && away(one.seat),
    }))
  })

  voice: Voice = $derived.by(() => {
    const names = this.seats.map((seat) => seat.name)
    return new Voice(this.info?.game ?? '', names, this.you.seat, this.shared)
  })
  /** A decision of yours is owed, and not already answered. */
  mine: boolean = $derived(!this.playing && this.shown?.decision != null && this.shown.decision !== this.answered)
  private released = $state(0)
  legal: string[] = $derived(this.mine && this.released >= 0 ? [...this.shown!.legal] : [])

  // Acting
  /** Chooses a move; the same one twice confirms it, and so does once where the reader wants no button for it. */
  pick = (move: string | null, words?: string): void => {
    this.refusal = this.declined = null
    if (this.pending !== null) return
    this.words = words
    if (move !== null && !this.legal.includes(move)) return this.refuse(move)
    const twice = move !== null && move === this.picked
    this.picked = move
    if (twice || (move !== null && !this.waits(move))) void this.confirm()
  }

  /** Lets go of what is chosen, also where it is only half a move: boards begin anew with new legal moves. */
  release = (): void => {
    this.pick(null)
    this.released += 1
  }

  /** Makes a move at once: it was dragged to where it goes. */
  drop = (move: string): void => {
    if (this.pending !== null) return
    if (!this.legal.includes(move)) return this.refuse(move)
    this.words = undefined
    this.picked = move
    void this.confirm()
  }

  /** Whether a move waits for the button. */
  private waits(move: string): boolean {
    if (settings.confirm !== 'risky') return settings.confirm === 'always'
    return this.game?.risky?.(move, this.shown!.view, this.you.seat!) ?? true
  }

  /** Asks the server why a move is not allowed. Nothing is sent unless a decision is owed: it might become allowed. */
  refuse = (move: string): void => {
    const decision = this.shown?.decision
    if (decision == null || !this.mine || this.legal.includes(move)) return
    void this.send({ type: 'move', move, decision })
  }

  confirm = async (): Promise<void> => {
    const decision = this.shown?.decision
    if (this.picked === null || this.pending !== null || decision == null) return
    this.pending = this.picked
    const answer = await this.send({ type: 'move', move: this.pending, decision })
    this.pending = null
    if (answer.type === 'done') this.answered = decision
    if (this.shown?.decision === decision) this.picked = null
  }

  /** Has something done; a refusal is shown as well as returned. */
  async send(command: Command): Promise<Answer> {
    this.declined = null
    const answer = await this.connection!.send(command)
    if (answer.type === 'refused') this.refusal = answer
    return answer
  }

  /** Takes a seat, as the guest of a link or as the host; at a shared device, for one more of its people. */
  async sit(name: string, colour?: string, seat?: number): Promise<void> {
    if (this.shared) return store.seat(this.info!.id, await api.sit(this.name, name, undefined, null, seat))
    const taken = await api.sit(this.name, name, colour, this.token, seat)
    this.token = taken.token
    store.keep({ id: taken.table.id, code: taken.table.code, game: taken.table.game, token: taken.token })
    this.connect()
  }

  /** Shows everything at once that is still to be shown. */
  hurry = (): void => {
    this.pace.hurry(this.playing || this.skipping)
  }

  private skipping = $state(false)
  /** Only bots are waited for, and nobody else here has to see what they do. */
  skippable: boolean = $derived.by(() => {
    const people = this.seats.filter(({ kind, stand_in }) => kind === 'person' && !stand_in)
    const waits = this.latest !== null && this.latest.decision === null && !this.latest.result
    return !this.skipping && this.you.seat !== null && people.length === 1 && (waits || this.playing)
  })

  /** Shows at once all that bots do until this seat is asked again. */
  skip = (): void => {
    this.skipping = this.latest?.decision === null
    this.hurry()
    if (this.skipping) void this.send({ type: 'hurry' })
  }

  /** The same seat in this window again, after another one took it over. */
  takeBack(): void {
    this.ended = null
    this.connect()
  }

  close(): void {
    this.connection?.close()
    this.queue = []
    this.hurry()
  }

  online = (): void => this.connection?.hurry()
  offline = (): void => this.connection?.drop()

  // Hearing
  private connect(): void {
    this.connection?.close()
    this.health = 'connecting'
    this.connection = new Connection(socketAddress(), this.name, this.token, {
      news: (message) => this.hear(message),
      health: (health) => (this.health = health),
      end: (last) => (this.ended = last),
    })
  }

  private hear(message: News): void {
    if (message.type !== 'presence' && message.type !== 'said' && message.now !== null) this.latest = message.now
    if (message.type !== 'presence' && !(message.type === 'welcome' && message.resumed)) this.seq = message.seq
    switch (message.type) {
      case 'welcome':
        return this.welcome(message)
      case 'played':
        this.queue.push(message)
        if (!this.telling) void this.play()
        return
      case 'changed':
        return this.change(message)
      case 'said':
        this.add([{ key: this.nextKey++, said: message }])
        if (message.seat !== null) this.bubble(message.seat, message)
        return
      case 'presence':
        this.here = message.here
        this.watchers = message.watchers
        this.away = message.away.map(({ seat, stand_in, call }) => ({
          seat,
          standIn: performance.now() + stand_in,
          call: performance.now() + call,
        }))
    }
  }

  private welcome(message: Welcome): void {
    this.info = message.table
    this.you = message.you
    if (this.game === null) void load(message.table.game).then((game) => (this.game = game))
    if (this.token !== null && message.you.seat !== null && !this.shared)
      store.keep({ id: message.table.id, code: message.table.code, game: message.table.game, token: this.token })
    if (message.resumed) return
    this.notices = message.notices
    this.reset(message.events ?? [], message.now)
  }

  private change(message: Changed): void {
    if (message.yes === false && this.info?.ask?.seat === this.you.seat) this.declined = message.seat
    this.info = message.table
    if (message.what === 'left' && message.seat === this.you.seat) this.you = { ...this.you, seat: null }
    if (message.what === 'ordered' && this.you.seat !== null) this.connect() // the welcome says where we sit now
    if (message.events !== null) this.reset(message.events, message.now)
    const { what, seat, moves } = message
    if ((what === 'undone' || what === 'reissued') && seat !== null)
      this.notices = [...this.notices, { what, seat, moves, after: this.events.length }]
    if (message.what !== 'started') this.add([{ key: this.nextKey++, changed: message }])
  }

  /** Everything anew: nothing of it is played back. */
  private reset(events: GameEvent[], now: Now | null): void {
    this.era += 1
    this.queue = []
    this.hurry()
    this.events = events
    this.fresh = []
    this.turned = null
    this.lines = withNotices(events, this.notices).map((line) => ({ key: this.nextKey++, ...line }))
    this.show(now)
    this.beat = []
    this.picked = null
  }

  private add(lines: Line[]): void {
    this.lines = [...this.lines, ...lines]
    this.fresh = [...this.fresh, lines]
  }

  private show(now: Now | null): void {
    if (now?.decision !== this.shown?.decision) this.picked = null
    this.shown = now
    if (now === null || now.decision !== null || now.result) this.skipping = false
    this.clockAt = performance.now()
    this.note(now)
  }

  /** The first screen tells of this table as it was last seen here. */
  private note(now: Now | null): void {
    const own = this.you.seat
    if (!this.info || now === null || (own === null && !this.shared)) return
    const others = this.seats.filter(({ seat }) => seat !== own).map(({ name, colour }) => ({ name, colour }))
    const next = now.view.to_move[0]
    const turn = now.decision !== null ? 'you' : next === undefined ? null : { name: this.seats[next]?.name ?? '' }
    store.note(this.info.id, { others, turn: now.result ? null : turn, over: now.result !== null })
  }

  /** Shows the moves that wait, one beat at a time; what needs no time is there at once. */
  private async play(): Promise<void> {
    this.telling = true
    for (let message = this.queue.shift(); message !== undefined; message = this.queue.shift()) {
      const era = this.era
      if (message.seat === this.you.seat) this.turned = this.lines.length
      for (const beat of this.beats(message)) {
        this.events = [...this.events, ...beat.events]
        this.add(beat.events.map((event) => ({ key: this.nextKey++, event })))
        this.beat = beat.events
        if (beat.view && this.shown) this.shown = { ...this.shown, view: beat.view }
        const time = this.pace.time(beat.hold)
        if (time > 0) {
          this.playing = true
          await this.pace.wait(time)
        } else if (settings.pace === 'instant') await tick() // nothing moves, but "+3" is put up
        if (era !== this.era) break
      }
      if (message.now !== null && era === this.era) this.show(message.now)
    }
    this.beat = []
    if (!this.skipping) this.pace.calm()
    this.playing = this.telling = false
  }

  private beats(message: Played): Beat<View>[] {
    const { events, now } = message
    if (now === null || this.shown === null || this.game === null) return [{ events, hold: 0 }]
    return this.game.beats(events, this.shown.view, now.view)
  }

  private bubble(seat: number, said: Said): void {
    this.bubbles = { ...this.bubbles, [seat]: said }
    setTimeout(() => {
      if (this.bubbles[seat] === said) {
        const { [seat]: _, ...others } = this.bubbles
        this.bubbles = others
      }
    }, BUBBLE)
  }
}

/** Makes a table against bots of a level, sits down and deals. */
export const playNow = (game: string, ...[players, level, who = []]: Company): Promise<string> =>
  openTable({ game, players, coach: true, stand_in: level }, { deal: true, bots: [null, ...who].slice(0, players) })

/** Makes a table and sits down; the game begins at once, or friends are waited for. Its code. */
export async function openTable(
  wish: NewTable,
  { deal, bots = [], seat, token }: { deal: boolean; bots?: (string | null)[]; seat?: number; token?: string | null },
): Promise<string> {
  const made = await api.make(wish, token)
  const { id, code, game } = made.table
  await api.sit(id, settings.name || say('browser-guest'), settings.colour || undefined, made.token, seat)
  store.keep({ id, code, game, token: made.token, ...(deal ? {} : { link: made.link }) })
  for (const [seat, level] of bots.entries())
    if (level !== null) await once(id, made.token, { type: 'seat', seat, to: 'bot', level })
  if (deal) await started(id, made.token)
  return code
}

/** Deals at a table of ours. */
export const started = (table: string, token: string): Promise<void> => once(table, token, { type: 'start' })

/** Has one thing done at a table, over a connection of its own. */
export function once(table: string, token: string, command: Command): Promise<void> {
  return new Promise((resolve, reject) => {
    const connection = new Connection(socketAddress(), table, token, {
      news: () => undefined,
      health: (health) => health === 'gone' && fail(api.away()),
      end: (last) => fail(new api.Trouble({ error: last.type, ...last })),
    })
    function fail(trouble: api.Trouble) {
      connection.close()
      reject(trouble)
    }
    void connection.send(command).then((answer) => {
      connection.close()
      if (answer.type === 'done') resolve()
      else reject(new api.Trouble(answer))
    })
  })
}
