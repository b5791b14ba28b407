"""What a position of Diamoniak between two turns is worth: the share of wins that each seat may expect.

Everything that lies open goes into a few small tables of factors. The product of a seat's factors is its weight, and
its share of wins is its part of all weights. The factors are fitted to who won: see karat.bots.diamoniak_train.
"""

from functools import cache
from pathlib import Path

import numpy as np

from karat.games.core import inlined, rule
from karat.games.diamoniak.rules import (
    CASTLE_CARDS,
    DIAMOND,
    FAIRY,
    MAX_PLAYERS,
    NO_COLOUR,
    PAYMENTS,
    WITCH,
    count_cards,
)

TABLES = Path(__file__).parent / "data" / "diamoniak.npz"


@cache
def table_of(players):
    """The factors for a number of players."""
    with np.load(TABLES) as tables:
        return np.exp(tables[str(players)].astype(np.float64))


# The tables of one number of players, one behind the other. Each looks at the cards in the castle, and besides at
HOSTAGES, PURSES, CUSHIONS, FAIRIES, LEFT, SIZES, CHANCES = 4, 10, 9, 4, 4, 5, 4  # steps of
RACE = 0  # whose turn is how near, and the cards of the colour that others hold
PURSE = RACE + MAX_PLAYERS * CASTLE_CARDS * HOSTAGES  # those cards and the diamonds, which could buy them
CUSHION = PURSE + CASTLE_CARDS * HOSTAGES * PURSES  # what a witch may take before the castle
HELP = CUSHION + CASTLE_CARDS * CUSHIONS  # fairies
PILE = HELP + CASTLE_CARDS * FAIRIES  # cards of the colour in the deck, and its size
TEMPO = PILE + CASTLE_CARDS * LEFT * SIZES  # whose turn is how near, and the draws to be expected before a witch
BLOCK = TEMPO + MAX_PLAYERS * CASTLE_CARDS * CHANCES


@inlined
def size_step(cards):
    """The deck is used up, nearly so, short, middling, long."""
    return (cards > 0) + (cards > 6) + (cards > 14) + (cards > 28)


@inlined
def chance_step(cards, witches):
    """How many cards may be expected before a witch comes."""
    return (cards + 1 > 4 * (witches + 1)) + (2 * cards + 2 > 11 * (witches + 1)) + (cards + 1 > 7 * (witches + 1))


# Each factor is found by one of these
@inlined
def race(wait, castle, hostages):
    return RACE + (wait * CASTLE_CARDS + castle) * HOSTAGES + min(hostages, HOSTAGES - 1)


@inlined
def purse(castle, hostages, diamonds):
    return PURSE + (castle * HOSTAGES + min(hostages, HOSTAGES - 1)) * PURSES + min(diamonds, PURSES - 1)


@inlined
def cushion(castle, spare):
    return CUSHION + castle * CUSHIONS + min(spare, CUSHIONS - 1)


@inlined
def help_of(castle, fairies):
    return HELP + castle * FAIRIES + min(fairies, FAIRIES - 1)


@inlined
def pile_left(castle, hostages, left, size):
    if size == 0:  # everything that nobody holds will be in the new pile
        left = CASTLE_CARDS - castle - hostages
    return PILE + (castle * LEFT + min(left, LEFT - 1)) * SIZES + size


@inlined
def tempo(wait, castle, chance):
    return TEMPO + (wait * CASTLE_CARDS + castle) * CHANCES + chance


# Looking at a record -------------------------------------------------------------------------------------------------
@inlined
def hostages_of(state, p):
    """Cards of a seat's colour that others hold."""
    colour, held = state.seats[p].colour, 0
    if colour != NO_COLOUR:
        for other in range(state.players):
            held += state.seats[other].store[colour] if other != p else 0
    return held


@inlined
def spare_cards(seat):
    """What a witch may take before the castle: diamonds, and cards of other colours."""
    cards = 0
    for kind in range(PAYMENTS):
        cards += seat.store[kind]
    return cards


@inlined
def look(state, p):
    """The six places in the tables that say what seat `p` is worth when a turn is about to begin."""
    seat = state.seats[p]
    wait = (p - state.turn + state.players) % state.players
    castle, hostages, cards = int(seat.castle), hostages_of(state, p), count_cards(state.deck)
    left = int(state.deck[seat.colour]) if seat.colour != NO_COLOUR else 0
    return (
        race(wait, castle, hostages),
        purse(castle, hostages, seat.store[DIAMOND]),
        cushion(castle, spare_cards(seat)),
        help_of(castle, seat.store[FAIRY]),
        pile_left(castle, hostages, left, size_step(cards)),
        tempo(wait, castle, chance_step(cards, state.deck[WITCH])),
    )


@inlined
def weigh(state, p, table):
    """The weight of seat `p` when a turn is about to begin."""
    a, b, c, d, e, f = look(state, p)
    return table[a] * table[b] * table[c] * table[d] * table[e] * table[f]


@rule
def share(state, p, table):
    """The share of wins that seat `p` may expect when a turn is about to begin."""
    total = 0.0
    for other in range(state.players):
        total += weigh(state, other, table)
    return weigh(state, p, table) / total
