"""How many rubies are enough? Seat 0 of Diamant leaves with so many, the others at random; 512 games at once.

    python docs/examples/vector.py

Prints the share of wins of seat 0 for each number. Put a network in the place of `policy`.
"""

import json

import numpy as np

import karat
from karat.lab.observe import layout
from karat.lab.vector import KaratVectorEnv

STAY, LEAVE = 0, 1
FIRST = {name: first for name, first, _, _ in layout(karat.game("diamant")).rows}


def policy(rows, enough):
    """An action for each row, by what seat 0 carries."""
    return np.where(rows[:, FIRST["seats.carried"]] >= enough, LEAVE, STAY)


def wins(enough, steps=300):
    envs = KaratVectorEnv("diamant", 512, players=3)
    rows, infos = envs.reset(seed=1)
    won = games = 0
    for _ in range(steps):
        actions = np.where(infos["seat"] == 0, policy(rows, enough), envs.random_actions())
        rows, _, over, _, infos = envs.step(actions)
        won, games = won + infos["shares"][over, 0].sum(), games + over.sum()
    return float(won / games)


print(json.dumps({enough: round(wins(enough), 3) for enough in (2, 4, 6, 8, 10, 12, 16)}))
