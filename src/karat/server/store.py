"""Keeps the log. Nothing is told before it is committed; appends of many tables share a transaction."""

import asyncio
import sqlite3
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager
from functools import cache, partial
from itertools import chain
from pathlib import Path

from msgspec import Struct
from sqlalchemy import create_engine, delete, event, func, insert, inspect, select, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from karat.errors import BadSetup
from karat.server import facts
from karat.server.facts import Guest, Row
from karat.server.schema import guests, log, tables

MIGRATIONS = Path(__file__).parent / "migrations"
SQLITE = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON", "wal_autocheckpoint=4000")
MOST_SERIALS = 10_000  # of tables that are remembered
FAILURES = (OSError, SQLAlchemyError)  # what a database raises that cannot be used now
MOST_ROWS = 100  # of one statement; SQLite's driver remembers about as many statements


class Entry(Struct):
    """Rows of one table that belong together, the phase it comes to, and what else changes beside the log. All of it is
    committed, or nothing."""

    table: str
    rows: list[Row]
    phase: str | None = None
    beside: list = []


class Store:
    def __init__(self, url):
        self.url = database_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        pool = {} if self.is_sqlite else {"pool_size": 5, "max_overflow": 10}
        self.engine = create_async_engine(self.url, hide_parameters=True, **pool)  # in errors, which are logged
        if self.is_sqlite:
            # It begins no transaction by itself.
            file = self.url.set(drivername="sqlite")
            self._writing = create_engine(file, hide_parameters=True, isolation_level="AUTOCOMMIT")
            self._connection = None
            for engine in (self.engine.sync_engine, self._writing):
                event.listen(engine, "connect", _prepare_sqlite)
        self.committed = lambda entries: None  # told of every batch
        self._waiting, self._wake = [], asyncio.Event()
        self._serials, self._last_serial = {}, 0  # of the tables that are in use

    async def open(self, new=True):
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
    async def up_to_date(self, new=True):
        """A transaction in which the database is brought up to date first. What fails there changes nothing."""
        async with AsyncExitStack() as stack:
            with explained(Exception):  # drivers raise many kinds of their own
                if self.is_sqlite:  # before anything is set in a file that may be another program's
                    self._check(_tables_in(Path(self.url.database), new), new)
                connection = await stack.enter_async_context(self.engine.begin())
                if self.is_sqlite:  # its driver would begin too late for what changes tables
                    await connection.exec_driver_sql("BEGIN IMMEDIATE" if new else "BEGIN")
                elif not new:
                    self._check(await connection.run_sync(lambda sync: set(inspect(sync).get_table_names())), new)
                await self._migrate(connection)
            yield connection

    def _check(self, names, new):
        """Refuse a database that is another program's, or that is none yet unless `new`."""
        is_ours = names == {"alembic_version"} or {"alembic_version", "tables", "log"} <= names
        if not is_ours and (names or not new):
            raise BadSetup("db", f"there are no tables of Karat in {self.url.database}")

    async def close(self):
        """Finish what is waiting, then let go."""
        self._wake.set()
        while self._waiting:
            await asyncio.sleep(0.01)
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)
        await self.dispose()

    async def dispose(self):
        """Close all connections."""
        await self.engine.dispose()
        if self.is_sqlite:
            if self._connection is not None:
                self._connection.close()
            self._writing.dispose()

    async def migrate(self, revision="head", down=False):
        async with self.engine.begin() as connection:
            await self._migrate(connection, revision, down)

    async def _migrate(self, connection, revision="head", down=False):
        def run(connection):
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
    def commit(self, entry, done):
        """Commit an entry with others that are waiting. `done` is called with True, with False where somebody else has
        written at its place in the log, or with what went wrong."""
        if not self._waiting:
            self._wake.set()
        self._waiting.append((entry, done))

    async def append(self, entry):
        """The same, to be awaited."""
        future = asyncio.get_running_loop().create_future()
        self.commit(entry, partial(settle, future))
        return await future

    async def write(self, *statements):
        """Commit some statements."""
        await self.append(Entry("", [], beside=list(statements)))

    async def _write(self):
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

    async def _commit_all(self, batch):
        """All of a batch in one transaction; where that fails, each entry in its own."""
        try:
            await self._commit([entry for entry, _ in batch])
        except Exception as wrong:
            if len(batch) > 1:
                for one in batch:
                    await self._commit_all([one])
                return
            batch[0][1](False if isinstance(wrong, IntegrityError | sqlite3.IntegrityError) else wrong)
            return
        self.committed([entry for entry, _ in batch])
        for _, done in batch:
            done(True)

    async def _commit(self, entries):
        for entry in entries:
            if entry.rows and entry.table not in self._serials:
                await self.rows(entry.table)
        rows = [
            (self._serials.get(entry.table), row.seq, row.at, facts.write(row.fact).decode(), row.guest, row.command)
            for entry in entries
            for row in entry.rows
        ]
        phases = [(entry.phase, entry.table) for entry in entries if entry.phase is not None]
        beside = [statement for entry in entries for statement in entry.beside]
        if self.is_sqlite:
            self._commit_here(rows, phases, beside)
            return
        async with self.engine.begin() as connection:
            if rows:
                await connection.execute(insert(log), [dict(zip(log.c.keys(), row, strict=True)) for row in rows])
            for phase, id in phases:
                await connection.execute(update(tables).where(tables.c.id == id).values(phase=phase))
            for statement in beside:
                await connection.execute(statement)

    def _commit_here(self, rows, phases, beside):
        """Into SQLite, while everything else waits. All moves wait for the disk anyway, and handing the work to another
        thread and back would cost a tenth of all processor time. Rows alone are one statement, a transaction by itself.
        """
        if self._connection is None:
            self._connection = self._writing.connect()
        execute = self._connection.connection.driver_connection.execute
        several = phases or beside or len(rows) > MOST_ROWS
        try:
            if several:
                execute("BEGIN")
            for start in range(0, len(rows), MOST_ROWS):
                part = rows[start : start + MOST_ROWS]
                execute(_append(len(part)), list(chain.from_iterable(part)))
            for phase in phases:
                execute("UPDATE tables SET phase = ? WHERE id = ?", phase)
            for statement in beside:
                self._connection.execute(statement)
            if several:
                execute("COMMIT")
        except Exception:
            self._connection.close()
            self._connection = None
            raise

    async def create(self, id, code, fact, at, people):
        """A new table with its first fact; `people` are rows of guests. False where the code is taken."""
        self._last_serial = serial = max(self._last_serial + 1, facts.clock())
        timed = fact.clock is not None
        head = {"id": id, "code": code, "game": fact.game, "phase": "open", "timed": timed, "created": at}
        head["serial"] = serial
        row = {"table_serial": serial, "seq": 1, "at": at, "fact": facts.write(fact).decode()}
        people = [{"device": None, "name": "", "colour": ""} | person | {"table_id": id} for person in people]
        statements = [insert(tables).values(head), insert(log).values(row)]
        statements += [insert(guests).values(person) for person in people]
        return await self.append(Entry("", [], beside=statements))

    # Reading ---------------------------------------------------------------------------------------------------------
    async def _read(self, statement):
        async with self.engine.connect() as connection:
            return (await connection.execute(statement)).all()

    async def first(self, statement):
        """The first row that a statement finds, or None."""
        rows = await self._read(statement)
        return rows[0] if rows else None

    async def find(self, id=None, code=None):
        """(id, code) of a table, or None."""
        where = tables.c.id == id if code is None else tables.c.code == code
        return await self.first(select(tables.c.id, tables.c.code).where(where))

    async def rows(self, table, after=0):
        mine = log.c.table_serial == _serial_of(table), log.c.seq > after
        found = await self._read(select(log).where(*mine).order_by(log.c.seq))
        if found:
            if len(self._serials) >= MOST_SERIALS:
                self._serials.clear()
            self._serials[table] = found[0].table_serial
        return [Row(seq, at, facts.read(fact), guest, command) for _, seq, at, fact, guest, command in found]

    async def guests(self, table):
        """The guests of a table, and their numbers by what is stored of their tokens."""
        columns = (guests.c.number, guests.c.kind, guests.c.name, guests.c.colour, guests.c.token)
        found = await self._read(select(*columns).where(guests.c.table_id == table))
        people = {number: Guest(number, kind, name, colour) for number, kind, name, colour, _ in found}
        return people, {token: number for number, _, _, _, token in found if token}

    async def guest_rows(self, table):
        found = await self._read(select(guests).where(guests.c.table_id == table))
        return [dict(row._mapping) for row in found]

    async def tables(self, **wish):
        """Tables with the time of their last fact, newest first."""
        last = select(log.c.table_serial, func.max(log.c.at).label("last"), func.max(log.c.seq).label("facts"))
        last = last.group_by(log.c.table_serial).subquery()
        statement = select(tables, last.c.last, last.c.facts).join(last, last.c.table_serial == tables.c.serial)
        for name, value in wish.items():
            statement = statement.where(tables.c[name] == value)
        found = await self._read(statement.order_by(last.c.last.desc()))
        return [dict(row._mapping) for row in found]

    # Devices and time ------------------------------------------------------------------------------------------------
    async def of_device(self, device):
        """Everything that is stored about a device: its guests with their tables."""
        statement = select(tables, guests.c.number, guests.c.kind, guests.c.name, guests.c.colour)
        statement = statement.join(guests, guests.c.table_id == tables.c.id).where(guests.c.device == device)
        return [dict(row._mapping) for row in await self._read(statement.order_by(tables.c.created.desc()))]

    async def forget_device(self, device):
        """Forget a device: names, colours, tokens and chat go, the moves stay. The tables this touched."""
        mine = await self.of_device(device)
        statements = []
        for row in mine:
            theirs = log.c.table_serial == row["serial"], log.c.guest == row["number"]
            spoken = *theirs, log.c.fact.like('{"fact":"said"%')
            nothing = facts.write(facts.Spoken(row["number"], "phrase", "bye")).decode()
            statements.append(update(log).where(*spoken).values(fact=nothing))
        gone = {"name": "", "colour": "", "device": None, "token": ""}
        statements.append(update(guests).where(guests.c.device == device).values(gone))
        await self.write(*statements)
        return sorted({row["id"] for row in mine})

    async def forget_before(self, at):
        """Delete the tables in which nothing has happened since; how many there were."""
        old = [table["id"] for table in await self.tables() if table["last"] < at]
        for id in old:
            await self.forget(id)
        return old

    async def forget(self, id):
        """Delete a table."""
        await self.write(delete(log).where(log.c.table_serial == _serial_of(id)),
                         delete(guests).where(guests.c.table_id == id), delete(tables).where(tables.c.id == id))
        self._serials.pop(id, None)


