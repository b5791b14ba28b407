"""Kadora in words: names, notation, position documents, events and refusals."""

from karat.games.core import new_states as new_records
from karat.games.core import silent_log, writable
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

TITLE = "Kadora"
PLAYERS = range(2, 5)
COLOURS = ("R", "O", "Y", "G", "B", "P")
LACKING = (1, 2, 3, 4, 5, 3)  # KAD-3
OPTIONS = {"lacking": dict(zip(COLOURS, LACKING)), "seat_view": False}
RULES_VERSION = "1"
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
def read_options(field, players):
    lacking = dict(zip(COLOURS, LACKING))
    if "lacking" in field:
        given = field["lacking"].keys(optional=COLOURS)
        for colour in given.value:
            lacking[colour] = given[colour].whole(1, VALUES)
    return {"lacking": lacking, "seat_view": field["seat_view"].flag() if "seat_view" in field else False}


def new_states(players, options):
    states = new_records(STATE)
    state = writable(states)
    state.players = players
    state.seat_view = options["seat_view"]
    state.lacking[:] = [options["lacking"][colour] for colour in COLOURS]
    return states


# Notation ------------------------------------------------------------------------------------------------------------
def card_text(which, card):
    return CODE[card]


def card_from(which, code):
    return CARD.get(code)


def move_text(move):
    return MOVE_TEXT[move]


def move_from(text):
    return MOVE.get(text)


def _texts(cards):
    return [TEXT[card] for card in cards]


