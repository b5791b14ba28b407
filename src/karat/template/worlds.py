"""What a seat of Gamename knows, and how it imagines the rest. Hidden are lucky gems and the order of the deck."""

from karat.kernel.core import rule
from karat.kernel.luck import below

from .rules import GEMS, HIDDEN, KINDS, OVER

SCRATCH = 1  # numbers that imagining needs room for


@rule
def perceive(state, seat, known):
    """Write into the empty record `known` what `seat` may know of `state` (a spectator is seat -1)."""
    known.players = state.players
    known.rounds = state.rounds
    known.phase = state.phase
    known.lap = state.lap
    known.turn = state.turn
    for kind in range(KINDS):
        known.deck[kind] = state.deck[kind]
        known.discard[kind] = state.discard[kind]
        known.drawn[kind] = state.drawn[kind]
    for p in range(state.players):
        for gem in range(GEMS):
            known.seats[p].gems[gem] = state.seats[p].gems[gem]
        seen = p == seat or state.phase == OVER
        known.seats[p].lucky = state.seats[p].lucky if seen else HIDDEN


@rule
def prepare(known, seat, scratch):
    """Nothing to count before worlds can be imagined."""


@rule
def imagine(known, seat, scratch, luck):
    """Turn what `seat` knows into one world, all that fit being equally likely: others get gems that are free."""
    for p in range(known.players):
        while known.seats[p].lucky == HIDDEN:
            gem = below(luck, GEMS)
            if not is_taken(known, gem):
                known.seats[p].lucky = gem


@rule
def is_taken(known, gem):
    for p in range(known.players):
        if known.seats[p].lucky == gem:
            return True
    return False
