"""The Djinn cards: those played in a trick, and the pile of used ones."""

from karat.games.djinn.treasures import COLOURS
from karat.kernel.core import rule

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


# Used ----------------------------------------------------------------------------------------------------------------
@rule
def shuffle_djinn(state):
    """DJI-35: the used Djinn cards become the pile, if there are any."""
    used = 0
    for effect in range(EFFECTS):
        used += state.djinn_used[effect]
    if used == 0:
        return False
    for effect in range(EFFECTS):
        state.djinn_deck[effect] = state.djinn_used[effect]
        state.djinn_used[effect] = 0
    state.djinn_deck_size = used
    return True
