"""Keeps the log. Nothing is told before it is committed; appends of many tables share a transaction."""

import asyncio
import errno
import shutil
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager
from functools import cache, partial
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import create_engine, delete, event, func, insert, inspect, select, update
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from karat.errors import BadSetup
from karat.server.protocol import facts
from karat.server.protocol.facts import Guest, Row
from karat.server.storage.files import make_private, tighten
from karat.server.storage.schema import guests, lived, log, tables

MIGRATIONS = Path(__file__).parent / "migrations"
SQLITE = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON", "wal_autocheckpoint=4000")
MOST_SERIALS = 10_000  # of tables that are remembered
FAILURES = (OSError, SQLAlchemyError)  # what a database raises that cannot be used now
MOST_ROWS = 100  # of one statement; SQLite's driver remembers about as many statements
MOST_STATEMENTS = 20  # that are committed together where there may be any number
PATIENCE = 5  # seconds that a commit waits for another program's lock on SQLite
FRESH = 5  # seconds for which a commit proves that there can be another
NEARLY_FULL = 100_000  # bytes that are too few
DISK_FULL = "53100"  # as PostgreSQL says it
Done = Callable[[Any], object]  # called with what came of a commit
T = TypeVar("T")


class Entry(Struct):
    """Rows of one table that belong together, the phase it comes to, and what else changes beside the log: statements,
    or a statement with its rows. All of it is committed, or nothing."""

    table: str
    rows: list[Row]
    phase: str | None = None
    beside: list[Any] = []


