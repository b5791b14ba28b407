"""Learned nets as bots: the compiled code tells what plain NumPy tells, now and as it was recorded; no PyTorch needed.

PYTHONPATH=tests python tests/bots/test_net.py      writes what is recorded anew, once a game is seen differently
"""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import karat
from karat.bots import make
from karat.bots.net import Net, aspects, fits, load, new_room, save, ship, sight, turned, weigh_now
from karat.lab.match import match
from karat.table.actions import WHOLE, numbers
from patience import LONGEST
from shell import run

ROOT = Path(__file__).parents[1]
NETS = ROOT / "fixtures" / "nets"
STEPS = 40  # between recorded positions
every_game = pytest.mark.parametrize("id", karat.games())


def tiny(id, seed=1):
    """A net with two layers of eight and any numbers in them."""
    seen, actions, chance = sight(karat.game(id)), numbers(karat.game(id)).ACTIONS, np.random.default_rng(seed)
    shapes = (seen.SIZE, 8), (8,), (8, 8), (8,), (9,), (actions, 8), (actions,), (seen.ASPECTS, 8), (seen.ASPECTS,)
    return Net(*(chance.normal(0, 0.3, shape).astype(np.float32) for shape in shapes))


def about(id):
    return {"game": id, "players": [karat.game(id).players[0]]}


def positions(id):
    """What seats knew at some decisions of the recorded games."""
    for file in sorted((ROOT / "records").glob(f"{id}-*.json")):
        record = json.loads(file.read_text())
        moves = [i for i, (who, _) in enumerate(record["steps"]) if who != "deal"]
        for i in moves[::STEPS]:
            if i and record["steps"][i - 1][0] != "deal":
                state = karat.game(id).replay(record | {"steps": record["steps"][:i], "result": None})
                yield state.knowledge(state.to_move[0])


def values(net, knowledge):
    """The legal actions and what the net says of them."""
    room = new_room(knowledge.game, net)
    count = weigh_now(knowledge.known, knowledge.seat, WHOLE, net, room)
    return room.legal[:count].tolist(), room.values[:count].copy(), room


def plain_values(net, knowledge, legal, cells):
    """The same by NumPy, layer after layer. (Doors are asked as Python asks them: with a record.)"""
    one = np.maximum(cells @ net.first.astype(float) + net.first_bias, 0)
    two = np.maximum(one @ net.second + net.second_bias, 0)
    known = knowledge.known.view(np.recarray)[0]
    found = []
    for action in legal:
        told = np.zeros(max(len(net.aspects), 1), np.int8)
        aspects(known, knowledge.seat, action, told)
        own = net.aspects @ two + net.aspect_bias
        at = turned(known, knowledge.seat, action)
        value = two @ net.state[:-1] + net.state[-1] + two @ net.actions[at] + net.action_bias[at]
        found.append(value + own @ told[: len(own)])
    return found


@every_game
def test_the_compiled_net_is_the_sum_of_its_layers(id):
    net, seen = tiny(id), 0
    for knowledge in positions(id):
        legal, found, room = values(net, knowledge)
        assert found == pytest.approx(plain_values(net, knowledge, legal, room.cells.astype(float)), abs=1e-4)
        seen += 1
    assert seen >= 5


@every_game
def test_a_recorded_net_says_what_it_said(id):
    net, told = load(NETS / f"{id}.npz")
    fits(karat.game(id), net, told)
    said = json.loads((NETS / "said.json").read_text())[id]
    found = [values(net, knowledge)[1] for knowledge in positions(id)]
    assert len(found) == len(said)
    for one, other in zip(found, said):
        assert one == pytest.approx(other, abs=1e-4)


@every_game
def test_a_net_plays_whole_games_by_the_rules_and_always_the_same(id, tmp_path):
    save(tmp_path / "net.npz", tiny(id), about(id))
    game, name = karat.game(id), f"net:{tmp_path / 'net.npz'}"
    for players in (game.players[0], game.players[-1]):
        ends = []
        for _ in range(2):
            state, bots = game.new(players, 5), [make(game, name, seat) for seat in range(players)]
            while not state.over:
                seat = state.to_move[0]
                move = bots[seat].choose(state.knowledge(seat))
                assert move in state.legal(seat)
                state.play(seat, move)
            ends.append((state.scores, state.winners, len(state.steps)))
        assert ends[0] == ends[1]


