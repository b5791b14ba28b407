"""Karat: a table for five treasure card games, and a laboratory for them."""

from functools import cache

import karat.bots  # noqa: F401  (first, so that loading the package later does not hide the function of that name)
from karat.errors import BadPosition, BadRecord, BadSetup, IllegalMove
from karat.games import GAMES

__version__ = "0.1.0"
__all__ = ["BadPosition", "BadRecord", "BadSetup", "Deal", "IllegalMove", "bot", "bots", "game", "games"]


def games():
    """The ids of the games."""
    return GAMES


def game(id):
    """One of the games by its id."""
    if id not in GAMES:
        raise BadSetup("game", f"should be one of {', '.join(GAMES)}, not {id!r}")
    return _load(id)


@cache
def _load(id):
    from importlib import import_module

    from karat.table.game import Game

    return Game(id, *(import_module(f"karat.games.{id}.{part}") for part in ("rules", "worlds", "words")))


def bots(id):
    """The names of a game's bots: levels from 1 to 6, and personalities."""
    from karat.bots import names

    return names(game(id))


def bot(id, name, seed=0):
    """A bot of a game, by its name."""
    from karat.bots import make

    return make(game(id), name, seed)


def __getattr__(name):
    if name == "Deal":
        from karat.table.dealer import Deal

        return Deal
    raise AttributeError(f"module 'karat' has no attribute {name!r}")
