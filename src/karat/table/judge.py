"""What a bot's judgement is worth: by how much it is known to be wrong, and what its reasons argue for.

Both are a game's own to say, in its study.py; `bench/judge.py` measures the first.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from karat.table.game import Game

UNMEASURED = 0.15  # what a judge is taken to be wrong by where nobody has measured it


def own_error(game: "Game") -> float:
    """What the strongest bot is wrong by between two moves, chance aside: a win share, 95 % sure."""
    return getattr(game.part("study"), "JUDGE_ERROR", UNMEASURED)


def counts(game: "Game") -> bool:
    """Whether that bot counts, so that chance has no part in what it says."""
    return getattr(game.part("study"), "JUDGE_COUNTS", False)


def argues_for(game: "Game", reason: dict[str, Any]) -> bool:
    """Whether a reason speaks for the move that it is given for."""
    against = getattr(game.part("study"), "argues_against", None)
    return against is None or not against(reason)


def explains(game: "Game", reason: dict[str, Any]) -> bool:
    """Whether a reason tells somebody who knows the figures why its move is the best one."""
    enough = getattr(game.part("study"), "explains", None)
    return argues_for(game, reason) and (enough is None or enough(reason))
