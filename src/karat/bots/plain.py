"""Bots for a game that has no `bot.py`: six levels of the same search, which know nothing but the rules.

Play-outs are random and every move looks equally good at first. What the functions here say is what holds for a game
that does not say it better; a game's `bot.py` may have any of them.
"""

from karat.bots.thinker import Search
from karat.contract import Reason
from karat.table.game import Knowledge

LEVELS = {str(level): Search(playouts) for level, playouts in enumerate((2, 6, 20, 80, 400, 2000), 1)}
PERSONALITIES: dict[str, Search] = {}


def reasons(knowledge: Knowledge, move: str) -> list[Reason]:
    """Nothing is known that would speak for a move."""
    return []
