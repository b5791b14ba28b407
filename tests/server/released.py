"""What a release left behind: a database, a backup, one record of each game, and all that it told of them.

    python tests/server/released.py                    (from the folder of the project, once for each release)

writes tests/fixtures/released/<version>. A folder that is there is never changed: every later Karat must open what is
in it, tell the same and play on in the same way (test_released.py). All of it is done over the network and with
commands, so that this file works with the Karat of any version.
"""

import asyncio
import contextlib
import gzip
import json
import random
import secrets
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
import karat
from contract.golden import readable
from server.house import Player, Server

FOLDER = Path(__file__).parents[1] / "fixtures" / "released"
# The games in play: people, options, moves before the release, moves after it.
IN_PLAY = (
    ("diamant", 3, {"relics": True}, 14, 8),
    ("diamoniak", 2, {"keep_colour": True}, 16, 8),
    ("djinn", 2, {"djinn_deck": {"trump": 2, "swap": 3}}, 22, 10),
    ("kadora", 2, {"seat_view": True, "lacking": {"R": 5}}, 12, 8),
    ("seashore", 3, {"steal_any": True, "treasure_points": [1, 2, 3, 5, 8]}, 20, 10),
)
QUIET = {"grace": None, "pace": "instant"}  # nobody stands in


def folders():
    return sorted(FOLDER.iterdir())


def read(folder):
    """What a release told of its tables and records."""
    return json.loads(gzip.decompress((folder / "told.json.gz").read_bytes()))


def unpacked(folder, file):
    """The database of a release, as a file to work with."""
    file.write_bytes(gzip.decompress((folder / "tables.db.gz").read_bytes()))
    return str(file)


@contextlib.asynccontextmanager
async def at_table(server, table):
    """Everybody at a table, by the names they have in what is kept: the seats, and a spectator."""
    people = {str(seat): Player(server, table["id"], token) for seat, token in enumerate(table["tokens"])}
    people["watcher"] = Player(server, table["id"], table["watch"])
    for person in people.values():
        await person.come()
    try:
        yield people
    finally:
        for person in people.values():
            await person.go()


async def welcomes(server, table):
    """What everybody is told who comes in: the whole history, and the game as it is."""
    told = {}
    for name, token in [*enumerate(table["tokens"]), ("watcher", table["watch"])]:
        async with Player(server, table["id"], token) as person:
            told[str(name)] = person.told[0]
    return told


async def step(people, seat, **command):
    """A command of one, and what all hear of it."""
    answer = await people[seat].do(id=secrets.token_hex(8), **command)  # no id that the log has already
    assert answer["type"] == "done", answer
    heard = {}
    for name, person in people.items():
        await person.until(lambda one: (one.last or 0) >= answer["seq"])
        heard[name] = [one for one in person.told if one["type"] in ("played", "changed")]
        person.told.clear()
    return heard


async def play_on(people, count, rng):
    """Some moves: each with what everybody heard of it."""
    steps = []
    while len(steps) < count:
        due = [name for name, one in people.items() if one.now and one.now["decision"] is not None]
        if not due:
            break
        seat = rng.choice(due)
        now = people[seat].now
        command = {"type": "move", "move": rng.choice(now["legal"]), "decision": now["decision"]}
        people[seat].now = None
        for one in people.values():
            one.told.clear()
        steps.append({"seat": seat, "command": command, "heard": await step(people, seat, **command)})
    return steps


async def take_back(people, seat):
    """A player takes the last move back; the others agree if they are asked."""
    heard = await step(people, seat, type="undo")
    ask = heard[seat][-1]["table"]["ask"]
    for other in people:
        if ask and other not in (seat, "watcher"):
            heard = await step(people, other, type="vote", ask=ask["ask"], yes=True)


