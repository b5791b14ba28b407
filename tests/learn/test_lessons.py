"""Every lesson is played through the rules: a rule that changes breaks the lesson that teaches it."""

import re
from importlib.resources import files
from itertools import pairwise

import pytest
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import karat
from karat.learn.lesson import NO_MOVE, lesson, notes, value, why_not
from karat.speech import _read

KEYS = {
    "say", "position", "look", "press", "think", "solve", "where", "hints", "then", "praise", "values", "claims",
}  # fmt: skip
NAMES = {"one", "two", "three"}  # the others at the table
games = pytest.mark.parametrize("game", karat.games())


def told(game):
    """The steps as they are written and as they are worked out."""
    return list(zip(notes(game)["steps"], lesson(game).steps, strict=True))


class Variables(Visitor):
    def __init__(self):
        self.by_id = {}

    def visit_Message(self, node):
        self.found = self.by_id[node.id.name] = set()
        self.generic_visit(node)

    def visit_VariableReference(self, node):
        self.found.add(node.id.name)


@pytest.fixture(scope="module")
def messages():
    """The messages of the lessons with their variables."""
    found = Variables()
    found.visit(parse(files("karat").joinpath("locale", "en.ftl").read_text(encoding="utf-8")))
    return {id: names for id, names in found.by_id.items() if id.startswith("learn-")}


@games
def test_a_lesson_has_eight_to_fourteen_steps_and_ends_with_a_won_game(game):
    steps = lesson(game).steps
    assert 8 <= len(steps) <= 14
    for answer in steps[-1].answers.values():
        end = answer.plays[-1].view
        assert end["over"] and lesson(game).seat in end["winners"]


@games
def test_what_a_lesson_says_is_what_the_rules_do(game):
    for note, step in told(game):
        assert note["claims"], note["say"]
        for answer in step.answers.values():
            seen = {path: value(path, step.view, answer.plays) for path in note["claims"]}
            assert seen == note["claims"], note["say"]


@games
def test_every_task_can_be_solved_by_a_legal_move_and_every_other_move_has_a_hint(game):
    for note, step in told(game):
        assert set(note) <= KEYS
        assert step.answers, note["say"]
        if "solve" in note:
            assert step.legal and set(step.answers) <= set(step.legal)
            assert set(step.answers) | set(step.hints) == set(step.legal)
            assert not set(step.answers) & set(step.hints)
            assert step.press, note["say"]
        else:
            assert list(step.answers) == [NO_MOVE] and not step.hints
        used = {hint.id for hint in step.hints.values()}
        assert used == {f"learn-{game}-{hint}" for hint in note.get("hints", {}).values()}, note["say"]


@games
def test_a_step_that_goes_on_follows_from_one_move(game):
    steps = told(game)
    assert "position" in steps[0][0]
    for (_, before), (note, step) in pairwise(steps):
        if "position" not in note:
            assert len(before.answers) == 1
            [answer] = before.answers.values()
            assert step.view == (answer.plays[-1].view if answer.plays else before.view)


@games
def test_a_lesson_plays_on_from_its_positions_move_by_move(game):
    """The moves once more, straight through the rules, from the positions alone."""
    table, seat = karat.game(game), lesson(game).seat
    for note, step in told(game):
        if "position" in note:
            state = table.position({"game": game} | note["position"])
        assert state.view(seat) == step.view
        assert not step.legal or step.legal == list(state.legal(seat))
        for play in next(iter(step.answers.values())).plays:
            since = state.moments
            state.play(play.seat, play.move)
            assert state.events(seat, since) == play.events and state.view(seat) == play.view


@games
def test_everything_a_lesson_says_has_its_words_and_values(game, messages):
    used = set()
    for note, step in told(game):
        said = [step.say, *(answer.praise for answer in step.answers.values()), *step.hints.values()]
        for message in said:
            used.add(message.id)
            assert messages[message.id] <= {*message.values, *NAMES}, f"{note['say']}: {message.id}"
        about = {name for message in said for name in messages[message.id]}
        assert set(note.get("values", {})) <= about, f"{note['say']}: a value that nobody is told"
    assert {id for id in messages if id.startswith(f"learn-{game}-")} == used - {"learn-good"}


@pytest.mark.parametrize("language", ["en", "ru"])
@games
def test_a_lesson_is_said_in_one_or_a_few_short_sentences(game, language):
    for _, step in told(game):
        said = [step.say, *(answer.praise for answer in step.answers.values()), *step.hints.values()]
        for message in said:
            pattern = _read(language).get_message(message.id).value
            text, wrong = _read(language).format_pattern(pattern, message.values | dict.fromkeys(NAMES, "Ada"))
            assert not wrong and len(text) <= 160 and len(re.findall(r"[.!?]( |$)", text)) <= 5, text


def test_why_the_rules_refuse_a_move_of_the_learner():
    steps = [step.say.id for step in lesson("djinn").steps]
    follow = steps.index("learn-djinn-follow")
    assert why_not("djinn", follow, "play G7").rule == "DJI-20"
    assert why_not("djinn", follow, "play Y12") is None
    assert lesson("djinn").steps[follow].view["turn"] == 0  # asking changes nothing


def test_a_wrong_claim_is_found():
    """What keeps the lessons true can fail: a number that the rules do not give is noticed."""
    step = lesson("diamant").steps[4]
    [answer] = step.answers.values()
    assert value("after.seats.0.chest", step.view, answer.plays) == 8
    assert value("bank.share", step.view, answer.plays) == 4
    with pytest.raises(LookupError, match=r"relic\.card"):
        value("relic.card", step.view, answer.plays)
