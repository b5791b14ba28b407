"""What strangers and broken programs send: always a clear refusal, never a dropped server."""

import asyncio
import json
import socket
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from karat.server.protocol.schemas import DOCUMENTS, text
from karat.server.settings import Settings
from karat.server.web.guard import Guard
from karat.server.web.limits import Limits
from patience import LONGEST, PATIENCE
from server.house import Player, Server, play_out

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("name", DOCUMENTS)
def test_the_documents_are_those_of_the_types(name):
    assert (DOCS / name).read_text(encoding="utf-8") == text(DOCUMENTS[name]), (
        "python -m karat.server.protocol.schemas docs"
    )


def test_every_route_survives_schemathesis(server):
    command = [
        str(Path(sys.executable).with_name("schemathesis")),
        "run",
        str(DOCS / "openapi.json"),
        "--url",
        server.url,
        "--max-examples",
        "8",
        "--phases",
        "examples,coverage,fuzzing",
        "--seed",
        "1",
        "--checks",
        "not_a_server_error,status_code_conformance,response_schema_conformance,content_type_conformance",
        "--exclude-path",
        "/metrics",
        "--suppress-health-check",
        "all",
    ]
    run = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST, check=False)
    assert run.returncode == 0, run.stdout[-3000:] + run.stderr[-2000:]


scraps = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)
KINDS = (
    "hello",
    "move",
    "undo",
    "vote",
    "say",
    "word",
    "profile",
    "leave",
    "start",
    "seat",
    "order",
    "reissue",
    "rematch",
    "fly",
)
kinds = st.sampled_from(KINDS)
FIELDS = (
    "id",
    "move",
    "decision",
    "ask",
    "yes",
    "what",
    "value",
    "word",
    "name",
    "seat",
    "to",
    "level",
    "order",
    "game",
    "players",
    "options",
    "colour",
    "token",
    "last",
)
fields = st.sampled_from(FIELDS)
messages = st.one_of(
    st.builds(lambda kind, rest: json.dumps(rest | {"type": kind}), kinds, st.dictionaries(fields, scraps, max_size=6)),
    st.text(max_size=200),
    st.binary(max_size=200),
    scraps.map(json.dumps),
)


@given(st.lists(messages, min_size=1, max_size=25), st.booleans())
@settings(max_examples=40)
def test_every_message_is_answered_or_refused_and_the_table_goes_on(server, batch, seated):
    id, tokens = server.table("diamant", 2)

    async def main():
        async with Player(server, id, tokens[0] if seated else None) as player:
            for message in batch:
                await player.say(message)
            await player.until(lambda p: sum(m["type"] in ("done", "refused") for m in p.told) >= len(batch))
            assert all(m.get("sentence", "x") for m in player.told)
            assert (await player.do("say", what="phrase", value="hello"))["type"] in ("done", "refused")

    asyncio.run(main())
    assert server.get("/health")[1]["status"] == "ok"


@given(messages)
@settings(max_examples=40)
def test_a_first_message_that_is_no_hello_is_refused(server, message):
    async def main():
        async with connect(server.url.replace("http", "ws", 1) + "/api/socket", compression=None) as wire:
            await wire.send(message)
            answer = json.loads(await wire.recv())
            assert answer["type"] == "refused" and answer["sentence"]
            with pytest.raises(ConnectionClosed):
                await wire.recv()

    asyncio.run(main())


DEEP = '{"type": "rematch", "id": "deep", "options": {"a": ' + "[" * 7000 + "]" * 7000 + "}}"


def test_a_message_that_is_far_too_deep_is_refused_like_any_other(server):
    id, tokens = server.table("diamant", 2)

    async def main():
        async with connect(server.url.replace("http", "ws", 1) + "/api/socket", compression=None) as wire:
            await wire.send(DEEP)
            assert json.loads(await wire.recv())["error"] == "bad"
        async with Player(server, id, tokens[0]) as player:
            await player.say(DEEP)
            assert (await player.hears("refused"))["error"] == "bad"
            assert (await player.do("say", what="phrase", value="hello"))["type"] == "done"

    asyncio.run(main())


def test_a_zero_byte_reaches_no_database(db):
    """PostgreSQL cannot keep it: what is committed together with it would be lost too."""
    server = Server(db).start()
    id, tokens = server.table("diamant", 2)

    async def main():
        async with Player(server, id, tokens[0]) as player:
            odd = player.do("say", id="a\0", what="phrase", value="hello")
            usual = [player.do("say", what="phrase", value="hello") for _ in range(20)]
            answers = await asyncio.gather(*usual[:10], odd, *usual[10:])
            assert [answer["type"] for answer in answers] == ["done"] * 10 + ["refused"] + ["done"] * 10
            assert answers[10]["error"] == "bad"

    asyncio.run(main())
    assert server.get("/api/tables/%00")[0] == server.get("/api/tables/A%00/record")[0] == 404
    _, err = server.stop()
    assert '"error"' not in err, err


def test_pages_of_other_sites_cannot_speak_to_the_server(server):
    async def main():
        url = server.url.replace("http", "ws", 1) + "/api/socket"
        with pytest.raises(InvalidStatus) as refused:
            await connect(url, origin="https://evil.example")
        assert refused.value.response.status_code == 403
        await (await connect(url, origin=server.url)).close()

    asyncio.run(main())
    status, problem = server.post("/api/tables", {"game": "diamant"}, origin="https://evil.example")
    assert status == 403 and problem["field"] == "Origin"
    assert server.post("/api/tables", {"game": "diamant"}, origin=server.url)[0] == 201


