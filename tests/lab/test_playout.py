"""Batches of compiled games: at random, and by a trained table."""

import numpy as np

import karat
from karat.games.diamant.bot import table_of
from karat.lab.playout import random_games

DIAMANT = karat.game("diamant")
OPTIONS = DIAMANT.new(4, 0).options


def play(count, first=0, table=None):
    return random_games(DIAMANT, count, 4, OPTIONS, 9, first, table)


def test_a_game_depends_on_its_number_alone():
    for table in (None, table_of(4, False)):
        whole = play(50, table=table)
        parts = play(20, table=table), play(30, 20, table=table)
        for column, (a, b) in zip(whole, zip(*parts, strict=True), strict=True):
            assert np.array_equal(column, np.concatenate([a, b]))


def test_who_never_leaves_brings_nothing_home():
    scores, wins, _ = play(200, table=np.zeros_like(table_of(4, False)))
    assert not scores.any()
    assert (wins[:, :4] == 0.25).all()


def test_a_trained_table_beats_chance():
    by_table, at_random = play(2000, table=table_of(4, False))[0], play(2000)[0]
    assert by_table[:, :4].mean() > 1.2 * at_random[:, :4].mean()
