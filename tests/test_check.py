"""karat new-game writes a game that keeps the contract, and karat check finds what does not."""

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import click
import pytest

import karat
from karat.cli import main
from karat.games import FOLDERS, add
from karat.newgame import CALLED, TEMPLATE, new_game
from patience import LONGEST


def run(*words, **environment):
    command = [sys.executable, "-m", "karat", *map(str, words)]
    return subprocess.run(
        command, env=os.environ | environment, input="", capture_output=True, text=True, check=False, timeout=LONGEST
    )


@pytest.fixture
def written(tmp_path):
    """A game as new-game writes it, and a way to spoil a file of it."""
    folder = new_game("trove", tmp_path)

    def spoil(file, old, new):
        text = (folder / file).read_text()
        assert text.count(old) == 1, (file, old, text.count(old))
        (folder / file).write_text(text.replace(old, new))

    return folder, spoil


# new-game ------------------------------------------------------------------------------------------------------------
def test_the_game_has_the_name_everywhere(tmp_path):
    made = run("new-game", "black_pearl", tmp_path)
    assert made.returncode == 0, made.stderr
    folder = tmp_path / "black_pearl"
    for file in TEMPLATE.rglob("*"):
        if file.is_file() and "__pycache__" not in file.parts:
            text = (folder / file.relative_to(TEMPLATE)).read_text()
            assert CALLED not in text.lower()
    assert "is_black_pearl" in (folder / "rules.py").read_text()
    assert 'TITLE = "Black pearl"' in (folder / "words.py").read_text()
    assert f"karat check {folder}" in made.stdout


@pytest.mark.parametrize(
    ("name", "why"),
    [
        (name, "should be 2 to 20 small letters")
        for name in ("Trove", "x", "9s", "a-b", "", "a b", "../x", "x" * 40, "öl")
    ]
    + [(name, "nothing that Python knows") for name in ("class", "random", "karat")]
    + [("diamant", "there is a game called diamant already")],
)
def test_a_bad_name_is_refused(name, why, tmp_path):
    with pytest.raises(karat.BadSetup, match=rf"^name: .*{why}"):
        new_game(name, tmp_path)
    assert not list(tmp_path.iterdir())


def test_a_folder_with_spaces_and_accents_works_as_it_is_printed(tmp_path):
    made = run("new-game", "trove", tmp_path / "mes jeux à moi")
    command = shlex.split(made.stdout.splitlines()[-1])
    assert command[:3] == ["karat", "simulate", "trove"]
    found = run(*command[1:], "-n", 20, "-j", 1, NUMBA_DISABLE_JIT="1")
    assert found.returncode == 0 and "Trove, 2 players, 20 games" in found.stdout


def test_two_folders_of_one_name_are_refused(tmp_path):
    one, other = new_game("trove", tmp_path), new_game("trove", tmp_path / "other")
    found = run("games", "--game", one, "--game", other)
    assert found.returncode == 1
    assert found.stderr == f"Error: game: there are two games called trove, in {one} and {other}\n"
    assert run("games", "--game", one, "--game", one).returncode == 0


def test_nothing_is_overwritten(tmp_path):
    (tmp_path / "trove").mkdir()
    (tmp_path / "trove" / "rules.py").write_text("mine")
    with pytest.raises(karat.BadSetup, match=r"^folder: .*trove is there already"):
        new_game("trove", tmp_path)
    made = run("new-game", "trove", tmp_path / "trove")
    assert made.returncode == 1 and "is there already" in made.stderr
    assert (tmp_path / "trove" / "rules.py").read_text() == "mine"


def test_two_games_with_equal_records_are_refused(tmp_path):
    one, other = new_game("trove", tmp_path), new_game("hoard", tmp_path)
    rules = (other / "rules.py").read_text().replace("is_hoard", "is_trove")
    (other / "rules.py").write_text(rules)
    found = run("games", "--game", one, "--game", other)
    assert found.returncode == 1
    assert found.stderr == "Error: game: hoard and trove have equal records: give STATE a field is_hoard\n"


def test_a_record_of_odd_bytes_is_refused(written):
    folder, spoil = written
    spoil("rules.py", '("is_trove", np.int32)', '("is_trove", np.int8), ("spare", np.int8)')
    found = run("games", "--game", folder)
    assert found.returncode == 1 and "should be a multiple of 4 bytes, not" in found.stderr


# check ---------------------------------------------------------------------------------------------------------------
CHECKS = ["names", "record", "endings", "agreement", "conservation", "round trips", "worlds", "bad input", "words",
          "speed"]  # fmt: skip


