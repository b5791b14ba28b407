"""No acknowledged move is lost or doubled, and no table sticks, whatever happens to connections and server."""

import asyncio
import random
from collections import Counter

from server.faults import check, log_of, play, played, run
from server.house import Server, start_postgres


def test_games_survive_bad_connections_and_servers_that_are_killed(db):
    counts = run(db, games=1, together=5, kill_every=100, kills=2)
    on_two_servers = "://" in db  # where games go on, perhaps to their end, while one of them is down
    assert counts["games"] == 5 and counts["kills"] >= (1 if on_two_servers else 2)
    assert (counts["channels cut"] > 1) == on_two_servers
    assert counts["connections lost"] > counts["kills"] and counts["resumed"] > 0


def test_games_go_on_when_the_database_was_away(a_postgres):
    db, rng, counts, games = a_postgres.get_uri(), random.Random(5), Counter(), ("diamoniak", "djinn", "seashore")
    servers = [Server(db).start() for _ in range(2)]

    async def main():
        tables = [asyncio.create_task(play(servers, game, rng, 0.3, counts)) for game in games]
        for _ in range(2):
            await played(counts, 50)
            assert not all(table.done() for table in tables)
            await asyncio.to_thread(a_postgres.stop)
            await asyncio.sleep(1)
            await asyncio.to_thread(start_postgres, a_postgres.pgdata)
        return [await table for table in tables]

    try:
        for id, robots in asyncio.run(main()):
            check(servers[0], id, robots, asyncio.run(log_of(db, id)))
    finally:
        logged = [server.stop()[1] for server in servers]
    assert all("connected to the database's channel again" in text and "trace" not in text for text in logged)
