"""Training: what is learned, kept and taken up again. PyTorch is not in the default environment: `make learn-test`."""

import re
import sys

import pytest

import karat
from karat.bots.net import load, new_room, weigh_now
from karat.kernel.core import new_states
from karat.kernel.dispatch import perceive_now
from shell import run

every_game = pytest.mark.parametrize("id", karat.games())


@pytest.fixture
def torch():
    torch = pytest.importorskip("torch", reason="the extra learn is not installed")
    torch.set_num_threads(1)
    return torch


def small(**more):
    from karat.lab.train.learn import Recipe

    return Recipe(**{"games": 32, "steps": 8, "batch": 64, "hidden": (16, 8), "recall": 2, "selves": 3} | more)


def weights(training):
    return {name: one.tolist() for name, one in training.average.state_dict().items()}


@every_game
def test_the_exported_net_says_what_pytorch_says(id, torch, tmp_path):
    """Of positions of all stages: layers, aspects, actions and scales, by the file and the compiled code of the bot."""
    from karat.lab.train.games import OnProcessor
    from karat.lab.train.learn import Training
    from karat.lab.train.runs import keep_net

    players = karat.game(id).players[-1]
    training = Training(id, players, recipe=small(), device="cpu")
    with torch.no_grad():
        for one in training.average.parameters():
            one += 0.05 * torch.randn(one.shape, generator=torch.Generator().manual_seed(1))
    keep_net(training, tmp_path)
    net, about = load(tmp_path / "net.npz")
    assert (about["game"], about["players"]) == (id, [players])
    games, chance = OnProcessor(karat.game(id), 8, players, seed=3), torch.Generator().manual_seed(2)
    room, compared = new_room(karat.game(id), net), 0
    for _ in range(60):
        seen = games.look()
        told = training.average.all_values(seen)
        for i in range(8):
            count, batch = int(seen.count[i]), games.batch
            known = new_states(batch.states.dtype)
            perceive_now(batch.states[i : i + 1], int(seen.seat[i]), known)
            assert weigh_now(known, int(seen.seat[i]), batch.room.partial[i], net, room) == count
            assert room.values[:count] == pytest.approx(told[i, :count].tolist(), abs=0.004)
            compared += count
        games.step((torch.rand(8, generator=chance) * seen.count).long())
    assert compared > 480


def test_the_same_seed_gives_the_same_net_and_another_one_another(torch):
    from karat.lab.train.learn import Training

    ends = []
    for seed in (1, 1, 2):
        training = Training("diamoniak", 3, seed, small(), "cpu")
        for _ in range(4):
            training.round()
        ends.append(weights(training))
    assert ends[0] == ends[1]
    assert ends[0] != ends[2]


@pytest.mark.parametrize("id", ["diamant", "djinn"])
def test_a_training_taken_up_again_is_the_one_that_was_never_left(id, torch, tmp_path):
    """With games under way, a league that has been thinned out, and moves that are half spelled."""
    from karat.lab.train.learn import Training
    from karat.lab.train.runs import take_up, train

    recipe = small(recall=1)
    whole = Training(id, seed=4, recipe=recipe, device="cpu")
    for _ in range(8):
        whole.round()
    for rounds in (3, 5, 8):
        taken = take_up(tmp_path, id, seed=4, recipe=recipe, device="cpu")
        train(taken, tmp_path, rounds=rounds, tell=lambda told: None)
    again = take_up(tmp_path, id, device="cpu")
    assert again.rounds == 8
    assert weights(again) == weights(whole)
    assert len(again.league) == len(whole.league)
    assert [one[:5] for one in again.curve] == [one[:5] for one in whole.curve]


