"""Positions with one best move, for people to find.

Bots play games, and at decisions of seat 0 the strongest bot is asked. A move makes a puzzle if it is better than every
other one by a clear margin, beyond the error, in three looks: the bot's own, a longer one with other chance, and the
two best moves played out in the same worlds; if a beginner or one of the characters misses it; and if there is a reason
to explain it. A bot that counts errs by more than the margin: it names the move, and play-outs in the same worlds have
to show the margin to all others. Moves that differ in a detail alone, like the half of a card that is shown, and are
about as good count as one. The same seed finds the same puzzles in the same order; time only cuts them off.
"""

import math
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

import karat
from karat.bots.search import How
from karat.bots.thinker import Bot, Thinker
from karat.kernel.luck import new_luck
from karat.lab.hint import STRONGEST, compared
from karat.table.game import Game, Knowledge, State
from karat.table.judge import explains

MOVER = "3"  # plays the games: well, and not too well
BEGINNERS = "1", "2"
SHORT, LONG = 0.1, 4  # of the strongest bot's play-outs in the first look, and in the longer one
WORLDS = 8000  # in which the two best moves are compared
CLEAR = 0.08  # of a win, between the best move and the next
ALIKE = 0.04  # and no more between moves that are one
SHARES = 3  # no kind of move solves more than a third of the puzzles, or half where there are but two kinds


def find(
    id: str,
    wanted: int,
    seconds: float,
    seed: int = 0,
    advance: Callable[[int], None] = lambda steps: None,
    easy: bool = False,
) -> list[dict[str, Any]]:
    """Up to so many puzzles of a game, as many as are found in the time; with `easy` also what nobody misses.

    `advance` is told of each.
    """
    game, kinds, until = karat.game(id), Kinds(wanted), time.monotonic() + seconds
    found: list[dict[str, Any]] = []
    number = 0
    while len(found) < wanted and time.monotonic() < until:
        number += 1
        puzzle = _from_game(game, seed ^ (number << 20), kinds, until, easy)
        if puzzle is not None:
            found.append(puzzle)
            advance(1)
    return found


class Kinds:
    """How many puzzles each kind of move solves: its first word, as in `keep Y4`."""

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self.seen: set[str] = set()
        self.solved: Counter[str] = Counter()

    def see(self, moves: Iterable[str]) -> None:
        self.seen |= {move.split(" ")[0] for move in moves}

    def takes(self, move: str) -> bool:
        """Whether one more puzzle may be solved by a move of this kind; then it is counted."""
        kind = move.split(" ")[0]
        if self.solved[kind] >= self.wanted / min(SHARES, len(self.seen)):
            return False
        self.solved[kind] += 1
        return True


def _from_game(game: Game, seed: int, kinds: Kinds, until: float, easy: bool) -> dict[str, Any] | None:
    """The first puzzle in one game; None: it has none."""
    chance = np.random.default_rng(seed)
    players = int(chance.integers(game.players[0], min(4, game.players[1]) + 1))
    state, movers = game.new(players, seed=seed), [karat.bot(game.id, MOVER, seed + p) for p in range(players)]
    while not state.over and time.monotonic() < until:
        seat = state.to_move[0]
        if seat == 0 and len(state.legal(0)) > 1 and chance.random() < 0.5:
            document = state.afresh(0).position()
            kinds.see(state.legal(0))
            puzzle = judge(game.position(document), seed, easy)
            why = [] if puzzle is None else [one for one in puzzle["why"] if explains(game, one)]
            if puzzle is not None and why and kinds.takes(puzzle["solve"][0]):
                del document["game"]
                return {"position": document} | puzzle | {"why": why}
        state.play(seat, movers[seat].choose(state.knowledge(seat)))
    return None


