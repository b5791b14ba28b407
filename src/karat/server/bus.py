"""How the processes that serve the same tables hear of each other. One process alone needs none of it."""

import asyncio
import contextlib
import hashlib
import json
import logging

import asyncpg

CHANNEL = "karat"
PATIENCE = 5  # seconds that the database may take for an answer
QUIET = 5  # seconds without a word after which the connection is tried
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
    """LISTEN and NOTIFY. Messages are hints: what they are about stands in the log.

    Whatever goes wrong with the connection, another one takes its place. Only one thing is asked of it at a time.
    """

    def __init__(self, url):
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._waiting, self._wake, self._busy = {}, asyncio.Event(), asyncio.Lock()
        self._claimed, self._connection = set(), None

    async def open(self, hear, lost):
        self._hear = hear
        await self._connect()
        self._task = asyncio.create_task(self._stay_connected(lost))

    async def _connect(self):
        """It is there for others only once it listens."""
        async with asyncio.timeout(PATIENCE):
            connection = await asyncpg.connect(self._dsn, server_settings={"application_name": "karat bus"})
            try:
                connection.add_termination_listener(lambda _: self._wake.set())
                await connection.add_listener(CHANNEL, lambda _, __, ___, payload: self._hear(json.loads(payload)))
            except BaseException:
                connection.terminate()
                raise
        self._connection = connection

    async def _stay_connected(self, lost):
        while True:
            try:
                await self._send()
            except Exception as wrong:
                logger.warning("lost the database's channel: %s", wrong or type(wrong).__name__)
            self._connection.terminate()
            self._connection = None
            self._claimed.clear()
            while self._connection is None:
                try:
                    await self._connect()
                except Exception:
                    await asyncio.sleep(1)
            logger.warning("connected to the database's channel again")
            lost()

    async def _send(self):
        """Send what waits, until the connection fails. What may not have come through is sent again."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), QUIET)
            self._wake.clear()
            batch, self._waiting = self._waiting, {}
            payloads = [(json.dumps(message, separators=(",", ":")),) for message in batch.values()]
            try:
                if payloads:
                    await self._ask("executemany", f"SELECT pg_notify('{CHANNEL}', $1)", payloads)
                else:
                    await self._ask("execute", "SELECT 1")
            except Exception:
                self._waiting = batch | self._waiting
                raise

    async def _ask(self, how, *query):
        async with self._busy:
            connection = self._connection
            if connection is None:
                raise ConnectionError("there is no connection")
            answer = await getattr(connection, how)(*query, timeout=PATIENCE)
            if connection is not self._connection:
                raise ConnectionError("the connection was lost")  # and with it, whatever was locked
            return answer

    def say(self, message):
        """Of one kind of message about a table the newest is enough, so what waits for a database stays small."""
        self._waiting[message["table"], *message, message.get("taken")] = message
        self._wake.set()

    def announce(self, entries, process):
        for entry in entries:
            if entry.rows:
                self.say({"table": entry.table, "seq": entry.rows[-1].seq, "from": process})

    async def claim(self, table):
        if table in self._claimed:
            return True
        try:
            mine = await self._ask("fetchval", "SELECT pg_try_advisory_lock($1)", _number(table))
        except Exception:
            return False  # the connection finds out by itself
        if mine:
            self._claimed.add(table)
        return mine

    async def release(self, table):
        if table in self._claimed:
            self._claimed.discard(table)
            with contextlib.suppress(Exception):
                await self._ask("execute", "SELECT pg_advisory_unlock($1)", _number(table))

    async def close(self):
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self._waiting or self._busy.locked():
                    await asyncio.sleep(0.01)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is not None:
            with contextlib.suppress(Exception):
                await self._connection.close(timeout=PATIENCE)


def _number(table):
    """A table's id as a number for the database's locks."""
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], "big", signed=True)
