"""The log: committed or refused, moved between versions and databases without losing anything."""

import asyncio
import gzip
import json
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert, inspect, text

from karat.errors import BadSetup
from karat.progress import progress
from karat.server.protocol.facts import Created, Moved, Row, Spoken
from karat.server.storage.backup import backup, restore
from karat.server.storage.schema import guests, metadata
from karat.server.storage.store import MOST_ROWS, MOST_STATEMENTS, Entry, Store, database_url
from karat.server.tables.tokens import new_id
from patience import LONGEST

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


def test_a_device_at_many_seats_is_forgotten_bit_by_bit(db):
    """Or everybody would wait until all that it ever said is gone."""

    async def job(store):
        id, batches = await new_table(store), []
        row = {"table_id": id, "kind": "player", "device": "d" * 64, "colour": ""}
        people = [row | {"number": n, "token": f"{n:064}", "name": f"P{n}"} for n in range(1, 90)]
        await store.append(Entry("", [], beside=[(insert(guests), people)]))
        said = [Row(1 + n, 5, Spoken(n, "text", f"secret {n}"), n) for n in range(1, 90)]
        await store.append(Entry(id, said))
        store.committed = lambda entries: batches.append(sum(len(entry.beside) for entry in entries))
        assert len(await store.of_device("d" * 64, 7)) == 7
        found = await asyncio.gather(*(store.forget_device("d" * 64) for _ in range(3)))
        assert sorted(found) == [[], [], [id]]  # who asks again waits, and there is nothing left to do
        assert len(batches) > 3 and max(batches) <= MOST_STATEMENTS
        assert await store.of_device("d" * 64) == []
        batches.clear()
        assert await store.forget_device("d" * 64) == [] and not batches  # no flush for those who never were here
        told = await store.rows(id, after=1)
        assert [row.fact for row in told] == [Spoken(n, "phrase", "bye") for n in range(1, 90)]

    run(db, job)


def test_a_phase_is_committed_with_its_rows_or_not_at_all(db):
    async def job(store):
        id = await new_table(store)
        assert await store.append(Entry(id, rows(2, 1), "playing"))
        assert not await store.append(Entry(id, rows(2, 1), "over"))
        assert [table["phase"] for table in await store.tables()] == ["playing"]

    run(db, job)


def test_a_batch_grows_while_more_comes_in_but_not_without_end(db):
    async def job(store):
        id, outcomes, sizes = await new_table(store), [], []
        store.committed = lambda entries: sizes.append(len(entries))
        for i in range(3 * MOST_ROWS):
            store.commit(Entry(id, rows(2 + i, 1)), outcomes.append)
            await asyncio.sleep(0)
        while sum(sizes) < 3 * MOST_ROWS:
            await asyncio.sleep(0.01)
        assert outcomes == [True] * 3 * MOST_ROWS
        assert MOST_ROWS // 2 < sizes[0] <= MOST_ROWS

    run(db, job)


def test_migrations_go_up_and_down_with_data_in_them(db):
    async def tables_of(store):
        async with store.engine.connect() as connection:
            return await connection.run_sync(lambda sync: sorted(inspect(sync).get_table_names()))

    async def job(store):
        id, other = await new_table(store), await new_table(store, "FEDCBA")
        await store.append(Entry(id, rows(2, 3)))
        await store.append(Entry(other, rows(2, 2, "leave")))
        async with store.engine.connect() as connection:
            assert (
                await connection.run_sync(lambda sync: compare_metadata(MigrationContext.configure(sync), metadata))
                == []
            )
        await store.migrate("0001", down=True)
        async with store.engine.connect() as connection:
            names = [row[0] for row in await connection.execute(text("SELECT name FROM guests"))]
            columns = await connection.run_sync(lambda sync: [c["name"] for c in inspect(sync).get_columns("guests")])
        assert names == ["Ada", "Ada"] and "device" not in columns
        await store.migrate()
        assert await store.rows(id, after=1) == rows(2, 3)
        assert await store.rows(other, after=1) == rows(2, 2, "leave")
        assert (await store.guests(id))[0][0].name == "Ada"
        await store.migrate("base", down=True)
        assert await tables_of(store) == ["alembic_version"]
        await store.migrate()
        assert await tables_of(store) == ["alembic_version", "guests", "lived", "log", "records", "tables"]

    run(db, job)


def karat(*arguments):
    command = [sys.executable, "-m", "karat.cli", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=LONGEST, check=False)


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


