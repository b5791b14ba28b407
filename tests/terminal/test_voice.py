"""Whole games in words and drawings, as every seat and a spectator meet them."""

import random

import pytest

import karat
from karat.errors import IllegalMove
from karat.speech import speak
from karat.terminal.paint import FLAT, TALL, TALLEST, Pen, Scene, as_text
from karat.terminal.table import Table, draw
from karat.terminal.voice import Voice

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil")
CASES = [
    ("diamant", 3, {"relics": True}),
    ("diamoniak", 2, {"keep_colour": True}),
    ("djinn", 3, {"open_memory": True}),
    ("kadora", 2, {}),
    ("seashore", 3, {}),
    ("seashore", 4, {"steal_any": True, "action_rb": "hand"}),
]


def drawing(scene):
    return "\n".join(str(as_text(part)) for title, lines in draw(scene) for part in (title, *lines))


@pytest.mark.parametrize(("id", "players", "options"), CASES, ids=lambda value: str(value))
def test_a_whole_game_can_be_told(id, players, options):
    game, rng = karat.game(id), random.Random(7)
    state = game.new(players, 7, **options)
    voices = [Voice(game, NAMES[:players], seat) for seat in (*range(players), None)]
    told, decisions = 0, 0
    while not state.over and decisions < 160:
        seat = rng.choice(state.to_move)
        legal, voice, decisions = state.legal(seat), voices[seat], decisions + 1
        view = state.view(seat)
        assert voice.now(view, legal).startswith("Your turn: ") and voice.where(view)
        words = [voice.move(move, view) for move in legal]
        assert len(set(words)) == len(words), "two moves read alike"
        if decisions % 5 == 0:
            for watcher in (seat, None):
                events = state.events(watcher)
                rooms = (Pen(game, bare=True), FLAT), (Pen(game), FLAT), (Pen(game), TALL), (Pen(game), TALLEST)
                for pen, room in rooms:
                    reader = voices[-1 if watcher is None else watcher]
                    shown = drawing(Scene(state.view(watcher), events, reader, pen, room=room, width=46))
                    assert "{" not in shown and "None" not in shown
        state.play(seat, rng.choice(legal))
        for voice in voices:
            for event in state.events(voice.reader, since=told):
                line = voice.tell(event)
                assert not line[0].islower() and line.endswith((".", "!")) and not set("{}$") & set(line), line
        told = state.moments
    if state.over:
        assert "Scores: " in voices[0].outcome(state.view(0))


def test_a_reader_is_told_what_only_the_reader_knows():
    game = karat.game("seashore")
    ada, ben, other = (Voice(game, NAMES[:3], seat) for seat in (0, 1, None))
    event = {"event": "passed", "seat": 0, "to": 1}
    assert ada.tell(event | {"card": "R9"}) == "You pass R9 to Ben."
    assert ben.tell(event | {"card": "R9"}) == "Ada passes you R9."
    assert other.tell(event) == "Ada passes a card to Ben."


def test_cards_in_sentences_are_drawn_with_colour_letter_and_kind():
    painted = Pen(karat.game("kadora")).paint("Ada places Y4r on b2.")
    assert painted.plain == "Ada places Y4○ on b2."
    assert [painted.plain[span.start : span.end] for span in painted.spans] == ["Y4○"]
    assert Pen(karat.game("kadora"), bare=True).paint("Ada places Y4r on b2.").plain == "Ada places Y4r on b2."


def test_a_refusal_names_its_rule_and_its_players():
    state = karat.game("diamant").new(3, 1)
    with pytest.raises(IllegalMove) as wrong:
        state.play(0, "fly")
    assert Voice(state.game, NAMES[:3], 0).refusal(wrong.value).endswith("(DIA-25)")
    values = {"other": 2, "colour": "red", "most": 9, "own": 4}
    wrong = IllegalMove("kadora", 3, 0, "gift R 1", "KAD-20", "not-leading", values)
    said = Voice(karat.game("kadora"), NAMES[:3], 0).refusal(wrong)
    assert said == "Cleo leads red, 9 to your 4: only the leader may give it away. (KAD-20)"
    djinn = Voice(karat.game("djinn"), NAMES[:3], 0)
    values = {"seat": "2"}
    wrong = IllegalMove("djinn", 3, 0, "djinn swap 2", "DJI-64", "swap-nothing", values)
    assert djinn.refusal(wrong) == "Cleo has no card in this trick to swap with. (DJI-64)"
    wrong = IllegalMove("djinn", 3, 0, "djinn swap 9", "DJI-64", "swap-no-seat", {"seat": "9", "last": 2})
    assert djinn.refusal(wrong) == "There’s no seat 9: the seats are 0 to 2. (DJI-64)"


def test_reasons_are_told_in_the_language_spoken():
    voice = Voice(karat.game("djinn"), NAMES[:3], 0)
    advice = {"reasons": [{"id": "djinn-nearer", "values": {"card": "P7", "task": "under", "missing": 1}}]}
    assert voice.reasons(advice) == "P7 brings the challenge “low total” closer; still missing: 1."
    try:
        speak("de")
        assert voice.reasons(advice) == "P7 bringt die Aufgabe „kleine Summe“ näher; dann fehlen noch: 1."
    finally:
        speak("en")


def test_bots_with_a_taste_of_their_own_are_told_in_the_language_spoken():
    table = Table(karat.game("diamant").new(3, 1), 0, ["bold", "3"])
    try:
        speak("de")
        assert table.opponents() == "Außerdem spielen mit: Ben (Platz 1, mutig) und Cleo (Platz 2, Stärke 3)."
    finally:
        speak("en")


@pytest.mark.parametrize(
    ("winners", "said"),
    [
        ([0], "You win!"),
        ([0, 2], "You and Cleo share the win!"),
        ([1], "Ben wins!"),
        ([], "Nobody wins."),
    ],
)
def test_the_end_in_words(winners, said):
    view = {"scores": [3, 4, 3], "winners": winners}
    assert Voice(karat.game("diamant"), NAMES[:3], 0).outcome(view) == f"{said} Scores: you 3, Ben 4, Cleo 3."
