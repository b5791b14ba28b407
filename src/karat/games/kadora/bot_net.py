"""What a net sees of Kadora: what a seat knows, from its own chair, and what each of its moves would take."""

from karat.bots.net import starts
from karat.games.kadora.rules import (
    A_VALUE,
    CELLS,
    COLOURS,
    COLUMN,
    EMPTY,
    ENOUGH,
    FIRST_DRAW,
    FIRST_GIFT,
    FIRST_PLACE,
    HAND_ROOM,
    KINDS,
    MAX_PLAYERS,
    ROW,
    SIDE,
    VALUES,
    colour_of,
    count_cards,
    count_empty,
    line_cell,
    line_sum,
    match,
    value_of,
)
from karat.kernel.core import inlined, rule

NEXT = 8  # cards of a row that are told one by one
A_CARD = VALUES * KINDS
A_CELL = COLOURS + KINDS + VALUES + 1
LAYERS = (512, 256)
MOST_LEGAL = HAND_ROOM * CELLS

# name, cells, what a cell is multiplied by
CELLS_OF = (
    ("players", 3, 1),
    ("seat_view", 1, 1),
    ("step", 4, 1),
    ("last_turns", 6, 1),
    ("to_come", 3, 1 / 16),  # cards in the rows, then in both
    ("next", 2 * NEXT * COLOURS, 1),
    ("row_colours", 2 * COLOURS, 1 / 4),
    ("block", CELLS * A_CELL, 1),
    ("lines", 2 * SIDE, 1 / 8),
    ("empty", 1, 1 / 8),
    ("hand", COLOURS * A_CARD, 1),
    ("backs", MAX_PLAYERS * COLOURS, 1 / 2),  # hand cards of each seat by colour
    ("hand_worth", COLOURS, 1 / 4),
    ("worth", MAX_PLAYERS * COLOURS, 1 / 8),
    ("won", MAX_PLAYERS * COLOURS, 1 / 4),  # cards
    ("leads", MAX_PLAYERS * COLOURS, 1),
    ("margin", COLOURS, 1 / 8),  # to the best of the others
    ("penalty", MAX_PLAYERS, 1 / 16),
    ("aside", COLOURS, 1 / 4),
    ("unseen", COLOURS * VALUES, 1 / 2),
)  # fmt: skip
(
    PLAYERS, VIEW, STEP, LAST, TO_COME, NEXT_CARDS, ROW_COLOURS, BLOCK, LINES, EMPTY_CELLS, HAND, BACKS, HAND_WORTH,
    WORTH, WON, LEADS, MARGIN, PENALTY, ASIDE, UNSEEN, SIZE,
) = starts(CELLS_OF)  # fmt: skip

# Of a move: by colour the points and the cards it brings, whether it wins or loses the lead, then cells left empty.
ASPECTS_OF = (
    ("points", COLOURS, 1 / 4),
    ("cards", COLOURS, 1 / 2),
    ("leads", COLOURS, 1),
    ("laid", COLOURS, 1 / 4),  # the value of the card that leaves the hand
    ("taken", 1, 1 / 4),
    ("reach", 2, 1),  # whether the column and the row reach their sum
    ("drawn", COLOURS, 1),  # the card that a draw brings, and the one that lies open behind it
    ("behind", COLOURS, 1),
)
POINTS, CARDS, LEADING, LAID, TAKEN, REACH, DRAWN, BEHIND, ASPECTS = starts(ASPECTS_OF)


@inlined
def place_of(card):
    """The number of a card among the cards of its colour."""
    return (value_of(card) - 1) * KINDS + int(card) % A_VALUE


@inlined
def best_other(state, p, colour):
    best = 0
    for other in range(MAX_PLAYERS):
        if other != p:
            best = max(best, int(state.seats[other].worth[colour]))
    return best


