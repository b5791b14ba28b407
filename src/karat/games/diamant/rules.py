"""Diamant, by Alan R. Moon and Bruno Faidutti, for 3 to 8 players. DIA-26 and so on: see docs/rules/diamant.md.

Five expeditions into a cave. Card by card all inside decide at the same time: deeper, or home with what they carry.
"""

import numpy as np

from karat.kernel.core import inlined, lay_out, note

# Contents ------------------------------------------------------------------------------------------------------------
# Equal cards are not told apart: a kind of card is a number, and a pile says how many it holds of each kind.
TREASURES = (1, 2, 3, 4, 5, 7, 9, 11, 13, 14, 15, 17)  # DIA-1, kinds 0 to 11
TREASURE_CARDS = (1, 1, 1, 1, 2, 2, 1, 2, 1, 1, 1, 1)
FIRST_TRAP, TRAPS, TRAP_CARDS = 12, 5, 3  # DIA-2: spider, snake, lava, boulder, ram
FIRST_RELIC = 17
RELICS = (5, 7, 8, 10, 12)  # DIA-3
KINDS = 22
BOX = 35  # cards in all
EXPEDITIONS = 5
MAX_PLAYERS = 8

# The state of a game -------------------------------------------------------------------------------------------------
REVEAL, DECIDE, OVER = 0, 1, 2  # waiting for a card, for the players, for nobody
STAY, LEAVE, UNDECIDED, HIDDEN = 0, 1, 2, 3  # choices; HIDDEN only in what another seat knows
ON_PILE, OFF_PILE = -1, -2  # a relic that no seat owns: still on its pile, or anywhere else

SEAT = np.dtype(
    [
        ("inside", np.int8),
        ("choice", np.int8),  # face down until everybody inside has chosen
        ("carried", np.int32),  # rubies that can still be lost
        ("chest", np.int32),  # rubies that are safe (DIA-4: value only; DIA-5: no limit)
    ],
    align=True,
)

STATE = np.dtype(
    [
        ("players", np.int8),
        ("relics", np.int8),  # the option
        ("expedition", np.int8),
        ("phase", np.int8),
        ("path_length", np.int8),
        ("path", np.int8, BOX),  # kinds, in the order revealed
        ("on_path", np.int32, BOX),  # rubies lying on each of them; 0 behind the last
        ("deck", np.int8, KINDS),  # how many of each kind; the dealer knows their order
        ("removed", np.int8, KINDS),
        ("relic_owner", np.int8, len(RELICS)),  # a seat, ON_PILE or OFF_PILE
        ("seats", SEAT, MAX_PLAYERS),
    ],
    align=True,
)

DECK = 0  # the one pile that cards are dealt from
MAX_MOVES = 2

# Notes: what happened, for words.py ----------------------------------------------------------------------------------
(
    N_EXPEDITION,
    N_RELIC_ADDED,
    N_REVEAL,
    N_TRAPPED,
    N_CHOSEN,
    N_SHOWN,
    N_BANKED,
    N_RELIC_TAKEN,
    N_REMOVED,
    N_END,
    N_OVER,
) = range(11)


# Setup ---------------------------------------------------------------------------------------------------------------
@inlined
def begin(state, log):
    """DIA-10: all treasures and traps in one deck, the relics on their pile, chests empty."""
    for kind in range(len(TREASURES)):
        state.deck[kind] = TREASURE_CARDS[kind]
    for trap in range(TRAPS):
        state.deck[FIRST_TRAP + trap] = TRAP_CARDS
    for relic in range(len(RELICS)):
        state.relic_owner[relic] = ON_PILE if state.relics else OFF_PILE
    for seat in range(MAX_PLAYERS):
        state.seats[seat].choice = UNDECIDED
    state.phase = REVEAL
    enter_cave(state, log)


