"""Finished games once more: every moment, from every seat, from a file, and played on."""

import asyncio
import json
import random
from pathlib import Path
from urllib.parse import quote

import pytest

import karat
from karat.server.storage.store import Store
from karat.server.tables.records import Records
from karat.table.record import verify
from server.house import Player, Server, play_out

RECORDS = Path(__file__).parents[1] / "records"
KINDS = ("diamant-3", "diamoniak-2", "djinn-2", "kadora-2", "seashore-3")


def read(name):
    return json.loads((RECORDS / f"{name}.json").read_text())


def keep(server, document):
    status, kept = server.post("/api/records", document)
    assert status == 201, kept
    return kept["record"]


@pytest.mark.parametrize("name", KINDS)
def test_a_record_is_told_moment_by_moment_from_every_seat(server, name):
    document = read(name)
    id = keep(server, document | {"names": ["Ada", "Bo", "Cy"], "table": "ABCDEF"})
    assert keep(server, json.dumps(document, indent=3).encode()) == id  # the same game, however it is written
    state = karat.game(document["game"]).replay(document)
    assert server.get(f"/api/records/{id}")[1] == json.loads(json.dumps(state.record()))  # and no names
    moves = sum(1 for who, _ in document["steps"] if who != "deal")
    for eyes in (None, 0, 1):
        query = "" if eyes is None else f"?eyes={eyes}"
        replay = server.get(f"/api/records/{id}/replay{query}")[1]
        assert (replay["game"], replay["players"]) == (document["game"], document["players"])
        assert len(replay["frames"]) == moves + 1 and len(replay["seats"]) == document["players"]
        assert [event for frame in replay["frames"] for event in frame["events"]] == state.events(eyes)
        assert replay["frames"][-1]["view"] == state.view(eyes) and replay["frames"][0]["seat"] is None


@pytest.mark.parametrize("name", KINDS)
def test_all_open_shows_what_every_seat_knows(server, name):
    id = keep(server, read(name))
    replays = [server.get(f"/api/records/{id}/replay?eyes={eyes}")[1]["frames"] for eyes in ("open", 0, 1)]
    for opened, *own in zip(*replays, strict=True):
        for seat, frame in enumerate(own):
            known = opened["view"]["seats"][seat]
            assert all(known[name] == value for name, value in frame["view"]["seats"][seat].items())
        assert opened["view"]["seat"] is None


def test_a_table_that_is_over_is_told_the_same_and_one_in_play_is_not(server):
    id, tokens = server.table("djinn", 2)
    assert server.get(f"/api/tables/{id}/replay")[0] == 409
    document = play_out(server, id, tokens)
    told = server.get(f"/api/tables/{id}/replay?eyes=1")[1]
    assert [seat["name"] for seat in told["seats"]] == ["Player A", "Player B"]
    kept = server.get(f"/api/records/{keep(server, document)}/replay?eyes=1")[1]
    assert kept["frames"] == told["frames"]
    for number in (0, 7, len(told["frames"]) - 1):
        moment = server.get(f"/api/tables/{id}/moments/{number}?seat=1")[1]
        assert moment["view"] == told["frames"][number]["view"]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda r: b"no json", "It isn’t a record: it should be JSON."),
        (lambda r: [r], "(a record should be a map of names to values"),
        (lambda r: {"format": "karat/1"}, "game: is missing"),
        (lambda r: r | {"game": "chess"}, "game: should be one of"),
        (lambda r: r | {"game": {}}, "game: should be one of"),
        (lambda r: r | {"game": ["x"] * 5000}, "game: should be one of"),
        (lambda r: r | {"steps": [*r["steps"][:9], [0, "\ud800"]]}, "It isn’t a record"),  # half a character
        (lambda r: r | {"steps": [*r["steps"][:9], [0, "fly"]]}, "steps[9]: "),
        (lambda r: r | {"result": r["result"] | {"winners": [1]}}, "result.winners: should be [0], not [1]"),
        (lambda r: b"[" * 200_000, "It isn’t a record"),
        (lambda r: b" " * 300_000, "That’s too big: it should be at most 262,144 bytes."),
    ],
)
def test_what_is_no_record_gets_a_sentence_that_names_the_field(server, change, sentence):
    status, problem = server.post("/api/records", change(read("diamant-3")))
    assert status in (400, 413) and sentence in problem["sentence"]


def test_an_unfinished_record_is_told_and_played_on_but_not_analysed(server):
    document = read("diamant-3")
    steps = document["steps"][:9]
    moves = sum(1 for who, _ in steps if who != "deal")
    id = keep(server, document | {"steps": steps, "result": None})
    frames = server.get(f"/api/records/{id}/replay")[1]["frames"]
    assert len(frames) == moves + 1 and not frames[-1]["view"]["over"]
    for path in ("analysis", "mistakes?eyes=0"):
        assert server.get(f"/api/records/{id}/{path}")[1]["reason"] == "record-not-over"
    made = server.make("diamant", **{"from": {"record": id, "move": moves}})
    server.sit(made["table"]["id"], "Ada", made["token"])
    play_out(server, made["table"]["id"], [made["token"]])


@pytest.mark.parametrize("path", ["", "/replay", "/analysis"])
def test_a_record_that_is_not_kept_is_not_found(server, path):
    for id in ("0" * 32, "nonsense", "%00"):
        assert server.get(f"/api/records/{id}{path}")[0] == 404


def test_wrong_eyes_are_refused(server):
    id = keep(server, read("diamant-3"))
    for eyes in ("3", "-1", "x", "", "²"):
        status, problem = server.get(f"/api/records/{id}/replay?eyes={quote(eyes)}")
        assert status == 400 and problem["sentence"].startswith("eyes: should be a seat from 0 to 2")


