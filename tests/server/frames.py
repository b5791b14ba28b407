"""The cases of the Autobahn test suite for WebSocket servers, without compression, over raw sockets.

    python tests/server/frames.py               this server and plain uvicorn beside each other, a line for each chapter
    python tests/server/frames.py --long        with chapter 9, messages of up to 16 MB
    python tests/server/frames.py --all         a line for each case

`ours` echoes through the server's own connection and wire, `table` is a table of a running `karat serve`, which answers
every message with a refusal, and `plain` echoes through uvicorn as it is. OK is what the suite asks for, LAX what it
lets pass (a mistake noticed late, an answer lost before one), FAILED all else.
"""

import argparse
import asyncio
import json
import socket
import struct
import subprocess
import sys
import tempfile
import time
from collections import Counter
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))
from patience import PATIENCE

TEXT, BINARY, CONT, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
OK, LAX, FAILED = "OK", "LAX", "FAILED"
BIGGEST = 1 << 25
MASK = b"\x37\xfa\x21\x3d"


class Case(NamedTuple):
    """What is sent, in pieces of `chop` bytes; what should come back; how it should end."""

    sends: list  # frames; None: wait a moment
    back: list = []  # noqa: RUF012  (opcode, payload)
    end: str = "clean"  # or fail, or fast: fail before the last piece
    chop: int = 0
    few: list = None  # answers that are LAX
    code: int = 1000  # of the close frame that comes back, where it is clean


