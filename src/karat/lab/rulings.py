"""Every option of a game, switched in turn: what it can be instead, and whether that matters."""

import math
from collections.abc import Iterator
from statistics import NormalDist
from typing import Any

import numpy as np

import karat
from karat.contract import Floats
from karat.lab.watch import DECISIONS, Watched
from karat.lab.whatif import Setup, set_up
from karat.table.game import Game


def switches(game: Game) -> dict[str, dict[str, Any]]:
    """What each option of a game can be, by words; of a game that does not tell, its switches are on or off."""
    listed = getattr(game.part("study"), "SWITCHES", None)
    if listed is not None:
        return listed
    plain = [name for name, usual in game.options.items() if isinstance(usual, bool)]
    return {name: {f"{name} on": True, f"{name} off": False} for name in plain}


MEASURES = ("first_seat", "decisions", "scores")
WORTH_NAMING = {"first_seat": 0.01, "decisions": 0.05, "scores": 0.05}  # points of share; parts of the usual value
SURE = NormalDist().inv_cdf(1 - 0.05 / (2 * len(MEASURES)))  # standard errors that hold for all measures together


def switched(setup: Setup) -> Iterator[tuple[str, str, Setup]]:
    """(option, what it is then, set-up) for every other value of an option; and the box, where numbers were turned."""
    changed = setup.options | setup.numbers
    for option, values in switches(karat.game(setup.game)).items():
        for label, value in values.items():
            if value != setup.options[option]:
                yield option, label, set_up(setup.game, setup.players, changed | {option: value})
    if setup.numbers:
        yield ", ".join(setup.numbers), "as in the box", set_up(setup.game, setup.players, setup.options)


class Difference:
    """What another ruling changes, over the same games played under both."""

    def __init__(self) -> None:
        self.games, self.changed = 0, 0
        self.sums, self.squares, self.usual = np.zeros(3), np.zeros(3), np.zeros(3)

    def add(self, before: Watched, after: Watched, players: int) -> None:
        one, other = _measured(before, players), _measured(after, players)
        difference = other - one
        self.games += len(one)
        self.changed += int((before.scores != after.scores).any(1).sum())
        self.sums += difference.sum(0)
        self.squares += (difference**2).sum(0)
        self.usual += one.sum(0)

    def summary(self) -> dict[str, Any]:
        effects = {}
        for i, name in enumerate(MEASURES):
            mean, usual = self.sums[i] / self.games, self.usual[i] / self.games
            variance = max(self.squares[i] / self.games - mean**2, 0.0)
            limit = WORTH_NAMING[name] * (1.0 if name == "first_seat" else abs(usual))
            error = SURE * math.sqrt(variance / self.games)
            effects[name] = {"effect": mean, "error": error, "usual": usual, "limit": limit}
        changed = self.changed / self.games
        return {"games": self.games, "changed": changed, "effects": effects, "verdict": verdict(effects)}


def _measured(watched: Watched, players: int) -> Floats:
    """First-seat share, decisions and mean score of each game."""
    return np.stack([watched.wins[:, 0], watched.lengths[:, DECISIONS], watched.scores[:, :players].mean(1)], axis=1)


def verdict(effects: dict[str, dict[str, float]]) -> str:
    """An effect matters if it is surely above what is worth naming, and does not if it is surely below."""
    if any(abs(one["effect"]) - one["error"] > one["limit"] for one in effects.values()):
        return "matters"
    if all(abs(one["effect"]) + one["error"] <= one["limit"] for one in effects.values()):
        return "does not matter"
    return "not yet known"
