"""Diamoniak, by Grégory Kirszbaum and Alex Sanders, for 2 to 4 players. MON-21 and so on: see docs/rules/diamoniak.md.

Draw as long as you dare and be the first to build the six cards of a castle; but a witch costs three cards.
"""

import numpy as np

from karat.kernel.core import inlined, lay_out, note

# Contents ------------------------------------------------------------------------------------------------------------
# Equal cards are not told apart (MON-2): a kind of card is a number, and a pile says how many it holds of each kind.
COLOURS = 4  # MON-2, kinds 0 to 3: pink, blue, green, yellow
DIAMOND, WITCH, FAIRY = 4, 5, 6
KINDS = 7
PAYMENTS = 5  # MON-22: the kinds that a witch takes, colours and diamonds
CASTLE_CARDS, DIAMOND_CARDS, WITCH_CARDS, FAIRY_CARDS = 6, 20, 8, 3  # MON-1: of each colour, and of the others
PRICE = 3  # MON-30: diamonds for a castle card
TOLL = 3  # MON-21: cards for a witch
MAX_PLAYERS = 4

# The state of a game -------------------------------------------------------------------------------------------------
DRAWING, DECIDE, OVER = 0, 1, 2  # waiting for a card, for the player, for nobody
NO_COLOUR = -1

SEAT = np.dtype(
    [
        ("colour", np.int8),  # the colour of the castle, or NO_COLOUR
        ("castle", np.int8),  # cards in it
        ("store", np.int8, KINDS),  # cards to the player's right, how many of each kind
    ],
    align=True,
)

STATE = np.dtype(
    [
        ("players", np.int8),
        ("keep_colour", np.int8),  # the option
        ("phase", np.int8),
        ("turn", np.int8),  # the seat whose turn it is; when the game is over, the winner
        ("drawn", np.int8),  # whether it has drawn this turn
        ("witch", np.int8),  # cards that it still owes to a witch
        ("deck", np.int8, KINDS),  # how many of each kind; the dealer knows their order
        ("discard", np.int8, KINDS),
        ("seats", SEAT, MAX_PLAYERS),
    ],
    align=True,
)

DECK = 0  # the one pile that cards are dealt from

# Moves: BUY and the seat of the seller, GIVE and the kind of card
DRAW, STOP, COUNTER, BUY = 0, 1, 2, 3
GIVE = BUY + MAX_PLAYERS
MAX_MOVES = 1 + PAYMENTS

# Notes: what happened, for words.py ----------------------------------------------------------------------------------
(
    N_TURN,
    N_SHUFFLED,
    N_STORED,
    N_BUILT,
    N_JOINED,
    N_WITCH,
    N_STOPPED,
    N_COUNTERED,
    N_GIVEN,
    N_LOST,
    N_FREED,
    N_BOUGHT,
    N_OVER,
) = range(13)


# Setup ---------------------------------------------------------------------------------------------------------------
@inlined
def begin(state, log):
    """MON-3: all cards in one deck; nobody builds anything, and seat 0 begins (MON-10)."""
    for colour in range(COLOURS):
        state.deck[colour] = CASTLE_CARDS
    state.deck[DIAMOND] = DIAMOND_CARDS
    state.deck[WITCH] = WITCH_CARDS
    state.deck[FAIRY] = FAIRY_CARDS
    for p in range(MAX_PLAYERS):
        state.seats[p].colour = NO_COLOUR
    start_turn(state, 0, log)


@inlined
def start_turn(state, p, log):
    state.turn = p
    state.drawn = 0
    state.witch = 0
    state.phase = DECIDE
    note(log, N_TURN, p, 0, 0)


@inlined
def pass_on(state, log):
    """MON-10: clockwise."""
    left = state.turn + 1
    start_turn(state, 0 if left == state.players else left, log)


# A turn --------------------------------------------------------------------------------------------------------------
@inlined
def owes(state, p):
    """Whether seat `p` owes a decision now."""
    return state.phase == DECIDE and state.turn == p


