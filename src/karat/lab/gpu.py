"""Whole games as CUDA threads: the same rules, the same streams of chance, the same bytes (extra `gpu`)."""

from functools import cache
from types import SimpleNamespace

import numpy as np

for _old, _new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, _old):  # numba-cuda asks for names that NumPy 2.5 has dropped
        setattr(np, _old, getattr(np, _new))

from numba import cuda, from_dtype, int64  # noqa: E402

from karat.games.luck import start  # noqa: E402
from karat.lab.playout import play_out  # noqa: E402

THREADS = 128  # in one block


def _kernel(game):
    """A kernel that plays one game of its own in every thread."""
    room = game._rules.MAX_MOVES

    def play(template, states, seed, first, decisions):
        i = cuda.grid(1)
        if i < len(states):
            luck = cuda.local.array(4, int64)
            cards = cuda.local.array(128, int64)
            moves = cuda.local.array(room, int64)
            log = cuda.local.array(1, int64)
            log[0] = -1
            states[i] = template[0]
            start(luck, seed & 0xFFFFFFFF, seed >> 32, first + i)
            decisions[i] = play_out(states[i], luck, cards, moves, log)

    return play


@cache
def _compiled(game):
    return cuda.jit(_kernel(game))


def random_games(game, count, players, options, seed=0, first=0):
    """The final records and lengths of `count` random games, equal byte for byte to those of the processor."""
    template = cuda.to_device(game._template(players, options).view(np.ndarray))
    states = cuda.device_array(count, game._rules.STATE)
    decisions = cuda.device_array(count, np.int64)
    _compiled(game)[(count + THREADS - 1) // THREADS, THREADS](template, states, seed, first, decisions)
    return states.copy_to_host(), decisions.copy_to_host()


def ptx(game, capability=(9, 0)):
    """The kernel as PTX text, for a card of this compute capability; no card is needed."""
    from numba.cuda import dispatcher

    record, before = from_dtype(game._rules.STATE), dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=capability)
    try:
        text, _ = cuda.compile(
            _kernel(game),
            (record[::1], record[::1], int64, int64, int64[::1]),
            output="ptx",
            device=False,
            abi="numba",
            cc=capability,
        )
    finally:
        dispatcher.get_current_device = before
    return text
