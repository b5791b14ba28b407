"""Position documents of Sea or Shore."""

from itertools import product

from karat.games.seashore.cards import (
    ALL_CARDS,
    CARDS,
    COLOURS,
    MAX_PLAYERS,
    PLUS_CARDS,
    RANKS,
    ROUNDS,
    TREASURES,
)
from karat.games.seashore.notation import CARD, CODES, LETTERS, SHOWS, codes_of, treasure_code, treasure_text
from karat.games.seashore.rules import next_to_play, reveal, settle
from karat.games.seashore.state import (
    CLAIM,
    DEAL_CARDS,
    DRAW,
    DRAWING,
    HAND,
    LEFT,
    NONE,
    NOT_AT_ALL,
    OVER,
    PASS,
    PLAY,
    PLUS,
    RETURN,
    RIGHT,
    ROB,
    SEA,
    STATE,
    count_targets,
    is_longest,
    pile_showing,
)
from karat.kernel.core import new_states as new_records
from karat.kernel.core import silent_log, writable

SIDES = {"plus": PLUS, "hand": HAND}
PASS_TO = {"left": LEFT, "right": RIGHT, "none": NOT_AT_ALL}
STEPS = ("pass", "play", "claim", "rob", "draw", "return", "over")
STEP = {name: step for step, name in enumerate(STEPS)}
MOST_SCORE = 1_000_000


def new_states(players, options):
    states = new_records(STATE)
    state = writable(states)
    state.players = players
    state.action[:] = SIDES[options["action_rb"]], SIDES[options["action_pg"]]
    state.pass_to = PASS_TO[options["pass_to"]]
    state.plus_cap = options["plus_cap"]
    state.plus_most = options["plus_most"]
    state.steal_any = options["steal_any"]
    state.points[:] = sorted(options["treasure_points"], reverse=True)
    return states


# Writing -------------------------------------------------------------------------------------------------------------
def to_document(state, decks):
    """Everything, from the record as plain Python values."""
    seats = [
        {
            "hand": codes_of(seat.hand),
            "points_pile": points_pile(state, seat),
            "plus": seat.plus,
            "score": seat.score,
            "pass": None if seat.passing == NONE else LETTERS[seat.passing],
        }
        for seat in state.seats[: state.players]
    ]
    return {
        "round": state.round_no,
        "start": state.start,
        "turn": None if state.turn == NONE else state.turn,
        "step": STEPS[state.step],
        "piles": [
            [treasure_text(state, kind) for kind in pile[:height]]
            for pile, height in zip(state.piles[: count_piles(state)], state.height)
        ],
        "supply": state.supply,
        "box": codes_of(state.box),
        "played": [
            {"seat": p, "card": CODES[seat.card], "shows": SHOWS[seat.shows], "plus": seat.laid}
            for p, seat in played(state)
        ],
        "out": codes_of(state.out),
        "taken": [i for i in range(count_piles(state)) if state.taken[i]],
        "pending": pending(state),
        "drawn": {"from": state.victim, "cards": codes_of(state.drawn)} if state.step == RETURN else None,
        "seats": seats,
    }


def count_piles(state):
    return 1 if state.players == 3 else 2


def points_pile(state, seat):
    return [treasure_text(state, kind) for kind in seat.points_pile[: seat.treasures]]


def in_turn(state):
    """The seats in turn order, with their numbers."""
    order = [(state.start + i) % state.players for i in range(state.players)]
    return [(p, state.seats[p]) for p in order]


def played(state):
    return [(p, seat) for p, seat in in_turn(state) if seat.card != NONE]


def pending(state):
    """What the trick still has to settle: claims in turn order, then actions in turn order."""
    entries = [
        {"seat": p, "step": "claim", "colour": LETTERS[seat.card % COLOURS]}
        for p, seat in in_turn(state)
        if seat.prize == CLAIM
    ]
    entries += [{"seat": p, "step": STEPS[seat.prize]} for p, seat in in_turn(state) if seat.prize in (ROB, DRAW)]
    if state.step == RETURN:
        entries[0]["step"] = "return"
    return entries


