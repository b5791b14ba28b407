"""Gamename for 2 to 4 players: draw as long as you dare, but a skull takes what you drew.

The game is one record, STATE, and the functions below change it. They draw nothing by chance and say nothing.
"""

import numpy as np

from karat.kernel.core import lay_out, note, rule

# The box -------------------------------------------------------------------------------------------------------------
# Equal cards are not told apart: a kind of card is a number, and a pile says how many it holds of each kind.
GEMS, SKULL, KINDS = 5, 5, 6  # kinds 0 to 4 are gems worth 1 to 5, then the skull
COPIES = 4  # cards of each kind
MAX_PLAYERS = 4

# The record ----------------------------------------------------------------------------------------------------------
LUCK, TURN_UP, DECIDE, OVER = range(4)  # waiting for lucky gems, for a card, for the player, for nobody
HIDDEN = -1  # the lucky gem of somebody else

SEAT = np.dtype([
    ("lucky", np.int8),  # a kind of gem
    ("gems", np.int8, GEMS),  # how many of each kind
], align=True)  # fmt: skip

STATE = np.dtype([
    ("is_gamename", np.int32),  # always 0: no other game has such a record
    ("players", np.int8),
    ("rounds", np.int8),  # the option
    ("phase", np.int8),
    ("lap", np.int8),  # the round, from 1
    ("turn", np.int8),  # the seat whose turn it is
    ("deck", np.int8, KINDS),  # how many of each kind; the dealer knows their order
    ("discard", np.int8, KINDS),
    ("drawn", np.int8, KINDS),  # this turn
    ("seats", SEAT, MAX_PLAYERS),
], align=True)  # fmt: skip

DECK, LUCKY = 0, 1  # piles that cards are dealt from
DRAW, STOP = 0, 1  # moves
MOVES = MAX_MOVES = 2  # moves are the numbers 0 to MOVES - 1, and so many can be legal at once
CARDS = KINDS  # cards that can be dealt are the numbers 0 to CARDS - 1

# Notes: what happened, for words.py
N_LUCKY, N_ROUND, N_TURN, N_DRAWN, N_SKULL, N_STOPPED, N_SHUFFLED, N_OVER = range(8)


# Setup ---------------------------------------------------------------------------------------------------------------
@rule
def begin(state, log):
    """All cards are in the deck, and lucky gems are due."""
    for kind in range(KINDS):
        state.deck[kind] = COPIES
    state.phase = LUCK


# Chance --------------------------------------------------------------------------------------------------------------
@rule
def wanted(state):
    """The pile that the next cards come from, and how many are wanted."""
    if state.phase == LUCK:
        return LUCKY, int(state.players)
    return DECK, 1 if state.phase == TURN_UP else 0


@rule
def pile(state, which, cards):
    """Lay out the cards of a pile in `cards`; how many there are."""
    size = 0
    for kind in range(GEMS if which == LUCKY else KINDS):
        size = lay_out(cards, size, kind, 1 if which == LUCKY else state.deck[kind], COPIES)
    return size


@rule
def deal(state, cards, count, log):
    """The cards that chance has picked: a lucky gem for everybody, or the card that is turned up."""
    if state.phase == LUCK:
        for p in range(count):
            state.seats[p].lucky = cards[p]
            note(log, N_LUCKY, p, cards[p], 0)
        start_turn(state, 0, log)
        return
    kind = cards[0]
    state.deck[kind] -= 1
    if kind != SKULL:
        state.drawn[kind] += 1
        state.phase = DECIDE
        note(log, N_DRAWN, state.turn, kind, 0)
        return
    note(log, N_SKULL, state.turn, 0, 0)
    state.discard[SKULL] += 1
    for gem in range(GEMS):
        state.discard[gem] += state.drawn[gem]
    end_turn(state, log)


# A turn --------------------------------------------------------------------------------------------------------------
@rule
def start_turn(state, p, log):
    state.turn = p
    if p == 0:
        state.lap += 1
        note(log, N_ROUND, state.lap, 0, 0)
    note(log, N_TURN, p, 0, 0)
    turn_up(state, log)


@rule
def turn_up(state, log):
    """A card is due. When the deck is used up, the discards become the new deck: a skull is always among them."""
    state.phase = TURN_UP
    left = 0
    for kind in range(KINDS):
        left += state.deck[kind]
    if left == 0:
        note(log, N_SHUFFLED, 0, 0, 0)
        for kind in range(KINDS):
            state.deck[kind] = state.discard[kind]
            state.discard[kind] = 0


@rule
def owes(state, p):
    """Whether seat `p` owes a decision now."""
    return state.phase == DECIDE and state.turn == p


@rule
def legal_moves(state, p, moves):
    """Write the moves of seat `p` into `moves`; how many there are."""
    if not owes(state, p):
        return 0
    moves[0] = DRAW
    moves[1] = STOP
    return 2


@rule
def play(state, p, move, log):
    if move == DRAW:
        turn_up(state, log)
        return
    note(log, N_STOPPED, p, 0, 0)
    for gem in range(GEMS):
        state.seats[p].gems[gem] += state.drawn[gem]
    end_turn(state, log)


@rule
def end_turn(state, log):
    """The next player; after the last round nobody."""
    for kind in range(KINDS):
        state.drawn[kind] = 0
    if state.turn + 1 < state.players:
        start_turn(state, state.turn + 1, log)
    elif state.lap < state.rounds:
        start_turn(state, 0, log)
    else:
        state.phase = OVER
        note(log, N_OVER, 0, 0, 0)


# The end -------------------------------------------------------------------------------------------------------------
@rule
def is_over(state):
    return state.phase == OVER


@rule
def final_scores(state, scores):
    """The worth of all gems, doubled for the lucky gem. Returns how many scores there are."""
    for p in range(state.players):
        scores[p] = 0
        for gem in range(GEMS):
            scores[p] += (gem + 1) * state.seats[p].gems[gem] * (2 if gem == state.seats[p].lucky else 1)
    return state.players


@rule
def is_winner(state, p, scores):
    """The highest score wins; ties share the win."""
    for other in range(state.players):
        if scores[other] > scores[p]:
            return False
    return True
