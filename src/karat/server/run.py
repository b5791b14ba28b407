"""Running a server: sockets, workers, signals, logs."""

import asyncio
import gc
import json
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event, Semaphore
from typing import Any

import uvicorn
from starlette.types import ASGIApp

import karat
from karat import warm
from karat.server.settings import Settings
from karat.server.storage.store import FAILURES, in_short
from karat.server.web.app import App
from karat.server.web.connections import Connection
from karat.server.web.gate import Gate
from karat.server.web.wire import Wire
from karat.table.trial import moments

try:
    import resource
except ModuleNotFoundError:  # Windows
    resource = None  # type: ignore[assignment]

# Seconds that a thread which works something out keeps the interpreter. Each answer waits for it several times, so the
# usual 5 ms make 30 of them.
THREADS_TURN = 0.001


class _Server(uvicorn.Server):
    """Gets ready while it asks everybody to wait, and tells the players before it closes their connections."""

    def __init__(self, app: App, wait: Callable[[], object], when_ready: Callable[[], None]):
        self._gate = Gate(app.asgi)
        super().__init__(configured(app, self._gate.asgi))
        self._tables, self._wait, self._when_ready = app.tables, wait, when_ready

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        for sign in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sign, self.handle_exit)
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        loop = asyncio.get_running_loop()

        def get_ready() -> None:
            try:
                self._wait()  # for what is compiled
                if not self.should_exit:
                    self._gate.is_near = True
                    load()
                    loop.call_soon_threadsafe(self._open)
            except BaseException:
                self.should_exit = True
                raise

        threading.Thread(target=get_ready, daemon=True).start()

    def _open(self) -> None:
        if not self.should_exit:
            self._gate.open()
            self._tables.thinkers.wake()
            self._when_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._tables.close()
        await super().shutdown(sockets)
        if self.force_exit:  # after a second Ctrl-C uvicorn breaks off what is over by now, with a trace
            await self.lifespan.shutdown()


def load() -> None:
    """Load the compiled rules of all games, so that no table has to wait for them."""
    for id in karat.games():
        for state in moments(karat.game(id)):
            for seat in state.to_move[:1]:
                state.knowledge(seat)
        state.view()
    gc.collect()
    gc.freeze()  # what is loaded by now stays; looking through it again and again would take many milliseconds
    gc.set_threshold(10_000, 20, 20)
    sys.setswitchinterval(THREADS_TURN)


def serve(settings: Settings, listener: socket.socket, when_ready: Callable[[], None] = lambda: None) -> None:
    """Serve on a bound socket until told to stop. What was not compiled before is compiled first."""
    compiling = warm.begin()
    _serve(settings, listener, compiling.wait if compiling else lambda: None, when_ready)
    if compiling:
        warm.end(compiling)


def _serve(
    settings: Settings, listener: socket.socket, wait: Callable[[], object], when_ready: Callable[[], None]
) -> None:
    _log_as_json()
    _Server(App(settings), wait, when_ready).run(sockets=[listener])


def _serve_beside(settings: Settings, listener: socket.socket, compiled: Event, ready: Semaphore) -> None:
    """One of several processes; another one sees to the compiling."""
    _serve(settings, listener, compiled.wait, ready.release)


def configured(app: App, asgi: ASGIApp | None = None) -> uvicorn.Config:
    """How uvicorn runs an application of ours; `asgi`: what stands before it."""
    limits = app.limits
    # uvicorn asks for classes, and calls them.
    http: Any = partial(Connection, limits=limits, places=app.places)
    ws: Any = partial(Wire, limits=limits)
    return uvicorn.Config(
        asgi or app.asgi,
        http=http,
        ws=ws,
        ws_max_size=int(limits["message-bytes"]),
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=5,
        backlog=2048,
    )


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens on an address."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if os.name == "posix":  # on Windows it would take a port away from another program
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if host == "::":
        listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)  # everywhere, on every system
    try:
        listener.bind((host, port))
    except OSError as wrong:
        listener.close()
        raise OSError(wrong.errno, wrong.strerror, f"{host}:{port}") from None
    listener.listen(2048)
    listener.set_inheritable(True)
    return listener


def serve_with_workers(
    settings: Settings, listener: socket.socket, workers: int, when_ready: Callable[[], None]
) -> None:
    """Several processes on one socket. One that dies is started again."""
    context = multiprocessing.get_context("spawn")
    compiled, ready = context.Event(), context.Semaphore(0)
    stopping = False

    def stop(*_: object) -> None:
        nonlocal stopping
        stopping = True

    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, stop)

    def start() -> SpawnProcess:
        process = context.Process(target=_serve_beside, args=(settings, listener, compiled, ready))
        process.start()
        return process

    compiling, waited_for = warm.begin(), workers
    running = [start() for _ in range(workers)]
    while not stopping:
        if not compiling or compiling.poll() is not None:
            compiled.set()
        while waited_for and ready.acquire(block=False):
            waited_for -= 1
            if not waited_for:
                when_ready()
        time.sleep(0.2)
        running = [process if process.is_alive() or stopping else start() for process in running]
    if compiling:
        warm.end(compiling)
    for process in running:
        process.terminate()
    for process in running:
        process.join()


def allow_many_connections() -> None:
    """As many open files as the system lets us have."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 65_536)), hard))


class _Json(logging.Formatter):
    """One line for each record; a database that fails is explained in a few words, all else by where it happened."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"time": self.formatTime(record), "level": record.levelname.lower(), "message": record.getMessage()}
        wrong = record.exc_info[1] if record.exc_info else None
        if isinstance(wrong, FAILURES):
            line["error"] = in_short(wrong)
        elif record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def _log_as_json() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    logging.getLogger("uvicorn").setLevel(logging.ERROR)  # what strangers send wrong is no news
    logging.getLogger("alembic").setLevel(logging.WARNING)
