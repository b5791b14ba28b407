"""Who may do what: each command becomes facts, or a refusal."""

from typing import Any

from msgspec import Struct
from sqlalchemy import insert, update

import karat
from karat.server import facts, keys
from karat.server.facts import Chair, Guest
from karat.server.messages import (
    COLOURS,
    PHRASES,
    STICKERS,
    Close,
    Leave,
    Move,
    Order,
    Profile,
    Reissue,
    Rematch,
    Say,
    SetSeat,
    Start,
    TakeSeat,
    Undo,
    Vote,
    Word,
)
from karat.server.refusal import Refusal
from karat.server.schema import guests
from karat.server.undo import may_take_back


class Act(Struct):
    """Facts to append, statements to commit with them, and the token that only the asker is told."""

    facts: list
    beside: list = []
    token: Any = None


class SitDown(Struct):
    """Somebody comes in by the HTTP door."""

    wish: TakeSeat
    device: str | None


class NextTable(Struct):
    """The table of a rematch is made."""

    id: str
    table: str


class PlayFor(Struct):
    """A bot's answer."""

    seat: int
    decision: int
    move: str
    by: str


class SetStandIn(Struct):
    """Somebody is away for too long, or is back."""

    seat: int
    on: bool


def act(match, guest, command):
    """What a command of a guest comes to."""
    return _ACTS[type(command)](match, guest, command)


# Everybody with a seat -----------------------------------------------------------------------------------------------
def _move(match, guest, command):
    seat = _seat(match, guest)
    _phase(match, "playing")
    owed = match.owed.get(seat)
    if command.decision is not None and (owed is None or owed[0] != command.decision):
        raise Refusal.of("late", "decision")
    moved = facts.Moved(seat, command.move)
    if not match.chairs[seat].stand_in:
        return Act([moved])
    match.state.copy().play(seat, command.move)  # what the rules refuse should not bring anybody back
    return Act([facts.StandIn(seat, False), moved])


def _undo(match, guest, command):
    seat = _seat(match, guest)
    _phase(match, "playing")
    mine = [number for number, fact in enumerate(match.moves) if fact.seat == seat]
    if not mine:
        raise Refusal.of("no-move-yet")
    if may_take_back(match, mine[-1]):
        return Act([facts.Undone(seat, mine[-1], keep=True)])
    if match.ask is not None:
        raise Refusal.of("asked-already")
    asked = facts.Asked(seat, mine[-1])
    if match.voters in ([seat], []):
        return Act([asked, facts.Undone(seat, mine[-1])])
    return Act([asked])


def _vote(match, guest, command):
    seat = _seat(match, guest)
    if match.ask is None or match.ask.ask != command.ask:
        raise Refusal.of("question-closed", "ask")
    if seat in match.ask.agreed:
        raise Refusal.of("agreed-already")
    voted = facts.Voted(seat, command.yes)
    if command.yes and not set(match.voters) - {*match.ask.agreed, seat}:
        return Act([voted, facts.Undone(match.ask.seat, len(match.moves) - match.ask.moves)])
    return Act([voted])


def _say(match, guest, command):
    _seat(match, guest)
    value = command.value
    known = {"phrase": PHRASES, "sticker": STICKERS}.get(command.what)
    if known is None:
        if not match.made.chat:
            raise Refusal("not-yours", "This table has phrases and stickers, no free text.", "what")
        value = keys.clean(value, longest=300)
        if not value:
            raise Refusal.of("nothing-to-read", "value")
    elif value not in known:
        raise Refusal("bad", f"value: should be one of {', '.join(known)}.", "value")
    return Act([facts.Spoken(guest.number, command.what, value)])


def _word(match, guest, command):
    seat = _seat(match, guest)
    _phase(match, "open")
    return Act([facts.Worded(seat, keys.clean(command.word, longest=60))])


def _profile(match, guest, command):
    if not guest.is_personal:
        raise Refusal.of("no-seat-yet")
    name, colour = profile(match, command.name, command.colour or guest.colour, guest.number)
    mine = guests.c.table_id == match.id, guests.c.number == guest.number
    return Act([facts.Profiled(guest.number)], [update(guests).where(*mine).values(name=name, colour=colour)])


def _leave(match, guest, command):
    seat = _seat(match, guest)
    if match.phase == "open":
        return Act([facts.Left(seat)])
    _phase(match, "playing")
    return Act([facts.StandIn(seat, True)])


def _sit_down(match, guest, command):
    """A seat for somebody who comes in; the host and who stood up keep their token."""
    if match.phase != "open":
        raise Refusal.of("table-closed" if match.closed else "started-without-you")
    known = guest is not None and guest.is_personal
    if known and match.seat_of(guest.number) is not None:
        raise Refusal.of("seated-already")
    seat = _free_seat(match, command.wish.seat)
    name, colour = profile(match, command.wish.name, command.wish.colour, guest.number if known else None)
    if known:
        mine = guests.c.table_id == match.id, guests.c.number == guest.number
        return Act([facts.Sat(seat, guest.number)], [update(guests).where(*mine).values(name=name, colour=colour)])
    token, number = keys.new_token(), max(match.guests) + 1
    match.guests[number] = Guest(number, "player", name, colour)
    row = {"table_id": match.id, "number": number, "kind": "player", "token": keys.digest(token)}
    row |= {"device": command.device, "name": name, "colour": colour}
    return Act([facts.Sat(seat, number)], [insert(guests).values(row)], token)


