"""A game at the table: new games, positions, moves, views and what a seat knows. The public contract of Karat."""

import operator
import random
import threading
from functools import cache
from importlib import import_module

import numpy as np

from karat.errors import BadPosition, BadSetup, IllegalMove
from karat.games import doors
from karat.games.core import new_log, new_states, read_log, silent_log, snapshot
from karat.games.luck import new_luck
from karat.table import record
from karat.table.dealer import Deal
from karat.table.document import Field, plain, shown
from karat.table.picture import picture

_NESTED = {dict, list}
_SEATS = [tuple(p for p in range(8) if mask >> p & 1) for mask in range(256)] + [()]  # the last one, -1, is nobody


class _Room(threading.local):
    """Arrays that compiled code writes into, one set for each thread."""

    def __init__(self):
        self.log = new_log()
        self.cards = np.zeros(128, np.int64)
        self.scores = np.zeros(8, np.int64)
        self.moves = np.zeros(1024, np.int64)

    def more_moves(self):
        self.moves = np.zeros(2 * len(self.moves), np.int64)


_room = _Room()


class Game:
    """One of the five games."""

    def __init__(self, id, rules, worlds, words):
        self.id, self._rules, self._worlds, self._words = id, rules, worlds, words
        self.title, self.players, self.rules_version = words.TITLE, words.PLAYERS, words.RULES_VERSION
        doors.register(rules.STATE, rules, worlds)

    def __repr__(self):
        return f"<karat game {self.id}>"

    def __reduce__(self):
        """A copy of a game, or one that was sent to another process, is the game itself."""
        return load, (self.id,)

    @property
    def options(self):
        """The options by name, with their defaults."""
        return _fresh(self._words.OPTIONS)

    def new(self, players=None, seed=None, **options):
        """A game that is set up and dealt. `seed` is a number, a text, a Deal, or None for a fresh secret."""
        players = self.players.start if players is None else players
        players = self._count(Field(players, "players", BadSetup))
        options = self._options(Field(options, "", BadSetup), players)
        deal = Deal.from_seed(seed)
        state = self._undealt(players, options, deal)
        state._proof = deal
        state._advance()
        return state

    def _undealt(self, players, options, deal):
        """A game before its first card."""
        state = State(self, options, self._words.new_states(players, options), deal)
        doors.begin_now(state._states, _room.log)
        state._remember()
        return state

    def _template(self, players, options):
        """A game before its first card as an array of one record, for batches to copy."""
        states = self._words.new_states(players, options)
        doors.begin_now(states, silent_log())
        return states

    def position(self, document, seed=0):
        """The game at the moment that a position document describes."""
        field = Field(document, "", BadPosition)
        if not isinstance(document, dict):
            field.fail(f"a position should be a map, not {shown(document)}")
        for name in ("game", "players"):
            if name not in document:
                raise BadPosition(name, "is missing")
        if document["game"] != self.id:
            field["game"].fail(f'should be "{self.id}", not {shown(document["game"])}')
        players = self._count(field["players"])
        options = self._options(Field(document.get("options", {}), "options", BadPosition), players)
        states, decks = self._words.from_document(field, players, options)
        state = State(self, options, states, Deal.from_seed(seed), decks)
        state._settle()
        if not state.over and not state.to_move:
            raise BadPosition("", "nobody owes a decision, and the game is not over")
        state._start = state.position()
        return state

    def replay(self, document, seed=0):
        """The game that a record tells, every move and card checked again."""
        return record.replay(self, document, seed)

    def _count(self, field):
        return field.whole(self.players.start, self.players.stop - 1)

    def _options(self, field, players):
        field.keys(optional=self.options)
        return self._words.read_options(field, players)


@cache
def load(id):
    """The game of an id, always the same one."""
    return Game(id, *(import_module(f"karat.games.{id}.{part}") for part in ("rules", "worlds", "words")))


