"""What a game is set up as: players, options, and numbers of the box that can be turned without touching the rules.

A number can be turned where it is only how a game begins: how many cards of a kind are in the deck, or which round it
is. What is built into a rule (how many rubies a card is worth, what a witch costs) cannot.
"""

from dataclasses import dataclass, field
from typing import Any

import karat
from karat.contract import Number, Options, States
from karat.errors import BadSetup
from karat.kernel.core import writable
from karat.lab.watch import Opening, new_opening
from karat.table.document import Field
from karat.table.game import Game, State


def turnable(game: Game) -> dict[str, Number]:
    """The numbers of a game that can be turned, by name."""
    return getattr(game.part("study"), "TURNABLE", {})


def turn(game: Game, states: States, numbers: dict[str, int]) -> None:
    """Turn the numbers of a game that is set up and not yet dealt."""
    study = game.part("study")
    if numbers and study is not None:
        study.turn(writable(states), numbers)


@dataclass(frozen=True)
class Setup:
    """A game, its number of players, its options, and the numbers that are not those of the box."""

    game: str
    players: int
    options: Options
    numbers: dict[str, int] = field(default_factory=dict)

    def opening(self) -> Opening:
        game = karat.game(self.game)
        opening = new_opening(game, self.players, self.options)
        turn(game, opening.states, self.numbers)
        return opening

    def deal(self, seed: int | str) -> State:
        """A game of this set-up at the table."""
        game = karat.game(self.game)
        if not self.numbers:
            return game.new(self.players, seed, **self.options)
        state = game.undealt(self.players, self.options, karat.Deal.from_seed(seed))
        turn(game, state.states, self.numbers)
        state.deal_on()
        return state


def set_up(id: str, players: int | None = None, settings: dict[str, Any] | None = None) -> Setup:
    """The set-up with these options and numbers by name."""
    game, settings = karat.game(id), settings or {}
    known = turnable(game)
    players = game.read_players(Field(game.players.start if players is None else players, "players", BadSetup))
    Field(settings, "", BadSetup).keys(optional=[*game.options, *known])
    options = {name: value for name, value in settings.items() if name not in known}
    numbers = {
        name: Field(settings[name], name, BadSetup).whole(number.low, number.usual)
        for name, number in known.items()
        if name in settings
    }
    numbers = {name: value for name, value in numbers.items() if value != known[name].usual}
    return Setup(id, players, game.read_options(Field(options, "", BadSetup), players), numbers)


def about(id: str) -> list[str]:
    """One line for each number of a game that can be turned."""
    numbers = turnable(karat.game(id)).items()
    return [f"{name}={one.usual}  {one.about}, {one.low} to {one.usual}" for name, one in numbers]
