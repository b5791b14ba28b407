"""People come, go, come back, change their minds, and want to play again."""

import asyncio
import random

import karat
from karat.table.record import verify
from server.house import Player, play_out


def test_who_comes_back_gets_exactly_what_was_missed(server):
    id, tokens = server.table("diamant", 3)

    async def main():
        players = [Player(server, id, token) for token in tokens]
        for player in players:
            await player.come()
        await players[0].do("start")
        for player in players:
            await player.until(lambda p: p.now)
        stayed, left, third = players
        await left.go()
        seen = left.last
        for player in (stayed, third):
            await player.do("move", move="stay")
        await stayed.do("say", what="sticker", value="gem")
        left.told.clear()
        await left.come(last=seen)
        welcome = await left.hears("welcome")
        assert welcome["resumed"] and welcome["now"] is None and welcome["events"] is None
        one = await left.hears("played", seq=seen + 1)
        two = await left.hears("played", seq=seen + 2)
        said = await left.hears("said", seq=seen + 3)
        assert (one["seat"], two["seat"], said["value"]) == (0, 2, "gem")
        assert one["now"] is None and two["now"]["decision"] is not None  # the newest shows the game
        assert (one["events"], two["events"]) == ([{"event": "chosen", "seat": 0}], [{"event": "chosen", "seat": 2}])
        await left.go()
        left.told.clear()
        await left.come(last=10_000)
        welcome = await left.hears("welcome")
        assert not welcome["resumed"] and welcome["events"] and welcome["now"]
        for player in players:
            await player.go()

    asyncio.run(main())


def test_a_command_sent_again_is_answered_again_and_done_once(server):
    id, tokens = server.table("diamoniak", 2)

    async def main():
        async with Player(server, id, tokens[0]) as player, Player(server, id, tokens[1]) as other:
            await player.do("start", id="s")
            move = {"type": "move", "id": "same", "move": "draw"}
            for _ in range(3):
                await player.say(move)
            await player.until(lambda p: sum(m["type"] == "done" and m["id"] == "same" for m in p.told) == 3)
            assert len({m["seq"] for m in player.told if m.get("id") == "same"}) == 1
            assert sum(m["type"] == "played" for m in player.told) == 1
            await player.go()
            await player.come(last=player.last)
            player.answers.clear()
            await player.say(move)
            assert (await player.until(lambda p: p.answers.get("same")))["type"] == "done"
            assert sum(m["type"] == "played" for m in other.told) == 1

    asyncio.run(main())


def test_a_second_tab_takes_over(server):
    id, tokens = server.table("diamant", 2)

    async def main():
        async with Player(server, id, tokens[1]) as first, Player(server, id, tokens[1]) as second:
            assert (await first.hears("bye"))["reason"] == "taken-over"
            await first.hears("end")
            assert (await second.do("word", word="mine"))["type"] == "done"

    asyncio.run(main())


def test_a_stand_in_plays_for_who_is_away_until_he_is_back(server):
    id, tokens = server.table("diamoniak", 2, grace=1, stand_in="1")

    async def main():
        async with Player(server, id, tokens[0]) as here:
            away = Player(server, id, tokens[1])
            await away.come()
            await here.do("start")
            await here.until(lambda p: p.now)
            await away.go()
            changed = await here.hears("changed", what="stand-in")
            assert changed["seat"] == 1 and changed["table"]["seats"][1]["stand_in"]
            while not any(m["type"] == "played" and m["by"] == "stand-in" for m in here.told):
                now = here.now
                if now["decision"] is not None:
                    move = "stop" if "stop" in now["legal"] else now["legal"][0]
                    await here.do("move", move=move, decision=now["decision"])
                await here.until(lambda p, now=now: p.now is not now)
            await away.come(last=away.last)
            assert (await here.hears("changed", what="back"))["seat"] == 1
            # The stand-in may just have answered what the player finds owed on coming back.
            results = await asyncio.gather(here.play(random.Random(1)), away.play(random.Random(2), may_be_late=True))
            assert results[0]["hands"][1]["stand-in"] >= 1 and results[0]["hands"][1]["person"] >= 1
            await away.go()

    asyncio.run(main())


