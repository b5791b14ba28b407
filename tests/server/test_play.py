"""Whole games over real sockets, from the first request to the checked record."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

import karat
from karat.server.tables.bots import choose
from karat.table.record import verify
from patience import LONGEST
from server.house import Player, play_out

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "seat.py"


@pytest.mark.parametrize("game", karat.games())
def test_people_and_a_bot_play_to_the_end_and_the_record_verifies(server, game):
    players = karat.game(game).players.start
    id, tokens = server.table(game, players - 1, stand_in="1")
    commitment = server.get(f"/api/tables/{id}")[1]["commitment"]
    record = play_out(server, id, tokens)
    state, proven = verify(karat.game(game), record)
    assert proven and state.over
    assert record["deal"]["commitment"] == commitment
    assert len(record["hands"]) == sum(1 for who, _ in record["steps"] if who != "deal")
    assert {"person", "bot"} == set(record["hands"])
    assert server.get(f"/api/tables/{id}")[1]["phase"] == "over"


@pytest.mark.parametrize("game", karat.games())
def test_every_bot_that_a_game_lists_can_be_seated(server, game):
    id, tokens = server.table(game, 1)

    async def main():
        async with Player(server, id, tokens[0]) as host:
            for name in karat.bots(game):
                assert (await host.do("seat", seat=1, to="bot", level=name))["type"] == "done"
                changed = await host.hears("changed", what="seat")
                assert changed["table"]["seats"][1]["level"] == name

    asyncio.run(main())


def test_a_bot_that_fails_is_played_for():
    knowledge = karat.game("diamant").new(3, seed=1).knowledge(0)
    assert choose(knowledge, "1", 0)[1] is None
    move, trouble = choose(knowledge, "nobody", 0)
    assert move in knowledge.legal() and trouble.startswith("BadSetup: bot: should be one of")


def test_the_example_client_plays_a_game(server):
    command = [sys.executable, str(EXAMPLE), server.url, "diamant"]
    run = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST, check=False)
    assert run.returncode == 0, run.stderr
    assert "'winners'" in run.stdout
    code = EXAMPLE.read_text().split('"""', 2)[2]
    assert len(code.strip().splitlines()) <= 50


def test_a_finished_game_can_be_looked_at_move_by_move(server):
    id, tokens = server.table("diamant", 3)
    record = play_out(server, id, tokens)
    moves = [step for step in record["steps"] if step[0] != "deal"]
    status, first = server.get(f"/api/tables/{id}/moments/0?seat=1")
    assert status == 200 and first["moves"] == len(moves)
    assert first["view"]["seat"] == 1 and first["view"]["expedition"] == 1
    status, last = server.get(f"/api/tables/{id}/moments/{len(moves)}")
    assert last["view"]["winners"] == record["result"]["winners"] and last["view"]["seat"] is None
    for path in (f"{len(moves) + 1}", "-1", "x", "0?seat=3", "0?seat=x"):
        assert server.get(f"/api/tables/{id}/moments/{path}")[0] == 400


def test_words_of_the_players_go_into_the_deal(server):
    id, tokens = server.table("diamant", 3, chat=True)

    async def main():
        async with Player(server, id, tokens[1]) as player:
            assert (await player.do("word", word="open  sesame"))["type"] == "done"
            await player.hears("changed", what="word")

    asyncio.run(main())
    record = play_out(server, id, tokens)
    assert record["deal"]["words"] == ["open sesame"]
    assert verify(karat.game("diamant"), record)[1]


def test_illegal_moves_are_refused_with_rule_reason_and_values(server):
    id, tokens = server.table("djinn", 2)

    async def main():
        async with Player(server, id, tokens[0]) as one, Player(server, id, tokens[1]) as other:
            await one.do("start")
            await one.until(lambda p: p.now)
            refused = await other.do("move", move="play P2")
            assert refused["error"] == "illegal" and refused["rule"].startswith("DJI") and refused["reason"]
            assert refused["sentence"].endswith(".") and isinstance(refused["values"], dict)
            late = await one.do("move", move=one.now["legal"][0], decision=1)
            assert late["error"] == "late"
            assert (await one.do("move", move="fly"))["error"] == "illegal"
            assert (await one.do("move", move=one.now["legal"][0], decision=one.now["decision"]))["type"] == "done"

    asyncio.run(main())


def test_a_record_asked_for_in_play_holds_only_what_the_asker_may_know(server):
    id, tokens = server.table("djinn", 2)

    async def main():
        async with Player(server, id, tokens[0]) as player:
            await player.do("start")

    asyncio.run(main())
    mine = server.get(f"/api/tables/{id}/record", tokens[0])[1]
    watched = server.get(f"/api/tables/{id}/record")[1]
    assert "hand" in mine["view"]["seats"][0] and "hand" not in mine["view"]["seats"][1]
    assert all("hand" not in seat for seat in watched["view"]["seats"])
    assert "secret" not in json.dumps([mine, watched]) and "steps" not in mine
