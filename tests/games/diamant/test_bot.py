"""Diamant's bots: exact values, obvious positions, mixing, and a ladder."""

from functools import cache

import numpy as np
import pytest

import karat
from karat.games.diamant.bot import reasons, table_of
from karat.games.diamant.bot_alone import RUBIES, leave_or_stay
from karat.games.diamant.bot_looks import FIRSTS, LOOKS, SIZES, VIEWS, scene, standing, views
from karat.games.diamant.bot_train import learn
from karat.games.diamant.bot_worth import correct, expect, new_lines
from reasoned import ids_that_fit, reasons_of, said

TRAPS = ["spider", "snake", "lava", "boulder", "ram"]


def diamant(players, deck, **changes):
    seats = [{"inside": p == 0, "carried": 0, "chest": 0, "relics": [], "choice": None} for p in range(players)]
    document = {
        "game": "diamant",
        "players": players,
        "options": {},
        "expedition": 1,
        "path": [],
        "on_path": [],
        "deck": deck,
        "removed": [],
        "relic_pile": [],
        "seats": seats,
    }
    return karat.game("diamant").position(document | changes)


FULL_DECK = [f"T{value}" for value in (1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17)]
FULL_DECK += TRAPS * 3


@cache
def survival(cards, treasures, traps):
    """The chance that no trap is sprung by the next cards, after so many treasures and different traps on the path."""
    if not cards:
        return 1.0
    deck = FULL_DECK.copy()
    path = FULL_DECK[:treasures] + TRAPS[:traps]
    for card in path:
        deck.remove(card)
    kinds = {deck[0]: sum(card.startswith("T") for card in deck)} if deck[0].startswith("T") else {}
    kinds |= {trap: deck.count(trap) for trap in TRAPS}
    chance = 0.0
    for card, count in kinds.items():
        rest = deck.copy()
        rest.remove(card)
        state = diamant(3, [card, *rest], path=path, on_path=[0] * len(path))
        state.play(0, "stay")
        now = state.position()
        if now["expedition"] == 1:
            found = sum(name.startswith("T") for name in now["path"])
            chance += count / len(deck) * survival(cards - 1, found, len(now["path"]) - found)
    return chance


def test_the_chance_that_no_trap_is_sprung_in_the_first_cards():
    found = [survival(cards, 0, 0) for cards in range(2, 11)]
    known = [0.96552, 0.89901, 0.80624, 0.69538, 0.57584, 0.45688, 0.34643, 0.25022, 0.17146]
    assert found == pytest.approx(known, abs=5e-6)


# Obvious positions ---------------------------------------------------------------------------------------------------
ALL = object()


def table(inside, carried, chests, deck, path=(), on_path=(), expedition=5, **more):
    """Seats with these chests, the first `inside` of them in the cave with the same bag; `ALL`: the rest of the box."""
    if deck is ALL:
        deck = [card for card in FULL_DECK if card not in path or card in TRAPS]
        for trap in set(path) & set(TRAPS):
            deck.remove(trap)
    seats = [
        {"inside": p < inside, "carried": carried * (p < inside), "chest": chest, "relics": [], "choice": None}
        for p, chest in enumerate(chests)
    ]
    on_path = list(on_path) or [0] * len(path)
    more |= {"seats": seats, "path": list(path), "on_path": on_path, "expedition": expedition}
    return diamant(len(chests), list(deck), **more)


