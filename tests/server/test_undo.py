"""Where free undo ends: at the first card drawn, and at the first thing that anybody could learn from a move."""

import random
from collections import Counter

import pytest

import karat
from karat.table.free_undo import shows_nothing


@pytest.mark.parametrize("id", karat.games())
def test_a_move_that_shows_nothing_rules_out_no_world_for_anybody(id):
    """In every world that a seat thinks possible, somebody's free move could have been made and looked the same.

    For the seat that moves it is the same move, so it has not looked behind anything either.
    """
    rng, found = random.Random(id), Counter()
    for players in karat.game(id).players:
        state = karat.game(id).new(players, rng.randrange(2**32))
        while not state.over:
            seat = rng.choice(state.to_move)
            move = rng.choice(state.legal(seat))
            free, steps, then = shows_nothing(state, seat, move), len(state.record()["steps"]), state.copy()
            then.play(seat, move)
            found[free] += 1
            if free:
                assert len(then.record()["steps"]) == steps + 1  # nothing was dealt
                if not then.over and rng.random() < 0.2:
                    for onlooker in range(players):
                        _assert_nothing_was_learned(state, then, seat, move, onlooker)
            state = then
    assert found[True] > 5 and found[False] > 5


def _assert_nothing_was_learned(state, then, seat, move, onlooker):
    seen = then.events(onlooker, since=state.moments)
    knowledge = state.knowledge(onlooker)
    for number in range(3):
        world = knowledge.resample(number)
        assert any(
            _looks(world, seat, other, onlooker) == seen
            for other in ([move] if onlooker == seat else world.legal(seat))
        ), (move, onlooker, seen)


def _looks(world, seat, move, onlooker):
    """What an onlooker sees of a move in a world."""
    then = world.copy()
    then.play(seat, move)
    return then.events(onlooker, since=world.moments)


def test_sealed_choices_are_free_until_the_last_one_opens_them():
    state = karat.game("diamant").new(3, seed=4)
    assert shows_nothing(state, 0, "stay") and shows_nothing(state, 2, "leave")
    state.play(0, "stay")
    state.play(1, "stay")
    assert not shows_nothing(state, 2, "stay") and not shows_nothing(state, 2, "leave")


def test_what_lies_open_may_be_moved_and_moved_back():
    state = karat.game("diamoniak").new(2, seed=3)
    assert not shows_nothing(state, 0, "draw")
    while "stop" not in state.legal(0):
        state = karat.game("diamoniak").new(2)
        state.play(0, "draw")
    assert shows_nothing(state, 0, "stop")


def test_a_card_from_the_hand_cannot_be_unseen():
    state = karat.game("djinn").new(2, seed=1)
    seat = state.to_move[0]
    assert not any(shows_nothing(state, seat, move) for move in state.legal(seat) if move.startswith("play"))
