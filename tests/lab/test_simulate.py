"""Simulations: the same games whatever plays them, byte for byte; nothing done is lost; the columns tell the truth."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

import karat
from karat.errors import BadSetup
from karat.games.djinn.words import EFFECT_NAMES
from karat.lab import counters
from karat.lab.playout import random_games
from karat.lab.results import count_entries
from karat.lab.simulate import simulate, wilson
from karat.lab.watch import DECISIONS, RANDOM, new_opening, watch
from karat.lab.whatif import set_up, turnable
from karat.table.booklet import booklet
from patience import LONGEST, PATIENCE
from shell import run

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.json"))


def files(folder):
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


# Watched games -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("id", karat.games())
def test_watching_changes_no_game(id):
    """Scores, wins and lengths are those of the plain batch, move for move."""
    game, players = karat.game(id), karat.game(id).players[-1]
    options = game.new(players, 0).options
    watched, rows = watch(game, new_opening(game, players, options), [RANDOM] * players, 3, 40, 60, decisions=True)
    scores, wins, lengths = random_games(game, 60, players, options, 3, 40)
    assert (watched.scores == scores).all() and (watched.wins == wins).all()
    assert (watched.lengths[:, DECISIONS] == lengths).all() and len(rows) == lengths.sum()
    assert rows[:, 0].max() == players - 1 and rows[:, 1].min() >= 1


COUNTED = {  # events, or an event and what it says, by counter
    "trapped": "trapped", "relic_taken": "relic", "shuffle": "shuffle", "join": "join", "fairy": "fairy",
    "free": "free", "lose": "lose", "buy": "buy", "djinn_shuffled": "djinn_shuffled",
    "gift": "gift", "gift_kept": "keep",
    "steal": "steal", "rob": "rob", "draw": "draw", "nothing": "nothing", "under": "under",
    **{f"djinn_{effect}": ("djinn", "effect", effect) for effect in EFFECT_NAMES},
    **{f"cave_{level}": ("cave", "level", level) for level in (3, 4, 5)},
}  # fmt: skip
BY_CARDS = {"taken_matching": "matching", "taken_others": "others", "taken_all": "all"}


@pytest.mark.parametrize("record", RECORDS[::2], ids=lambda path: path.stem)
def test_a_record_is_counted_as_its_events_tell_it(record):
    document = json.loads(record.read_text())
    state = karat.game(document["game"]).replay(document)
    events = [event for public, _ in state.history for event in [public] if event]
    row = karat.load(record).to_pylist()[0]
    assert row["winners"] == document["result"]["winners"]
    assert [row[f"score_{p}"] for p in range(len(state.scores))] == document["result"]["scores"]
    assert row["decisions"] == sum(1 for who, _ in document["steps"] if who != "deal")
    kinds = Counter(event["event"] for event in events)
    for name in counters.rare(karat.game(document["game"])):
        told = COUNTED.get(name)
        if isinstance(told, tuple):
            assert row[name] == sum(1 for event in events if event["event"] == told[0] and event[told[1]] == told[2])
        elif told:
            assert row[name] == kinds[told]
        elif name in BY_CARDS:
            takes = [event for event in events if event["event"] == "take" and event["which"] == BY_CARDS[name]]
            assert row[name] == sum(len(event["cards"]) for event in takes)
    turns = {"diamant": "reveal", "diamoniak": "turn", "djinn": "trick", "kadora": "place", "seashore": "trick_over"}
    assert row["turns"] == kinds[turns[document["game"]]]
    assert 0 <= row["led_for_good"] <= row["moments"] <= row["decisions"]


def test_other_counters_count_what_they_say():
    """Traps and lost relics of Diamant, witches, raised cards and joined colours: as the events tell them."""

    def last(stem):
        path = next(path for path in RECORDS if path.stem == stem)
        document = json.loads(path.read_text())
        public = [event for event, _ in karat.game(document["game"]).replay(document).history if event]
        return karat.load(path).to_pylist()[0], public

    row, events = last("diamant-5-relics")
    removed = [event["card"] for event in events if event["event"] == "removed"]
    assert row["relic_lost"] == sum(card.startswith("relic") for card in removed)
    assert row["trap"] == len(removed) - row["relic_lost"] > 0
    row, events = last("diamoniak-3")
    assert row["witch"] == sum(event.get("card") == "witch" for event in events if event["event"] == "draw") > 0
    row, events = last("seashore-3")
    assert row["plus_laid"] == sum(event["event"] == "play" and event["plus"] > 0 for event in events) > 0
    assert row["colours_joined"] == sum(event["event"] == "win" and len(event["colours"]) == 2 for event in events) > 0


def test_the_lead_is_followed():
    """Two seats of Diamoniak, one after the other ahead: by hand from a record's positions."""
    document = json.loads(next(path for path in RECORDS if path.stem == "diamoniak-2").read_text())
    game, ahead = karat.game("diamoniak"), []
    for at, (who, _) in enumerate(document["steps"]):
        if who != "deal":
            now = game.replay(document | {"steps": document["steps"][:at], "result": None}).position()["seats"]
            one, other = (100 * seat["castle"] + seat["store"].count("diamond") for seat in now)
            ahead.append((one > other) - (one < other))
    led = [sign for sign in ahead if sign]
    row = karat.load(document).to_pylist()[0]
    winner = 1 if row["winners"] == [0] else -1
    changes = sum(1 for before, after in zip(led, [*led[1:], winner], strict=True) if before != after)
    assert row["lead_changes"] == changes > 0 and row["moments"] == len(ahead)
    assert row["led_for_good"] == max((i + 1 for i, sign in enumerate(ahead) if sign == -winner), default=0)
    half = ahead[len(ahead) // 2]
    assert row["half_leader_won"] == (half in (0, winner)) and row["comeback"] == (half == -winner)


# The same whatever plays ---------------------------------------------------------------------------------------------
def test_files_are_the_same_whatever_the_workers_and_after_going_on(tmp_path):
    def play(name, count, workers):
        how = {"bots": ["quick", "random"], "decisions": True, "workers": workers, "out": tmp_path / name}
        return simulate("diamant", count, 4, {"relics": True}, 5, **how)

    one, two = play("one", 25_000, 1), play("two", 25_000, 2)
    play("parts", 12_000, 2)  # a chunk, and a part of one
    parts = play("parts", 25_000, 2)
    assert files(tmp_path / "one") == files(tmp_path / "two") == files(tmp_path / "parts")
    assert len(files(tmp_path / "one")) == 7
    assert one["seats"] == two["seats"] == parts["seats"] and one["games"] == 25_000
    table, decisions = karat.load(tmp_path / "one"), karat.load(tmp_path / "one", decisions=True)
    assert table["number"].to_pylist() == list(range(25_000))
    assert sum(table["decisions"].to_pylist()) == len(decisions)
    assert np.mean(table["win_0"]) == pytest.approx(one["seats"][0]["win_share"])
    assert set(table["bot_0"].to_pylist()) == {"quick"} and set(table["bot_3"].to_pylist()) == {"random"}
    assert decisions.slice(0, 1).to_pylist()[0].keys() == {"number", "decision", "seat", "legal", "move"}
    assert one["seats"][0]["win_share"] > 0.5  # the quick mover among random ones


def test_fewer_games_than_are_kept_leave_all_of_them(tmp_path):
    def play(count, out=None):
        return simulate("diamant", count, 3, seed=4, workers=1, bots=["quick"], out=out, decisions=out is not None)

    play(25_000, tmp_path / "out")
    before = files(tmp_path / "out")
    for few in (100, 10_000, 21_000):
        told = play(few, tmp_path / "out")
        assert told["games"] == few and told["kept"] == 25_000 and told["seats"] == play(few)["seats"]
        assert files(tmp_path / "out") == before
    command = ["simulate", "diamant", "-p", "3", "--seed", "4", "--bots", "quick", "--decisions"]
    shown = run(*command, "-n", "100", "--out", str(tmp_path / "out"))
    assert shown.stdout.endswith(f"Kept in {tmp_path / 'out'}, which holds 24,900 games more.\n")
    assert play(26_000, tmp_path / "out")["kept"] == 26_000
    assert karat.load(tmp_path / "out")["number"].to_pylist() == list(range(26_000))


def test_ctrl_c_keeps_what_is_done_and_the_same_command_goes_on(tmp_path):
    command = ["simulate", "diamant", "-n", "150", "--bots", "3,1,random", "-j", "2", "--decisions", "--out"]
    assert run(*command, str(tmp_path / "whole")).returncode == 0
    child = subprocess.Popen(
        [sys.executable, "-m", "karat.cli", *command, str(tmp_path / "cut")], stderr=subprocess.PIPE, text=True
    )
    while child.poll() is None and not list(tmp_path.glob("cut/games-*.parquet")):
        time.sleep(0.02)
    child.send_signal(signal.SIGINT)
    told = child.communicate(timeout=PATIENCE)[1]
    assert child.returncode == 1 and told.count("\n") == 1, told
    assert "Stopped." in told and "the same command goes on from there" in told
    kept = files(tmp_path / "cut")
    assert 3 <= len(kept) < 31
    resumed = run(*command, str(tmp_path / "cut"))
    assert resumed.returncode == 0, resumed.stderr
    assert files(tmp_path / "cut") == files(tmp_path / "whole")


def test_a_killed_worker_of_a_cluster_loses_nothing(tmp_path):
    """A real scheduler and two real workers; one of them is killed in the middle of the work."""

    def dask(*arguments):
        return subprocess.Popen([sys.executable, "-m", "dask", *arguments], cwd=tmp_path, env=quiet, stderr=log)

    quiet = os.environ | {"PYTHONWARNINGS": "ignore"}
    with open(tmp_path / "dask.log", "w") as log:
        about = tmp_path / "scheduler.json"
        scheduler = ("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", about)
        children = [dask(*scheduler)]
        try:
            while not about.exists():
                time.sleep(0.1)
            address = json.loads(about.read_text())["address"]
            worker = ("worker", address, "--nworkers", "1", "--nthreads", "1", "--no-nanny", "--no-dashboard")
            children += [dask(*worker), dask(*worker)]
            command = ["simulate", "diamant", "-n", "60000", "--bots", "quick", "--cluster", address, "--out"]
            child = subprocess.Popen([sys.executable, "-m", "karat.cli", *command, str(tmp_path / "far")], env=quiet)
            while child.poll() is None and len(list(tmp_path.glob("far/games-*.parquet"))) < 1:
                time.sleep(0.02)
            children[1].kill()
            assert child.poll() is None and child.wait(LONGEST) == 0
        finally:
            for process in children:
                process.kill()
                process.wait()
    simulate("diamant", 60_000, bots=["quick"], out=tmp_path / "near")
    far, near = files(tmp_path / "far"), files(tmp_path / "near")
    assert len(far) == 7 and all(far[name] == near[name] for name in near if name.endswith(".parquet"))


def test_a_card_plays_the_same_games_and_where_there_is_none_one_line_says_so():
    shown = run("simulate", "diamant", "-n", "2000", "--gpu", "--json")
    if shown.returncode == 0:
        assert json.loads(shown.stdout)["seats"] == simulate("diamant", 2000)["seats"]
    else:
        assert shown.returncode == 1 and shown.stderr.count("\n") == 1 and "Error: gpu: " in shown.stderr


def test_failures_of_bots_are_counted(tmp_path):
    """A program that answers nothing sensible: chance moves for it, and the games say so."""
    (tmp_path / "mute.py").write_text("import sys\nfor line in sys.stdin:\n    print('{}', flush=True)\n")
    mute = f"exec:{shlex.join([sys.executable, str(tmp_path / 'mute.py')])}"
    shown = run("simulate", "diamant", "-n", "2", "-j", "1", "--bots", f"random,{mute}", "--out", str(tmp_path / "out"))
    assert shown.returncode == 0 and "Bots failed " in shown.stdout, shown.stderr
    assert all(failures > 0 for failures in karat.load(tmp_path / "out")["failures"].to_pylist())


def test_bots_of_all_kinds_share_a_table():
    summary = simulate("diamant", 12, 4, seed=2, workers=1, bots=["3", "quick", "random"])
    assert summary["bots"] == ["3", "quick", "random", "random"] and summary["games"] == 12
    again = simulate("diamant", 12, 4, seed=2, workers=1, bots=["3", "quick", "random"])
    assert again["seats"] == summary["seats"]


def test_few_games_without_a_win_are_not_certain():
    shown = run("simulate", "djinn", "-n", "10", "--bots", "3,1", "-p", "4", "--json", "-j", "1")
    told = json.loads(shown.stdout)
    lost = [seat for seat in told["seats"] if seat["win_share"] == 0]
    assert lost and all(seat["interval"] == [0, pytest.approx(0.2775, abs=1e-4)] for seat in lost)
    assert all(seat["interval"][0] <= seat["win_share"] <= seat["interval"][1] for seat in told["seats"])
    one = run("simulate", "diamant", "-n", "1", "-j", "1")
    assert one.returncode == 0 and "±" not in one.stdout and " to " in one.stdout


def test_the_interval_of_a_share_is_wilsons():
    """The figures of Wilson's interval for 3 of 10 and 0 of 10, as textbooks have them; half of them miss nothing."""
    assert wilson(0.3, 10) == pytest.approx([0.1078, 0.6032], abs=1e-4)
    assert wilson(0.0, 10) == [0, pytest.approx(0.2775, abs=1e-4)]
    assert wilson(1.0, 10) == [pytest.approx(0.7225, abs=1e-4), 1]
    assert wilson(0.5, 10_000) == pytest.approx([0.4902, 0.5098], abs=1e-4)


# What-ifs ------------------------------------------------------------------------------------------------------------
def counted(id, settings, count=60):
    setup, game = set_up(id, None, settings), karat.game(id)
    watched, rows = watch(game, setup.opening(), [RANDOM] * setup.players, 0, 0, count, decisions=True)
    return dict(zip(counters.names(game), watched.counts.T, strict=True)), rows


def test_turned_numbers_are_what_is_played():
    assert not counted("diamant", {"hazards": 0})[0]["trap"].any()
    assert not counted("diamant", {"traps": 1})[0]["trap"].any()
    assert (counted("diamant", {"expeditions": 2})[0]["rounds"] == 2).all()
    assert not counted("diamoniak", {"fairies": 0})[0]["fairy"].any()
    assert not counted("diamoniak", {"diamonds": 0})[0]["buy"].any()
    assert (counted("seashore", {"rounds": 1})[0]["rounds"] == 1).all()
    _, rows = counted("djinn", {"numbers": 9})
    played = {karat.game("djinn").words.move_text(move) for move in rows[:, 2].tolist()}
    numbers = {int(text.split()[1][1:]) for text in played if text.startswith("play ")}
    assert numbers == set(range(1, 10))


@pytest.mark.parametrize("id", karat.games())
def test_the_usual_numbers_change_nothing(id):
    usual = {name: number.usual for name, number in turnable(karat.game(id)).items()}
    setup = set_up(id, None, usual)
    assert not setup.numbers and setup.opening().states.tobytes() == set_up(id).opening().states.tobytes()
    assert count_entries(karat.game(id), setup.players, setup.options) >= setup.players


def test_bots_play_a_turned_game_too():
    summary = simulate("diamant", 10, 3, {"hazards": 0}, workers=1, bots=["3", "random"])
    assert summary["options"] == {"relics": False, "hazards": 0}


# Bad input -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("arguments", "field"),
    [
        (("--set", "hazards=6"), "hazards"),
        (("--set", "hazard=3"), "hazard"),
        (("--set", "=3"), "set"),
        (("--bots", "3,9"), "bots"),
        (("--bots", ""), "bots"),
        (("--bots", "1,1,1,1"), "bots"),
        (("--gpu", "--bots", "3"), "bots"),
        (("--gpu", "--set", "hazards=3"), "hazards"),
        (("--cluster", "tcp://127.0.0.1:1"), "cluster"),
        (("--cluster", "nonsense"), "cluster"),
        (("--cluster", "tls://127.0.0.1:1"), "cluster"),
    ],
)
def test_what_cannot_be_simulated_is_told_in_one_line(arguments, field, monkeypatch):
    monkeypatch.setenv("DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT", "1s")
    shown = run("simulate", "diamant", "-n", "10", *arguments)
    assert shown.returncode == 1 and shown.stdout == ""
    assert shown.stderr.count("\n") == 1 and f"Error: {field}: " in shown.stderr


