"""Bots by taste, who play what they like best at once, and bots that search, with more or less of it."""

import math
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Any, TypeAlias

import numpy as np

from karat.bots import brain
from karat.bots.character import leaning
from karat.bots.search import How, new_room, search
from karat.contract import Floats, Numbers, Record, States
from karat.errors import BadSetup
from karat.kernel.core import rule
from karat.kernel.dispatch import by_game, prepare_now
from karat.kernel.luck import below, new_luck, next_word
from karat.table.document import shown
from karat.table.game import Game, Knowledge
from karat.table.judge import argues_for


@rule
def like_none(state: Record, seat: int, move: int, taste: Record) -> float:
    return 0.0


like = by_game("like", like_none)  # (state, seat, move, taste): how much somebody of this taste likes a move


Advice: TypeAlias = dict[str, Any]  # move, win, error, reasons
Row: TypeAlias = tuple[str, float, float]  # a move, its play-outs, the win share that they sum up to


class Bot:
    """Something that is asked with what a seat knows, and answers with a move, or with advice about all moves.

    The same knowledge and the same seed always get the same answer.
    """

    def __init__(self, game: Game, name: str, seed: int | str, how: Any) -> None:
        self.game, self.name, self.seed, self.how = game, name, seed, how
        self.verdicts: Counter[str] = Counter()  # what went wrong, by kind: nothing, unless the bot comes from outside

    def __repr__(self) -> str:
        return f"<{self.game.id} bot {self.name}>"

    def luck(self, knowledge: Knowledge) -> Numbers:
        """The bot's own chance at this decision."""
        known = knowledge.known.tobytes() + bytes([knowledge.seat])
        key = blake2b(known, key=str(self.seed).encode()[:64], digest_size=8).digest()
        return new_luck(int.from_bytes(key, "little"))

    def check(self) -> None:
        """BadSetup where the bot cannot play. Those of this package always can."""

    def choose(self, knowledge: Knowledge) -> str:
        """A legal move."""
        legal = self._asked(knowledge)
        return legal[0] if len(legal) == 1 else self.decide(knowledge, legal)

    def decide(self, knowledge: Knowledge, legal: Sequence[str]) -> str:
        """One of several legal moves."""
        raise NotImplementedError

    def advise(self, knowledge: Knowledge) -> list[Advice]:
        """All legal moves, each with its estimated share of wins, the error of that, and reasons.

        What the bot likes best comes first, with those reasons alone that speak for it; the others follow by their
        shares.
        """
        self._asked(knowledge)
        first, *others = self.rank(knowledge)
        first["reasons"] = [one for one in first["reasons"] if argues_for(self.game, one)]
        return [first, *sorted(others, key=lambda one: -one["win"])]

    def rank(self, knowledge: Knowledge) -> list[Advice]:
        """Advice about all legal moves, first of all what the bot likes best."""
        raise NotImplementedError

    def _asked(self, knowledge: Knowledge) -> tuple[str, ...]:
        """The legal moves of the seat that asks."""
        if not isinstance(knowledge, Knowledge):
            raise BadSetup("knowledge", f"should be state.knowledge(seat), not {shown(knowledge)}")
        if knowledge.game.id != self.game.id:
            raise BadSetup("knowledge", f"is of {knowledge.game.title}, and this bot plays {self.game.title}")
        legal = knowledge.legal()
        if not legal:
            raise BadSetup("knowledge", f"seat {knowledge.seat} owes no decision now")
        return legal

    def advice(self, knowledge: Knowledge, move: str, tried: float, wins: float) -> Advice:
        """One line of advice: a move that won so often in so many play-outs."""
        win = wins / tried if tried else 0.0
        error = 1.96 * math.sqrt(max(win * (1 - win), 0.25 / (tried + 1)) / tried) if tried else 1.0
        reasons = brain(self.game).reasons(knowledge, move)
        return {"move": move, "win": win, "error": min(error, 1.0), "reasons": reasons}


class RandomMover(Bot):
    """Every legal move equally likely: the floor under all bots."""

    PLAYOUTS = 48  # for each move, when advice is asked

    def decide(self, knowledge: Knowledge, legal: Sequence[str]) -> str:
        return legal[int(below(self.luck(knowledge), len(legal)))]

    def rank(self, knowledge: Knowledge) -> list[Advice]:
        brain(self.game)  # leads the play-outs
        legal, choice = knowledge.legal(), self.choose(knowledge)
        rows = weighed(self, knowledge, Search(self.PLAYOUTS * len(legal), len(legal)))
        return [self.advice(knowledge, *row) for row in sorted(rows, key=lambda row: row[0] != choice)]


