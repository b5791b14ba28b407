"""Diamoniak for bots. Only the pile is hidden; drawing on is nearly always right, so skill is in what to give up."""

from karat.bots.thinker import Search
from karat.games.core import rule
from karat.games.diamoniak.rules import BUY, COLOURS, COUNTER, DRAW, GIVE, STOP
from karat.games.luck import below

LEVELS = {"1": Search(8), "2": Search(25), "3": Search(80), "4": Search(250), "5": Search(800), "6": Search(2500)}
PERSONALITIES = {}
SENTENCES = {}


@rule
def prefer(state, seat, move):
    """Buy, draw on, counter a witch; give diamonds before castle cards, and the own castle last."""
    if move >= GIVE:
        kind = move - GIVE
        if kind == state.seats[seat].colour:
            return -0.5
        return 0.0 if kind < COLOURS else 0.2
    if move >= BUY:
        return 0.8
    if move == COUNTER:
        return 0.5
    return 0.4 if move == DRAW else -0.4


@rule
def roll(state, moves, count, luck):
    """The better-looking of two random moves; stopping is rare."""
    seat = moves[len(moves) - 1]
    one, other = below(luck, count), below(luck, count)
    if moves[one] == STOP:
        one = below(luck, count)
    return one if prefer(state, seat, moves[one]) >= prefer(state, seat, moves[other]) else other


@rule
def shows(state, seat, move, watcher):
    return move


@rule
def open_pile(state, which):
    return True


def reasons(knowledge, move):
    return []