@inlined
def legal_moves(state, p, moves):
    """Write the moves of seat `p` into `moves`; how many there are."""
    if not owes(state, p):
        return 0
    if state.witch:
        return witch_moves(state, moves)
    moves[0] = DRAW
    if state.drawn:
        moves[1] = STOP  # MON-12
        return 2
    found = 1
    for seller in range(state.players):
        if may_buy(state, seller):
            moves[found] = BUY + seller  # MON-11
            found += 1
    return found


@inlined
def play(state, p, move, log):
    if move == DRAW:
        draw_card(state, log)
    elif move == STOP:
        note(log, N_STOPPED, p, 0, 0)
        pass_on(state, log)
    elif move == COUNTER:
        counter_witch(state, log)
    elif move < GIVE:
        buy_card(state, move - BUY, log)
    else:
        give_card(state, move - GIVE, log)


# Drawing -------------------------------------------------------------------------------------------------------------
@inlined
def draw_card(state, log):
    """MON-40: when a card is needed and the deck is used up, the discards become the new deck."""
    if count_cards(state.deck) == 0:
        for kind in range(KINDS):
            state.deck[kind] = state.discard[kind]
            state.discard[kind] = 0
        note(log, N_SHUFFLED, count_cards(state.deck), 0, 0)
    state.phase = DRAWING


@inlined
def wanted(state):
    """The pile that the next card comes from and how many cards are wanted."""
    return DECK, 1 if state.phase == DRAWING else 0


@inlined
def pile(state, which, cards):
    """Lay out the cards of the deck in `cards`; how many there are."""
    size = 0
    for colour in range(COLOURS):
        size = lay_out(cards, size, colour, state.deck[colour], CASTLE_CARDS)
    size = lay_out(cards, size, DIAMOND, state.deck[DIAMOND], DIAMOND_CARDS)
    size = lay_out(cards, size, WITCH, state.deck[WITCH], WITCH_CARDS)
    return lay_out(cards, size, FAIRY, state.deck[FAIRY], FAIRY_CARDS)


@inlined
def deal(state, cards, count, log):
    """MON-12: the drawn card is shown, and unless it is a witch the player may go on."""
    kind = cards[0]
    seat = state.seats[state.turn]
    state.deck[kind] -= 1
    state.drawn = 1
    state.phase = DECIDE
    if kind == WITCH:
        meet_witch(state, log)
    elif kind == seat.colour:
        note(log, N_BUILT, state.turn, kind, 0)
        build(state, 1, log)  # MON-15
    elif kind < COLOURS and seat.colour == NO_COLOUR and not is_built(state, kind):
        start_castle(state, kind, log)
    else:
        note(log, N_STORED, state.turn, kind, 0)
        seat.store[kind] += 1  # MON-14 to MON-16


@inlined
def start_castle(state, colour, log):
    """MON-13: a free colour is the player's from now on; MON-18: cards of it in the store join the castle at once."""
    seat = state.seats[state.turn]
    seat.colour = colour
    note(log, N_BUILT, state.turn, colour, 0)
    stored = seat.store[colour]
    if stored:
        seat.store[colour] = 0
        note(log, N_JOINED, state.turn, colour, stored)
    build(state, 1 + stored, log)


@inlined
def build(state, cards, log):
    """So many cards come to the castle of the player whose turn it is; MON-50: the sixth wins at once."""
    seat = state.seats[state.turn]
    seat.castle += cards
    if seat.castle == CASTLE_CARDS:
        state.phase = OVER
        note(log, N_OVER, state.turn, 0, 0)


# The witch -----------------------------------------------------------------------------------------------------------
@inlined
def meet_witch(state, log):
    """MON-20 and MON-21: the witch goes to the discards and costs three cards, and the turn."""
    state.discard[WITCH] += 1
    state.witch = TOLL
    note(log, N_WITCH, state.turn, 0, 0)
    settle_witch(state, log)


@inlined
def settle_witch(state, log):
    """MON-24: the player is asked only where there is a choice; otherwise all that can be paid goes at once."""
    seat = state.seats[state.turn]
    payable = count_payable(seat)
    if state.witch and payable:
        if payable > state.witch or may_counter(state):
            return
        for kind in range(PAYMENTS):
            for _ in range(count_held(seat, kind)):
                note(log, N_LOST, state.turn, kind, 0)
                lose_card(state, kind, log)
    pass_on(state, log)


