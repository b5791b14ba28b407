"""Everything that a server keeps, in one file: lines of JSON, compressed, the same for both databases."""

import gzip
import json
import os
import zlib
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy import BigInteger, func, insert, select
from sqlalchemy.exc import IntegrityError

from karat.errors import BadSetup
from karat.server.schema import guests, log, metadata, records, tables
from karat.server.store import Store, database_url, explained

FORMAT = "karat-backup/1"
# What stands in a file, by the names there. Tables are known by their ids alone, so a serial is given when it is read.
PARTS = {
    "tables": {column.name: column for column in tables.c if column is not tables.c.serial},
    "guests": dict(guests.c.items()),
    "log": {"table_id": tables.c.id} | {column.name: column for column in log.c if column is not log.c.table_serial},
    "records": dict(records.c.items()),
}
AT_ONCE = 1000  # rows
LONGEST_HEAD = 10_000  # characters
# What reading a file raises that is something else, or was damaged.
UNREADABLE = (ValueError, KeyError, TypeError, AttributeError, EOFError, RecursionError, zlib.error, gzip.BadGzipFile)


async def backup(db, file, progress):
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


async def _write(connection, file, progress):
    counts = {}
    for name in PARTS:
        counts[name] = await connection.scalar(select(func.count()).select_from(metadata.tables[name]))
    with gzip.open(file, "wt", encoding="utf-8") as out, progress(sum(counts.values()), "rows") as advance:
        out.write(json.dumps({"format": FORMAT, "rows": counts}) + "\n")
        for name, columns in PARTS.items():
            statement = select(*(column.label(name) for name, column in columns.items()))
            result = await connection.stream(statement.join_from(log, tables) if name == "log" else statement)
            async for rows in result.mappings().partitions(AT_ONCE):
                out.writelines(json.dumps([name, dict(row)], ensure_ascii=False) + "\n" for row in rows)
                advance(len(rows))
    return counts


async def restore(db, file, progress):
    """Read a backup into an empty database: all of it, or nothing."""
    with gzip.open(file, "rt", encoding="utf-8") as stream:
        counts = _read_head(stream)
        with _target(database_url(db)) as url, progress(sum(counts.values()), "rows") as advance:
            store = Store(url)
            try:
                with explained():
                    await _fill(store, counts, _read_rows(stream), advance)
            finally:
                await store.dispose()
    return counts["tables"]


async def _fill(store, counts, rows, advance):
    async with store.up_to_date() as connection:
        if await connection.scalar(select(func.count()).select_from(tables)):
            raise BadSetup("db", "holds tables already; a backup is restored into an empty database")
        found, serials = dict.fromkeys(PARTS, 0), {}
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
def _target(url):
    """Where to restore to. A new file of SQLite gets its name when it is whole; until then all of it can go again."""
    file = Path(os.path.realpath(url.database)) if url.get_backend_name() == "sqlite" else None
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


def _delete(database):
    for end in ("", "-wal", "-shm"):
        with suppress(OSError):
            os.unlink(f"{database}{end}")


def _damaged():
    return BadSetup("file", "is damaged; nothing was restored")


def _read_head(stream):
    """How many rows of each part a backup promises."""
    try:
        head = json.loads(stream.readline(LONGEST_HEAD))
        counts = head["rows"]
        if head["format"] != FORMAT or not {"tables", "guests", "log"} <= set(counts) <= set(PARTS):
            raise ValueError
        if not all(type(count) is int and count >= 0 for count in counts.values()):
            raise ValueError
    except UNREADABLE:
        raise BadSetup("file", "is not a backup of Karat") from None
    return counts


def _read_rows(stream):
    """The rows that follow, each with the name of its part."""
    try:
        for line in stream:
            name, row = json.loads(line)
            columns = PARTS[name]
            if set(row) != set(columns) or not all(_fits(row[name], column) for name, column in columns.items()):
                raise ValueError
            yield name, row
    except UNREADABLE:
        raise _damaged() from None


def _fits(value, column):
    """Whether a column can hold a value. SQLite would take anything."""
    if value is None:
        return column.nullable
    if type(value) is not column.type.python_type:
        return False
    if isinstance(value, str):
        value.encode()  # half a character cannot be stored
        return column.type.length is None or len(value) <= column.type.length
    return value.bit_length() < (64 if isinstance(column.type, BigInteger) else 32)


def _batches(rows):
    """Rows of the same part together."""
    name, batch = None, []
    for part, row in rows:
        if part != name or len(batch) == AT_ONCE:
            if batch:
                yield name, batch
            name, batch = part, []
        batch.append(row)
    if batch:
        yield name, batch
