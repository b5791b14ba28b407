"""Bots that search: the same search for all games, with more or less of it."""

import math
from dataclasses import dataclass
from hashlib import blake2b

import numpy as np

from karat.bots import brain
from karat.bots.search import ARM, DEPTH, search
from karat.games.core import new_states, silent_log
from karat.games.doors import prepare_now
from karat.games.luck import new_luck

MOST_ARMS = 1 << 20


class Bot:
    """Something that is asked with what a seat knows, and answers with a move, or with advice about all moves.

    The same knowledge and the same seed always get the same answer.
    """

    def __init__(self, game, name, seed):
        self.game, self.name, self.seed = game, name, seed

    def __repr__(self):
        return f"<{self.game.id} bot {self.name}>"

    def luck(self, knowledge):
        """The bot's own chance at this decision."""
        known = knowledge._known.tobytes() + bytes([knowledge.seat])
        key = blake2b(known, key=str(self.seed).encode()[:64], digest_size=8).digest()
        return new_luck(int.from_bytes(key, "little"))

    def choose(self, knowledge):
        """A legal move."""
        legal = knowledge.legal()
        return legal[0] if len(legal) == 1 else self.advise(knowledge)[0]["move"]

    def advise(self, knowledge):
        """All legal moves, the best first, each with its estimated share of wins, the error of that, and reasons."""
        raise NotImplementedError


@dataclass(frozen=True)
class Search:
    """So many iterations of search; `explore` is how much is tried against how much is used."""

    iterations: int
    explore: float = 0.7
    bias: float = 0.5
    patience: float = 0.0  # so often a move is tried before the tree goes on behind it

    def bot(self, game, name, seed):
        return Thinker(game, name, seed, self)


class Thinker(Bot):
    def __init__(self, game, name, seed, how):
        super().__init__(game, name, seed)
        self.how = how

    def advise(self, knowledge):
        rows = self._search(knowledge)
        rows.sort(key=lambda row: (-row[1], -row[2]))
        return [self._advice(knowledge, *row) for row in rows]

    def _advice(self, knowledge, code, visits, value):
        move = self.game._words.move_text(code)
        win = value / visits if visits else 0.0
        error = 1.96 * math.sqrt(max(win * (1 - win), 0.25 / (visits + 1)) / visits) if visits else 1.0
        reasons = brain(self.game).reasons(knowledge, move)
        return {"move": move, "win": win, "error": min(error, 1.0), "reasons": reasons}

    def _search(self, knowledge):
        """(move, visits, summed win share) of every legal move."""
        game, how = self.game, self.how
        scratch = np.zeros(game._worlds.SCRATCH)
        prepare_now(knowledge._known, knowledge.seat, scratch)
        arms = np.zeros(1 << min(MOST_ARMS.bit_length() - 1, max(10, (16 * how.iterations).bit_length())), ARM)
        count = len(knowledge.legal())
        out, moves = np.zeros((count, 2)), np.zeros(max(count, game._rules.MAX_MOVES) + 1, np.int64)
        found = search(
            knowledge._known,
            new_states(game._rules.STATE),
            knowledge.seat,
            scratch,
            arms,
            how.iterations,
            how.explore,
            how.bias,
            how.patience,
            self.luck(knowledge),
            np.zeros(128, np.int64),
            moves,
            silent_log(),
            np.zeros((DEPTH + 1, 2), np.int64),
            np.zeros((8, 2), np.int64),
            np.zeros(8, np.int64),
            np.zeros(8),
            out,
        )
        return [(move, *row) for move, row in zip(moves[:found].tolist(), out[:found].tolist(), strict=True)]
