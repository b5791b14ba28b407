"""The caves of Djinn: levels, tasks, and the ways to meet a task with kept cards."""

from karat.games.djinn.treasures import (
    ALL,
    COLOURS,
    NUMBERS,
    SUIT,
    TREASURES,
    count_cards,
    higher_cards,
    lowest_card,
    numbers_between,
)
from karat.kernel.core import rule

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
        rest &= fitting_cards(kept, tops, task, size, start & 63, chosen, total)
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
    """For the highest 0 to 4 cards of a set, six bits each: the sum of their numbers, and the lowest of them.

    No cards have a lowest one above all treasures. Where there are not so many cards it is 0, with no treasure below.
    """
    for _ in range(count_cards(cards) - 4):
        cards &= cards - 1
    tops = TREASURES << 6
    while cards:
        card, count = lowest_card(cards), count_cards(cards)
        tops |= card << 12 * count + 6
        for i in range(count, 5):
            tops += card // COLOURS + 1 << 12 * i
        cards &= cards - 1
    return tops


@rule
def sum_numbers(start, chosen):
    total = chosen
    for _ in range(chosen):
        total += (start & 63) // COLOURS
        start >>= 6
    return total


# Tasks ---------------------------------------------------------------------------------------------------------------
@rule
def fitting_cards(kept, tops, task, size, last, chosen, total):
    """DJI-2 and DJI-3: the cards that may come next after the card `last`, when so many are chosen with this sum.

    Those still to come after it are higher, and they can add no more than the highest kept cards would.
    """
    missing = size - chosen
    to_come = tops >> 12 * (missing - 1)
    most_to_come = to_come & 63
    below = (1 << (to_come >> 6 & 63)) - 1
    if task == UNDER:
        return below & numbers_between(1, share(5 * size - 1 - total, missing))
    if task == EXACT:
        return below & numbers_between(5 * size - total - most_to_come, share(5 * size - total, missing))
    if task == OVER:
        return below & numbers_between(10 * size + 1 - total - most_to_come, NUMBERS)
    if task == PAIRS:
        return below & fitting_pairs(kept, missing, last, chosen)
    if chosen == 0:
        return runs_of(kept, size) if task == RUN else suits_of(kept, size)
    if task == RUN:
        number = last // COLOURS + 1
        return numbers_between(number + 1, number + 1)
    return SUIT << last % COLOURS


@rule
def fitting_pairs(kept, missing, last, chosen):
    """DJI-3: an odd card first, below the pairs; the first card of a pair has a higher one of its number beside it."""
    number = last // COLOURS + 1
    if missing % 2 == 0:
        paired = kept >> 1 & 7 * SUIT | kept >> 2 & 3 * SUIT | kept >> 3 & SUIT
        if chosen == 0:
            return paired
        return paired & numbers_between(number + 1 if chosen == 1 else number, NUMBERS)
    return ALL if chosen == 0 else numbers_between(number, number)


@rule
def runs_of(kept, size):
    """All cards with a number that begins a run of so many kept numbers."""
    begins = kept | kept >> 1 | kept >> 2 | kept >> 3
    numbers = begins
    for _ in range(size - 1):
        numbers >>= COLOURS
        begins &= numbers
    return (begins & SUIT) * 15


@rule
def suits_of(kept, size):
    """All cards of the colours of which so many are kept."""
    cards = 0
    for colour in range(COLOURS):
        if count_cards(kept & SUIT << colour) >= size:
            cards |= SUIT << colour
    return cards


@rule
def share(total, missing):
    """The highest number that so many cards can have when they have at most this sum."""
    return total * SIXTIETHS[missing] // 60