def _free_seat(match, wish):
    free = [seat for seat, chair in enumerate(match.chairs) if chair.guest is None and chair.level is None]
    if wish is None and not free:
        raise Refusal.of("all-seats-taken")
    if wish is not None and wish not in free:
        raise Refusal.of("seat-taken", "seat")
    return free[0] if wish is None else wish


def may_rematch(match, number):
    guest = match.guests.get(number)
    return match.seat_of(number) is not None or (guest is not None and guest.is_host)


def _rematch(match, guest, command):
    if not may_rematch(match, guest and guest.number):
        raise Refusal.of("only-players-and-host")
    _phase(match, "over")
    return Act([])  # somebody else was quicker, and meant the same


def _next_table(match, guest, command):
    return Act([facts.Rematched(command.table)] if match.next is None else [])


# The table itself ----------------------------------------------------------------------------------------------------
def _play_for(match, guest, command):
    owed = match.owed.get(command.seat)
    if match.phase != "playing" or owed is None or owed[0] != command.decision:
        raise Refusal("late", "That decision is no longer owed.")
    return Act([facts.Moved(command.seat, command.move, command.by)])


def _set_stand_in(match, guest, command):
    chair = match.chairs[command.seat]
    if match.phase != "playing" or chair.guest is None or chair.stand_in == command.on:
        return Act([])
    return Act([facts.StandIn(command.seat, command.on)])


# The host ------------------------------------------------------------------------------------------------------------
def _start(match, guest, command):
    _host(guest)
    _phase(match, "open")
    level = match.made.stand_in
    chairs = [chair if chair.guest is not None or chair.level else Chair(level=level) for chair in match.chairs]
    return Act([facts.Started(tuple(chairs))])


def _set_seat(match, guest, command):
    _host(guest)
    _phase(match, "open", "playing")
    _in_range(match, command.seat)
    if match.phase == "playing" and (command.to == "open" or match.chairs[command.seat].guest is not None):
        raise Refusal.of("only-bot-levels", "seat")
    if command.to == "bot":
        check_level(match.made.game, command.level, "level")
    return Act([facts.SeatSet(command.seat, command.level if command.to == "bot" else None)])


def _order(match, guest, command):
    _host(guest)
    _phase(match, "open")
    if sorted(command.order) != list(range(match.made.players)):
        raise Refusal("bad", f"order: should name each seat from 0 to {match.made.players - 1} once.", "order")
    return Act([facts.Ordered(tuple(command.order))])


def _reissue(match, guest, command):
    _host(guest)
    _in_range(match, command.seat)
    other = match.chairs[command.seat].guest
    if other is None or other == guest.number:
        raise Refusal.of("nobody-there", "seat")
    token = keys.new_token()
    theirs = guests.c.table_id == match.id, guests.c.number == other
    changed = update(guests).where(*theirs).values(token=keys.digest(token), device=None)
    return Act([facts.Reissued(command.seat)], [changed], token)


def _close(match, guest, command):
    _host(guest)
    return Act([facts.Closed()])


# Checks --------------------------------------------------------------------------------------------------------------
def _seat(match, guest):
    seat = None if guest is None else match.seat_of(guest.number)
    if seat is None:
        raise Refusal.of("only-players")
    return seat


def _host(guest):
    if guest is None or not guest.is_host:
        raise Refusal.of("only-host")


def _phase(match, *phases):
    if match.phase not in phases:
        now = {"open": "not-started", "playing": "started", "over": "over", "closed": "table-closed"}
        raise Refusal.of(now[match.phase])


def _in_range(match, seat):
    if seat >= match.made.players:
        raise Refusal("bad", f"seat: should be 0 to {match.made.players - 1}, not {seat}.", "seat")


def check_level(game, level, field):
    if level not in karat.bots(game):
        raise Refusal("bad", f"{field}: should be one of {', '.join(karat.bots(game))}.", field)


def profile(match, name, colour, number=None):
    """A name and a colour that nobody else at the table has."""
    name = keys.clean(name)
    if not name:
        raise Refusal.of("name-unseen", "name")
    seated = {chair.guest for chair in match.chairs} - {None, number}
    others = [match.guests[guest] for guest in sorted(seated) if guest in match.guests]
    if any(keys.looks_like(name, other.name) for other in others):
        raise Refusal.of("name-taken", "name")
    taken = {other.colour for other in others}
    if not colour or colour in taken:
        colour = next(free for free in COLOURS if free not in taken)
    return name, colour


_ACTS = {
    Move: _move,
    Undo: _undo,
    Vote: _vote,
    Say: _say,
    Word: _word,
    Profile: _profile,
    Leave: _leave,
    Start: _start,
    SetSeat: _set_seat,
    Order: _order,
    Reissue: _reissue,
    Close: _close,
    Rematch: _rematch,
    SitDown: _sit_down,
    NextTable: _next_table,
    PlayFor: _play_for,
    SetStandIn: _set_stand_in,
}
