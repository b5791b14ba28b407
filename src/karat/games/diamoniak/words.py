"""Diamoniak in words: names, notation, position documents, events and refusals."""

from karat.games.core import new_states as new_records
from karat.games.core import spread, writable
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

TITLE = "Diamoniak"
PLAYERS = range(2, 5)
OPTIONS = {"keep_colour": False}
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
def read_options(field, players):
    return {"keep_colour": field["keep_colour"].flag() if "keep_colour" in field else False}


def new_states(players, options):
    states = new_records(STATE)
    state = writable(states)
    state.players = players
    state.keep_colour = options["keep_colour"]
    return states


# Notation ------------------------------------------------------------------------------------------------------------
def card_text(which, kind):
    return CARDS[kind]


def card_from(which, code):
    return KIND.get(code)


def move_text(move):
    return MOVES[move]


def move_from(text):
    return MOVE.get(text)


# What a seat sees ----------------------------------------------------------------------------------------------------
def view(known, seat):
    """Everything: only the order of the deck is hidden, so it is a number of cards."""
    return _table(known, sum(known.deck))


def _table(state, deck):
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


def events(notes):
    """What happened, each event as (what all see, {seat: what that seat sees besides}); here all see everything."""
    told = []
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
REFUSALS = {
    "no-seat": ("MON-10", "There is no seat {seat}: the seats are 0 to {last}."),
    "over": ("MON-50", "The game is over: a castle is complete."),
    "not-your-turn": ("MON-10", "It is the turn of seat {turn}."),
    "unknown-move": ("MON-11", '"{move}" is not a move: there are draw, stop, fairy, buy and a seat, give and a card.'),
    "witch-ends-drawing": ("MON-20", "A witch has ended your drawing: she must be settled now."),
    "witch-not-settled": ("MON-20", "The turn does not pass on before the witch is settled."),
    "must-draw": ("MON-11", "You have not drawn yet: a turn is at least one draw, or one purchase."),
    "no-witch-to-counter": ("MON-23", "A fairy counters a witch, and you have drawn none."),
    "fairy-too-late": ("MON-23", "You have begun to give cards to the witch: the fairy comes too late."),
    "no-fairy": ("MON-23", "You have no fairy."),
    "nothing-to-give": ("MON-21", "You have drawn no witch, so there is nothing to give."),
    "fairy-is-no-payment": ("MON-22", "A fairy is no payment: a witch takes diamonds and castle cards."),
    "witch-is-no-payment": ("MON-21", "A witch is no payment: a witch takes diamonds and castle cards."),
    "not-held": ("MON-21", "You have no {card} card to give."),
    "buying-with-witch": ("MON-31", "You have drawn a witch, so there is no purchase in this turn."),
    "buying-after-drawing": ("MON-31", "You have drawn in this turn, so there is no purchase in it."),
    "no-such-seller": ("MON-30", "There is no seat {seller} to buy from: the seats are 0 to {last}."),
    "own-store": ("MON-30", "You buy from another player, not from yourself."),
    "no-castle": ("MON-30", "You build no castle yet, so there is no colour that you could buy."),
    "too-few-diamonds": ("MON-30", "A castle card costs {price} diamonds, and you have {diamonds}."),
    "not-for-sale": ("MON-32", "Seat {seller} holds no {colour} card, and no other colour joins your castle."),
}


def why_not(known, seat, text):
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


def _why_not_buy(known, seat, seller):
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
def to_document(state, decks):
    return _table(state, [CARDS[kind] for kind in decks[DECK]])


def from_document(doc, players, options):
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


def _read_seat(field, state, p, left):
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


def _check_over(doc, state):
    """The game is over, and the turn stays with the winner."""
    if state.seats[state.turn].castle != CASTLE_CARDS:
        doc["turn"].fail("should stay with the winner, whose castle is complete")
    if state.witch:
        doc["witch"].fail("should be null when the game is over")


def _check_witch(doc, state):
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


def _use(card, left):
    """Take a card out of the box, which holds no more than it holds."""
    kind = card.one_of(KIND)
    if not left[kind]:
        card.fail(f"{CARDS[kind]} is here more often than in the box")
    left[kind] -= 1
    return kind