class Makers:
    """Makes tables in all phases on a server."""

    def __init__(self, server, rng):
        self.server, self.rng, self.tables = server, rng, []

    def table(self, what, game, people, **wish):
        made = self.server.make(game, **QUIET | wish)
        id = made["table"]["id"]
        watch = made["watch"].partition("#watch=")[2] or None
        tokens = [
            self.server.sit(id, f"Player {chr(65 + i)}", made["token"] if i == 0 else _join(made))
            for i in range(people)
        ]
        self.tables.append({"what": what, "id": id, "code": made["table"]["code"], "tokens": tokens, "watch": watch})
        return self.tables[-1]

    async def all(self):
        table = self.table("open", "diamant", 2, players=4)
        async with at_table(self.server, table) as people:
            await step(people, "1", type="word", word="rhubarb")
        for game, count, options, moves, more in IN_PLAY:
            table = self.table("in play", game, count, players=count, options=options, private=game == "djinn")
            table["more"] = more
            async with at_table(self.server, table) as people:
                await step(people, "1", type="word", word="sesame")
                await step(people, "0", type="start")
                steps = await play_on(people, moves, self.rng)
                await take_back(people, steps[-1]["seat"])
                await play_on(people, 3, self.rng)
        for game in karat.games():
            await self.over(self.table("over", game, karat.game(game).players[0]))
        ended = self.tables[-1]
        await self.with_bots(self.table("with bots", "kadora", 1, players=2))
        table = self.table("closed", "diamoniak", 2)
        async with at_table(self.server, table) as people:
            await step(people, "0", type="start")
            await play_on(people, 5, self.rng)
            await people["0"].do("close")
        start = {"table": ended["id"], "move": 12}
        table = self.table("from a position", ended["game"], 3, **{"from": start})
        table["more"] = 8
        async with at_table(self.server, table) as people:
            await step(people, "0", type="start")
            await play_on(people, 6, self.rng)

    async def over(self, table):
        table["game"] = self.server.get(f"/api/tables/{table['id']}", table["tokens"][0])[1]["game"]
        async with at_table(self.server, table) as people:
            await step(people, "0", type="start")
            await play_on(people, 10_000, self.rng)

    async def with_bots(self, table):
        """A table that waits for its person."""
        async with Player(self.server, table["id"], table["tokens"][0]) as person:
            await person.do("start")
            for _ in range(3):
                now = await person.until(lambda one: one.now and one.now["decision"] is not None and one.now)
                person.now = None
                await person.do("move", move=self.rng.choice(now["legal"]), decision=now["decision"])
            await person.until(lambda one: one.now and one.now["decision"] is not None)


def _join(made):
    return made["link"].partition("#join=")[2] or None


def command(*arguments):
    subprocess.run([sys.executable, "-m", "karat.cli", *map(str, arguments)], check=True, capture_output=True)


def make(folder, seed=0):
    """Fill the folder of a release."""
    rng = random.Random(seed)
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as place:
        db = Path(place) / "tables.db"
        server = Server(db).start()
        try:
            told = _tell(server, folder, rng)
            server.stop()
            command("backup", folder / "backup.gz", "--db", db)
            packed = Path(place) / "packed.db"
            shutil.copy(db, packed)
            (folder / "tables.db.gz").write_bytes(gzip.compress(packed.read_bytes(), 9, mtime=0))
            server.start()
            asyncio.run(_play_all_on(server, told["tables"], rng))
        finally:
            server.kill()
    (folder / "told.json.gz").write_bytes(gzip.compress(json.dumps(told).encode(), 9, mtime=0))


def _tell(server, folder, rng):
    makers = Makers(server, rng)
    asyncio.run(makers.all())
    told = {"version": karat.__version__, "tables": makers.tables, "records": {}}
    for table in makers.tables:
        table["welcomes"] = asyncio.run(welcomes(server, table))
        if table["what"] == "over":
            _, record = server.get(f"/api/tables/{table['id']}/record", table["tokens"][0])
            table["record"] = record
            (folder / f"{record['game']}.json").write_text(readable(record))
            _, kept = server.post("/api/records", record)
            told["records"][record["game"]] = {"id": kept["record"]} | ended(record)
    return told


def ended(record):
    """What a record comes to, for every seat."""
    state = karat.game(record["game"]).replay(record)
    return {
        "events": [state.events(seat) for seat in range(state.players)],
        "views": [state.view(seat) for seat in range(state.players)],
    }


async def _play_all_on(server, tables, rng):
    for table in tables:
        if "more" in table:
            async with at_table(server, table) as people:
                table["then"] = await play_on(people, table.pop("more"), rng)


if __name__ == "__main__":
    folder = FOLDER / karat.__version__.rpartition(".")[0]
    if folder.exists():
        sys.exit(f"{folder.name} was released already, and what it left behind never changes.")
    make(folder)
    print(f"{folder}: {sum(file.stat().st_size for file in folder.iterdir()):,} bytes")
