"""The routes: HTTP for making tables and reading them, one socket for playing."""

import asyncio
import logging
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from io import BytesIO
from typing import Any, TypeVar, cast
from urllib.parse import urlsplit

import msgspec
import segno
from msgspec.structs import replace
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Mount, Route
from starlette.types import Receive, Scope, Send

import karat
from karat.learn.lesson import is_taught
from karat.server.protocol import commands
from karat.server.protocol.calls import CALLS
from karat.server.protocol.commands import Command, Hello, SitDown
from karat.server.protocol.facts import Sat
from karat.server.protocol.messages import (
    Advice,
    Bye,
    FromServer,
    GameInfo,
    Kept,
    Layout,
    Link,
    Made,
    Moment,
    MyTable,
    NewTable,
    Plain,
    Problem,
    SeatInfo,
    Taken,
    TakeSeat,
)
from karat.server.protocol.refusal import Refusal, not_found
from karat.server.settings import Settings
from karat.server.storage.store import FAILURES
from karat.server.tables import lessons
from karat.server.tables.clients import Line, Outbox, encode
from karat.server.tables.projection import Projection
from karat.server.tables.records import Document
from karat.server.tables.replay import position_at, read_eyes
from karat.server.tables.table import UNREADABLE, Table
from karat.server.tables.tables import Tables
from karat.server.tables.tokens import digest
from karat.server.web import metrics
from karat.server.web.address import homes, is_only_here, is_own_name
from karat.server.web.connections import Places
from karat.server.web.guard import PIECE, Guard, who
from karat.server.web.pages import pages
from karat.server.web.proxies import Proxies
from karat.server.web.wire import Wire
from karat.speech import LANGUAGES, source, tongue
from karat.table.game import Game
from karat.table.layout import layout

_FRESH = {"Cache-Control": "no-store"}
UNREAD = (msgspec.MsgspecError, UnicodeError, RecursionError)  # what reading JSON raises that is wrong, or far too deep
MOST_REFUSED = 100  # messages in a row that were too much
MOST_LOOKED = 12  # tables of a device that are looked into
logger = logging.getLogger("karat.server")
T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]


