"""Running a server: sockets, workers, signals, logs."""

import gc
import json
import logging
import multiprocessing
import resource
import signal
import socket
import sys
import time
import webbrowser
from contextlib import contextmanager

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

import karat
from karat.progress import progress
from karat.server.app import BIGGEST_BODY, PATIENCE, App
from karat.server.store import FAILURES, in_short
from karat.server.wire import Wire


class _Patient(HttpToolsProtocol):
    """A connection that must ask for something soon."""

    def connection_made(self, transport):
        super().connection_made(transport)
        self.loop.call_later(PATIENCE, self._lose_patience)

    def _lose_patience(self):
        if self.cycle is None and self.transport.get_protocol() is self:
            self.transport.close()


class _Server(uvicorn.Server):
    """Tells the players before it closes their connections."""

    def __init__(self, config, hall):
        super().__init__(config)
        self._hall = hall

    @contextmanager
    def capture_signals(self):
        for sign in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sign, self.handle_exit)
        yield

    async def shutdown(self, sockets=None):
        await self._hall.close()
        await super().shutdown(sockets)


def prepare():
    """Load the compiled rules of all games, so that no table has to wait for them. The first time compiles them."""
    with progress(len(karat.games()), "games made ready") as advance:
        for id in karat.games():
            state = karat.game(id).new(seed=0)
            while not state.over:
                seat = state.to_move[0]
                state.knowledge(seat)
                state.play(seat, state.legal(seat)[-1])
            state.view()
            advance(1)
    gc.collect()
    gc.freeze()  # what is loaded by now stays; looking through it again and again would take many milliseconds
    gc.set_threshold(10_000, 20, 20)


def serve(settings, listener, proxies="", page=None):
    """Serve on a bound socket until told to stop. `page` is opened in this machine's browser."""
    _log_as_json()
    prepare()
    if page:
        webbrowser.open(page)  # the socket listens already
    app = App(settings)
    _Server(configured(app, proxies), app.hall).run(sockets=[listener])


def configured(app, proxies=""):
    """How uvicorn runs an application of ours."""
    return uvicorn.Config(
        app.asgi,
        http=_Patient,
        ws=Wire,
        ws_max_size=BIGGEST_BODY,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=5,
        backlog=2048,
    )


def bind(host, port):
    """A socket that listens on an address."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as wrong:
        listener.close()
        raise OSError(wrong.errno, wrong.strerror, f"{host}:{port}") from None
    listener.listen(2048)
    listener.set_inheritable(True)
    return listener


def serve_with_workers(settings, listener, proxies, workers):
    """Several processes on one socket. One that dies is started again."""
    prepare()  # once, before all workers would compile the same
    context = multiprocessing.get_context("spawn")
    stopping = False

    def stop(*_):
        nonlocal stopping
        stopping = True

    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, stop)

    def start():
        process = context.Process(target=serve, args=(settings, listener, proxies))
        process.start()
        return process

    running = [start() for _ in range(workers)]
    while not stopping:
        time.sleep(0.2)
        running = [process if process.is_alive() or stopping else start() for process in running]
    for process in running:
        process.terminate()
    for process in running:
        process.join()


def allow_many_connections():
    """As many open files as the system lets us have."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 65_536)), hard))


class _Json(logging.Formatter):
    """One line for each record; a database that fails is explained in a few words, all else by where it happened."""

    def format(self, record):
        line = {"time": self.formatTime(record), "level": record.levelname.lower(), "message": record.getMessage()}
        wrong = record.exc_info and record.exc_info[1]
        if isinstance(wrong, FAILURES):
            line["error"] = in_short(wrong)
        elif wrong:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def _log_as_json():
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)
