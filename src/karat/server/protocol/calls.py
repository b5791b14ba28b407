"""Every call of the HTTP part, declared once: the server's routes and the document that describes them follow from it.

To add one, add its row and a method of that name to `web.app.App`.
"""

from typing import Any

from msgspec import Struct

from karat.learn.lesson import PARTS, Lesson
from karat.server.protocol.messages import (
    Advice,
    Analysis,
    GameInfo,
    Kept,
    Link,
    Made,
    Moment,
    MyTable,
    NewTable,
    Plain,
    Refused,
    Replay,
    TableInfo,
    Taken,
    TakeSeat,
)
from karat.speech import LANGUAGES

TABLE = {
    "name": "table",
    "in": "path",
    "required": True,
    "description": "The id of a table, or its code.",
    "schema": {"type": "string", "minLength": 1, "maxLength": 40},
}
DEVICE = {
    "name": "X-Device",
    "in": "header",
    "description": "A secret that the device made up. What is stored under it can be listed and deleted.",
    "schema": {"type": "string", "minLength": 16, "maxLength": 80, "pattern": "^[!-~]+$"},
}
MOVE = {"name": "move", "in": "path", "required": True, "schema": {"type": "integer", "minimum": 0}}
GAME = {"name": "game", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 20}}
PART = {"name": "part", "in": "query", "schema": {"enum": list(PARTS), "default": "1"}}
LANGUAGE = {
    "name": "language",
    "in": "query",
    "description": "A language besides English.",
    "schema": {"enum": list(LANGUAGES)},
}
STEP = {"name": "step", "in": "path", "required": True, "schema": {"type": "integer", "minimum": 0}}
TRIED = {"name": "move", "in": "query", "required": True, "schema": {"type": "string", "maxLength": 200}}
SEAT = {"name": "seat", "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": 7}}
RECORD = {"name": "record", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 40}}
OWN = {
    "name": "own",
    "in": "query",
    "description": "Any value: a host too is named in it, for a device of its own.",
    "schema": {"type": "string", "maxLength": 1},
}
EYES = {
    "name": "eyes",
    "in": "query",
    "description": "A seat, or `open` for what all seats know; without it, what a spectator sees.",
    "schema": {"type": "string"},
}


class Record(Struct):
    """A record, as docs/records.md has it; it is read by its own rules."""


class Call(Struct, frozen=True):
    """What a method of a path does (`by` the method of the application), and what goes in and out."""

    method: str
    path: str
    by: str
    what: str
    gives: Any  # a type, a list of one, dict or str; None for nothing
    parameters: tuple[dict[str, Any], ...] = ()
    refusals: tuple[int, ...] = ()  # apart from those that follow from the rest
    token: bool = False  # it may come with the token of a table
    takes: type | None = None
    status: int = 200
    kind: str = "application/json"  # of the answer


NEEDED = DEVICE | {"required": True}
AT, KEPT = "/api/tables/{table}", "/api/records/{record}"
CALLS = (
    Call("GET", "/api/games", "games", "The games, their options and their bots.", list[GameInfo]),
    Call(
        "GET",
        "/api/games/{game}/plain",
        "plain",
        "What shows a game that a page does not know: a plain table, and the words that the game brought.",
        Plain,
        (GAME, LANGUAGE),
        (404,),
    ),
    Call(
        "GET",
        "/api/lessons/{game}",
        "lesson",
        "A guided game: moments, what to do at them, and what comes of it.",
        Lesson,
        (GAME, PART),
        (400, 404),
    ),
    Call(
        "GET",
        "/api/lessons/{game}/{step}/refusal",
        "lesson_refusal",
        "Why the rules refuse a move at a step of a lesson.",
        Refused,
        (GAME, PART, STEP, TRIED),
        (400, 404, 409),
    ),
    Call(
        "POST",
        "/api/tables",
        "make",
        "Make a table.",
        Made,
        (DEVICE,),
        (400, 409),
        token=True,
        takes=NewTable,
        status=201,
    ),
    Call("GET", AT, "show", "What everybody at the table may know.", TableInfo, (TABLE,), token=True),
    Call(
        "POST",
        f"{AT}/seats",
        "sit",
        "Take a seat.",
        Taken,
        (TABLE, DEVICE),
        (400, 409),
        token=True,
        takes=TakeSeat,
        status=201,
    ),
    Call(
        "GET",
        f"{AT}/record",
        "record",
        "The record of a finished game; of a game in play, what the asker may know.",
        dict,
        (TABLE,),
        token=True,
    ),
    Call(
        "GET",
        f"{AT}/moments/{{move}}",
        "moment",
        "A finished game after so many moves, as a seat or a spectator saw it.",
        Moment,
        (TABLE, MOVE, SEAT),
        (400, 409),
        token=True,
    ),
    Call(
        "GET",
        f"{AT}/replay",
        "replay",
        "A finished game, moment by moment.",
        Replay,
        (TABLE, EYES),
        (400, 409),
        token=True,
    ),
    Call(
        "GET",
        f"{AT}/analysis",
        "analysis",
        "What the strongest bot thinks of a finished game. The first call begins it; ask until it is done.",
        Analysis,
        (TABLE,),
        (409,),
        token=True,
    ),
    Call(
        "GET",
        f"{AT}/mistakes",
        "mistakes",
        "The decisions of a seat that cost it something, once the game is analysed: to be made once more.",
        Lesson,
        (TABLE, EYES),
        (400, 409),
        token=True,
    ),
    Call(
        "GET",
        f"{AT}/advice",
        "advice",
        "What the strongest bot would do in the asker's place, where the table has a coach.",
        Advice,
        (TABLE,),
        (409,),
        token=True,
    ),
    Call(
        "POST",
        "/api/records",
        "keep",
        "Keep the record of a finished game, without names.",
        Kept,
        refusals=(400,),
        takes=Record,
        status=201,
    ),
    Call("GET", KEPT, "kept", "A record that is kept.", dict, (RECORD,), (404,)),
    Call("GET", f"{KEPT}/replay", "replay", "Its game, moment by moment.", Replay, (RECORD, EYES), (400, 404)),
    Call(
        "GET", f"{KEPT}/analysis", "analysis", "What the strongest bot thinks of its game.", Analysis, (RECORD,), (404,)
    ),
    Call("GET", f"{KEPT}/mistakes", "mistakes", "The same of its game.", Lesson, (RECORD, EYES), (400, 404, 409)),
    Call(
        "GET",
        f"{AT}/link",
        "link",
        "The link by which another device comes to the table, or to a seat there beside a big screen.",
        Link,
        (TABLE, SEAT, OWN),
        (400,),
        token=True,
    ),
    Call(
        "GET",
        f"{AT}/qr.svg",
        "qr",
        "The same link as a picture.",
        str,
        (TABLE, SEAT, OWN),
        (400, 409),
        token=True,
        kind="image/svg+xml",
    ),
    Call("GET", "/api/device", "device", "The newest tables of a device.", list[MyTable], (NEEDED,), (400,)),
    Call("DELETE", "/api/device", "forget", "Delete it.", None, (NEEDED,), (400,), status=204),
    Call("GET", "/health", "health", "Whether the server and its database answer.", dict),
    Call("GET", "/metrics", "metrics", "Numbers for Prometheus.", str, kind="text/plain; charset=utf-8"),
)
