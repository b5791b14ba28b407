"""No acknowledged move is lost or doubled, and no table sticks, whatever happens to connections and server."""

from server.faults import run


def test_games_survive_bad_connections_and_a_server_that_is_killed():
    counts = run(games=1, together=5, kill_every=100, kills=2)
    assert counts["games"] == 5 and counts["kills"] == 2
    assert counts["connections lost"] > counts["kills"] and counts["resumed"] > 0
