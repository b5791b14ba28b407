"""Before the game: tables, seats, tokens, names, the host, spectators."""

import asyncio
from urllib.request import Request, urlopen

import pytest

from karat.server.tables.tokens import LETTERS, clean, looks_like
from server.house import Player


def info(server, id, token=None):
    return server.get(f"/api/tables/{id}", token)[1]


def test_a_table_has_a_link_a_code_and_a_picture_of_the_link(server):
    made = server.make("kadora", players=2, options={"seat_view": True})
    table = made["table"]
    assert len(table["code"]) == 6 and set(table["code"]) <= set(LETTERS)
    assert made["link"] == f"{server.url}/t/{table['code']}"
    assert made["watch"].endswith("#watch")
    assert table["options"]["seat_view"] is True and table["phase"] == "open"
    assert [seat["kind"] for seat in table["seats"]] == ["open", "open"]
    typed = f" {table['code'][:3]}-{table['code'][3:].lower()} ".replace(" ", "%20")
    assert info(server, typed) == table == info(server, table["id"])
    status, way = server.get(f"/api/tables/{table['id']}/link", Host="house.local")
    assert status == 200 and way["link"] == f"http://house.local/t/{table['code']}" and way["qr"].startswith("<svg")
    assert server.get(f"/api/tables/{table['id']}/qr.svg", Host="house.local")[1] == way["qr"]


def test_a_picture_of_a_link_is_kept_nowhere(server):
    """It may hold a token."""
    made = server.make("kadora", players=2, private=True)
    headers = {"Host": "house.local", "Authorization": f"Bearer {made['token']}"}
    with urlopen(Request(f"{server.url}/api/tables/{made['table']['id']}/qr.svg?own=1", headers=headers)) as answer:
        assert answer.headers["Cache-Control"] == "no-store" and answer.read().startswith(b"<svg")


@pytest.mark.parametrize("host", ["127.0.0.1:{}", "localhost:{}", "karat.localhost", "[::1]:{}", "0.0.0.0:{}"])
def test_no_code_leads_to_where_no_other_device_can_go(server, host):
    status, made = server.post("/api/tables", {"game": "kadora"}, Host=host.format(server.port))
    assert status == 201 and made["others"] is False and made["qr"] is None
    status, way = server.get(f"/api/tables/{made['table']['id']}/link", Host=host.format(server.port))
    assert status == 200 and way["others"] is False and way["qr"] is None
    for path in ("qr.svg", "qr.svg?seat=1"):
        status, refused = server.get(f"/api/tables/{made['table']['id']}/{path}", Host=host.format(server.port))
        assert status == 409 and refused["reason"] == "only-here" and "--host 0.0.0.0" in refused["sentence"]


def test_the_link_for_a_token_brings_its_owner(server):
    id, (host, friend) = server.table("kadora", 2)
    at = f"/api/tables/{id}/link"
    assert server.get(at, friend, Host="house.local")[1]["link"].endswith(f"#join={friend}")
    assert "#" not in server.get(at, host, Host="house.local")[1]["link"]  # a host's token goes nowhere
    own = server.get(f"{at}?own=1", host, Host="house.local")[1]  # but to a device of the host's own
    assert own["link"].endswith(f"#join={host}") and own["qr"].startswith("<svg")


@pytest.mark.parametrize(
    ("wish", "field"),
    [
        ({"game": "chess"}, "game"),
        ({"game": "diamant", "players": 2}, "players"),
        ({"game": "diamant", "players": 99}, "players"),
        ({"game": "diamant", "options": {"relics": 3}}, "relics"),
        ({"game": "diamant", "options": {"players": 4}}, "options"),
        ({"game": "diamant", "options": {"fly": 4}}, "fly"),
        ({"game": "diamant", "stand_in": "9"}, "stand_in"),
        ({"game": "diamant", "clock": 0}, "clock"),
        ({"game": "diamant", "pace": "hasty"}, "pace"),
        ({"game": "diamant", "colour": "red"}, "colour"),
        ({}, "game"),
        ([], None),
    ],
)
def test_a_wrong_wish_is_refused_with_a_sentence_that_names_the_field(server, wish, field):
    status, problem = server.post("/api/tables", wish)
    assert status == 400 and problem["sentence"]
    assert field is None or field in problem.get("field", problem["sentence"])


