"""Whole games by robots over bad connections, while the server is killed again and again.

    python tests/server/faults.py --games 200          (from the folder of the project; prints what happened)
    python tests/server/faults.py --postgres           (two servers on one PostgreSQL)

Connections drop, messages come late, twice and in another order. At the end every game must be over, its record must
verify, and the log must hold every move that was acknowledged, exactly once.
"""

import argparse
import asyncio
import contextlib
import json
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from http.client import HTTPException
from pathlib import Path

import asyncpg
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).parents[1]))
import karat
from karat.table.record import verify
from server.house import Server, start_postgres

GONE = (OSError, WebSocketException, EOFError, asyncio.TimeoutError)


class Robot:
    """A player who does not give up: it comes back, asks for what it missed, and sends again what was not answered."""

    def __init__(self, servers, table, token, rng, badness, counts):
        self.servers, self.table, self.token, self.rng, self.badness = servers, table, token, rng, badness
        self.last, self.seen, self.acknowledged, self.result = None, [], set(), None
        self.waiting, self.decided, self.count, self.counts = None, None, 0, counts

    async def run(self):
        while self.result is None or self.waiting:
            try:
                async with asyncio.timeout(20):
                    await self._stay()
            except GONE:
                self.counts["connections lost"] += 1
                await asyncio.sleep(self.rng.uniform(0.01, 0.1))
        return self.result

    async def _stay(self):
        """One connection, until it breaks or all is done."""
        url = self.rng.choice(self.servers).url.replace("http", "ws", 1) + "/api/socket"
        sending = set()
        async with connect(url, compression=None, open_timeout=10, close_timeout=0.1) as socket:
            hello = {"type": "hello", "table": self.table, "token": self.token}
            await socket.send(json.dumps(hello | ({"last": self.last} if self.last else {})))
            if self.waiting:
                self._send(socket, self.waiting, sending)
            try:
                while self.result is None or self.waiting:
                    message = json.loads(await asyncio.wait_for(socket.recv(), 5))
                    if self.rng.random() < 0.02 * self.badness:
                        socket.transport.abort()  # gone without a word, perhaps before this was read
                        if self.rng.random() < 0.5:
                            return
                    self._hear(message)
                    again = self.waiting and self.rng.random() < 0.3 * self.badness
                    if self._decide() or again:
                        self._send(socket, self.waiting, sending)
            finally:
                for task in sending:
                    task.cancel()

    def _hear(self, message):
        kind = message["type"]
        if kind in ("welcome", "played", "changed", "said"):
            if kind != "welcome":
                assert self.last is None or message["seq"] == self.last + 1, (self.last, message)
                self.counts["messages"] += 1
            elif message["resumed"]:
                self.counts["resumed"] += 1
                assert message["seq"] == self.last
            self.last = message["seq"]
        if kind == "done":
            self.acknowledged.add(message["id"])
        if kind in ("done", "refused") and self.waiting and message["id"] == self.waiting["id"]:
            if kind == "done" or message["error"] in ("late", "illegal", "not-now"):
                self.waiting = None
                self.counts["moves" if kind == "done" else "late moves"] += 1
        if message.get("now"):
            self.now = message["now"]
            self.result = self.now["result"]

    def _decide(self):
        """Make up the next move if one is owed; whether there is something to send."""
        now = getattr(self, "now", None)
        if self.waiting or not now or now["result"] or now["decision"] in (None, self.decided):
            return False
        self.count += 1
        self.decided = now["decision"]
        move = self.rng.choice(now["legal"])
        self.waiting = {"type": "move", "id": f"m{self.count}", "move": move, "decision": self.decided}
        return True

    def _send(self, socket, message, sending):
        """Send once or twice, now or later, with something else before or after it."""
        copies = 2 if self.rng.random() < 0.2 * self.badness else 1
        for _ in range(copies):
            task = asyncio.create_task(self._send_late(socket, message, self.rng.uniform(0, 0.01) * self.badness))
            sending.add(task)
            task.add_done_callback(sending.discard)
        self.counts["sent"] += copies
        if self.rng.random() < 0.05 * self.badness:
            self.count += 1
            chat = {"type": "say", "id": f"s{self.count}", "what": "phrase", "value": "oops"}
            task = asyncio.create_task(self._send_late(socket, chat, self.rng.uniform(0, 0.01) * self.badness))
            sending.add(task)
            task.add_done_callback(sending.discard)

    async def _send_late(self, socket, message, seconds):
        await asyncio.sleep(seconds)
        with contextlib.suppress(*GONE):
            await socket.send(json.dumps(message))


async def play(servers, game, rng, badness, counts):
    """One game of robots, who count what happens as it does. Returns the table and the robots."""
    people = karat.game(game).players.start
    id, tokens = await asyncio.to_thread(_patiently, lambda: servers[-1].table(game, people, grace=None, stand_in="1"))
    robots = [Robot(servers, id, token, random.Random(rng.random()), badness, counts) for token in tokens]
    games = [asyncio.create_task(robot.run()) for robot in robots]
    robots[0].waiting = {"type": "start", "id": "start"}
    results = await asyncio.gather(*games)
    assert all(result == results[0] for result in results)
    return id, robots


