"""The cards of Sea or Shore, and sets of them. A set of island cards is the bits of one whole number."""

import numpy as np

from karat.kernel.core import rule

COLOURS, NUMBERS = 4, 12  # SEA-1: red, blue, purple, green; 1 to 12
CARDS = COLOURS * NUMBERS
ALL_CARDS = (1 << CARDS) - 1
RED_CARDS = sum(1 << card for card in range(0, CARDS, COLOURS))
RANKS = 5  # SEA-2: a treasure is RANKS * colour + rank; equal ones share the rank of the first of them
TREASURES = COLOURS * RANKS
RANKS_OF_THREE = 3  # SEA-10: with 3 players the highest of each colour
PLUS_CARDS = 22  # SEA-3
ROUNDS = 2
MAX_PLAYERS = 5


@rule
def only(card):
    """The set of this one card."""
    return np.int64(1) << card


@rule
def all_of(colour):
    """The set of all cards of this colour."""
    return np.int64(RED_CARDS) << colour


@rule
def first_of(cards):
    """The lowest card of a set."""
    return size_of((cards & -cards) - 1)


@rule
def size_of(cards):
    """How many cards a set has. (The compiler knows this loop by sight and makes it one instruction.)"""
    size = 0
    while cards:
        cards &= cards - 1
        size += 1
    return size


@rule
def up_to(number):
    """The set of all cards with this number or a lower one."""
    return only(COLOURS * max(0, min(number, NUMBERS))) - 1


@rule
def is_in(card, cards):
    return card >= 0 and (cards >> card) & 1 == 1


@rule
def colour_of(card):
    return card % COLOURS


@rule
def number_of(card):
    return card // COLOURS + 1
