"""All tables of this process: waking them up, putting them to sleep, making new ones."""

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Sequence
from typing import Any, cast

import karat
from karat.errors import BadInput, BadSetup
from karat.server.protocol import facts
from karat.server.protocol.commands import Rematch, check_level
from karat.server.protocol.facts import Chair, clock
from karat.server.protocol.messages import NewTable, Pace
from karat.server.protocol.refusal import Refusal, not_found
from karat.server.settings import Settings
from karat.server.storage.bus import Bus, PostgresBus
from karat.server.storage.store import FAILURES, Entry, Store
from karat.server.tables.bots import Thinkers
from karat.server.tables.coach import Coach
from karat.server.tables.projection import Projection
from karat.server.tables.records import Records
from karat.server.tables.replay import Replays
from karat.server.tables.table import Table
from karat.server.tables.tokens import as_code, digest, new_code, new_id, new_token
from karat.server.web.limits import Limits

SLEEPY = 60  # seconds after which a table without anybody sleeps
PATIENCE = 3  # seconds that tables have to finish what they are doing when the server stops
DAY = 86_400_000
COUNT_EVERY, SWEEP_EVERY = 60, 3600  # seconds
logger = logging.getLogger("karat.server")


class Tables:
    def __init__(self, settings: Settings):
        self.settings, self.limits = settings, Limits(settings.rate, settings.limits)
        self.store = Store(settings.db)
        self.bus = Bus() if self.store.is_sqlite else PostgresBus(self.store.url)
        self.records = Records(self.store)
        self.thinkers = Thinkers(settings.bots, self.limits)
        self.replays = Replays(self.thinkers, self.limits)
        self.coach = Coach(self.thinkers, self.records, self.limits)
        self.process = secrets.token_hex(4)
        self.awake: dict[str, Table] = {}  # by id
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self.stopping = False
        self.counts = {"tables_made": 0, "facts": 0, "commits": 0}

    async def open(self) -> None:
        await self.store.open()
        self.store.committed = self._committed
        await self.bus.open(self._hear, self._lost)
        self._keeper = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """Tell everybody, let the tables finish what they are doing, and stop."""
        self.stopping = True
        self._keeper.cancel()
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and not all(table.inbox.is_quiet for table in self.awake.values()):
            await asyncio.sleep(0.01)
        for table in self.awake.values():
            table.stop()
            for line in table.lines:
                line.close(table.projection.seq, "stopping", "The server stops; nothing is lost. Please come back.")
        self.coach.close()
        self.replays.close()
        self.thinkers.close()
        await self.bus.close()
        await self.store.close()

    # Tables ----------------------------------------------------------------------------------------------------------
    async def table(self, name: str) -> Table:
        """The table of an id or a code, awake."""
        if name in self.awake:
            return self.awake[name]
        if "\0" in name:  # which PostgreSQL cannot even look for
            raise not_found()
        found = await self.store.find(id=name) or await self.store.find(code=as_code(name))
        if found is None:
            raise not_found()
        id, code = found
        if id in self.awake:
            return self.awake[id]
        if id not in self._opening:
            self._opening[id] = asyncio.create_task(self._wake(id, code))
        return await asyncio.shield(self._opening[id])

    async def visit(self, name: str) -> Table:
        """The same for somebody who comes in: with all that other processes wrote, also what they have not said yet."""
        table = await self.table(name)
        if not self.store.is_sqlite:
            await table.ask(table.catch_up)
        return table

    async def _wake(self, id: str, code: str) -> Table:
        try:
            table = Table(self, id, code)
            await table.open()
            self.awake[id] = table
            return table
        except BadInput as wrong:  # its game is from elsewhere and was not brought along, or follows newer rules
            raise Refusal.of("not-played-here", problem=str(wrong)) from None
        except FAILURES:
            raise
        except Exception:
            logger.exception("table %s cannot be opened", id)
            raise Refusal.of("mistake") from None
        finally:
            del self._opening[id]

    def forget(self, table: Table) -> None:
        if self.awake.get(table.id) is table:
            del self.awake[table.id]
            table.stop()

    async def new_table(
        self,
        wish: NewTable,
        device: str | None,
        chairs: Sequence[Chair] = (),
        people: list[dict[str, Any]] | None = None,
        position: dict[str, Any] | None = None,
        before: tuple[facts.Past, ...] = (),
    ) -> tuple[str, dict[str, str]]:
        """A new table: its id and, unless `people` bring their own, the tokens of host, guests and spectators."""
        _, players, options = _set_up(wish.game, wish.players, wish.options)
        check_level(wish.game, wish.stand_in, "stand_in")
        secret = secrets.token_bytes(32).hex()
        made = facts.Created(
            wish.game,
            players,
            options,
            secret,
            wish.private,
            wish.chat,
            wish.clock,
            wish.grace,
            wish.pace,
            wish.stand_in,
            tuple(chairs),
            wish.coach,
            position,
            karat.game(wish.game).rules_version,
            karat.__version__,
            before,
        )
        tokens: dict[str, str] = {}
        if people is None:
            tokens = {kind: new_token() for kind in ("host", "join", "watch")}
            people = [{"number": n, "kind": kind, "token": digest(tokens[kind])} for n, kind in enumerate(tokens)]
            people[0]["device"] = device
        id = new_id()
        while not await self.store.create(id, new_code(), made, clock(), people):
            id = new_id()
        self.counts["tables_made"] += 1
        return id, tokens

    async def next_table(self, projection: Projection, wish: Rematch) -> str:
        """The table of a rematch: the same people with the same tokens, the start player moved on."""
        made = projection.made
        same = wish.game in (None, made.game)
        options = wish.options if wish.options is not None else (made.options if same else {})
        players = wish.players or (made.players if same else None)
        game, players, options = _set_up(wish.game or made.game, players, options)
        chairs = [Chair(chair.guest, chair.level) for chair in (*projection.chairs[1:], projection.chairs[0])]
        bots = [chair for chair in chairs if chair.guest is None]
        while len(chairs) > players and bots:
            chairs.remove(bots.pop())
        if len(chairs) > players:
            raise Refusal.of("too-many-people", "players", count=len(chairs))
        names = karat.bots(game)
        chairs = [chair if chair.level is None or chair.level in names else Chair(level="3") for chair in chairs]
        chairs += [Chair()] * (players - len(chairs))
        people = await self.store.guest_rows(projection.id)
        stand_in = made.stand_in if made.stand_in in names else "3"
        pace = cast(Pace, made.pace)
        again = NewTable(
            game, players, options, made.private, made.chat, made.clock, made.grace, pace, stand_in, made.coach
        )
        id, _ = await self.new_table(again, None, chairs, people, before=projection.played())
        return id

    # Other processes -------------------------------------------------------------------------------------------------
    def say(self, message: dict[str, Any]) -> None:
        self.bus.say(message | {"from": self.process})

    def _committed(self, entries: list[Entry]) -> None:
        self.counts["commits"] += 1
        self.counts["facts"] += sum([len(entry.rows) for entry in entries])
        self.bus.announce(entries, self.process)

    def _hear(self, message: dict[str, Any]) -> None:
        table = self.awake.get(message.get("table", ""))
        if table is not None and message.get("from") != self.process:
            table.post(table.hear, message)

    def _lost(self) -> None:
        for table in self.awake.values():
            table.post(table.catch_up)

    # Time ------------------------------------------------------------------------------------------------------------
    async def _keep(self) -> None:
        """Every few seconds: sleep, presence for other processes, work that another process may have left behind."""
        lived = Lived(self)
        while True:
            await asyncio.sleep(4)
            await self.look_after_all()
            if self.settings.keep_days:
                try:
                    await lived.go_on()
                except Exception:
                    logger.exception("old tables could not be deleted")

    async def look_after_all(self) -> None:
        """Of tables that nobody is at, those sleep at once that are too many, the ones longest left first."""
        quiet = [(table.quiet_since, table.id) for table in self.awake.values() if table.quiet_since is not None]
        surplus = 0
        while not self.limits.has_room("quiet-tables", len(quiet) - surplus - 1):
            surplus += 1
        sleepy = {id for _, id in sorted(quiet)[:surplus]}
        for table in list(self.awake.values()):
            try:
                await self._look_after(table, 0 if table.id in sleepy else SLEEPY)
            except Exception:
                logger.exception("table %s could not be looked after", table.id)

    async def _look_after(self, table: Table, patience: float) -> None:
        if self._may_sleep(table, patience):
            self.forget(table)
            await self.bus.release(table.id)
        elif not self.store.is_sqlite:
            table.post(table.look_around)

    def _may_sleep(self, table: Table, patience: float) -> bool:
        quiet = table.quiet_since
        return (
            quiet is not None
            and time.monotonic() - quiet > patience
            and not table.lines
            and table.inbox.is_quiet
            and table.autopilot.is_idle
        )

    async def sweep(self, now: int) -> None:
        """Delete what nobody has touched for too long, at a time by `lived`."""
        keep = self.settings.keep_days * DAY
        await self.records.forget_untouched(now, keep)
        for id in await self.store.forget_untouched(now, keep):
            if id in self.awake:
                self.awake[id].post(self.awake[id].vanish)


class Lived:
    """Counts the time that this server sees pass, by a clock that nobody can set, and looks for old tables.

    Of several processes one does it. What was not counted, because a server was killed or did not run, deletes nothing.
    """

    def __init__(self, tables: Tables):
        self._tables, self._swept = tables, -math.inf
        self._counted: float | None = None

    async def go_on(self) -> None:
        before, now = self._counted, time.monotonic()
        if before is not None and now - before < COUNT_EVERY:
            return
        if not await self._tables.bus.claim("lived"):
            self._counted = None
            return
        self._counted = now
        passed = await self._tables.store.live(0 if before is None else int(1000 * (now - before)))
        if now - self._swept > SWEEP_EVERY:
            self._swept = now
            await self._tables.sweep(passed)


def _set_up(game: str, players: int | None, options: dict[str, Any]) -> tuple[str, int, dict[str, Any]]:
    """A game's id, players and options, all checked and with the defaults filled in."""
    try:
        state = karat.game(game).new(players, 0, **options)
    except BadSetup as wrong:
        raise Refusal.of_input(wrong) from None
    except TypeError:
        raise Refusal("bad", "options: should be options of the game.", "options") from None
    return game, state.players, state.options
