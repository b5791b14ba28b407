"""Matches between bots: the same deals through all seats, with intervals, until the answer is known.

The unit is a deal: one dealt game, played once for each seat with the line-up moved on by one seat each time. A bot's
own chance belongs to the deal and the seat, so two games of a deal differ only by who sits where. Deals are
independent of each other, the games of one deal are not: all errors are counted over deals.
"""

import math
import os
import signal
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import active_children, get_context
from statistics import NormalDist
from typing import Any, Self, TypeVar

import numpy as np

import karat
from karat.beside import follow
from karat.bots import make
from karat.bots.outside import VERDICTS
from karat.bots.thinker import Bot
from karat.contract import Floats, Options
from karat.errors import BadSetup
from karat.table.document import Field
from karat.table.game import State

Result = TypeVar("Result")
FIRST_LOOK = 16  # deals; each further look comes at twice as many
DOUBT = 0.05  # the chance that an interval misses, over all looks together


# Who plays -----------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Table:
    """A match as its workers know it: the game, a bot for each place of the line-up, and where the deals come from."""

    game: str
    lineup: tuple[str, ...]
    options: Options
    seed: int


def seated(
    id: str, bots: Iterable[str | int], players: int | None = None, options: Options | None = None, seed: int = 0
) -> Table:
    """The table for the bots named. The last one takes all places that are left."""
    game, names = karat.game(id), [str(name) for name in bots]
    for name in dict.fromkeys(names):
        make(game, name).check()
    players = max(game.players.start, len(names)) if players is None else players
    players = game.read_players(Field(players, "players", BadSetup))
    if not 2 <= len(names) <= players:
        wish = "two names" if players == 2 else f"two to {players} names"
        raise BadSetup("bots", f"should be {wish} for {players} players, not {len(names)}")
    options = game.read_options(Field(options or {}, "", BadSetup), players)
    return Table(id, (*names, *names[-1:] * (players - len(names))), options, seed)


# One deal ------------------------------------------------------------------------------------------------------------
def play_deal(table: Table, number: int) -> Floats:
    """One deal through all seats.

    By game and by place of the line-up: win share, score, decisions, seconds, and how often which verdict fell.
    """
    return np.array([_play(table, number, seats) for seats in _turns(table)])


def _turns(table: Table) -> list[list[int]]:
    """For each game of a deal, where each place of the line-up sits."""
    places = len(table.lineup)
    return [[(place + turn) % places for place in range(places)] for turn in range(places)]


def _begin(table: Table, number: int, seats: list[int]) -> tuple[State, list[Bot]]:
    """One game of a deal, and the bots by seat."""
    game, place_at = karat.game(table.game), {seat: place for place, seat in enumerate(seats)}
    bots = [make(game, table.lineup[place_at[seat]], f"{table.seed}.{number}.{seat}") for seat in range(len(seats))]
    return game.new(len(seats), f"match {table.seed} deal {number}", **table.options), bots


def _play(table: Table, number: int, seats: list[int]) -> Floats:
    """One game of a deal; `seats` tells where each place of the line-up sits."""
    sums, place_at = np.zeros((len(seats), 4 + len(VERDICTS))), {seat: place for place, seat in enumerate(seats)}
    state, bots = _begin(table, number, seats)
    while not state.over:
        seat = state.to_move[0]
        legal = state.legal(seat)
        move = legal[0]
        if len(legal) > 1:
            knowledge, began = state.knowledge(seat), time.perf_counter()
            move = bots[seat].choose(knowledge)
            sums[place_at[seat], 2:4] += 1, time.perf_counter() - began
        state.play(seat, move)
    scores, winners = state.scores or (), state.winners or ()
    for place, seat in enumerate(seats):
        sums[place, :2] = (seat in winners) / max(len(winners), 1), scores[seat]
        sums[place, 4:] = [bots[seat].verdicts[verdict] for verdict in VERDICTS]
    return sums


