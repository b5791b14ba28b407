/** A guided game: one step after another, each a moment that the server has worked out with the rules. */

import * as api from './api'
import type { GameClient, Seat } from './game'
import type { GameEvent, LessonInfo, LessonMessage, LessonPlay, LessonStep, Refused, View } from './protocol'
import { Pace } from './pace'
import { CHAPTERS, MISTAKES, note, progress } from './progress'
import { settings } from './settings.svelte'
import { say, sentence } from './speech.svelte'
import { BOT_NAMES, COLOURS } from './table.svelte'
import { Voice } from './voice'

export class Lesson {
  /** The step we are at; as many as there are: the lesson is over. */
  at = $state(0)
  /** `ask`: the step is told and waits; `play`: what came of it is being shown; `praise`: and was told. */
  phase = $state<'ask' | 'play' | 'praise'>('ask')
  view = $state.raw<View>(null!)
  /** What may be done now. */
  legal = $state.raw<string[]>([])
  /** Counts the moments that do not follow from the one before. */
  scene = $state(0)
  events = $state.raw<GameEvent[]>([])
  beat = $state.raw<GameEvent[]>([])
  picked = $state<string | null>(null)
  hint = $state.raw<LessonMessage | null>(null)
  /** The finger shows the way. */
  shown = $state(false)
  refusal = $state.raw<Refused | null>(null)
  /** The puzzles that were solved, by their numbers. */
  solved = $state.raw<number[]>([])
  private praise = $state.raw<LessonMessage | null>(null)
  private pace = new Pace()
  private era = 0

  constructor(
    readonly info: LessonInfo,
    readonly game: GameClient,
  ) {
    const { step, done, solved = [] } = progress(info.game, info.part)
    this.solved = solved
    const open = info.steps.findIndex((_, at) => !solved.includes(at))
    this.go(this.puzzles ? Math.max(0, open) : done ? 0 : Math.min(step, info.steps.length - 1))
  }

  /** Moves are to be found, and nothing is taught. */
  get puzzles(): boolean {
    return !CHAPTERS.includes(this.info.part)
  }

  get steps(): LessonStep[] {
    return this.info.steps
  }

  step: LessonStep | undefined = $derived.by(() => this.steps[this.at])
  /** There is something to do, not only to see. */
  task: boolean = $derived(this.step !== undefined && this.step.legal.length > 0)
  /** A move is asked for. */
  mine: boolean = $derived(this.phase === 'ask' && this.task)

  seats: Seat[] = $derived.by(() =>
    Array.from({ length: this.view.players }, (_, seat) => ({
      seat,
      kind: seat === this.info.seat ? 'person' : 'bot',
      name: seat === this.info.seat ? settings.name || sentence(say('you')) : BOT_NAMES[seat]!,
      colour: COLOURS[(seat * 3) % COLOURS.length]!,
      level: null,
      host: false,
      stand_in: false,
      you: seat === this.info.seat,
      away: false,
    })),
  )
  voice: Voice = $derived.by(
    () =>
      new Voice(
        this.info.game,
        this.seats.map((seat) => seat.name),
        this.info.seat,
      ),
  )

  /** What is said now: the step, or what came of it. */
  words: string = $derived.by(() => {
    if (this.step === undefined) return ''
    const words = this.tell(this.phase === 'praise' && this.praise ? this.praise : this.step.say)
    if (!this.puzzles || this.phase !== 'ask') return words
    const { view, legal } = this.step
    return `${say('turn', { ask: this.game.ask(view, legal, this.voice) })} ${words}`
  })

  /** A message of the lesson; the others at the table are called $one, $two and $three in it. */
  tell({ id, values }: LessonMessage): string {
    const [, one = '', two = '', three = ''] = this.seats.map((seat) => seat.name)
    return say(id, { ...values, one, two, three })
  }

  // Going through the lesson
  go(step: number): void {
    this.era += 1
    this.hurry()
    this.at = step
    this.phase = 'ask'
    this.picked = this.hint = this.refusal = null
    this.beat = []
    const next = this.steps[step]
    this.shown = next !== undefined && !next.think
    if (next) {
      if (JSON.stringify(next.view) !== JSON.stringify(this.view)) this.scene += 1
      this.view = next.view
      this.events = next.events
    }
    this.legal = next?.legal ?? []
    this.keep()
  }

  /** The device remembers how far we are, except with the mistakes of a single game. */
  private keep(): void {
    const { game, part } = this.info
    if (part === MISTAKES) return
    const done = this.step === undefined || progress(game, part).done
    note(game, part, { step: this.at, done, solved: this.solved })
  }

  back = (): void => this.go(Math.max(0, this.at - 1))
  again = (): void => this.go(this.at)
  skip = (): void => this.go(this.at + 1)

  /** Shows what to do. */
  show = (): void => {
    this.shown = true
  }

  /** On from a step that only shows something, or after the praise. */
  on = (): void => {
    const plays = this.step?.answers['']?.plays
    if (this.phase === 'ask' && plays?.length) void this.answer('')
    else if (this.phase !== 'play') this.skip()
  }

  // Acting, as at a table
  pick = (move: string | null): void => {
    this.refusal = null
    if (!this.mine) return
    if (move !== null && !this.step!.legal.includes(move)) void this.refuse(move)
    else if (move !== null && move === this.picked) this.confirm()
    else this.picked = move
  }

  confirm = (): void => {
    const move = this.picked
    if (move === null || !this.mine) return
    this.picked = null
    if (move in this.step!.answers) return void this.answer(move)
    this.hint = this.step!.hints[move]!
    this.shown ||= !this.puzzles
    this.legal = [...this.legal] // so that the board lets go of what was chosen
  }

  /** Asks the server why the rules do not allow a move. */
  refuse = async (move: string): Promise<void> => {
    if (!this.mine || this.step!.legal.includes(move)) return
    if (this.info.part === MISTAKES) return void (this.hint = { id: 'learn-illegal', values: {} })
    const era = this.era
    const refusal = await api.lessonRefusal(this.info.game, this.info.part, this.at, move).catch(() => null)
    if (era === this.era) this.refusal = refusal
  }

  /** Shows at once what is still to be shown. */
  hurry = (): void => {
    this.pace.hurry(this.phase === 'play')
  }

  private async answer(move: string): Promise<void> {
    const { plays, praise } = this.step!.answers[move]!
    if (this.puzzles && !this.shown && !this.solved.includes(this.at)) this.solved = [...this.solved, this.at]
    this.keep()
    const era = this.era
    this.phase = 'play'
    this.hint = this.refusal = null
    for (const play of plays) {
      await this.play(play, era)
      if (era !== this.era) return
    }
    this.beat = []
    this.pace.calm()
    this.praise = praise
    this.phase = 'praise'
  }

  /** Shows one move, a beat at a time. */
  private async play({ events, view }: LessonPlay, era: number): Promise<void> {
    for (const beat of this.game.beats(events, this.view, view)) {
      this.events = [...this.events, ...beat.events]
      this.beat = beat.events
      if (beat.view) this.view = beat.view
      const time = this.pace.time(beat.hold)
      if (time > 0) await this.pace.wait(time)
      if (era !== this.era) return
    }
    this.view = view
  }
}
