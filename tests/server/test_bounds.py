"""What one table and one address can make is bounded, with a sentence for whoever is over it."""

import asyncio
import gc
import json
import random
import sqlite3
import weakref
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from karat.server.protocol import commands
from karat.server.protocol.commands import Move, Say, SitDown, Undo, Vote
from karat.server.protocol.facts import Chair, Moved, Row, Started, Undone
from karat.server.protocol.messages import NewTable, TakeSeat
from karat.server.protocol.refusal import Refusal
from karat.server.settings import Settings
from karat.server.storage.store import Entry
from karat.server.tables.projection import STRIDE, Projection
from karat.server.tables.tables import Tables
from karat.server.tables.tokens import digest
from karat.server.web.app import App
from patience import PATIENCE
from server.house import Player, Server, until
from server.test_secrecy import world

HELLO = '{"type": "hello", "table": "%s"}'

IDS = map(str, count())
RECORD = json.loads((Path(__file__).parents[1] / "records" / "diamant-3.json").read_text(encoding="utf-8"))


def at_a_table(tmp_path, job, limits, people=2, **wish):
    async def main():
        tables = Tables(Settings(str(tmp_path / "tables.db"), rate=0, limits=limits))
        await tables.open()
        try:
            wish.setdefault("grace", None)
            id, _ = await tables.new_table(NewTable("diamoniak", 2, **wish), None)
            table = await tables.table(id)
            for number in range(people):
                await table.request(SitDown(TakeSeat(f"Guest {number}"), None), None)
            await job(table)
        finally:
            await tables.close()

    asyncio.run(main())


async def refused(table, command, guest):
    with pytest.raises(Refusal) as wrong:
        await table.request(command, guest)
    return wrong.value.reason


def test_people_who_ever_sat_at_a_table(tmp_path):
    async def job(table):
        for number in range(3):
            await table.request(SitDown(TakeSeat(f"Next {number}"), None), None)
            await table.request(commands.Leave(next(IDS)), max(table.projection.guests))
        assert await refused(table, SitDown(TakeSeat("One more"), None), None) == "too-many-guests"
        await table.request(SitDown(TakeSeat("Back"), None), 3)  # who has a token may come back
        assert table.tables.limits.met["guests"] == 1

    at_a_table(tmp_path, job, {"guests": 6}, people=0)


def test_facts_of_a_table(tmp_path):
    async def job(table):
        await table.request(commands.Start(next(IDS)), 0)
        while table.projection.seq < 20:
            await table.request(Say(next(IDS), "phrase", "hello"), 3)
        assert await refused(table, Say(next(IDS), "phrase", "hello"), 3) == "table-used-up"
        assert await refused(table, commands.Leave(next(IDS)), 3) == "table-used-up"
        rng = random.Random(2)
        while table.projection.phase == "playing":  # the game comes to its end
            seat = next(iter(table.projection.owed))
            await table.request(Move(next(IDS), rng.choice(table.projection.state.legal(seat))), 3 + seat)
        await table.request(commands.Close(next(IDS)), 0)

    at_a_table(tmp_path, job, {"facts": 20})


def test_how_often_moves_are_taken_back(tmp_path):
    async def job(table):
        await table.request(commands.Start(next(IDS)), 0)
        for number in range(4):
            await table.request(Move(next(IDS), "draw"), 3)
            if number == 3:
                assert await refused(table, Undo(next(IDS)), 3) == "too-many-undos"
                return
            await table.request(Undo(next(IDS)), 3)
            await table.request(Vote(next(IDS), table.projection.ask.ask, True), 4)

    at_a_table(tmp_path, job, {"all-undos": 3})


def test_how_fast_moves_are_taken_back(tmp_path):
    async def job(table):
        await table.request(commands.Start(next(IDS)), 0)
        reasons = [await refused(table, Undo(next(IDS)), 3) for _ in range(10)]
        assert reasons == ["no-move-yet"] + ["slow-down"] * 9

    at_a_table(tmp_path, job, {"undos": 0.001})


def test_commands_of_an_address(tmp_path):
    server = Server(tmp_path / "tables.db", "--limit", "commands=0.01").start()
    try:
        id, tokens = server.table("diamant", 2)

        async def main():
            async with Player(server, id, tokens[0]) as one, Player(server, id, tokens[1]) as two:
                answers = [await player.do("say", what="phrase", value="hello") for player in (one, two) * 10]
                assert [answer["type"] for answer in answers] == ["done"] * 10 + ["refused"] * 10
                assert answers[-1]["reason"] == "slow-down"

        asyncio.run(main())
        assert 'karat_over_limit_total{limit="commands"} 10' in server.get("/metrics")[1]
    finally:
        server.stop()


