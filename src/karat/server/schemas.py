"""The documents in docs/ that describe the protocol, written from the types in `messages`.

    python -m karat.server.schemas docs
"""

import json
import sys
from pathlib import Path

import msgspec

import karat
from karat.learn.lesson import Lesson
from karat.server.messages import (
    Advice,
    Analysis,
    ClientMessage,
    GameInfo,
    Kept,
    Made,
    Moment,
    MyTable,
    NewTable,
    Problem,
    Refused,
    Replay,
    ServerMessage,
    TableInfo,
    Taken,
    TakeSeat,
)

TABLE = {
    "name": "table",
    "in": "path",
    "required": True,
    "description": "The id of a table, or its code.",
    "schema": {"type": "string", "minLength": 1, "maxLength": 40},
}
TOKEN = [{}, {"token": []}]
DEVICE = {
    "name": "X-Device",
    "in": "header",
    "description": "A secret that the device made up. What is stored under it can be listed and deleted.",
    "schema": {"type": "string", "minLength": 16, "maxLength": 80, "pattern": "^[!-~]+$"},
}
MOVE = {"name": "move", "in": "path", "required": True, "schema": {"type": "integer", "minimum": 0}}
GAME = {"name": "game", "in": "path", "required": True, "schema": {"enum": list(karat.games())}}
STEP = {"name": "step", "in": "path", "required": True, "schema": {"type": "integer", "minimum": 0}}
TRIED = {"name": "move", "in": "query", "required": True, "schema": {"type": "string", "maxLength": 200}}
SEAT = {"name": "seat", "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": 7}}
RECORD = {"name": "record", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 40}}
EYES = {
    "name": "eyes",
    "in": "query",
    "description": "A seat, or `open` for what all seats know; without it, what a spectator sees.",
    "schema": {"type": "string"},
}
PROBLEMS = {
    400: "Something is wrong with the request; `field` names it.",
    403: "This token may not do that, or the page is of another site.",
    404: "Nothing of that name, or not for this token.",
    409: "Not in this phase of the table.",
    413: "The body is too big.",
    429: "Too many requests.",
    503: "The database failed; nothing was changed.",
}


def messages():
    """A JSON Schema of every message of the socket."""
    sides = ClientMessage, ServerMessage
    (client, server), parts = msgspec.json.schema_components(sides, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of the Karat socket",
        "oneOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
        "$defs": {"ClientMessage": client, "ServerMessage": server} | parts,
    }


