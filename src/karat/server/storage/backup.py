"""Everything that a server keeps, in one file: lines of JSON, compressed, the same for both databases.

The first line says what follows, the last one has the SHA-256 of all before it. A backup of an older Karat may lack
that line, and columns that came later.
"""

import gzip
import hashlib
import json
import os
import zlib
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Any, cast

from sqlalchemy import BigInteger, Column, DefaultClause, func, insert, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

import karat
from karat.errors import BadSetup
from karat.server.storage.files import ENDS, open_private
from karat.server.storage.schema import guests, log, metadata, records, tables
from karat.server.storage.store import Store, database_url, explained

FORMAT = "karat-backup/1"
# What stands in a file, by the names there. Tables are known by their ids alone, so a serial is given when it is read;
# for how long nobody has touched them is counted anew.
_OURS = (tables.c.serial, tables.c.seen, tables.c.seen_at, log.c.table_serial, records.c.seen_at)
PARTS = {
    part.name: {column.name: column for column in part.c if column not in set(_OURS)}
    for part in (tables, guests, log, records)
}
PARTS["log"] = {"table_id": tables.c.id} | PARTS["log"]
Rows = Iterator[tuple[str, dict[str, Any]]]  # each with the name of its part
Progress = Callable[[int, str], AbstractContextManager[Callable[[int], None]]]
AT_ONCE = 1000  # rows
LONGEST_HEAD = 10_000  # characters
# What reading a file raises that is something else, or was damaged.
UNREADABLE = (ValueError, KeyError, TypeError, AttributeError, EOFError, RecursionError, zlib.error, gzip.BadGzipFile)


async def backup(db: str, file: str, progress: Progress) -> int:
    """Write all tables as they are at one moment, while the server goes on. Returns how many there are."""
    store = Store(db)
    await store.open(new=False)
    half = Path(f"{file}.part")
    try:
        with explained():
            async with store.engine.connect() as connection:
                if store.is_sqlite:  # its driver begins nothing for what only reads
                    await connection.exec_driver_sql("BEGIN")
                else:
                    connection = await connection.execution_options(isolation_level="REPEATABLE READ")
                counts = await _write(connection, half, progress)
        os.replace(half, file)
        return counts["tables"]
    except OSError as wrong:
        raise OSError(wrong.errno, wrong.strerror or str(wrong), str(file)) from None
    finally:
        with suppress(OSError):
            half.unlink()
        await store.close()


async def _write(connection: AsyncConnection, file: Path, progress: Progress) -> dict[str, int]:
    counts: dict[str, int] = {}
    for name in PARTS:
        counts[name] = (await connection.scalar(select(func.count()).select_from(metadata.tables[name]))) or 0
    digest = hashlib.sha256()
    with (
        open_private(file) as plain,
        gzip.open(plain, "wb") as out,
        progress(sum(counts.values()), "rows") as advance,
    ):

        def write(*lines: Any) -> None:
            text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines).encode()
            digest.update(text)
            out.write(text)

        write({"format": FORMAT, "karat": karat.__version__, "checksum": "sha256", "rows": counts})
        for name, columns in PARTS.items():
            statement = select(*(column.label(name) for name, column in columns.items()))
            result = await connection.stream(statement.join_from(log, tables) if name == "log" else statement)
            async for rows in result.mappings().partitions(AT_ONCE):
                write(*([name, dict(row)] for row in rows))
                advance(len(rows))
        write(["sha256", digest.hexdigest()])
    return counts


async def restore(db: str, file: str, progress: Progress) -> int:
    """Read a backup into an empty database: all of it, or nothing."""
    with gzip.open(file, "rb") as stream:
        counts, digest = _read_head(stream)
        with _target(database_url(db)) as url, progress(sum(counts.values()), "rows") as advance:
            store = Store(url)
            try:
                with explained():
                    await _fill(store, counts, _read_rows(stream, digest), advance)
            finally:
                await store.dispose()
    return counts["tables"]


