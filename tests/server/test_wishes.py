"""One failing wish costs nobody else an answer, and a table is always what its log says."""

import asyncio
import itertools
import json
import random
from contextlib import asynccontextmanager

import pytest

from karat.server.protocol import commands
from karat.server.protocol.commands import Move, NextTable, PlayFor, Profile, SetStandIn, SitDown, Undo, Vote, Word
from karat.server.protocol.facts import Moved, Undone, Worded
from karat.server.protocol.messages import COLOURS, NewTable, TakeSeat
from karat.server.protocol.refusal import Refusal
from karat.server.settings import Settings
from karat.server.tables.clients import Line, Outbox
from karat.server.tables.projection import Projection
from karat.server.tables.tables import Tables
from karat.server.tables.telling import Teller
from server.house import Player

IDS = map(str, itertools.count())
HOST, JOIN, WATCH = 0, 1, 2


@asynccontextmanager
async def tables(path):
    one = Tables(Settings(str(path / "tables.db"), rate=0))
    await one.open()
    try:
        yield one
    finally:
        await one.close()


async def table_of(tables, people=2, phase="open", seated_host=False, **wish):
    """A table of Diamoniak with so many people who are not the host (their numbers), brought to a phase."""
    wish = {"game": "diamoniak", "pace": "instant", "grace": None, "stand_in": "1"} | wish
    id, _ = await tables.new_table(NewTable(**wish), None)
    table = await tables.table(id)
    guests = []
    if seated_host:
        await table.request(SitDown(TakeSeat("Host"), None), HOST)
    for number in range(people):
        await table.request(SitDown(TakeSeat(f"Guest {number}"), None), None)
        guests.append(max(table.projection.guests))
    if phase != "open":
        await table.request(commands.Start(next(IDS)), HOST)
    rng = random.Random(5)
    while phase == "over" and table.projection.phase == "playing":
        seat = next(iter(table.projection.owed))
        await table.request(
            Move(next(IDS), rng.choice(table.projection.state.legal(seat))), table.projection.chairs[seat].guest
        )
    if phase == "closed":
        await table.request(commands.Close(next(IDS)), HOST)
    return table, guests


def every_command(projection):
    """Every command there is, sensible and not."""
    moves = projection.state.legal(next(iter(projection.owed), 0)) if projection.state else ()
    asked = projection.ask.ask if projection.ask else 1
    yield from (Move(next(IDS), move) for move in (*moves[:2], "fly", ""))
    yield from (Move(next(IDS), "draw", decision) for decision in (-1, 3, 10**9))
    yield from (Undo(next(IDS)), Vote(next(IDS), asked, True), Vote(next(IDS), asked, False), Vote(next(IDS), -5, True))
    for what, value in (("phrase", "hello"), ("sticker", "gem"), ("text", "x"), ("phrase", "x"), ("text", "\u200b")):
        yield commands.Say(next(IDS), what, value)
    yield from (Word(next(IDS), word) for word in ("rhubarb", ""))
    names, colours = ("Zoe", "Guest 1", ""), (None, "ruby", "onyx")
    yield from (Profile(next(IDS), name, colour) for name in names for colour in colours)
    yield from (commands.Leave(next(IDS)), commands.Start(next(IDS)), commands.Rematch(next(IDS)))
    yield from (commands.StandIn(next(IDS), seat) for seat in (0, 1, 7))
    for seat in (0, 1, 7):
        yield commands.SetSeat(next(IDS), seat, "open")
        yield commands.SetSeat(next(IDS), seat, "bot", "2")
        yield commands.SetSeat(next(IDS), seat, "bot", "nobody")
        yield commands.Reissue(next(IDS), seat)
        yield SitDown(TakeSeat("Late", None, seat), None)
        yield SetStandIn(min(seat, 1), seat > 0)
        yield PlayFor(seat, 3, "draw", "bot")
    yield from (commands.Order(next(IDS), order) for order in ([1, 0], [0, 0], [0, 1, 2]))
    yield from (SitDown(TakeSeat("Ann"), None), NextTable(next(IDS), "nowhere"), commands.Close(next(IDS)))


