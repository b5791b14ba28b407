"""Sea or Shore for bots: high cards where a treasure lies open, low ones where none does."""

from karat.bots.thinker import Search
from karat.games.core import rule
from karat.games.luck import below
from karat.games.seashore.cards import CARDS, colour_of, number_of
from karat.games.seashore.moves import KINDS, PASS_COLOUR, PLAY_CARD, RETURN_CARDS, STEAL, TAKE
from karat.games.seashore.state import pile_showing, top_of, treasure

LEVELS = {"1": Search(12), "2": Search(40), "3": Search(120), "4": Search(400), "5": Search(1200), "6": Search(4000)}
PERSONALITIES = {}
SENTENCES = {}


@rule
def points_open(state, colour):
    """The points of the open treasure of a colour, 0 without one."""
    at = pile_showing(state, colour)
    return treasure(state, state.piles[at, 0])[1] if at >= 0 else 0


@rule
def prefer(state, seat, move):
    """A treasure by its points; a card by what its colour can win, with plus cards as a cost."""
    kind, detail = move % KINDS, move // KINDS
    if kind == PLAY_CARD:
        card, laid = detail % CARDS, detail // (2 * CARDS)
        worth = points_open(state, colour_of(card))
        strength = (number_of(card) + laid) / 12.0
        return (strength * worth / 4.0 if worth else -0.3 * strength) - 0.08 * laid
    if kind == TAKE:
        return 0.2
    if kind == STEAL:
        return treasure(state, top_of(state.seats[detail]))[1] / 8.0
    return 0.0


@rule
def roll(state, moves, count, luck):
    """The best-looking of three random moves."""
    seat = moves[len(moves) - 1]
    best = below(luck, count)
    looks = prefer(state, seat, moves[best])
    for _ in range(2):
        other = below(luck, count)
        worth = prefer(state, seat, moves[other])
        if worth > looks:
            best, looks = other, worth
    return best


@rule
def shows(state, seat, move, watcher):
    """Of a covered card only the shown half and its plus cards; of a passed or returned card nothing."""
    kind, detail = move % KINDS, move // KINDS
    if seat == watcher:
        return move
    if kind == PLAY_CARD:
        card, half = detail % CARDS, detail // CARDS
        return (half * 16 + (colour_of(card) if half % 2 == 0 else number_of(card))) * KINDS + kind
    return kind if kind in (PASS_COLOUR, RETURN_CARDS) else move


@rule
def open_pile(state, which):
    return False


def reasons(knowledge, move):
    return []
