"""Many games on all cores, a graphics card or a cluster: the same games whatever plays them, kept as they are done.

Games are numbered, and a chunk of numbers is one task. Each game has chance of its own that depends on the seed and its
number alone. Random and quick movers are compiled (karat.lab.watch); other bots are asked move by move.
"""

import json
import math
import os
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import CancelledError, Executor, ThreadPoolExecutor
from dataclasses import asdict, dataclass, replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

import karat
from karat.bots import NET, make, names
from karat.bots import RANDOM as RANDOM_BOT
from karat.bots.thinker import Bot
from karat.contract import Floats, Numbers, Options
from karat.errors import BadSetup
from karat.lab import results
from karat.lab.match import Result, Workers
from karat.lab.playout import random_games
from karat.lab.rate import fingerprint
from karat.lab.watch import (
    DECISIONS,
    FAILURES,
    QUICK,
    RANDOM,
    QuickMover,
    Watched,
    new_watched,
    outcomes,
    retell,
    watch,
)
from karat.lab.whatif import Setup, set_up
from karat.table.game import Game, State

Chunk: TypeAlias = tuple[Watched, Numbers | None]  # what was seen, and the decisions if they are wanted
QUICK_BOT = "quick"
COMPILED = {QUICK_BOT: QUICK, RANDOM_BOT: RANDOM}
CHUNK, CHUNK_ON_CARD, CHUNK_OF_BOTS = 10_000, 1_000_000, 10  # games of one task
ABOUT = "simulation.json"
SURE = 1.96  # so many standard errors are half a 95 % interval


@dataclass(frozen=True)
class Job:
    """A simulation as its workers know it."""

    setup: Setup
    bots: tuple[str, ...]  # one for each seat
    seed: int
    decisions: bool = False  # whether single decisions are kept
    kept: bool = False  # whether anything is, or only the sums of scores, wins and lengths are wanted
    gpu: bool = False

    @property
    def compiled(self) -> bool:
        return all(name in COMPILED for name in self.bots)

    @property
    def chunk(self) -> int:
        if self.gpu and not self.kept:
            return CHUNK_ON_CARD
        return CHUNK if self.compiled else CHUNK_OF_BOTS


def seats(game: Game, bots: Sequence[str] | None, players: int) -> tuple[str, ...]:
    """A bot for each seat: the last one named takes those that are left."""
    bots = [str(name) for name in bots or [RANDOM_BOT]]
    if len(bots) > players:
        raise BadSetup("bots", f"should be at most {players} for {players} players, not {len(bots)}")
    known = (*names(game), RANDOM_BOT, QUICK_BOT, NET)
    for name in dict.fromkeys(bots):
        if name not in known and ":" not in name:
            wish = f"of {', '.join(known)}, exec:PROGRAM or MODULE:CLASS"
            raise BadSetup("bots", f"should be {wish}, not {name!r}")
        mover(game, name, 0).check()
    return (*bots, *bots[-1:] * (players - len(bots)))


# One chunk -----------------------------------------------------------------------------------------------------------
def play_chunk(job: Job, first: int, count: int) -> Chunk:
    """Play games number `first` and following: what was seen of them, and their decisions if they are wanted."""
    setup, game = job.setup, karat.game(job.setup.game)
    if job.gpu:
        return on_card(job, first, count), None
    if not job.compiled:
        return by_bots(job, first, count)
    if not job.kept and not setup.numbers and set(job.bots) == {RANDOM_BOT}:
        scores, wins, decisions = random_games(game, count, setup.players, setup.options, job.seed, first)
        return plain(game, scores, wins, decisions), None
    slips = [COMPILED[name] for name in job.bots]
    return watch(game, setup.opening(), slips, job.seed, first, count, decisions=job.decisions)


def plain(game: Game, scores: Numbers, wins: Floats, decisions: Numbers) -> Watched:
    """Games of which only the end was seen."""
    watched = new_watched(game, len(scores))
    watched.lengths[:, DECISIONS] = decisions
    return watched._replace(scores=scores, wins=wins)


def on_card(job: Job, first: int, count: int) -> Watched:
    from karat.lab.gpu import random_games as play

    game, setup = karat.game(job.setup.game), job.setup
    states, decisions = play(game, count, setup.players, setup.options, job.seed, first)
    scores, wins = np.zeros((count, 8), np.int64), np.zeros((count, 8))
    outcomes(states, scores, wins)
    return plain(game, scores, wins, decisions)


