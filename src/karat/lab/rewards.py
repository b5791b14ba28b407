"""What players get at the end of a game, for learners: nothing before it, and then one of two things."""

from typing import Literal, get_args

import numpy as np
from numpy.typing import NDArray

from karat.errors import BadSetup
from karat.table.document import shown
from karat.table.game import Game

Kind = Literal["win", "margin"]


class Rewards:
    """`win`: the share of the win, which is 1, a half in a tie of two, or 0. `margin`: by how many points the own score
    is better than the best other one, that of an island included; below 0 where it is worse."""

    def __init__(self, game: Game, players: int, kind: Kind = "win") -> None:
        if kind not in get_args(Kind):
            raise BadSetup("reward", f"should be {' or '.join(get_args(Kind))}, not {shown(kind)}")
        self.kind, self.players = kind, players
        self.entries = players + len(game.others(players))
        self._sign = -1 if game.lowest_wins else 1

    def of(self, shares: NDArray[np.float64], scores: NDArray[np.int64]) -> NDArray[np.float64]:
        """The reward of each player, from rows with the shares of the win and the scores of finished games."""
        if self.kind == "win":
            return shares[:, : self.players]
        points = (self._sign * scores[:, : self.entries]).astype(np.float64)
        others = [np.delete(points, seat, axis=1).max(axis=1) for seat in range(self.players)]
        return points[:, : self.players] - np.stack(others, axis=1)