async def _fill(store: Store, counts: dict[str, int], rows: Rows, advance: Callable[[int], None]) -> None:
    async with store.up_to_date() as connection:
        if await connection.scalar(select(func.count()).select_from(tables)):
            raise BadSetup("db", "holds tables already; a backup is restored into an empty database")
        found, serials = dict.fromkeys(PARTS, 0), dict[str, int]()
        for name, batch in _batches(rows):
            try:
                if name == "tables":
                    for row in batch:
                        row["serial"] = serials[row["id"]] = len(serials) + 1
                elif name == "log":
                    for row in batch:
                        row["table_serial"] = serials[row.pop("table_id")]
                await connection.execute(insert(metadata.tables[name]), batch)
            except (IntegrityError, KeyError):  # the same row twice, or one of a table that is not there
                raise _damaged() from None
            found[name] += len(batch)
            advance(len(batch))
        if found != dict.fromkeys(PARTS, 0) | counts:
            raise BadSetup("file", "does not hold as many rows as it says; nothing was restored")


@contextmanager
def _target(url: URL) -> Iterator[URL]:
    """Where to restore to. A new file of SQLite gets its name when it is whole; until then all of it can go again."""
    file = Path(os.path.realpath(url.database or "")) if url.get_backend_name() == "sqlite" else None
    if file is None or os.path.exists(file):
        yield url
        return
    half = Path(f"{file}.part")
    folders = [folder for folder in file.parents if not os.path.exists(folder)]
    _delete(half)
    try:
        yield url.set(database=str(half))
        if os.path.exists(file):
            raise BadSetup("db", "was made by somebody else in the meantime")
        os.rename(half, file)
    except BaseException:
        _delete(half)
        for folder in folders:
            with suppress(OSError):
                folder.rmdir()
        raise


def _delete(database: Path) -> None:
    for end in ENDS:
        with suppress(OSError):
            os.unlink(f"{database}{end}")


def _damaged() -> BadSetup:
    return BadSetup("file", "is damaged; nothing was restored")


def _read_head(stream: gzip.GzipFile) -> tuple[dict[str, int], Any]:
    """How many rows of each part a backup promises, and the SHA-256 of what was read; None where there is no other."""
    try:
        line = stream.readline(LONGEST_HEAD)
        head = json.loads(line)
        counts = head["rows"]
        if head["format"] != FORMAT or not {"tables", "guests", "log"} <= set(counts):
            raise ValueError
        if not all(type(count) is int and count >= 0 for count in counts.values()):
            raise ValueError
    except UNREADABLE:
        raise BadSetup("file", "is not a backup of Karat") from None
    if head.get("checksum", "sha256") != "sha256" or not set(counts) <= set(PARTS):
        raise _too_new(head)
    return counts, hashlib.sha256(line) if "checksum" in head else None


def _too_new(head: dict[str, Any]) -> BadSetup:
    return BadSetup("file", f"was made by a newer Karat ({head.get('karat', 'unknown')}); nothing was restored")


def _read_rows(stream: gzip.GzipFile, digest: Any) -> Rows:
    """The rows that follow, each with the name of its part."""
    try:
        for line in stream:
            name, row = json.loads(line)
            if digest is not None:
                if name == "sha256":
                    if row != digest.hexdigest() or stream.read(1):
                        raise ValueError
                    return
                digest.update(line)
            columns = PARTS[name]
            if not row.keys() <= columns.keys() or not all(_fits(row, column) for column in columns.items()):
                raise ValueError
            yield name, {name: row.get(name, _default(column)) for name, column in columns.items()}
        if digest is not None:
            raise ValueError  # it ends before its checksum
    except UNREADABLE:
        raise _damaged() from None


def _default(column: Column[Any]) -> Any:
    """What stands in a column of a row from before there was that column."""
    default = cast(DefaultClause | None, column.server_default)
    return None if default is None else column.type.python_type(default.arg)


def _fits(row: dict[str, Any], named: tuple[str, Column[Any]]) -> bool:
    """Whether a column can hold what a row has for it. SQLite would take anything."""
    name, column = named
    if name not in row:  # a row from before there was that column
        return bool(column.nullable) or column.server_default is not None
    value = row[name]
    if value is None:
        return bool(column.nullable)
    if type(value) is not column.type.python_type:
        return False
    if isinstance(value, str):
        value.encode()  # half a character cannot be stored
        longest: int | None = getattr(column.type, "length", None)
        return longest is None or len(value) <= longest
    return value.bit_length() < (64 if isinstance(column.type, BigInteger) else 32)


def _batches(rows: Rows) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Rows of the same part together."""
    name, batch = "", list[dict[str, Any]]()
    for part, row in rows:
        if part != name or len(batch) == AT_ONCE:
            if batch:
                yield name, batch
            name, batch = part, []
        batch.append(row)
    if batch:
        yield name, batch
