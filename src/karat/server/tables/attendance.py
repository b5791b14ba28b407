"""Who is at a table, at this process and at others, and telling it."""

from __future__ import annotations

import asyncio
import time
import weakref
from typing import TYPE_CHECKING

from karat.server.protocol.messages import Presence
from karat.server.tables.clients import encode
from karat.server.web.wire import frame

if TYPE_CHECKING:
    from karat.server.tables.table import Table

SILENT = 12  # seconds after which another process is taken for dead
PAUSE = 0.25  # seconds between two times that everybody is told who is there: what comes between is told as one


class Attendance:
    def __init__(self, table: Table):
        self._table: Table = weakref.proxy(table)  # no circle: a table that is forgotten is gone at once
        # process -> (when it said so, guests that are connected there, how many only watch there)
        self.elsewhere: dict[str, tuple[float, frozenset[int], int]] = {}
        self._pause: asyncio.TimerHandle | None = None
        self._is_due = False

    def _guests(self) -> set[int]:
        return {line.guest for line in self._table.lines if line.guest is not None}

    def _watchers(self) -> int:
        """Who only looks on. A host without a seat is the device that the table is played on, or its big screen."""
        projection = self._table.projection
        lines = (line.guest for line in self._table.lines)
        return sum(1 for one in lines if projection.seat_of(one) is None and not projection.guest(one).is_host)

    def here(self) -> set[int]:
        """The guests that are connected, to whichever process."""
        return self._guests().union(*(people for _, people, _ in self.elsewhere.values()))

    @property
    def is_anybody_there(self) -> bool:
        """Whether anybody is there, to play or to watch, at whichever process."""
        return bool(self._table.lines or any(people or count for _, people, count in self.elsewhere.values()))

    # Telling ---------------------------------------------------------------------------------------------------------
    def announce(self) -> None:
        """Let other processes know which players are connected to this one, and how many others."""
        table = self._table
        seated = sorted(guest for guest in self._guests() if table.projection.seat_of(guest) is not None)
        table.tables.say({"table": table.id, "here": seated, "watchers": self._watchers()})

    def tell(self) -> None:
        """Let everybody here know. Where people come and go by the hundred, not each time."""
        table, here = self._table, self.here()
        table.autopilot.note(here)
        if self._pause is not None:
            self._is_due = True
            return
        self._pause, self._is_due = asyncio.get_running_loop().call_later(PAUSE, self.go_on), False
        seats = [seat for seat in table.projection.persons if table.projection.chairs[seat].guest in here]
        watchers = self._watchers() + sum(count for _, _, count in self.elsewhere.values())
        away = table.autopilot.away(table.tables.limits["away-seconds"])
        told = frame(encode(Presence(table.projection.seq, seats, watchers, away)))
        table.each(lambda line: line.send(told))

    def go_on(self) -> None:
        self._pause = None
        if self._is_due:
            self._table.post(self._tell)

    async def _tell(self) -> None:
        self.tell()

    def stop(self) -> None:
        if self._pause is not None:
            self._pause.cancel()
            self._pause = None

    # Other processes -------------------------------------------------------------------------------------------------
    def hear(self, process: str, people: list[int], watchers: int) -> None:
        """What another process says about who is connected to it."""
        before = self.elsewhere.get(process, (0, frozenset(), 0))
        self.elsewhere[process] = time.monotonic(), frozenset(people), watchers
        if self.elsewhere[process][1:] != before[1:]:
            self.tell()

    def miss(self) -> bool:
        """Whether processes fell silent: they are gone."""
        fresh = time.monotonic() - SILENT
        known, self.elsewhere = self.elsewhere, {who: said for who, said in self.elsewhere.items() if said[0] > fresh}
        if len(known) == len(self.elsewhere):
            return False
        self.tell()
        return True
