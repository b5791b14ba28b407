"""De schat van Kadora (999 Games), for 2 to 4 players. Ids such as KAD-31 are those of docs/rules/kadora.md.

Cards are laid into a block of 4 × 4. A line that reaches 10 hands over what matches the laid card. At the end the
leader of each colour turns it face down; what is still open counts against its owner.
"""

import numpy as np

from karat.kernel.core import inlined, note, rule

# Contents ------------------------------------------------------------------------------------------------------------
# A card is a number: three bits of colour, three of value, two of kind. Value 0 marks the back of a card of which only
# the colour is known. The cards of one colour in one place are a set of bits, numbered by value and kind.
COLOURS, VALUES, KINDS = 6, 5, 3  # KAD-1, KAD-2, KAD-4
A_COLOUR, A_VALUE = 32, 4  # steps between cards that differ by one in colour, in value
BACK = 3  # the back of the first colour
CODES = COLOURS * A_COLOUR
BOX = 72
MAX_PLAYERS = 4
ASIDE = (0, 0, 18, 12, 6)  # KAD-10: by the number of players
HAND = 4  # KAD-11
HAND_ROOM = 5  # note D3
SIDE, CELLS = 4, 16  # cells in reading order: a1 b1 c1 d1 a2 ... d4
BORDER = (0, 1, 2, 3, 4, 7, 8, 11, 12, 13, 14, 15)  # KAD-12
STAY_EMPTY = 4  # KAD-50
ENOUGH = 10  # KAD-31
ISLAND = 2  # KAD-66: scores as if it were this seat

# The state of a game -------------------------------------------------------------------------------------------------
SETUP, GIVE, PLACE, DRAW = 0, 1, 2, 3  # steps; SETUP waits for the deal, the others for the player whose turn it is
EMPTY = 0  # a cell without a card
LEFT, RIGHT, NEITHER = 0, 1, 2  # draw rows
NOT_YET, FINISHED = -1, 0  # last turns before the end is near, and when all are done

SEAT = np.dtype(
    [
        ("hand_size", np.int8),
        ("hand", np.uint8, HAND_ROOM),  # cards in rising order, zeros behind them
        ("worth", np.int8, COLOURS),  # sum of the values in the loot
        ("loot", np.int32, COLOURS),  # the cards won of each colour, as sets
    ],
    align=True,
)

STATE = np.dtype(
    [
        ("players", np.int8),
        ("seat_view", np.int8),  # the option
        ("lacking", np.int8, COLOURS),  # the option: the value that each colour lacks
        ("turn", np.int8),
        ("step", np.int8),
        ("last_turns", np.int8),  # still to be finished, the one under way included; NOT_YET before that
        ("row_size", np.int8, 2),
        ("rows", np.uint8, (2, BOX)),  # LEFT and RIGHT, the next card last, zeros behind it
        ("block", np.uint8, CELLS),
        ("aside_backs", np.int8, COLOURS),  # how many set-aside cards show each colour: public
        ("aside", np.int32, COLOURS),  # which they are, as sets
        ("box", np.int32, COLOURS),  # all cards of this game, as sets
        ("seats", SEAT, MAX_PLAYERS),
    ],
    align=True,
)

ALL_CARDS = 0  # the one pile that cards are dealt from

# Moves: KEEP, gifts by colour and receiver, draws by row, placings by card and cell.
KEEP, FIRST_GIFT, FIRST_DRAW, FIRST_PLACE = 0, 1, 25, 27
MAX_MOVES = HAND_ROOM * CELLS

# Notes: what happened, for words.py ----------------------------------------------------------------------------------
(
    N_ASIDE,
    N_HAND,
    N_BORDER,
    N_ROW,
    N_KEEP,
    N_GIFT,
    N_PLACE,
    N_TAKE,
    N_DRAW,
    N_REFILL,
    N_LAST_TURNS,
    N_SHOW,
    N_ISLAND,
    N_FACE_DOWN,
    N_OVER,
) = range(15)
COLUMN, ROW = 0, 1  # lines
MATCHING, OTHERS, ALL = 0, 1, 2  # which cards of a line are taken


# Cards ---------------------------------------------------------------------------------------------------------------
@inlined
def colour_of(card):
    return int(card) // A_COLOUR


@inlined
def value_of(card):
    return int(card) % A_COLOUR // A_VALUE


@inlined
def bit_of(card):
    """The card as a set of one among the cards of its colour."""
    return 1 << int(card) % A_COLOUR


@inlined
def holds(sets, card):
    """Whether a card is in sets of cards, one set for each colour."""
    return int(sets[colour_of(card)]) & bit_of(card) != 0


@inlined
def match(card, other):
    """The same colour, the same kind of diamond, or both."""
    return colour_of(card) == colour_of(other) or card % A_VALUE == other % A_VALUE


