"""Which moves can be taken back without asking.

Whether that is so must not tell anybody anything, so it follows from what all can see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from karat.table.free_undo import shows_nothing

if TYPE_CHECKING:
    from karat.server.tables.projection import Projection


def may_take_back(projection: Projection, at: int) -> bool:
    """Whether a move can be taken back freely: nothing was revealed, drawn or answered since.

    Moves of others that were owed at the same time, and chosen without seeing this one, are no answers: they stay.
    """
    state = projection.at_move(at)
    together = state.to_move
    for fact in projection.moves[at:]:
        if fact.seat not in together or not shows_nothing(state, fact.seat, fact.move):
            return False
        state.make(fact.seat, fact.move)
    return True
