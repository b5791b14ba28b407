"""How long a player waits for an answer beside each flood, and without it; and what the flood costs in memory.

    python bench/floods.py                      everything, in about five minutes
    python bench/floods.py --only pings undos   some floods (tests/server/floods.py), or `open`

Each flood gets a server of its own with default limits. The victim's answers are timed first without the flood, then
beside it; beside half requests those of newcomers, beside floods on bots those of a bot of level 1. A bot takes a time
of its own for each decision, which tells nothing about its hand: there the goal holds for what the flood adds to it.
`open` is the time to open a table of 1,000 moves of which 600 were taken back, and the longest that anybody else waited
meanwhile.
"""

import argparse
import asyncio
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path[0] = str(Path(__file__).parents[1] / "tests")  # in place of this folder
import karat  # noqa: E402
from karat.server.protocol.facts import Chair, Created, Moved, Row, Started, Undone, clock  # noqa: E402
from karat.server.storage.store import Entry, Store  # noqa: E402
from karat.server.tables.tokens import digest, new_code, new_id  # noqa: E402
from server import floods  # noqa: E402
from server.house import Player, Server  # noqa: E402

GOAL_MS, GOAL_MB, GOAL_OPEN_MS = 50, 50, 100
WITH_BOTS, NEWCOMERS = ("thinkers", "questions"), ("halves",)
PAUSE = 0.05  # seconds between two moves of the victim
MOVES, UNDOS = 1000, 600


def memory(pid):
    """Megabytes that a process holds."""
    return int(Path(f"/proc/{pid}/status").read_text().split("VmRSS:")[1].split()[0]) / 1024