def test_who_may_play_is_told_whole():
    who = r"^bots: should be of 1, 2, .*, random, quick, net, exec:PROGRAM or MODULE:CLASS"
    with pytest.raises(BadSetup, match=who):
        simulate("diamant", 10, bots=["foo"])
    with pytest.raises(BadSetup, match=r'^"": is not known here; known are relics, hazards'):
        simulate("diamant", 10, options={"": 3})
    with pytest.raises(BadSetup, match=r"^decisions: "):
        simulate("diamant", 10, decisions=True, gpu=True)


@pytest.mark.parametrize("arguments", [("--decisions",), ("--gpu", "--cluster", "tcp://127.0.0.1:1")])
def test_flags_that_do_not_go_together_are_wrong_usage(arguments):
    assert run("simulate", "diamant", "-n", "10", *arguments).returncode == 2


def test_a_folder_of_another_simulation_is_left_alone(tmp_path):
    simulate("diamant", 20, 3, seed=1, workers=1, out=tmp_path / "one")
    before = files(tmp_path / "one")
    with pytest.raises(BadSetup, match="its seed differs"):
        simulate("diamant", 20, 3, seed=2, workers=1, out=tmp_path / "one")
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("Dear …")
    with pytest.raises(BadSetup, match="holds other files"):
        simulate("diamant", 20, 3, workers=1, out=tmp_path / "mine")
    assert files(tmp_path / "one") == before and len(files(tmp_path / "mine")) == 1


