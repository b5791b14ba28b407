"""Sea or Shore's bots: they see the obvious, never peek, show now this half and now that, and say why."""

import random

import numba
import numpy as np
import pytest

import karat
from certainty import after, wins
from games.seashore.table import doc
from karat.bots import brain, names
from karat.games.seashore.bot import EVEN, MIXED, choose, like, other_half, roll, rolled, turns_over
from karat.games.seashore.bot_reasons import reasons
from karat.games.seashore.moves import MAX_MOVES
from karat.kernel.luck import new_luck
from karat.table.judge import argues_for
from reasoned import ids_that_fit, reasons_of, said

LETTERS = "RBPG"
THINKING = ("3", "4", "5", "6")
seashore = karat.game("seashore")
mind = brain(seashore)
slow = pytest.mark.skipif(bool(numba.config.DISABLE_JIT), reason="whole games of play-outs need the compiler")


# Positions -----------------------------------------------------------------------------------------------------------
def at(hands, scores, piles, played="", plus=(), tops=(), step="play", pending=(), drawn=None, box="", out="", start=1):
    """Seat 0 to move in round two, by default as the last of a trick. Hands and tops: one text a seat, by commas."""
    hands, count = hands.split(","), len(scores)
    seats = [
        {"hand": hand.split(), "points_pile": top.split(), "plus": more, "score": score, "pass": None}
        for hand, score, more, top in zip(hands, scores, [*plus, *[0] * count], [*tops, *[""] * count])
    ]
    cards = [card.split(":") for card in played.split()]  # seat:card:shows:plus
    lying = [{"seat": int(p), "card": card, "shows": shows, "plus": int(laid)} for p, card, shows, laid in cards]
    used = sum(seat["plus"] for seat in seats) + sum(card["plus"] for card in lying)
    return {
        "game": "seashore", "players": count, "options": {}, "round": 2, "start": start, "turn": 0, "step": step,
        "piles": [pile.split() for pile in piles], "supply": 22 - used, "box": box.split(), "played": lying,
        "out": out.split(), "taken": [], "pending": list(pending), "drawn": drawn, "seats": seats,
    }  # fmt: skip


def piles_of(players, *treasures):
    """Open treasures in the piles that they belong to."""
    if players == 3:
        return [" ".join(treasures)]
    return [" ".join(t for t in treasures if t[1] in pair) for pair in ("RB", "PG")]


def partner(colour):
    return LETTERS[LETTERS.index(colour) ^ 1]


def away(colour):
    """A colour of the other pair."""
    return LETTERS[(LETTERS.index(colour) + 2) % 4]


def enough_plus(colour, players):
    """The last trick: two plus cards win the treasure that decides; fewer do not, and more cost the game."""
    c, o = colour, away(colour)
    lying = f"1:{c}8:sea:0 " + " ".join(f"{p}:{o}{p}:sea:0" for p in range(2, players))
    return at(f"{c}7" + "," * (players - 1), [9, 10, *[2] * (players - 2)], piles_of(players, f"t{c}3"), lying, (3,))


def save_plus(colour, players):
    """The last trick: the treasure is out of reach, and the plus cards are the points that win."""
    c, o = colour, away(colour)
    lying = f"1:{c}12:sea:0 " + " ".join(f"{p}:{o}{p}:sea:0" for p in range(2, players))
    return at(f"{c}6" + "," * (players - 1), [10, 9, *[2] * (players - 2)], piles_of(players, f"t{c}2"), lying, (4,))


def steal_the_lead(colour, players):
    """After the last trick: only stealing from the leader wins."""
    c, o = colour, away(colour)
    lying = f"0:{c}9:sea:0 " + " ".join(f"{p}:{o}{p}:shore:0" for p in range(1, players))
    tops = ["", f"t{c}1", *[""] * (players - 3), f"t{c}3"]
    return at("," * (players - 1), [7, *[3] * (players - 2), 8], piles_of(players, f"t{c}4"), lying, tops=tops,
              step="claim", pending=[{"seat": 0, "step": "claim", "colour": c}], start=0)  # fmt: skip


