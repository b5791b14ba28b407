"""The routes: HTTP for making tables and reading them, one socket for playing."""

import asyncio
import gzip
import logging
from contextlib import asynccontextmanager, suppress
from functools import partial
from io import BytesIO
from itertools import count

import msgspec
import segno
from msgspec.structs import replace
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route

import karat
from karat.server import keys, lessons, metrics
from karat.server.guard import Guard
from karat.server.hall import Hall
from karat.server.lines import Line, Outbox, encode
from karat.server.messages import (
    Bye,
    ClientMessage,
    GameInfo,
    Hello,
    Kept,
    Made,
    Moment,
    MyTable,
    NewTable,
    Problem,
    Replay,
    SeatInfo,
    Taken,
    TakeSeat,
)
from karat.server.pages import pages
from karat.server.powers import SitDown
from karat.server.records import BIGGEST_RECORD
from karat.server.refusal import Refusal, not_found
from karat.server.replay import frames, position_at, read_eyes
from karat.server.store import FAILURES
from karat.server.table import UNREADABLE

BIGGEST_BODY = 16_384
PATIENCE = 10  # seconds until a new connection must have said hello
MOST_BEHIND = 200  # commands that may wait at one table
MOST_REFUSED = 100  # messages in a row that were too much
logger = logging.getLogger("karat.server")
read_message = msgspec.json.Decoder(ClientMessage).decode


