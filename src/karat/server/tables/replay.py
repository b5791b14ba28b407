"""Finished games once more: every moment, through the eyes of a seat, of a spectator, or with all cards open."""

import asyncio
import gzip
from collections.abc import Callable
from hashlib import sha256
from itertools import islice
from typing import Any

import karat
from karat.server.protocol.messages import Frame, Replay, SeatInfo
from karat.server.protocol.refusal import Refusal
from karat.server.tables.bots import Thinkers
from karat.server.tables.clients import encode
from karat.server.tables.records import Document
from karat.server.web.limits import Limits
from karat.table import open_view
from karat.table.hints import explained
from karat.table.record import moments

Eyes = int | str | None  # a seat's, `open` for what all know together, or a spectator's
OPEN = "open"
MOST_KEPT = 32 << 20  # bytes of replays that are remembered


class Replays:
    """Replays, and what else is found in finished games: worked out one at a time in a process that thinks, and
    remembered, for a finished game stays as it is."""

    def __init__(self, thinkers: Thinkers, limits: Limits):
        self._thinkers, self._limits = thinkers, limits
        self._kept: dict[bytes, bytes] = {}  # compressed JSON, the one longest unused first
        self._size = 0
        self._asked: dict[bytes, asyncio.Task[bytes]] = {}
        self._turn = asyncio.Lock()

    async def replay(self, address: str, document: Document, seats: list[SeatInfo], eyes: Eyes) -> bytes:
        """A replay as compressed JSON, for an address that is charged for the work."""
        return await self.told(address, "replay", _replay, document, seats, eyes)

    async def told(
        self, address: str, what: str, job: Callable[..., Any], document: Document, *arguments: Any
    ) -> bytes:
        """The same of what a job finds in a game."""
        key = sha256(encode((what, document, arguments))).digest()
        if key in self._kept:
            self._kept[key] = self._kept.pop(key)
            return self._kept[key]
        if key not in self._asked:
            if not self._limits.has_room("waiting-replays", len(self._asked)):
                raise self._limits.refusal("waiting-replays")
            if not self._limits.allows("replays", address):
                raise self._limits.refusal("replays")
            work = self._work_out(key, address, (what, document["game"]), job, document, *arguments)
            self._asked[key] = asyncio.create_task(work)
        return await asyncio.shield(self._asked[key])

    async def _work_out(self, key: bytes, address: str, kind: tuple[str, str], *work: Any) -> bytes:
        try:
            async with self._turn:
                text = await self._thinkers.run((address, key.hex()), kind, _packed, *work)
            self._kept[key] = text
            self._size += len(text)
            while self._size > MOST_KEPT:
                self._size -= len(self._kept.pop(next(iter(self._kept))))
            return text
        finally:
            del self._asked[key]

    def forget(self) -> None:
        """Remember nothing: somebody wants a name deleted."""
        self._kept, self._size = {}, 0

    def close(self) -> None:
        for task in self._asked.values():
            task.cancel()


def _packed(job: Callable[..., Any], *arguments: Any) -> bytes:
    return gzip.compress(encode(job(*arguments)), 5)


def _replay(document: Document, seats: list[SeatInfo], eyes: Eyes) -> Replay:
    return Replay(document["game"], document["players"], document["options"], seats, frames(document, eyes))


def moves_of(document: Document) -> list[tuple[int, str]]:
    """The moves of a record with their seats, one after another."""
    return [(who, move) for who, move in document["steps"] if who != "deal"]


def frames(document: Document, eyes: Eyes) -> list[Frame]:
    """The game before its first move, and after each one."""
    found, told = list[Frame](), 0
    moves: list[tuple[int | None, str | None]] = [(None, None), *moves_of(document)]
    for (seat, move), state in zip(moves, moments(karat.game(document["game"]), document), strict=True):
        if isinstance(eyes, str):
            turn = state.to_move[0] if state.to_move else seat
            seen = open_view.events(state, told), open_view.view(state)
            found.append(Frame(seat, move, *seen, explained(state, turn)))
        else:
            known = move if eyes == seat else None
            found.append(Frame(seat, known, state.events(eyes, told), state.view(eyes), explained(state, eyes)))
        told = state.moments
    return found


def position_at(document: Document, move: int) -> dict[str, Any]:
    """The position of a record's game after so many moves."""
    most = len(moves_of(document)) - (document["result"] is not None)
    if move > most:
        raise Refusal("bad", f"move: should be 0 to {most}; after that the game is over.", "from.move")
    state = next(islice(moments(karat.game(document["game"]), document), move, None))
    return state.afresh(0).position()


def read_eyes(text: str | None, players: int) -> Eyes:
    """Whose eyes a request asks for: a seat, `open`, or nobody's."""
    if text in (None, OPEN):
        return text
    if not (text.isascii() and text.isdigit() and len(text) < 3) or int(text) >= players:
        raise Refusal("bad", f"eyes: should be a seat from 0 to {players - 1}, or open.", "eyes")
    return int(text)
