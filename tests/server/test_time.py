"""Wrong clocks delete nothing and stop nothing."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from server.house import Player, Server, until

DAY = 86_400
PROGRAM = (str(Path(__file__).parent / "ahead.py"),)


@pytest.fixture
def ahead(tmp_path, monkeypatch):
    """Sets the clock of servers, also while they run."""
    file = tmp_path / "ahead"
    monkeypatch.setenv("AHEAD", str(file))

    def set_clock(seconds):
        other = tmp_path / "ahead.new"
        other.write_text(str(seconds))
        other.replace(file)

    set_clock(0)
    return set_clock


def value(db, query):
    with closing(sqlite3.connect(db)) as connection:
        return connection.execute(query).fetchone()[0]


def swept(server):
    """Wait until the server has looked for old tables, which it does once when it has begun: there are some by then."""
    unseen = "SELECT count(*) FROM tables WHERE seen_at IS NULL"
    asyncio.run(until(lambda: not value(server.db, unseen)))


def test_a_clock_that_is_400_days_ahead_deletes_nothing(tmp_path, ahead):
    server = Server(tmp_path / "tables.db", "--keep-days", "365", program=PROGRAM).start()
    try:
        made = [server.make("diamant")["table"]["id"] for _ in range(5)]
        for days in (0, 400, 0, -20_000, 400):  # ahead, back again, at about 1970, ahead
            server.stop()
            ahead(days * DAY)
            with closing(sqlite3.connect(server.db)) as db, db:
                db.execute("UPDATE tables SET seen = NULL, seen_at = NULL WHERE id = ?", (made[0],))
            server.start()
            swept(server)
            assert value(server.db, "SELECT count(*) FROM tables") == len(made)
            made.append(server.make("kadora")["table"]["id"])
        assert all(server.get(f"/api/tables/{id}")[0] == 200 for id in made)
    finally:
        server.stop()


@pytest.mark.parametrize("by", [-DAY, DAY], ids=["back", "ahead"])
def test_setting_the_clock_neither_stops_nor_rings_the_clock_of_a_game(tmp_path, ahead, by):
    server = Server(tmp_path / "tables.db", program=PROGRAM).start()
    try:
        slow, slow_tokens = server.table("diamant", 3, players=3, clock=600)
        quick, quick_tokens = server.table("diamant", 3, players=3, clock=3)

        async def main():
            async with Player(server, slow, slow_tokens[0]) as patient, Player(server, quick, quick_tokens[0]) as one:
                await patient.do("start")
                await one.do("start")
                ahead(by)
                assert (await one.hears("played"))["by"] == "clock"
                await patient.do("move", move="stay", decision=patient.now["decision"])
                async with Player(server, slow, slow_tokens[1]) as other:
                    left = other.now["clock"]["1"]
                    assert 0 < left <= 600_000
                assert [told["by"] for told in patient.told if told["type"] == "played"] == ["person"]

        asyncio.run(main())
        # What is stored has the time of the machine.
        last = value(server.db, "SELECT max(at) - min(at) FROM log")
        assert abs(abs(last) / 1000 - DAY) < DAY / 2
    finally:
        server.stop()


@pytest.mark.parametrize("by", [-DAY, DAY], ids=["back", "ahead"])
def test_the_clock_of_a_game_runs_on_in_a_server_that_starts_with_another_clock(tmp_path, ahead, by):
    server = Server(tmp_path / "tables.db", program=PROGRAM).start()
    try:
        id, tokens = server.table("diamant", 3, players=3, clock=4)

        async def begin():
            async with Player(server, id, tokens[0]) as player:
                await player.do("start")

        async def go_on():
            async with Player(server, id, tokens[0]) as player:
                assert player.now["clock"].keys() and all(left <= 4000 for left in player.now["clock"].values())
                assert (await player.hears("played"))["by"] == "clock"

        asyncio.run(begin())
        server.kill()
        ahead(by)
        server.start()
        asyncio.run(go_on())
    finally:
        server.stop()
