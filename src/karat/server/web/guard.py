"""At the door: origins, limits, and the headers that keep a page to itself."""

import re
from collections import Counter
from collections.abc import Iterator, MutableMapping
from contextlib import AbstractContextManager, contextmanager
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from karat.server.protocol.refusal import Refusal
from karat.server.settings import Settings
from karat.server.tables.clients import encode
from karat.server.web.limits import Limits
from karat.server.web.proxies import network_of

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
SOCKET = "/api/socket"
PIECE = 1 << 16  # bytes of an answer that are on their way to a client at once
HOST = re.compile(r"(\[[0-9A-Fa-f:.]{2,45}\]|[A-Za-z0-9._-]{1,253})(:[0-9]{1,5})?")


class Guard:
    def __init__(self, settings: Settings, limits: Limits):
        self.limits = limits
        self._friends = {*settings.origins, _origin_of(settings.url or "")}  # sites whose pages may talk to this server
        self.sockets: Counter[str] = Counter()  # how many, by address
        self._requests: Counter[str] = Counter()
        self.refused = 0

    def place(self, address: str) -> AbstractContextManager[bool]:
        """Room for one more socket of an address; yields whether there is."""
        return self._place("sockets", self.sockets, address)

    @contextmanager
    def _place(self, limit: str, taken: Counter[str], address: str) -> Iterator[bool]:
        if not self.limits.has_room(limit, taken[address]):
            self.refused += 1
            yield False
            return
        taken[address] += 1
        try:
            yield True
        finally:
            taken[address] -= 1
            if not taken[address]:
                del taken[address]

    def around(self, app: ASGIApp, socket: ASGIApp) -> ASGIApp:
        """The application behind the door, and beside it the socket."""

        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == "lifespan":
                await app(scope, receive, send)
                return
            headers, address, for_socket = Headers(scope=scope), who(scope), scope["type"] == "websocket"
            wrong = self._objection(scope, headers, address)
            if for_socket:
                if wrong is None and scope["path"] == SOCKET:
                    await socket(scope, receive, send)
                else:
                    self.refused += 1
                    await receive()
                    await _refuse(send, wrong or Refusal("not-found", "There is no socket here."), "websocket.")
                return

            async def with_headers(message: Message) -> None:
                if message["type"] == "http.response.start":
                    MutableHeaders(scope=message).update(HEADERS)
                body = message.get("body", b"")
                last = max(len(body) - 1, 0) // PIECE * PIECE
                for at in range(0, last, PIECE):  # each waits until the client has taken the one before
                    await send({**message, "body": body[at : at + PIECE], "more_body": True})
                await send({**message, "body": body[last:]} if last else message)

            if wrong is not None:
                self.refused += 1
                await _refuse(with_headers, wrong)
                return
            with self._place("open-requests", self._requests, address) as free:
                if free:
                    await app(scope, receive, with_headers)
                else:
                    await _refuse(with_headers, self.limits.refusal("open-requests"))

        return guarded

    def _objection(self, scope: Scope, headers: Headers, address: str) -> Refusal | None:
        """What is wrong with a request before anybody reads it, or None."""
        limit = "requests" if scope["path"].startswith(("/api/", "/health", "/metrics")) else "pages"
        if not self.limits.allows(limit, address):
            return self.limits.refusal(limit)
        host, origin = headers.get("host"), headers.get("origin")
        if host is not None and not HOST.fullmatch(host):
            return Refusal("bad", "Host: should be a name or an address.", "Host")
        if origin is not None and (scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")):
            if origin not in self._friends and _place_of(origin) != host:
                return Refusal("not-yours", "Pages of other sites may not do that.", "Origin")
        return None


def who(scope: MutableMapping[str, Any]) -> str:
    """Whom the limits of a request count for."""
    return network_of(scope["client"][0]) if scope["client"] else ""


def _origin_of(url: str) -> str:
    """How browsers name the site of an address. A proxy need not pass on the name by which it was called."""
    found = urlsplit(url.lower())
    return f"{found.scheme}://{found.netloc}"


def _place_of(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


async def _refuse(send: Send, wrong: Refusal, prefix: str = "") -> None:
    body = encode(wrong.problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": f"{prefix}http.response.start", "status": wrong.status, "headers": headers})
    await send({"type": f"{prefix}http.response.body", "body": body})