def _serial_of(table):
    return select(tables.c.serial).where(tables.c.id == table).scalar_subquery()


def settle(future, outcome):
    """Give a future its result, or the exception that is it."""
    if not future.done():
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)


@cache
def _append(rows):
    """The statement that appends so many rows to the log."""
    row = f"({', '.join('?' * len(log.c))})"
    return f"INSERT INTO log ({', '.join(log.c.keys())}) VALUES {', '.join([row] * rows)}"


@contextmanager
def explained(kinds=SQLAlchemyError):
    """What a database says against being used, in one sentence."""
    try:
        yield
    except BadSetup:
        raise
    except kinds as wrong:
        raise BadSetup("db", f"cannot be used: {in_short(wrong)}") from None


def in_short(wrong):
    """An error of a database, as its driver says it."""
    if isinstance(wrong, DBAPIError):
        wrong = wrong.orig.__cause__ or wrong.orig
    return (getattr(wrong, "strerror", None) or str(wrong) or type(wrong).__name__).splitlines()[0]


async def prepare(db):
    """Make a database, or bring it up to date; what is wrong with it is found here."""
    store = Store(db)
    await store.open()
    await store.close()


def _tables_in(file, new):
    """The names of the tables in a file of SQLite. It is made where it is missing, or refused unless `new`."""
    if file.is_dir():
        raise BadSetup("db", f"should be a file, and {file} is a folder")
    if new:
        file.parent.mkdir(parents=True, exist_ok=True)
    elif not file.exists():
        raise BadSetup("db", f"there is no database {file}")
    address = f"{file.absolute().as_uri()}?mode={'rwc' if new else 'rw'}"
    with closing(sqlite3.connect(address, uri=True)) as connection:
        query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        return {name for (name,) in connection.execute(query)}


def database_url(text):
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


def _prepare_sqlite(connection, _):
    cursor = connection.cursor()
    for setting in SQLITE:
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