@inlined
def enter_cave(state, log):
    """DIA-11: everybody starts the next expedition inside, carrying nothing."""
    state.expedition += 1
    note(log, N_EXPEDITION, state.expedition, 0, 0)
    for p in range(state.players):
        state.seats[p].inside = 1
    if state.relics:
        add_relic(state, log)


@inlined
def add_relic(state, log):
    """DIA-12: the lowest relic on the pile is shuffled into the deck."""
    for relic in range(len(RELICS)):
        if state.relic_owner[relic] == ON_PILE:
            state.relic_owner[relic] = OFF_PILE
            state.deck[FIRST_RELIC + relic] = 1
            note(log, N_RELIC_ADDED, FIRST_RELIC + relic, 0, 0)
            return


# One step: a card ----------------------------------------------------------------------------------------------------
@inlined
def wanted(state):
    """The pile that the next card comes from and how many cards are wanted (DIA-20)."""
    return DECK, 1 if state.phase == REVEAL else 0


@inlined
def pile(state, which, cards):
    """Lay out the cards of the deck in `cards`; how many there are."""
    size = 0
    for kind in range(FIRST_TRAP):
        size = lay_out(cards, size, kind, state.deck[kind], 2)  # no treasure is there more than twice
    for kind in range(FIRST_TRAP, FIRST_RELIC):
        size = lay_out(cards, size, kind, state.deck[kind], TRAP_CARDS)
    if state.relics:
        for kind in range(FIRST_RELIC, KINDS):
            size = lay_out(cards, size, kind, state.deck[kind], 1)
    return size


@inlined
def deal(state, cards, count, log):
    """DIA-20: the top card of the deck is revealed onto the path."""
    kind = cards[0]
    state.deck[kind] -= 1
    state.path[state.path_length] = kind
    state.path_length += 1
    state.phase = DECIDE
    if kind < FIRST_TRAP:
        share_treasure(state, kind, log)
    else:
        note(log, N_REVEAL, kind, 0, 0)  # DIA-22 and DIA-24
        if count_on_path(state, kind) == 2:  # never so for a relic
            spring_trap(state, kind, log)


@inlined
def share_treasure(state, kind, log):
    """DIA-21: equal shares for all inside; the remainder stays lying on the card."""
    share, left_over = divmod(TREASURES[kind], count_inside(state))
    note(log, N_REVEAL, kind, share, left_over)
    for p in range(state.players):
        seat = state.seats[p]
        if seat.inside:
            seat.carried += share
    state.on_path[state.path_length - 1] = left_over


@inlined
def spring_trap(state, kind, log):
    """DIA-23: all inside lose what they carry and go to camp; DIA-32: one of the two equal traps leaves the game."""
    for p in range(state.players):
        seat = state.seats[p]
        if seat.inside:
            note(log, N_TRAPPED, p, seat.carried, kind)
            seat.carried = 0
            seat.inside = 0
    state.path_length -= 1
    state.removed[kind] += 1
    note(log, N_REMOVED, kind, 0, 0)
    go_on(state, log)


# One step: the decision ----------------------------------------------------------------------------------------------
@inlined
def owes(state, p):
    """Whether seat `p` owes a decision now."""
    seat = state.seats[p]
    return state.phase == DECIDE and seat.inside == 1 and seat.choice == UNDECIDED


@inlined
def legal_moves(state, p, moves):
    """Write the moves of seat `p` into `moves`; how many there are."""
    if not owes(state, p):
        return 0
    moves[0] = STAY
    moves[1] = LEAVE
    return 2


@inlined
def play(state, p, choice, log):
    """DIA-25: a choice is laid face down; when all have chosen they are shown together."""
    state.seats[p].choice = choice
    note(log, N_CHOSEN, p, choice, 0)
    for other in range(state.players):
        if owes(state, other):
            return
    for other in range(state.players):
        seat = state.seats[other]
        if seat.inside:
            note(log, N_SHOWN, other, seat.choice, 0)
    leave_cave(state, log)
    go_on(state, log)


