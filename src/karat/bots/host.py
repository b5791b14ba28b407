"""The process that a Python class plays in: python -m karat.bots.host MODULE:CLASS. karat.bots.outside speaks to it."""

import base64
import importlib
import importlib.util
import json
import os
import sys
from functools import lru_cache
from pathlib import Path
from typing import Any

import karat
from karat.contract import History
from karat.table.game import Knowledge


def load(name: str) -> Any:
    """The class of MODULE:CLASS or FILE.py:CLASS."""
    where, _, inner = name.rpartition(":")
    if where.endswith(".py"):
        sys.path.insert(0, str(Path(where).resolve().parent))
        spec = importlib.util.spec_from_file_location(Path(where).stem, where)
        if spec is None or spec.loader is None:
            raise ImportError(f"{where} cannot be loaded")
        module = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = module
        spec.loader.exec_module(module)
    else:
        sys.path.insert(0, os.getcwd())
        module = importlib.import_module(where)
    return getattr(module, inner)


def knowledge_of(question: dict[str, Any]) -> Knowledge:
    """What the seat knows, from a question with the record in it."""
    view = question["view"]
    game = karat.game(view["game"])
    history: History = [(event, {}) for event in question["events"]]
    known = base64.b64decode(question["known"])
    return Knowledge.from_bytes(game, view["options"], view["seat"], known, history)


def warm(id: str) -> None:
    """Load the compiled rules of a game, so that the first decision does not have to wait for them."""
    state = karat.game(id).new(seed=0)
    seat = state.to_move[0]
    world = state.knowledge(seat).resample(0)
    world.copy().play(seat, world.legal(seat)[0])


def main(name: str) -> None:
    answers, sys.stdout = sys.stdout, sys.stderr  # what the class prints is no answer
    made = load(name)
    mind = lru_cache(64)(lambda game, seed: made(karat.game(game), seed))  # one for each seat of each game
    for line in sys.stdin:
        question = json.loads(line)
        if "hello" in question:
            warm(question["game"])
            answer = {"hello": name}
        else:
            answer = {"move": mind(question["view"]["game"], question["seed"]).choose(knowledge_of(question))}
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
