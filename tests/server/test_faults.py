"""No acknowledged move is lost or doubled, and no table sticks, whatever happens to connections and server."""

from server.faults import run


def test_games_survive_bad_connections_and_servers_that_are_killed(db):
    counts = run(db, games=1, together=5, kill_every=100, kills=2)
    on_two_servers = "://" in db  # where games go on, perhaps to their end, while one of them is down
    assert counts["games"] == 5 and counts["kills"] >= (1 if on_two_servers else 2)
    assert (counts["channels cut"] > 1) == on_two_servers
    assert counts["connections lost"] > counts["kills"] and counts["resumed"] > 0
