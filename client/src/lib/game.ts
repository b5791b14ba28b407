/** What a game brings to the table: its board, its words and its timing. The shell knows nothing else of a game. */

import type { Component } from 'svelte'
import type { GameEvent, SeatInfo, Values, View } from './protocol'
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
  /** Choose a move, or none. The same move twice confirms it, an illegal one is answered with the reason. */
  pick(move: string | null): void
  /** Ask why a move is not allowed. */
  refuse(move: string): void
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

export interface GameClient<V extends View = View> {
  Board: Component<BoardProps<V>>
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
  /** A picture beside a section of the rules. */
  Picture?: Component<{ section: string }>
  /** A card by its code: its face (faces are marked with `data-card`), its words, and the rule that explains it. */
  Face: Component<{ card: string }>
  card(card: string): string
  explains(card: string): string
  /** An event in a sentence for the log; null: it is not worth a line. */
  event(event: GameEvent, voice: Voice): string | null
  /** A move in words, as the confirming button says it. */
  move(move: string, view: V, voice: Voice): string
  /** What is asked of the reader: it follows "Your turn:". */
  ask(view: V, legal: string[], voice: Voice): string
  /** How far the game is. */
  where(view: V): string
  /** The whole table in a few sentences, for the key T. */
  describe(view: V, voice: Voice): string
  /** What a move caused, cut into beats. After the last one the table shows `after`. */
  beats(events: GameEvent[], before: V, after: V): Beat<V>[]
  /** The lowest score is the best. */
  lowestWins?: true
  /** The parts of a seat's score at the end. */
  sources(view: V, seat: number, events: GameEvent[]): Source[]
  /** How much an event decided; the three heaviest are told at the end. */
  weight(event: GameEvent): number
}

/** Lets `games/<id>/index.ts` be written against its own view type and used against the common one. */
export function client<V extends View>(game: GameClient<V>): GameClient {
  return game as unknown as GameClient
}
