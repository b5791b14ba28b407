"""Bots and coach share the processes that think fairly, think for nobody in an empty room, and tell nothing by when
they answer."""

import asyncio
import contextlib
import random
import selectors

import pytest

import karat
from karat.server.protocol.commands import SitDown
from karat.server.protocol.messages import PACES, NewTable, TakeSeat
from karat.server.settings import Settings
from karat.server.tables import bots
from karat.server.tables.bots import Experience, Thinkers, answer_time
from karat.server.tables.fair import Job, Queue
from karat.server.tables.tables import Tables
from karat.server.web.limits import Limits
from server.house import Player, until
from server.test_secrecy import world


# Turns ---------------------------------------------------------------------------------------------------------------
def test_a_quick_thought_does_not_wait_for_the_long_ones_of_other_tables():
    queue = Queue()
    for number in range(59):
        queue.put(Job("here", f"t{number}", 0.5, "long"))
    queue.put(Job("here", "mine", 0.005, "quick"))
    assert queue.take().what == "quick"
    queue.put(Job("elsewhere", "other", 0.5, "theirs"))
    assert "theirs" in [queue.take().what for _ in range(2)]  # of two addresses each has every second turn


def test_addresses_and_tables_have_equal_shares_whatever_they_want():
    """One address wants a thousand thoughts for one table and one for another, the other address a few dear ones."""
    queue, served, rng = Queue(), {}, random.Random(1)
    for number in range(1000):
        queue.put(Job("greedy", "first", 0.1, number))
    for number in range(200):
        queue.put(Job("greedy", "second", 0.1, number))
        queue.put(Job("modest", "third", 0.4, number))
    for _ in range(400):
        job = queue.take()
        taken = job.cost * rng.uniform(0.5, 1.5)
        queue.done(job, taken)
        for who in (job.address, job.table):
            served[who] = served.get(who, 0) + taken
    assert served["greedy"] == pytest.approx(served["modest"], rel=0.1)
    assert served["first"] == pytest.approx(served["second"], rel=0.1)


def test_of_addresses_that_want_nothing_any_more_no_more_than_some_are_remembered(monkeypatch):
    """What was found: something stayed of every address that ever had a bot."""
    monkeypatch.setattr("karat.server.tables.fair.MOST_REMEMBERED", 50)
    queue = Queue()
    for number in range(500):
        queue.put(Job(f"address {number}", "t", 0.1, number))
        job = queue.take()
        queue.done(job, 0.1)
    assert sum(address.startswith("address") for address in queue.tables) <= 51


def test_a_long_thought_is_not_put_off_for_ever():
    queue = Queue()
    queue.put(Job("here", "long", 5, "long"))
    for number in range(2000):
        queue.put(Job("here", f"quick {number}", 0.01, "quick"))
        job = queue.take()
        queue.done(job, job.cost)
        if job.what == "long":
            return
    raise AssertionError("it still waits")


def test_what_nobody_waits_for_is_not_thought():
    queue = Queue()
    jobs = [Job("here", "t", 1, number) for number in range(3)]
    for job in jobs:
        queue.put(job)
    assert queue.drop(jobs[0]) and queue.drop(jobs[1]) and not queue.drop(jobs[0])
    assert queue.count("here") == 1 and queue.take() is jobs[2] and queue.take() is None


def test_only_short_ones_are_taken_where_a_process_is_kept_for_them():
    queue = Queue()
    queue.put(Job("here", "a", 1, "long"))
    queue.put(Job("there", "b", 0.01, "quick"))
    assert queue.take(most=0.03).what == "quick" and queue.take(most=0.03) is None and queue.take().what == "long"


# When an answer comes ------------------------------------------------------------------------------------------------
class Jumping(selectors.DefaultSelector):
    """Time that passes only where everybody waits for it."""

    now = 0.0

    def select(self, timeout=None):
        self.now += max(0.0, timeout or 0.0)
        return super().select(0)


