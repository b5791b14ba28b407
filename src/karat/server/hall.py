"""All tables of this process: waking them up, putting them to sleep, making new ones."""

import asyncio
import logging
import math
import secrets
import time

import karat
from karat.errors import BadSetup
from karat.server import facts, keys
from karat.server.bots import Thinkers
from karat.server.bus import Bus, PostgresBus
from karat.server.coach import Coach
from karat.server.facts import Chair, clock
from karat.server.messages import NewTable
from karat.server.powers import check_level
from karat.server.records import Records
from karat.server.refusal import Refusal, not_found
from karat.server.store import Store
from karat.server.table import Table

SLEEPY = 60  # seconds after which a table without anybody sleeps
DAY = 86_400_000
logger = logging.getLogger("karat.server")


class Hall:
    def __init__(self, settings):
        self.settings = settings
        self.store = Store(settings.db)
        self.bus = Bus() if self.store.is_sqlite else PostgresBus(self.store.url)
        self.records = Records(self.store)
        self.thinkers = Thinkers(settings.bots)
        self.coach = Coach(self.thinkers, self.records)
        self.process = secrets.token_hex(4)
        self.tables = {}  # id -> Table
        self._opening = {}  # id -> task
        self.stopping = False
        self.counts = {"tables_made": 0, "facts": 0, "commits": 0}

    async def open(self):
        await self.store.open()
        self.store.committed = self._committed
        await self.bus.open(self._hear, self._lost)
        for table in await self.store.tables(phase="playing", timed=True):
            await self.table(table["id"])  # its clock runs, so somebody must watch it
        self._keeper = asyncio.create_task(self._keep())

    async def close(self):
        """Tell everybody, let the tables finish what they are doing, and stop."""
        self.stopping = True
        self._keeper.cancel()
        while not all(table.inbox.is_quiet for table in self.tables.values()):
            await asyncio.sleep(0.01)
        for table in self.tables.values():
            table.autopilot.stop()
            table.task.cancel()
            for line in table.lines:
                line.close(table.match.seq, "stopping", "The server stops; nothing is lost. Please come back.")
        self.coach.close()
        self.thinkers.close()
        await self.bus.close()
        await self.store.close()

    # Tables ----------------------------------------------------------------------------------------------------------
    async def table(self, name):
        """The table of an id or a code, awake."""
        if name in self.tables:
            return self.tables[name]
        found = await self.store.find(id=name) or await self.store.find(code=keys.as_code(name))
        if found is None:
            raise not_found()
        id, code = found
        if id in self.tables:
            return self.tables[id]
        if id not in self._opening:
            self._opening[id] = asyncio.create_task(self._wake(id, code))
        return await asyncio.shield(self._opening[id])

    async def visit(self, name):
        """The same for somebody who comes in: with all that other processes wrote, also what they have not said yet."""
        table = await self.table(name)
        if not self.store.is_sqlite:
            await table.ask(table.catch_up)
        return table

    async def _wake(self, id, code):
        try:
            table = Table(self, id, code)
            await table.open()
            self.tables[id] = table
            return table
        finally:
            del self._opening[id]

    def forget(self, table):
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
            table.autopilot.stop()
            table.task.cancel()

    async def new_table(self, wish, device, chairs=(), people=None, position=None):
        """A new table: its id and, unless `people` bring their own, the tokens of host, guests and spectators."""
        _, players, options = _set_up(wish.game, wish.players, wish.options)
        check_level(wish.game, wish.stand_in, "stand_in")
        secret = secrets.token_bytes(32).hex()
        made = facts.Created(
            wish.game, players, options, secret, wish.private, wish.chat, wish.clock, wish.grace, wish.pace,
            wish.stand_in, tuple(chairs), wish.coach, position,
        )
        tokens = None
        if people is None:
            tokens = {kind: keys.new_token() for kind in ("host", "join", "watch")}
            people = [{"number": n, "kind": kind, "token": keys.digest(tokens[kind])} for n, kind in enumerate(tokens)]
            people[0]["device"] = device
        id = keys.new_id()
        while not await self.store.create(id, keys.new_code(), made, clock(), people):
            id = keys.new_id()
        self.counts["tables_made"] += 1
        return id, tokens

    async def next_table(self, match, wish):
        """The table of a rematch: the same people with the same tokens, the start player moved on."""
        made = match.made
        same = wish.game in (None, made.game)
        options = wish.options if wish.options is not None else (made.options if same else {})
        players = wish.players or (made.players if same else None)
        game, players, options = _set_up(wish.game or made.game, players, options)
        chairs = [Chair(chair.guest, chair.level) for chair in (*match.chairs[1:], match.chairs[0])]
        bots = [chair for chair in chairs if chair.guest is None]
        while len(chairs) > players and bots:
            chairs.remove(bots.pop())
        if len(chairs) > players:
            raise Refusal.of("too-many-people", "players", count=len(chairs))
        names = karat.bots(game)
        chairs = [chair if chair.level is None or chair.level in names else Chair(level="3") for chair in chairs]
        chairs += [Chair()] * (players - len(chairs))
        people = await self.store.guest_rows(match.id)
        stand_in = made.stand_in if made.stand_in in names else "3"
        again = NewTable(
            game, players, options, made.private, made.chat, made.clock, made.grace, made.pace, stand_in, made.coach
        )
        id, _ = await self.new_table(again, None, chairs, people)
        return id

    # Other processes -------------------------------------------------------------------------------------------------
    def say(self, message):
        self.bus.say(message | {"from": self.process})

    def _committed(self, entries):
        self.counts["commits"] += 1
        self.counts["facts"] += sum([len(entry.rows) for entry in entries])
        self.bus.announce(entries, self.process)

    def _hear(self, message):
        table = self.tables.get(message["table"])
        if table is not None and message["from"] != self.process:
            table.post(table.hear, message)

    def _lost(self):
        for table in self.tables.values():
            table.post(table.catch_up)

    # Time ------------------------------------------------------------------------------------------------------------
    async def _keep(self):
        """Every few seconds: sleep, presence for other processes, work that another process may have left behind."""
        swept = -math.inf
        while True:
            await asyncio.sleep(4)
            for table in list(self.tables.values()):
                if self._may_sleep(table):
                    self.forget(table)
                    await self.bus.release(table.id)
                elif not self.store.is_sqlite:
                    table.post(table.look_around)
            if self.settings.keep_days and time.monotonic() - swept > 3600:
                swept = time.monotonic()
                try:
                    await self.sweep()
                except Exception:
                    logger.exception("old tables could not be deleted")

    def _may_sleep(self, table):
        quiet = table.quiet_since
        return (
            quiet is not None and time.monotonic() - quiet > SLEEPY and not table.lines
            and table.inbox.is_quiet and table.autopilot.is_idle
        )

    async def sweep(self):
        """Delete what nobody has touched for too long."""
        old = clock() - self.settings.keep_days * DAY
        await self.records.forget_before(old)
        for id in await self.store.forget_before(old):
            if id in self.tables:
                self.tables[id].post(self.tables[id].vanish)


def _set_up(game, players, options):
    """A game's id, players and options, all checked and with the defaults filled in."""
    try:
        state = karat.game(game).new(players, 0, **options)
    except BadSetup as wrong:
        raise Refusal.of_input(wrong) from None
    except TypeError:
        raise Refusal("bad", "options: should be options of the game.", "options") from None
    return game, state.players, state.options