def by_bots(job: Job, first: int, count: int) -> Chunk:
    """Games by bots that are asked move by move, watched when they are over."""
    game, opening = karat.game(job.setup.game), job.setup.opening()
    ends = [play_game(job, number) for number in range(first, first + count)]
    seen = [retell(game, opening, state.steps) for state, _ in ends]
    watched = Watched(*(np.concatenate(column) for column in zip(*(one for one, _ in seen))))
    watched.lengths[:, FAILURES] = [failures for _, failures in ends]
    return watched, np.concatenate([rows for _, rows in seen]) if job.decisions else None


def play_game(job: Job, number: int) -> tuple[State, int]:
    """One game between bots: its end, and how often a bot failed to move."""
    state = job.setup.deal(f"simulate {job.seed} game {number}")
    bots = [mover(state.game, name, f"{job.seed}.{number}.{seat}") for seat, name in enumerate(job.bots)]
    while not state.over:
        seat = state.to_move[0]
        state.play(seat, bots[seat].choose(state.knowledge(seat)))
    return state, sum(sum(bot.verdicts.values()) for bot in bots)


def mover(game: Game, name: str, seed: int | str) -> Bot:
    """A bot by its name; beside those of a match there is the quick mover."""
    return QuickMover(game, name, seed, None) if name == QUICK_BOT else make(game, name, seed)


def prepare(job: Job) -> None:
    """Compile what the workers will need before the clock starts."""
    if job.compiled:
        play_chunk(job, 0, 1)
        return
    ended, _ = play_game(replace(job, bots=(RANDOM_BOT,) * job.setup.players), 0)
    retell(ended.game, job.setup.opening(), ended.steps)
    state = job.setup.deal(0)
    for name in set(job.bots):
        mover(state.game, name, 0).choose(state.knowledge(state.to_move[0]))


# Who works -----------------------------------------------------------------------------------------------------------
class Pool(Workers):
    """Workers behind the executor interface."""

    def __init__(self, executor: Executor, count: int) -> None:
        self._pool, self.count = executor, count

    def __exit__(self, *_: Any) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False)


class Cluster(Pool):
    """The workers of a Dask cluster. A task whose worker dies is given to another one, three times at most."""

    def __init__(self, client: Any) -> None:
        super().__init__(client.get_executor(retries=2), max(1, sum(client.nthreads().values())))
        self._client = client

    def __exit__(self, *how: Any) -> None:
        super().__exit__(*how)
        self._client.close()

    def each(self, function: Callable[..., Result], tasks: Iterable[tuple[Any, ...]]) -> Iterator[Result]:
        from distributed import KilledWorker

        try:
            yield from super().each(function, tasks)
        except (KilledWorker, CancelledError):
            raise BadSetup("cluster", "its scheduler is gone, or workers died again and again over one task") from None


def workers_for(job: Job, workers: int | None, cluster: str | None) -> Workers:
    """Threads for compiled movers, who let go of the interpreter; processes for bots; or the workers of a cluster."""
    if cluster:
        return on_cluster(cluster)
    if job.gpu:
        return Workers(1)
    if job.compiled and workers != 1:
        count = workers or os.cpu_count() or 1
        return Pool(ThreadPoolExecutor(count), count)
    return Workers(workers)


def on_cluster(address: str) -> Cluster:
    """The workers of the cluster whose scheduler is at this address."""
    if not find_spec("distributed"):
        raise BadSetup("cluster", "needs Dask, which pip install 'karat[cluster]' brings")
    from distributed import Client

    client = Client.__new__(Client)  # in hand even where it cannot connect
    try:
        client.__init__(address, set_as_default=False)  # as patient as Dask is set to be
    except (OSError, ValueError, TypeError) as wrong:
        client.status = "closed"  # or it would try to say goodbye when it is thrown away, and complain
        raise BadSetup("cluster", f"nothing answers at {address} ({type(wrong).__name__})") from None
    return Cluster(client)


