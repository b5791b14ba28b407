"""Golden records: one finished game for each game, number of players and option. They must replay for ever.

As a program it writes the records that are missing; it never changes one that is there.
"""

import json
import random
from pathlib import Path

from contract.cases import CASES, name, new, random_move

FOLDER = Path(__file__).parents[1] / "records"


def path(case):
    return FOLDER / f"{name(case)}.json"


def readable(record):
    """The record as JSON with one step a line, for people to read."""
    steps = ",\n".join("  " + json.dumps(step) for step in record["steps"])
    rest = json.dumps(record | {"steps": 0})
    return rest.replace('"steps": 0', '"steps": [\n' + steps + "\n ]") + "\n"


def play(case):
    state = new(case, "golden")
    rng = random.Random("golden")
    while not state.over:
        state.play(*random_move(state, rng))
    return state.record()


if __name__ == "__main__":
    for case in CASES:
        if not path(case).exists():
            path(case).write_text(readable(play(case)))
            print("wrote", path(case).name)