def test_a_backup_is_of_one_moment_though_the_game_goes_on(db, tmp_path):
    id, file = run(db, new_table), tmp_path / "all.gz"
    run(db, lambda store: store.append(Entry(id, rows(2, 10))))

    @contextmanager
    def busy(total, unit):
        """Between counting and writing, somebody moves."""
        with ThreadPoolExecutor() as other:
            assert other.submit(run, db, lambda store: store.append(Entry(id, rows(12, 5)))).result()
        yield lambda more: None

    asyncio.run(backup(db, file, busy))
    assert asyncio.run(restore(str(tmp_path / "b.db"), file, progress)) == 1
    assert len(run(str(tmp_path / "b.db"), lambda store: store.rows(id))) == 11


def unsigned(whole, change=lambda head: None, drop=()):
    """A backup without its checksum and without some columns, as an older Karat wrote it."""
    head, *lines, _ = map(json.loads, gzip.decompress(whole).splitlines())
    del head["checksum"], head["karat"]
    change(head)
    lines = [[name, {column: value for column, value in row.items() if column not in drop}] for name, row in lines]
    return gzip.compress("\n".join(json.dumps(line) for line in [head, *lines]).encode())


def test_a_backup_from_before_there_were_records_devices_and_checksums_is_restored(tmp_path):
    here, there, file = str(tmp_path / "a.db"), str(tmp_path / "b.db"), tmp_path / "all.gz"
    id = run(here, new_table)
    asyncio.run(backup(here, file, progress))
    file.write_bytes(unsigned(file.read_bytes(), lambda head: head["rows"].pop("records"), ("device", "verdict")))
    assert asyncio.run(restore(there, file, progress)) == 1
    assert run(there, lambda store: store.rows(id)) == run(here, lambda store: store.rows(id))


HEADS = [{"format": "karat-backup/1", "rows": counts} for counts in ({}, {"tables": "x"}, ["tables", "guests", "log"])]


@pytest.mark.parametrize(
    "content", [b"", b"hello", b"{}\n", b'{"format": 1}\n', b"[" * 9999, *(json.dumps(head).encode() for head in HEADS)]
)
def test_what_is_no_backup_is_refused_and_nothing_is_changed(tmp_path, content):
    file = tmp_path / "file.gz"
    file.write_bytes(gzip.compress(content) if content.startswith((b"{", b"[")) else content)
    with pytest.raises(BadSetup, match="file: is not a backup of Karat"):
        asyncio.run(restore(str(tmp_path / "new" / "a.db"), file, progress))
    assert list(tmp_path.iterdir()) == [file]


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
    assert not list(tmp_path.glob("b.db*"))


def damage_line(number, change):
    """Damages a backup by changing one of its rows."""

    def damage(whole):
        lines = [json.loads(line) for line in gzip.decompress(whole).splitlines()]
        lines[number] = change(*lines[number])
        return gzip.compress("\n".join(json.dumps(line) for line in lines).encode())

    return damage


def flip_a_byte(whole):
    middle = len(whole) // 2
    return whole[:middle] + bytes([whole[middle] ^ 255]) + whole[middle + 1 :]


def twice(whole):
    *lines, last = gzip.decompress(whole).splitlines(keepends=True)
    head = json.loads(lines[0])
    head["rows"]["log"] += 1
    return gzip.compress(b"".join([json.dumps(head).encode(), b"\n", *lines[1:], last, last]))


def unpromised(whole):
    head, *lines = gzip.decompress(whole).splitlines(keepends=True)
    head = json.loads(head)
    head["rows"]["log"] -= 1
    return gzip.compress(b"".join([json.dumps(head).encode(), b"\n", *lines]))


def without_checksum(damage):
    """The same damage to a backup of before there were checksums."""
    return lambda whole: damage(unsigned(whole))


def ends_early(whole):
    return gzip.compress(b"".join(gzip.decompress(whole).splitlines(keepends=True)[:-1]))


def goes_on(whole):
    return gzip.compress(gzip.decompress(whole) + b'["log", {}]\n')


DAMAGES = {
    "a flipped byte": flip_a_byte,
    "another name": damage_line(2, lambda name, row: [name, row | {"name": "Eve"}]),
    "another checksum": damage_line(-1, lambda name, row: [name, "0" * 64]),
    "no checksum at its end": ends_early,
    "something after its end": goes_on,
    "a row twice": twice,
    "more rows than promised": unpromised,
    "an unknown part": damage_line(2, lambda name, row: ["people", row]),
    "a part that cannot be a name": damage_line(2, lambda name, row: [[], row]),
    "no pair": damage_line(2, lambda name, row: 5),
    "three things": damage_line(2, lambda name, row: [name, row, row]),
    "no columns": damage_line(2, lambda name, row: [name, 5]),
    "a missing column": damage_line(2, lambda name, row: [name, {key: row[key] for key in row if key != "token"}]),
    "a column too many": damage_line(2, lambda name, row: [name, row | {"shoes": 45}]),
    "a text for a number": damage_line(3, lambda name, row: [name, row | {"at": "now"}]),
    "nothing where something must be": damage_line(3, lambda name, row: [name, row | {"at": None}]),
    "too large a number": damage_line(3, lambda name, row: [name, row | {"at": 2**64}]),
    "too long a text": damage_line(2, lambda name, row: [name, row | {"token": "t" * 65}]),
    "half a character": damage_line(2, lambda name, row: [name, row | {"name": "\ud800"}]),
    "a row of no table": damage_line(3, lambda name, row: [name, row | {"table_id": "x"}]),
}


