/** What goes over the wire: made from the server's types by `make protocol`; do not edit. */

import type { GameEvent, View } from './lib/protocol'

export type Values = Record<string, unknown>

/** What the strongest bot would do, the best first, from what the seat knows. */
export interface Advice {
  decision: number
  moves: Advised[]
  odds: Odds | null
  own_error: number
}

/** A move, how often it wins by the bot's estimate, the error of that, and why. */
export interface Advised {
  move: string
  win: number
  error: number
  reasons: Reason[]
}

/** How many of the decisions of a game are looked at, and once all are, what came of it. */
export interface Analysis {
  done: number
  of: number
  verdict: Verdict | null
}

/** What a solving move leads to: itself, the moves of the others, and a word about it. */
export interface Answer {
  plays: Play[]
  praise: Message
}

/** A question that every person at the table has to agree to: to take back all moves from one on. */
export interface Ask {
  ask: number
  seat: number
  moves: number
  agreed: number[]
  missing: number[]
}

/** Somebody is not connected: in so many milliseconds a stand-in plays, or may be called by the others. */
export interface Away {
  seat: number
  stand_in: number
  call: number
}

/** A game that these people played before this one, from rematch to rematch. */
export interface Before {
  game: string
  names: (string | null)[]
  scores: number[]
  winners: number[]
}

/** The last message before the server closes the connection. */
export interface Bye {
  type: 'bye'
  seq: number
  reason: 'closed' | 'deleted' | 'refused' | 'removed' | 'silent' | 'slow' | 'stopping' | 'taken-over'
  sentence: string
}

/** The table changed. After `started` and `undone`, `events` is the whole history anew. */
export interface Changed {
  type: 'changed'
  seq: number
  what: 'asked' | 'back' | 'closed' | 'left' | 'ordered' | 'profile' | 'reissued' | 'rematch' | 'sat' | 'seat' | 'stand-in' | 'started' | 'undone' | 'voted' | 'word'
  table: TableInfo
  seat: number | null
  events: GameEvent[] | null
  now: Now | null
  moves: number | null
  yes: boolean | null
}

/** Host: close the table for good. */
export interface Close {
  type: 'close'
  id: string
}

/** A command was carried out; what it changed stands in the log at `seq`. */
export interface Done {
  type: 'done'
  seq: number
  id: string
  token?: string
}

/** A moment of a finished game: who moved (null: the deal), the move where these eyes know it, what that caused, and how the table lies then. */
export interface Frame {
  seat: number | null
  move: string | null
  events: GameEvent[]
  view: View
  aid: Values | null
}

/** A moment of a finished game: of a table, or of a record that is kept here. */
export interface From {
  move: number
  table?: string | null
  record?: string | null
}

/** A game in short. `lesson`: it has a guided first game; `lowest_wins`: the lowest score is the best. */
export interface GameInfo {
  id: string
  title: string
  players: number[]
  options: Values
  bots: string[]
  minutes: number | null
  lesson: boolean
  lowest_wins: boolean
}

/** The first message: which table, as whom, and the last sequence number that the client has. */
export interface Hello {
  type: 'hello'
  table: string
  token?: string | null
  last?: number | null
  views?: 'always' | 'asked'
}

/** Player: bots move as soon as they can until a person is asked. Nothing comes of it where several people play. */
export interface Hurry {
  type: 'hurry'
  id: string
}

/** A decision of a finished game: the move, a better one, how often both win, and what the difference cost. */
export interface Judged {
  at: number
  seat: number
  move: string
  best: string
  reasons: Reason[]
  against: Reason[]
  win: number
  best_win: number
  cost: number
  error: number
  sure: boolean
}

/** A record was checked and is kept under this name. */
export interface Kept {
  record: string
}

/** How a game lies on a plain table (karat.table.layout). */
export interface Layout {
  zones: Zone[]
  seats: Zone[]
  suits: Record<string, string>
}

/** Stand up. Before the start the seat is open again; later a stand-in plays until the player comes back. */
export interface Leave {
  type: 'leave'
  id: string
}

/** A part of what there is to learn about a game. */
export interface Lesson {
  game: string
  part: string
  seat: number
  steps: Step[]
  more: string[]
}

/** How somebody else comes to a table. */
export interface Link {
  link: string
  others: boolean
  qr: string | null
}

