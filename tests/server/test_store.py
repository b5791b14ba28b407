"""The log: committed or refused, moved between versions and databases without losing anything."""

import asyncio
import gzip
import json
import subprocess
import sys

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect, text

from karat.errors import BadSetup
from karat.progress import progress
from karat.server.backup import backup, restore
from karat.server.facts import Created, Moved, Row
from karat.server.keys import new_id
from karat.server.schema import metadata
from karat.server.store import MOST_ROWS, Entry, Store, database_url

MADE = Created("diamant", 3, {"relics": False}, "00" * 32)


def run(db, job):
    """Open a store, do something, close it."""

    async def main():
        store = Store(db)
        await store.open()
        try:
            return await job(store)
        finally:
            await store.close()

    return asyncio.run(main())


async def new_table(store, code="ABCDEF"):
    id = new_id()
    person = {"number": 0, "kind": "host", "token": "t" * 64, "name": "Ada", "colour": "ruby"}
    assert await store.create(id, code, MADE, 1, [person])
    return id


def rows(first, count, move="stay"):
    return [Row(first + i, 5, Moved(0, move), 0, f"c{first + i}") for i in range(count)]


def test_what_is_appended_is_read_again(db):
    async def job(store):
        id = await new_table(store)
        await asyncio.gather(*(store.append(Entry(id, rows(2 + 3 * i, 3))) for i in range(20)))
        assert await store.rows(id, after=1) == rows(2, 60)
        assert (await store.rows(id))[0].fact == MADE
        assert (await store.find(code="ABCDEF"))[0] == id and await store.find(id="x") is None
        assert not await store.create(new_id(), "ABCDEF", MADE, 1, [])
        people, tokens = await store.guests(id)
        assert people[0].name == "Ada" and tokens == {"t" * 64: 0}
        return id

    id = run(db, job)
    assert len(run(db, lambda store: store.rows(id))) == 61


def test_more_rows_than_one_statement_holds_are_committed_together_or_not_at_all(db):
    async def job(store):
        id = await new_table(store)
        assert await store.append(Entry(id, rows(2, 2 * MOST_ROWS + 1)))
        taken = 2 + 2 * MOST_ROWS
        assert not await store.append(Entry(id, [*rows(taken + 1, MOST_ROWS), *rows(taken, 1)]))
        assert len(await store.rows(id)) == taken

    run(db, job)


def test_a_place_in_the_log_is_given_once_and_others_in_the_same_batch_are_kept(db):
    async def job(store):
        one, other = await new_table(store), await new_table(store, "GHJKMN")
        answers = await asyncio.gather(
            store.append(Entry(one, rows(2, 2))),
            store.append(Entry(one, rows(3, 2, "leave"))),  # the first row of it comes too late: none is written
            store.append(Entry(other, rows(2, 5))),
        )
        assert answers == [True, False, True]
        assert await store.rows(one, after=1) == rows(2, 2)
        assert await store.rows(other, after=1) == rows(2, 5)

    run(db, job)


def test_migrations_go_up_and_down_with_data_in_them(db):
    async def tables_of(store):
        async with store.engine.connect() as connection:
            return await connection.run_sync(lambda sync: sorted(inspect(sync).get_table_names()))

    async def job(store):
        id = await new_table(store)
        await store.append(Entry(id, rows(2, 3)))
        async with store.engine.connect() as connection:
            assert await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)) == []
        await store.migrate("0001", down=True)
        async with store.engine.connect() as connection:
            names = [row[0] for row in await connection.execute(text("SELECT name FROM guests"))]
            columns = await connection.run_sync(lambda sync: [c["name"] for c in inspect(sync).get_columns("guests")])
        assert names == ["Ada"] and "device" not in columns
        await store.migrate()
        assert await store.rows(id, after=1) == rows(2, 3)
        assert (await store.guests(id))[0][0].name == "Ada"
        await store.migrate("base", down=True)
        assert await tables_of(store) == ["alembic_version"]
        await store.migrate()
        assert await tables_of(store) == ["alembic_version", "guests", "log", "records", "tables"]

    run(db, job)