NOT_SEEN_WITHOUT = {"another name", "another checksum", "no checksum at its end", "something after its end"}
DAMAGES |= {
    f"{what}, no checksum": without_checksum(damage) for what, damage in DAMAGES.items() if what not in NOT_SEEN_WITHOUT
}


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """A good backup."""
    folder = tmp_path_factory.mktemp("whole")
    db, file = str(folder / "a.db"), folder / "all.gz"
    id = run(db, new_table)
    run(db, lambda store: store.append(Entry(id, rows(2, 1200))))
    asyncio.run(backup(db, file, progress))
    return file.read_bytes()


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
def test_a_damaged_backup_is_refused_in_one_sentence_and_nothing_is_left_behind(tmp_path, whole, damage):
    file = tmp_path / "all.gz"
    file.write_bytes(damage(whole))
    with pytest.raises(BadSetup, match=r"^file: .*; nothing was restored$"):
        asyncio.run(restore(str(tmp_path / "new" / "folder" / "a.db"), file, progress))
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    "change", [{"checksum": "sha3"}, {"rows": {"tables": 1, "guests": 1, "log": 1, "shoes": 3}}], ids=str
)
def test_a_backup_of_a_newer_karat_is_called_that(tmp_path, whole, change):
    file = tmp_path / "all.gz"
    head, *lines = gzip.decompress(whole).splitlines(keepends=True)
    head = json.dumps(json.loads(head) | {"karat": "9.9"} | change).encode()
    file.write_bytes(gzip.compress(b"\n".join([head, b"".join(lines)])))
    with pytest.raises(BadSetup, match=r"^file: was made by a newer Karat \(9.9\); nothing was restored$"):
        asyncio.run(restore(str(tmp_path / "a.db"), file, progress))


@pytest.mark.parametrize("damage", [flip_a_byte, twice], ids=["a flipped byte", "a row twice"])
def test_a_damaged_backup_changes_nothing_in_a_database_that_is_there(db, tmp_path, whole, damage):
    file = tmp_path / "all.gz"
    file.write_bytes(damage(whole))
    if not db.startswith("postgres"):
        (tmp_path / "tables.db").touch()  # an empty file is an empty database
    with pytest.raises(BadSetup, match=r"^file: is damaged"):
        asyncio.run(restore(db, file, progress))

    async def names():
        store = Store(db)
        async with store.engine.connect() as connection:
            found = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
        await store.dispose()
        return found

    assert asyncio.run(names()) == []
    file.write_bytes(whole)
    assert asyncio.run(restore(db, file, progress)) == 1
    assert len(run(db, lambda store: store.tables())) == 1


def test_a_restore_that_was_killed_is_begun_again(tmp_path, whole):
    file, db = tmp_path / "all.gz", tmp_path / "a.db"
    file.write_bytes(whole)
    run(str(tmp_path / "a.db.part"), new_table)
    assert asyncio.run(restore(str(db), file, progress)) == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.db", "all.gz"]


NOWHERE = "postgresql://127.0.0.1:1/x"


@pytest.fixture
def odd(tmp_path):
    """A folder with things that are no database of Karat."""
    (tmp_path / "junk.json").write_text('{"a": 1}\n' * 500)
    (tmp_path / "folder").mkdir()
    (tmp_path / "empty.db").touch()
    with closing(sqlite3.connect(tmp_path / "other.db")) as other, other:
        other.execute("CREATE TABLE log (line TEXT)")
    return tmp_path


def everything(folder):
    return {path: path.read_bytes() if path.is_file() else None for path in folder.rglob("*")}


def refused(field, *arguments):
    """What a command that is refused says."""
    shown = karat(*arguments)
    assert shown.returncode == 1 and shown.stdout == "" and shown.stderr.count("\n") == 1, shown
    assert shown.stderr.startswith(f"Error: {field}: "), shown.stderr
    return shown.stderr


