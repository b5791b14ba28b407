"""What a table can be asked to do.

A command is declared once: how it is said (under its tag), who may say it and when, which limits it counts against, and
the facts it becomes or the refusal it meets. To add one, write its class, then `make protocol`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, NamedTuple, Union

from msgspec import Meta, Struct, json
from msgspec.structs import replace
from sqlalchemy import insert, update

import karat
from karat.server.protocol import facts
from karat.server.protocol.facts import Chair, Fact, Guest
from karat.server.protocol.messages import (
    COLOURS,
    PHRASES,
    STICKERS,
    Colour,
    Hand,
    Id,
    Level,
    Name,
    Options,
    Phase,
    Players,
    Seat,
    Speech,
    TableName,
    TakeSeat,
    Token,
)
from karat.server.protocol.refusal import Refusal
from karat.server.storage.schema import guests
from karat.server.tables.tokens import clean, digest, looks_like, new_token, word_print
from karat.server.tables.undo import may_take_back

if TYPE_CHECKING:
    from karat.server.tables.projection import Projection


class Who(NamedTuple):
    """Who may ask for something, and why everybody else is refused."""

    may: Callable[[Projection, Guest], bool]
    reason: str


def _plays(projection: Projection, guest: Guest) -> bool:
    return guest.number in projection.seats


def _hosts(projection: Projection, guest: Guest) -> bool:
    return guest.is_host


ANYBODY = Who(lambda projection, guest: True, "")
PLAYERS = Who(_plays, "only-players")
HOST = Who(_hosts, "only-host")
PLAYERS_AND_HOST = Who(
    lambda projection, guest: _plays(projection, guest) or _hosts(projection, guest), "only-players-and-host"
)
PERSONS = Who(lambda projection, guest: guest.is_personal, "no-seat-yet")
NOT_NOW: dict[Phase, str] = {"open": "not-started", "playing": "started", "over": "over", "closed": "table-closed"}


class Deed(Struct):
    """What a command comes to: facts to append, statements to commit with them, whom they are about with what is stored
    of a new token, the token itself, which only the asker is told, and a seat whose owner has to be away,
    and whether bots are to make haste."""

    facts: list[Fact]
    beside: list[Any] = []
    guest: Guest | None = None
    digest: str | None = None
    token: str | None = None
    away: int | None = None
    haste: bool = False


class Action:
    """Something that a table can be asked to do: by a guest, or by itself."""

    __slots__ = ()

    who: ClassVar[Who] = ANYBODY
    phases: ClassVar[tuple[Phase, ...]] = ("open", "playing", "over")
    is_move: ClassVar[bool] = False  # it goes the short way, and is bounded by the rules alone
    is_last: ClassVar[bool] = False  # it is done also at a table whose log is full
    rate: ClassVar[str | None] = None  # the limit on how often it is done at a table

    def counts(self, projection: Projection, guest: Guest) -> list[tuple[str, int]]:
        """The limits that it counts against, and how much of them is used."""
        return [] if self.is_last else [("facts", projection.seq)]

    def act(self, projection: Projection, guest: Guest) -> Deed:
        """What it comes to. It changes nothing."""
        if projection.closed:
            raise Refusal.of("table-closed")
        if not self.who.may(projection, guest):
            raise Refusal.of(self.who.reason)
        if projection.phase not in self.phases:
            raise Refusal.of(NOT_NOW[projection.phase])
        return self.become(projection, guest)

    def become(self, projection: Projection, guest: Guest) -> Deed:
        """The same, asked by somebody who may, at the right time."""
        raise NotImplementedError


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    pass


class Hello(FromClient, tag="hello", frozen=True):
    """The first message: which table, as whom, and the last sequence number that the client has."""

    table: TableName
    token: Token | None = None
    last: Annotated[int, Meta(ge=0)] | None = None
    views: Annotated[
        Literal["always", "asked"], Meta(description="With every move, or only when a decision is owed and at the end.")
    ] = "always"


class Command(Action, FromClient, frozen=True):
    """What a client wants done. A command that comes again with the same id is answered again and not done twice."""

    id: Id


class Own(Action, Struct):
    """What the server itself wants done."""


# Players -------------------------------------------------------------------------------------------------------------
class Move(Command, tag="move", frozen=True):
    """A move in the notation of the game. `decision` says which decision it answers; a late one is refused."""

    who, phases, is_move = PLAYERS, ("playing",), True
    move: Annotated[str, Meta(max_length=200)]
    decision: int | None = None

    def become(self, projection: Projection, guest: Guest) -> Deed:
        seat = projection.seats[guest.number]
        owed = projection.owed.get(seat)
        if self.decision is not None and (owed is None or owed[0] != self.decision):
            raise Refusal.of("late", "decision")
        moved = facts.Moved(seat, self.move)
        if not projection.chairs[seat].stand_in:
            return Deed([moved])
        projection.begun.copy().play(seat, self.move)  # what the rules refuse should not bring anybody back
        return Deed([facts.StandIn(seat, False), moved])


class Undo(Command, tag="undo", frozen=True):
    """Take the own last move back: at once where nothing was revealed, drawn or answered since, else by asking all
    other people at the table. Everybody is told."""

    who, phases, rate = PLAYERS, ("playing",), "undos"

    def counts(self, projection: Projection, guest: Guest) -> list[tuple[str, int]]:
        return [*super().counts(projection, guest), ("all-undos", projection.undone)]

    def become(self, projection: Projection, guest: Guest) -> Deed:
        seat = projection.seats[guest.number]
        at = next(
            (number for number in range(len(projection.moves) - 1, -1, -1) if projection.moves[number].seat == seat),
            None,
        )
        if at is None:
            raise Refusal.of("no-move-yet")
        if may_take_back(projection, at):
            return Deed([facts.Undone(seat, at, keep=True)])
        if projection.ask is not None:
            raise Refusal.of("asked-already")
        asked, others = facts.Asked(seat, at), [other for other in projection.voters if other != seat]
        if not others:
            return Deed([asked, facts.Undone(seat, at)])
        if any(projection.chairs[other].stand_in for other in others):
            raise Refusal.of("someone-away")
        return Deed([asked])


class Vote(Command, tag="vote", frozen=True):
    """Agree or not to what the table is asked (`ask` of the table)."""

    who = PLAYERS
    ask: int
    yes: bool

    def become(self, projection: Projection, guest: Guest) -> Deed:
        seat, ask = projection.seats[guest.number], projection.ask
        if ask is None or ask.ask != self.ask:
            raise Refusal.of("question-closed", "ask")
        if seat in ask.agreed:
            raise Refusal.of("agreed-already")
        voted = facts.Voted(seat, self.yes)
        if self.yes and not set(projection.voters) - {*ask.agreed, seat}:
            return Deed([voted, facts.Undone(ask.seat, len(projection.moves) - ask.moves)])
        return Deed([voted])


class Say(Command, tag="say", frozen=True):
    """A phrase or a sticker by its name; free text only at a table with chat."""

    who = PLAYERS
    what: Speech
    value: Annotated[str, Meta(min_length=1, max_length=300)]

    def become(self, projection: Projection, guest: Guest) -> Deed:
        value = self.value
        known = {"phrase": PHRASES, "sticker": STICKERS}.get(self.what)
        if known is None:
            if not projection.made.chat:
                raise Refusal("not-yours", "This table has phrases and stickers, no free text.", "what")
            value = clean(value, longest=300)
            if not value:
                raise Refusal.of("nothing-to-read", "value")
        elif value not in known:
            raise Refusal("bad", f"value: should be one of {', '.join(known)}.", "value")
        return Deed([facts.Spoken(guest.number, self.what, value)])


class Word(Command, tag="word", frozen=True):
    """Words of a player's own that the cards will depend on (before the start). At a table without chat others see no
    more than their fingerprint, and the cards depend on that."""

    who, phases = PLAYERS, ("open",)
    word: Annotated[str, Meta(max_length=60)]

    def become(self, projection: Projection, guest: Guest) -> Deed:
        word = clean(self.word, longest=60)
        return Deed([facts.Worded(projection.seats[guest.number], word if projection.made.chat else word_print(word))])


class Profile(Command, tag="profile", frozen=True):
    """A new name and colour."""

    who = PERSONS
    name: Name
    colour: Colour | None = None

    def become(self, projection: Projection, guest: Guest) -> Deed:
        name, colour = _free_profile(projection, self.name, self.colour or guest.colour, guest.number)
        return Deed([facts.Profiled(guest.number)], *_renamed(projection, guest, name, colour))


class Leave(Command, tag="leave", frozen=True):
    """Stand up. Before the start the seat is open again; later a stand-in plays until the player comes back."""

    who, phases = PLAYERS, ("open", "playing")

    def become(self, projection: Projection, guest: Guest) -> Deed:
        seat = projection.seats[guest.number]
        return Deed([facts.Left(seat) if projection.phase == "open" else facts.StandIn(seat, True)])


class StandIn(Command, tag="stand-in", frozen=True):
    """Player or host: let a stand-in play at once for somebody who is away, instead of when the table's grace is over.
    Coming back ends that as ever."""

    who, phases = PLAYERS_AND_HOST, ("playing",)
    seat: Seat

    def become(self, projection: Projection, guest: Guest) -> Deed:
        _check_range(projection, self.seat)
        chair = projection.chairs[self.seat]
        if chair.guest is None:
            raise Refusal.of("nobody-there", "seat")
        return Deed([]) if chair.stand_in else Deed([facts.StandIn(self.seat, True)], away=self.seat)


class Hurry(Command, tag="hurry", frozen=True):
    """Player: bots move as soon as they can until a person is asked. Nothing comes of it where several people play."""

    who, phases = PLAYERS, ("playing",)

    def become(self, projection: Projection, guest: Guest) -> Deed:
        return Deed([], haste=len(projection.persons) == 1)


# The host ------------------------------------------------------------------------------------------------------------
class Start(Command, tag="start", frozen=True):
    """Host: deal. Bots about as strong as the table's stand-ins, no two alike, sit down on open seats."""

    who, phases = HOST, ("open",)

    def become(self, projection: Projection, guest: Guest) -> Deed:
        made, chairs = projection.made, list(projection.chairs)
        free = projection.free_seats
        for seat, sitter in zip(free, karat.lineup(made.game, len(free), made.stand_in, projection.id), strict=True):
            chairs[seat] = Chair(level=sitter.bot)
        return Deed([facts.Started(tuple(chairs))])


