"""What is counted while games are watched: turns, rounds, and how often each rule comes into play that seldom does.

Rules leave notes. A counter stands for a kind of note, or for those whose detail has a certain value: a row of NOTES in
a game's `study.py` says which detail that is (1 to 3), what it is divided by, and the counter of each value that the
rest can have; RARE says what a counter counts, and by which rule. A game without them has a counter for each note.
"""

from functools import cache
from typing import Any

import numpy as np

from karat.contract import Numbers
from karat.table.game import Game

TURNS, ROUNDS = "turns", "rounds"
USUAL = {"N_TURN": TURNS, "N_ROUND": ROUNDS}


def counted_bits(one: str | None, more: str | None) -> tuple[str | None, ...]:
    """A counter for sets of four with one member, and one for those with several."""
    return tuple(None if not n else one if n.bit_count() == 1 else more for n in range(16))


def _numbered(game: Game) -> dict[str, int]:
    """The notes of a game by name."""
    return {name: number for name, number in vars(game.rules).items() if name.startswith("N_")}


def _notes(game: Game) -> dict[str, Any]:
    """What is counted of each note."""
    notes = getattr(game.part("study"), "NOTES", None)
    if notes is not None:
        return notes
    return {name: USUAL.get(name, name[2:].lower()) for name in _numbered(game)}


def has_rounds(game: Game) -> bool:
    return ROUNDS in _notes(game).values()


def rare(game: Game) -> dict[str, tuple[str, str]]:
    """Of each counter beside turns and rounds: its rule, and what one of them is."""
    listed = getattr(game.part("study"), "RARE", None)
    if listed is not None:
        return listed
    counted = ([one] if isinstance(one, str) else one[2] for one in _notes(game).values())
    told = (name for some in counted for name in some if name not in (None, TURNS, ROUNDS))
    return {name: ("", name.replace("_", " ")) for name in told}


def names(game: Game) -> tuple[str, ...]:
    """The counters of a game, turns and rounds first."""
    return (TURNS, ROUNDS, *rare(game))


@cache
def table(game: Game) -> Numbers:
    """For compiled code, by note: detail, divisor, how many values, and for each value the counter or -1."""
    order, notes = names(game), _numbered(game)
    kinds = {name: (0, 1, (one,)) if isinstance(one, str) else one for name, one in _notes(game).items()}
    widest = max((len(counters) for _, _, counters in kinds.values()), default=1)
    rows = np.full((1 + max(notes.values(), default=0), 3 + widest), -1, np.int64)
    rows[:, :3] = 0, 1, 1
    for note, (detail, divisor, counters) in kinds.items():
        row = rows[notes[note]]
        row[:3] = detail, divisor, len(counters)
        row[3 : 3 + len(counters)] = [-1 if name is None else order.index(name) for name in counters]
    return rows
