"""What follows from what a seat sees, worked out by the rules for clients that hold none. It tells nothing new.

A game says it in its `hints.py`; one that has none, or lacks one of these functions, needs none.
"""

from typing import Any

from karat.table.game import Game, Knowledge, State


def _told(game: Game, name: str, *arguments: Any) -> Any:
    function = getattr(game.part("hints"), name, None)
    return function and function(*arguments)


def hints(state: State, seat: int | None) -> Any:
    """What helps a seat to decide (a spectator is None)."""
    return _told(state.game, "hints", state, seat)


def explained(state: State, seat: int | None) -> Any:
    """What the table as it lies means; None where that is plain to see."""
    return _told(state.game, "explained", state, seat)


def odds(knowledge: Knowledge) -> dict[str, int] | None:
    """How many of the cards that may come next are bad ones, where that is the question."""
    return _told(knowledge.game, "odds", knowledge)
