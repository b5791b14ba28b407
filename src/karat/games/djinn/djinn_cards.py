"""The Djinn cards: those played in a trick, the pile of used ones, and what players remember of the others."""

from karat.games.core import rule
from karat.games.djinn.treasures import COLOURS

EFFECTS = 9  # DJI-61 to DJI-69; DJI-4: equal Djinn cards are not told apart, piles say how many they hold of each
TRUMP, REPLACE, FREE, SWAP, HIGHEST, LOWEST, NO_TRUMP, FIFTEEN, DOUBLE = range(EFFECTS)
MOST_DJINN = 100  # cards in the largest deck that the option allows

NONE = -1  # no card, no seat, no place, no colour


# Played in this trick ------------------------------------------------------------------------------------------------
@rule
def has_played(state, p, effect):
    """Whether seat `p` has played such a Djinn card in this trick."""
    for i in range(state.effects_played):
        if played_effect(state, i) == effect and state.effects[i] % 4 == p:
            return True
    return False


@rule
def played_effect(state, i):
    """The effect of the i-th Djinn card of this trick. The number also holds the argument and, lowest, the seat."""
    return state.effects[i] // 16


@rule
def trump_colour(state):
    """DJI-12, DJI-61 and DJI-67: the latest Djinn card about trump counts, then the card turned up."""
    for i in range(state.effects_played - 1, -1, -1):
        if played_effect(state, i) == TRUMP:
            return int(state.effects[i]) // 4 % 4
        if played_effect(state, i) == NO_TRUMP:
            return NONE
    return int(state.trump_card) % COLOURS


# Used and held -------------------------------------------------------------------------------------------------------
@rule
def shuffle_djinn(state):
    """DJI-35: the used Djinn cards become the pile, if there are any. All others are in the hands, as players know."""
    used = 0
    for effect in range(EFFECTS):
        used += state.djinn_used[effect]
    if used == 0:
        return False
    for effect in range(EFFECTS):
        state.djinn_deck[effect] = state.djinn_used[effect]
        state.djinn_used[effect] = 0
        state.older[effect] = 0
        for p in range(state.players):
            state.seats[p].older[effect] = state.seats[p].djinn[effect]
            state.older[effect] += state.seats[p].djinn[effect]
    for p in range(state.players):
        state.seats[p].older_size = state.seats[p].djinn_size
    state.djinn_deck_size = used
    return True


@rule
def recall_djinn(state, p, effect):
    """A Djinn card is about to be played: do all see that it was held since before the last shuffle? (note D7)"""
    seat = state.seats[p]
    if seat.older_size == 0 or state.older[effect] == 0:
        return
    newer = state.djinn_deck[effect] - state.older[effect]
    for q in range(state.players):
        newer += state.seats[q].djinn[effect]
    if newer == 0 or seat.older_size == seat.djinn_size:
        seat.older[effect] -= 1
        seat.older_size -= 1
        state.older[effect] -= 1
    else:
        forget_djinn(state)


@rule
def forget_djinn(state):
    """A card may have been held since before the last shuffle or not: what is older is not told apart any more."""
    for effect in range(EFFECTS):
        state.older[effect] = 0
    for p in range(state.players):
        state.seats[p].older_size = 0
        for effect in range(EFFECTS):
            state.seats[p].older[effect] = 0
