"""A digest of random games, byte by byte: run compiled and interpreted, it must be the same.

As a program: `python trace.py MOVES` prints a JSON list of digests, one for each case.
"""

import hashlib
import json
import random
import sys

from contract.cases import CASES, new, random_move


def digest(case, moves):
    """Everything that compiled code computes in the first `moves` moves of a game."""
    hashed = hashlib.sha256()
    rng = random.Random(3)
    state = new(case, 3)
    for step in range(moves):
        hashed.update(state.states.tobytes())
        hashed.update(json.dumps([state.legal(seat) for seat in range(state.players)]).encode())
        if step % 4 == 0:
            for seat in range(state.players):
                knowledge = state.knowledge(seat)
                hashed.update(knowledge.known.tobytes())
                hashed.update(knowledge.resample(rng).states.tobytes())
        if state.over:
            hashed.update(json.dumps([state.scores, state.winners]).encode())
            break
        state.play(*random_move(state, rng))
    hashed.update(json.dumps([state.events(seat) for seat in range(state.players)]).encode())
    return hashed.hexdigest()


if __name__ == "__main__":
    print(json.dumps([digest(case, int(sys.argv[1])) for case in CASES]))
