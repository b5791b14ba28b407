"""Kadora as numbers: its actions and what a seat sees."""

from karat.games.core import inlined, rule
from karat.games.kadora.rules import (
    A_COLOUR,
    A_VALUE,
    BACK,
    BOX,
    CELLS,
    CODES,
    COLOURS,
    FIRST_PLACE,
    HAND_ROOM,
    KINDS,
    MAX_PLAYERS,
    VALUES,
)
from karat.lab.observe import bits, number, observer, one_of

ACTIONS = FIRST_PLACE + COLOURS * VALUES * KINDS * CELLS
CHANCE = CODES  # numbers of the cards that can be dealt
A_PLACE = A_COLOUR // A_VALUE  # values that fit between two colours


@inlined
def action_of(state, move):
    """The rules number cards with gaps; actions have none."""
    if move < FIRST_PLACE:
        return move
    card, cell = divmod(move - FIRST_PLACE, CELLS)
    pair, kind = divmod(card, A_VALUE)
    colour, value = divmod(pair, A_PLACE)
    return FIRST_PLACE + ((colour * VALUES + value - 1) * KINDS + kind) * CELLS + cell


@rule
def move_of(state, action):
    if action < FIRST_PLACE:
        return action
    card, cell = divmod(action - FIRST_PLACE, CELLS)
    pair, kind = divmod(card, KINDS)
    colour, value = divmod(pair, VALUES)
    return FIRST_PLACE + ((colour * A_PLACE + value + 1) * A_VALUE + kind) * CELLS + cell


def _card(name, meaning, kinds):
    """Three fields for cards: all of their cells are 0 where there is none."""
    return (
        one_of(name, f"{meaning}: colour (R O Y G B P)", COLOURS, shift=5, empty=0),
        number(name, f"{meaning}: value", VALUES, shift=2, mask=7),
        one_of(name, f"{meaning}: kind (r s d{' or only its back is seen' if kinds > KINDS else ''})", kinds,
              mask=3, empty=0),
    )  # fmt: skip


def _set(name, meaning):
    meaning = f"{meaning}: of each colour, four cells for each value: r, s, d, and one that is always 0"
    return bits(name, meaning, VALUES * A_VALUE, A_VALUE)


FIELDS = (
    observer(MAX_PLAYERS),
    number("players", "how many players there are", MAX_PLAYERS),
    number("seat_view", "the option", 1),
    number("lacking", "the value that each colour lacks", VALUES),
    one_of("turn", "whose turn it is", MAX_PLAYERS),
    one_of("step", "setting up, give, place, draw", 4),
    number("last_turns", "turns to the end; -1 before both rows are empty", MAX_PLAYERS, -1),
    number("row_size", "cards in the left and the right row", BOX),
    number("rows", "colours of the cards of the left and of the right row, 1 to 6, the next card last; 0 behind it",
           COLOURS, add=A_COLOUR - BACK, shift=5, mask=7),
    *_card("block", "cells a1 b1 … d4", KINDS),
    number("aside_backs", "set-aside cards of each colour", BOX),
    _set("aside", "set-aside cards, once they are turned up"),
    number("seats.hand_size", "cards in hand", HAND_ROOM),
    *_card("seats.hand", "cards in hand", KINDS + 1),
    number("seats.worth", "sum of the values won, of each colour", VALUES * VALUES * KINDS),
    _set("seats.loot", "cards won"),
)  # fmt: skip
UNTOLD = ("box",)  # follows from `lacking`