def test_a_closed_table_is_closed(tmp_path):
    async def job(table):
        await table.request(commands.Start(next(IDS)), 0)
        await table.request(Move(next(IDS), "draw"), 3)
        await table.request(Undo(next(IDS)), 3)
        ask = table.projection.ask.ask
        await table.request(commands.Close(next(IDS)), 0)
        for command, guest in (
            (Say(next(IDS), "phrase", "hello"), 3),
            (commands.Close(next(IDS)), 0),
            (Vote(next(IDS), ask, True), 4),
            (commands.Profile(next(IDS), "Ann"), 3),
            (commands.Reissue(next(IDS), 0), 0),
            (SitDown(TakeSeat("Late"), None), None),
        ):
            assert await refused(table, command, guest) == "table-closed"

    at_a_table(tmp_path, job, {})


def test_going_back_plays_no_more_than_a_few_moves_again(tmp_path, monkeypatch):
    """However long the game: the rules are asked as often as there are moves from a mark on."""

    async def job(table):
        table.projection.dealt = _long_game(table.projection)
        await table.request(commands.Start(next(IDS)), 0)
        while len(table.projection.moves) < 5 * STRIDE + 3:
            seat = next(iter(table.projection.owed))
            await table.request(Move(next(IDS), _slow(table.projection.state.legal(seat))), 3 + seat)
        made, make = [], type(table.projection.state).make
        monkeypatch.setattr(type(table.projection.state), "make", lambda *a: made.append(a) or make(*a))
        seat = table.projection.moves[-1].seat
        await table.request(Undo(next(IDS)), 3 + seat)
        if table.projection.ask:
            await table.request(Vote(next(IDS), table.projection.ask.ask, True), 4 - seat)
        assert table.projection.undone == 1 and len(made) <= 3 * STRIDE
        made.clear()
        rows, again = await table.store.rows(table.id), Projection(table.id, table.code)
        again.dealt = table.projection.dealt
        for _ in range(300):  # undone moves cost a reader of the log nothing
            rows.append(Row(len(rows) + 1, 1, Moved(*_next(table.projection))))
            rows.append(Row(len(rows) + 1, 1, Undone(0, len(table.projection.moves))))
        assert sum(entry is not None for entry in again.read(rows)) == 0
        assert len(made) == len(table.projection.moves) == len(again.moves)

    at_a_table(tmp_path, job, {})


def _long_game(projection):
    """Any deal will do, but a short one."""
    return lambda: projection.game.new(2, 11)


def _slow(legal):
    return "stop" if "stop" in legal else legal[0]


def _next(projection):
    seat = next(iter(projection.owed))
    return seat, projection.state.legal(seat)[0]


def test_other_tables_go_on_while_a_long_log_is_read(tmp_path, monkeypatch):
    """Between two pieces of it everybody else has a turn."""

    async def main():
        tables = Tables(Settings(str(tmp_path / "tables.db"), rate=0))
        await tables.open()
        try:
            id, _ = await tables.new_table(NewTable("diamoniak", 2, grace=None), None)
            rows = [Row(2, 1, Started((Chair(level="1"), Chair(level="1"))))]
            state, rng = (await tables.table(id)).projection.dealt(), random.Random(1)
            while not state.over:
                seat = state.to_move[0]
                move = rng.choice(state.legal(seat))
                state.make(seat, move)
                rows.append(Row(len(rows) + 2, 1, Moved(seat, move, "bot")))
            assert await tables.store.append(Entry(id, rows))
            tables.forget(tables.awake[id])
            monkeypatch.setattr("karat.server.tables.table.TURN", 0)
            turns, steps, read = 0, [], Projection.read

            def noted(projection, rows):
                for step in read(projection, rows):
                    steps.append(turns)
                    yield step

            monkeypatch.setattr(Projection, "read", noted)
            opening = asyncio.create_task(tables.table(id))
            while not opening.done():
                turns += 1
                await asyncio.sleep(0)
            assert (await opening).projection.state.over and len(set(steps)) == len(rows) + 1
        finally:
            await tables.close()

    asyncio.run(main())


