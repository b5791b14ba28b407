"""The server stops and comes back; tables sleep and wake."""

import asyncio
import contextlib
import json
import random
import signal
import sqlite3
import time

import karat
from karat.server.protocol.messages import NewTable
from karat.server.settings import Settings
from karat.server.storage.store import Store
from karat.server.tables.projection import Projection
from karat.server.tables.tables import Tables
from karat.table.record import verify
from patience import PATIENCE
from server.house import Player, Server, play_out, until
from server.test_secrecy import world


def test_a_clean_stop_tells_the_players_and_a_restart_goes_on(tmp_path):
    server = Server(tmp_path / "tables.db", "--keep-days", "30").start()
    id, tokens = server.table("djinn", 2, clock=600)

    async def begin():
        players = [Player(server, id, token) for token in tokens]
        for player in players:
            await player.come()
        await players[0].do("start")
        for _ in range(9):
            mover = next(p for p in players if p.now and p.now["decision"] is not None)
            last = mover.last
            answer = await mover.do("move", move=mover.now["legal"][0], decision=mover.now["decision"])
            assert answer["type"] == "done"
            for player in players:
                await player.until(lambda p, last=last: p.last > last)
        seen = [(player.last, player.now["view"], player.now["clock"]) for player in players]
        out, err = await asyncio.to_thread(server.stop)
        for player in players:
            assert (await player.hears("bye"))["reason"] == "stopping"
            await player.go()
        assert "Nothing is lost" in out
        logged = [json.loads(line) for line in err.splitlines()]
        assert all({"time", "level", "message"} <= set(line) for line in logged)
        assert not any(token in err for token in tokens)
        return seen

    async def go_on(seen):
        players = [Player(server, id, token) for token in tokens]
        for player, (last, view, clock) in zip(players, seen, strict=True):
            await player.come(last=last)
            assert (await player.hears("welcome"))["resumed"]
            await player.go()
            await player.come()
            now = (await player.hears("welcome"))["now"]
            assert now["view"] == view
            assert set(now["clock"]) == set(clock)
            assert all(now["clock"][seat] < clock[seat] for seat in clock)  # time went on
        results = await asyncio.gather(*(player.play(random.Random(i)) for i, player in enumerate(players)))
        assert results[0] == results[1]
        for player in players:
            await player.go()

    seen = asyncio.run(begin())
    server.start()
    asyncio.run(go_on(seen))
    assert verify(karat.game("djinn"), server.get(f"/api/tables/{id}/record")[1])[1]
    assert "karat_facts_total" in server.get("/metrics")[1]
    server.stop()


def test_impatience_breaks_nothing_off(tmp_path):
    server = Server(tmp_path / "tables.db").start()
    for _ in range(5):
        server.process.send_signal(signal.SIGINT)
        time.sleep(0.02)
    out, err = server.stop()
    assert out.endswith("Stopped. Nothing is lost.\n") and err == ""


def test_a_table_that_never_rests_does_not_keep_a_server_from_stopping(tmp_path, monkeypatch):
    monkeypatch.setattr("karat.server.tables.tables.PATIENCE", 0.1)

    async def main():
        tables = Tables(Settings(str(tmp_path / "tables.db"), rate=0))
        await tables.open()
        table = await tables.table((await tables.new_table(NewTable("diamant"), None))[0])

        async def again():
            await asyncio.sleep(0)
            table.post(again)

        table.post(again)
        async with asyncio.timeout(PATIENCE):
            await tables.close()

    asyncio.run(main())


def test_tables_that_nobody_touched_for_long_are_deleted(tmp_path, monkeypatch):
    """A server that looks for them every few seconds, not once an hour, so that somebody is there when it does."""
    for name in ("COUNT_EVERY", "SWEEP_EVERY"):
        monkeypatch.setattr(f"karat.server.tables.tables.{name}", 0)
    file = tmp_path / "tables.db"

    async def main():
        async with world(file, keep_days=30) as app:
            old, new = [(await app.tables.new_table(NewTable("diamant"), None))[0] for _ in range(2)]
            with contextlib.closing(sqlite3.connect(file)) as db:
                unseen = "SELECT count(*) FROM tables WHERE seen_at IS NULL"
                await until(lambda: db.execute(unseen).fetchone() == (0,))
                async with Player(app, old) as player:  # looking alone does not touch it
                    with db:
                        db.execute("UPDATE lived SET passed = 31 * 86400000")
                        facts = "SELECT max(seq) FROM log WHERE table_serial = serial"  # something came to the new one
                        db.execute(f"UPDATE tables SET seen_at = 0, seen = ({facts}) - (id = ?)", (new,))
                    assert (await player.hears("bye"))["reason"] == "deleted"
            for id, status in ((old, 404), (new, 200)):
                assert (await asyncio.to_thread(Server.ask, app, "GET", f"/api/tables/{id}"))[0] == status

    asyncio.run(main())


def test_a_table_is_what_its_log_adds_up_to(server):
    id, tokens = server.table("djinn", 2)
    record = play_out(server, id, tokens)

    async def read():
        store = Store(server.db)
        try:
            return await store.rows(id)
        finally:
            await store.dispose()

    projection = Projection(id, "")
    for row in asyncio.run(read()):
        projection.apply(row)
    assert projection.state.record()["steps"] == record["steps"] and projection.phase == "over"


def test_where_the_database_fails_everybody_is_answered_and_may_come_again(tmp_path):
    server = Server(tmp_path / "tables.db").start()
    try:
        id, (token,) = server.table("diamant", 1)
        server.kill()  # so that the table is asleep
        server.start()

        async def come():
            player = Player(server, id, token)
            await player.come()
            told = await player.until(lambda p: p.told)
            await player.go()
            return told[0]

        with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as db:
            server.get("/health")
            db.execute("ALTER TABLE tables RENAME TO hidden")
            bye = asyncio.run(come())
            assert bye["type"] == "bye" and bye["reason"] == "stopping" and bye["sentence"].endswith("in a moment.")
            assert server.post("/api/tables", {"game": "diamant"})[0] == 503
            db.execute("ALTER TABLE hidden RENAME TO tables")
        assert asyncio.run(come())["type"] == "welcome"
    finally:
        _, err = server.stop()
    logged = [json.loads(line) for line in err.splitlines()]
    assert [(line["message"], line["error"]) for line in logged] == [
        ("the database failed", "no such table: tables"),
        ("the database failed", "no such table: tables"),
    ]
