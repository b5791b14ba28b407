"""The files of a server: private, served by one, locked by others, on a disk that is full."""

import asyncio
import contextlib
import os
import re
import sqlite3
import stat
import subprocess
import threading
from pathlib import Path

import pytest

from karat.server.protocol.commands import SitDown
from karat.server.protocol.facts import Moved, Row
from karat.server.protocol.messages import NewTable, TakeSeat
from karat.server.storage.backup import restore
from karat.server.storage.store import Entry
from karat.speech import tongue
from patience import PATIENCE
from server.house import Player, Server
from server.test_secrecy import world
from server.test_store import karat, new_table, refused, run

RECORD = Path(__file__).parents[1] / "records" / "diamant-3.json"


def rights(path):
    return stat.S_IMODE(os.stat(path).st_mode)


def test_a_place_where_no_file_can_be_is_named(tmp_path):
    (tmp_path / "file").touch()
    told = refused("db", "serve", "--port", "0", "--db", str(tmp_path / "file" / "tables.db"))
    assert told == f"Error: db: {tmp_path}/file/tables.db-lock cannot be used: Not a directory\n"


# Who may read them ---------------------------------------------------------------------------------------------------
def test_files_and_the_folder_are_for_their_owner_alone(tmp_path):
    old = os.umask(0)
    try:
        server = Server(tmp_path / "new" / "tables.db").start()
        server.table("diamant", 1)
        files = {path.name: rights(path) for path in (tmp_path / "new").iterdir()}
        assert files.keys() >= {"tables.db", "tables.db-wal", "tables.db-shm", "tables.db-lock"}
        assert set(files.values()) == {0o600} and rights(tmp_path / "new") == 0o700
        karat("backup", str(tmp_path / "all.gz"), "--db", server.db)
        server.stop()
        assert rights(tmp_path / "all.gz") == 0o600
        karat("restore", str(tmp_path / "all.gz"), "--db", str(tmp_path / "other" / "b.db"))
        assert rights(tmp_path / "other" / "b.db") == 0o600 and rights(tmp_path / "other") == 0o700
    finally:
        os.umask(old)


def test_a_database_that_others_could_read_is_tightened(tmp_path):
    db = tmp_path / "tables.db"
    run(str(db), new_table)
    os.chmod(db, 0o644)
    Server(db).start().stop()
    assert rights(db) == 0o600


def test_a_file_of_another_program_keeps_its_rights(tmp_path):
    db = tmp_path / "other.db"
    with contextlib.closing(sqlite3.connect(db)) as other, other:
        other.execute("CREATE TABLE log (line TEXT)")
    os.chmod(db, 0o644)
    refused("db", "serve", "--port", "0", "--db", str(db))
    assert rights(db) == 0o644


# One server ----------------------------------------------------------------------------------------------------------
def test_a_second_server_on_one_file_is_refused_and_the_lock_ends_with_the_first(tmp_path):
    server = Server(tmp_path / "tables.db").start()
    try:
        (tmp_path / "link.db").symlink_to(tmp_path / "tables.db")
        for name in ("tables.db", "link.db"):
            said = refused("db", "serve", "--port", "0", "--db", str(tmp_path / name))
            assert "another server is using" in said and "PostgreSQL" in said
        server.make("diamant")
        assert "1 table." in karat("tables", "--db", server.db).stdout  # these go on beside it
        assert "1 table written" in karat("backup", str(tmp_path / "all.gz"), "--db", server.db).stdout
        server.kill()
        server.start()
        assert server.get("/health")[0] == 200
    finally:
        server.stop()
    assert not (tmp_path / "tables.db-lock").exists()


# Locks of others -----------------------------------------------------------------------------------------------------
async def waits_for_a_lock(app, job):
    """Somebody plays, another program has a lock, and `job` is told of both and of the number of the decision."""
    id, tokens = await app.tables.new_table(NewTable("diamant", 3), None)
    table = await app.tables.table(id)
    for name, guest in (("Ada", 0), ("Bo", None), ("Cy", None)):
        await table.request(SitDown(TakeSeat(name), None), guest)
    async with Player(app, id, tokens["host"]) as one:
        await one.do("start")
        with contextlib.closing(sqlite3.connect(app.tables.settings.db)) as other:
            other.execute("BEGIN IMMEDIATE")
            await job(one, other, one.now["decision"])


async def ask(app, path):
    return await asyncio.to_thread(Server.ask, app, "GET", path)


def test_a_lock_of_another_program_stops_nobody_who_only_reads(tmp_path, monkeypatch):
    monkeypatch.setattr("karat.server.storage.store.PATIENCE", PATIENCE)

    async def main():
        async with world(tmp_path / "tables.db") as app:
            other_table, _ = await app.tables.new_table(NewTable("djinn"), None)

            async def job(one, other, decision):
                move = asyncio.create_task(one.do("move", move="stay", decision=decision))
                for _ in range(3):  # answered while the move waits
                    async with Player(app, other_table) as watcher:
                        assert watcher.told[0]["type"] == "welcome"
                    assert (await ask(app, "/api/games"))[0] == 200
                assert not move.done()
                other.rollback()
                assert (await move)["type"] == "done"

            await waits_for_a_lock(app, job)

    asyncio.run(main())