def karat(*arguments):
    command = [sys.executable, "-m", "karat.cli", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_a_backup_moves_everything_to_the_other_database(tmp_path, postgres):
    here, there, back = str(tmp_path / "a.db"), postgres(), str(tmp_path / "b.db")
    id = run(here, new_table)
    run(here, lambda store: store.append(Entry(id, rows(2, 2500))))
    file, other = str(tmp_path / "all.gz"), str(tmp_path / "again.gz")
    assert "1 table written" in karat("backup", file, "--db", here).stdout
    assert "1 table restored" in karat("restore", file, "--db", there).stdout
    assert run(there, lambda store: store.rows(id, after=1)) == rows(2, 2500)
    assert asyncio.run(backup(there, other, progress)) == asyncio.run(restore(back, other, progress)) == 1
    assert run(back, lambda store: store.rows(id)) == run(here, lambda store: store.rows(id))
    again = karat("restore", file, "--db", there)
    assert again.returncode == 1 and "empty database" in again.stderr and again.stderr.count("\n") == 1
    listed = json.loads(karat("tables", "--db", back, "--json").stdout)
    assert [(table["code"], table["facts"]) for table in listed] == [("ABCDEF", 2501)]


def test_a_backup_from_before_there_were_records_is_restored(tmp_path):
    here, there, file = str(tmp_path / "a.db"), str(tmp_path / "b.db"), tmp_path / "all.gz"
    id = run(here, new_table)
    asyncio.run(backup(here, file, progress))
    head, *lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    head = json.loads(head)
    del head["rows"]["records"]
    file.write_bytes(gzip.compress(json.dumps(head).encode() + b"\n" + b"".join(lines)))
    assert asyncio.run(restore(there, file, progress)) == 1
    assert run(there, lambda store: store.rows(id)) == run(here, lambda store: store.rows(id))


@pytest.mark.parametrize("content", [b"", b"hello", b"{}\n", b'{"format": 1}\n'])
def test_what_is_no_backup_is_refused_and_nothing_is_changed(tmp_path, content):
    file = tmp_path / "file.gz"
    file.write_bytes(gzip.compress(content) if content.startswith(b"{") else content)
    with pytest.raises(BadSetup, match="file: is not a backup of Karat"):
        asyncio.run(restore(str(tmp_path / "a.db"), file, progress))


def test_half_a_backup_is_refused_as_a_whole(tmp_path):
    db, file = str(tmp_path / "a.db"), tmp_path / "all.gz"
    id = run(db, new_table)
    run(db, lambda store: store.append(Entry(id, rows(2, 2500))))
    asyncio.run(backup(db, file, progress))
    whole = file.read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    for damaged in (b"".join(lines[:-1]), lines[0] + b"nonsense", None):
        file.write_bytes(whole[: len(whole) // 2] if damaged is None else gzip.compress(damaged))
        with pytest.raises(BadSetup, match="file: "):
            asyncio.run(restore(str(tmp_path / "b.db"), file, progress))
    assert run(str(tmp_path / "b.db"), lambda store: store.tables()) == []


def test_old_tables_are_deleted_by_the_time_of_their_last_fact(db):
    async def job(store):
        old, new = await new_table(store), await new_table(store, "GHJKMN")
        await store.append(Entry(new, [Row(2, 1000, Moved(0, "stay"))]))
        assert await store.forget_before(500) == [old]
        assert [table["id"] for table in await store.tables()] == [new]
        assert await store.rows(old) == []

    run(db, job)


def test_a_database_is_named_by_url_or_path():
    assert database_url("here.db").render_as_string() == "sqlite+aiosqlite:///here.db"
    assert database_url("postgres://u:secret@h/n").drivername == "postgresql+asyncpg"
    assert "secret" not in database_url("postgres://u:secret@h/n").render_as_string()
    for wrong in ("mysql://h/n", "x://", "postgresql://h:port/n"):
        with pytest.raises(BadSetup, match=r"^db: "):
            database_url(wrong)
