"""Kadora's bots: they see the obvious, never peek, answer alike to the same knowledge, and play whole games."""

import random

import numba
import numpy as np
import pytest

import karat
from certainty import after, wins
from karat.bots import brain, names
from karat.games.kadora.bot import EVEN, MEAN, VIEW, choose, like, look, part, reasons, taken_by
from karat.games.kadora.rules import CELLS, FIRST_PLACE
from reasoned import ids_that_fit, reasons_of, said

LETTERS = "ROYGBP"
THINKING = ("3", "4", "5", "6")
kadora = karat.game("kadora")
mind = brain(kadora)
slow = pytest.mark.skipif(bool(numba.config.DISABLE_JIT), reason="whole games of play-outs need the compiler")


# Positions -----------------------------------------------------------------------------------------------------------
def at(hand, loots, block, hands="", step="place", last_turns=1, left="", right="", aside=""):
    """Seat 0 to move, by default in the very last turn. Loots and other hands: one text for each seat, by commas."""
    cells = dict(cell.split(":") for cell in block.split())
    loots, hands = loots.split(","), [hand, *hands.split(",")]
    hands += [""] * (len(loots) - len(hands))
    return {
        "game": "kadora", "players": len(loots), "options": {}, "turn": 0, "step": step,
        "block": [[cells.get(f"{column}{row}", "-") for column in "abcd"] for row in range(1, 5)],
        "left": left.split(), "right": right.split(), "aside": aside.split(),
        "last_turns": None if left or right else last_turns,
        "seats": [{"hand": cards.split(), "loot": loot.split()} for cards, loot in zip(hands, loots)],
    }  # fmt: skip


LACKING = dict(zip(LETTERS, (1, 2, 3, 4, 5, 3)))
HIGH = {colour: 4 if colour == "B" else 5 for colour in LETTERS}  # the highest card of each colour
LOW = {colour: 2 if colour == "R" else 1 for colour in LETTERS}
OTHER = {colour: "Y" if colour == "G" else "G" for colour in LETTERS}


def column_of(colour):
    """Two high cards of a colour in column a, and a 2: any card of that colour there takes the high ones."""
    high = HIGH[colour]
    return f"a1:{colour}{high}r a2:{colour}{high}s a4:{'P' if colour == 'R' else 'R'}2s"


def take_the_lead(colour, players):
    """Without the colour seat 0 leads nothing and cannot win; with it, it wins."""
    other, low = OTHER[colour], LOW[colour]
    theirs = f"{other}{HIGH[other]}r {colour}{low}r {colour}{low}s"
    return at(f"{colour}{low}d", f"{other}1d,{theirs}" + "," * (players - 2), column_of(colour))


def leave_the_bait(colour, players):
    """Somebody else's lead in the colour cannot be reached: what lies there would only count against seat 0."""
    other, high = OTHER[colour], HIGH[colour]
    theirs = [f"{colour}{value}{kind}" for value in range(1, 6) for kind in "rsd"]
    theirs = " ".join([card for card in theirs if int(card[1]) not in (high, LACKING[colour])][-9:])
    return at(f"{colour}{high}d", f"{other}{HIGH[other]}d,{theirs} {other}1s" + "," * (players - 2), column_of(colour))


FULL_BUT_D4 = "a1:O1r b1:O1s c1:O1d d1:G1r a2:G1s b2:G1d c2:P1r d2:P1s a3:P1d b3:B1r c3:B1d d3:R2r a4:R2s b4:Y1r c4:Y1s"