class SetSeat(Command, tag="seat", frozen=True):
    """Host: make a seat open, or a bot's. A person who sits there before the start has to stand up."""

    who, phases = HOST, ("open", "playing")
    seat: Seat
    to: Literal["open", "bot"]
    level: Level = "3"

    def become(self, projection: Projection, guest: Guest) -> Deed:
        _check_range(projection, self.seat)
        if projection.phase == "playing" and (self.to == "open" or projection.chairs[self.seat].guest is not None):
            raise Refusal.of("only-bot-levels", "seat")
        if self.to == "bot":
            check_level(projection.made.game, self.level, "level")
        return Deed([facts.SeatSet(self.seat, self.level if self.to == "bot" else None)])


class Order(Command, tag="order", frozen=True):
    """Host: a new order of the seats before the start: `order[i]` is the seat that moves to place i."""

    who, phases = HOST, ("open",)
    order: Annotated[list[Seat], Meta(min_length=2, max_length=8)]

    def become(self, projection: Projection, guest: Guest) -> Deed:
        if sorted(self.order) != list(range(projection.made.players)):
            raise Refusal("bad", f"order: should name each seat from 0 to {projection.made.players - 1} once.", "order")
        return Deed([facts.Ordered(tuple(self.order))])


class Reissue(Command, tag="reissue", frozen=True):
    """Host: a new token for a person's seat, whose old one stops working. Everybody at the table is told."""

    who = HOST
    seat: Seat

    def become(self, projection: Projection, guest: Guest) -> Deed:
        _check_range(projection, self.seat)
        number = projection.chairs[self.seat].guest
        other = None if number is None else projection.guests.get(number)
        if other is None or other == guest:
            raise Refusal.of("nobody-there", "seat")
        token = new_token()
        changed = _changed(projection, other.number, token=digest(token), device=None)
        return Deed([facts.Reissued(self.seat)], [changed], other, digest(token), token)


