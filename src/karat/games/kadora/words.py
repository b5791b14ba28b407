"""Kadora in words: names, notation, position documents, events and refusals."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from karat.contract import Document, Event, History, Note, Options, Record, Refusal, States, View
from karat.games.kadora.rules import (
    A_COLOUR,
    A_VALUE,
    BACK,
    CELLS,
    DRAW,
    EMPTY,
    FINISHED,
    FIRST_DRAW,
    FIRST_GIFT,
    FIRST_PLACE,
    GIVE,
    HAND_ROOM,
    KEEP,
    LEFT,
    MAX_PLAYERS,
    N_ASIDE,
    N_BORDER,
    N_DRAW,
    N_FACE_DOWN,
    N_GIFT,
    N_HAND,
    N_ISLAND,
    N_KEEP,
    N_LAST_TURNS,
    N_OVER,
    N_PLACE,
    N_REFILL,
    N_ROW,
    N_SHOW,
    N_TAKE,
    NOT_YET,
    PLACE,
    RIGHT,
    SIDE,
    STATE,
    VALUES,
    open_island,
    read_on,
)
from karat.kernel.core import new_states as new_records
from karat.kernel.core import silent_log, spread, writable

if TYPE_CHECKING:
    from karat.table.document import Field

TITLE = "Kadora"
PLAYERS = range(2, 5)
COLOURS = ("R", "O", "Y", "G", "B", "P")
LACKING = (1, 2, 3, 4, 5, 3)  # KAD-3
OPTIONS: Options = {"lacking": dict(zip(COLOURS, LACKING)), "seat_view": False}
RULES_VERSION = "1"
LOWEST_WINS = True
OTHERS = {2: 1}  # KAD-66: the island
DECKS = ()  # the rows are ordered in the record itself

COLOUR_NAMES = ("red", "orange", "yellow", "green", "blue", "purple")
CARD = {
    f"{letter}{value}{kind}": colour * A_COLOUR + value * A_VALUE + k
    for colour, letter in enumerate(COLOURS)
    for value in range(1, VALUES + 1)
    for k, kind in enumerate("rsd")  # KAD-4: round, square, drop
}
CODE = {card: code for code, card in CARD.items()}
TEXT = CODE | {colour * A_COLOUR + BACK: letter for colour, letter in enumerate(COLOURS)} | {EMPTY: "-"}
CELL_NAMES = tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in "abcd")
ROWS = ("left", "right")
LINES = ("column", "row")
TAKEN = ("matching", "others", "all")
STEPS = {"give": GIVE, "place": PLACE, "draw": DRAW}
STEP_NAMES = {step: name for name, step in STEPS.items()}
MOVE = {"keep": KEEP} | {f"draw {name}": FIRST_DRAW + row for row, name in enumerate(ROWS)}
for _i, _colour in enumerate(COLOURS):
    MOVE |= {f"gift {_colour} {seat}": FIRST_GIFT + _i * MAX_PLAYERS + seat for seat in range(MAX_PLAYERS)}
for _code, _card in CARD.items():
    MOVE |= {f"place {_code} {cell}": FIRST_PLACE + _card * CELLS + i for i, cell in enumerate(CELL_NAMES)}
MOVE_TEXT = {move: text for text, move in MOVE.items()}


# Setup ---------------------------------------------------------------------------------------------------------------
def read_options(field: "Field", players: int) -> Options:
    lacking = dict(zip(COLOURS, LACKING))
    if "lacking" in field:
        given = field["lacking"].keys(optional=COLOURS)
        for colour in given.value:
            lacking[colour] = given[colour].whole(1, VALUES)
    return {"lacking": lacking, "seat_view": field["seat_view"].flag() if "seat_view" in field else False}


def new_states(players: int, options: Options) -> States:
    states = new_records(STATE)
    state = writable(states)
    state.players = players
    state.seat_view = options["seat_view"]
    state.lacking[:] = [options["lacking"][colour] for colour in COLOURS]
    return states


# Notation ------------------------------------------------------------------------------------------------------------
def card_text(which: int, card: int) -> str:
    return CODE[card]


def card_from(which: int, code: str) -> int | None:
    return CARD.get(code)


def move_text(move: int) -> str:
    return MOVE_TEXT[move]


def move_from(text: str) -> int | None:
    return MOVE.get(text)


def _texts(cards: Sequence[int]) -> list[str]:
    return [TEXT[card] for card in cards]


def _spread(sets: Sequence[int]) -> list[str]:
    """The codes of sets of cards, one set for each colour."""
    return [code for code, card in CARD.items() if sets[card // A_COLOUR] >> card % A_COLOUR & 1]


# What a seat sees ----------------------------------------------------------------------------------------------------
def view(known: Record, seat: int) -> View:
    """The position as this seat knows it: where only the back of a card is known, its colour stands for it."""
    document = _layout(known)
    if not any(known.aside):
        document["aside"] = spread(COLOURS, known.aside_backs)
    return document


def _layout(state: Record) -> View:
    return {
        "turn": state.turn,
        "step": STEP_NAMES[state.step],
        "block": [_texts(state.block[i : i + SIDE]) for i in range(0, CELLS, SIDE)],
        "left": _texts(state.rows[LEFT][: state.row_size[LEFT]][::-1]),
        "right": _texts(state.rows[RIGHT][: state.row_size[RIGHT]][::-1]),
        "aside": _spread(state.aside),
        "last_turns": None if state.last_turns == NOT_YET else state.last_turns,
        "seats": [
            {"hand": _texts(seat.hand[: seat.hand_size]), "loot": _spread(seat.loot)}
            for seat in state.seats[: state.players]
        ],
    }


def events(notes: list[Note]) -> History:
    """What happened, each event as (what all see, {seat: what that seat sees besides})."""
    told: History = []
    for what, a, b, c in notes:
        if what == N_ASIDE:
            _gather(told, {"event": "aside"}, "backs")[0]["backs"].extend(COLOURS[a] * b)
        elif what == N_HAND:
            public, private = _gather(told, {"event": "hand", "seat": a}, "backs")
            public["backs"].append(COLOURS[b // A_COLOUR])
            private.setdefault(a, {"cards": []})["cards"].append(CODE[b])
        elif what == N_BORDER:
            _add_card(_gather(told, {"event": "border"}, "cards", "cells"), a, b)
        elif what == N_ROW:
            _gather(told, {"event": "row", "row": ROWS[a]}, "backs")[0]["backs"].append(COLOURS[b // A_COLOUR])
        elif what == N_KEEP:
            told.append(({"event": "keep", "seat": a}, {}))
        elif what == N_GIFT:
            colour, given = divmod(c, 1 << A_COLOUR)
            cards = [CODE[colour * A_COLOUR + i] for i in range(A_COLOUR) if given >> i & 1]
            told.append(({"event": "gift", "seat": a, "to": b, "colour": COLOURS[colour], "cards": cards}, {}))
        elif what == N_PLACE:
            told.append(({"event": "place", "seat": a, "card": CODE[b], "cell": CELL_NAMES[c]}, {}))
        elif what == N_TAKE:
            which, place = divmod(c, 2 * CELLS)
            line, cell = divmod(place, CELLS)
            head = {"event": "take", "seat": a, "line": LINES[line], "which": TAKEN[which]}
            _add_card(_gather(told, head, "cards", "cells"), b, cell)
        elif what == N_DRAW:
            public = {"event": "draw", "seat": a, "row": ROWS[b], "back": COLOURS[c // A_COLOUR]}
            told.append((public, {a: {"card": CODE[c]}}))
        elif what == N_REFILL:
            _add_card(_gather(told, {"event": "refill", "row": ROWS[a]}, "cards", "cells"), b, c)
        elif what == N_LAST_TURNS:
            told.append(({"event": "last_turns", "turns": a}, {}))
        elif what == N_SHOW:
            _gather(told, {"event": "show", "seat": a}, "cards")[0]["cards"].append(CODE[b])
        elif what == N_ISLAND:
            _gather(told, {"event": "island"}, "cards")[0]["cards"].append(CODE[a])
        elif what == N_FACE_DOWN:
            seats = [p for p in range(MAX_PLAYERS) if b >> p & 1]
            told.append(({"event": "face_down", "colour": COLOURS[a], "seats": seats, "sum": c}, {}))
        else:
            assert what == N_OVER
            told.append(({"event": "over"}, {}))
    return told


def _gather(told: Any, head: Event, *lists: str) -> tuple[Event, dict[int, Event]]:
    """The last event where it begins like this one, else a new one with empty lists: neighbours become one event."""
    if not told or not head.items() <= told[-1][0].items():
        told.append((head | {name: [] for name in lists}, {}))
    return told[-1]


def _add_card(event: tuple[Event, dict[int, Event]], card: int, cell: int) -> None:
    event[0]["cards"].append(CODE[card])
    event[0]["cells"].append(CELL_NAMES[cell])


# Refusals ------------------------------------------------------------------------------------------------------------
# The reason, which names the sentence in the catalogues (`<game>-refusal-<reason>`), and the rule behind it.
REFUSALS = {
    "no-seat": "KAD-14",
    "over": "KAD-60",
    "not-your-turn": "KAD-14",
    # step 1
    "give-now": "KAD-20",
    "gift-or-keep": "KAD-20",
    "keep-alone": "KAD-20",
    "gift-of-what": "KAD-20",
    "gift-to-whom": "KAD-20",
    "gift-too-long": "KAD-20",
    "no-such-colour": "KAD-1",
    "no-such-receiver": "KAD-20",
    "gift-to-yourself": "KAD-20",
    "nothing-to-give": "KAD-20",
    "not-leading": "KAD-20",
    "lead-shared": "KAD-20",
    "receiver-has-colour": "KAD-20",
    "gift-too-late": "KAD-20",
    "keep-too-late": "KAD-20",
    "no-gift-possible": "KAD-21",
    # step 2
    "place-now": "KAD-30",
    "place-what": "KAD-30",
    "place-where": "KAD-30",
    "place-too-long": "KAD-30",
    "place-first": "KAD-30",
    "no-such-card": "KAD-4",
    "no-such-value": "KAD-2",
    "no-such-kind": "KAD-4",
    "lacking-card": "KAD-3",
    "no-such-cell": "KAD-12",
    "not-in-hand": "KAD-30",
    "cell-taken": "KAD-30",
    # step 3
    "placed-already": "KAD-30",
    "draw-now": "KAD-40",
    "draw-where": "KAD-40",
    "draw-too-long": "KAD-40",
    "no-such-row": "KAD-40",
}
LONGEST = 20  # so much of a word is repeated in a sentence


def why_not(known: Record, seat: int, text: str) -> Refusal:
    """The reason why this seat may not make this move now."""
    if known.turn != seat:
        return "not-your-turn", {"turn": known.turn}
    word, *rest = text.split(" ")
    rest = [one[:LONGEST] for one in rest if one]
    if word == "keep":
        return _why_not_keep(known, seat)
    if word == "gift":
        return _why_not_gift(known, seat, rest)
    if word == "place":
        return _why_not_place(known, seat, rest)
    if word == "draw":
        return _why_not_draw(known, rest)
    return f"{STEP_NAMES[known.step]}-now", {"move": text[: 2 * LONGEST]}


def _why_not_keep(known: Record, seat: int) -> Refusal:
    if known.step == GIVE:
        return "keep-alone", {}
    if known.step == PLACE and all(
        _gift_problem(known, seat, colour, to) for colour in range(len(COLOURS)) for to in range(known.players)
    ):
        return "no-gift-possible", {}
    return "keep-too-late", {}


def _why_not_gift(known: Record, seat: int, rest: Sequence[str]) -> Refusal:
    seats = tuple(map(str, range(known.players)))
    if not rest or rest[0] in seats:
        return "gift-of-what", {}
    letter = rest[0]
    if letter not in COLOURS:
        return "no-such-colour", {"colour": letter}
    colour = COLOURS.index(letter)
    if len(rest) == 1:
        return "gift-to-whom", {"colour": COLOUR_NAMES[colour], "letter": letter}
    if rest[1] not in seats:
        return "no-such-receiver", {"to": rest[1], "last": known.players - 1}
    problem = None if known.step == DRAW else _gift_problem(known, seat, colour, int(rest[1]))
    return problem or ("gift-too-long" if known.step == GIVE else "gift-too-late", {})


def _gift_problem(known: Record, seat: int, colour: int, to: int) -> Refusal | None:
    """KAD-20: what forbids a gift at step 1, or None."""
    name, own = COLOUR_NAMES[colour], known.seats[seat].worth[colour]
    if to == seat:
        return "gift-to-yourself", {"to": to}
    if not own:
        return "nothing-to-give", {"colour": name}
    most, other = max((known.seats[p].worth[colour], -p) for p in range(known.players) if p != seat)
    if most > own:
        return "not-leading", {"colour": name, "own": own, "other": -other, "most": most}
    if most == own:
        return "lead-shared", {"colour": name, "own": own, "other": -other}
    if known.seats[to].worth[colour]:
        return "receiver-has-colour", {"colour": name, "to": to}
    return None


def _why_not_place(known: Record, seat: int, rest: Sequence[str]) -> Refusal:
    if known.step == GIVE:
        return "gift-or-keep", {}
    if known.step == DRAW:
        return "placed-already", {}
    if not rest or rest[0] in CELL_NAMES:
        return "place-what", {}
    code, *cells = rest
    if code not in CARD:
        return _no_card(code)
    card = CARD[code]
    colour, value = card // A_COLOUR, card % A_COLOUR // A_VALUE
    if value == known.lacking[colour]:
        return "lacking-card", {"card": code, "colour": COLOUR_NAMES[colour], "value": value}
    if card not in known.seats[seat].hand[: known.seats[seat].hand_size]:
        return "not-in-hand", {"card": code}
    if not cells:
        return "place-where", {"card": code}
    if cells[0] not in CELL_NAMES:
        return "no-such-cell", {"cell": cells[0]}
    there = known.block[CELL_NAMES.index(cells[0])]
    return ("place-too-long", {}) if there == EMPTY else ("cell-taken", {"cell": cells[0], "card": TEXT[there]})


def _no_card(code: str) -> Refusal:
    """What is wrong with the code of a card."""
    if len(code) != 3:
        return "no-such-card", {"card": code}
    colour, value, kind = tuple(code)
    if colour not in COLOURS:
        return "no-such-colour", {"colour": colour}
    if value not in map(str, range(1, VALUES + 1)):
        return "no-such-value", {"card": code, "value": value}
    return "no-such-kind", {"card": code, "kind": kind}


def _why_not_draw(known: Record, rest: Sequence[str]) -> Refusal:
    if known.step == GIVE:
        return "gift-or-keep", {}
    if known.step == PLACE:
        return "place-first", {}
    if not rest:
        return "draw-where", {}
    return ("draw-too-long", {}) if rest[0] in ROWS else ("no-such-row", {"row": rest[0]})


# Position documents --------------------------------------------------------------------------------------------------
def to_document(state: Record, decks: dict[int, list[int]]) -> Document:
    return _layout(state)


def from_document(doc: "Field", players: int, options: Options) -> tuple[States, dict[int, list[int]]]:
    """The record that a position document describes, read on to the next decision; there are no decks."""
    doc.keys(
        *("game", "players", "turn", "step", "block", "left", "right", "aside", "last_turns", "seats"),
        optional=("options",),
    )
    states = new_states(players, options)
    state = writable(states)
    state.turn = doc["turn"].whole(0, players - 1)
    state.step = doc["step"].one_of(STEPS)

    for row, line in enumerate(doc["block"].list(SIDE, SIDE)):
        for column, cell in enumerate(line.list(SIDE, SIDE)):
            state.block[row * SIDE + column] = EMPTY if cell.value == "-" else _use(cell, state)
    if EMPTY not in state.block:
        doc["block"].fail("should have an empty cell: a full block gives cards away at once")
    for row, name in enumerate(ROWS):
        cards = [_use(card, state) for card in doc[name].list()]
        state.row_size[row] = len(cards)
        state.rows[row, : len(cards)] = cards[::-1]
    for card in doc["aside"].list():
        colour, place = divmod(_use(card, state), A_COLOUR)
        state.aside[colour] |= 1 << place
        state.aside_backs[colour] += 1
    _read_last_turns(doc["last_turns"], state)
    for p, field in enumerate(doc["seats"].list(players, players)):
        _read_seat(field.keys("hand", "loot"), state, p)

    if state.last_turns != FINISHED:
        read_on(states[0], silent_log())
    else:
        state.step = GIVE
        if players == 2:
            open_island(states[0], silent_log())
    return states, {}


def _read_last_turns(field: "Field", state: Record) -> None:
    rows_left = state.row_size[LEFT] + state.row_size[RIGHT]
    if field.is_null:
        if not rows_left:
            field.fail("should be a number once both rows are empty")
        state.last_turns = NOT_YET
    else:
        state.last_turns = field.whole(0, int(state.players))
        if rows_left:
            field.fail("should be null while a row holds cards")


def _read_seat(field: "Field", state: Record, p: int) -> None:
    seat = state.seats[p]
    room = HAND_ROOM - 1 if state.step == DRAW and state.turn == p else HAND_ROOM  # note D3
    hand = sorted(_use(card, state) for card in field["hand"].list(0, 0 if state.last_turns == FINISHED else room))
    seat.hand_size = len(hand)
    seat.hand[: len(hand)] = hand
    for card in field["loot"].list():
        colour, place = divmod(_use(card, state), A_COLOUR)
        seat.loot[colour] |= 1 << place
        seat.worth[colour] += place // A_VALUE


def _use(field: "Field", state: Record) -> int:
    """A card of the box that is nowhere else in the position."""
    card = field.one_of(CARD)
    colour, place = divmod(card, A_COLOUR)
    if place // A_VALUE == state.lacking[colour]:
        field.fail(f"there is no {CODE[card]}: {COLOUR_NAMES[colour]} lacks the {state.lacking[colour]}")
    if state.box[colour] >> place & 1:
        field.fail(f"{CODE[card]} is in this position twice")
    state.box[colour] |= 1 << place
    return card