def rather_take(colour, players):
    """After the last trick: only the open treasure is enough."""
    c, o = colour, away(colour)
    lying = f"0:{c}9:sea:0 " + " ".join(f"{p}:{o}{p}:shore:0" for p in range(1, players))
    tops = ["", f"t{c}1", *[""] * (players - 2)]
    return at("," * (players - 1), [8, 1, *[10] * (players - 2)], piles_of(players, f"t{c}4"), lying, tops=tops,
              step="claim", pending=[{"seat": 0, "step": "claim", "colour": c}], start=0)  # fmt: skip


def rob_the_leader(players):
    """After the last trick: two plus cards fewer, and the leader has lost."""
    lying = "0:R9:sea:0 " + " ".join(f"{p}:{'PGPG'[p - 1]}{p}:shore:0" for p in range(1, players))
    return at("," * (players - 1), [9, *[5] * (players - 2), 9], piles_of(players), lying,
              (0, *[2] * (players - 2), 2), step="rob", pending=[{"seat": 0, "step": "rob"}], start=0)  # fmt: skip


def right_colour(colour, players):
    """The last two cards: one of them takes the treasure that decides, which will not lie open again."""
    c, p = colour, partner(colour)
    o = [away(colour), partner(away(colour))]
    lying = " ".join(f"{s}:{o[s % 2]}{9 - s}:sea:0" for s in range(1, players))
    hands = ",".join([f"{c}5 {p}9", *[f"{o[s % 2]}{13 - s}" for s in range(1, players)]])
    return at(hands, [8, 9, *[2] * (players - 2)], piles_of(players, f"t{c}4", f"t{p}1"), lying)


# In these some moves win for certain, whatever the others do, and some do not.
CERTAIN = {}
for number, letter in enumerate(LETTERS):
    n = 3 + number % 3
    CERTAIN |= {
        f"just enough plus cards: {letter}, {n} players": enough_plus(letter, n),
        f"keep the plus cards: {letter}, {n} players": save_plus(letter, n),
        f"steal from the leader: {letter}, {n} players": steal_the_lead(letter, n),
        f"take rather than steal: {letter}, {n} players": rather_take(letter, n),
        f"the colour of the treasure: {letter}, {n} players": right_colour(letter, n),
    }
CERTAIN |= {f"rob the leader, {n} players": rob_the_leader(n) for n in (4, 5)}


def certain(state):
    """The moves after which seat 0 wins, whatever the others do and hold."""
    worlds = [state, *(state.knowledge(0).resample(seed) for seed in range(3))]
    return {move for move in state.legal(0) if all(wins(after(world, 0, move)) for world in worlds)}


@pytest.mark.parametrize("name", CERTAIN)
def test_a_thinking_level_never_passes_a_certain_win(name):
    state = seashore.position(CERTAIN[name])
    good = certain(state)
    assert good and good < set(state.legal(0)), "the position should ask something"
    for level in THINKING:
        assert karat.bot("seashore", level, seed=1).choose(state.knowledge(0)) in good, level


