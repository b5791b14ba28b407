"""All games, numbers of players and options that the contract is checked for, and how a random game is played."""

import random
import re
from pathlib import Path

import karat

VARIANTS = {
    "diamant": [{}, {"relics": True}],
    "diamoniak": [{}, {"keep_colour": True}],
    "djinn": [
        {},
        {"open_memory": True},
        {"djinn_deck": {"replace": 6, "swap": 6, "fifteen": 6, "free": 4, "highest": 4, "double": 4}},
        {"djinn_deck": {"trump": 2}},
    ],
    "kadora": [{}, {"seat_view": True}, {"lacking": {"R": 5, "P": 1}}],
    "seashore": [
        {},
        {"action_rb": "hand", "action_pg": "plus", "pass_to": "right", "steal_any": True},
        {"action_rb": "hand", "action_pg": "hand", "pass_to": "none", "plus_cap": 15},
        {"action_rb": "plus", "action_pg": "plus", "treasure_points": [1, 2, 3, 5, 8]},
    ],
}

CASES = [
    (id, players, options) for id in karat.games() for options in VARIANTS[id] for players in karat.game(id).players
]


def rule_ids(id):
    """The ids of a game's rules, from its page in the docs."""
    page = Path(__file__).parents[2] / "docs" / "rules" / f"{id}.md"
    return set(re.findall(r"^\| ([A-Z]{3}-\d+) ", page.read_text(), re.M))


def name(case):
    id, players, options = case
    return f"{id}-{players}" + "".join(f"-{key}" for key in options)


def new(case, seed):
    id, players, options = case
    return karat.game(id).new(players=players, seed=seed, **options)


def random_move(state, rng):
    """A legal move of a random seat that owes one, now and then leaning to the last ones, so that rare things happen."""
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
