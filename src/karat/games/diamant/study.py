"""Diamant as numbers: its actions and what a seat sees. (Actions are numbered as the rules number moves.)"""

from karat.contract import Number
from karat.games.diamant.rules import (
    BOX,
    EXPEDITIONS,
    FIRST_TRAP,
    KINDS,
    MAX_PLAYERS,
    TRAP_CARDS,
    TRAPS,
    TREASURE_CARDS,
    TREASURES,
)
from karat.kernel.core import inlined
from karat.lab.counters import ROUNDS, TURNS
from karat.lab.observe import number, observer, one_of

ACTIONS = 2
CHANCE = KINDS  # numbers of the cards that can be dealt
RUBIES = sum(value * cards for value, cards in zip(TREASURES, TREASURE_CARDS))  # that can come in one expedition

FIELDS = (
    observer(MAX_PLAYERS),
    number("players", "how many players there are", MAX_PLAYERS),
    number("relics", "1 with relics", 1),
    number("expedition", "1 to 5", EXPEDITIONS),
    one_of("phase", "a card is due, choices are due, over", 3),
    number("path_length", "cards on the path", BOX),
    number("path", "kinds of card in the order revealed, 0 behind the last: see the deck for the kinds", KINDS - 1),
    number("on_path", "rubies lying on each of them", MAX_PLAYERS - 1),
    number(
        "deck",
        "cards of each kind in the deck: treasures by value, then spider, snake, lava, boulder, ram, then "
        "relics by value",
        3,
    ),
    number("removed", "cards of each kind out of the game", 3),
    number("relic_owner", "of each relic: its seat; -1 on the pile, -2 elsewhere", MAX_PLAYERS - 1, -2),
    number("seats.inside", "whether the seat is in the cave", 1),
    one_of("seats.choice", "stay, leave, none yet, made but hidden", 4),
    number("seats.carried", "rubies that can still be lost", RUBIES),
    number("seats.chest", "rubies that are safe", EXPEDITIONS * RUBIES),
)
UNTOLD = ()

# What is counted -----------------------------------------------------------------------------------------------------
NOTES = {
    "N_REVEAL": TURNS,
    "N_EXPEDITION": ROUNDS,
    "N_REMOVED": (1, 17, ("trap", "relic_lost")),
    "N_TRAPPED": "trapped",
    "N_RELIC_TAKEN": "relic_taken",
}
RARE = {
    "trap": ("DIA-23", "a second trap of its kind ends an expedition"),
    "trapped": ("DIA-23", "a player loses what they carry"),
    "relic_taken": ("DIA-28", "somebody leaves alone and takes a relic"),
    "relic_lost": ("DIA-33", "a relic is left lying and lost"),
}
ALL_AT_ONCE = True  # nobody starts
LONGEST = 1_400
SECONDS = (15, 60)
JUDGE_ERROR = 0.08  # docs/bots.md


@inlined
def work(state):
    """A card, or a choice."""
    return state.phase


# What can be otherwise -----------------------------------------------------------------------------------------------
SWITCHES = {"relics": {"relics in the deck": True, "no relics": False}}
TURNABLE = {
    "hazards": Number(0, TRAPS, "kinds of trap in the deck"),
    "traps": Number(0, TRAP_CARDS, "traps of each kind"),
    "expeditions": Number(1, EXPEDITIONS, "expeditions of a game"),
}


def turn(state, numbers):
    kinds, cards = numbers.get("hazards", TRAPS), numbers.get("traps", TRAP_CARDS)
    for trap in range(TRAPS):
        state.deck[FIRST_TRAP + trap] = cards if trap < kinds else 0
    state.expedition += EXPEDITIONS - numbers.get("expeditions", EXPEDITIONS)
