/** What a game brings to the table: its board, its words and its timing. The shell knows nothing else of a game. */

import type { Component, Snippet } from 'svelte'
import type { Booklet } from './booklet'
import type { Ranked } from './podium'
import type { GameEvent, SeatInfo, Values, View } from './protocol'
import type { Rise } from './rise.svelte'
import type { Voice } from './voice'

export interface Seat extends SeatInfo {
  seat: number
  /** The name to show: a person's, or the one we call a bot by. */
  name: string
  /** One of the eight seat colours; each has a cut of its own (parts/Gem.svelte). */
  colour: string
  you: boolean
  /** Not connected. */
  away: boolean
}

/** Part of what a move caused, shown for `hold` milliseconds at normal pace. */
export interface Beat<V extends View = View> {
  events: GameEvent[]
  hold: number
  /** What the table shows meanwhile; without it the view stays as it was. */
  view?: V
}

export interface BoardProps<V extends View = View> {
  view: V
  /** The moves you may make now, in notation; empty unless it is your turn. */
  legal: string[]
  /** What follows from the view by the rules, null while something is being shown (docs/server.md). */
  aid: Values | null
  /** Your seat, null for a spectator. */
  you: number | null
  seats: Seat[]
  /** The move that is chosen and not yet confirmed. */
  picked: string | null
  /** The move that is sent and not yet answered. */
  pending: string | null
  /** Something is being shown; the board takes no moves and needs no dimming. */
  playing: boolean
  /** The events that are being shown now, else empty. */
  beat: GameEvent[]
  /** Everything that has been told so far. */
  events: GameEvent[]
  /**
   * Choose a move, or none. The same move twice confirms it, an illegal one is answered with the reason. `words` are the
   * button's, where others follow this move by themselves.
   */
  pick(move: string | null, words?: string): void
  /** Make a move at once: it was dragged to where it goes (lib/drag.ts). */
  drop(move: string): void
  /** Ask why a move is not allowed. */
  refuse(move: string): void
  /** A seat's plate (parts/Plate.svelte): a board with a stage puts each where that person is. */
  plate: Snippet<[seat: number]>
}

/** Where points come from; `id` names the message `<game>-source-<id>`. */
export interface Source {
  id: string
  points: number
}

export interface PartProps<V extends View = View> {
  view: V
  seat: number
  seats: Seat[]
  you: number | null
}

/** The little board beside a mistake: cells of a grid, or a row of cards. A cell without a card is empty. */
export interface Small {
  columns?: number
  cells: { id: string; card: string | null }[]
}

export interface PanelProps<V extends View = View> {
  view: V
  events: GameEvent[]
  seats: Seat[]
  you: number | null
}

/** Choices that people around one device make at the same time, each at an edge of it. */
export interface EdgeProps<V extends View = View> {
  view: V
  /** The seats at this edge, from left to right as its people see them. */
  own: Seat[]
  /** Seats whose choice is on its way. */
  sent: number[]
  /** Something is being shown. */
  playing: boolean
  choose(seat: number, move: string): void
  /** Takes a choice back that is still covered. */
  undo(seat: number): void
}

/** The end of a game as it is drawn in its place. */
export interface SceneProps<V extends View = View> {
  view: V
  /** From the first to the last. */
  rows: Ranked[]
  who(seat: number): Pick<Seat, 'name' | 'colour' | 'kind' | 'stand_in'>
  rise: Rise
}

export interface GameClient<V extends View = View> {
  Board: Component<BoardProps<V>>
  /** The board stands on a stage (parts/Stage.svelte) and seats its people itself. */
  staged?: true
  /** A seat's public state in its chip: small, with its own words for screen readers. */
  Badge: Component<PartProps<V>>
  /** A seat's whole public area, behind its chip. */
  Area?: Component<PartProps<V>>
  /** Nothing is hidden: a device goes round without a curtain. */
  open?: true
  /** Secret choices under a hand at the edge of a shared device, where no seat has other secrets. */
  Edge?: Component<EdgeProps<V>>
  /** One tap away at all times, like the last trick; `id` names the message `<game>-panel-<id>`. */
  panels?: { id: string; Panel: Component<PanelProps<V>> }[]
  /** Sections of the rules, each a message `<game>-rules-<section>` whose attributes are the rules by their ids. */
  rules: string[]
  /** Where they are from, and what the booklet has beside them. */
  booklet?: Booklet
  /** A picture beside a rule; of rules that need none it draws nothing. */
  Picture?: Component<{ rule: string }>
  /** A card by its code: its face (faces are marked with `data-card`), its words, and the rule that explains it. */
  Face: Component<{ card: string }>
  card(card: string): string
  explains(card: string): string
  /** An event in a sentence for the log; null: it is not worth a line. */
  event(event: GameEvent, voice: Voice): string | null
  /** What is shown together in one sentence or a few: all of it, grouped. Without it each event says its own. */
  tells?(events: GameEvent[], voice: Voice): string
  /** Events that the log no longer tells: everyone saw them, and has to remember. */
  forgotten?(events: GameEvent[], view: V): GameEvent[]
  /** A move in words, as the confirming button says it. */
  move(move: string, view: V, voice: Voice): string
  /** The little board that a seat decided on, in an analysis; without it the two moves are told in words alone. */
  small?(view: V, seat: number): Small
  /** The cells of the little board that a move is made with, and the card that it lays there. */
  touches?(move: string, view: V, seat: number): { id: string; card?: string }[]
  /** Whether a move may be regretted: it waits for the button unless the reader wants no such waiting. All do without it. */
  risky?(move: string, view: V, you: number): boolean
  /** What is asked of the reader: it follows "Your turn:". */
  ask(view: V, legal: string[], voice: Voice): string
  /** How far the game is. */
  where(view: V): string
  /** The whole table in a few sentences, for the key T. */
  describe(view: V, voice: Voice): string
  /** What a move caused, cut into beats. After the last one the table shows `after`. */
  beats(events: GameEvent[], before: V, after: V): Beat<V>[]
  /** The parts of a seat's score at the end. */
  sources(view: V, seat: number, events: GameEvent[]): Source[]
  /** What stands over a part in the table of points, where its message would be too long: a sign with its word unseen. */
  Head?: Component<{ id: string }>
  /** The end in the place itself; without it the podium is plain. */
  finale?: {
    /** The ground that the podium stands on, before the dawn. */
    Ground: Component
    /** What a seat has won, drawn in front of its person; `part` is its score as a part of the best one. */
    Trophy?: Component<{ part: number; view: V; seat: number; colours: string[] }>
    /** Those who share a place share a trophy: it stands between them, in their `colours`. */
    together?: true
    /** Where everybody stands, in place of the podium: an ordered list by rank. */
    Scene?: Component<SceneProps<V>>
    /** One true sentence why, with a number from an event of this game; null: there is none. */
    why(events: GameEvent[], winners: number[], voice: Voice, view: V): string | null
  }
  /** How much an event decided; the three heaviest are told at the end. */
  weight(event: GameEvent): number
}

/** Events that are shown together, in words. */
export function told(game: GameClient, events: GameEvent[], voice: Voice): string {
  if (game.tells) return game.tells(events, voice)
  return events.map((event) => game.event(event, voice)).filter(Boolean).join(' ')
}

/** Lets `games/<id>/index.ts` be written against its own view type and used against the common one. */
export function client<V extends View>(game: GameClient<V>): GameClient {
  return game as unknown as GameClient
}
