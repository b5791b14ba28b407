"""What clients are told besides the view follows from the view, and it is right."""

import random

import pytest

import karat
from karat.table.hints import hints


def moments(id, players, seed, most=250):
    """States of a random game, each with the seat and the move that follow."""
    state, chance = karat.game(id).new(players, seed=seed), random.Random(seed)
    while not state.over and most:
        seat = state.to_move[0]
        move = chance.choice(state.legal(seat))
        yield state, seat, move
        state.play(seat, move)
        most -= 1


@pytest.mark.parametrize("id", ["djinn", "kadora"])
def test_it_tells_nothing_new_and_changes_nothing(id):
    for number, (state, seat, _) in enumerate(moments(id, 3, 5)):
        if number % 10:
            continue
        before = state.position()
        told = hints(state, seat)
        assert state.position() == before
        assert all(hints(state.knowledge(seat).resample(world), seat) == told for world in range(3))


def test_other_games_and_other_seats_need_none():
    for id in ("diamant", "diamoniak", "seashore"):
        assert hints(karat.game(id).new(3, seed=1), 0) is None
    state = karat.game("kadora").new(3, seed=1)
    assert hints(state, 1) is None and hints(state, None) is None


def test_kadora_a_card_takes_what_was_told():
    taken = 0
    for state, seat, move in moments("kadora", 2, 7):
        told = hints(state, seat)
        assert set(told) == {one for one in state.legal(seat) if one.startswith("place ")}
        if move in told:
            happens = state.copy().play(seat, move)
            assert told[move] == [event for event in happens if event["event"] in ("place", "take")]
            taken += len(told[move]) - 1
    assert taken > 10


def test_djinn_the_card_that_wins_so_far():
    """By the rules in plain words: DJI-21, DJI-52, DJI-61, DJI-66 to DJI-68."""
    seen = set()
    for state, seat, _ in (moment for seed in range(6) for moment in moments("djinn", 4, seed)):
        view = state.view(seat)
        effects = [one["effect"] for one in view["effects"]]
        if view["step"] not in ("play", "after") or not view["trick"]:
            assert hints(state, seat)["winning"] is None
            continue
        trump, led = view["trump_card"][0], view["trick"][0]["card"][0]
        for one in view["effects"]:
            trump = one["colour"] if one["effect"] == "trump" else None if one["effect"] == "notrump" else trump
        if "lowest" in effects:
            best = min(view["trick"], key=lambda laid: laid["counts_as"])
        else:
            best = max(view["trick"], key=lambda laid: _rank(laid, trump, led))
        assert hints(state, seat)["winning"] == hints(state, None)["winning"] == best["seat"]
        seen.update(effects)
    assert {"lowest", "trump", "notrump", "fifteen", "swap"} <= seen


def _rank(laid, trump, led):
    colour = laid["card"][0]
    return (colour == trump, colour in (led, trump), laid["counts_as"] if colour in (trump, led) else 0)


def test_djinn_a_card_that_would_meet_a_task_does():
    state = karat.game("djinn").new(2, seed=3)
    document = state.position()
    document["caves"]["3"] = ["run", "pairs", "colour"]
    kept = ["P6", "G7", "P12"]
    free = [card for card in document["deck"] if card not in kept]
    for seat in document["seats"]:
        seat["hand"] = [free.pop() if card in kept else card for card in seat["hand"]]
    if document["trump_card"] in kept:
        document["trump_card"] = free.pop()
    held = {card for seat in document["seats"] for card in seat["hand"]} | {document["trump_card"], *kept}
    document["seats"][0]["kept"] = kept
    document["deck"] = [card for card in free if card not in held]
    tasks = hints(karat.game("djinn").position(document), 0)["tasks"]
    assert tasks == [
        {"task": "run", "met": False, "numbers": [5, 8]},
        {"task": "pairs", "met": False, "numbers": [7, 12]},
        {"task": "colour", "met": False, "colours": ["P"]},
    ]