def test_who_leaves_is_played_for_at_once_and_may_come_back_with_a_move(server):
    id, tokens = server.table("diamant", 3, pace="slow")

    async def main():
        async with Player(server, id, tokens[0]) as player, Player(server, id, tokens[1]) as other:
            await player.do("start")
            await player.do("leave")
            assert (await other.hears("changed", what="stand-in"))["seat"] == 0
            assert (await player.do("move", move="fly"))["error"] == "illegal"
            assert (await player.do("move", move="stay"))["type"] == "done"
            assert (await other.hears("changed", what="back"))["seat"] == 0
            assert (await other.hears("played"))["by"] == "person"

    asyncio.run(main())


def test_when_the_clock_runs_out_a_bot_makes_one_move(server):
    id, tokens = server.table("diamoniak", 2, clock=1, stand_in="1")

    async def main():
        async with Player(server, id, tokens[0]) as player, Player(server, id, tokens[1]) as other:
            await player.do("start")
            now = (await player.hears("changed", what="started"))["now"]
            assert 0 < now["clock"]["0"] <= 1000 and "1" not in now["clock"]
            played = await other.hears("played", by="clock")
            assert played["seat"] == 0 and not played["now"]["result"]

    asyncio.run(main())


def test_undo_is_free_until_something_is_revealed(server):
    id, tokens = server.table("diamant", 3)

    async def main():
        players = [Player(server, id, token) for token in tokens]
        for player in players:
            await player.come()
        one, two, three = players
        await one.do("start")
        assert (await one.do("undo"))["error"] == "not-now"
        await one.do("move", move="stay")
        await two.do("move", move="leave")  # at the same time, so it is no answer and stays
        assert (await one.do("undo"))["type"] == "done"
        undone = await three.hears("changed", what="undone")
        assert undone["seat"] == 0 and undone["now"]["view"]["to_move"] == [0, 2]
        assert undone["events"][2:] == [{"event": "chosen", "seat": 1}]
        await one.do("move", move="leave")
        await three.do("move", move="stay")  # now the choices are turned over and a card is drawn
        before = len([m for m in two.told if m["type"] == "changed" and m["what"] == "undone"])
        assert (await one.do("undo"))["type"] == "done"
        ask = (await two.hears("changed", what="asked"))["table"]["ask"]
        assert ask["seat"] == 0 and ask["agreed"] == [0] and ask["missing"] == [1, 2] and ask["moves"] == 2
        assert (await one.do("undo"))["error"] == "not-now"
        assert (await two.do("vote", ask=ask["ask"], yes=True))["type"] == "done"
        assert (await two.do("vote", ask=ask["ask"], yes=True))["error"] == "not-now"
        assert (await three.do("vote", ask=ask["ask"], yes=True))["type"] == "done"
        undone = await two.hears("changed", what="undone")
        assert undone["now"]["view"]["to_move"] == [0, 2] and before == 1
        assert undone["table"]["ask"] is None
        await one.do("move", move="leave")
        await three.do("move", move="stay")
        await one.do("undo")
        ask = (await two.hears("changed", what="asked"))["table"]["ask"]
        three.told.clear()
        assert (await three.do("vote", ask=ask["ask"], yes=False))["type"] == "done"
        assert (await three.hears("changed", what="voted"))["table"]["ask"] is None
        await asyncio.gather(*(player.play(random.Random(i)) for i, player in enumerate(players)))
        for player in players:
            await player.go()

    asyncio.run(main())
    record = server.get(f"/api/tables/{id}/record")[1]
    assert verify(karat.game("diamant"), record)[1]  # the deal is the same one, however often it was gone back on


def test_alone_among_bots_nobody_else_has_to_agree(server):
    id, tokens = server.table("diamoniak", 1, stand_in="1")

    async def main():
        async with Player(server, id, tokens[0]) as player:
            await player.do("start")
            await player.do("move", move="draw")
            assert (await player.do("undo"))["type"] == "done"
            assert (await player.hears("changed", what="undone"))["now"]["view"]["deck"] == 55

    asyncio.run(main())