@pytest.mark.parametrize("command", ["tables", "backup"])
@pytest.mark.parametrize(
    ("db", "complaint"),
    [
        ("junk.json", "file is not a database"),
        ("folder", "should be a file"),
        ("empty.db", "no tables of Karat"),
        ("other.db", "no tables of Karat"),
        ("missing.db", "there is no database"),
        ("typo/x/t.db", "there is no database"),
        (NOWHERE, "Connect call failed"),
        ("", "should name a file"),
    ],
)
def test_what_only_reads_names_a_wrong_database_and_makes_none(odd, command, db, complaint):
    before = everything(odd)
    arguments = [command, str(odd / "all.gz")] if command == "backup" else [command]
    assert complaint in refused("db", *arguments, "--db", db if db in ("", NOWHERE) else str(odd / db))
    assert everything(odd) == before


@pytest.mark.parametrize(
    ("db", "options"),
    [("junk.json", []), ("folder", []), ("other.db", []), (NOWHERE, []), (NOWHERE, ["--workers", "2"]), ("", [])],
)
def test_a_server_says_where_it_is_only_when_its_database_can_be_used(odd, db, options):
    before = everything(odd)
    refused("db", "serve", "--port", "0", *options, "--db", db if db in ("", NOWHERE) else str(odd / db))
    assert everything(odd) == before


def test_a_wrong_database_of_postgresql_is_named(postgres):
    url = postgres()
    assert "no tables of Karat" in refused("db", "tables", "--db", url)

    async def take_the_name():
        store = Store(url)
        async with store.engine.begin() as connection:
            await connection.execute(text("CREATE TABLE log (line TEXT)"))
        await store.dispose()

    asyncio.run(take_the_name())
    assert 'relation "log" already exists' in refused("db", "serve", "--port", "0", "--db", url)
    missing = database_url(url).set(drivername="postgresql", database="missing").render_as_string(hide_password=False)
    assert 'database "missing" does not exist' in refused("db", "serve", "--port", "0", "--db", missing)


def test_a_database_of_a_newer_version_is_left_alone(tmp_path):
    db = str(tmp_path / "a.db")
    run(db, new_table)
    with closing(sqlite3.connect(db)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer Karat" in refused("db", "tables", "--db", db)


def test_a_damaged_database_is_told_in_one_sentence(tmp_path):
    db = tmp_path / "a.db"
    id = run(str(db), new_table)
    run(str(db), lambda store: store.append(Entry(id, rows(2, 2500))))
    content = db.read_bytes()
    db.write_bytes(content[:40960] + b"x" * (len(content) - 40960))
    for arguments in (["tables"], ["backup", str(tmp_path / "all.gz")]):
        assert "malformed" in refused("db", *arguments, "--db", str(db))
    assert not list(tmp_path.glob("all.gz*"))


@pytest.mark.parametrize("place", ["no/such.gz", "a.db/all.gz"])
def test_a_backup_that_cannot_be_written_names_the_file_it_was_given(tmp_path, place):
    db, file = str(tmp_path / "a.db"), str(tmp_path / place)
    run(db, new_table)
    assert ".part" not in refused(file, "backup", file, "--db", db)


@pytest.mark.parametrize("rate", ["nan", "inf", "1e300"])
def test_a_rate_that_is_no_number_is_refused(tmp_path, rate):
    refused("rate", "serve", "--port", "0", "--db", str(tmp_path / "a.db"), "--rate", rate)
    assert list(tmp_path.iterdir()) == []


def test_the_database_is_not_made_where_the_port_is_taken(tmp_path, server):
    refused(f"127.0.0.1:{server.port}", "serve", "--port", str(server.port), "--db", str(tmp_path / "a.db"))
    assert list(tmp_path.iterdir()) == []


def test_old_tables_are_deleted_by_the_time_that_passed_since_their_last_fact(db):
    """Whatever the facts say of when they happened."""

    async def job(store):
        old, new = await new_table(store), await new_table(store, "GHJKMN")
        assert (await store.live(0), await store.live(300), await store.live(200)) == (0, 300, 500)
        assert await store.forget_untouched(500, 1000) == []
        assert await store.forget_untouched(1400, 1000) == []
        await store.append(Entry(new, [Row(2, 1, Moved(0, "stay"))]))
        assert await store.forget_untouched(1500, 1000) == [old]
        assert [table["id"] for table in await store.tables()] == [new]
        assert await store.rows(old) == []
        assert await store.forget_untouched(2400, 1000) == []
        assert await store.forget_untouched(2500, 1000) == [new]

    run(db, job)


def test_a_database_is_named_by_url_or_path():
    assert database_url("here.db").render_as_string() == "sqlite+aiosqlite:///here.db"
    assert database_url("postgres://u:secret@h/n").drivername == "postgresql+asyncpg"
    assert "secret" not in database_url("postgres://u:secret@h/n").render_as_string()
    assert database_url("what?%20.db").database == "what?%20.db"
    for wrong in ("mysql://h/n", "x://", "postgresql://h:port/n", "", " ", "sqlite://", ":memory:"):
        with pytest.raises(BadSetup, match=r"^db: "):
            database_url(wrong)
