"""HTTP connections: how many, and how big and how slow their requests may be."""

import asyncio
import gc
import math
from collections import Counter
from typing import Any, NoReturn, cast

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from karat.server.web.limits import Limits
from karat.server.web.proxies import Proxies, network_of
from karat.server.web.wire import Wire

try:
    import resource
except ModuleNotFoundError:  # Windows, which does not count the files of a process
    resource = None  # type: ignore[assignment]

SPARE_FILES = 100  # for the database, the bots and all else that is no connection
MOST_PIPELINED = 16  # requests that wait on a connection for the answer to an earlier one
MOST_GONE = 1000  # connections that are gone, after which what is left of them is looked for
PART = 1024  # bytes that a part of a body counts for at least: a chunk of one byte costs as much to read


class Places:
    """Who is connected, in all and by address."""

    def __init__(self, limits: Limits, proxies: Proxies):
        self._limits, self._proxies = limits, proxies
        self._room = (resource.getrlimit(resource.RLIMIT_NOFILE)[0] if resource else math.inf) - SPARE_FILES
        self._of: Counter[str] = Counter()
        self.taken = self._gone = 0

    def enter(self, peer: str) -> str | None:
        """Take a place; a name to leave it by, or None where there is none."""
        network = "proxy" if self._proxies.believes(peer) else network_of(peer)
        if not self._limits.has_room("all-connections", self.taken) or self.taken >= self._room:
            return None
        if network != "proxy" and not self._limits.has_room("connections", self._of[network]):
            return None
        self.taken += 1
        self._of[network] += 1
        return network

    def leave(self, network: str) -> None:
        """Give a place back. A connection is a circle of objects, of 10 or 20 kB; by itself the interpreter would look
        for those only after some ten thousands."""
        self._gone += 1
        if self._gone == MOST_GONE:
            self._gone = 0
            asyncio.get_running_loop().call_soon(gc.collect)
        self.taken -= 1
        self._of[network] -= 1
        if not self._of[network]:
            del self._of[network]


class Connection(HttpToolsProtocol):
    """A connection that asks for something soon, in few words, and takes the answer."""

    def __init__(self, *arguments: Any, limits: Limits, places: Places, **names: Any):
        super().__init__(*arguments, **names)
        self._limits, self._places = limits, places
        self._place: str | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._stall: asyncio.TimerHandle | None = None
        self._wrong: tuple[int, str] | None = None
        self._in_head = False  # of a request: some of it is there
        self._head = self._rest = 0  # bytes of its headers that were read, and that came in later parts
        self._read = 0  # bytes of it that were read, parts of its body as long as PART

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        self._place = self._places.enter(self.client[0] if self.client else "")
        if self._place is None:
            self._refuse(503, "There are too many connections.")
        else:
            self._await("head-seconds")

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        """Give the place back."""
        if self._place is not None:
            self._places.leave(self._place)
            self._place = None

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()
        cast(Wire, self.transport.get_protocol()).connection = self  # to give the place back when it is lost

    # Reading ---------------------------------------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._timer is None and (self.cycle is None or self.cycle.response_complete):
            self._await("head-seconds")
        was_in_head = self._in_head
        self._read += len(data)
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self._is_too_much:
            self._limits.note("request-bytes")
            self._refuse(413, "The request is too long.")
        elif was_in_head and self._in_head:
            self._rest += len(data)
            if self._rest > self._limits["head-bytes"]:
                self._limits.note("head-bytes")
                self._refuse(431, "The headers are too long.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._head, self._rest, self._read = True, 0, 0, 0
        if self._timer is None:
            self._await("head-seconds")

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._count(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value) + 4)
        if not self._in_head:
            return  # what comes behind a body must not pass for a header
        super().on_header(name, value)
        if len(self.headers) > self._limits["headers"]:
            self._over("headers", 431, "There are too many headers.")

    def _count(self, size: int) -> None:
        self._head += size
        if self._head > self._limits["head-bytes"]:
            self._over("head-bytes", 431, "The headers are too long.")

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._await("body-seconds")
        super().on_headers_complete()
        if len(self.pipeline) > MOST_PIPELINED:
            self._over("open-requests", 503, "There are too many requests.")

    def on_body(self, body: bytes) -> None:
        self._read += PART
        if self._is_too_much:
            self._over("request-bytes", 413, "The request is too long.")
        super().on_body(body)

    @property
    def _is_too_much(self) -> bool:
        return self._read > self._limits["request-bytes"]

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._stop_waiting()

    # Patience --------------------------------------------------------------------------------------------------------
    def _await(self, limit: str) -> None:
        """Something has to come in so many seconds."""
        self._stop_waiting()
        self._timer = self.loop.call_later(self._limits[limit], self._lose_patience, limit)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _lose_patience(self, limit: str) -> None:
        self._timer = None
        if self.flow.read_paused:  # it waits for us
            self._await(limit)
        elif self._in_head or limit == "body-seconds":
            self._limits.note(limit)
            self._refuse(408, "The request took too long.")
        else:
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_reader()

    def _watch_reader(self, left: int | None = None) -> None:
        """Cut off a client that has taken nothing of what was left for it."""
        now = self.transport.get_write_buffer_size()
        if now == left:
            self._limits.note("stalled-seconds")
            self.transport.abort()
        elif now:
            self._stall = self.loop.call_later(self._limits["stalled-seconds"], self._watch_reader, now)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stall is not None:
            self._stall.cancel()
            self._stall = None

    # Refusing --------------------------------------------------------------------------------------------------------
    def _over(self, limit: str, status: int, sentence: str) -> NoReturn:
        """End the parsing of a request."""
        self._limits.note(limit)
        self._wrong = status, sentence
        raise ValueError(sentence)

    def send_400_response(self, msg: str) -> None:
        self._refuse(*(self._wrong or (400, msg)))

    def _refuse(self, status: int, sentence: str) -> None:
        """Answer a request that is not read, unless it or the one before has an answer on its way, and close."""
        cycle = self.cycle
        if cycle is None or (cycle.response_complete if self._in_head else not cycle.response_started):
            head = b"content-type: text/plain; charset=utf-8\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
            self.transport.write(STATUS_LINE[status] + head % len(sentence) + sentence.encode())
        self.transport.close()