# Reading -------------------------------------------------------------------------------------------------------------
def from_document(doc, players, options):
    """The record that a position document describes."""
    doc.keys(
        *("game", "players", "round", "start", "turn", "step", "piles", "supply", "played", "seats"),
        optional=("options", "box", "out", "taken", "pending", "drawn"),
    )
    states = new_states(players, options)
    state = writable(states)
    state.round_no = doc["round"].whole(1, ROUNDS)
    state.start = doc["start"].whole(0, players - 1)
    state.step = doc["step"].one_of(STEP)
    state.supply = doc["supply"].whole(0, PLUS_CARDS)
    state.turn = state.victim = NONE
    for p in range(MAX_PLAYERS):
        seat = state.seats[p]
        seat.passing = seat.gave = seat.card = seat.prize = NONE
        state.memories[p].could[:] = ALL_CARDS
    stock = _Stock(options)
    _read_seats(doc["seats"].list(players, players), state, stock)
    _read_piles(doc["piles"].list(count_piles(state), count_piles(state)), state, stock)
    state.box = stock.cards(doc["box"]) if "box" in doc else 0
    state.box_size = int(state.box).bit_count()
    state.out = stock.cards(doc["out"]) if "out" in doc else 0
    _read_played(doc["played"].list(0, players), state, stock)
    if state.supply + sum(int(state.seats[p].plus) + int(state.seats[p].laid) for p in range(players)) > PLUS_CARDS:
        doc["supply"].fail(f"there are more than {PLUS_CARDS} plus cards in this position")
    _READ_STEP.get(state.step, _read_settling)(doc, states, stock)
    return states, {}


class _Stock:
    """What is left in the box while a document is read: no card can be in two places."""

    def __init__(self, options):
        self.here = set()
        self.kinds, self.left = {}, {}
        ranks = sorted(options["treasure_points"], reverse=True)
        for colour in range(COLOURS):
            for points in ranks:
                kind = RANKS * colour + ranks.index(points)
                self.kinds[treasure_code(colour, points)] = kind
                self.left[kind] = self.left.get(kind, 0) + 1

    def card(self, field):
        card = field.one_of(CARD)
        if card in self.here:
            field.fail(f"{CODES[card]} is here more often than in the box")
        self.here.add(card)
        return card

    def cards(self, field):
        """A list of island cards as a set."""
        return sum(1 << self.card(card) for card in field.list(0, CARDS))

    def treasure(self, field):
        kind = field.one_of(self.kinds)
        if not self.left[kind]:
            field.fail(f"{field.value} is here more often than in the box")
        self.left[kind] -= 1
        return kind


def _read_seats(fields, state, stock):
    for p, field in enumerate(fields):
        field.keys("hand", "points_pile", "plus", "score", optional=("pass",))
        seat = state.seats[p]
        hand = stock.cards(field["hand"])
        seat.hand = hand
        seat.hand_size = hand.bit_count()
        for k, treasure in enumerate(field["points_pile"].list(0, TREASURES)):
            seat.points_pile[k] = stock.treasure(treasure)
            seat.treasures = k + 1
        seat.unseen = max(0, seat.treasures - 1)
        seat.plus = field["plus"].whole(0, PLUS_CARDS)
        seat.score = field["score"].whole(0, MOST_SCORE)
        if "pass" in field and not field["pass"].is_null:
            if state.step != PASS:
                field["pass"].fail(f'should be null in step "{STEPS[state.step]}"')
            seat.passing = field["pass"].one_of({letter: colour for colour, letter in enumerate(LETTERS)})
            if not is_longest(hand, int(seat.passing)):
                field["pass"].fail("should be a colour that no other outnumbers in this hand")


