"""How near a collection of Djinn is to a task, and how far on a seat is."""

import numpy as np

from karat.games.djinn.caves import (
    EXACT,
    FIRST_LEVEL,
    OVER,
    PAIRS,
    ROWS,
    RUN,
    TASKS,
    UNDER,
    next_level,
)
from karat.games.djinn.djinn_cards import EFFECTS
from karat.games.djinn.treasures import COLOURS, SUIT, count_cards, lowest_card
from karat.games.djinn.trick import MAX_PLAYERS, place_of
from karat.kernel.core import rule

# How near a collection is to a task ----------------------------------------------------------------------------------
FAR = 6  # steps of how many cards are missing
MOST = 12  # steps of how many cards are kept


@rule
def missing_run(kept, size):
    """The window of numbers that holds most. The four bits of a number count the held ones of its window."""
    held = (kept | kept >> 1 | kept >> 2 | kept >> 3) & SUIT
    windows = 0
    for i in range(size):
        windows += held >> COLOURS * i
    lack = 0
    while not windows + (8 - size + lack) * SUIT & 8 * SUIT:  # a count of `size - lack` reaches 8, its highest bit
        lack += 1
    return lack


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
    return 0 if used == size - 1 and sum_exactly(kept, size) else size - used


@rule
def sum_exactly(cards, size):
    """Whether the numbers of so many of the cards, 3 to 5, have a sum of five times as much."""
    one, two, three, four = 0, 0, 0, 0  # the sums that so many of the cards before have, a bit each
    while cards:
        number = lowest_card(cards) // COLOURS + 1
        others = two if size == 3 else (three if size == 4 else four)
        if others << number >> 5 * size & 1:
            return True
        four |= three << number
        three |= two << number
        two |= one << number
        one |= 1 << number
        cards &= cards - 1
    return False