class Close(Command, tag="close", frozen=True):
    """Host: close the table for good."""

    who, is_last = HOST, True

    def become(self, projection: Projection, guest: Guest) -> Deed:
        return Deed([facts.Closed()])


class Rematch(Command, tag="rematch", frozen=True):
    """After the end: the next table for everybody who wants, with the start player moved on; or another game."""

    who, phases, is_last = PLAYERS_AND_HOST, ("over",), True
    game: Annotated[str, Meta(max_length=20)] | None = None
    players: Players | None = None
    options: Options | None = None

    def become(self, projection: Projection, guest: Guest) -> Deed:
        return Deed([])  # somebody else was quicker, and meant the same


# The server ----------------------------------------------------------------------------------------------------------
class SitDown(Own):
    """Somebody comes in by the HTTP door; the host and who stood up keep their token."""

    wish: TakeSeat
    device: str | None

    def counts(self, projection: Projection, guest: Guest) -> list[tuple[str, int]]:
        new = [] if guest.is_personal else [("guests", len(projection.guests))]
        return [*super().counts(projection, guest), *new]

    def become(self, projection: Projection, guest: Guest) -> Deed:
        if projection.phase != "open":
            raise Refusal.of("started-without-you")
        known = guest.is_personal
        if guest.number in projection.seats:
            raise Refusal.of("seated-already")
        seat = self._free_seat(projection)
        name, colour = _free_profile(projection, self.wish.name, self.wish.colour, guest.number if known else None)
        if known:
            return Deed([facts.Sat(seat, guest.number)], *_renamed(projection, guest, name, colour))
        token, number = new_token(), max(projection.guests) + 1
        new, mark = Guest(number, "player", name, colour), digest(token)
        row = {"table_id": projection.id, "number": number, "kind": new.kind, "token": mark}
        row |= {"device": self.device, "name": name, "colour": colour}
        return Deed([facts.Sat(seat, number)], [insert(guests).values(row)], new, mark, token)

    def _free_seat(self, projection: Projection) -> int:
        free, wish = projection.free_seats, self.wish.seat
        if wish is None and not free:
            raise Refusal.of("all-seats-taken")
        if wish is not None and wish not in free:
            raise Refusal.of("seat-taken", "seat")
        return free[0] if wish is None else wish


