"""Diamoniak in words: names, notation, position documents, events and refusals."""

from typing import TYPE_CHECKING, Any

from karat.contract import Document, History, Note, Options, Record, Refusal, States, View
from karat.games.diamoniak.rules import (
    CASTLE_CARDS,
    COLOURS,
    COUNTER,
    DECIDE,
    DECK,
    DIAMOND,
    DIAMOND_CARDS,
    DRAW,
    FAIRY,
    FAIRY_CARDS,
    GIVE,
    MAX_PLAYERS,
    N_BOUGHT,
    N_BUILT,
    N_COUNTERED,
    N_FREED,
    N_GIVEN,
    N_JOINED,
    N_LOST,
    N_OVER,
    N_SHUFFLED,
    N_STOPPED,
    N_STORED,
    N_TURN,
    N_WITCH,
    NO_COLOUR,
    OVER,
    PAYMENTS,
    PRICE,
    STATE,
    STOP,
    TOLL,
    WITCH,
    WITCH_CARDS,
)
from karat.kernel.core import new_states as new_records
from karat.kernel.core import spread, writable

if TYPE_CHECKING:
    from karat.table.document import Field

TITLE = "Diamoniak"
PLAYERS = range(2, 5)
OPTIONS: Options = {"keep_colour": False}
RULES_VERSION = "1"
DECKS = (DECK,)  # piles whose order lasts from one card to the next

CARDS = ("pink", "blue", "green", "yellow", "diamond", "witch", "fairy")
KIND = {code: kind for kind, code in enumerate(CARDS)}
COLOUR = {code: kind for code, kind in KIND.items() if kind < COLOURS}
IN_BOX = (*[CASTLE_CARDS] * COLOURS, DIAMOND_CARDS, WITCH_CARDS, FAIRY_CARDS)
BOX = sum(IN_BOX)
MOVES = (
    *("draw", "stop", "fairy"),
    *(f"buy {seat}" for seat in range(MAX_PLAYERS)),
    *(f"give {CARDS[kind]}" for kind in range(PAYMENTS)),
)
MOVE = {text: move for move, text in enumerate(MOVES)}


# Setup ---------------------------------------------------------------------------------------------------------------
def read_options(field: "Field", players: int) -> Options:
    return {"keep_colour": field["keep_colour"].flag() if "keep_colour" in field else False}


def new_states(players: int, options: Options) -> States:
    states = new_records(STATE)
    state = writable(states)
    state.players = players
    state.keep_colour = options["keep_colour"]
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
    """Everything: only the order of the deck is hidden, so it is a number of cards."""
    return _table(known, sum(known.deck))


def _table(state: Record, deck: Any) -> View:
    """All that lies open, as views and positions show it, with what they say of the deck."""
    return {
        "turn": state.turn,
        "drawn": bool(state.drawn),
        "witch": state.witch or None,
        "deck": deck,
        "discard": spread(CARDS, state.discard),
        "seats": [
            {
                "colour": None if seat.colour == NO_COLOUR else CARDS[seat.colour],
                "castle": seat.castle,
                "store": spread(CARDS, seat.store),
            }
            for seat in state.seats[: state.players]
        ],
    }