def frame(opcode, payload=b"", fin=True, rsv=0):
    size = len(payload)
    form, short = ("!BB", size) if size < 126 else ("!BBH", 126) if size < 65536 else ("!BBQ", 127)
    head = struct.pack(form, fin << 7 | rsv << 4 | opcode, 0x80 | short, *([size] if short > 125 else []))
    mask = MASK * (size // 4 + 1)
    masked = (int.from_bytes(payload, "big") ^ int.from_bytes(mask[:size], "big")).to_bytes(size, "big")
    return head + MASK + masked


def parts(payload, size, opcode=TEXT):
    """A message in frames of some bytes."""
    pieces = [payload[at : at + size] for at in range(0, len(payload), size)] or [b""]
    return [frame(CONT if at else opcode, one, at == len(pieces) - 1) for at, one in enumerate(pieces)]


def bye(code=None, reason=b""):
    return frame(CLOSE, b"" if code is None else struct.pack("!H", code) + reason)


# The cases -----------------------------------------------------------------------------------------------------------
def cases(long=False):
    """All cases by their numbers."""
    found = {}
    chapters = (_sizes, _pings, _reserved, _opcodes, _fragments, _utf8, _closing, *([_big] if long else []), _split)
    for chapter in chapters:
        for name, case in chapter():
            assert name not in found, name
            found[name] = case
    return found


def _sizes():
    for kind, opcode, letter in ((1, TEXT, b"*"), (2, BINARY, b"\xfe")):
        for number, size in enumerate((0, 125, 126, 127, 128, 65535, 65536, 65536), 1):
            whole, chop = letter * size, 997 if number == 8 else 0
            yield f"1.{kind}.{number}", Case([frame(opcode, whole)], [(opcode, whole)], chop=chop)


def _pings():
    odd = b"\x00\xff\xfe\xfd\xfc\xfb\x00\xff"
    for number, payload in enumerate((b"", b"Hello, world!", odd, b"\xfe" * 125), 1):
        yield f"2.{number}", Case([frame(PING, payload)], [(PONG, payload)])
    yield "2.5", Case([frame(PING, b"\xfe" * 126)], end="fail")
    yield "2.6", Case([frame(PING, b"\xfe" * 125)], [(PONG, b"\xfe" * 125)], chop=1)
    yield "2.7", Case([frame(PONG)])
    yield "2.8", Case([frame(PONG, b"unsolicited")])
    yield "2.9", Case([frame(PONG, b"unsolicited"), frame(PING, b"ping")], [(PONG, b"ping")])
    many = [b"payload-%d" % n for n in range(10)]
    for number, chop in ((10, 0), (11, 1)):
        yield f"2.{number}", Case([frame(PING, one) for one in many], [(PONG, one) for one in many], chop=chop)


def _after_text(bad, chop=0):
    """A good message, a bad frame, and a ping that is too late."""
    return Case([frame(TEXT, b"Hello"), bad, frame(PING)], [(TEXT, b"Hello")], "fail", chop, [])


def _reserved():
    yield "3.1", Case([frame(TEXT, b"Hello", rsv=1)], end="fail")
    for number, rsv, chop in ((2, 2, 0), (3, 3, -1), (4, 4, 1)):
        yield f"3.{number}", _after_text(frame(TEXT, b"Hello", rsv=rsv), chop)
    yield "3.5", Case([frame(BINARY, b"\x00\xff", rsv=5)], end="fail")
    yield "3.6", Case([frame(PING, b"Hello", rsv=6)], end="fail")
    yield "3.7", Case([frame(CLOSE, rsv=7)], end="fail")


def _opcodes():
    for kind, first in ((1, 3), (2, 11)):
        yield f"4.{kind}.1", Case([frame(first)], end="fail")
        yield f"4.{kind}.2", Case([frame(first + 1, b"reserved")], end="fail")
        yield f"4.{kind}.3", _after_text(frame(first + 2))
        yield f"4.{kind}.4", _after_text(frame(first + 3, b"reserved"))
        yield f"4.{kind}.5", _after_text(frame(first + 4, b"reserved"), 1)


def _fragments():
    two, both = [frame(TEXT, b"fragment1", False), frame(CONT, b"fragment2")], (TEXT, b"fragment1fragment2")
    yield "5.1", Case([frame(PING, b"a", False), frame(CONT, b"b")], end="fail")
    yield "5.2", Case([frame(PONG, b"a", False), frame(CONT, b"b")], end="fail")
    for number, chop in ((3, 0), (4, -1), (5, 1)):
        yield f"5.{number}", Case(two, [both], chop=chop)
    for number, chop in ((6, 0), (7, -1), (8, 1)):
        yield f"5.{number}", Case([two[0], frame(PING, b"ping"), two[1]], [(PONG, b"ping"), both], chop=chop)
    for number, (fin, chop) in enumerate(product((True, False), (0, -1, 1)), 9):
        yield f"5.{number}", Case([frame(CONT, b"non-continuation", fin), frame(TEXT, b"Hello")], end="fail", chop=chop)
    yield "5.15", Case([*two, frame(CONT, b"c", False), frame(TEXT, b"Hello")], [both], "fail", few=[])
    for number, fin in ((16, False), (17, True)):
        again = [frame(CONT, b"fragment1", fin), frame(TEXT, b"fragment2", False), frame(CONT, b"fragment3")]
        yield f"5.{number}", Case(again * 2, end="fail")
    yield "5.18", Case([two[0], frame(TEXT, b"fragment2")], end="fail")
    five = [frame(TEXT if n == 1 else CONT, b"fragment%d" % n, n == 5) for n in range(1, 6)]
    whole = (TEXT, b"".join(b"fragment%d" % n for n in range(1, 6)))
    for number, chop in ((19, 0), (20, -1)):
        sends = [*five[:2], frame(PING, b"one"), None, *five[2:4], frame(PING, b"two"), five[4]]
        yield f"5.{number}", Case(sends, [(PONG, b"one"), (PONG, b"two"), whole], chop=chop)


KOSME = "κόσμε".encode()
STRESS = {  # chapters 6.5 to 6.23, after Markus Kuhn's test of decoders
    5: [b"hello$world", *(f"hello{c}world".encode() for c in "¢€𤭢"), KOSME],
    6: [KOSME[:n] for n in range(1, len(KOSME) + 1)],
    7: [b"\x00", b"\xc2\x80", b"\xe0\xa0\x80", b"\xf0\x90\x80\x80"],
    8: [b"\xf8\x88\x80\x80\x80", b"\xfc\x84\x80\x80\x80\x80"],
    9: [b"\x7f", b"\xdf\xbf", b"\xef\xbf\xbf", b"\xf4\x8f\xbf\xbf"],
    10: [b"\xf7\xbf\xbf\xbf", b"\xfb\xbf\xbf\xbf\xbf", b"\xfd\xbf\xbf\xbf\xbf\xbf"],
    11: [b"\xed\x9f\xbf", b"\xee\x80\x80", b"\xef\xbf\xbd", b"\xf4\x8f\xbf\xbf", b"\xf4\x90\x80\x80"],
    12: [b"\x80", b"\xbf", *((b"\x80\xbf" * 3)[:n] for n in range(2, 7)), bytes(range(0x80, 0xC0))],
    13: [
        b"".join(bytes([n, 32]) for n in some)
        for some in (range(0xC0, 0xE0), range(0xE0, 0xF0), range(0xF0, 0xF8), range(0xF8, 0xFC), range(0xFC, 0xFE))
    ],
    14: [
        bytes([first]) + rest * n
        for rest, firsts in ((b"\x80", (0xC0, 0xE0, 0xF0, 0xF8, 0xFC)), (b"\xbf", (0xDF, 0xEF, 0xF7, 0xFB, 0xFD)))
        for n, first in enumerate(firsts)
    ],
    15: [b"\xc0\xe0\x80\xf0\x80\x80\xf8\x80\x80\x80\xfc\x80\x80\x80\x80\xdf\xef\xbf\xf7\xbf\xbf\xfb\xbf\xbf\xbf\xfd"],
    16: [b"\xfe", b"\xff", b"\xfe\xfe\xff\xff"],
    17: [bytes([first]) + b"\x80" * n + b"\xaf" for n, first in enumerate((0xC0, 0xE0, 0xF0, 0xF8, 0xFC))],
    18: [b"\xc1\xbf", b"\xe0\x9f\xbf", b"\xf0\x8f\xbf\xbf", b"\xf8\x87\xbf\xbf\xbf", b"\xfc\x83\xbf\xbf\xbf\xbf"],
    19: [bytes([first]) + b"\x80" * (n + 1) for n, first in enumerate((0xC0, 0xE0, 0xF0, 0xF8, 0xFC))],
    20: [
        b"\xed" + two
        for two in (b"\xa0\x80", b"\xad\xbf", b"\xae\x80", b"\xaf\xbf", b"\xb0\x80", b"\xbe\x80", b"\xbf\xbf")
    ],
    21: [
        b"\xed" + high + b"\xed" + low
        for high in (b"\xa0\x80", b"\xad\xbf", b"\xae\x80", b"\xaf\xbf")
        for low in (b"\xb0\x80", b"\xbf\xbf")
    ],
    22: [chr(plane << 16 | end).encode() for plane in range(17) for end in (0xFFFE, 0xFFFF)],
    23: [chr(one).encode() for one in range(0xFFF9, 0x10000)],
}


def _utf8():
    text = "Hello-µ@ßöäüàá-UTF-8!!".encode()
    bad = KOSME + b"\xed\xa0\x80edited"
    yield "6.1.1", Case([frame(TEXT)], [(TEXT, b"")])
    yield "6.1.2", Case([frame(TEXT, b"", False), frame(CONT, b"", False), frame(CONT)], [(TEXT, b"")])
    middle = [frame(TEXT, b"", False), frame(CONT, b"middle frame payload", False), frame(CONT)]
    yield "6.1.3", Case(middle, [(TEXT, b"middle frame payload")])
    yield "6.2.1", Case([frame(TEXT, text)], [(TEXT, text)])
    for number, size in ((2, 12), (3, 1), (4, 7)):
        yield f"6.2.{number}", Case(parts(text, size), [(TEXT, text)])
    yield "6.3.1", Case([frame(TEXT, bad)], end="fail")
    yield "6.3.2", Case(parts(bad, 1), end="fail")
    first, rest = KOSME + b"\xf4\x90\x80\x80", b"edited"
    for number, cut in ((1, len(first)), (2, len(KOSME) + 2)):
        pieces = [first[:cut], first[cut:], rest]
        sends = [frame(CONT if at else TEXT, one, at == 2) for at, one in enumerate(pieces)]
        yield f"6.4.{number}", Case([*sends[:2], None, sends[2]], end="fast")
        yield f"6.4.{number + 2}", Case([frame(TEXT, first + rest)], end="fast", chop=len(KOSME) + 8)
    for section, payloads in STRESS.items():
        for number, payload in enumerate(payloads, 1):
            try:
                payload.decode()
                yield f"6.{section}.{number}", Case([frame(TEXT, payload)], [(TEXT, payload)])
            except UnicodeDecodeError:
                yield f"6.{section}.{number}", Case([frame(TEXT, payload)], end="fail")


def _closing():
    hello, done = frame(TEXT, b"Hello World!"), bye(1000)
    yield "7.1.1", Case([hello, done], [(TEXT, b"Hello World!")])
    yield "7.1.2", Case([done, done])
    yield "7.1.3", Case([done, frame(PING)])
    yield "7.1.4", Case([done, hello])
    yield "7.1.5", Case([frame(TEXT, b"fragment1", False), done, frame(CONT, b"fragment2")], end="ended")
    big = b"BAsd7&jh23" * 26 * 1024
    yield "7.1.6", Case([frame(TEXT, big), hello, done, frame(PING)], end="ended")
    yield "7.3.1", Case([bye()], code=None)
    yield "7.3.2", Case([frame(CLOSE, b"a")], end="fail")
    yield "7.3.3", Case([done])
    yield "7.3.4", Case([bye(1000, b"Hello World!")])
    yield "7.3.5", Case([bye(1000, b"*" * 123)])
    yield "7.3.6", Case([bye(1000, b"*" * 124)], end="fail")
    yield "7.5.1", Case([bye(1000, KOSME + b"\xed\xa0\x80")], end="fail")
    for number, code in enumerate((1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999), 1):
        yield f"7.7.{number}", Case([bye(code)], code=code)
    for number, code in enumerate((0, 999, 1004, 1005, 1006, 1016, 1100, 2000, 2999), 1):
        yield f"7.9.{number}", Case([bye(code)], end="fail")
    yield "7.13.1", Case([bye(5000)], end="ended")
    yield "7.13.2", Case([bye(65535)], end="ended")


def _big():
    kb, mb = 1 << 10, 1 << 20
    sizes = (64 * kb, 256 * kb, mb, 4 * mb, 8 * mb, 16 * mb)
    for kind, opcode, letter in ((1, TEXT, b"*"), (2, BINARY, b"\xfe")):
        for number, size in enumerate(sizes, 1):
            yield f"9.{kind}.{number}", Case([frame(opcode, letter * size)], [(opcode, letter * size)])
        for number, size in enumerate((64, 256, kb, 4 * kb, 16 * kb, 64 * kb, 256 * kb, mb, 4 * mb), 1):
            whole = letter * (4 * mb)
            yield f"9.{kind + 2}.{number}", Case(parts(whole, size, opcode), [(opcode, whole)])
        for number, chop in enumerate((64, 128, 256, 512, kb, 2 * kb), 1):
            yield f"9.{kind + 4}.{number}", Case([frame(opcode, letter * mb)], [(opcode, letter * mb)], chop=chop)
        for number, size in enumerate((0, 16, 64, 256, kb, 4 * kb), 1):
            one = letter * size
            yield f"9.{kind + 6}.{number}", Case([frame(opcode, one)] * 1000, [(opcode, one)] * 1000)


def _split():
    yield "10.1.1", Case(parts(b"*" * 65536, 1300), [(TEXT, b"*" * 65536)])


# One case ------------------------------------------------------------------------------------------------------------
class Client:
    """A raw socket after its handshake."""

    def __init__(self, port, path="/api/socket", hello=None):
        self.wire = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self.wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.wire.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self._left = b""
        while b"\r\n\r\n" not in self._left:
            self._left += self._more()
        head, _, self._left = self._left.partition(b"\r\n\r\n")
        assert b" 101 " in head, head
        if hello is not None:
            self.wire.sendall(frame(TEXT, json.dumps(hello).encode()))
            while b'"welcome"' not in self.read()[1]:
                pass

    def _more(self):
        try:
            data = self.wire.recv(1 << 20)
        except ConnectionError:
            data = b""
        if not data:
            raise EOFError
        return data

    def _take(self, size):
        buffer = [self._left]
        while sum(map(len, buffer)) < size:
            buffer.append(self._more())
        data = b"".join(buffer)
        self._left = data[size:]
        return data[:size]

    def read(self):
        """The next frame: opcode and payload. EOFError at the end."""
        first, second = self._take(2)
        size = second
        if second == 126:
            size = struct.unpack("!H", self._take(2))[0]
        elif second == 127:
            size = struct.unpack("!Q", self._take(8))[0]
        return first & 15, self._take(size)

    def is_closed(self, seconds):
        """Whether the server says in that time that it closes."""
        self.wire.settimeout(seconds)
        try:
            return self.read()[0] == CLOSE
        except TimeoutError:
            return False
        except EOFError:
            return True
        finally:
            self.wire.settimeout(PATIENCE)

    def send(self, sends, chop):
        """Frames in pieces: of `chop` bytes, -1: each frame by itself, 0: all at once."""
        data = [one for one in sends if one is not None] if chop == -1 else [b"".join(filter(None, sends))]
        if chop > 0:
            data = [data[0][at : at + chop] for at in range(0, len(data[0]), chop)]
        for one in data:
            self.wire.sendall(one)
            if chop and len(data) < 1000:
                time.sleep(0.0005)


def run(case, client, counted=False):
    """How a server did in a case. Where answers are only counted, their text is another one."""
    with client.wire:
        told, code, end = [], None, "dropped"
        is_closing = case.end != "clean" or any(one and one[0] & 15 == CLOSE for one in case.sends)
        try:
            if case.end == "fast":
                client.send(case.sends[:-2] if len(case.sends) > 1 else [case.sends[0][: case.chop]], 0)
                if client.is_closed(0.3):
                    return OK
                client.send(case.sends[-1:] if len(case.sends) > 1 else [case.sends[0][case.chop :]], 0)
            elif len(case.sends) == 1000:  # one by one, as the suite does
                for one in case.sends:
                    client.wire.sendall(one)
                    told.append(_answer(client, counted))
            else:
                client.send(case.sends, case.chop)
            if not is_closing:
                while len(told) < len(case.back):
                    told.append(_answer(client, counted))
                client.wire.sendall(bye(1000))
        except ConnectionError:
            pass
        except EOFError:
            return FAILED
        try:
            while True:
                told.append(_answer(client, counted))
                if told[-1][0] == CLOSE:
                    payload = told.pop()[1]
                    code, end = (struct.unpack("!H", payload[:2])[0] if payload else None), "closed"
        except EOFError:
            pass
        except TimeoutError:
            return FAILED
    if case.end == "ended":
        return OK
    if case.end == "fast":
        return LAX if not told else FAILED
    want = case.back
    if counted:
        want = [(opcode, b"" if opcode in (TEXT, BINARY) else text) for opcode, text in want]
        want = [(TEXT if opcode == BINARY else opcode, text) for opcode, text in want]
        told, want = sorted(told), sorted(want)
    good = end == "closed" and code == case.code if case.end == "clean" else code != 1000
    if not good:
        return FAILED
    return OK if told == want else LAX if told == case.few else FAILED


def _answer(client, counted):
    """The next frame; of a table only refusals, without their words, and what is no message."""
    while True:
        opcode, payload = client.read()
        if not counted or opcode not in (TEXT, BINARY):
            return opcode, payload
        if json.loads(payload)["type"] == "refused":
            return TEXT, b""


# The servers ---------------------------------------------------------------------------------------------------------
async def _echo(scope, receive, send):
    """Plain: every message back."""
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message.get("text"), "bytes": message.get("bytes")})


