"""The published strength of all bots, for every game and number of players.

Each level plays alone at a table of the level below and at a table of level 1; levels 1 and 6 play at a table of random
movers. And all bots of a game meet in a pool: tables are drawn from it, every drawn table goes through all seats, and
the wins give each bot a rating (Plackett–Luce, by choix).
"""

import ast
import hashlib
import json
import math
import os
import random
from collections.abc import Callable, Sequence
from datetime import date
from importlib.util import find_spec
from itertools import combinations, permutations
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy as np

import karat
from karat.bots import LEVELS, RANDOM, names
from karat.contract import Floats
from karat.errors import BadSetup
from karat.kept import BOTS, RULES, role
from karat.lab.match import (
    Stop,
    Table,
    Workers,
    mean_and_error,
    play_deal,
    play_deals,
    prepare,
    row_of,
    seated,
    shares_of,
)
from karat.table.document import Field

PACKAGE = Path(karat.__file__).parent
FILE = "ratings.json"  # in the folder of each game
Ratings: TypeAlias = dict[str, dict[str, dict[str, Any]]]  # by game, number of players and name of the entry
POOL = "pool"
BELOW = dict(zip(LEVELS, (RANDOM, *LEVELS[:-1]), strict=True))
STEPS = [f"{level} {below}" for level, below in BELOW.items()]
ALONE = tuple(dict.fromkeys([*STEPS, *(f"{level} 1" for level in LEVELS[1:]), f"{LEVELS[-1]} {RANDOM}"]))
POINTS = 400 / math.log(10)  # rating points of a factor e: ten times the chances are 400 points
PRIOR = 0.01  # what keeps the rating of a bot finite that never wins
BOOTSTRAPS = 100


# What there is to do -------------------------------------------------------------------------------------------------
class Job(NamedTuple):
    """One entry of the ratings: the pool of a game, or a level alone ("6 5": a 6 at a table of 5s)."""

    game: str
    players: int
    name: str


def jobs(ids: Sequence[str] = (), players: int | None = None) -> list[Job]:
    """All jobs for these games, or all games, at one number of players or at all that are allowed."""
    ids = ids or [id for id in karat.games() if players is None or players in karat.game(id).players]
    if not ids:
        raise BadSetup("players", f"no game is for {players}")
    found = []
    for game in map(karat.game, ids):
        sizes = game.players if players is None else [game.read_players(Field(players, "players", BadSetup))]
        found += [Job(game.id, size, name) for size in sizes for name in (*ALONE, POOL)]
    return found


def due(jobs: list[Job], ratings: Ratings, games: int, seed: int) -> list[Job]:
    """The jobs whose entry is not yet there, or of other rules, bots, deals or numbers of games."""
    code = {job.game: fingerprint(job.game) for job in jobs}
    return [job for job in jobs if not entry(ratings, job).items() >= _asked(games, seed, code[job.game]).items()]


def _asked(games: int, seed: int, code: str) -> dict[str, Any]:
    """What an entry depends on."""
    return {"asked": games, "seed": seed, "code": code}


def entry(ratings: Ratings, job: Job) -> dict[str, Any]:
    return ratings.get(job.game, {}).get(str(job.players), {}).get(job.name, {})


def fingerprint(id: str) -> str:
    """A short name for the rules and bots of a game as they play now."""
    home = karat.game(id).folder
    files = [*PACKAGE.glob("kernel/*.py"), *PACKAGE.glob("bots/*.py"), *home.glob("data/*")]
    files += [file for file in home.glob("*.py") if role(file) in (RULES, BOTS)]
    digest = hashlib.sha256()
    for file in sorted(files, key=lambda file: (file.parent.name, file.name)):
        digest.update(f"{file.parent.name}/{file.name}".encode() + b"\0" + what_plays(file))
    return digest.hexdigest()[:12]


