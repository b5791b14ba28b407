"""Where the line is between a slip of the hand and a second chance: whether a move has shown anything to anybody."""

import numpy as np

from karat.contract import Note, States
from karat.kernel import dispatch
from karat.kernel.core import new_log, read_log
from karat.table.game import State


def shows_nothing(state: State, seat: int, move: str) -> bool:
    """Whether a legal move draws no card and tells nobody anything but that it was made.

    Either all that comes of it follows from what everybody knows; then it may be seen. Or it is sealed: it follows from
    what the seat itself knows, others still owe the same decision, and they are told no more than who has chosen.
    """
    after = state.states.copy()
    notes = _played(state, after, seat, move) or []
    if dispatch.wanted_now(after)[1]:
        return False
    if _played(state, state.known(), seat, move) == notes:
        return True
    told = state.game.words.events(notes)
    return (
        _played(state, state.known(seat), seat, move) == notes
        and 0 < dispatch.owed_now(after) == dispatch.owed_now(state.states) & ~(1 << seat)
        and all(public is None or public.keys() <= {"event", "seat"} for public, _ in told)
        and all(private.keys() <= {seat} for _, private in told)
    )


def _played(state: State, record: States, seat: int, move: str) -> list[Note] | None:
    """Play a move on a record; the notes that the rules leave, None where they do not allow it there."""
    log, room = new_log(), np.zeros(state.game.rules.MAX_MOVES, np.int64)
    code = state.game.words.move_from(move)
    return read_log(log) if code is not None and dispatch.play_now(record, seat, code, room, log) == 1 else None
