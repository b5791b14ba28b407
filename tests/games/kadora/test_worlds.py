"""What a seat of Kadora knows, and the worlds it imagines."""

import copy
import itertools
from collections import Counter

import numba
import pytest

import karat

g = karat.game("kadora")

INTERPRETED = bool(numba.config.DISABLE_JIT)
DOCUMENT = {
    "game": "kadora", "players": 3, "options": {}, "turn": 0, "step": "place",
    "block": [["G1r", "-", "-", "-"], ["-", "-", "-", "-"], ["-", "-", "R5d", "-"], ["-", "-", "-", "-"]],
    "left": ["R2r", "B1r"], "right": ["R2s"], "aside": ["B3s", "R4d"], "last_turns": None,
    "seats": [
        {"hand": ["R3r", "O5r"], "loot": ["B4r"]},
        {"hand": ["R3d", "R5s"], "loot": ["R4r"]},
        {"hand": [], "loot": []},
    ],
}  # fmt: skip


def all_worlds():
    """Every document that looks like DOCUMENT to seat 0, put together by hand: 5! / 2 ways for red times 2 for blue."""
    red, blue = ["R2r", "R2s", "R4d", "R3d", "R5s"], ["B1r", "B3s"]
    found = set()
    for reds in itertools.permutations(red):
        for blues in itertools.permutations(blue):
            hand = frozenset(reds[:2])
            found.add((hand, (reds[2], blues[0]), (reds[3],), frozenset((reds[4], blues[1]))))
    return found


def world_of(state):
    document = state.position()
    rows = tuple(document["left"]), tuple(document["right"])
    return frozenset(document["seats"][1]["hand"]), *rows, frozenset(document["aside"])


@pytest.mark.rule("KAD-5")
def test_imagined_worlds_are_uniform_among_those_that_fit():
    worlds = all_worlds()
    assert len(worlds) == 120
    samples = 150 if INTERPRETED else 12_000
    knowledge = g.position(DOCUMENT).knowledge(0)
    seen = Counter(world_of(knowledge.resample(seed)) for seed in range(samples))
    assert seen.keys() <= worlds
    if not INTERPRETED:
        expected = samples / len(worlds)
        chi_square = sum((seen[world] - expected) ** 2 / expected for world in worlds)
        assert 60 < chi_square < 200  # 119 degrees of freedom: five deviations either way


def test_an_imagined_world_keeps_all_that_the_seat_knows():
    state = g.new(4, seed=6)
    for number in range(12 if INTERPRETED else 60):
        (seat,) = state.to_move
        for watcher in range(4):
            world = state.knowledge(watcher).resample(number)
            assert world.view(watcher) == state.view(watcher)
            assert world.legal(watcher) == state.legal(watcher)
            assert g.position(world.position()).position() == world.position()
        state.play(seat, state.legal(seat)[number % len(state.legal(seat))])


def test_equal_seeds_imagine_equal_worlds():
    knowledge = g.new(3, seed=6).knowledge(1)
    assert knowledge.resample(5).position() == knowledge.resample(5).position()
    assert knowledge.resample(5).position() != knowledge.resample(6).position()


@pytest.mark.rule("KAD-5")
def test_worlds_that_differ_in_hidden_faces_alone_are_the_same_to_a_seat():
    other = copy.deepcopy(DOCUMENT)
    other["left"] = ["R5s", "B3s"]
    other["aside"] = ["R2r", "B1r"]
    other["seats"][1]["hand"] = ["R4d", "R3d"]
    one, two = g.position(DOCUMENT), g.position(other)
    for seat in (0, 2):
        assert one.knowledge(seat).known.tobytes() == two.knowledge(seat).known.tobytes()
    assert one.view(None) == two.view(None) and one.view(0) == two.view(0)
    assert one.view(1) != two.view(1)


@pytest.mark.rule("KAD-5", "KAD-33")
def test_all_a_seat_can_get_out_of_its_knowledge_are_open_cards_and_its_own_hand():
    text = str(g.position(DOCUMENT).view(0))
    for card in ("R2r", "B1r", "R2s", "B3s", "R4d", "R3d", "R5s"):
        assert card not in text
    for card in ("G1r", "R5d", "R3r", "O5r", "B4r", "R4r"):
        assert card in text


@pytest.mark.rule("KAD-61", "KAD-66")
@pytest.mark.parametrize("players", (2, 3))
def test_a_finished_game_can_be_scored_and_imagined_from_what_a_seat_knows(players):
    document = copy.deepcopy(DOCUMENT) | {"players": players, "left": [], "right": [], "last_turns": 0}
    document["seats"] = [{"hand": [], "loot": loot} for loot in (["R3r"], ["R4r", "B4r"], ["G5r"])[:players]]
    state = g.position(document)
    view = state.view(0)
    assert (tuple(view["scores"]), tuple(view["winners"])) == (state.scores, state.winners)
    assert view["aside"] == (["R4d", "B3s"] if players == 2 else ["R", "B"])
    assert state.knowledge(0).resample(1).position() == state.position()
