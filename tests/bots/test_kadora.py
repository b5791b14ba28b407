"""Kadora's bots: they see the obvious, never peek, answer alike to the same knowledge, and play whole games."""

import random
import string

import numba
import pytest

import karat
from karat.bots import brain, names

LETTERS = "ROYGBP"
THINKING = ("3", "4", "5", "6")
NAMES = names(karat.game("kadora"))
slow = pytest.mark.skipif(bool(numba.config.DISABLE_JIT), reason="whole games of play-outs need the compiler")


@pytest.fixture(scope="module")
def kadora():
    return karat.game("kadora")


# Positions -----------------------------------------------------------------------------------------------------------
def position(hand, loots, block, step="place", last_turns=1, hands=None, left=(), right=()):
    """Seat 0 to move; by default in the very last turn, with nothing hidden: the others hold no cards."""
    cells = {name: block.get(name, "-") for name in (f"{c}{r}" for r in range(1, 5) for c in "abcd")}
    rows = [[cells[f"{column}{row}"] for column in "abcd"] for row in range(1, 5)]
    held = [hand, *(hands or [[]] * (len(loots) - 1))]
    return {
        "game": "kadora", "players": len(loots), "options": {}, "turn": 0, "step": step, "block": rows,
        "left": list(left), "right": list(right), "aside": [], "last_turns": None if left or right else last_turns,
        "seats": [{"hand": cards, "loot": loot} for cards, loot in zip(held, loots)],
    }  # fmt: skip


HIGH = {"R": 5, "O": 5, "Y": 5, "G": 5, "B": 4, "P": 5}  # the highest card of each colour
LACKING = dict(zip(LETTERS, (1, 2, 3, 4, 5, 3)))
LOW = {"R": 2, "O": 1, "Y": 1, "G": 1, "B": 1, "P": 1}


def column_of(colour):
    """Two high cards of a colour in column a, and a 2: any card of that colour there takes the high ones."""
    return {"a1": f"{colour}{HIGH[colour]}r", "a2": f"{colour}{HIGH[colour]}s", "a4": "R2s" if colour != "R" else "P2s"}


def take_the_lead(colour, players):
    """Without the colour seat 0 leads nothing and cannot win; with it, it wins."""
    other = "G" if colour != "G" else "Y"
    theirs = [f"{other}{HIGH[other]}r", f"{colour}{LOW[colour]}r", f"{colour}{LOW[colour]}s"]
    return position([f"{colour}{LOW[colour]}d"], [[f"{other}1d"], theirs, *[[]] * (players - 2)], column_of(colour))


def leave_the_bait(colour, players):
    """Somebody else's lead in the colour cannot be reached: what lies there would only count against seat 0."""
    other = "G" if colour != "G" else "Y"
    theirs = [f"{colour}{value}{kind}" for value in range(1, 6) for kind in "rsd"]
    theirs = [card for card in theirs if card[1] not in f"{HIGH[colour]}{LACKING[colour]}"][-9:]
    rest = [[*theirs, f"{other}1s"]] + [[]] * (players - 2)
    return position([f"{colour}{HIGH[colour]}d"], [[f"{other}{HIGH[other]}d"], *rest], column_of(colour))


SANITY = {f"take the lead in {c}, {n} players": take_the_lead(c, n) for c in LETTERS for n in (2, 3)}
SANITY |= {f"leave the bait in {c}, {n} players": leave_the_bait(c, n) for c in LETTERS for n in (2, 4)}
SANITY |= {
    "the row rather than the column": position(
        ["R2d"], [[], ["G5r"], ["O1r"]], {"a1": "R4r", "a2": "R5r", "b3": "G5d", "c3": "G3d"}
    ),
    "shed the dear card of the hand": position(
        ["P5r", "P1r"], [["Y4r"], ["P4s", "P4d", "P2s", "Y2s"], []], {"a1": "B1r", "d4": "O1d"}
    ),
    "the hand can bring the lead": position(
        ["G5r", "G3r", "B4s"], [[], ["G5s", "B2r", "B1s", "O3s"], []], {"a1": "O1d", "d4": "R2s"}
    ),
    "fill the last hole with the card that matches less": position(
        ["R2d", "B1s"],
        [["Y5r"], ["Y2r", "R5s", "R4s"], []],
        {"a1": "O1r", "b1": "O1s", "c1": "O1d", "d1": "G1r", "a2": "G1s", "b2": "G1d", "c2": "P1r", "d2": "P1s",
         "a3": "P1d", "b3": "B1r", "c3": "B1d", "d3": "R2r", "a4": "R2s", "b4": "Y1r", "c4": "Y1s"},
    ),
}  # fmt: skip


def winning(state):
    """The moves that end the game with seat 0 among the winners."""
    found = set()
    for move in state.legal(0):
        twin = state.copy()
        twin.play(0, move)
        if twin.over and 0 in twin.winners:
            found.add(move)
    return found


@pytest.mark.parametrize("name", SANITY)
def test_a_thinking_level_never_passes_a_certain_win(kadora, name):
    state = kadora.position(SANITY[name])
    good = winning(state)
    assert good and good < set(state.legal(0)), "the position should ask something"
    for level in THINKING:
        assert karat.bot("kadora", level, seed=1).choose(state.knowledge(0)) in good, level


