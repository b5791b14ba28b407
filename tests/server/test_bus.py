"""What processes say to each other comes through, whatever happens to the connections it goes over."""

import asyncio
import itertools
import time
from pathlib import Path

import pytest
from sqlalchemy import make_url

from karat.server.protocol.facts import Row, Spoken
from karat.server.protocol.messages import NewTable
from karat.server.settings import Settings
from karat.server.storage.bus import PostgresBus
from karat.server.storage.store import Entry, Store
from karat.server.tables.attendance import SILENT
from karat.server.tables.tables import Tables
from patience import PATIENCE
from server.faults import cut_the_channel
from server.house import until


@pytest.fixture
def url(postgres):
    return postgres()


class Process:
    """A bus, what was heard from it, and how often something may have been missed."""

    def __init__(self, url, name, log):
        self.bus, self.name, self.log = PostgresBus(make_url(url)), name, log
        self.heard, self.known, self.losses = [], set(), 0

    async def open(self):
        await self.bus.open(self._hear, self._lost)

    def say(self, **message):
        """First the log, then the hint, as it is done with moves."""
        self.log.add((self.name, message["table"]))
        self.bus.say(message | {"from": self.name})

    def _hear(self, message):
        self.heard.append(message)
        self.known.add((message["from"], message["table"]))

    def _lost(self):
        self.losses += 1
        self.known |= self.log


def between(url, job):
    """Do something with two processes that hear each other."""

    async def main():
        log = set()
        both = [Process(url, name, log) for name in ("one", "two")]
        for process in both:
            await process.open()
        try:
            await job(*both)
        finally:
            for process in both:
                await process.bus.close()

    asyncio.run(main())


def test_whatever_is_said_while_connections_are_cut_is_known_to_both_in_the_end(url):
    """They talk and claim all the time, also while they connect again, so a connection may go at any moment."""

    async def job(one, two):
        async def talk():
            for number in itertools.count():
                if number >= 1000 and cuts > 10 and one.losses > 3 and two.losses > 3:
                    return
                for process in (one, two):
                    process.say(table=f"t{number}", seq=number)
                    claims.append(asyncio.ensure_future(process.bus.claim(f"{process.name}{number}")))
                await asyncio.sleep(0.005)

        claims, cuts, talking = [], 0, asyncio.create_task(talk())
        async with asyncio.timeout(PATIENCE):
            while not talking.done():
                cuts += await cut_the_channel(url)
                await asyncio.sleep(0.02)
        await asyncio.gather(talking, *claims)
        await until(lambda: one.known == two.known == one.log)
        for process, table in ((one, "mine"), (two, "yours")):  # the last connection may have to come back first
            async with asyncio.timeout(PATIENCE):
                while not await process.bus.claim(table):
                    await asyncio.sleep(0.01)
        assert not await two.bus.claim("mine")

    between(url, job)


def test_a_connection_that_is_gone_is_missed_without_a_word(url):
    async def job(one, two):
        assert await one.bus.claim("table")
        assert await cut_the_channel(url) == 2
        await until(lambda: one.losses == two.losses == 1)  # nobody has said anything
        assert await two.bus.claim("table") and not await one.bus.claim("table")  # the lock went with the connection
        await two.bus.release("table")
        assert await one.bus.claim("table")

    between(url, job)


def test_of_what_waits_only_the_newest_of_its_kind_is_said(url):
    async def job(one, two):
        for number in range(1000):
            one.say(table="t", here=[number], watchers=0)
            one.say(table="t", taken=number % 2, serial=number)
            one.say(table="t", seq=number)
        await until(lambda: len(two.heard) == 4)
        assert [m.get("here", m.get("serial", m.get("seq"))) for m in two.heard] == [[999], 998, 999, 999]

    between(url, job)


def test_what_is_too_long_to_be_said_is_dropped_and_keeps_nothing_else_back(url, caplog):
    """The database takes 8,000 bytes. What was found: the rest was sent again with it for ever."""

    async def job(one, two):
        for number in range(3):
            one.say(table=f"before{number}", seq=number)
        one.say(table="long", here=list(range(3000)), watchers=0)
        one.say(table="after", seq=9)
        await until(lambda: {"before0", "before1", "before2", "after"} == {m["table"] for m in two.heard})
        one.say(table="later", seq=9)
        await until(lambda: two.heard[-1]["table"] == "later")
        assert one.losses == 0 and not one.bus.waiting

    between(url, job)
    assert sum("dropped" in record.message for record in caplog.records) == 1


def test_what_cannot_be_read_is_passed_over(url):
    async def job(one, two):
        for text in ("{", "[]", "7", '{"table": 5}', "{}"):
            await one.bus.ask("execute", "SELECT pg_notify('karat', $1)", text)
        one.say(table="t", seq=1)
        await until(lambda: any(m == {"table": "t", "seq": 1, "from": "one"} for m in two.heard))

    between(url, job)


def test_no_pytest_that_begins_beside_this_one_locks_the_database_out(url, tmp_path_factory):
    """What was found: it closes the folder of all tests, where a database that another user runs then cannot begin."""
    place = make_url(url).query["host"]
    assert not Path(place).is_relative_to(tmp_path_factory.getbasetemp().parent)


@pytest.fixture
def behind(url):
    """A function that does something at a table of one process after another one wrote and died before it said so."""

    def at_a_table(job):
        async def main():
            tables = Tables(Settings(url))
            await tables.open()
            try:
                id, _ = await tables.new_table(NewTable("djinn", 2), None)
                table = await tables.table(id)
                other = Store(url)
                await other.open()
                fact = Spoken(0, "phrase", "hello")
                assert await other.append(Entry(id, [Row(table.projection.seq + 1, 1, fact, 0, "b")]))
                await other.close()
                await job(tables, table, table.projection.seq + 1)
            finally:
                await tables.close()

        asyncio.run(main())

    return at_a_table


def test_who_comes_in_sees_what_a_dead_process_wrote(behind):
    async def job(tables, table, seq):
        assert (await tables.visit(table.code)) is table and table.projection.seq == seq

    behind(job)


def test_when_a_process_falls_silent_its_last_words_are_read_from_the_log(behind):
    async def job(tables, table, seq):
        table.attendance.elsewhere = {"other": (time.monotonic() - SILENT + 10, frozenset(), 0)}
        await table.ask(table.look_around)
        assert table.projection.seq == seq - 1
        table.attendance.elsewhere = {"other": (time.monotonic() - SILENT - 1, frozenset(), 0)}
        await table.ask(table.look_around)
        assert table.projection.seq == seq

    behind(job)
