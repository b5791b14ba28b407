"""Everything that a server keeps, in one file: lines of JSON, compressed, the same for both databases."""

import gzip
import json
import os
from pathlib import Path

from sqlalchemy import func, insert, select

from karat.errors import BadSetup
from karat.server.schema import guests, log, records, tables
from karat.server.store import Store

FORMAT = "karat-backup/1"
PARTS = {table.name: table for table in (tables, guests, log, records)}
AT_ONCE = 1000  # rows


async def backup(db, file, progress):
    """Write all tables as they are at one moment, while the server goes on. Returns how many there are."""
    store = Store(db)
    half = Path(f"{file}.part")
    try:
        async with store.engine.connect() as connection:
            if not store.is_sqlite:
                connection = await connection.execution_options(isolation_level="REPEATABLE READ")
            counts = {}
            for name, part in PARTS.items():
                counts[name] = await connection.scalar(select(func.count()).select_from(part))
            with gzip.open(half, "wt", encoding="utf-8") as out, progress(sum(counts.values()), "rows") as advance:
                out.write(json.dumps({"format": FORMAT, "rows": counts}) + "\n")
                for name, part in PARTS.items():
                    result = await connection.stream(select(part))
                    async for rows in result.mappings().partitions(AT_ONCE):
                        out.writelines(json.dumps([name, dict(row)], ensure_ascii=False) + "\n" for row in rows)
                        advance(len(rows))
        os.replace(half, file)
        return counts["tables"]
    finally:
        half.unlink(missing_ok=True)
        await store.dispose()


async def restore(db, file, progress):
    """Read a backup into an empty database: all of it, or nothing."""
    store = Store(db)
    await store.open()
    try:
        async with store.engine.begin() as connection:
            if await connection.scalar(select(func.count()).select_from(tables)):
                raise BadSetup("db", "holds tables already; a backup is restored into an empty database")
            with _open(file) as (counts, rows), progress(sum(counts.values()), "rows") as advance:
                found = dict.fromkeys(counts, 0)
                for name, batch in _batches(rows):
                    await connection.execute(insert(PARTS[name]), batch)
                    found[name] += len(batch)
                    advance(len(batch))
            if found != counts:
                raise BadSetup("file", "ends too early; it is not a whole backup")
        return counts["tables"]
    finally:
        await store.close()


class _open:
    """The counts and the rows of a backup; whatever is wrong with the file is one sentence."""

    def __init__(self, file):
        self.file = file

    def __enter__(self):
        self._stream = gzip.open(self.file, "rt", encoding="utf-8")
        try:
            head = json.loads(self._stream.readline())
            if head["format"] != FORMAT or not set(head["rows"]) <= set(PARTS):
                raise KeyError
        except (ValueError, KeyError, TypeError, EOFError, gzip.BadGzipFile):
            self._stream.close()
            raise BadSetup("file", "is not a backup of Karat") from None
        return head["rows"], (json.loads(line) for line in self._stream)

    def __exit__(self, kind, wrong, trace):
        self._stream.close()
        if isinstance(wrong, ValueError | EOFError | gzip.BadGzipFile) and not isinstance(wrong, BadSetup):
            raise BadSetup("file", "is damaged; nothing was restored") from None


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