# In these some moves win for certain, whatever the others do, and some do not.
CERTAIN = {f"take the lead in {c}": take_the_lead(c, 2 + i % 3) for i, c in enumerate(LETTERS)}
CERTAIN |= {f"leave the bait in {c}": leave_the_bait(c, 4 - i % 3) for i, c in enumerate(LETTERS)}
CERTAIN |= {
    "the row rather than the column": at("R2d", ",G5r,O1r", "a1:R4r a2:R5r b3:G5d c3:G3d"),
    "shed the dear card of the hand": at("P5r P1r", "Y4r,P4s P4d P2s Y2s,", "a1:B1r d4:O1d"),
    "shed the dear card, four players": at("P5r P1r", "Y4r,P4s P4d P2s Y2s,Y1s,P2d Y1d", "a1:B1r d4:O1d"),
    "the hand can bring the lead": at("G5r G3r B4s", ",G5s B2r B1s O3s,", "a1:O1d d4:R2s"),
    "fill the last hole with the card that matches less": at("R2d B1s", "Y5r,Y2r R5s R4s,", FULL_BUT_D4),
    "take the card that would cost the lead": at(
        "Y5s B1d", "G5d G1s,B4r G3r", "a1:G5s", hands="G5r", last_turns=2),
    "take it, with three players": at(
        "Y5s B1d", "G5d G1s,B4r G3r,P2r G1r G1d", "a1:G5s d4:O3d", hands="G5r,", last_turns=3),
    "a colour must be won before it is too late": at(
        "G1r P2d", "Y1r,Y5r R5r G2r G2s,O5r B4r Y2r Y2s P5r", "a1:G5d a2:G5s a4:G3d", hands="R3d,B3d", last_turns=3),
    "the island's purple can be counted": at(
        "O3d", "P4r P4s,R5r R4r Y2r", "a1:P2d a2:P5d c3:R5d d3:R2d", aside="P5r P5s P4d"),
    "the island has more red than can be reached": at(
        "R2d", "Y5d,Y4s B1r", "a1:R4d a2:R5d", aside="R5r R5s R4r Y1r"),
    "the island has nothing of it": at("R2d", "Y1d,Y4s R4s", "a1:R4d a2:R5d", aside="B4r B4s Y1r Y1s"),
    "the lead that the hands will take is given away": at(
        "O1r", "B2r R5r,O4d R2d,", "a1:P1d", hands="B1r B1s B1d", step="give"),
    "the same, four players": at("O1r", "B2r R5r,O4d R2d,,B1r O5r R2s", "a1:P1d", hands=",,B1s B3s", step="give"),
    "nobody is given what makes a winner of them": at("R2s", "R5r G5r Y1s,Y4r R3d,", "a1:P1d", step="give"),
}  # fmt: skip
CERTAIN |= {
    f"the only lead is not given away: {c}": at(
        f"{OTHER[c]}1d", f"{c}{HIGH[c]}r {c}{HIGH[c]}s,{OTHER[c]}{HIGH[OTHER[c]]}r" + "," * (i % 3),
        "a1:R2r" if c == "B" else "a1:B2r", step="give",
    ) for i, c in enumerate(LETTERS)
}  # fmt: skip


def certain(state):
    """The moves after which seat 0 wins, whatever the others do."""
    return {move for move in state.legal(0) if wins(after(state, 0, move))}


@pytest.mark.parametrize("name", CERTAIN)
def test_a_thinking_level_never_passes_a_certain_win(name):
    state = kadora.position(CERTAIN[name])
    good = certain(state)
    assert good and good < set(state.legal(0)), "the position should ask something"
    for level in THINKING:
        assert karat.bot("kadora", level, seed=1).choose(state.knowledge(0)) in good, level


# Before the last turns nothing is certain, but these moves are clearly right.
YELLOW = "Y5r Y4r Y4s Y4d Y2r Y1r"  # more than half of the colour
BAIT = "a1:Y5d a2:Y5s a4:Y1s b1:B1r c1:G1s d1:R2r d2:O1s d3:B1s b4:P1r c4:R2s d4:O1r"
ELSEWHERE = [f"place {card} {cell}" for card in ("Y2d", "G2s", "B1d") for cell in ("b2", "c2", "b3", "c3")]
ROWS = {"left": "O3r G3r B3r P4s", "right": "R3r Y1d G5r B4r"}
CLEAR = {
    "draw the card that brings the lead": (
        at("G5s G3s", ",G5r G3r G1r Y2r,O5r Y1s", "a1:O1d", "B1r,B1s", "draw", left="G5d", right="P5r"),
        ["draw left"],
    ),
    "draw it from the right, two players": (
        at("G5s G3s", ",G5r G3r G1r Y2r", "a1:O1d", "B1r", "draw", left="P5r", right="G5d"),
        ["draw right"],
    ),
    "draw it, four players": (
        at("R5s R3s", ",R5r R3r Y2r,O5r Y1s,B4r Y1d", "a1:O1d", "B1r,B1s,G1r", "draw", left="P5r", right="R5d"),
        ["draw right"],
    ),
    "leave what somebody else leads for good, two players": (
        at("Y2d G2s B1d", f"R5r,{YELLOW}", BAIT, "R2d G2r", **ROWS),
        ELSEWHERE,
    ),
    "leave it, three players": (at("Y2d G2s B1d", f"R5r,{YELLOW},O4r", BAIT, "R2d G2r,B2d P2r", **ROWS), ELSEWHERE),
    "leave it, four players": (
        at("Y2d G2s B1d", f"R5r,O4r,{YELLOW},P5s", BAIT, "R2d G2r,B2d P2r,B2s P2d", **ROWS),
        ELSEWHERE,
    ),
}