def events(notes: list[Note]) -> History:
    """What happened, each event as (what all see, {seat: what that seat sees besides}); here all see everything."""
    told: History = []
    for what, a, b, c in notes:
        if what == N_TURN:
            event = {"event": "turn", "seat": a}
        elif what == N_SHUFFLED:
            event = {"event": "shuffle", "cards": a}
        elif what == N_STORED:
            event = {"event": "draw", "seat": a, "card": CARDS[b], "to": "store"}
        elif what == N_BUILT:
            event = {"event": "draw", "seat": a, "card": CARDS[b], "to": "castle"}
        elif what == N_JOINED:
            event = {"event": "join", "seat": a, "colour": CARDS[b], "cards": c}
        elif what == N_WITCH:
            event = {"event": "draw", "seat": a, "card": CARDS[WITCH], "to": "discard"}
        elif what == N_STOPPED:
            event = {"event": "stop", "seat": a}
        elif what == N_COUNTERED:
            event = {"event": "fairy", "seat": a}
        elif what == N_GIVEN:
            event = {"event": "give", "seat": a, "card": CARDS[b]}
        elif what == N_LOST:
            event = {"event": "lose", "seat": a, "card": CARDS[b]}
        elif what == N_FREED:
            event = {"event": "free", "seat": a, "colour": CARDS[b]}
        elif what == N_BOUGHT:
            event = {"event": "buy", "seat": a, "from": b, "card": CARDS[c], "diamonds": PRICE}
        else:
            assert what == N_OVER
            event = {"event": "over", "winner": a}
        told.append((event, {}))
    return told


# Refusals ------------------------------------------------------------------------------------------------------------
# The reason, which names the sentence in the catalogues (`<game>-refusal-<reason>`), and the rule behind it.
REFUSALS = {
    "no-seat": "MON-10",
    "over": "MON-50",
    "not-your-turn": "MON-10",
    "unknown-move": "MON-11",
    "witch-ends-drawing": "MON-20",
    "witch-not-settled": "MON-20",
    "must-draw": "MON-11",
    "no-witch-to-counter": "MON-23",
    "fairy-too-late": "MON-23",
    "no-fairy": "MON-23",
    "nothing-to-give": "MON-21",
    "fairy-is-no-payment": "MON-22",
    "witch-is-no-payment": "MON-21",
    "not-held": "MON-21",
    "buying-with-witch": "MON-31",
    "buying-after-drawing": "MON-31",
    "no-such-seller": "MON-30",
    "own-store": "MON-30",
    "no-castle": "MON-30",
    "too-few-diamonds": "MON-30",
    "not-for-sale": "MON-32",
}


def why_not(known: Record, seat: int, text: str) -> Refusal:
    """The reason why this seat may not make this move now."""
    if known.turn != seat:
        return "not-your-turn", {"turn": known.turn}
    if text in ("give fairy", "give witch"):
        return (f"{text[5:]}-is-no-payment" if known.witch else "nothing-to-give"), {}
    verb, _, seller = text.partition(" ")
    if verb == "buy" and seller.isdecimal():
        return _why_not_buy(known, seat, seller)
    move = move_from(text)
    if move is None:
        return "unknown-move", {"move": text[:40]}
    if move == DRAW:
        return "witch-ends-drawing", {}
    if move == STOP:
        return ("witch-not-settled" if known.witch else "must-draw"), {}
    if move == COUNTER:
        if not known.witch:
            return "no-witch-to-counter", {}
        return ("no-fairy" if known.witch == TOLL else "fairy-too-late"), {}
    return ("not-held", {"card": CARDS[move - GIVE]}) if known.witch else ("nothing-to-give", {})


def _why_not_buy(known: Record, seat: int, seller: str) -> Refusal:
    mine = known.seats[seat]
    if known.drawn:
        return ("buying-with-witch" if known.witch else "buying-after-drawing"), {}
    if seller not in [str(p) for p in range(known.players)]:
        return "no-such-seller", {"seller": seller[:40], "last": known.players - 1}
    if seller == str(seat):
        return "own-store", {}
    if mine.colour == NO_COLOUR:
        return "no-castle", {}
    if mine.store[DIAMOND] < PRICE:
        return "too-few-diamonds", {"price": PRICE, "diamonds": mine.store[DIAMOND]}
    return "not-for-sale", {"seller": int(seller), "colour": CARDS[mine.colour]}


# Position documents --------------------------------------------------------------------------------------------------
def to_document(state: Record, decks: dict[int, list[int]]) -> Document:
    return _table(state, [CARDS[kind] for kind in decks[DECK]])