# Earlier nothing is certain, but these moves are clearly right.
FREE = "1:P8:sea:0 2:G9:sea:0"
TRICKS = "B2 B3 P3,B4 B5 G6,P4 P5 G7"
CLEAR = {
    "a free treasure of four": (
        at("R5 B9 B1 P1," + TRICKS[:8] + "," + TRICKS[9:17], [5, 5, 5], ["tR4 tB1 tG1 tP2 tG2"], FREE),
        ["play R5 sea", "play R5 shore"],
    ),
    "a free treasure, four players": (
        at("G5 B9 B1 P1," + TRICKS, [5, 5, 5, 5], ["tB1 tR1 tR2", "tG4 tP1 tP2"], "1:B8:sea:0 2:R9:sea:0 3:R3:sea:0"),
        ["play G5 sea", "play G5 shore"],
    ),
    "the highest drawn card is kept": (
        at("R3,B2 B3,P3 P4", [5, 5, 5], ["tR4 tR3 tG1"], "0:P9:sea:0 1:B5:sea:0 2:B4:sea:0", step="return",
           pending=[{"seat": 0, "step": "return"}], drawn={"from": 1, "cards": ["R12", "B1"]}, start=0),
        ["return B1 R3"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CLEAR)
def test_a_thinking_level_sees_what_is_clearly_right(name):
    document, good = CLEAR[name]
    knowledge = seashore.position(document).knowledge(0)
    assert set(good) < set(knowledge.legal())
    for level in THINKING:
        assert karat.bot("seashore", level, seed=1).choose(knowledge) in good, level


# Honesty -------------------------------------------------------------------------------------------------------------
def halfway(players, seed, decisions):
    luck, state = random.Random(seed), seashore.new(players, seed=seed)
    for _ in range(decisions):
        seat = state.to_move[0]
        state.play(seat, luck.choice(state.legal(seat)))
    assert not state.over
    return state


def codes(state):
    seat = state.to_move[0]
    return seat, [seashore.words.move_from(move) for move in state.legal(seat)]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_first_impression_looks_only_at_what_the_seat_knows(players):
    for seed in range(12):
        state = halfway(players, seed, 2 + 5 * seed)
        seat, moves = codes(state)
        knowledge = state.knowledge(seat)
        world = knowledge.resample(seed)
        for code in moves:
            liked = mind.prefer(state.states[0], seat, code)
            assert mind.prefer(knowledge.known[0], seat, code) == liked
            assert mind.prefer(world.states[0], seat, code) == liked


@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_look_for_all_moves_chooses_what_is_liked_best(players):
    for seed in range(12):
        state = halfway(players, seed, 2 + 5 * seed)
        seat, moves = codes(state)
        likings = {code: like(state.states[0], seat, code, EVEN) for code in moves}
        chosen = choose(state.states[0], seat, np.array(moves), len(moves), new_luck(seed), EVEN)
        assert roll(state.states[0], np.array([*moves, seat]), len(moves), new_luck(seed)) == moves.index(chosen)
        assert rolled(state.states[0], seat, np.zeros(MAX_MOVES, np.int64), new_luck(seed)) == chosen
        twin = other_half(seashore.words.move_text(chosen))
        liked = [likings[chosen], *([likings[seashore.words.move_from(twin)]] if twin else [])]
        assert max(liked) == pytest.approx(max(likings.values()), abs=MIXED)


@slow
@pytest.mark.parametrize("name", names(seashore))
def test_advice_lists_every_legal_move(name):
    state = halfway(4, 3, 25)
    knowledge = state.knowledge(state.to_move[0])
    advice = karat.bot("seashore", name, seed=3).advise(knowledge)
    assert sorted(row["move"] for row in advice) == sorted(knowledge.legal())
    twin = knowledge.resample(7).knowledge(knowledge.seat)  # another world, the same knowledge
    assert advice == karat.bot("seashore", name, seed=3).advise(twin)


# What is shown -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("better", "often"), [(0.0, 0.5), (0.5, 0.25), (1.0, 0.0), (2.0, 0.0), (-1.0, 1.0)])
def test_the_other_half_is_shown_the_more_often_the_closer_it_is(better, often):
    shown = sum(turns_over(new_luck(seed), better * MIXED, MIXED) for seed in range(4000))
    assert shown / 4000 == pytest.approx(often, abs=0.03)


@slow
@pytest.mark.parametrize("name", ["bold", "3"])
def test_where_it_tells_nobody_anything_both_halves_are_shown_alike(name):
    knowledge = seashore.position(enough_plus("G", 3)).knowledge(0)  # the last card of the round
    chosen = [karat.bot("seashore", name, seed).choose(knowledge) for seed in range(200)]
    assert 60 <= sum("sea" in move for move in chosen) <= 140


@slow
def test_habits_of_showing_differ_and_no_half_gives_the_card_away():
    """Of all cards laid before the last of a trick, how often the number is shown, for low and for high cards."""
    for name in ("2", "3", "careful", "bluffer"):
        high, low = shown_by(name, seeds=6)
        assert 0.02 < np.mean(high) < 0.98 and 0.02 < np.mean(low) < 0.98, name


def shown_by(name, seeds):
    high, low = [], []
    for seed in range(seeds):
        state, bots = seashore.new(4, seed=seed), [karat.bot("seashore", name, seed + p) for p in range(4)]
        while not state.over:
            seat = state.to_move[0]
            move = bots[seat].choose(state.knowledge(seat))
            if move.startswith("play"):
                (high if int(move.split()[1][1:]) > 6 else low).append("shore" in move)
            state.play(seat, move)
    return high, low


# Habits --------------------------------------------------------------------------------------------------------------
def habits(name):
    """What a personality does in twenty games: steals, plus cards laid, numbers of cards laid on treasures."""
    steals = claims = laid = plays = feints = 0
    for seed in range(20):
        state, bots = seashore.new(4, seed=seed), [karat.bot("seashore", who, seed) for who in (name, *"222")]
        while not state.over:
            seat = state.to_move[0]
            move = bots[seat].choose(state.knowledge(seat))
            if seat == 0:
                steals += move.startswith("steal")
                claims += move.startswith(("steal", "take"))
                plays += move.startswith("play")
                laid += int(move.partition("+")[2] or 0)
                feints += move.startswith("play") and (int(move.split()[1][1:]) > 6) == ("shore" in move)
            state.play(seat, move)
    return {"steals": steals / max(claims, 1), "laid": laid / plays, "feints": feints / plays}


@slow
def test_personalities_have_habits():
    shown = {name: habits(name) for name in mind.PERSONALITIES}
    calm = [name for name in shown if name not in ("thief", "hoarder", "bluffer")]
    assert shown["thief"]["steals"] > 1.2 * max(shown[name]["steals"] for name in calm)
    assert shown["hoarder"]["laid"] < 0.7 * min(shown[name]["laid"] for name in calm)
    assert shown["bluffer"]["feints"] > 1.2 * max(shown[name]["feints"] for name in calm)


# Reasons -------------------------------------------------------------------------------------------------------------
def test_every_move_has_one_to_three_reasons_whose_values_fit_their_sentence():
    seen = set()
    for seed in range(60):
        state = halfway(3 + seed % 3, seed, seed)
        seat = state.to_move[0]
        knowledge = state.knowledge(seat)
        for move in knowledge.legal():
            given = reasons(knowledge, move)
            assert 1 <= len(given) <= 3
            seen |= ids_that_fit("seashore", given)
    assert seen == set(reasons_of("seashore"))


@pytest.mark.parametrize(("move", "told"), [
    ("play R12 sea", ["R12 wins its colour for certain.", "The face-up red treasure is worth 4.",
                      "The others see only red"]),
    ("play R1 sea", ["10 unseen cards of its colour are higher.",
                     "If R1 is the lowest card of its colour, it gets you plus cards.", "The others see only red"]),
])  # fmt: skip
def test_a_low_card_is_not_said_to_win_its_prize(move, told):
    """Learned from reading: "The face-up red treasure is worth 4." was a reason for playing the lowest red."""
    state = seashore.position(doc(["R12 R1", "B2 G3", "P2 G4"], ["tR4 tG1 tG2"]))
    found = said(state, reasons(state.knowledge(0), move))
    assert all(known in one for one, known in zip(found, told, strict=True))
    advised = karat.bot("seashore", "1").advise(state.knowledge(0))[0]
    assert all(argues_for(seashore, one) for one in advised["reasons"])


def test_a_half_that_gives_the_card_away_hides_nothing():
    state = seashore.position(doc(["R12 R1", "B2 G3", "P2 G4"], ["tR4 tG1 tG2"], out=[f"{c}12" for c in "BPG"]))
    ids = [one["id"] for one in reasons(state.knowledge(0), "play R12 shore")]
    assert ids == ["seashore-certain", "seashore-treasure"]


@pytest.mark.parametrize(("document", "move", "told"), [
    (steal_the_lead("R", 3), "steal 2", ["It brings 3 and costs seat 2, who has 11 so far, just as much."]),
    (steal_the_lead("R", 3), "take", ["It brings 4 for certain."]),
    (rob_the_leader(4), "rob 3", ["Seat 3 has 2 plus cards and 10 points so far."]),
    (CLEAR["the highest drawn card is kept"][0], "return B1 R3", [
        "B1 beats no unseen card of its colour.",
        "R3 beats 2 of 10 unseen cards of its colour."]),
])  # fmt: skip
def test_reasons_are_true(document, move, told):
    state = seashore.position(document)
    assert said(state, reasons(state.knowledge(0), move)) == told
