"""`karat learn`: both chapters of every game are gone through line by line."""

import pytest

import karat
from karat.learn.lesson import CHAPTERS, lesson
from karat.terminal import lessons


def answer(monkeypatch, answers):
    """Type these, one after another."""
    typed = iter(answers)
    monkeypatch.setattr(lessons.click, "prompt", lambda label, **_: next(typed))


@pytest.mark.parametrize("part", CHAPTERS)
@pytest.mark.parametrize("id", karat.games())
def test_a_chapter_is_gone_through_by_the_moves_it_asks_for(id, part, monkeypatch, capsys):
    steps = lesson(id, part).steps
    answer(monkeypatch, [next(iter(step.answers)) for step in steps])
    lessons.teach(id, part)
    shown = capsys.readouterr().out
    assert f"Step {len(steps)} of {len(steps)}\n" in shown and shown.rstrip().splitlines()[-1].startswith(
        "You know how"
    )
    assert "{" not in shown


def test_other_moves_get_a_hint_or_the_rule_and_one_may_leave(monkeypatch, capsys):
    answer(monkeypatch, ["", "", "2", "fly", "1", "q"])  # an empty line is asked again, and not called a wrong move
    lessons.teach("diamant", "1")
    shown = capsys.readouterr().out
    assert "The camp is safe, but then the others find the treasures." in shown  # leave is legal, and not the point
    assert shown.count("(DIA-25)") == 1 and "Nobody left" in shown
    assert shown.rstrip().endswith("You’ve left the game.")
