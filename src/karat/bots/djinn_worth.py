"""How near a collection of Djinn is to a task, and how far on a seat is."""

import numpy as np

from karat.games.core import rule
from karat.games.djinn.caves import (
    EXACT,
    FIRST_LEVEL,
    OVER,
    PAIRS,
    RUN,
    TASKS,
    UNDER,
    next_start,
    sums_of_highest,
)
from karat.games.djinn.treasures import COLOURS, NUMBERS, SUIT, count_cards, lowest_card

# How near a collection is to a task ----------------------------------------------------------------------------------
FAR = 6  # steps of how many cards are missing
MOST = 10  # steps of how many cards are kept


@rule
def missing_run(kept, size):
    """The window of numbers that holds most."""
    held = (kept | kept >> 1 | kept >> 2 | kept >> 3) & SUIT
    most = 0
    for low in range(NUMBERS + 1 - size):
        most = max(most, count_cards(held >> COLOURS * low & (1 << COLOURS * size) - 1))
    return size - most


@rule
def missing_colour(kept, size):
    """The colour that is held most."""
    most = 0
    for colour in range(COLOURS):
        most = max(most, count_cards(kept & SUIT << colour))
    return max(size - most, 0)


@rule
def missing_pairs(kept, size):
    """Pairs, then single cards that may become pairs, then a lower one."""
    a, b, c, d = kept & SUIT, kept >> 1 & SUIT, kept >> 2 & SUIT, kept >> 3 & SUIT
    two, four = a & b | c & d | (a | b) & (c | d), a & b & c & d
    held = a | b | c | d
    wanted = size // 2
    pairs = min(count_cards(two) + count_cards(four), wanted)
    used = 2 * pairs + min(wanted - pairs, count_cards(held & ~two))
    if size % 2:
        if pairs == wanted:  # is there a card lower than the highest pairs?
            low = two
            while count_cards(low) + count_cards(low & four) > wanted:
                low &= low - 1
            used += held & (low & -low) - 1 != 0
        else:
            used += count_cards(held) > wanted
    return size - used


@rule
def missing_under(kept, size):
    """Low cards that still fit when the others are threes."""
    total, used = 3 * size, 0
    while kept and used < size:
        total += lowest_card(kept) // COLOURS - 2
        if total >= 5 * size:
            break
        kept &= kept - 1
        used += 1
    return size - used


@rule
def missing_exact(kept, size):
    """Whether the sum can be met, else low cards that still fit when the others are fours, one of which is missing."""
    total, used, left = 4 * size, 0, kept
    while left and used < size - 1:
        total += lowest_card(left) // COLOURS - 3
        if total > 5 * size:
            break
        left &= left - 1
        used += 1
    if used == size - 1 and next_start(kept, sums_of_highest(kept), EXACT, size, 0)[1]:
        return 0
    return size - used


@rule
def missing_over(kept, size):
    """High cards that still fit when the others are twelves."""
    total, used = 12 * size, 0
    for number in range(NUMBERS, 0, -1):
        for _ in range(count_cards(kept >> COLOURS * (number - 1) & 15)):
            if used < size and total + number - 12 > 10 * size:
                total += number - 12
                used += 1
    return size - used


@rule
def missing(kept, task, size):
    """How many cards a collection lacks to meet a task, about."""
    if task == RUN:
        return missing_run(kept, size)
    if task == PAIRS:
        return missing_pairs(kept, size)
    if task == UNDER:
        return missing_under(kept, size)
    if task == OVER:
        return missing_over(kept, size)
    if task == EXACT:
        return missing_exact(kept, size)
    return missing_colour(kept, size)