def test_seats_are_taken_once_and_names_and_colours_differ(server):
    id = server.make("diamant")["table"]["id"]
    server.sit(id, "Ada", seat=2, colour="ruby")
    seat = info(server, id)["seats"][2]
    assert (seat["kind"], seat["name"], seat["colour"], seat["host"]) == ("person", "Ada", "ruby", False)
    path = f"/api/tables/{id}/seats"
    assert server.post(path, {"name": "Bob", "seat": 2})[0] == 409
    assert server.post(path, {"name": "Bob", "seat": 3})[0] == 409
    assert server.post(path, {"name": "  АDА "})[1]["field"] == "name"  # the first and last letter are Cyrillic
    assert server.post(path, {"name": "\u202e\u200b"})[1]["field"] == "name"
    server.sit(id, "Bob", colour="ruby")
    assert info(server, id)["seats"][0]["colour"] not in ("ruby", "")
    server.sit(id, "Cyd")
    assert server.post(path, {"name": "Dan"})[0] == 409


def test_names_are_cleaned():
    assert clean("  Ada\u0000\u202e  Lovelace\n") == "Ada Lovelace"
    assert clean("ＡＤＡ") == "ADA"
    assert clean("e" + "\u0301" * 20).startswith("é") and len(clean("e" + "\u0301" * 20)) <= 3
    assert len(clean("x" * 500)) == 20
    assert clean("Zoë Ångström") == "Zoë Ångström" and clean("Аня") == "Аня"
    for unseen in "\u3164\u115f\uffa0\u2800\u034f\ufe0e\ufe0f\U000e0100\u17b4\u180b\u200d\u061c\ufffc":
        assert clean(unseen) == "" and clean(f"A{unseen}da") == "Ada"
    assert clean("\u0301\u0301") == "" and clean("A \u0301da") == "A da"  # marks on nothing
    assert clean("❤\ufe0f") == "❤\ufe0f" and clean("नीना") == "नीना"
    assert looks_like("Paul", "Раul") and looks_like("Ann", "ánn") and looks_like("Bill", "B1ll")
    assert not looks_like("Ann", "Anna")
    assert looks_like("🦊", "🦊") and looks_like("❤", "❤\ufe0f") and not looks_like("🦊", "🐻")
    assert not looks_like("मीना", "मन")  # vowels are no accents there


def test_the_host_sets_seats_orders_them_and_starts(server):
    id, (host, guest) = server.table("diamant", 2)

    async def main():
        async with Player(server, id, host) as one, Player(server, id, guest) as other:
            assert (await one.hears("welcome"))["you"] == {"seat": 0, "host": True}
            assert (await other.hears("welcome"))["you"] == {"seat": 1, "host": False}
            for command in (
                {"type": "start"},
                {"type": "close"},
                {"type": "seat", "seat": 2, "to": "bot"},
                {"type": "order", "order": [2, 1, 0]},
                {"type": "reissue", "seat": 0},
            ):
                refused = await other.do(**command)
                assert refused["error"] == "not-yours"
            assert (await one.do("seat", seat=2, to="bot", level="careful"))["type"] == "done"
            changed = await other.hears("changed", what="seat")
            assert changed["table"]["seats"][2] == {
                "kind": "bot",
                "name": "",
                "colour": "",
                "level": "careful",
                "host": False,
                "stand_in": False,
            }
            assert (await one.do("seat", seat=2, to="bot", level="x"))["field"] == "level"
            assert (await one.do("seat", seat=5, to="bot"))["field"] == "seat"
            assert (await one.do("order", order=[0, 0, 1]))["field"] == "order"
            assert (await one.do("order", order=[2, 0, 1]))["type"] == "done"
            ordered = (await other.hears("changed", what="ordered"))["table"]["seats"]
            assert [seat["name"] for seat in ordered] == ["", "Player A", "Player B"]
            assert (await other.do("profile", name="Bea", colour="onyx"))["type"] == "done"
            assert (await one.hears("changed", what="profile"))["table"]["seats"][2]["name"] == "Bea"
            assert (await one.do("seat", seat=0, to="open"))["type"] == "done"
            assert (await one.do("start"))["type"] == "done"
            started = await other.hears("changed", what="started")
            assert started["table"]["phase"] == "playing" and started["table"]["seats"][0]["kind"] == "bot"
            assert started["now"]["view"]["seat"] == 2 and started["events"]
            assert (await one.do("start"))["error"] == "not-now"
            assert server.post(f"/api/tables/{id}/seats", {"name": "Late"})[0] == 409

    asyncio.run(main())


