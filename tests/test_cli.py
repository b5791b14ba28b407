"""The command line as a user meets it: real processes, real files."""

import json
import os
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

import karat
from karat.cli import Commands
from shell import run

RECORDS = Path(__file__).parent / "records"


def test_help_teaches():
    shown = run("--help")
    assert shown.returncode == 0
    for command in ("bots", "games", "hint", "match", "play", "rate", "replay", "rules", "simulate", "verify"):
        assert command in shown.stdout
        assert run(command, "--help").returncode == 0
    assert run("--version").stdout.strip() == f"karat, version {karat.__version__}"


def test_games_lists_all_five():
    listed = json.loads(run("games", "--json").stdout)
    assert [game["id"] for game in listed] == list(karat.games())
    assert all(game["players"] == list(karat.game(game["id"]).players) for game in listed)
    assert "Sea or Shore" in run("games").stdout


@pytest.mark.parametrize("id", karat.games())
def test_simulate_gives_the_same_games_whatever_the_number_of_workers(id):
    one = json.loads(run("simulate", id, "-n", "12000", "--json", "-j", "1").stdout)
    two = json.loads(run("simulate", id, "-n", "12000", "--json", "-j", "2").stdout)
    timing = {"seconds": 0, "games_per_second": 0, "decisions_per_second": 0}
    assert one | timing == two | timing
    assert one["games"] == 12000 and len(one["seats"]) >= one["players"]
    assert sum(seat["win_share"] for seat in one["seats"]) == pytest.approx(1)


def test_simulate_shows_a_table():
    shown = run("simulate", "diamant", "-n", "2000", "-p", "4", "--set", "relics=true")
    assert shown.returncode == 0 and "win share" in shown.stdout and "Diamant, 4 players, 2,000 games" in shown.stdout


@pytest.mark.parametrize("record", sorted(RECORDS.glob("*-3.json")), ids=lambda path: path.stem)
def test_verify_and_replay_a_record(record):
    shown = run("verify", str(record))
    assert shown.returncode == 0 and "all legal" in shown.stdout and "Deal: proven" in shown.stdout
    checked = json.loads(run("verify", str(record), "--json").stdout)
    assert checked["deal_proven"] and checked["over"]
    assert run("replay", str(record)).returncode == 0
    told = json.loads(run("replay", str(record), "--seat", "1", "--steps", "9", "--json").stdout)
    assert told["view"]["seat"] == 1 and not told["view"]["over"] and told["events"]


def test_a_record_can_come_through_a_pipe():
    record = (RECORDS / "diamant-3.json").read_text()
    assert run("verify", "-", stdin=record).returncode == 0


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda r: r | {"players": 9}, "players"),
        (lambda r: r | {"steps": r["steps"][:-1]}, "result"),
        (lambda r: r | {"game": "chess"}, "game"),
        (lambda r: r | {"deal": r["deal"] | {"commitment": "0" * 64}}, "deal.commitment"),
        (lambda r: [r], "game"),
    ],
)
def test_a_bad_record_is_explained_in_one_line(change, complaint):
    record = json.loads((RECORDS / "diamant-3.json").read_text())
    shown = run("verify", "-", stdin=json.dumps(change(record)))
    assert shown.returncode == 1 and shown.stdout == ""
    assert shown.stderr.count("\n") == 1 and complaint in shown.stderr


def test_what_is_not_json_is_explained_in_one_line():
    shown = run("replay", "-", stdin="{")
    assert shown.returncode == 1 and shown.stderr.count("\n") == 1 and "not JSON" in shown.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "chess"),
        ("simulate", "diamant", "-n", "0"),
        ("fly",),
        ("simulate", "diamant", "--set", "relics"),
    ],
)
def test_wrong_usage_exits_with_2(arguments):
    shown = run(*arguments)
    assert shown.returncode == 2 and "Traceback" not in shown.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "diamant", "-p", "2"),
        ("simulate", "diamant", "--set", "relics=3"),
        ("play", "diamant", "-p", "9"),
        ("play", "djinn", "--seat", "7"),
    ],
)
def test_a_bad_set_up_exits_with_1_and_names_the_field(arguments):
    shown = run(*arguments)
    assert shown.returncode == 1 and shown.stderr.count("\n") == 1 and "Traceback" not in shown.stderr


@pytest.mark.parametrize("id", karat.games())
def test_a_whole_game_can_be_played_through_a_pipe_and_its_record_verifies(id, tmp_path):
    saved = tmp_path / "game.json"
    shown = run("play", id, "--seed", "5", "--level", "1", "--save", str(saved), stdin="1\n" * 4000)
    assert shown.returncode == 0, shown.stderr
    assert "Scores: " in shown.stdout
    assert run("verify", str(saved)).returncode == 0


def test_the_terminal_explains_itself_and_illegal_moves():
    shown = run("play", "diamant", "--seed", "3", stdin="?\nfly\nv\nl\nh\nq\n")
    assert shown.returncode == 0 and "leave: wins" in shown.stdout
    assert "Type a number" in shown.stdout and "(DIA-25)" in shown.stdout and "You’ve left the game." in shown.stdout


@pytest.mark.parametrize("arguments", [("verify", "/no/such/file"), ("play", "diamant", "--save", "/no/such/folder/x")])
def test_a_missing_file_is_explained_in_one_line(arguments):
    shown = run(*arguments)
    assert shown.returncode == 1 and shown.stderr.count("\n") == 1 and "/no/such" in shown.stderr


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (OSError(5, "Input/output error"), "Error: Input/output error\n"),
        (OSError(5, "Input/output error", "x"), "Error: x: Input/output error\n"),
        (TimeoutError(), "Error: TimeoutError\n"),
    ],
)
def test_what_the_system_says_is_one_line_with_or_without_a_file(wrong, told):
    def fail():
        raise wrong

    group = Commands(commands={"fail": click.Command("fail", callback=fail)})
    shown = CliRunner().invoke(group, ["fail"])
    assert shown.exit_code == 1 and shown.output == told


@pytest.mark.parametrize("encoding", ["cp1252", "latin-1"])
def test_what_an_encoding_lacks_is_a_question_mark(encoding):
    """So it is where output goes into a file on Windows."""
    command = [sys.executable, "-m", "karat.cli", "rules", "diamant", "DIA-26", "--language", "ru"]
    environment = os.environ | {"PYTHONIOENCODING": encoding}
    shown = subprocess.run(command, env=environment, capture_output=True, encoding=encoding, check=False)
    assert shown.returncode == 0 and "DIA-26" in shown.stdout and "??" in shown.stdout and shown.stderr == ""


def test_the_end_of_input_leaves_the_game():
    shown = run("play", "diamant", "--seed", "3")
    assert shown.returncode == 0 and "You’ve left the game." in shown.stdout


def test_who_stops_reading_gets_no_complaint():
    command = [sys.executable, "-m", "karat.cli", "bots"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout.readline().startswith("Diamant")
        process.stdout.close()
        assert process.stderr.read() == ""
