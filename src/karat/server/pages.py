"""The browser's part: files that were built into `static`, or a plain page where they were not."""

from mimetypes import guess_type
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse
from starlette.staticfiles import StaticFiles

STATIC = Path(__file__).parent / "static"
PLAIN = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Karat</title>
<body style="font: 1.1rem/1.6 system-ui, sans-serif; max-width: 38rem; margin: 3rem auto; padding: 0 1rem">
<h1>Karat</h1>
<p>The tables are open, but the pages for the browser were not built. Build them in <code>client</code> with
<code>npm ci</code> and <code>npm run build</code>, then start the server again.</p>
<p>Programs can play already: see <code>docs/server.md</code>.</p>
"""


class _Files(StaticFiles):
    """Names with a hash in them never change; every other file is asked for again."""

    async def get_response(self, path, scope):
        if path.startswith("api/"):
            return PlainTextResponse("There is nothing here.", 404)
        try:
            response = self._compressed(path, scope) or await super().get_response(path, scope)
        except HTTPException as wrong:
            if wrong.status_code != 404 or "." in path.rsplit("/", 1)[-1]:
                raise
            response = FileResponse(STATIC / "index.html")  # a table's own address, which the page reads
        forever = path.startswith("assets/")
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if forever else "no-cache"
        return response

    def _compressed(self, path, scope):
        """The compressed copy that the build has laid beside a file, for a browser that takes it."""
        copy, found = self.lookup_path(f"{path}.gz")
        if not found or "gzip" not in Headers(scope=scope).get("accept-encoding", ""):
            return None
        kind = guess_type(path)[0] or "application/octet-stream"
        return FileResponse(copy, headers={"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}, media_type=kind)


def pages():
    if (STATIC / "index.html").exists():
        return _Files(directory=STATIC, html=True)

    async def plain(scope, receive, send):
        found = scope["path"] == "/" or scope["path"].startswith("/t/")
        response = HTMLResponse(PLAIN) if found else PlainTextResponse("There is nothing here.", 404)
        await response(scope, receive, send)

    return plain
