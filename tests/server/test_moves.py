"""The short way of a move at a quiet table: in order, once, and nothing is lost where the log says otherwise."""

import asyncio
import contextlib
import sqlite3

import pytest

from karat.server.protocol.commands import Move, SetSeat, Start
from karat.server.protocol.facts import Chair, Row, Spoken
from karat.server.protocol.messages import NewTable
from karat.server.protocol.refusal import Refusal
from karat.server.settings import Settings
from karat.server.storage.store import Entry, Store
from karat.server.tables.tables import Tables
from karat.server.tables.tokens import digest
from patience import PATIENCE


def at_a_table(db, job):
    """Do something at a table of two people whose game has begun."""

    async def main():
        tables = Tables(Settings(str(db)))
        await tables.open()
        try:
            await begin(tables)
        finally:
            await tables.close()

    async def begin(tables):
        people = [{"number": n, "kind": kind, "token": digest(kind)} for n, kind in enumerate(("host", "player"))]
        chairs = Chair(guest=0), Chair(guest=1)
        id, _ = await tables.new_table(NewTable("diamoniak", 2, grace=None), None, chairs, people)
        table = await tables.table(id)
        await table.request(Start("start"), 0)
        await job(tables, table)

    asyncio.run(main())


def to_move(table):
    """The guest whose turn it is: nobody has swapped chairs, so guests have the numbers of their seats."""
    return next(iter(table.projection.owed))


def wished(table, id, move="draw", guest=None):
    """Send a move of a guest, else of whoever is to move; to be awaited for (refusal, place in the log)."""
    guest = to_move(table) if guest is None else guest
    answered = asyncio.get_running_loop().create_future()
    table.wish(Move(id, move), guest, lambda wrong, seq, _: answered.set_result((wrong, seq)))
    return answered


async def log_of(table):
    return [(row.seq, row.command) for row in await table.store.rows(table.id)]


def test_a_move_is_committed_before_it_is_answered_and_the_table_rests_again(tmp_path):
    async def job(tables, table):
        before = table.projection.seq
        answer = wished(table, "a")
        assert not table.inbox.is_quiet and not answer.done()
        assert await answer == (None, before + 1)
        assert table.inbox.is_quiet and (await log_of(table))[-1] == (before + 1, "a")

    at_a_table(tmp_path / "t.db", job)


def test_what_comes_while_a_move_is_committed_waits_for_it(tmp_path):
    async def job(tables, table):
        before, commits = table.projection.seq, table.tables.counts["commits"]
        guest = to_move(table)  # the first card may be a witch and end the turn: the resend is of the same guest
        first, again = wished(table, "a", guest=guest), wished(table, "a", guest=guest)
        later = asyncio.ensure_future(table.ask(asyncio.sleep, 0, "later"))
        assert await first == await again == (None, before + 1)
        assert await later == "later" and table.tables.counts["commits"] == commits + 1
        assert [command for _, command in await log_of(table)].count("a") == 1

    at_a_table(tmp_path / "t.db", job)


def test_a_refused_move_changes_nothing_and_holds_nobody_up(tmp_path):
    async def job(tables, table):
        before = await log_of(table)
        wrong, _ = await wished(table, "a", "stop")
        assert wrong.problem.error == "illegal" and await log_of(table) == before and table.inbox.is_quiet

    at_a_table(tmp_path / "t.db", job)


def test_a_move_that_another_process_outran_is_made_after_what_that_one_wrote(tmp_path):
    async def job(tables, table):
        before, other = table.projection.seq, Store(str(tmp_path / "t.db"))
        await other.open()
        assert await other.append(Entry(table.id, [Row(before + 1, 1, Spoken(1, "phrase", "hello"), 1, "b")]))
        await other.close()
        first, second = wished(table, "a"), wished(table, "c")
        assert await first == (None, before + 2)
        made = (await second)[0] is None  # unless the first card was a witch
        told = [(before + 1, "b"), (before + 2, "a"), *([(before + 3, "c")] if made else [])]
        assert (await log_of(table))[before:] == told and table.projection.seq == told[-1][0]

    at_a_table(tmp_path / "t.db", job)


def test_where_a_table_cannot_be_read_nobody_waits_for_ever(tmp_path):
    async def job(tables, table):
        before = await log_of(table)
        with contextlib.closing(sqlite3.connect(tmp_path / "t.db")) as db:
            db.execute("ALTER TABLE log RENAME TO hidden")
            asked = [
                table.request(Move("a", "draw"), to_move(table)),
                table.ask(asyncio.sleep, 0),
                table.request(SetSeat("b", 1, "bot"), 0),
            ]
            for wrong in await asyncio.wait_for(asyncio.gather(*asked, return_exceptions=True), PATIENCE):
                assert isinstance(wrong, Refusal) and wrong.problem.error == "storage"
            with pytest.raises(Refusal, match="couldn’t save"):
                await table.ask(asyncio.sleep, 0)
            db.execute("ALTER TABLE hidden RENAME TO log")
        again = await tables.table(table.id)
        assert again is not table and await log_of(again) == before

    at_a_table(tmp_path / "t.db", job)


@pytest.mark.parametrize("again", [False, True])
def test_a_move_that_cannot_be_stored_is_refused_and_was_never_made(tmp_path, again):
    async def job(tables, table):
        before, owed = await log_of(table), dict(table.projection.owed)
        with contextlib.closing(sqlite3.connect(tmp_path / "t.db")) as db:
            db.execute("ALTER TABLE log RENAME TO hidden")
            answers = [wished(table, "a"), *([wished(table, "b")] if again else [])]
            wrong, _ = await answers[0]
            assert wrong.problem.error == "storage"
            db.execute("ALTER TABLE hidden RENAME TO log")
        table = await tables.table(table.id)
        assert await log_of(table) == before and table.projection.owed == owed
        assert await wished(table, "c") == (None, before[-1][0] + 1)

    at_a_table(tmp_path / "t.db", job)
