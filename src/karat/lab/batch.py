"""Many games side by side, one decision of each at a time, with the observation and the mask of the seat to move."""

from typing import NamedTuple

import numpy as np

from karat.errors import BadSetup
from karat.games.core import inlined, new_states, rule, silent_log
from karat.games.doors import final_scores, is_winner, next_decision, owes, play
from karat.games.luck import WORD, below, start
from karat.lab.actions import MOST, UNFINISHED, WHOLE, numbers, offer, spell
from karat.lab.observe import layout, views, write_row
from karat.lab.playout import know
from karat.table.document import Field

NOBODY = -1
SEATS = 8  # in the largest game


class Now(NamedTuple):
    """What can be seen of the games, a row for each; the next step changes it."""

    seat: np.ndarray  # whose decision it is; NOBODY when the game is over
    row: np.ndarray  # what that seat sees
    mask: np.ndarray  # 1 for each legal action
    legal: np.ndarray  # the same as a list, and
    count: np.ndarray  # how long it is
    over: np.ndarray  # whether the last step ended a game, and
    shares: np.ndarray  # the share of the win of each seat


class Room(NamedTuple):
    """What compiled code works with."""

    template: np.ndarray  # a game before its first card
    table: np.ndarray
    luck: np.ndarray  # of each game
    partial: np.ndarray
    known: np.ndarray
    empty: np.ndarray
    told: tuple
    cards: np.ndarray
    moves: np.ndarray
    legal: np.ndarray
    scores: np.ndarray
    log: np.ndarray


@inlined
def begin_game(states, i, room):
    """Deal game `i` afresh, from where its chance has come to."""
    states[i] = room.template[0]
    room.partial[i] = WHOLE
    next_decision(states[i], room.luck[i], room.cards, room.log)


@inlined
def next_seat(state):
    for p in range(state.players):
        if owes(state, p):
            return p
    return NOBODY


@inlined
def see(states, i, seat, partial, room, rows, r):
    """Write what a seat knows of game `i`, and what it has spelled of a move, into row `r`."""
    know(states[i], seat, room.known, room.empty)
    room.told[5][0] = seat
    room.told[5][1] = partial
    write_row(room.table, *room.told, seat, rows, r)


@rule
def look(states, i, seat, room, rows, masks):
    """What any seat sees of game `i` now, and its legal actions."""
    partial = room.partial[i] if seat == next_seat(states[i]) else WHOLE
    see(states, i, seat, partial, room, rows, 0)
    for k in range(offer(states[i], seat, partial, room.moves, room.legal)):
        masks[0, room.legal[k]] = 1


@inlined
def show(states, i, room, now):
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
def share_win(state, scores, shares):
    winners, entries = 0, final_scores(state, scores)
    for p in range(entries):
        if is_winner(state, p, scores):
            winners += 1
    for p in range(state.players):
        shares[p] = 1.0 / winners if is_winner(state, p, scores) else 0.0


@rule
def begin_all(states, seed, room, now):
    for i in range(len(states)):
        start(room.luck[i], seed & WORD, seed >> 32, i)
        begin_game(states, i, room)
        now.over[i] = 0
        show(states, i, room, now)


@rule
def step_all(states, actions, again, room, now):
    """One decision of each game. With `again`, a game that is over begins anew at once.

    Returns NOBODY, or the first game whose action is not legal: then nothing has happened.
    """
    for i in range(len(states)):
        if not 0 <= actions[i] < now.mask.shape[1] or now.mask[i, actions[i]] == 0:
            return i
    for i in range(len(states)):
        now.over[i] = 0
        move, room.partial[i] = spell(states[i], now.seat[i], room.partial[i], actions[i])
        if move != UNFINISHED:
            play(states[i], now.seat[i], move, room.log)
            if not next_decision(states[i], room.luck[i], room.cards, room.log):
                now.over[i] = 1
                share_win(states[i], room.scores, now.shares[i])
                if again:
                    begin_game(states, i, room)
        show(states, i, room, now)
    return NOBODY


@rule
def draw_actions(luck, legal, count, actions):
    """A legal action of each game, all equally likely."""
    for i in range(len(actions)):
        actions[i] = legal[i, below(luck, count[i])]


class Batch:
    """`count` games, which differ only by their chance. `now` is what can be seen of them."""

    def __init__(self, game, count, players=None, options=None):
        self.game, self.actions, self.layout = game, numbers(game).ACTIONS, layout(game)
        self.players = game._count(Field(game.players.start if players is None else players, "players", BadSetup))
        self.options = game._options(Field(options or {}, "", BadSetup), self.players)
        state = game._rules.STATE
        self.states = new_states(state, count)
        known, aside = new_states(state), np.zeros(2, np.int64)
        self.now = Now(
            seat=np.full(count, NOBODY),
            row=np.zeros((count, self.layout.size), np.float32),
            mask=np.zeros((count, self.actions), np.int8),
            legal=np.zeros((count, MOST), np.int64),
            count=np.zeros(count, np.int64),
            over=np.zeros(count, np.bool_),
            shares=np.zeros((count, SEATS)),
        )
        self._room = Room(
            template=game._template(self.players, self.options),
            table=self.layout.table,
            luck=np.zeros((count, 4), np.int64),
            partial=np.zeros(count, np.int64),
            known=known,
            empty=new_states(state),
            told=views(known, aside),
            cards=np.zeros(128, np.int64),
            moves=np.zeros(game._rules.MAX_MOVES, np.int64),
            legal=np.zeros(MOST, np.int64),
            scores=np.zeros(SEATS, np.int64),
            log=silent_log(),
        )

    def begin(self, seed):
        """Deal all games afresh; the same seed deals the same games."""
        begin_all(self.states, seed, self._room, self.now)

    def step(self, actions, again=False):
        """Play one action in each game; with `again`, games that are over begin anew."""
        wrong = step_all(self.states, actions, again, self._room, self.now)
        if wrong != NOBODY:
            raise BadSetup(f"actions[{wrong}]", f"{actions[wrong]} is not legal for seat {self.now.seat[wrong]}")

    def look(self, seat, i=0):
        """What any seat sees of a game now, and the mask of its legal actions: none where it owes no decision."""
        rows, masks = np.zeros((1, self.layout.size), np.float32), np.zeros((1, self.actions), np.int8)
        look(self.states, i, seat, self._room, rows, masks)
        return rows[0], masks[0]
