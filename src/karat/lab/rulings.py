"""Every option of a game, switched in turn: what it can be instead, and whether that matters."""

import math
from statistics import NormalDist

import numpy as np

from karat.games.djinn.words import EFFECT_NAMES
from karat.lab.watch import DECISIONS
from karat.lab.whatif import set_up

SWITCHES = {
    "diamant": {"relics": {"relics in the deck": True, "no relics": False}},
    "diamoniak": {"keep_colour": {"a colour is kept for good": True, "a lost colour is free": False}},
    "djinn": {
        "djinn_deck": {
            "no Djinn cards": {},
            "each Djinn card once": dict.fromkeys(EFFECT_NAMES, 1),
            "each Djinn card twice": dict.fromkeys(EFFECT_NAMES, 2),
            "each Djinn card four times": dict.fromkeys(EFFECT_NAMES, 4),
        },
        "open_memory": {"the discards lie open": True, "the discards are secret": False},
    },
    "kadora": {
        "lacking": {
            "as printed": dict(zip("ROYGBP", (1, 2, 3, 4, 5, 3))),
            "all lack the 1": dict.fromkeys("ROYGBP", 1),
            "all lack the 3": dict.fromkeys("ROYGBP", 3),
            "all lack the 5": dict.fromkeys("ROYGBP", 5),
        },
        "seat_view": {"refilled from the player's side": True, "refilled from one side": False},
    },
    "seashore": {
        "treasure_points": {
            "1, 1, 2, 3, 4": [1, 1, 2, 3, 4],
            "1, 2, 3, 4, 5": [1, 2, 3, 4, 5],
            "all worth 2": [2, 2, 2, 2, 2],
        },
        "action_rb": {"red and blue draw": "hand", "red and blue rob": "plus"},
        "action_pg": {"purple and green rob": "plus", "purple and green draw": "hand"},
        "pass_to": {"passed to the left": "left", "passed to the right": "right", "no pass": "none"},
        "plus_cap": {"raised up to 10": 10, "raised up to 12": 12, "raised without a limit": 99},
        "steal_any": {"any colour is stolen": True, "only the colour won is stolen": False},
    },
}

MEASURES = ("first_seat", "decisions", "scores")
WORTH_NAMING = {"first_seat": 0.01, "decisions": 0.05, "scores": 0.05}  # points of share; parts of the usual value
SURE = NormalDist().inv_cdf(1 - 0.05 / (2 * len(MEASURES)))  # standard errors that hold for all measures together


def switched(setup):
    """(option, what it is then, set-up) for every other value of an option; and the box, where numbers were turned."""
    changed = setup.options | setup.numbers
    for option, values in SWITCHES[setup.game].items():
        for label, value in values.items():
            if value != setup.options[option]:
                yield option, label, set_up(setup.game, setup.players, changed | {option: value})
    if setup.numbers:
        yield ", ".join(setup.numbers), "as in the box", set_up(setup.game, setup.players, setup.options)


class Difference:
    """What another ruling changes, over the same games played under both."""

    def __init__(self):
        self.games, self.changed = 0, 0
        self.sums, self.squares, self.usual = np.zeros(3), np.zeros(3), np.zeros(3)

    def add(self, before, after, players):
        one, other = _measured(before, players), _measured(after, players)
        difference = other - one
        self.games += len(one)
        self.changed += int((before.scores != after.scores).any(1).sum())
        self.sums += difference.sum(0)
        self.squares += (difference**2).sum(0)
        self.usual += one.sum(0)

    def summary(self):
        effects = {}
        for i, name in enumerate(MEASURES):
            mean, usual = self.sums[i] / self.games, self.usual[i] / self.games
            variance = max(self.squares[i] / self.games - mean**2, 0.0)
            limit = WORTH_NAMING[name] * (1.0 if name == "first_seat" else abs(usual))
            error = SURE * math.sqrt(variance / self.games)
            effects[name] = {"effect": mean, "error": error, "usual": usual, "limit": limit}
        changed = self.changed / self.games
        return {"games": self.games, "changed": changed, "effects": effects, "verdict": verdict(effects)}


def _measured(watched, players):
    """First-seat share, decisions and mean score of each game."""
    return np.stack([watched.wins[:, 0], watched.lengths[:, DECISIONS], watched.scores[:, :players].mean(1)], axis=1)


def verdict(effects):
    """An effect matters if it is surely above what is worth naming, and does not if it is surely below."""
    if any(abs(one["effect"]) - one["error"] > one["limit"] for one in effects.values()):
        return "matters"
    if all(abs(one["effect"]) + one["error"] <= one["limit"] for one in effects.values()):
        return "does not matter"
    return "not yet known"