/** A new table. The links of a private table hold secrets; so does `token`, the host's. */
export interface Made {
  table: TableInfo
  token: string
  link: string
  watch: string
  others: boolean
  qr: string | null
}

/** Something to say: a message of the catalogues with its values. */
export interface Message {
  id: string
  values: Record<string, number>
}

/** A finished game after so many moves, as one seat or a spectator saw it. */
export interface Moment {
  move: number
  moves: number
  events: GameEvent[]
  view: View
}

/** A move in the notation of the game. `decision` says which decision it answers; a late one is refused. */
export interface Move {
  type: 'move'
  id: string
  move: string
  decision?: number | null
}

export interface MyTable {
  id: string
  code: string
  game: string
  phase: 'closed' | 'open' | 'over' | 'playing'
  created: number
  name: string
  colour: string
  host: boolean
  seats: SeatInfo[] | null
  seat: number | null
  to_move: number[]
}

export interface NewTable {
  game: string
  players?: number | null
  options?: Values
  private?: boolean
  chat?: boolean
  clock?: number | null
  grace?: number | null
  pace?: 'instant' | 'normal' | 'quick' | 'slow'
  stand_in?: string
  coach?: boolean
  from?: From | null
}

/** What everybody at the table should know, also whoever was away: moves of a seat were taken back, or the host gave it a new token. */
export interface Notice {
  what: 'reissued' | 'undone'
  seat: number
  moves: number | null
  after: number
}

/** The game as its reader may see it, and what the reader owes. */
export interface Now {
  view: View
  legal: string[]
  decision: number | null
  moved: boolean
  clock: Record<string, number> | null
  result: Result | null
  aid: Values | null
}

/** The cards that may come next, and how many of them catch those who stay. */
export interface Odds {
  cards: number
  caught: number
}

/** Host: a new order of the seats before the start: `order[i]` is the seat that moves to place i. */
export interface Order {
  type: 'order'
  id: string
  order: number[]
}

/** What shows a game that the page does not know: its table, and the catalogues it brought, by language. */
export interface Plain {
  title: string
  table: Layout
  words: Record<string, string>
}

/** A move of any seat, what the learner saw of it, and the view afterwards. */
export interface Play {
  seat: number
  move: string
  events: GameEvent[]
  view: View
}

/** A move was made: what it caused, as the reader may know it. `now` is null while missed moves are told. */
export interface Played {
  type: 'played'
  seq: number
  seat: number
  by: 'bot' | 'clock' | 'person' | 'stand-in'
  events: GameEvent[]
  now: Now | null
}

/** Who is connected: seats, and how many spectators; and who is waited for, at a table that does not wait for ever. */
export interface Presence {
  type: 'presence'
  seq: number
  here: number[]
  watchers: number
  away: Away[]
}

/** Why a request was refused, in one sentence; `reason` and `values` say it for translations, `field` names what is wrong with it. */
export interface Problem {
  error: string
  sentence: string
  field?: string
  reason?: string
  values?: Values
}

/** A new name and colour. */
export interface Profile {
  type: 'profile'
  id: string
  name: string
  colour?: 'amber' | 'amethyst' | 'emerald' | 'onyx' | 'ruby' | 'sapphire' | 'topaz' | 'turquoise' | null
}

/** A message of the catalogues, `<game>-reason-<name>` for the id `<game>-<name>`, and what stands in it. */
export interface Reason {
  id: string
  values: Values
}

/** A command changed nothing. `reason` and `values` say why, for translations; `rule` which rule refuses a move. */
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

/** Host: a new token for a person's seat, whose old one stops working. Everybody at the table is told. */
export interface Reissue {
  type: 'reissue'
  id: string
  seat: number
}

/** After the end: the next table for everybody who wants, with the start player moved on; or another game. */
export interface Rematch {
  type: 'rematch'
  id: string
  game?: string | null
  players?: number | null
  options?: Values | null
}

/** A finished game from its first moment to its last. */
export interface Replay {
  game: string
  players: number
  options: Values
  seats: SeatInfo[]
  frames: Frame[]
}

export interface Result {
  scores: number[]
  winners: number[]
  hands: (Record<string, number>)[]
  secret: string
}

export interface Said {
  type: 'said'
  seq: number
  seat: number | null
  name: string
  what: 'phrase' | 'sticker' | 'text'
  value: string
}

/** A phrase or a sticker by its name; free text only at a table with chat. */
export interface Say {
  type: 'say'
  id: string
  what: 'phrase' | 'sticker' | 'text'
  value: string
}

