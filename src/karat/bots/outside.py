"""Bots that somebody brings: any program that speaks JSON lines, or a Python class. docs/own-bots.md has the protocol.

Each runs in a process of its own with limits on time and memory, and one process serves all seats that it has here.
Whatever goes wrong has a named verdict; a legal move is then drawn by lot, so that nobody waits.
"""

import atexit
import base64
import json
import os
import selectors
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from karat.bots.thinker import RandomMover
from karat.errors import BadSetup
from karat.table.game import Game, Knowledge

try:
    import resource
except ModuleNotFoundError:  # Windows, whose pipes cannot be waited for either
    resource = None  # type: ignore[assignment]

NO_START, TOO_SLOW, DIED, TOO_BIG, NOT_JSON, ILLEGAL, GIVEN_UP = VERDICTS = (
    "no start", "too slow", "died", "too big", "not JSON", "illegal move", "given up",
)  # fmt: skip
PROGRAM = "exec:"
START_SECONDS = 60.0  # for the answer to hello: there may be much to load
LONGEST_ANSWER = 1 << 16
PATIENCE = 10  # failures in a row, then a program is not asked any more; nor is one that did not start
TICK = 0.02  # seconds between two looks at the memory of a program that thinks


def limits() -> tuple[float, int]:
    """Seconds for a move, and bytes of memory."""
    return _setting("KARAT_BOT_SECONDS", 5.0), int(_setting("KARAT_BOT_MEGABYTES", 1024.0) * 2**20)


def _setting(name: str, default: float) -> float:
    text = os.environ.get(name, str(default))
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not value > 0:
        raise BadSetup(name, f"should be a number above 0, not {text!r}")
    return value


class Failure(Exception):
    """What a program did wrong: one of the verdicts, and a sentence."""

    def __init__(self, verdict: str, sentence: str) -> None:
        super().__init__(f"{verdict}: {sentence}")
        self.verdict, self.sentence = verdict, sentence


# Names ---------------------------------------------------------------------------------------------------------------
def command(name: str) -> list[str]:
    """The command line that a name stands for: exec:PROGRAM ARGUMENT …, MODULE:CLASS or FILE.py:CLASS."""
    if resource is None:
        raise BadSetup("bot", f"{name}: bots of your own need Linux or macOS")
    if not name.startswith(PROGRAM):
        where, _, inner = name.rpartition(":")
        if not inner.isidentifier() or not where:
            raise BadSetup("bot", f"should be exec:PROGRAM, MODULE:CLASS or FILE.py:CLASS, not {name!r}")
        if where.endswith(".py") and not Path(where).is_file():
            raise BadSetup("bot", f"there is no file {where}")
        return [sys.executable, "-m", "karat.bots.host", name]
    try:
        words = shlex.split(name.removeprefix(PROGRAM))
    except ValueError as wrong:
        raise BadSetup("bot", f"{name}: {wrong}") from None
    if not words or shutil.which(words[0]) is None:
        raise BadSetup("bot", f"there is no program {words[0] if words else 'in ' + name} that can be run")
    return words


