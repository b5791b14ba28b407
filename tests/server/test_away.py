"""The others see how long somebody who is away is waited for, and can let a bot play at once."""

import asyncio

import pytest

from server.house import Player, Server


@pytest.fixture(scope="module")
def hasty(tmp_path_factory):
    """A server where a second away is enough."""
    one = Server(tmp_path_factory.mktemp("hasty") / "tables.db", "--limit", "away-seconds=1").start()
    yield one
    one.stop()


def at_the_table(server, tokens, id, then):
    """Everybody comes, the first one starts, and something happens."""

    async def main():
        players = [Player(server, id, token) for token in tokens]
        for player in players:
            await player.come()
        await players[0].do("start")
        for player in players:
            await player.until(lambda p: p.now)
        await then(*players)
        for player in players:
            await player.go()

    asyncio.run(main())


def test_everybody_is_told_when_a_bot_takes_over(server):
    id, tokens = server.table("diamoniak", 2, grace=600)

    async def then(here, gone):
        await here.hears("presence", away=[])
        await gone.go()
        (away,) = (await here.hears("presence", here=[0]))["away"]
        assert away["seat"] == 1 and 590_000 < away["stand_in"] <= 600_000 and 0 < away["call"] <= 10_000
        assert (await here.do("stand-in", seat=1))["reason"] == "still-here"  # he was a moment ago
        await gone.come()
        assert (await here.hears("presence", here=[0, 1]))["away"] == []

    at_the_table(server, tokens, id, then)


def test_any_player_can_let_a_bot_play_for_someone_away(hasty):
    id, tokens = hasty.table("diamant", 3, grace=600, stand_in="1", coach=False)

    async def then(one, two, gone):
        assert (await two.do("stand-in", seat=2))["reason"] == "still-here"
        await gone.go()
        await two.hears("presence", here=[0, 1])
        await asyncio.sleep(1.1)
        assert (await two.do("stand-in", seat=2))["type"] == "done"
        changed = await one.hears("changed", what="stand-in")
        assert changed["seat"] == 2 and changed["table"]["seats"][2]["stand_in"]
        assert (await one.hears("played", by="stand-in"))["seat"] == 2
        before = one.last
        assert (await one.do("stand-in", seat=2))["type"] == "done" and one.last == before  # somebody was quicker
        await gone.come()
        await one.hears("changed", what="back")

    at_the_table(hasty, tokens, id, then)


def test_nobody_else_can_and_nobody_who_plays_is_replaced(hasty):
    id, tokens = hasty.table("diamant", 2, grace=600, pace="slow")

    async def then(one, two):
        async with Player(hasty, id) as spectator:
            assert (await spectator.do("stand-in", seat=1))["reason"] == "only-players-and-host"
        assert (await one.do("stand-in", seat=0))["reason"] == "still-here"
        assert (await one.do("stand-in", seat=2))["reason"] == "nobody-there"  # a bot's seat
        assert (await one.do("stand-in", seat=7))["field"] == "seat"

    at_the_table(hasty, tokens, id, then)


def test_a_table_that_waits_for_everyone_waits(hasty):
    id, tokens = hasty.table("diamoniak", 2, grace=None)

    async def then(here, gone):
        await gone.go()
        assert (await here.hears("presence", here=[0]))["away"] == []
        await asyncio.sleep(1.1)
        assert (await here.do("stand-in", seat=1))["reason"] == "waits-for-all"

    at_the_table(hasty, tokens, id, then)