async def _echo_by_wire(scope, receive, send):
    """The same through the short way, after a first message as a hello is one."""
    from karat.server.web.wire import frame as framed

    wire = scope["wire"]

    def back(data):
        head = bytes([0x80 | (TEXT if wire.curr_msg_data_type == "text" or wire.is_between else BINARY)])
        wire.write(head + framed(bytes(data))[1:])

    await receive()
    await send({"type": "websocket.accept"})
    wire.hear = back
    await receive()


def serve(kind, listener):
    import logging

    import uvicorn

    logging.disable(logging.CRITICAL)
    if kind == "plain":
        config = uvicorn.Config(
            _echo,
            http="httptools",
            ws="websockets-sansio",
            ws_max_size=BIGGEST,
            ws_per_message_deflate=False,
            log_config=None,
            lifespan="off",
        )
    else:
        from karat.server.run import configured
        from karat.server.web.connections import Places
        from karat.server.web.limits import Limits
        from karat.server.web.proxies import Proxies

        limits = Limits(0, {"message-bytes": BIGGEST, "unread-bytes": BIGGEST})
        config = configured(SimpleNamespace(asgi=_echo_by_wire, limits=limits, places=Places(limits, Proxies())))
        config.lifespan = "off"
    asyncio.run(uvicorn.Server(config).serve(sockets=[listener]))


