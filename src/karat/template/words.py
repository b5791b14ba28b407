"""Gamename in words: names, notation, what a seat sees, events, refusals and position documents."""

from karat.kernel.core import new_states as new_records
from karat.kernel.core import spread, writable

from .rules import (
    COPIES,
    DECIDE,
    DECK,
    GEMS,
    HIDDEN,
    KINDS,
    N_DRAWN,
    N_LUCKY,
    N_OVER,
    N_ROUND,
    N_SHUFFLED,
    N_SKULL,
    N_STOPPED,
    N_TURN,
    OVER,
    STATE,
)

TITLE = "Gamename"
PLAYERS = range(2, 5)
MINUTES = 10
OPTIONS = {"rounds": 5}  # with their defaults
RULES_VERSION = "1"
DECKS = (DECK,)  # piles whose order lasts from one card to the next
SECRETS = ("deck", "seats.lucky")  # what a seat does not know of a position, its own part excepted
# How a plain table shows a view, in browser and terminal: see karat.table.layout.
TABLE = {
    "zones": [
        {"at": "round", "as": "counter", "of": "options.rounds"},
        {"at": "deck", "as": "pile"},
        {"at": "discard", "as": "cards"},
        {"at": "drawn", "as": "cards"},
    ],
    "seats": [{"at": "lucky", "as": "cards"}, {"at": "gems", "as": "cards", "laid": True}],
}

CARDS = ("gem1", "gem2", "gem3", "gem4", "gem5", "skull")
KIND = {code: kind for kind, code in enumerate(CARDS)}
GEM = {code: kind for code, kind in KIND.items() if kind < GEMS}
MOVES = ("draw", "stop")


# Setup ---------------------------------------------------------------------------------------------------------------
def read_options(field, players):
    return {"rounds": field["rounds"].whole(1, 9) if "rounds" in field else OPTIONS["rounds"]}


def new_states(players, options):
    states = new_records(STATE)
    state = writable(states)
    state.players, state.rounds = players, options["rounds"]
    return states


# Notation ------------------------------------------------------------------------------------------------------------
def card_text(which, kind):
    return CARDS[kind]


def card_from(which, code):
    return KIND.get(code)


def move_text(move):
    return MOVES[move]


def move_from(text):
    return MOVES.index(text) if text in MOVES else None


# What a seat sees ----------------------------------------------------------------------------------------------------
def view(known, seat):
    """What lies on the table as this seat sees it. The deck is a number of cards."""
    return _table(known, sum(known.deck))


def _table(state, deck):
    """All that lies there, as views and positions show it, and what they say of the deck."""
    return {
        "round": state.lap,
        "turn": None if state.phase == OVER else state.turn,
        "deck": deck,
        "discard": spread(CARDS, state.discard),
        "drawn": spread(CARDS, state.drawn),
        "seats": [
            {
                "lucky": None if seat.lucky == HIDDEN else CARDS[seat.lucky],
                "gems": spread(CARDS[:GEMS], seat.gems),
            }
            for seat in state.seats[: state.players]
        ],
    }


def events(notes):
    """What happened, each event as (what all see, {seat: what that seat sees besides})."""
    told = []
    for what, a, b, _ in notes:
        private = {}
        if what == N_LUCKY:
            public, private = {"event": "lucky", "seat": a}, {a: {"card": CARDS[b]}}
        elif what == N_ROUND:
            public = {"event": "round", "number": a}
        elif what == N_DRAWN:
            public = {"event": "drawn", "seat": a, "card": CARDS[b]}
        else:
            names = {N_TURN: "turn", N_SKULL: "skull", N_STOPPED: "stopped", N_SHUFFLED: "shuffled", N_OVER: "over"}
            public = {"event": names[what]}
            if what in (N_TURN, N_SKULL, N_STOPPED):
                public["seat"] = a
        told.append((public, private))
    return told


# Refusals ------------------------------------------------------------------------------------------------------------
# The reason, which names the sentence in locale/en.ftl, and the rule behind it.
REFUSALS = {"no-seat": "players", "over": "the end", "not-your-turn": "a turn", "unknown-move": "a turn"}


def why_not(known, seat, text):
    """The reason why this seat may not make this move now, and the values of its sentence."""
    if known.turn != seat:
        return "not-your-turn", {"turn": known.turn}
    return "unknown-move", {}


# Position documents --------------------------------------------------------------------------------------------------
def to_document(state, decks):
    return _table(state, [CARDS[kind] for kind in decks[DECK]])


def from_document(doc, players, options):
    """The record, and the order of its decks, that a position document describes."""
    doc.keys("game", "players", "round", "turn", "deck", "discard", "drawn", "seats", optional=("options",))
    states = new_states(players, options)
    state, left = writable(states), [COPIES] * KINDS
    state.lap = doc["round"].whole(1, options["rounds"])
    state.phase = OVER if doc["turn"].is_null else DECIDE
    state.turn = players - 1 if doc["turn"].is_null else doc["turn"].whole(0, players - 1)
    deck = [_use(card, left, KIND) for card in doc["deck"].list()]
    for kind in deck:
        state.deck[kind] += 1
    for card in doc["discard"].list():
        state.discard[_use(card, left, KIND)] += 1
    for card in doc["drawn"].list():
        state.drawn[_use(card, left, GEM)] += 1
    lucky = set()
    for p, field in enumerate(doc["seats"].list(players, players)):
        field.keys("lucky", "gems")
        state.seats[p].lucky = field["lucky"].one_of(GEM)
        if field["lucky"].value in lucky:
            field["lucky"].fail("is the lucky gem of another seat, too")
        lucky.add(field["lucky"].value)
        for card in field["gems"].list():
            state.seats[p].gems[_use(card, left, GEM)] += 1
    if any(left):
        doc["deck"].fail(f"should hold all cards that lie nowhere else; {CARDS[left.index(max(left))]} is missing")
    return states, {DECK: deck}


def _use(card, left, names):
    """Take a card out of the box, which holds no more than it holds."""
    kind = card.one_of(names)
    if not left[kind]:
        card.fail(f"{CARDS[kind]} is here more often than in the box")
    left[kind] -= 1
    return kind


def cards_in(document):
    """All cards of a position, wherever they lie: none is ever lost or doubled."""
    lying = document["deck"] + document["discard"] + document["drawn"]
    return lying + [gem for seat in document["seats"] for gem in seat["gems"]]