def _spread(sets):
    """The codes of sets of cards, one set for each colour."""
    return [code for code, card in CARD.items() if sets[card // A_COLOUR] >> card % A_COLOUR & 1]


# What a seat sees ----------------------------------------------------------------------------------------------------
def view(known, seat):
    """The position as this seat knows it: where only the back of a card is known, its colour stands for it."""
    document = _layout(known)
    if not any(known.aside):
        document["aside"] = [colour for colour, backs in zip(COLOURS, known.aside_backs) for _ in range(backs)]
    return document


def _layout(state):
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


def events(notes):
    """What happened, each event as (what all see, {seat: what that seat sees besides})."""
    told = []
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
            colour, cards = divmod(c, 1 << A_COLOUR)
            cards = [CODE[colour * A_COLOUR + i] for i in range(A_COLOUR) if cards >> i & 1]
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


def _gather(told, head, *lists):
    """The last event where it begins like this one, else a new one with empty lists: neighbours become one event."""
    if not told or not head.items() <= told[-1][0].items():
        told.append((head | {name: [] for name in lists}, {}))
    return told[-1]


def _add_card(event, card, cell):
    event[0]["cards"].append(CODE[card])
    event[0]["cells"].append(CELL_NAMES[cell])


# Refusals ------------------------------------------------------------------------------------------------------------
REFUSALS = {
    "no-seat": ("KAD-14", "There is no seat {seat}: the seats are 0 to {last}."),
    "over": ("KAD-60", "The game is over: everybody has had their last turn."),
    "not-your-turn": ("KAD-14", "It is the turn of seat {turn}."),
    "unknown-move": ("KAD-30", '"{move}" is no move; at this step a move reads like "{example}".'),
    # step 1
    "gift-or-keep": ("KAD-20", 'A gift is possible: first make one, or say "keep".'),
    "no-such-colour": ("KAD-1", 'There is no colour "{colour}": the colours are R, O, Y, G, B and P.'),
    "no-such-receiver": ("KAD-20", 'There is no seat "{to}" that could receive a gift: the seats are 0 to {last}.'),
    "gift-to-yourself": ("KAD-20", "A gift goes to another player, and seat {to} is your own."),
    "nothing-to-give": ("KAD-20", "You have no {colour} in your loot to give away."),
    "not-leading": ("KAD-20", "Seat {other} leads {colour}, {most} to your {own}: only the leader may give it away."),
    "lead-shared": ("KAD-20", "You share the lead in {colour} with seat {other}, {own} each: nobody may give it away."),
    "receiver-has-colour": ("KAD-20", "Seat {to} has {colour} in the loot already, so it cannot receive any."),
    "gift-too-late": ("KAD-20", "One gift a turn, and only before a card is placed: the time for it has passed."),
    "keep-too-late": ("KAD-20", "The step of giving has passed, so there is nothing to decline any more."),
    "no-gift-possible": ("KAD-21", "No gift is possible in this turn, so there is nothing to decline."),
    # step 2
    "place-first": ("KAD-30", "Place a card first; the draw comes after it."),
    "no-such-card": ("KAD-4", '"{card}" is no card: a card is colour, value and kind, such as Y4r.'),
    "lacking-card": ("KAD-3", "There is no {card}: {colour} lacks the {value} in this game."),
    "no-such-cell": ("KAD-12", 'There is no cell "{cell}": the block has a1 to d4.'),
    "not-in-hand": ("KAD-30", "You do not hold {card}."),
    "cell-taken": ("KAD-30", "{cell} is not empty: {card} lies there."),
    # step 3
    "placed-already": ("KAD-30", "You have placed a card in this turn; now draw one."),
    "no-such-row": ("KAD-40", 'There is no row "{row}": draw from left or right.'),
}
EXAMPLES = {GIVE: "gift Y 1", PLACE: "place Y4r b2", DRAW: "draw left"}


def why_not(known, seat, text):
    """The reason why this seat may not make this move now."""
    if known.turn != seat:
        return "not-your-turn", {"turn": known.turn}
    words = text.split(" ")
    if words == ["keep"]:
        return _why_not_keep(known, seat)
    if len(words) == 3 and words[0] == "gift":
        return _why_not_gift(known, seat, words[1][:20], words[2][:20])
    if len(words) == 3 and words[0] == "place":
        return _why_not_place(known, seat, words[1][:20], words[2][:20])
    if len(words) == 2 and words[0] == "draw":
        return _why_not_draw(known, words[1][:20])
    return "unknown-move", {"move": text[:40], "example": EXAMPLES[known.step]}


def _why_not_keep(known, seat):
    if known.step == PLACE and all(
        _gift_problem(known, seat, colour, to) for colour in range(len(COLOURS)) for to in range(known.players)
    ):
        return "no-gift-possible", {}
    return "keep-too-late", {}


def _why_not_gift(known, seat, colour, to):
    if colour not in COLOURS:
        return "no-such-colour", {"colour": colour}
    if to not in ("0", "1", "2", "3")[: known.players]:
        return "no-such-receiver", {"to": to, "last": known.players - 1}
    problem = None if known.step == DRAW else _gift_problem(known, seat, COLOURS.index(colour), int(to))
    return problem or ("gift-too-late", {})


def _gift_problem(known, seat, colour, to):
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


def _why_not_place(known, seat, code, cell):
    if known.step == GIVE:
        return "gift-or-keep", {}
    if known.step == DRAW:
        return "placed-already", {}
    if code not in CARD:
        return "no-such-card", {"card": code}
    card = CARD[code]
    colour, value = card // A_COLOUR, card % A_COLOUR // A_VALUE
    if value == known.lacking[colour]:
        return "lacking-card", {"card": code, "colour": COLOUR_NAMES[colour], "value": value}
    if card not in known.seats[seat].hand[: known.seats[seat].hand_size]:
        return "not-in-hand", {"card": code}
    if cell not in CELL_NAMES:
        return "no-such-cell", {"cell": cell}
    return "cell-taken", {"cell": cell, "card": TEXT[known.block[CELL_NAMES.index(cell)]]}


def _why_not_draw(known, row):
    if known.step == GIVE:
        return "gift-or-keep", {}
    if known.step == PLACE:
        return "place-first", {}
    return "no-such-row", {"row": row}


# Position documents --------------------------------------------------------------------------------------------------
def to_document(state, decks):
    return _layout(state)


def from_document(doc, players, options):
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


def _read_last_turns(field, state):
    rows_left = state.row_size[LEFT] + state.row_size[RIGHT]
    if field.is_null:
        if not rows_left:
            field.fail("should be a number once both rows are empty")
        state.last_turns = NOT_YET
    else:
        state.last_turns = field.whole(0, int(state.players))
        if rows_left:
            field.fail("should be null while a row holds cards")


def _read_seat(field, state, p):
    seat = state.seats[p]
    room = HAND_ROOM - 1 if state.step == DRAW and state.turn == p else HAND_ROOM  # note D3
    hand = sorted(_use(card, state) for card in field["hand"].list(0, 0 if state.last_turns == FINISHED else room))
    seat.hand_size = len(hand)
    seat.hand[: len(hand)] = hand
    for card in field["loot"].list():
        colour, place = divmod(_use(card, state), A_COLOUR)
        seat.loot[colour] |= 1 << place
        seat.worth[colour] += place // A_VALUE


def _use(field, state):
    """A card of the box that is nowhere else in the position."""
    card = field.one_of(CARD)
    colour, place = divmod(card, A_COLOUR)
    if place // A_VALUE == state.lacking[colour]:
        field.fail(f"there is no {CODE[card]}: {COLOUR_NAMES[colour]} lacks the {state.lacking[colour]}")
    if state.box[colour] >> place & 1:
        field.fail(f"{CODE[card]} is in this position twice")
    state.box[colour] |= 1 << place
    return card
