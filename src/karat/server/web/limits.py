"""Every limit of the server: how much of what, for whom, and what follows.

`python -m karat.server.web.limits` prints them as the table in docs/server.md.
"""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable, Iterable
from typing import NamedTuple

from karat.errors import BadSetup
from karat.server.protocol.refusal import Refusal

USUAL_RATE = 20.0  # of --rate, by which all limits but the fixed ones are scaled
MOST = 1_000_000_000
MOST_KEYS = 50_000  # addresses or tables that are remembered for one limit
SILENCE = 600  # seconds until a limit that is met again is logged again
logger = logging.getLogger("karat.server")


class Limit(NamedTuple):
    """So many of something; with a `reserve` so many in a second, and so many at once after a pause."""

    per: str  # socket, connection, request, address, device, table or server
    what: str
    most: float
    over: str  # what the one over it gets
    reserve: float = 0
    reason: str | None = None  # the sentence of REFUSALS, where a person can meet it
    fixed: bool = False  # it holds for everybody, whatever --rate says


LIMITS = {
    # The socket
    "messages": Limit(
        "socket", "messages", 20, "`refused` with `slow-down`; after 100 in a row `bye`", 60, "slow-down"
    ),
    "frames": Limit("socket", "other frames: parts of messages, pings, pongs", 60, "close 1008", 240),
    "socket-bytes": Limit(
        "socket", "bytes in frames that come in parts, are long or carry no message", 32_768, "close 1008", 262_144
    ),
    "message-bytes": Limit("socket", "bytes of one message", 16_384, "close 1009", fixed=True),
    "unread-bytes": Limit(
        "socket",
        "bytes left unread, pongs included",
        1 << 20,
        "`bye` with `slow`; cut off 10 seconds later",
        fixed=True,
    ),
    "hello-seconds": Limit("socket", "seconds until hello", 10, "`bye` with `silent`", fixed=True),
    "sockets": Limit("address", "sockets", 200, "`refused`, then close 1013", reason="too-many-sockets"),
    "waiting-commands": Limit(
        "table",
        "commands that wait, of each person, and of all without a token together",
        200,
        "`refused` with `slow-down`",
        reason="slow-down",
        fixed=True,
    ),
    # HTTP
    "connections": Limit("address", "connections, unless it is a believed proxy", 500, "503, closed"),
    "all-connections": Limit(
        "server",
        "connections of a process; at most what its open files leave room for",
        20_000,
        "503, closed",
        fixed=True,
    ),
    "head-bytes": Limit("request", "bytes of its line and headers", 16_384, "431, closed", fixed=True),
    "headers": Limit("request", "headers", 100, "431, closed", fixed=True),
    "head-seconds": Limit("request", "seconds until its headers are there", 10, "408, closed", fixed=True),
    "body-seconds": Limit("request", "seconds until its body is there", 30, "408, closed", fixed=True),
    "body-bytes": Limit("request", "bytes of its body", 16_384, "413", reason="too-big", fixed=True),
    "record-bytes": Limit("request", "bytes of a record", 262_144, "413", reason="too-big", fixed=True),
    "request-bytes": Limit(
        "request",
        "bytes of all of it; each part of its body counts as 1,024 or more",
        1 << 20,
        "413, closed",
        fixed=True,
    ),
    "stalled-seconds": Limit(
        "connection", "seconds in which a client takes nothing of an answer", 30, "cut off", fixed=True
    ),
    "requests": Limit("address", "requests to `/api`, `/health`, `/metrics`", 50, "429", 600, "slow-down"),
    "pages": Limit("address", "requests for the browser's files", 300, "429", 6_000, "slow-down"),
    "open-requests": Limit("address", "requests at the same time", 200, "429", reason="slow-down"),
    # What is made
    "tables": Limit("address", "new tables", 0.5, "429", 60, "too-many-tables"),
    "records": Limit("address", "records brought along", 0.5, "429", 20, "too-many-records"),
    "replays": Limit(
        "address", "replays, and mistakes of a game, that are worked out", 2, "429", 60, "too-many-replays"
    ),
    "waiting-replays": Limit(
        "server", "of these, that are worked out or wait for it", 100, "429", reason="too-many-replays", fixed=True
    ),
    "codes": Limit("address", "codes to scan that are drawn", 10, "429", 100, "slow-down"),
    "questions": Limit("address", "questions to the coach", 2, "429", 60, "slow-down"),
    # Tables
    "quiet-tables": Limit(
        "server", "tables in memory that nobody is at", 500, "asleep at once, not after a minute", fixed=True
    ),
    "device-tables": Limit("device", "tables that are listed", 300, "the newest ones", fixed=True),
    "guests": Limit(
        "table",
        "people who ever sat down, with the host and the two links",
        100,
        "409",
        reason="too-many-guests",
        fixed=True,
    ),
    "facts": Limit(
        "table",
        "facts in its log; after that only moves, closing and a rematch",
        10_000,
        "`refused` with `not-now`",
        reason="table-used-up",
        fixed=True,
    ),
    "away-seconds": Limit(
        "table",
        "seconds that somebody is away before others may call a stand-in",
        10,
        "`refused` with `not-now`",
        fixed=True,
    ),
    "commands": Limit("address", "commands, which become facts", 20, "`refused` with `slow-down`", 20_000, "slow-down"),
    "all-undos": Limit(
        "table", "times that moves are taken back", 300, "`refused` with `not-now`", reason="too-many-undos", fixed=True
    ),
    "undos": Limit(
        "table", "times that moves are taken back, or asked for", 1, "`refused` with `slow-down`", 20, "slow-down"
    ),
    # Thinking
    "waiting-thoughts": Limit(
        "address",
        "thoughts of bots and the coach that wait",
        400,
        "the bots begin later; the coach: 429",
        reason="coach-busy",
    ),
    "table-questions": Limit("table", "decisions that the coach is asked about", 0.5, "429", 30, "coach-busy"),
    "analyses": Limit("address", "finished games that wait to be analysed", 30, "429", reason="too-many-analyses"),
    "all-analyses": Limit(
        "server", "finished games that wait to be analysed", 200, "429", reason="too-many-analyses", fixed=True
    ),
}