class App:
    """The server of one process."""

    def __init__(self, settings: Settings):
        self.settings, self.tables = settings, Tables(settings)
        self.limits = self.tables.limits
        proxies = Proxies(settings.proxies)
        self.guard, self.places = Guard(settings, self.limits), Places(self.limits, proxies)
        self._most_behind = self.limits["waiting-commands"]
        self._outbox, self._drawing = Outbox(), asyncio.Lock()

        @asynccontextmanager
        async def life(_: Starlette) -> AsyncIterator[None]:
            tongue("en").has("you")  # reads the catalogue before anybody waits for a refusal
            await self.tables.open()
            yield
            if not self.tables.stopping:
                await self.tables.close()

        paths: dict[str, dict[str, Handler]] = {}
        for call in CALLS:
            paths.setdefault(call.path, {})[call.method] = getattr(self, call.by)
        routes = [*(_route(path, **methods) for path, methods in paths.items()), Mount("/", pages())]
        self.asgi = proxies.around(self.guard.around(Starlette(routes=routes, lifespan=life), self.socket))

    # HTTP ------------------------------------------------------------------------------------------------------------
    async def games(self, request: Request) -> Response:
        return _json([_about(karat.game(id)) for id in karat.games()])

    async def plain(self, request: Request) -> Response:
        game = karat.game(lessons.known(request.path_params["game"]))
        wanted = {"en", request.query_params.get("language", "en")}.intersection(LANGUAGES)
        words = {language: text for language in sorted(wanted) if (text := source(language, game.id))}
        table = msgspec.convert(await asyncio.to_thread(layout, game), Layout)
        return _json(Plain(game.title, table, words))

    async def lesson(self, request: Request) -> Response:
        return _json(await lessons.give(request.path_params["game"], request.query_params.get("part", "1")))

    async def lesson_refusal(self, request: Request) -> Response:
        game, part = request.path_params["game"], request.query_params.get("part", "1")
        step = _number(request.path_params["step"], "step", len((await lessons.give(game, part)).steps) - 1)
        return _json(await lessons.why_not(game, part, step, request.query_params.get("move", "")))

    async def make(self, request: Request) -> Response:
        if not self.limits.allows("tables", who(request.scope)):
            raise self.limits.refusal("tables")
        wish, position = await self._beginning(await self._body(request, NewTable), request)
        id, tokens = await self.tables.new_table(wish, _device(request), position=position)
        table = await self.tables.table(id)
        base, others = await self._base(request)
        link = f"{base}/t/{table.code}"
        join, watch = (f"#join={tokens['join']}", f"#watch={tokens['watch']}") if wish.private else ("", "#watch")
        code = await self._draw(link + join) if others else None
        return _json(Made(table.projection.info(), tokens["host"], link + join, link + watch, others, code), 201)

    async def _beginning(self, wish: NewTable, request: Request) -> tuple[NewTable, dict[str, Any] | None]:
        """A wish for a table with what follows from where its game begins, and that position."""
        if wish.start is None:
            return wish, None
        if (wish.start.table is None) == (wish.start.record is None):
            raise Refusal("bad", "from: should name a table or a record.", "from")
        if wish.start.record is not None:
            document = await self.tables.records.read(wish.start.record)
        else:
            document, _ = await self._played(wish.start.table or "", request)
        position = await asyncio.to_thread(position_at, document, wish.start.move)
        setup = {name: position[name] for name in ("game", "players", "options")}
        for name, value in setup.items():
            if getattr(wish, name) not in (None, {}, value):
                raise Refusal("bad", f"{name}: should be that of the game to play on, or be left out.", name)
        return replace(wish, **setup), position

    async def show(self, request: Request) -> Response:
        table, _ = await self._enter(request)
        return _json(await table.ask(_now, table.projection.info))

    async def sit(self, request: Request) -> Response:
        wish = await self._body(request, TakeSeat)
        table, guest = await self._enter(request)
        if guest is not None and table.projection.guests[guest].kind == "watch":
            raise Refusal.of("watching-link")
        deed = await table.request(SitDown(wish, _device(request)), guest)
        token = deed.token or _token(request) or ""  # who has no new one came with one
        seat = cast(Sat, deed.facts[0]).seat
        return _json(Taken(token, seat, table.projection.info()), 201)

    async def record(self, request: Request) -> Response:
        table, _ = await self._enter(request)
        token = _token(request)
        document = await table.ask(_now, lambda: table.projection.record(table.projection.seat_of(_who(table, token))))
        return _json(document, headers={"Content-Disposition": f'attachment; filename="karat-{table.code}.json"'})

    async def moment(self, request: Request) -> Response:
        table, _ = await self._enter(request)
        return _json(await table.ask(_now, lambda: self._moment(table.projection, request)))

    def _moment(self, projection: Projection, request: Request) -> Moment:
        if projection.state is None or not projection.state.over:
            raise Refusal.of("game-not-over")
        number = _number(request.path_params["move"], "move", len(projection.moves))
        asked = request.query_params.get("seat")
        seat = None if asked is None else _number(asked, "seat", projection.made.players - 1)
        state = projection.at_move(number)
        return Moment(number, len(projection.moves), state.events(seat), state.view(seat))

    # Finished games --------------------------------------------------------------------------------------------------
    async def keep(self, request: Request) -> Response:
        if not self.limits.allows("records", who(request.scope)):
            raise self.limits.refusal("records")
        return _json(Kept(await self.tables.records.keep(await self._bytes(request, "record-bytes"))), 201)

    async def kept(self, request: Request) -> Response:
        return _json(await self.tables.records.read(request.path_params["record"]))

    async def replay(self, request: Request) -> Response:
        document, seats = await self._told(request)
        eyes = read_eyes(request.query_params.get("eyes"), document["players"])
        return _unpacked(await self.tables.replays.replay(who(request.scope), document, seats, eyes), request)

    async def analysis(self, request: Request) -> Response:
        document, _ = await self._over(request)
        return _json(await self.tables.coach.analysis(document, who(request.scope)))

    async def mistakes(self, request: Request) -> Response:
        (document, _), address = await self._over(request), who(request.scope)
        eyes = read_eyes(request.query_params.get("eyes"), document["players"])
        verdict = (await self.tables.coach.analysis(document, address)).verdict
        return _unpacked(await lessons.mistakes(self.tables.replays, address, document, verdict, eyes), request)

    async def advice(self, request: Request) -> Response:
        if not self.limits.allows("questions", who(request.scope)):
            raise self.limits.refusal("questions")
        table, _ = await self._enter(request)
        address = who(request.scope)

        def asked() -> Awaitable[Advice]:
            return self.tables.coach.advice(
                table.projection, table.projection.seat_of(_who(table, _token(request))), address
            )

        return _json(await (await table.ask(_now, asked)))

    async def _over(self, request: Request) -> tuple[Document, list[SeatInfo]]:
        """The record of the finished game that a request is about, and who sat where."""
        document, seats = await self._told(request)
        if document["result"] is None:
            raise Refusal.of("record-not-over", "steps")
        return document, seats

    async def _told(self, request: Request) -> tuple[Document, list[SeatInfo]]:
        """The record that a request is about, and who sat where. Somebody may bring one of an unfinished game along."""
        if "record" in request.path_params:
            document = await self.tables.records.read(request.path_params["record"])
            return document, [SeatInfo("person")] * document["players"]
        return await self._played(request.path_params["table"], request)

    async def _played(self, name: str, request: Request) -> tuple[Document, list[SeatInfo]]:
        """The record of a table's game, without names, once it is over; and its seats."""
        table, _ = await self._come_in(name, _token(request))

        def found() -> tuple[Document, list[SeatInfo]]:
            if table.projection.state is None or not table.projection.state.over:
                raise Refusal.of("game-not-over")
            return table.projection.state.record(), table.projection.info().seats

        return await table.ask(_now, found)

    async def link(self, request: Request) -> Response:
        link, others = await self._link(request)
        return _json(Link(link, others, await self._code(link, request) if others else None))

    async def qr(self, request: Request) -> Response:
        link, others = await self._link(request)
        if not others:
            raise Refusal.of("only-here")
        return Response(await self._code(link, request), 200, _FRESH, "image/svg+xml")

    async def _code(self, link: str, request: Request) -> str:
        if not self.limits.allows("codes", who(request.scope)):
            raise self.limits.refusal("codes")
        return await self._draw(link)

    async def _draw(self, link: str) -> str:
        """A link as a code to scan. That takes milliseconds, in which others are answered."""
        async with self._drawing:
            return await asyncio.to_thread(_qr, link)

    async def _link(self, request: Request) -> tuple[str, bool]:
        """The link by which another device comes to a table, as who the request's token says, to a free seat, or as
        anybody; and whether it can."""
        table, guest = await self._enter(request)
        kind = None if guest is None else table.projection.guests[guest].kind
        seat = request.query_params.get("seat")
        part = ""
        if kind in ("join", "player") or (kind == "host" and "own" in request.query_params):
            part = f"#join={_token(request)}"
        elif table.projection.made.private:
            raise not_found()
        elif seat is not None:
            part = f"#hand={_number(seat, 'seat', table.projection.made.players - 1)}"
        base, others = await self._base(request)
        return f"{base}/t/{table.code}{part}", others

    async def device(self, request: Request) -> Response:
        rows = await self.tables.store.of_device(_needed_device(request), int(self.limits["device-tables"]))
        going = [row["id"] for row in rows if row["phase"] in ("open", "playing")][:MOST_LOOKED]
        return _json([await self._mine(row, row["id"] in going) for row in rows])

    async def _mine(self, row: dict[str, Any], going: bool) -> MyTable:
        """A table of a device's; where it sits at one that is `going` on, also who plays, and whose turn it is."""
        known = (row["id"], row["code"], row["game"], row["phase"], row["created"], row["name"], row["colour"])
        mine = MyTable(*known, row["kind"] == "host")
        if not going:
            return mine
        with suppress(Refusal):  # it may have been deleted meanwhile
            table = await self.tables.visit(row["id"])
            projection = table.projection
            seat = projection.seat_of(row["number"])
            if seat is not None:
                there = {"seats": projection.info().seats, "seat": seat, "to_move": sorted(projection.owed)}
                return replace(mine, **there)
        return mine

    async def forget(self, request: Request) -> Response:
        ids = await self.tables.store.forget_device(_needed_device(request))
        if ids:
            self.tables.replays.forget()
        for id in ids:
            if id in self.tables.awake:
                table = self.tables.awake[id]
                await table.ask(table.people_changed)
            self.tables.say({"table": id, "forgotten": True})
        return Response(status_code=204)

    async def health(self, request: Request) -> Response:
        await self.tables.store.find(id="")
        await self.tables.store.check()
        return _json({"status": "stopping" if self.tables.stopping else "ok", "version": karat.__version__})

    async def metrics(self, request: Request) -> Response:
        return PlainTextResponse(metrics.text(self.tables, self.guard, self.places))

    async def _bytes(self, request: Request, limit: str) -> bytes:
        """The body of a request."""
        body, most = bytearray(), int(self.limits[limit])
        try:
            async for part in request.stream():
                body += part
                if len(body) > most:
                    self.limits.note(limit)
                    raise Refusal.of("too-big", most=most)
        except ClientDisconnect:
            raise Refusal("bad", "The body should come whole.") from None
        return bytes(body)

    async def _body(self, request: Request, kind: type[T]) -> T:
        """The body of a request, read into a type."""
        body = await self._bytes(request, "body-bytes")
        try:
            return msgspec.json.decode(body, type=kind)
        except UNREAD as wrong:
            raise Refusal.of_message(wrong) from None

    async def _enter(self, request: Request) -> tuple[Table, int | None]:
        """The table of a request, and who asks."""
        return await self._come_in(request.path_params["table"], _token(request))

    async def _come_in(self, name: str, token: str | None) -> tuple[Table, int | None]:
        """The one way in: a table, and the guest that a token belongs to there."""
        table = await self.tables.visit(name)
        return table, _who(table, token)

    async def _base(self, request: Request) -> tuple[str, bool]:
        """What links begin with, and whether other devices can open them.

        A name that the browser says is taken only where no stranger can have made it up, and where it means more than
        "this machine"; a machine's own address may change any time.
        """
        if self.settings.url:
            return self.settings.url, not is_only_here(urlsplit(self.settings.url).hostname or "")
        (address, port), host = request.scope["server"], request.headers.get("host", "")
        name = (host if host.endswith("]") else host.rpartition(":")[0] or host).strip("[]")
        if not host or not (is_own_name(name) or name == address):
            name, host = address, f"[{address}]:{port}" if ":" in address else f"{address}:{port}"
        if is_only_here(name) and (found := await asyncio.to_thread(homes, *self.settings.listens)):
            return found[0].rstrip("/"), True
        return f"{request.scope['scheme']}://{host}", not is_only_here(name)

    # The socket ------------------------------------------------------------------------------------------------------
    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # the wish to connect
        address = who(scope)
        with self.guard.place(address) as free:
            if self.tables.stopping:
                await send({"type": "websocket.close", "code": 1013})
                return
            await send({"type": "websocket.accept"})
            if not free:
                await _goodbye(send, self.limits.refusal("sockets").answer(0, None), 1013)
                return
            there = None
            try:
                with suppress(OSError, RuntimeError):  # the client went while something was sent
                    there = await self._hello(scope["wire"], address, receive, send)
                    if there is not None:
                        scope["wire"].hear = partial(self._heard, *there)
                        while (text := await _receive(receive)) is not None:
                            self._heard(*there, text)  # what came with the hello
            finally:
                if there is not None:
                    table, line = there
                    scope["wire"].hear = None  # which is freed late, and would hold the table until then
                    table.post(table.part, line)

    async def _hello(self, wire: Wire, address: str, receive: Receive, send: Send) -> tuple[Table, Line] | None:
        try:
            async with asyncio.timeout(self.limits["hello-seconds"]):
                text = await _receive(receive)
        except TimeoutError:
            await _goodbye(send, Bye(0, "silent", "The first message should be a hello."))
            return None
        if text is None:
            return None
        try:
            hello = commands.read(text)
            if not isinstance(hello, Hello):
                raise Refusal("bad", "The first message should be a hello.", "type")
            table, guest = await self._come_in(hello.table, hello.token)
        except UNREAD as wrong:
            await _goodbye(send, Refusal.of_message(wrong).answer(0, None))
            return None
        except Refusal as wrong:
            await _goodbye(send, wrong.answer(0, None))
            return None
        except FAILURES:
            logger.exception("the database failed")
            await _goodbye(send, Bye(0, "stopping", UNREADABLE))
            return None
        token = None if hello.token is None else digest(hello.token)
        allowance = self.limits.allowance("messages")
        line = Line(wire, self._outbox, guest, token, address, allowance, hello.views == "always")
        table.post(table.join, line, hello.last)
        return table, line

    def _heard(self, table: Table, line: Line, text: str | bytes) -> None:
        """A message of somebody at a table."""
        try:
            over = None if line.allowance.take() else "messages"
            if over or table.inbox.waiting.get(line.guest, 0) >= self._most_behind:
                line.refused += 1
                self.limits.note(over or "waiting-commands")
                raise self.limits.refusal(over or "waiting-commands")
            line.refused = 0
            command = commands.read(text)
            if not isinstance(command, Command):
                raise Refusal("bad", "There can be only one hello.", "type")
            table.command(line, command)
        except UNREAD as wrong:
            line.tell(Refusal.of_message(wrong).answer(table.projection.seq, _id_of(text)))
        except Refusal as wrong:
            line.tell(wrong.answer(table.projection.seq, _id_of(text)))
            if line.refused > MOST_REFUSED:
                line.close(table.projection.seq, "refused", "You sent far too much.")