def test_only_phrases_and_stickers_unless_the_table_has_chat(server):
    quiet, tokens = server.table("diamant", 2)
    loud, others = server.table("diamant", 2, chat=True)

    async def main():
        async with Player(server, quiet, tokens[0]) as one, Player(server, quiet, tokens[1]) as two:
            assert (await one.do("say", what="phrase", value="well-played"))["type"] == "done"
            said = await two.hears("said")
            assert (said["seat"], said["name"], said["value"]) == (0, "Player A", "well-played")
            assert (await one.do("say", what="text", value="hello"))["error"] == "not-yours"
            assert (await one.do("say", what="phrase", value="hello there"))["field"] == "value"
        async with Player(server, loud, others[0]) as one, Player(server, loud, others[1]) as two:
            assert (await one.do("say", what="text", value=" hello\u202e  you "))["type"] == "done"
            assert (await two.hears("said"))["value"] == "hello you"
            assert (await one.do("say", what="text", value="\u200b"))["field"] == "value"

    asyncio.run(main())


def test_a_rematch_moves_everybody_with_the_same_tokens_and_the_start_player_on(server):
    id, tokens = server.table("diamant", 2, stand_in="1")
    play_out(server, id, tokens)

    async def main():
        one, two, three = Player(server, id, tokens[0]), Player(server, id, tokens[1]), Player(server, id)
        async with one, two, three:
            assert (await two.do("rematch", players=99))["field"] == "players"
            first, second = await asyncio.gather(one.do("rematch"), two.do("rematch"))
            assert first["type"] == second["type"] == "done"
            next_id = (await three.hears("changed", what="rematch"))["table"]["next"]
        async with Player(server, next_id, tokens[0]) as one, Player(server, next_id, tokens[1]) as two:
            welcome = await one.hears("welcome")
            assert welcome["you"] == {"seat": 2, "host": True} and welcome["table"]["phase"] == "open"
            assert (await two.hears("welcome"))["you"]["seat"] == 0
            assert [seat["kind"] for seat in welcome["table"]["seats"]] == ["person", "bot", "person"]
        return next_id

    next_id = asyncio.run(main())
    play_out(server, next_id, tokens)

    async def other_game():
        async with Player(server, next_id, tokens[0]) as one:
            assert (await one.do("rematch", game="djinn", players=2))["type"] == "done"
            return (await one.hears("changed", what="rematch"))["table"]["next"]

    table = server.get(f"/api/tables/{asyncio.run(other_game())}")[1]
    assert table["game"] == "djinn" and [seat["kind"] for seat in table["seats"]] == ["person", "person"]


def test_a_rematch_knows_what_was_played_before_by_whom_and_how_it_ended(server):
    id, tokens = server.table("diamant", 2, stand_in="1")
    results = []

    def again():
        """Plays the table to its end; the table of the rematch."""
        nonlocal id
        play_out(server, id, tokens)

        async def main():
            async with Player(server, id, tokens[0]) as one:
                results.append((await one.hears("welcome"))["now"]["result"])
                await one.do("rematch")
                return (await one.hears("changed", what="rematch"))["table"]["next"]

        id = asyncio.run(main())
        return server.get(f"/api/tables/{id}")[1]

    assert "before" not in server.get(f"/api/tables/{id}")[1]
    again()
    before = again()["before"]
    assert [one["names"] for one in before] == [["Player A", "Player B", None], ["Player B", None, "Player A"]]
    for one, result in zip(before, results, strict=True):
        assert (one["game"], one["scores"], one["winners"]) == ("diamant", result["scores"], result["winners"])


def test_everybody_hears_what_was_answered_and_who_could_take_back(server):
    id, tokens = server.table("diamant", 3)

    async def main():
        players = [Player(server, id, token) for token in tokens]
        for player in players:
            await player.come()
        one, two, _ = players
        await one.do("start")
        assert not (await one.until(lambda p: p.now))["moved"]
        for player in players:
            await player.do("move", move="stay")
        await one.until(lambda p: p.now["moved"] and p.now["decision"] is not None)
        await one.do("undo")
        ask = (await two.hears("changed", what="asked"))["table"]["ask"]
        await two.do("vote", ask=ask["ask"], yes=False)
        for player in players:
            voted = await player.hears("changed", what="voted")
            assert (voted["seat"], voted["yes"], voted["table"]["ask"]) == (1, False, None)
        for player in players:
            await player.go()

    asyncio.run(main())