async def played(counts, moves):
    """Until so many more moves were made."""
    end = counts["moves"] + moves
    while counts["moves"] < end:
        await asyncio.sleep(0.01)


def _patiently(job):
    """Again and again while the server is away."""
    for _ in range(1200):
        try:
            return job()
        except (OSError, HTTPException, AssertionError):
            time.sleep(0.1)
    return job()


def check(server, id, robots, rows):
    """The record verifies, and the log holds every acknowledged command once. `rows` are (seq, guest, command)."""
    record = _patiently(lambda: server.get(f"/api/tables/{id}/record")[1])
    state, proven = verify(karat.game(record["game"]), record)
    assert state.over and proven
    assert [seq for seq, _, _ in rows] == list(range(1, len(rows) + 1))
    commands = Counter((guest, command) for _, guest, command in rows if command)
    assert set(commands.values()) == {1}
    acknowledged = sum(len(robot.acknowledged) for robot in robots)
    assert acknowledged <= len(commands)
    by_guest = Counter(guest for guest, _ in commands)
    assert sorted(len(robot.acknowledged) for robot in robots) <= sorted(by_guest.values())
    for robot in robots:
        assert any(robot.acknowledged <= {command for guest, command in commands if guest == one} for one in by_guest)


async def log_of(db, id):
    """(seq, guest, command) of all facts of a table."""
    query = "SELECT seq, guest, command FROM log JOIN tables ON serial = table_serial WHERE id = {} ORDER BY seq"
    if "://" not in db:
        with contextlib.closing(sqlite3.connect(db, timeout=30)) as file:
            return file.execute(query.format("?"), (id,)).fetchall()
    connection = await asyncpg.connect(db)
    try:
        return [tuple(row) for row in await connection.fetch(query.format("$1"), id)]
    finally:
        await connection.close()


async def cut_the_channel(db):
    """End the connections over which processes hear of each other; how many there were."""
    connection = await asyncpg.connect(db)
    try:
        query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'karat bus'"
        return len(await connection.fetch(f"{query} AND datname = current_database()"))
    finally:
        await connection.close()


async def say(db, message):
    """Say something over the channel, as one more process would."""
    connection = await asyncpg.connect(db)
    try:
        await connection.execute("SELECT pg_notify('karat', $1)", json.dumps(message))
    finally:
        await connection.close()


def run(db, games, together, kill_every, kills=None, seed=0, report=lambda text: None):
    """Play so many games of every kind, some at the same time, and kill a server after about so many moves, again and
    again; returns what happened. On PostgreSQL there are two servers, and what they hear of each other is cut off too.
    """
    rng, counts = random.Random(seed), Counter()
    servers = [Server(db).start() for _ in range(2 if "://" in db else 1)]

    async def killer():
        while kills is None or counts["kills"] < kills:
            await played(counts, rng.uniform(0.5, 1.5) * kill_every)
            if len(servers) > 1:
                counts["channels cut"] += await cut_the_channel(db)
            server = rng.choice(servers)
            await asyncio.to_thread(server.kill)
            counts["kills"] += 1
            await asyncio.to_thread(server.start)

    async def one(game, turn):
        async with turn:
            id, robots = await play(servers, game, rng, 1.0, counts)
            await asyncio.to_thread(check, rng.choice(servers), id, robots, await log_of(db, id))
            counts["games"] += 1
            counts[f"of {game}"] += 1
            report(f"{counts['games']} games, {counts['moves']} moves, {counts['kills']} kills")

    async def main():
        chaos = asyncio.create_task(killer())
        turn = asyncio.Semaphore(together)
        await asyncio.gather(*(one(game, turn) for _ in range(games) for game in karat.games()))
        chaos.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await chaos

    try:
        asyncio.run(main())
    finally:
        for server in servers:
            if server.process:
                server.stop()
    return counts


@contextlib.contextmanager
def a_database(postgres):
    with tempfile.TemporaryDirectory() as folder:
        if not postgres:
            yield str(Path(folder) / "tables.db")
        else:
            with start_postgres(Path(folder) / "postgres") as one:
                yield one.get_uri()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=20, help="games of every kind")
    parser.add_argument("--together", type=int, default=10, help="games at the same time")
    parser.add_argument("--kill-every", type=int, default=1000, help="moves between kills of the server, about")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--postgres", action="store_true", help="two servers on one PostgreSQL")
    wish = parser.parse_args()
    with a_database(wish.postgres) as db:
        counts = run(db, wish.games, wish.together, wish.kill_every, None, wish.seed, print)
    for what, count in counts.items():
        print(f"{count:>9,} {what}")