def judge(state: State, seed: int, easy: bool = False) -> dict[str, Any] | None:
    """What solves a position, how often it wins and the next best move does, and why; None: that is not clear."""
    knowledge, legal = state.knowledge(0), len(state.legal(0))
    weak = [] if easy else [name for name in karat.bots(state.game.id) if name in BEGINNERS or not name.isdigit()]
    guesses = {karat.bot(state.game.id, name, seed).choose(knowledge) for name in weak}
    bot = karat.bot(state.game.id, STRONGEST, seed)
    if not isinstance(bot, Thinker):
        return counted(bot, knowledge, guesses, seed)
    playouts = bot.how.playouts
    quick = replace(bot.how, playouts=max(int(SHORT * playouts), 20 * legal))
    looks = [type(bot)(state.game, "look", seed, how) for how in (quick, bot.how)]
    last = type(bot)(state.game, "look", seed + 1, replace(bot.how, playouts=LONG * playouts))
    solved = None
    for look in looks:
        found = clear(look.advise(knowledge))
        if found is None or _is_easy(found, guesses):
            return None
        if solved is not None and found["solve"][0] not in solved["solve"]:
            return None
        solved = found
    found = clear(last.advise(knowledge))
    if found is None or solved is None or found["solve"][0] not in solved["solve"]:
        return None
    if gap(knowledge, found["solve"][0], found["other"], seed).least <= 0:
        return None
    return _puzzle(found, looks[-1].advise(knowledge))


def counted(bot: Bot, knowledge: Knowledge, guesses: set[str], seed: int) -> dict[str, Any] | None:
    """A puzzle by a bot that counts: what it finds clear, play-outs have to find clear beside every other move."""
    advice = bot.advise(knowledge)
    found = clear([one | {"error": 0.0} for one in advice])
    if found is None or _is_easy(found, guesses):
        return None
    gaps = [gap(knowledge, found["solve"][0], move, seed) for move in found["others"]]
    near = min(gaps, key=lambda one: one.least)
    if near.least <= 0 or near.win - near.next < CLEAR:
        return None
    return _puzzle(found | near._asdict(), advice)


def _is_easy(found: dict[str, Any], guesses: set[str]) -> bool:
    """Whether all weak bots find it."""
    return bool(guesses) and guesses <= {*found["solve"]}


def _puzzle(found: dict[str, Any], advice: list[dict[str, Any]]) -> dict[str, Any]:
    best = next(one for one in advice if one["move"] in found["solve"])
    shares = {name: round(found[name], 3) for name in ("win", "next", "error")}
    return {"solve": found["solve"]} | shares | {"why": best["reasons"]}


def clear(advice: list[dict[str, Any]]) -> dict[str, Any] | None:
    """The moves that are better than all others by a clear margin; None: none are."""
    wins: dict[str, float] = {one["move"]: one["win"] for one in advice}
    errors: dict[str, float] = {one["move"]: one["error"] for one in advice}
    best = max(wins, key=wins.__getitem__)
    alike = [move for move in wins if move.split(" ")[:2] == best.split(" ")[:2] and wins[best] - wins[move] < ALIKE]
    others = [move for move in wins if move not in alike]
    if not others:
        return None
    other = max(others, key=wins.__getitem__)
    gaps = {move: wins[best] - wins[move] - math.hypot(errors[best], errors[move]) for move in others}
    if wins[best] - wins[other] < CLEAR or min(gaps.values()) <= 0:
        return None
    alike.sort(key=lambda move: -wins[move])
    return {
        "solve": alike, "win": wins[best], "next": wins[other], "other": other, "others": others,
        "error": math.hypot(errors[best], errors[other]),
    }  # fmt: skip


class Gap(NamedTuple):
    """How often one move wins, and another one does, in the same worlds."""

    win: float
    next: float
    error: float

    @property
    def least(self) -> float:
        return self.win - self.next - self.error


def gap(knowledge: Knowledge, one: str, other: str, seed: int) -> Gap:
    """Two moves played out in the same worlds."""
    how = How(WORLDS, 0, 0.0, 0.0, math.inf)
    return Gap(*compared(knowledge, one, other, WORLDS, how, new_luck(seed)))