def test_a_lock_that_lasts_is_told_to_those_who_wait_and_to_health(tmp_path, monkeypatch):
    monkeypatch.setattr("karat.server.storage.store.PATIENCE", 0.1)

    async def main():
        async with world(tmp_path / "tables.db") as app:

            async def job(one, other, decision):
                refusal = await one.do("move", move="stay", decision=decision)
                assert (refusal["type"], refusal["error"]) == ("refused", "storage")
                status, health = await ask(app, "/health")
                assert status == 503 and health["error"] == "storage"
                other.rollback()
                assert (await ask(app, "/health"))[0] == 200
                assert (await one.do("move", move="stay", decision=decision))["type"] == "done"

            await waits_for_a_lock(app, job)

    asyncio.run(main())


# A full disk ---------------------------------------------------------------------------------------------------------
class Small:
    """A small disk, and how to fill it: a real one where this machine lets us mount it."""

    def __init__(self, folder):
        self.folder, self.filler = folder, folder / "filler"

    def fill(self):
        with open(self.filler, "ab", buffering=0) as file, contextlib.suppress(OSError):
            for size in (65_536, 4096, 1):
                with contextlib.suppress(OSError):
                    while True:
                        if file.write(b"x" * size) < size:
                            break

    def free(self):
        self.filler.unlink()


@pytest.fixture
def small(tmp_path):
    folder = tmp_path / "small"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", str(folder)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("this machine lets us mount no disk")
    yield Small(folder)
    subprocess.run(["umount", "-l", str(folder)], check=True)


def until_full(job, most=2000):
    """Do something until the disk is full; what was answered then."""
    for _ in range(most):
        status, answer = job()
        if status != 201:
            return status, answer
    raise AssertionError("the disk is never full")


def test_a_full_disk_is_told_as_such_and_nothing_is_lost(small):
    server = Server(small.folder / "tables.db").start()
    try:
        id, tokens = server.table("diamant", 3, players=3)
        open_table = server.make("diamant")["table"]["id"]

        async def main():
            async with Player(server, id, tokens[0]) as one:
                await one.do("start")
                decision = one.now["decision"]
                small.fill()
                said = await asyncio.to_thread(until_full, lambda: server.post("/api/tables", {"game": "kadora"}))
                full = {"error": "storage", "reason": "disk-full", "sentence": tongue("en").say("refusal-disk-full")}
                assert said == (503, full)
                assert server.post(f"/api/tables/{open_table}/seats", {"name": "Ada"}) == (503, full)
                assert server.post("/api/records", RECORD.read_bytes()) == (503, full)
                assert server.get("/health") == (503, full)
                while (answer := await one.do("say", what="phrase", value="oops"))["type"] == "done":
                    pass  # small ones may pass for a while
                assert full.items() <= answer.items()
                refusal = await one.do("move", move="stay", decision=decision)
                assert full.items() <= refusal.items() and refusal["type"] == "refused"
                assert server.get(f"/api/tables/{id}", tokens[0])[1]["phase"] == "playing"  # reading goes on
                small.free()
                assert server.get("/health")[1]["status"] == "ok"
                assert (await one.do("move", move="stay", decision=decision))["type"] == "done"
                assert server.post("/api/records", RECORD.read_bytes())[0] == 201
                server.sit(open_table, "Ada")

        asyncio.run(main())
        server.kill()
        server.start()
        assert server.get(f"/api/tables/{open_table}")[1]["seats"][0]["name"] == "Ada"
    finally:
        server.stop()


def test_sqlite_that_says_full_is_understood_without_a_small_disk(tmp_path):
    """The same where no disk can be mounted: SQLite itself may be told to grow no more."""

    async def job(store):
        id = await new_table(store)
        await store.check()
        store.connection.exec_driver_sql("PRAGMA max_page_count=1")
        row = Row(2, 5, Moved(0, "x" * 90_000))
        outcomes = []
        for _ in range(3):
            store.commit(Entry(id, [row]), outcomes.append)
        with contextlib.suppress(OSError):
            await store.append(Entry(id, [row]))
        assert len(outcomes) == 3 and {wrong.strerror for wrong in outcomes} == {"the disk is full"}
        await store.check()  # another connection, which may grow

    run(str(tmp_path / "tables.db"), job)


def test_a_backup_on_a_full_disk_is_refused_and_leaves_nothing(small, tmp_path):
    db = str(tmp_path / "tables.db")
    id = run(db, new_table)
    rows = [Row(2 + i, 5, Moved(0, os.urandom(500).hex())) for i in range(2000)]
    run(db, lambda store: store.append(Entry(id, rows)))
    small.fill()
    file = small.folder / "all.gz"
    said = refused(str(file), "backup", str(file), "--db", db)
    assert "No space left" in said
    assert not list(small.folder.glob("all.gz*"))


# Backups beside a server ---------------------------------------------------------------------------------------------
def test_a_backup_beside_a_server_that_plays_is_whole(tmp_path):
    server = Server(tmp_path / "tables.db").start()
    try:
        stop = threading.Event()

        def play():
            while not stop.is_set():
                server.make("diamant")

        other = threading.Thread(target=play)
        other.start()
        try:
            said = karat("backup", str(tmp_path / "all.gz"), "--db", server.db)
        finally:
            stop.set()
            other.join()
        count = int(re.match(r"([\d,]+) table", said.stdout)[1].replace(",", ""))
        assert asyncio.run(restore(str(tmp_path / "b.db"), tmp_path / "all.gz", _silent)) == count
    finally:
        server.stop()


@contextlib.contextmanager
def _silent(total, unit):
    yield lambda more: None