class State:
    """One game at one moment. Everything is here: use `view` and `knowledge` for what a seat may know."""

    __slots__ = (
        "_dealer", "_decks", "_history", "_options", "_proof", "_start", "_states", "_steps", "game", "players",
    )

    def __init__(self, game, options, states, deal, decks=None):
        self.game, self._options, self._states, self.players = game, options, states, int(states["players"][0])
        self._proof = None  # what a record says of its deal: the Deal of a new game, or what another record said
        self._dealer = deal.dealer(game.id, self.players, options)
        self._decks = {} if decks is None else decks  # pile -> its cards in order, the next one first
        self._history, self._steps, self._start = [], [], None

    def __repr__(self):
        now = "over" if self.over else f"seats {', '.join(map(str, self.to_move))} to move"
        return f"<{self.game.id}, {self.players} players, {now}>"

    # What is going on ------------------------------------------------------------------------------------------------
    @property
    def to_move(self):
        """The seats that owe a decision now, in seat order."""
        return _SEATS[doors.owed_now(self._states)]

    @property
    def over(self):
        return doors.owed_now(self._states) < 0

    @property
    def scores(self):
        """The final scores as the rules count them, or None while the game goes on."""
        return _outcome(self._states)[0]

    @property
    def winners(self):
        return _outcome(self._states)[1]

    @property
    def options(self):
        return _fresh(self._options)

    @property
    def commitment(self):
        """The fingerprint of the secret that all cards come from, None in a game that was not dealt from its start."""
        return record.proof(self).get("commitment")

    def legal(self, seat):
        """All moves that `seat` may make now, in notation."""
        return _legal(self.game, self._states, self._seat(seat))

    def position(self):
        """Everything, as a position document."""
        words = self.game._words
        document = words.to_document(snapshot(self._states), self._decks)
        return {"game": self.game.id, "players": self.players, "options": self.options} | document

    def record(self):
        """The whole game as a record that replays without any generator."""
        return record.write(self)

    def view(self, seat=None):
        """Everything that `seat` may know (a spectator is None), and nothing else."""
        return self.look(seat) | {"options": self.options}

    def look(self, seat=None):
        """The same for readers who change nothing: its options are those of the game itself."""
        seat = self._watcher(seat)
        return _view(self.game, self._options, self._known(seat), seat)

    def events(self, seat=None, since=0, until=None):
        """The history as `seat` may know it (a spectator is None), or what happened between two of its `moments`."""
        return [_fresh(event) for event in self.seen(seat, since, until)]

    def seen(self, seat=None, since=0, until=None):
        """The same for readers who change nothing: these events are the history itself, not copies of it."""
        return _as_seen(self._history[since:until], self._watcher(seat))

    @property
    def moments(self):
        """How long the history is by now, with all that any seat has seen."""
        return len(self._history)

    def knowledge(self, seat):
        """What `seat` knows, enough to imagine the rest."""
        seat = self._seat(seat)
        history = [(public, {seat: private[seat]} if seat in private else {}) for public, private in self._history]
        return Knowledge(self.game, self._options, seat, self._known(seat), history)

    def _repr_svg_(self):
        """The table in a notebook, as a spectator sees it."""
        return picture(self.view())

    def copy(self):
        """An independent twin."""
        twin = State.__new__(State)
        twin.game, twin.players, twin._options = self.game, self.players, self._options
        twin._proof, twin._start = self._proof, self._start
        twin._states, twin._dealer = _copied(self._states), self._dealer.copy()
        twin._decks = {which: list(cards) for which, cards in self._decks.items()}
        twin._history, twin._steps = list(self._history), list(self._steps)
        return twin

    def afresh(self, seed=None):
        """The same moment as the start of a game of its own: what is still to be dealt is shuffled anew."""
        return _begun(self.game, self._options, _copied(self._states), Deal.from_seed(seed))

    # Moves -----------------------------------------------------------------------------------------------------------
    def play(self, seat, move):
        """Play a move in notation, deal what chance owes, and return the events this caused as `seat` may know them."""
        before = len(self._history)
        at = self.make(seat, move)
        return self.events(at, before)

    def make(self, seat, move):
        """The same for those who ask for the events later, or never; the seat as a plain number."""
        at = self._move(seat, move)
        self._advance()
        return at

    def _move(self, seat, move):
        """Make a move without dealing what it asks for; the seat as a plain number."""
        code = self.game._words.move_from(move) if isinstance(move, str) else None
        at = _seat_number(seat, self.players)
        played = 0
        if code is not None and at is not None:
            while (played := doors.play_now(self._states, at, code, _room.moves, _room.log)) < 0:
                _room.more_moves()
        if not played:
            raise self._refusal(seat, at, move)
        self._steps.append((at, move))
        self._remember()
        return at

    def _refusal(self, seat, at, move):
        """Why the rules refuse a move, from what the seat knows alone."""
        words = self.game._words
        if at is None:
            reason, values = "no-seat", {"seat": shown(seat), "last": self.players - 1}
        elif self.over:
            reason, values = "over", {}
        else:
            text = move if isinstance(move, str) else shown(move)
            reason, values = words.why_not(snapshot(self._known(at)), at, text)
        rule, sentence = words.REFUSALS[reason]
        return IllegalMove(seat, move, rule, reason, sentence.format(**values), values)

    # Chance ----------------------------------------------------------------------------------------------------------
    def _advance(self):
        """Deal until somebody owes a decision or the game is over."""
        while True:
            which, count = doors.wanted_now(self._states)
            if not count:
                break
            self._hand_over(which, self._draw(which, count))
        self._settle()

    def _draw(self, which, count):
        """The next cards of a pile; one that has changed in size since its last card is shuffled first."""
        deck = self._deck(which)
        cards = deck[:count]
        del deck[:count]
        return cards

    def _deck(self, which):
        size = doors.pile_now(self._states, which, _room.cards)
        deck = self._decks.get(which)
        if deck is None or len(deck) != size:
            deck = self._decks[which] = self._dealer.shuffled(_room.cards[:size].tolist())
        return deck

    def _hand_over(self, which, cards):
        """Give the rules the cards they wanted from a pile, and write the step down."""
        codes = [self.game._words.card_text(which, card) for card in cards]
        self._steps.append(("deal", codes[0] if len(codes) == 1 else codes))
        room = _room.cards
        for i, card in enumerate(cards):  # for few cards faster than a slice
            room[i] = card
        doors.deal_now(self._states, room, len(cards), _room.log)
        self._remember()

    def _settle(self):
        """Bring the decks up to what the rules have done: shuffle those that grew, forget those dealt on the spot."""
        lasting = self.game._words.DECKS
        for which in lasting:
            self._deck(which)
        if len(self._decks) > len(lasting):
            self._decks = {which: self._decks[which] for which in lasting}

    def _remember(self):
        """Turn the notes of the rules into events."""
        self._history.extend(self.game._words.events(read_log(_room.log)))

    # Seats -----------------------------------------------------------------------------------------------------------
    def _seat(self, seat):
        number = _seat_number(seat, self.players)
        if number is None:
            raise BadSetup("seat", f"should be 0 to {self.players - 1}, not {shown(seat)}")
        return number

    def _watcher(self, seat):
        return -1 if seat is None else self._seat(seat)

    def _known(self, seat):
        known = new_states(self.game._rules.STATE)
        doors.perceive_now(self._states, seat, known)
        return known


