"""The caves of Djinn: levels, tasks, and the ways to meet a task with kept cards."""

from karat.games.core import rule
from karat.games.djinn.treasures import (
    ALL,
    COLOURS,
    NUMBERS,
    SUIT,
    count_cards,
    higher_cards,
    lowest_card,
    numbers_between,
)

FIRST_LEVEL, LAST_LEVEL, ROWS, ROW = 3, 5, 3, 3  # DJI-10: three rows of three cave cards
TASKS = 6  # DJI-2, one cave card of each for every level; a level is also the number of cards that its tasks take
RUN, PAIRS, UNDER, OVER, EXACT, COLOUR = range(TASKS)
SIXTIETHS = (0, 60, 30, 20, 15, 12)  # 60 divided by 1 to 5
CAVE_BITS = 60  # a move names its task above so many bits, and in them the set of cards it takes


# Levels --------------------------------------------------------------------------------------------------------------
@rule
def next_level(state, p):
    """DJI-31: level after level, none is skipped."""
    return max(FIRST_LEVEL, int(state.seats[p].level) + 1)


@rule
def last_position(state):
    """DJI-34: the level of those who are least far."""
    last = state.seats[0].level
    for p in range(1, state.players):
        last = min(last, state.seats[p].level)
    return last


# Ways ----------------------------------------------------------------------------------------------------------------
@rule
def few_ways(state, p):
    """DJI-30: in how many ways a seat can meet a task of its next level, 2 standing for all more, and one of them."""
    ways, move = 0, 0
    level = next_level(state, p)
    row, kept = state.rows[level - FIRST_LEVEL], state.seats[p].kept
    if count_cards(kept) < level:
        return ways, move
    tops = sums_of_highest(kept)
    for task in range(TASKS):
        if row >> task & 1:
            start, ends = next_start(kept, tops, task, level, 0)
            while ends and ways < 2:
                ways += count_cards(ends)
                move = cave_move(task, level, start) | ends
                start, ends = next_start(kept, tops, task, level, start)
    return min(ways, 2), move


@rule
def add_caves(state, p, moves, count):
    """DJI-30: every open task of the next level with every set of kept cards that meets it."""
    level = next_level(state, p)
    row, kept = state.rows[level - FIRST_LEVEL], state.seats[p].kept
    tops = sums_of_highest(kept)
    for task in range(TASKS):
        if row >> task & 1:
            start, ends = next_start(kept, tops, task, level, 0)
            while ends:
                move = cave_move(task, level, start)
                while ends:
                    if count < len(moves):
                        moves[count] = move | ends & -ends
                    count += 1
                    ends &= ends - 1
                start, ends = next_start(kept, tops, task, level, start)
    return count


@rule
def cave_move(task, size, start):
    """The move that meets a task, its last card still missing."""
    cards = 0
    for _ in range(size - 1):
        cards |= 1 << (start & 63)
        start >>= 6
    return task + 1 << CAVE_BITS | cards


@rule
def meets(cards, task):
    """DJI-2: whether exactly these cards meet a task."""
    return next_start(cards, sums_of_highest(cards), task, count_cards(cards), 0)[1] != 0


@rule
def next_start(kept, tops, task, size, start):
    """All cards but the last of a way to meet `task` with `size` kept cards, and the set of cards that can be the last.

    A start is its cards in ascending order, six bits each; this finds the one after `start` (0: the first), card by
    card, the lowest possible card first. The set is empty when there are no more.
    """
    chosen, total, rest = 0, 0, kept
    if start:
        chosen, rest = size - 2, higher_cards(kept, start & 63)
        start >>= 6
        total = sum_numbers(start, chosen)
    while True:
        rest &= fitting_cards(task, size, start & 63, chosen, total, tops)
        if rest and chosen == size - 1:
            return start, rest
        if rest:
            card = lowest_card(rest)
            rest = higher_cards(kept, card)
            start = start << 6 | card
            total += card // COLOURS + 1
            chosen += 1
        elif chosen:
            card = start & 63
            rest = higher_cards(kept, card)
            start >>= 6
            total -= card // COLOURS + 1
            chosen -= 1
        else:
            return 0, 0


@rule
def sums_of_highest(cards):
    """The sums of the highest 0 to 4 numbers of a set, eight bits each, the empty sum in the lowest."""
    sums, total, counted = 0, 0, 0
    for number in range(NUMBERS, 0, -1):
        for _ in range(count_cards(cards & numbers_between(number, number))):
            if counted < 4:
                counted += 1
                total += number
                sums |= total << 8 * counted
    return sums


@rule
def sum_numbers(start, chosen):
    total = chosen
    for _ in range(chosen):
        total += (start & 63) // COLOURS
        start >>= 6
    return total


# Tasks ---------------------------------------------------------------------------------------------------------------
@rule
def fitting_cards(task, size, last, chosen, total, tops):
    """DJI-2 and DJI-3: the cards that may come next after the card `last`, when so many are chosen with this sum.

    What is still to come can add no more than the highest kept cards would.
    """
    missing = size - chosen
    most_to_come = tops >> 8 * (missing - 1) & 255
    if task == UNDER:
        return numbers_between(1, share(5 * size - 1 - total, missing))
    if task == EXACT:
        return numbers_between(5 * size - total - most_to_come, share(5 * size - total, missing))
    if task == OVER:
        return numbers_between(10 * size + 1 - total - most_to_come, NUMBERS)
    if chosen == 0:
        return ALL
    number = last // COLOURS + 1
    if task == RUN:
        return numbers_between(number + 1, number + 1)
    if task == COLOUR:
        return SUIT << last % COLOURS
    if missing % 2:  # the second card of a pair
        return numbers_between(number, number)
    return numbers_between(number + 1 if chosen == 1 else number, NUMBERS)  # the first one of a pair


@rule
def share(total, missing):
    """The highest number that so many cards can have when they have at most this sum."""
    return total * SIXTIETHS[missing] // 60
