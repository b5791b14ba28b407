"""Diamant in words: names, notation, position documents, events and refusals."""

from typing import TYPE_CHECKING, Any

from karat.contract import Document, Event, History, Note, Options, Record, Refusal, States, View
from karat.games.diamant.rules import (
    BOX,
    DECIDE,
    DECK,
    EXPEDITIONS,
    FIRST_RELIC,
    FIRST_TRAP,
    HIDDEN,
    LEAVE,
    N_BANKED,
    N_CHOSEN,
    N_END,
    N_EXPEDITION,
    N_OVER,
    N_RELIC_ADDED,
    N_RELIC_TAKEN,
    N_REMOVED,
    N_REVEAL,
    N_SHOWN,
    N_TRAPPED,
    OFF_PILE,
    ON_PILE,
    OVER,
    RELICS,
    STATE,
    STAY,
    TRAP_CARDS,
    TREASURE_CARDS,
    TREASURES,
    UNDECIDED,
)
from karat.kernel.core import new_states as new_records
from karat.kernel.core import spread, writable

if TYPE_CHECKING:
    from karat.table.document import Field

TITLE = "Diamant"
PLAYERS = range(3, 9)
OPTIONS: Options = {"relics": False}
RULES_VERSION = "1"
DECKS = (DECK,)  # piles whose order lasts from one card to the next

CARDS = (
    *(f"T{value}" for value in TREASURES),
    *("spider", "snake", "lava", "boulder", "ram"),
    *(f"relic{value}" for value in RELICS),
)
KIND = {code: kind for kind, code in enumerate(CARDS)}
IN_BOX = (*TREASURE_CARDS, *[TRAP_CARDS] * (FIRST_RELIC - FIRST_TRAP), *[1] * len(RELICS))
MOVES = ("stay", "leave")
MOVE = {text: move for move, text in enumerate(MOVES)}
CHOICES = {STAY: "stay", LEAVE: "leave", UNDECIDED: None, HIDDEN: None}
MOST_RUBIES = 1_000_000


# Setup ---------------------------------------------------------------------------------------------------------------
def read_options(field: "Field", players: int) -> Options:
    return {"relics": field["relics"].flag() if "relics" in field else False}


def new_states(players: int, options: Options) -> States:
    states = new_records(STATE)
    state = writable(states)
    state.players = players
    state.relics = options["relics"]
    return states


# Notation ------------------------------------------------------------------------------------------------------------
def card_text(which: int, kind: int) -> str:
    return CARDS[kind]


def card_from(which: int, code: str) -> int | None:
    return KIND.get(code)


def move_text(move: int) -> str:
    return MOVES[move]


def move_from(text: str) -> int | None:
    return MOVE.get(text)


# What a seat sees ----------------------------------------------------------------------------------------------------
def view(known: Record, seat: int) -> View:
    """Everything public, and the seat's own choice. The deck is a number of cards."""
    table = _table(known, sum(known.deck))
    for p, one in enumerate(table["seats"]):
        one["chosen"] = known.seats[p].choice != UNDECIDED
        if p != seat:
            del one["choice"]
    return table


def _table(state: Record, deck: Any) -> View:
    """All that lies open, as views and positions show it, the choices, and what they say of the deck."""
    return {
        "expedition": state.expedition,
        "path": [CARDS[kind] for kind in state.path[: state.path_length]],
        "on_path": state.on_path[: state.path_length],
        "deck": deck,
        "removed": spread(CARDS, state.removed),
        "relic_pile": _relics(state, ON_PILE),
        "seats": [
            {
                "inside": bool(seat.inside),
                "carried": seat.carried,
                "chest": seat.chest,
                "relics": _relics(state, p),
                "choice": CHOICES[seat.choice],
            }
            for p, seat in enumerate(state.seats[: state.players])
        ],
    }


def _relics(state: Record, place: int) -> list[str]:
    """The relics of a seat, or those ON_PILE."""
    return [CARDS[FIRST_RELIC + relic] for relic, owner in enumerate(state.relic_owner) if owner == place]


def events(notes: list[Note]) -> History:
    """What happened, each event as (what all see, {seat: what that seat sees besides})."""
    told: History = []
    for what, a, b, c in notes:
        private: dict[int, Event] = {}
        if what == N_EXPEDITION:
            public = {"event": "expedition", "number": a}
        elif what == N_RELIC_ADDED:
            public = {"event": "relic_added", "card": CARDS[a]}
        elif what == N_REVEAL:
            public = {"event": "reveal", "card": CARDS[a]}
            if a < FIRST_TRAP:
                public |= {"share": b, "rest": c}
        elif what == N_TRAPPED:
            public = {"event": "trapped", "seat": a, "lost": b, "card": CARDS[c]}
        elif what == N_CHOSEN:
            public, private = {"event": "chosen", "seat": a}, {a: {"choice": MOVES[b]}}
        elif what == N_SHOWN:
            public = {"event": "choice", "seat": a, "choice": MOVES[b]}
        elif what == N_BANKED:
            public = {"event": "bank", "seat": a, "carried": b, "share": c}
        elif what == N_RELIC_TAKEN:
            public = {"event": "relic", "seat": a, "card": CARDS[b]}
        elif what == N_REMOVED:
            public = {"event": "removed", "card": CARDS[a]}
        elif what == N_END:
            public = {"event": "expedition_over", "number": a}
        else:
            assert what == N_OVER
            public = {"event": "over"}
        told.append((public, private))
    return told