def _read_piles(fields, state, stock):
    for i, field in enumerate(fields):
        for k, treasure in enumerate(field.list(0, TREASURES)):
            kind = stock.treasure(treasure)
            if state.players > 3 and kind // (TREASURES // 2) != i:
                treasure.fail(f"should be {'red or blue' if i == 0 else 'purple or green'} in this pile")
            state.piles[i, k] = kind
            state.height[i] = k + 1


def _read_played(fields, state, stock):
    last = -1
    for field in fields:
        field.keys("seat", "card", "shows", "plus")
        p = field["seat"].whole(0, state.players - 1)
        place = (p - state.start) % state.players
        if place <= last:
            field["seat"].fail("should come in turn order from the start player")
        last = place
        seat = state.seats[p]
        seat.card = stock.card(field["card"])
        number = seat.card // COLOURS + 1
        seat.shows = field["shows"].one_of({name: half for half, name in enumerate(SHOWS)})
        seat.shown = seat.card % COLOURS if seat.shows == SEA else number
        seat.laid = field["plus"].whole(0, int(state.plus_most))
        if seat.laid and number + seat.laid > state.plus_cap:
            field["plus"].fail(f"the value should not pass {state.plus_cap}")
    for p in range(state.players):
        waits = state.seats[p].card == NONE and state.seats[p].hand_size > 0
        if waits and (p - state.start) % state.players < last:
            fields[-1]["seat"].fail(f"seat {p} plays before")


def _nothing_in(doc, *names):
    """That these fields are null or empty, as they are in most steps."""
    for name in names:
        if name not in ("turn", "drawn"):
            if name in doc:
                doc[name].list(0, 0)
        elif name in doc and not doc[name].is_null:
            doc[name].fail(f'should be null in step "{doc["step"].value}"')


def _read_turn(doc, state, turn):
    """That it is the turn of the seat whose turn it must be."""
    if doc["turn"].whole(0, state.players - 1) != turn:
        doc["turn"].fail(f"should be {turn}")
    state.turn = turn


def _read_pass(doc, states, stock):
    state = writable(states)
    _nothing_in(doc, "turn", "played", "taken", "pending", "drawn")
    if state.pass_to == NOT_AT_ALL:
        doc["step"].fail('should not be "pass" where nothing is passed')
    if not any(seat.hand_size and seat.passing == NONE for seat in state.seats[: state.players]):
        doc["seats"].fail("nobody has a colour to choose")


def _read_play(doc, states, stock):
    _nothing_in(doc, "taken", "pending", "drawn")
    turn = int(next_to_play(states[0]))
    if turn == NONE:
        doc["seats"].fail("nobody has a card to play")
    _read_turn(doc, writable(states), turn)


def _read_over(doc, states, stock):
    state = writable(states)
    _nothing_in(doc, "turn", "played", "taken", "pending", "drawn")
    if state.round_no < ROUNDS:
        doc["round"].fail(f"should be {ROUNDS} when the game is over")
    for p, seat in enumerate(state.seats[: state.players]):
        if seat.hand_size:
            doc["seats"][p]["hand"].fail("should be empty when the game is over")


_READ_STEP = {PASS: _read_pass, PLAY: _read_play, OVER: _read_over}


def _read_settling(doc, states, stock):
    """The steps after the reveal, while prizes are settled."""
    state = writable(states)
    for pile in doc["taken"].list(0, 2) if "taken" in doc else []:
        i = pile.whole(0, count_piles(state) - 1)
        if state.taken[i]:
            pile.fail("is here twice")
        state.taken[i] = 1
    for p, seat in enumerate(state.seats[: state.players]):
        if seat.card == NONE and seat.hand_size:
            doc["played"].fail(f"seat {p} has a card and should have played")
    doc.keys(*doc.value, "pending")
    entries = doc["pending"].list(1, state.players)
    for at, field in enumerate(entries):
        _read_prize(field, state, at)
    if entries[0]["step"].value != doc["step"].value:
        doc["step"].fail("should be that of the first entry in pending")
    _read_turn(doc, state, entries[0]["seat"].value)
    if [entry["seat"] for entry in pending(state)] != [field["seat"].value for field in entries]:
        doc["pending"].fail("should list claims in turn order, then actions in turn order")
    if not _can_be_won(states):
        doc["pending"].fail("does not follow from the cards played and the treasures that lie open")
    if state.step == RETURN:
        _read_drawn(doc, state, stock)
    else:
        _nothing_in(doc, "drawn")
        _read_on(states, entries[0])