@inlined
def count_cards(cards):
    """How many cards of one colour a set holds."""
    cards, found = int(cards), 0
    while cards:
        cards &= cards - 1
        found += 1
    return found


# Setup ---------------------------------------------------------------------------------------------------------------
@rule
def begin(state, log):
    """KAD-2, KAD-14: every colour without its lacking value; seat 0 will begin."""
    state.step = SETUP
    state.last_turns = NOT_YET
    for colour in range(COLOURS):
        for value in range(1, VALUES + 1):
            for kind in range(KINDS):
                if value != state.lacking[colour]:
                    state.box[colour] |= bit_of(value * A_VALUE + kind)


@inlined
def wanted(state):
    """The pile that cards must be dealt from now, and how many: all of them, once."""
    return ALL_CARDS, BOX if state.step == SETUP else 0


@rule
def pile(state, which, cards):
    """Lay out all cards of the game in `cards`; how many there are."""
    size = 0
    for card in range(CODES):
        if holds(state.box, card):
            cards[size] = card
            size += 1
    return size


@rule
def deal(state, cards, count, log):
    """KAD-10 to KAD-13: set aside, hands seat by seat, border, left row, right row."""
    dealt = 0
    for _ in range(ASIDE[state.players]):
        state.aside_backs[colour_of(cards[dealt])] += 1
        state.aside[colour_of(cards[dealt])] |= bit_of(cards[dealt])
        dealt += 1
    for colour in range(COLOURS):
        note(log, N_ASIDE, colour, state.aside_backs[colour], 0)
    for p in range(state.players):
        for _ in range(HAND):
            join_hand(state.seats[p], cards[dealt])
            note(log, N_HAND, p, cards[dealt], 0)
            dealt += 1
    for i in range(len(BORDER)):
        state.block[BORDER[i]] = cards[dealt]
        note(log, N_BORDER, cards[dealt], BORDER[i], 0)
        dealt += 1
    half = (count - dealt) // 2
    for row in range(2):
        state.row_size[row] = half
        for i in range(half):
            state.rows[row, half - 1 - i] = cards[dealt]
            note(log, N_ROW, row, cards[dealt], 0)
            dealt += 1
    state.step = GIVE
    read_on(state, log)


# A turn --------------------------------------------------------------------------------------------------------------
@inlined
def owes(state, p):
    """Whether seat `p` owes a decision now."""
    return state.turn == p and state.step != SETUP and state.last_turns != FINISHED


@rule
def legal_moves(state, p, moves):
    """Write the moves of seat `p` into `moves`, as many as there is room for; how many there are."""
    if not owes(state, p):
        return 0
    if state.step == GIVE:
        return legal_gifts(state, p, moves)
    if state.step == PLACE:
        return legal_placings(state, p, moves)
    for row in range(min(2, len(moves))):
        moves[row] = FIRST_DRAW + row
    return 2


@rule
def play(state, p, move, log):
    """Make a move and go on to the next decision."""
    if move >= FIRST_PLACE:
        card, cell = divmod(move - FIRST_PLACE, CELLS)
        place_card(state, p, card, cell, log)
        state.step = DRAW
    elif move >= FIRST_DRAW:
        finish_turn(state, move - FIRST_DRAW, log)
    else:
        if move == KEEP:
            note(log, N_KEEP, p, 0, 0)
        else:
            colour, receiver = divmod(move - FIRST_GIFT, MAX_PLAYERS)
            give_away(state, p, colour, receiver, log)
        state.step = PLACE
    read_on(state, log)


@rule
def read_on(state, log):
    """Go through the steps that ask nobody, up to the next decision or the end of the game."""
    while state.last_turns != FINISHED:
        if state.step == GIVE:
            if gift_is_possible(state, state.turn):
                return
            state.step = PLACE  # KAD-21
        elif state.step == PLACE:
            if state.seats[state.turn].hand_size > 0:
                return
            state.step = DRAW  # note D4
        elif state.row_size[LEFT] == 0:
            finish_turn(state, RIGHT if state.row_size[RIGHT] > 0 else NEITHER, log)  # KAD-40
        elif state.row_size[RIGHT] == 0:
            finish_turn(state, LEFT, log)  # KAD-40
        else:
            return


# Step 1: give away ---------------------------------------------------------------------------------------------------
@inlined
def leads_alone(state, p, colour):
    """Whether seat `p` has the highest value sum in a colour and shares it with nobody (KAD-20: loot alone counts)."""
    worth = state.seats[p].worth[colour]
    if worth == 0:
        return False
    for other in range(state.players):
        if other != p and state.seats[other].worth[colour] >= worth:
            return False
    return True


@inlined
def may_receive(state, p, colour, receiver):
    """KAD-20: another player, with nothing of the colour in the loot."""
    return receiver != p and state.seats[receiver].worth[colour] == 0


