"""A connection to one client, and how much it may ask for."""

from __future__ import annotations

import asyncio
import logging

from msgspec import json

from karat.server.protocol.messages import Bye, FromServer, Parting
from karat.server.web.limits import Allowance
from karat.server.web.wire import Wire, frame

encode = json.Encoder().encode
logger = logging.getLogger("karat.server")


class Outbox:
    """The lines with something to send. What comes at once goes out at once, to each client in one write."""

    def __init__(self) -> None:
        self._lines: list[Line] = []

    def add(self, line: Line) -> None:
        if not self._lines:
            asyncio.get_running_loop().call_soon(self._flush)
        self._lines.append(line)

    def _flush(self) -> None:
        lines, self._lines = self._lines, []
        for line in lines:
            try:
                line.flush()
            except Exception:
                logger.exception("a client could not be written to")
                line.closing = True


class Line:
    """A socket whose hello was accepted, seen from its table."""

    __slots__ = (
        "_outbox",
        "_waiting",
        "_wire",
        "address",
        "allowance",
        "closing",
        "guest",
        "refused",
        "sees_all",
        "since",
        "token",
    )

    def __init__(
        self,
        wire: Wire,
        outbox: Outbox,
        guest: int | None,
        token: str | None,
        address: str,
        allowance: Allowance,
        sees_all: bool,
    ):
        self.sees_all = sees_all  # the game with every move, not only when asked
        self.token, self.address = token, address  # what is stored of the token, None for who has none
        self.guest, self.allowance, self.refused = guest, allowance, 0
        self._wire, self._outbox = wire, outbox
        self._waiting: list[bytes] = []
        self.closing, self.since = False, 0  # when it came to its table, by `clock`

    def tell(self, message: FromServer) -> None:
        self.send(frame(encode(message)))

    def send(self, data: bytes) -> None:
        """Hand over messages that are already frames."""
        if not self.closing:
            if not self._waiting:
                self._outbox.add(self)
            self._waiting.append(data)

    def flush(self) -> None:
        """It never waits: who reads too slowly is sent away."""
        if not self._waiting:
            return
        data, self._waiting = b"".join(self._waiting), []
        if self._wire.write(data) > self._wire.most_unread:
            self.close(0, "slow", "You read too slowly; come back for a fresh view.")

    def close(self, seq: int, reason: Parting, sentence: str) -> None:
        """Say why, then close."""
        if not self.closing:
            self.tell(Bye(seq, reason, sentence))
            self.closing = True
            self.flush()
            self._wire.hang_up()
