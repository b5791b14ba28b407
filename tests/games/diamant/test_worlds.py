"""What a seat of Diamant can imagine: every order of the deck and every hidden choice, each equally often."""

import random
from collections import Counter
from itertools import permutations, product

import numba
import pytest

import karat

g = karat.game("diamant")


def at(deck, *choices):
    inside = {"inside": True, "carried": 1, "chest": 0, "relics": []}
    return g.position(
        {
            "game": "diamant",
            "players": len(choices),
            "options": {"relics": True},
            "expedition": 1,
            "path": ["T5"],
            "on_path": [1],
            "deck": deck,
            "removed": [],
            "seats": [inside | {"choice": choice} for choice in choices],
        }
    )


def seen(world):
    return (*world["deck"], *(one["choice"] for one in world["seats"]))


@pytest.mark.rule("DIA-25", "DIA-10")
@pytest.mark.parametrize("seat", (0, 1, 3))
def test_orders_and_hidden_choices_are_imagined_equally_often(seat):
    deck, choices = ["T1", "snake", "snake"], [None, "leave", "stay", "stay"]
    guesses = [[choice] if p == seat or choice is None else ["stay", "leave"] for p, choice in enumerate(choices)]
    worlds = {(*order, *guess) for order in permutations(deck) for guess in product(*guesses)}
    samples = 100 if numba.config.DISABLE_JIT else 4000
    knowledge, rng = at(deck, *choices).knowledge(seat), random.Random(5)
    found = Counter(seen(knowledge.resample(rng).position()) for _ in range(samples))
    assert set(found) <= worlds and len(found) > len(worlds) / 2
    if samples > 1000:
        expected = samples / len(worlds)
        assert set(found) == worlds
        assert sum((found[world] - expected) ** 2 / expected for world in worlds) < 2.5 * len(worlds) + 10


@pytest.mark.rule("DIA-25")
def test_nothing_else_is_imagined():
    state = at(["T1", "snake", "relic5"], None, "leave", "stay")
    for seat in range(3):
        world, true = state.knowledge(seat).resample(2).position(), state.position()
        for one in (world, true):
            one["deck"].sort()
            for p in range(3):
                if p != seat:
                    del one["seats"][p]["choice"]
        assert world == true