class Victim:
    """Two people at a table, or one and a bot, who move again and again; or newcomers who look what there is."""

    def __init__(self, server, name=""):
        self.server, self.with_bot, self.is_new, self.waits = server, name in WITH_BOTS, name in NEWCOMERS, []
        self.rng = random.Random(1)

    async def begin(self):
        """Play in a task of its own, which is returned when it is under way."""
        playing = asyncio.create_task(self.play())
        while len(self.waits) < 10 and not playing.done():
            await asyncio.sleep(0.1)
        return playing

    async def play(self):
        while self.is_new:
            self.since = time.perf_counter()
            await asyncio.to_thread(self.server.get, "/api/games")
            self.waits.append(time.perf_counter() - self.since)
            await asyncio.sleep(PAUSE)
        while True:
            game, people = ("kadora", 1) if self.with_bot else ("diamoniak", 2)
            id, tokens = await asyncio.to_thread(self.server.table, game, people, players=2, grace=None)
            players = [Player(self.server, id, token) for token in tokens]
            for player in players:
                await player.come()
            if self.with_bot:
                await players[0].do("seat", seat=1, level="1")
            started = await players[0].do("start")
            assert started["type"] == "done", started
            await self._game(players)
            for player in players:
                await player.go()

    async def _game(self, players):
        while True:
            due = [one for one in players if one.now and (one.now["decision"] is not None or one.now["result"])]
            if any(one.now["result"] for one in due):
                return
            if due:
                one, now = due[0], due[0].now
                one.now = None
                self.since = time.perf_counter()
                await one.do("move", move=self.rng.choice(now["legal"]), decision=now["decision"])
                if self.with_bot:
                    await one.until(lambda one: one.now and (one.now["decision"] is not None or one.now["result"]))
                self.waits.append(time.perf_counter() - self.since)
            await asyncio.sleep(PAUSE)

    async def measure(self, seconds):
        """p50 and p95 of some seconds in milliseconds; who still waits then counts for as long as it has waited."""
        self.waits, self.since = [], time.perf_counter()
        await asyncio.sleep(seconds)
        waits = sorted(self.waits) or [time.perf_counter() - self.since]
        if (waiting := time.perf_counter() - self.since) > max(1, waits[-1]):
            waits.append(waiting)
        return 1000 * waits[len(waits) // 2], 1000 * waits[int(0.95 * len(waits))]


async def beside(server, name, seconds, long):
    """(p50, p95) without and with a flood, and the megabytes it added."""
    victim = Victim(server, name)
    playing = await victim.begin()
    calm = await victim.measure(seconds / 2)
    before, most = memory(server.process.pid), 0
    command = [sys.executable, floods.__file__, str(server.port), name, "--seconds", str(seconds + 2), "--long", *long]
    flood = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        await asyncio.sleep(2)
        measuring = asyncio.create_task(victim.measure(seconds))
        while not measuring.done():
            await asyncio.wait((measuring, playing), timeout=0.25, return_when=asyncio.FIRST_COMPLETED)
            if playing.done():
                playing.result()
            most = max(most, memory(server.process.pid))
        return calm, measuring.result(), most - before
    finally:
        flood.kill()
        flood.wait()
        playing.cancel()


def long_log(id, players, moves, undos):
    """The facts of a long game with undos, up to a decision of seat 0."""
    game, rng = karat.game(id), random.Random(5)
    made = Created(id, players, game.options, "11" * 32)
    chairs = tuple(Chair(guest=seat) for seat in range(players))
    undone = set(rng.sample(range(1, moves), undos))
    states, facts = [game.again(players, made.options, karat.Deal(bytes.fromhex(made.secret)))], [Started(chairs)]
    number = 0
    while number < moves or 0 not in states[-1].to_move:
        state = states[-1].copy()
        seat = state.to_move[-1]
        move = rng.choice([*state.legal(seat), *state.legal(seat)[:1] * 8])  # mostly to stay, in Diamant
        state.make(seat, move)
        facts.append(Moved(seat, move))
        if number in undone or state.over:
            facts.append(Undone(seat, len(states) - 1))
        else:
            states.append(state)
        number += 1
    return made, facts


def longest_log():
    """The facts of a game that is over, and was about as long as games get."""
    options = karat.game("diamoniak").options | {"keep_colour": True}
    made = Created("diamoniak", 4, options, "11" * 32)
    state = karat.game("diamoniak").again(4, options, karat.Deal(bytes.fromhex(made.secret)))
    facts = [Started(tuple(Chair(guest=seat) for seat in range(4)))]
    while not state.over:
        seat = state.to_move[0]
        facts.append(Moved(seat, state.legal(seat)[0]))
        state.make(seat, facts[-1].move)
    return made, facts


async def write_long(db, count, made, facts):
    """Write such games into a new database; the ids of their tables."""
    store = Store(db)
    await store.open()
    ids = [new_id() for _ in range(count)]
    token = floods.LONG_TOKEN.removesuffix("0")
    for id in ids:
        people = [
            {
                "number": seat,
                "kind": "host" if seat == 0 else "player",
                "token": digest(f"{token}{seat}"),
                "name": f"P{seat}",
            }
            for seat in range(made.players)
        ]
        assert await store.create(id, new_code(), made, clock(), people)
        assert await store.append(Entry(id, [Row(2 + i, clock(), fact) for i, fact in enumerate(facts)], "playing"))
    await store.close()
    return ids


async def opening(folder):
    """Milliseconds until a long table was open, and the longest that a victim waited meanwhile."""
    db = str(Path(folder) / "open.db")
    (id,) = await write_long(db, 1, *long_log("diamoniak", 4, MOVES, UNDOS))
    server = Server(db).start()
    try:
        victim = Victim(server)
        playing = await victim.begin()
        victim.waits = []
        start = time.perf_counter()
        status, _ = await asyncio.to_thread(server.get, f"/api/tables/{id}")
        took = time.perf_counter() - start
        assert status == 200
        await asyncio.sleep(1)
        playing.cancel()
        return 1000 * took, 1000 * max(victim.waits)
    finally:
        server.stop()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", nargs="+", choices=[*floods.FLOODS, "open"], default=[*floods.FLOODS, "open"])
    parser.add_argument("--seconds", type=float, default=10, help="of each flood")
    wish = parser.parse_args()
    print(f"{'':14} {'without':>17}   {'beside the flood':>17}")
    print(f"{'flood':14} {'p50':>8} {'p95':>8}   {'p50':>8} {'p95':>8}   {'memory':>9}")
    bad = 0
    with tempfile.TemporaryDirectory() as folder:
        for name in wish.only:
            if name == "open":
                continue
            db = str(Path(folder) / f"{name}.db")
            long = []
            if name in floods.AT_LONG_GAMES:
                is_over = name != "undos"
                log = longest_log() if is_over else long_log("diamant", 8, 250, 0)
                long = asyncio.run(write_long(db, 1 if is_over else floods.UNDOERS, *log))
            server = Server(db, rate=20).start()
            try:
                calm, flooded, added = asyncio.run(beside(server, name, wish.seconds, long))
            finally:
                server.kill()
            own = calm[1] if name in WITH_BOTS else 0
            wrong = flooded[1] - own > GOAL_MS or added > GOAL_MB
            bad += wrong
            numbers = " ".join(f"{ms:8.1f}" for ms in calm) + "   " + " ".join(f"{ms:8.1f}" for ms in flooded)
            print(f"{name:14} {numbers}   {added:+6.0f} MB {'  over the goal' if wrong else ''}", flush=True)
        if "open" in wish.only:
            took, waited = asyncio.run(opening(folder))
            wrong = took > GOAL_OPEN_MS
            bad += wrong
            print(
                f"{MOVES:,} moves and {UNDOS} undos: open after {took:.0f} ms, others waited up to {waited:.0f} ms"
                f"{'  over the goal' if wrong else ''}"
            )
    print(
        f"Goals: p95 below {GOAL_MS} ms (of bots: above their own time), at most {GOAL_MB} MB more, open within "
        f"{GOAL_OPEN_MS} ms; {bad} missed."
    )


if __name__ == "__main__":
    main()
