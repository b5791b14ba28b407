"""Players that are asked with what their seat knows and nothing else.

Every bot is a game's brain (`bot.py` in its folder) with a way of thinking: a level from 1, a child's opponent, to 6,
the strongest, or a personality with a taste of its own. Besides there are random movers, and bots that somebody brings.
"""

import os
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from karat.errors import BadSetup

if TYPE_CHECKING:
    from karat.bots.thinker import Bot
    from karat.table.game import Game

LEVELS = ("1", "2", "3", "4", "5", "6")
RANDOM = "random"
NET = "net"  # a learned net alone; net:FILE is one of your own
GUIDED = "guided"  # level 6 with a net of your own, guided:FILE
SEARCH = "search"  # level 6 without any net, to measure others by
GUESTS = "KARAT_BOTS"  # in the environment: bots from outside that have a name here, NAME=WHAT on a line each


def brain(game: "Game") -> Any:
    """The module that knows how to play a game."""
    from karat.bots import plain

    return game.part("bot", plain)


def guests() -> dict[str, str]:
    """Bots from outside by the names that the owner of this machine has given them."""
    lines = [line.partition("=") for line in os.environ.get(GUESTS, "").splitlines()]
    return {name: what for name, _, what in lines if what}


def names(game: "Game") -> tuple[str, ...]:
    """The levels and personalities of a game's bots, and the guests."""
    return (*LEVELS, *brain(game).PERSONALITIES, *guests())


def make(game: "Game", name: Any, seed: Any = 0) -> "Bot":
    """A bot by its name: one of the game's, a guest, random, or one from outside (exec:PROGRAM, MODULE:CLASS)."""
    from karat.table.document import plain, shown

    name = str(name) if isinstance(name, int) and not isinstance(name, bool) else name
    seed = plain(seed)
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise BadSetup("seed", f"should be a whole number or a text, not {shown(seed)}")
    what = guests().get(name, name) if isinstance(name, str) else ""
    if what == NET or what.startswith(f"{NET}:"):
        from karat.bots.net import NetBot

        return NetBot(game, name, seed, what.partition(":")[2])
    if what in (GUIDED, SEARCH) or what.startswith(f"{GUIDED}:"):
        from karat.bots.guided import Guided

        top: Any = brain(game).LEVELS[LEVELS[-1]]
        top = top if isinstance(top, Guided) else Guided(top)
        return (top.otherwise if what == SEARCH else replace(top, file=what.partition(":")[2])).bot(game, name, seed)
    if ":" in what:
        from karat.bots.outside import Outside

        return Outside(game, name, seed, what)
    if name == RANDOM:
        from karat.bots.thinker import RandomMover

        return RandomMover(game, name, seed, None)
    mind = brain(game)
    if name not in names(game):
        raise BadSetup("bot", f"should be one of {', '.join(names(game))}, {RANDOM}, {SEARCH}, {NET}, net:FILE, "
                       f"guided:FILE, exec:PROGRAM or MODULE:CLASS, not {name!r}")  # fmt: skip
    thinking = mind.LEVELS[name] if name in mind.LEVELS else mind.PERSONALITIES[name]
    return thinking.bot(game, name, seed)
