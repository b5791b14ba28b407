"""What a net sees of Diamoniak: what a seat knows, from its own chair."""

from karat.bots.net import starts
from karat.games.diamoniak.rules import BUY, COLOURS, GIVE, KINDS, MAX_MOVES, MAX_PLAYERS, TOLL
from karat.kernel.core import inlined, rule

LAYERS = (256, 128)
MOST_LEGAL = MAX_MOVES
A_SEAT = COLOURS + 1

CELLS_OF = (
    ("players", 3, 1),
    ("keep_colour", 1, 1),
    ("drawn", 1, 1),
    ("witch", TOLL + 1, 1),
    ("deck", KINDS, 1 / 4),
    ("cards", 1, 1 / 16),
    ("discard", KINDS, 1 / 4),
    ("colour", MAX_PLAYERS * A_SEAT, 1),
    ("castle", MAX_PLAYERS * 7, 1),
    ("store", MAX_PLAYERS * KINDS, 1 / 2),
    ("held", MAX_PLAYERS, 1 / 4),
)
PLAYERS, KEEPS, DRAWN, OWED, DECK, LEFT, DISCARD, COLOUR, CASTLE, STORE, HELD, SIZE = starts(CELLS_OF)
ASPECTS_OF = ()
ASPECTS = 0


@rule
def features(state, seat, partial, cells):
    players = int(state.players)
    cells[PLAYERS + players - 2] = 1
    cells[KEEPS] = state.keep_colour
    cells[DRAWN] = state.drawn
    cells[OWED + min(int(state.witch), TOLL)] = 1
    for kind in range(KINDS):
        cells[DECK + kind] = state.deck[kind]
        cells[LEFT] += state.deck[kind]
        cells[DISCARD + kind] = state.discard[kind]
    for k in range(players):
        theirs = state.seats[(seat + k) % players]
        cells[COLOUR + k * A_SEAT + theirs.colour + 1] = 1
        cells[CASTLE + k * 7 + min(int(theirs.castle), 6)] = 1
        for kind in range(KINDS):
            cells[STORE + k * KINDS + kind] = theirs.store[kind]
            cells[HELD + k] += theirs.store[kind]


@inlined
def turned(state, seat, action):
    """The seller is counted on from the buyer."""
    if BUY <= action < GIVE:
        players = int(state.players)
        return BUY + (action - BUY + players - seat) % players
    return action
