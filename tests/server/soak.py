"""Hours of a busy evening: hundreds of tables beside floods, kills and a database that goes away. What grows?

    python tests/server/soak.py --minutes 20               (from the folder of the project; draws soak.png)
    python tests/server/soak.py --minutes 20 --postgres    (on PostgreSQL, which is stopped and started)

People of all five games think, move, take back, drop out, come back and at some time go for good, so that games in
play hold no more at the end than at the beginning; bots sit among them, spectators watch. In the first fifth of the
time the server is killed again and again; the one that is there then lives to the end, and its memory, open files (but
for the sockets of these people) and waits (but for those while the database was away) are judged: a line is laid
through each, and where all of the interval of its slope says that it grew by less than a tenth, the curve is flat.
Everything is on this machine and ends by itself.
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from http.client import HTTPException
from pathlib import Path

import numpy as np
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).parents[1]))
import karat
from karat.table.record import verify
from server import floods
from server.house import Server, start_postgres

GONE = (OSError, WebSocketException, EOFError, asyncio.TimeoutError, HTTPException, AssertionError)
THOUGHT = 4.0  # seconds, on average, from one move to the next
ENOUGH = 30  # moves after which somebody goes: longer games would hold more and more until the end of the run
WINDOW = 10  # seconds that waits are put together for
FLOOD, CALM = 4, 5  # seconds of each flood, and before it: all of them come round several times
KILLS_UNTIL, JUDGED_FROM = 0.2, 0.5  # of the whole time; memory grows until each flood has been met a few times
GROWTH = 0.10  # of its level, by which a curve may grow until the end
WRONG = "records that do not verify"
MANY_FILES = 100  # those of a flood come and go: what is less than a tenth of so many is no growth


class Watched(Server):
    """A server whose log is read as it comes, so that it never waits for its reader."""

    def __init__(self, *arguments, **options):
        super().__init__(*arguments, **options)
        self.errors, self.began = Counter(), 0

    def start(self):
        super().start()
        self.began = time.monotonic()
        threading.Thread(target=self._read, args=(self.process.stderr,), daemon=True).start()
        return self

    def _read(self, log):
        for line in log:
            with contextlib.suppress(ValueError):
                told = json.loads(line)
                if told["level"] == "error" or "trace" in told:
                    self.errors[told["message"].split(" table ")[0][:40]] += 1

    def _end(self):
        self.process.wait(60)
        self.process.stdout.close()
        self.process = None
        return "", ""

    def sample(self):
        """Megabytes and open files of its process."""
        about = Path(f"/proc/{self.process.pid}")
        memory = int((about / "status").read_text().split("VmRSS:")[1].split()[0]) / 1024
        return memory, len(os.listdir(about / "fd"))


class Soak:
    """All that happens, and what was counted of it."""

    def __init__(self, server, seconds, rng):
        self.server, self.rng = server, rng
        self.start = time.monotonic()
        self.end = self.start + seconds
        self.counts, self.waits, self.samples, self.marks = Counter(), [], [], []
        self.connected = 0  # sockets of people

    @property
    def now(self):
        return time.monotonic() - self.start

    @property
    def goes_on(self):
        return time.monotonic() < self.end

    async def sleep(self, seconds):
        """Sleep, but not past the end."""
        await asyncio.sleep(max(0, min(seconds, self.end - time.monotonic())))

    # Tables ----------------------------------------------------------------------------------------------------------
    async def keep_a_table(self):
        """One table after the other."""
        await self.sleep(self.rng.uniform(0, 10))
        while self.goes_on:
            with contextlib.suppress(*GONE):
                await self._table()

    async def _table(self):
        game = self.rng.choice(karat.games())
        least = karat.game(game).players.start
        people = least if self.rng.random() < 0.6 else 1  # bots take the other seats
        house = floods.House(self.server.port, f"127.0.1.{self.rng.randrange(1, 255)}")  # each table in another one
        id, tokens = await house.table(game, people, players=least, grace=30, stand_in="1", chat=True)
        persons = [Person(self, house, id, token) for token in tokens]
        watchers = [Person(self, house, id, None) for _ in range(self.rng.choice((0, 0, 0, 1)))]
        persons[0].to_start = people, least
        watching = [asyncio.create_task(one.run()) for one in watchers]
        try:
            await asyncio.gather(*(one.run() for one in persons))
        finally:
            for one in watching:
                one.cancel()
        if self.goes_on and persons[0].result:
            self.counts["games"] += 1
            status, record = await asyncio.to_thread(house.ask, "GET", f"/api/tables/{id}/record", None, tokens[0])
            if status != 200:
                self.counts[f"records answered with {status}"] += 1  # the database is away
                return
            try:
                state, proven = await asyncio.to_thread(verify, karat.game(game), record)
                good = state.over and proven
            except ValueError:
                good = False
            self.counts["verified" if good else WRONG] += 1

    # Trouble ---------------------------------------------------------------------------------------------------------
    async def flood(self):
        """One flood after the other, with pauses."""
        for name in itertools.cycle(floods.FLOODS):
            await self.sleep(CALM)
            if not self.goes_on:
                return
            self.marks.append((self.now, name))
            seconds = min(FLOOD, self.end - time.monotonic())
            command = [sys.executable, floods.__file__, str(self.server.port), name, "--seconds", f"{seconds:.1f}"]
            flood = subprocess.Popen(command, stderr=subprocess.DEVNULL)
            try:
                await self.sleep(seconds + 1)
            finally:
                flood.kill()
                flood.wait()
            self.counts["floods"] += 1

    async def kill(self, until):
        while True:
            await self.sleep(self.rng.uniform(20, 60))
            if self.now > until:
                return
            await asyncio.to_thread(self.server.kill)
            self.marks.append((self.now, "kill"))
            await asyncio.to_thread(self.server.start)
            self.counts["kills"] += 1

    async def trouble_the_database(self, postgres):
        """PostgreSQL goes away for a second; a file of SQLite is locked by another program, and backed up."""
        while self.goes_on:
            await self.sleep(self.rng.uniform(45, 90))
            if not self.goes_on:
                return
            self.marks.append((self.now, "database"))
            if postgres is not None:
                await asyncio.to_thread(postgres.stop)
                await asyncio.sleep(1)
                await asyncio.to_thread(postgres.start)
                self.counts["database restarts"] += 1
            else:
                with contextlib.closing(sqlite3.connect(self.server.db, timeout=5)) as other:
                    other.execute("BEGIN IMMEDIATE")
                    await asyncio.sleep(2)
                    other.rollback()
                self.counts["locks of the database"] += 1

    async def sample(self):
        while self.goes_on:
            with contextlib.suppress(OSError, AttributeError, IndexError):  # while it is being killed
                memory, files = self.server.sample()
                self.samples.append((self.now, memory, files - self.connected))
            await self.sleep(2)


class Person:
    """Somebody at a table who thinks, moves, changes their mind, and loses the connection now and then."""

    def __init__(self, soak, house, table, token):
        self.soak, self.house, self.table, self.token = soak, house, table, token
        self.rng = random.Random(soak.rng.random())
        self.last, self.result, self.to_start, self.answered, self.now = None, None, None, None, None
        self.sent, self.moves, self.seat = {}, 0, None

    async def run(self):
        while self.soak.goes_on and self.result is None:
            try:
                await self._stay()
            except GONE as why:
                self.soak.counts[f"connections lost: {str(why)[:60] or type(why).__name__}"] += 1
                await self.soak.sleep(self.rng.uniform(0.2, 2))

    async def _stay(self):
        url = self.soak.server.url.replace("http", "ws", 1) + "/api/socket"
        self.sent.clear()
        self.answered = None  # a thought that the lost connection cut off is thought again
        here = {"compression": None, "local_addr": (self.house.address, 0)}
        async with connect(url, open_timeout=20, close_timeout=0.1, **here) as socket:
            hello = {"type": "hello", "table": self.table} | ({"token": self.token} if self.token else {})
            await socket.send(json.dumps(hello | ({"last": self.last} if self.last else {})))
            self.socket, thoughts = socket, set()
            self.soak.connected += 1
            try:
                while self.result is None and self.soak.goes_on:
                    message = json.loads(await asyncio.wait_for(socket.recv(), 60))
                    if self.rng.random() < 0.003:
                        self.soak.counts["reconnects"] += 1
                        socket.transport.abort()
                    for action in self._hear(message):
                        task = asyncio.create_task(self._act(*action))
                        thoughts.add(task)
                        task.add_done_callback(thoughts.discard)
            finally:
                self.soak.connected -= 1
                for task in thoughts:
                    task.cancel()

    async def _act(self, seconds, command):
        await asyncio.sleep(seconds)
        with contextlib.suppress(*GONE):
            id = f"{self.rng.getrandbits(40):x}"
            self.sent[id] = time.perf_counter()
            await self.socket.send(json.dumps(command | {"id": id}))

    def _hear(self, message):
        """What the server says; all that there is to do then, and after how many seconds."""
        kind = message["type"]
        if kind in ("welcome", "played", "changed", "said"):
            self.last = message["seq"]
        if kind in ("done", "refused") and message["id"] in self.sent:
            self.soak.waits.append((self.soak.now, time.perf_counter() - self.sent.pop(message["id"])))
            self.soak.counts[kind if kind == "done" else f"refused: {message.get('reason', message['sentence'])}"] += 1
            if kind == "refused" and message["error"] in ("storage", "slow-down"):
                self.answered = None  # once more
        if kind == "bye":
            raise EOFError(f"bye, {message['reason']}")
        if self.token is None:
            return
        if kind == "welcome":
            self.seat = message["you"]["seat"]
        if kind == "welcome" and self.to_start and message["table"]["phase"] == "open":
            for seat in range(*self.to_start):
                yield 0.1, {"type": "seat", "seat": seat, "to": "bot", "level": self.rng.choice("112")}
            yield 1.0, {"type": "start"}
        ask = message["table"]["ask"] if kind == "changed" else None
        if ask and message["what"] == "asked" and ask["seat"] != self.seat:
            yield 0.3, {"type": "vote", "ask": ask["ask"], "yes": self.rng.random() < 0.8}
        now = self.now = message.get("now") or self.now  # after a resumed welcome, the thought that was cut off goes on
        if not now:
            return
        self.result = now["result"]
        if now["decision"] in (None, self.answered):
            return
        self.answered = now["decision"]
        if self.moves and self.rng.random() < 0.05:
            yield 0.5, {"type": "undo"}
        self.moves += 1
        if self.moves > ENOUGH:
            self.soak.counts["had enough"] += 1
            self.result = {}
            return
        move = {"type": "move", "move": self.rng.choice(now["legal"]), "decision": now["decision"]}
        yield self.rng.expovariate(1 / THOUGHT), move


# What it comes to ----------------------------------------------------------------------------------------------------
def slope(times, values):
    """Least squares with a 95 % interval: growth in an hour, and half the width of its interval. The values are put
    together to minutes' quarters first, because neighbours resemble each other."""
    bins = {}
    for at, value in zip(times, values, strict=True):
        bins.setdefault(int(at // 15), []).append(value)
    x = np.array([15 * key / 3600 for key in bins])
    y = np.array([np.mean(found) for found in bins.values()])
    if len(x) < 4:
        return float("nan"), float("nan")
    (rate, base), n = np.polyfit(x, y, 1), len(x)
    error = np.sqrt(np.sum((y - rate * x - base) ** 2) / (n - 2) / np.sum((x - x.mean()) ** 2))
    return rate, (1.96 + 2.4 / (n - 2)) * error  # close to Student's t


def waits_of(soak):
    """(time, median, 95th percentile) of each window, in milliseconds."""
    windows = {}
    for at, wait in soak.waits:
        windows.setdefault(int(at // WINDOW), []).append(1000 * wait)
    return [(key * WINDOW, *np.percentile(found, (50, 95))) for key, found in sorted(windows.items())]


def verdict(soak):
    """A line about each curve, and whether all of them are flat."""
    judged = JUDGED_FROM * (soak.end - soak.start)
    samples = np.array([row for row in soak.samples if row[0] > judged])
    away = [at for at, what in soak.marks if what == "database"]  # nobody can be answered then
    waits = [row for row in waits_of(soak) if row[0] > judged]
    waits = np.array([row for row in waits if not any(row[0] - WINDOW < at < row[0] + WINDOW for at in away)])
    lines, good = [], True
    for what, unit, table, column in (
        ("memory", "MB", samples, 1),
        ("other files", "", samples, 2),
        ("median wait", "ms", waits, 1),
        ("95 % wait", "ms", waits, 2),
    ):
        rate, half = slope(table[:, 0], table[:, column])
        level, hours = float(np.median(table[:, column])), (table[-1, 0] - table[0, 0]) / 3600
        base = max(level, MANY_FILES) if what == "other files" else level
        least, most = ((rate - half) * hours / base, (rate + half) * hours / base)
        said = "flat" if most <= GROWTH else "GROWS" if least > GROWTH else "not clear, run it longer"
        good &= said == "flat"
        grows = f"{rate:+9.1f} an hour ({rate - half:+.1f} to {rate + half:+.1f})"
        lines.append(f"{what:12} {level:8.1f} {unit:2} {grows}, {100 * least:+.0f} to {100 * most:+.0f} % here: {said}")
    return lines, good


def draw(soak, file):
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, (top, middle, bottom) = pyplot.subplots(3, 1, sharex=True, figsize=(12, 9))
    samples, waits = np.array(soak.samples), np.array(waits_of(soak))
    top.plot(samples[:, 0] / 60, samples[:, 1], color="tab:blue")
    top.set_ylabel("memory (MB)")
    middle.plot(samples[:, 0] / 60, samples[:, 2], color="tab:green")
    middle.set_ylabel("open files but people's sockets")
    bottom.plot(waits[:, 0] / 60, waits[:, 1], label="median", color="tab:orange")
    bottom.plot(waits[:, 0] / 60, waits[:, 2], label="95 %", color="tab:red")
    bottom.set(ylabel="wait (ms)", xlabel="minutes", yscale="log")
    bottom.legend()
    for axis in (top, middle, bottom):
        axis.grid(alpha=0.3)
        axis.axvline(JUDGED_FROM * (soak.end - soak.start) / 60, color="black", linewidth=0.8)
        for at, what in soak.marks:
            colour = {"kill": "black", "database": "tab:purple"}.get(what, "tab:red")
            axis.axvline(at / 60, color=colour, linestyle=":", linewidth=0.6)
    top.set_title("dotted: kills (black), the database away (violet), floods (red); right of the line is judged")
    figure.tight_layout()
    figure.savefig(file, dpi=100)


async def run(server, wish, postgres):
    soak = Soak(server, 60 * wish.minutes, random.Random(wish.seed))
    jobs = [soak.sample(), soak.kill(KILLS_UNTIL * 60 * wish.minutes), soak.trouble_the_database(postgres)]
    jobs += [] if wish.calm else [soak.flood()]
    jobs += [soak.keep_a_table() for _ in range(wish.tables)]
    tasks = [asyncio.create_task(job) for job in jobs]
    while soak.goes_on:
        await soak.sleep(60)
        memory, files = soak.samples[-1][1:] if soak.samples else (0, 0)
        print(
            f"{soak.now / 60:5.1f} minutes: {memory:.0f} MB, {files} files, {soak.counts['done']:,} commands done, "
            f"{soak.counts['games']:,} games over",
            flush=True,
        )
    done, late = await asyncio.wait(tasks, timeout=60)
    for task in late:
        task.cancel()
    for task in done:
        if not task.cancelled():
            task.result()
    return soak


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--tables", type=int, default=200, help="at the same time")
    parser.add_argument("--postgres", action="store_true", help="on PostgreSQL")
    parser.add_argument("--calm", action="store_true", help="without floods")
    parser.add_argument("--picture", default="soak.png")
    parser.add_argument("--seed", type=int, default=0)
    wish = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        postgres = stack.enter_context(start_postgres(Path(folder) / "postgres")) if wish.postgres else None
        db = postgres.get_uri() if postgres else Path(folder) / "tables.db"
        server = Watched(db, rate=20).start()
        try:
            soak = asyncio.run(run(server, wish, postgres))
        finally:
            if server.process:
                server.kill()
    for what, count in sorted(soak.counts.items()):
        print(f"{count:>9,} {what}")
    for what, count in server.errors.most_common():
        print(f"{count:>9,} logged: {what}")
    draw(soak, wish.picture)
    lines, good = verdict(soak)
    print(*lines, sep="\n")
    print("Everything is flat." if good else "Not everything is flat.", f"See {wish.picture}.")
    if soak.counts[WRONG]:
        print(f"{soak.counts[WRONG]} {WRONG}.")
    return 0 if good and not soak.counts[WRONG] else 1


if __name__ == "__main__":
    sys.exit(main())
