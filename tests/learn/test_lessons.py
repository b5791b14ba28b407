"""Every lesson is played through the rules: a rule that changes breaks the lesson that teaches it."""

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import karat
from catalogues import text
from karat.lab.puzzles import CLEAR
from karat.learn.lesson import CHAPTERS, NO_MOVE, PUZZLES, lesson, notes, value, why_not
from karat.speech import catalogue, named, tongue
from karat.table.judge import explains

KEYS = {
    "say", "rules", "position", "look", "press", "think", "solve", "where", "hints", "then", "praise", "values",
    "claims",
}  # fmt: skip
NAMES = {"one", "two", "three"}  # the others at the table
RULE = re.compile(r"^\| ([A-Z]{3}-\d+) \|", re.M)  # a row of a page of rules
games = pytest.mark.parametrize("game", karat.games())
chapters = pytest.mark.parametrize(("game", "part"), [(game, part) for game in karat.games() for part in CHAPTERS])


def told(game, part):
    """The steps as they are written and as they are worked out."""
    return list(zip(notes(game, part)["steps"], lesson(game, part).steps, strict=True))


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
    found.visit(parse(text("en")))
    return {id: names for id, names in found.by_id.items() if id.startswith("learn-")}


@chapters
def test_a_chapter_has_six_to_fourteen_steps_and_ends_with_a_won_game(game, part):
    steps = lesson(game, part).steps
    assert 6 <= len(steps) <= 14
    for answer in steps[-1].answers.values():
        end = answer.plays[-1].view
        assert end["over"] and lesson(game, part).seat in end["winners"]


@games
def test_every_rule_is_taught_or_pointed_to(game):
    """The steps name what they teach, the last chapter what is left to read: together all rules of the game."""
    page = Path(__file__).parents[2] / "docs" / "rules" / f"{game}.md"
    rules = set(RULE.findall(page.read_text(encoding="utf-8")))
    taught = [set(note["rules"]) for part in CHAPTERS for note in notes(game, part)["steps"]]
    assert len(rules) > 20 and all(taught)
    assert set().union(*taught, notes(game, CHAPTERS[-1])["more"]) == rules


@chapters
def test_what_a_lesson_says_is_what_the_rules_do(game, part):
    for note, step in told(game, part):
        assert note["claims"], note["say"]
        for answer in step.answers.values():
            seen = {path: value(path, step.view, answer.plays) for path in note["claims"]}
            assert seen == note["claims"], note["say"]


@chapters
def test_every_task_can_be_solved_by_a_legal_move_and_every_other_move_has_a_hint(game, part):
    for note, step in told(game, part):
        assert set(note) <= KEYS
        assert step.answers, note["say"]
        if "solve" in note:
            assert step.legal and set(step.answers) <= set(step.legal)
            assert set(step.answers) | set(step.hints) == set(step.legal)
            assert not set(step.answers) & set(step.hints)
            assert step.press, note["say"]
        else:
            assert list(step.answers) == [NO_MOVE] and not step.hints
        used = {hint.id for hint in step.hints.values()} - {"learn-other"}
        assert used == {f"learn-{game}-{hint}" for hint in note.get("hints", {}).values()}, note["say"]


@chapters
def test_a_step_that_goes_on_follows_from_one_move(game, part):
    steps = told(game, part)
    assert "position" in steps[0][0]
    for (_, before), (note, step) in pairwise(steps):
        if "position" not in note:
            assert len(before.answers) == 1
            [answer] = before.answers.values()
            assert step.view == (answer.plays[-1].view if answer.plays else before.view)


@chapters
def test_a_lesson_plays_on_from_its_positions_move_by_move(game, part):
    """The moves once more, straight through the rules, from the positions alone."""
    table, seat = karat.game(game), lesson(game, part).seat
    for note, step in told(game, part):
        if "position" in note:
            state = table.position({"game": game} | note["position"])
        assert state.view(seat) == step.view
        assert not step.legal or step.legal == list(state.legal(seat))
        for play in next(iter(step.answers.values())).plays:
            since = state.moments
            state.play(play.seat, play.move)
            assert state.events(seat, since) == play.events and state.view(seat) == play.view


@pytest.mark.parametrize("part", CHAPTERS)
def test_diamants_decks_are_whole_so_that_they_agree_with_the_traps_shown_beside_them(part):
    for step in notes("diamant", part)["steps"]:
        if "position" in step:
            place = step["position"]
            cards = [*place["path"], *place["deck"], *place["removed"]]
            assert len([card for card in cards if not card.startswith("relic")]) == 30, step["say"]


@games
def test_everything_a_lesson_says_has_its_words_and_values(game, messages):
    used = set()
    for note, step in [one for part in CHAPTERS for one in told(game, part)]:
        said = [step.say, *(answer.praise for answer in step.answers.values()), *step.hints.values()]
        for message in said:
            used.add(message.id)
            assert messages[message.id] <= {*message.values, *NAMES}, f"{note['say']}: {message.id}"
        about = {name for message in said for name in messages[message.id]}
        assert set(note.get("values", {})) <= about, f"{note['say']}: a value that nobody is told"
    assert {id for id in messages if id.startswith(f"learn-{game}-")} == used - {"learn-good", "learn-other"}


@pytest.mark.parametrize("language", ["en", "ru"])
@chapters
def test_a_lesson_is_said_in_one_or_a_few_short_sentences(game, part, language):
    for _, step in told(game, part):
        said = [step.say, *(answer.praise for answer in step.answers.values()), *step.hints.values()]
        for message in said:
            bundle = catalogue(language, next(iter(named(message.id)), None))
            pattern = bundle.get_message(message.id).value
            text, wrong = bundle.format_pattern(pattern, message.values | dict.fromkeys(NAMES, "Ada"))
            assert not wrong and len(text) <= 160 and len(re.findall(r"[.!?]( |$)", text)) <= 5, text


@games
def test_puzzles_have_one_best_move_by_a_clear_margin_and_a_reason(game):
    written = notes(game, PUZZLES)["puzzles"]
    assert len(written) == 20
    assert len({json.dumps(note["position"], sort_keys=True) for note in written}) == len(written)
    for note, step in zip(written, lesson(game, PUZZLES).steps, strict=True):
        assert note["win"] - note["next"] >= CLEAR - 0.001 and note["win"] - note["next"] > note["error"]
        assert set(step.answers) == set(note["solve"]) and set(step.answers) | set(step.hints) == set(step.legal)
        assert len({tuple(move.split(" ")[:2]) for move in step.answers}) == 1 and step.hints
        assert note["why"] and all(explains(karat.game(game), vars(why)) for why in step.why)
        assert all(tongue("en").reason(game, vars(why), [f"seat {p}" for p in range(8)]) for why in step.why)


def test_why_the_rules_refuse_a_move_of_the_learner():
    steps = [step.say.id for step in lesson("djinn").steps]
    follow = steps.index("learn-djinn-follow")
    assert why_not("djinn", "1", follow, "play G7").rule == "DJI-20"
    assert why_not("djinn", "1", follow, "play Y12") is None
    assert lesson("djinn").steps[follow].view["turn"] == 0  # asking changes nothing


def test_a_wrong_claim_is_found():
    """What keeps the lessons true can fail: a number that the rules do not give is noticed."""
    step = lesson("diamant").steps[4]
    [answer] = step.answers.values()
    assert value("after.seats.0.chest", step.view, answer.plays) == 8
    assert value("bank.share", step.view, answer.plays) == 4
    with pytest.raises(LookupError, match=r"relic\.card"):
        value("relic.card", step.view, answer.plays)