def test_a_lost_seat_gets_a_new_token_and_the_old_one_is_dead(server):
    id, (host, guest) = server.table("diamant", 2)

    async def main():
        async with Player(server, id, host) as one, Player(server, id, guest) as other:
            done = await one.do("reissue", seat=1)
            assert (await other.hears("bye"))["reason"] == "removed"
            async with Player(server, id, guest) as again:
                assert (await again.hears("refused"))["error"] == "not-yours"
            async with Player(server, id, done["token"]) as again:
                assert (await again.hears("welcome"))["you"]["seat"] == 1

    asyncio.run(main())


def test_a_closed_table_is_closed_for_everybody(server):
    id, (host, guest) = server.table("diamant", 2)

    async def main():
        async with Player(server, id, host) as one, Player(server, id, guest) as other:
            await one.do("close")
            assert (await other.hears("bye"))["reason"] == "closed"

    asyncio.run(main())
    assert info(server, id)["phase"] == "closed"
    assert server.post(f"/api/tables/{id}/seats", {"name": "Late"})[0] == 409


def test_spectators_see_what_is_public_and_may_do_nothing(server):
    id, tokens = server.table("djinn", 2)

    async def main():
        async with Player(server, id, tokens[0]) as one, Player(server, id) as watcher:
            await one.do("start")
            now = (await watcher.hears("changed", what="started"))["now"]
            assert now["view"]["seat"] is None and now["legal"] == [] and now["decision"] is None
            assert all("hand" not in seat for seat in now["view"]["seats"])
            for command in (
                {"type": "move", "move": "play P2"},
                {"type": "undo"},
                {"type": "start"},
                {"type": "leave"},
                {"type": "say", "what": "phrase", "value": "hello"},
                {"type": "rematch"},
            ):
                assert (await watcher.do(**command))["error"] == "not-yours"
            presence = await one.hears("presence", watchers=1)
            assert presence["here"] == [0]

    asyncio.run(main())


def test_the_device_that_a_table_is_played_on_is_no_spectator(server):
    """What was found: whoever played round one tablet, or before a big screen, was told that somebody watches."""
    made = server.make("kadora", players=2)
    id = made["table"]["id"]
    people = [server.sit(id, name) for name in ("Ada", "Bo")]  # the host has no seat

    async def main():
        async with Player(server, id, made["token"]), Player(server, id, people[0]) as ada:
            await ada.hears("presence", here=[0], watchers=0)
            async with Player(server, id):
                await ada.hears("presence", watchers=1)

    asyncio.run(main())