# Refusals ------------------------------------------------------------------------------------------------------------
# The reason, which names the sentence in the catalogues (`<game>-refusal-<reason>`), and the rule behind it.
REFUSALS = {
    "no-seat": "DIA-11",
    "over": "DIA-40",
    "in-camp": "DIA-27",
    "already-chosen": "DIA-25",
    "unknown-move": "DIA-25",
}


def why_not(known: Record, seat: int, text: str) -> Refusal:
    """The reason why this seat may not make this move now."""
    if not known.seats[seat].inside:
        return "in-camp", {}
    if known.seats[seat].choice != UNDECIDED:
        return "already-chosen", {}
    return "unknown-move", {}


# Position documents --------------------------------------------------------------------------------------------------
def to_document(state: Record, decks: dict[int, list[int]]) -> Document:
    return _table(state, [CARDS[kind] for kind in decks[DECK]])


def from_document(doc: "Field", players: int, options: Options) -> tuple[States, dict[int, list[int]]]:
    """The record, and the order of its decks, that a position document describes."""
    doc.keys(
        *("game", "players", "expedition", "path", "on_path", "deck", "removed", "seats"),
        optional=("options", "relic_pile"),
    )
    states = new_states(players, options)
    state = writable(states)
    state.expedition = doc["expedition"].whole(1, EXPEDITIONS)
    state.phase = DECIDE
    state.relic_owner[:] = OFF_PILE
    left = list(IN_BOX)

    path = doc["path"].list(0, BOX)
    lying = doc["on_path"].list(len(path), len(path))
    for i, (card, rubies) in enumerate(zip(path, lying, strict=True)):
        kind = _use(card, left, options)
        if FIRST_TRAP <= kind < FIRST_RELIC and kind in state.path[:i]:
            card.fail("a second trap of its kind ends the expedition")
        state.path[i] = kind
        state.on_path[i] = rubies.whole(0, MOST_RUBIES)
        if kind >= FIRST_TRAP and state.on_path[i]:
            rubies.fail(f"should be 0: rubies lie on treasure cards, not on {CARDS[kind]}")
    state.path_length = len(path)

    deck = [_use(card, left, options) for card in doc["deck"].list(0, BOX)]
    for kind in deck:
        state.deck[kind] += 1
    for card in doc["removed"].list(0, BOX):
        kind = _use(card, left, options)
        if kind < FIRST_TRAP:
            card.fail(f"should be a trap or a relic, not {CARDS[kind]}")
        state.removed[kind] += 1
    if "relic_pile" in doc:
        _read_relics(doc["relic_pile"], state, ON_PILE, left, options)

    for seat in state.seats:
        seat.choice = UNDECIDED
    for p, field in enumerate(doc["seats"].list(players, players)):
        _read_seat(field, state, p, left, options)
    _check_seats(doc["seats"], state)
    return states, {DECK: deck}


def _read_seat(field: "Field", state: Record, p: int, left: list[int], options: Options) -> None:
    field.keys("inside", "carried", "chest", optional=("relics", "choice"))
    seat = state.seats[p]
    seat.inside = field["inside"].flag()
    seat.carried = field["carried"].whole(0, MOST_RUBIES)
    seat.chest = field["chest"].whole(0, 1000 * MOST_RUBIES)
    if seat.carried and not seat.inside:
        field["carried"].fail("should be 0 in camp")
    if "choice" in field and not field["choice"].is_null:
        seat.choice = field["choice"].one_of(MOVE)
        if not seat.inside:
            field["choice"].fail("should be null in camp")
    if "relics" in field:
        _read_relics(field["relics"], state, p, left, options)


def _read_relics(field: "Field", state: Record, place: int, left: list[int], options: Options) -> None:
    for card in field.list(0, len(RELICS)):
        kind = _use(card, left, options)
        if kind < FIRST_RELIC:
            card.fail(f"should be a relic, not {CARDS[kind]}")
        state.relic_owner[kind - FIRST_RELIC] = place


def _check_seats(field: "Field", state: Record) -> None:
    """Somebody has to choose, or the game is over."""
    inside = [seat for seat in state.seats if seat.inside]
    if not inside:
        if state.expedition < EXPEDITIONS or state.path_length:
            field.fail("somebody should be inside, unless the game is over: expedition 5 and an empty path")
        state.phase = OVER
    elif all(seat.choice != UNDECIDED for seat in inside):
        field.fail("somebody inside should still have to choose: when all have chosen they are shown")


def _use(card: "Field", left: list[int], options: Options) -> int:
    """Take a card out of the box, which holds no more than it holds."""
    kind = card.one_of(KIND)
    if kind >= FIRST_RELIC and not options["relics"]:
        card.fail("relics are not in use")
    if not left[kind]:
        card.fail(f"{CARDS[kind]} is here more often than in the box")
    left[kind] -= 1
    return kind