class App:
    """The server of one process."""

    def __init__(self, settings):
        self.settings, self.hall = settings, Hall(settings)
        self.guard = Guard(settings)
        self._serials, self._outbox = count(1), Outbox()

        @asynccontextmanager
        async def life(_):
            await self.hall.open()
            yield
            if not self.hall.stopping:
                await self.hall.close()

        table = "/api/tables/{table}"
        routes = [
            _route("/api/games", GET=self.games),
            _route("/api/lessons/{game}", GET=self.lesson),
            _route("/api/lessons/{game}/{step}/refusal", GET=self.lesson_refusal),
            _route("/api/tables", POST=self.make),
            _route(table, GET=self.show),
            _route(f"{table}/seats", POST=self.sit),
            _route(f"{table}/record", GET=self.record),
            _route(f"{table}/moments/{{move}}", GET=self.moment),
            _route(f"{table}/replay", GET=self.replay),
            _route(f"{table}/analysis", GET=self.analysis),
            _route(f"{table}/advice", GET=self.advice),
            _route(f"{table}/qr.svg", GET=self.qr),
            _route("/api/records", POST=self.keep),
            _route("/api/records/{record}", GET=self.kept),
            _route("/api/records/{record}/replay", GET=self.replay),
            _route("/api/records/{record}/analysis", GET=self.analysis),
            _route("/api/device", GET=self.device, DELETE=self.forget),
            _route("/health", GET=self.health),
            _route("/metrics", GET=self.metrics),
            Mount("/", pages()),
        ]
        self.asgi = self.guard.around(Starlette(routes=routes, lifespan=life), self.socket)

    # HTTP ------------------------------------------------------------------------------------------------------------
    async def games(self, request):
        games = [karat.game(id) for id in karat.games()]
        return _json([GameInfo(g.id, g.title, list(g.players), g.options, list(karat.bots(g.id))) for g in games])

    async def lesson(self, request):
        return _json(await lessons.give(request.path_params["game"]))

    async def lesson_refusal(self, request):
        game, step = request.path_params["game"], request.path_params["step"]
        step = _number(step, "step", len((await lessons.give(game)).steps) - 1)
        return _json(await lessons.why_not(game, step, request.query_params.get("move", "")))

    async def make(self, request):
        wish, position = await self._beginning(await _body(request, NewTable), request)
        id, tokens = await self.hall.new_table(wish, _device(request), position=position)
        table = await self.hall.table(id)
        link = f"{self._base(request)}/t/{table.code}"
        join, watch = (f"#join={tokens['join']}", f"#watch={tokens['watch']}") if wish.private else ("", "#watch")
        return _json(Made(table.match.info(), tokens["host"], link + join, link + watch, _qr(link + join)), 201)

    async def _beginning(self, wish, request):
        """A wish for a table with what follows from where its game begins, and that position."""
        if wish.start is None:
            return wish, None
        if (wish.start.table is None) == (wish.start.record is None):
            raise Refusal("bad", "from: should name a table or a record.", "from")
        if wish.start.table is not None:
            document, _ = await self._played(wish.start.table, request)
        else:
            document = await self.hall.records.read(wish.start.record)
        position = await asyncio.to_thread(position_at, document, wish.start.move)
        setup = {name: position[name] for name in ("game", "players", "options")}
        for name, value in setup.items():
            if getattr(wish, name) not in (None, {}, value):
                raise Refusal("bad", f"{name}: should be that of the game to play on, or be left out.", name)
        return replace(wish, **setup), position

    async def show(self, request):
        table, _ = await self._enter(request)
        return _json(await table.ask(_now, table.match.info))

    async def sit(self, request):
        wish = await _body(request, TakeSeat)
        table, guest = await self._enter(request)
        if guest is not None and table.match.guests[guest].kind == "watch":
            raise Refusal.of("watching-link")
        deed = await table.request(SitDown(wish, _device(request)), guest)
        return _json(Taken(deed.token or _token(request), deed.facts[0].seat, table.match.info()), 201)

    async def record(self, request):
        table, guest = await self._enter(request)
        document = await table.ask(_now, lambda: table.match.record(table.match.seat_of(guest)))
        return _json(document, headers={"Content-Disposition": f'attachment; filename="karat-{table.code}.json"'})

    async def moment(self, request):
        table, _ = await self._enter(request)
        return _json(await table.ask(_now, lambda: self._moment(table.match, request)))

    def _moment(self, match, request):
        if match.state is None or not match.state.over:
            raise Refusal.of("game-not-over")
        number = _number(request.path_params["move"], "move", len(match.moves))
        seat = request.query_params.get("seat")
        seat = None if seat is None else _number(seat, "seat", match.made.players - 1)
        state = match.at_move(number)
        return Moment(number, len(match.moves), state.events(seat), state.view(seat))

    # Finished games --------------------------------------------------------------------------------------------------
    async def keep(self, request):
        if not self.guard.may_keep(request.client):
            raise Refusal.of("too-many-records")
        return _json(Kept(await self.hall.records.keep(await _bytes(request, BIGGEST_RECORD))), 201)

    async def kept(self, request):
        return _json(await self.hall.records.read(request.path_params["record"]))

    async def replay(self, request):
        document, seats = await self._finished(request)
        eyes = read_eyes(request.query_params.get("eyes"), document["players"])

        packed = "gzip" in request.headers.get("accept-encoding", "")

        def told():
            about = document["game"], document["players"], document["options"]
            text = encode(Replay(*about, seats, frames(document, eyes)))
            return gzip.compress(text, 5) if packed else text

        headers = {"Cache-Control": "no-store"} | ({"Content-Encoding": "gzip"} if packed else {})
        return Response(await asyncio.to_thread(told), 200, headers, "application/json")

    async def analysis(self, request):
        document, _ = await self._finished(request)
        return _json(await self.hall.coach.analysis(document))

    async def advice(self, request):
        table, guest = await self._enter(request)
        thought = await table.ask(_now, lambda: self.hall.coach.advice(table.match, table.match.seat_of(guest)))
        return _json(await thought)

    async def _finished(self, request):
        """The record of the finished game that a request is about, and who sat where."""
        if "record" in request.path_params:
            document = await self.hall.records.read(request.path_params["record"])
            return document, [SeatInfo("person")] * document["players"]
        return await self._played(request.path_params["table"], request)

    async def _played(self, name, request):
        """The record of a table's game, without names, once it is over; and its seats."""
        table = await self.hall.visit(name)
        _who(table, _token(request))

        def found():
            if table.match.state is None or not table.match.state.over:
                raise Refusal.of("game-not-over")
            return table.match.state.record(), table.match.info().seats

        return await table.ask(_now, found)

    async def qr(self, request):
        table, guest = await self._enter(request)
        link = f"{self._base(request)}/t/{table.code}"
        seat = request.query_params.get("seat")
        if table.match.made.private:
            if guest is None or table.match.guests[guest].kind != "join":
                raise not_found()
            link += f"#join={_token(request)}"
        elif seat is not None:
            link += f"#hand={_number(seat, 'seat', table.match.made.players - 1)}"
        return Response(_qr(link), media_type="image/svg+xml")

    async def device(self, request):
        rows = await self.hall.store.of_device(_device(request, needed=True))
        return _json([MyTable(row["id"], row["code"], row["game"], row["phase"], row["created"], row["name"],
                              row["colour"], row["kind"] == "host") for row in rows])

    async def forget(self, request):
        for id in await self.hall.store.forget_device(_device(request, needed=True)):
            if id in self.hall.tables:
                table = self.hall.tables[id]
                await table.ask(table.people_changed)
            self.hall.say({"table": id, "forgotten": True})
        return Response(status_code=204)

    async def health(self, request):
        await self.hall.store.find(id="")
        return _json({"status": "stopping" if self.hall.stopping else "ok", "version": karat.__version__})

    async def metrics(self, request):
        return PlainTextResponse(metrics.text(self.hall, self.guard))

    async def _enter(self, request):
        """The table of a request, and who asks."""
        table = await self.hall.visit(request.path_params["table"])
        return table, _who(table, _token(request))

    def _base(self, request):
        here = request.base_url
        home = self.settings.home if here.hostname in ("localhost", "127.0.0.1", "::1") else None
        return (self.settings.url or home or str(here)).rstrip("/")

    # The socket ------------------------------------------------------------------------------------------------------
    async def socket(self, scope, receive, send):
        await receive()  # the wish to connect
        address = scope["client"][0] if scope["client"] else ""
        with self.guard.place(address) as free:
            if not free or self.hall.stopping:
                await send({"type": "websocket.close", "code": 1013})
                return
            await send({"type": "websocket.accept"})
            table = line = None
            try:
                with suppress(OSError, RuntimeError):  # the client went while something was sent
                    table, line = await self._hello(scope["wire"], receive, send)
                    if line is not None:
                        scope["wire"].hear = partial(self._heard, table, line)
                        while (text := await _receive(receive)) is not None:
                            self._heard(table, line, text)  # what came with the hello
            finally:
                if line is not None:
                    table.post(table.part, line)

    async def _hello(self, wire, receive, send):
        try:
            async with asyncio.timeout(PATIENCE):
                text = await _receive(receive)
        except TimeoutError:
            return await _goodbye(send, Bye(0, "silent", "The first message should be a hello."))
        if text is None:
            return None, None
        try:
            hello = read_message(text)
            if type(hello) is not Hello:
                raise Refusal("bad", "The first message should be a hello.", "type")
            table = await self.hall.visit(hello.table)
            guest = _who(table, hello.token)
        except (msgspec.MsgspecError, UnicodeError) as wrong:
            return await _goodbye(send, Refusal.of_message(wrong).answer(0, None))
        except Refusal as wrong:
            return await _goodbye(send, wrong.answer(0, None))
        except FAILURES:
            logger.exception("the database failed")
            return await _goodbye(send, Bye(0, "stopping", UNREADABLE))
        serial = f"{self.hall.process}-{next(self._serials)}"
        line = Line(wire, self._outbox, guest, serial, self.guard.allowance(), hello.views == "always")
        table.post(table.join, line, hello.last)
        return table, line

    def _heard(self, table, line, text):
        """A message of somebody at a table."""
        try:
            if not line.allowance.take() or len(table.inbox) > MOST_BEHIND:
                line.refused += 1
                raise Refusal.of("slow-down")
            line.refused = 0
            command = read_message(text)
            if type(command) is Hello:
                raise Refusal("bad", "There can be only one hello.", "type")
            table.command(line, command)
        except (msgspec.MsgspecError, UnicodeError) as wrong:
            line.tell(Refusal.of_message(wrong).answer(table.match.seq, _id_of(text)))
        except Refusal as wrong:
            line.tell(wrong.answer(table.match.seq, _id_of(text)))
            if line.refused > MOST_REFUSED:
                line.close(table.match.seq, "refused", "You sent far too much.")