class Limits:
    """The limits of a running server, who has met them, and how often."""

    def __init__(self, rate: float = USUAL_RATE, own: dict[str, float] | None = None):
        self._most: dict[str, float] = {}
        self._reserves: dict[str, float] = {}
        self.left = {name: _Keyed() for name in LIMITS}
        self.met = dict.fromkeys(LIMITS, 0)
        self._logged: dict[str, float] = {}  # when
        for name, limit in LIMITS.items():
            most = (own or {}).get(name, limit.most if limit.fixed else limit.most * rate / USUAL_RATE)
            self._most[name] = most or math.inf
            self._reserves[name] = max(limit.reserve * most / limit.most, 1)

    def __getitem__(self, name: str) -> float:
        """How many there may be; infinity where the limit is off."""
        return self._most[name]

    def allowance(self, name: str) -> Allowance:
        """A limit of its own for something that remembers it itself."""
        return Allowance(self._most[name], self._reserves[name])

    def allows(self, name: str, key: str) -> bool:
        """Whether one more is allowed now to an address or a table; a refusal is counted."""
        if self._most[name] == math.inf:
            return True
        return self.left[name].of(key, self.allowance, name).take() or self.note(name)

    def has_room(self, name: str, used: int) -> bool:
        """Whether there may be one more than `used`; a refusal is counted."""
        return used < self._most[name] or self.note(name)

    def note(self, name: str) -> bool:
        """Count that a limit was met, and log it once in a while, without saying by whom. False, for those who ask."""
        self.met[name] += 1
        now = time.monotonic()
        if now - self._logged.get(name, -math.inf) > SILENCE:
            self._logged[name] = now
            limit = LIMITS[name]
            logger.warning("over the limit %s of %s per %s: %s", name, self._most[name], limit.per, limit.what)
        return False

    def refusal(self, name: str) -> Refusal:
        """What a person over a limit is told."""
        reason = LIMITS[name].reason
        assert reason is not None, f"nobody is told of {name}"
        return Refusal.of(reason)


class Allowance:
    """So many things in a second, with some in reserve. A rate of infinity allows everything."""

    __slots__ = ("_left", "_most", "_rate", "_then")

    def __init__(self, rate: float, reserve: float):
        self._rate, self._most, self._left, self._then = rate, reserve, reserve, time.monotonic()

    def take(self, count: int = 1) -> bool:
        """Whether so many more are allowed."""
        if self._rate == math.inf:
            return True
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < count:
            return False
        self._left -= count
        return True

    @property
    def is_full(self) -> bool:
        return self._left + (time.monotonic() - self._then) * self._rate >= self._most


class _Keyed:
    """The allowances of many, of whom no more are remembered than there is room for."""

    def __init__(self) -> None:
        self.held: dict[str, Allowance] = {}

    def of(self, key: str, make: Callable[[str], Allowance], name: str) -> Allowance:
        if key not in self.held:
            if len(self.held) >= MOST_KEYS:
                some = [(one, left) for one, left in self.held.items() if not left.is_full]
                self.held = dict(some[-MOST_KEYS // 2 :])
            self.held[key] = make(name)
        return self.held[key]


def read_limits(texts: Iterable[str]) -> dict[str, float]:
    """What --limit says: NAME=NUMBER, by name."""
    found = {}
    for text in texts:
        name, _, number = text.partition("=")
        if name not in LIMITS:
            raise BadSetup("limit", f"should be one of {', '.join(LIMITS)}, with =NUMBER, not {text!r}")
        try:
            most = float(number)
        except ValueError:
            most = math.nan
        if not 0 <= most <= MOST or (LIMITS[name].fixed and not most):
            least = "more than 0" if LIMITS[name].fixed else "0 (no limit)"
            raise BadSetup("limit", f"{name} should be {least} to {MOST:,}, not {number!r}")
        found[name] = most
    return found


def table() -> str:
    """All limits as Markdown."""
    lines = ["| limit | for each | what | default | over it |", "|---|---|---|---|---|"]
    for name, limit in LIMITS.items():
        most = f"{limit.most:,g}" if limit.most < 1 else f"{limit.most:,}"
        default = f"{most} a second, {limit.reserve:,} in reserve" if limit.reserve else most
        fixed = "" if limit.fixed else " \\*"
        lines.append(f"| `{name}`{fixed} | {limit.per} | {limit.what} | {default} | {limit.over} |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(table())
