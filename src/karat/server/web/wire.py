"""The short way to a client: uvicorn's socket, past its queues, for the messages of a game, and within limits."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import BINARY, TEXT, Frame, apply_mask  # type: ignore[attr-defined]
from websockets.protocol import OPEN
from websockets.streams import StreamReader

from karat.server.web.limits import Limits

if TYPE_CHECKING:
    from karat.server.web.connections import Connection

SHORT = 126  # bytes from which on a message says its length in another way
SOCKETS_ARE_FILES = sys.platform != "win32"
PART = 1024  # bytes that are read at once, so that no more than 512 frames are read before they are counted
FAREWELL = 2  # seconds in which a client that is cut off may read why
TOO_MUCH, SLOW = "You sent far too much.", "You read too slowly."
_BETWEEN_FRAMES = StreamReader.at_eof.__code__


class Wire(WebSocketsSansIOProtocol):
    """Hands itself to the application. Once `hear` is set, what comes in is given to it at once."""

    hear: Callable[[bytes], None] | None = None
    connection: Connection | None = None  # the one that this began as
    is_between = False  # messages: nothing of one has come in
    _is_cut = False

    def __init__(self, *arguments: Any, limits: Limits, **names: Any):
        super().__init__(*arguments, **names)
        self.limits, self.most_unread = limits, limits["unread-bytes"]
        self._frames, self._bytes = limits.allowance("frames"), limits.allowance("socket-bytes")

    async def run_asgi(self) -> None:
        cast(dict[str, Any], self.scope)["wire"] = self
        self._file = self.transport.get_extra_info("socket").fileno()
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # a refusal is one too, which uvicorn would report as none

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.connection is not None:
            self.connection.leave()

    # What comes in ---------------------------------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        """A short message that comes whole and alone, as nearly all do, is read here; all else takes the long way."""
        if (
            self.is_between
            and self.hear is not None
            and not self.close_sent
            and len(data) > 6
            and data[0] == 0x81
            and len(data) == data[1] - 0x80 + 6 < SHORT + 6
            and _is_text(text := apply_mask(data[6:], data[2:6]))
        ):
            self.hear(text)
        else:
            self._read(data)

    def _read(self, data: bytes) -> None:
        """The long way, in small parts: every frame counts, and so does every byte."""
        conn, self.is_between = self.conn, False
        for at in range(0, len(data), PART):
            if self._is_cut or self.transport.is_closing():
                return
            part = data[at : at + PART]
            if not self._bytes.take(len(part)):
                self._cut("socket-bytes", TOO_MUCH)
                return
            conn.receive_data(part)
            if not self._frames.take(self._count(conn.events)):
                self._cut("frames", TOO_MUCH)
                return
            self.handle_events()  # also those before a mistake
            if conn.handshake_exc is not None:
                self._refuse_handshake()
                return
            if conn.parser_exc is not None and not self.transport.is_closing():
                self.handle_parser_exception()
                return
            if self.transport.get_write_buffer_size() > self.most_unread:
                self._cut("unread-bytes", SLOW)
                return
        self.is_between = conn.state is OPEN and conn.current_size is None and rests(conn.parser)

    def _refuse_handshake(self) -> None:
        """What HTTP takes for a request, and websockets does not: with a body, or too long a line."""
        answer = b"".join(self.conn.data_to_send())
        self.transport.write(answer or b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()

    def _count(self, events: list[Any]) -> int:
        """How many frames are not whole messages, which somebody hears and counts."""
        if self.hear is None or self.close_sent:
            return len(events)
        return sum(not (event.fin and event.opcode in (TEXT, BINARY)) for event in events)

    def handle_cont(self, event: Frame) -> None:
        if event.data or event.fin:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text" and not _is_text(data):
            self.conn.fail(1007, "A text should be UTF-8.")
            self.handle_parser_exception()
        elif self.hear is not None:
            self.hear(data)
        else:
            self.frames = [data]
            super().send_receive_event_to_app()

    # What goes out ---------------------------------------------------------------------------------------------------
    def write(self, data: bytes) -> int:
        """Send what `frame` made of messages, without waiting; how many bytes the client has not taken yet."""
        transport = self.transport
        if self.close_sent or transport.is_closing():  # from then on the file may be another client's
            return 0
        if SOCKETS_ARE_FILES and not transport.get_write_buffer_size():
            try:
                sent = os.write(self._file, data)
            except OSError:  # the client takes nothing now, or is gone: the transport finds that out too
                sent = 0
            if sent == len(data):
                return 0
            data = data[sent:]
        transport.write(data)
        return transport.get_write_buffer_size()

    def hang_up(self, code: int = 1000, reason: str = "") -> None:
        """Close behind what was written. A client that has not read it in some seconds is cut off."""
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def _cut(self, limit: str, reason: str) -> None:
        """Hang up on a client that is over a limit, and take nothing more from it."""
        self.limits.note(limit)
        self._is_cut = True
        if self.conn.state is OPEN:
            self.hang_up(1008, reason)
        self.transport.pause_reading()
        self.read_paused = False  # or the application would go on reading
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(FAREWELL, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # closing alone would wait for a reader who is gone


def frame(text: bytes) -> bytes:
    """A whole text message as it goes over the wire, ready for any number of readers."""
    size = len(text)
    if size < SHORT:
        return b"\x81" + size.to_bytes(1) + text
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2) + text
    return b"\x81\x7f" + size.to_bytes(8) + text


def _is_text(data: bytes) -> bool:
    if data.isascii():
        return True
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def rests(parser: Any) -> bool:
    """Whether a parser of websockets waits for a new frame, and has nothing of one."""
    while parser.gi_yieldfrom is not None:
        parser = parser.gi_yieldfrom
    return parser.gi_code is _BETWEEN_FRAMES