def openapi():
    """An OpenAPI document of the HTTP part."""
    types = (
        Advice, Analysis, GameInfo, Kept, Lesson, Made, Moment, MyTable, NewTable, Problem, Refused, Replay,
        TableInfo, TakeSeat, Taken,
    )
    _, parts = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    at, kept = "/api/tables/{table}", "/api/records/{record}"
    paths = {
        "/api/games": {"get": _call("The games, their options and their bots.", _list("GameInfo"))},
        "/api/lessons/{game}": {
            "get": _call(
                "A guided first game: moments, what to do at them, and what comes of it.", _one("Lesson"),
                parameters=[GAME], refusals=(404,),
            )
        },
        "/api/lessons/{game}/{step}/refusal": {
            "get": _call(
                "Why the rules refuse a move at a step of a lesson.", _one("Refused"), parameters=[GAME, STEP, TRIED],
                refusals=(400, 404, 409),
            )
        },
        "/api/tables": {
            "post": _call(
                "Make a table.", _one("Made"), 201, takes="NewTable", parameters=[DEVICE], token=True,
                refusals=(400, 409),
            )
        },
        at: {"get": _call("What everybody at the table may know.", _one("TableInfo"), parameters=[TABLE], token=True)},
        f"{at}/seats": {
            "post": _call(
                "Take a seat.", _one("Taken"), 201, takes="TakeSeat", parameters=[TABLE, DEVICE], token=True,
                refusals=(400, 409),
            )
        },
        f"{at}/record": {
            "get": _call(
                "The record of a finished game; of a game in play, what the asker may know.", {"type": "object"},
                parameters=[TABLE], token=True,
            )
        },
        f"{at}/moments/{{move}}": {
            "get": _call(
                "A finished game after so many moves, as a seat or a spectator saw it.", _one("Moment"),
                parameters=[TABLE, MOVE, SEAT], token=True, refusals=(400, 409),
            )
        },
        f"{at}/replay": {
            "get": _call(
                "A finished game, moment by moment.", _one("Replay"), parameters=[TABLE, EYES], token=True,
                refusals=(400, 409),
            )
        },
        f"{at}/analysis": {
            "get": _call(
                "What the strongest bot thinks of a finished game. The first call begins it; ask until it is done.",
                _one("Analysis"), parameters=[TABLE], token=True, refusals=(409,),
            )
        },
        f"{at}/advice": {
            "get": _call(
                "What the strongest bot would do in the asker's place, where the table has a coach.", _one("Advice"),
                parameters=[TABLE], token=True, refusals=(409,),
            )
        },
        "/api/records": {
            "post": _call(
                "Keep the record of a finished game, without names.", _one("Kept"), 201, takes="Record",
                refusals=(400,),
            )
        },
        kept: {"get": _call("A record that is kept.", {"type": "object"}, parameters=[RECORD], refusals=(404,))},
        f"{kept}/replay": {
            "get": _call(
                "Its game, moment by moment.", _one("Replay"), parameters=[RECORD, EYES], refusals=(400, 404)
            )
        },
        f"{kept}/analysis": {
            "get": _call(
                "What the strongest bot thinks of its game.", _one("Analysis"), parameters=[RECORD], refusals=(404,)
            )
        },
        f"{at}/qr.svg": {
            "get": _call(
                "The link of the table, or of a seat there for a phone beside a big screen, as a picture.",
                {"type": "string"}, parameters=[TABLE, SEAT], token=True, kind="image/svg+xml",
            )
        },
        "/api/device": {
            "get": _call("All that is stored about a device.", _list("MyTable"), parameters=[_needed(DEVICE)],
                         refusals=(400,)),
            "delete": _call("Delete it.", None, 204, parameters=[_needed(DEVICE)], refusals=(400,)),
        },
        "/health": {"get": _call("Whether the server and its database answer.", {"type": "object"})},
        "/metrics": {"get": _call("Numbers for Prometheus.", {"type": "string"}, kind="text/plain; charset=utf-8")},
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Karat", "version": karat.__version__, "license": {"name": "MIT", "identifier": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": parts | {"Record": {"type": "object", "description": "See docs/records.md."}},
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _one(name):
    return {"$ref": f"#/components/schemas/{name}"}


def _list(name):
    return {"type": "array", "items": _one(name)}


def _needed(parameter):
    return parameter | {"required": True}


def _call(what, gives, status=200, *, takes=None, parameters=(), token=False, refusals=(), kind="application/json"):
    refusals = {*refusals, 429, 503} | ({403, 404} if token else set()) | ({403, 413} if takes else set())
    if status == 204:
        refusals.add(403)
    answer = {"description": what} | ({} if gives is None else {"content": {kind: {"schema": gives}}})
    call = {
        "summary": what,
        "responses": {str(status): answer}
        | {
            str(code): {
                "description": PROBLEMS[code],
                "content": {"application/json": {"schema": _one("Problem")}},
            }
            for code in sorted(refusals)
        },
    }
    if parameters:
        call["parameters"] = list(parameters)
    if takes:
        call["requestBody"] = {"required": True, "content": {"application/json": {"schema": _one(takes)}}}
    if token:
        call["security"] = TOKEN
    return call


DOCUMENTS = {"messages.schema.json": messages, "openapi.json": openapi}


def text(document):
    return json.dumps(document(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for name, document in DOCUMENTS.items():
        Path(sys.argv[1], name).write_text(text(document), encoding="utf-8")