async def _receive(receive):
    """The next message's text (or bytes), None when the client is gone."""
    message = await receive()
    if message["type"] != "websocket.receive":
        return None
    text = message.get("text")
    return message["bytes"] if text is None else text


async def _goodbye(send, last):
    await send({"type": "websocket.send", "text": encode(last).decode()})
    await send({"type": "websocket.close", "code": 1008})
    return None, None


async def _now(job):
    return job()


def _id_of(text):
    """The id of a message that could not be read as a whole."""
    try:
        id = msgspec.json.decode(text, type=_OnlyId).id
    except (msgspec.MsgspecError, UnicodeError):
        return None
    return id[:40]


class _OnlyId(msgspec.Struct):
    id: str


def _who(table, token):
    """The guest that a token belongs to; None for somebody without one, at a table that everybody may see."""
    if token is None:
        if table.match.made.private:
            raise not_found()
        return None
    guest = table.tokens.get(keys.digest(token))
    if guest is None:
        if table.match.made.private:
            raise not_found()
        raise Refusal.of("token-not-valid", "token")
    return guest


def _route(path, **methods):
    """A route whose handlers may raise a Refusal."""

    async def endpoint(request):
        try:
            return await methods["GET" if request.method == "HEAD" else request.method](request)
        except Refusal as wrong:
            return _json(wrong.problem, wrong.status)
        except FAILURES:
            logger.exception("the database failed")
            return _json(Problem("storage", "The database failed; nothing was changed."), 503)
        except Exception:
            logger.exception("a request failed")
            return _json(Problem("mistake", "The server made a mistake; nothing was changed."), 500)

    return Route(path, endpoint, methods=list(methods))


