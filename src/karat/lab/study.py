"""What a report tells of a game, as plain numbers: fairness, length, scores, the lead, decisions, luck, rulings."""

import math
import time
from collections.abc import Callable, Sequence
from statistics import NormalDist
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

import karat
from karat.bots.search import How, imagine_world, walk
from karat.bots.search import new_room as new_search_room
from karat.contract import Floats, Numbers, States
from karat.kernel.core import new_states, rule
from karat.kernel.dispatch import legal_now, perceive_now, prepare_now
from karat.kernel.luck import new_luck
from karat.lab import counters
from karat.lab.rate import BELOW, fingerprint, read
from karat.lab.results import count_entries, won_by
from karat.lab.rulings import Difference, switched
from karat.lab.simulate import CHUNK, Job, workers_for
from karat.lab.watch import (
    DECISIONS,
    LAST_AT_HALF,
    LEAD_CHANGES,
    LED_AT_HALF,
    LED_FOR_GOOD,
    MOMENTS,
    QUICK,
    RANDOM,
    Watched,
    begin_game,
    new_room,
    new_watched,
    watch,
    watch_game,
)
from karat.lab.whatif import Setup, set_up
from karat.table.game import Game

Study: TypeAlias = dict[str, Any]  # all that a report shows, as JSON has it
MOVERS = {"quick": QUICK, "random": RANDOM}
SLIPS = 32  # of 256 moves are random where equal players replay the same deal
DEALS, REPLAYS = 4000, 8
SAMPLES, WORLDS, ALTERNATIVES = 400, 64, 12  # decisions that are looked at, worlds for each, moves at most
RULING_GAMES = 50_000  # at most, for each other value of an option
Z95 = NormalDist().inv_cdf(0.975)


def seconds(game: Game) -> tuple[float, float]:
    """A guess: for each moment at which somebody decides, and for laying out each round."""
    return getattr(game.part("study"), "SECONDS", (12, 30))


class Plan(NamedTuple):
    """What is to be studied: so many games of a set-up between movers of one kind."""

    setup: Setup
    mover: str
    games: int
    seed: int

    def job(self, setup: Setup | None = None) -> Job:
        return Job(setup or self.setup, (self.mover,) * self.setup.players, self.seed)

    @property
    def ruling_games(self) -> int:
        return min(self.games, RULING_GAMES)

    @property
    def steps(self) -> int:
        """The games of all parts together, for a progress bar."""
        rulings = 1 + sum(1 for _ in switched(self.setup))
        return self.games + rulings * self.ruling_games + DEALS * REPLAYS + SAMPLES


# Tasks of workers ----------------------------------------------------------------------------------------------------
def watch_chunk(plan: Plan, setup: Setup, first: int, count: int) -> Watched:
    slips = [MOVERS[plan.mover]] * setup.players
    return watch(karat.game(setup.game), setup.opening(), slips, plan.seed, first, count)[0]


def watch_rulings(plan: Plan, setups: Sequence[Setup], first: int, count: int) -> list[Watched]:
    """The same games under the usual rules and under each of some others."""
    return [watch_chunk(plan, setup, first, count) for setup in (plan.setup, *setups)]


def replay_deals(plan: Plan, first: int, count: int) -> Floats:
    """Win shares of games in which each deal is played REPLAYS times, by equal players with other chance."""
    slips = [max(SLIPS, MOVERS[plan.mover])] * plan.setup.players
    opening = plan.setup.opening()
    return watch(karat.game(plan.setup.game), opening, slips, plan.seed, first, count, REPLAYS)[0].wins


