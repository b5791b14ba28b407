"""Players that are asked with what their seat knows and nothing else.

Every bot is a game's brain (its module here) with a way of thinking: a level from 1, a child's opponent, to 6, the
strongest, or a personality with a taste of its own. Besides there are random movers, and bots that somebody brings.
"""

import os
from importlib import import_module

from karat.errors import BadSetup

LEVELS = ("1", "2", "3", "4", "5", "6")
RANDOM = "random"
GUESTS = "KARAT_BOTS"  # in the environment: bots from outside that have a name here, NAME=WHAT on a line each
_registered = set()


def brain(game):
    """The module that knows how to play a game."""
    from karat.games import doors

    module = import_module(f"karat.bots.{game.id}")
    if game.id not in _registered:
        doors.register(game._rules.STATE, module)
        _registered.add(game.id)
    return module


def guests():
    """Bots from outside by the names that the owner of this machine has given them."""
    lines = [line.partition("=") for line in os.environ.get(GUESTS, "").splitlines()]
    return {name: what for name, _, what in lines if what}


def names(game):
    """The levels and personalities of a game's bots, and the guests."""
    return (*LEVELS, *brain(game).PERSONALITIES, *guests())


def make(game, name, seed=0):
    """A bot by its name: one of the game's, a guest, random, or one from outside (exec:PROGRAM, MODULE:CLASS)."""
    from karat.table.document import plain, shown

    name = str(name) if isinstance(name, int) and not isinstance(name, bool) else name
    seed = plain(seed)
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise BadSetup("seed", f"should be a whole number or a text, not {shown(seed)}")
    what = guests().get(name, name) if isinstance(name, str) else ""
    if ":" in what:
        from karat.bots.outside import Outside

        return Outside(game, name, seed, what)
    if name == RANDOM:
        from karat.bots.thinker import RandomMover

        return RandomMover(game, name, seed, None)
    mind = brain(game)
    if name not in names(game):
        raise BadSetup("bot", f"should be one of {', '.join(names(game))}, {RANDOM}, exec:PROGRAM or MODULE:CLASS, "
                       f"not {name!r}")  # fmt: skip
    thinking = mind.LEVELS[name] if name in mind.LEVELS else mind.PERSONALITIES[name]
    return thinking.bot(game, name, seed)
