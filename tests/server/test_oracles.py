"""Nobody learns a card or a hand by taking back, by standing in, or by a token that was replaced, unless the others
agree or see it in their log."""

import asyncio
import hashlib

from karat.server.protocol import commands
from karat.server.protocol.commands import SitDown, Word
from karat.server.protocol.messages import NewTable, TakeSeat
from karat.server.tables.tokens import digest
from server.house import Player
from server.test_secrecy import world


def test_a_drawn_card_is_not_taken_back_while_somebody_is_away(server):
    """What was found: with the other one away past the grace, a card could be looked at and put back unasked."""
    id, tokens = server.table("diamoniak", 2, grace=1, stand_in="1", pace="slow")

    async def main():
        async with Player(server, id, tokens[0]) as here:
            async with Player(server, id, tokens[1]):
                await here.do("start")
            await here.hears("changed", what="stand-in")
            await here.do("move", move="draw")
            before = here.last
            refused = await here.do("undo")
            assert (refused["reason"], refused["error"]) == ("someone-away", "not-now")
            assert here.last == before and not any(m.get("what") == "undone" for m in here.told)

    asyncio.run(main())


def test_who_goes_away_while_asked_is_still_asked(server):
    id, tokens = server.table("diamant", 3, grace=1, stand_in="1", pace="slow")

    async def main():
        players = [Player(server, id, token) for token in tokens]
        for player in players:
            await player.come()
        one, two, three = players
        await one.do("start")
        for player in players:
            await player.do("move", move="stay")
        await one.do("undo")
        ask = (await two.hears("changed", what="asked"))["table"]["ask"]
        await three.do("leave")
        two.told.clear()
        assert (await two.do("vote", ask=ask["ask"], yes=True))["type"] == "done"
        voted = await two.hears("changed", what="voted")
        assert voted["table"]["ask"]["missing"] == [2] and voted["table"]["phase"] == "playing"
        for player in players:
            await player.go()

    asyncio.run(main())


def test_what_was_taken_back_and_who_has_a_new_link_is_told_to_all_and_to_who_comes_later(server):
    id, tokens = server.table("diamant", 3)

    async def main():
        players = [Player(server, id, token) for token in tokens]
        for player in players:
            await player.come()
        one, two, three = players
        await one.do("start")
        await one.do("move", move="stay")
        await one.do("undo")
        assert (await three.hears("changed", what="undone"))["moves"] == 1
        for player in players:
            await player.do("move", move="stay")
        await two.do("undo")
        ask = (await one.hears("changed", what="asked"))["table"]["ask"]
        for player in (one, three):
            await player.do("vote", ask=ask["ask"], yes=True)
        undone = await three.hears("changed", what="undone")
        assert (undone["seat"], undone["moves"]) == (1, 2)
        token = (await one.do("reissue", seat=2))["token"]
        assert (await two.hears("changed", what="reissued"))["seat"] == 2
        for who in (None, token):
            async with Player(server, id, who) as late:
                notices = (await late.hears("welcome"))["notices"]
                assert [(n["what"], n["seat"], n["moves"]) for n in notices] == [
                    ("undone", 0, 1),
                    ("undone", 1, 2),
                    ("reissued", 2, None),
                ]
                assert [n["after"] for n in notices] == [2, 3, 3]
        for player in (one, two):
            await player.go()

    asyncio.run(main())


def test_a_replaced_token_is_worth_nothing_also_for_who_said_hello_before(tmp_path):
    """What was found: the hello was looked at before the reissue and let in after it. Here both wait at the table at
    the same time, in either order, with a command behind them."""

    async def main():
        async with world(tmp_path / "tables.db") as app:
            for first in ("reissue", "hello"):
                id, _ = await app.tables.new_table(NewTable("diamant", 3), None)
                table = await app.tables.table(id)
                old = (await table.request(SitDown(TakeSeat("Ada"), None), None)).token
                await table.request(SitDown(TakeSeat("Host"), None), 0)
                told, ada = [], table.tokens[digest(old)]
                gate = asyncio.Event()
                table.post(gate.wait)  # all of it comes while the table is busy
                player = Player(app, id, old)
                if first == "reissue":
                    table.wish(commands.Reissue("r", 0), 0, lambda *answer, told=told: told.append(answer))
                coming = asyncio.create_task(player.come())
                while not any(
                    ada == getattr(one, "guest", None) for job in table.inbox.jobs for one in getattr(job, "args", ())
                ):
                    await asyncio.sleep(0.001)
                if first == "hello":
                    table.wish(commands.Reissue("r", 0), 0, lambda *answer, told=told: told.append(answer))
                await player.say({"type": "word", "id": "w", "word": "mine"})
                gate.set()
                await coming
                assert (await player.hears("bye"))["reason"] == "removed"
                await player.go()
                assert told[0][0] is None and "w" not in table.projection.done
                assert table.projection.chairs[0].word == "" and not table.lines
                async with Player(app, id, told[0][2].token) as new:
                    assert (await new.hears("welcome"))["you"]["seat"] == 0
                    assert (await new.do("word", word="mine"))["type"] == "done"

    asyncio.run(main())


def test_a_word_says_nothing_where_people_cannot_write_to_each_other(tmp_path):
    async def main():
        async with world(tmp_path / "tables.db") as app:
            for chat in (False, True):
                id, _ = await app.tables.new_table(NewTable("diamant", 3, chat=chat), None)
                table = await app.tables.table(id)
                await table.request(SitDown(TakeSeat("Ada"), None), None)
                await table.request(Word("w", "call 555 1234"), 3)
                seen = "call 555 1234"
                if not chat:
                    seen = hashlib.sha256(b"karat word call 555 1234").hexdigest()[:16]
                assert table.projection.info().words == [seen]
                rows = await app.tables.store.rows(id)
                assert any("555" in repr(row) for row in rows) == chat
                await table.request(Word("v", ""), 3)
                assert table.projection.info().words == []

    asyncio.run(main())


def test_whose_seat_has_a_new_link_is_away_until_it_is_used(server):
    """What was found: the old connection went, and everybody was told that the seat was still there."""
    id, (host, guest) = server.table("diamant", 2, players=3, grace=100)

    async def main():
        async with Player(server, id, host) as one, Player(server, id, guest) as other:
            await one.do("start")
            await one.until(lambda p: any(m["type"] == "presence" and m["here"] == [0, 1] for m in p.told))
            one.told.clear()
            await one.do("reissue", seat=1)
            await other.hears("bye")
            told = await one.until(lambda p: next((m for m in p.told if m["type"] == "presence"), None))
            assert told["here"] == [0] and [away["seat"] for away in told["away"]] == [1]

    asyncio.run(main())
