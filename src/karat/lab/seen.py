"""What a net sees of many games side by side: the part of the processor. The part of the card is in karat.lab.card."""

import numpy as np
from numpy.typing import NDArray

from karat.bots.net import aspects, features, turned
from karat.bots.search import know
from karat.contract import Numbers, States
from karat.kernel.core import rule


@rule
def see_all(
    states: States,
    known: States,
    empty: States,
    seats: Numbers,
    partial: Numbers,
    legal: Numbers,
    counts: Numbers,
    cells: NDArray[np.int8],
    turned_: Numbers,
    told: NDArray[np.int8],
) -> None:
    """Write what a net sees of each game. Cells and aspects are 0."""
    for i in range(len(states)):
        seat = seats[i]
        know(states[i], seat, known, empty)
        features(known[0], seat, partial[i], cells[i])
        for k in range(counts[i]):
            turned_[i, k] = turned(known[0], seat, legal[i, k])
            aspects(known[0], seat, legal[i, k], told[i, k])
