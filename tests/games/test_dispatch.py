"""The doors between the games and everything that plays them all."""

import numpy as np
import pytest

import karat
from karat.kernel.core import silent_log
from karat.kernel.dispatch import is_over, legal_moves, next_decision, owes, play
from karat.kernel.luck import below, new_luck


@pytest.mark.parametrize("id", ["diamant", "diamoniak"])
def test_chance_deals_until_somebody_owes_a_decision_or_the_game_is_over(id):
    game = karat.game(id)
    states = game.template(game.players[0], game.new(seed=1).options)
    state, luck, cards, log = states[0], new_luck(5), np.zeros(128, np.int64), silent_log()
    moves, decisions = np.zeros(game.rules.MAX_MOVES, np.int64), 0
    while next_decision(state, luck, cards, log):
        deciding = [p for p in range(game.players[0]) if owes(state, p)]
        assert deciding
        for p in deciding:
            play(state, p, moves[below(luck, legal_moves(state, p, moves))], log)
            decisions += 1
    assert is_over(state) and decisions > 10
