"""The rules as CUDA device code: compiled wherever numba-cuda is installed, played where there is a card."""

import numpy as np
import pytest

import karat
from contract.cases import CASES, name

pytest.importorskip("numba_cuda", reason="the extra gpu is not installed")

from numba import cuda

from karat.games.diamant.bot import table_of
from karat.kernel.core import new_states, silent_log
from karat.kernel.luck import new_luck
from karat.lab import gpu
from karat.lab.playout import play_out


@pytest.mark.parametrize("id", karat.games())
def test_the_rules_compile_to_ptx_without_a_card(id):
    assert ".entry" in gpu.ptx(karat.game(id))


def test_a_table_compiles_too():
    assert ".entry" in gpu.ptx(karat.game("diamant"), by_table=True)


def same_games(game, players, options, table=None):
    """Card and processor end 256 games in equal bytes, after as many decisions."""
    states, decisions = gpu.random_games(game, 256, players, options, seed=7, first=5, table=table)
    work = new_states(game.rules.STATE)
    cards, moves = np.zeros(128, np.int64), np.zeros(game.rules.MAX_MOVES, np.int64)
    for i in range(256):
        work[0] = game.template(players, options)[0]
        assert play_out(work[0], table, new_luck(7, 5 + i), cards, moves, silent_log()) == decisions[i]
        assert work.tobytes() == states[i : i + 1].tobytes()


@pytest.mark.skipif(not cuda.is_available(), reason="there is no card")
@pytest.mark.parametrize("case", CASES, ids=name)
def test_card_and_processor_end_in_equal_bytes(case):
    id, players, options = case
    game = karat.game(id)
    same_games(game, players, game.new(players, 0, **options).options)


@pytest.mark.skipif(not cuda.is_available(), reason="there is no card")
@pytest.mark.parametrize("relics", [False, True])
def test_card_and_processor_play_a_table_alike(relics):
    game = karat.game("diamant")
    same_games(game, 5, game.new(5, 0, relics=relics).options, table_of(5, relics))