OBVIOUS = {
    "only traps that spring are left": ("leave", table(3, 6, [0, 0, 0], ["snake", "lava"], ["snake", "lava"])),
    "only traps, early": ("leave", table(2, 4, [5, 5, 9], ["ram"] * 2, ["ram", "T5"], expedition=1)),
    "only traps, eight players": ("leave", table(8, 1, [0] * 8, ["ram", "ram"], ["ram"], expedition=3)),
    "only traps, and a little on the path": ("leave", table(2, 0, [0] * 4, ["lava"], ["lava", "T3"], [0, 3], 2)),
    "nothing to bring home, first card a trap": ("stay", table(3, 0, [0, 0, 0], ALL, ["ram"], (), 1)),
    "nothing to bring home, five players": ("stay", table(5, 0, [9, 0, 0, 4, 4], ALL, ["ram"], (), 4)),
    "nothing to bring home, many traps": ("stay", table(4, 0, [7] * 4, ["T9", "T3", *TRAPS], TRAPS[:4], (), 2)),
    "alone, nothing can happen": ("stay", table(1, 12, [0, 9, 9], ["T5", "snake"], ["T7", "ram"], expedition=2)),
    "alone, no trap left at all": ("stay", table(1, 30, [20, 9, 9, 1], ["T5", "T11"], ["T7"], expedition=3)),
    "alone in the last cave, behind": ("stay", table(1, 5, [0, 9, 0], ["T9", "ram"], ["T5", "spider"])),
    "alone in the last cave, far behind": ("stay", table(1, 5, [0, 19, 3], ["T17", "snake", "ram"], ["T5", "snake"])),
    "alone in the last cave, ahead": ("leave", table(1, 5, [10, 9, 0], ["T9", "spider"], ["T5", "spider"])),
    "alone in the last cave, ahead by the bag": ("leave", table(1, 12, [0, 9, 9, 9], ALL, ["ram", "T4"])),
    "alone in the last cave, ahead by the path": (
        "leave", table(1, 2, [5, 9, 9], ["ram", "T4"], ["ram", "T7"], [0, 7])),
    "the last cave, somebody outside is out of reach": ("stay", table(2, 3, [0, 0, 25], ALL, ["ram"])),
    "the same, with eight": ("stay", table(7, 2, [0] * 7 + [40], ALL, ["ram", "T17"], [0, 3])),
    "the same, with a rich rival inside": ("stay", table(3, 4, [0, 30, 2], ALL, ["ram"])),
    "the first card was a treasure, no trap seen": ("stay", table(3, 5, [0] * 3, ALL, ["T1"], [1], 1)),
    "no trap seen, six players": ("stay", table(6, 2, [0] * 6, ALL, ["T13"], [1], 1)),
    "one trap of a full deck, an empty path": ("stay", table(3, 1, [0] * 3, ALL, ["ram", "T5"], [0, 0], 1)),
    "a full bag and four traps, ahead": (
        "leave", table(2, 40, [20, 10, 0], TRAPS[:4] * 2 + ["T1", "ram"], [*TRAPS[:4], "T17"], (), 5)),
    "a full bag, nearly everything springs": (
        "leave", table(3, 35, [10, 10, 10], TRAPS * 2 + ["T2"], [*TRAPS, "T17"], (), 4)),
    "everything springs but one small card": (
        "leave", table(4, 15, [0] * 4, TRAPS * 2 + ["T1"], [*TRAPS, "T17"], (), 1)),
}  # fmt: skip


@pytest.mark.parametrize("level", ["3", "4", "5", "6"])
@pytest.mark.parametrize("case", OBVIOUS)
def test_no_level_from_3_up_misses_the_obvious(case, level):
    right, state = OBVIOUS[case]
    for seed in range(5):
        assert karat.bot("diamant", level, seed=seed).choose(state.knowledge(0)) == right


def test_the_last_explorer_of_diamant_can_expect_17_339875_rubies():
    leave, stay = leave_or_stay(diamant(3, FULL_DECK).states, 0, RUBIES)
    assert leave == 0 and stay == pytest.approx(17.339875, abs=5e-7)


def test_alone_in_the_last_expedition_level_6_counts_what_wins():
    """A point behind with one harmless card left it goes on; a point ahead with only traps left it leaves."""
    seats = [{"inside": False, "carried": 0, "chest": 6 * (p == 1), "relics": [], "choice": None} for p in range(3)]
    seats[0] |= {"inside": True, "carried": 5}
    behind = diamant(3, ["T9", "snake"], expedition=5, path=["T5", "spider"], on_path=[0, 0], seats=seats)
    assert karat.bot("diamant", "6").choose(behind.knowledge(0)) == "stay"
    advice = karat.bot("diamant", "6").advise(behind.knowledge(0))
    assert advice[0] == {
        "move": "stay",
        "win": 1.0,
        "error": 0.0,
        "reasons": [
            {"id": "diamant-one-more", "values": {"risk": 0, "more": 4.5}},
            {"id": "diamant-alone", "values": {"stay": 100.0, "leave": 0.0}},
        ],
    }
    seats[0]["carried"] = 7
    ahead = diamant(3, ["spider", "spider"], expedition=5, path=["T5", "spider"], on_path=[0, 0], seats=seats)
    assert karat.bot("diamant", "6").choose(ahead.knowledge(0)) == "leave"


