"""The environment on a graphics card tells what the one on the processor tells, byte for byte."""

import os
import subprocess
import sys

import numpy as np
import pytest

import karat
from contract.cases import CASES, name
from karat.bots.net import sight
from karat.kernel.core import new_states, rule
from karat.kernel.dispatch import perceive_now
from karat.kernel.luck import new_luck
from karat.lab.batch import Batch, draw_actions
from karat.lab.observe import WORD, cells, number_at, told
from karat.lab.seen import see_all
from patience import LONGEST

every_game = pytest.mark.parametrize("id", karat.games())


@rule
def tell_by_cells(table, words, seat, row):
    for c in range(len(row)):
        cell = table[c]
        at = cell.start + cell.own * seat
        n = number_at(words[at // WORD], at, cell.bits, cell.signed)
        row[c] = told(n, cell.add, cell.shift, cell.mask, cell.empty, cell.one_of)


@every_game
def test_cell_by_cell_a_row_is_the_same(id):
    """A card writes cell by cell what the processor writes field by field."""
    game, count = karat.game(id), 16
    for players in (game.players[0], game.players[-1]):
        batch, luck, actions = Batch(game, count, players), new_luck(1), np.zeros(count, np.int64)
        batch.begin(3)
        for step in range(150):
            i, known = step % count, new_states(game.rules.STATE)
            seat, partial = batch.now.seat[i : i + 1], batch.room.partial[i : i + 1]
            perceive_now(batch.states[i : i + 1], int(seat[0]), known)
            parts = known.view(np.ndarray).view(np.int32), seat.astype(np.int32), partial.view(np.int32)
            row = np.zeros(batch.layout.size, np.float32)
            tell_by_cells(cells(game), np.concatenate(parts), int(seat[0]), row)
            assert row.tobytes() == batch.now.row[i].tobytes()
            draw_actions(luck, batch.now.legal, batch.now.count, actions)
            batch.step(actions, again=True)


# With numba-cuda -----------------------------------------------------------------------------------------------------
def has_card():
    from karat.lab.gpu import cuda

    return cuda.is_available()


def new_watched(game, games):
    """Room for what a net sees: cells, actions from the own chair, aspects."""
    sees = sight(game)
    legal = sees.MOST_LEGAL
    return [np.zeros((games, sees.SIZE), np.int8), np.zeros((games, legal), np.int64),
            np.zeros((games, legal, max(sees.ASPECTS, 1)), np.int8)]  # fmt: skip


def differs_to_a_net(env, batch, here):
    """Whether a net sees something else on the card than on the processor."""
    from karat.lab.gpu import cuda

    now, room, there = batch.now, batch.room, []
    for array in here:
        array.fill(0)
        there.append(cuda.to_device(array))
    see_all(batch.states, room.known, room.empty, now.seat, room.partial, now.legal, now.count, *here)
    env.watch(*there)
    return any(one.copy_to_host().tobytes() != other.tobytes() for one, other in zip(there, here))


def differences(id, players, options, games, steps):
    """What differs first between card and processor, by name and step; None where nothing does."""
    from karat.lab.card import CardEnv

    env, batch = CardEnv(id, games, players, **options), Batch(karat.game(id), games, players, options)
    env.reset(seed=5)
    batch.begin(int(np.random.default_rng(5).integers(1 << 62)))
    rewards, now = np.zeros(games), batch.now
    watched = new_watched(batch.game, games)
    for step in range(steps):
        if differs_to_a_net(env, batch, watched):
            return "what a net sees", step
        shares = np.ascontiguousarray(now.shares[:, : batch.players])
        there = {"rows": now.row, "rewards": rewards, "over": now.over, "seat": now.seat, "action_mask": now.mask}
        here = {"rows": env.rows, "rewards": env.rewards, "over": env.over} | env.infos
        for what, array in (there | {"shares": shares}).items():
            if here[what].copy_to_host().tobytes() != array.tobytes():
                return what, step
        actions, moved = env.random_actions(), now.seat.copy()
        env.step(actions)
        env.check()
        batch.step(actions.copy_to_host(), again=True)
        rewards = np.where(now.over, now.shares[np.arange(games), moved], 0.0)
    return None


@every_game
def test_the_kernels_compile_to_ptx_without_a_card(id):
    pytest.importorskip("numba_cuda", reason="the extra gpu is not installed")
    from karat.lab import card

    assert all(".entry" in text for text in card.ptx(karat.game(id)))


def test_in_the_simulator_the_games_are_those_of_the_processor():
    pytest.importorskip("numba_cuda", reason="the extra gpu is not installed")
    command = [sys.executable, __file__, "diamoniak"]
    paths = os.pathsep.join(sys.path)
    run = subprocess.run(command, env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "PYTHONPATH": paths},
                         capture_output=True, text=True, timeout=LONGEST, check=False)  # fmt: skip
    assert run.stdout.splitlines()[-1:] == ["None"], run.stdout + run.stderr


@pytest.mark.parametrize("case", CASES, ids=name)
def test_card_and_processor_tell_the_same(case):
    pytest.importorskip("numba_cuda", reason="the extra gpu is not installed")
    if not has_card():
        pytest.skip("there is no card")
    id, players, options = case
    assert differences(id, players, options, games=333, steps=300) is None


def test_a_card_names_the_game_with_an_illegal_action():
    pytest.importorskip("numba_cuda", reason="the extra gpu is not installed")
    if not has_card():
        pytest.skip("there is no card")
    from karat.lab.card import CardEnv

    env = CardEnv("kadora", 40)
    with pytest.raises(karat.BadSetup, match=r"^step: there are no games yet: call reset first$"):
        env.step(env.drawn[:40])
    env.reset(seed=1)
    actions = env.random_actions().copy_to_host()
    actions[17] = 5000
    before = env.rows.copy_to_host()
    env.step(env.drawn[:40].copy_to_device(actions) or env.drawn[:40])
    with pytest.raises(karat.BadSetup, match=r"^actions\[17\]: is not legal"):
        env.check()
    env.check()
    assert env.rows.copy_to_host()[17].tobytes() == before[17].tobytes()
    with pytest.raises(karat.BadSetup, match=r"^actions: should lie on the card"):
        env.step(actions)


if __name__ == "__main__":
    print(differences(sys.argv[1], karat.game(sys.argv[1]).players[0], {}, games=3, steps=8))
