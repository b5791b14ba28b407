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
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import active_children, get_context
from statistics import NormalDist

import numpy as np

import karat
from karat.bots import make
from karat.bots.outside import VERDICTS
from karat.errors import BadSetup
from karat.table.document import Field

FIRST_LOOK = 16  # deals; each further look comes at twice as many
DOUBT = 0.05  # the chance that an interval misses, over all looks together


# Who plays -----------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Table:
    """A match as its workers know it: the game, a bot for each place of the line-up, and where the deals come from."""

    game: str
    lineup: tuple
    options: dict
    seed: int


def seated(id, bots, players=None, options=None, seed=0):
    """The table for the bots named. The last one takes all places that are left."""
    game, bots = karat.game(id), [str(name) for name in bots]
    for name in dict.fromkeys(bots):
        make(game, name).check()
    players = max(game.players.start, len(bots)) if players is None else players
    players = game._count(Field(players, "players", BadSetup))
    if not 2 <= len(bots) <= players:
        wish = "two names" if players == 2 else f"two to {players} names"
        raise BadSetup("bots", f"should be {wish} for {players} players, not {len(bots)}")
    options = game._options(Field(options or {}, "", BadSetup), players)
    return Table(id, (*bots, *bots[-1:] * (players - len(bots))), options, seed)


# One deal ------------------------------------------------------------------------------------------------------------
def play_deal(table, number):
    """One deal through all seats.

    By game and by place of the line-up: win share, score, decisions, seconds, and how often which verdict fell.
    """
    places = len(table.lineup)
    turns = [[(place + turn) % places for place in range(places)] for turn in range(places)]
    return np.array([_play(table, number, seats) for seats in turns])


def _play(table, number, seats):
    """One game of a deal; `seats` tells where each place of the line-up sits."""
    game, sums = karat.game(table.game), np.zeros((len(seats), 4 + len(VERDICTS)))
    place_at = {seat: place for place, seat in enumerate(seats)}
    bots = [make(game, table.lineup[place_at[seat]], f"{table.seed}.{number}.{seat}") for seat in range(len(seats))]
    state = game.new(len(seats), f"match {table.seed} deal {number}", **table.options)
    while not state.over:
        seat = state.to_move[0]
        legal = state.legal(seat)
        move = legal[0]
        if len(legal) > 1:
            knowledge, began = state.knowledge(seat), time.perf_counter()
            move = bots[seat].choose(knowledge)
            sums[place_at[seat], 2:4] += 1, time.perf_counter() - began
        state.play(seat, move)
    scores, winners = state.scores, state.winners
    for place, seat in enumerate(seats):
        sums[place, :2] = (seat in winners) / max(len(winners), 1), scores[seat]
        sums[place, 4:] = [bots[seat].verdicts[verdict] for verdict in VERDICTS]
    return sums


class Workers:
    """Processes that work side by side; a single worker is this process itself."""

    AHEAD = 2  # tasks on their way for each worker

    def __init__(self, count=None):
        self.count = count or os.cpu_count()
        self._others = set(active_children())
        self._pool = ProcessPoolExecutor(self.count, get_context("spawn")) if self.count > 1 else None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self._pool:
            for process in set(active_children()) - self._others:  # in the middle of a deal, too
                process.terminate()
            self._pool.shutdown()

    def each(self, function, tasks):
        """The results of `function(*task)` in the order of the tasks."""
        if not self._pool:
            yield from (function(*task) for task in tasks)
            return
        waiting = deque()
        try:
            for task in tasks:
                waiting.append(self._submit(function, task))
                if len(waiting) >= self.AHEAD * self.count:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BrokenProcessPool:
            raise BadSetup("workers", "one of the processes died, perhaps for want of memory; try fewer") from None
        finally:
            for task in waiting:  # of a match that ended before
                task.cancel()

    def _submit(self, function, task):
        """Hand a task over. This may start a process, which should leave it to this one to hear Ctrl-C."""
        before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        try:
            return self._pool.submit(function, *task)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def prepare(table, bots):
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

    def __post_init__(self):
        if not self.precision >= 0:
            raise BadSetup("precision", f"should be a number from 0 up, not {self.precision}")


def looks(deals):
    """The numbers of deals at which a match may end."""
    numbers = [FIRST_LOOK]
    while numbers[-1] < deals:
        numbers.append(2 * numbers[-1])
    return [*numbers[:-1], deals]


def mean_and_error(values, looks=1):
    """The mean of a win share over deals, and half the width of an interval that holds at all looks together.

    For the variance one deal more was won and one more was lost, so that few equal results do not look certain.
    """
    count, mean = len(values), float(np.mean(values))
    squares = float(np.square(values - mean).sum()) + mean**2 + (1 - mean) ** 2
    return mean, _sure(count, looks) * math.sqrt(squares / (count + 1) / count)


def _sure(count, looks):
    """So many standard errors are an interval: Student's t by its expansion around the normal distribution."""
    z = NormalDist().inv_cdf(1 - DOUBT / (2 * looks))
    return z + (z**3 + z) / (4 * count) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * count**2)


def verdict(edge, error, precision=0.0):
    """What is known of a bot whose share is off its fair share by `edge`, give or take `error`."""
    if edge - error > 0:
        return "stronger"
    if edge + error < 0:
        return "weaker"
    return "equal" if error <= precision else "unknown"


def play_deals(table, deals, stop, hands, played, advance):
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
    game, lineup, players=None, options=None, deals=1000, seed=0, workers=None, stop=None, advance=lambda games: None
):
    """Play a match and sum it up. `stop` is a Stop, or None to play all deals; `advance` is told of games played.

    The answer does not depend on the number of workers. Ctrl-C ends a match with what there is.
    """
    table = seated(game, lineup, players, options, seed)
    places = len(table.lineup)
    prepare(table, table.lineup)
    played, began = [], time.perf_counter()
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
        "bots": [row_of(table, played, name, seen, precision) for name in dict.fromkeys(table.lineup)],
    }


def shares_of(played):
    """The win share of each place in each deal."""
    return np.array(played)[..., 0].mean(1)


def row_of(table, played, name, looks, precision):
    """What a match tells of one bot.

    Its fair share is what a place of this table wins on average. That is one in so many players, except where the
    rules let somebody else win, as Kadora's island does: then a deal that nobody at the table won counts for nobody.
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
