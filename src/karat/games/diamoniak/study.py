"""Diamoniak as numbers: its actions and what a seat sees. (Actions are numbered as the rules number moves.)"""

from karat.contract import Number
from karat.games.diamoniak.rules import (
    CASTLE_CARDS,
    COLOURS,
    DIAMOND,
    DIAMOND_CARDS,
    FAIRY,
    FAIRY_CARDS,
    GIVE,
    KINDS,
    MAX_PLAYERS,
    PAYMENTS,
    TOLL,
    WITCH,
    WITCH_CARDS,
)
from karat.kernel.core import inlined
from karat.lab.counters import TURNS
from karat.lab.observe import number, observer, one_of

ACTIONS = GIVE + PAYMENTS
CHANCE = KINDS  # numbers of the cards that can be dealt
NAMES = "pink, blue, green, yellow, diamond, witch, fairy"

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

# What is counted -----------------------------------------------------------------------------------------------------
NOTES = {
    "N_TURN": TURNS,
    "N_SHUFFLED": "shuffle",
    "N_JOINED": "join",
    "N_WITCH": "witch",
    "N_COUNTERED": "fairy",
    "N_LOST": "lose",
    "N_FREED": "free",
    "N_BOUGHT": "buy",
}
RARE = {
    "shuffle": ("MON-40", "the deck is used up and shuffled"),
    "join": ("MON-18", "cards in store join a new castle"),
    "witch": ("MON-20", "a witch is drawn"),
    "fairy": ("MON-23", "a fairy counters a witch"),
    "lose": ("MON-24", "a card is lost without a choice"),
    "free": ("MON-17", "a castle is gone and its colour free"),
    "buy": ("MON-30", "a castle card is bought"),
}
LONGEST = 100_000
SECONDS = (6, 5)
JUDGE_ERROR = 0.06  # docs/bots.md
JUDGE_COUNTS = True


@inlined
def work(state):
    """A card, or a choice."""
    return state.phase


# What can be otherwise -----------------------------------------------------------------------------------------------
SWITCHES = {"keep_colour": {"a colour is kept for good": True, "a lost colour is free": False}}
TURNABLE = {
    "witches": Number(1, WITCH_CARDS, "witches in the deck"),
    "fairies": Number(0, FAIRY_CARDS, "fairies in the deck"),
    "diamonds": Number(0, DIAMOND_CARDS, "diamonds in the deck"),
}


def turn(state, numbers):
    for name, kind in (("witches", WITCH), ("fairies", FAIRY), ("diamonds", DIAMOND)):
        state.deck[kind] = numbers.get(name, state.deck[kind])


def argues_against(reason):
    """Whether a bot's reason speaks against the move: what it pays, gives away or risks."""
    return reason["id"] in {f"diamoniak-{id}" for id in ("castle-at-stake", "own-castle", "frees", "ransom", "pays")}


def explains(reason):
    """Whether a reason tells why a move is best: not what both win, nor a card that is less likely than a witch."""
    values = reason["values"]
    likely = values.get("own", values.get("start", 100)) > values.get("witch", 0)
    return reason["id"] != "diamoniak-counted" and likely
