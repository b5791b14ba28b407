"""Kadora as numbers: its actions and what a seat sees."""

from karat.games.kadora.rules import (
    A_COLOUR,
    A_VALUE,
    ASIDE,
    BACK,
    BORDER,
    BOX,
    CELLS,
    CODES,
    COLOURS,
    FIRST_PLACE,
    HAND,
    HAND_ROOM,
    KINDS,
    MAX_PLAYERS,
    VALUES,
)
from karat.games.kadora.words import PLAYERS
from karat.kernel.core import inlined, rule
from karat.lab.counters import TURNS, counted_bits
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


LONGEST_ROW = max(BOX - ASIDE[players] - HAND * players - len(BORDER) for players in PLAYERS) // 2
FIELDS = (
    observer(MAX_PLAYERS),
    number("players", "how many players there are", MAX_PLAYERS),
    number("seat_view", "the option", 1),
    number("lacking", "the value that each colour lacks", VALUES),
    one_of("turn", "whose turn it is", MAX_PLAYERS),
    one_of("step", "setting up, give, place, draw", 4),
    number("last_turns", "turns to the end; -1 before both rows are empty", MAX_PLAYERS, -1),
    number("row_size", "cards in the left and the right row", LONGEST_ROW),
    number("rows", "colours of the cards of the left and of the right row, 1 to 6, the next card last; 0 behind it",
           COLOURS, add=A_COLOUR - BACK, shift=5, mask=7),
    *_card("block", "cells a1 b1 … d4", KINDS),
    number("aside_backs", "set-aside cards of each colour", BOX // COLOURS),
    _set("aside", "set-aside cards, once they are turned up"),
    number("seats.hand_size", "cards in hand", HAND_ROOM),
    *_card("seats.hand", "cards in hand", KINDS + 1),
    number("seats.worth", "sum of the values won, of each colour", KINDS * sum(range(2, VALUES + 1))),
    _set("seats.loot", "cards won"),
)  # fmt: skip
UNTOLD = ("box",)  # follows from `lacking`

# What is counted -----------------------------------------------------------------------------------------------------
NOTES = {
    "N_PLACE": TURNS,
    "N_KEEP": "gift_kept",
    "N_GIFT": "gift",
    "N_TAKE": (3, 32, ("taken_matching", "taken_others", "taken_all")),
    "N_FACE_DOWN": (2, 1, counted_bits(None, "colour_shared")),
}
RARE = {
    "gift": ("KAD-20", "a colour is given away"),
    "gift_kept": ("KAD-20", "a gift is possible, and not made"),
    "taken_matching": ("KAD-31", "a matching card is taken"),
    "taken_others": ("KAD-34", "a card is taken that does not match, as the block is full"),
    "taken_all": ("KAD-36", "a card is taken as all match and the block is full"),
    "colour_shared": ("KAD-62", "several lead a colour at the end"),
}
LONGEST = 300
SECONDS = (15, 10)
JUDGE_ERROR = 0.2  # docs/bots.md
NOBODY_WINS = True  # with two players the island may: then none of them has won
NO_CHANCE = -1000


@rule
def standings(state, out):
    """The penalty if all colours were counted now; a player who leads none could not win."""
    leads = 0
    for p in range(state.players):
        out[p] = 0
    for colour in range(COLOURS):
        top = 1
        for p in range(state.players):
            top = max(top, int(state.seats[p].worth[colour]))
        for p in range(state.players):
            worth = state.seats[p].worth[colour]
            if worth < top:
                out[p] -= worth
            else:
                leads |= 1 << p
    for p in range(state.players):
        if not leads >> p & 1:
            out[p] = NO_CHANCE


@inlined
def work(state):
    return state.step


# What can be otherwise -----------------------------------------------------------------------------------------------
SWITCHES = {
    "lacking": {
        "our default": dict(zip("ROYGBP", (1, 2, 3, 4, 5, 3))),
        "all lack the 1": dict.fromkeys("ROYGBP", 1),
        "all lack the 3": dict.fromkeys("ROYGBP", 3),
        "all lack the 5": dict.fromkeys("ROYGBP", 5),
    },
    "seat_view": {"refilled from the player's side": True, "refilled from one side": False},
}


def argues_against(reason):
    """Whether a bot's reason speaks against the move: what it takes of colours that somebody else leads."""
    return reason["id"] == "kadora-penalty"


def explains(reason):
    """Whether a reason tells why a move is best: what cards of a colour are worth does not say what it is good for."""
    return reason["id"] != "kadora-draw-value"
