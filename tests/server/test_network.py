"""Between the network and the tables: what one client may send, leave unread and hold open, and who it is."""

import asyncio
import gc
import gzip
import json
import random
import re
import socket
import sqlite3
import threading
import weakref
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from http.client import HTTPConnection
from pathlib import Path

import pytest

from karat.errors import BadSetup
from karat.server.protocol.messages import NewTable
from karat.server.protocol.refusal import REFUSALS
from karat.server.settings import Settings
from karat.server.web import limits as limits_module
from karat.server.web.address import is_own_name
from karat.server.web.connections import MOST_GONE, Places
from karat.server.web.guard import PIECE, Guard
from karat.server.web.limits import LIMITS, Limits, read_limits, table
from karat.server.web.pages import STATIC, pages, read_files
from karat.server.web.proxies import Proxies, network_of
from patience import PATIENCE
from server.frames import CLOSE, CONT, PING, PONG, TEXT, Client, frame
from server.house import Player, Server, play_out
from server.test_secrecy import world

DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture(scope="module")
def usual(tmp_path_factory):
    """A server with the limits that it has unless told otherwise."""
    one = Server(tmp_path_factory.mktemp("usual") / "tables.db", rate=20).start()
    yield one
    _, err = one.stop()
    assert '"error"' not in err, err


def met(server, limit):
    """How often a limit was met, as /metrics says."""
    return int(re.search(rf'over_limit_total{{limit="{limit}"}} (\d+)', server.get("/metrics")[1])[1])


def gauge(server, name):
    return int(re.search(rf"^{name} (\d+)", server.get("/metrics")[1], re.M)[1])


# Frames --------------------------------------------------------------------------------------------------------------
FLOODS = {
    "frames": [frame(PING)],
    "pongs": [frame(PONG, b"unasked")],
    "parts": [frame(TEXT, b"", False), frame(CONT, b"", False)],  # a message that never ends
    "bytes": [frame(PING, b"x" * 125)],
}


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_is_cut_and_the_others_are_answered(usual, kind):
    id, tokens = usual.table("diamant", 2)
    first, *rest = FLOODS[kind]
    flood = first + (rest or [first])[0] * 50_000
    before = met(usual, "frames")

    async def main():
        async with Player(usual, id, tokens[0]) as player:
            flooder = Client(usual.port, hello={"type": "hello", "table": id, "token": tokens[1]})
            sending = asyncio.to_thread(_send, flooder.wire, flood)
            answers = asyncio.gather(*(player.do("say", what="phrase", value="hello") for _ in range(20)))
            assert {answer["type"] for answer in await answers} == {"done"}
            await sending
            pongs, code, reason = await asyncio.to_thread(_last_words, flooder)
            assert (code, reason) == (1008, "You sent far too much.")
            assert pongs < 240 + 512  # the reserve, and what is read at once
            await player.until(lambda p: any(m["type"] == "presence" and m["here"] == [0] for m in p.told))

    asyncio.run(main())
    assert met(usual, "frames") == before + 1


def _send(wire, data):
    with suppress(OSError):  # it was cut off
        wire.sendall(data)


def _last_words(client):
    """Pongs until the close frame, its code and its reason."""
    pongs = 0
    with client.wire:
        while True:
            opcode, payload = client.read()
            pongs += opcode == PONG
            if opcode == CLOSE:
                return pongs, int.from_bytes(payload[:2]), payload[2:].decode()


def test_pongs_that_nobody_reads_are_bounded(tmp_path):
    """Without a limit on frames the other one holds: on what is left unread."""
    limits = ("frames", "socket-bytes")
    server = Server(tmp_path / "tables.db", *(word for one in limits for word in ("--limit", f"{one}=0")), rate=20)
    server.start()
    id, tokens = server.table("diamant", 1)
    lazy = Client(server.port, hello={"type": "hello", "table": id, "token": tokens[0]})
    sent, ping = 0, frame(PING, b"x" * 125) * 100
    with pytest.raises(OSError):
        while sent < 200_000_000:
            lazy.wire.sendall(ping)
            sent += len(ping)
    lazy.wire.close()
    assert met(server, "unread-bytes") == 1 and sent < 50_000_000  # most of it in the system's own buffers
    assert gauge(server, "karat_http_connections") == 1
    server.stop()


