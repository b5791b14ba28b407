"""One task per table: commands come in, facts are committed, then everybody is told what they may know."""

import asyncio
import logging
import time
from collections import deque
from functools import partial
from typing import Any, NamedTuple

from msgspec import UNSET

from karat.errors import IllegalMove
from karat.server import facts
from karat.server.autopilot import Autopilot
from karat.server.facts import Moved, Row, Spoken, Started, Undone, clock
from karat.server.lines import encode
from karat.server.match import Match
from karat.server.messages import Changed, Done, Move, Played, Presence, Rematch, Said, Welcome, You
from karat.server.powers import NextTable, PlayFor, SetStandIn, act, may_rematch
from karat.server.refusal import Refusal
from karat.server.store import Entry, settle
from karat.server.wire import frame

MOST_RECENT = 300  # facts that are kept for those who come back
MOST_TRIES = 8
SILENT = 12  # seconds after which another process is taken for dead
UNREADABLE = "This table cannot be read now. Please come back in a moment."
logger = logging.getLogger("karat.server")


class Inbox:
    """What waits for a table's task; the task takes all of it at once, unless it is held back."""

    def __init__(self):
        self._jobs, self._waiter, self._held = [], None, False

    def __len__(self):
        return len(self._jobs)

    @property
    def is_quiet(self):
        """Nothing waits, and the task waits for something to do."""
        return not self._jobs and self._waiter is not None and not self._held

    def put(self, job):
        self._jobs.append(job)
        self._ring()

    def hold(self):
        """Hold back what comes in."""
        self._held = True

    def go_on(self, *first):
        """No longer hold anything back; `first` comes before all that waits."""
        self._jobs[:0] = first
        self._held = False
        if self._jobs:
            self._ring()

    def _ring(self):
        if self._waiter is not None and not self._held and not self._waiter.done():
            self._waiter.set_result(None)

    async def take(self):
        if not self._jobs:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
            self._waiter = None
        jobs, self._jobs = self._jobs, []
        return jobs


class Wish(NamedTuple):
    """A command of a guest (None: of the table itself), and who waits for the answer."""

    command: Any
    guest: int | None
    answer: Any


