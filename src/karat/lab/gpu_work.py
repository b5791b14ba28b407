"""What comes next in a game, as a small number: the threads of a warp take steps of the same kind together.

The kinds part what is done often from what takes long. A game's `study.py` names them; without it all are one.
"""

from karat.contract import Record
from karat.kernel.core import inlined
from karat.kernel.dispatch import by_game

KINDS = 7


@inlined
def same(state: Record) -> int:
    return 0


@inlined
def is_last(state: Record, first: int) -> bool:
    """Whether the seat before the first one is to move."""
    place = state.turn - first
    return place == -1 or place == state.players - 1


work = by_game("work", same)