class NextTable(Own):
    """The table of a rematch is made."""

    is_last = True
    id: str
    table: str

    def become(self, projection: Projection, guest: Guest) -> Deed:
        return Deed([facts.Rematched(self.table)] if projection.next is None else [])


class PlayFor(Own):
    """A bot's answer."""

    is_move = True
    seat: int
    decision: int
    move: str
    by: Hand

    def become(self, projection: Projection, guest: Guest) -> Deed:
        owed = projection.owed.get(self.seat)
        if projection.phase != "playing" or owed is None or owed[0] != self.decision:
            raise Refusal("late", "That decision is no longer owed.")
        return Deed([facts.Moved(self.seat, self.move, self.by)])


class SetStandIn(Own):
    """Somebody is away for too long, or is back."""

    seat: int
    on: bool

    def become(self, projection: Projection, guest: Guest) -> Deed:
        chair = projection.chairs[self.seat]
        if projection.phase != "playing" or chair.guest is None or chair.stand_in == self.on:
            return Deed([])
        return Deed([facts.StandIn(self.seat, self.on)])


ClientMessage: Any = Union[(Hello, *Command.__subclasses__())]
read: Callable[[str | bytes], FromClient] = json.Decoder(ClientMessage).decode


# Checks --------------------------------------------------------------------------------------------------------------
def _check_range(projection: Projection, seat: int) -> None:
    if seat >= projection.made.players:
        raise Refusal("bad", f"seat: should be 0 to {projection.made.players - 1}, not {seat}.", "seat")


def check_level(game: str, level: str, field: str) -> None:
    if level not in karat.bots(game):
        raise Refusal("bad", f"{field}: should be one of {', '.join(karat.bots(game))}.", field)


def _free_profile(projection: Projection, name: str, colour: str | None, number: int | None) -> tuple[str, str]:
    """A name and a colour that nobody else at the table has."""
    name = clean(name)
    if not name:
        raise Refusal.of("name-unseen", "name")
    others = [
        projection.guests[guest] for guest in sorted(projection.seats) if guest in projection.guests and guest != number
    ]
    if any(looks_like(name, other.name) for other in others):
        raise Refusal.of("name-taken", "name")
    taken = {other.colour for other in others}
    if not colour or colour in taken:
        colour = next((free for free in COLOURS if free not in taken), "")  # with none left for who has no seat
    return name, colour


def _renamed(projection: Projection, guest: Guest, name: str, colour: str) -> tuple[list[Any], Guest]:
    """A guest with another name and colour: the statements that say so, and the guest."""
    return [_changed(projection, guest.number, name=name, colour=colour)], replace(guest, name=name, colour=colour)


def _changed(projection: Projection, number: int, **values: str | None) -> Any:
    return update(guests).where(guests.c.table_id == projection.id, guests.c.number == number).values(values)