@pytest.mark.parametrize("name", CLEAR)
def test_a_thinking_level_sees_what_is_clearly_right(name):
    document, good = CLEAR[name]
    knowledge = kadora.position(document).knowledge(0)
    assert set(good) < set(knowledge.legal())
    for level in THINKING:
        assert karat.bot("kadora", level, seed=1).choose(knowledge) in good, level


def last_turn(players, seed):
    """A last turn out of a game between random movers, the other hands laid aside so that nothing is hidden."""
    luck, state = random.Random(seed), kadora.new(players, seed=seed)
    while not state.over:
        document = state.position()
        if document["last_turns"] == 1 and document["step"] == "place":
            seats = document["seats"][document["turn"] :] + document["seats"][: document["turn"]]
            seats = [seats[0]] + [{"hand": [], "loot": seat["loot"]} for seat in seats[1:]]
            return kadora.position(document | {"turn": 0, "seats": seats})
        seat = state.to_move[0]
        state.play(seat, luck.choice(state.legal(seat)))
    return None


@slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_thinking_level_finds_the_win_of_any_last_turn(players):
    asked = 0
    for seed in range(60):
        state = last_turn(players, seed)
        good = certain(state)
        if good and good < set(state.legal(0)):
            asked += 1
            for level in THINKING:
                assert karat.bot("kadora", level).choose(state.knowledge(0)) in good, (seed, level)
    assert asked >= 5


# Honesty -------------------------------------------------------------------------------------------------------------
def halfway(players, seed, decisions):
    luck, state = random.Random(seed), kadora.new(players, seed=seed)
    for _ in range(decisions):
        seat = state.to_move[0]
        state.play(seat, luck.choice(state.legal(seat)))
    assert not state.over
    return state


@slow
@pytest.mark.parametrize("name", names(kadora))
def test_equal_knowledge_and_seed_give_equal_answers(name):
    for seed in range(3):
        state = halfway(2 + seed, seed, 20)
        knowledge = state.knowledge(state.to_move[0])
        twin = knowledge.resample(7).knowledge(knowledge.seat)  # another world, the same knowledge
        first = karat.bot("kadora", name, seed=3).advise(knowledge)
        assert first == karat.bot("kadora", name, seed=3).advise(twin)
        assert sorted(row["move"] for row in first) == sorted(knowledge.legal())
        assert all(0 <= row["win"] <= 1 and 0 <= row["error"] <= 1 for row in first)


@slow
@pytest.mark.parametrize("name", [name for name in names(kadora) if name not in ("4", "5", "6")])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_are_legal_to_the_end(name, players):
    state = kadora.new(players, seed=players)
    bots = [karat.bot("kadora", name, seed) for seed in range(players)]
    while not state.over:
        seat = state.to_move[0]
        state.play(seat, bots[seat].choose(state.knowledge(seat)))
    assert state.winners