@pytest.mark.parametrize("text", ["{bad", "[]", "[" * 100_000])
def test_a_folder_that_does_not_tell_what_it_holds_is_left_alone(tmp_path, text):
    (tmp_path / "simulation.json").write_text(text)
    shown = run("simulate", "diamant", "-n", "10", "--out", str(tmp_path))
    assert shown.returncode == 1 and shown.stdout == ""
    assert shown.stderr.count("\n") == 1 and shown.stderr.startswith("Error: out: ")
    assert files(tmp_path) == {"simulation.json": text.encode()}


def test_what_is_no_folder_and_what_is_no_result_is_told(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(BadSetup, match=r"^out: .* is not a folder"):
        simulate("diamant", 10, out=tmp_path / "file")
    simulate("diamant", 10, workers=1, out=tmp_path / "one")
    (tmp_path / "one" / "games-000000.parquet").write_text("no")
    with pytest.raises(BadSetup, match=r"^out: .*games-000000.parquet is no Parquet file"):
        simulate("diamant", 10, workers=1, out=tmp_path / "one")


def test_a_cluster_that_does_not_answer_leaves_no_folder(tmp_path):
    shown = run("simulate", "diamant", "-n", "10", "--cluster", "nonsense", "--out", str(tmp_path / "out"))
    assert shown.returncode == 1 and not (tmp_path / "out").exists()


# What the rules page says ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("id", [id for id in karat.games() if booklet(id)["measured"]])
def test_what_a_choice_changes_is_what_quick_bots_play(id):
    """The figures on the rules page come from 40,000 games; a twentieth of them must not say otherwise."""
    measured = booklet(id)["measured"]
    (wins, _), (decisions, _) = measured[0]["wins"], measured[0]["decisions"]
    usual = measured[0] | {"set": {}, "wins": [wins, wins], "decisions": [decisions, decisions]}
    for one in (usual, *measured):
        found = simulate(id, 2000, one["players"], one["set"], seed=1, workers=1, bots=["quick"])
        share = one["wins"][1] / 1000
        assert abs(found["seats"][0]["win_share"] - share) < 4 * (share * (1 - share) / 2000) ** 0.5, one
        assert abs(found["decisions_per_game"] - one["decisions"][1]) < 2, one
        assert (one["wins"][0], one["decisions"][0]) == (wins, decisions), one
