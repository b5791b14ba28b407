"""What can happen at a table. Every row of its log is one of these facts; a table is what its facts add up to.

A fact is declared once: what is stored of it (under its tag), how it changes the table, and what others hear of it.
To add one, write its class.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Union

from msgspec import Struct, json
from msgspec.structs import replace

if TYPE_CHECKING:
    from karat.server.protocol.messages import Changed, FromServer, Played, Said
    from karat.server.tables.projection import Projection
    from karat.server.tables.telling import Teller

A_STEP = 1000  # milliseconds; what is less is no step


class Fact(Struct, tag_field="fact", frozen=True, omit_defaults=True, gc=False):
    anew: ClassVar[bool] = False  # after it the whole history is told anew
    moves_people: ClassVar[bool] = False  # after it other people are players

    def change(self, projection: Projection, row: Row) -> None:
        """How the table is another one after it. Where it raises IllegalMove, nothing has changed."""

    def skim(self, projection: Projection, row: Row) -> None:
        """The same without playing: for what comes before moves that were taken back."""
        self.change(projection, row)

    def told(self, teller: Teller) -> FromServer:
        """What somebody hears of it."""
        raise NotImplementedError(f"nobody hears of {type(self).__name__}")


class Change(Fact, frozen=True):
    """A fact that others hear of as `changed`, under its tag unless it has other `names`."""

    names: ClassVar[tuple[str, ...]] = ()

    def told(self, teller: Teller) -> Changed:
        return teller.changed(tag(self), getattr(self, "seat", None), anew=self.anew)


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat: a person's (`guest`), a bot's (`level`), or open."""

    guest: int | None = None
    level: str | None = None
    stand_in: bool = False
    word: str = ""