class Knowledge:
    """What one seat knows of a game. It holds nothing else, so a bot that has it cannot peek."""

    __slots__ = ("_history", "_known", "_options", "_scratch", "game", "seat")

    def __init__(self, game, options, seat, known, history):
        self.game, self._options, self.seat = game, options, seat
        self._known, self._history, self._scratch = known, history, None

    def __repr__(self):
        return f"<what seat {self.seat} knows of {self.game.id}>"

    @property
    def players(self):
        return int(self._known["players"][0])

    @property
    def options(self):
        return _fresh(self._options)

    @property
    def to_move(self):
        return _SEATS[doors.owed_now(self._known)]

    def legal(self):
        return _legal(self.game, self._known, self.seat)

    def view(self):
        return _view(self.game, self.options, self._known, self.seat)

    def events(self):
        return [_fresh(event) for event in _as_seen(self._history, self.seat)]

    def _repr_svg_(self):
        """The table in a notebook, as this seat sees it."""
        return picture(self.view())

    def resample(self, rng=None):
        """One possible world, uniform among those that fit all this seat has seen.

        `rng` is a random.Random, a NumPy generator, a whole number, or None for fresh chance.
        """
        bits = _random_bits(rng)
        if self._scratch is None:
            scratch = np.zeros(self.game._worlds.SCRATCH, np.float64)
            doors.prepare_now(self._known, self.seat, scratch)
            self._scratch = scratch
        world = _copied(self._known)
        doors.imagine_now(world, self.seat, self._scratch, new_luck(bits))
        state = _begun(self.game, self._options, world, Deal.from_seed(bits))
        state._history = list(self._history)
        return state