def test_the_written_game_passes(written):
    found = run("check", written[0])
    assert found.returncode == 0, found.stdout + found.stderr
    assert [line.partition(":")[0] for line in found.stdout.splitlines()] == [f"✓ {name}" for name in CHECKS]
    assert "what differed in them: deck, seats.lucky." in found.stdout


def checked(folder, interpreted=True):
    """What a check finds; interpreted, nothing is compiled for a game that is thrown away."""
    found = run("check", folder, "--json", NUMBA_DISABLE_JIT="1" if interpreted else "0")
    told = json.loads(found.stdout)
    assert found.returncode == (0 if told["ok"] else 1), found.stderr
    return {one["name"]: one["told"] for one in told["checks"] if not one["ok"]}


FAULTS = {
    "a name is missing": (
        "rules.py", "def is_winner", "def is_best", "names",
        "rules.py has no is_winner(state, p, scores): whether seat `p` wins"),
    "a number of arguments": (
        "words.py", "def view(known, seat):", "def view(known):", "names",
        "words.py: view should be a function of known, seat"),
    "a field hides behind NumPy": (
        "rules.py", '("rounds", np.int8),  # the option', '("rounds", np.int8), ("size", np.int8),', "record",
        "size"),
    "nobody wins": (
        "rules.py", "        if scores[other] > scores[p]:", "        if scores[other] >= scores[p]:", "endings",
        "has no winner"),
    "no end": ("rules.py", "    if move == DRAW:", "    return\n    if move == DRAW:", "endings",
               "was not over after 5,000 random moves"),
    "nobody is asked": (
        "rules.py", "        state.lap += 1", "        state.lap = 1", "endings",
        "dealt 1,000 times, and nobody could decide anything"),
    "a card is lost": (
        "rules.py", "        state.discard[gem] += state.drawn[gem]", "        state.discard[gem] += 0", "conservation",
        "does not keep its cards: gem"),
    "a position forgets": (
        "words.py", '    state.lap = doc["round"].whole(1, options["rounds"])', "    state.lap = 1", "round trips",
        "A position read back differs in round"),
    "a move is misread": (
        "words.py", "return MOVES.index(text) if text in MOVES", "return 0 if text in MOVES",
        "round trips", "is read as another one (move_text, move_from)"),
    "a secret is told": (
        "worlds.py", "        seen = p == seat or state.phase == OVER", "        seen = True", "worlds",
        "words.SECRETS names seats.lucky, and no world of another seat ever differs in it"),
    "a world contradicts": (
        "worlds.py", "    for p in range(known.players):\n        while", "    known.lap = 1\n    for p in "
        "range(known.players):\n        while", "worlds", "differs for it in its view"),
    "an option is not checked": (
        "words.py", '{"rounds": field["rounds"].whole(1, 9) if', '{"rounds": int(field["rounds"].value) if',
        "bad input", "not BadSetup"),
    "a refusal has no rule": ("words.py", ', "unknown-move": "a turn"}', "}", "worlds", "KeyError"),
    "a sentence is missing": (
        "locale/en.ftl", "trove-event-shuffled =", "trove-event-mixed =", "words",
        "locale/en.ftl does not say trove-event-shuffled"),
    "a sentence asks for what it is not given": (
        "locale/en.ftl", "trove-event-round = Round { $number }", "trove-event-round = Round { $lap }", "words",
        "locale/en.ftl, line 24: trove-event-round asks for $lap, and is given $event, $number, $you."),
    "a sentence of another program": (
        "words.py", '"unknown-move": "a turn"}', '"unknown-move": "a turn", "not-yours": "a turn"}', "words",
        "locale/en.ftl does not say trove-refusal-not-yours"),
    "no Fluent": (
        "locale/en.ftl", "trove-ask = draw", "trove-ask: draw", "words",
        "locale/en.ftl, line 3 cannot be read as Fluent"),
    "too many players": (
        "words.py", "PLAYERS = range(2, 5)", "PLAYERS = range(2, 10)", "names",
        "words.py: PLAYERS allows 9 who may win, and at most 8 can."),
    "too many cards": (
        "rules.py", "COPIES = 4", "COPIES = 30", "endings", "Pile 0 has 180 cards, and at most 128 are possible."),
    "more cards than there are": (
        "rules.py", "return LUCKY, int(state.players)", "return LUCKY, 7", "endings",
        "7 cards are wanted of pile 1, which has 5."),
    "more moves than there are": (
        "rules.py", "MOVES = MAX_MOVES = 2", "MOVES, MAX_MOVES = 1, 2", "round trips",
        "The move 1 is legal, and MOVES says 1."),
    "a wrong type": (
        "words.py", "PLAYERS = range(2, 5)", "PLAYERS = 3", "names",
        "words.py: PLAYERS should be of the type range, not 3: how many players"),
    "a wrong type within": (
        "words.py", "DECKS = (DECK,)", 'DECKS = ("deck",)', "names",
        "words.py: DECKS should be of the type tuple[int, ...], not ('deck',)"),
    "an error in a file": ("words.py", 'TITLE = "Trove"', "TITLE = 1 / 0", "names", "ZeroDivisionError"),
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(fault, written):
    file, old, new, check, sentence = FAULTS[fault]
    folder, spoil = written
    spoil(file, old, new)
    wrong = checked(folder, interpreted=fault != "no end")  # which takes thousands of moves
    assert check in wrong, wrong
    assert sentence in wrong[check]


def test_compiled_code_that_writes_beyond_its_arrays_is_not_run(written):
    folder, spoil = written
    spoil("worlds.py", "    for p in range(known.players):\n        while", "    scratch[SCRATCH] = 1\n"
          "    for p in range(known.players):\n        while")  # fmt: skip
    wrong = checked(folder, interpreted=False)
    assert "Interpreted rules fail: IndexError: index 1 is out of bounds" in wrong["agreement"]


def test_what_is_no_game_is_said(tmp_path):
    (tmp_path / "rules.py").touch()
    for named, why in ((tmp_path, "is no game: it has no worlds.py"), ("fly", "or the folder of a game, not 'fly'")):
        found = run("check", named)
        assert found.returncode == 1 and why in found.stderr
    for words in (("games", "--game", tmp_path / "fly"), ("--game", tmp_path / "fly", "games")):
        found = run(*words)
        assert (found.returncode, found.stderr) == (1, f"Error: game: there is no folder {tmp_path / 'fly'}\n")


def test_what_is_no_game_leaves_nothing_behind(tmp_path, monkeypatch):
    monkeypatch.delenv(FOLDERS, raising=False)
    with pytest.raises(karat.BadSetup, match="there is no folder"):
        add(tmp_path / "fly")
    with pytest.raises(karat.BadSetup, match=r"it has no rules\.py"):
        add(tmp_path)
    assert karat.games() and FOLDERS not in os.environ


# Broken games --------------------------------------------------------------------------------------------------------
BROKEN = {
    "rules.py": ("def begin(:\n", ["games"], "trove: SyntaxError: invalid syntax (rules.py, line 1)"),
    "__init__.py": ("1 / 0\n", ["games"], "__init__.py cannot be loaded: ZeroDivisionError: division by zero"),
    "bot.py": ("LEVELS = 5\n", ["bots"], "trove: bot.py: LEVELS should be of the type dict[str, Any], not 5"),
    "booklet.json": ("[1]", ["rules", "trove"], "booklet.json should hold a map with sections, rules"),
    "lesson.json": ("{", ["learn", "trove"], "lesson.json is not JSON"),
}


@pytest.mark.parametrize("file", BROKEN)
def test_a_broken_game_is_explained_in_a_line(file, written):
    text, words, why = BROKEN[file]
    (written[0] / file).write_text(text)
    found = run(*words, "--game", written[0], NUMBA_DISABLE_JIT="1")
    assert found.returncode == 1
    assert found.stderr.startswith("Error: game: ") and why in found.stderr and found.stderr.count("\n") == 1


def test_an_error_within_a_game_names_its_line(written):
    folder, spoil = written
    spoil("words.py", "    return MOVES[move]", "    return MOVES[move + 2]")
    for words in (("play", "trove", "--seed", 1), ("match", "trove", 1, 1, "-n", 2, "-j", 2)):
        found = run(*words, "--game", folder, NUMBA_DISABLE_JIT="1")
        assert found.returncode == 1
        assert found.stderr.splitlines()[-1].startswith(
            "Error: game: trove: IndexError: tuple index out of range (words.py"
        )
    assert "Traceback" not in found.stderr


def test_what_a_game_lacks_is_said(written):
    for words, why in (
        (("rules", "trove"), "game: trove has no booklet.json, so nothing is known of its booklet"),
        (("learn", "trove"), "game: trove has no chapter 1"),
        (("puzzle", "trove"), "number: Trove has no puzzles"),
    ):
        found = run(*words, "--game", written[0])
        assert (found.returncode, found.stderr) == (1, f"Error: {why}\n")


# Everywhere ----------------------------------------------------------------------------------------------------------
def test_every_command_can_bring_a_game():
    with click.Context(main) as context:
        for name in main.list_commands(context):
            assert "--game FOLDER" in main.get_command(context, name).get_help(context), name


def test_the_template_is_small():
    lines = [line for line in (TEMPLATE / "rules.py").read_text().splitlines() if line.strip()]
    assert len(lines) < 170
    assert Path(TEMPLATE / "locale" / "en.ftl").is_file()