def check_card(job: Job) -> None:
    """One sentence where a card cannot play this."""
    if set(job.bots) != {RANDOM_BOT}:
        raise BadSetup("bots", "a graphics card plays random movers only; leave out bots or gpu")
    if job.decisions:
        raise BadSetup("decisions", "a graphics card keeps no single decisions; leave out decisions or gpu")
    if job.setup.numbers:
        names = ", ".join(job.setup.numbers)
        raise BadSetup(names, "a graphics card plays with the numbers of the box only; leave this out, or gpu")
    if not find_spec("numba_cuda"):
        raise BadSetup("gpu", "needs numba-cuda, which pip install 'karat[gpu]' brings")
    from karat.lab.gpu import cuda

    if not cuda.is_available():
        raise BadSetup("gpu", "there is no graphics card here that CUDA can use")


# What is kept --------------------------------------------------------------------------------------------------------
class Folder:
    """The results of a simulation: what it is, and a file for each chunk. What is there is never made less."""

    def __init__(self, path: str | Path, job: Job) -> None:
        results.need_pyarrow("out")
        self.path, self.job = Path(path), job
        about = asdict(job) | {"chunk": job.chunk, "code": fingerprint(job.setup.game), "version": karat.__version__}
        self.about = json.loads(json.dumps(about))
        if self.path.exists():
            self._check()

    def _check(self) -> None:
        """One sentence where the folder that is there is not one of this simulation."""
        if not self.path.is_dir():
            raise BadSetup("out", f"{self.path} is not a folder")
        file = self.path / ABOUT
        if not file.exists():
            if any(self.path.iterdir()):
                raise BadSetup("out", f"{self.path} holds other files; name a new or empty folder")
            return
        try:
            before = json.loads(file.read_text(encoding="utf-8"))
        except (ValueError, RecursionError):
            before = None
        if not isinstance(before, dict):
            raise BadSetup("out", f"{file} does not tell what is simulated there; name another folder")
        for name, value in self.about.items():
            if before.get(name) != value:
                what = "rules or bots have changed since" if name == "code" else f"its {name} differs"
                raise BadSetup("out", f"{self.path} holds another simulation: {what}; name another folder")

    def begin(self) -> None:
        """Make the folder, if it is not there."""
        self.path.mkdir(parents=True, exist_ok=True)
        file = self.path / ABOUT
        if not file.exists():
            file.write_text(json.dumps(self.about, indent=1) + "\n", encoding="utf-8")

    def file(self, kind: str, first: int) -> Path:
        return self.path / kind.replace("*", f"{first // self.job.chunk:06d}")

    def holds(self, first: int, count: int) -> bool:
        """Whether so many games of this chunk are there; there may be more."""
        kinds = (results.GAMES, results.DECIDED) if self.job.decisions else (results.GAMES,)
        files = [self.file(kind, first) for kind in kinds]
        return all(file.exists() for file in files) and _rows(files[0]) >= count

    def games(self) -> int:
        """How many games are kept here."""
        return sum(map(_rows, self.path.glob(results.GAMES)))

    def write(self, first: int, watched: Watched, rows: Numbers | None) -> None:
        job, setup, game = self.job, self.job.setup, karat.game(self.job.setup.game)
        if job.decisions and rows is not None:
            results.write(self.file(results.DECIDED, first), results.decision_columns(game, watched, rows, first))
        columns = results.game_columns(game, setup.players, setup.options, watched, first, job.seed, job.bots)
        results.write(self.file(results.GAMES, first), results.of_the_end(columns) if job.gpu else columns)

    def read(self, first: int, count: int, entries: int) -> Watched:
        """Scores, win shares and lengths of the first games of a chunk that is there."""
        from pyarrow import parquet

        table = parquet.read_table(self.file(results.GAMES, first)).slice(0, count)
        found = new_watched(karat.game(self.job.setup.game), len(table))
        for p in range(entries):
            found.scores[:, p], found.wins[:, p] = table[f"score_{p}"], table[f"win_{p}"]
        found.lengths[:, DECISIONS], found.lengths[:, FAILURES] = table["decisions"], table["failures"]
        return found


def _rows(file: Path) -> int:
    """How many rows a Parquet file has."""
    from pyarrow import ArrowInvalid, parquet

    try:
        return parquet.read_metadata(file).num_rows
    except ArrowInvalid:
        raise BadSetup("out", f"{file} is no Parquet file") from None


