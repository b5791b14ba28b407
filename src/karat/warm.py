"""Compiling ahead: all that a server, a game in the terminal and their bots need, so that nobody waits for it later."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager, suppress
from itertools import cycle
from multiprocessing import active_children, get_context
from pathlib import Path

import numba

import karat
from karat import kept
from karat.beside import follow
from karat.errors import BadSetup
from karat.kept import LAB, cache_folder
from karat.places import alone
from karat.progress import progress
from karat.table.hints import hints, odds
from karat.table.trial import moments

MOST_PROCESSES = 4
MEMORY = (
    1_000_000_000  # bytes of this machine for each of them: it takes up to three quarters of that while it compiles
)
NOTICE = "Compiling the rules and the bots for this machine, once: about a minute or two."
DONE = "warm"  # the file that says that all was compiled


def shelf() -> Path | None:
    """A folder of what is compiled here; None where nothing can be kept."""
    return cache_folder(LAB)


def home() -> Path:
    """The folder of all that is compiled for this installation."""
    found = shelf()
    if found is None:
        raise BadSetup("KARAT_CACHE", "should name a folder that can be written")
    return found.parent


def _mark(id: str) -> Path:
    """The file that says that all of a game was compiled: it is where what depends on everything is kept."""
    return (cache_folder(LAB, karat.game(id).folder) or home()) / DONE


def cold() -> Sequence[str]:
    """The games of which something is still to be compiled, those that take longest first."""
    if numba.config.DISABLE_JIT:
        return []
    if shelf() is None:
        return karat.games()
    left = [id for id in karat.games() if not _mark(id).exists()]
    return sorted(left, key=lambda id: -sum(file.stat().st_size for file in karat.game(id).folder.glob("*.py")))


def is_warm() -> bool:
    return not cold()


def size() -> int:
    """The bytes of all that is compiled for this installation."""
    return sum(file.stat().st_size for file in home().rglob("*") if file.is_file())


# What is compiled ----------------------------------------------------------------------------------------------------
def rules(id: str) -> None:
    """A whole game, and what is asked about it."""
    game = karat.game(id)
    for state in moments(game):
        for seat in state.to_move[:1]:
            state.view(seat)
            hints(state, seat)
            state.knowledge(seat).resample(random.Random(0))
    game.replay(state.record())


def bots(id: str) -> None:
    """A whole game in which the bots take turns, with reasons for all moves; and what the strongest thinks of one."""
    from karat.bots import LEVELS, RANDOM, brain

    game = karat.game(id)
    state, players = game.new(seed=0), [karat.bot(id, name) for name in (*LEVELS, *brain(game).PERSONALITIES, RANDOM)]
    first, together = state.knowledge(state.to_move[0]), list[str]()
    for bot in players:
        bot.advise(first)
    step = len(state.record()["steps"])
    for bot in cycle(players):
        if state.over:
            break
        knowledge = state.knowledge(state.to_move[0])
        odds(knowledge)
        for move in knowledge.legal():
            brain(game).reasons(knowledge, move)
        if len(state.to_move) > 1 and not together:
            together = [one.choose(knowledge) for one in players]  # some think in another way where all choose at once
        state.play(knowledge.seat, bot.choose(knowledge))
    for rare in getattr(brain(game), "rare_positions", lambda game: ())(game):
        for bot in players:
            bot.advise(rare.knowledge(rare.to_move[0]))
    karat.judge(state.record(), step)
    karat.outlook(state.record(), step)


# Compiling -----------------------------------------------------------------------------------------------------------
def compile_all(*more: Callable[[str], object]) -> float:
    """Compile everything unless that was done; the seconds it took. `more` are functions of a game's id, to be run too.

    The rules come first: all else is built on them.
    """
    began = time.monotonic()
    if is_warm() and not more:
        return 0.0
    with alone(home() / "warming"):  # whoever comes second finds all of it done
        left = cold()
        phases = [(rules, left), (bots, left), *((one, karat.games()) for one in more)]
        with progress(sum(len(ids) for _, ids in phases), "parts compiled") as advance, _workers() as pool:
            for phase, ids in phases:
                for job in as_completed([pool.submit(phase, id) for id in ids]):
                    job.result()
                    advance(1)
        for id in left:
            _mark(id).touch()
    return time.monotonic() - began


@contextmanager
def _workers() -> Iterator[ProcessPoolExecutor]:
    with ProcessPoolExecutor(processes(), get_context("spawn"), initializer=_begin) as pool:
        try:
            yield pool
        except BaseException:
            for process in active_children():  # nobody waits for the rest
                process.terminate()
            raise


def processes() -> int:
    """How many compile side by side: as many as there are cores, and memory, as far as the system tells."""
    try:
        memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, OSError, ValueError):
        memory = sys.maxsize
    return max(1, min(MOST_PROCESSES, os.cpu_count() or 1, memory // MEMORY))


def _begin() -> None:
    """What cannot be kept need not be compiled."""
    follow()
    kept.is_needed = True


# For a server that answers meanwhile ---------------------------------------------------------------------------------
def begin() -> subprocess.Popen[bytes] | None:
    """Have another process compile everything; None where nothing is to be done, or nothing could be kept."""
    if shelf() is None or is_warm():
        return None
    print(NOTICE, file=sys.stderr, flush=True)
    quietly = "ignore::UserWarning:multiprocessing.resource_tracker"  # it would complain where we stop halfway
    command = [sys.executable, "-P", "-W", quietly, "-c", "from karat.warm import beside; beside()"]
    return subprocess.Popen(command, stdin=subprocess.DEVNULL, start_new_session=True)


def beside() -> None:
    """What that process does. Where nothing can be kept it ends at once; the server, which then compiles, says why."""
    try:
        compile_all()
    except OSError:
        sys.exit(1)


def end(process: subprocess.Popen[bytes]) -> None:
    """Stop it, with all that it started."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGTERM) if hasattr(os, "killpg") else process.terminate()
    process.wait()