def why(table: Table, played: list[Floats], name: str) -> str | None:
    """What went wrong with a bot at first, in a sentence: that game is played again up to there."""
    places = [place for place, one in enumerate(table.lineup) if one == name]
    failed = np.argwhere(np.array(played)[:, :, places, 4:].any((2, 3)))
    if not len(failed):
        return None
    number, turn = failed[0].tolist()
    seats = _turns(table)[turn]
    (state, bots), own = _begin(table, number, seats), [seats[place] for place in places]
    while not state.over and not any(bots[seat].failure for seat in own):
        seat = state.to_move[0]
        state.play(seat, bots[seat].choose(state.knowledge(seat)))
    return next((str(bots[seat].failure) for seat in own if bots[seat].failure), None)


class Workers:
    """Processes that work side by side; a single worker is this process itself."""

    AHEAD = 2  # tasks on their way for each worker

    def __init__(self, count: int | None = None) -> None:
        self.count = count or os.cpu_count() or 1
        self._others = set(active_children())
        self._pool: Executor | None = None
        if self.count > 1:
            self._pool = ProcessPoolExecutor(self.count, get_context("spawn"), initializer=follow)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: Any) -> None:
        if self._pool:
            for process in set(active_children()) - self._others:  # in the middle of a deal, too
                process.terminate()
            self._pool.shutdown()

    def each(self, function: Callable[..., Result], tasks: Iterable[tuple[Any, ...]]) -> Iterator[Result]:
        """The results of `function(*task)` in the order of the tasks."""
        if self._pool is None:
            yield from (function(*task) for task in tasks)
            return
        waiting: deque[Future[Result]] = deque()
        try:
            for task in tasks:
                waiting.append(self._submit(self._pool, function, task))
                if len(waiting) >= self.AHEAD * self.count:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BrokenProcessPool:
            raise BadSetup("workers", "one of the processes died, perhaps for want of memory; try fewer") from None
        finally:
            for left in waiting:  # of a match that ended before
                left.cancel()

    @staticmethod
    def _submit(pool: Executor, function: Callable[..., Result], task: tuple[Any, ...]) -> Future[Result]:
        """Hand a task over. This may start a process, which should leave it to this one to hear Ctrl-C."""
        if not hasattr(signal, "pthread_sigmask"):  # Windows
            return pool.submit(function, *task)
        before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        try:
            return pool.submit(function, *task)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def prepare(table: Table, bots: Iterable[str]) -> None:
    """Let these bots decide once, so that what must be compiled is in the cache before workers ask for it."""
    state = karat.game(table.game).new(len(table.lineup), table.seed, **table.options)
    while len(state.legal(state.to_move[0])) == 1:
        state.play(state.to_move[0], *state.legal(state.to_move[0]))
    for name in set(bots):
        make(state.game, name, 0).choose(state.knowledge(state.to_move[0]))


# What it tells -------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Stop:
    """End when the first bot is known to be stronger or weaker than fair, or its share is known this precisely."""

    precision: float = 0.01

    def __post_init__(self) -> None:
        if not self.precision >= 0:
            raise BadSetup("precision", f"should be a number from 0 up, not {self.precision}")


def looks(deals: int) -> list[int]:
    """The numbers of deals at which a match may end."""
    numbers = [FIRST_LOOK]
    while numbers[-1] < deals:
        numbers.append(2 * numbers[-1])
    return [*numbers[:-1], deals]


def mean_and_error(values: Floats, looks: int = 1) -> tuple[float, float]:
    """The mean of a win share over deals, and half the width of an interval that holds at all looks together.

    For the variance one deal more was won and one more was lost, so that few equal results do not look certain.
    """
    count, mean = len(values), float(np.mean(values))
    squares = float(np.square(values - mean).sum()) + mean**2 + (1 - mean) ** 2
    return mean, _sure(count, looks) * math.sqrt(squares / (count + 1) / count)


