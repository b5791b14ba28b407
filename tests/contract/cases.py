"""All games, numbers of players and options that the contract is checked for, and how a random game is played."""

import random
import re
from pathlib import Path

import karat

VARIANTS = {
    "diamant": {"": {}, "relics": {"relics": True}},
    "diamoniak": {"": {}, "keep-colour": {"keep_colour": True}},
    "djinn": {
        "": {},
        "open-memory": {"open_memory": True},
        "tricky": {"djinn_deck": {"replace": 6, "swap": 6, "fifteen": 6, "free": 4, "highest": 4, "double": 4}},
        "two-djinns": {"djinn_deck": {"trump": 2}},
    },
    "kadora": {"": {}, "seat-view": {"seat_view": True}, "lacking": {"lacking": {"R": 5, "P": 1}}},
    "seashore": {
        "": {},
        "steal-any": {"action_rb": "hand", "action_pg": "plus", "pass_to": "right", "steal_any": True},
        "no-pass": {"action_rb": "hand", "action_pg": "hand", "pass_to": "none", "plus_cap": 15},
        "rich": {"action_rb": "plus", "action_pg": "plus", "treasure_points": [1, 2, 3, 5, 8]},
    },
}

CASES = [
    (id, players, options)
    for id in karat.games()
    for options in VARIANTS[id].values()
    for players in karat.game(id).players
]


def rule_ids(id):
    """The ids of a game's rules, from its page in the docs."""
    page = Path(__file__).parents[2] / "docs" / "rules" / f"{id}.md"
    return set(re.findall(r"^\| ([A-Z]{3}-\d+) ", page.read_text(), re.M))


def name(case):
    id, players, options = case
    label = next(label for label, variant in VARIANTS[id].items() if variant == options)
    return f"{id}-{players}-{label}" if label else f"{id}-{players}"


def new(case, seed):
    id, players, options = case
    return karat.game(id).new(players=players, seed=seed, **options)


def random_move(state, rng):
    """A legal move of a random seat that owes one, sometimes one of the last, so that rare things happen."""
    seat = rng.choice(state.to_move)
    legal = state.legal(seat)
    return seat, legal[int(len(legal) * rng.random() ** rng.choice((0.5, 1, 1, 2)))]


def states(case, seed, every=1):
    """A random game, state after state (the same object, one move further each time)."""
    rng = random.Random(seed)
    state = new(case, seed)
    step = 0
    while True:
        if step % every == 0 or state.over:
            yield state
        if state.over:
            return
        state.play(*random_move(state, rng))
        step += 1


def some_state(case, seed):
    """A state somewhere in a random game."""
    rng = random.Random(seed)
    state = new(case, seed)
    for _ in range(rng.choice((0, 3, 10, 30, 80))):
        if state.over:
            break
        state.play(*random_move(state, rng))
    return state
