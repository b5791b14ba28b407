"""What a game is set up as: players, options, and numbers of the box that can be turned without touching the rules.

A number can be turned where it is only how a game begins: how many cards of a kind are in the deck, or which round it
is. What is built into a rule (how many rubies a card is worth, what a witch costs) cannot.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

import karat
from karat.errors import BadSetup
from karat.games.core import writable
from karat.games.diamant.rules import EXPEDITIONS, FIRST_TRAP, TRAP_CARDS, TRAPS
from karat.games.diamoniak.rules import DIAMOND, DIAMOND_CARDS, FAIRY, FAIRY_CARDS, WITCH, WITCH_CARDS
from karat.games.djinn.treasures import COLOURS, NUMBERS, numbers_between
from karat.games.seashore.cards import ROUNDS
from karat.lab.watch import new_opening
from karat.table.document import Field


class Number(NamedTuple):
    """A number that can be turned: from `low` to `usual`, which is that of the box."""

    low: int
    usual: int
    about: str


TURNABLE = {
    "diamant": {
        "hazards": Number(0, TRAPS, "kinds of trap in the deck"),
        "traps": Number(0, TRAP_CARDS, "traps of each kind"),
        "expeditions": Number(1, EXPEDITIONS, "expeditions of a game"),
    },
    "diamoniak": {
        "witches": Number(1, WITCH_CARDS, "witches in the deck"),
        "fairies": Number(0, FAIRY_CARDS, "fairies in the deck"),
        "diamonds": Number(0, DIAMOND_CARDS, "diamonds in the deck"),
    },
    "djinn": {"numbers": Number(9, NUMBERS, "the highest number of the treasures")},
    "kadora": {},
    "seashore": {"rounds": Number(1, ROUNDS, "rounds of a game")},
}


def turn(id, state, numbers):
    """Turn the numbers of a game that is set up and not yet dealt."""
    if id == "diamant":
        kinds, cards = numbers.get("hazards", TRAPS), numbers.get("traps", TRAP_CARDS)
        for trap in range(TRAPS):
            state.deck[FIRST_TRAP + trap] = cards if trap < kinds else 0
        state.expedition += EXPEDITIONS - numbers.get("expeditions", EXPEDITIONS)
    elif id == "diamoniak":
        for name, kind in (("witches", WITCH), ("fairies", FAIRY), ("diamonds", DIAMOND)):
            state.deck[kind] = numbers.get(name, state.deck[kind])
    elif id == "djinn":
        state.deck = numbers_between(1, numbers.get("numbers", NUMBERS))
        state.deck_size = COLOURS * numbers.get("numbers", NUMBERS)
    elif id == "seashore":
        state.round_no += ROUNDS - numbers.get("rounds", ROUNDS)


@dataclass(frozen=True)
class Setup:
    """A game, its number of players, its options, and the numbers that are not those of the box."""

    game: str
    players: int
    options: dict
    numbers: dict = field(default_factory=dict)

    def opening(self):
        game = karat.game(self.game)
        opening = new_opening(game, self.players, self.options)
        turn(self.game, writable(opening.states), self.numbers)
        return opening

    def deal(self, seed):
        """A game of this set-up at the table."""
        game = karat.game(self.game)
        if not self.numbers:
            return game.new(self.players, seed, **self.options)
        state = game._undealt(self.players, self.options, karat.Deal.from_seed(seed))
        turn(self.game, writable(state._states), self.numbers)
        state._advance()
        return state


def set_up(id, players=None, settings=None):
    """The set-up with these options and numbers by name."""
    game, turnable, settings = karat.game(id), TURNABLE[id], settings or {}
    players = game._count(Field(game.players.start if players is None else players, "players", BadSetup))
    Field(settings, "", BadSetup).keys(optional=[*game.options, *turnable])
    options = {name: value for name, value in settings.items() if name not in turnable}
    numbers = {
        name: Field(settings[name], name, BadSetup).whole(number.low, number.usual)
        for name, number in turnable.items()
        if name in settings
    }
    numbers = {name: value for name, value in numbers.items() if value != turnable[name].usual}
    return Setup(id, players, game._options(Field(options, "", BadSetup), players), numbers)


def about(id):
    """One line for each number of a game that can be turned."""
    return [f"{name}={one.usual}  {one.about}, {one.low} to {one.usual}" for name, one in TURNABLE[id].items()]
