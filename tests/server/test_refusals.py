"""What the server refuses has a reason that catalogues know, over HTTP and over the socket."""

import asyncio
import json
import re
from pathlib import Path

import pytest

from karat.server.protocol import refusal
from karat.server.protocol.refusal import REFUSALS
from server.house import Player, play_out

SOURCES = [path.read_text(encoding="utf-8") for path in Path(refusal.__file__).parents[1].rglob("*.py")]
RECORD = json.loads((Path(__file__).parents[1] / "records" / "diamant-3.json").read_text(encoding="utf-8"))


def test_every_reason_is_given_somewhere_and_only_those_are():
    elsewhere = "".join(text.partition("REFUSALS = ")[2].partition("\n}")[2] or text for text in SOURCES)
    assert [reason for reason in REFUSALS if f'"{reason}"' not in elsewhere] == []
    assert {*re.findall(r'Refusal\.of\("([\w-]+)"', elsewhere)} <= {*REFUSALS}


def test_a_request_is_refused_with_a_reason(server):
    id, _ = server.table("diamant", 2, players=3)
    path = f"/api/tables/{id}/seats"
    status, problem = server.post(path, {"name": "player a"})
    assert status == 400 and problem == {
        "error": "bad",
        "sentence": "Someone at the table already has that name, or one that looks like it.",
        "field": "name",
        "reason": "name-taken",
    }
    assert server.post(path, {"name": "\u200b"})[1]["reason"] == "name-unseen"
    assert server.post(path, {"name": "Bo", "seat": 1})[1]["reason"] == "seat-taken"
    server.sit(id, "Bo")
    assert server.post(path, {"name": "Cy"})[1]["reason"] == "all-seats-taken"
    assert server.get("/api/tables/ZZZZZZ")[1]["reason"] == "no-table"
    assert server.get(f"/api/tables/{id}/replay")[1]["reason"] == "game-not-over"
    assert server.get(f"/api/tables/{id}", "made-up")[1]["reason"] == "token-not-valid"
    assert "reason" not in server.post("/api/tables", {"game": "chess"})[1]  # what only a program gets wrong
    told = server.post("/api/tables", {"game": "kadora", "options": {"lacking": {"R": 9}}})[1]
    assert told["field"] == "lacking.R" and told["reason"] == "between" and told["values"] == {"least": 1, "most": 5}


def test_a_command_is_refused_with_a_reason(server):
    id, (host, guest) = server.table("diamant", 2, players=3)

    async def main():
        async with Player(server, id, host) as one, Player(server, id, guest) as other, Player(server, id) as third:
            assert (await other.do("start"))["reason"] == "only-host"
            assert (await third.do("undo"))["reason"] == "only-players"
            assert (await one.do("undo"))["reason"] == "not-started"
            assert (await one.do("reissue", seat=2))["reason"] == "nobody-there"
            assert (await one.do("start"))["type"] == "done"
            refused = await one.do("undo")
            assert (refused["error"], refused["reason"]) == ("not-now", "no-move-yet") and "values" not in refused
            assert (await other.do("vote", ask=1, yes=True))["reason"] == "question-closed"
            assert (await one.do("move", move="stay", decision=99))["reason"] == "late"

    asyncio.run(main())


def test_a_rematch_that_is_too_small_names_how_many_people_there_are(server):
    id, tokens = server.table("diamant", 3)
    play_out(server, id, tokens)

    async def main():
        async with Player(server, id, tokens[0]) as one:
            refused = await one.do("rematch", game="djinn", players=2)
            assert (refused["reason"], refused["values"]) == ("too-many-people", {"count": 3})
            assert refused["sentence"].startswith("There are already 3 people") and refused["field"] == "players"
            assert (await one.do("undo"))["reason"] == "over"

    asyncio.run(main())


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (b"no json", "record-not-json"),
        ([], "record-not-well-made"),
        (RECORD | {"players": 99}, "record-not-well-made"),
        (RECORD | {"steps": [*RECORD["steps"][:9], [0, "fly"]]}, "record-does-not-replay"),
        (RECORD | {"result": RECORD["result"] | {"scores": [1, 2, 3]}}, "record-does-not-replay"),
        (b" " * 300_000, "too-big"),
    ],
)
def test_a_record_is_refused_with_a_reason(server, body, reason):
    problem = server.post("/api/records", body)[1]
    assert problem["reason"] == reason
    assert problem.get("values", {}).get("problem", "") in problem["sentence"]
