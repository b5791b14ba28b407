"""What happens at a table by itself: bots move, clocks run out, stand-ins sit down for those who are away."""

import asyncio
import hashlib
import time

from karat.server.powers import PlayFor, SetStandIn

LEAST_CLOCK = 10  # seconds that everybody has after a server came back


class Autopilot:
    def __init__(self, table):
        self.table = table
        self._thinking = {}  # (seat, decision, by) -> task
        self._timers = {}  # what for -> timer
        self._overdue = set()  # decisions whose time is up
        self._away = {}  # guest -> since when
        self._opened = time.time()
        self.waits = False  # something is to be done, and another process does it

    @property
    def is_idle(self):
        return not (self._thinking or self._timers or self.waits)

    def note(self, here):
        """Remember since when people are away."""
        match = self.table.match
        people = {match.chairs[seat].guest for seat in match.persons}
        self._away = {guest: self._away.get(guest, time.monotonic()) for guest in people - here}

    @property
    def is_due(self):
        """Whether something is to be set going, or may have to be stopped."""
        return bool(self._thinking or self._timers or any(self._due()))

    async def arrange(self):
        """Set going what is due by now, and stop what no longer is."""
        thoughts, timers = self._due()
        if not (thoughts or timers or self._thinking or self._timers):
            self.waits = False
            return
        if (thoughts or timers) and not await self.table.hall.bus.claim(self.table.id):
            self.waits = True
            thoughts, timers = {}, {}
        else:
            self.waits = False
        for key in self._thinking.keys() - thoughts.keys():
            self._thinking.pop(key).cancel()
        for key in self._timers.keys() - timers.keys():
            self._timers.pop(key).cancel()
        for key in thoughts.keys() - self._thinking.keys():
            self._thinking[key] = asyncio.create_task(self._think(*key, self.table.match.state.knowledge(key[0])))
        for key, seconds in timers.items():
            if key not in self._timers:
                self._timers[key] = asyncio.get_running_loop().call_later(max(0, seconds), self._ring, key)

    def stop(self):
        for one in (*self._thinking.values(), *self._timers.values()):
            one.cancel()
        self._thinking, self._timers = {}, {}

    def _due(self):
        """The decisions that a bot makes now, and the seconds until something else is due."""
        match, thoughts, timers = self.table.match, {}, {}
        calm = match.only_people and match.made.clock is None and not self._away  # as most tables are, most of the time
        if calm or match.phase != "playing":
            return thoughts, timers
        made, someone = match.made, bool(self.table.lines or self.table.here())
        for seat, (decision, since) in match.owed.items():
            chair = match.chairs[seat]
            if chair.guest is None:
                thoughts[seat, decision, "bot"] = None
            elif chair.stand_in and (someone or made.clock):
                thoughts[seat, decision, "stand-in"] = None
            elif (seat, decision) in self._overdue:
                thoughts[seat, decision, "clock"] = None
            elif made.clock is not None:
                end = max(since / 1000 + made.clock, self._opened + min(made.clock, LEAST_CLOCK))
                timers["clock", seat, decision] = end - time.time()
        if made.grace is not None and someone:
            for seat in match.persons:
                guest = match.chairs[seat].guest
                if guest in self._away and not match.chairs[seat].stand_in:
                    timers["grace", seat, self._away[guest]] = self._away[guest] + made.grace - time.monotonic()
        return thoughts, timers

    def _ring(self, key):
        del self._timers[key]
        what, seat, which = key
        if what == "clock":
            self._overdue = {one for one in self._overdue if self.table.match.owed.get(one[0], (None,))[0] == one[1]}
            self._overdue.add((seat, which))
            self.table.post(self.stir)
        else:
            self.table.post(self._stand_in, seat, which)

    async def stir(self):
        """Something is due: the table arranges itself after every job."""

    async def _stand_in(self, seat, since):
        match = self.table.match
        if match.phase == "playing" and self._away.get(match.chairs[seat].guest) == since:
            self.table.wish(SetStandIn(seat, True))

    async def _think(self, seat, decision, by, knowledge):
        match = self.table.match
        level = match.chairs[seat].level or match.made.stand_in
        pace = "instant" if by == "clock" else match.made.pace
        seed = int.from_bytes(hashlib.sha256(match.deal.secret + bytes([seat])).digest()[:8], "big")
        move = await self.table.hall.thinkers.choose(knowledge, level, seed, pace)
        self._thinking.pop((seat, decision, by), None)
        self.table.wish(PlayFor(seat, decision, move, by))