def _sure(count: int, looks: int) -> float:
    """So many standard errors are an interval: Student's t by its expansion around the normal distribution."""
    z = NormalDist().inv_cdf(1 - DOUBT / (2 * looks))
    return z + (z**3 + z) / (4 * count) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * count**2)


def verdict(edge: float, error: float, precision: float = 0.0) -> str:
    """What is known of a bot whose share is off its fair share by `edge`, give or take `error`."""
    if edge - error > 0:
        return "stronger"
    if edge + error < 0:
        return "weaker"
    return "equal" if error <= precision else "unknown"


def play_deals(
    table: Table, deals: int, stop: Stop | None, hands: Workers, played: list[Floats], advance: Callable[[int], None]
) -> int:
    """Add deals to `played` until all are there, or `stop` says it is enough. Returns how many looks there may be."""
    ends = looks(deals) if stop else [deals]
    for deal in hands.each(play_deal, ((table, number) for number in range(deals))):
        played.append(deal)
        advance(len(table.lineup))
        if stop and len(played) in ends:
            if row_of(table, played, table.lineup[0], len(ends), stop.precision)["verdict"] != "unknown":
                break
    return len(ends)


def match(
    game: str,
    lineup: Sequence[str | int],
    players: int | None = None,
    options: Options | None = None,
    deals: int = 1000,
    seed: int = 0,
    workers: int | None = None,
    stop: Stop | None = None,
    advance: Callable[[int], None] = lambda games: None,
) -> dict[str, Any]:
    """Play a match and sum it up. `stop` is a Stop, or None to play all deals; `advance` is told of games played.

    The answer does not depend on the number of workers. Ctrl-C ends a match with what there is.
    """
    table = seated(game, lineup, players, options, seed)
    places = len(table.lineup)
    prepare(table, table.lineup)
    played: list[Floats] = []
    began = time.perf_counter()
    try:
        with Workers(workers) as hands:
            seen = play_deals(table, deals, stop, hands, played, advance)
        ended = "all" if len(played) == deals else "known"
    except KeyboardInterrupt:
        if not played:
            raise
        seen, ended = len(looks(deals)) + 1, "interrupted"
    precision = stop.precision if stop else 0.0
    return {
        "game": game,
        "players": places,
        "options": table.options,
        "seed": seed,
        "deals": len(played),
        "games": places * len(played),
        "seconds": time.perf_counter() - began,
        "ended": ended,
        "fair_share": float(shares_of(played).mean()),
        "bots": [
            row_of(table, played, name, seen, precision) | {"why": why(table, played, name)}
            for name in dict.fromkeys(table.lineup)
        ],
    }


def shares_of(played: list[Floats]) -> Floats:
    """The win share of each place in each deal."""
    return np.array(played)[..., 0].mean(1)


def row_of(table: Table, played: list[Floats], name: str, looks: int, precision: float) -> dict[str, Any]:
    """What a match tells of one bot.

    Its fair share is what a place of this table wins on average. That is one in so many players, except where the
    rules let somebody else win, as an island may: then a deal that nobody at the table won counts for nobody.
    """
    places = [place for place, one in enumerate(table.lineup) if one == name]
    shares, own = shares_of(played), np.array(played)[:, :, places]
    fair = float(shares.mean())
    win, error = mean_and_error(shares[:, places].mean(1) - shares.mean(1) + fair, looks)
    decisions, seconds = float(own[..., 2].sum()), float(own[..., 3].sum())
    failures = zip(VERDICTS, own[..., 4:].sum((0, 1, 2)).astype(int).tolist())
    return {
        "bot": name,
        "seats": len(places),
        "win_share": win,
        "interval": [max(win - error, 0.0), min(win + error, 1.0)],
        "mean_score": float(own[..., 1].mean()),
        "decisions": int(decisions),
        "ms_per_decision": 1000 * seconds / max(decisions, 1),
        "failures": {what: count for what, count in failures if count},
        "verdict": verdict(win - fair, error, precision),
    }
