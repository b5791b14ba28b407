"""The booklets: what `make rules` asks for, and that the examples on the page are what the rules make of them."""

import copy
import json

import pytest

import booklets
import karat
from karat import speech
from karat.speech import tongue
from karat.table.booklet import booklet, examples, place, reason, sections


def test_nothing_is_missing():
    assert booklets.wrong() == []


@pytest.fixture
def torn(monkeypatch):
    """A booklet of Diamant to tear something out of."""
    one = copy.deepcopy(booklet("diamant"))
    monkeypatch.setattr(booklets, "booklet", lambda game: one if game == "diamant" else booklet(game))
    return one


def test_a_rule_without_an_origin_is_found(torn):
    del torn["rules"]["DIA-21"]
    assert "DIA-21 has no origin in booklet.json" in booklets.wrong()


def test_a_printed_rule_without_its_place_is_found(torn):
    del torn["rules"]["DIA-21"]["at"]
    assert "DIA-21 is printed, but where is not said" in booklets.wrong()


def test_a_decision_without_its_reason_is_found(torn):
    torn["rules"]["DIA-41"]["why"] = "DIA-42"
    assert {f"DIA-41 has no reason in {language}" for language in ("en", "ru")} <= {*booklets.wrong()}


def test_a_rule_that_is_not_on_the_page_is_found(torn):
    torn["sections"].remove("score")
    assert {f"DIA-41 is not on the page in {language}" for language in ("en", "ru")} <= {*booklets.wrong()}


def test_a_section_that_a_language_lacks_is_found_though_it_is_said_in_english(monkeypatch):
    whole = speech.source
    monkeypatch.setattr(
        speech,
        "source",
        lambda language, game: "" if (language, game) == ("de", "diamant") else whole(language, game),
    )
    speech.catalogue.cache_clear()
    try:
        wrong = booklets.wrong()
        assert "DIA-41" in speech.tongue("de").parts("diamant-rules-score")
        assert {"DIA-41 is not on the page in de", "DIA-41 has no reason in de"} <= {*wrong}
        assert not [told for told in wrong if not told.endswith(" in de")]
    finally:
        speech.catalogue.cache_clear()


def test_an_example_that_is_not_there_is_found(monkeypatch):
    monkeypatch.setattr(booklets, "examples", lambda game: examples(game)[1:])
    assert "kadora: the examples are not those that its booklet prints" in booklets.wrong()


@pytest.mark.parametrize("game", karat.games())
def test_the_page_steps_through_the_examples_as_the_rules_do(game):
    assert booklets.stepped(game).read_text(encoding="utf-8") == booklets.written(game)


@pytest.mark.parametrize("game", karat.games())
def test_a_booklet_knows_the_options_and_their_defaults(game):
    known = booklet(game)["options"]
    assert {name: one["usual"] for name, one in known.items()} == json.loads(json.dumps(karat.game(game).options))
    assert {rule for one in known.values() for rule in one["rules"]} <= set(booklet(game)["rules"])
    assert {term["rule"] for term in booklet(game)["terms"]} <= set(booklet(game)["rules"])


def test_the_booklet_s_examples_end_as_it_says():
    ends = {game: [example["steps"][-1]["events"] for example in booklets.steps(game)] for game in karat.games()}
    nine, snakes = ends["diamant"]
    assert nine[-1] == {"event": "reveal", "card": "T9", "share": 1, "rest": 4}
    assert [event["lost"] for event in snakes if event["event"] == "trapped"] == [5] * 4
    assert [events[-1]["seat"] for events in ends["djinn"]] == [0, 2, 3]
    gift, column, full, score = ends["kadora"]
    assert (gift[0]["colour"], gift[0]["to"]) == ("Y", 1)
    assert [event["line"] for event in column if event["event"] == "take"] == ["column"]
    assert "Y1s" not in [card for event in full if event["event"] == "take" for card in event["cards"]]
    assert {event["colour"]: event["seats"] for event in score if event["event"] == "face_down"} == {
        "R": [0],
        "O": [0, 1],
        "P": [1],
        "G": [2],
        "Y": [2],
        "B": [2],
    }
    assert booklets.steps("kadora")[-1]["steps"][-1]["view"]["winners"] == [1]
    assert {"event": "plus", "seat": 1, "count": 2} in ends["seashore"][1]


def test_a_booklet_speaks_the_reader_s_language_where_it_can():
    assert place("diamoniak", "MON-30", "de") == "Eine Karte kaufen"
    assert place("djinn", "DJI-30", "ru") == "Die Höhlenkarten"
    assert place("djinn", "DJI-69") is None and reason("djinn", "DJI-30", tongue("en")) is None
    assert next(title for title, _ in sections("kadora", tongue("nl"))) == tongue("nl").say("kadora-rules-aim")
