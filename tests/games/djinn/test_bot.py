"""Djinn's bots: the obvious is taken, nobody peeks, and everybody plays to the end."""

import numba
import pytest

from games.djinn.tables import CARDS, TASKS, at, g
from karat.bots import LEVELS, make, names
from karat.games.djinn.bot import PERSONALITIES, reasons
from karat.games.djinn.bot_worth import missing
from reasoned import ids_that_fit, reasons_of

pytestmark = pytest.mark.skipif(numba.config.DISABLE_JIT, reason="thinking is for compiled code")

RUN = "P3 G4 Y5 B6"  # lacks a 7 or a 2


def last_keep(kept, trick, row):
    """Seat 1 has won the last trick of a phase by naming its colour trump, and stands before the last row."""
    named = {"seat": 1, "effect": "trump", "colour": trick.split()[1][0]}
    values = {"step": "keep", "to_keep": 1, "turn": 1, "levels": (3, 4), "rows": {"5": row}, "effects": [named]}
    return at("", "", kept=("", kept), trick=trick, **values)


def last_to_play(mine, kept, trick, row="run colour over"):
    """Seat 1 plays to a card of seat 0, one trick before the last, and stands before the last row."""
    return at("P8", mine, kept=("", kept), trick=trick, levels=(3, 4), rows={"5": row})


def in_danger(mine, theirs, trick, row="run colour over"):
    """The same, but it is seat 0 that stands before the last row."""
    return at("P8", mine, kept=(theirs, "P12"), trick=trick, levels=(4, 3), rows={"5": row})


def last_djinn(djinn, trick, kept=RUN, **values):
    """Seat 1 may still play a Djinn card to the last trick of a phase."""
    return at(
        "",
        "",
        trick=trick,
        kept=("", kept),
        djinn=("", djinn),
        step="after",
        levels=(3, 4),
        rows={"5": "run colour over"},
        **values,
    )


def last_cave(mine, theirs, row):
    """Seat 0 is through the last row already, with these cards left; seat 1 can follow."""
    return at("", "", kept=(theirs, mine), step="cave", turn=1, levels=(5, 4), rows={"5": row}, open_level=5)


POSITIONS = {
    # a card that meets the last task wins the game
    "run": (last_keep(RUN, "P12 G7", "run over pairs"), "keep G7"),
    "run from below": (last_keep("P4 G5 Y6 B7", "G3 P12", "run over pairs"), "keep G3"),
    "a gap in a run": (last_keep("P4 G5 Y7 B8", "G6 P12", "run over pairs"), "keep G6"),
    "second pair": (last_keep("P9 G9 Y4 B12", "G15 P12", "run over pairs"), "keep P12"),
    "a lower card for two pairs": (last_keep("P9 G9 Y12 B12", "G3 P14", "run under pairs"), "keep G3"),
    "under": (last_keep("P3 G3 Y6 B7", "G5 P12", "under colour run"), "keep G5"),
    "over": (last_keep("P11 G10 Y9 B10", "G4 P14", "over under run"), "keep P14"),
    "exact": (last_keep("P2 G4 Y6 B8", "G5 P13", "exact over colour"), "keep G5"),
    "colour": (last_keep("P2 P6 P9 P13", "G7 P4", "colour run under"), "keep P4"),
    # the trick with the missing card
    "the higher card": (last_to_play("G9 G5", RUN, "G7"), "play G9"),
    "the only trump": (last_to_play("B3 Y12", RUN, "G7"), "play B3"),
    "the missing card itself": (last_to_play("G7 G5", "P3 B4 Y5 B6", "G6"), "play G7"),
    "the colour that is missing": (last_to_play("P9 P4", "P1 P2 P13 P15", "P6", "colour run over"), "play P9"),
    "the high card": (last_to_play("G15 G5", "P11 P10 Y9 B10", "G13", "over under run"), "play G15"),
    "the low card": (last_to_play("G6 G2", "P3 B3 Y6 B7", "G5", "under colour run"), "play G6"),
    # the other one would meet the last task
    "take the seven away": (in_danger("G9 G2", RUN, "G7"), "play G9"),
    "ruff the seven": (in_danger("B3 Y2", RUN, "G7"), "play B3"),
    "take the colour away": (in_danger("G9 G2", "G1 G4 G12 G14", "G7", "colour over pairs"), "play G9"),
    # a Djinn card that gets the missing card
    "fifteen": (last_djinn("fifteen", "G7 G2"), "djinn fifteen"),
    "trump": (last_djinn("trump", "G7 Y12"), "djinn trump Y"),
    "lowest": (last_djinn("lowest", "G7 G1"), "djinn lowest"),
    "swap": (last_djinn("swap", "G7 G1"), "djinn swap 0"),
    "highest": (last_djinn("highest", "G7 G1"), "djinn highest"),
    "double": (last_djinn("double", "G6 G7", kept="P3 G4 Y5"), "djinn double"),
    # the rest decides among those who are through
    "keep the high end of a run": (last_cave("P3 G4 Y5 B6 P7 G8", "P6", "run colour over"), "cave run P3 G4 Y5 B6 P7"),
    "keep the highest of a colour": (
        last_cave("P1 P4 P6 P9 P11 P14", "G13", "colour run under"),
        "cave colour P1 P4 P6 P9 P11",
    ),
}