async def _receive(receive: Receive) -> str | bytes | None:
    """The next message's text (or bytes), None when the client is gone."""
    message = await receive()
    if message["type"] != "websocket.receive":
        return None
    text = message.get("text")
    return message["bytes"] if text is None else text


async def _goodbye(send: Send, last: FromServer, code: int = 1008) -> None:
    await send({"type": "websocket.send", "text": encode(last).decode()})
    await send({"type": "websocket.close", "code": code})


async def _now(job: Callable[[], T]) -> T:
    return job()


def _id_of(text: str | bytes) -> str | None:
    """The id of a message that could not be read as a whole."""
    try:
        id = msgspec.json.decode(text, type=_OnlyId).id
    except UNREAD:
        return None
    return id[:40]


class _OnlyId(msgspec.Struct):
    id: str


def _who(table: Table, token: str | None) -> int | None:
    """The guest that a token belongs to; None for somebody without one, at a table that everybody may see."""
    if token is None:
        if table.projection.made.private:
            raise not_found()
        return None
    guest = table.tokens.get(digest(token))
    if guest is None:
        if table.projection.made.private:
            raise not_found()
        raise Refusal.of("token-not-valid", "token")
    return guest


def _route(path: str, **methods: Handler) -> Route:
    """A route whose handlers may raise a Refusal."""

    async def endpoint(request: Request) -> Response:
        try:
            return await methods["GET" if request.method == "HEAD" else request.method](request)
        except Refusal as wrong:
            return _json(wrong.problem, wrong.status)
        except FAILURES as failure:
            logger.exception("the database failed")
            refusal = Refusal.of_failure(failure)
            return _json(refusal.problem, refusal.status)
        except Exception:
            logger.exception("a request failed")
            return _json(Problem("mistake", tongue("en").say("refusal-mistake")), 500)

    return Route(path, endpoint, methods=list(methods))