class Store:
    def __init__(self, url: str | URL):
        self.url = database_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        pool = {} if self.is_sqlite else {"pool_size": 5, "max_overflow": 10}
        self.engine = create_async_engine(self.url, hide_parameters=True, **pool)  # in errors, which are logged
        if self.is_sqlite:
            # It begins no transaction by itself.
            file = self.url.set(drivername="sqlite")
            self._writing = create_engine(file, hide_parameters=True, isolation_level="AUTOCOMMIT")
            self.connection: Connection | None = None
            for engine in (self.engine.sync_engine, self._writing):
                event.listen(engine, "connect", _prepare_sqlite)
        self.committed: Callable[[list[Entry]], None] = lambda entries: None  # told of every batch
        self._proved: float = -FRESH  # when the last commit went well
        self._waiting: list[tuple[Entry, Done]] = []
        self._wake, self._forgetting = asyncio.Event(), asyncio.Lock()
        self._serials: dict[str, int] = {}  # of the tables that are in use
        self._last_serial = 0

    @property
    def _file(self) -> Path:
        """Where SQLite keeps it."""
        return Path(self.url.database or "")

    async def open(self, new: bool = True) -> None:
        """Bring the database up to date. Where there is none it is made, or refused unless `new`."""
        try:
            with explained():
                async with self.up_to_date(new):
                    pass
        except BaseException:
            await self.dispose()
            raise
        self._writer = asyncio.create_task(self._write())

    @asynccontextmanager
    async def up_to_date(self, new: bool = True) -> AsyncIterator[AsyncConnection]:
        """A transaction in which the database is brought up to date first. What fails there changes nothing."""
        async with AsyncExitStack() as stack:
            with explained(Exception):  # drivers raise many kinds of their own
                if self.is_sqlite:  # before anything is set in a file that may be another program's
                    self._check(_tables_in(self._file, new), new)
                connection = await stack.enter_async_context(self.engine.begin())
                if self.is_sqlite:  # its driver would begin too late for what changes tables
                    await connection.exec_driver_sql("BEGIN IMMEDIATE" if new else "BEGIN")
                elif not new:
                    self._check(await connection.run_sync(lambda sync: set(inspect(sync).get_table_names())), new)
                await self._migrate(connection)
            yield connection

    def _check(self, names: set[str], new: bool) -> None:
        """Refuse a database that is another program's, or that is none yet unless `new`."""
        if not _is_ours(names) and (names or not new):
            raise BadSetup("db", f"there are no tables of Karat in {self.url.database}")

    async def close(self) -> None:
        """Finish what is waiting, then let go."""
        self._wake.set()
        while self._waiting:
            await asyncio.sleep(0.01)
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)
        await self.dispose()

    async def dispose(self) -> None:
        """Close all connections."""
        await self.engine.dispose()
        if self.is_sqlite:
            if self.connection is not None:
                self.connection.close()
            self._writing.dispose()

    async def migrate(self, revision: str = "head", down: bool = False) -> None:
        async with self.engine.begin() as connection:
            await self._migrate(connection, revision, down)

    async def _migrate(self, connection: AsyncConnection, revision: str = "head", down: bool = False) -> None:
        def run(connection: Connection) -> None:
            from alembic import command
            from alembic.config import Config
            from alembic.util import CommandError

            config = Config()
            config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
            config.attributes["connection"] = connection
            try:
                (command.downgrade if down else command.upgrade)(config, revision)
            except CommandError:  # it does not know the revision
                raise BadSetup("db", "was made by a newer Karat, or by another program") from None

        if not self.is_sqlite:  # several workers may start at once
            await connection.exec_driver_sql("SELECT pg_advisory_xact_lock(5701991)")
        await connection.run_sync(run)

    # Writing ---------------------------------------------------------------------------------------------------------
    def commit(self, entry: Entry, done: Done) -> None:
        """Commit an entry with others that are waiting. `done` is called with True, with False where somebody else has
        written at its place in the log, or with what went wrong."""
        if not self._waiting:
            self._wake.set()
        self._waiting.append((entry, done))

    async def append(self, entry: Entry) -> bool:
        """The same, to be awaited."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.commit(entry, partial(settle, future))
        return await future

    async def write(self, *statements: Any) -> None:
        """Commit some statements."""
        await self.append(Entry("", [], beside=list(statements)))

    async def _write(self) -> None:
        """Commit what has come in. While more comes in a batch grows: to flush a disk costs as much as many moves."""
        while True:
            await self._wake.wait()
            count = 0
            while count < len(self._waiting) < MOST_ROWS:
                count = len(self._waiting)
                await asyncio.sleep(0)
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if batch:
                await self._commit_all(batch)
            del batch  # it would keep the tables of its answers until the next one comes

    async def _commit_all(self, batch: list[tuple[Entry, Done]]) -> None:
        """All of a batch in one transaction; where that fails, each entry in its own."""
        try:
            await self._commit([entry for entry, _ in batch])
        except Exception as wrong:
            self._proved = -FRESH
            failure = self._failure(wrong)
            if len(batch) > 1 and failure is None:
                for one in batch:
                    await self._commit_all([one])
                return
            outcome = False if isinstance(wrong, IntegrityError | sqlite3.IntegrityError) else failure or wrong
            for _, done in batch:
                done(outcome)
            return
        self._proved = time.monotonic()
        self.committed([entry for entry, _ in batch])
        for _, done in batch:
            done(True)

    def _failure(self, wrong: Exception) -> OSError | None:
        """What stands against all commits alike, as the system would say it; None for anything else."""
        wrong = _of_driver(wrong)
        code = getattr(wrong, "sqlite_errorcode", 0) & 0xFF
        full = code == sqlite3.SQLITE_FULL or getattr(wrong, "sqlstate", None) == DISK_FULL
        if full or (code == sqlite3.SQLITE_IOERR and self._is_full()):
            return OSError(errno.ENOSPC, "the disk is full")
        if _is_locked(wrong):
            return TimeoutError(errno.ETIMEDOUT, "another program has locked the database")
        return OSError(errno.EIO, str(wrong)) if code == sqlite3.SQLITE_IOERR else None

    def _is_full(self) -> bool:
        """Whether SQLite's disk is full. What is in the way of large commits may let small ones pass."""
        return self.is_sqlite and shutil.disk_usage(self._file.absolute().parent).free < NEARLY_FULL

    async def check(self) -> None:
        """Raise what stands against a commit now, if anything does."""
        if self._is_full():
            raise OSError(errno.ENOSPC, "the disk is full")
        if time.monotonic() - self._proved > FRESH:
            await self.write(update(lived).values(passed=lived.c.passed))

    async def _commit(self, entries: list[Entry]) -> None:
        stepped = facts.stepped()
        for entry in entries:
            if entry.rows and entry.table not in self._serials:
                await self.rows(entry.table)
        rows = [
            (serial, row.seq, row.at + stepped, facts.write(row.fact).decode(), row.guest, row.command)
            for entry in entries
            if entry.rows
            for serial in (self._serials.get(entry.table),)
            for row in entry.rows
        ]
        phases = [(entry.phase, entry.table) for entry in entries if entry.phase is not None]
        beside = [one if isinstance(one, tuple) else (one,) for entry in entries for one in entry.beside]
        if self.is_sqlite:
            end, pause = time.monotonic() + PATIENCE, 0.002
            while not self._commit_here(rows, phases, beside, time.monotonic() > end):
                await asyncio.sleep(pause)
                pause = min(2 * pause, 0.05)
            return
        async with self.engine.begin() as connection:
            if rows:
                await connection.execute(insert(log), [dict(zip(log.c.keys(), row, strict=True)) for row in rows])
            for phase, id in phases:
                await connection.execute(update(tables).where(tables.c.id == id).values(phase=phase))
            for statement in beside:
                await connection.execute(*statement)

    def _commit_here(
        self, rows: list[tuple[Any, ...]], phases: list[tuple[str, str]], beside: list[tuple[Any, ...]], last: bool
    ) -> bool:
        """Into SQLite, while everything else waits. All moves wait for the disk anyway, and handing the work to another
        thread and back would cost a tenth of all processor time. Rows alone are one statement, a transaction by itself.
        False where another program has locked the file, unless this is the `last` try.
        """
        if self.connection is None:
            self.connection = self._writing.connect()
            self.connection.exec_driver_sql("PRAGMA busy_timeout=0")  # nobody else should have to wait here
        driver: Any = self.connection.connection.driver_connection
        execute = driver.execute
        several = phases or beside or len(rows) > MOST_ROWS
        try:
            if several:
                execute("BEGIN IMMEDIATE")
            for start in range(0, len(rows), MOST_ROWS):
                part = rows[start : start + MOST_ROWS]
                execute(_append(len(part)), list(chain.from_iterable(part)))
            for phase in phases:
                execute("UPDATE tables SET phase = ? WHERE id = ?", phase)
            for statement in beside:
                self.connection.execute(*statement)
            if several:
                execute("COMMIT")
        except Exception as wrong:
            if _is_locked(wrong) and not driver.in_transaction and not last:
                return False
            self.connection.close()
            self.connection = None
            raise
        return True

    async def create(self, id: str, code: str, fact: facts.Created, at: int, people: list[dict[str, Any]]) -> bool:
        """A new table with its first fact; `people` are rows of guests. False where the code is taken."""
        self._last_serial = serial = max(self._last_serial + 1, facts.clock())
        at += facts.stepped()
        timed = fact.clock is not None
        head = {"id": id, "code": code, "game": fact.game, "phase": "open", "timed": timed, "created": at}
        head["serial"] = serial
        row = {"table_serial": serial, "seq": 1, "at": at, "fact": facts.write(fact).decode()}
        people = [{"device": None, "name": "", "colour": ""} | person | {"table_id": id} for person in people]
        statements = [insert(tables).values(head), insert(log).values(row), (insert(guests), people)]
        return await self.append(Entry("", [], beside=statements))

    # Reading ---------------------------------------------------------------------------------------------------------
    async def _read(self, statement: Any) -> Sequence[Any]:
        async with self.engine.connect() as connection:
            return (await connection.execute(statement)).all()

    async def first(self, statement: Any) -> Any:
        """The first row that a statement finds, or None."""
        rows = await self._read(statement)
        return rows[0] if rows else None

    async def find(self, id: str | None = None, code: str | None = None) -> Any:
        """(id, code) of a table, or None."""
        where = tables.c.id == id if code is None else tables.c.code == code
        return await self.first(select(tables.c.id, tables.c.code).where(where))

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        mine = log.c.table_serial == _serial_of(table), log.c.seq > after
        found = await self._read(select(log).where(*mine).order_by(log.c.seq))
        if found:
            if len(self._serials) >= MOST_SERIALS:
                self._serials.clear()
            self._serials[table] = found[0].table_serial
        now, stepped = facts.clock(), facts.stepped()
        return [
            Row(seq, min(at - stepped, now), facts.read(fact), guest, command)
            for _, seq, at, fact, guest, command in found
        ]

    async def guests(self, table: str) -> tuple[dict[int, Guest], dict[str, int]]:
        """The guests of a table, and their numbers by what is stored of their tokens."""
        columns = (guests.c.number, guests.c.kind, guests.c.name, guests.c.colour, guests.c.token)
        found = await self._read(select(*columns).where(guests.c.table_id == table))
        people = {number: Guest(number, kind, name, colour) for number, kind, name, colour, _ in found}
        return people, {token: number for number, _, _, _, token in found if token}

    async def guest_rows(self, table: str) -> list[dict[str, Any]]:
        found = await self._read(select(guests).where(guests.c.table_id == table))
        return [dict(row._mapping) for row in found]

    async def tables(self, **wish: Any) -> list[dict[str, Any]]:
        """Tables with the time of their last fact, newest first."""
        newest = select(log.c.table_serial, func.max(log.c.at).label("last"), func.max(log.c.seq).label("facts"))
        last = newest.group_by(log.c.table_serial).subquery()
        statement: Any = select(tables, last.c.last, last.c.facts).join(last, last.c.table_serial == tables.c.serial)
        for name, value in wish.items():
            statement = statement.where(tables.c[name] == value)
        found = await self._read(statement.order_by(last.c.last.desc()))
        return [dict(row._mapping) for row in found]

    # Devices and time ------------------------------------------------------------------------------------------------
    async def of_device(self, device: str, most: int | None = None) -> list[dict[str, Any]]:
        """What is stored about a device: its guests with their tables, all of them or the newest."""
        statement = select(tables, guests.c.number, guests.c.kind, guests.c.name, guests.c.colour)
        statement = statement.join(guests, guests.c.table_id == tables.c.id).where(guests.c.device == device)
        newest = statement.order_by(tables.c.created.desc()).limit(most)
        return [dict(row._mapping) for row in await self._read(newest)]

    async def forget_device(self, device: str) -> list[str]:
        """Forget a device: names, colours, tokens and chat go, the moves stay. The tables this touched.

        What it said goes first and bit by bit, for others want to write too: a device can have sat at many tables. One
        device is forgotten at a time; to ask for it again and again finds nothing more.
        """
        async with self._forgetting:
            mine = await self.of_device(device)
            for start in range(0, len(mine), MOST_STATEMENTS):
                await self.write(*map(_say_nothing, mine[start : start + MOST_STATEMENTS]))
            if mine:
                gone = {"name": "", "colour": "", "device": None, "token": ""}
                await self.write(update(guests).where(guests.c.device == device).values(gone))
        return sorted({row["id"] for row in mine})

    async def live(self, passed: int) -> int:
        """Add milliseconds that a server has seen pass to all that servers of this database have seen; the sum."""
        await self.write(update(lived).values(passed=lived.c.passed + passed))
        return (await self.first(select(lived.c.passed))).passed

    async def forget_untouched(self, now: int, keep: int) -> list[str]:
        """Delete the tables in which nothing has happened for `keep` milliseconds that servers saw pass; their ids.

        What the calendar says is not asked: a clock that is wrong for an hour would delete everything.
        """
        found = await self.tables()
        touched = [table["id"] for table in found if table["facts"] != table["seen"]]
        for start in range(0, len(touched), MOST_ROWS):
            part = tables.c.id.in_(touched[start : start + MOST_ROWS])
            count = select(func.max(log.c.seq)).where(log.c.table_serial == tables.c.serial).scalar_subquery()
            await self.write(update(tables).where(part).values(seen=count, seen_at=now))
        old = [table["id"] for table in found if table["facts"] == table["seen"] and table["seen_at"] <= now - keep]
        for id in old:
            await self.forget(id)
        return old

    async def forget(self, id: str) -> None:
        """Delete a table."""
        await self.write(
            delete(log).where(log.c.table_serial == _serial_of(id)),
            delete(guests).where(guests.c.table_id == id),
            delete(tables).where(tables.c.id == id),
        )
        self._serials.pop(id, None)


