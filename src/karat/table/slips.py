"""Where the line is between a slip of the hand and a second chance: whether a move has shown anything to anybody."""

import numpy as np

from karat.games import doors
from karat.games.core import new_log, read_log


def shows_nothing(state, seat, move):
    """Whether a legal move draws no card and tells nobody anything but that it was made.

    Either all that comes of it follows from what everybody knows; then it may be seen. Or it is sealed: it follows from
    what the seat itself knows, others still owe the same decision, and they are told no more than who has chosen.
    """
    after = state._states.copy()
    notes = _played(state, after, seat, move)
    if doors.wanted_now(after)[1]:
        return False
    if _played(state, state._known(-1), seat, move) == notes:
        return True
    told = state.game._words.events(notes)
    return (
        _played(state, state._known(seat), seat, move) == notes
        and 0 < doors.owed_now(after) == doors.owed_now(state._states) & ~(1 << seat)
        and all(public is None or public.keys() <= {"event", "seat"} for public, _ in told)
        and all(private.keys() <= {seat} for _, private in told)
    )


def _played(state, record, seat, move):
    """Play a move on a record; the notes that the rules leave, None where they do not allow it there."""
    log, room = new_log(), np.zeros(state.game._rules.MAX_MOVES, np.int64)
    code = state.game._words.move_from(move)
    return read_log(log) if doors.play_now(record, seat, code, room, log) == 1 else None