# The simulation ------------------------------------------------------------------------------------------------------
class Stopped(KeyboardInterrupt):
    """Ctrl-C in a simulation whose results are kept; `games` of them are."""

    def __init__(self, games: int) -> None:
        self.games = games


def simulate(
    id: str,
    count: int,
    players: int | None = None,
    options: Options | None = None,
    seed: int = 0,
    workers: int | None = None,
    advance: Callable[[int], None] = lambda games: None,
    bots: Sequence[str] | None = None,
    out: str | Path | None = None,
    decisions: bool = False,
    gpu: bool = False,
    cluster: str | None = None,
) -> dict[str, Any]:
    """Play `count` games and sum them up. `advance` is told how many more games are done."""
    setup = set_up(id, players, options)
    job = Job(setup, seats(karat.game(id), bots, setup.players), seed, decisions, out is not None, gpu)
    if gpu:
        check_card(job)
    folder = Folder(out, job) if out is not None else None
    entries = results.count_entries(karat.game(id), setup.players, setup.options)
    chunks = [(first, min(job.chunk, count - first)) for first in range(0, count, job.chunk)]
    done = [chunk for chunk in chunks if folder and folder.holds(*chunk)]
    due = [chunk for chunk in chunks if chunk not in set(done)]
    sums = Sums()
    if folder:
        for first, games in done:
            sums.add(folder.read(first, games, entries))
            advance(games)
    if due and not cluster:
        prepare(job)
    started = time.perf_counter()
    try:
        with workers_for(job, workers, cluster) as hands:
            if folder:
                folder.begin()
            for chunk, (watched, rows) in zip(due, hands.each(play_chunk, ((job, *chunk) for chunk in due))):
                if folder:
                    folder.write(chunk[0], watched, rows)
                sums.add(watched)
                advance(chunk[1])
    except KeyboardInterrupt:
        if folder:
            raise Stopped(sums.games) from None
        raise
    summary = sums.summary(job, entries, time.perf_counter() - started, sum(games for _, games in due))
    return summary | ({"kept": folder.games()} if folder else {})


class Sums:
    """Sums over games of scores, win shares, lengths and failures."""

    def __init__(self) -> None:
        self.games, self.decisions, self.failures, self.sums = 0, 0, 0, np.zeros((3, 8))

    def add(self, watched: Watched) -> None:
        scores, wins = watched.scores, watched.wins
        self.sums += scores.sum(0), (scores.astype(float) ** 2).sum(0), wins.sum(0)
        self.games += len(scores)
        self.decisions += int(watched.lengths[:, DECISIONS].sum())
        self.failures += int(watched.lengths[:, FAILURES].sum())

    def summary(self, job: Job, entries: int, seconds: float, played: int) -> dict[str, Any]:
        """What a simulation tells; `played` games of it were played just now, in so many seconds."""
        setup, length = job.setup, self.decisions / self.games
        return {
            "game": setup.game,
            "players": setup.players,
            "options": setup.options | setup.numbers,
            "bots": list(job.bots),
            "seed": job.seed,
            "games": self.games,
            "seconds": seconds,
            "games_per_second": played / seconds,
            "decisions_per_second": played * length / seconds,
            "decisions_per_game": length,
            "failures": self.failures,
            "seats": [_seat(p, self.sums[:, p].tolist(), self.games) for p in range(entries)],
        }


def _seat(p: int, sums: list[float], count: int) -> dict[str, Any]:
    score, score_error = _mean(sums[0], sums[1], count)
    return {
        "seat": p,
        "win_share": sums[2] / count,
        "interval": wilson(sums[2] / count, count),
        "mean_score": score,
        "mean_score_error": score_error,
    }


def _mean(total: float, squares: float, count: int) -> tuple[float, float | None]:
    """The mean and half the width of its 95 % interval, which a single game does not tell."""
    mean = total / count
    if count == 1:
        return mean, None
    return mean, SURE * math.sqrt(max(squares / count - mean * mean, 0.0) / (count - 1))


def wilson(share: float, count: int) -> list[float]:
    """Wilson's 95 % interval of a share of wins: few games without a win do not make it certain that there is none."""
    middle, weight = share + SURE**2 / (2 * count), 1 + SURE**2 / count
    off = SURE * math.sqrt(share * (1 - share) / count + SURE**2 / (4 * count**2))
    return [max((middle - off) / weight, 0.0), min((middle + off) / weight, 1.0)]
