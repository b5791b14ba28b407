"""Whole games in compiled code under observation: who led when, how long it took, what came into play.

A mover chooses by the policy with which bots play imagined worlds out (`quick`), by chance (`random`), or by the one
with slips of the other. It is given what its seat knows and nothing else.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from karat.bots import brain
from karat.bots.search import count_deciding, know, roll, share_wins
from karat.bots.thinker import Bot
from karat.contract import Floats, Numbers, Options, Record, States
from karat.kernel.core import NOTE, new_log, new_states, rule
from karat.kernel.dispatch import (
    begin_now,
    by_game,
    deal_now,
    final_scores,
    legal_moves,
    legal_now,
    next_decision,
    owed_now,
    owes,
    play,
    wanted_now,
)
from karat.kernel.luck import below, next_word, start
from karat.lab import counters
from karat.table.game import Game, Knowledge, State, Step

standings = by_game("standings", final_scores)  # (state, out): by what all see
QUICK, RANDOM = 0, 256  # movers, by how many of 256 moves are random
LENGTHS = 7  # what is measured of a game:
DECISIONS, MOMENTS, LEAD_CHANGES, LED_FOR_GOOD, LED_AT_HALF, LAST_AT_HALF, FAILURES = range(LENGTHS)
REMEMBERED = 8192  # moments of a game whose leaders are remembered


class Room(NamedTuple):
    """Everything that watching writes into."""

    work: States
    known: States
    empty: States
    dealer: Numbers  # the chance of the cards
    luck: Numbers  # and of the movers: the same one, unless deals are repeated
    cards: Numbers
    moves: Numbers
    log: Numbers
    stand: Numbers
    sign: int  # of standings that lead: -1 where they are scores of which the lowest is the best
    leaders: Numbers  # at each moment, a bit for each seat
    last: Numbers


class Watched(NamedTuple):
    """What was seen of some games, a row for each."""

    scores: Numbers
    wins: Floats  # win shares
    lengths: Numbers  # see LENGTHS; those at half-time are seats, a bit each; failures are those of bots
    counts: Numbers  # see counters.names


def new_room(game: Game, apart: bool = False) -> Room:
    """Room to watch games of this kind; `apart`: with a chance of their own for the movers."""
    luck = np.zeros(4, np.int64)
    own = hasattr(game.part("study"), "standings")  # higher is better there
    return Room(
        work=new_states(game.rules.STATE),
        known=new_states(game.rules.STATE),
        empty=new_states(game.rules.STATE),
        dealer=np.zeros(4, np.int64) if apart else luck,
        luck=luck,
        cards=np.zeros(128, np.int64),
        moves=np.zeros(game.rules.MAX_MOVES + 1, np.int64),
        log=new_log(),
        stand=np.zeros(8, np.int64),
        sign=1 if own or not game.lowest_wins else -1,
        leaders=np.zeros(REMEMBERED, np.int64),
        last=np.zeros(REMEMBERED, np.int64),
    )


class Opening(NamedTuple):
    """A game before its first card, as an array of one record, and what its set-up has counted."""

    states: States
    counts: Numbers


def new_opening(game: Game, players: int, options: Options) -> Opening:
    states, log, counts = game.states(players, options), new_log(), _no_counts(game)
    begin_now(states, log)
    tally(log, counters.table(game), counts)
    return Opening(states, counts)


def opening_at(game: Game, state: State) -> Opening:
    """The opening of a record that begins in the middle of a game."""
    return Opening(state.states, _no_counts(game))


def _no_counts(game: Game) -> Numbers:
    return np.zeros(len(counters.names(game)), np.int64)


def new_watched(game: Game, count: int, counts: Numbers | int = 0) -> Watched:
    counted = np.zeros((count, len(counters.names(game))), np.int64)
    counted[:] = counts
    lengths = np.zeros((count, LENGTHS), np.int64)
    return Watched(np.zeros((count, 8), np.int64), np.zeros((count, 8)), lengths, counted)


# One game ------------------------------------------------------------------------------------------------------------
@rule
def tally(log: Numbers, table: Numbers, counts: Numbers) -> None:
    """Count the notes that the rules have left, and empty the log."""
    for at in range(1, log[0], NOTE):
        row = table[log[at]]
        counter = row[3 + log[at + row[0]] // row[1] % row[2]]
        if counter >= 0:
            counts[counter] += 1
    log[0] = 0


@rule
def look(state: Record, room: Room, moment: int) -> None:
    """Write down who leads and who is last at this moment."""
    stand, leaders, last = room.stand, room.leaders, room.last
    standings(state, stand)
    best, worst = room.sign * stand[0], room.sign * stand[0]
    for p in range(state.players):
        stand[p] *= room.sign
        best = max(best, stand[p])
        worst = min(worst, stand[p])
    at = min(moment, REMEMBERED - 1)
    leaders[at] = 0
    last[at] = 0
    for p in range(state.players):
        leaders[at] |= (stand[p] == best) << p
        last[at] |= (stand[p] == worst and worst < best) << p


@rule
def choose(state: Record, p: int, slips: int, room: Room, found: int) -> int:
    """The index of the move that a mover makes out of the first `found` in `room.moves`."""
    if slips == RANDOM or (slips > 0 and next_word(room.luck) & 255 < slips):
        return below(room.luck, found)
    if found == 1:
        return 0
    know(state, p, room.known, room.empty)
    room.moves[len(room.moves) - 1] = p
    return roll(room.known[0], room.moves, found, room.luck)


class QuickMover(Bot):
    """The quick mover as a bot among others."""

    def decide(self, knowledge: Knowledge, legal: Sequence[str]) -> str:
        words = self.game.words
        moves = np.array([*map(words.move_from, legal), knowledge.seat], np.int64)
        return legal[roll_now(knowledge.known, moves, self.luck(knowledge))]


@rule
def roll_now(known: States, moves: Numbers, luck: Numbers) -> int:
    return roll(known[0], moves, len(moves) - 1, luck)


@rule
def finish(state: Record, moments: int, room: Room, scores: Numbers, wins: Floats, lengths: Numbers) -> None:
    """What the end of a game tells: scores, win shares, and how the lead went."""
    share_wins(state, scores, wins)
    won = 0
    for p in range(len(wins)):
        won |= (wins[p] > 0) << p
    moments = min(moments, REMEMBERED)
    leader, changes = 0, 0
    for moment in range(moments + 1):
        now = room.leaders[moment] if moment < moments else won
        if now & (now - 1) == 0 and now != 0:  # somebody leads alone
            changes += leader != 0 and leader != now
            leader = now
    led = moments
    while led > 0 and room.leaders[led - 1] & won == won:
        led -= 1
    lengths[LEAD_CHANGES] = changes
    lengths[LED_FOR_GOOD] = led
    lengths[LED_AT_HALF] = room.leaders[moments // 2]
    lengths[LAST_AT_HALF] = room.last[moments // 2]


@rule
def watch_game(
    state: Record,
    slips: Numbers,
    table: Numbers,
    room: Room,
    scores: Numbers,
    wins: Floats,
    lengths: Numbers,
    counts: Numbers,
    rows: Numbers,
    stop: int,
) -> int:
    """Play `state` to its end, or until so many decisions are made; the seat that decides then, -1 at the end.

    A row of `rows` takes seat, number of legal moves and move of each decision, as far as there is room.
    """
    decisions, moments, together = 0, 0, 0
    while next_decision(state, room.dealer, room.cards, room.log):
        for p in range(state.players):
            if owes(state, p):
                if together == 0:
                    look(state, room, moments)
                    together = count_deciding(state)
                    moments += 1
                if decisions == stop:
                    return p
                found = legal_moves(state, p, room.moves)
                if decisions < len(rows):
                    rows[decisions, 1] = found
                found = min(found, len(room.moves) - 1)
                move = room.moves[choose(state, p, slips[p], room, found)]
                if decisions < len(rows):
                    rows[decisions, 0] = p
                    rows[decisions, 2] = move
                play(state, p, move, room.log)
                tally(room.log, table, counts)
                decisions += 1
                together -= 1
    tally(room.log, table, counts)
    lengths[DECISIONS] = decisions
    lengths[MOMENTS] = moments
    finish(state, moments, room, scores, wins, lengths)
    return -1


@rule
def begin_game(template: States, room: Room, seed: int, number: int, repeats: int) -> None:
    """Lay a game out: deals are numbered, and each is played so many times, then with other chance for the movers."""
    room.work[0] = template[0]
    room.log[0] = 0
    start(room.dealer, seed & 0xFFFFFFFF, seed >> 32, number // repeats)
    if repeats > 1:
        start(room.luck, ~seed & 0xFFFFFFFF, seed >> 32, number)


@rule
def outcomes(states: States, scores: Numbers, wins: Floats) -> None:
    """Scores and win shares of games that are over."""
    for i in range(len(states)):
        share_wins(states[i], scores[i], wins[i])


# Many games ----------------------------------------------------------------------------------------------------------
@rule
def watch_games(
    template: States,
    slips: Numbers,
    table: Numbers,
    room: Room,
    seed: int,
    first: int,
    count: int,
    repeats: int,
    out: Watched,
    rows: Numbers,
) -> None:
    """Watch games number `first` and following, from the undealt `template[0]`. `rows` has the decisions of all."""
    used = 0
    for i in range(count):
        begin_game(template, room, seed, first + i, repeats)
        seen = (out.scores[i], out.wins[i], out.lengths[i], out.counts[i])
        watch_game(room.work[0], slips, table, room, seen[0], seen[1], seen[2], seen[3], rows[used:], -1)
        used += out.lengths[i, DECISIONS]


def watch(
    game: Game,
    opening: Opening,
    slips: Sequence[int],
    seed: int,
    first: int,
    count: int,
    repeats: int = 1,
    decisions: bool = False,
) -> tuple[Watched, Numbers]:
    """Watch `count` games. With `decisions` also seat, number of legal moves and move of each one."""
    brain(game)
    game.part("study")
    room, out = new_room(game, repeats > 1), new_watched(game, count, opening.counts)
    how = (opening.states, np.asarray(slips, np.int64), counters.table(game), room, seed, first, count, repeats)
    watch_games(*how, out, np.zeros((0, 3), np.int64))
    rows = np.zeros((out.lengths[:, DECISIONS].sum() if decisions else 0, 3), np.int64)
    if decisions:
        watch_games(*how, new_watched(game, count), rows)  # the same games again, now that their length is known
    return out, rows


def retell(game: Game, opening: Opening, steps: Sequence[Step]) -> tuple[Watched, Numbers]:
    """Watch a finished game again, by the steps of its record: as `watch` with `decisions`."""
    words, room, out, rows = game.words, new_room(game), new_watched(game, 1, opening.counts), []
    table, moments, together = counters.table(game), 0, 0
    room.work[:] = opening.states
    for who, what in steps:
        if isinstance(who, str) or not isinstance(what, str):  # a deal
            which, _ = wanted_now(room.work)
            cards: list[Any] = [words.card_from(which, code) for code in ([what] if isinstance(what, str) else what)]
            room.cards[: len(cards)] = cards
            deal_now(room.work, room.cards, len(cards), room.log)
        else:
            if not together:
                look(room.work[0], room, moments)
                together = owed_now(room.work).bit_count()
                moments += 1
            move = words.move_from(what)
            rows.append((who, legal_now(room.work, who, room.moves), move))
            play(room.work[0], who, move, room.log)
            together -= 1
        tally(room.log, table, out.counts[0])
    out.lengths[0, :2] = len(rows), moments
    finish(room.work[0], moments, room, out.scores[0], out.wins[0], out.lengths[0])
    return out, np.array(rows, np.int64).reshape(-1, 3)
