"""The coach: what the strongest bot would do now, and what it thinks of a game that is over."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

import karat
from karat.server.protocol.messages import Advice, Analysis, Verdict
from karat.server.protocol.refusal import Refusal
from karat.server.tables.bots import Thinkers
from karat.server.tables.clients import encode
from karat.server.tables.projection import Projection
from karat.server.tables.records import Document, Records, fingerprint
from karat.server.web.limits import Limits

Key = tuple[str, int, int]  # table, seat, decision
STRONGEST = "6"
MOST_KEPT = 200  # answers that are remembered


class Coach:
    def __init__(self, thinkers: Thinkers, records: Records, limits: Limits):
        self._thinkers, self._records, self._limits = thinkers, records, limits
        self._asked: dict[Key, asyncio.Task[Any]] = {}
        self.games: dict[str, Looking] = {}  # that are looked at, or could not be, by fingerprint

    def advice(self, projection: Projection, seat: int | None, address: str) -> Awaitable[Advice]:
        """What the strongest bot would do at a table's decision, from what the seat knows; to be waited for."""
        if seat is None:
            raise Refusal.of("only-players")
        if not projection.made.coach:
            raise Refusal.of("no-coach")
        if seat not in projection.owed:
            raise Refusal.of("nothing-to-decide")
        decision = projection.owed[seat][0]
        key = projection.id, seat, decision
        if key not in self._asked:
            payer = address, projection.id
            if not self._limits.allows("table-questions", projection.id) or not self._thinkers.has_room(payer):
                raise Refusal.of("coach-busy")
            while len(self._asked) >= MOST_KEPT:
                del self._asked[next(iter(self._asked))]
            thought = self._thinkers.advise(payer, projection.begun.knowledge(seat), STRONGEST)
            self._asked[key] = asyncio.create_task(thought)
        return self._told(decision, key, self._asked[key])

    async def _told(self, decision: int, key: Key, thought: asyncio.Task[Any]) -> Advice:
        try:
            moves, odds, own = await asyncio.shield(thought)
        except asyncio.CancelledError:
            if thought.cancelled():  # the server stops
                raise Refusal.of("coach-busy") from None
            raise
        except Exception:
            self._asked.pop(key, None)  # the next one who asks may have more luck
            raise
        return msgspec.convert({"decision": decision, "moves": moves, "odds": odds, "own_error": own}, Advice)

    async def analysis(self, document: Document, address: str) -> Analysis:
        """How far the analysis of a game is, or the analysis. Asking begins it."""
        id = fingerprint(document)
        looking = self.games.get(id)
        if looking is not None and looking.task.done():
            del self.games[id]
            looking.task.result()  # what went wrong is told once
            looking = None
        if looking is None and (found := _read(await self._records.verdict(id))) is not None:
            return Analysis(len(_steps(document)), len(_steps(document)), found)
        if (looking := self.games.get(id)) is None:
            waiting = [other for other in self.games.values() if not other.task.done()]
            mine = [other for other in waiting if other.address == address]
            for name, used in (("analyses", mine), ("all-analyses", waiting)):
                if not self._limits.has_room(name, len(used)):
                    raise self._limits.refusal(name)
            looking = self.games[id] = Looking(address, len(_steps(document)))
            looking.begin(self._look(document, looking, [other.task for other in mine]), partial(self._looked, id))
        return Analysis(looking.done, looking.of)

    def _looked(self, id: str, task: asyncio.Task[None]) -> None:
        """What came of it is stored; what went wrong is kept for the next one who asks."""
        if not task.cancelled() and task.exception() is None and id in self.games and self.games[id].task is task:
            del self.games[id]

    def close(self) -> None:
        for task in (*self._asked.values(), *(looking.task for looking in self.games.values())):
            task.cancel()

    async def _look(self, document: Document, looking: Looking, before: list[asyncio.Task[None]]) -> None:
        """Look at a game, once those are looked at that its address asked for before."""
        if before:
            await asyncio.wait(before)
        payer, game = (looking.address, fingerprint(document)), document["game"]
        decisions, outlooks = list[dict[str, Any]](), list[dict[str, Any]]()
        for step in _steps(document):
            found = await self._thinkers.run(payer, ("judge", game), karat.judge, document, step)
            decisions += [found] if found else []
            outlooks.append(await self._thinkers.run(payer, ("outlook", game), karat.outlook, document, step))
            looking.done += 1
        verdict = await self._thinkers.run(payer, ("verdict", game), karat.verdict, document, decisions, outlooks)
        for one in (*verdict["decisions"], *verdict["moments"]):
            one["at"] = one["number"] - 1
        await self._records.keep_verdict(document, encode(msgspec.convert(verdict, Verdict)).decode())


@dataclass
class Looking:
    """A game that is being looked at for an address."""

    address: str
    of: int
    done: int = 0

    def begin(self, work: Coroutine[Any, Any, None], then: Callable[[asyncio.Task[None]], None]) -> None:
        self.task = asyncio.create_task(work)
        self.task.add_done_callback(then)


def _steps(document: Document) -> list[int]:
    """The steps of a record that are moves."""
    return [at for at, (who, _) in enumerate(document["steps"]) if who != "deal"]


def _read(text: str | None) -> Verdict | None:
    """A verdict that was kept; None where there is none, or one that an older version has found: it said less."""
    try:
        return msgspec.json.decode(text, type=Verdict) if text else None
    except msgspec.ValidationError:
        return None
