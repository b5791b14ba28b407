"""One task per table: commands come in, facts are committed, then everybody is told what they may know."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import UNSET

from karat.errors import IllegalMove
from karat.server.protocol import facts
from karat.server.protocol.commands import Action, Command, Deed, NextTable, Rematch, SetStandIn
from karat.server.protocol.facts import Guest, Row, clock
from karat.server.protocol.messages import Done, Parting, Welcome, You
from karat.server.protocol.refusal import Refusal
from karat.server.storage.store import FAILURES, Entry, settle
from karat.server.tables.attendance import Attendance
from karat.server.tables.autopilot import Autopilot
from karat.server.tables.clients import Line, encode
from karat.server.tables.inbox import Answer, Inbox, Wish
from karat.server.tables.projection import Added, Projection
from karat.server.tables.telling import Teller
from karat.server.web.wire import frame

if TYPE_CHECKING:
    from karat.server.tables.tables import Tables

MOST_RECENT = 300  # facts that are kept for those who come back
MOST_TRIES = 8
TURN = 0.002  # seconds that reading a log may take before others have their turn
JUST_NOW = 10_000  # milliseconds: so much later another process is heard at most, and clocks that differ stop nothing
UNREADABLE = "This table cannot be read now. Please come back in a moment."
logger = logging.getLogger("karat.server")


# What came of a commit: all is told (True), another process was quicker (False), it was committed and not told (None),
# or it failed.
Outcome = bool | None | Exception
Answered = tuple[Answer, Refusal | None, int, Deed | None]
T = TypeVar("T")


class Broken(Exception):
    """A wish failed half done: the table is no longer what its log says."""

    def __init__(self, wish: Wish, why: Exception):
        super().__init__(str(why))
        self.wish, self.why = wish, why


class Table:
    """A table that is awake."""

    projection: Projection
    recent: deque[Added]
    tokens: dict[str, int]  # what is stored of them -> guest
    told: int  # the place in the log up to which everybody here knows it
    task: asyncio.Task[None]

    def __init__(self, tables: Tables, id: str, code: str):
        self.tables, self.store, self.id, self.code = tables, tables.store, id, code
        self.lines: set[Line] = set()
        self.inbox = Inbox()
        self.quiet_since: float | None = time.monotonic()
        self.autopilot = Autopilot(self)
        self.attendance = Attendance(self)

    async def open(self) -> None:
        await self._load()
        self.told = self.projection.seq
        self.task = asyncio.create_task(self._run())
        await self.autopilot.arrange()

    def stop(self) -> None:
        """Do nothing more."""
        self.autopilot.stop()
        self.attendance.stop()
        self.task.cancel()

    async def _load(self) -> None:
        """Everything from the log. Where it cannot be read, all stays as it was. A long one is read in pieces, so that
        other tables go on meanwhile."""
        rows, (guests, tokens) = await self.store.rows(self.id), await self.store.guests(self.id)
        projection, begun = Projection(self.id, self.code), time.monotonic()
        recent: deque[Added] = deque(maxlen=MOST_RECENT)
        for entry in projection.read(rows):
            if entry is not None:
                recent.append(entry)
            if time.monotonic() - begun > TURN:
                await asyncio.sleep(0)
                begun = time.monotonic()
        projection.guests, self.tokens = guests, tokens
        self.projection, self.recent = projection, recent

    def _know(self, guest: Guest, digest: str | None) -> None:
        """Somebody is new, has another name, or, with a digest, another token: the one before is worth nothing now."""
        self.projection.know(guest)
        if digest is not None:
            self.tokens = {old: number for old, number in self.tokens.items() if number != guest.number}
            self.tokens[digest] = guest.number

    def apply(self, row: Row) -> Added:
        """Add a fact. It is kept, and returned, with how long the history of the game was before and after it."""
        entry = self.projection.add(row)
        self.recent.append(entry)
        return entry

    # The task --------------------------------------------------------------------------------------------------------
    async def _run(self) -> None:
        """Work until the table is forgotten. (A task that ends by its cancellation keeps its last moment, and in it
        the whole table.)"""
        with suppress(asyncio.CancelledError):
            await self._work()

    async def _work(self) -> None:
        """Take what has come in since the last commit: commands together, everything else one by one. What fails costs
        nobody else an answer."""
        while True:
            group: list[Wish] = []
            for job in await self.inbox.take():
                if isinstance(job, Wish):
                    group.append(job)
                else:
                    await self._try(self._carry_out, group)
                    group = []
                    await self._try(job)
            await self._try(self._carry_out, group)
            await self._try(self.autopilot.arrange)

    async def _try(self, job: Callable[..., Awaitable[object]], *arguments: object) -> None:
        try:
            await job(*arguments)
        except Exception:
            logger.exception("table %s failed and is read again", self.id)
            await self._recover()

    async def _recover(self) -> None:
        """Begin again from the log. Where even that fails the task ends, and everybody may come back later."""
        try:
            await self._load()
            self._tell_missed()
        except Exception:
            logger.exception("table %s cannot be read", self.id)
            self.tables.forget(self)
            for line in list(self.lines):
                line.close(self.told, "stopping", UNREADABLE)
            raise asyncio.CancelledError from None  # for what is known here may not have come into the log

    def post(self, job: Callable[..., Awaitable[object]], *arguments: object) -> None:
        """Let the task do something when it gets to it."""
        self.inbox.put(partial(job, *arguments))

    def wish(self, command: Action, guest: int | None = None, answer: Answer | None = None) -> None:
        """Carry out a command of a guest: a move at a quiet table at once, all else when the task gets to it.
        `answer` is called with a refusal or None, the place in the log and the act."""
        self._take(Wish(command, guest, answer))

    def _take(self, wish: Wish) -> None:
        if wish.command.is_move and self.inbox.is_quiet:
            self._move(wish)
        else:
            self.inbox.put_for(wish.guest, wish)

    async def ask(self, job: Callable[..., Awaitable[T]], *arguments: object) -> T:
        """Let the task do something, and wait for what comes of it."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def answered() -> None:
            try:
                settle(future, await job(*arguments))
            except Exception as wrong:
                settle(future, wrong)

        self.post(answered)
        return await self._answer(future)

    async def request(self, command: Action, guest: int | None) -> Deed:
        """Carry out a command and return the act it came to."""
        future: asyncio.Future[Deed] = asyncio.get_running_loop().create_future()

        def answer(wrong: Refusal | None, _: int, deed: Deed | None) -> None:
            settle(future, wrong or deed or Deed([]))  # with nothing to tell of what was done before

        self.wish(command, guest, answer)
        return await self._answer(future)

    async def _answer(self, future: asyncio.Future[T]) -> T:
        """What comes of something; nothing does where the table could not be read and was given up."""
        await asyncio.wait((future, self.task), return_when=asyncio.FIRST_COMPLETED)
        if not future.done():
            raise Refusal.of("storage")
        return future.result()

    # Commands --------------------------------------------------------------------------------------------------------
    def command(self, line: Line, command: Command) -> None:
        """Carry out what a client wants, once, and answer."""

        def answer(wrong: Refusal | None, seq: int, deed: Deed | None) -> None:
            if wrong is not None:
                line.tell(wrong.answer(seq, command.id))
            else:
                line.tell(Done(seq, command.id, deed.token if deed and deed.token else UNSET))

        limits = self.tables.limits
        if not limits.allows("commands", line.address):
            raise limits.refusal("commands")
        wish = Wish(command, line.guest, answer, line.token)
        if isinstance(command, Rematch):  # whose table has to be made first
            self.inbox.put_for(line.guest, partial(self._rematch, command, wish))
        else:
            self._take(wish)

    def _move(self, wish: Wish) -> None:
        """The short way of a move: no task is woken, and what else comes in is held back until the move is told."""
        self.inbox.hold()
        self._submit([wish], partial(self._moved, wish))

    def _moved(self, wish: Wish, outcome: Outcome) -> None:
        if outcome is True:
            if self.autopilot.is_due:
                self.post(self.autopilot.stir)
            self.inbox.go_on()
        else:
            self.inbox.go_on(partial(self._move_again, wish, outcome))

    async def _move_again(self, wish: Wish, outcome: Outcome) -> None:
        await self._carry_out(await self._take_back([wish], outcome))

    async def _carry_out(self, wishes: list[Wish]) -> None:
        """Submit wishes and wait. Where another process was quicker, begin again after what it did."""
        tries = 0
        while wishes and tries < MOST_TRIES:
            submitted: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
            self._submit(wishes, partial(_resolve, submitted))
            outcome = await submitted
            if outcome is True:
                return
            tries += outcome is False
            wishes = await self._take_back(wishes, outcome)
        self._refuse(wishes, Refusal.of("storage"))

    def _submit(self, wishes: list[Wish], done: Callable[[Outcome], None]) -> None:
        """The one way of all that changes a table: do, commit, tell, answer. `done` is called with what came of it."""
        try:
            entry, told, answers = self._do(wishes)
            committed = partial(self._committed, told, answers, done)
            if told:
                self.store.commit(entry, committed)
                return
        except Exception as wrong:
            done(wrong)
        else:
            committed(True)

    def _committed(
        self, told: list[Added], answers: list[Answered], done: Callable[[Outcome], None], outcome: Outcome
    ) -> None:
        if outcome is True:
            try:
                if told:
                    self._tell(told)
                for answer, wrong, seq, deed in answers:
                    _reply(answer, wrong, seq, deed)
                self._follow_up(told)
            except Exception:  # which must not reach those whose wishes were committed with these
                logger.exception("table %s failed and is read again", self.id)
                outcome = None
        done(outcome)

    async def _take_back(self, wishes: list[Wish], outcome: Outcome) -> list[Wish]:
        """What was done did not come into the log, or was not told: begin again from there. The wishes that may be
        tried once more."""
        if outcome is None:
            await self._recover()
            return []
        if isinstance(outcome, Broken):  # the others are no part of it
            logger.error("a %s failed at table %s", type(outcome.wish.command).__name__, self.id, exc_info=outcome.why)
            self._refuse([outcome.wish], Refusal.of("mistake"))
            wishes = [wish for wish in wishes if wish is not outcome.wish]
        elif isinstance(outcome, Exception):
            logger.error("a commit failed", exc_info=outcome)
            try:
                await self._recover()
            finally:
                self._refuse(wishes, Refusal.of_failure(outcome))
            return []
        try:
            await self._load()
        except Exception as wrong:
            return await self._take_back(wishes, wrong)
        self._tell_missed()
        return wishes

    def _refuse(self, wishes: list[Wish], refusal: Refusal) -> None:
        for wish in wishes:
            if wish.answer is not None:
                _reply(wish.answer, refusal, self.told, None)

    def _do(self, wishes: list[Wish]) -> tuple[Entry, list[Added], list[Answered]]:
        """Apply what the wishes come to: what is to be committed, what is to be told then, and the answers."""
        projection, at = self.projection, clock()
        phase = projection.phase
        rows: list[Row] = []
        told: list[Added] = []
        beside: list[Any] = []
        answers: list[Answered] = []
        for wish in wishes:
            command, number, answer, token = wish
            wrong = deed = None
            id = getattr(command, "id", None)
            seq = projection.done.get((number, id)) if id is not None else None
            if not self._is_valid(token, number):
                wrong, seq = Refusal.of("token-not-valid", "token"), projection.seq
            elif seq is None:
                try:
                    guest = projection.guest(number)
                    if not command.is_move:
                        self._check_limits(command, guest)
                    deed = command.act(projection, guest)
                    if deed.away is not None:
                        self.autopilot.check_away(deed.away)
                    if deed.haste:
                        self.autopilot.haste.set()
                except Refusal as refusal:
                    wrong = refusal
                except IllegalMove as refusal:
                    wrong = Refusal.of_move(refusal)
                except Exception:  # it has changed nothing yet
                    logger.exception("a %s failed at table %s", type(command).__name__, self.id)
                    wrong = Refusal.of("mistake")
                else:
                    try:
                        if deed.guest is not None:
                            self._know(deed.guest, deed.digest)
                        i, last = 0, len(deed.facts) - 1
                        for i, fact in enumerate(deed.facts):
                            row = Row(projection.seq + 1, at, fact, number, id if i == last else None)
                            told.append(self.apply(row))
                            rows.append(row)
                        beside += deed.beside
                    except Exception as why:
                        if i or not isinstance(why, IllegalMove):
                            raise Broken(wish, why) from None
                        wrong, deed = Refusal.of_move(why), None
                seq = projection.seq
            if answer is not None:
                answers.append((answer, wrong, seq, deed))
        after = projection.phase
        return Entry(self.id, rows, None if after == phase else after, beside), told, answers

    def _check_limits(self, command: Action, guest: Guest) -> None:
        limits = self.tables.limits
        for name, used in command.counts(self.projection, guest):
            if not limits.has_room(name, used):
                raise limits.refusal(name)
        if command.rate is not None and not limits.allows(command.rate, self.id):
            raise limits.refusal(command.rate)

    async def _rematch(self, command: Rematch, wish: Wish) -> None:
        """Make the next table, then say where it is."""
        projection = self.projection
        may = command.who.may(projection, projection.guest(wish.guest)) and self._is_valid(wish.token, wish.guest)
        if projection.phase == "over" and projection.next is None and may:
            try:
                table = await self.tables.next_table(projection, command)
            except Exception as wrong:
                if not isinstance(wrong, Refusal):
                    logger.exception("a rematch of table %s failed", self.id)
                self._refuse([wish], _as_refusal(wrong))
                return
            wish = wish._replace(command=NextTable(command.id, table))
        await self._carry_out([wish])

    # Coming and going ------------------------------------------------------------------------------------------------
    async def join(self, line: Line, last: int | None) -> None:
        """A client says hello. An older connection of the same guest is closed."""
        if not self._is_known(line):  # its token was valid at the hello, and is no longer
            self._drop(line, "removed", "The host gave this seat a new link.")
            return
        line.since = clock()
        if self.projection.guest(line.guest).is_personal:
            self._take_over(line.guest)
            self.tables.say({"table": self.id, "taken": line.guest, "at": line.since})
        self.lines.add(line)
        self.quiet_since = None
        try:
            self._welcome(line, last)
        except Exception:
            self._give_up(line)
            return
        seat = self.projection.seat_of(line.guest)
        if seat is not None and self.projection.chairs[seat].stand_in and self.projection.phase == "playing":
            self.wish(SetStandIn(seat, False))
        self.presence_changed()

    async def part(self, line: Line) -> None:
        """A connection is gone, also one that was sent away."""
        self.lines.discard(line)
        self.presence_changed()

    def _take_over(self, guest: int | None, at: int | None = None) -> None:
        """Close the older connections of a guest. What another process says comes late at times; a connection that came
        after that time and just now stays."""
        for line in list(self.lines):
            is_newer = at is not None and line.since > at and line.since > clock() - JUST_NOW
            if line.guest == guest and not is_newer:
                self._drop(line, "taken-over", "You opened this seat somewhere else.")

    def _drop(self, line: Line, reason: Parting, sentence: str) -> None:
        self.lines.discard(line)
        line.close(self.projection.seq, reason, sentence)

    @property
    def payer(self) -> str:
        """The address that the bots of this table think for: of a player, where one is connected here."""
        seated = [line for line in self.lines if self.projection.seat_of(line.guest) is not None]
        return min((line.address for line in seated or self.lines), default=self.id)

    def presence_changed(self) -> None:
        if not self.lines and self.quiet_since is None:
            self.quiet_since = time.monotonic()
        self.attendance.announce()
        self.attendance.tell()

    async def look_around(self) -> None:
        """Every few seconds, where other processes serve the same table: those that fell silent are gone."""
        fewer = self.attendance.miss()
        if self.lines:
            self.attendance.announce()
        if self.autopilot.waits or fewer:
            await self.catch_up()  # who fell silent may have left something behind

    async def hear(self, message: dict[str, Any]) -> None:
        """What another process says about this table."""
        if "seq" in message and message["seq"] > self.projection.seq:
            await self.catch_up()
        elif "taken" in message:
            self._take_over(message["taken"], message["at"])
        elif "forgotten" in message:
            await self.people_changed()
        elif "here" in message:
            self.attendance.hear(message["from"], message["here"], message["watchers"])

    async def people_changed(self) -> None:
        """Names, tokens and what was said are other ones now, without a fact: somebody wanted to be forgotten."""
        await self._load()
        self._drop_strangers("This token is no longer valid.")
        self._tell_missed()

    async def vanish(self) -> None:
        """The table was deleted: nobody had touched it for too long."""
        sentence = "This table was deleted: nobody had touched it for a long time."
        self.each(lambda line: self._drop(line, "deleted", sentence))
        self.tables.forget(self)

    async def catch_up(self) -> None:
        """Read what other processes have appended."""
        rows, (guests, tokens) = await self.store.rows(self.id, self.projection.seq), await self.store.guests(self.id)
        self.projection.know(*guests.values())
        self.tokens = tokens
        try:
            for row in rows:
                self.apply(row)
        except Exception:
            logger.exception("table %s failed and is read again", self.id)
            await self._load()
        if rows:
            self._tell_missed()

    # Telling ---------------------------------------------------------------------------------------------------------
    def _tell(self, entries: list[Added]) -> None:
        """Tell everybody the facts that were just committed."""
        self.told = self.projection.seq
        projection, owed, at = self.projection, self.projection.owed, clock()
        texts: dict[tuple[int | None, bool], bytes] = {}
        for line in list(self.lines):
            try:
                seat = projection.seat_of(line.guest)
                for_whom = seat, line.sees_all or seat in owed or not owed
                text = texts.get(for_whom)
                if text is None:
                    messages = Teller(projection, *for_whom, at).messages(entries)
                    texts[for_whom] = text = b"".join([frame(encode(message)) for message in messages])
                line.send(text)
            except Exception:
                self._give_up(line)

    def each(self, job: Callable[[Line], object]) -> None:
        """Do something with every connection."""
        for line in list(self.lines):
            try:
                job(line)
            except Exception:
                self._give_up(line)

    def _give_up(self, line: Line) -> None:
        """Close a connection with which something failed, so that the others go on."""
        logger.exception("a client of table %s could not be told", self.id)
        self.lines.discard(line)
        with suppress(Exception):
            line.close(self.told, "stopping", UNREADABLE)

    def _tell_missed(self) -> None:
        """Tell everybody what has happened since they were told something."""
        entries = [entry for entry in self.recent if entry[0].seq > self.told]
        self.each(lambda line: self._welcome(line, self.told, silent=True))
        self.told = self.projection.seq
        self._follow_up(entries)

    def _follow_up(self, entries: list[Added]) -> None:
        """Send those away who have no place here any more. No move does that."""
        happened = [row.fact for row, _, _ in entries if type(row.fact) is not facts.Moved]
        if not happened:
            return
        kinds = {type(fact) for fact in happened}
        if facts.Closed in kinds:
            self.each(lambda line: self._drop(line, "closed", "The host closed the table."))
        elif facts.Reissued in kinds:
            self._drop_strangers("The host gave this seat a new link.")
        elif any(fact.moves_people for fact in happened):
            self.attendance.announce()

    def _drop_strangers(self, sentence: str) -> None:
        """Send those away whose token is no longer valid."""

        def check(line: Line) -> None:
            if not self._is_known(line):
                self._drop(line, "removed", sentence)

        self.each(check)

    def _is_known(self, line: Line) -> bool:
        return self._is_valid(line.token, line.guest)

    def _is_valid(self, token: str | None, guest: int | None) -> bool:
        """Whether what is stored of a token is still that guest's; None for who needs none."""
        return token is None or self.tokens.get(token) == guest

    def _welcome(self, line: Line, last: int | None, silent: bool = False) -> None:
        """Bring a client to now: by what it missed if that can be told, else by everything anew."""
        projection, at = self.projection, clock()
        seat = projection.seat_of(line.guest)
        you = You(seat, projection.guest(line.guest).is_host)
        missed = None if last is None else self._missed(last)
        if last is not None and missed is not None:
            if not silent:
                line.tell(Welcome(last, projection.info(), you, True))
            for message in Teller(projection, seat, True, at).messages(missed):
                line.tell(message)
        elif projection.state is None:
            line.tell(Welcome(projection.seq, projection.info(), you, False, notices=projection.noticed(seat)))
        else:
            events, now = projection.state.seen(seat), projection.now(seat, at)
            line.tell(Welcome(projection.seq, projection.info(), you, False, events, now, projection.noticed(seat)))

    def _missed(self, last: int) -> list[Added] | None:
        """The facts after a place in the log, None if they cannot be told one by one."""
        missed = [entry for entry in self.recent if entry[0].seq > last]
        if not 0 < last <= self.projection.seq or len(missed) != self.projection.seq - last:
            return None
        if any(row.fact.anew for row, _, _ in missed):
            return None
        return missed


def _resolve(future: asyncio.Future[Outcome], outcome: Outcome) -> None:
    if not future.done():  # else the table was forgotten meanwhile
        future.set_result(outcome)


def _as_refusal(wrong: Exception) -> Refusal:
    if isinstance(wrong, Refusal):
        return wrong
    return Refusal.of_failure(wrong) if isinstance(wrong, FAILURES) else Refusal.of("mistake")


def _reply(answer: Answer, *told: Any) -> None:
    """Answer somebody; who cannot be answered costs nobody else anything."""
    try:
        answer(*told)
    except Exception:
        logger.exception("an answer failed")