def as_told(projection):
    """All of a table that anybody is told, and what follows from its log besides."""
    now = [projection.now(seat, 0) for seat in (None, *range(projection.made.players))] if projection.state else None
    parts = (
        projection.seq,
        projection.phase,
        projection.info(),
        now,
        projection.moves,
        projection.owed,
        projection.done,
        projection.undone,
    )
    return json.dumps(parts, default=repr, sort_keys=False, skipkeys=True), sorted(map(str, projection.done))


async def assert_it_is_what_its_log_says(table):
    again = Projection(table.id, table.code)
    guests, tokens = await table.store.guests(table.id)
    again.know(*guests.values())
    for row in await table.store.rows(table.id):
        again.apply(row)
    assert as_told(table.projection) == as_told(again)
    assert table.tokens == tokens


@pytest.mark.parametrize("phase", ["open", "playing", "over", "closed"])
@pytest.mark.parametrize("who", ["nobody", "join", "watch", "unseated host", "seated host", "player", "gone"])
def test_every_command_of_every_guest_in_every_phase_is_done_or_refused(tmp_path, phase, who, caplog):
    """Beside each of them a player says something, and is answered."""
    numbers = {"nobody": None, "join": JOIN, "watch": WATCH, "unseated host": HOST, "seated host": HOST, "gone": 99}

    async def main():
        rng = random.Random(f"{phase} {who}")
        async with tables(tmp_path) as one:
            seated = who == "seated host"
            commands, count, table = [None], 0, None
            while commands:
                if table is None or table.projection.phase != phase:  # the last command has led on
                    table, guests = await table_of(one, 1 if seated else 2, phase, seated)
                    commands = list(every_command(table.projection))[count:]
                    continue
                guest, command, count = numbers.get(who, guests[0]), commands.pop(0), count + 1
                answers = []
                table.wish(Word(next(IDS), "x"), guests[-1], lambda *told, answers=answers: answers.append(told))
                table.wish(command, guest, lambda *told, answers=answers: answers.append(told))
                table.wish(Word(next(IDS), "y"), guests[-1], lambda *told, answers=answers: answers.append(told))
                await table.ask(_nothing)
                assert len(answers) == 3, command
                assert all(wrong is None or isinstance(wrong, Refusal) for wrong, _, _ in answers)
                assert not any(wrong and wrong.error == "mistake" for wrong, _, _ in answers), command
                if rng.random() < 0.2:
                    await assert_it_is_what_its_log_says(table)
            await assert_it_is_what_its_log_says(table)

    asyncio.run(main())
    assert not caplog.records


async def _nothing():
    pass


def test_a_spectator_without_a_token_and_a_host_without_a_seat_break_nothing(server):
    """What was found: both made the table drop what players had asked for."""
    made = server.make("diamant", players=8)
    id, host = made["table"]["id"], made["token"]
    tokens = [server.sit(id, f"Player {chr(65 + n)}", colour=COLOURS[n]) for n in range(8)]

    async def main():
        spectator, other, me = Player(server, id), Player(server, id, host), Player(server, id, tokens[0])
        async with spectator, other, me:
            for number in range(60):
                for one in (spectator, other):
                    await one.say({"type": "profile", "id": f"p{number}", "name": f"Eve {number}"})
                assert (await me.do("word", word=f"{number}"))["type"] == "done"
            assert (await spectator.until(lambda p: p.answers.get("p59")))["reason"] == "no-seat-yet"
            assert (await other.until(lambda p: p.answers.get("p59")))["type"] == "done"
            assert [m["type"] for m in me.told].count("welcome") == 1  # nobody had to begin again

    asyncio.run(main())


class Wrong(Exception):
    pass


