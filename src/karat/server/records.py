"""Records of finished games that people bring along: checked, and kept without names under their own fingerprint."""

import asyncio
import hashlib
import json
import re

from msgspec import UNSET
from sqlalchemy import delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

import karat
from karat.errors import BadRecord, BadSetup
from karat.server.facts import clock
from karat.server.refusal import Refusal
from karat.server.schema import records

BIGGEST_RECORD = 262_144  # bytes


class Records:
    def __init__(self, store):
        self.store = store

    async def keep(self, body):
        """Check a record and keep it; its fingerprint."""
        document = await asyncio.to_thread(checked, body)
        id = fingerprint(document)
        await self._write(id, document)
        return id

    async def read(self, id):
        """The record of a fingerprint."""
        row = await self._row(id)
        if row is None:
            raise Refusal.of("no-record", "record")
        return json.loads(row.document)

    async def verdict(self, id):
        """What the coach thinks of a game, as JSON; None where it has not been asked."""
        row = await self._row(id)
        return row and row.verdict

    async def keep_verdict(self, document, verdict):
        id = fingerprint(document)
        await self._write(id, document)
        await self.store.write(update(records).where(records.c.id == id).values(verdict=verdict))

    async def _row(self, id):
        if not re.fullmatch("[0-9a-f]{32}", id):
            return None
        return await self.store.first(select(records).where(records.c.id == id))

    async def _write(self, id, document):
        """What is there already is only touched: it is the same."""
        insert = (sqlite if self.store.is_sqlite else postgresql).insert
        row = {"id": id, "at": clock(), "document": _canonical(document)}
        statement = insert(records).values(row)
        await self.store.write(statement.on_conflict_do_update(index_elements=["id"], set_={"at": row["at"]}))

    async def forget_before(self, at):
        """Delete the records that nobody has brought along since."""
        await self.store.write(delete(records).where(records.c.at < at))


def checked(body):
    """The record that a body holds, played through once: what replays, and nothing else that stood in it."""
    try:
        document = json.loads(body)
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
        raise Refusal.of(reason, wrong.field or UNSET, problem=str(wrong)) from None
    if not state.over:
        raise Refusal.of("record-not-over", "steps")
    return state.record()


def fingerprint(document):
    """The name of a record: the same for the same game, whatever the file looks like."""
    return hashlib.sha256(_canonical(document).encode()).hexdigest()[:32]


def _canonical(document):
    return json.dumps(document, sort_keys=True, separators=(",", ":"))