def test_a_rematch_of_a_table_with_many_guests_takes_them_all_along(tmp_path):
    async def job(table):
        for number in range(60):
            await table.request(SitDown(TakeSeat(f"Next {number}"), None), None)
            await table.request(commands.Leave(next(IDS)), max(table.projection.guests))
        for name in ("Ada", "Bo"):
            await table.request(SitDown(TakeSeat(name), None), None)
        id = await table.tables.next_table(table.projection, commands.Rematch(next(IDS)))
        other = await table.tables.table(id)
        assert other.tokens == table.tokens and len(other.tokens) == 65

    at_a_table(tmp_path, job, {}, people=0)


def test_a_device_is_told_of_its_newest_tables(tmp_path):
    """A list of twenty thousand would keep everybody waiting."""
    device = "a device that makes many"

    async def main():
        async with world(tmp_path / "tables.db", **{"device-tables": 2}) as app:
            for _ in range(3):
                await app.tables.new_table(NewTable("diamant"), digest(device))
            status, told = await asyncio.to_thread(Server.ask, app, "GET", "/api/device", x_device=device)
            assert status == 200 and len(told) == 2

    asyncio.run(main())


def test_tables_that_are_only_looked_at_do_not_fill_the_memory(tmp_path):
    async def main():
        tables = Tables(Settings(str(tmp_path / "tables.db"), rate=0, limits={"quiet-tables": 3}))
        await tables.open()
        try:
            ids = [(await tables.new_table(NewTable("diamant", 3), None))[0] for _ in range(8)]
            for id in ids:
                await tables.table(id)
            await asyncio.sleep(0.05)
            await tables.look_after_all()
            assert list(tables.awake) == ids[-3:]  # those that were asked for last
            assert (await tables.table(ids[0])).projection.made.game == "diamant"
        finally:
            await tables.close()

    asyncio.run(main())


def test_a_table_that_sleeps_leaves_nothing_in_memory(tmp_path):
    """At once: circles of objects would stay until somebody looks for them, which takes too long to be done often."""

    async def main():
        tables = Tables(Settings(str(tmp_path / "tables.db"), rate=0))
        await tables.open()
        gc.disable()
        try:
            id, _ = await tables.new_table(NewTable("diamoniak", 2, grace=30), None)
            table = await tables.table(id)
            for number in range(2):
                await table.request(SitDown(TakeSeat(f"Guest {number}"), None), None)
            await table.request(commands.Start(next(IDS)), 0)
            seat = table.projection.state.to_move[0]
            await table.request(
                Move(next(IDS), table.projection.state.legal(seat)[0]), table.projection.chairs[seat].guest
            )
            parts = [weakref.ref(one) for one in (table, table.projection, table.autopilot)]
            tables.forget(table)
            del table
            await until(lambda: [one() for one in parts] == [None] * 3)
        finally:
            gc.enable()
            await tables.close()

    asyncio.run(main())


def test_a_socket_that_is_gone_holds_no_table(tmp_path):
    """What was found: 250 kB stayed for each table that anybody had been at, since sockets are freed late."""

    class Wire:
        most_unread = 1_000_000
        hear = None

        def write(self, data):
            return 0

    async def main():
        app, wire = App(Settings(str(tmp_path / "tables.db"), rate=0)), Wire()
        await app.tables.open()
        gc.disable()
        try:
            id, _ = await app.tables.new_table(NewTable("diamoniak", 2), None)
            table = weakref.ref(await app.tables.table(id))
            heard = iter([{"type": "websocket.connect"}, {"type": "websocket.receive", "text": HELLO % id}])

            async def receive():
                return next(heard, {"type": "websocket.disconnect"})

            async def send(message):
                assert message == {"type": "websocket.accept"}

            await app.socket({"wire": wire, "client": ("127.0.0.1", 1)}, receive, send)
            await table().ask(_nothing)  # behind its coming and going
            assert not table().lines
            app.tables.forget(table())
            await until(lambda: table() is None)
        finally:
            gc.enable()
            await app.tables.close()

    asyncio.run(main())


