"""What a seat of Sea or Shore has seen of the cards that others hold, in this round. Nobody forgets anything."""

import numpy as np

from karat.games.seashore.cards import ALL_CARDS, MAX_PLAYERS, only, size_of
from karat.kernel.core import rule

MEMORY = np.dtype(
    [
        ("could", np.int64, MAX_PLAYERS),  # the cards that each other seat may hold; in the own place: the box
        ("among", np.int64, MAX_PLAYERS),  # of these cards each other seat holds
        ("at_least", np.int8, MAX_PLAYERS),  # at least so many
        ("mixed", np.int8),  # bits of the seats that exchanged cards with each other out of sight
        ("swapped", np.int8),  # so many cards each way, at most, in all these exchanges
        ("partners", np.int8),  # bits of the seats that this one has exchanged cards with
        ("fixed", np.int64),  # cards that the first two of these seats had played before
        ("touched", np.int64),  # cards that came into the own hand after the pass
    ],
    align=True,
)


@rule
def clear_memory(memory):
    for q in range(MAX_PLAYERS):
        memory.could[q] = ALL_CARDS
        memory.among[q] = 0
        memory.at_least[q] = 0
    memory.mixed = 0
    memory.swapped = 0
    memory.partners = 0
    memory.fixed = 0
    memory.touched = 0


@rule
def saw_leave(memory, cards, to):
    """These cards left the own hand and are with seat `to` now."""
    for q in range(MAX_PLAYERS):
        memory.could[q] &= ~cards
    memory.could[to] |= cards
    memory.among[to] |= cards
    memory.at_least[to] += size_of(cards)


@rule
def saw_come(memory, cards, source):
    """These cards were with seat `source` and lie on the table or in the own hand now."""
    lose_sight(memory, source, size_of(cards & memory.among[source]))
    for q in range(MAX_PLAYERS):
        memory.among[q] &= ~cards


@rule
def lose_sight(memory, q, cards):
    """So many of the cards known to be with seat `q` may be there no longer."""
    memory.at_least[q] -= min(cards, memory.at_least[q])
    if memory.at_least[q] == 0:
        memory.among[q] = 0


@rule
def played_by(seat):
    """The cards that a seat has played in this round."""
    return seat.discards | only(seat.card)


@rule
def remember_exchange(state, p, cards):
    """`p` gives `cards` back for the drawn ones. Both know them all; for the others the hands are mixed (note D8)."""
    victim = state.victim
    for q in range(state.players):
        memory = state.memories[q]
        if q == p:
            memory.partners |= 1 << victim
            saw_come(memory, state.drawn, victim)
            memory.touched |= state.drawn & ~state.seats[q].began
            saw_leave(memory, cards, victim)
        elif q == victim:
            memory.partners |= 1 << p
            new = cards & ~state.drawn
            saw_come(memory, new, p)
            memory.touched |= new & ~state.seats[q].began
            saw_leave(memory, state.drawn & ~cards, p)
        else:
            if memory.mixed == 0:
                memory.fixed = played_by(state.seats[p]) | played_by(state.seats[victim])
            memory.mixed |= 1 << p | 1 << victim
            memory.swapped += state.drawn_size
            memory.could[p] |= memory.could[victim]
            memory.could[victim] = memory.could[p]
            lose_sight(memory, p, state.drawn_size)
            lose_sight(memory, victim, state.drawn_size)
