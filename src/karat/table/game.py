"""A game at the table: new games, positions, moves, views and what a seat knows. The public contract of Karat."""

import operator
import random
from collections.abc import Callable, Sequence
from copy import deepcopy
from functools import cache
from types import ModuleType
from typing import Any, TypeAlias, cast

import numpy as np

import karat
from karat.contract import Document, Event, Floats, History, Options, RecordType, Rules, States, View, Words, Worlds
from karat.errors import BadInput, BadPosition, BadSetup, IllegalMove
from karat.games import NEEDED, folder, part
from karat.kept import belongs
from karat.kernel import dispatch
from karat.kernel.core import new_states, read_log, silent_log, snapshot
from karat.kernel.luck import new_luck
from karat.table import reading, record
from karat.table.dealer import Deal, Dealer
from karat.table.document import Field, plain, shown
from karat.table.picture import picture
from karat.table.reading import copied, fresh, room

Decks: TypeAlias = dict[int, list[int]]  # pile -> its cards in order, the next one first
Step: TypeAlias = tuple[Any, Any]  # (seat, move), or ("deal", card or cards)
Seed: TypeAlias = int | str | Deal | None
Mark: TypeAlias = tuple[States, Dealer, Decks, int, int]

_records: dict[RecordType, str] = {}  # record type -> the id of its game


