"""What a seat of Kadora knows: every open card, its own hand, and the colour of every card that lies face down."""

from karat.games.kadora.rules import (
    A_COLOUR,
    BACK,
    CELLS,
    COLOURS,
    EMPTY,
    FINISHED,
    MAX_PLAYERS,
    bit_of,
    colour_of,
    count_cards,
    join_hand,
    value_of,
)
from karat.kernel.core import rule
from karat.kernel.luck import below

SCRATCH = 1  # numbers that imagining needs room for


@rule
def perceive(state, seat, known):
    """Write into the empty record `known` what `seat` may know of `state` (a spectator is seat -1)."""
    known.players = state.players
    known.seat_view = state.seat_view
    known.turn = state.turn
    known.step = state.step
    known.last_turns = state.last_turns
    for row in range(2):
        known.row_size[row] = state.row_size[row]
        for i in range(state.row_size[row]):
            known.rows[row, i] = back_of(state.rows[row, i])  # KAD-5
    for cell in range(CELLS):
        known.block[cell] = state.block[cell]
    for colour in range(COLOURS):
        known.lacking[colour] = state.lacking[colour]
        known.box[colour] = state.box[colour]
        known.aside_backs[colour] = state.aside_backs[colour]
        if state.last_turns == FINISHED and state.players == 2:
            known.aside[colour] = state.aside[colour]  # KAD-66
    for p in range(MAX_PLAYERS):
        mine, theirs = known.seats[p], state.seats[p]
        mine.hand_size = theirs.hand_size
        for i in range(theirs.hand_size):
            mine.hand[i] = theirs.hand[i] if p == seat else back_of(theirs.hand[i])
        for colour in range(COLOURS):
            mine.loot[colour] = theirs.loot[colour]  # KAD-33
            mine.worth[colour] = theirs.worth[colour]


@rule
def back_of(card):
    return colour_of(card) * A_COLOUR + BACK


@rule
def prepare(known, seat, scratch):
    """Nothing to count before worlds can be imagined."""


@rule
def imagine(known, seat, scratch, luck):
    """Turn what `seat` knows into one world, uniform among those that fit.

    All unseen cards of a colour are set aside at first; then every back in a row or a hand picks one of its colour
    there. What nobody picks was set aside from the start.
    """
    for colour in range(COLOURS):
        known.aside[colour] = known.box[colour]
        for p in range(known.players):
            known.aside[colour] &= ~known.seats[p].loot[colour]
    for cell in range(CELLS):
        if known.block[cell] != EMPTY:
            known.aside[colour_of(known.block[cell])] &= ~bit_of(known.block[cell])
    for p in range(known.players):
        for i in range(known.seats[p].hand_size):
            card = known.seats[p].hand[i]
            if value_of(card):
                known.aside[colour_of(card)] &= ~bit_of(card)

    for row in range(2):
        for i in range(known.row_size[row]):
            known.rows[row, i] = pick(known, colour_of(known.rows[row, i]), luck)
    for p in range(known.players):
        hand = known.seats[p]
        size = hand.hand_size
        hand.hand_size = 0
        for i in range(size):
            card = hand.hand[i]
            join_hand(hand, card if value_of(card) else pick(known, colour_of(card), luck))


@rule
def pick(known, colour, luck):
    """Any of the cards of a colour that are still aside, each equally likely."""
    left = int(known.aside[colour])
    for _ in range(below(luck, count_cards(left))):
        left &= left - 1
    one = left & -left
    known.aside[colour] ^= one
    return colour * A_COLOUR + count_cards(one - 1)
