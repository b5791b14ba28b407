"""Players that are asked with what their seat knows and nothing else.

Every bot is a game's brain (its module here) with a way of thinking: a level from 1, a child's opponent, to 6, the
strongest, or a personality with a taste of its own.
"""

from importlib import import_module

from karat.errors import BadSetup

LEVELS = ("1", "2", "3", "4", "5", "6")
_registered = set()


def brain(game):
    """The module that knows how to play a game."""
    from karat.games import doors

    module = import_module(f"karat.bots.{game.id}")
    if game.id not in _registered:
        doors.register(game._rules.STATE, module)
        _registered.add(game.id)
    return module


def names(game):
    """The levels and personalities of a game's bots."""
    return (*LEVELS, *brain(game).PERSONALITIES)


def make(game, name, seed=0):
    """A bot by its name."""
    mind = brain(game)
    name = str(name) if isinstance(name, int) and not isinstance(name, bool) else name
    if name not in names(game):
        raise BadSetup("bot", f"should be one of {', '.join(names(game))}, not {name!r}")
    thinking = mind.LEVELS[name] if name in mind.LEVELS else mind.PERSONALITIES[name]
    return thinking.bot(game, name, seed)