def test_level_6_of_diamant_mixes():
    state = karat.game("diamant").new(players=5, seed=3)
    while state.position()["seats"][0]["carried"] < 5:
        for seat in state.to_move:
            state.play(seat, "stay")
    answers = {karat.bot("diamant", "6", seed=seed).choose(state.knowledge(0)) for seed in range(60)}
    assert answers == {"stay", "leave"}


def share_of_wins(hero, field, players, games):
    won = 0.0
    for seed in range(games):
        state = karat.game("diamant").new(players, seed)
        me = seed % players
        minds = [karat.bot("diamant", hero if seat == me else field, seed=seat) for seat in range(players)]
        while not state.over:
            for seat in state.to_move:
                state.play(seat, minds[seat].choose(state.knowledge(seat)))
        won += (me in state.winners) / len(state.winners)
    return won / games


@pytest.mark.parametrize("players", [3, 5])
def test_the_strongest_diamant_level_beats_the_weakest_by_far(players):
    assert share_of_wins("6", "1", players, 120) > 2 / players


@pytest.mark.parametrize("level", ["1", "3", "6"])
def test_no_seat_of_diamant_is_better_than_another(level):
    games, players = 400, 4
    wins = [0.0] * players
    for seed in range(games):
        state = karat.game("diamant").new(players, f"fair {seed}")
        minds = [karat.bot("diamant", level, seed=f"{seed}.{seat}") for seat in range(players)]
        while not state.over:
            for seat in state.to_move:
                state.play(seat, minds[seat].choose(state.knowledge(seat)))
        for seat in state.winners:
            wins[seat] += 1 / len(state.winners)
    spread = (games * (1 / players) * (1 - 1 / players)) ** 0.5
    assert wins == pytest.approx([games / players] * players, abs=3 * spread)


# The table and how it is made ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [3, 8])
def test_each_view_of_a_decision_keeps_to_its_part_of_the_table(players):
    """A place outside would be read from another view, or from behind the table, and nobody would be told."""
    asked = 0
    for seed in range(6):
        state = karat.game("diamant").new(players, seed, relics=True)
        minds = [karat.bot("diamant", "bold" if seat else "6", seed=seat) for seat in range(players)]
        while not state.over:
            now, seat = state.states.view(np.recarray)[0], state.to_move[0]
            seen, bag, expedition = scene(now), int(now.seats[seat].carried), int(now.expedition)
            for stand in (standing(now, seat), (-1000, -1000, -1000, -1000, 0), (1000, 1000, 1000, 1000, 7)):
                places = views(seen, bag, expedition, stand)
                assert len(places) == VIEWS
                for at, first, size in zip(places, FIRSTS, SIZES, strict=True):
                    assert first <= at < first + size
            state.play(seat, minds[seat].choose(state.knowledge(seat)))
            asked += 1
    assert asked > 100 and [*FIRSTS, LOOKS] == [0, *np.cumsum(SIZES)]


def test_the_same_seed_trains_the_same_table():
    one, again, other = (learn(karat.game("diamant"), 3, True, 300, seed) for seed in (1, 1, 2))
    assert np.array_equal(one, again) and not np.array_equal(one, other)
    assert one.dtype == table_of(3, True).dtype and one.shape == table_of(3, True).shape