def test_a_private_table_does_not_exist_without_a_token(server):
    made = server.make("djinn", private=True)
    id, code, host = made["table"]["id"], made["table"]["code"], made["token"]
    join, watch = made["link"].split("#join=")[1], made["watch"].split("#watch=")[1]
    nowhere = server.get("/api/tables/nosuchtable")
    for name in (id, code):
        for token in (None, "guessed", host[:-1]):
            for path in ("", "/record", "/moments/0", "/link", "/qr.svg"):
                assert server.get(f"/api/tables/{name}{path}", token) == nowhere
            assert server.post(f"/api/tables/{name}/seats", {"name": "Eve"}, token) == nowhere
    assert server.post(f"/api/tables/{id}/seats", {"name": "Eve"}, watch)[0] == 403
    guest = server.sit(code, "Ada", join)
    assert info(server, id, guest)["seats"][0]["name"] == "Ada"
    assert server.get(f"/api/tables/{id}/link", join, Host="house.local")[1]["link"].endswith(f"#join={join}")
    assert server.get(f"/api/tables/{id}/link", host, Host="house.local")[0] == 404

    async def main():
        for token in (None, "guessed"):
            async with Player(server, id, token) as stranger, Player(server, "nosuchtable", token) as lost:
                told, elsewhere = await stranger.hears("refused"), await lost.hears("refused")
                assert told == elsewhere and told["error"] == "not-found"
        async with Player(server, code, watch) as one, Player(server, id, watch) as other:
            assert (await one.hears("welcome"))["you"]["seat"] is None
            assert await other.hears("presence", watchers=2)  # one link, many spectators

    asyncio.run(main())


def test_tokens_are_for_one_table_and_never_stored(server):
    id, (host, guest) = server.table("diamant", 2)
    other, _ = server.table("diamant", 2)
    assert server.get(f"/api/tables/{other}/record", guest)[1]["error"] == "not-yours"
    kept = b"".join(path.read_bytes() for path in _files(server))
    assert host.encode() not in kept and guest.encode() not in kept and id.encode() in kept


def _files(server):
    from pathlib import Path

    return [path for path in Path(server.db).parent.glob("tables.db*") if not path.name.endswith("-shm")]


def test_a_device_is_told_with_whom_it_plays_and_whose_turn_it_is(server):
    device = "device-secret-of-the-turns"
    made = server.post("/api/tables", {"game": "kadora", "players": 2}, x_device=device)[1]
    id, token = made["table"]["id"], made["token"]

    def mine():
        return server.get("/api/device", x_device=device)[1][0]

    assert mine()["seats"] is None  # nobody here has sat down
    server.post(f"/api/tables/{id}/seats", {"name": "Ada"}, token, x_device=device)
    friend = server.sit(id, "Bo")
    assert [seat["name"] for seat in mine()["seats"]] == ["Ada", "Bo"] and mine()["to_move"] == []

    async def play():
        async with Player(server, id, token) as ada, Player(server, id, friend) as bo:
            await ada.do("start")
            for player in (ada, bo):
                await player.until(lambda one: one.now)
            asked = [seat for seat, player in enumerate((ada, bo)) if player.now["decision"] is not None]
            assert mine()["to_move"] == asked != []
            await ada.do("close")
            assert mine()["seats"] is None and mine()["to_move"] == []

    asyncio.run(play())


def test_what_a_device_has_here_can_be_listed_and_deleted(server):
    device = "device-secret-0123456789"
    made = server.post("/api/tables", {"game": "diamant", "chat": True}, x_device=device)[1]
    id = made["table"]["id"]
    assert server.post(f"/api/tables/{id}/seats", {"name": "Host"}, made["token"], x_device=device)[0] == 201
    other = server.make("djinn", chat=True)["table"]["id"]
    token = server.post(f"/api/tables/{other}/seats", {"name": "Grace"}, x_device=device)[1]["token"]

    async def talk():
        async with Player(server, other, token) as player:
            await player.do("say", what="text", value="my secret thought")

    asyncio.run(talk())
    mine = {(table["id"], table["name"], table["host"]) for table in server.get("/api/device", x_device=device)[1]}
    assert mine == {(id, "Host", True), (other, "Grace", False)}
    assert server.get("/api/device", x_device="x" * 20)[1] == []
    assert server.get("/api/device")[0] == 400
    assert server.ask("DELETE", "/api/device", x_device=device)[0] == 204
    assert server.get("/api/device", x_device=device)[1] == []
    assert server.get(f"/api/tables/{other}", token)[0] == 403
    assert [seat["name"] for seat in info(server, other)["seats"]] == ["", ""]
