"""The end of a game of Diamant, solved by OpenSpiel: external-sampling MCCFR on a position.

    python docs/examples/solve.py

Prints how much three players could still win by playing better (NashConv), before and after, and what each seat does
at first: the chance that it leaves.
"""

import json

import numpy as np
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr

from karat.lab import spiel

POSITION = {
    "game": "diamant",
    "players": 3,
    "expedition": 5,
    "path": ["T15", "snake"],
    "on_path": [0, 0],
    "deck": ["snake", "T9", "T5"],
    "removed": [],
    "seats": [{"inside": True, "carried": 5, "chest": chest} for chest in (6, 4, 5)],
}
LEAVE = 1

np.random.seed(1)  # the solver draws from here; the same seed gives the same figures
game = spiel.load("diamant", position=POSITION)
solver = external_sampling_mccfr.ExternalSamplingSolver(game)
before = exploitability.nash_conv(game, solver.average_policy())
for _ in range(200):
    solver.iteration()
policy = solver.average_policy()
state, leaving = game.new_initial_state(), []
while not state.is_chance_node() and len(leaving) < 3:
    leaving.append(round(float(policy.action_probabilities(state)[LEAVE]), 2))
    state.apply_action(0)
after = exploitability.nash_conv(game, policy)
print(json.dumps({"before": round(float(before), 3), "after": round(float(after), 3), "leaving": leaving}))