def test_what_a_standing_is_worth_is_learned_from_who_won():
    """Where the best score always wins, one point behind is worth as little as ten, and a tie is worth its part."""
    draw, lines, shares, won = np.random.default_rng(1), new_lines(), np.zeros(8), np.zeros(8)
    for scores in draw.integers(0, 40, (20_000, 3)):
        won[:3] = (scores == scores.max()) / (scores == scores.max()).sum()
        correct(scores, 3, won, lines[3], shares)
    for scores, expected in {
        (20, 19, 5): (1, 0, 0),
        (20, 20, 5): (0.5, 0.5, 0),
        (7, 7, 7): (1 / 3, 1 / 3, 1 / 3),
    }.items():
        expect(np.array(scores), 3, lines[3], shares)
        assert shares[:3] == pytest.approx(expected, abs=0.1)


# Advice --------------------------------------------------------------------------------------------------------------
def wins(state, seat):
    return [(one["move"], one["win"]) for one in karat.bot("diamant", "6").advise(state.knowledge(seat))]


def test_who_has_chosen_already_tells_the_coach_nothing():
    """Learned from a review: staying was worth 34 % with nobody chosen, 36 % with one, 42 % with two."""
    alone = karat.game("diamant").new(3, seed=8)
    told = wins(alone, 0)
    for first in (1, 2):
        state = alone.copy()
        state.play(first, "leave")
        assert wins(state, 0) == told
        state.play(3 - first, "stay")
        assert wins(state, 0) == told


def test_seats_that_stand_alike_are_told_the_same():
    state = karat.game("diamant").new(4, seed=8)
    assert wins(state, 0) == wins(state, 1) == wins(state, 3)
    seats = [{"inside": True, "carried": 4, "chest": 3 * (p == 2), "relics": [], "choice": None} for p in range(4)]
    state = diamant(4, FULL_DECK[1:], path=["T1"], on_path=[1], seats=seats)
    assert wins(state, 0) == wins(state, 1) == wins(state, 3) != wins(state, 2)


SIX = {"inside": True, "carried": 6, "chest": 0, "relics": [], "choice": None}


@pytest.mark.parametrize(("deck", "chest", "carried", "move", "told"), [
    (["T15", "T9", "snake"], 0, 6, "stay", ["The next card can’t cost you anything, and brings 8 on average."]),
    (["T1", "spider", "spider"], 0, 6, "leave", [
        "Leave now, alone: 6 safe.",
        "One more card: 67% chance of losing everything, for only 0.3 more on average."]),
    (["T1", "spider", "spider"], 0, 6, "stay", []),
    (["T1", "spider", "spider"], 20, 6, "stay", ["If you left now, seat 2 would still be ahead by 14."]),
    (["T15", "T9", "snake"], 0, 6, "leave", ["Leave now, alone: 6 safe."]),
    (["T1", "spider", "spider"], 20, 0, "stay", ["You carry nothing yet that you could lose."]),
])  # fmt: skip
def test_reasons_argue_for_the_move(deck, chest, carried, move, told):
    away = {"inside": False, "carried": 0}
    seats = [SIX | {"carried": carried}, SIX | away, SIX | away | {"chest": chest}]
    state = diamant(3, deck, expedition=2, path=["spider"], on_path=[0], seats=seats)
    assert said(state, reasons(state.knowledge(0), move)) == told


def test_every_reason_has_a_sentence():
    seats = [{"inside": p == 0, "carried": 5 * (p == 0), "chest": 0, "relics": [], "choice": None} for p in range(3)]
    alone = diamant(3, ["T9", "snake"], expedition=5, path=["T5", "spider"], on_path=[0, 0], seats=seats)
    seen = ids_that_fit("diamant", karat.bot("diamant", "6").advise(alone.knowledge(0))[0]["reasons"])
    for number in range(20):
        state = karat.game("diamant").new(3 + number % 3, seed=number)
        movers = [karat.bot("diamant", "2", f"{number}.{seat}") for seat in range(state.players)]
        while not state.over:
            seat = state.to_move[0]
            for move in state.legal(seat):
                seen |= ids_that_fit("diamant", reasons(state.knowledge(seat), move))
            state.play(seat, movers[seat].choose(state.knowledge(seat)))
    assert seen == set(reasons_of("diamant"))
