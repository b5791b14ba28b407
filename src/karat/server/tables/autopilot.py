"""What happens at a table by itself: bots move, clocks run out, stand-ins sit down for those who are away."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
import weakref
from typing import TYPE_CHECKING, Literal, cast

from karat.server.protocol.commands import PlayFor, SetStandIn
from karat.server.protocol.facts import clock
from karat.server.protocol.messages import Away, Hand, Pace
from karat.server.protocol.refusal import Refusal

if TYPE_CHECKING:
    from karat.server.tables.table import Table
    from karat.table.game import Knowledge

Thought = tuple[int, int, Hand]  # seat, decision, by whom
Timer = tuple[Literal["clock", "grace"], int, float]  # what for, seat, and which: a decision, or since when
LEAST_CLOCK = 10_000  # milliseconds that everybody has, also after nobody was there or where two clocks differ
RETRY = 5  # seconds after which a bot tries again where the thinking failed
logger = logging.getLogger("karat.server")


class Autopilot:
    def __init__(self, table: Table):
        # No circle: a table that is forgotten is gone at once, with all its moves.
        self.table: Table = weakref.proxy(table)
        self._thinking: dict[Thought, asyncio.Task[None]] = {}
        self._timers: dict[Timer, asyncio.TimerHandle] = {}
        self._overdue: set[tuple[int, float]] = set()  # decisions (seat, number) whose time is up
        self._away: dict[int, float] = {}  # guest -> since when
        self._seen: dict[tuple[int, int], int] = {}  # (seat, decision) -> since when it is known here
        self.haste = asyncio.Event()  # the one person here wants to see no bot think
        self.waits = False  # something is to be done, and another process does it

    @property
    def is_idle(self) -> bool:
        return not (self._thinking or self._timers or self.waits)

    def note(self, here: set[int]) -> None:
        """Remember since when people are away."""
        projection = self.table.projection
        people = set(projection.seats)
        self._away = {guest: self._away.get(guest, time.monotonic()) for guest in people - here}

    def away(self, least: float) -> list[Away]:
        """The people who are waited for. Others may call a stand-in once somebody is away for `least` seconds."""
        projection, now = self.table.projection, time.monotonic()
        if projection.made.grace is None:
            return []
        found = [(seat, self._away.get(guest)) for guest, seat in projection.seats.items()]
        return [
            Away(seat, _left(since + projection.made.grace - now), _left(since + least - now))
            for seat, since in found
            if since is not None
        ]

    def check_away(self, seat: int) -> None:
        """Nobody is played for who is here, or was just now: a connection may be lost for a moment."""
        if self.table.projection.made.grace is None:
            raise Refusal.of("waits-for-all")
        away = {one.seat: one.call for one in self.away(self.table.tables.limits["away-seconds"])}
        if away.get(seat, 1):
            raise Refusal.of("still-here", "seat")

    @property
    def is_due(self) -> bool:
        """Whether something is to be set going, or may have to be stopped."""
        return bool(self._thinking or self._timers or any(self._due()))

    async def arrange(self) -> None:
        """Set going what is due by now, and stop what no longer is."""
        thoughts, timers = self._due()
        if not (thoughts or timers or self._thinking or self._timers):
            self.waits = False
            return
        if (thoughts or timers) and not await self.table.tables.bus.claim(self.table.id):
            self.waits = True
            thoughts, timers = {}, {}
        else:
            self.waits = False
        for key in self._thinking.keys() - thoughts.keys():
            self._thinking.pop(key).cancel()
        for timer in self._timers.keys() - timers.keys():
            self._timers.pop(timer).cancel()
        for key in thoughts.keys() - self._thinking.keys():
            self._thinking[key] = asyncio.create_task(self._think(*key, self.table.projection.begun.knowledge(key[0])))
        for timer, seconds in timers.items():
            if timer not in self._timers:
                self._timers[timer] = asyncio.get_running_loop().call_later(max(0, seconds), self._ring, timer)

    def stop(self) -> None:
        for task in self._thinking.values():
            task.cancel()
        for timer in self._timers.values():
            timer.cancel()
        self._thinking, self._timers = {}, {}

    def _due(self) -> tuple[dict[Thought, None], dict[Timer, float]]:
        """The decisions that a bot makes now, and the seconds until something else is due."""
        projection = self.table.projection
        thoughts: dict[Thought, None] = {}
        timers: dict[Timer, float] = {}
        calm = (
            projection.only_people and projection.made.clock is None and not self._away
        )  # as most tables are, most of the time
        if calm or projection.phase != "playing":
            return thoughts, timers
        if not self.table.attendance.is_anybody_there:  # nobody thinks for an empty room
            self._seen = {}
            return thoughts, timers
        if any(
            projection.chairs[seat].guest is not None and not projection.chairs[seat].stand_in
            for seat in projection.owed
        ):
            self.haste.clear()
        made, now = projection.made, clock()
        self._seen = {
            (seat, decision): self._seen.get((seat, decision), now) for seat, (decision, _) in projection.owed.items()
        }
        for seat, (decision, since) in projection.owed.items():
            chair = projection.chairs[seat]
            if chair.guest is None:
                thoughts[seat, decision, "bot"] = None
            elif chair.stand_in:
                thoughts[seat, decision, "stand-in"] = None
            elif (seat, decision) in self._overdue:
                thoughts[seat, decision, "clock"] = None
            elif made.clock is not None:
                whole = 1000 * made.clock
                end = max(since + whole, self._seen[seat, decision] + min(whole, LEAST_CLOCK))
                timers["clock", seat, decision] = (end - now) / 1000
        if made.grace is not None:
            for guest, seat in projection.seats.items():
                if guest in self._away and not projection.chairs[seat].stand_in:
                    timers["grace", seat, self._away[guest]] = self._away[guest] + made.grace - time.monotonic()
        return thoughts, timers

    def _ring(self, key: Timer) -> None:
        del self._timers[key]
        what, seat, which = key
        if what == "clock":
            owed = {(seat, decision) for seat, (decision, _) in self.table.projection.owed.items()}
            self._overdue &= owed
            self._overdue.add((seat, which))
            self.table.post(self.stir)
        else:
            self.table.post(self._stand_in, seat, which)

    async def stir(self) -> None:
        """Something is due: the table arranges itself after every job."""

    async def _stand_in(self, seat: int, since: float) -> None:
        projection = self.table.projection
        guest = projection.chairs[seat].guest
        if projection.phase == "playing" and guest is not None and self._away.get(guest) == since:
            self.table.wish(SetStandIn(seat, True))

    async def _think(self, seat: int, decision: int, by: Hand, knowledge: Knowledge) -> None:
        projection = self.table.projection
        level = projection.chairs[seat].level or projection.made.stand_in
        pace = cast(Pace, "instant" if by == "clock" else projection.made.pace)
        seed = int.from_bytes(hashlib.sha256(projection.deal.secret + bytes([seat])).digest()[:8], "big")
        payer = self.table.payer, self.table.id
        while True:
            try:
                thinkers = self.table.tables.thinkers
                move = await thinkers.choose(payer, knowledge, level, seed, pace, self.haste)
                break
            except Exception:
                logger.exception("a bot of table %s could not think", self.table.id)
                await asyncio.sleep(RETRY)
        self._thinking.pop((seat, decision, by), None)
        self.table.wish(PlayFor(seat, decision, move, by))


def _left(seconds: float) -> int:
    return max(0, round(1000 * seconds))