def test_bodies_and_messages_have_a_size_limit(server):
    assert server.post("/api/tables", b'{"game": "' + b"x" * 20_000 + b'"}')[0] == 413
    id, tokens = server.table("diamant", 2)

    async def main():
        async with Player(server, id, tokens[0]) as player:
            await player.say("x" * 20_000)
            await player.hears("end")
        async with Player(server, id, tokens[0]) as player:  # and one without end
            await player.hears("welcome")
            with pytest.raises(ConnectionClosed):
                await player.socket.send("y" * 1000 for _ in range(100_000))

    asyncio.run(main())
    assert server.get("/health")[0] == 200


def test_a_page_may_load_nothing_from_elsewhere(server):
    import urllib.request

    with urllib.request.urlopen(server.url + "/") as answer:
        policy = answer.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy and "script-src 'self';" in policy and "frame-ancestors 'none'" in policy
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert "Karat" in answer.read().decode()
    assert server.get("/api/nothing")[0] == 404 and server.get("/t/ABCDEF")[0] == 200
    assert "root:" not in server.get("/../../etc/passwd")[1]


def test_a_thousand_half_open_connections_leave_the_server_alone_and_are_sent_away(server):
    beginnings = [b"", b"GET /api/socket HTTP/1.1\r\n", b"GET / HTTP/1.1\r\nHost: x\r\nX: "]
    with ExitStack() as wires:
        half_open = []
        for number in range(1000):
            wire = wires.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE))
            wire.sendall(beginnings[number % 3])
            half_open.append(wire)
        id, tokens = server.table("diamant", 1)  # people come and play meanwhile
        assert play_out(server, id, tokens)["result"]
        assert {_last(wire) for wire in half_open} == {b"", b"HTTP/1.1 408 Request Timeout"}


def test_who_never_reads_is_sent_away_and_costs_the_others_nothing(server):
    """A socket that takes nothing while a megabyte after the other is told to it."""
    id, tokens = server.table("diamant", 2, chat=True)
    text = "\N{GEM STONE}" * 300
    count = 0

    async def main():
        nonlocal count
        lazy = await connect(
            server.url.replace("http", "ws", 1) + "/api/socket", compression=None, max_queue=1, ping_interval=None
        )
        lazy.transport.pause_reading()
        lazy.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        await lazy.send(json.dumps({"type": "hello", "table": id, "token": tokens[1]}))
        async with Player(server, id, tokens[0]) as player:
            await player.until(lambda p: any(m["type"] == "presence" and m["here"] == [0, 1] for m in p.told))
            before = _memory(server)
            while not any(m["type"] == "presence" and m["here"] == [0] for m in player.told):
                some = [player.do("say", what="text", value=text) for _ in range(100)]
                assert all(answer["type"] == "done" for answer in await asyncio.gather(*some))
                count += len(some)
                assert count < 20_000, "the server keeps everything for somebody who takes nothing"
            assert _memory(server) - before < 30
            assert sum(m["type"] == "said" for m in player.told) == count
        lazy.transport.abort()

    asyncio.run(main())
    assert count > 500


def _memory(server):
    """Megabytes that a server holds."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


@pytest.fixture
def strict(tmp_path):
    """A server with the limits it has by default, only so low that clients who are slow meet them too."""
    one = Server(tmp_path / "tables.db", rate=0.2).start()
    yield one
    one.stop()


def test_limits_are_on_by_default(strict):
    id, tokens = strict.table("diamant", 1)

    def ask(_):
        return strict.get("/api/games")[0]

    async def main():
        async with Player(strict, id, tokens[0]) as player:
            with ThreadPoolExecutor(3) as pool:
                assert 429 in set(pool.map(ask, range(20)))
            answers = await asyncio.gather(*(player.do("say", what="phrase", value="hello") for _ in range(30)))
            assert answers[0]["type"] == "done"
            assert answers[-1]["error"] == "slow-down"
            async with asyncio.timeout(PATIENCE):
                while (await player.do("say", what="phrase", value="hello"))["type"] != "done":
                    await asyncio.sleep(1)
            for _ in range(400):
                await player.say("{}")
            assert (await player.hears("bye"))["reason"] == "refused"

    asyncio.run(main())


def test_one_address_has_so_many_sockets():
    guard = Guard(Settings("", rate=1), Limits(1))
    with ExitStack() as many:
        assert [many.enter_context(guard.place("here")) for _ in range(12)] == [True] * 10 + [False] * 2
        assert many.enter_context(guard.place("elsewhere"))
    with guard.place("here") as free:
        assert free


def test_who_says_nothing_is_sent_away(server):
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as wire:

        async def main():
            async with connect(server.url.replace("http", "ws", 1) + "/api/socket") as other:
                assert json.loads(await asyncio.wait_for(other.recv(), PATIENCE))["reason"] == "silent"

        asyncio.run(main())
        assert wire.recv(100) == b""


def _last(wire):
    """The first line of all that comes until a connection is closed."""
    told = b""
    while part := wire.recv(10_000):
        told += part
    return told.partition(b"\r\n")[0]
