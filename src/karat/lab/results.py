"""Games as a table with one row for each, or for each decision: from watched games, from records, from Parquet files.

With pyarrow (extra `lab`) a table is a pyarrow.Table; without it, a dict of lists. The columns: docs/laboratory.md.
"""

import json
import os
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

import karat
from karat.contract import Floats, Numbers, Options
from karat.errors import BadRecord, BadSetup
from karat.kernel.dispatch import outcome_now
from karat.lab import counters
from karat.lab.watch import (
    DECISIONS,
    FAILURES,
    LAST_AT_HALF,
    LEAD_CHANGES,
    LED_AT_HALF,
    LED_FOR_GOOD,
    MOMENTS,
    Watched,
    new_opening,
    opening_at,
    retell,
)
from karat.table.document import shown
from karat.table.game import Game

GAMES, DECIDED = "games-*.parquet", "decisions-*.parquet"  # the files of a simulation
MEASURED = {
    "decisions": DECISIONS, "failures": FAILURES, "moments": MOMENTS, "lead_changes": LEAD_CHANGES,
    "led_for_good": LED_FOR_GOOD,
}  # fmt: skip


Columns: TypeAlias = dict[str, Any]  # by name: an array, a list, Texts or Sets


# Columns -------------------------------------------------------------------------------------------------------------
class Texts(NamedTuple):
    """A column of few different texts: which of them, row by row."""

    which: NDArray[np.integer[Any]]
    texts: list[str]

    def listed(self) -> list[str]:
        return [self.texts[i] for i in self.which]

    def arrow(self, pa: Any) -> Any:
        return pa.DictionaryArray.from_arrays(pa.array(self.which, pa.int32()), pa.array(self.texts, pa.string()))


class Sets(NamedTuple):
    """A column of sets of seats: whether each seat is in it, row by row."""

    members: NDArray[np.bool_]

    def listed(self) -> list[list[int]]:
        return [np.flatnonzero(row).tolist() for row in self.members]

    def arrow(self, pa: Any) -> Any:
        ends = np.concatenate([[0], self.members.sum(1).cumsum()])
        return pa.ListArray.from_arrays(pa.array(ends, pa.int32()), pa.array(self.members.nonzero()[1], pa.int8()))


def always(text: str, count: int) -> Texts:
    return Texts(np.zeros(count, np.int32), [text])


def count_entries(game: Game, players: int, options: Options) -> int:
    """How many scores a game ends with: one for each player, and one for whoever else may win."""
    return outcome_now(game.template(players, options), np.zeros(8, np.int64))[0]