def _begun(game, options, states, deal):
    """A game that begins at a position, its decks shuffled."""
    state = State(game, options, states, deal)
    state._settle()
    state._start = state.position()
    return state


def _seat_number(seat, players):
    """The seat as a plain number, or None where there is no such seat."""
    if type(seat) is int:
        return seat if 0 <= seat < players else None
    try:
        number = operator.index(seat)
    except TypeError:
        return None
    return number if 0 <= number < players and not isinstance(seat, bool) else None


def _copied(states):
    twin = np.empty_like(states)
    twin.view(np.uint8)[:] = states.view(np.uint8)
    return twin


def _legal(game, states, seat):
    while (count := doors.legal_now(states, seat, _room.moves)) > len(_room.moves):
        _room.more_moves()
    return tuple(map(game._words.move_text, _room.moves[:count].tolist()))


def _outcome(states):
    if doors.owed_now(states) >= 0:
        return None, None
    entries, winners = doors.outcome_now(states, _room.scores)
    return tuple(_room.scores[:entries].tolist()), _SEATS[winners]


def _view(game, options, known, seat):
    seen, owed = snapshot(known), doors.owed_now(known)
    scores, winners = _outcome(known) if owed < 0 else (None, None)
    return {
        "game": game.id,
        "players": seen.players,
        "options": options,
        "seat": seat if seat >= 0 else None,
        "to_move": list(_SEATS[owed]),
        "over": owed < 0,
        "scores": None if scores is None else list(scores),
        "winners": None if winners is None else list(winners),
        **game._words.view(seen, seat),
    }


def _as_seen(history, seat):
    """Events as one seat may know them: the public part, and the seat's own private part."""
    seen = []
    for public, private in history:
        own = private.get(seat) if private else None
        if public is not None:
            seen.append(public | own if own else public)
        elif own:
            seen.append(own)
    return seen


def _fresh(value):
    """A copy of an event or of options that its reader may change."""
    kind = type(value)
    if kind is dict:
        return {name: _fresh(one) if type(one) in _NESTED else one for name, one in value.items()}
    return [_fresh(one) for one in value] if kind is list else value


def _random_bits(rng):
    if rng is None:
        return random.SystemRandom().getrandbits(64)
    if hasattr(rng, "getrandbits"):
        return rng.getrandbits(64)
    if hasattr(rng, "integers"):
        return int(rng.integers(1 << 63)) << 1 | int(rng.integers(2))
    rng = plain(rng)
    if isinstance(rng, int):
        return rng & (1 << 64) - 1
    raise BadSetup("rng", "should be a random generator or a whole number")
