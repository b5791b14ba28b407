"""The coach: advice from what the seat knows, odds that are those of the rules, and games looked at afterwards."""

import asyncio
import json
import random
import time
from pathlib import Path

import pytest

import karat
from karat.lab.hint import analyse
from karat.server.settings import Settings
from karat.server.tables.tables import Tables
from karat.table.hints import odds
from server.house import Player, play_out

RECORD = json.loads((Path(__file__).parents[1] / "records" / "diamant-3.json").read_text(encoding="utf-8"))
PLAYERS = {"diamant": 3, "diamoniak": 2, "djinn": 2, "kadora": 2, "seashore": 3}


async def asked(player):
    """Start, and wait until something is asked of the player."""
    await player.do("start")
    return await player.until(lambda one: one.now if one.now and one.now["decision"] else None)


@pytest.mark.parametrize("game", karat.games())
def test_advice_ranks_every_move_with_reasons(server, game):
    id, (token,) = server.table(game, 1, players=PLAYERS[game], coach=True)

    async def main():
        async with Player(server, id, token) as player:
            return await asked(player)

    now = asyncio.run(main())
    status, advice = server.get(f"/api/tables/{id}/advice", token)
    assert status == 200 and advice["decision"] == now["decision"]
    assert sorted(one["move"] for one in advice["moves"]) == sorted(now["legal"])
    for one in advice["moves"]:
        assert 0 <= one["win"] <= 1 and 0 <= one["error"] <= 1
        assert all(reason["id"].startswith(f"{game}-") for reason in one["reasons"])
    assert advice == server.get(f"/api/tables/{id}/advice", token)[1]
    assert (advice["odds"] is not None) == (game == "diamant")
    assert 0 < advice["own_error"] < 0.5


def test_advice_is_refused_with_a_sentence_where_there_is_none(server):
    id, tokens = server.table("diamant", 2, coach=True)
    path = f"/api/tables/{id}/advice"
    assert server.get(path, tokens[0]) == (
        409,
        {
            "error": "not-now",
            "sentence": "You have nothing to decide right now.",
            "reason": "nothing-to-decide",
        },
    )
    assert server.get(path)[0] == 403

    async def main():
        async with Player(server, id, tokens[0]) as player:
            now = await asked(player)
            await player.do("move", move="stay", decision=now["decision"])

    asyncio.run(main())
    assert server.get(path, tokens[0])[0] == 409
    assert server.get(path, tokens[1])[0] == 200
    other, (token,) = server.table("diamant", 1)
    assert server.get(f"/api/tables/{other}/advice", token)[1]["sentence"] == "There’s no coach at this table."
    assert server.get(f"/api/tables/{other}")[1]["coach"] is False


@pytest.mark.parametrize("relics", [False, True])
def test_the_odds_are_those_of_the_rules(relics):
    """With each card that may come next on top of the deck, somebody who stays is caught as often as the odds say."""
    game, rng, seen = karat.game("diamant"), random.Random(3), set()
    state = game.new(4, seed=5, relics=relics)
    while not state.over:
        seat = state.to_move[0]
        told = odds(state.knowledge(seat))
        document = state.position()
        caught = 0
        for place in range(len(document["deck"])):
            deck = [document["deck"][place], *document["deck"][:place], *document["deck"][place + 1 :]]
            world = game.position(document | {"deck": deck})
            before = world.moments
            while world.to_move and not any(e["event"] == "reveal" for e in world.events(since=before)):
                world.play(world.to_move[0], "stay")
            caught += any(e["event"] == "trapped" for e in world.events(since=before))
        assert told == {"cards": len(document["deck"]), "caught": caught}
        seen.add(caught)
        state.play(seat, rng.choice(("stay", "stay", "stay", "leave")))
    assert len(seen) > 3


def test_a_table_over_is_looked_at_once_and_the_answer_is_kept(server):
    id, tokens = server.table("diamant", 2)
    path, again = f"/api/tables/{id}/analysis", f"/api/tables/{id}/mistakes?eyes="
    assert server.get(path)[0] == 409
    document = play_out(server, id, tokens)
    first = server.get(path)[1]
    moves = sum(1 for who, _ in document["steps"] if who != "deal")
    assert first == {"done": 0, "of": moves, "verdict": None}
    assert server.get(f"{again}0")[0] == 409  # not yet
    done = [0]
    while (told := server.get(path)[1])["verdict"] is None:
        done.append(told["done"])
        time.sleep(0.05)
    assert done == sorted(done) and len(set(done)) > 2
    found, verdict = analyse(document, workers=1), told["verdict"]
    steps = [at for at, (who, _) in enumerate(document["steps"]) if who != "deal"]
    assert [steps[one["at"]] for one in verdict["decisions"]] == [one["step"] for one in found["decisions"]]
    assert [one["cost"] for one in verdict["decisions"]] == [one["cost"] for one in found["decisions"]]
    assert [steps[one["at"]] for one in verdict["moments"]] == [one["step"] for one in found["moments"]]
    assert verdict["curve"] == found["curve"] and verdict["own_error"] == found["own_error"]
    assert verdict["seats"] == found["seats"] and verdict["winners"] == found["winners"]
    record = server.post("/api/records", document)[1]["record"]
    assert server.get(f"/api/records/{record}/analysis")[1] == told  # the same game, by another way: no second look
    for seat in range(document["players"]):
        dear = [one for one in verdict["decisions"] if one["seat"] == seat and one["cost"]]
        lesson = server.get(f"{again}{seat}")[1]
        assert (lesson["part"], lesson["seat"], len(lesson["steps"])) == ("mistakes", seat, len(dear))
        for one, step in zip(dear, lesson["steps"], strict=True):
            assert list(step["answers"]) == [one["best"]] and one["move"] in step["hints"]
            assert step["why"] == one["reasons"]
        assert lesson == server.get(f"/api/records/{record}/mistakes?eyes={seat}")[1]
    assert server.get(f"{again}open")[1]["field"] == server.get(again)[1]["field"] == "eyes"


def test_of_a_game_that_was_looked_at_nothing_stays_in_memory(tmp_path):
    async def main():
        tables = Tables(Settings(str(tmp_path / "tables.db"), rate=0))
        await tables.open()
        try:
            document = karat.game("diamant").replay(RECORD).record()
            await tables.coach.analysis(document, "here")  # nobody asks what came of it
            await asyncio.wait([looking.task for looking in tables.coach.games.values()])
            await asyncio.sleep(0)
            assert tables.coach.games == {}
            assert (await tables.coach.analysis(document, "here")).verdict is not None
        finally:
            await tables.close()

    asyncio.run(main())


def test_a_rematch_keeps_the_coach(server):
    id, tokens = server.table("diamoniak", 1, players=2, coach=True)
    play_out(server, id, tokens)

    async def main():
        async with Player(server, id, tokens[0]) as player:
            await player.do("rematch")
            return (await player.hears("changed", what="rematch"))["table"]["next"]

    assert server.get(f"/api/tables/{asyncio.run(main())}")[1]["coach"] is True


def test_what_is_kept_of_a_game_holds_no_names(server):
    id, tokens = server.table("diamant", 2)
    document = play_out(server, id, tokens)
    assert "Player A" in json.dumps(document)
    record = server.post("/api/records", document)[1]["record"]
    assert "Player A" not in json.dumps(server.get(f"/api/records/{record}")[1])
