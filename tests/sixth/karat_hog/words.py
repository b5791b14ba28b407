"""Hog in words."""

from karat.kernel.core import new_states as new_records
from karat.kernel.core import writable

from .rules import (
    DECIDE,
    FACES,
    N_CHOSEN,
    N_ONE,
    N_OVER,
    N_ROUND,
    N_SHOWN,
    N_TURN,
    OVER,
    ROUNDS,
    STATE,
    UNDECIDED,
)

TITLE = "Hog"
PLAYERS = range(2, 6)
OPTIONS = {"harsh": False}
RULES_VERSION = "2"
VERSIONS = {"1": {"bonus": 0}, "2": {"bonus": 3}}  # the oldest first
DECKS = ()  # a die has no order that lasts
SECRETS = ("seats.choice",)
MOVES = ("go", "take")
CHOICES = (*MOVES, None, None)
MOST = 10_000  # points


def read_options(field, players):
    return {"harsh": field["harsh"].flag() if "harsh" in field else False}


def new_states(players, options):
    states = new_records(STATE)
    state = writable(states)
    state.players, state.harsh, state.bonus = players, options["harsh"], options["bonus"]
    return states


def card_text(which, face):
    return str(face + 1)


def card_from(which, code):
    return int(code) - 1 if code in ("1", "2", "3", "4", "5", "6")[:FACES] else None


def move_text(move):
    return MOVES[move]


def move_from(text):
    return MOVES.index(text) if text in MOVES else None


def view(known, seat):
    table = _table(known)
    for p, one in enumerate(table["seats"]):
        one["chosen"] = known.seats[p].choice != UNDECIDED
        if p != seat:
            del one["choice"]
    return table


def _table(state):
    return {
        "round": state.lap,
        "pot": state.pot,
        "seats": [
            {"inside": bool(seat.inside), "points": seat.points, "choice": CHOICES[seat.choice]}
            for seat in state.seats[: state.players]
        ],
    }


def events(notes):
    told = []
    for what, a, b, c in notes:
        private = {}
        if what == N_ROUND:
            public = {"event": "round", "number": a}
        elif what == N_TURN:
            public = {"event": "throw", "number": a + 1, "pot": b}
        elif what == N_ONE:
            public = {"event": "one", "seat": a}
        elif what == N_CHOSEN:
            public, private = {"event": "chosen", "seat": a}, {a: {"choice": MOVES[b]}}
        elif what == N_SHOWN:
            public = {"event": "choice", "seat": a, "choice": MOVES[b], "pot": c}
        else:
            assert what == N_OVER
            public = {"event": "over"}
        told.append((public, private))
    return told


REFUSALS = {"no-seat": "seats", "over": "end", "out": "choice", "chosen": "choice", "unknown": "choice"}


def why_not(known, seat, text):
    if not known.seats[seat].inside:
        return "out", {}
    return ("chosen" if known.seats[seat].choice != UNDECIDED else "unknown"), {}


def to_document(state, decks):
    return _table(state) | {"over": state.phase == OVER}


def from_document(doc, players, options):
    doc.keys("game", "players", "round", "pot", "over", "seats", optional=("options",))
    states = new_states(players, options)
    state = writable(states)
    state.lap, state.pot = doc["round"].whole(1, ROUNDS), doc["pot"].whole(0, MOST)
    state.phase = OVER if doc["over"].flag() else DECIDE
    for p, field in enumerate(doc["seats"].list(players, players)):
        field.keys("inside", "points", "choice")
        seat = state.seats[p]
        seat.inside, seat.points = field["inside"].flag(), field["points"].whole(0, MOST)
        seat.choice = UNDECIDED if field["choice"].is_null else MOVES.index(field["choice"].one_of(MOVES))
    return states, {}