class Game:
    """One of the games, under one version of its rules. `rules`, `worlds` and `words` are the modules of its folder."""

    def __init__(self, id: str, version: str | None = None) -> None:
        self.id, self.folder = id, folder(id)
        self._parts: set[str] = set()
        rules, worlds, words = (part(id, role) for role in NEEDED)
        self.rules, self.worlds, self.words = cast(Rules, rules), cast(Worlds, worlds), cast(Words, words)
        self._check_record()
        self.title, self.players = self.words.TITLE, self.words.PLAYERS
        self.minutes: int | None = getattr(words, "MINUTES", None)  # about, of a game among people
        self.lowest_wins: bool = getattr(words, "LOWEST_WINS", False)
        usual: dict[str, Options] = {self.words.RULES_VERSION: {}}
        self.versions: dict[str, Options] = getattr(words, "VERSIONS", usual)  # the oldest first
        self.rules_version = self.words.RULES_VERSION if version is None else version
        belongs(self.rules.STATE, self.folder)
        dispatch.register(self.rules.STATE, self.rules, self.worlds)

    def _check_record(self) -> None:
        """Games are told apart by the types of their records, and graphics cards read those word by word."""
        dtype = self.rules.STATE
        if (other := _records.setdefault(dtype, self.id)) != self.id:
            raise BadSetup("game", f"{self.id} and {other} have equal records: give STATE a field is_{self.id}")
        if dtype.itemsize % 4:
            raise BadSetup("game", f"the STATE of {self.id} should be a multiple of 4 bytes, not {dtype.itemsize}: "
                           "let one of its fields be an int32, and say align=True")  # fmt: skip

    def part(self, role: str, default: ModuleType | None = None) -> ModuleType | None:
        """The module that plays a role for this game (karat.contract), or what stands in for it where it has none.

        Its functions serve the records of this game from then on.
        """
        module = part(self.id, role) or default
        if module is not None and role not in self._parts:
            self._parts.add(role)
            dispatch.register(self.rules.STATE, module)
        return module

    def __repr__(self) -> str:
        return f"<karat game {self.id}>"

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        """A copy of a game, or one that was sent to another process, is the game itself."""
        return load, (self.id, self.rules_version)

    def under(self, version: str | None, error: type[BadInput] = BadSetup) -> "Game":
        """The same game under the rules of a version. None: that was not written down, which only the oldest did."""
        version = next(iter(self.versions)) if version is None else version
        if not isinstance(version, str) or version not in self.versions:
            known = " or ".join(f'"{one}"' for one in self.versions)
            raise error("rules", f"should be {known}, not {shown(version)}")
        return self if version == self.rules_version else load(self.id, version)

    def states(self, players: int, options: Options) -> States:
        """A record that is not set up yet. A version of the rules is a set of switches beside the options."""
        return self.words.new_states(players, options | self.versions[self.rules_version])

    def others(self, players: int) -> Sequence[str]:
        """Who may win beside so many players: the ids of their names."""
        count: dict[int, int] = getattr(self.words, "OTHERS", {})
        return [f"{self.id}-other-{number + 1}" for number in range(count.get(players, 0))]

    def from_bytes(self, data: bytes) -> States:
        """An array of one record from its bytes."""
        states = new_states(self.rules.STATE)
        states.view(np.uint8)[:] = np.frombuffer(data, np.uint8)
        return states

    @property
    def options(self) -> Options:
        """The options by name, with their defaults."""
        return fresh(self.words.OPTIONS)

    def new(self, players: int | None = None, seed: Seed = None, **options: Any) -> "State":
        """A game that is set up and dealt. `seed` is a number, a text, a Deal, or None for a fresh secret."""
        players = self.players.start if players is None else players
        players = self.read_players(Field(players, "players", BadSetup))
        given = self.read_options(Field(options, "", BadSetup), players)
        return self._dealt(players, given, Deal.from_seed(seed), None)

    def again(
        self,
        players: int,
        written: Options,
        deal: Deal,
        position: Document | None = None,
        *,
        rules: str | None = None,
        version: str | None = None,
    ) -> "State":
        """A game that was made before, dealt as it was then: its cards come from the options as they were `written`.

        Options that are newer than the game have their defaults and change no card. `rules` and `version` are those
        that it was made under, as far as that was written down too.
        """
        game = self.under(rules)
        if position is not None:
            state = game.position(position).afresh(deal)
        else:
            players = self.read_players(Field(players, "players", BadSetup))
            options = self.read_options(Field(written, "options", BadSetup), players)
            state = game._dealt(players, options, deal, written)
        state.version = version
        return state

    def _dealt(self, players: int, options: Options, deal: Deal, written: Options | None) -> "State":
        state = self.undealt(players, options, deal, written)
        state.deal = deal
        state.deal_on()
        return state

    def undealt(self, players: int, options: Options, deal: Deal, written: Options | None = None) -> "State":
        """A game before its first card; `written` are its options as a record has them."""
        state = State(self, options, self.states(players, options), deal, written=written)
        dispatch.begin_now(state.states, room.log)
        state._remember()
        return state

    def template(self, players: int, options: Options) -> States:
        """A game before its first card as an array of one record, for batches to copy."""
        states = self.states(players, options)
        dispatch.begin_now(states, silent_log())
        return states

    def position(self, document: Document, seed: Seed = 0) -> "State":
        """The game at the moment that a position document describes."""
        field = Field(document, "", BadPosition)
        if not isinstance(document, dict):
            field.fail(f"a position should be a map, not {shown(document)}")
        for name in ("game", "players"):
            if name not in document:
                raise BadPosition(name, "is missing")
        if document["game"] != self.id:
            field["game"].fail(f'should be "{self.id}", not {shown(document["game"])}')
        players = self.read_players(field["players"])
        options = self.read_options(Field(document.get("options", {}), "options", BadPosition), players)
        states, decks = self.words.from_document(field, players, options | self.versions[self.rules_version])
        state = State(self, options, states, Deal.from_seed(seed), decks, document.get("options"))
        state.settle()
        if not state.over and not state.to_move:
            raise BadPosition("", "nobody owes a decision, and the game is not over")
        state._begin_here()
        return state

    def replay(self, document: Document, seed: Seed = 0) -> "State":
        """The game that a record tells, every move and card checked again."""
        return record.replay(self, document, seed)

    def read_players(self, field: Field) -> int:
        """The number of players that somebody asks for, checked."""
        return field.whole(self.players.start, self.players.stop - 1)

    def read_options(self, field: Field, players: int) -> Options:
        """The options in full from those that somebody gives, checked."""
        field.keys(optional=self.options)
        return self.words.read_options(field, players)


@cache
def load(id: str, version: str | None = None) -> Game:
    """The game of an id, always the same one; the newest version of its rules, or another one."""
    return Game(id) if version is None else load(id) if version == load(id).rules_version else Game(id, version)