def _token(request: Request) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() or None if scheme.lower() == "bearer" else None


def _about(game: Game) -> GameInfo:
    """A game in short."""
    bots, lesson = list(karat.bots(game.id)), is_taught(game.id)
    return GameInfo(game.id, game.title, list(game.players), game.options, bots, game.minutes, lesson, game.lowest_wins)


def _device(request: Request) -> str | None:
    """What is stored of the device's secret, where it tells one."""
    return _needed_device(request) if request.headers.get("x-device") else None


def _needed_device(request: Request) -> str:
    secret = request.headers.get("x-device", "")
    if not 16 <= len(secret) <= 80:
        raise Refusal("bad", "X-Device: should be a secret of 16 to 80 characters.", "X-Device")
    return digest(secret)


def _number(text: str, field: str, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 9) or int(text) > most:
        raise Refusal("bad", f"{field}: should be a whole number from 0 to {most}.", field)
    return int(text)


def _qr(link: str) -> str:
    picture = BytesIO()
    segno.make(link, error="m").save(picture, "svg", border=2, scale=4, xmldecl=False)
    return picture.getvalue().decode()


def _unpacked(packed: bytes, request: Request) -> Response:
    """Compressed JSON for those who take it, plain JSON for all others: many who read slowly share the former."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, 200, _FRESH | {"Content-Encoding": "gzip"}, "application/json")
    size = int.from_bytes(packed[-4:], "little")  # as gzip writes it at the end
    return StreamingResponse(_pieces(packed), 200, _FRESH | {"Content-Length": str(size)}, "application/json")


async def _pieces(packed: bytes) -> AsyncIterator[bytes]:
    """What gzip has packed, bit by bit; others have their turn in between."""
    machine = zlib.decompressobj(wbits=31)
    while piece := machine.decompress(packed, PIECE):
        packed = machine.unconsumed_tail
        yield piece
        await asyncio.sleep(0)


def _json(data: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(encode(data), status, _FRESH | (headers or {}), "application/json")