@rule
def gift_is_possible(state, p):
    for colour in range(COLOURS):
        if leads_alone(state, p, colour):
            for receiver in range(state.players):
                if may_receive(state, p, colour, receiver):
                    return True
    return False


@rule
def legal_gifts(state, p, moves):
    """KAD-20: none, or one colour that the player leads alone to somebody who has nothing of it."""
    room = len(moves)
    if room > 0:
        moves[0] = KEEP
    found = 1
    for colour in range(COLOURS):
        if leads_alone(state, p, colour):
            for receiver in range(state.players):
                if may_receive(state, p, colour, receiver):
                    if found < room:
                        moves[found] = FIRST_GIFT + colour * MAX_PLAYERS + receiver
                    found += 1
    return found


@rule
def give_away(state, p, colour, receiver, log):
    """KAD-20: all cards of the colour change hands."""
    giver, taker = state.seats[p], state.seats[receiver]
    note(log, N_GIFT, p, receiver, colour << A_COLOUR | int(giver.loot[colour]))
    taker.loot[colour] = giver.loot[colour]
    taker.worth[colour] = giver.worth[colour]
    giver.loot[colour] = 0
    giver.worth[colour] = 0


# Step 2: place and take ----------------------------------------------------------------------------------------------
@inlined
def legal_placings(state, p, moves):
    """KAD-30: any hand card on any empty cell."""
    seat = state.seats[p]
    room, found = len(moves), 0
    for cell in range(CELLS):
        if state.block[cell] == EMPTY:
            for i in range(seat.hand_size):
                if found < room:
                    moves[found] = FIRST_PLACE + int(seat.hand[i]) * CELLS + cell
                found += 1
    return found


@rule
def place_card(state, p, card, cell, log):
    """KAD-30 to KAD-36: the card is laid, then column and row give what they must."""
    leave_hand(state.seats[p], card)
    state.block[cell] = card
    note(log, N_PLACE, p, card, cell)
    taken = 0
    for line in range(2):  # KAD-31, KAD-32: the column first
        if line_sum(state, cell, line) >= ENOUGH:
            taken += take_cards(state, p, cell, line, MATCHING, log)
    if taken == 0 and count_empty(state) == 0:
        for line in range(2):  # KAD-34, KAD-35
            taken += take_cards(state, p, cell, line, OTHERS, log)
        if taken == 0:
            for line in range(2):  # KAD-36
                take_cards(state, p, cell, line, ALL, log)


@inlined
def line_cell(cell, line, i):
    """The i-th cell of the column or row that `cell` lies in."""
    return cell % SIDE + SIDE * i if line == COLUMN else cell - cell % SIDE + i


@inlined
def line_sum(state, cell, line):
    total = 0
    for i in range(SIDE):
        total += value_of(state.block[line_cell(cell, line, i)])
    return total


@inlined
def take_cards(state, p, cell, line, which, log):
    """Take cards of one line, never the laid one, into the open loot (KAD-33); how many."""
    laid, taken = state.block[cell], 0
    for i in range(SIDE):
        at = line_cell(cell, line, i)
        card = state.block[at]
        if at != cell and card != EMPTY:
            if which == ALL or match(laid, card) == (which == MATCHING):
                state.block[at] = EMPTY
                win_card(state.seats[p], card)
                note(log, N_TAKE, p, card, at + CELLS * line + 2 * CELLS * which)
                taken += 1
    return taken


@inlined
def win_card(seat, card):
    seat.loot[colour_of(card)] |= bit_of(card)
    seat.worth[colour_of(card)] += value_of(card)


@inlined
def join_hand(seat, card):
    """Put a card into a hand, which stays in rising order."""
    i = seat.hand_size
    while i > 0 and seat.hand[i - 1] > card:
        seat.hand[i] = seat.hand[i - 1]
        i -= 1
    seat.hand[i] = card
    seat.hand_size += 1


@inlined
def leave_hand(seat, card):
    seat.hand_size -= 1
    for i in range(seat.hand_size):
        if seat.hand[i] >= card:
            seat.hand[i] = seat.hand[i + 1]
    seat.hand[seat.hand_size] = 0


# Steps 3 and 4: draw and refill --------------------------------------------------------------------------------------
@rule
def finish_turn(state, row, log):
    """KAD-40, KAD-50: draw from a row, refill the block from it, and pass the turn on."""
    if row != NEITHER:
        card = next_card(state, row)
        join_hand(state.seats[state.turn], card)
        note(log, N_DRAW, state.turn, row, card)
        refill(state, row, log)
    end_turn(state, log)


@inlined
def next_card(state, row):
    """The first card of a draw row, which leaves it."""
    state.row_size[row] -= 1
    last = state.row_size[row]
    card = state.rows[row, last]
    state.rows[row, last] = 0
    return card


