"""The browser's part: files that were built into `static`, read once, or a plain page where they were not."""

import hashlib
from mimetypes import guess_type
from pathlib import Path
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

STATIC = Path(__file__).parents[1] / "static"
PLAIN = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Karat</title>
<body style="font: 1.1rem/1.6 system-ui, sans-serif; max-width: 38rem; margin: 3rem auto; padding: 0 1rem">
<h1>Karat</h1>
<p>The tables are open, but the pages for the browser were not built. Build them in <code>client</code> with
<code>npm ci</code> and <code>npm run build</code>, then start the server again.</p>
<p>Programs can play already: see <code>docs/server.md</code>.</p>
"""


class File(NamedTuple):
    """A file as it goes out, and its compressed copy where the build has laid one beside it."""

    body: bytes
    packed: bytes | None
    headers: dict[str, str]


def read_files(folder: Path) -> dict[str, File]:
    """All files below a folder by name. Names with a hash in them never change; all others are asked for again."""
    files = {}
    for path in sorted(folder.rglob("*")):
        if path.suffix == ".gz" or not path.is_file():
            continue
        name, copy, body = path.relative_to(folder).as_posix(), path.with_name(f"{path.name}.gz"), path.read_bytes()
        headers = {
            "ETag": f'"{hashlib.sha256(body).hexdigest()[:32]}"',
            "Cache-Control": "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache",
            "Content-Type": _kind(name),
        }
        files[name] = File(body, copy.read_bytes() if copy.exists() else None, headers)
    return files


def _kind(name: str) -> str:
    kind = guess_type(name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


def pages(folder: Path = STATIC) -> ASGIApp:
    """What answers all that is no route of the server's. It reads nothing from the disk any more."""
    files = read_files(folder)

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        await _answer(files, scope)(scope, receive, send)

    return answer


def _answer(files: dict[str, File], scope: Scope) -> Response:
    path = scope["path"].lstrip("/")
    if scope["method"] not in ("GET", "HEAD"):
        return PlainTextResponse("There is nothing to change here.", 405, {"Allow": "GET, HEAD"})
    found = files.get(path)
    if found is None:
        # A table has an address of its own, which the page reads.
        is_of_page = path.isprintable() and not path.startswith("api/") and "." not in path.rsplit("/", 1)[-1]
        if not is_of_page:
            return PlainTextResponse("There is nothing here.", 404)
        found = files.get("index.html")
        if found is None:
            is_shown = not path or path.startswith("t/")
            return HTMLResponse(PLAIN) if is_shown else PlainTextResponse("There is nothing here.", 404)
    asked, headers = Headers(scope=scope), found.headers
    if found.packed is not None:
        headers = headers | {"Vary": "Accept-Encoding"}
    if headers["ETag"] in asked.get("if-none-match", ""):
        return Response(status_code=304, headers={name: headers[name] for name in headers if name != "Content-Type"})
    if found.packed is not None and "gzip" in asked.get("accept-encoding", ""):
        return Response(found.packed, headers=headers | {"Content-Encoding": "gzip"})
    return Response(found.body, headers=headers)