class State:
    """One game at one moment. Everything is here: use `view` and `knowledge` for what a seat may know.

    `states` is the array of one record that the rules work on, `steps` are all moves and deals so far, `history` the
    events that came of them, `decks` the piles whose order is fixed, `start` the position that the game began at.
    `written` are the options as they were written down when the game was made: all cards follow from them, for ever.
    `deal` is what a record says of its deal: the Deal of a new game, what another record said, or None.
    `version` is that of Karat which the game was made under, None where that was not written down.
    """

    __slots__ = (
        "_dealer",
        "_options",
        "deal",
        "decks",
        "game",
        "history",
        "players",
        "start",
        "states",
        "steps",
        "version",
        "written",
    )

    def __init__(
        self,
        game: Game,
        options: Options,
        states: States,
        deal: Deal,
        decks: Decks | None = None,
        written: Options | None = None,
    ) -> None:
        self.game, self._options, self.states, self.players = game, options, states, int(states["players"][0])
        self.deal: Deal | Document | None = None
        self.written = options if written is None else deepcopy(written)
        self.version: str | None = karat.__version__
        self._dealer = deal.dealer(game.id, self.players, self.written)
        self.decks: Decks = {} if decks is None else decks
        self.history: History = []
        self.steps: list[Step] = []
        self.start: Document | None = None

    def __repr__(self) -> str:
        now = "over" if self.over else f"seats {', '.join(map(str, self.to_move))} to move"
        return f"<{self.game.id}, {self.players} players, {now}>"

    # What is going on ------------------------------------------------------------------------------------------------
    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that owe a decision now, in seat order."""
        return reading.to_move(self.states)

    @property
    def over(self) -> bool:
        return dispatch.owed_now(self.states) < 0

    @property
    def scores(self) -> tuple[int, ...] | None:
        """The final scores as the rules count them, or None while the game goes on."""
        result = reading.outcome(self.states)
        return None if result is None else result[0]

    @property
    def winners(self) -> tuple[int, ...] | None:
        result = reading.outcome(self.states)
        return None if result is None else result[1]

    @property
    def options(self) -> Options:
        return fresh(self._options)

    def result(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The final scores and the winners of a game that is over."""
        found = reading.outcome(self.states)
        if found is None:
            raise ValueError("the game is not over")
        return found

    @property
    def commitment(self) -> str | None:
        """The fingerprint of the secret that all cards come from, None in a game that was not dealt from its start."""
        return record.proof(self).get("commitment")

    def legal(self, seat: int) -> tuple[str, ...]:
        """All moves that `seat` may make now, in notation."""
        return reading.legal(self.game, self.states, self._seat(seat))

    def position(self) -> Document:
        """Everything, as a position document."""
        document = self.game.words.to_document(snapshot(self.states), self.decks)
        return {"game": self.game.id, "players": self.players, "options": self.options} | document

    def _begin_here(self) -> None:
        """A record of the game begins at this position, with the options as they were written."""
        self.start = self.position() | {"options": fresh(self.written)}

    def record(self) -> Document:
        """The whole game as a record that replays without any generator."""
        return record.write(self)

    def view(self, seat: int | None = None) -> View:
        """Everything that `seat` may know (a spectator is None), and nothing else."""
        return self.look(seat) | {"options": self.options}

    def look(self, seat: int | None = None) -> View:
        """The same for readers who change nothing: its options are those of the game itself."""
        watcher = self._watcher(seat)
        return reading.view(self.game, self._options, self._perceived(watcher), watcher)

    def events(self, seat: int | None = None, since: int = 0, until: int | None = None) -> list[Event]:
        """The history as `seat` may know it (a spectator is None), or what happened between two of its `moments`."""
        return [fresh(event) for event in self.seen(seat, since, until)]

    def seen(self, seat: int | None = None, since: int = 0, until: int | None = None) -> list[Event]:
        """The same for readers who change nothing: these events are the history itself, not copies of it."""
        return reading.as_seen(self.history[since:until], self._watcher(seat))

    @property
    def moments(self) -> int:
        """How long the history is by now, with all that any seat has seen."""
        return len(self.history)

    def known(self, seat: int | None = None) -> States:
        """An array of one record that holds what `seat` may know (a spectator is None), and nothing else."""
        return self._perceived(self._watcher(seat))

    def knowledge(self, seat: int) -> "Knowledge":
        """What `seat` knows, enough to imagine the rest."""
        seat = self._seat(seat)
        history: History = [(public, {seat: own[seat]} if seat in own else {}) for public, own in self.history]
        return Knowledge(self.game, self._options, seat, self._perceived(seat), history)

    def _repr_svg_(self) -> str:
        """The table in a notebook, as a spectator sees it."""
        return picture(self.game, self.view())

    def copy(self) -> "State":
        """An independent twin."""
        twin = State.__new__(State)
        twin.game, twin.players, twin._options = self.game, self.players, self._options
        twin.deal, twin.start, twin.written, twin.version = self.deal, self.start, self.written, self.version
        twin.states, twin._dealer = copied(self.states), self._dealer.copy()
        twin.decks = {which: list(cards) for which, cards in self.decks.items()}
        twin.history, twin.steps = list(self.history), list(self.steps)
        return twin

    def mark(self) -> Mark:
        """This moment, for `go_back`. The history only grows, so how long it is by now is enough of it."""
        decks = {which: list(cards) for which, cards in self.decks.items()}
        return copied(self.states), self._dealer.copy(), decks, len(self.history), len(self.steps)

    def go_back(self, mark: Mark) -> None:
        """Be again as at a `mark` of this game's past. The mark stays good."""
        states, dealer, decks, moments, steps = mark
        self.states, self._dealer = copied(states), dealer.copy()
        self.decks = {which: list(cards) for which, cards in decks.items()}
        del self.history[moments:], self.steps[steps:]

    def afresh(self, seed: Seed = None) -> "State":
        """The same moment as the start of a game of its own: what is still to be dealt is shuffled anew."""
        return _begun(self.game, self._options, copied(self.states), Deal.from_seed(seed), self.written)

    # Moves -----------------------------------------------------------------------------------------------------------
    def play(self, seat: int, move: str) -> list[Event]:
        """Play a move in notation, deal what chance owes, and return the events this caused as `seat` may know them."""
        before = len(self.history)
        at = self.make(seat, move)
        return self.events(at, before)

    def make(self, seat: int, move: str) -> int:
        """The same for those who ask for the events later, or never; the seat as a plain number."""
        at = self.move_only(seat, move)
        self.deal_on()
        return at

    def move_only(self, seat: int, move: str) -> int:
        """Make a move without dealing what it asks for; the seat as a plain number."""
        code = self.game.words.move_from(move) if isinstance(move, str) else None
        at = _seat_number(seat, self.players)
        played = 0
        if code is not None and at is not None:
            while (played := dispatch.play_now(self.states, at, code, room.moves, room.log)) < 0:
                room.more_moves()
        if not played or at is None:
            raise self._refusal(seat, at, move)
        self.steps.append((at, move))
        self._remember()
        return at

    def _refusal(self, seat: Any, at: int | None, move: Any) -> IllegalMove:
        """Why the rules refuse a move, from what the seat knows alone."""
        words = self.game.words
        if at is None:
            reason, values = "no-seat", {"seat": shown(seat), "last": self.players - 1}
        elif self.over:
            reason, values = "over", {}
        else:
            text = move if isinstance(move, str) else shown(move)
            reason, values = words.why_not(snapshot(self._perceived(at)), at, text)
        return IllegalMove(self.game.id, self.players, seat, move, words.REFUSALS[reason], reason, values)

    # Chance ----------------------------------------------------------------------------------------------------------
    def deal_on(self) -> None:
        """Deal until somebody owes a decision or the game is over."""
        while True:
            which, count = dispatch.wanted_now(self.states)
            if not count:
                break
            self.hand_over(which, self.draw(which, count))
        self.settle()

    def draw(self, which: int, count: int) -> list[int]:
        """The next cards of a pile; one that has changed in size since its last card is shuffled first."""
        deck = self._deck(which)
        cards = deck[:count]
        del deck[:count]
        return cards

    def _deck(self, which: int) -> list[int]:
        size = dispatch.pile_now(self.states, which, room.cards)
        deck = self.decks.get(which)
        if deck is None or len(deck) != size:
            deck = self.decks[which] = self._dealer.shuffled(room.cards[:size].tolist())
        return deck

    def hand_over(self, which: int, cards: Sequence[int]) -> None:
        """Give the rules the cards they wanted from a pile, and write the step down."""
        codes = [self.game.words.card_text(which, card) for card in cards]
        self.steps.append(("deal", codes[0] if len(codes) == 1 else codes))
        space = room.cards
        for i, card in enumerate(cards):  # for few cards faster than a slice
            space[i] = card
        dispatch.deal_now(self.states, space, len(cards), room.log)
        self._remember()

    def settle(self) -> None:
        """Bring the decks up to what the rules have done: shuffle those that grew, forget those dealt on the spot."""
        lasting = self.game.words.DECKS
        for which in lasting:
            self._deck(which)
        if len(self.decks) > len(lasting):
            self.decks = {which: self.decks[which] for which in lasting}

    def _remember(self) -> None:
        """Turn the notes of the rules into events."""
        self.history.extend(self.game.words.events(read_log(room.log)))

    # Seats -----------------------------------------------------------------------------------------------------------
    def _seat(self, seat: Any) -> int:
        number = _seat_number(seat, self.players)
        if number is None:
            raise BadSetup("seat", f"should be 0 to {self.players - 1}, not {shown(seat)}")
        return number

    def _watcher(self, seat: int | None) -> int:
        return -1 if seat is None else self._seat(seat)

    def _perceived(self, seat: int) -> States:
        known = new_states(self.game.rules.STATE)
        dispatch.perceive_now(self.states, seat, known)
        return known