@inlined
def witch_moves(state, moves):
    """MON-21 and MON-23: the fairy, or one of the player's own cards."""
    seat = state.seats[state.turn]
    found = 0
    if may_counter(state):
        moves[found] = COUNTER
        found += 1
    for kind in range(PAYMENTS):
        if count_held(seat, kind):
            moves[found] = GIVE + kind
            found += 1
    return found


@inlined
def may_counter(state):
    """MON-23: a fairy counters a witch to whom nothing has been given yet."""
    return state.witch == TOLL and state.seats[state.turn].store[FAIRY] > 0


@inlined
def counter_witch(state, log):
    """MON-23: the fairy follows the witch onto the discards, and nothing else is lost."""
    state.seats[state.turn].store[FAIRY] -= 1
    state.discard[FAIRY] += 1
    note(log, N_COUNTERED, state.turn, 0, 0)
    pass_on(state, log)


@inlined
def give_card(state, kind, log):
    """MON-21: one card of the player's choice."""
    note(log, N_GIVEN, state.turn, kind, 0)
    lose_card(state, kind, log)
    state.witch -= 1
    settle_witch(state, log)


@inlined
def lose_card(state, kind, log):
    """A card goes to the discards; MON-17: with the last of a castle goes its colour, unless colours are kept."""
    seat = state.seats[state.turn]
    state.discard[kind] += 1
    if kind != seat.colour:
        seat.store[kind] -= 1
        return
    seat.castle -= 1
    if seat.castle == 0 and not state.keep_colour:
        seat.colour = NO_COLOUR
        note(log, N_FREED, state.turn, kind, 0)


# Buying --------------------------------------------------------------------------------------------------------------
@inlined
def may_buy(state, seller):
    """MON-30 and MON-32: for three diamonds, a card of the own colour that another player holds."""
    seat = state.seats[state.turn]
    if seat.colour == NO_COLOUR or seat.store[DIAMOND] < PRICE:
        return False
    return state.seats[seller].store[seat.colour] > 0  # never so in the own store


@inlined
def buy_card(state, seller, log):
    """MON-30: diamonds against the card, which joins the castle; MON-31: that was the turn."""
    buyer, other = state.seats[state.turn], state.seats[seller]
    buyer.store[DIAMOND] -= PRICE
    other.store[DIAMOND] += PRICE
    other.store[buyer.colour] -= 1
    note(log, N_BOUGHT, state.turn, seller, buyer.colour)
    build(state, 1, log)
    if not is_over(state):
        pass_on(state, log)


# The end of the game -------------------------------------------------------------------------------------------------
@inlined
def is_over(state):
    return state.phase == OVER


@inlined
def final_scores(state, scores):
    """MON-51: a hundred for each castle card and one for each diamond. Returns how many entries there are."""
    for p in range(state.players):
        seat = state.seats[p]
        scores[p] = 100 * int(seat.castle) + int(seat.store[DIAMOND])
    return state.players


@inlined
def is_winner(state, p, scores):
    """MON-50 and MON-51: only the builder of the castle."""
    return state.seats[p].castle == CASTLE_CARDS


# Questions -----------------------------------------------------------------------------------------------------------
@inlined
def is_built(state, colour):
    """Whether any player builds this colour."""
    for p in range(state.players):
        if state.seats[p].colour == colour:
            return True
    return False


@inlined
def count_held(seat, kind):
    """Cards of a kind in the castle and the store; the own colour is never in the store."""
    return seat.castle if kind == seat.colour else seat.store[kind]


@inlined
def count_payable(seat):
    """MON-22: castle cards and diamonds, but no fairies."""
    payable = int(seat.castle)
    for kind in range(PAYMENTS):
        payable += seat.store[kind]
    return payable


@inlined
def count_cards(counts):
    cards = 0
    for kind in range(KINDS):
        cards += counts[kind]
    return cards
