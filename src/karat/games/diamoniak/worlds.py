"""What a seat of Diamoniak knows. Every card is shown when it is drawn, so only the order of the deck is hidden."""

from karat.games.diamoniak.rules import KINDS
from karat.kernel.core import rule

SCRATCH = 1  # numbers that imagining needs room for


@rule
def perceive(state, seat, known):
    """Write into the empty record `known` what `seat` may know of `state` (a spectator is seat -1)."""
    known.players = state.players
    known.keep_colour = state.keep_colour
    known.phase = state.phase
    known.turn = state.turn
    known.drawn = state.drawn
    known.witch = state.witch
    for kind in range(KINDS):
        known.deck[kind] = state.deck[kind]
        known.discard[kind] = state.discard[kind]
    for p in range(len(state.seats)):
        mine, theirs = known.seats[p], state.seats[p]
        mine.colour = theirs.colour
        mine.castle = theirs.castle
        for kind in range(KINDS):
            mine.store[kind] = theirs.store[kind]


@rule
def prepare(known, seat, scratch):
    """Nothing to count before worlds can be imagined."""


@rule
def imagine(known, seat, scratch, luck):
    """What `seat` knows is the whole world already: the dealer shuffles the deck."""