def test_targets_are_shares_of_the_win_and_expectations_on_the_way(torch):
    from karat.lab.train.learn import Training

    training = Training("diamoniak", 2, recipe=small(games=1, steps=5, trust=0.5, league=0.0), device="cpu")
    training.seats[:, 0] = torch.tensor([0, 1, 0, 1, 0])
    training.expected[:, 0] = torch.tensor([0.5, 0.4, 0.6, 0.2, 0.3])
    training.over[:, 0] = torch.tensor([False, False, True, False, False])
    training.shares[2, 0] = torch.tensor([1.0, 0.0])
    training.own[:] = True
    targets, known = training.targets()
    assert known[:, 0].tolist() == [True, True, True, False, False]  # the last game has no end yet
    # Seat 0 wins after its second decision, where it expected 0.6; seat 1 loses.
    assert targets[:3, 0].tolist() == pytest.approx([0.8, 0.0, 1.0])


def test_past_selves_play_and_nothing_is_learned_from_them(torch):
    from karat.lab.train.learn import Training

    training = Training("diamoniak", 2, recipe=small(league=0.5, rivals=2), device="cpu")
    training.round()
    table, others = training.own[:, :16], training.own[:, 16:]
    assert others.all()
    assert (table == (training.seats[:, :16] == torch.arange(16) % 2)).all()
    assert not table.all()


def test_it_learns(torch, tmp_path):
    """In Diamant, some hundred thousand decisions are enough against random movers."""
    from karat.lab.match import match
    from karat.lab.train.learn import Training
    from karat.lab.train.runs import keep_net

    training = Training("diamant", 3, recipe=small(games=256, steps=32, batch=1024, hidden=(32, 16)), device="cpu")
    for _ in range(40):
        training.round()
    keep_net(training, tmp_path)
    found = match("diamant", [f"net:{tmp_path / 'net.npz'}", "random"], 3, deals=200, workers=1)
    assert found["bots"][0]["interval"][0] > 0.5


def test_the_command_trains_goes_on_and_tells_what_is_wrong(torch, tmp_path):
    out = tmp_path / "runs"
    shown = run("train", "diamant", "-p", "3", "--rounds", "2", "--out", str(out), "--seed", "5")
    assert shown.returncode == 0, shown.stderr
    assert re.search(r"^0:\d\d round 2, 0\.0 million decisions", shown.stdout), shown.stdout
    assert sorted(file.name for file in out.iterdir()) == ["checkpoint.pt", "curve.svg", "net.npz"]
    assert (out / "curve.svg").read_text().startswith("<svg")
    shown = run("train", "diamant", "-p", "3", "--rounds", "3", "--out", str(out))
    assert "round 3" in shown.stdout, shown.stderr
    for more, why in (
        (("-p", "4"), f"out: {out} holds a training of another number of players: 3"),
        (("-p", "3", "--seed", "6"), f"out: {out} holds a training of another seed: 5"),
        (("-p", "3", "--start", str(out / "net.npz")), f"start: is of no use: {out} holds a training that goes on"),
    ):
        shown = run("train", "diamant", *more, "--rounds", "4", "--out", str(out))
        assert (shown.returncode, shown.stderr) == (1, f"Error: {why}\n")
    four = ("-p", "4", "--rounds", "1", "--out", str(tmp_path / "four"))
    shown = run("train", "diamant", *four, "--start", str(out / "net.npz"))
    assert shown.returncode == 0, shown.stderr
    shown = run("export", str(out), "--out", str(tmp_path / "small"))
    assert shown.returncode == 0, shown.stderr
    assert (tmp_path / "small" / "diamant-net-3.npz").exists()
    (out / "checkpoint.pt").write_bytes(b"nothing")
    shown = run("train", "diamant", "-p", "3", "--rounds", "4", "--out", str(out))
    assert shown.stderr == f"Error: out: {out / 'checkpoint.pt'} is no checkpoint of this version\n"


# Without PyTorch -----------------------------------------------------------------------------------------------------
def test_without_pytorch_training_says_what_is_missing(monkeypatch):
    from click.testing import CliRunner

    from karat.cli import main

    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    shown = CliRunner().invoke(main, ["train", "diamant"])
    assert shown.output == "Error: train: needs PyTorch, which pip install 'karat[learn]' brings\n"
    assert shown.exit_code == 1
