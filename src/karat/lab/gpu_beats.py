"""What comes next in a game, as a small number: the threads of a warp take steps of the same kind together.

The kinds part what is done often from what takes long: deals, the end of a trick, the ways into a cave.
"""

from types import SimpleNamespace

from karat.games.core import inlined
from karat.games.diamant import rules as diamant
from karat.games.diamoniak import rules as diamoniak
from karat.games.djinn import rules as djinn
from karat.games.doors import door, register
from karat.games.kadora import rules as kadora
from karat.games.seashore import rules as seashore

BEATS = 7
beat = door("beat")


@inlined
def phase(state):
    """A card, or a choice."""
    return state.phase


@inlined
def step(state):
    return state.step


@inlined
def djinn_beat(state):
    if state.cards_wanted:
        return 5
    if state.step == djinn.KEEP_CARD and state.seats[state.turn].hand_size == 0:
        return 6  # on to the caves
    if state.step == djinn.PLAY_CARD and is_last(state, state.leader):
        return 4
    return state.step


@inlined
def seashore_beat(state):
    if state.step > seashore.OVER:
        return 5 if state.step == seashore.DRAWING else 6
    if state.step == seashore.PLAY:
        return 4 if is_last(state, state.start) else 1
    if state.step == seashore.PASS:
        return 0
    return 3 if state.step == seashore.RETURN else 2


@inlined
def is_last(state, first):
    """Whether the seat before the first one is to move."""
    place = state.turn - first
    return place == -1 or place == state.players - 1


for _rules, _beat in (
    (diamant, phase),
    (diamoniak, phase),
    (djinn, djinn_beat),
    (kadora, step),
    (seashore, seashore_beat),
):
    register(_rules.STATE, SimpleNamespace(beat=_beat))
