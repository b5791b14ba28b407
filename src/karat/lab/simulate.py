"""Batches of random games on all cores, the same whatever the number of workers."""

import math
import os
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np

import karat
from karat.errors import BadSetup
from karat.games.doors import outcome_now
from karat.lab.playout import random_games
from karat.table.document import Field

CHUNK = 5_000  # games of one task


def simulate(id, count, players=None, options=None, seed=0, workers=None, advance=lambda games: None):
    """Play `count` random games and sum them up. `advance` is told how many more games are done."""
    game = karat.game(id)
    players = game._count(Field(game.players.start if players is None else players, "players", BadSetup))
    options = game._options(Field(options or {}, "", BadSetup), players)
    random_games(game, 1, players, options, seed)  # compile before the clock starts
    started = time.perf_counter()
    sums = np.zeros((4, 8))
    decisions = 0
    pool = ThreadPoolExecutor(workers or os.cpu_count())
    try:
        # compiled play releases the interpreter lock, so threads use all cores
        tasks = [(first, min(CHUNK, count - first)) for first in range(0, count, CHUNK)]
        for scores, wins, lengths in pool.map(
            lambda task: random_games(game, task[1], players, options, seed, task[0]), tasks
        ):
            sums += scores.sum(0), (scores.astype(float) ** 2).sum(0), wins.sum(0), (wins**2).sum(0)
            decisions += int(lengths.sum())
            advance(len(lengths))
    finally:
        pool.shutdown(cancel_futures=True)
    seconds = time.perf_counter() - started
    entries, _ = outcome_now(game._template(players, options), np.zeros(8, np.int64))
    return {
        "game": id,
        "players": players,
        "options": options,
        "seed": seed,
        "games": count,
        "seconds": seconds,
        "games_per_second": count / seconds,
        "decisions_per_second": decisions / seconds,
        "decisions_per_game": decisions / count,
        "seats": [_seat(p, sums[:, p].tolist(), count) for p in range(entries)],
    }


def _seat(p, sums, count):
    score, score_error = _mean(sums[0], sums[1], count)
    win, win_error = _mean(sums[2], sums[3], count)
    return {
        "seat": p,
        "win_share": win,
        "win_share_error": win_error,
        "mean_score": score,
        "mean_score_error": score_error,
    }


def _mean(total, squares, count):
    """The mean and half the width of its 95 % interval."""
    mean = total / count
    return mean, 1.96 * math.sqrt(max(squares / count - mean * mean, 0.0) / count)
