"""What the log of a table is made of. Every row is a fact; a table is what its facts add up to."""

import time
from typing import Any

from msgspec import Struct, json


class Fact(Struct, tag_field="fact", frozen=True, omit_defaults=True, gc=False):
    pass


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat: a person's (`guest`), a bot's (`level`), or open."""

    guest: int | None = None
    level: str | None = None
    stand_in: bool = False
    word: str = ""


class Created(Fact, tag="created", frozen=True):
    game: str
    players: int
    options: dict[str, Any]
    secret: str
    private: bool = False
    chat: bool = False
    clock: int | None = None
    grace: int | None = None
    pace: str = "normal"
    stand_in: str = "3"
    chairs: tuple[Chair, ...] = ()
    coach: bool = False
    position: dict[str, Any] | None = None  # where it begins, if not with a deal


class Sat(Fact, tag="sat", frozen=True):
    seat: int
    guest: int


class Left(Fact, tag="left", frozen=True):
    seat: int


class SeatSet(Fact, tag="seat", frozen=True):
    seat: int
    level: str | None = None


class Ordered(Fact, tag="ordered", frozen=True):
    order: tuple[int, ...]


class Profiled(Fact, tag="profile", frozen=True):
    """A guest has another name or colour; names are kept beside the log, so that they can be forgotten."""

    guest: int


class Worded(Fact, tag="word", frozen=True):
    seat: int
    word: str


class Started(Fact, tag="started", frozen=True):
    chairs: tuple[Chair, ...]


class Moved(Fact, tag="moved", frozen=True):
    seat: int
    move: str
    by: str = "person"


class StandIn(Fact, tag="stand-in", frozen=True):
    seat: int
    on: bool


class Asked(Fact, tag="asked", frozen=True):
    """May the moves from number `at` on be taken back?"""

    seat: int
    at: int


class Voted(Fact, tag="voted", frozen=True):
    seat: int
    yes: bool


class Undone(Fact, tag="undone", frozen=True):
    """Move number `at` is taken back, and all after it unless they are kept."""

    seat: int
    at: int
    keep: bool = False


class Spoken(Fact, tag="said", frozen=True):
    guest: int
    what: str
    value: str


class Reissued(Fact, tag="reissued", frozen=True):
    seat: int


class Closed(Fact, tag="closed", frozen=True):
    pass


class Rematched(Fact, tag="rematch", frozen=True):
    table: str


AnyFact = (
    Created | Sat | Left | SeatSet | Ordered | Profiled | Worded | Started | Moved | StandIn | Asked | Voted | Undone
    | Spoken | Reissued | Closed | Rematched
)

write = json.Encoder().encode
read = json.Decoder(AnyFact).decode


def clock():
    """Now, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Row(Struct, frozen=True, gc=False):
    """A fact at its place in the log, and the command of a guest that it came from."""

    seq: int
    at: int  # milliseconds since 1970
    fact: AnyFact
    guest: int | None = None
    command: str | None = None


class Guest(Struct, frozen=True):
    """Somebody with a token: the host, a player, or whoever a link was made for (`join`, `watch`)."""

    number: int
    kind: str
    name: str = ""
    colour: str = ""

    @property
    def is_host(self):
        return self.kind == "host"

    @property
    def is_personal(self):
        return self.kind in ("host", "player")
