"""Bots think in processes of their own. What goes there is what the seat knows, and nothing else."""

import asyncio
import logging
import multiprocessing.connection
import os
import random
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import numpy as np

import karat
from karat.games.core import new_states
from karat.server.messages import PACES
from karat.table.game import Knowledge

logger = logging.getLogger("karat.server")


class Thinkers:
    """A pool of processes that choose moves."""

    def __init__(self, processes):
        self._processes, self._pool = processes, None

    def _start(self):
        context = multiprocessing.get_context("spawn")  # compiled code and forks do not mix
        self._pool = ProcessPoolExecutor(self._processes, context, initializer=_follow_the_server)

    async def choose(self, knowledge, level, seed, pace):
        """The move of a bot, after a time that says nothing about the position.

        The time is drawn beforehand; a bot that thinks longer than that takes as long again.
        """
        loop = asyncio.get_running_loop()
        patience = PACES[pace] * random.uniform(0.75, 1.5)
        ready = loop.time() + patience
        move = await self._ask(_pack(knowledge), level, seed)
        while ready < loop.time() and patience:
            ready += patience
        await asyncio.sleep(ready - loop.time())
        return move

    async def _ask(self, packed, level, seed):
        while True:
            if self._pool is None:
                self._start()
            pool = self._pool
            try:
                return await asyncio.wrap_future(pool.submit(_choose, packed, level, seed))
            except BrokenProcessPool:
                logger.warning("a thinking process was lost; the bots begin again")
                if pool is self._pool:
                    self._pool = None

    def close(self):
        """Stop at once: nobody waits for the moves any more."""
        if self._pool is not None:
            processes = list(self._pool._processes.values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()


def _follow_the_server():
    """End when the server ends, however that comes about, and not before."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch():
        multiprocessing.connection.wait([multiprocessing.parent_process().sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def _pack(knowledge):
    return knowledge.game.id, knowledge.options, knowledge.seat, knowledge._known.tobytes(), knowledge._history


def _choose(packed, level, seed):
    id, options, seat, known, history = packed
    game = karat.game(id)
    states = new_states(game._rules.STATE)
    states.view(np.uint8)[:] = np.frombuffer(known, np.uint8)
    return karat.bot(id, level, seed).choose(Knowledge(game, options, seat, states, history))