# How far on a seat is ------------------------------------------------------------------------------------------------
# Hundredths, fitted to who won from 240,000 beginnings of phases between players of the play-out policy: for 2 to 4
# players and each level how much it is worth to lack so many cards of each task, to lack so many of the nearest,
# and to have so many kept cards and Djinn cards. (Smoothed: to lack less is never worse.)
NEAREST, KEPT = TASKS * FAR, TASKS * FAR + FAR
HELD = KEPT + MOST
BLOCK = HELD + FAR
FITTED = """
    -30 -34 -38 -47 -47 -47 -18 -22 -26 -61 -61 -61 -31 -35 -39 -49 -49 -49 -25 -29 -33 -37 -37 -37 -23 -27 -31 -35
    -35 -35 39 35 31 27 27 27 42 -35 -40 -75 -75 -75 -90 -70 -51 -20 6 26 85 105 125 145 -69 -49 -38 -28 0 0 -6 -10
    -14 -18 -22 -22 1 -5 -9 -13 -34 -34 -6 -10 -14 -18 -25 -25 -3 -9 -15 -19 -27 -27 -9 -13 -17 -21 -31 -31 2 -11
    -15 -19 -35 -35 31 2 -3 -8 -65 -65 -130 -110 -80 -47 -3 30 60 93 119 139 -40 -19 -9 10 20 30 31 27 23 18 13 -10
    35 31 20 16 12 6 46 40 31 22 18 14 87 81 71 52 36 32 41 37 33 29 25 21 33 28 21 11 7 -8 120 40 33 19 14 -77 -167
    -147 -107 -89 -46 2 41 73 128 210 38 42 51 63 93 103 -29 -33 -37 -41 -41 -41 -30 -34 -42 -52 -52 -52 -29 -33 -37
    -41 -41 -41 -17 -21 -25 -29 -29 -29 -23 -27 -31 -35 -35 -35 -27 -31 -35 -39 -39 -39 37 -28 -33 -79 -79 -79 -108
    -88 -52 -17 20 57 79 99 119 139 -74 -54 -41 -31 4 14 -7 -11 -15 -19 -23 -23 -1 -5 -9 -13 -17 -17 -8 -12 -16 -20
    -24 -24 -2 -6 -10 -14 -18 -18 -6 -10 -14 -18 -22 -22 5 1 -3 -7 -11 -11 35 -5 -10 -15 -82 -82 -127 -107 -69 -33 4
    45 87 121 151 171 -38 -23 -12 2 14 24 26 22 18 14 5 1 37 33 29 17 13 5 63 59 52 28 10 6 102 98 76 43 20 9 53 49
    24 16 12 5 40 36 29 18 10 5 117 37 21 16 2 -75 -130 -110 -74 -46 -9 33 81 153 177 236 33 44 56 58 90 125 -31 -35
    -41 -61 -61 -61 -24 -28 -32 -36 -36 -36 -28 -32 -36 -46 -46 -46 -21 -25 -29 -33 -33 -33 -31 -35 -39 -47 -47 -47
    -35 -39 -43 -52 -52 -52 43 -37 -44 -63 -63 -63 -91 -71 -50 -16 22 73 93 113 133 153 -79 -59 -44 -33 -19 -5 -10
    -14 -18 -23 -29 -29 22 -15 -19 -23 -27 -27 -3 -11 -15 -19 -23 -23 -4 -8 -12 -16 -21 -21 31 -13 -17 -21 -31 -31
    -10 -15 -19 -23 -34 -34 45 5 -2 -9 -71 -71 -120 -100 -75 -37 5 56 102 128 164 184 -35 -22 -10 1 2 12 39 29 19 15
    11 7 36 30 22 9 5 -4 74 70 43 18 10 0 93 81 57 33 15 1 68 47 35 25 18 10 45 41 37 29 25 12 122 42 23 9 2 -71
    -129 -109 -69 -31 9 61 118 157 215 235 37 45 51 66 83 93
"""
WORTH = np.array(FITTED.split(), np.float64) / 100


@rule
def worth(state, seat, kept, level):
    """How far on a seat is, with these kept cards before the row of this level."""
    base = ((state.players - 2) * 3 + level - FIRST_LEVEL) * BLOCK
    total = WORTH[base + KEPT + min(count_cards(kept), MOST - 1)]
    total += WORTH[base + HELD + min(state.seats[seat].djinn_size, 5)]
    return total + nearness(state, kept, level)


@rule
def nearness(state, kept, level):
    """How near these kept cards are to the open tasks of a level."""
    if level > state.open_level:
        return 0.0
    base = ((state.players - 2) * 3 + level - FIRST_LEVEL) * BLOCK
    row, nearest, total = state.rows[level - FIRST_LEVEL], FAR - 1, 0.0
    for task in range(TASKS):
        if row >> task & 1:
            lack = missing(kept, task, level)
            nearest = min(nearest, lack)
            total += WORTH[base + task * FAR + lack]
    return total + WORTH[base + NEAREST + nearest]