def in_jumping_time(main):
    selector = Jumping()
    loop = asyncio.SelectorEventLoop(selector)
    loop.time = lambda: selector.now
    try:
        return loop.run_until_complete(main(loop))
    finally:
        loop.close()


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("waiting", [0, 1, 7])
def test_the_time_of_an_answer_does_not_depend_on_how_long_the_thought_took(pace, waiting, monkeypatch):
    """The same decision at the same table, with thoughts of every length that a level may take, also where others are
    thought for first: the same time."""
    knowledge = karat.game("djinn").new(2, seed=1).knowledge(0)
    lengths = {}

    async def think(lane, timed, kind, what, *arguments):
        seconds = lengths[arguments[2]]
        await asyncio.sleep(seconds)
        return ("play P2", None), seconds

    monkeypatch.setattr(bots.Lane, "run", think)

    async def main(loop):
        thinkers = Thinkers(1, Limits(0))
        others = [
            asyncio.ensure_future(thinkers.choose((f"a{n}", f"t{n}"), knowledge, "5", "others", "instant"))
            for n in range(waiting)
        ]
        await asyncio.sleep(0)
        random.seed(3)
        await thinkers.choose(("me", "mine"), knowledge, "5", "mine", pace)
        for other in others:
            other.cancel()
        return round(loop.time(), 9)

    times = set()
    for seconds in (0.0, 0.0015, 0.02, 0.057, 0.1):
        lengths.update(mine=seconds, others=0.09)
        times.add(in_jumping_time(main))
    assert len(times) == 1 and times.pop() > 0


def test_a_thought_that_takes_too_long_takes_whole_budgets_and_is_learnt_from():
    assert {answer_time(0, 10, 0.5, 10 + thought) for thought in (0.0, 0.2, 0.5)} == {10.5}
    assert {answer_time(0, 10, 0.5, 10 + thought) for thought in (0.51, 0.8, 1.0)} == {11}
    assert answer_time(12, 10, 0.5, 10.7) == 12
    one = Experience(0.02)
    assert one.budget == 0.03
    for _ in range(100):
        one.add(0.0001)
    assert one.budget == 0.03  # many easy thoughts in a row make no difference
    one.add(7)
    assert one.budget == 0.03  # nor does one when the machine was busy with something else
    for _ in range(10):
        one.add(0.3)
    assert one.budget == 0.5
    for _ in range(100):
        one.add(0.0001)
    assert one.budget == 0.5


# Empty rooms ---------------------------------------------------------------------------------------------------------
def test_nobody_thinks_for_an_empty_room(tmp_path, monkeypatch):
    """After the first move the bots would take an hour, so that the game does not end before everybody has gone."""

    def rest(seconds):
        monkeypatch.setitem(PACES, "slow", seconds)

    async def main():
        rest(0.0)
        async with world(tmp_path / "tables.db") as app:
            wish = NewTable("diamant", 3, pace="slow", stand_in="1")
            id, tokens = await app.tables.new_table(wish, None)
            table = await app.tables.table(id)
            host = Player(app, id, tokens["host"])
            await host.come()
            await host.do("start")
            await host.until(lambda p: any(m["type"] == "played" for m in p.told))
            rest(3600.0)
            await host.go()
            await until(lambda: not table.lines)
            await table.ask(_nothing)
            await table.ask(_nothing)
            assert table.autopilot.is_idle and table.projection.phase == "playing"
            assert app.tables.thinkers.queue.take() is None
            seq = table.projection.seq
            rest(0.0)
            async with Player(app, id) as spectator:  # anybody who comes in
                await spectator.until(lambda p: p.now and p.now["result"])
            assert table.projection.seq > seq

    asyncio.run(main())


async def _nothing():
    pass


def test_a_clock_needs_nobody_awake_and_rings_when_somebody_comes(tmp_path):
    """Time passes while nobody is there; the move is made once somebody is."""

    async def main():
        db = tmp_path / "tables.db"
        async with world(db) as app:
            wish = NewTable("diamoniak", 2, pace="instant", clock=1, stand_in="1", grace=None)
            id, tokens = await app.tables.new_table(wish, None)
            table = await app.tables.table(id)
            async with Player(app, id, tokens["host"]) as host:
                for seat in (0, 1):
                    assert (await asyncio.to_thread(_sit, app, id, seat))[0] == 201
                await host.do("start")
            await until(lambda: not table.lines)
            seq = table.projection.seq
        async with world(db) as app:
            assert app.tables.awake == {}
            await asyncio.sleep(1.2)
            table = await app.tables.table(id)
            await table.ask(_nothing)
            assert table.projection.seq == seq and table.autopilot.is_idle
            async with Player(app, id) as spectator:
                assert (await spectator.hears("played"))["by"] == "clock"

    asyncio.run(main())


