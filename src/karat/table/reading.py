"""What a record shows, in plain Python: who is to move, legal moves, outcome, views, events as a seat knows them.

Everything here works on an array of one record, be it a whole game or what one seat knows of it.
"""

import threading
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from karat.contract import Event, History, Numbers, Options, States, View
from karat.kernel import dispatch
from karat.kernel.core import new_log, snapshot

if TYPE_CHECKING:
    from karat.table.game import Game

_NESTED = {dict, list}
_SEATS = [tuple(p for p in range(8) if mask >> p & 1) for mask in range(256)] + [()]  # the last one, -1, is nobody
_Value = TypeVar("_Value")


class Room(threading.local):
    """Arrays that compiled code writes into, one set for each thread."""

    def __init__(self) -> None:
        self.log: Numbers = new_log()
        self.cards: Numbers = np.zeros(128, np.int64)
        self.scores: Numbers = np.zeros(8, np.int64)
        self.moves: Numbers = np.zeros(1024, np.int64)

    def more_moves(self) -> None:
        self.moves = np.zeros(2 * len(self.moves), np.int64)


room = Room()


def copied(states: States) -> States:
    """The same records once more."""
    twin = np.empty_like(states)
    twin.view(np.uint8)[:] = states.view(np.uint8)
    return twin


def to_move(states: States) -> tuple[int, ...]:
    """The seats that owe a decision, in seat order."""
    return _SEATS[dispatch.owed_now(states)]


def legal(game: "Game", states: States, seat: int) -> tuple[str, ...]:
    """The legal moves of a seat, in notation."""
    while (count := dispatch.legal_now(states, seat, room.moves)) > len(room.moves):
        room.more_moves()
    return tuple(map(game.words.move_text, room.moves[:count].tolist()))


def outcome(states: States) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """The final scores and the winners; None while the game goes on."""
    if dispatch.owed_now(states) >= 0:
        return None
    entries, winners = dispatch.outcome_now(states, room.scores)
    return tuple(room.scores[:entries].tolist()), _SEATS[winners]


def view(game: "Game", options: Options, known: States, seat: int) -> View:
    """What a seat knows, as a map; a spectator is -1."""
    seen, owed = snapshot(known), dispatch.owed_now(known)
    result = outcome(known) if owed < 0 else None
    return {
        "game": game.id,
        "players": seen.players,
        "options": options,
        "seat": seat if seat >= 0 else None,
        "to_move": list(_SEATS[owed]),
        "over": owed < 0,
        "scores": None if result is None else list(result[0]),
        "winners": None if result is None else list(result[1]),
        **game.words.view(seen, seat),
    }


def as_seen(history: History, seat: int) -> list[Event]:
    """Events as one seat may know them: the public part, and the seat's own private part."""
    seen = []
    for public, private in history:
        own = private.get(seat) if private else None
        if public is not None:
            seen.append(public | own if own else public)
        elif own:
            seen.append(own)
    return seen


def fresh(value: _Value) -> _Value:
    """A copy of an event or of options that its reader may change."""
    kind: Any = type(value)
    whole: Any = value
    if kind is dict:
        whole = {name: fresh(one) if type(one) in _NESTED else one for name, one in whole.items()}
    elif kind is list:
        whole = [fresh(one) for one in whole]
    found: _Value = whole
    return found