def from_document(doc: "Field", players: int, options: Options) -> tuple[States, dict[int, list[int]]]:
    """The record, and the order of its decks, that a position document describes."""
    doc.keys("game", "players", "turn", "drawn", "deck", "discard", "seats", optional=("options", "witch"))
    states = new_states(players, options)
    state = writable(states)
    state.phase = DECIDE
    state.turn = doc["turn"].whole(0, players - 1)
    state.drawn = doc["drawn"].flag()
    if "witch" in doc and not doc["witch"].is_null:
        state.witch = doc["witch"].whole(1, TOLL)
    left = list(IN_BOX)

    deck = [_use(card, left) for card in doc["deck"].list(0, BOX)]
    for kind in deck:
        state.deck[kind] += 1
    for card in doc["discard"].list(0, BOX):
        state.discard[_use(card, left)] += 1
    for seat in state.seats:
        seat.colour = NO_COLOUR
    for p, field in enumerate(doc["seats"].list(players, players)):
        _read_seat(field, state, p, left)

    if state.phase == OVER:
        _check_over(doc, state)
    else:
        _check_witch(doc, state)
    return states, {DECK: deck}


def _read_seat(field: "Field", state: Record, p: int, left: list[int]) -> None:
    """One seat; with a complete castle the game is over."""
    field.keys("colour", "castle", "store")
    seat = state.seats[p]
    seat.castle = field["castle"].whole(0, CASTLE_CARDS)
    if not field["colour"].is_null:
        colour = field["colour"].one_of(COLOUR)
        if any(other.colour == colour for other in state.seats):
            field["colour"].fail(f"another player builds {CARDS[colour]} already")
        if not seat.castle and not state.keep_colour:
            field["castle"].fail("should be 1 or more: without keep_colour a colour goes with the last castle card")
        if seat.castle > left[colour]:
            field["castle"].fail(f"{CARDS[colour]} is here more often than in the box")
        left[colour] -= int(seat.castle)
        seat.colour = colour
    elif seat.castle:
        field["castle"].fail("should be 0 for a player who builds no colour")
    for card in field["store"].list(0, BOX):
        kind = _use(card, left)
        if kind == WITCH:
            card.fail("a witch goes to the discards, never to a store")
        if kind == seat.colour:
            card.fail("a card of the own colour belongs to the castle")
        seat.store[kind] += 1
    if seat.castle == CASTLE_CARDS:
        if state.phase == OVER:
            field["castle"].fail("two castles should not be complete")
        state.phase = OVER


def _check_over(doc: "Field", state: Record) -> None:
    """The game is over, and the turn stays with the winner."""
    if state.seats[state.turn].castle != CASTLE_CARDS:
        doc["turn"].fail("should stay with the winner, whose castle is complete")
    if state.witch:
        doc["witch"].fail("should be null when the game is over")


def _check_witch(doc: "Field", state: Record) -> None:
    """A game that goes on has witches to draw, and one that waits for a payment leaves something to decide (MON-24)."""
    if not state.deck[WITCH] + state.discard[WITCH]:
        doc["deck"].fail("deck and discard together should hold a witch")
    if not state.witch:
        return
    if not state.drawn:
        doc["drawn"].fail("should be true when a witch has been drawn")
    if not state.discard[WITCH]:
        doc["discard"].fail("should hold the witch that has been drawn")
    seat = state.seats[state.turn]
    payable = int(seat.castle) + sum(seat.store[:PAYMENTS].tolist())
    countered = state.witch == TOLL and seat.store[FAIRY]
    if not payable or (payable <= state.witch and not countered):
        doc["witch"].fail("leaves nothing to decide: so few cards are lost at once, and the turn passes on")


def _use(card: "Field", left: list[int]) -> int:
    """Take a card out of the box, which holds no more than it holds."""
    kind = card.one_of(KIND)
    if not left[kind]:
        card.fail(f"{CARDS[kind]} is here more often than in the box")
    left[kind] -= 1
    return kind