def what_plays(file: Path) -> bytes:
    """A file without what is there for people alone: docstrings and the names of refusals."""
    data = file.read_bytes()
    if file.suffix != ".py":
        return data
    told: set[int] = set()
    for node in ast.walk(ast.parse(data)):
        if not isinstance(node, ast.Expr | ast.Assign):
            continue
        docstring = isinstance(node, ast.Expr) and isinstance(getattr(node.value, "value", None), str)
        named = [getattr(name, "id", "") for name in node.targets] if isinstance(node, ast.Assign) else []
        if docstring or named == ["REFUSALS"]:
            told |= {*range(node.lineno, (node.end_lineno or node.lineno) + 1)}
    return b"".join(line for at, line in enumerate(data.splitlines(keepends=True), 1) if at not in told)


def read(file: Path | None = None) -> Ratings:
    """The ratings of a file by game, number of players and name; none where there is no such file yet. Without a file,
    those that all games have in their folders."""
    if file is None:
        return {id: entries for one in karat.games() for id, entries in read(karat.game(one).folder / FILE).items()}
    try:
        ratings = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (ValueError, RecursionError):
        raise BadSetup("file", f"{file} is not JSON") from None
    if not _maps(ratings, 4):
        raise BadSetup("file", f"{file} holds no ratings, which are maps by game, number of players and name")
    return ratings


def _maps(told: Any, depth: int) -> bool:
    """Whether this is a map of maps, so many deep."""
    return isinstance(told, dict) and (depth == 1 or all(_maps(one, depth - 1) for one in told.values()))


def keep(file: Path | None, job: Job, found: dict[str, Any]) -> None:
    """Merge one entry into the file, or that of the game; it is never half written."""
    file = file or karat.game(job.game).folder / FILE
    ratings = read(file)
    ratings.setdefault(job.game, {}).setdefault(str(job.players), {})[job.name] = found
    ratings = {id: dict(sorted(ratings[id].items())) for id in sorted(ratings)}
    beside = file.with_suffix(".new")
    beside.write_text(json.dumps(ratings, indent=1) + "\n", encoding="utf-8")
    os.replace(beside, file)


# Doing it ------------------------------------------------------------------------------------------------------------
def rate(
    jobs: list[Job],
    games: int,
    seed: int = 0,
    workers: int | None = None,
    file: Path | None = None,
    advance: Callable[[int], None] = lambda games: None,
) -> None:
    """Do the jobs one after the other; each is in the file when it is done."""
    if not find_spec("choix"):
        raise BadSetup("choix", "is not installed; pip install 'karat[rate]' brings it")
    with Workers(workers) as hands:
        for job in jobs:
            deals, work = deals_of(job, games), _pool if job.name == POOL else _alone
            stamp = _asked(games, seed, fingerprint(job.game))
            stamp |= {"version": karat.__version__, "date": date.today().isoformat()}
            keep(file, job, work(job, deals, seed, hands, advance) | stamp)


