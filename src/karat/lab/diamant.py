"""Diamant as numbers: its actions and what a seat sees. (Actions are numbered as the rules number moves.)"""

from karat.games.core import inlined
from karat.games.diamant.rules import BOX, EXPEDITIONS, KINDS, MAX_PLAYERS
from karat.games.diamant.words import MOST_RUBIES
from karat.lab.observe import number, observer, one_of

ACTIONS = 2
CHANCE = KINDS  # numbers of the cards that can be dealt


@inlined
def action_of(state, move):
    return move


@inlined
def move_of(state, action):
    return action


FIELDS = (
    observer(MAX_PLAYERS),
    number("players", "how many players there are", MAX_PLAYERS),
    number("relics", "1 with relics", 1),
    number("expedition", "1 to 5", EXPEDITIONS),
    one_of("phase", "a card is due, choices are due, over", 3),
    number("path_length", "cards on the path", BOX),
    number("path", "kinds of card in the order revealed, 0 behind the last: see the deck for the kinds", KINDS - 1),
    number("on_path", "rubies lying on each of them", MOST_RUBIES),
    number("deck", "cards of each kind in the deck: treasures by value, then spider, snake, lava, boulder, ram, then "
           "relics by value", 3),
    number("removed", "cards of each kind out of the game", 3),
    number("relic_owner", "of each relic: its seat; -1 on the pile, -2 elsewhere", MAX_PLAYERS - 1, -2),
    number("seats.inside", "whether the seat is in the cave", 1),
    one_of("seats.choice", "stay, leave, none yet, made but hidden", 4),
    number("seats.carried", "rubies that can still be lost", 1000 * MOST_RUBIES),
    number("seats.chest", "rubies that are safe", 1000 * MOST_RUBIES),
)
UNTOLD = ()
