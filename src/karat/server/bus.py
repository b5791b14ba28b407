"""How the processes that serve the same tables hear of each other. One process alone needs none of it."""

import asyncio
import contextlib
import hashlib
import json
import logging

import asyncpg

CHANNEL = "karat"
PATIENCE = 5  # seconds that the database may take for an answer
LOST = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)  # what a connection that is gone raises
logger = logging.getLogger("karat.server")


class Bus:
    """The bus of one process: nobody to tell, and every table is its own."""

    async def open(self, hear, lost):
        """`hear(message)` is called for what other processes say, `lost()` when something may have been missed."""

    def say(self, message):
        pass

    def announce(self, entries, process):
        """Say how far the logs of some tables go now."""

    async def claim(self, table):
        """Whether this process is the one that moves bots and clocks of a table."""
        return True

    async def release(self, table):
        pass

    async def close(self):
        pass


class PostgresBus(Bus):
    """LISTEN and NOTIFY. Messages are hints: what they are about stands in the log."""

    def __init__(self, url):
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._waiting, self._wake, self._busy = [], asyncio.Event(), asyncio.Lock()
        self._claimed, self._connection = set(), None

    async def open(self, hear, lost):
        self._hear, self._lost = hear, lost
        await self._connect()
        self._tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._stay_connected())]

    async def _connect(self):
        self._connection = await asyncpg.connect(self._dsn, server_settings={"application_name": "karat bus"})
        self._ended = asyncio.Event()
        self._connection.add_termination_listener(lambda _: self._ended.set())
        await self._connection.add_listener(CHANNEL, lambda _, __, ___, payload: self._hear(json.loads(payload)))

    async def _stay_connected(self):
        while True:
            await self._ended.wait()
            self._claimed.clear()
            try:
                await self._connect()
            except LOST:
                self._ended.set()
                await asyncio.sleep(1)
            else:
                logger.warning("connected to the database's channel again")
                self._lost()

    def say(self, message):
        self._waiting.append(message)
        self._wake.set()

    def announce(self, entries, process):
        for entry in entries:
            if entry.rows:
                self.say({"table": entry.table, "seq": entry.rows[-1].seq, "from": process})

    async def _send(self):
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            payloads = [(json.dumps(message, separators=(",", ":")),) for message in batch]
            try:
                async with self._busy:
                    await self._connection.executemany(f"SELECT pg_notify('{CHANNEL}', $1)", payloads, timeout=PATIENCE)
            except LOST:
                self._connection.terminate()  # where it still seems to be there
                self._waiting = batch + self._waiting
                await asyncio.sleep(0.5)
                self._wake.set()

    async def claim(self, table):
        if table in self._claimed:
            return True
        try:
            async with self._busy:
                query = "SELECT pg_try_advisory_lock($1)"
                mine = await self._connection.fetchval(query, _number(table), timeout=PATIENCE)
        except LOST:
            return False
        if mine:
            self._claimed.add(table)
        return mine

    async def release(self, table):
        if table in self._claimed:
            self._claimed.discard(table)
            with contextlib.suppress(*LOST):
                async with self._busy:
                    await self._connection.execute("SELECT pg_advisory_unlock($1)", _number(table), timeout=PATIENCE)

    async def close(self):
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self._waiting:
                    await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(*LOST):
            await self._connection.close(timeout=PATIENCE)


def _number(table):
    """A table's id as a number for the database's locks."""
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], "big", signed=True)