def _sit(app, id, seat):
    import json
    import urllib.request

    body = json.dumps({"name": f"Guest {seat}", "seat": seat}).encode()
    with urllib.request.urlopen(f"{app.url}/api/tables/{id}/seats", body) as answer:
        return answer.status, answer.read()


def test_a_bot_that_cannot_be_asked_is_asked_again(tmp_path, monkeypatch, caplog):
    """Processes that are lost, or what cannot be sent to them, stop no table for good."""
    monkeypatch.setattr("karat.server.tables.autopilot.RETRY", 0.01)
    tries = []

    async def choose(self, payer, knowledge, level, seed, pace, haste):
        tries.append(level)
        if len(tries) == 1:
            raise RuntimeError("lost")
        return knowledge.legal()[0]

    monkeypatch.setattr(Thinkers, "choose", choose)

    async def main():
        async with world(tmp_path / "tables.db") as app:
            id, tokens = await app.tables.new_table(NewTable("diamant", 3, pace="instant", stand_in="1"), None)
            async with Player(app, id, tokens["host"]) as host:
                await host.do("start")
                await host.until(lambda p: any(m["type"] == "played" for m in p.told))

    asyncio.run(main())
    assert sum("could not think" in record.message for record in caplog.records) == 1


def test_who_plays_alone_against_bots_need_not_wait_for_them(tmp_path, monkeypatch):
    monkeypatch.setitem(PACES, "slow", 3600.0)

    async def main():
        async with world(tmp_path / "tables.db") as app:
            id, tokens = await app.tables.new_table(NewTable("kadora", 2, pace="slow", stand_in="1"), None)
            await (await app.tables.table(id)).request(SitDown(TakeSeat("Ada"), None), 0)
            async with Player(app, id, tokens["host"]) as host:
                await host.do("start")
                await host.until(lambda p: p.now)
                for _ in range(3):  # the bot would take an hour each time
                    while host.now["decision"] is not None:
                        now = host.now
                        await host.do("move", move=now["legal"][0], decision=now["decision"])
                        await host.until(lambda p, now=now: p.now is not now)
                    assert (await host.do("hurry"))["type"] == "done"
                    await host.until(lambda p: p.now["decision"] is not None)

    asyncio.run(main())


def test_several_people_hurry_nobody(server):
    id, tokens = server.table("kadora", 2, pace="slow", stand_in="1", players=3)

    async def main():
        async with Player(server, id, tokens[0]) as one:
            await one.do("start")
            answer = await one.do("hurry")
            assert answer["type"] == "done" and answer["seq"] == one.last

    asyncio.run(main())


# Bounds --------------------------------------------------------------------------------------------------------------
def test_what_one_address_lets_wait_is_bounded(tmp_path):
    async def main():
        thinkers = Thinkers(1, Limits(0, {"waiting-thoughts": 3}))
        knowledge = karat.game("diamant").new(3, seed=1).knowledge(0)
        thinkers.usual.free = thinkers.quick.free = 0  # all are busy
        tasks = [asyncio.create_task(thinkers.choose(("here", "t"), knowledge, "1", 0, "instant")) for _ in range(9)]
        await asyncio.sleep(0)
        assert thinkers.queue.count("here") == 3 and not thinkers.has_room(("here", "t"))
        assert thinkers.has_room(("elsewhere", "t"))
        for task in tasks:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks)
        await asyncio.sleep(0)
        assert thinkers.queue.count("here") == 0

    asyncio.run(main())


def test_questions_to_the_coach_are_bounded_by_table_and_the_same_one_is_thought_about_once(tmp_path):
    async def main():
        tables = Tables(Settings(str(tmp_path / "tables.db"), rate=1, limits={"table-questions": 0.001}))
        await tables.open()
        try:
            id, _ = await tables.new_table(NewTable("diamant", 3, coach=True), None)
            table = await tables.table(id)
            await table.request(_start(), 0)
            answers = [tables.coach.advice(table.projection, seat, "here") for seat in (0, 0)]
            with pytest.raises(karat.server.protocol.refusal.Refusal, match="coach has a lot of questions"):
                tables.coach.advice(table.projection, 1, "here")
            assert (await answers[0]).decision == (await answers[1]).decision
        finally:
            await tables.close()

    asyncio.run(main())


def _start():
    from karat.server.protocol.commands import Start

    return Start("start")
