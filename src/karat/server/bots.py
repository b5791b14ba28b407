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
from karat.table.aid import odds
from karat.table.game import Knowledge

SUBSTITUTE = "1"  # plays for a bot that cannot
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
        move, trouble = await self.run(_choose, _pack(knowledge), level, seed)
        if trouble is not None:
            logger.error("bot %s failed, and level %s plays for it: %s", level, SUBSTITUTE, trouble)
        while ready < loop.time() and patience:
            ready += patience
        await asyncio.sleep(ready - loop.time())
        return move

    async def advise(self, knowledge, level):
        """All moves as a bot ranks them, and the odds of the next card where the rules know them."""
        return await self.run(_advise, _pack(knowledge), level)

    async def run(self, job, *arguments):
        """Let one of the processes do something."""
        while True:
            if self._pool is None:
                self._start()
            pool = self._pool
            try:
                return await asyncio.wrap_future(pool.submit(job, *arguments))
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


def _unpack(packed):
    id, options, seat, known, history = packed
    game = karat.game(id)
    states = new_states(game._rules.STATE)
    states.view(np.uint8)[:] = np.frombuffer(known, np.uint8)
    return Knowledge(game, options, seat, states, history)


def _bot(knowledge, name, seed=0):
    """The one place where a name becomes a bot."""
    return karat.bot(knowledge.game.id, name, seed)


def _choose(packed, name, seed):
    """The move of a bot, and what was wrong with the bot where another one had to play for it."""
    knowledge = _unpack(packed)
    try:
        move = _bot(knowledge, name, seed).choose(knowledge)
        trouble = None if move in knowledge.legal() else f"the rules refuse {move!r}"
    except Exception as wrong:
        trouble = f"{type(wrong).__name__}: {wrong}"
    if trouble is not None:
        move = _bot(knowledge, SUBSTITUTE, seed).choose(knowledge)
    return move, trouble


def _advise(packed, name):
    knowledge = _unpack(packed)
    return _bot(knowledge, name).advise(knowledge), odds(knowledge)
