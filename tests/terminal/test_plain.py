"""Plain tables: a description is checked or guessed, and any game is drawn and told, with its own words or without."""

import os
import subprocess
import sys
from types import SimpleNamespace

import pytest

import karat
from karat.errors import BadSetup
from karat.table.layout import at, enough, layout
from karat.table.trial import moments
from karat.terminal import plain
from karat.terminal.paint import Pen, Scene
from karat.terminal.voice import Voice
from patience import LONGEST


def described(table):
    return layout.__wrapped__(SimpleNamespace(words=SimpleNamespace(TABLE=table)))


@pytest.mark.parametrize(
    ("table", "complaint"),
    [
        ({"zone": []}, "TABLE.zone: is not known here; known are zones, seats, suits"),
        ({"zones": [{"at": "die"}]}, "TABLE.zones[0].as: is missing"),
        ({"zones": [{"at": "die", "as": "cube"}]}, "TABLE.zones[0].as: should be one of cards, dice, pile"),
        ({"zones": [{"at": 3, "as": "dice"}]}, "TABLE.zones[0].at: should be the way to a value of the view"),
        ({"seats": [{"at": "hand", "as": "cards", "of": 7}]}, "TABLE.seats[0].of: is for counters"),
        ({"seats": [{"at": "score", "as": "counter", "laid": True}]}, "TABLE.seats[0].laid: is for cards"),
        ({"suits": {"H": "heart"}}, "TABLE.suits.H: should be one of red, orange"),
    ],
)
def test_a_wrong_description_is_refused_in_one_sentence(table, complaint):
    with pytest.raises(BadSetup) as wrong:
        described(table)
    assert str(wrong.value).startswith(complaint)


def test_ways_lead_into_the_view():
    view = {"piles": [{"open": "R7"}], "options": {"target": 50}}
    assert at(view, "piles.0.open") == "R7"
    assert [at(view, way) for way in ("piles.1.open", "piles.x", "deck")] == [None] * 3
    (zone,) = described({"seats": [{"at": "score", "as": "counter", "of": "options.target"}]})["seats"]
    assert enough(zone, view) == 50
    (own,) = described({"seats": [{"at": "tricks", "as": "counter", "of": "bid"}]})["seats"]
    assert enough(own, view, {"tricks": 1, "bid": 2}) == 2 and enough(own, view, {"tricks": 1}) is None
    assert enough(zone, view, {"score": 7}) == 50


def test_a_table_is_guessed_from_what_a_game_shows():
    guessed = layout(karat.game("diamant"))
    kinds = {zone["at"]: zone["as"] for zone in [*guessed["zones"], *guessed["seats"]]}
    assert {kinds[name] for name in ("path", "removed")} == {"cards"}
    assert {kinds[name] for name in ("deck", "expedition", "chest", "carried")} == {"counter"}
    assert kinds["inside"] == kinds["on_path"] == "text"


@pytest.mark.parametrize("id", karat.games())
def test_any_game_can_be_drawn_and_told_plainly(id):
    game = karat.game(id)
    voice = Voice(game, ["Ada", "Ben", "Cleo"][: game.players[0]], 0)
    for turn, state in enumerate(moments(game)):
        if turn % 10 == 0 or state.over:
            view, events = state.view(0), state.events(0)
            for bare in (True, False):
                drawn = plain.draw(Scene(view, events, voice, Pen(game, bare), state.legal(0)))
                assert any("Ada" in str(line) or "You" in str(line) for _, lines in drawn for line in lines)
            for move in state.legal(0):
                assert plain.move(voice, "unheard", move.split(" ")[1:], view).startswith("Unheard")
    for event in state.events(0):
        assert plain.tell(voice, event, voice.values_of(event)).endswith(".")


def test_the_cards_of_an_event_are_told_in_words():
    voice = Voice(karat.game("diamoniak"), ["Ada", "Ben"], 0)
    kind, values = plain.told(voice, {"event": "two_dealt", "cards": ["R7", "G1"]}, {"count": 2})
    assert (kind, values) == ("two-dealt", {"count": 2, "cards": "red 7 and green 1"})


LINES = "1\n2\n" * 40


@pytest.mark.parametrize("words", [True, False])
def test_a_game_from_elsewhere_plays_with_its_words_or_without(tmp_path, words):
    newgame = pytest.importorskip("karat.newgame")
    folder = newgame.new_game("lucky", tmp_path / "lucky")
    if not words:
        (folder / "locale" / "en.ftl").unlink()
    command = [sys.executable, "-m", "karat", "play", "lucky", "--game", str(folder), "--plain", "--bots", "random",
               "--seed", "3", "--language", "de"]  # fmt: skip
    env = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    ran = subprocess.run(command, env=env, input=LINES, capture_output=True, text=True, check=False, timeout=LONGEST)
    assert ran.returncode == 0, ran.stderr
    assert "Du bist dran" in ran.stdout and "gewinn" in ran.stdout
    assert ("You draw" in ran.stdout) == words and ("drawn (card" in ran.stdout) == (not words)