def codes(state):
    seat = state.to_move[0]
    return seat, [kadora.words.move_from(move) for move in state.legal(seat)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_first_impression_looks_only_at_what_the_seat_knows(players):
    state = halfway(players, 1, 10)
    seat, moves = codes(state)
    knowledge = state.knowledge(seat)
    for code in moves:
        liked = mind.prefer(state.states[0], seat, code)
        assert mind.prefer(knowledge.known[0], seat, code) == liked
        assert mind.prefer(knowledge.resample(5).states[0], seat, code) == liked


# Counting ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_look_for_all_moves_chooses_what_is_liked_best(players):
    for seed in range(8):
        state = halfway(players, seed, 6 * seed)
        seat, moves = codes(state)
        likings = [like(state.states[0], seat, code, EVEN) for code in moves]
        chosen = choose(state.states[0], seat, np.array([*moves, seat]), len(moves), EVEN)
        assert likings[chosen] == max(likings)


@pytest.mark.parametrize("state", [
    *(halfway(2 + seed % 3, seed, 4 * seed) for seed in range(12)),
    kadora.position(CERTAIN["fill the last hole with the card that matches less"]),
    kadora.position(at("O1d", ",", "".join(f"{c}{r}:{card} " for c, r, card in (
        ("d", 1, "O1r"), ("d", 2, "O1s"), ("d", 3, "B1d"), ("a", 4, "G1d"), ("b", 4, "P1d"), ("c", 4, "Y1d"),
        ("a", 1, "R2r"), ("b", 1, "R2s"), ("c", 1, "R2d"), ("a", 2, "R3r"), ("b", 2, "R3s"), ("c", 2, "R3d"),
        ("a", 3, "R4r"), ("b", 3, "R4s"), ("c", 3, "R4d"))))),  # all six match: all six are taken
])  # fmt: skip
def test_what_a_card_takes_is_what_the_rules_hand_over(state):
    seat = state.to_move[0]
    for move in state.legal(seat):
        if move.startswith("place"):
            taken = taken_by(state.states[0], *divmod(kadora.words.move_from(move) - FIRST_PLACE, CELLS))
            won = taken_cards(state, seat, move)
            assert [part(taken, colour) for colour in range(6)] == [
                sum(int(card[1]) for card in won if card[0] == letter) for letter in LETTERS
            ]


def taken_cards(state, seat, move):
    """The cards of the block that a move brings its seat."""
    block = {card for row in state.position()["block"] for card in row}
    return block & set(after(state, seat, move).position()["seats"][seat]["loot"])


def test_an_unseen_card_is_worth_the_mean_of_those_that_are_left():
    state = halfway(3, 4, 30)
    seat = state.to_move[0]
    knowledge, view = state.knowledge(seat), np.empty(VIEW)
    look(knowledge.known[0], seat, EVEN, view)
    document = state.position()
    seen = [card for row in document["block"] for card in row] + document["seats"][seat]["hand"]
    seen += [card for one in document["seats"] for card in one["loot"]]
    for colour, letter in enumerate(LETTERS):
        left = [value for value in range(1, 6) for kind in "rsd"
                if value != LACKING[letter] and f"{letter}{value}{kind}" not in seen]  # fmt: skip
        assert view[MEAN, colour] == pytest.approx(sum(left) / len(left))


# Habits --------------------------------------------------------------------------------------------------------------
def habits(name):
    """What a personality does in thirty games, for each turn: points taken, and gifts."""
    points = gifts = turns = 0
    for seed in range(30):
        state, bots = kadora.new(3, seed=seed), [karat.bot("kadora", who, seed) for who in (name, "2", "2")]
        while not state.over:
            seat = state.to_move[0]
            move = bots[seat].choose(state.knowledge(seat))
            if seat == 0 and move.startswith("place"):
                turns += 1
                points += sum(int(card[1]) for card in taken_cards(state, seat, move))
            gifts += seat == 0 and move.startswith("gift")
            state.play(seat, move)
    return {"points": points / turns, "gifts": gifts / turns}


@slow
def test_personalities_have_habits():
    shown = {name: habits(name) for name in mind.PERSONALITIES}
    assert shown["careful"]["points"] < 0.7 * shown["giver"]["points"] < 0.7 * shown["collector"]["points"]
    assert shown["giver"]["gifts"] > 2 * max(shown["careful"]["gifts"], shown["collector"]["gifts"])


# Reasons -------------------------------------------------------------------------------------------------------------
def test_every_move_has_one_to_three_reasons_whose_values_fit_their_sentence():
    seen = set()
    for seed in range(50):
        state = halfway(2 + seed % 3, seed, seed)
        seat = state.to_move[0]
        knowledge = state.knowledge(seat)
        for move in knowledge.legal():
            given = reasons(knowledge, move)
            assert 1 <= len(given) <= 3
            seen |= ids_that_fit("kadora", given)
    assert seen == set(reasons_of("kadora"))


@pytest.mark.parametrize(("document", "move", "told"), [
    (take_the_lead("B", 3), "place B1d a3", [
        "It takes the lead in blue: 8 against 2.",
        "It takes the lead in blue away from seat 1, whose penalty grows by 2.",
        "B1d leaves your hand, where it could become a penalty."]),
    (leave_the_bait("P", 3), "place P5d a3", [
        "It takes 10 in colours that someone else leads.",
        "P5d leaves your hand, where it could become a penalty."]),
    (leave_the_bait("P", 3), "place P5d d4", [
        "It takes no cards, so it adds nothing to your penalty.",
        "P5d leaves your hand, where it could become a penalty."]),
    (CERTAIN["the island's purple can be counted"], "place O3d a4", [
        "It makes the lead in purple safer: 15 against 0.", "The island has 3 cards in purple, worth about 14.",
        "O3d leaves your hand, where it could become a penalty."]),
    (at("G1s", "G5r,P5r,O5r", "a1:O1d", "B1r,G1r", "draw", left="G5d", right="P5d"), "draw left", [
        "The next card is green, which you lead.",
        "Green cards you haven’t seen are worth 3 on average."]),
    (CERTAIN["the only lead is not given away: B"], "keep", [
        "You lead blue, 8 against 0: as long as you do, it costs you nothing."]),
    (CERTAIN["the lead that the hands will take is given away"], "gift B 2", [
        "You lead blue by 2, but 3 of it can still be won.",
        "Seat 2 would then have 2 in blue, and would have to keep the lead."]),
])  # fmt: skip
def test_reasons_are_true(document, move, told):
    state = kadora.position(document)
    assert said(state, reasons(state.knowledge(0), move)) == told
