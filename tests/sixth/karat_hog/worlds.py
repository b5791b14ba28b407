"""What a seat of Hog knows: all but the choices of others that are not yet shown."""

from karat.kernel.core import rule
from karat.kernel.luck import below

from .rules import HIDDEN, UNDECIDED

SCRATCH = 1


@rule
def perceive(state, seat, known):
    known.players = state.players
    known.harsh = state.harsh
    known.phase = state.phase
    known.lap = state.lap
    known.pot = state.pot
    for p in range(state.players):
        mine, theirs = known.seats[p], state.seats[p]
        mine.inside = theirs.inside
        mine.points = theirs.points
        mine.choice = theirs.choice if p == seat or theirs.choice == UNDECIDED else HIDDEN


@rule
def prepare(known, seat, scratch):
    """Nothing to count."""


@rule
def imagine(known, seat, scratch, luck):
    for p in range(known.players):
        if known.seats[p].choice == HIDDEN:
            known.seats[p].choice = below(luck, 2)