class Knowledge:
    """What one seat knows of a game. It holds nothing else, so a bot that has it cannot peek.

    `known` is an array of one record with what the seat knows, `history` the events that it has seen.
    """

    __slots__ = ("_options", "_scratch", "game", "history", "known", "seat")

    def __init__(self, game: Game, options: Options, seat: int, known: States, history: History) -> None:
        self.game, self._options, self.seat = game, options, seat
        self.known, self.history = known, history
        self._scratch: Floats | None = None

    def to_bytes(self) -> bytes:
        """What the seat knows as bytes, for `from_bytes` in another process of the same Karat."""
        return self.known.tobytes()

    @classmethod
    def from_bytes(cls, game: Game, options: Options, seat: int, data: bytes, history: History) -> "Knowledge":
        """What a seat knows, from the bytes of another one and all that they do not hold."""
        return cls(game, options, seat, game.from_bytes(data), history)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        """Knowledge goes to other processes as bytes: those of NumPy tell the record type every time, which is long."""
        return Knowledge.from_bytes, (self.game, self._options, self.seat, self.to_bytes(), self.history)

    def __repr__(self) -> str:
        return f"<what seat {self.seat} knows of {self.game.id}>"

    @property
    def players(self) -> int:
        return int(self.known["players"][0])

    @property
    def options(self) -> Options:
        return fresh(self._options)

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that owe a decision now, as far as this seat knows."""
        return reading.to_move(self.known)

    def legal(self) -> tuple[str, ...]:
        """All moves that the seat may make now, in notation."""
        return reading.legal(self.game, self.known, self.seat)

    def view(self) -> View:
        """What the seat sees, as a map."""
        return reading.view(self.game, self.options, self.known, self.seat)

    def events(self) -> list[Event]:
        """All that has happened, as the seat knows it."""
        return [fresh(event) for event in reading.as_seen(self.history, self.seat)]

    def _repr_svg_(self) -> str:
        """The table in a notebook, as this seat sees it."""
        return picture(self.game, self.view())

    def resample(self, rng: Any = None) -> State:
        """One possible world, uniform among those that fit all this seat has seen.

        `rng` is a random.Random, a NumPy generator, a whole number, or None for fresh chance.
        """
        bits = _random_bits(rng)
        if self._scratch is None:
            scratch = np.zeros(self.game.worlds.SCRATCH, np.float64)
            dispatch.prepare_now(self.known, self.seat, scratch)
            self._scratch = scratch
        world = copied(self.known)
        dispatch.imagine_now(world, self.seat, self._scratch, new_luck(bits))
        state = _begun(self.game, self._options, world, Deal.from_seed(bits))
        state.history = list(self.history)
        return state


def _begun(game: Game, options: Options, states: States, deal: Deal, written: Options | None = None) -> State:
    """A game that begins at a position, its decks shuffled."""
    state = State(game, options, states, deal, written=written)
    state.settle()
    state._begin_here()
    return state


def _seat_number(seat: Any, players: int) -> int | None:
    """The seat as a plain number, or None where there is no such seat."""
    if type(seat) is int:
        return seat if 0 <= seat < players else None
    try:
        number = operator.index(seat)
    except TypeError:
        return None
    return number if 0 <= number < players and not isinstance(seat, bool) else None


def _random_bits(rng: Any) -> int:
    if rng is None:
        return random.SystemRandom().getrandbits(64)
    if hasattr(rng, "getrandbits"):
        return int(rng.getrandbits(64))
    if hasattr(rng, "integers"):
        return int(rng.integers(1 << 63)) << 1 | int(rng.integers(2))
    rng = plain(rng)
    if isinstance(rng, int):
        return rng & (1 << 64) - 1
    raise BadSetup("rng", "should be a random generator or a whole number")
