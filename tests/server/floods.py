"""What an attacker does to a server, bounded in rate and time, from an address of its own on this machine.

python tests/server/floods.py PORT pings --seconds 10          one flood; it stops by itself
"""

import argparse
import asyncio
import contextlib
import http.client
import json
import random
import sys
import time
from pathlib import Path

import karat

sys.path.insert(0, str(Path(__file__).parents[1]))

ATTACKER = "127.0.0.66"  # so that limits by address are the attacker's, not the victim's
GONE = (OSError, EOFError, http.client.HTTPException)
PING, EMPTY_START, EMPTY_MORE = b"\x89\x80\0\0\0\0", b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0"
ONE_BYTE = b"1\r\nx\r\n"
LONG_PING = b"\x89\xfd\0\0\0\0" + b"x" * 125
UNDOERS, THINKERS, HALF_REQUESTS, WATCHERS, UNREAD = 6, 59, 280, 190, 400
RATE = 19  # messages a second of one socket that undoes, nearly all that are allowed
LONG_TOKEN = "long-game-0"  # of the first seat at tables with a long game


class House:
    """Somebody who talks to a server from an address of their own."""

    def __init__(self, port, address):
        self.port, self.address = port, address

    async def connect(self):
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))

    async def socket(self, table, token=None):
        """A socket at a table, after the welcome; its streams."""
        reader, writer = await self.connect()
        writer.write(
            b"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        await reader.readuntil(b"\r\n\r\n")
        writer.write(text({"type": "hello", "table": table} | ({"token": token} if token else {})))
        await next_message(reader)
        return reader, writer

    def ask(self, method, path, body=None, token=None, **headers):
        """A request; blocks."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30, source_address=(self.address, 0))
        with contextlib.closing(connection):
            headers |= {"Authorization": f"Bearer {token}"} if token else {}
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            answer = connection.getresponse()
            read = answer.read()
            return answer.status, json.loads(read) if read[:1] in b"{[" and read else read

    async def post(self, path, body, token=None):
        status, answer = await asyncio.to_thread(self.ask, "POST", path, body, token)
        if status != 201:
            raise OSError(f"{status}: {answer}")
        return answer

    async def table(self, game, people, **wish):
        """A table with people of this house at it: its id and their tokens."""
        made = await self.post("/api/tables", {"game": game, "pace": "instant", "grace": None} | wish)
        id, tokens = made["table"]["id"], []
        for i in range(people):
            body, token = {"name": f"Player {chr(65 + i)}"}, made["token"] if i == 0 else None
            tokens.append((await self.post(f"/api/tables/{id}/seats", body, token))["token"])
        return id, tokens


class Attacker(House):
    def __init__(self, port, end, long=()):
        super().__init__(port, ATTACKER)
        self.end, self.long = end, long

    @property
    def goes_on(self):
        return time.monotonic() < self.end

    # Sockets ---------------------------------------------------------------------------------------------------------
    async def _frames(self, start, frame, bytes_per_second, drain):
        """One socket that sends frames at a rate, and reads the answers only if it `drain`s them."""
        while self.goes_on:
            with contextlib.suppress(*GONE):
                id, _ = await self.table("diamant", 0)
                reader, writer = await self.socket(id)
                writer.write(start)
                reading = asyncio.create_task(self._read(reader)) if drain else None
                batch = frame * (bytes_per_second // 50 // len(frame))
                try:
                    while self.goes_on and not writer.is_closing():
                        writer.write(batch)
                        if writer.transport.get_write_buffer_size() > 1 << 20:
                            async with asyncio.timeout(1):
                                await writer.drain()
                        await asyncio.sleep(0.02)
                finally:
                    writer.transport.abort()
                    if reading:
                        reading.cancel()
            await asyncio.sleep(0.2)

    async def _read(self, reader):
        with contextlib.suppress(*GONE):
            while await reader.read(1 << 16):
                pass

    async def pings(self):
        """H2: empty pings, 1.65 MB a second."""
        await self._frames(b"", PING, 1_650_000, True)

    async def continuations(self):
        """H2: a message of empty frames that never ends."""
        await self._frames(EMPTY_START, EMPTY_MORE, 1_650_000, True)

    async def deaf(self):
        """H2: two sockets that ping and never read."""
        await asyncio.gather(*(self._frames(b"", LONG_PING, 10_000_000, False) for _ in range(2)))

    # Requests --------------------------------------------------------------------------------------------------------
    async def headers(self):
        """H3: a request whose headers never end: 60 MB of them."""
        while self.goes_on:
            with contextlib.suppress(*GONE):
                _, writer = await self.connect()
                writer.write(b"GET /api/games HTTP/1.1\r\nHost: x\r\n")
                lines, sent = b"X-Filler: of a request\r\n" * 2500, 0
                while self.goes_on and sent < 60_000_000 and not writer.is_closing():
                    writer.write(lines)
                    await writer.drain()
                    sent += len(lines)
                    await asyncio.sleep(0)
                while self.goes_on and not writer.is_closing():
                    await asyncio.sleep(0.1)
                writer.transport.abort()
            await asyncio.sleep(0.2)

    async def halves(self):
        """H3: connections that ask for something whole, then for half of something."""
        held = []
        while self.goes_on:
            with contextlib.suppress(*GONE):
                reader, writer = await self.connect()
                writer.write(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n")
                async with asyncio.timeout(5):
                    await reader.readuntil(b"\r\n\r\n")
                writer.write(b"GET /api/games HTTP/1.1\r\nHo")
                held.append(writer)
            held = [writer for writer in held if not writer.is_closing()]
            await asyncio.sleep(0.01 if len(held) < HALF_REQUESTS else 0.2)

    async def bodies(self):
        """A body that comes in chunks of one byte, on four connections."""
        await asyncio.gather(*(self._body() for _ in range(4)))

    async def _body(self):
        while self.goes_on:
            with contextlib.suppress(*GONE):
                reader, writer = await self.connect()
                writer.write(b"GET /api/games HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
                reading = asyncio.create_task(self._read(reader))
                try:
                    while self.goes_on and not writer.is_closing():
                        writer.write(ONE_BYTE * 10_000)
                        await writer.drain()
                        await asyncio.sleep(0)
                finally:
                    writer.transport.abort()
                    reading.cancel()
            await asyncio.sleep(0.05)

    async def paths(self):
        """M7: files that are there and are not, as fast as eight connections can ask."""
        await self._ask_all(lambda: f"/assets/{random.randrange(1 << 30)}.js")

    async def replays(self):
        """M7: replays of a long game."""
        with contextlib.suppress(*GONE):
            id = (await self.post("/api/records", self._record()))["record"]
            await self._ask_all(lambda: f"/api/records/{id}/replay?eyes=open")

    def _longest(self):
        """The record of a game that is about as long as games get."""
        state = karat.game("diamoniak").new(4, seed=3, keep_colour=True)
        while not state.over:
            seat = state.to_move[0]
            state.play(seat, state.legal(seat)[0])
        return state.record()

    def _record(self):
        return json.loads((Path(__file__).parents[1] / "records" / "diamoniak-4-keep-colour.json").read_text())

    async def codes(self):
        """Codes to scan, which take milliseconds to draw: those of links that other devices could follow."""
        with contextlib.suppress(*GONE):
            id, _ = await self.table("diamant", 0)
            await self._ask_all(lambda: f"/api/tables/{id}/link", Host="house.local")

    async def moments(self):
        """Moments of a long game that is over, and its record, which the server's loop works out."""
        paths = [
            f"/api/tables/{id}/{what}" for id in self.long or ["none"] for what in ("record", "moments/700?seat=0")
        ]
        await self._ask_all(lambda: random.choice(paths))

    async def unread(self):
        """Hundreds of connections that ask for a long replay, not packed, and read nothing of it."""
        with contextlib.suppress(*GONE):
            id = (await self.post("/api/records", self._longest()))["record"]
            await asyncio.to_thread(self.ask, "GET", f"/api/records/{id}/replay?eyes=open")
            held = []
            while self.goes_on:
                with contextlib.suppress(*GONE):
                    if len(held) < UNREAD:
                        _, writer = await asyncio.open_connection(
                            "127.0.0.1", self.port, local_addr=(self.address, 0), limit=1
                        )
                        writer.transport.pause_reading()
                        writer.write(f"GET /api/records/{id}/replay?eyes=open HTTP/1.1\r\nHost: x\r\n\r\n".encode())
                        held.append(writer)
                held = [writer for writer in held if not writer.is_closing()]
                await asyncio.sleep(0.01 if len(held) < UNREAD else 0.2)

    async def _ask_all(self, path, tokens=(None,), **headers):
        async def ask():
            while self.goes_on:
                with contextlib.suppress(*GONE):
                    await asyncio.to_thread(self.ask, "GET", path(), None, random.choice(tokens), **headers)

        await asyncio.gather(*(ask() for _ in range(8)))

    # Tables ----------------------------------------------------------------------------------------------------------
    async def undos(self):
        """H4: six tables at which a move is made and taken back, again and again; those with a long game are told."""
        await asyncio.gather(*(self._undo(id) for id in self.long or [None] * UNDOERS))

    async def _undo(self, id):
        with contextlib.suppress(*GONE):
            tokens = [LONG_TOKEN]
            if id is None:
                id, tokens = await self.table("diamant", 3, players=3)
            reader, writer = await self.socket(id, tokens[0])
            reading = asyncio.create_task(self._read(reader))
            writer.write(text({"type": "start", "id": "start"}))
            count = 0
            while self.goes_on and not writer.is_closing():
                count += 1
                writer.write(text({"type": "move", "id": f"m{count}", "move": "stay"}))
                writer.write(text({"type": "undo", "id": f"u{count}"}))
                await asyncio.sleep(2 / RATE)
            reading.cancel()
            writer.transport.abort()

    async def watchers(self):
        """Hundreds of sockets that come to watch a long game, are told all of it, go, and come again."""
        with contextlib.suppress(*GONE):
            id = self.long[0] if self.long else (await self.table("diamant", 0))[0]
            await asyncio.gather(*(self._watch(id) for _ in range(WATCHERS)))

    async def _watch(self, id):
        while self.goes_on:
            with contextlib.suppress(*GONE):
                reader, writer = await self.socket(id)
                reading = asyncio.create_task(self._read(reader))
                await asyncio.sleep(random.random())
                writer.transport.abort()
                reading.cancel()
            await asyncio.sleep(0.01)

    async def thinkers(self):
        """H5: tables whose bots are of level 6, and which nobody looks at."""
        await asyncio.gather(*(self._think() for _ in range(THINKERS)))
        await asyncio.sleep(max(0, self.end - time.monotonic()))

    async def _think(self):
        with contextlib.suppress(*GONE):
            made = await self.post("/api/tables", {"game": "djinn", "players": 4, "pace": "instant"})
            _, writer = await self.socket(made["table"]["id"], made["token"])
            for seat in range(4):
                writer.write(text({"type": "seat", "id": f"s{seat}", "seat": seat, "level": "6"}))
            writer.write(text({"type": "start", "id": "start"}))
            await asyncio.sleep(1)
            writer.close()

    async def questions(self):
        """H5: the coach of one table is asked by eight connections at once."""
        with contextlib.suppress(*GONE):
            id, tokens = await self.table("djinn", 2, players=2, coach=True)
            _, writer = await self.socket(id, tokens[0])
            writer.write(text({"type": "start", "id": "start"}))
            await self._ask_all(lambda: f"/api/tables/{id}/advice", tokens)


OF_SOCKETS = ("pings", "continuations", "deaf")
OF_REQUESTS = ("headers", "halves", "bodies", "paths", "replays", "codes", "unread")
AT_LONG_GAMES = ("undos", "watchers", "moments")
FLOODS = (*OF_SOCKETS, *OF_REQUESTS, *AT_LONG_GAMES, "thinkers", "questions")


def text(message):
    """A message as a masked text frame."""
    body = json.dumps(message).encode()
    size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
    return b"\x81" + size + b"\0\0\0\0" + body


async def next_message(reader):
    """The next frame of the server's, whatever it holds."""
    _, size = await reader.readexactly(2)
    if size == 126:
        size = int.from_bytes(await reader.readexactly(2), "big")
    elif size == 127:
        size = int.from_bytes(await reader.readexactly(8), "big")
    return await reader.readexactly(size)


async def flood(port, name, seconds, long):
    attacker = Attacker(port, time.monotonic() + seconds, long)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds + 5):
            await getattr(attacker, name)()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("port", type=int)
    parser.add_argument("flood", choices=FLOODS)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--long", nargs="*", default=[], help="tables with a long game, for `undos`")
    wish = parser.parse_args()
    asyncio.run(flood(wish.port, wish.flood, wish.seconds, wish.long))
