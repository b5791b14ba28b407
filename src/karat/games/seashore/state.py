"""The record that holds a game of Sea or Shore, the notes that rules leave, and questions about it."""

import numpy as np

from karat.games.seashore.cards import (
    CARDS,
    COLOURS,
    MAX_PLAYERS,
    RANKS,
    TREASURES,
    all_of,
    colour_of,
    first_of,
    number_of,
    size_of,
)
from karat.games.seashore.memory import MEMORY
from karat.kernel.core import rule

PASS, PLAY, CLAIM, ROB, DRAW, RETURN, OVER, DEAL_CARDS, DEAL_PILE, DEAL_SECOND_PILE, DRAWING = range(11)
LEFT, RIGHT, NOT_AT_ALL = 0, 1, 2  # the option pass_to
PLUS, HAND = 0, 1  # sides of an action card
SEA, SHORE = 0, 1
NONE, HIDDEN = -1, -2  # no card, colour, seat, treasure or prize; HIDDEN only in what another seat knows

SEAT = np.dtype(
    [
        ("hand", np.int64),  # a set of cards; in what another seat knows it is empty, and `hand_size` counts
        ("discards", np.int64),  # cards played in earlier tricks of this round, as far as it was seen
        ("began", np.int64),  # the hand right after the pass
        ("score", np.int32),  # finished rounds
        ("hand_size", np.int8),
        ("passing", np.int8),  # the colour chosen and not yet carried out
        ("gave", np.int8),  # the card passed in this round
        ("card", np.int8),  # played to this trick
        ("shows", np.int8),  # SEA or SHORE, and
        ("shown", np.int8),  # the colour or the number that the others see
        ("laid", np.int8),  # plus cards on it
        ("plus", np.int8),  # plus cards in front of the seat
        ("due", np.int8),  # plus cards that a loser is about to get
        ("prize", np.int8),  # CLAIM, ROB or DRAW, not yet settled
        ("treasures", np.int8),  # height of the points pile
        ("points_pile", np.int8, TREASURES),  # visible top last
        ("unseen", np.int8),  # so many at the bottom were never seen by the others (hand-made positions only)
    ],
    align=True,
)

STATE = np.dtype(
    [
        ("players", np.int8),
        ("action", np.int8, 2),  # options: the sides in use of the action cards red/blue and purple/green,
        ("pass_to", np.int8),
        ("plus_cap", np.int8),
        ("plus_most", np.int8),
        ("steal_any", np.int8),
        ("points", np.int16, RANKS),  # and treasure_points, highest first
        ("round_no", np.int8),
        ("start", np.int8),  # who has the start-player card
        ("step", np.int8),
        ("turn", np.int8),
        ("supply", np.int8),
        ("height", np.int8, 2),  # of the treasure piles
        ("piles", np.int8, (2, TREASURES)),  # open treasure first
        ("taken", np.int8, 2),  # whether the open treasure is gone, and the pile face down, until the end of the trick
        ("turned_under", np.int8, 2),  # so many treasures at the bottom went there before everybody's eyes
        ("box_size", np.int8),
        ("box", np.int64),
        ("out", np.int64),
        ("drawn", np.int64),  # cards on their way between two hands
        ("drawn_size", np.int8),
        ("victim", np.int8),  # whom they were drawn from
        ("seats", SEAT, MAX_PLAYERS),
        ("memories", MEMORY, MAX_PLAYERS),
        # Only for what a seat knows, see worlds.py:
        ("somewhere", np.int64),  # island cards whose place it does not know
        ("loose", np.int8, TREASURES),  # treasures whose place it does not know, sorted
        ("loose_size", np.int8),
        ("pool", np.int8, CARDS),  # room to shuffle cards in
    ],
    align=True,
)

CARD_DECK, PILE, SECOND_PILE, HANDS = 0, 1, 2, 3  # what is dealt from; HANDS + seat is that seat's hand

# Notes: what happened, for words.py ----------------------------------------------------------------------------------
(
    N_ROUND,
    N_HAND,
    N_OPEN,
    N_CHOSEN,
    N_PASSED,
    N_PLAY,
    N_REVEAL,
    N_WIN,
    N_PLUS,
    N_TAKE,
    N_STEAL,
    N_ROB,
    N_NOTHING,
    N_DRAW,
    N_RETURN,
    N_UNDER,
    N_TRICK,
    N_SCORE,
    N_OVER,
) = range(19)


# Questions about the state -------------------------------------------------------------------------------------------
@rule
def in_turn(state, i):
    """The seat in place `i`, clockwise from the start player."""
    p = state.start + i
    return p if p < state.players else p - state.players


@rule
def count_piles(state):
    return 1 if state.players == 3 else 2


@rule
def treasure(state, kind):
    """The colour and the points of a treasure."""
    return kind // RANKS, state.points[kind % RANKS]


@rule
def pile_showing(state, colour):
    """The pile whose open treasure has this colour, NONE without one."""
    for i in range(count_piles(state)):
        if state.height[i] > 0 and not state.taken[i] and state.piles[i, 0] // RANKS == colour:
            return i
    return NONE


@rule
def top_of(seat):
    return seat.points_pile[seat.treasures - 1]


@rule
def value(seat):
    return number_of(seat.card) + seat.laid


@rule
def is_target(state, p, other, step):
    """Whether `p` may steal from (SEA-31), rob (SEA-40) or draw from (SEA-41) the seat `other`."""
    if other == p or other >= state.players:
        return False
    seat = state.seats[other]
    if step == ROB:
        return seat.plus >= 2
    if step == DRAW:
        return seat.hand_size > 0
    if seat.treasures == 0:
        return False
    return state.steal_any or top_of(seat) // RANKS == colour_of(state.seats[p].card)


@rule
def is_longest(hand, colour):
    """SEA-13: whether no colour is more often in this hand."""
    for other in range(COLOURS):
        if size_of(hand & all_of(other)) > size_of(hand & all_of(colour)):
            return False
    return hand != 0


@rule
def highest(hand, colour):
    """The highest card of this colour, NONE without one."""
    cards = hand & all_of(colour)
    card = NONE
    while cards:
        card = first_of(cards)
        cards &= cards - 1
    return card


@rule
def owes(state, p):
    """Whether seat `p` owes a decision now."""
    if state.step == PASS:
        seat = state.seats[p]
        return p < state.players and seat.passing == NONE and seat.hand_size > 0
    return state.step < OVER and state.turn == p


@rule
def receiver(state, p):
    """SEA-13: left is the next seat clockwise."""
    return (p + (1 if state.pass_to == LEFT else state.players - 1)) % state.players


@rule
def count_targets(state, p, step):
    """How many seats can be chosen, and one of them."""
    targets, one = 0, NONE
    for other in range(state.players):
        if is_target(state, p, other, step):
            targets += 1
            one = other
    return targets, one
