"""What the facts of a table add up to: seats, the game, decisions that are owed. No clock, no network."""

from msgspec.structs import replace

import karat
from karat.server.facts import (
    Asked,
    Chair,
    Closed,
    Created,
    Guest,
    Left,
    Moved,
    Ordered,
    Profiled,
    Reissued,
    Rematched,
    Row,
    Sat,
    SeatSet,
    Spoken,
    StandIn,
    Started,
    Undone,
    Voted,
    Worded,
)
from karat.server.messages import Ask, Now, Result, SeatInfo, TableInfo
from karat.table.aid import aid
from karat.table.dealer import Deal


class Match:
    """A table at one place of its log."""

    def __init__(self, id, code):
        self.id, self.code = id, code
        self.guests = {}  # number -> Guest
        self.seq, self.phase = 0, "open"
        self.done = {}  # (guest, command) -> seq
        self.state = None
        self.moves = []  # the facts of the moves that stand
        self.moments = []  # for each of them: how long the history was before
        self.owed = {}  # seat -> (seq, at) since when it owes its decision
        self._seats = {}  # guest -> seat
        self.only_people = False  # people sit on all chairs, and nobody stands in for them
        self.ask = None
        self.next = None
        self.closed = False
        self._info = None

    # Facts -----------------------------------------------------------------------------------------------------------
    def apply(self, row: Row):
        """Add a fact. A move that the rules refuse raises IllegalMove and changes nothing."""
        fact = row.fact
        if type(fact) is Moved:
            self._play(fact, row.seq, row.at)
            if self.ask is not None:
                self.ask = self._info = None  # the question was about a table that is no more
        else:
            _APPLY[type(fact)](self, fact, row)
            self._info = None
            self._seats = {chair.guest: seat for seat, chair in enumerate(self.chairs) if chair.guest is not None}
            self.only_people = len(self._seats) == len(self.chairs) and not any(chair.stand_in for chair in self.chairs)
        self.seq, phase = row.seq, self._phase()
        if phase != self.phase:
            self.phase, self._info = phase, None
        if row.command is not None:
            self.done[row.guest, row.command] = row.seq

    def _created(self, fact, row):
        self.made, self.created = fact, row.at
        self.chairs = list(fact.chairs) or [Chair()] * fact.players
        self.deal = Deal(bytes.fromhex(fact.secret))
        self.game = karat.game(fact.game)

    def _sat(self, fact, row):
        self.chairs[fact.seat] = Chair(guest=fact.guest)

    def _left(self, fact, row):
        self.chairs[fact.seat] = Chair()

    def _seat_set(self, fact, row):
        self.chairs[fact.seat] = Chair(level=fact.level)

    def _ordered(self, fact, row):
        self.chairs = [self.chairs[seat] for seat in fact.order]

    def _worded(self, fact, row):
        self.chairs[fact.seat] = replace(self.chairs[fact.seat], word=fact.word)

    def _started(self, fact, row):
        self.chairs = list(fact.chairs)
        self._begin()
        self._owe(row.seq, row.at)

    def _stand_in(self, fact, row):
        self.chairs[fact.seat] = replace(self.chairs[fact.seat], stand_in=fact.on)

    def _asked(self, fact, row):
        self.ask = Ask(row.seq, fact.seat, len(self.moves) - fact.at, [fact.seat], [])

    def _voted(self, fact, row):
        self.ask = replace(self.ask, agreed=[*self.ask.agreed, fact.seat]) if fact.yes else None

    def _undone(self, fact, row):
        kept = self.moves[: fact.at] + (self.moves[fact.at + 1 :] if fact.keep else [])
        self._begin()
        for move in kept:
            self._play(move, row.seq, row.at)
        self.owed = {}
        self._owe(row.seq, row.at)
        self.ask = None

    def _closed(self, fact, row):
        self.closed = True

    def _rematched(self, fact, row):
        self.next = fact.table

    def _nothing(self, fact, row):
        pass

    # The game --------------------------------------------------------------------------------------------------------
    def _begin(self):
        self.deal = self.deal.with_words(*(chair.word for chair in self.chairs if chair.word))
        self.state = self.dealt()
        self.moves, self.moments, self.owed = [], [], {}

    def dealt(self):
        """The game before its first move."""
        if self.made.position is not None:
            return self.game.position(self.made.position).afresh(self.deal)
        return self.game.new(self.made.players, self.deal, **self.made.options)

    def _play(self, fact, seq, at):
        before = self.state.moments
        self.state.make(fact.seat, fact.move)
        self.moves.append(fact)
        self.moments.append(before)
        self.owed.pop(fact.seat, None)
        self._owe(seq, at)

    def _owe(self, seq, at):
        self.owed = {seat: self.owed.get(seat) or (seq, at) for seat in self.state.to_move}

    def at_move(self, number):
        """The game as it was before one of its moves."""
        state = self.dealt()
        for fact in self.moves[:number]:
            state.make(fact.seat, fact.move)
        return state

    def _phase(self):
        if self.closed:
            return "closed"
        if self.state is None:
            return "open"
        return "playing" if self.owed else "over"

    # Questions -------------------------------------------------------------------------------------------------------
    def seat_of(self, guest):
        """Where a guest sits, None for a spectator."""
        return self._seats.get(guest)

    @property
    def persons(self):
        """Seats of people."""
        return list(self._seats.values())

    # What is told ----------------------------------------------------------------------------------------------------
    def info(self):
        if self._info is None:
            made = self.made
            ask = self.ask and replace(self.ask, missing=[seat for seat in self.voters if seat not in self.ask.agreed])
            self._info = TableInfo(
                self.id, self.code, made.game, made.players, made.options, self.phase, made.private, made.chat,
                made.clock, made.grace, made.pace, made.stand_in, [self._seat_info(chair) for chair in self.chairs],
                self.deal.commitment, [chair.word for chair in self.chairs if chair.word], ask, self.next, made.coach,
            )
        return self._info

    @property
    def voters(self):
        """The seats that must agree to an undo: everybody who is not away."""
        return [seat for seat in self.persons if not self.chairs[seat].stand_in]

    def _seat_info(self, chair):
        if chair.guest is None:
            return SeatInfo("bot", level=chair.level) if chair.level else SeatInfo("open")
        guest = self.guests.get(chair.guest) or Guest(chair.guest, "player")
        return SeatInfo("person", guest.name, guest.colour, None, guest.is_host, chair.stand_in)

    def now(self, seat, at):
        """The game as a seat (a spectator is None) may see it at a time."""
        state, owed = self.state, self.owed.get(seat)
        clock = None
        if self.made.clock is not None:
            clock = {str(p): max(0, since + 1000 * self.made.clock - at) for p, (_, since) in self.owed.items()}
        return Now(
            state.look(seat),
            state.legal(seat) if owed else [],
            owed[0] if owed else None,
            clock,
            None if self.owed else self.result(),
            aid(state, seat),
        )

    def result(self):
        hands = [{} for _ in self.chairs]
        for fact in self.moves:
            hands[fact.seat][fact.by] = hands[fact.seat].get(fact.by, 0) + 1
        return Result(list(self.state.scores), list(self.state.winners), hands, self.deal.secret.hex())

    def record(self, seat):
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


_APPLY = {
    Created: Match._created,
    Sat: Match._sat,
    Left: Match._left,
    SeatSet: Match._seat_set,
    Ordered: Match._ordered,
    Profiled: Match._nothing,
    Worded: Match._worded,
    Started: Match._started,
    StandIn: Match._stand_in,
    Asked: Match._asked,
    Voted: Match._voted,
    Undone: Match._undone,
    Spoken: Match._nothing,
    Reissued: Match._nothing,
    Closed: Match._closed,
    Rematched: Match._rematched,
}