@pytest.mark.parametrize("level", LEVELS[2:])
@pytest.mark.parametrize("name", POSITIONS)
def test_the_obvious_is_taken(name, level):
    state, move = POSITIONS[name]
    assert make(g, level, seed=1).choose(state.knowledge(state.to_move[0])) == move


# Every bot -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", (*LEVELS[:4], *PERSONALITIES))
def test_equal_knowledge_and_an_equal_seed_get_an_equal_answer_whatever_is_hidden(name):
    state = g.new(3, seed=5)
    for _ in range(12):
        seat = state.to_move[0]
        knowledge = state.knowledge(seat)
        advice = make(g, name, seed=3).advise(knowledge)
        assert make(g, name, seed=3).advise(knowledge.resample(1).knowledge(seat)) == advice
        assert sorted(row["move"] for row in advice) == sorted(knowledge.legal())
        state.play(seat, advice[0]["move"])


@pytest.mark.parametrize("players", g.players)
@pytest.mark.parametrize("name", (*LEVELS[:3], *PERSONALITIES))
def test_a_table_of_bots_plays_to_the_end(name, players):
    state = g.new(players, seed=2)
    bots = [make(g, name, seed=p) for p in range(players)]
    while not state.over:
        seat = state.to_move[0]
        state.play(seat, bots[seat].choose(state.knowledge(seat)))
    assert state.winners


THREE = ("G8 G9 Y4", "P11 P2 G6 Y6", "Y8 Y9 Y10 G7")  # blue is trump; seat 2 is still to come
HABITS = (
    # (position, its question, who says yes)
    (at(*THREE, trick="P9"), "play P11", "bold collector blocker"),  # it may be beaten
    (
        at("G8 Y4 Y6", "Y2 Y9 Y10", "Y11 Y12 Y13 Y14", trick="P7 P8", djinn=("", "double"), step="after"),
        "djinn double",
        "bold",
    ),  # so may the card that would win two
    (
        at("G8", "B15 Y2", trick="P13", kept=("", "Y3 G4 B6"), levels=(4, 4), rows={"5": "run under exact"}),
        "play B15",
        "careful bold blocker",
    ),  # the highest trump for a card that no task needs
    (
        at("G8", "B15 Y2", trick="P5", kept=("", "Y3 G4 B6"), levels=(4, 4), rows={"5": "run under exact"}),
        "play B15",
        "careful bold collector blocker",
    ),  # and for one that all tasks need
)


@pytest.mark.parametrize("name", PERSONALITIES)
def test_personalities_have_habits(name):
    for state, move, fond in HABITS:
        assert (make(g, name).choose(state.knowledge(1)) == move) == (name in fond.split())
    assert set(names(g)) == {*LEVELS, *PERSONALITIES}


def djinn_cards_played(name):
    played = 0
    for seed in range(8):
        state = g.new(3, seed=seed)
        bot = make(g, name, seed)
        while not state.over:
            move = bot.choose(state.knowledge(state.to_move[0]))
            played += move.startswith("djinn")
            state.play(state.to_move[0], move)
    return played


