"""Records of games that people bring along, over or not: checked, and kept without names under their fingerprint."""

import asyncio
import hashlib
import json
import re
from typing import Any

from msgspec import UNSET
from sqlalchemy import delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

import karat
from karat.errors import BadInput, BadRecord, BadSetup
from karat.server.protocol.facts import clock, stepped
from karat.server.protocol.refusal import Refusal
from karat.server.storage.schema import records
from karat.server.storage.store import Store

Document = dict[str, Any]  # a record
MOST_TOLD = 500  # characters of what is wrong with one, which may quote all of it


class Records:
    def __init__(self, store: Store):
        self.store = store

    async def keep(self, body: bytes) -> str:
        """Check a record and keep it; its fingerprint."""
        document = await asyncio.to_thread(checked, body)
        id = fingerprint(document)
        await self._write(id, document)
        return id

    async def read(self, id: str) -> Document:
        """The record of a fingerprint, of a game that is played here."""
        row = await self._row(id)
        if row is None:
            raise Refusal.of("no-record", "record")
        document = json.loads(row.document)
        try:
            karat.game(document["game"]).under(document["rules"])
        except BadInput as wrong:
            raise Refusal.of("not-played-here", problem=str(wrong)) from None
        return document

    async def verdict(self, id: str) -> str | None:
        """What the coach thinks of a game, as JSON; None where it has not been asked."""
        row = await self._row(id)
        return None if row is None else row.verdict

    async def keep_verdict(self, document: Document, verdict: str) -> None:
        id = fingerprint(document)
        await self._write(id, document)
        await self.store.write(update(records).where(records.c.id == id).values(verdict=verdict))

    async def _row(self, id: str) -> Any:
        if not re.fullmatch("[0-9a-f]{32}", id):
            return None
        return await self.store.first(select(records).where(records.c.id == id))

    async def _write(self, id: str, document: Document) -> None:
        """What is there already is only touched: it is the same."""
        insert = (sqlite if self.store.is_sqlite else postgresql).insert
        row = {"id": id, "at": clock() + stepped(), "document": _canonical(document)}
        touched = {"at": row["at"], "seen_at": None}
        await self.store.write(insert(records).values(row).on_conflict_do_update(index_elements=["id"], set_=touched))

    async def forget_untouched(self, now: int, keep: int) -> None:
        """Delete the records that nobody has brought along for `keep` milliseconds that servers saw pass."""
        await self.store.write(
            delete(records).where(records.c.seen_at <= now - keep),
            update(records).where(records.c.seen_at.is_(None)).values(seen_at=now),
        )


def checked(body: bytes) -> Document:
    """The record that a body holds, played through once: what replays, and nothing else that stood in it."""
    try:
        document = json.loads(body)
        json.dumps(document, ensure_ascii=False).encode()  # half a character can neither be stored nor be told
    except (ValueError, RecursionError):
        raise Refusal.of("record-not-json") from None
    try:
        if not isinstance(document, dict):
            raise BadRecord("", "a record should be a map of names to values")
        if "game" not in document:
            raise BadRecord("game", "is missing")
        state = karat.game(document["game"]).replay(document)
    except (BadRecord, BadSetup) as wrong:
        played = wrong.field.startswith(("steps", "result"))
        reason = "record-does-not-replay" if played else "record-not-well-made"
        raise Refusal.of(reason, wrong.field or UNSET, problem=str(wrong)[:MOST_TOLD]) from None
    return state.record()


def fingerprint(document: Document) -> str:
    """The name of a record: the same for the same game, whatever the file looks like."""
    return hashlib.sha256(_canonical(document).encode()).hexdigest()[:32]


def _canonical(document: Document) -> str:
    return json.dumps(document, sort_keys=True, separators=(",", ":"))
