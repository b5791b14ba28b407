"""The rules as CUDA device code: compiled wherever numba-cuda is installed, played where there is a card."""

import numpy as np
import pytest

import karat
from contract.cases import CASES, name

pytest.importorskip("numba_cuda", reason="the extra gpu is not installed")

from numba import cuda

from karat.games.core import new_states, silent_log
from karat.games.luck import new_luck
from karat.lab import gpu
from karat.lab.playout import play_out


@pytest.mark.parametrize("id", karat.games())
def test_the_rules_compile_to_ptx_without_a_card(id):
    assert ".entry" in gpu.ptx(karat.game(id))


@pytest.mark.skipif(not cuda.is_available(), reason="there is no card")
@pytest.mark.parametrize("case", CASES, ids=name)
def test_card_and_processor_end_in_equal_bytes(case):
    id, players, options = case
    game = karat.game(id)
    options = game.new(players, 0, **options).options
    states, decisions = gpu.random_games(game, 256, players, options, seed=7)
    work = new_states(game._rules.STATE)
    cards, moves = np.zeros(128, np.int64), np.zeros(game._rules.MAX_MOVES, np.int64)
    for i in range(256):
        work[0] = game._template(players, options)[0]
        assert play_out(work[0], new_luck(7, i), cards, moves, silent_log()) == decisions[i]
        assert work.tobytes() == states[i : i + 1].tobytes()
