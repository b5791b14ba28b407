"""What players remember of the Djinn cards: from which shuffle the cards in the hands came (note D7).

A batch is what one shuffle made the Djinn pile; the first one is the whole deck. All see which cards a batch has and
how many of them everybody draws, but when a Djinn card is played, only its owner knows from which batch it came.
"""

import numpy as np

from karat.games.djinn.djinn_cards import EFFECTS, NONE
from karat.kernel.core import rule

BATCHES = 4  # told apart at a decision; a new one may be there besides while cards are drawn
CHOICES = 1024  # ways to say from which batches the plays came, at most
PLAYS = 11  # that may have come from several batches: with two batches, ten make so many choices

PLAY = np.dtype(
    [
        ("seat", np.int8),
        ("effect", np.int8),
        ("newest", np.int8),  # the newest batch when it was played
        ("later", np.int8),  # cards of that batch that the seat has drawn since
        ("batch", np.int8),  # known to the seat alone
    ]
)


# Drawing and playing -------------------------------------------------------------------------------------------------
@rule
def open_batch(state):
    """The Djinn pile is new."""
    for effect in range(EFFECTS):
        state.batch[state.batches, effect] = state.djinn_deck[effect]
    state.batches += 1


@rule
def remember_draw(state, p, effect):
    newest = state.batches - 1
    state.seats[p].drawn[newest] += 1
    state.seats[p].held[newest, effect] += 1
    for i in range(state.plays):
        if state.listed[i].seat == p and state.listed[i].newest == newest:
            state.listed[i].later += 1
    tidy(state)


@rule
def remember_play(state, p, effect):
    """A Djinn card is played, the oldest of its kind."""
    batch = 0
    while state.seats[p].held[batch, effect] == 0:
        batch += 1
    state.seats[p].held[batch, effect] -= 1
    one = state.listed[state.plays]
    one.seat = p
    one.effect = effect
    one.newest = state.batches - 1
    one.later = 0
    one.batch = batch
    state.plays += 1
    tidy(state)


@rule
def tidy(state):
    """What is certain leaves the list; while there is too much to remember, the two oldest batches become one."""
    while True:
        settle_plays(state)
        if state.batches <= BATCHES and count_choices(state, NONE) <= CHOICES:
            return
        merge_oldest(state)


@rule
def count_choices(state, seat):
    """In how many ways the listed plays of all others than `seat` can be said to come from batches."""
    choices = 1
    for i in range(state.plays):
        if state.listed[i].seat != seat:
            choices *= int(state.batches)
    return choices


# What all can tell ---------------------------------------------------------------------------------------------------
@rule
def settle_plays(state):
    """Plays that can only have come from one batch leave the list, each seat's in order, and used-up batches go."""
    i = 0
    while i < state.plays:
        batch = only_batch(state, i)
        if batch == NONE or plays_before(state, i):
            i += 1
        else:
            settle_play(state, i, batch)
            i = 0
    for batch in range(state.batches - 1, -1, -1):
        left = 0
        for effect in range(EFFECTS):
            left += state.batch[batch, effect]
        if left == 0:
            remove_batch(state, batch)


@rule
def only_batch(state, i):
    """The batch that the i-th listed play came from, where all see that it can be no other."""
    found = NONE
    for batch in range(state.batches):
        if state.batch[batch, state.listed[i].effect] > 0 and room_for(state, i, batch) > 0:
            if found != NONE:
                return NONE
            found = batch
    return found


@rule
def room_for(state, i, batch):
    """How many cards of a batch the seat had drawn when it made the i-th listed play, older listed plays included."""
    one = state.listed[i]
    if batch > one.newest:
        return 0
    drawn = int(state.seats[one.seat].drawn[batch])
    return drawn - one.later if batch == one.newest else drawn


@rule
def plays_before(state, i):
    """Whether the seat has an older play in the list, which has to be settled first."""
    for j in range(i):
        if state.listed[j].seat == state.listed[i].seat:
            return True
    return False


@rule
def settle_play(state, i, batch):
    one = state.listed[i]
    state.batch[batch, one.effect] -= 1
    state.seats[one.seat].drawn[batch] -= 1
    state.plays -= 1
    for j in range(i, state.plays):
        state.listed[j] = state.listed[j + 1]


# Too much to remember ------------------------------------------------------------------------------------------------
@rule
def merge_oldest(state):
    for effect in range(EFFECTS):
        state.batch[0, effect] += state.batch[1, effect]
    for p in range(state.players):
        state.seats[p].drawn[0] += state.seats[p].drawn[1]
        for effect in range(EFFECTS):
            state.seats[p].held[0, effect] += state.seats[p].held[1, effect]
    remove_batch(state, 1)


@rule
def remove_batch(state, batch):
    """The batches after this one move up."""
    state.batches -= 1
    for k in range(batch, BATCHES + 1):
        last = k == BATCHES
        for effect in range(EFFECTS):
            state.batch[k, effect] = 0 if last else state.batch[k + 1, effect]
        for p in range(state.players):
            seat = state.seats[p]
            seat.drawn[k] = 0 if last else seat.drawn[k + 1]
            for effect in range(EFFECTS):
                seat.held[k, effect] = 0 if last else seat.held[k + 1, effect]
    for i in range(state.plays):
        if state.listed[i].newest >= batch:
            state.listed[i].newest -= 1
        if state.listed[i].batch >= batch:
            state.listed[i].batch -= 1
