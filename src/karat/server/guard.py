"""At the door: origins, limits, and the headers that keep a page to itself."""

from contextlib import contextmanager
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders

from karat.server.lines import Allowance, encode
from karat.server.refusal import Refusal

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
MOST_ADDRESSES = 20_000


class Guard:
    def __init__(self, settings):
        self.settings = settings
        self.sockets = {}  # address -> how many
        self._requests = _ByAddress(settings.rate, 5 * settings.rate)
        self._records = _ByAddress(settings.rate / 40, settings.rate)  # what is kept for long
        self.refused = 0

    def allowance(self):
        """What one socket may send."""
        return Allowance(self.settings.rate, 3 * self.settings.rate)

    @contextmanager
    def place(self, address):
        """Room for one more socket of an address; yields whether there is."""
        if self.sockets.get(address, 0) >= self.settings.most_sockets:
            self.refused += 1
            yield False
            return
        self.sockets[address] = self.sockets.get(address, 0) + 1
        try:
            yield True
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    def around(self, app, socket):
        """The application behind the door, and beside it the socket."""

        async def guarded(scope, receive, send):
            if scope["type"] == "lifespan":
                await app(scope, receive, send)
                return
            headers = Headers(scope=scope)
            wrong = self._objection(scope, headers)
            if scope["type"] == "websocket":
                if wrong is None and scope["path"] == SOCKET:
                    await socket(scope, receive, send)
                else:
                    self.refused += 1
                    await receive()
                    await send({"type": "websocket.close", "code": 1008})
                return

            async def with_headers(message):
                if message["type"] == "http.response.start":
                    MutableHeaders(scope=message).update(HEADERS)
                await send(message)

            if wrong is not None:
                self.refused += 1
                await _refuse(with_headers, wrong)
                return
            await app(scope, receive, with_headers)

        return guarded

    def _objection(self, scope, headers):
        """What is wrong with a request before anybody reads it, or None."""
        origin = headers.get("origin")
        if origin is not None and (scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")):
            if origin not in self.settings.origins and urlsplit(origin).netloc != headers.get("host"):
                return Refusal("not-yours", "Pages of other sites may not do that.", "Origin")
        if scope["path"].startswith("/api/") and not self._requests.take(scope["client"]):
            return Refusal.of("slow-down")
        return None

    def may_keep(self, client):
        """Whether an address may bring one more record along."""
        return self._records.take(client)


class _ByAddress:
    """What every address may do."""

    def __init__(self, rate, reserve):
        self._rate, self._reserve, self._left = rate, reserve, {}  # address -> Allowance

    def take(self, client):
        """Whether one more is allowed to a client."""
        if not self._rate:
            return True
        address = client[0] if client else ""
        if len(self._left) > MOST_ADDRESSES:
            self._left = {one: left for one, left in self._left.items() if not left.is_full}
        if address not in self._left:
            self._left[address] = Allowance(self._rate, self._reserve)
        return self._left[address].take()


async def _refuse(send, wrong):
    body = encode(wrong.problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": wrong.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