def game_columns(
    game: Game,
    players: int,
    options: Options,
    watched: Watched,
    first: int = 0,
    seed: int | None = None,
    bots: Sequence[str] | None = None,
) -> Columns:
    """What was seen of some games, by column."""
    count, entries = len(watched.scores), count_entries(game, players, options)
    measured, wins = watched.lengths, watched.wins
    counted = dict(zip(counters.names(game), watched.counts.T))
    if not counters.has_rounds(game):
        counted[counters.ROUNDS] = -(-counted[counters.TURNS] // players)
    columns = {
        "game": always(game.id, count),
        "players": np.full(count, players, np.int8),
        "number": np.arange(first, first + count),
        "seed": np.full(count, seed) if seed is not None else [None] * count,
    }
    columns |= {f"bot_{p}": always(bots[p], count) if bots else [None] * count for p in range(players)}
    columns |= {f"score_{p}": watched.scores[:, p].astype(np.int32) for p in range(entries)}
    columns |= {f"win_{p}": wins[:, p] for p in range(entries)}
    columns["winners"] = Sets(wins > 0)
    columns["start"] = [None] * count if getattr(game.part("study"), "ALL_AT_ONCE", False) else np.zeros(count, np.int8)
    columns |= {name: measured[:, at].astype(np.int32) for name, at in MEASURED.items()}
    columns["half_leader_won"] = won_by(wins, measured[:, LED_AT_HALF])
    columns["comeback"] = won_by(wins, measured[:, LAST_AT_HALF])
    return columns | {name: values.astype(np.int32) for name, values in counted.items()}


def of_the_end(columns: Columns) -> Columns:
    """The columns that can be told from the end of a game alone."""
    names = list(columns)
    return {name: columns[name] for name in names[: names.index("moments")]}


def won_by(wins: Floats, seats: Numbers) -> Floats:
    """What a set of seats, a bit each, won of each game."""
    won = np.zeros(len(wins))
    for p in range(wins.shape[1]):
        won += wins[:, p] * (seats >> p & 1)
    return won


def decision_columns(game: Game, watched: Watched, rows: Numbers, first: int = 0) -> Columns:
    """The decisions of some games, by column."""
    lengths = watched.lengths[:, DECISIONS]
    codes, which = np.unique(rows[:, 2], return_inverse=True)
    return {
        "number": np.repeat(np.arange(first, first + len(lengths)), lengths),
        "decision": np.concatenate([np.arange(length) for length in lengths]).astype(np.int32),
        "seat": rows[:, 0].astype(np.int8),
        "legal": rows[:, 1].astype(np.int32),
        "move": Texts(which, [game.words.move_text(code) for code in codes.tolist()]),
    }


# Tables --------------------------------------------------------------------------------------------------------------
def need_pyarrow(field: str) -> None:
    if not find_spec("pyarrow"):
        raise BadSetup(field, "Parquet files need pyarrow, which pip install 'karat[lab]' brings")


def as_table(columns: Columns) -> Any:
    """Columns as one table."""
    if not find_spec("pyarrow"):
        return {
            name: values.listed() if isinstance(values, Texts | Sets) else list(values)
            for name, values in columns.items()
        }
    import pyarrow as pa

    empty = {"seed": pa.int64(), "start": pa.int8()}  # of columns that may be all null
    texts = pa.dictionary(pa.int32(), pa.string())
    return pa.table(
        {
            name: values.arrow(pa)
            if isinstance(values, Texts | Sets)
            else pa.array(values, empty.get(name, texts if name.startswith("bot_") else None))
            for name, values in columns.items()
        }
    )


def joined(tables: list[Any]) -> Any:
    """One table under the other; what one of them does not have stays empty."""
    if not find_spec("pyarrow"):
        names = list(dict.fromkeys(name for table in tables for name in table))
        lengths = [len(next(iter(table.values()))) for table in tables]
        return {
            name: [value for table, n in zip(tables, lengths) for value in table.get(name, [None] * n)]
            for name in names
        }
    import pyarrow as pa

    tables = [table.unify_dictionaries() for table in tables]
    return pa.concat_tables(tables, promote_options="default").unify_dictionaries()


def write(path: Path, columns: Columns) -> None:
    """Write a Parquet file; it is there whole or not at all."""
    from pyarrow import parquet

    part = path.with_suffix(".part")
    parquet.write_table(as_table(columns), part, compression="zstd")
    os.replace(part, path)


# Loading -------------------------------------------------------------------------------------------------------------
def load(source: Any, decisions: bool = False) -> Any:
    """A table of games: of a record, a file or folder of records or of a simulation's results, or a list of these."""
    if isinstance(source, dict):
        return _from_record(source, "", decisions)
    if isinstance(source, list | tuple):
        tables = [load(one, decisions) if not isinstance(one, dict) else _from_record(one, f"[{i}]", decisions, i)
                  for i, one in enumerate(source)]  # fmt: skip
        if not tables:
            raise BadRecord("records", "should hold at least one record")
        return joined(tables)
    if not source or not isinstance(source, str | os.PathLike):
        raise BadRecord("records", f"should be a record, a file, a folder, or a list of these, not {shown(source)}")
    path = Path(source)
    if path.suffix == ".parquet":
        return from_parquet([path])
    if not path.is_dir():
        return _from_record(_read(path), str(path), decisions)
    files = sorted(path.glob(DECIDED if decisions else GAMES))
    if files:
        return from_parquet(files)
    files = sorted(path.glob("*.json"))
    if not files or any(path.glob(GAMES)):
        wish = "decisions; simulate with --decisions" if files or any(path.glob(GAMES)) else "records or results"
        raise BadRecord("records", f"{path} holds no {wish}")
    return joined([_from_record(_read(file), str(file), decisions, i) for i, file in enumerate(files)])


def from_parquet(files: list[Path]) -> Any:
    need_pyarrow("records")
    return joined([_parquet(file) for file in files])


def _parquet(file: Path) -> Any:
    from pyarrow import ArrowInvalid, parquet

    try:
        return parquet.read_table(file)
    except ArrowInvalid:
        raise BadRecord(str(file), "is no Parquet file") from None


def _read(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError):
        raise BadRecord(str(path), "is not JSON") from None


def _from_record(document: Any, place: str, decisions: bool, number: int = 0) -> Any:
    try:
        if not isinstance(document, dict) or document.get("game") not in karat.games():
            raise BadRecord("game", f"should be one of {', '.join(karat.games())}")
        game = karat.game(document["game"])
        state = game.replay(document)
        if not state.over:
            raise BadRecord("steps", "the game is not over")
    except BadRecord as wrong:
        raise BadRecord(f"{place} {wrong.field}".strip(), wrong.problem) from None
    opening = new_opening(game, state.players, state.options)
    if document.get("position") is not None:
        opening = opening_at(game, game.position(document["position"]))
    watched, rows = retell(game, opening, document["steps"])
    if decisions:
        return as_table(decision_columns(game, watched, rows, number))
    return as_table(game_columns(game, state.players, state.options, watched, number))
