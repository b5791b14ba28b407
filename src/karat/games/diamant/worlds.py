"""What a seat of Diamant knows. Nothing is hidden but the order of the deck and choices not yet shown."""

from karat.games.diamant.rules import HIDDEN, KINDS, LEAVE, RELICS, STAY, UNDECIDED
from karat.kernel.core import rule
from karat.kernel.luck import below

SCRATCH = 1  # numbers that imagining needs room for


@rule
def perceive(state, seat, known):
    """Write into the empty record `known` what `seat` may know of `state` (a spectator is seat -1)."""
    known.players = state.players
    known.relics = state.relics
    known.expedition = state.expedition
    known.phase = state.phase
    known.path_length = state.path_length
    for i in range(state.path_length):
        known.path[i] = state.path[i]
        known.on_path[i] = state.on_path[i]
    for kind in range(KINDS):
        known.deck[kind] = state.deck[kind]
        known.removed[kind] = state.removed[kind]
    for relic in range(len(RELICS)):
        known.relic_owner[relic] = state.relic_owner[relic]
    for p in range(len(state.seats)):
        mine, theirs = known.seats[p], state.seats[p]
        mine.inside = theirs.inside
        mine.carried = theirs.carried
        mine.chest = theirs.chest  # DIA-41
        if p == seat or theirs.choice == UNDECIDED:
            mine.choice = theirs.choice
        else:
            mine.choice = HIDDEN


@rule
def prepare(known, seat, scratch):
    """Nothing to count before worlds can be imagined."""


@rule
def imagine(known, seat, scratch, luck):
    """Turn what `seat` knows into one world, uniform among those that fit: others' hidden choices are guessed."""
    for p in range(known.players):
        if known.seats[p].choice == HIDDEN:
            known.seats[p].choice = STAY if below(luck, 2) == 0 else LEAVE