class Echo:
    """One of those servers in a process of its own."""

    def __init__(self, kind):
        with socket.create_server(("127.0.0.1", 0), backlog=100) as listener:
            self.port = listener.getsockname()[1]
            command = [sys.executable, __file__, "--serve", kind, "--file", str(listener.fileno())]
            self._process = subprocess.Popen(command, pass_fds=[listener.fileno()])

    def client(self):
        return Client(self.port)

    def stop(self):
        self._process.kill()
        self._process.wait()


class Table:
    """A table of a real server."""

    def __init__(self, server):
        self._server, (self._id, self._tokens) = server, server.table("diamant", 2)

    def client(self):
        return Client(self._server.port, hello={"type": "hello", "table": self._id, "token": self._tokens[0]})


def verdicts(found, place, counted=False):
    """How a server does in all cases."""
    return {name: run(case, place.client(), counted) for name, case in found.items()}


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--long", action="store_true", help="with chapter 9")
    parser.add_argument("--all", action="store_true", help="a line for each case")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    parser.add_argument("--file", type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve(asked.serve, socket.socket(fileno=asked.file))
        return
    from server.house import Server

    found = cases(asked.long)
    columns = {}
    for kind in ("plain", "ours"):
        place = Echo(kind)
        columns[kind] = verdicts(found, place)
        place.stop()
    with tempfile.TemporaryDirectory() as folder:
        real = Server(Path(folder) / "tables.db", "--limit", f"message-bytes={BIGGEST}").start()
        columns["table"] = verdicts(found, Table(real), counted=True)
        real.stop()
    keys = list(found) if asked.all else list(dict.fromkeys(name.partition(".")[0] for name in found))
    print(f"{'case':8}" + "".join(f"{kind:>28}" for kind in columns))
    for key in [*keys, "all"]:
        cells = []
        for results in columns.values():
            count = Counter(
                result
                for name, result in results.items()
                if key == "all" or name == key or (not asked.all and name.startswith(f"{key}."))
            )
            cells.append(", ".join(f"{number} {result}" for result, number in sorted(count.items(), reverse=True)))
        print(f"{key:8}" + "".join(f"{cell:>28}" for cell in cells))
    for kind in ("ours", "table"):
        worse = [name for name in found if columns[kind][name] == FAILED and columns["plain"][name] != FAILED]
        print(f"{kind} fails where plain uvicorn does not: {', '.join(worse) or 'nowhere'}")


if __name__ == "__main__":
    main()