def test_the_bold_play_more_djinn_cards_than_the_careful():
    assert djinn_cards_played("bold") > djinn_cards_played("careful")


# Nearness and reasons ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "cards, task, size, lacks",
    (
        ("P3 G4 B9", "run", 3, 1),
        ("P3 G4 B5", "run", 3, 0),
        ("P3 G3 B3", "run", 4, 3),
        ("P5 G5 B3", "pairs", 3, 0),
        ("P5 G5 B7", "pairs", 3, 1),
        ("P5 G6", "pairs", 3, 1),
        ("P5 G5 B5 Y5", "pairs", 4, 0),
        ("P5 G5 B6 Y7", "pairs", 4, 1),
        ("P5 G5 B6 Y6", "pairs", 5, 1),
        ("P5 G5 B6 Y6 P1", "pairs", 5, 0),
        ("P1 P2 P11", "under", 3, 0),
        ("P1 P2 P12", "under", 3, 1),
        ("P15 G15 B1", "over", 3, 0),
        ("P9 G9 B9", "over", 3, 2),
        ("P1 P6 P8", "exact", 3, 0),
        ("P1 P6 P9", "exact", 3, 1),
        ("P1 P6 G9", "colour", 3, 1),
        ("", "colour", 5, 5),
    ),
)
def test_how_many_cards_are_missing(cards, task, size, lacks):
    kept = sum(1 << CARDS.index(card) for card in cards.split())
    assert missing(kept, TASKS.index(task), size) == lacks


def test_every_move_has_reasons_with_a_sentence():
    told = set()
    for seed in range(12):
        state = g.new(3, seed=seed)
        while not state.over:
            seat = state.to_move[0]
            knowledge = state.knowledge(seat)
            move = make(g, "bold" if seed % 2 else "1", seed).choose(knowledge)
            told |= ids_that_fit("djinn", reasons(knowledge, move))
            state.play(seat, move)
    assert told == set(reasons_of("djinn"))


@pytest.mark.parametrize(
    "state, move, id, values",
    (
        (at("P8 Y4", "B3 Y12 Y5", trick="G7"), "play B3", "wins-trick", {"card": "B3"}),
        (at("P8 Y4", "B3 Y12 Y5", trick="G7"), "play Y12", "loses", {"card": "Y12"}),
        (at("P8 Y4", "G9 G2 Y5", trick="G7"), "play G9", "wins-trick", {"card": "G9"}),
        (last_keep(RUN, "P12 G7", "run over pairs"), "keep G7", "completes", {"card": "G7", "task": "run"}),
        (
            last_keep("P3 G4", "P12 G5", "run over pairs"),
            "keep G5",
            "nearer",
            {"card": "G5", "task": "run", "missing": 2},
        ),
        (last_keep(RUN, "P12 G1", "run over pairs"), "keep G1", "one-more", {"card": "G1"}),
        (last_djinn("fifteen", "G7 G2"), "djinn fifteen", "bends", {"effect": "fifteen"}),
        (last_djinn("fifteen swap", "G7 G2"), "done", "saves", {"count": 2}),
    ),
)
def test_reasons_are_true(state, move, id, values):
    assert reasons(state.knowledge(1), move)[0] == {"id": f"djinn-{id}", "values": values}


def test_a_chance_is_told_where_somebody_comes_later():
    low, high = (
        reasons(at("P8 Y4", f"{card} G2 Y5", "Y7 Y8 Y9", trick="G7").knowledge(1), f"play {card}")[0]
        for card in ("G9", "G14")
    )
    assert low["id"] == high["id"] == "djinn-may-win"
    assert 0 < low["values"]["percent"] < high["values"]["percent"] < 100


def test_what_a_cave_leaves_is_told():
    state = last_cave("P3 G4 Y5 B6 P7 G8", "P6", "run colour over")
    enters, leaves = reasons(state.knowledge(1), "cave run P3 G4 Y5 B6 P7")
    assert enters["values"] == {"task": "run", "level": 5}
    assert leaves["values"] == {"count": 1, "number": 8}
