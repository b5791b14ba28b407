"""Finished games once more: every moment, through the eyes of a seat, of a spectator, or with all cards open."""

from itertools import islice

import karat
from karat.server.messages import Frame
from karat.server.refusal import Refusal
from karat.table import openly
from karat.table.aid import explained
from karat.table.record import moments

OPEN = "open"


def moves_of(document):
    """The moves of a record with their seats, one after another."""
    return [(who, move) for who, move in document["steps"] if who != "deal"]


def frames(document, eyes):
    """The game before its first move, and after each one."""
    found, told, moves = [], 0, [(None, None), *moves_of(document)]
    for (seat, move), state in zip(moves, moments(karat.game(document["game"]), document), strict=True):
        if eyes == OPEN:
            turn = state.to_move[0] if state.to_move else seat
            found.append(Frame(seat, move, openly.events(state, told), openly.view(state), explained(state, turn)))
        else:
            known = move if eyes == seat else None
            found.append(Frame(seat, known, state.events(eyes, told), state.view(eyes), explained(state, eyes)))
        told = state.moments
    return found


def position_at(document, move):
    """The position of a record's game after so many moves."""
    most = len(moves_of(document)) - 1
    if move > most:
        raise Refusal("bad", f"move: should be 0 to {most}; after that the game is over.", "from.move")
    state = next(islice(moments(karat.game(document["game"]), document), move, None))
    return state.afresh(0).position()


def read_eyes(text, players):
    """Whose eyes a request asks for: a seat, `open`, or nobody's."""
    if text in (None, OPEN):
        return text
    if not (text.isascii() and text.isdigit() and len(text) < 3) or int(text) >= players:
        raise Refusal("bad", f"eyes: should be a seat from 0 to {players - 1}, or open.", "eyes")
    return int(text)
