"""What was written down once keeps its meaning: an option that comes later changes no card of what was before it."""

import json
import random

import pytest

import karat
from contract.cases import VARIANTS, random_move
from karat.table.dealer import Deal
from karat.table.record import verify

ALL = [(id, options) for id in karat.games() for options in VARIANTS[id].values()]
DEAL = Deal(b"k" * 32, ["sesame"])


def as_json(document):
    return json.loads(json.dumps(document))


def play(state, moves=10_000):
    rng = random.Random(4)
    for _ in range(moves):
        if state.over:
            break
        state.make(*random_move(state, rng))
    return state


def add_an_option(monkeypatch, id):
    """A later Karat, in which the game has one more option."""
    words = karat.game(id).words
    read = words.read_options

    def read_more(field, players):
        return read(field, players) | {"festive": field["festive"].flag() if "festive" in field else False}

    monkeypatch.setattr(words, "OPTIONS", {**words.OPTIONS, "festive": False})
    monkeypatch.setattr(words, "read_options", read_more)


def written(game, options):
    """A finished record, half a one, a position, and how those two go on."""
    state = game.new(game.players[0], DEAL, **options)
    half = play(state, 8).copy()
    return as_json(
        {
            "record": play(state).record(),
            "half": half.record(),
            "position": half.position(),
            "half goes on": play(game.replay(half.record(), seed=3)).record(),
            "position goes on": play(game.position(half.position(), seed=3)).record(),
            "afresh": play(game.position(half.position()).afresh(DEAL)).record(),
        }
    )


@pytest.mark.parametrize(("id", "options"), ALL, ids=str)
def test_a_later_option_changes_nothing_in_what_was_before_it(id, options, monkeypatch):
    game = karat.game(id)
    then = written(game, options)
    add_an_option(monkeypatch, id)
    record, half, position = then["record"], then["half"], then["position"]
    state, proven = verify(game, record)
    assert proven and state.options["festive"] is False
    assert as_json(state.record()) == record
    assert as_json(play(game.replay(half, seed=3)).record()) == then["half goes on"]
    assert as_json(play(game.position(position, seed=3)).record()) == then["position goes on"]
    assert as_json(play(game.position(position).afresh(DEAL)).record()) == then["afresh"]
    again = game.again(record["players"], record["options"], DEAL, version=record["karat"])
    assert as_json(play(play(again, 8)).record()) == record
    assert again.view()["options"]["festive"] is False


@pytest.mark.parametrize("id", karat.games())
def test_a_game_that_has_the_later_option_is_proven_with_it(id, monkeypatch):
    game = karat.game(id)
    add_an_option(monkeypatch, id)
    for festive in (False, True):
        record = as_json(play(game.new(seed=DEAL, festive=festive)).record())
        assert record["options"]["festive"] is festive
        assert verify(game, record)[1]
        other = record | {"options": record["options"] | {"festive": not festive}}
        with pytest.raises(karat.BadRecord):
            verify(game, other)


@pytest.mark.parametrize("id", karat.games())
def test_a_record_names_the_karat_and_the_rules_it_was_made_under(id):
    game = karat.game(id)
    record = game.new(seed=1).record()
    assert (record["karat"], record["rules"]) == (karat.__version__, game.rules_version)
    assert game.replay(record | {"karat": "0.1.0"}).record()["karat"] == "0.1.0"
    del record["karat"]
    assert "karat" not in game.replay(record).record()


def test_a_table_of_other_rules_is_refused_by_name():
    game = karat.game("diamant")
    with pytest.raises(karat.BadSetup, match='rules: should be "1", not "2"'):
        game.again(3, {"relics": False}, DEAL, rules="2")