@inlined
def leave_cave(state, log):
    """DIA-26 and DIA-27: leavers share the rubies on the path and put everything into their chests."""
    leavers, last_leaver = 0, 0
    for p in range(state.players):
        if state.seats[p].choice == LEAVE:
            leavers += 1
            last_leaver = p
    if leavers:
        share = share_path(state, leavers)
        for p in range(state.players):
            seat = state.seats[p]
            if seat.choice == LEAVE:
                note(log, N_BANKED, p, seat.carried, share)
                seat.chest += seat.carried + share
                seat.carried = 0
                seat.inside = 0
    if leavers == 1:
        take_relics(state, last_leaver, log)
    for p in range(state.players):
        state.seats[p].choice = UNDECIDED


@inlined
def share_path(state, leavers):
    """DIA-26: the share of each leaver; what does not divide stays on the first treasure card of the path."""
    lying = 0
    for i in range(state.path_length):
        lying += state.on_path[i]
        state.on_path[i] = 0
    share, left_over = divmod(lying, leavers)
    for i in range(state.path_length):
        if state.path[i] < FIRST_TRAP:
            state.on_path[i] = left_over
            break
    return share


@inlined
def take_relics(state, p, log):
    """DIA-28: the only one to leave takes all relics on the path, where no ruby lies any more."""
    kept = 0
    for i in range(state.path_length):
        kind = state.path[i]
        if kind >= FIRST_RELIC:
            state.relic_owner[kind - FIRST_RELIC] = p
            note(log, N_RELIC_TAKEN, p, kind, 0)
        else:
            state.path[kept] = kind
            kept += 1
    state.path_length = kept


@inlined
def go_on(state, log):
    """DIA-29: the next card, or the next expedition.

    The box is never too small. In a hand-made position the deck may be empty: then all inside leave together.
    """
    state.phase = REVEAL
    while True:
        if count_inside(state) == 0:
            end_expedition(state, log)  # DIA-30
        if is_over(state) or has_cards(state):
            return
        for p in range(state.players):
            if state.seats[p].inside:
                state.seats[p].choice = LEAVE
        leave_cave(state, log)


# End of an expedition and of the game --------------------------------------------------------------------------------
@inlined
def end_expedition(state, log):
    """DIA-31 to DIA-34: rubies back to the supply, relics on the path lost, all other cards back into the deck."""
    for i in range(state.path_length):
        kind = state.path[i]
        if kind >= FIRST_RELIC:
            state.removed[kind] += 1
            note(log, N_REMOVED, kind, 0, 0)
        else:
            state.deck[kind] += 1
        state.on_path[i] = 0
    state.path_length = 0
    note(log, N_END, state.expedition, 0, 0)
    if state.expedition < EXPEDITIONS:
        enter_cave(state, log)
    else:
        state.phase = OVER
        note(log, N_OVER, 0, 0, 0)


@inlined
def is_over(state):
    return state.phase == OVER


@inlined
def final_scores(state, scores):
    """DIA-40: the chest and the values of the own relics. Returns how many entries there are."""
    for p in range(state.players):
        scores[p] = state.seats[p].chest
    for relic in range(len(RELICS)):
        if state.relic_owner[relic] >= 0:
            scores[state.relic_owner[relic]] += RELICS[relic]
    return state.players


@inlined
def is_winner(state, p, scores):
    """DIA-40: the highest score wins, ties share the win."""
    for other in range(state.players):
        if scores[other] > scores[p]:
            return False
    return True


# Questions -----------------------------------------------------------------------------------------------------------
@inlined
def has_cards(state):
    """Whether there is a card in the deck."""
    for kind in range(KINDS):
        if state.deck[kind] > 0:
            return True
    return False


@inlined
def count_inside(state):
    inside = 0
    for p in range(state.players):
        inside += state.seats[p].inside
    return inside


@inlined
def count_on_path(state, kind):
    found = 0
    for i in range(state.path_length):
        if state.path[i] == kind:
            found += 1
    return found
