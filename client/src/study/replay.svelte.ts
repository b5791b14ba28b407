/** A finished game that is being watched: which moment is shown, through whose eyes, and how fast it goes on. */

import type { GameClient, Seat } from '../lib/game'
import { load } from '../lib/games'
import type { Frame, GameEvent, ReplayInfo, View } from '../lib/protocol'
import { say } from '../lib/speech.svelte'
import { seated } from '../lib/table.svelte'
import { Voice } from '../lib/voice'
import { namesOf, replay, type Eyes } from './games'

const REST = 900 // milliseconds between two moves at speed 1
export const SPEEDS = [0.5, 1, 2, 4]

/** A moment of a game; with the move that would have been better there, to be drawn. */
interface Moment {
  move: number
  eyes: Eyes
  better: string | null
}

/** `#move=34&eyes=1`: a moment of a game. */
export function momentOf(hash: string): Moment {
  const said = new URLSearchParams(hash.slice(1))
  const eyes = said.get('eyes')
  const move = Number(said.get('move') ?? 0)
  return {
    move: Number.isInteger(move) && move > 0 ? move : 0,
    eyes: eyes === 'open' ? eyes : eyes !== null && /^[0-7]$/.test(eyes) ? Number(eyes) : null,
    better: said.get('better'),
  }
}

export const momentHash = (move: number, eyes: Eyes, better: string | null = null) =>
  `#move=${move}${eyes === null ? '' : `&eyes=${eyes}`}${better === null ? '' : `&better=${encodeURIComponent(better)}`}`

export class Replay {
  at = $state(0)
  eyes = $state.raw<Eyes>(null)
  playing = $state(false)
  speed = $state(1)
  beat = $state.raw<GameEvent[]>([])
  private info = $state.raw<ReplayInfo>()!
  /** What is shown on the way to the next moment. */
  private between = $state.raw<View | null>(null)
  /** What of the next moment has happened on the way to it. */
  private passed = $state.raw<GameEvent[]>([])
  private era = 0
  private advised: { at: number; move: string | null }

  private constructor(
    readonly name: string,
    readonly game: GameClient,
    info: ReplayInfo,
    moment: Moment,
  ) {
    this.info = info
    this.eyes = moment.eyes
    this.at = Math.min(moment.move, this.moves)
    this.advised = { at: this.at, move: moment.better }
  }

  static async open(name: string, hash: string): Promise<Replay> {
    const moment = momentOf(hash)
    const info = await replay(name, moment.eyes).catch(() => {
      moment.eyes = null // there may be no such seat
      return replay(name, null)
    })
    return new Replay(name, await load(info.game), info, moment)
  }

  get id(): string {
    return this.info.game
  }
  get frames(): Frame[] {
    return this.info.frames
  }
  /** Whether the game is over after its last move: a file may hold an unfinished one. */
  get ends(): boolean {
    return this.frames.at(-1)!.view.over
  }

  get moves(): number {
    return this.info.frames.length - 1
  }
  frame: Frame = $derived(this.info.frames[this.at]!)
  /** The move that would have been better here, where an analysis has sent somebody to see it. */
  better: string | null = $derived.by(() =>
    this.at === this.advised.at && this.at < this.moves && !this.playing ? this.advised.move : null,
  )
  view: View = $derived(this.between ?? this.frame.view)
  /** The seat whose hand the board shows: with all cards open, that of whoever moves. */
  you: number | null = $derived(
    this.eyes === 'open' ? (this.frame.view.to_move[0] ?? this.frame.seat ?? 0) : this.eyes,
  )
  seats: Seat[] = $derived.by(() => {
    const names = namesOf(this.name)
    const seats = this.info.seats.map((one, seat) => ({ ...one, name: one.name || (names[seat] ?? '') }))
    return seated(seats, this.eyes === 'open' ? null : this.eyes)
  })
  voice: Voice = $derived(
    new Voice(
      this.id,
      this.seats.map((seat) => seat.name),
      this.eyes === 'open' ? null : this.eyes,
    ),
  )
  events: GameEvent[] = $derived([
    ...this.info.frames.slice(0, this.at + 1).flatMap((frame) => frame.events),
    ...this.passed,
  ])

  /** A move of a frame as its button says it; what others could press is quoted, as "your" is theirs. */
  private pressed(seat: number, move: string, view: View): string {
    const words = this.game.move(move, view, new Voice(this.id, this.voice.names, seat))
    return seat === this.eyes ? words : say('analysis-quoted', { words })
  }

  /** The move that was made here and the better one, in words. */
  advice(better: string): string {
    const { seat, move } = this.info.frames[this.at + 1]!
    const words = (which: string) => this.pressed(seat!, which, this.frame.view)
    const told = move === null ? say('analysis-only', { best: words(better) }) : say('analysis-moves', { move: words(move), best: words(better) })
    return `${say('replay-move', { move: this.at + 1 })}: ${told}`
  }

  /** What led to a moment: what the move caused, or the move itself. */
  words(at: number): string {
    const { seat, move, events } = this.info.frames[at]!
    const told = events.map((event) => this.game.event(event, this.voice)).filter((text) => text)
    if (told.length || seat === null) return told.join(' ')
    if (move === null) return say('replay-silent')
    return `${this.seats[seat]!.name}: ${this.pressed(seat, move, this.info.frames[at - 1]!.view)}`
  }

  go(at: number): void {
    this.pause()
    this.at = Math.max(0, Math.min(at, this.moves))
  }

  async look(eyes: Eyes): Promise<void> {
    this.pause()
    this.info = await replay(this.name, eyes)
    this.eyes = eyes
  }

  toggle(): void {
    if (this.playing) this.pause()
    else void this.play()
  }

  pause(): void {
    this.era += 1
    this.playing = false
    this.forget()
  }

  private forget(): void {
    this.beat = []
    this.between = null
    this.passed = []
  }

  private async play(): Promise<void> {
    if (this.at === this.moves) this.at = 0
    this.playing = true
    const era = ++this.era
    while (this.at < this.moves) {
      const next = this.info.frames[this.at + 1]!
      for (const beat of this.game.beats(next.events, this.frame.view, next.view)) {
        this.beat = beat.events
        this.passed = [...this.passed, ...beat.events]
        if (beat.view) this.between = beat.view
        await this.wait(beat.hold)
        if (era !== this.era) return
      }
      this.forget()
      this.at += 1
      await this.wait(REST)
      if (era !== this.era) return
    }
    this.pause()
  }

  private wait(time: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, time / this.speed))
  }
}
