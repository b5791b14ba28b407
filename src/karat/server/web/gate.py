"""Before the first answer would be quick: everybody is told to come back in a moment."""

import asyncio

from starlette.responses import HTMLResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

import karat
from karat.server.protocol.messages import Problem
from karat.server.tables.clients import encode
from karat.server.web.guard import HEADERS

PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="2">
<title>Karat</title>
<body style="font: 1.1rem/1.6 system-ui, sans-serif; max-width: 38rem; margin: 3rem auto; padding: 0 1rem;
color-scheme: light dark">
<h1>Karat is getting ready</h1>
<p>The first start on a machine takes a minute or two. The table opens here by itself.</p>
"""


class Gate:
    """Stands before an application. While rules are compiled it sends everybody away; while they are loaded, which is
    a matter of a second, it shows the pages and lets all else wait."""

    def __init__(self, app: ASGIApp):
        self.is_near, self._opened = False, asyncio.Event()

        async def asgi(scope: Scope, receive: Receive, send: Send) -> None:
            if self._opened.is_set() or scope["type"] == "lifespan" or (self.is_near and _is_page(scope)):
                await app(scope, receive, send)
            elif self.is_near and scope["path"] != "/health":
                await self._opened.wait()
                await app(scope, receive, send)
            elif scope["type"] == "websocket":
                await receive()
                await send({"type": "websocket.close", "code": 1013})  # try again later
            else:
                await _later(scope["path"])(scope, receive, send)

        self.asgi = asgi

    def open(self) -> None:
        self._opened.set()


def _is_page(scope: Scope) -> bool:
    return scope["type"] == "http" and not scope["path"].startswith(("/api/", "/health", "/metrics"))


def _later(path: str) -> Response:
    headers = HEADERS | {"Cache-Control": "no-store", "Retry-After": "2"}
    if path == "/health":
        about: object = {"status": "starting", "version": karat.__version__}
    elif path.startswith("/api/"):
        about = Problem("starting", "Karat is getting ready; please come again in a moment.")
    else:
        return HTMLResponse(PAGE, 503, headers)
    return Response(encode(about), 503, headers, "application/json")
