"""Real games for the tests of the boards: what one seat sees before and after each move, as JSON lines.

python tools/moments.py djinn 3 1
"""

import json
import random
import sys

import karat
from karat.table.hints import hints


def moments(game, players, seed):
    state, chance = karat.game(game).new(players, seed=seed), random.Random(seed)
    while not state.over:
        seat = state.to_move[0]
        legal = state.legal(seat)
        moment = {"before": state.view(0), "legal": legal, "seat": seat, "aid": hints(state, seat)}
        told = state.moments
        state.play(seat, chance.choice(legal))
        yield moment | {"events": state.events(0, told), "after": state.view(0)}


if __name__ == "__main__":
    game, players, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    for moment in moments(game, players, seed):
        print(json.dumps(moment))
