/** What goes over the wire, under the names that the client uses; the types are made from the server's (`make protocol`). */

import type {
  Changed, ClientMessage, Hello, Played, Presence, Profile, Said, ServerMessage, TableInfo, Values, Welcome,
} from '../protocol'

export type {
  Advice, Advised, Analysis, Ask, Before, Bye, Changed, Done, Frame, GameInfo, Judged, Layout, Lesson as LessonInfo, Link, Made,
  Message as LessonMessage, MyTable, NewTable, Notice, Now, Plain, Play as LessonPlay, Played, Presence, Problem, Reason, Refused,
  Replay as ReplayInfo, Result, Said, SeatInfo, ServerMessage, Share, Step as LessonStep, TableInfo, Taken, Turn, Values, Verdict,
  Welcome, You, Zone,
} from '../protocol'

export type Phase = TableInfo['phase']
export type Pace = TableInfo['pace']
export type Hand = Played['by']
/** What seats are told apart by. */
export type Colour = NonNullable<Profile['colour']>
export type Change = Changed['what']

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

/** What can be asked of a table; the connection gives each its id. */
export type Command = Unnamed<Exclude<ClientMessage, Hello>>
type Unnamed<One> = One extends { id: string } ? Omit<One, 'id'> : never
/** Messages that tell of the table. */
export type News = Welcome | Played | Changed | Said | Presence