def test_messages_that_come_in_many_parts_are_whole(usual):
    id, tokens = usual.table("diamant", 1)
    client = Client(usual.port, hello={"type": "hello", "table": id, "token": tokens[0]})
    text = json.dumps({"type": "say", "id": "1", "what": "phrase", "value": "hello"}).encode()
    with client.wire:
        for at in range(0, len(text), 10):
            client.wire.sendall(frame(CONT if at else TEXT, text[at : at + 10], at + 10 >= len(text)))
        while (message := json.loads(client.read()[1]))["type"] != "done":
            pass
        assert message["id"] == "1"


def test_one_address_has_so_many_sockets_and_the_next_is_told(tmp_path):
    server = Server(tmp_path / "tables.db", "--limit", "sockets=3").start()
    server.get("/health")  # answers once the rules are loaded
    with ExitStack() as wires:
        for _ in range(3):
            wires.enter_context(Client(server.port).wire)
        late = Client(server.port)
        opcode, text = late.read()
        assert opcode == TEXT and json.loads(text)["reason"] == "too-many-sockets"
        opcode, payload = late.read()
        assert opcode == CLOSE and int.from_bytes(payload[:2]) == 1013
        late.wire.close()
    server.stop()


# Connections ---------------------------------------------------------------------------------------------------------
def _raw(server, *parts):
    """All that comes back on a connection until it is closed."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as wire:
        for part in parts:
            _send(wire, part)
        told = b""
        try:
            while part := wire.recv(65536):
                told += part
        except ConnectionError:
            pass
        return told


GET = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"


@pytest.mark.parametrize(
    "head",
    [
        GET + b"X: " + b"x" * 20_000_000,  # one that never ends
        GET + b"X: y\r\n" * 3_000_000,
        GET + b"X: y\r\n" * 101 + b"\r\n",
        GET + b"X: " + b"x" * 17_000 + b"\r\n\r\n",
        b"GET /" + b"x" * 20_000_000,
    ],
)
def test_headers_have_a_size_and_a_number(usual, head):
    assert _raw(usual, head)[:12] in (b"HTTP/1.1 431", b"")  # nothing where the rest of it was still on its way


def test_a_request_without_much_is_answered(usual):
    assert b"200 OK" in _raw(usual, GET + b"Connection: close\r\n" + b"X: y\r\n" * 90 + b"\r\n")


@pytest.fixture(scope="module")
def hasty(tmp_path_factory):
    """A server that waits a second, where others wait for half a minute."""
    limits = [word for one in ("head", "body") for word in ("--limit", f"{one}-seconds=1")]
    one = Server(tmp_path_factory.mktemp("hasty") / "tables.db", *limits, "--limit", "connections=20", rate=20).start()
    yield one
    one.stop()


BODY = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n" + b'{"game": "diamant"}'


@pytest.mark.parametrize(
    ("parts", "last"),
    [
        ([GET], b"408"),
        ([GET + b"\r\n", GET], b"408"),  # the second one of a connection
        ([GET + b"\r\n", b"\r\n"], None),  # not even the beginning of one
        ([BODY], b"408"),
        ([GET + b"\r\n" + BODY], b"408"),
    ],
)
def test_every_request_has_a_deadline(hasty, parts, last):
    lines = re.findall(rb"HTTP/1.1 (\d+)", _raw(hasty, *parts))
    assert lines[-1:] == ([last] if last else [b"200"])
    assert gauge(hasty, "karat_tables_made_total") == 0  # a body that is not whole makes nothing


CHUNKED = GET + b"Transfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    "request_",
    [
        CHUNKED + b"1\r\nx\r\n" * 1_000_000,
        CHUNKED + b"1;" + b"x" * 6_000_000,
        GET + b"Content-Length: 999999999\r\n\r\n" + b"x" * 6_000_000,
    ],
    ids=["byte by byte", "a size that never ends", "long"],
)
def test_a_body_that_nobody_wants_is_cut_off(usual, request_):
    before = met(usual, "request-bytes")
    _raw(usual, request_)
    assert met(usual, "request-bytes") == before + 1


def test_what_is_left_of_connections_is_looked_for():
    """What was found: memory grew by 15 MB with every flood of watchers, for what they left lay there for an hour."""

    class Circle:
        def __init__(self):
            self.own = self

    async def main():
        places, circle = Places(Limits(0), Proxies("")), Circle()
        left = weakref.ref(circle)
        del circle
        for _ in range(MOST_GONE):
            places.leave(places.enter("127.0.0.1"))
        await asyncio.sleep(0)
        assert left() is None and places.taken == 0

    gc.disable()
    try:
        asyncio.run(main())
    finally:
        gc.enable()


def test_what_comes_behind_a_body_is_no_header(usual):
    """A proxy passes it on as it came: there it could make up an address or an origin."""
    ask = b"GET /api/device HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n"
    ask += b"%s\r\n0\r\n%s\r\n"
    device = b"X-Device: 0123456789abcdef\r\n"
    assert b"200 OK" in _raw(usual, ask % (device, b""))
    assert b" 400 " in _raw(usual, ask % (b"", device))


UPGRADE = (
    b"Host: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


@pytest.mark.parametrize(
    "handshake",
    [
        b"GET /api/socket HTTP/1.1\r\n" + UPGRADE + b"Content-Length: 4\r\n\r\nbody",
        b"GET /api/socket HTTP/1.1\r\n" + UPGRADE + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"GET /api/socket?" + b"x" * 9000 + b" HTTP/1.1\r\n" + UPGRADE + b"\r\n",
    ],
    ids=["body", "chunks", "long line"],
)
def test_a_handshake_that_is_none_is_refused_and_holds_no_place(usual, handshake):
    assert _raw(usual, handshake)[:10] == b"HTTP/1.1 4"
    assert gauge(usual, "karat_http_connections") == 1


def test_one_address_has_so_many_connections_and_the_log_says_so_once(tmp_path):
    server = Server(tmp_path / "tables.db", "--limit", "connections=20").start()
    server.get("/health")
    with ExitStack() as wires:
        many = [wires.enter_context(socket.create_connection(("127.0.0.1", server.port))) for _ in range(40)]
        for wire in many:
            wire.settimeout(PATIENCE)
            _send(wire, GET + b"\r\n")
        answers = [wire.recv(12) for wire in many]
    assert answers.count(b"HTTP/1.1 200") == 20 and answers.count(b"HTTP/1.1 503") == 20
    while server.get("/health")[0] == 503:
        pass  # the others are being closed
    assert met(server, "connections") >= 20
    _, err = server.stop()
    assert err.count("over the limit connections of 20") == 1 and "127.0.0.1" not in err


# Who it is -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("believed", "peer", "forwarded", "client"),
    [
        ("", "10.0.0.1", "6.6.6.6", "10.0.0.1"),
        ("10.0.0.1", "10.0.0.1", "6.6.6.6, 7.7.7.7", "7.7.7.7"),  # the client said 6.6.6.6 itself
        ("10.0.0.0/8", "10.0.0.1", "6.6.6.6, 7.7.7.7, 10.0.0.9", "7.7.7.7"),
        ("10.0.0.0/8", "8.8.8.8", "6.6.6.6", "8.8.8.8"),
        ("*", "10.0.0.1", "6.6.6.6, 7.7.7.7", "7.7.7.7"),
        ("*", "10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", "10.0.0.1", "7.7.7.7, unknown", "10.0.0.1"),
        ("10.0.0.1", "::ffff:10.0.0.1", "[2001:db8::1]:4711", "2001:db8::1"),
        ("10.0.0.1", "10.0.0.1", "7.7.7.7:4711", "7.7.7.7"),
        ("10.0.0.0/8", "10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"),
    ],
)
def test_only_what_believed_proxies_added_counts(believed, peer, forwarded, client):
    assert Proxies(believed).client(peer, forwarded) == client


def test_a_proxy_that_is_no_address_is_refused():
    with pytest.raises(BadSetup, match="proxy: should be addresses, networks"):
        Proxies("caddy")


def test_addresses_count_by_the_network_of_a_house():
    assert network_of("2001:db8:1:2:a::1") == network_of("2001:db8:1:2:b::9") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("fe80::1%eth0") == "fe80::/64"


@pytest.mark.parametrize("proxy", ["*", "127.0.0.1"])
def test_made_up_addresses_do_not_help_behind_a_proxy(tmp_path, proxy):
    server = Server(tmp_path / "tables.db", "--proxy", proxy, "--limit", "requests=0.01", rate=1).start()
    forwarded = [f"10.0.{n}.7, 203.0.113.5" for n in range(100)]
    statuses = [server.get("/api/games", X_Forwarded_For=one)[0] for one in forwarded]
    assert statuses.count(429) > 60
    assert server.get("/api/games", X_Forwarded_For="203.0.113.6")[0] == 200
    server.stop()


# Hosts, origins, links -----------------------------------------------------------------------------------------------
def test_odd_origins_and_hosts_are_refused(usual):
    for origin in ("http://[", "null", "http://[::1", "\x7f", "http://" + "x" * 5000):
        assert usual.post("/api/tables", {"game": "diamant"}, origin=origin)[0] in (400, 403), origin
    for host in ("x" * 300, "a b", "[", "[::1", "a/b", "a@b", "a:b:c", "a:123456"):
        assert usual.get("/api/games", host=host)[0] == 400, host
        assert usual.post("/api/tables", {"game": "diamant"}, host=host)[1]["field"] == "Host"


def test_links_follow_only_names_of_the_house(usual):
    def link(host):
        return usual.post("/api/tables", {"game": "diamant"}, host=host)[1]["link"].partition("/t/")[0]

    assert link(f"localhost:{usual.port}") == f"http://localhost:{usual.port}"
    assert link("karat.local:8000") == "http://karat.local:8000"
    assert link("192.168.1.5:8000") == "http://192.168.1.5:8000"
    assert link("[fd00::5]:8000") == "http://[fd00::5]:8000"
    for host in ("evil.example", "evil.example:80", "6.6.6.6", "local.evil.example", "x" * 60 + ".example"):
        assert link(host) == usual.url


def test_names_of_the_house():
    assert all(map(is_own_name, ("karat", "karat.local", "pi.fritz.box", "tables.home.arpa", "10.1.2.3", "[::1]")))
    assert not any(map(is_own_name, ("karat.example.org", "8.8.8.8", "local.example", "[2a00:1450::1]")))


# Files and replays ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/a%00b.js",
        "/assets/%00",
        "/t/%0a",
        "/%ff%fe.js",
        "/..%2f..%2fetc%2fpasswd.x",
        "/assets/nothing.js",
        "/" + "x" * 3000 + ".js",
        "/index.html/x.js",
        "/%c0%ae%c0%ae/x.y",
    ],
)
def test_odd_paths_are_not_found(usual, path):
    assert usual.get(path)[0] == 404


def test_files_are_read_once(tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(b"<p>page")
    (tmp_path / "assets" / "a-1.js").write_bytes(b"script")
    (tmp_path / "assets" / "a-1.js.gz").write_bytes(gzip.compress(b"script"))
    files = read_files(tmp_path)
    assert set(files) == {"index.html", "assets/a-1.js"}
    app = pages(tmp_path)
    for path in (tmp_path / "index.html", *(tmp_path / "assets").iterdir()):
        path.unlink()

    def get(path, method="GET", **headers):
        sent = []

        async def send(message):
            sent.append(message)

        raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
        scope = {"type": "http", "method": method, "path": path, "headers": raw}
        asyncio.run(app(scope, None, send))
        told = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
        return sent[0]["status"], told, b"".join(message.get("body", b"") for message in sent[1:])

    status, headers, body = get("/t/ABCDEF")
    assert (status, body, headers["cache-control"]) == (200, b"<p>page", "no-cache")
    status, headers, body = get("/assets/a-1.js", accept_encoding="gzip, br")
    assert headers["content-encoding"] == "gzip" and gzip.decompress(body) == b"script"
    assert "immutable" in headers["cache-control"] and headers["content-type"].startswith("text/javascript")
    assert get("/assets/a-1.js")[2] == b"script" and "content-encoding" not in get("/assets/a-1.js")[1]
    assert get("/assets/a-1.js", if_none_match=headers["etag"])[0] == 304
    assert get("/", method="POST")[0] == 405 and get("/assets/b.js")[0] == 404


def test_a_long_answer_goes_out_in_pieces_and_each_waits_for_the_one_before():
    """What was found: whoever read nothing of a replay of megabytes kept all of it in memory."""
    body, sent = random.Random(1).randbytes(5 * PIECE + 7), []

    async def app(scope, receive, send):
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": body})

    async def send(message):
        sent.append(message)

    scope = {"type": "http", "method": "GET", "path": "/", "headers": [], "client": ("127.0.0.1", 1)}
    asyncio.run(Guard(Settings(""), Limits(0)).around(app, app)(scope, None, send))
    parts = [message["body"] for message in sent[1:]]
    assert b"".join(parts) == body and max(map(len, parts)) <= PIECE
    assert [message.get("more_body", False) for message in sent[1:]] == [True] * 5 + [False]


def test_a_replay_is_unpacked_bit_by_bit_for_those_who_take_no_gzip(usual):
    record = json.loads((Path(__file__).parents[1] / "records" / "diamoniak-4-keep-colour.json").read_text("utf-8"))
    path = f"/api/records/{usual.post('/api/records', record)[1]['record']}/replay?eyes=open"
    texts, lengths = [], []
    for wish in ({"Accept-Encoding": "gzip"}, {}):
        with closing(HTTPConnection("127.0.0.1", usual.port, timeout=PATIENCE)) as wire:
            wire.request("GET", path, headers=wish)
            answer = wire.getresponse()
            texts.append(answer.read())
            lengths.append(int(answer.headers["Content-Length"]))
    packed, plain = texts
    assert gzip.decompress(packed) == plain and lengths == [len(packed), len(plain)]
    assert len(plain) > 4 * PIECE


def test_files_have_a_limit(tmp_path):
    server = Server(tmp_path / "tables.db", "--limit", "pages=0.01", rate=20).start()
    assert [server.get("/icon.svg")[0] for _ in range(3)] == [200, 429, 429]
    server.stop()


def test_a_replay_is_worked_out_once_for_all_who_ask(tmp_path):
    server = Server(tmp_path / "tables.db", "--limit", "replays=0.01", rate=20).start()
    id, tokens = server.table("diamant", 2)
    play_out(server, id, tokens)
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: server.get(f"/api/tables/{id}/replay"), range(8)))
    assert {status for status, _ in answers} == {200} and len({json.dumps(body) for _, body in answers}) == 1
    record = server.post("/api/records", server.get(f"/api/tables/{id}/record")[1])[1]["record"]
    lists = ("scores", "winners", "decisions", "curve", "moments", "seats", "best", "luckiest")
    verdict = {"own_error": 0.1} | {name: [] for name in lists}
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        database.execute("UPDATE records SET verdict = ?", (json.dumps(verdict),))
    for path in (f"tables/{id}/replay?eyes=0", f"records/{record}/mistakes?eyes=0"):
        status, problem = server.get(f"/api/{path}")
        assert (status, problem["reason"]) == (429, "too-many-replays")
    assert server.ask("DELETE", "/api/device", x_device="of a stranger, who was never here")[0] == 204
    assert server.get(f"/api/tables/{id}/replay")[0] == 200  # it is remembered still
    server.stop()


def test_a_code_is_drawn_beside_all_else_and_an_address_gets_so_many(tmp_path, monkeypatch):
    begun, another_was_answered = threading.Event(), threading.Event()

    def draw(link):
        begun.set()
        assert another_was_answered.wait(PATIENCE)
        return link

    monkeypatch.setattr("karat.server.web.app._qr", draw)

    async def main():
        async with world(tmp_path / "tables.db", codes=0.001) as app:
            id, _ = await app.tables.new_table(NewTable("kadora"), None)

            def ask(path):
                return Server.ask(app, "GET", f"/api/tables/{id}{path}", Host="house.local")

            drawing = asyncio.create_task(asyncio.to_thread(ask, "/qr.svg"))
            assert await asyncio.to_thread(begun.wait, PATIENCE)
            assert (await asyncio.to_thread(ask, ""))[0] == 200
            another_was_answered.set()
            assert (await drawing)[0] == 200
            for path in ("/link", "/qr.svg?seat=1"):
                assert (await asyncio.to_thread(ask, path))[0] == 429
            assert app.limits.met["codes"] == 2

    asyncio.run(main())


# The limits themselves -----------------------------------------------------------------------------------------------
def test_the_docs_have_the_table_of_limits():
    assert table() in (DOCS / "server.md").read_text(encoding="utf-8"), "python -m karat.server.web.limits prints it"


def test_every_limit_is_used_and_has_its_sentence():
    folder = Path(limits_module.__file__).parents[1]
    sources = [path.read_text(encoding="utf-8") for path in folder.rglob("*.py")]
    for name, limit in LIMITS.items():
        used = sum(text.count(f'"{name}"') for text in sources)
        assert used > 1, name
        assert limit.reason is None or limit.reason in REFUSALS


def test_limits_are_set_by_name():
    own = read_limits(["frames=120", "sockets=0"])
    limits = Limits(20, own)
    assert limits["frames"] == 120 and limits["sockets"] == float("inf") and limits["messages"] == 20
    assert Limits(10)["connections"] == 250 and Limits(0)["requests"] == float("inf")
    assert Limits(0)["unread-bytes"] == LIMITS["unread-bytes"].most  # whatever the rate
    for wrong in ("frames", "frames=x", "frames=-1", "frames=nan", "unread-bytes=0", "fun=1"):
        with pytest.raises(BadSetup, match="limit: "):
            read_limits([wrong])


def test_what_is_remembered_of_addresses_is_bounded(monkeypatch):
    monkeypatch.setattr("karat.server.web.limits.MOST_KEYS", 100)
    limits = Limits(20)
    for n in range(1000):
        limits.allows("tables", n)
    assert len(limits.left["tables"].held) <= 100


# A class of thirty ---------------------------------------------------------------------------------------------------
DEVICES, TABLES = 30, 6


def test_a_class_of_thirty_on_one_address_notices_no_limit(usual):
    """All open the page with all its files at once, make and find tables, sit down, play a game out, and look at it."""
    with ThreadPoolExecutor(DEVICES) as pool:
        for statuses in pool.map(lambda _: _open_page(usual), range(DEVICES)):
            assert set(statuses) <= {200}
        made = list(pool.map(lambda n: usual.make("diamant", players=5), range(TABLES)))
        ids = [made[n % TABLES]["table"]["id"] for n in range(DEVICES)]

        def arrive(n):
            assert usual.get("/api/games")[0] == usual.get(f"/api/tables/{ids[n]}")[0] == 200
            return usual.sit(ids[n], f"Child {n}", made[n]["token"] if n < TABLES else None)

        tokens = list(pool.map(arrive, range(DEVICES)))
        asyncio.run(_play_together(usual, ids, tokens))
        paths = [f"/api/tables/{ids[n]}/replay?eyes={n // TABLES}" for n in range(DEVICES)]
        assert {status for status, _ in pool.map(usual.get, paths, tokens)} == {200}
    assert all(met(usual, name) == 0 for name in LIMITS if name not in EXPECTED)


EXPECTED = ("request-bytes", "frames", "head-bytes", "headers", "socket-bytes")  # which other tests here go past


def _open_page(server):
    """The statuses of a page and of all files that the build has, as a browser without a cache asks for them."""
    names = ["", *(name for name in read_files(STATIC) if not name.endswith(".woff2"))]
    return [_status(server, name) for name in names]


def _status(server, name):
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as wire:
        wire.sendall(f"GET /{name} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        return int(wire.recv(12).split()[1])


async def _play_together(server, ids, tokens):
    players = [Player(server, id, token) for id, token in zip(ids, tokens, strict=True)]
    await asyncio.gather(*(player.come() for player in players))
    for player in players[:TABLES]:
        assert (await player.do("start"))["type"] == "done"
    results = await asyncio.gather(*(player.play() for player in players))
    assert all(results)
    refused = [message for player in players for message in player.told if message["type"] == "refused"]
    assert refused == []
    await asyncio.gather(*(player.go() for player in players))