def test_records_are_swept_like_tables(db):
    async def main():
        store = Store(db)
        await store.open()
        records = Records(store)
        id = await records.keep(json.dumps(read("diamant-3")).encode())
        await records.keep_verdict(await records.read(id), "{}")
        assert await records.verdict(id) == "{}"
        await records.keep(json.dumps(read("diamant-3")).encode())
        assert await records.verdict(id) == "{}"  # it is the same record still
        await records.forget_untouched(1000, 500)
        await records.forget_untouched(1400, 500)
        await records.keep(json.dumps(read("diamant-3")).encode())  # touched
        await records.forget_untouched(1600, 500)
        await records.forget_untouched(2000, 500)
        assert (await records.read(id))["game"] == "diamant"
        await records.forget_untouched(2100, 500)
        assert await records.verdict(id) is None
        await store.close()

    asyncio.run(main())


def test_records_of_one_address_are_limited(tmp_path):
    server = Server(tmp_path / "tables.db", rate=4).start()
    answers = [server.post("/api/records", b"{}") for _ in range(8)]
    assert [status for status, _ in answers] == [400] * 4 + [429] * 4
    assert answers[-1][1]["sentence"] == "That was too many files at once. Please wait a minute."
    server.stop()


# Play on from here ---------------------------------------------------------------------------------------------------
class PlayedOn:
    """A table that goes on from two thirds of a record's game, with one person and bots."""

    def __init__(self, server, name):
        self.server, self.document, self.rng = server, read(name), random.Random(1)
        record = keep(server, self.document)
        frames = server.get(f"/api/records/{record}/replay?eyes=0")[1]["frames"]
        self.at = len(frames) * 2 // 3
        self.start = frames[self.at]["view"]
        self.made = server.make(self.document["game"], **{"from": {"record": record, "move": self.at}})
        self.id, self.token = self.made["table"]["id"], self.made["token"]
        server.sit(self.id, "Ada", self.token)

    async def begin(self):
        """Deal, and take the first move back again."""
        async with Player(self.server, self.id, self.token) as player:
            await player.do("word", word="opal")
            await player.do("start")
            started = await player.hears("changed", what="started")
            assert started["now"]["view"] == self.start and started["events"] == []
            now = await player.until(lambda one: one.now if one.now["decision"] or one.now["result"] else None)
            if now["decision"]:
                await player.do("move", move=self.rng.choice(now["legal"]), decision=now["decision"])
                await player.do("undo")

    async def end(self):
        """Play to the end and make the next table."""
        async with Player(self.server, self.id, self.token) as player:
            result = await player.play(self.rng)
            assert (await player.do("rematch"))["type"] == "done"
            return result, (await player.hears("changed", what="rematch"))["table"]["next"]

    def check(self):
        result, following = asyncio.run(self.end())
        played = self.server.get(f"/api/tables/{self.id}/record")[1]
        state, _ = verify(karat.game(self.document["game"]), played)
        assert list(state.scores) == result["scores"] and "position" in played
        assert karat.Deal(bytes.fromhex(result["secret"])).commitment == self.made["table"]["commitment"]
        assert self.server.get(f"/api/tables/{following}")[1]["phase"] == "open"
        assert self.server.get(f"/api/tables/{self.id}/replay?eyes=0")[1]["frames"][0]["view"] == self.start


def test_games_are_played_on_from_any_moment_over_a_restart(tmp_path):
    server = Server(tmp_path / "tables.db").start()
    games = [PlayedOn(server, name) for name in KINDS]
    for game in games:
        asyncio.run(game.begin())
    server.stop()
    server.start()
    for game in games:
        game.check()
    server.stop()


def test_what_comes_after_a_moment_is_dealt_anew(server):
    record = keep(server, read("diamant-3"))
    decks = set()
    for _ in range(3):
        made = server.make("diamant", **{"from": {"record": record, "move": 4}})
        id, token = made["table"]["id"], made["token"]
        server.sit(id, "Ada", token)
        decks.add(tuple(play_out(server, id, [token])["position"]["deck"]))
    assert len(decks) == 3 and len({tuple(sorted(deck)) for deck in decks}) == 1


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"from": {"move": 3}}, "from: should name a table or a record."),
        ({"from": {"move": -1}}, "from.move: "),
        ({"from": {"move": 99}}, "move: should be 0 to 33; after that the game is over."),
        ({"from": {"move": 34}}, "move: should be 0 to 33; after that the game is over."),
        ({"game": "djinn", "from": {"move": 3}}, "game: should be that of the game to play on"),
        ({"players": 4, "from": {"move": 3}}, "players: should be that of the game to play on"),
        ({"options": {"relics": True}, "from": {"move": 3}}, "options: should be that of the game to play on"),
    ],
)
def test_a_wrong_moment_to_play_on_from_is_refused(server, wish, sentence):
    if not sentence.startswith("from: "):
        wish = wish | {"from": wish["from"] | {"record": keep(server, read("diamant-3"))}}
    status, problem = server.post("/api/tables", {"game": "diamant"} | wish)
    assert status == 400 and problem["sentence"].startswith(sentence)


def test_only_a_table_that_is_over_is_played_on_from_and_a_private_one_only_by_its_guests(server):
    id, tokens = server.table("diamant", 1, private=True)
    wish = {"game": "diamant", "from": {"table": id, "move": 1}}
    assert server.post("/api/tables", wish, tokens[0])[0] == 409
    play_out(server, id, tokens)
    assert server.post("/api/tables", wish)[0] == 404
    assert server.post("/api/tables", wish, tokens[0])[0] == 201