def test_in_diamant_it_tells_nothing_who_has_chosen_already():
    game, net = karat.game("diamant"), tiny("diamant")
    state = game.new(3, 1)
    before = values(net, state.knowledge(2))[1]
    state.play(0, state.legal(0)[0])
    assert values(net, state.knowledge(2))[1].tolist() == before.tolist()


def test_chairs_are_all_alike():
    """In Diamant every chair sees the first decision alike; in Kadora a gift is counted on from its giver."""
    state = karat.game("diamant").new(5, 3)
    assert len({values(tiny("diamant"), state.knowledge(seat))[1].tobytes() for seat in range(5)}) == 1
    known = karat.game("kadora").new(4, 3).knowledge(0).known.view(np.recarray)[0]
    gifts = {seat: [turned(known, seat, 1 + (seat + k) % 4) for k in range(4)] for seat in range(4)}
    assert set(map(tuple, gifts.values())) == {(1, 2, 3, 4)}


@every_game
def test_a_small_file_is_nearly_the_same_net(id, tmp_path):
    net = tiny(id)
    save(tmp_path / "large.npz", net, about(id))
    files = ship(tmp_path / "large.npz", tmp_path)
    small, told = load(files[0])
    assert files == [tmp_path / "data" / f"net-{karat.game(id).players[0]}.npz"]
    assert told["game"] == id
    for name, array in net._asdict().items():
        if array.size:
            assert np.abs(getattr(small, name) - array).max() <= np.abs(array).max() / 200


def test_a_match_takes_nets(tmp_path):
    save(tmp_path / "net.npz", tiny("diamoniak"), about("diamoniak"))
    found = match("diamoniak", [f"net:{tmp_path / 'net.npz'}", "random"], deals=3, workers=1)
    assert [row["bot"] for row in found["bots"]] == [f"net:{tmp_path / 'net.npz'}", "random"]
    assert not found["bots"][0]["failures"]
    shown = run("simulate", "diamoniak", "-n", "4", "--bots", f"net:{tmp_path / 'net.npz'},random", "-j", "1")
    assert shown.returncode == 0, shown.stderr


def test_advice_begins_with_the_nets_own_choice(tmp_path):
    save(tmp_path / "net.npz", tiny("kadora"), about("kadora"))
    knowledge = karat.game("kadora").new(2, 1).knowledge(0)
    bot = make(karat.game("kadora"), f"net:{tmp_path / 'net.npz'}")
    assert bot.advise(knowledge)[0]["move"] == bot.choose(knowledge)


def test_what_is_no_net_is_refused_in_one_sentence(tmp_path):
    game, there = karat.game("diamoniak"), tmp_path / "net.npz"
    for name, why in ((f"net:{there}", "there is no file"), (f"net:{__file__}", "holds no net")):
        with pytest.raises(karat.BadSetup, match=f"^net: .*{why}"):
            make(game, name).check()
    save(there, tiny("diamant"), about("diamant"))
    with pytest.raises(karat.BadSetup, match=r"^net: is of diamant, not of diamoniak$"):
        make(game, f"net:{there}").check()
    save(there, tiny("diamant"), about("diamoniak"))
    with pytest.raises(karat.BadSetup, match=r"^net: was learned by another version"):
        make(game, f"net:{there}").check()


def test_playing_by_a_net_needs_no_pytorch(tmp_path):
    """Not even where it is installed."""
    save(tmp_path / "net.npz", tiny("diamoniak"), about("diamoniak"))
    code = f"""
import sys
sys.modules["torch"] = None
import karat
from karat.bots import make
state = karat.game("diamoniak").new(2, 1)
print(make(state.game, "net:{tmp_path / "net.npz"}").choose(state.knowledge(0)))
"""
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=LONGEST)
    assert shown.returncode == 0, shown.stderr
    assert shown.stdout.strip() in karat.game("diamoniak").new(2, 1).legal(0)


if __name__ == "__main__":
    NETS.mkdir(exist_ok=True)
    for id in karat.games():
        save(NETS / f"{id}.npz", tiny(id, 7), about(id), small=True)
    found = {id: [[round(float(one), 6) for one in values(load(NETS / f"{id}.npz")[0], knowledge)[1]]
                  for knowledge in positions(id)] for id in karat.games()}  # fmt: skip
    (NETS / "said.json").write_text(json.dumps(found) + "\n")