export interface SeatInfo {
  kind: 'bot' | 'open' | 'person'
  name: string
  colour: string
  level: string | null
  host: boolean
  stand_in: boolean
}

/** Host: make a seat open, or a bot's. A person who sits there before the start has to stand up. */
export interface SetSeat {
  type: 'seat'
  id: string
  seat: number
  to: 'bot' | 'open'
  level?: string
}

/** What a seat won, and where that came from: a fair share, its own mistakes, those of others, and luck. */
export interface Share {
  seat: number
  win_share: number
  fair_share: number
  skill: number
  gifts: number
  luck: number
  decisions: number
  mistakes: number
  accuracy: number | null
}

/** Player or host: let a stand-in play at once for somebody who is away, instead of when the table's grace is over. Coming back ends that as ever. */
export interface StandIn {
  type: 'stand-in'
  id: string
  seat: number
}

/** Host: deal. Bots about as strong as the table's stand-ins, no two alike, sit down on open seats. */
export interface Start {
  type: 'start'
  id: string
}

/** One thing to learn: a moment of a game and the moves that solve it. */
export interface Step {
  say: Message
  look: string[]
  press: string[]
  think: boolean
  rules: string[]
  events: GameEvent[]
  view: View
  legal: string[]
  aid: Values | null
  answers: Record<string, Answer>
  hints: Record<string, Message>
  why: Why[]
}

/** What everybody at a table may know of it. */
export interface TableInfo {
  id: string
  code: string
  game: string
  players: number
  options: Values
  phase: 'closed' | 'open' | 'over' | 'playing'
  private: boolean
  chat: boolean
  clock: number | null
  grace: number | null
  pace: 'instant' | 'normal' | 'quick' | 'slow'
  stand_in: string
  seats: SeatInfo[]
  commitment: string
  words: string[]
  ask: Ask | null
  next: string | null
  coach: boolean
  before?: Before[]
}

export interface TakeSeat {
  name: string
  colour?: 'amber' | 'amethyst' | 'emerald' | 'onyx' | 'ruby' | 'sapphire' | 'topaz' | 'turquoise' | null
  seat?: number | null
}

export interface Taken {
  token: string
  seat: number
  table: TableInfo
}

/** A moment that decided a game: somebody's mistake, or cards that came as they did; chances before and after. */
export interface Turn {
  kind: 'luck' | 'mistake'
  at: number
  seat: number
  before: number
  after: number
}

/** Take the own last move back: at once where nothing was revealed, drawn or answered since, else by asking all other people at the table. Everybody is told. */
export interface Undo {
  type: 'undo'
  id: string
}

/** What the strongest bot thinks of a finished game. */
export interface Verdict {
  scores: number[]
  winners: number[]
  own_error: number
  decisions: Judged[]
  curve: number[][]
  moments: Turn[]
  seats: Share[]
  best: number[]
  luckiest: number[]
}

/** Agree or not to what the table is asked (`ask` of the table). */
export interface Vote {
  type: 'vote'
  id: string
  ask: number
  yes: boolean
}

/** The answer to hello. Where `resumed`, exactly the missed messages follow; otherwise all of it is here. */
export interface Welcome {
  type: 'welcome'
  seq: number
  table: TableInfo
  you: You
  resumed: boolean
  events: GameEvent[] | null
  now: Now | null
  notices: Notice[]
}

/** A reason of the bot that found a puzzle, as coaches give them. */
export interface Why {
  id: string
  values: Values
}

/** Words of a player's own that the cards will depend on (before the start). At a table without chat others see no more than their fingerprint, and the cards depend on that. */
export interface Word {
  type: 'word'
  id: string
  word: string
}

export interface You {
  seat: number | null
  host: boolean
}

/** A part of a plain table: the way to its value in the view, and what that is shown as. */
export interface Zone {
  at: string
  as: 'cards' | 'counter' | 'dice' | 'pile' | 'text'
  of: number | string | null
  laid: boolean
}

export type ClientMessage =
  | Hello
  | Move
  | Undo
  | Vote
  | Say
  | Word
  | Profile
  | Leave
  | StandIn
  | Hurry
  | Start
  | SetSeat
  | Order
  | Reissue
  | Close
  | Rematch

export type ServerMessage =
  | Welcome
  | Played
  | Changed
  | Said
  | Presence
  | Done
  | Refused
  | Bye
