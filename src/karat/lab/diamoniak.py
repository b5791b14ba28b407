"""Diamoniak as numbers: its actions and what a seat sees. (Actions are numbered as the rules number moves.)"""

from karat.games.core import inlined
from karat.games.diamoniak.rules import CASTLE_CARDS, COLOURS, DIAMOND_CARDS, GIVE, KINDS, MAX_PLAYERS, PAYMENTS, TOLL
from karat.lab.observe import number, observer, one_of

ACTIONS = GIVE + PAYMENTS
CHANCE = KINDS  # numbers of the cards that can be dealt
NAMES = "pink, blue, green, yellow, diamond, witch, fairy"


@inlined
def action_of(state, move):
    return move


@inlined
def move_of(state, action):
    return action


FIELDS = (
    observer(MAX_PLAYERS),
    number("players", "how many players there are", MAX_PLAYERS),
    number("keep_colour", "the option", 1),
    one_of("phase", "a card is due, a decision is due, over", 3),
    one_of("turn", "whose turn it is; when the game is over, the winner", MAX_PLAYERS),
    number("drawn", "whether a card was drawn this turn", 1),
    number("witch", "cards still owed to a witch", TOLL),
    number("deck", f"cards of each kind in the deck: {NAMES}", DIAMOND_CARDS),
    number("discard", "cards of each kind on the discard pile", DIAMOND_CARDS),
    one_of("seats.colour", "of the castle: pink, blue, green, yellow; nothing where there is none", COLOURS),
    number("seats.castle", "cards in the castle", CASTLE_CARDS),
    number("seats.store", "cards of each kind beside it", DIAMOND_CARDS),
)
UNTOLD = ()