def _of_driver(wrong: Exception) -> Exception:
    """What the driver of a database raised."""
    return wrong.orig if isinstance(wrong, DBAPIError) and isinstance(wrong.orig, Exception) else wrong


def _is_locked(wrong: Exception) -> bool:
    return getattr(_of_driver(wrong), "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def _say_nothing(guest: dict[str, Any]) -> Any:
    """The statement that puts a phrase in place of whatever a guest said."""
    theirs = log.c.table_serial == guest["serial"], log.c.guest == guest["number"]
    spoken = *theirs, log.c.fact.like(f'{{"fact":"{facts.tag(facts.Spoken)}"%')
    nothing = facts.write(facts.Spoken(guest["number"], "phrase", "bye")).decode()
    return update(log).where(*spoken).values(fact=nothing)


def _serial_of(table: str) -> Any:
    return select(tables.c.serial).where(tables.c.id == table).scalar_subquery()


def settle(future: asyncio.Future[T], outcome: T | Exception) -> None:
    """Give a future its result, or the exception that is it."""
    if not future.done():
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)


@cache
def _append(rows: int) -> str:
    """The statement that appends so many rows to the log."""
    row = f"({', '.join('?' * len(log.c))})"
    return f"INSERT INTO log ({', '.join(log.c.keys())}) VALUES {', '.join([row] * rows)}"


