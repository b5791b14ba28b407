"""What the facts of a table add up to: seats, the game, decisions that are owed. No clock, no network."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, cast

from msgspec import UNSET
from msgspec.structs import replace

import karat
from karat.server.protocol.facts import NOBODY, Chair, Created, Guest, Moved, Past, Row, Undone
from karat.server.protocol.messages import Ask, Before, Notice, Now, Phase, Result, SeatInfo, TableInfo
from karat.table.dealer import Deal
from karat.table.hints import hints

if TYPE_CHECKING:
    from karat.server.protocol.messages import Pace
    from karat.table.game import Game, State

Added = tuple[Row, int, int]  # a row, with how long the history of the game was before and after it
STRIDE = 16  # moves between two marks that the game can go back to
MOST_NOTICES = 50
MOST_BEFORE = 24  # games that a rematch remembers


class Noticed(NamedTuple):
    """Moves of a seat were taken back, or it has a new token, when the history was so long."""

    what: Literal["undone", "reissued"]
    seat: int
    moves: int | None
    moment: int


class Projection:
    """A table at one place of its log."""

    made: Created
    created: int
    chairs: list[Chair]
    deal: Deal
    game: Game

    def __init__(self, id: str, code: str):
        self.id, self.code = id, code
        self.guests: dict[int, Guest] = {}  # by number
        self.seq = 0
        self.phase: Phase = "open"
        self.done: dict[tuple[int | None, str], int] = {}  # (guest, command) -> seq
        self.state: State | None = None
        self.moves: list[Moved] = []  # those that stand
        self._marks: list[Any] = []  # the game before every sixteenth of them
        self.undone = 0  # how often moves were taken back
        self.notices: dict[int, Noticed] = {}  # by seq, of what everybody should know who comes in later
        self.owed: dict[int, tuple[int, int]] = {}  # seat -> (seq, at) since when it owes its decision
        self.seats: dict[int, int] = {}  # guest -> seat
        self.only_people = False  # people sit on all chairs, and nobody stands in for them
        self.ask: Ask | None = None
        self.next: str | None = None
        self.closed = False
        self._info: TableInfo | None = None

    # Facts -----------------------------------------------------------------------------------------------------------
    def apply(self, row: Row) -> None:
        """Add a fact. A move that the rules refuse raises IllegalMove and changes nothing."""
        row.fact.change(self, row)
        if type(row.fact) is not Moved:
            self._take_places()
        self._stand_at(row)

    def read(self, rows: list[Row]) -> Iterator[Added | None]:
        """Add the facts of a log from its beginning, step by step: after each one, or each move, it pauses. It yields
        the row that it added with how long the history of the game was before and after it.

        Moves that were taken back are only counted: the rules see no more than those that stood at the last undo. What
        comes before that is never told again, so no row is yielded for it.
        """
        count = max((n for n, row in enumerate(rows, 1) if type(row.fact) is Undone), default=0)
        if count:
            for row in rows[:count]:
                row.fact.skim(self, row)
                self._note_done(row)
                yield None
            moves, self.moves = self.moves, []
            for move in moves:
                self.play(move, row.seq, row.at)
                yield None
            self.owed = {}
            self._owe(row.seq, row.at)
            self._take_places()
            self._stand_at(row)
        for row in rows[count:]:
            yield self.add(row)

    def add(self, row: Row) -> Added:
        """Add a fact; it is returned with how long the history of the game was before and after it."""
        before = self.state.moments if self.state is not None else 0
        self.apply(row)
        return row, before, self.state.moments if self.state is not None else 0

    def _take_places(self) -> None:
        self._info = None
        self.seats = {chair.guest: seat for seat, chair in enumerate(self.chairs) if chair.guest is not None}
        self.only_people = len(self.seats) == len(self.chairs) and not any(chair.stand_in for chair in self.chairs)

    def _stand_at(self, row: Row) -> None:
        self.seq, phase = row.seq, self._phase()
        if phase != self.phase:
            self.phase, self._info = phase, None
        self._note_done(row)

    def _note_done(self, row: Row) -> None:
        if row.command is not None:
            self.done[row.guest, row.command] = row.seq

    # What facts change -----------------------------------------------------------------------------------------------
    def be_made(self, made: Created, at: int) -> None:
        self.made, self.created = made, at
        self.chairs = list(made.chairs) or [Chair()] * made.players
        self.deal = Deal(bytes.fromhex(made.secret))
        self.game = karat.game(made.game)

    def begin(self, seq: int, at: int) -> None:
        """Deal."""
        self.deal = self.deal.with_words(*(chair.word for chair in self.chairs if chair.word))
        self.state = self.dealt()
        self.moves, self._marks, self.owed = [], [], {}
        self._owe(seq, at)

    def play(self, fact: Moved, seq: int, at: int) -> None:
        """Make a move. A question was about a table that is no more."""
        number, beyond = divmod(len(self.moves), STRIDE)
        if not beyond and number == len(self._marks):
            self._marks.append(self.begun.mark())
        self.begun.make(fact.seat, fact.move)
        self.moves.append(fact)
        self.owed.pop(fact.seat, None)
        self._owe(seq, at)
        if self.ask is not None:
            self.ask = self._info = None

    def go_back(self, moves: list[Moved], at: int, seq: int, time: int) -> None:
        """Let these moves stand, which are the same as before up to number `at`."""
        number = at // STRIDE
        del self._marks[number + 1 :]
        self.begun.go_back(self._marks[number])
        self.moves = moves[: number * STRIDE]
        for move in moves[number * STRIDE :]:
            self.play(move, seq, time)
        self.owed = {}
        self._owe(seq, time)

    def note_undone(self, seq: int, seat: int, moves: int) -> None:
        self.ask = None
        self.undone += 1
        self.notice(seq, "undone", seat, moves)

    def question(self, seq: int, seat: int, at: int) -> None:
        """A seat asks whether the moves from number `at` on may be taken back."""
        self.ask = Ask(seq, seat, len(self.moves) - at, [seat], [])

    def vote(self, seat: int, yes: bool) -> None:
        self.ask = replace(self.ask, agreed=[*self.ask.agreed, seat]) if self.ask is not None and yes else None

    def notice(self, seq: int, what: Literal["undone", "reissued"], seat: int, moves: int | None = None) -> None:
        """Remember what may have shown somebody's cards to others."""
        moment = self.state.moments if self.state is not None else 0
        self.notices[seq] = Noticed(what, seat, moves, moment)
        if len(self.notices) > MOST_NOTICES:
            del self.notices[next(iter(self.notices))]

    # The game --------------------------------------------------------------------------------------------------------
    def dealt(self) -> State:
        """The game before its first move."""
        made = self.made
        return self.game.again(
            made.players, made.options, self.deal, made.position, rules=made.rules, version=made.version or None
        )

    def _owe(self, seq: int, at: int) -> None:
        self.owed = {seat: self.owed.get(seat) or (seq, at) for seat in self.begun.to_move}

    def at_move(self, number: int) -> State:
        """The game as it was before one of its moves."""
        state, mark = self.begun.copy(), min(number // STRIDE, len(self._marks) - 1)
        if mark < 0:
            return state  # there was no move yet
        state.go_back(self._marks[mark])
        for fact in self.moves[mark * STRIDE : number]:
            state.make(fact.seat, fact.move)
        return state

    def _phase(self) -> Phase:
        if self.closed:
            return "closed"
        if self.state is None:
            return "open"
        return "playing" if self.owed else "over"

    # Questions -------------------------------------------------------------------------------------------------------
    def know(self, *guests: Guest) -> None:
        """Guests are new, or have other names."""
        self.guests |= {guest.number: guest for guest in guests}
        self._info = None

    def guest(self, number: int | None) -> Guest:
        """Somebody with a token here, or else nobody."""
        return NOBODY if number is None else self.guests.get(number, NOBODY)

    def seat_of(self, guest: int | None) -> int | None:
        """Where a guest sits, None for a spectator."""
        return None if guest is None else self.seats.get(guest)

    @property
    def begun(self) -> State:
        """The game, once it was dealt."""
        assert self.state is not None
        return self.state

    @property
    def free_seats(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest is None and chair.level is None]

    @property
    def persons(self) -> list[int]:
        """Seats of people."""
        return list(self.seats.values())

    # What is told ----------------------------------------------------------------------------------------------------
    def info(self) -> TableInfo:
        if self._info is None:
            made = self.made
            ask = self.ask and replace(self.ask, missing=[seat for seat in self.voters if seat not in self.ask.agreed])
            self._info = TableInfo(
                self.id,
                self.code,
                made.game,
                made.players,
                made.options,
                self.phase,
                made.private,
                made.chat,
                made.clock,
                made.grace,
                cast("Pace", made.pace),
                made.stand_in,
                [self._seat_info(chair) for chair in self.chairs],
                self.deal.commitment,
                [chair.word for chair in self.chairs if chair.word],
                ask,
                self.next,
                made.coach,
                [self._before(past) for past in made.before] or UNSET,
            )
        return self._info

    def _before(self, past: Past) -> Before:
        names = [None if number is None else self._guest(number).name for number in past.guests]
        return Before(past.game, names, list(past.scores), list(past.winners))

    def played(self) -> tuple[Past, ...]:
        """The games of these people up to this one, if it is over. What began in the middle of a game is none."""
        state = self.state
        if self.made.position is not None or state is None or state.scores is None or state.winners is None:
            return self.made.before
        guests = tuple(chair.guest for chair in self.chairs)
        past = Past(self.made.game, guests, tuple(state.scores), tuple(state.winners))
        return (*self.made.before, past)[-MOST_BEFORE:]

    @property
    def voters(self) -> list[int]:
        """The seats that must agree to an undo: all people. Who is away may have something to lose by it."""
        return self.persons

    def noticed(self, seat: int | None) -> list[Notice]:
        """The notices as a seat is told them: each with how many of its events came before."""
        counts, last, count = {}, 0, 0
        for moment in sorted({self._moment(one) for one in self.notices.values()}):
            count += len(self.begun.seen(seat, last, moment)) if moment else 0
            counts[moment], last = count, moment
        return [Notice(one.what, one.seat, one.moves, counts[self._moment(one)]) for one in self.notices.values()]

    def _moment(self, noticed: Noticed) -> int:
        """Where in the history something belongs, of which more may have been taken back since."""
        return min(noticed.moment, self.state.moments if self.state is not None else 0)

    def _guest(self, number: int) -> Guest:
        return self.guests.get(number) or Guest(number, "player")

    def _seat_info(self, chair: Chair) -> SeatInfo:
        if chair.guest is None:
            return SeatInfo("bot", level=chair.level) if chair.level else SeatInfo("open")
        guest = self._guest(chair.guest)
        return SeatInfo("person", guest.name, guest.colour, None, guest.is_host, chair.stand_in)

    def now(self, seat: int | None, at: int) -> Now:
        """The game as a seat (a spectator is None) may see it at a time."""
        state, owed = self.begun, None if seat is None else self.owed.get(seat)
        clock = None
        if self.made.clock is not None:
            clock = {str(p): max(0, since + 1000 * self.made.clock - at) for p, (_, since) in self.owed.items()}
        return Now(
            state.look(seat),
            list(state.legal(seat)) if owed and seat is not None else [],
            owed[0] if owed else None,
            seat is not None and any(fact.seat == seat for fact in reversed(self.moves)),
            clock,
            None if self.owed else self.result(),
            hints(state, seat),
        )

    def result(self) -> Result:
        hands: list[dict[str, int]] = [{} for _ in self.chairs]
        for fact in self.moves:
            hands[fact.seat][fact.by] = hands[fact.seat].get(fact.by, 0) + 1
        scores, winners = self.begun.scores or (), self.begun.winners or ()
        return Result(list(scores), list(winners), hands, self.deal.secret.hex())

    def record(self, seat: int | None) -> dict[str, Any]:
        """The record of a finished game; of a game in play, what a seat may know of it."""
        made = self.made
        if self.state is None or not self.state.over:
            document = {
                "format": "karat-seen/1",
                "game": made.game,
                "players": made.players,
                "options": made.options,
                "seat": seat,
                "deal": {"commitment": self.deal.commitment, "words": list(self.deal.words)},
            }
            if self.state is not None:
                document |= {"events": self.state.events(seat), "view": self.state.view(seat)}
            return document
        names = [info.name or f"bot {info.level}" for info in self.info().seats]
        return self.state.record() | {"names": names, "hands": [fact.by for fact in self.moves], "table": self.code}
