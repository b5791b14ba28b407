"""Two server processes on one PostgreSQL: the same tables, whichever process one talks to."""

import asyncio
import random
import time
from collections import Counter

import pytest

from server.faults import check, cut_the_channel, log_of, play, played, say
from server.house import Player, Server


@pytest.fixture(scope="module")
def url(postgres):
    return postgres()


@pytest.fixture(scope="module")
def pair(url):
    servers = [Server(url), Server(url)]
    for server in servers:
        server.start()
    yield servers
    for server in servers:
        if server.process:
            server.stop()


def test_a_second_tab_at_another_process_takes_over_and_presence_is_shared(pair):
    one, two = pair
    id, tokens = one.table("diamant", 2)

    async def main():
        first, second, other = Player(one, id, tokens[0]), Player(two, id, tokens[0]), Player(one, id, tokens[1])
        async with first, second, other:
            assert (await first.hears("bye"))["reason"] == "taken-over"
            await second.until(lambda p: any(m["type"] == "presence" and m["here"] == [0, 1] for m in p.told))

    asyncio.run(main())


def test_a_word_that_comes_late_closes_no_newer_tab(pair, url):
    """What was found: two tabs at two processes, opened in the same moment, closed each other."""
    one, _ = pair
    id, tokens = one.table("diamant", 1)

    async def main():
        async with Player(one, id, tokens[0]) as player:
            guest, now, hour = 0, round(time.time() * 1000), 3_600_000
            for at in (now - hour, now + hour):
                await say(url, {"table": id, "taken": guest, "at": at, "from": "elsewhere"})
                await say(url, {"table": id, "here": [], "watchers": at, "from": "elsewhere"})
                if at < now:
                    await player.hears("presence", watchers=at)
            assert (await player.hears("bye"))["reason"] == "taken-over"

    asyncio.run(main())


def test_spectators_are_counted_at_all_processes(pair):
    one, two = pair
    id, tokens = one.table("diamant", 1)

    async def main():
        async with Player(one, id, tokens[0]) as player, Player(one, id), Player(two, id) as far:
            await player.hears("presence", watchers=2)
            await far.until(lambda p: any(m["type"] == "presence" and m["watchers"] == 2 for m in p.told))
            await far.go()
            await player.hears("presence", watchers=1)

    asyncio.run(main())


def test_who_is_forgotten_at_one_process_is_forgotten_at_all(pair):
    one, two = pair
    device = "device-of-somebody-who-goes"
    id = one.make("diamant")["table"]["id"]
    token = one.post(f"/api/tables/{id}/seats", {"name": "Grace"}, x_device=device)[1]["token"]

    async def main():
        async with Player(two, id, token) as player:
            await player.until(lambda p: p.last)
            assert two.get(f"/api/tables/{id}", token)[0] == 200
            status = await asyncio.to_thread(one.ask, "DELETE", "/api/device", x_device=device)
            assert status[0] == 204
            assert (await player.hears("bye"))["reason"] == "removed"

    asyncio.run(main())
    assert two.get(f"/api/tables/{id}", token)[0] == 403


def test_a_seat_taken_at_one_process_is_known_to_the_other_at_once(pair):
    one, two = pair
    id = one.make("diamant", players=8)["table"]["id"]
    assert two.get(f"/api/tables/{id}")[0] == 200  # it is awake there
    for number in range(8):
        token = one.sit(id, f"Guest {number}")
        assert two.get(f"/api/tables/{id}", token)[0] == 200

        async def come(token=token):
            async with Player(two, id, token) as player:
                await player.hears("welcome")

        asyncio.run(come())


def test_a_process_that_loses_the_channel_catches_up(pair, url):
    """The connections that LISTEN are cut off again and again; every player still sees everything, in order."""
    id, tokens = pair[0].table("diamant", 2)

    async def main():
        players = [Player(pair[i], id, token) for i, token in enumerate(tokens)]
        for player in players:
            await player.come()
            await player.until(lambda p: p.last)
        cut = 0
        for number in range(6):
            cut += await cut_the_channel(url)
            for player in players:
                assert (await player.do("word", word=f"{number}"))["type"] == "done"
        last = max(player.last for player in players)
        for player in players:
            await player.until(lambda p: p.last >= last)
            told = [m["seq"] for m in player.told if m["type"] == "changed"]
            assert told == list(range(last - 11, last + 1))
            await player.go()
        return cut

    assert asyncio.run(main()) >= 2


def test_both_processes_write_to_one_table_at_once(pair):
    one, two = pair
    id, tokens = one.table("diamant", 3)

    async def main():
        players = [Player(pair[i % 2], id, token) for i, token in enumerate(tokens)]
        for player in players:
            await player.come()
            await player.until(lambda p: p.last)
        for number in range(15):
            answers = await asyncio.gather(*(player.do("word", word=f"{number}") for player in players))
            assert all(answer["type"] == "done" for answer in answers)
        last = max(answer["seq"] for answer in answers)
        for player in players:
            await player.until(lambda p: p.last == last)
            told = [m["seq"] for m in player.told if m["type"] == "changed"]
            assert told == list(range(last - 44, last + 1))
            await player.go()

    asyncio.run(main())
    assert one.get(f"/api/tables/{id}") == two.get(f"/api/tables/{id}")


def test_a_bot_moves_once_though_both_processes_have_its_table(pair):
    id, tokens = pair[0].table("diamant", 2, stand_in="1")

    async def main():
        players = [Player(pair[i], id, token) for i, token in enumerate(tokens)]
        for player in players:
            await player.come()
        await players[0].do("start")
        results = await asyncio.gather(*(player.play(random.Random(i)) for i, player in enumerate(players)))
        assert results[0] == results[1] and results[0]["hands"][2]["bot"] > 0
        for player in players:
            await player.go()

    asyncio.run(main())


def test_players_at_both_processes_play_on_when_one_of_them_dies(pair, url):
    """Robots go to either process at random. Each sees every move once and in order."""
    one, two = pair
    rng, counts, games = random.Random(5), Counter(), ("diamoniak", "djinn", "seashore")

    async def main():
        tables = [asyncio.create_task(play([one, two], game, rng, 0.3, counts)) for game in games]
        await played(counts, 100)
        assert not all(table.done() for table in tables)
        await asyncio.to_thread(one.kill)
        return [await table for table in tables]

    for id, robots in asyncio.run(main()):
        check(two, id, robots, asyncio.run(log_of(url, id)))
    assert counts["connections lost"] > 0