def last_turn(game, players, seed):
    """A last turn out of a game between random movers, the other hands laid aside so that nothing is hidden."""
    luck, state = random.Random(seed), game.new(players, seed=seed)
    while not state.over:
        document = state.position()
        if document["last_turns"] == 1 and document["step"] == "place":
            seats = document["seats"][document["turn"] :] + document["seats"][: document["turn"]]
            seats = [seats[0]] + [{"hand": [], "loot": seat["loot"]} for seat in seats[1:]]
            return game.position(document | {"turn": 0, "seats": seats})
        seat = state.to_move[0]
        state.play(seat, luck.choice(state.legal(seat)))
    return None


@slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_thinking_level_finds_the_win_of_any_last_turn(kadora, players):
    asked = 0
    for seed in range(60):
        state = last_turn(kadora, players, seed)
        good = winning(state)
        if good and good < set(state.legal(0)):
            asked += 1
            for level in THINKING:
                assert karat.bot("kadora", level).choose(state.knowledge(0)) in good, (seed, level)
    assert asked >= 5


@pytest.mark.parametrize("colour", LETTERS)
def test_the_only_lead_is_not_given_away(kadora, colour):
    mine = [f"{colour}{HIGH[colour]}{kind}" for kind in "rs"]
    other = "G" if colour != "G" else "Y"
    rest = [[f"{other}{HIGH[other]}r", f"{colour}{LOW[colour]}d"], []]
    state = kadora.position(position([f"{other}1d"], [mine, *rest], {"a1": "B2r" if colour != "B" else "R2r"}, "give"))
    assert f"gift {colour} 2" in state.legal(0)
    for level in THINKING:
        assert karat.bot("kadora", level).choose(state.knowledge(0)) == "keep", level


def test_the_drawn_colour_is_the_one_that_is_led(kadora):
    """The last two cards: green is led for good, purple is lost."""
    state = kadora.position(
        position(
            ["G1s", "G1d"], [["G5r", "G5s"], ["P5r", "P5s", "P4r"], ["O5r", "P1d"]], {"a1": "O1d"}, "draw", None,
            [["B1r"], ["B1s"]], ["G5d"], ["P5d"],
        )
    )  # fmt: skip
    for level in THINKING:
        assert karat.bot("kadora", level).choose(state.knowledge(0)) == "draw left", level


# Honesty -------------------------------------------------------------------------------------------------------------
def halfway(game, players, seed, decisions):
    luck, state = random.Random(seed), game.new(players, seed=seed)
    for _ in range(decisions):
        seat = state.to_move[0]
        state.play(seat, luck.choice(state.legal(seat)))
    return state


@slow
@pytest.mark.parametrize("name", NAMES)
def test_equal_knowledge_and_seed_give_equal_answers(kadora, name):
    for seed in range(3):
        state = halfway(kadora, 2 + seed, seed, 20)
        knowledge = state.knowledge(state.to_move[0])
        twin = knowledge.resample(7).knowledge(knowledge.seat)  # another world, the same knowledge
        first = karat.bot("kadora", name, seed=3).advise(knowledge)
        assert first == karat.bot("kadora", name, seed=3).advise(twin)
        assert sorted(row["move"] for row in first) == sorted(knowledge.legal())
        assert all(0 <= row["win"] <= 1 and 0 <= row["error"] <= 1 for row in first)


@slow
@pytest.mark.parametrize("name", [name for name in NAMES if name not in ("4", "5", "6")])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_are_legal_to_the_end(kadora, name, players):
    state = kadora.new(players, seed=players)
    bots = [karat.bot("kadora", name, seed) for seed in range(players)]
    while not state.over:
        seat = state.to_move[0]
        state.play(seat, bots[seat].choose(state.knowledge(seat)))
    assert state.winners


def test_a_first_impression_looks_only_at_what_the_seat_knows(kadora):
    mind = brain(kadora)
    state = halfway(kadora, 3, 1, 10)
    seat = state.to_move[0]
    knowledge = state.knowledge(seat)
    for move in knowledge.legal():
        code = kadora._words.move_from(move)
        liked = mind.prefer(state._states[0], seat, code)
        assert mind.prefer(knowledge._known[0], seat, code) == liked
        assert mind.prefer(knowledge.resample(5)._states[0], seat, code) == liked


# Reasons -------------------------------------------------------------------------------------------------------------
def test_every_move_has_one_to_three_reasons_whose_values_fit_their_sentence(kadora):
    mind, seen = brain(kadora), set()
    for seed in range(12):
        state = halfway(kadora, 2 + seed % 3, seed, 5 * seed)
        seat = state.to_move[0]
        knowledge = state.knowledge(seat)
        for move in knowledge.legal():
            reasons = mind.reasons(knowledge, move)
            assert 1 <= len(reasons) <= 3
            for reason in reasons:
                sentence = mind.SENTENCES[reason["id"]]
                fields = {name for _, name, _, _ in string.Formatter().parse(sentence) if name}
                assert fields == set(reason["values"]), reason["id"]
                assert all(type(value) in (int, str) for value in reason["values"].values())
                seen.add(reason["id"])
    assert len(seen) >= 6
