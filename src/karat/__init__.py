"""Karat: a table for treasure card games, and a laboratory for them."""

from typing import TYPE_CHECKING, Any

# First, so that loading these packages later does not hide the functions of their names:
import karat.bots  # noqa: F401
from karat.errors import BadPosition, BadRecord, BadSetup, IllegalMove
from karat.games import ids, knows

if TYPE_CHECKING:
    from karat.bots.character import Sitter
    from karat.bots.thinker import Bot
    from karat.contract import Document
    from karat.table.dealer import Deal
    from karat.table.game import Game

__version__ = "0.2.0"
__all__ = [
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Deal",
    "IllegalMove",
    "bot",
    "bots",
    "game",
    "games",
    "judge",
    "lineup",
    "load",
    "outlook",
    "verdict",
]


def games() -> tuple[str, ...]:
    """The ids of the games."""
    return ids()


def game(id: str) -> "Game":
    """One of the games by its id."""
    if not knows(id):
        raise BadSetup("game", f"should be one of {', '.join(games())}, not {id!r}")
    from karat.table.game import load

    return load(id)


def bots(id: str) -> tuple[str, ...]:
    """The names of a game's bots: levels from 1 to 6, and personalities."""
    from karat.bots import names

    return names(game(id))


def bot(id: str, name: str | int, seed: int | str = 0) -> "Bot":
    """A bot of a game, by its name."""
    from karat.bots import make

    return make(game(id), name, seed)


def lineup(id: str, count: int, level: str = "3", seed: int | str = 0) -> "list[Sitter]":
    """Names and bots for so many seats, mixed: about as strong as a level, and no two alike."""
    from karat.bots.character import mixed

    return mixed(game(id), count, level, seed)


def judge(record: "Document", step: int) -> dict[str, Any] | None:
    """What the strongest bot thinks of one step of a record; None where there was no choice."""
    from karat.lab.hint import decision

    return decision(record, step)


def outlook(record: "Document", step: int) -> dict[str, Any]:
    """How often everybody would win just before one step of a record, each by what they knew then."""
    from karat.lab.hint import outlook

    return outlook(record, step)


def verdict(
    record: "Document", decisions: list[dict[str, Any]], outlooks: list[dict[str, Any]] | None = None
) -> dict[str, Any]:
    """What the judged decisions of a finished game add up to: what decided it, luck and skill apart."""
    from karat.lab.hint import STRONGEST, judged

    return judged(game(record["game"]).replay(record), decisions, STRONGEST, outlooks=outlooks)


def load(records: Any, decisions: bool = False) -> Any:
    """A table of games, a row for each or for each decision: of records, files, or the results of a simulation."""
    from karat.lab.results import load as read

    return read(records, decisions)


def __getattr__(name: str) -> Any:
    if name == "Deal":
        from karat.table.dealer import Deal

        return Deal
    raise AttributeError(f"module 'karat' has no attribute {name!r}")