@pytest.mark.parametrize("where", ["act", "the first fact", "the second fact", "telling", "answering"])
def test_what_fails_is_refused_alone_and_leaves_nothing_behind(tmp_path, where, monkeypatch, caplog):
    async def main():
        async with tables(tmp_path) as one:
            table, (a, b) = await table_of(one, phase="playing")
            await table.request(Move(next(IDS), "draw"), a)
            apply, answers, before = Projection.apply, {}, table.projection.seq

            def failing(projection, row):
                if (type(row.fact) is Undone and where == "the second fact") or type(row.fact) is Worded:
                    apply(projection, row)  # it has changed something already
                    raise Wrong
                apply(projection, row)

            def note(name):
                def answer(wrong, seq, deed):
                    if where == "answering" and name == "bad":
                        raise Wrong
                    answers[name] = wrong and wrong.error

                return answer

            say = commands.Say(next(IDS), "phrase", "hello")
            if where == "the second fact":
                await table.request(Undo(next(IDS)), a)
                bad, guest = Vote(next(IDS), table.projection.ask.ask, True), b
                before = table.projection.seq
            elif where == "act":
                bad, guest = Profile(next(IDS), 5), a  # no name can be like that, and no message lets one through
            else:
                bad, guest = say, a
            monkeypatch.setattr(Projection, "apply", failing)
            if where == "the first fact":
                monkeypatch.setattr("karat.server.protocol.commands.facts.Spoken", lambda *_: Worded(0, "x"))
                bad = commands.Say(next(IDS), "phrase", "bye")
            if where == "telling":
                monkeypatch.setattr(Teller, "messages", _raise)
                table.lines.add(_Line())
            wishes = [(SetStandIn(1, True), None, "one"), (bad, guest, "bad"), (SetStandIn(0, True), None, "two")]
            for command, who, name in wishes:
                table.wish(command, who, note(name))
            await table.ask(_nothing)
            monkeypatch.undo()
            table.lines.clear()
            refused = {"act", "the first fact", "the second fact"}
            expected = {"one": None, "bad": "mistake" if where in refused else None, "two": None}
            assert answers == {name: wrong for name, wrong in expected.items() if (where, name) != ("answering", "bad")}
            assert table.projection.seq == before + (2 if where in refused else 3)
            await assert_it_is_what_its_log_says(table)
            assert await table.request(say, b)

    asyncio.run(main())
    assert sum("Wrong" in str(r.exc_info) or "TypeError" in str(r.exc_info) for r in caplog.records) == 1  # logged once


def _raise(*_):
    raise Wrong


class _Line:
    """A connection that fails."""

    guest, token, sees_all, address = None, None, True, "here"

    def send(self, data):
        raise Wrong

    def close(self, *_):
        raise Wrong


@pytest.mark.parametrize("wrong", [OSError, Wrong, None])
def test_a_rematch_that_cannot_be_made_is_answered(tmp_path, wrong, monkeypatch):
    """What was found: where the database failed at the new table, nobody was answered. And a token that is replaced
    makes no table."""

    class Asker(_Line):
        def __init__(self, guest, token):
            self.guest, self.token, self.told = guest, token, []

        def tell(self, message):
            self.told.append(message)

    async def main():
        async with tables(tmp_path) as one:
            table, (a, _) = await table_of(one, phase="over")
            made = []

            async def next_table(projection, command):
                made.append(command)
                raise wrong

            monkeypatch.setattr(one, "next_table", next_table)
            asker = Asker(a, None if wrong else "a token that was replaced")
            table.command(asker, commands.Rematch("again"))
            await table.ask(_nothing)
            (answer,) = asker.told
            reason = {OSError: "storage", Wrong: "mistake", None: "token-not-valid"}[wrong]
            assert (answer.id, answer.reason, len(made)) == ("again", reason, 1 if wrong else 0)

    asyncio.run(main())


