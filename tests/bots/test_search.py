"""The search by itself: budgets, worlds, mixing, and what it leaves untouched."""

import itertools
from types import SimpleNamespace

import numpy as np
import pytest

import karat
from karat.bots import thinker
from karat.bots.search import How, find, match_regrets, mix, new_room, place, search
from karat.bots.thinker import Search, weighed
from karat.kernel.dispatch import prepare_now
from karat.kernel.luck import new_luck


def searched(state, seat, **how):
    """Rows of (play-outs, win shares, order) of the seat's legal moves, and the room the search worked in."""
    karat.bot(state.game.id, "6")
    knowledge = state.knowledge(seat)
    count = len(knowledge.legal())
    numbers = How(**({"playouts": 600, "wide": 1000, "explore": 0.5, "bias": 0.5, "patience": np.inf} | how))
    room = new_room(state.game, count, numbers.playouts, new_luck(3))
    prepare_now(knowledge.known, seat, room.scratch)
    before = knowledge.known.tobytes()
    ranked, results = np.zeros(count, np.int64), np.zeros((count, 3))
    search(knowledge.known, seat, numbers, room, ranked, results)
    assert knowledge.known.tobytes() == before
    return ranked, results, room


@pytest.mark.parametrize("id", karat.games())
def test_a_search_ranks_every_legal_move_within_its_budget(id):
    state = karat.game(id).new(seed=2)
    seat = state.to_move[0]
    ranked, results, _ = searched(state, seat)
    named = [state.game.words.move_text(move) for move in ranked.tolist()]
    assert sorted(named) == sorted(state.legal(seat))
    tried = results[:, 0].sum()
    assert 300 <= tried <= max(1200, 4 * len(named))
    assert (results[:, 1] <= results[:, 0]).all() and (results >= 0)[:, :2].all()


@pytest.mark.parametrize("id", ["diamoniak", "djinn", "kadora", "seashore"])
def test_moves_that_look_worse_than_the_width_are_not_tried(id):
    state = karat.game(id).new(seed=4)
    while len(state.legal(state.to_move[0])) < 4 or len(state.to_move) > 1:
        state.play(state.to_move[0], state.legal(state.to_move[0])[0])
    _, results, _ = searched(state, state.to_move[0], wide=2)
    assert (results[:2, 0] > 0).all() and (results[2:, 0] == 0).all()


@pytest.mark.parametrize("id", karat.games())
def test_a_tree_grows_only_behind_moves_that_were_tried_often_enough(id):
    state = karat.game(id).new(karat.game(id).players[-1], seed=5)
    seat = state.to_move[0]
    grown = [np.count_nonzero(searched(state, seat, patience=patience)[2].arms["key"]) for patience in (1.0, np.inf)]
    assert grown[0] > grown[1]


def test_a_search_by_the_clock_tries_more_in_more_time(monkeypatch):
    """By a clock that goes on a millisecond at each look, so that what else this machine does makes no difference."""
    looks = itertools.count()
    monkeypatch.setattr(thinker, "time", SimpleNamespace(perf_counter=lambda: next(looks) / 1000))
    state = karat.game("djinn").new(3, seed=1)
    knowledge = state.knowledge(state.to_move[0])

    def tries(milliseconds):
        bot = Search(1, milliseconds=milliseconds).bot(state.game, "clock", 1)
        return sum(row[1] for row in weighed(bot, knowledge, bot.how))

    assert tries(1000.0) > 10 * tries(1.0)


def test_regret_matching_finds_the_mixed_answer_of_matching_pennies():
    """Two seats choose heads or tails at once; one wins when they agree. Either must mix evenly."""
    arms = new_room(karat.game("diamant"), 2, 1000, new_luck(1)).arms
    moves, luck = np.array([0, 1], np.int64), new_luck(9)
    spots = [mix(1, 1), mix(1, 2)]
    made = np.zeros((2, 2))
    for turn in range(20_000):
        pulled = [match_regrets(spot, arms, moves, 2, luck) for spot in spots]
        agree = float(pulled[0][0] == pulled[1][0])
        for seat, (index, at, chance) in enumerate(pulled):
            earned = agree if seat == 0 else 1 - agree
            arms[at]["weighed"] += earned / chance
            arms[at]["visits"] += 1
            arms[place(arms, spots[seat])]["value"] += earned
            made[seat, index] += turn >= 10_000
    assert made / 10_000 == pytest.approx(np.full((2, 2), 0.5), abs=0.06)
    assert find(arms, mix(spots[0], 0)) >= 0
