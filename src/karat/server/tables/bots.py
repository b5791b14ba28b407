"""Bots think in processes of their own. What goes there is what the seat knows, and nothing else.

Tables and addresses share these processes fairly, and when an answer comes tells nothing of what it was about: its time
is fixed before the thought begins.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import random
import time
from collections import Counter, deque
from collections.abc import Callable, Coroutine
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from heapq import nlargest
from typing import TYPE_CHECKING, Any, TypeVar

import karat
from karat.beside import follow
from karat.server.protocol.messages import PACES, Pace
from karat.server.storage.store import settle
from karat.server.tables.fair import Job, Queue
from karat.server.web.limits import Limits
from karat.table.hints import odds
from karat.table.judge import own_error

if TYPE_CHECKING:
    from karat.table.game import Knowledge

SUBSTITUTE = "1"  # plays for a bot that cannot
FIRST_GUESS = {"1": 0.004, "2": 0.004, "3": 0.01, "4": 0.02, "5": 0.06, "6": 0.3}  # seconds of a thought, by level
UNKNOWN = 0.1  # the same of all others
QUICK = 0.03  # seconds of a thought for which a process of its own is kept, so that it never waits for long ones
MARGIN = 1.5  # a thought has so much more time than nearly all before it took
RARE = 50  # one in so many thoughts may take longer
LOADING = 10  # thoughts of a kind in which a process still loads what they need
STEPS = (0.01, 0.02, 0.03, 0.05, 0.07, 0.1, 0.15, 0.2, 0.3, 0.5, 0.7, 1, 1.5, 2, 3, 5, 7, 10, 15, 20, 30, 60)
MOST_TRIES = 5  # of something at which processes are lost
MOST_KEPT = 500  # thoughts of a kind by which the next one is judged
Payer = tuple[str, str]  # an address, and its table
Kind = tuple[str, ...]  # what is done, the game, the bot
T = TypeVar("T")
logger = logging.getLogger("karat.server")


class Thinkers:
    """Processes that choose moves."""

    def __init__(self, processes: int, limits: Limits):
        self._limits, self.queue = limits, Queue()
        self._experience: dict[Kind, Experience] = {}
        self._lanes = self.usual, self.quick = Lane(processes), Lane(1, QUICK)
        self._rehearsed: set[Kind] = set()  # kinds that the process for quick ones has thought before

    def wake(self) -> None:
        """Have a process there, with a compiler in it, before the first bot is asked."""
        self.usual.wake()

    async def choose(
        self, payer: Payer, knowledge: Knowledge, level: str, seed: int, pace: Pace, haste: asyncio.Event | None = None
    ) -> str:
        """The move of a bot, at a time that says nothing about the position; without the rest that a pace gives it once
        there is `haste`."""
        loop = asyncio.get_running_loop()
        kind = "choose", knowledge.game.id, level
        asked, drawn, budget = loop.time(), PACES[pace] * random.uniform(0.75, 1.5), self._known(kind).budget
        while not self.has_room(payer):
            await asyncio.sleep(1)
        (move, trouble), begun = await self._run(payer, kind, choose, knowledge, level, seed)
        if trouble is not None:
            logger.error("bot %s failed, and level %s plays for it: %s", level, SUBSTITUTE, trouble)
        ready = answer_time(asked + drawn, begun, budget, loop.time())
        with suppress(TimeoutError):
            await asyncio.wait_for((haste or asyncio.Event()).wait(), ready - loop.time())
            ready = answer_time(asked, begun, budget, loop.time())
            await asyncio.sleep(ready - loop.time())
        return move

    async def advise(self, payer: Payer, knowledge: Knowledge, level: str) -> tuple[list[Any], Any, float]:
        """All moves as a bot ranks them, the odds of the next card where the rules know them, and its own error."""
        return await self.run(payer, ("advise", knowledge.game.id, level), _advise, knowledge, level)

    async def run(self, payer: Payer, kind: Kind, what: Callable[..., T], *arguments: Any) -> T:
        """Let one of the processes do something for an address and its table (`payer`), and say what came of it."""
        return (await self._run(payer, kind, what, *arguments))[0]

    def has_room(self, payer: Payer) -> bool:
        """Whether an address may want one more thing."""
        return self._limits.has_room("waiting-thoughts", self.queue.count(payer[0]))

    async def _run(self, payer: Payer, kind: Kind, what: Callable[..., T], *arguments: Any) -> tuple[T, float]:
        """The same, with the time when it was begun."""
        future: asyncio.Future[tuple[T, float]] = asyncio.get_running_loop().create_future()
        job = Job(*payer, self._known(kind).expected, (future, kind, what, arguments))
        self.queue.put(job)
        self._go_on()
        try:
            return await future
        finally:
            self.queue.drop(job)  # where nobody waits for it any more

    def _known(self, kind: Kind) -> Experience:
        if kind not in self._experience:
            self._experience[kind] = Experience(FIRST_GUESS.get(kind[-1], UNKNOWN))
        return self._experience[kind]

    def _go_on(self) -> None:
        """Let those work that are free."""
        for lane in self._lanes:
            while lane.free and (job := self.queue.take(lane.most)) is not None:
                lane.begin(self._work(lane, job))

    async def _work(self, lane: Lane, job: Job) -> None:
        future, kind, what, arguments = job.what
        begun = asyncio.get_running_loop().time()
        answer: tuple[Any, float] | Exception | None = None
        try:
            outcome, seconds = await lane.run(_timed, kind, what, *arguments)
            answer = outcome, begun  # what came of it may be None
            if seconds is not None:
                self._known(kind).add(seconds)
        except Exception as wrong:
            answer = wrong
        finally:
            lane.free += 1
            self.queue.done(job, asyncio.get_running_loop().time() - begun)
            if answer is not None:  # nothing came where the server stops
                settle(future, answer)
            self._rehearse(job, kind)
            self._go_on()

    def _rehearse(self, job: Job, kind: Kind) -> None:
        """The first thought of a kind loads much: the process for quick ones has it while nobody waits for it."""
        if job.cost <= QUICK and kind not in self._rehearsed and self.quick.free:
            self._rehearsed.add(kind)
            self.quick.begin(self._work(self.quick, job))

    def close(self) -> None:
        """Stop at once: nobody waits for the moves any more."""
        for lane in self._lanes:
            lane.close()


def answer_time(earliest: float, begun: float, budget: float, thought: float) -> float:
    """When a bot answers whose thought began at a time, had a budget, and is through.

    Within the budget that does not depend on how long it thought, and so not on how many moves it had to choose from. A
    thought that takes longer takes whole budgets.
    """
    ready = max(earliest, begun + budget)
    while ready < thought:
        ready += budget
    return ready


class Experience:
    """How long thoughts of one kind have taken: `expected` is what nearly all of them stayed below."""

    def __init__(self, guess: float):
        self._taken: deque[float] = deque(maxlen=MOST_KEPT)
        self._guess, self.expected = guess, guess

    def add(self, seconds: float) -> None:
        self._taken.append(seconds)
        self.expected = nlargest(1 + len(self._taken) // RARE, self._taken)[-1]

    @property
    def budget(self) -> float:
        """Seconds after which its answer comes: never less than at first, for many easy thoughts may come in a row."""
        long = MARGIN * max(self._guess, self.expected)
        return next((step for step in STEPS if step >= long), long)


class Lane:
    """Some processes that think; `most` seconds each time, where not all jobs are for them."""

    def __init__(self, processes: int, most: float | None = None):
        self.free, self.most, self._processes = processes, most, processes
        self.tasks: set[asyncio.Task[None]] = set()
        self._pool: ProcessPoolExecutor | None = None

    def _start(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")  # compiled code and forks do not mix
        self._pool = ProcessPoolExecutor(self._processes, context, initializer=follow)
        return self._pool

    def wake(self) -> None:
        if self._pool is None:
            self._start().submit(_wake)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        self.free -= 1
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def run(self, job: Callable[..., T], *arguments: Any) -> T:
        """Let one of the processes do something."""
        for _ in range(MOST_TRIES):
            pool = self._pool or self._start()
            try:
                return await asyncio.wrap_future(pool.submit(job, *arguments))
            except BrokenProcessPool:
                logger.warning("a thinking process was lost; the bots begin again")
                if pool is self._pool:
                    self._pool = None
        raise RuntimeError("the processes that think are lost again and again")

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        if self._pool is not None:
            processes = list(self._pool._processes.values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()


_met: Counter[Kind] = Counter()  # kinds of thoughts that this process has had


def _timed(kind: Kind, job: Callable[..., T], *arguments: Any) -> tuple[T, float | None]:
    """What comes of a job, and the seconds that it took; None for the first ones, which load much."""
    begun = time.perf_counter()
    outcome = job(*arguments)
    taken = time.perf_counter() - begun
    _met[kind] += 1
    return outcome, taken if _met[kind] > LOADING else None


def _wake() -> None:
    karat.game(karat.games()[0]).new(seed=0)


def _bot(knowledge: Knowledge, name: str, seed: int = 0) -> Any:
    """The one place where a name becomes a bot."""
    return karat.bot(knowledge.game.id, name, seed)


def choose(knowledge: Knowledge, name: str, seed: int) -> tuple[str, str | None]:
    """The move of a bot, and what was wrong with the bot where another one had to play for it."""
    try:
        move = _bot(knowledge, name, seed).choose(knowledge)
        trouble = None if move in knowledge.legal() else f"the rules refuse {move!r}"
    except Exception as wrong:
        trouble = f"{type(wrong).__name__}: {wrong}"
    if trouble is not None:
        move = _bot(knowledge, SUBSTITUTE, seed).choose(knowledge)
    return move, trouble


def _advise(knowledge: Knowledge, name: str) -> tuple[list[Any], Any, float]:
    return _bot(knowledge, name).advise(knowledge), odds(knowledge), own_error(knowledge.game)