@contextmanager
def explained(kinds: type[Exception] = SQLAlchemyError) -> Iterator[None]:
    """What a database says against being used, in one sentence."""
    try:
        yield
    except BadSetup:
        raise
    except kinds as wrong:
        file = wrong.filename if isinstance(wrong, OSError) else None
        raise BadSetup("db", f"{f'{file} ' if file else ''}cannot be used: {in_short(wrong)}") from None


def in_short(wrong: BaseException) -> str:
    """An error of a database, as its driver says it."""
    if isinstance(wrong, DBAPIError) and wrong.orig is not None:
        wrong = wrong.orig.__cause__ or wrong.orig
    return (getattr(wrong, "strerror", None) or str(wrong) or type(wrong).__name__).splitlines()[0]


async def prepare(db: str) -> None:
    """Make a database, or bring it up to date; what is wrong with it is found here."""
    store = Store(db)
    await store.open()
    await store.close()


def _tables_in(file: Path, new: bool) -> set[str]:
    """The names of the tables in a file of SQLite. It is made where it is missing, or refused unless `new`."""
    if file.is_dir():
        raise BadSetup("db", f"should be a file, and {file} is a folder")
    if new:
        make_private(file)
    elif not file.exists():
        raise BadSetup("db", f"there is no database {file}")
    address = f"{file.absolute().as_uri()}?mode={'rwc' if new else 'rw'}"
    with closing(sqlite3.connect(address, uri=True)) as connection:
        query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        names = {name for (name,) in connection.execute(query)}
    if _is_ours(names):
        tighten(file)
    return names


def _is_ours(names: set[str]) -> bool:
    """Whether these are the tables of a database of Karat."""
    return names == {"alembic_version"} or {"alembic_version", "tables", "log"} <= names


def database_url(text: str | URL) -> URL:
    """The address of a database: a PostgreSQL or SQLite URL, or simply the path of a file."""
    if isinstance(text, URL):
        return text
    try:
        url = make_url(text) if "://" in text else URL.create("sqlite", database=text)
    except (ArgumentError, ValueError):
        raise BadSetup("db", "should be a path, or a URL such as postgresql://user@host/name") from None
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    backend = url.drivername.split("+")[0]
    if backend not in drivers:
        raise BadSetup("db", f"should be SQLite or PostgreSQL, not {backend}")
    if backend == "sqlite" and (url.database or "").strip() in ("", ":memory:"):
        raise BadSetup("db", "should name a file, in which the tables are kept")
    return url.set(drivername=drivers[backend])


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for setting in SQLITE:
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