async def _bytes(request, most):
    """The body of a request."""
    body = bytearray()
    with suppress(ClientDisconnect):
        async for part in request.stream():
            body += part
            if len(body) > most:
                raise Refusal.of("too-big", most=most)
    return bytes(body)


async def _body(request, kind):
    """The body of a request, read into a type."""
    body = await _bytes(request, BIGGEST_BODY)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as wrong:
        raise Refusal.of_message(wrong) from None


def _token(request):
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() or None if scheme.lower() == "bearer" else None


def _device(request, needed=False):
    """What is stored of the device's secret."""
    secret = request.headers.get("x-device", "")
    if not secret and not needed:
        return None
    if not 16 <= len(secret) <= 80:
        raise Refusal("bad", "X-Device: should be a secret of 16 to 80 characters.", "X-Device")
    return keys.digest(secret)


def _number(text, field, most):
    if not (text.isascii() and text.isdigit() and len(text) < 9) or int(text) > most:
        raise Refusal("bad", f"{field}: should be a whole number from 0 to {most}.", field)
    return int(text)


def _qr(link):
    picture = BytesIO()
    segno.make(link, error="m").save(picture, "svg", border=2, scale=4, xmldecl=False)
    return picture.getvalue().decode()


def _json(data, status=200, headers=None):
    return Response(encode(data), status, {"Cache-Control": "no-store"} | (headers or {}), "application/json")


