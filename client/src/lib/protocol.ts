/** What goes over the wire. The types follow `karat.server.messages`, where every field is explained. */

export type Phase = 'open' | 'playing' | 'over' | 'closed'
export type Pace = 'instant' | 'quick' | 'normal' | 'slow'
export type Hand = 'person' | 'bot' | 'stand-in' | 'clock'
export type Values = Record<string, unknown>

export interface SeatInfo {
  kind: 'open' | 'person' | 'bot'
  name: string
  colour: string
  level: string | null
  host: boolean
  stand_in: boolean
}

export interface Ask {
  ask: number
  seat: number
  moves: number
  agreed: number[]
  missing: number[]
}

export interface TableInfo {
  id: string
  code: string
  game: string
  players: number
  options: Values
  phase: Phase
  private: boolean
  chat: boolean
  clock: number | null
  grace: number | null
  pace: Pace
  stand_in: string
  seats: SeatInfo[]
  commitment: string
  words: string[]
  ask: Ask | null
  next: string | null
  coach: boolean
}

export interface Result {
  scores: number[]
  winners: number[]
  hands: Record<string, number>[]
  secret: string
}

/** What every game's view has; the rest is in `docs/rules`. */
export interface View {
  game: string
  players: number
  options: Values
  seat: number | null
  to_move: number[]
  over: boolean
  scores: number[] | null
  winners: number[] | null
}

/** An event of a game: its name and its fields, as `docs/rules` lists them. */
export interface GameEvent {
  event: string
  [field: string]: unknown
}

export interface Now {
  view: View
  legal: string[]
  decision: number | null
  clock: Record<string, number> | null
  result: Result | null
  /** What follows from the view by the rules (docs/server.md). */
  aid: Values | null
}

export interface You {
  seat: number | null
  host: boolean
}

export type Command =
  | { type: 'move'; move: string; decision: number | null }
  | { type: 'undo' }
  | { type: 'vote'; ask: number; yes: boolean }
  | { type: 'say'; what: 'phrase' | 'sticker' | 'text'; value: string }
  | { type: 'word'; word: string }
  | { type: 'profile'; name: string; colour?: string }
  | { type: 'leave' }
  | { type: 'start' }
  | { type: 'seat'; seat: number; to: 'open' | 'bot'; level?: string }
  | { type: 'order'; order: number[] }
  | { type: 'reissue'; seat: number }
  | { type: 'close' }
  | { type: 'rematch'; game?: string; players?: number; options?: Values }

export type Change =
  | 'sat' | 'left' | 'seat' | 'ordered' | 'profile' | 'word' | 'started' | 'stand-in' | 'back' | 'asked' | 'voted'
  | 'undone' | 'reissued' | 'closed' | 'rematch'

export interface Welcome {
  type: 'welcome'
  seq: number
  table: TableInfo
  you: You
  resumed: boolean
  events: GameEvent[] | null
  now: Now | null
}

export interface Played {
  type: 'played'
  seq: number
  seat: number
  by: Hand
  events: GameEvent[]
  now: Now | null
}

export interface Changed {
  type: 'changed'
  seq: number
  what: Change
  table: TableInfo
  seat: number | null
  events: GameEvent[] | null
  now: Now | null
}

export interface Said {
  type: 'said'
  seq: number
  seat: number | null
  name: string
  what: 'phrase' | 'sticker' | 'text'
  value: string
}

export interface Presence {
  type: 'presence'
  seq: number
  here: number[]
  watchers: number
}

export interface Done {
  type: 'done'
  seq: number
  id: string
  token?: string
}

export interface Refused {
  type: 'refused'
  seq: number
  id: string | null
  error: string
  sentence: string
  field?: string
  rule?: string
  reason?: string
  values?: Values
}

export interface Bye {
  type: 'bye'
  seq: number
  reason: 'taken-over' | 'stopping' | 'closed' | 'deleted' | 'removed' | 'slow' | 'silent' | 'refused'
  sentence: string
}

/** Messages that tell of the table. */
export type News = Welcome | Played | Changed | Said | Presence
export type ServerMessage = News | Done | Refused | Bye

// The HTTP part
export interface NewTable {
  game: string
  players?: number
  options?: Values
  private?: boolean
  chat?: boolean
  clock?: number | null
  grace?: number | null
  pace?: Pace
  stand_in?: string
  coach?: boolean
  /** A moment of a finished game that this one goes on from. */
  from?: { table?: string; record?: string; move: number }
}

export interface Made {
  table: TableInfo
  token: string
  link: string
  watch: string
  qr: string
}

export interface Taken {
  token: string
  seat: number
  table: TableInfo
}

export interface GameInfo {
  id: string
  title: string
  players: number[]
  options: Values
  bots: string[]
}

export interface MyTable {
  id: string
  code: string
  game: string
  phase: Phase
  created: number
  name: string
  colour: string
  host: boolean
}

export interface Problem {
  error: string
  sentence: string
  field?: string
  reason?: string
  values?: Values
}

// Lessons
export interface LessonMessage {
  id: string
  values: Record<string, number>
}

export interface LessonPlay {
  seat: number
  move: string
  events: GameEvent[]
  view: View
}

export interface LessonStep {
  say: LessonMessage
  /** CSS selectors of what is spoken of, and of what to press one after another. */
  look: string[]
  press: string[]
  think: boolean
  events: GameEvent[]
  view: View
  legal: string[]
  aid: Values | null
  /** By the moves that solve the step; '' where there is nothing to do. */
  answers: Record<string, { plays: LessonPlay[]; praise: LessonMessage }>
  hints: Record<string, LessonMessage>
}

export interface LessonInfo {
  game: string
  seat: number
  steps: LessonStep[]
}

// Finished games
export interface Frame {
  /** Who moved; null before the first move. */
  seat: number | null
  /** The move, where these eyes know it. */
  move: string | null
  events: GameEvent[]
  view: View
  aid: Values | null
}

export interface ReplayInfo {
  game: string
  players: number
  options: Values
  seats: SeatInfo[]
  /** The game before its first move and after each one. */
  frames: Frame[]
}

export interface Reason {
  id: string
  values: Values
}

export interface Advised {
  move: string
  win: number
  error: number
  reasons: Reason[]
}

export interface Advice {
  decision: number
  /** The best first. */
  moves: Advised[]
  /** Diamant: the cards that may come next, and how many of them catch those who stay. */
  odds: { cards: number; caught: number } | null
}

export interface Judged {
  /** How many moves were made before. */
  at: number
  seat: number
  move: string
  best: string
  reasons: Reason[]
  win: number
  best_win: number
  cost: number
  error: number
}

export interface Share {
  seat: number
  win_share: number
  fair_share: number
  skill: number
  gifts: number
  luck: number
  decisions: number
  mistakes: number
}

export interface Verdict {
  scores: number[]
  winners: number[]
  decisions: Judged[]
  decisive: number[]
  seats: Share[]
}

export interface Analysis {
  done: number
  of: number
  verdict: Verdict | null
}
