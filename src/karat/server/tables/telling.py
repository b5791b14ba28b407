"""What happened at a table, as one reader may know it."""

from collections.abc import Sequence
from typing import cast

from karat.server.protocol.facts import Row, What
from karat.server.protocol.messages import Changed, FromServer, Hand, Now, Played, Said, Speech
from karat.server.tables.projection import Added, Projection


class Teller:
    """Tells a seat (a spectator is None) what has happened. Only the last message shows the game as it is now, and only
    where that is to be `shown`."""

    __slots__ = ("_after", "_at", "_before", "_seat", "_shown", "projection", "row")

    row: Row
    _before: int
    _after: int

    def __init__(self, projection: Projection, seat: int | None, shown: bool, at: int):
        self.projection, self._seat, self._shown, self._at = projection, seat, shown, at

    def messages(self, entries: Sequence[Added]) -> list[FromServer]:
        told = []
        for self.row, self._before, self._after in reversed(entries):
            told.append(self.row.fact.told(self))
        return told[::-1]

    # What facts are told as ------------------------------------------------------------------------------------------
    def played(self, seat: int, by: str) -> Played:
        events = self.projection.begun.seen(self._seat, self._before, self._after)
        return Played(self.row.seq, seat, cast(Hand, by), events, self._now())

    def said(self, guest: int, what: str, value: str) -> Said:
        known = self.projection.guests.get(guest)
        name = known.name if known else ""
        return Said(self.row.seq, self.projection.seat_of(guest), name, cast(Speech, what), value)

    def changed(
        self,
        what: What,
        seat: int | None = None,
        *,
        anew: bool = False,
        moves: int | None = None,
        yes: bool | None = None,
    ) -> Changed:
        """`anew`: with the whole history."""
        events, now = (self.projection.begun.seen(self._seat), self._now()) if anew else (None, None)
        return Changed(self.row.seq, what, self.projection.info(), seat, events, now, moves, yes)

    def _now(self) -> Now | None:
        if not self._shown:
            return None
        self._shown = False
        return self.projection.now(self._seat, self._at)