def deals_of(job: Job, games: int) -> int:
    return max(1, games // job.players)


def _play(tables: list[Table], hands: Workers, advance: Callable[[int], None]) -> list[Floats]:
    played = []
    for deal in hands.each(play_deal, ((table, number) for number, table in enumerate(tables))):
        played.append(deal)
        advance(len(deal))
    return played


def _alone(job: Job, deals: int, seed: int, hands: Workers, advance: Callable[[int], None]) -> dict[str, Any]:
    """A level at a table of others, until it is known to be stronger or weaker."""
    played: list[Floats] = []
    table = seated(job.game, job.name.split(), job.players, seed=seed)
    prepare(table, table.lineup)
    looks = play_deals(table, deals, Stop(0.0), hands, played, advance)
    advance((deals - len(played)) * job.players)
    row = row_of(table, played, table.lineup[0], looks, 0.0)
    return {
        "fair_share": round(float(shares_of(played).mean()), 4),
        "win_share": round(row["win_share"], 4),
        "interval": [round(end, 4) for end in row["interval"]],
        "verdict": row["verdict"],
        "mean_score": round(row["mean_score"], 2),
        "ms_per_decision": round(row["ms_per_decision"], 3),
        "games": len(played) * job.players,
        "decisions": decisions_of(played),
    }


def decisions_of(played: list[Floats]) -> int:
    """How many decisions all bots made, each checked by the rules."""
    return int(sum(deal[..., 2].sum() for deal in played))


def _pool(job: Job, deals: int, seed: int, hands: Workers, advance: Callable[[int], None]) -> dict[str, Any]:
    """All bots of a game at drawn tables."""
    game = karat.game(job.game)
    bots = names(game)
    options = game.read_options(Field({}, "", BadSetup), job.players)
    tables = [
        Table(job.game, drawn(bots, job.players, random.Random(f"{seed} {number}")), options, seed)
        for number in range(deals)
    ]
    prepare(tables[0], bots)
    played = _play(tables, hands, advance)
    lineups = [[bots.index(name) for name in table.lineup] for table in tables]
    points, errors = ratings_of(len(bots), lineups, played, seed, bots.index("1"))
    shares = shares_by_bot(len(bots), lineups, played)
    rows = []
    for i, name in enumerate(bots):
        sat = shares[~np.isnan(shares[:, i]), i]
        if len(sat):
            rating = {"rating": round(points[i]), "error": round(errors[i])}
            rows.append({"bot": name} | rating | {"win_share": round(float(sat.mean()), 4), "deals": len(sat)})
    met = [[bots[i] for i in cycle] for cycle in cycles(shares)]
    return {"bots": rows, "cycles": met, "games": deals * job.players, "decisions": decisions_of(played)}


def drawn(bots: Sequence[str], players: int, rng: random.Random) -> tuple[str, ...]:
    """A table out of the pool: nobody sits twice at it before everybody sits once."""
    lineup: list[str] = []
    while len(lineup) < players:
        lineup += rng.sample(bots, len(bots))
    return tuple(lineup[:players])


# What it tells -------------------------------------------------------------------------------------------------------
def ratings_of(
    count: int, lineups: list[list[int]], played: list[Floats], seed: int, zero: int
) -> tuple[Floats, Floats]:
    """Rating points of each bot and their error, bootstrapped over deals; bot `zero` has 0 points."""
    from choix import ilsr_top1

    wins = [_wins(lineup, deal, random.Random(f"{seed} {number}")) for number, (lineup, deal) in
            enumerate(zip(lineups, played, strict=True))]  # fmt: skip

    def fit(numbers: Any, start: Any = None) -> tuple[Floats, Floats]:
        data = [win for number in numbers for win in wins[number]]
        strength = ilsr_top1(count, data, PRIOR, start, max_iter=1000, tol=1e-6)
        return strength, POINTS * (strength - strength[zero])

    strength, points = fit(range(len(wins)))
    rng = np.random.default_rng(seed)
    again = [fit(rng.integers(len(wins), size=len(wins)), strength)[1] for _ in range(BOOTSTRAPS)]
    return points, 1.96 * np.std(again, 0)


def _wins(lineup: list[int], deal: Floats, rng: random.Random) -> list[tuple[int, list[int]]]:
    """(winner, losers) of each game of a deal. A shared win goes to one of its winners by lot."""
    found = []
    for game in deal:
        winners = np.flatnonzero(game[:, 0]).tolist()
        if winners:
            place = rng.choice(winners)
            found.append((lineup[place], [*lineup[:place], *lineup[place + 1 :]]))
    return found


def shares_by_bot(count: int, lineups: list[list[int]], played: list[Floats]) -> Floats:
    """The win share of each bot in each deal, nan where it did not sit at the table."""
    shares = np.full((len(played), count), np.nan)
    for row, lineup, of_places in zip(shares, lineups, shares_of(played), strict=True):
        for bot in set(lineup):
            row[bot] = np.mean([share for share, one in zip(of_places, lineup, strict=True) if one == bot])
    return shares


def cycles(shares: Floats) -> list[tuple[int, int, int]]:
    """Three bots of which each wins more than the next where they meet, surely (95 % over all pairs together)."""
    count = shares.shape[1]
    surer = np.zeros((count, count), bool)
    for one, other in permutations(range(count), 2):
        met = shares[:, one] - shares[:, other]
        met = met[~np.isnan(met)]
        if len(met):
            mean, error = mean_and_error((met + 1) / 2, count * (count - 1) // 2)
            surer[one, other] = mean - error > 0.5
    return [
        cycle
        for a, b, c in combinations(range(count), 3)
        for cycle in ((a, b, c), (a, c, b))
        if surer[cycle[0], cycle[1]] and surer[cycle[1], cycle[2]] and surer[cycle[2], cycle[0]]
    ]
