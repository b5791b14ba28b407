"""Hog for 2 to 5 players: a die is thrown for all who are in, and the pot grows, until a 1 takes it all.

After each throw all who are in choose at the same time and in secret: go on, or take the pot's number as points. Since
version 2 of the rules there are 3 points more for taking it alone.
"""

import numpy as np

from karat.kernel.core import note, rule

MAX_PLAYERS, FACES, ROUNDS, FINE = 5, 6, 4, 5
THROW, DECIDE, OVER = range(3)
GO, TAKE, UNDECIDED, HIDDEN = range(4)  # choices; the first two are moves
MOVES = MAX_MOVES = 2
CARDS = FACES  # the faces of the die
DIE = 0  # a pile that never shrinks
N_ROUND, N_TURN, N_ONE, N_CHOSEN, N_SHOWN, N_OVER = range(6)

SEAT = np.dtype([("inside", np.int8), ("choice", np.int8), ("points", np.int16)], align=True)
STATE = np.dtype([
    ("is_hog", np.int32),
    ("players", np.int8),
    ("harsh", np.int8),  # the option: a 1 costs points, too
    ("bonus", np.int8),  # a switch: points for taking the pot alone
    ("phase", np.int8),
    ("lap", np.int8),
    ("pot", np.int16),
    ("seats", SEAT, MAX_PLAYERS),
], align=True)  # fmt: skip


@rule
def begin(state, log):
    start_round(state, log)


@rule
def start_round(state, log):
    state.lap += 1
    state.pot = 0
    state.phase = THROW
    note(log, N_ROUND, state.lap, 0, 0)
    for p in range(state.players):
        state.seats[p].inside = 1
        state.seats[p].choice = UNDECIDED


@rule
def wanted(state):
    return DIE, 1 if state.phase == THROW else 0


@rule
def pile(state, which, cards):
    for face in range(FACES):
        cards[face] = face
    return FACES


@rule
def deal(state, cards, count, log):
    """A 1 takes the pot, and a fine where the game is harsh; any other number goes into it."""
    if cards[0] > 0:
        state.pot += cards[0] + 1
        note(log, N_TURN, cards[0], state.pot, 0)
        state.phase = DECIDE
        return
    for p in range(state.players):
        seat = state.seats[p]
        if seat.inside:
            note(log, N_ONE, p, 0, 0)
            if state.harsh:
                seat.points = max(0, int(seat.points) - FINE)
    end_round(state, log)


@rule
def owes(state, p):
    seat = state.seats[p]
    return state.phase == DECIDE and seat.inside == 1 and seat.choice == UNDECIDED


@rule
def legal_moves(state, p, moves):
    if not owes(state, p):
        return 0
    moves[0] = GO
    moves[1] = TAKE
    return 2


@rule
def play(state, p, move, log):
    """The last one who chooses shows all choices."""
    state.seats[p].choice = move
    note(log, N_CHOSEN, p, move, 0)
    for other in range(state.players):
        if owes(state, other):
            return
    left, takers = 0, 0
    for other in range(state.players):
        takers += state.seats[other].inside == 1 and state.seats[other].choice == TAKE
    for other in range(state.players):
        seat = state.seats[other]
        if seat.inside:
            note(log, N_SHOWN, other, seat.choice, state.pot)
            if seat.choice == TAKE:
                seat.points += state.pot
                if takers == 1:
                    seat.points += state.bonus
                seat.inside = 0
            else:
                left += 1
            seat.choice = UNDECIDED
    state.phase = THROW
    if left == 0:
        end_round(state, log)


@rule
def end_round(state, log):
    if state.lap < ROUNDS:
        start_round(state, log)
    else:
        state.phase = OVER
        note(log, N_OVER, 0, 0, 0)


@rule
def is_over(state):
    return state.phase == OVER


@rule
def final_scores(state, scores):
    for p in range(state.players):
        scores[p] = state.seats[p].points
    return state.players


@rule
def is_winner(state, p, scores):
    for other in range(state.players):
        if scores[other] > scores[p]:
            return False
    return True
