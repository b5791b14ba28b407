"""Lessons over HTTP: the frames that the rules give, and why a move is refused."""

import msgspec
import pytest

import karat
from karat.learn.lesson import CHAPTERS, lesson


@pytest.mark.parametrize("game", karat.games())
def test_a_lesson_comes_as_the_rules_work_it_out(server, game):
    for part in CHAPTERS:
        status, told = server.get(f"/api/lessons/{game}?part={part}")
        assert status == 200 and told == msgspec.to_builtins(lesson(game, part))
    assert server.get(f"/api/lessons/{game}")[1]["part"] == "1"


def test_a_refusal_names_the_rule_and_mistakes_name_the_field(server):
    status, refused = server.get("/api/lessons/djinn/1/refusal?move=play%20G7")
    assert status == 200
    assert (refused["rule"], refused["reason"], refused["values"]) == ("DJI-20", "must-follow", {"colour": "yellow"})
    for path, status, field in (
        ("/api/lessons/chess", 404, "game"),
        ("/api/lessons/djinn?part=7", 400, "part"),
        ("/api/lessons/djinn/99/refusal?move=done", 400, "step"),
        ("/api/lessons/djinn/first/refusal?move=done", 400, "step"),
        ("/api/lessons/djinn/1/refusal?move=play%20Y12", 409, "move"),
    ):
        found, problem = server.get(path)
        assert (found, problem["field"]) == (status, field) and problem["sentence"].endswith(".")
    assert server.get("/api/lessons/djinn/1/refusal")[1]["error"] == "illegal"  # no move at all
