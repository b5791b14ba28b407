"""The treasures of Djinn and sets of them."""

from karat.kernel.core import rule

# DJI-1: purple, green, yellow and blue, 1 to 15. A treasure is 4 * (number - 1) + colour, and a set of treasures is one
# number with a bit for each card: from the lowest bit up, its cards stand in ascending order.
COLOURS, NUMBERS, TREASURES = 4, 15, 60
ALL = (1 << TREASURES) - 1
SUIT = 0x111111111111111  # all purple cards; shifted by a colour, all cards of that colour


# Sets of treasures ---------------------------------------------------------------------------------------------------
@rule
def count_cards(cards):
    """How many cards a set has. (The compiler knows this loop by sight and makes it one instruction.)"""
    count = 0
    while cards:
        cards &= cards - 1
        count += 1
    return count


@rule
def lowest_card(cards):
    return count_cards((cards & -cards) - 1)


@rule
def higher_cards(cards, card):
    return cards >> card + 1 << card + 1


@rule
def highest_number(cards):
    """The highest number in a set, 0 for an empty one."""
    number = 0
    while cards:
        cards >>= COLOURS
        number += 1
    return number


@rule
def numbers_between(low, high):
    """All cards with these numbers."""
    low, high = max(low, 1), min(high, NUMBERS)
    if low > high:
        return 0
    return (1 << COLOURS * high) - (1 << COLOURS * (low - 1))
