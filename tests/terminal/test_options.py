"""`karat play --ask`: every option is asked, what is wrong is told by its name, and the answers are remembered."""

import json
import os
import subprocess
import sys

import pytest

import karat
from karat.terminal import options

PLAY = [sys.executable, "-m", "karat.cli", "play"]


@pytest.fixture
def play(tmp_path):
    """Plays line by line in a home of its own, until its questions are answered."""

    def run(*arguments, answers=(), language="en"):
        home = os.environ | {"XDG_DATA_HOME": str(tmp_path), "LC_ALL": f"{language}_XX.UTF-8", "PYTHONUTF8": "1"}
        stdin = "".join(f"{answer}\n" for answer in [*answers, "q"])
        arguments = [*PLAY, *arguments, "--seed", "1", "--level", "1"]
        return subprocess.run(arguments, input=stdin, capture_output=True, encoding="utf-8", check=False, env=home)

    run.kept = tmp_path / "karat" / "options.json"
    return run


def test_what_is_answered_is_played_remembered_and_passed_on(play):
    shown = play("kadora", "--ask", answers=["2", "", "", "", "", "", "yes"])
    assert shown.returncode == 0, shown.stderr
    lacking = {"R": 2, "O": 2, "Y": 3, "G": 4, "B": 5, "P": 3}
    assert json.loads(play.kept.read_text()) == {"kadora": {"lacking": lacking, "seat_view": True}}
    assert "R1r R2r R3r R4r R5r" in shown.stdout and "Red [1]: " in shown.stdout

    link = next(word for word in shown.stdout.split() if word.startswith("/new/kadora#options="))
    again = play("kadora", "--ask", "--language", "de", answers=[""] * 7)
    assert "Rot [2]: " in again.stdout and "Auffüllen aus deiner Sicht [ja]: " in again.stdout
    assert link in again.stdout  # Enter took all of it
    play.kept.unlink()
    sent = play("kadora", "--ask", "--set", f"http://house.test{link}", answers=[""] * 7)
    assert link in sent.stdout


def test_what_is_wrong_is_told_in_one_sentence_that_names_it(play):
    answers = ["9", "x", "1", *[""] * 5, "perhaps", "no"]
    lines = play("kadora", "--ask", answers=answers).stdout
    assert "“9” doesn’t fit here. It should be a whole number from 1 to 5." in lines
    assert "“x” doesn’t fit here. It should be a whole number from 1 to 5." in lines
    assert "“perhaps” doesn’t fit here. Choose one from the list." in lines
    lines = play("djinn", "--ask", "--language", "de", answers=["99", "0,5", *[""] * 10]).stdout
    assert "„99“ passt hier nicht. Zusammen dürfen es höchstens 100 sein." in lines
    assert "„0,5“ passt hier nicht. Es muss eine ganze Zahl von 0 bis 100 sein." in lines
    lines = play("seashore", "--ask", "--language", "pt", answers=[*[""] * 7, "x", *[""] * 4]).stdout
    assert "«x» não serve aqui. Escolhe algo da lista." in lines and "Mar ou costa, 3 jogadores." in lines
    play.kept.write_text('{"kadora": {}}')
    assert json.loads(play.kept.read_text()) == {"kadora": {}} and "#options=" not in lines

    shown = play("kadora", "--set", "http://house.test/new/kadora#options=5")
    assert shown.returncode == 1 and shown.stderr.startswith("Error: set: the link holds no options")
    shown = play("kadora", "--set", "/new/kadora#options=%7B%22relics%22%3Atrue%7D")
    assert shown.returncode == 1 and shown.stderr.startswith("Error: relics: is not known here")


def test_choices_are_answered_by_number_or_word_and_old_answers_that_no_longer_fit_are_forgotten(play):
    play.kept.parent.mkdir()
    play.kept.write_text('{"seashore": {"no_such": 1}, "djinn": {"open_memory": true}}')
    answers = ["1", "2", "2", "3", "4", "2", "draw from a hand", "right", "no limit", "", ""]
    shown = play("seashore", "--ask", answers=answers)
    chosen = {"treasure_points": [1, 2, 2, 3, 4], "action_rb": "hand", "pass_to": "right", "plus_cap": 99}
    assert json.loads(play.kept.read_text()) == {"seashore": chosen, "djinn": {"open_memory": True}}, shown.stdout
    assert "tR2 tB2 tP2 tG2" in shown.stdout
    shown = play("djinn", "--ask", answers=["0", *[""] * 9])
    assert json.loads(play.kept.read_text())["djinn"]["djinn_deck"]["trump"] == 0
    assert "[yes]: " in shown.stdout


def test_a_game_without_words_for_its_options_is_asked_by_their_names(monkeypatch, tmp_path, capsys):
    asked = []
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(options, "has", lambda id: False)
    monkeypatch.setattr(options.click, "prompt", lambda label, default, **_: asked.append(label) or default)
    assert options.ask(karat.game("seashore"), 3, {"plus_cap": 9}) == {"plus_cap": 9}
    assert asked[0] == "treasure_points 1" and asked[-1] == "steal_any"
    assert capsys.readouterr().out.startswith("Options of Sea or Shore: ")