@rule
def missing_over(kept, size):
    """High cards that still fit when the others are twelves."""
    used, total, rest = count_cards(kept), 12 * size, kept
    while used > size:
        rest &= rest - 1
        used -= 1
    high = rest
    while high:
        total += lowest_card(high) // COLOURS - 11
        high &= high - 1
    while total <= 10 * size:  # never without any card
        total -= lowest_card(rest) // COLOURS - 11
        rest &= rest - 1
        used -= 1
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
# A block of numbers for 2 to 4 players and each level: what it is worth to lack so many cards of each task and of the
# nearest one, to have so many kept cards, to hold each Djinn card, and to have each place in the next phase's first
# trick. In hundredths, fitted to who won, from the ends of all phases between players of the play-out policy
# (`python -m karat.games.djinn.bot_train`, 15,000 games each): win shares are in proportion to exp(worth).
NEAREST = TASKS * FAR
KEPT = NEAREST + FAR
HELD = KEPT + MOST
PLACE = HELD + EFFECTS
BLOCK = PLACE + MAX_PLAYERS
FITTED = """
    -21 -23 -25 -27 -29 -31 -26 -28 -30 -32 -34 -36 -8 -10 -12 -14 -16 -18 -24 -26 -28 -30 -32 -34 -16 -18 -20 -22 -24
    -26 -25 -27 -32 -34 -36 -38 -32 -34 -50 -52 -54 -56 -69 -49 -29 -9 11 31 51 71 91 111 131 151 54 21 23 49 25 56 6 56
    17 -60 -60 0 0 2 -11 -13 -15 -18 -20 -8 -10 -12 -14 -16 -18 -13 -15 -17 -19 -21 -23 -9 -11 -13 -15 -17 -19 -5 -10
    -12 -14 -16 -18 -3 -5 -18 -21 -24 -26 -9 -11 -13 -15 -32 -34 -105 -85 -64 -38 -13 18 63 102 122 142 162 182 53 22 24
    61 31 64 -3 62 19 -15 -13 0 0 25 23 21 19 17 5 30 27 25 23 21 19 50 48 38 26 12 10 97 95 93 67 35 22 28 26 24 22 18
    16 43 41 26 24 9 2 60 39 29 1 -6 -24 -142 -122 -99 -79 -42 5 52 102 134 154 174 194 62 18 31 97 56 115 1 75 44 39 48
    0 0 -32 -34 -36 -38 -40 -42 -20 -22 -24 -26 -28 -30 -17 -19 -21 -23 -25 -27 -17 -19 -21 -23 -25 -27 -24 -26 -28 -30
    -32 -34 -18 -20 -22 -24 -26 -28 -32 -36 -50 -52 -54 -56 -87 -67 -47 -17 20 40 60 80 100 120 140 160 44 33 28 45 35
    52 13 46 30 -56 -53 -57 0 -12 -14 -16 -18 -20 -22 -14 -17 -19 -21 -23 -25 -7 -9 -11 -13 -15 -17 -5 -7 -9 -11 -13 -15
    -14 -16 -18 -20 -22 -24 -15 -17 -19 -21 -23 -25 -4 -10 -12 -14 -43 -45 -95 -75 -44 -4 44 82 114 134 154 174 194 214
    53 32 16 62 41 62 16 58 34 -29 -29 -25 0 28 25 23 19 14 -4 34 32 20 16 14 3 65 63 44 31 12 10 87 79 77 47 19 2 63 43
    38 23 21 5 25 23 21 14 6 4 72 42 23 18 -4 -23 -102 -82 -62 -36 7 57 107 161 181 201 221 241 55 30 31 79 62 75 14 64
    31 34 42 53 0 -35 -37 -39 -41 -43 -45 -27 -29 -31 -33 -35 -37 -25 -27 -29 -31 -33 -35 -27 -29 -31 -33 -35 -37 -21
    -23 -25 -27 -29 -31 -25 -27 -29 -31 -33 -35 -37 -39 -41 -43 -45 -47 -86 -66 -39 2 39 78 98 118 138 158 178 198 37 23
    11 39 30 38 17 40 27 -51 -58 -51 -51 -10 -12 -14 -16 -18 -20 -8 -14 -16 -18 -20 -22 -15 -17 -19 -21 -23 -25 -5 -7 -9
    -11 -13 -15 -13 -15 -17 -19 -21 -23 -13 -15 -17 -19 -21 -23 -6 -8 -10 -12 -43 -45 -92 -72 -43 2 52 97 152 173 193
    213 233 253 48 28 12 57 38 48 19 50 30 -32 -33 -31 -27 31 29 20 18 16 5 39 27 17 8 6 4 69 65 54 21 11 3 96 88 73 43
    18 14 46 44 33 28 13 7 34 32 24 14 6 1 81 54 24 5 -26 -52 -82 -62 -39 -13 23 79 139 171 191 211 231 251 66 33 25 81
    81 64 19 69 50 37 42 46 49
"""
WORTH = np.array(FITTED.split(), np.float64) / 100


@rule
def block(state, level):
    return ((state.players - 2) * ROWS + level - FIRST_LEVEL) * BLOCK


@rule
def worth(state, seat, numbers):
    """How far on a seat is, between two phases."""
    one, level = state.seats[seat], next_level(state, seat)
    base = block(state, level)
    total = nearness(state, one.kept, level, numbers)[0]
    total += numbers[base + KEPT + min(count_cards(one.kept), MOST - 1)]
    for effect in range(EFFECTS):
        total += one.djinn[effect] * numbers[base + HELD + effect]
    return total + numbers[base + PLACE + place_of(state, seat)]


@rule
def nearness(state, kept, level, numbers):
    """How near these kept cards are to the open tasks of a level, and how many the nearest one lacks."""
    if level > state.open_level:
        return 0.0, FAR
    base = block(state, level)
    row, nearest, total = state.rows[level - FIRST_LEVEL], FAR - 1, 0.0
    for task in range(TASKS):
        if row >> task & 1:
            lack = missing(kept, task, level)
            nearest = min(nearest, lack)
            total += numbers[base + task * FAR + lack]
    return total + numbers[base + NEAREST + nearest], nearest