# Programs ------------------------------------------------------------------------------------------------------------
class Program:
    """A process that answers one line of JSON with another."""

    def __init__(self, name: str) -> None:
        self.name, self.words = name, command(name)
        self.process: Any = None  # of subprocess, while it runs
        self._met, self._failed, self._lock = set[str](), 0, threading.Lock()

    def ask(self, game: str, question: dict[str, Any]) -> dict[str, Any]:
        """The answer to a question about a game; a Failure when there is none."""
        with self._lock:
            if self._failed >= PATIENCE:
                raise Failure(GIVEN_UP, f"{self.name} has failed too often")
            before, self._failed = self._failed, PATIENCE
            self._greet(game)
            self._failed = before + 1
            answer = self._exchange(question, limits()[0])
            self._failed = 0
            return answer

    def start(self, game: str) -> None:
        """Have the process ready for a game; a Failure when it will not be."""
        with self._lock:
            self._greet(game)

    def _greet(self, game: str) -> None:
        """Start the process unless it runs, and say which game is going to be played."""
        if self.process is None:
            self._start()
        if game not in self._met:
            try:
                self._exchange({"hello": "karat/1", "game": game, "seconds": limits()[0]}, START_SECONDS)
            except Failure as failure:
                raise Failure(NO_START, failure.sentence) from None
            self._met.add(game)

    def _start(self) -> None:
        memory = limits()[1]
        try:
            process: Any = subprocess.Popen(
                self.words, bufsize=0, start_new_session=True,
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            )  # fmt: skip
        except OSError as wrong:
            raise Failure(NO_START, wrong.strerror or str(wrong)) from None
        self.process, self._met, self._complaint = process, set(), b""
        for pipe in (process.stdin, process.stdout, process.stderr):
            os.set_blocking(pipe.fileno(), False)
        if hasattr(resource, "prlimit"):  # Linux; what it reserves beyond its share it cannot get
            resource.prlimit(process.pid, resource.RLIMIT_DATA, (2 * memory, 2 * memory))

    def stop(self) -> None:
        """End the process and all that it started."""
        process, self.process = self.process, None
        if process is not None:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            for pipe in (process.stdin, process.stdout, process.stderr):
                pipe.close()

    def _exchange(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        """One line there, one line back. Whoever fails at that is stopped."""
        try:
            line = self._line(json.dumps(question).encode() + b"\n", time.monotonic() + seconds, seconds)
            return _answer(line)
        except Failure:
            self.stop()
            raise

    def _line(self, left: bytes, deadline: float, seconds: float) -> bytes:
        process, received = self.process, bytearray()
        with selectors.DefaultSelector() as waiting:
            waiting.register(process.stdin, selectors.EVENT_WRITE)
            waiting.register(process.stdout, selectors.EVENT_READ)
            waiting.register(process.stderr, selectors.EVENT_READ)
            while True:
                for key, _ in waiting.select(TICK):
                    if key.fileobj is process.stdin:
                        left = left[_write(process.stdin, left) :]
                        if not left:
                            waiting.unregister(process.stdin)
                    elif key.fileobj is process.stderr:
                        if not self._listen():
                            waiting.unregister(process.stderr)
                    else:
                        chunk = os.read(process.stdout.fileno(), LONGEST_ANSWER)
                        received += chunk
                        if not chunk:
                            raise Failure(DIED, self._last_words())
                if b"\n" in received:
                    self._weigh()
                    return bytes(received[: received.index(b"\n")])
                if len(received) > LONGEST_ANSWER:
                    raise Failure(TOO_BIG, f"an answer of more than {LONGEST_ANSWER:,} bytes")
                self._weigh()
                if time.monotonic() > deadline:
                    raise Failure(TOO_SLOW, f"no answer in {seconds:g} seconds")

    def _listen(self) -> bytes:
        """Keep the end of what a program complains about."""
        chunk = os.read(self.process.stderr.fileno(), LONGEST_ANSWER)
        self._complaint = (self._complaint + chunk)[-2000:]
        return chunk

    def _last_words(self) -> str:
        with suppress(BlockingIOError):
            while self._listen():
                pass
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(0.5)
        status = self.process.returncode
        ended = "it closed its output" if status is None else f"exit status {status}"
        lines = self._complaint.decode(errors="replace").strip().splitlines()
        return f"{lines[-1][:200]} ({ended})" if lines else ended

    def _weigh(self) -> None:
        """Memory in use (where /proc tells it)."""
        most = limits()[1]
        try:
            pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        except (OSError, IndexError):
            return
        if pages * resource.getpagesize() > most:
            raise Failure(TOO_BIG, f"more than {most >> 20:,} MB of memory")


def _write(pipe: Any, data: bytes) -> int:
    """Write what fits; a reader that is gone shows at its other end."""
    try:
        return os.write(pipe.fileno(), data[:4096])
    except BrokenPipeError:
        return len(data)


def _answer(line: bytes) -> dict[str, Any]:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        answer = None
    if not isinstance(answer, dict):
        raise Failure(NOT_JSON, f"should be a JSON object, not {line[:60].decode(errors='replace')!r}")
    return answer


_programs, _guard = dict[str, Program](), threading.Lock()


def program(name: str) -> Program:
    """The one program of this name in this process."""
    with _guard:
        if not _programs:
            atexit.register(stop_all)
        if name not in _programs:
            _programs[name] = Program(name)
        return _programs[name]


def stop_all() -> None:
    with _guard:
        while _programs:
            _programs.popitem()[1].stop()


# Bots ----------------------------------------------------------------------------------------------------------------
class Outside(RandomMover):
    """A seat for a program. `verdicts` counts what went wrong, `failure` is the latest; then chance moves for it."""

    def __init__(self, game: Game, name: str, seed: int | str, spec: str) -> None:
        super().__init__(game, name, seed, spec)
        self.program = program(spec)
        self.failure: Failure | None = None

    def check(self) -> None:
        """Start the program; BadSetup when it will not."""
        try:
            self.program.start(self.game.id)
        except Failure as failure:
            raise BadSetup("bot", f"{self.name} does not start: {failure.sentence}") from None

    def decide(self, knowledge: Knowledge, legal: Sequence[str]) -> str:
        try:
            move: Any = self.program.ask(self.game.id, self._question(knowledge, legal)).get("move")
            if move not in legal:
                raise Failure(ILLEGAL, f"{move!r:.60} is not legal here")
            return move
        except Failure as failure:
            self.verdicts[failure.verdict] += 1
            self.failure = failure
            return super().decide(knowledge, legal)

    def _question(self, knowledge: Knowledge, legal: Sequence[str]) -> dict[str, Any]:
        question = {"legal": legal, "view": knowledge.view(), "events": knowledge.events(), "seed": str(self.seed)}
        if not self.how.startswith(PROGRAM):  # a Python class gets the knowledge itself
            question["known"] = base64.b64encode(knowledge.to_bytes()).decode()
        return question
