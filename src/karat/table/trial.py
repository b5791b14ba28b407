"""Games of random moves, for what has to be seen of a game before anybody plays it."""

import random
from collections.abc import Iterator

from karat.table.game import Game, State

MOST_MOVES = 1000  # of a game that would go on for long


def moments(game: Game) -> Iterator[State]:
    """A game before each of its moves, which come by chance and always in the same way; then its end."""
    state, chance = game.new(seed=0), random.Random(0)
    for _ in range(MOST_MOVES):
        yield state
        if state.over:
            return
        seat = state.to_move[0]
        state.play(seat, chance.choice(state.legal(seat)))
