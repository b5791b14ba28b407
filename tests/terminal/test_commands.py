"""`karat play` as people start it: in a terminal, in a pipe, and with something wrong."""

import os
import pty
import subprocess
import sys

import pytest

from karat.learn.lesson import PUZZLES, notes
from patience import LONGEST

PLAY = [sys.executable, "-m", "karat.cli", "play"]


def in_a_pipe(*arguments, stdin="", language="en"):
    spoken = os.environ | {"LC_ALL": f"{language}_XX.UTF-8", "PYTHONUTF8": "1"}
    how = {"input": stdin, "capture_output": True, "encoding": "utf-8", "check": False, "env": spoken}
    return subprocess.run([*PLAY, *arguments], timeout=LONGEST, **how)


def in_a_terminal(*arguments, keys):
    """All that the program writes to a terminal of 80 by 24; each key is typed once its sign has appeared."""
    environment = os.environ | {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    child, screen = pty.fork()
    if child == 0:
        os.execve(PLAY[0], [*PLAY, *arguments], environment)
    shown, keys = "", list(keys)
    while True:
        try:
            shown += os.read(screen, 65536).decode(errors="replace")
        except OSError:  # the program has ended
            break
        if keys and keys[0][0] in shown:
            os.write(screen, keys.pop(0)[1].encode())
    _, status = os.waitpid(child, 0)
    os.close(screen)
    return os.waitstatus_to_exitcode(status), shown


def test_a_terminal_gets_the_whole_screen():
    code, shown = in_a_terminal("diamant", "--seed", "3", keys=[("Quit", "q"), ("Leave the game?", "y")])
    assert code == 0 and "\x1b[?1049h" in shown and "Expedition 1 begins." in shown
    assert shown.rstrip().endswith("You’ve left the game.")


def test_a_terminal_gets_plain_lines_where_asked():
    code, shown = in_a_terminal("diamant", "--seed", "3", "--plain", keys=[("Your move", "q\n")])
    assert code == 0 and "\x1b[?1049h" not in shown and "You’ve left the game." in shown


def test_a_pipe_gets_sentences():
    shown = in_a_pipe("diamant", "--seed", "3", "--bots", "2,bold", "--seat", "1", stdin="1\nq\n")
    assert shown.returncode == 0 and shown.stderr == "" and "\x1b" not in shown.stdout
    lines = shown.stdout.splitlines()
    assert lines[0] == "Diamant, 3 players. You are in seat 1. Type ? for help."
    assert lines[1] == "Also playing: Ada (seat 0, level 2) and Cleo (seat 2, bold)."
    for line in ("Expedition 1 begins.", "You’ve chosen to stay.", "    > You: where cave, carries 0, chest 0"):
        assert line in shown.stdout


def test_options_of_a_game_are_set_by_name():
    options = ["--set", "treasure_points=[1,1,2,3,9]", "--set", "action_pg=plus", "--set", "pass_to=none"]
    shown = in_a_pipe("seashore", *options, "--seed", "1", "--level", "1", stdin="q\n")
    assert shown.returncode == 0 and "purple, green: " in shown.stdout and "take plus cards" in shown.stdout
    assert "draw from a hand" not in shown.stdout


@pytest.mark.parametrize(
    ("option", "name", "complaint"),
    [
        ("--bots", "3", "bots: should be 2, one for each other seat, not 1"),
        ("--bots", "3,silly", "bots: should be one of"),
        ("--level", "silly", "level: should be one of"),
    ],
)
def test_a_wrong_bot_is_named_with_its_option(option, name, complaint):
    shown = in_a_pipe("diamant", option, name)
    assert shown.returncode == 1 and complaint in shown.stderr and shown.stderr.count("\n") == 1


@pytest.mark.parametrize(("language", "turn"), [("en", "Your turn"), ("de", "Du bist dran"), ("ru", "Твой ход")])
def test_the_table_speaks_the_language_of_the_machine_or_the_one_named(language, turn):
    named = in_a_pipe("diamant", "--seed", "1", "--language", language, stdin="q\n")
    own = in_a_pipe("diamant", "--seed", "1", stdin="q\n", language=language)
    assert turn in named.stdout and named.stdout == own.stdout


@pytest.mark.parametrize("wrong", [["-p", "99"], ["--seat", "7"], ["--level", "silly"], ["--set", "relics=3"]])
def test_a_wrong_set_up_leaves_no_file_behind(tmp_path, wrong):
    shown = in_a_pipe("diamant", *wrong, "--save", str(tmp_path / "new.json"))
    assert shown.returncode == 1 and shown.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_there_stays_as_it_is_until_the_game_is_saved(tmp_path):
    file = tmp_path / "old.json"
    file.write_text("old")
    assert in_a_pipe("diamant", "-p", "99", "--save", str(file)).returncode == 1
    assert file.read_text() == "old"


def test_a_file_that_cannot_be_written_is_named_before_the_game():
    shown = in_a_pipe("diamant", "--save", "/no/such/folder/x")
    assert shown.returncode == 1 and shown.stdout == "" and shown.stderr.count("\n") == 1
    assert shown.stderr.startswith("Error: save: /no/such/folder/x cannot be written")


def test_a_puzzle_is_asked_until_its_move_is_found():
    note = notes("diamant", PUZZLES)["puzzles"][0]
    [right] = note["solve"]
    wrong = {"stay": "leave", "leave": "stay"}[right]
    command = [sys.executable, "-m", "karat.cli", "puzzle", "diamant"]
    spoken = os.environ | {"LC_ALL": "en_XX.UTF-8", "PYTHONUTF8": "1"}

    def run(*more, stdin=""):
        how = {"input": stdin, "capture_output": True, "encoding": "utf-8", "check": False, "env": spoken}
        return subprocess.run([*command, *more], timeout=LONGEST, **how)

    told = run(stdin=f"fly\n{wrong}\n{right}\n").stdout
    assert told.index("(DIA-25)") < told.index("There’s a better move") < told.index("That’s the best move!")
    assert f"about {round(100 * note['win'])} of 100 games" in told
    assert "That’s the best move!" not in run("1", stdin="q\n").stdout
    assert run("--language", "de", stdin="q\n").stdout.startswith("Finde den besten Zug!")
    failed = run("999")
    assert failed.returncode == 1 and failed.stderr.startswith("Error: number: Diamant has ")
