"""How the processes that serve the same tables hear of each other. One process alone needs none of it."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import asyncpg
from sqlalchemy.engine import URL

if TYPE_CHECKING:
    from karat.server.storage.store import Entry

CHANNEL = "karat"
PATIENCE = 5  # seconds that the database may take for an answer
QUIET = 5  # seconds without a word after which the connection is tried
Message = dict[str, Any]
logger = logging.getLogger("karat.server")


class Bus:
    """The bus of one process: nobody to tell, and every table is its own."""

    async def open(self, hear: Callable[[Message], None], lost: Callable[[], None]) -> None:
        """`hear(message)` is called for what other processes say, `lost()` when something may have been missed."""

    def say(self, message: Message) -> None:
        pass

    def announce(self, entries: list[Entry], process: str) -> None:
        """Say how far the logs of some tables go now."""

    async def claim(self, table: str) -> bool:
        """Whether this process is the one that moves bots and clocks of a table."""
        return True

    async def release(self, table: str) -> None:
        pass

    async def close(self) -> None:
        pass


class PostgresBus(Bus):
    """LISTEN and NOTIFY. Messages are hints: what they are about stands in the log.

    Whatever goes wrong with the connection, another one takes its place. Only one thing is asked of it at a time.
    """

    def __init__(self, url: URL):
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.waiting: dict[Any, Message] = {}  # by what makes an older one needless
        self._wake, self._busy = asyncio.Event(), asyncio.Lock()
        self._claimed: set[str] = set()
        self._connection: Any = None

    async def open(self, hear: Callable[[Message], None], lost: Callable[[], None]) -> None:
        self._hear = hear
        await self._connect()
        self._task = asyncio.create_task(self._stay_connected(lost))

    async def _connect(self) -> None:
        """It is there for others only once it listens."""
        async with asyncio.timeout(PATIENCE):
            connection = await asyncpg.connect(self._dsn, server_settings={"application_name": "karat bus"})
            try:
                connection.add_termination_listener(lambda _: self._wake.set())
                await connection.add_listener(CHANNEL, self._heard)
            except BaseException:
                connection.terminate()
                raise
        self._connection = connection

    def _heard(self, _: object, __: object, ___: object, payload: str) -> None:
        try:
            self._hear(json.loads(payload))
        except Exception:
            logger.exception("a message of another process could not be read")

    async def _stay_connected(self, lost: Callable[[], None]) -> None:
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

    async def _send(self) -> None:
        """Send what waits, until the connection fails. What may not have come through is sent again."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), QUIET)
            self._wake.clear()
            batch, self.waiting = self.waiting, {}
            try:
                if batch:
                    await self._notify(batch)
                else:
                    await self.ask("execute", "SELECT 1")
            except Exception:
                self.waiting = batch | self.waiting
                raise

    async def _notify(self, batch: dict[Any, Message]) -> None:
        """Send messages; one that the database does not take is dropped, and keeps no other one back."""
        notify = f"SELECT pg_notify('{CHANNEL}', $1)"
        payloads = {key: json.dumps(message, separators=(",", ":")) for key, message in batch.items()}
        try:
            await self.ask("executemany", notify, [(payload,) for payload in payloads.values()])
        except asyncpg.PostgresError:
            for key, payload in payloads.items():
                try:
                    await self.ask("execute", notify, payload)
                except asyncpg.PostgresError as wrong:
                    if self._connection is None or self._connection.is_closed():
                        raise
                    logger.error("a message of %s bytes could not be said, and is dropped: %s", len(payload), wrong)
                del batch[key]

    async def ask(self, how: str, *query: Any) -> Any:
        async with self._busy:
            connection = self._connection
            if connection is None:
                raise ConnectionError("there is no connection")
            answer = await getattr(connection, how)(*query, timeout=PATIENCE)
            if connection is not self._connection:
                raise ConnectionError("the connection was lost")  # and with it, whatever was locked
            return answer

    def say(self, message: Message) -> None:
        """Of one kind of message about a table the newest is enough, so what waits for a database stays small."""
        self.waiting[message["table"], *message, message.get("taken")] = message
        self._wake.set()

    def announce(self, entries: list[Entry], process: str) -> None:
        for entry in entries:
            if entry.rows:
                self.say({"table": entry.table, "seq": entry.rows[-1].seq, "from": process})

    async def claim(self, table: str) -> bool:
        if table in self._claimed:
            return True
        try:
            mine = await self.ask("fetchval", "SELECT pg_try_advisory_lock($1)", _number(table))
        except Exception:
            return False  # the connection finds out by itself
        if mine:
            self._claimed.add(table)
        return bool(mine)

    async def release(self, table: str) -> None:
        if table in self._claimed:
            self._claimed.discard(table)
            with contextlib.suppress(Exception):
                await self.ask("execute", "SELECT pg_advisory_unlock($1)", _number(table))

    async def close(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self.waiting or self._busy.locked():
                    await asyncio.sleep(0.01)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is not None:
            with contextlib.suppress(Exception):
                await self._connection.close(timeout=PATIENCE)


def _number(table: str) -> int:
    """A table's id as a number for the database's locks."""
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], "big", signed=True)
