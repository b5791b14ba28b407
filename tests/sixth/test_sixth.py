"""A sixth game in a package of its own plays everywhere, and no shared code knows it.

It is installed beside the tests, into a folder that only the programs started here look into, so that all other tests
go on to see five games.
"""

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import karat
from patience import LONGEST

HERE = Path(__file__).parent
SOURCE = Path(karat.__file__).parent
GAME = "hog"
pytestmark = pytest.mark.skipif(not find_spec("hatchling"), reason="packages are built with hatchling")


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    """Runs a program where the package is installed."""
    place = tmp_path_factory.mktemp("installed")
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps",
               "--no-index", "--no-build-isolation", "--target", str(place), str(HERE)]  # fmt: skip
    subprocess.run(install, check=True, capture_output=True, timeout=LONGEST)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(place), str(SOURCE.parent)]), "LANG": "en_GB.UTF-8"}
    folder = tmp_path_factory.mktemp("work")

    def start(*words, said="", code=None):
        command = [sys.executable, *(["-c", code] if code else ["-m", "karat", *map(str, words)])]
        ran = subprocess.run(command, cwd=folder, env=environment, input=said, capture_output=True, text=True,
                             check=False, timeout=LONGEST)  # fmt: skip
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout

    start.folder = folder
    return start


def test_it_is_there_and_the_tests_see_five_games(run):
    assert "hog        Hog, 2 to 5 players" in run("games")
    assert GAME not in karat.games()


def test_no_shared_code_knows_it():
    for path in SOURCE.rglob("*"):
        if path.suffix in (".py", ".ftl", ".json") and "static" not in path.parts:
            assert "hog" not in path.read_text(encoding="utf-8").lower().replace("hogwash", "").split(), path
            assert "karat_hog" not in path.read_text(encoding="utf-8"), path


def test_it_keeps_the_contract(run):
    assert "✗" not in run("check", GAME)


def test_a_game_in_the_terminal_is_recorded_and_proven(run):
    told = run("play", GAME, "-p", 2, "--level", 1, "--seed", 5, "--save", "game.json", said="fly\n" + "take\n" * 60)
    assert "You can go or take." in told and "The game is over." in told and "in the pot." in told
    assert "Deal: proven." in run("verify", "game.json")
    assert "Round 4 begins." in run("replay", "game.json", "--seat", 1)


def test_it_speaks_the_languages_it_brings_and_else_english(run):
    words = ("play", GAME, "-p", 2, "--level", 1, "--seed", 5, "--language", "de")
    told = run(*words, said="fly\n" + "take\n" * 60)
    assert "Du kannst go oder take wählen." in told and "Das Spiel ist aus." in told and "Nimm den Topf" in told
    assert "Round 4 begins." in told and "Go on" in told  # what its German lacks


def test_it_is_simulated_matched_and_judged(run):
    assert "Hog, 3 players, 500 games" in run("simulate", GAME, "-n", 500, "-p", 3, "-j", 1)
    told = run("match", GAME, 6, 1, "-n", 8, "-j", 1)
    assert "A fair share is 50.0 %." in told and "failed" not in told
    assert "1, 2, 3, 4, 5, 6" in run("bots", GAME)


def test_it_has_a_report(run):
    pytest.importorskip("matplotlib")
    told = run("report", GAME, "-n", 200, "-j", 1, "--out", "hog.html")
    assert "harsh: harsh on: " in told
    page = (run.folder / "hog.html").read_text()
    assert "<h1>Hog, 2 players</h1>" in page and "shown" in page


VERSIONS = """
import json, sys
import karat
document = json.load(open(sys.argv[1]))
new = karat.game("hog")
old = new.replay(document)
print(old.game.rules_version, list(old.scores), old.record() == document)
twin = old.game.position(old.position())
print(twin.game.rules_version, twin.copy().game.rules_version, new.new(2, seed=1).record()["rules"])
again = new.replay({name: value for name, value in document.items() if name not in ("rules", "result")})
print(again.scores == old.scores)
other = {name: value for name, value in document.items() if name not in ("result", "deal")} | {"rules": "2"}
print(list(new.replay(other).scores))
try: new.replay(document | {"rules": "3"})
except karat.BadRecord as wrong: print(wrong)
"""


def test_an_old_record_replays_under_the_rules_it_was_played_by(run):
    """version-1.json was written before version 2 of the rules was there."""
    file = HERE / "version-1.json"
    scores = json.loads(file.read_text(encoding="utf-8"))["result"]["scores"]
    told = run(code=VERSIONS.replace("sys.argv[1]", repr(str(file)))).splitlines()
    assert told[:3] == [f"1 {scores} True", "1 1 2", "True"]
    assert told[3] != str(scores) and told[4] == 'rules: should be "1" or "2", not "3"'
    assert "Deal: proven." in run("verify", file)


PETTING = """
import warnings
import karat
from karat.lab import petting
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, parallel_api_test
    api_test(petting.env("hog", players=3), num_cycles=200)
    parallel_api_test(petting.parallel_env("hog", players=3, harsh=True), num_cycles=200)
print("both")
"""
SPIEL = """
import random
import pyspiel
from karat.lab import spiel
game = spiel.load("hog", players=3, harsh=True)
chance = random.Random(1)
for _ in range(3):
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choices(*zip(*state.chance_outcomes()))[0])
        else:
            player = state.current_player()
            assert len(game.make_py_observer().tensor) and state.action_to_string(player, 1) == "take"
            state.resample_from_infostate(player, None)
            state.apply_action(chance.choice(state.legal_actions()))
    assert abs(sum(state.returns()) - 1) < 1e-9
print(game.num_distinct_actions(), game.max_chance_outcomes())
"""


def test_learners_play_it_in_pettingzoo(run):
    pytest.importorskip("pettingzoo")
    assert run(code=PETTING).endswith("both\n")


def test_it_is_a_game_of_openspiel(run):
    pytest.importorskip("pyspiel")
    assert run(code=SPIEL).split()[-2:] == ["2", "6"]


def test_it_is_cuda_text(run):
    pytest.importorskip("numba_cuda", reason="the extra gpu is not installed")
    code = "import karat; from karat.lab import gpu; print('.entry' in gpu.ptx(karat.game('hog')))"
    assert run(code=code) == "True\n"