class Past(Struct, frozen=True, omit_defaults=True):
    """A game that came before a rematch: who sat where (None: a bot), and how it ended."""

    game: str
    guests: tuple[int | None, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


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
    rules: str = "1"  # that it is played by
    version: str = ""  # of Karat, that it was made under; the oldest tables do not say
    before: tuple[Past, ...] = ()  # what these people played, from rematch to rematch, the oldest first

    def change(self, projection: Projection, row: Row) -> None:
        projection.be_made(self, row.at)


class Sat(Change, tag="sat", frozen=True):
    moves_people = True
    seat: int
    guest: int

    def change(self, projection: Projection, row: Row) -> None:
        projection.chairs[self.seat] = Chair(guest=self.guest)


class Left(Change, tag="left", frozen=True):
    moves_people = True
    seat: int

    def change(self, projection: Projection, row: Row) -> None:
        projection.chairs[self.seat] = Chair()


class SeatSet(Change, tag="seat", frozen=True):
    moves_people = True
    seat: int
    level: str | None = None

    def change(self, projection: Projection, row: Row) -> None:
        projection.chairs[self.seat] = Chair(level=self.level)


class Ordered(Change, tag="ordered", frozen=True):
    order: tuple[int, ...]

    def change(self, projection: Projection, row: Row) -> None:
        projection.chairs = [projection.chairs[seat] for seat in self.order]


class Profiled(Change, tag="profile", frozen=True):
    """A guest has another name or colour; names are kept beside the log, so that they can be forgotten."""

    guest: int


class Worded(Change, tag="word", frozen=True):
    seat: int
    word: str

    def change(self, projection: Projection, row: Row) -> None:
        projection.chairs[self.seat] = replace(projection.chairs[self.seat], word=self.word)


class Started(Change, tag="started", frozen=True):
    anew = True
    chairs: tuple[Chair, ...]

    def change(self, projection: Projection, row: Row) -> None:
        projection.chairs = list(self.chairs)
        projection.begin(row.seq, row.at)


class Moved(Fact, tag="moved", frozen=True):
    seat: int
    move: str
    by: str = "person"

    def change(self, projection: Projection, row: Row) -> None:
        projection.play(self, row.seq, row.at)

    def skim(self, projection: Projection, row: Row) -> None:
        projection.moves.append(self)
        projection.ask = None

    def told(self, teller: Teller) -> Played:
        return teller.played(self.seat, self.by)


class StandIn(Change, tag="stand-in", frozen=True):
    names = ("stand-in", "back")
    seat: int
    on: bool

    def change(self, projection: Projection, row: Row) -> None:
        projection.chairs[self.seat] = replace(projection.chairs[self.seat], stand_in=self.on)

    def told(self, teller: Teller) -> Changed:
        return teller.changed("stand-in" if self.on else "back", self.seat)


class Asked(Change, tag="asked", frozen=True):
    """May the moves from number `at` on be taken back?"""

    seat: int
    at: int

    def change(self, projection: Projection, row: Row) -> None:
        projection.question(row.seq, self.seat, self.at)


class Voted(Change, tag="voted", frozen=True):
    seat: int
    yes: bool

    def change(self, projection: Projection, row: Row) -> None:
        projection.vote(self.seat, self.yes)

    def told(self, teller: Teller) -> Changed:
        return teller.changed("voted", self.seat, yes=self.yes)


class Undone(Change, tag="undone", frozen=True):
    """Move number `at` is taken back, and all after it unless they are kept."""

    anew = True
    seat: int
    at: int
    keep: bool = False

    def change(self, projection: Projection, row: Row) -> None:
        before = len(projection.moves)
        projection.go_back(self.left(projection.moves), self.at, row.seq, row.at)
        projection.note_undone(row.seq, self.seat, before - len(projection.moves))

    def skim(self, projection: Projection, row: Row) -> None:
        before, projection.moves = len(projection.moves), self.left(projection.moves)
        projection.note_undone(row.seq, self.seat, before - len(projection.moves))

    def left(self, moves: list[Moved]) -> list[Moved]:
        """Those of the moves that stand after it."""
        return moves[: self.at] + (moves[self.at + 1 :] if self.keep else [])

    def told(self, teller: Teller) -> Changed:
        notice = teller.projection.notices.get(teller.row.seq)
        return teller.changed("undone", self.seat, anew=True, moves=notice and notice.moves)


class Spoken(Fact, tag="said", frozen=True):
    guest: int
    what: str
    value: str

    def told(self, teller: Teller) -> Said:
        return teller.said(self.guest, self.what, self.value)


class Reissued(Change, tag="reissued", frozen=True):
    seat: int

    def change(self, projection: Projection, row: Row) -> None:
        projection.notice(row.seq, "reissued", self.seat)


class Closed(Change, tag="closed", frozen=True):
    def change(self, projection: Projection, row: Row) -> None:
        projection.closed = True


class Rematched(Change, tag="rematch", frozen=True):
    table: str

    def change(self, projection: Projection, row: Row) -> None:
        projection.next = self.table


class Row(Struct, frozen=True, gc=False):
    """A fact at its place in the log, and the command of a guest that it came from."""

    seq: int
    at: int  # milliseconds, by `clock`
    fact: Fact
    guest: int | None = None
    command: str | None = None


class Guest(Struct, frozen=True):
    """Somebody with a token: the host, a player, or whoever a link was made for (`join`, `watch`)."""

    number: int
    kind: str
    name: str = ""
    colour: str = ""

    @property
    def is_host(self) -> bool:
        return self.kind == "host"

    @property
    def is_personal(self) -> bool:
        return self.kind in ("host", "player")


NOBODY = Guest(-1, "nobody")  # who has no token


def tag(fact: Fact | type[Fact]) -> str:
    """The name that a fact is stored under."""
    return str(fact.__struct_config__.tag)


_CHANGES = tuple(Change.__subclasses__())
if TYPE_CHECKING:
    What = str
else:  # what others can hear as `changed`
    What = Literal[tuple(name for kind in _CHANGES for name in kind.names or (tag(kind),))]

_ANY: Any = Union[(*_CHANGES, *(kind for kind in Fact.__subclasses__() if kind is not Change))]
write = json.Encoder().encode
read: Callable[[str], Fact] = json.Decoder(_ANY).decode


# Time ----------------------------------------------------------------------------------------------------------------
_BEGAN = time.time_ns() - time.monotonic_ns()


def clock() -> int:
    """Now, in milliseconds since 1970 as the machine told them when this process began: nobody can set this clock."""
    return (_BEGAN + time.monotonic_ns()) // 1_000_000


def stepped() -> int:
    """By how many milliseconds the machine's clock was set since then. What is stored has the machine's time."""
    by = (time.time_ns() - time.monotonic_ns() - _BEGAN) // 1_000_000
    return by if abs(by) > A_STEP else 0