def look_at_decision(plan: Plan, number: int, at: int) -> tuple[str, int, float] | None:
    """One decision of a game: what kind it is, and what a good choice wins over a blind one; None without a choice.

    The moves are played out in the same imagined worlds. Half of the worlds say which one is best, and the other half
    how much better it is than all of them on average: so chance is not taken for a good choice.
    """
    game, setup = karat.game(plan.setup.game), plan.setup
    room, seen = new_room(game), new_watched(game, 1)
    begin_game(setup.opening().states, room, plan.seed, number, 1)
    slips = np.full(setup.players, MOVERS[plan.mover])
    row = (seen.scores[0], seen.wins[0], seen.lengths[0], seen.counts[0], np.zeros((0, 3), np.int64))
    seat = watch_game(room.work[0], slips, counters.table(game), room, *row, at)
    legal = min(int(legal_now(room.work, seat, room.moves)), len(room.moves) - 1)
    if legal < 2:
        return None
    moves = room.moves[:legal].copy()
    kind = " or ".join(sorted({game.words.move_text(move).split()[0] for move in moves.tolist()}))
    luck = new_luck(plan.seed, number)
    np.random.default_rng(number).shuffle(moves)
    known = new_states(game.rules.STATE)
    perceive_now(room.work, seat, known)
    search_room = new_search_room(game, legal, WORLDS, luck)
    prepare_now(known, seat, search_room.scratch)
    shares = np.zeros((2, min(legal, ALTERNATIVES)))
    compare(known, seat, moves[: shares.shape[1]], How(WORLDS, 0, 0.0, 0.0, math.inf), search_room, shares)
    best = int(shares[0].argmax())
    return kind, legal, float(shares[1, best] - shares[1].mean())


@rule
def compare(known: States, seat: int, moves: Numbers, how: How, room: Any, shares: Floats) -> None:
    """The win share of each move in the first and in the second half of the worlds."""
    for world in range(how.playouts):
        imagine_world(known, seat, room)
        for i in range(len(moves)):
            walk(seat, moves[i], False, how, room)
            shares[world % 2, i] += 2.0 * room.shares[seat] / how.playouts


