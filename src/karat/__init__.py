"""Karat: a table for five treasure card games, and a laboratory for them."""

import karat.bots  # noqa: F401  (first, so that loading the package later does not hide the function of that name)
from karat.errors import BadPosition, BadRecord, BadSetup, IllegalMove
from karat.games import GAMES

__version__ = "0.1.0"
__all__ = ["BadPosition", "BadRecord", "BadSetup", "Deal", "IllegalMove", "bot", "bots", "game", "games", "judge",
           "load", "verdict"]


def games():
    """The ids of the games."""
    return GAMES


def game(id):
    """One of the games by its id."""
    if id not in GAMES:
        raise BadSetup("game", f"should be one of {', '.join(GAMES)}, not {id!r}")
    from karat.table.game import load

    return load(id)


def bots(id):
    """The names of a game's bots: levels from 1 to 6, and personalities."""
    from karat.bots import names

    return names(game(id))


def bot(id, name, seed=0):
    """A bot of a game, by its name."""
    from karat.bots import make

    return make(game(id), name, seed)


def judge(record, step):
    """What the strongest bot thinks of one step of a record; None where there was no choice."""
    from karat.lab.hint import decision

    return decision(record, step)


def verdict(record, decisions):
    """What the judged decisions of a finished game add up to: what decided it, luck and skill apart."""
    from karat.lab.hint import STRONGEST, judged

    return judged(game(record["game"]).replay(record), decisions, STRONGEST)


def load(records, decisions=False):
    """A table of games, a row for each or for each decision: of records, files, or the results of a simulation."""
    from karat.lab.results import load as read

    return read(records, decisions)


def __getattr__(name):
    if name == "Deal":
        from karat.table.dealer import Deal

        return Deal
    raise AttributeError(f"module 'karat' has no attribute {name!r}")
