"""What a seat of Diamoniak can imagine: every order of the deck, each equally often."""

import random
from collections import Counter
from itertools import permutations

import numba
import pytest

import karat

g = karat.game("diamoniak")


def at(deck, **options):
    return g.position(
        {
            "game": "diamoniak",
            "players": 2,
            "options": options,
            "turn": 1,
            "drawn": False,
            "witch": None,
            "deck": deck,
            "discard": ["witch", "pink"],
            "seats": [
                {"colour": None, "castle": 0, "store": ["diamond"]},
                {"colour": "blue", "castle": 2, "store": []},
            ],
        }
    )


@pytest.mark.rule("MON-3")
@pytest.mark.parametrize("deck", (["pink", "fairy", "diamond", "witch"], ["diamond", "witch", "diamond", "diamond"]))
@pytest.mark.parametrize("seat", (0, 1))
def test_every_order_of_the_deck_is_imagined_equally_often(deck, seat):
    samples = 100 if numba.config.DISABLE_JIT else 4000
    knowledge, rng = at(deck).knowledge(seat), random.Random(3)
    found = Counter(tuple(knowledge.resample(rng).position()["deck"]) for _ in range(samples))
    worlds = set(permutations(deck))
    assert set(found) <= worlds and len(found) > len(worlds) / 2
    if samples > 1000:
        expected = samples / len(worlds)
        assert set(found) == worlds
        assert sum((found[world] - expected) ** 2 / expected for world in worlds) < 2.5 * len(worlds) + 10


@pytest.mark.rule("MON-3")
def test_nothing_but_the_order_of_the_deck_is_imagined():
    state = at(["pink", "fairy", "diamond", "witch"])
    for seat in (0, 1):
        world = state.knowledge(seat).resample(1).position()
        assert world | {"deck": None} == state.position() | {"deck": None}


@pytest.mark.rule("MON-17")
@pytest.mark.parametrize("keep_colour", (False, True))
def test_an_imagined_world_has_the_same_option(keep_colour):
    world = at(["witch"], keep_colour=keep_colour).knowledge(0).resample(1)
    world.play(1, "draw")
    assert world.position()["seats"][1]["colour"] == ("blue" if keep_colour else None)
