"""Many games side by side, one decision of each at a time, with the observation and the mask of the seat to move."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from karat.bots.search import know
from karat.contract import Floats, Numbers, Options, Record, States
from karat.errors import BadSetup
from karat.kernel.core import inlined, new_states, rule, silent_log
from karat.kernel.dispatch import final_scores, is_winner, next_decision, owes, play
from karat.kernel.luck import WORD, below, start
from karat.lab.observe import Views, layout, views, write_row
from karat.table.actions import MOST, UNFINISHED, WHOLE, numbers, offer, spell
from karat.table.dealer import Deal
from karat.table.document import Field, plain, shown
from karat.table.game import Game, State

NOBODY = -1
SEATS = 8  # in the largest game


class Now(NamedTuple):
    """What can be seen of the games, a row for each; the next step changes it."""

    seat: Numbers  # whose decision it is; NOBODY when the game is over
    row: NDArray[np.float32]  # what that seat sees
    mask: NDArray[np.int8]  # 1 for each legal action
    legal: Numbers  # the same as a list, and
    count: Numbers  # type: ignore[assignment]  # how long it is (a tuple could count)
    over: NDArray[np.bool_]  # whether the last step ended a game, and
    shares: Floats  # the share of the win of each seat,
    scores: Numbers  # its score, and then those of others who may win,
    last: NDArray[np.float32]  # and what the seat saw then that ended it


class Room(NamedTuple):
    """What compiled code works with."""

    template: States  # a game before its first card
    table: States
    luck: Numbers  # of each game
    partial: Numbers
    known: States
    empty: States
    told: Views
    cards: Numbers
    moves: Numbers
    legal: Numbers
    log: Numbers


@inlined
def begin_game(states: States, i: int, room: Room) -> None:
    """Deal game `i` afresh, from where its chance has come to."""
    states[i] = room.template[0]
    room.partial[i] = WHOLE
    next_decision(states[i], room.luck[i], room.cards, room.log)


@inlined
def next_seat(state: Record) -> int:
    for p in range(state.players):
        if owes(state, p):
            return p
    return NOBODY


@inlined
def act(
    state: Record, seat: int, partial: int, action: int, luck: Numbers, cards: Numbers, log: Numbers
) -> tuple[int, bool]:
    """A seat takes an action, and chance deals what it owes. What is spelled then, and whether the game is over."""
    move, partial = spell(state, seat, partial, action)
    if move == UNFINISHED:
        return partial, False
    play(state, seat, move, log)
    return partial, not next_decision(state, luck, cards, log)


@inlined
def see(states: States, i: int, seat: int, partial: int, room: Room, rows: NDArray[np.float32], r: int) -> None:
    """Write what a seat knows of game `i`, and what it has spelled of a move, into row `r`."""
    know(states[i], seat, room.known, room.empty)
    room.told[5][0] = seat
    room.told[5][1] = partial
    write_row(room.table, *room.told, seat, rows, r)


@rule
def look(states: States, i: int, seat: int, room: Room, rows: NDArray[np.float32], masks: NDArray[np.int8]) -> None:
    """What any seat sees of game `i` now, and its legal actions."""
    partial = room.partial[i] if seat == next_seat(states[i]) else WHOLE
    see(states, i, seat, partial, room, rows, 0)
    for k in range(offer(states[i], seat, partial, room.moves, room.legal)):
        masks[0, room.legal[k]] = 1


@inlined
def show(states: States, i: int, room: Room, now: Now) -> None:
    """Write what is to be seen at the next decision of game `i`."""
    for k in range(now.count[i]):
        now.mask[i, now.legal[i, k]] = 0
    now.count[i] = 0
    now.seat[i] = next_seat(states[i])
    if now.seat[i] == NOBODY:
        return
    see(states, i, now.seat[i], room.partial[i], room, now.row, i)
    now.count[i] = offer(states[i], now.seat[i], room.partial[i], room.moves, now.legal[i])
    for k in range(now.count[i]):
        now.mask[i, now.legal[i, k]] = 1


@inlined
def share_win(state: Record, scores: Numbers, shares: Floats) -> None:
    winners, entries = 0, final_scores(state, scores)
    for p in range(entries):
        if is_winner(state, p, scores):
            winners += 1
    for p in range(state.players):
        shares[p] = 1.0 / winners if is_winner(state, p, scores) else 0.0


@rule
def see_end(states: States, i: int, seat: int, room: Room, rows: NDArray[np.float32]) -> None:
    """Write what a seat sees of game `i`, which is over. (Not inlined: this is seldom, and would be compiled twice.)"""
    see(states, i, seat, WHOLE, room, rows, i)


@rule
def begin_all(states: States, first: int, seed: int, room: Room, now: Now) -> None:
    """Deal games number `first` and following."""
    for i in range(len(states)):
        start(room.luck[i], seed & WORD, seed >> 32, first + i)
        begin_game(states, i, room)
        now.over[i] = 0
        show(states, i, room, now)


@rule
def first_illegal(actions: Numbers, mask: NDArray[np.int8]) -> int:
    """The first game whose action is not legal, or NOBODY."""
    for i in range(len(actions)):
        if not 0 <= actions[i] < mask.shape[1] or mask[i, actions[i]] == 0:
            return i
    return NOBODY


@rule
def step_all(states: States, actions: Numbers, again: bool, room: Room, now: Now) -> None:
    """One decision of each game. With `again`, a game that is over begins anew at once."""
    for i in range(len(states)):
        seat = now.seat[i]
        room.partial[i], now.over[i] = act(
            states[i], seat, room.partial[i], actions[i], room.luck[i], room.cards, room.log
        )
        if now.over[i]:
            share_win(states[i], now.scores[i], now.shares[i])
            see_end(states, i, seat, room, now.last)
            if again:
                begin_game(states, i, room)
        show(states, i, room, now)


@rule
def draw_actions(luck: Numbers, legal: Numbers, count: Numbers, actions: Numbers) -> None:
    """A legal action of each game, all equally likely."""
    for i in range(len(actions)):
        actions[i] = legal[i, below(luck, count[i])]


def set_up(game: Game, players: int | None, options: Options | None) -> tuple[int, Options]:
    """The number of players and all options of a game, where some may be left out; BadSetup where they make no game."""
    players = game.read_players(Field(game.players.start if players is None else players, "players", BadSetup))
    return players, game.read_options(Field(options or {}, "", BadSetup), players)


def how_many(told: Any, field: str) -> int:
    """A number of things, of which there is at least one."""
    count = plain(told)
    if isinstance(count, bool) or not isinstance(count, int) or count < 1:
        raise BadSetup(field, f"should be a whole number from 1 up, not {shown(told)}")
    return count


class Batch:
    """`count` games, which differ only by their chance. `now` is what can be seen of them.

    With `threads`, so many of them share the games among them; these are the same games.
    """

    def __init__(
        self, game: Game, count: int, players: int | None = None, options: Options | None = None, threads: int = 1
    ) -> None:
        self.game, self.actions, self.layout = game, numbers(game).ACTIONS, layout(game)
        self.players, self.options = set_up(game, players, options)
        self.states = new_states(game.rules.STATE, count)
        self.now = Now(
            seat=np.full(count, NOBODY),
            row=np.zeros((count, self.layout.size), np.float32),
            mask=np.zeros((count, self.actions), np.int8),
            legal=np.zeros((count, MOST), np.int64),
            count=np.zeros(count, np.int64),
            over=np.zeros(count, np.bool_),
            shares=np.zeros((count, SEATS)),
            scores=np.zeros((count, SEATS), np.int64),
            last=np.zeros((count, self.layout.size), np.float32),
        )
        self.room = self._new_room(np.zeros((count, 4), np.int64), np.zeros(count, np.int64))
        threads = min(threads, count)
        edges = [count * part // threads for part in range(threads + 1)]
        self.parts = [(slice(*edge), self._share_of(slice(*edge))) for edge in pairwise(edges)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def _new_room(self, luck: Numbers, partial: Numbers) -> Room:
        state = self.game.rules.STATE
        known, aside = new_states(state), np.zeros(2, np.int64)
        return Room(
            template=self.game.template(self.players, self.options),
            table=self.layout.table,
            luck=luck,
            partial=partial,
            known=known,
            empty=new_states(state),
            told=views(known, aside),
            cards=np.zeros(128, np.int64),
            moves=np.zeros(self.game.rules.MAX_MOVES, np.int64),
            legal=np.zeros(MOST, np.int64),
            log=silent_log(),
        )

    def _share_of(self, games: slice) -> tuple[Room, Now]:
        """What a thread works with."""
        return self._new_room(self.room.luck[games], self.room.partial[games]), Now._make(a[games] for a in self.now)

    def each(self, work: Callable[[slice, tuple[Room, Now]], None]) -> None:
        """Do something in all parts, at the same time."""
        if self._pool is None:
            work(*self.parts[0])
        else:
            list(self._pool.map(work, *zip(*self.parts, strict=True)))

    def begin(self, seed: int) -> None:
        """Deal all games afresh; the same seed deals the same games."""
        self.each(lambda games, share: begin_all(self.states[games], games.start, seed, *share))

    def step(self, actions: Numbers, again: bool = False) -> None:
        """Play one action in each game; with `again`, games that are over begin anew."""
        wrong = first_illegal(actions, self.now.mask)
        if wrong != NOBODY:
            raise BadSetup(f"actions[{wrong}]", f"{actions[wrong]} is not legal for seat {self.now.seat[wrong]}")
        self.each(lambda games, share: step_all(self.states[games], actions[games], again, *share))

    def look(self, seat: int, i: int = 0) -> tuple[NDArray[np.float32], NDArray[np.int8]]:
        """What any seat sees of a game now, and the mask of its legal actions: none where it owes no decision."""
        rows, masks = np.zeros((1, self.layout.size), np.float32), np.zeros((1, self.actions), np.int8)
        look(self.states, i, seat, self.room, rows, masks)
        return rows[0], masks[0]

    def state(self, i: int = 0) -> State:
        """A game as it stands now, to look at: what has happened in it is not told."""
        return State(self.game, self.options, self.states[i : i + 1].copy(), Deal.from_seed(0))
