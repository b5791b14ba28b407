"""A connection to one client, and how much it may ask for."""

import asyncio
import time

from msgspec import json

from karat.server.messages import Bye
from karat.server.wire import frame

MOST_WAITING = 1 << 20  # bytes that a client has not read
encode = json.Encoder().encode


class Outbox:
    """The lines with something to send. What comes at once goes out at once, to each client in one write."""

    def __init__(self):
        self._lines = []

    def add(self, line):
        if not self._lines:
            asyncio.get_running_loop().call_soon(self._flush)
        self._lines.append(line)

    def _flush(self):
        lines, self._lines = self._lines, []
        for line in lines:
            line.flush()


class Line:
    """A socket whose hello was accepted, seen from its table."""

    __slots__ = ("_outbox", "_waiting", "_wire", "allowance", "closing", "guest", "refused", "sees_all", "serial")

    def __init__(self, wire, outbox, guest, serial, allowance, sees_all):
        self.sees_all = sees_all  # the game with every move, not only when asked
        self.guest, self.serial, self.allowance, self.refused = guest, serial, allowance, 0
        self._wire, self._outbox, self._waiting = wire, outbox, []
        self.closing = False

    def tell(self, message):
        self.send(frame(encode(message)))

    def send(self, data):
        """Hand over messages that are already frames."""
        if not self.closing:
            if not self._waiting:
                self._outbox.add(self)
            self._waiting.append(data)

    def flush(self):
        """It never waits: who reads too slowly is sent away."""
        if not self._waiting:
            return
        data, self._waiting = b"".join(self._waiting), []
        if self._wire.write(data) > MOST_WAITING:
            self.close(0, "slow", "You read too slowly; come back for a fresh view.")

    def close(self, seq, reason, sentence):
        """Say why, then close."""
        if not self.closing:
            self.tell(Bye(seq, reason, sentence))
            self.closing = True
            self.flush()
            self._wire.hang_up()


class Allowance:
    """So many things in a second, with some in reserve. A rate of 0 allows everything."""

    __slots__ = ("_left", "_most", "_rate", "_then")

    def __init__(self, rate, reserve):
        self._rate, self._most, self._left, self._then = rate, reserve, reserve, time.monotonic()

    def take(self):
        """Whether one more is allowed."""
        if not self._rate:
            return True
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def is_full(self):
        return self._left + (time.monotonic() - self._then) * self._rate >= self._most