def test_who_cannot_be_welcomed_is_sent_away_and_the_others_hear_nothing_of_it(tmp_path, monkeypatch):
    async def main():
        async with tables(tmp_path) as one:
            table, _ = await table_of(one)
            closed = []
            line = _Line()
            line.close = lambda *told: closed.append(told)
            monkeypatch.setattr(Projection, "noticed", _raise)
            await table.ask(table.join, line, None)
            monkeypatch.undo()
            assert len(closed) == 1 and not table.lines and one.awake[table.id] is table

    asyncio.run(main())


def test_many_failing_wishes_at_once_cost_nobody_an_answer(tmp_path, monkeypatch, caplog):
    async def main():
        async with tables(tmp_path) as one:
            table, (a, b) = await table_of(one)
            apply, answers = Projection.apply, []

            def failing(projection, row):
                apply(projection, row)
                if row.guest == a:
                    raise Wrong

            monkeypatch.setattr(Projection, "apply", failing)
            for number in range(20):
                for guest in (a, b):
                    table.wish(Word(next(IDS), str(number)), guest, lambda wrong, *_: answers.append(wrong))
            await table.ask(_nothing)
            monkeypatch.undo()
            assert sum(wrong is None for wrong in answers) == 20
            assert sum(wrong is not None and wrong.error == "mistake" for wrong in answers) == 20
            await assert_it_is_what_its_log_says(table)

    asyncio.run(main())


def test_a_client_that_cannot_be_written_to_mutes_nobody_else():
    class Wire:
        most_unread = 1000

        def __init__(self):
            self.got = []

        def write(self, data):
            if self is bad:
                raise Wrong
            self.got.append(data)
            return 0

    async def main():
        outbox = Outbox()
        lines = [Line(wire, outbox, None, None, "here", None, True) for wire in (good, bad, other)]
        for _ in range(2):
            for line in lines:
                line.send(b"x")
            await asyncio.sleep(0.01)

    good, bad, other = Wire(), Wire(), Wire()
    asyncio.run(main())
    assert good.got == other.got == [b"x", b"x"]


def test_a_long_log_with_undos_is_read_as_it_was_written(tmp_path):
    """Skipping what was taken back comes to the same as going through all of it."""

    async def main():
        rng = random.Random(7)
        async with tables(tmp_path) as one:
            table, guests = await table_of(one, phase="playing")
            for _ in range(400):
                if table.projection.phase != "playing":
                    break
                seat = next(iter(table.projection.owed))
                if table.projection.moves and rng.random() < 0.3:
                    who = table.projection.chairs[rng.choice(table.projection.moves).seat].guest
                    await table.request(Undo(next(IDS)), who)
                    if table.projection.ask:
                        other = next(guest for guest in guests if guest != who)
                        await table.request(Vote(next(IDS), table.projection.ask.ask, rng.random() < 0.8), other)
                else:
                    legal = table.projection.state.legal(seat)
                    await table.request(Move(next(IDS), rng.choice(legal)), table.projection.chairs[seat].guest)
            assert table.projection.undone > 30 and len(table.projection.moves) > 20
            await assert_it_is_what_its_log_says(table)
            rows = await one.store.rows(table.id)
            for end in rng.sample(range(5, len(rows)), 40):
                read, through = Projection(table.id, table.code), Projection(table.id, table.code)
                entries = [entry for entry in read.read(rows[:end]) if entry is not None]
                for row in rows[:end]:
                    through.apply(row)
                assert as_told(read) == as_told(through)
                assert [row for row, _, _ in entries] == rows[end - len(entries) : end]
                assert sum(type(row.fact) is Moved for row in rows[:end]) >= len(read.moves)
                for number in (0, len(read.moves) // 2, len(read.moves)):
                    assert read.at_move(number).position() == _played(read, number).position()

    asyncio.run(main())


def _played(projection, number):
    state = projection.dealt()
    for fact in projection.moves[:number]:
        state.make(fact.seat, fact.move)
    return state