@rule
def refill(state, row, log):
    """KAD-50 to KAD-52: lay cards on empty cells in reading order until four are empty or both rows are."""
    too_many = count_empty(state) - STAY_EMPTY
    i = 0
    while too_many > 0:
        if state.row_size[row] == 0:
            row = 1 - row
            if state.row_size[row] == 0:
                return
        cell = reading_cell(state, i)
        if state.block[cell] == EMPTY:
            card = next_card(state, row)
            state.block[cell] = card
            note(log, N_REFILL, row, card, cell)
            too_many -= 1
        i += 1


@inlined
def reading_cell(state, i):
    """KAD-51: the i-th cell in reading order, with the option `seat_view` from the side of the player."""
    side = state.turn if state.seat_view else 0
    if side == 0:
        return i
    if state.players == 2 or side == 2:  # the top
        return CELLS - 1 - i
    if side == 1:  # the left
        return i % SIDE * SIDE + SIDE - 1 - i // SIDE
    return (SIDE - 1 - i % SIDE) * SIDE + i // SIDE


@inlined
def count_empty(state):
    empty = 0
    for cell in range(CELLS):
        if state.block[cell] == EMPTY:
            empty += 1
    return empty


# End of the game and scoring -----------------------------------------------------------------------------------------
@rule
def end_turn(state, log):
    """KAD-60: once both rows have gone, everybody has one more turn."""
    if state.last_turns != NOT_YET:
        state.last_turns -= 1
    elif state.row_size[LEFT] == 0 and state.row_size[RIGHT] == 0:
        state.last_turns = state.players
        note(log, N_LAST_TURNS, state.players, 0, 0)
    state.turn = (int(state.turn) + 1) % int(state.players)
    state.step = GIVE
    if state.last_turns == FINISHED:
        end_game(state, log)


@rule
def end_game(state, log):
    """KAD-61: hands join the loot. KAD-66: the island shows its cards. KAD-62: leaders turn their colours face down."""
    for p in range(state.players):
        seat = state.seats[p]
        for i in range(seat.hand_size):
            win_card(seat, seat.hand[i])
            note(log, N_SHOW, p, seat.hand[i], 0)
            seat.hand[i] = 0
        seat.hand_size = 0
    if state.players == 2:
        open_island(state, log)
    for colour in range(COLOURS):
        if top_sum(state, colour) > 0:
            note(log, N_FACE_DOWN, colour, leaders(state, colour), top_sum(state, colour))
    note(log, N_OVER, 0, 0, 0)


@rule
def open_island(state, log):
    """KAD-66: with two players the set-aside cards are turned up as the loot of a third."""
    island = state.seats[ISLAND]
    for card in range(CODES):
        if holds(state.aside, card):
            win_card(island, card)
            note(log, N_ISLAND, card, 0, 0)


@inlined
def is_over(state):
    return state.last_turns == FINISHED


@inlined
def count_scores(state):
    """The players, and with two of them the island."""
    return max(int(state.players), ISLAND + 1)


@rule
def top_sum(state, colour):
    """The highest value sum that anybody has in a colour."""
    top = 0
    for p in range(count_scores(state)):
        top = max(top, int(state.seats[p].worth[colour]))
    return top


@rule
def leaders(state, colour):
    """KAD-62: all who have the highest sum of a colour, as bits."""
    top, found = top_sum(state, colour), 0
    for p in range(count_scores(state)):
        if state.seats[p].worth[colour] == top:
            found |= 1 << p
    return found


@rule
def has_face_down(state, p):
    """KAD-64: whether seat `p` has turned any card face down."""
    for colour in range(COLOURS):
        worth = state.seats[p].worth[colour]
        if worth > 0 and worth == top_sum(state, colour):
            return True
    return False


@rule
def final_scores(state, scores):
    """KAD-63: the values that still lie open. Returns how many entries there are (KAD-66: the island has one)."""
    entries = count_scores(state)
    for p in range(entries):
        scores[p] = 0
    for colour in range(COLOURS):
        top = top_sum(state, colour)
        for p in range(entries):
            if state.seats[p].worth[colour] < top:
                scores[p] += state.seats[p].worth[colour]
    return entries


@rule
def cards_in_front(state, p):
    total = 0
    for colour in range(COLOURS):
        total += count_cards(state.seats[p].loot[colour])
    return total


@rule
def is_winner(state, p, scores):
    """KAD-63 to KAD-65: lowest penalty among those with a face-down card, then most cards, then shared."""
    if not has_face_down(state, p):
        return False
    for other in range(count_scores(state)):
        if scores[other] < scores[p] and has_face_down(state, other):
            return False
        if scores[other] == scores[p] and has_face_down(state, other):
            if cards_in_front(state, other) > cards_in_front(state, p):
                return False
    return True