@rule
def features(state, seat, partial, cells):
    """Write what `seat` knows into `cells`, which are all 0. Seats are numbered from its own on."""
    players = int(state.players)
    cells[PLAYERS + players - 2] = 1
    cells[VIEW] = state.seat_view
    cells[STEP + state.step] = 1
    cells[LAST + state.last_turns + 1] = 1
    for row in range(2):
        size = int(state.row_size[row])
        cells[TO_COME + row] = size
        cells[TO_COME + 2] += size
        for i in range(min(size, NEXT)):
            cells[NEXT_CARDS + (row * NEXT + i) * COLOURS + colour_of(state.rows[row, size - 1 - i])] = 1
        for i in range(size):
            cells[ROW_COLOURS + row * COLOURS + colour_of(state.rows[row, i])] += 1
    for cell in range(CELLS):
        card, at = state.block[cell], BLOCK + cell * A_CELL
        if card == EMPTY:
            cells[at] = 1
        else:
            cells[at + 1 + colour_of(card)] = 1
            cells[at + 1 + COLOURS + int(card) % A_VALUE] = 1
            cells[at + COLOURS + KINDS + value_of(card)] = 1
    for i in range(SIDE):
        cells[LINES + i] = line_sum(state, i, COLUMN)
        cells[LINES + SIDE + i] = line_sum(state, i * SIDE, ROW)
    cells[EMPTY_CELLS] = count_empty(state)
    for colour in range(COLOURS):
        cells[ASIDE + colour] = state.aside_backs[colour]
        for value in range(1, VALUES + 1):
            cells[UNSEEN + colour * VALUES + value - 1] = count_cards(int(state.box[colour]) >> value * A_VALUE & 7)
    for cell in range(CELLS):
        if state.block[cell] != EMPTY:
            cells[UNSEEN + colour_of(state.block[cell]) * VALUES + value_of(state.block[cell]) - 1] -= 1
    mine = state.seats[seat]
    for i in range(mine.hand_size):
        card = mine.hand[i]
        cells[HAND + colour_of(card) * A_CARD + place_of(card)] = 1
        cells[HAND_WORTH + colour_of(card)] += value_of(card)
        cells[UNSEEN + colour_of(card) * VALUES + value_of(card) - 1] -= 1
    for k in range(players):
        p = (seat + k) % players
        look_at_seat(state, p, k, cells)
    for colour in range(COLOURS):
        cells[MARGIN + colour] = int(mine.worth[colour]) - best_other(state, seat, colour)


@inlined
def look_at_seat(state, p, k, cells):
    theirs, penalty = state.seats[p], 0
    for i in range(theirs.hand_size):
        cells[BACKS + k * COLOURS + colour_of(theirs.hand[i])] += 1
    for colour in range(COLOURS):
        worth, at = int(theirs.worth[colour]), k * COLOURS + colour
        cells[WORTH + at] = worth
        cells[WON + at] = count_cards(theirs.loot[colour])
        if worth > 0 and worth >= best_other(state, p, colour):
            cells[LEADS + at] = 1
        else:
            penalty += worth
        for value in range(1, VALUES + 1):
            cells[UNSEEN + colour * VALUES + value - 1] -= count_cards(int(theirs.loot[colour]) >> value * A_VALUE & 7)
    cells[PENALTY + k] = min(penalty, 127)


@rule
def aspects(state, seat, action, cells):
    """Write what an action would bring into `cells`, which are all 0."""
    if action >= FIRST_PLACE:
        card, cell = divmod(action - FIRST_PLACE, CELLS)
        pair, kind = divmod(card, KINDS)
        colour, value = divmod(pair, VALUES)
        would_take(state, seat, (colour * 8 + value + 1) * A_VALUE + kind, cell, cells)
    elif action >= FIRST_DRAW:
        row = action - FIRST_DRAW
        size = int(state.row_size[row])
        cells[DRAWN + colour_of(state.rows[row, size - 1])] = 1
        if size > 1:
            cells[BEHIND + colour_of(state.rows[row, size - 2])] = 1


@inlined
def would_take(state, seat, card, cell, cells):
    """What laying a card on a cell takes from its column and its row, which have only that cell in common."""
    cells[LAID + colour_of(card)] = value_of(card)
    taken = 0
    for line in range(2):
        if line_sum(state, cell, line) + value_of(card) >= ENOUGH:
            cells[REACH + line] = 1
            for i in range(SIDE):
                other = state.block[line_cell(cell, line, i)]
                if other != EMPTY and match(card, other):
                    cells[POINTS + colour_of(other)] += value_of(other)
                    cells[CARDS + colour_of(other)] += 1
                    taken += 1
    cells[TAKEN] = taken
    for colour in range(COLOURS):
        worth, best = int(state.seats[seat].worth[colour]), best_other(state, seat, colour)
        if worth <= best and worth + cells[POINTS + colour] > best:
            cells[LEADING + colour] = 1


@inlined
def turned(state, seat, action):
    """The action as it is called from the own chair: the receiver of a gift is counted on from the giver."""
    if FIRST_GIFT <= action < FIRST_DRAW:
        colour, receiver = divmod(action - FIRST_GIFT, MAX_PLAYERS)
        players = int(state.players)
        return FIRST_GIFT + colour * MAX_PLAYERS + (receiver + players - seat) % players
    return action
