"""How the seats stand in the middle of a game, by what all can see: the higher the better."""

from types import SimpleNamespace

from karat.games import doors
from karat.games.core import rule
from karat.games.diamant import rules as diamant
from karat.games.diamoniak import rules as diamoniak
from karat.games.djinn import rules as djinn
from karat.games.djinn.treasures import count_cards
from karat.games.kadora import rules as kadora
from karat.games.seashore import rules as seashore
from karat.games.seashore.cards import RANKS

NO_CHANCE = -1000


@rule
def in_diamant(state, out):
    """What is safe: chests and relics."""
    diamant.final_scores(state, out)


@rule
def in_diamoniak(state, out):
    """Castle cards, then diamonds."""
    diamoniak.final_scores(state, out)


@rule
def in_djinn(state, out):
    """Levels, then kept cards."""
    for p in range(state.players):
        out[p] = 64 * int(state.seats[p].level) + count_cards(state.seats[p].kept)


@rule
def in_kadora(state, out):
    """The penalty if all colours were counted now; who leads none could not win."""
    leads = 0
    for p in range(state.players):
        out[p] = 0
    for colour in range(kadora.COLOURS):
        top = 1
        for p in range(state.players):
            top = max(top, int(state.seats[p].worth[colour]))
        for p in range(state.players):
            worth = state.seats[p].worth[colour]
            if worth < top:
                out[p] -= worth
            else:
                leads |= 1 << p
    for p in range(state.players):
        if not leads >> p & 1:
            out[p] = NO_CHANCE


@rule
def in_seashore(state, out):
    """Points of this round and the one before."""
    for p in range(state.players):
        seat = state.seats[p]
        out[p] = seat.score
        if not seashore.is_over(state):
            out[p] += seat.plus // 2
            for i in range(seat.treasures):
                out[p] += state.points[seat.points_pile[i] % RANKS]


for _rules, _standings in (
    (diamant, in_diamant),
    (diamoniak, in_diamoniak),
    (djinn, in_djinn),
    (kadora, in_kadora),
    (seashore, in_seashore),
):
    doors.register(_rules.STATE, SimpleNamespace(standings=_standings))

standings = doors.door("standings")  # (state, out): one number for each player