class Table:
    """A table that is awake."""

    def __init__(self, hall, id, code):
        self.hall, self.store, self.id, self.code = hall, hall.store, id, code
        self.lines = set()
        self.inbox = Inbox()
        self.quiet_since = time.monotonic()
        self.elsewhere = {}  # process -> (when it said so, guests that are connected there, how many only watch there)
        self.autopilot = Autopilot(self)

    async def open(self):
        await self._load()
        self.told = self.match.seq
        self.task = asyncio.create_task(self._run())
        await self.autopilot.arrange()

    async def _load(self):
        """Everything from the log. Where it cannot be read, all stays as it was."""
        rows, (guests, tokens) = await self.store.rows(self.id), await self.store.guests(self.id)
        self.match, self.recent = Match(self.id, self.code), deque(maxlen=MOST_RECENT)
        self.match.guests, self.tokens = guests, tokens
        for row in rows:
            self._apply(row)

    async def _read_guests(self):
        self.match.guests, self.tokens = await self.store.guests(self.id)
        self.match._info = None

    def _apply(self, row):
        """Add a fact. It is kept, and returned, with how long the history of the game was before and after it."""
        match = self.match
        before = match.state.moments if match.state is not None else 0
        match.apply(row)
        entry = row, before, match.state.moments if match.state is not None else 0
        self.recent.append(entry)
        return entry

    # The task --------------------------------------------------------------------------------------------------------
    async def _run(self):
        """Take what has come in since the last commit: commands together, everything else one by one."""
        while True:
            jobs = await self.inbox.take()
            try:
                group = []
                for job in jobs:
                    if type(job) is Wish:
                        group.append(job)
                    else:
                        await self._carry_out(group)
                        group = []
                        await job()
                await self._carry_out(group)
                await self.autopilot.arrange()
            except Exception:
                logger.exception("table %s failed and is read again", self.id)
                await self._recover()

    async def _recover(self):
        """Begin again from the log. Where even that fails the task ends, and everybody may come back later."""
        try:
            await self._load()
            self._tell_missed()
        except Exception:
            logger.exception("table %s cannot be read", self.id)
            self.hall.forget(self)
            for line in list(self.lines):
                line.close(self.told, "stopping", UNREADABLE)
            raise asyncio.CancelledError from None  # for what is known here may not have come into the log

    def post(self, job, *arguments):
        """Let the task do something when it gets to it."""
        self.inbox.put(partial(job, *arguments))

    def wish(self, command, guest=None, answer=None):
        """Carry out a command of a guest: a move at a quiet table at once, all else when the task gets to it.
        `answer` is called with a refusal or None, the place in the log and the act."""
        wish = Wish(command, guest, answer)
        if type(command) in _MOVES and self.inbox.is_quiet:
            self._move(wish)
        else:
            self.inbox.put(wish)

    async def ask(self, job, *arguments):
        """Let the task do something, and wait for what comes of it."""
        future = asyncio.get_running_loop().create_future()

        async def answered():
            try:
                settle(future, await job(*arguments))
            except Exception as wrong:
                settle(future, wrong)

        self.post(answered)
        return await self._answer(future)

    async def request(self, command, guest):
        """Carry out a command and return the act it came to."""
        future = asyncio.get_running_loop().create_future()
        self.wish(command, guest, lambda wrong, _, deed: settle(future, wrong or deed))
        return await self._answer(future)

    async def _answer(self, future):
        """What comes of something; nothing does where the table could not be read and was given up."""
        await asyncio.wait((future, self.task), return_when=asyncio.FIRST_COMPLETED)
        if not future.done():
            raise Refusal.of("storage")
        return future.result()

    # Commands --------------------------------------------------------------------------------------------------------
    def command(self, line, command):
        """Carry out what a client wants, once, and answer."""

        def answer(wrong, seq, deed):
            if wrong is not None:
                line.tell(wrong.answer(seq, command.id))
            else:
                line.tell(Done(seq, command.id, deed.token if deed and deed.token else UNSET))

        if type(command) is Rematch:
            self.post(self._rematch, Wish(command, line.guest, answer))
        else:
            self.wish(command, line.guest, answer)

    def _move(self, wish):
        """The short way of a move: no task is woken, and what else comes in is held back until the move is told."""
        self.inbox.hold()
        try:
            entry, told, answers = self._do([wish])
        except Exception:
            self._fail()
        else:
            done = partial(self._moved, wish, told, answers)
            if told:
                self.store.commit(entry, done)
            else:
                done(True)

    def _moved(self, wish, told, answers, outcome):
        try:
            if outcome is not True:
                self.inbox.go_on(partial(self._move_again, wish, outcome))
                return
            self._tell_and_answer(told, answers)
            if self.autopilot.is_due:
                self.post(self.autopilot.stir)
            self.inbox.go_on()
        except Exception:
            self._fail()

    async def _move_again(self, wish, outcome):
        if await self._take_back([wish], outcome):
            await self._carry_out([wish])

    def _fail(self):
        logger.exception("table %s failed and is read again", self.id)
        self.inbox.go_on(self._recover)

    async def _carry_out(self, wishes):
        """Do, commit, tell, answer. Where another process was quicker, begin again after what it did."""
        if not wishes:
            return
        for _ in range(MOST_TRIES):
            entry, told, answers = self._do(wishes)
            try:
                outcome = not told or await self.store.append(entry)
            except Exception as wrong:
                outcome = wrong
            if outcome is True:
                if entry.beside:
                    await self._read_guests()
                self._tell_and_answer(told, answers)
                self._follow_up(told)
                return
            if not await self._take_back(wishes, outcome):
                return
        self._refuse(wishes)

    def _tell_and_answer(self, entries, answers):
        if entries:
            self._tell(entries)
        for answer, wrong, seq, deed in answers:
            answer(wrong, seq, deed)

    async def _take_back(self, wishes, outcome):
        """What was done did not come into the log: begin again from there. Whether it may be tried once more."""
        if outcome is False:
            try:
                await self._load()
            except Exception as wrong:
                outcome = wrong
            else:
                self._tell_missed()
                return True
        logger.error("a commit failed", exc_info=outcome)
        try:
            await self._recover()
        finally:
            self._refuse(wishes)
        return False

    def _refuse(self, wishes):
        failure = Refusal.of("storage")
        for wish in wishes:
            if wish.answer is not None:
                wish.answer(failure, self.told, None)

    def _do(self, wishes):
        """Apply what the wishes come to: what is to be committed, what is to be told then, and the answers."""
        match, at = self.match, clock()
        phase, rows, told, beside, answers = match.phase, [], [], [], []
        for command, number, answer in wishes:
            wrong = deed = None
            id = getattr(command, "id", None)
            seq = match.done.get((number, id)) if id is not None else None
            if seq is None:
                try:
                    deed = act(match, match.guests.get(number), command)
                    last = len(deed.facts) - 1
                    for i, fact in enumerate(deed.facts):
                        row = Row(match.seq + 1, at, fact, number, id if i == last else None)
                        told.append(self._apply(row))
                        rows.append(row)
                    beside += deed.beside
                except Refusal as refusal:
                    wrong = refusal
                except IllegalMove as refusal:
                    wrong = Refusal.of_move(refusal)
                seq = match.seq
            if answer is not None:
                answers.append((answer, wrong, seq, deed))
        after = match.phase
        return Entry(self.id, rows, None if after == phase else after, beside), told, answers

    async def _rematch(self, wish):
        """Make the next table, then say where it is."""
        if self.match.phase == "over" and self.match.next is None and may_rematch(self.match, wish.guest):
            try:
                table = await self.hall.next_table(self.match, wish.command)
            except Refusal as wrong:
                wish.answer(wrong, self.match.seq, None)
                return
            wish = wish._replace(command=NextTable(wish.command.id, table))
        await self._carry_out([wish])

    # Coming and going ------------------------------------------------------------------------------------------------
    async def join(self, line, last):
        """A client says hello. An older connection of the same guest is closed."""
        guest = self.match.guests.get(line.guest)
        if guest is not None and guest.is_personal:
            for other in list(self.lines):
                if other.guest == line.guest:
                    self._drop(other, "taken-over", "You opened this seat somewhere else.")
            self.hall.say({"table": self.id, "taken": line.guest, "serial": line.serial})
        self.lines.add(line)
        self.quiet_since = None
        self._welcome(line, last)
        seat = self.match.seat_of(line.guest)
        if seat is not None and self.match.chairs[seat].stand_in and self.match.phase == "playing":
            self.wish(SetStandIn(seat, False))
        self.presence_changed()

    async def part(self, line):
        if line in self.lines:
            self.lines.discard(line)
            self.presence_changed()

    def _drop(self, line, reason, sentence):
        self.lines.discard(line)
        line.close(self.match.seq, reason, sentence)

    def _guests(self):
        return {line.guest for line in self.lines if line.guest is not None}

    def _watchers(self):
        return sum(1 for line in self.lines if self.match.seat_of(line.guest) is None)

    def here(self):
        """The guests that are connected, to whichever process."""
        return self._guests().union(*(people for _, people, _ in self.elsewhere.values()))

    def presence_changed(self):
        if not self.lines and self.quiet_since is None:
            self.quiet_since = time.monotonic()
        self.announce()
        self.tell_presence()

    def announce(self):
        """Let other processes know who is connected to this one."""
        self.hall.say({"table": self.id, "here": sorted(self._guests()), "watchers": self._watchers()})

    def tell_presence(self):
        here = self.here()
        self.autopilot.note(here)
        seats = [seat for seat in self.match.persons if self.match.chairs[seat].guest in here]
        watchers = self._watchers() + sum(count for _, _, count in self.elsewhere.values())
        told = frame(encode(Presence(self.match.seq, seats, watchers)))
        for line in self.lines:
            line.send(told)

    async def look_around(self):
        """Every few seconds, where other processes serve the same table: those that fell silent are gone."""
        fresh = time.monotonic() - SILENT
        known, self.elsewhere = self.elsewhere, {who: said for who, said in self.elsewhere.items() if said[0] > fresh}
        fewer = len(known) != len(self.elsewhere)
        if fewer:
            self.tell_presence()
        if self.lines:
            self.announce()
        if self.autopilot.waits or fewer:
            await self.catch_up()  # who fell silent may have left something behind

    async def hear(self, message):
        """What another process says about this table."""
        if "seq" in message and message["seq"] > self.match.seq:
            await self.catch_up()
        elif "taken" in message:
            for line in list(self.lines):
                if line.guest == message["taken"] and line.serial != message["serial"]:
                    self._drop(line, "taken-over", "You opened this seat somewhere else.")
        elif "forgotten" in message:
            await self.people_changed()
        elif "here" in message:
            before = self.elsewhere.get(message["from"], (0, frozenset(), 0))
            self.elsewhere[message["from"]] = time.monotonic(), frozenset(message["here"]), message["watchers"]
            if self.elsewhere[message["from"]][1:] != before[1:]:
                self.tell_presence()

    async def people_changed(self):
        """Names, tokens and what was said are other ones now, without a fact: somebody wanted to be forgotten."""
        await self._load()
        for line in list(self.lines):
            if line.guest is not None and line.guest not in self.tokens.values():
                self._drop(line, "removed", "This token is no longer valid.")
        self._tell_missed()

    async def vanish(self):
        """The table was deleted: nobody had touched it for too long."""
        for line in list(self.lines):
            self._drop(line, "deleted", "This table was deleted: nobody had touched it for a long time.")
        self.hall.forget(self)

    async def catch_up(self):
        """Read what other processes have appended."""
        rows = await self.store.rows(self.id, self.match.seq)
        await self._read_guests()
        for row in rows:
            self._apply(row)
        if rows:
            self._tell_missed()

    # Telling ---------------------------------------------------------------------------------------------------------
    def _tell(self, entries):
        """Tell everybody the facts that were just committed."""
        self.told = self.match.seq
        match, owed, at, texts = self.match, self.match.owed, clock(), {}
        for line in self.lines:
            seat = match.seat_of(line.guest)
            for_whom = seat, line.sees_all or seat in owed or not owed
            text = texts.get(for_whom)
            if text is None:
                text = b"".join([frame(encode(message)) for message in self._messages(entries, *for_whom, at)])
                texts[for_whom] = text
            line.send(text)

    def _tell_missed(self):
        """Tell everybody what has happened since they were told something."""
        entries = [entry for entry in self.recent if entry[0].seq > self.told]
        for line in self.lines:
            self._welcome(line, self.told, silent=True)
        self.told = self.match.seq
        self._follow_up(entries)

    def _follow_up(self, entries):
        """Send those away who have no place here any more. No move does that."""
        for row, _, _ in entries:
            if type(row.fact) is facts.Closed:
                for line in list(self.lines):
                    self._drop(line, "closed", "The host closed the table.")
            elif type(row.fact) is facts.Reissued:
                for line in list(self.lines):
                    if line.guest == self.match.chairs[row.fact.seat].guest:
                        self._drop(line, "removed", "The host gave this seat a new link.")

    def _welcome(self, line, last, silent=False):
        """Bring a client to now: by what it missed if that can be told, else by everything anew."""
        match, at = self.match, clock()
        seat = match.seat_of(line.guest)
        guest = match.guests.get(line.guest)
        you = You(seat, bool(guest and guest.is_host))
        missed = None if last is None else self._missed(last)
        if missed is not None:
            if not silent:
                line.tell(Welcome(last, match.info(), you, True))
            for message in self._messages(missed, seat, True, at):
                line.tell(message)
        elif match.state is None:
            line.tell(Welcome(match.seq, match.info(), you, False))
        else:
            line.tell(Welcome(match.seq, match.info(), you, False, match.state.seen(seat), match.now(seat, at)))

    def _missed(self, last):
        """The facts after a place in the log, None if they cannot be told one by one."""
        missed = [entry for entry in self.recent if entry[0].seq > last]
        if not 0 < last <= self.match.seq or len(missed) != self.match.seq - last:
            return None
        if any(type(row.fact) in _ANEW for row, _, _ in missed):
            return None
        return missed

    def _messages(self, entries, seat, shown, at):
        """Facts as a seat may know them. Only the last one of the game shows it as it is now."""
        match, told = self.match, []
        for row, before, after in reversed(entries):
            fact, kind, now = row.fact, type(row.fact), None
            if shown and kind in _OF_THE_GAME:
                now, shown = match.now(seat, at), False
            if kind is Moved:
                told.append(Played(row.seq, fact.seat, fact.by, match.state.seen(seat, before, after), now))
            elif kind is Spoken:
                name = match.guests[fact.guest].name if fact.guest in match.guests else ""
                told.append(Said(row.seq, match.seat_of(fact.guest), name, fact.what, fact.value))
            else:
                events = match.state.seen(seat) if kind in _ANEW else None
                what = _WHAT.get(kind) or ("stand-in" if fact.on else "back")
                told.append(Changed(row.seq, what, match.info(), getattr(fact, "seat", None), events, now))
        return told[::-1]


_MOVES = (Move, PlayFor)
_ANEW = (Started, Undone)  # facts after which the whole history is told anew
_OF_THE_GAME = (Moved, *_ANEW)
_WHAT = {
    facts.Sat: "sat",
    facts.Left: "left",
    facts.SeatSet: "seat",
    facts.Ordered: "ordered",
    facts.Profiled: "profile",
    facts.Worded: "word",
    facts.Started: "started",
    facts.Asked: "asked",
    facts.Voted: "voted",
    facts.Undone: "undone",
    facts.Reissued: "reissued",
    facts.Closed: "closed",
    facts.Rematched: "rematch",
}
