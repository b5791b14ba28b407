"""What a position of Diamoniak between two turns is worth: the share of wins that each seat may expect.

Everything that lies open goes into a few small tables of factors. The product of a seat's factors is its weight, and
its share of wins is its part of all weights. The factors are fitted to who won: see karat.games.diamoniak.bot_train.
"""

from functools import cache
from pathlib import Path

import numpy as np

from karat.games.diamoniak.rules import (
    CASTLE_CARDS,
    DIAMOND,
    FAIRY,
    MAX_PLAYERS,
    NO_COLOUR,
    PAYMENTS,
    WITCH,
    WITCH_CARDS,
    count_cards,
)
from karat.kernel.core import inlined, rule

TABLES = Path(__file__).parent / "data" / "tables.npz"


@cache
def table_of(players):
    """The factors for a number of players."""
    with np.load(TABLES) as tables:
        return np.exp(tables[str(players)].astype(np.float64))


# The tables of one number of players, one behind the other; each looks at a few things, in so many steps
HOSTAGES, PURSES, CUSHIONS, FAIRIES, LEFT, SIZES, LENGTHS, WITCHES = 4, 10, 9, 4, 4, 5, 13, WITCH_CARDS + 1
RACE = 0  # how near the turn is, cards in the castle, cards of the colour that others hold
PURSE = RACE + MAX_PLAYERS * CASTLE_CARDS * HOSTAGES  # castle, such cards, and the diamonds that could buy them
CUSHION = PURSE + CASTLE_CARDS * HOSTAGES * PURSES  # castle, and what a witch may take before it
HELP = CUSHION + CASTLE_CARDS * CUSHIONS  # castle, fairies
PILE = HELP + CASTLE_CARDS * FAIRIES  # castle, cards of the colour in the deck, its size
# Nearly every turn ends with a witch, so their number says who will come to the end of the deck that has none.
TEMPO = PILE + CASTLE_CARDS * LEFT * SIZES  # how near the turn is, length of the deck, witches in it
HARVEST = TEMPO + MAX_PLAYERS * LENGTHS * WITCHES  # how near the turn is, cards of the colour in the deck, witches
BLOCK = HARVEST + MAX_PLAYERS * LEFT * WITCHES


@inlined
def size_step(cards):
    """The deck is used up, nearly so, short, middling, long."""
    return (cards > 0) + (cards > 6) + (cards > 14) + (cards > 28)


@inlined
def length_step(cards):
    """The same in finer steps."""
    fine = (cards > 0) + (cards > 3) + (cards > 6) + (cards > 9) + (cards > 12) + (cards > 15)
    return fine + (cards > 18) + (cards > 22) + (cards > 26) + (cards > 30) + (cards > 36) + (cards > 44)


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
def in_deck(castle, hostages, left, cards):
    """How many cards of a colour there are to draw: when the deck is used up, all that nobody holds."""
    return min(left if cards else CASTLE_CARDS - castle - hostages, LEFT - 1)


@inlined
def pile_left(castle, left, cards):
    return PILE + (castle * LEFT + left) * SIZES + size_step(cards)


@inlined
def tempo(wait, cards, witches):
    return TEMPO + (wait * LENGTHS + length_step(cards)) * WITCHES + witches


@inlined
def harvest(wait, left, witches):
    return HARVEST + (wait * LEFT + left) * WITCHES + witches


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
    """The places in the tables that say what seat `p` is worth when a turn is about to begin."""
    seat = state.seats[p]
    wait = (p - state.turn + state.players) % state.players
    cards, witches = count_cards(state.deck), int(state.deck[WITCH])
    castle, hostages = int(seat.castle), hostages_of(state, p)
    left = in_deck(castle, hostages, int(state.deck[seat.colour]) if seat.colour != NO_COLOUR else 0, cards)
    return (
        race(wait, castle, hostages),
        purse(castle, hostages, seat.store[DIAMOND]),
        cushion(castle, spare_cards(seat)),
        help_of(castle, seat.store[FAIRY]),
        pile_left(castle, left, cards),
        tempo(wait, cards, witches),
        harvest(wait, left, witches),
    )


@inlined
def weigh(state, p, table):
    """The weight of seat `p` when a turn is about to begin."""
    a, b, c, d, e, f, g = look(state, p)
    return table[a] * table[b] * table[c] * table[d] * table[e] * table[f] * table[g]


@rule
def share(state, p, table):
    """The share of wins that seat `p` may expect when a turn is about to begin."""
    total = 0.0
    for other in range(state.players):
        total += weigh(state, other, table)
    return weigh(state, p, table) / total