# Fairness, length, scores, lead, rare rules --------------------------------------------------------------------------
class Totals:
    """Sums and histograms over many games."""

    def __init__(self, setup: Setup) -> None:
        self.setup, self.game = setup, karat.game(setup.game)
        self.entries = count_entries(self.game, setup.players, setup.options)
        self.games, self.wins, self.squares = 0, np.zeros(8), np.zeros(8)
        self.counts = np.zeros((3, len(counters.names(self.game))))  # sums, squares, games with any
        self.histograms = {name: np.zeros(0, np.int64) for name in ("decisions", "seconds", "lead", "score", "winning")}
        self.below = 0  # how far below 0 scores go: there their histograms begin
        self.led = np.zeros(20, np.int64)  # when the winner took the lead for good, in twentieths of the game
        self.scores = np.zeros((2, 8))
        self.halves = np.zeros(3)  # games not level at half-time, won by those who led, by those who were last

    def add(self, watched: Watched) -> None:
        lengths, wins, scores = watched.lengths, watched.wins, watched.scores[:, : self.entries]
        self.games += len(wins)
        self.wins += wins.sum(0)
        self.squares += (wins**2).sum(0)
        self.scores += watched.scores.sum(0), (watched.scores.astype(float) ** 2).sum(0)
        self.counts += watched.counts.sum(0), (watched.counts.astype(float) ** 2).sum(0), (watched.counts > 0).sum(0)
        self._count("decisions", lengths[:, DECISIONS])
        a_moment, a_round = seconds(self.game)
        self._count("seconds", a_moment * lengths[:, MOMENTS] + a_round * self._rounds(watched))
        self._count("lead", lengths[:, LEAD_CHANGES])
        self._reach(-int(scores.min()))
        self._count("score", scores.ravel() + self.below)
        self._count("winning", scores[wins[:, : self.entries] > 0] + self.below)
        self.led += np.bincount(20 * lengths[:, LED_FOR_GOOD] // (lengths[:, MOMENTS] + 1), minlength=20)
        some = lengths[:, LAST_AT_HALF] > 0
        led, last = (won_by(wins, lengths[:, at])[some].sum() for at in (LED_AT_HALF, LAST_AT_HALF))
        self.halves += some.sum(), led, last

    def _rounds(self, watched: Watched) -> Numbers:
        names = counters.names(self.game)
        rounds = watched.counts[:, names.index(counters.ROUNDS)]
        return rounds if rounds.any() else -(-watched.counts[:, names.index(counters.TURNS)] // self.setup.players)

    def _reach(self, below: int) -> None:
        """Let the histograms of scores begin this far below 0, or further."""
        if below > self.below:
            more, self.below = np.zeros(below - self.below, np.int64), below
            for name in ("score", "winning"):
                self.histograms[name] = np.concatenate((more, self.histograms[name]))

    def _count(self, name: str, values: Numbers) -> None:
        more, have = np.bincount(values), self.histograms[name]
        total = np.zeros(max(len(more), len(have)), np.int64)
        total[: len(have)] = have
        total[: len(more)] += more
        self.histograms[name] = total

    def summary(self) -> Study:
        n = self.games
        names = counters.names(self.game)
        rare = counters.rare(self.game)
        apart, led, last = self.halves.tolist()
        return {
            "games": n,
            "fair_share": float(self.wins[: self.setup.players].mean() / n),
            "seats": [
                {"seat": p, **interval("win_share", self.wins[p], self.squares[p], n),
                 **interval("score", self.scores[0, p], self.scores[1, p], n)}
                for p in range(self.entries)
            ],
            "decisions_per_game": mean_of(self.histograms["decisions"]),
            "minutes": mean_of(self.histograms["seconds"]) / 60,
            "lead_changes": mean_of(self.histograms["lead"]),
            "histograms": {name: values.tolist() for name, values in self.histograms.items()},
            "scores_from": -self.below,
            "led_for_good": self.led.tolist(),
            "half_leader_won": led / apart if apart else None,
            "comeback": last / apart if apart else None,
            "rare": [
                {"name": name, "rule": rare[name][0], "what": rare[name][1],
                 "games_with": self.counts[2, names.index(name)] / n,
                 **interval("per_game", self.counts[0, names.index(name)], self.counts[1, names.index(name)], n)}
                for name in rare
            ],
        }  # fmt: skip


def mean_of(histogram: Numbers) -> float:
    return float(np.average(np.arange(len(histogram)), weights=histogram))


def quantile_of(histogram: Sequence[int], part: float) -> int:
    """The value below which this part of a histogram lies."""
    sums = np.cumsum(histogram)
    return int(np.searchsorted(sums, part * sums[-1]))


def interval(name: str, total: float, squares: float, count: int) -> dict[str, float]:
    """A mean and half the width of its 95 % interval, by name."""
    mean = float(total) / count
    error = Z95 * math.sqrt(max(float(squares) / count - mean**2, 0.0) / count)
    return {name: mean, f"{name}_error": error}


# Luck and skill ------------------------------------------------------------------------------------------------------
def luck_share(wins: Floats, players: int) -> dict[str, Any]:
    """The part of the variance of winning that the deal explains: estimate and its 95 % interval over deals.

    One-way analysis of variance: games of one deal differ by what players do, deals differ by their cards too.
    """
    deals = wins[:, :players].reshape(-1, REPLAYS, players)
    means, within = deals.mean(1), deals.var(1, ddof=1).sum(1)

    def share(which: NDArray[np.intp]) -> float:
        inside = within[which].mean()
        between = max(means[which].var(0, ddof=1).sum() - inside / REPLAYS, 0.0)
        return between / (between + inside) if between + inside else 0.0

    everything = np.arange(len(deals))
    rng = np.random.default_rng(0)
    drawn = [share(rng.integers(0, len(deals), len(deals))) for _ in range(200)]
    return {"share": float(share(everything)), "interval": np.quantile(drawn, [0.025, 0.975]).tolist()}


def ladder(setup: Setup) -> dict[str, Any]:
    """The published steps between bot levels at a table of this size, the lowest first: none of a changed set-up, and
    none that was measured under other rules or with other bots (`stale`)."""
    usual = setup == set_up(setup.game, setup.players)
    measured = read().get(setup.game, {}).get(str(setup.players), {}) if usual else {}
    code, steps = fingerprint(setup.game), []
    entries = {name: one for name, one in measured.items() if one["code"] == code}
    for level, below in BELOW.items():
        one = entries.get(f"{level} {below}")
        if one:
            win, fair = one["win_share"], one["fair_share"]
            games = math.ceil((Z95**2) * win * (1 - win) / (win - fair) ** 2) if one["verdict"] == "stronger" else None
            steps.append({"level": level, "below": below, "win_share": win, "interval": one["interval"],
                          "fair_share": fair, "games_to_tell": games})  # fmt: skip
    top = entries.get("6 1")
    best = top and {"win_share": top["win_share"], "interval": top["interval"]}
    return {"steps": steps, "best_among_worst": best, "stale": bool(measured) and not steps}


# Decisions -----------------------------------------------------------------------------------------------------------
def by_kind(found: list[tuple[str, int, float] | None], decisions: float, players: int) -> list[dict[str, Any]]:
    """What was found at sampled decisions, by their kind, the weightiest first."""
    kinds: dict[str, list[tuple[int, float]]] = {}
    for kind, legal, gain in (one for one in found if one):
        kinds.setdefault(kind, []).append((legal, gain))
    rows = []
    for kind, seen in kinds.items():
        legal, gain = np.array(seen).T
        error = Z95 * gain.std(ddof=1) / math.sqrt(len(gain)) if len(gain) > 1 else None
        often = decisions * len(gain) / len(found)
        rows.append({"kind": kind, "samples": len(gain), "legal": float(legal.mean()), "per_player": often / players,
                     "gain": float(gain.mean()), "gain_error": None if error is None else float(error)})  # fmt: skip
    return sorted(rows, key=lambda row: -row["gain"] * row["per_player"])


# How long it takes ---------------------------------------------------------------------------------------------------
TRIED = 40  # games, and a tenth as many decisions


def expected_seconds(plan: Plan, workers: int) -> float:
    """About how long a study takes on so many cores, from a few games and decisions that are tried."""
    watch_chunk(plan, plan.setup, 0, 1)  # what has to be compiled does not count
    look_at_decision(plan, 0, 0)
    began = time.perf_counter()
    watch_chunk(plan, plan.setup, 0, TRIED)
    games, began = time.perf_counter() - began, time.perf_counter()
    for spot in spots(plan)[: TRIED // 10]:
        look_at_decision(plan, *spot)
    decisions = time.perf_counter() - began
    return (games * (plan.steps - SAMPLES) + 10 * decisions * SAMPLES) / TRIED / workers


# All of it -----------------------------------------------------------------------------------------------------------
def study(plan: Plan, workers: int | None = None, advance: Callable[[int], None] = lambda games: None) -> Study:
    """Everything that a report shows. `advance` is told of games played."""
    setup, players = plan.setup, plan.setup.players
    watch_chunk(plan, setup, 0, 1)  # compile before several threads ask for it
    look_at_decision(plan, 0, 0)
    totals, others = Totals(setup), list(switched(setup))
    differences, wins, found = [Difference() for _ in others], [], []
    with workers_for(plan.job(), workers, None) as hands:
        for watched in hands.each(watch_chunk, ((plan, setup, *part) for part in parts(plan.games))):
            totals.add(watched)
            advance(len(watched.wins))
        setups = [other for _, _, other in others]
        for usual, *rest in hands.each(watch_rulings, ((plan, setups, *part) for part in parts(plan.ruling_games))):
            for difference, changed in zip(differences, rest):
                difference.add(usual, changed, players)
            advance(len(usual.wins) * (1 + len(rest)))
        for some in hands.each(replay_deals, ((plan, *part) for part in parts(DEALS * REPLAYS, 500 * REPLAYS))):
            wins.append(some)
            advance(len(some))
        for one in hands.each(look_at_decision, ((plan, *spot) for spot in spots(plan))):
            found.append(one)
            advance(1)
    rulings = [
        {"option": option, "is": label, **difference.summary()}
        for (option, label, _), difference in zip(others, differences)
    ]
    seen = totals.summary()
    return {
        "game": setup.game,
        "players": players,
        "options": setup.options,
        "numbers": setup.numbers,
        "mover": plan.mover,
        "seed": plan.seed,
        "version": karat.__version__,
        **seen,
        "kinds": by_kind(found, seen["decisions_per_game"], players),
        "luck": luck_share(np.concatenate(wins), players),
        "ladder": ladder(setup),
        "rulings": rulings,
    }


def parts(games: int, size: int = CHUNK) -> list[tuple[int, int]]:
    """The first game and the number of games of each task."""
    return [(first, min(size, games - first)) for first in range(0, games, size)]


def spots(plan: Plan) -> list[tuple[int, int]]:
    """Decisions to look at, by game and number: the same chance for each decision of the first games."""
    lengths = watch_chunk(plan, plan.setup, 0, min(plan.games, SAMPLES)).lengths[:, DECISIONS]
    ends = lengths.cumsum()
    drawn = np.random.default_rng(plan.seed).integers(0, ends[-1], SAMPLES)
    games = np.searchsorted(ends, drawn, side="right")
    return list(zip(games.tolist(), (drawn - ends[games] + lengths[games]).tolist()))