# By taste ------------------------------------------------------------------------------------------------------------
@rule
def like_all(known: States, seat: int, taste: Record, moves: Numbers, likings: Floats) -> None:
    for i in range(len(moves)):
        likings[i] = like(known[0], seat, moves[i], taste)


@dataclass(frozen=True)
class Liking:
    """The move that is liked best, or any that is liked less by no more than `slack`.

    Every bot has the taste in a shade of its own: each number is up to `own` of itself smaller or larger.
    """

    taste: tuple[float, ...]
    slack: float = 0.0
    own: float = 0.15

    def bot(self, game: Game, name: str, seed: int | str) -> "Taster":
        return Taster(game, name, seed, self)


class Taster(Bot):
    """Does not think ahead; play-outs only tell those who ask for advice what its moves are worth."""

    PLAYOUTS = 48  # for each move

    def __init__(self, game: Game, name: str, seed: int | str, how: Liking) -> None:
        super().__init__(game, name, seed, how)
        self.taste = leaning(how.taste, seed, how.own)

    def decide(self, knowledge: Knowledge, legal: Sequence[str]) -> str:
        return legal[self._order(knowledge, legal)[0]]

    def rank(self, knowledge: Knowledge) -> list[Advice]:
        legal = knowledge.legal()
        worth = {move: row for move, *row in weighed(self, knowledge, Search(self.PLAYOUTS * len(legal), len(legal)))}
        return [self.advice(knowledge, legal[i], *worth[legal[i]]) for i in self._order(knowledge, legal)]

    def _order(self, knowledge: Knowledge, legal: Sequence[str]) -> list[int]:
        """The legal moves by number: its choice first, then as it likes them."""
        moves = np.array([self.game.words.move_from(text) for text in legal], np.int64)
        likings = np.zeros(len(moves))
        like_all(knowledge.known, knowledge.seat, self.taste, moves, likings)
        order = np.argsort(-likings, kind="stable").tolist()
        fine = sum(1 for i in order if likings[i] >= likings[order[0]] - self.how.slack)
        if fine:
            order.insert(0, order.pop(int(below(self.luck(knowledge), fine))))
        return order


# By search -----------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Search:
    """So many play-outs for the `wide` best-looking moves; with `milliseconds`, as many as fit into them."""

    playouts: int
    wide: int = 1000
    explore: float = 0.5
    bias: float = 0.5
    patience: float = math.inf
    milliseconds: float = 0.0

    def bot(self, game: Game, name: str, seed: int | str) -> "Thinker":
        return Thinker(game, name, seed, self)


class Thinker(Bot):
    def decide(self, knowledge: Knowledge, legal: Sequence[str]) -> str:
        rows = weighed(self, knowledge, self.how)
        if len(knowledge.to_move) == 1:
            return rows[0][0]
        ticket = next_word(self.luck(knowledge)) / 4294967296.0  # a mixed decision
        often = [row for row in rows if 5 * row[1] >= rows[0][1]]
        ticket *= sum(row[1] for row in often)
        for row in often:
            ticket -= row[1]
            if ticket < 0:
                break
        return row[0]

    def rank(self, knowledge: Knowledge) -> list[Advice]:
        return [self.advice(knowledge, *row) for row in weighed(self, knowledge, self.how)]


def weighed(bot: Bot, knowledge: Knowledge, how: Search) -> list[Row]:
    """(move, play-outs, summed win share) of every legal move, the best first."""
    if how.milliseconds:
        how = in_time(bot, knowledge, how)
    game, count = bot.game, len(knowledge.legal())
    room = new_room(game, count, how.playouts, bot.luck(knowledge))
    prepare_now(knowledge.known, knowledge.seat, room.scratch)
    ranked, results = np.zeros(count, np.int64), np.zeros((count, 3))
    numbers = How(how.playouts, how.wide, how.explore, how.bias, how.patience)
    search(knowledge.known, knowledge.seat, numbers, room, ranked, results)
    name = game.words.move_text
    return [(name(move), row[0], row[1]) for move, row in zip(ranked.tolist(), results.tolist(), strict=True)]


def in_time(bot: Bot, knowledge: Knowledge, how: Search) -> Search:
    """The same search with as many play-outs as fit into its milliseconds, by a short trial."""
    trial, began = replace(how, playouts=max(20, 2 * len(knowledge.legal())), milliseconds=0.0), time.perf_counter()
    tried = sum(row[1] for row in weighed(bot, knowledge, trial))
    spent = 1000 * (time.perf_counter() - began)
    return replace(trial, playouts=max(1, int(tried * (how.milliseconds - spent) / spent)))