# Tables that cannot be opened ----------------------------------------------------------------------------------------
def test_a_table_that_cannot_be_opened_is_told_in_a_sentence_and_costs_the_others_nothing(tmp_path, caplog):
    """One of a game that was not brought along this time, and one whose log is damaged."""
    device = "device-secret-of-the-others"

    async def main():
        async with world(tmp_path / "tables.db") as app:

            def get(path):
                return asyncio.to_thread(Server.ask, app, "GET", path, x_device=device)

            ids = [(await app.tables.new_table(NewTable("diamant"), digest(device)))[0] for _ in range(3)]
            status, kept = await asyncio.to_thread(Server.ask, app, "POST", "/api/records", RECORD)
            assert status == 201
            with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
                table = "table_serial = (SELECT serial FROM tables WHERE id = ?)"
                of_another = "REPLACE(fact, '\"diamant\"', '\"dice\"')"
                database.execute(f"UPDATE log SET fact = {of_another} WHERE {table}", ids[:1])
                database.execute(f"UPDATE log SET fact = '{{}}' WHERE {table}", ids[1:2])
                database.execute("UPDATE records SET document = REPLACE(document, '\"diamant\"', '\"dice\"')")
            for path in (f"/api/tables/{ids[0]}", f"/api/records/{kept['record']}/replay"):
                status, problem = await get(path)
                assert (status, problem["reason"]) == (409, "not-played-here") and "dice" in problem["sentence"]
            assert (await get(f"/api/tables/{ids[1]}"))[1]["reason"] == "mistake"
            for id, reason in zip(ids, ("not-played-here", "mistake"), strict=False):
                player = Player(app, id)
                await player.come()
                assert (await player.hears("refused"))["reason"] == reason
                await player.go()
            status, mine = await get("/api/device")
            assert status == 200 and {table["id"] for table in mine} == set(ids)
            assert (await get(f"/api/tables/{ids[2]}"))[0] == 200

    asyncio.run(main())
    assert {record.message for record in caplog.records} == {f"table {caplog.records[0].args[0]} cannot be opened"}


def test_many_who_come_and_go_at_once_are_told_as_one(tmp_path, monkeypatch):
    """What was found: with hundreds of watchers each one who came was told to all of them."""
    monkeypatch.setattr("karat.server.tables.attendance.PAUSE", 3600)

    async def main():
        async with world(tmp_path / "tables.db") as app:
            id, _ = await app.tables.new_table(NewTable("diamant"), None)
            first, *others = [Player(app, id) for _ in range(20)]
            await first.come()
            assert (await first.hears("presence"))["watchers"] == 1
            await asyncio.gather(*(player.come() for player in others))
            attendance = app.tables.awake[id].attendance
            await app.tables.awake[id].ask(_nothing)
            assert not any(message["type"] == "presence" for message in first.told)
            attendance.go_on()  # as after the pause
            assert (await first.hears("presence"))["watchers"] == 20
            await asyncio.gather(*(player.go() for player in (first, *others)))

    asyncio.run(main())


async def _nothing():
    pass


def test_a_table_from_which_all_were_sent_away_sleeps(tmp_path):
    """What was found: a closed table stayed in memory for ever, for nobody noticed that the last one had gone."""

    async def main():
        async with world(tmp_path / "tables.db") as app:
            id, tokens = await app.tables.new_table(NewTable("diamant", 3), None)
            table = await app.tables.table(id)
            host, guest = Player(app, id, tokens["host"]), Player(app, id)
            for player in (host, guest):
                await player.come()
            await host.do("close")
            for player in (host, guest):
                await player.hears("end")
                await player.go()
            await until(lambda: table.quiet_since is not None)

    asyncio.run(main())


def test_commands_of_spectators_that_wait_are_no_players_loss(tmp_path, monkeypatch):
    monkeypatch.setattr("karat.server.storage.store.PATIENCE", PATIENCE)

    async def main():
        async with world(tmp_path / "tables.db", **{"waiting-commands": 3}) as app:
            id, tokens = await app.tables.new_table(NewTable("diamant", 3), None)
            table = await app.tables.table(id)
            for name, guest in (("Ada", 0), ("Bo", None), ("Cy", None)):
                await table.request(SitDown(TakeSeat(name), None), guest)
            async with Player(app, id, tokens["host"]) as ada, Player(app, id) as watcher:
                await ada.do("start")
                with closing(sqlite3.connect(app.tables.settings.db)) as other:
                    other.execute("BEGIN IMMEDIATE")
                    before = table.projection.seq
                    move = asyncio.create_task(ada.do("move", move="stay", decision=ada.now["decision"]))
                    await until(lambda: table.projection.seq > before)
                    for number in range(3):
                        await watcher.say({"type": "say", "id": f"w{number}", "what": "phrase", "value": "hello"})
                    assert (await watcher.do("say", what="phrase", value="hello"))["error"] == "slow-down"
                    said = asyncio.create_task(ada.do("say", what="phrase", value="hello"))
                    await until(lambda: said.done() or len(table.inbox.jobs) > 3)
                    other.rollback()
                assert (await move)["type"] == (await said)["type"] == "done"
                assert (await watcher.until(lambda one: one.answers.get("w2")))["error"] == "not-yours"

    asyncio.run(main())
