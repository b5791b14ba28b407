"""The small generator of simulations: fair, repeatable, and separate for every game of a batch."""

from collections import Counter

import numpy as np
import pytest

from karat.kernel.dispatch import find
from karat.kernel.luck import below, new_luck, next_word, shuffle, start


def test_numbers_below_a_bound_are_fair_also_where_words_must_be_passed_over():
    """A quarter of all words does not fit a bound of 3 * 2^29; taking those too would favour every third number."""
    luck = new_luck(5)
    bound = 3 << 29
    thirds = Counter(int(below(luck, bound)) * 3 // bound for _ in range(3000))
    assert sum((count - 1000) ** 2 / 1000 for count in thirds.values()) < 13.8  # chi-square, 2 degrees, 0.1 %
    assert all(0 <= below(luck, 7) < 7 for _ in range(100))


def test_every_order_is_equally_likely():
    luck = new_luck(6)
    orders = Counter()
    for _ in range(6000):
        cards = np.arange(3)
        shuffle(luck, cards, 3, 3)
        orders[tuple(cards.tolist())] += 1
    assert len(orders) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 20.5  # 5 degrees, 0.1 %


def test_a_part_of_a_pile_can_be_drawn_and_nothing_is_lost():
    luck, cards = new_luck(7), np.arange(10)
    shuffle(luck, cards, 10, 4)
    assert sorted(cards.tolist()) == list(range(10))


def test_seeds_and_streams_are_apart_and_repeatable():
    def words(*seed):
        luck = new_luck(*seed)
        return tuple(int(next_word(luck)) for _ in range(8))

    streams = [(1, 0), (1, 1), (2, 0), (1 << 32, 0), (1, 1 << 32), (0, 0)]
    assert len({words(*seed) for seed in streams}) == len(streams)
    assert words(1, 5) == words(1, 5)
    luck = np.zeros(4, np.int64)
    start(luck, 1, 0, 5)
    assert tuple(int(next_word(luck)) for _ in range(8)) == words(1, 5)


def test_a_function_that_no_module_of_a_game_has_is_named():
    from karat import game

    with pytest.raises(AttributeError, match="fly"):
        find(game("diamant").rules.STATE, "fly")
    assert find(game("diamant").rules.STATE, "fly", len) is len