def _read_on(states, current):
    """Note D3: settle what needs no question, as play does, up to the next question or the next outcome of chance."""
    state = writable(states)
    settled = states.copy()
    settle(settled[0], silent_log())
    step = writable(settled).step
    if step == DEAL_CARDS:  # round two comes next, so the prize that leads there is asked
        if state.step != CLAIM and count_targets(states[0], int(state.turn), int(state.step))[0] == 0:
            current.fail("there is nobody to choose, and then the round is over")
        return
    states[:] = settled
    if step == DRAWING:
        state.step, state.victim = DRAW, NONE


def _read_prize(field, state, at):
    """One entry of `pending`."""
    field.keys("seat", "step", optional=("colour",))
    p = field["seat"].whole(0, state.players - 1)
    seat = state.seats[p]
    step = field["step"].one_of({"claim": CLAIM, "rob": ROB, "draw": DRAW, "return": RETURN})
    if step == RETURN and at > 0:
        field["step"].fail("only the first can wait for cards to be returned")
    if seat.prize != NONE:
        field["seat"].fail("is here twice")
    if seat.card == NONE:
        field["seat"].fail("has played no card in this trick")
    seat.prize = DRAW if step == RETURN else step
    if step == CLAIM:
        field.keys("seat", "step", "colour")
        colour = field["colour"].one_of({letter: colour for colour, letter in enumerate(LETTERS)})
        if colour != seat.card % COLOURS:
            field["colour"].fail("should be that of the card played")
    elif "colour" in field:
        field["colour"].fail("is for claims only")


def _can_be_won(states):
    """Whether those who wait for a prize have won it, for some colours of the treasures taken in this trick."""
    state = writable(states)
    seats = state.seats[: state.players]
    for seat in seats:
        if seat.prize == CLAIM and pile_showing(states[0], int(seat.card) % COLOURS) == NONE:
            return False
    colours = {int(seat.card) % COLOURS for seat in seats if seat.card != NONE}
    piles = range(count_piles(state))
    for opened in product(*(colours if state.taken[i] else (NONE,) for i in piles)):
        twins = states.copy()
        twin = writable(twins)
        for i in piles:
            if twin.taken[i]:
                twin.taken[i] = 0
                twin.piles[i, 0] = RANKS * opened[i]
                twin.height[i] = max(1, twin.height[i])
        twin.seats["prize"] = NONE
        reveal(twins[0], silent_log())
        if all(seat.prize in (NONE, won) for seat, won in zip(seats, twin.seats["prize"])):
            return True
    return False


def _read_drawn(doc, state, stock):
    """The cards on their way, in step return."""
    doc.keys(*doc.value, "drawn")
    field = doc["drawn"].keys("from", "cards")
    state.victim = field["from"].whole(0, state.players - 1)
    victim = state.seats[state.victim]
    if state.victim == state.turn:
        field["from"].fail("should be another seat")
    if victim.card == NONE:
        field["from"].fail("has played no card in this trick, so its hand was empty")
    cards = field["cards"].list(1, 2)
    if len(cards) == 1 and victim.hand_size:
        field["cards"].fail("should be two: there was more than one card in that hand")
    state.drawn = stock.cards(field["cards"])
    state.drawn_size = len(cards)
