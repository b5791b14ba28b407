"""The documents in docs/ that describe the protocol, written from the types in `commands`, `messages` and `calls`.

python -m karat.server.protocol.schemas docs
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import msgspec

import karat
from karat.server.protocol.calls import CALLS, Call, Record
from karat.server.protocol.commands import ClientMessage
from karat.server.protocol.messages import Problem, ServerMessage

Document = dict[str, Any]
TOKEN: list[Document] = [{}, {"token": []}]
PROBLEMS = {
    400: "Something is wrong with the request; `field` names it.",
    403: "This token may not do that, or the page is of another site.",
    404: "Nothing of that name, or not for this token.",
    409: "Not in this phase of the table, or not where the server listens.",
    413: "The body is too big.",
    429: "Too many requests.",
    503: "The database failed; nothing was changed.",
}


def messages() -> Document:
    """A JSON Schema of every message of the socket."""
    sides = ClientMessage, ServerMessage
    (client, server), parts = msgspec.json.schema_components(sides, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of the Karat socket",
        "oneOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
        "$defs": {"ClientMessage": client, "ServerMessage": server} | parts,
    }


def types() -> list[type]:
    """What goes in and out of the HTTP part, by name."""
    found: set[Any] = {kind for call in CALLS for kind in (_one_of(call.gives), call.takes)}
    return sorted({*found, Problem} - {None, dict, str, Record}, key=lambda kind: kind.__name__)


def _one_of(gives: Any) -> Any:
    """The type of which a call gives one, or a list."""
    return get_args(gives)[0] if get_args(gives) else gives


def openapi() -> Document:
    """An OpenAPI document of the HTTP part."""
    _, parts = msgspec.json.schema_components(types(), ref_template="#/components/schemas/{name}")
    paths: dict[str, Document] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method.lower()] = _described(call)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Karat", "version": karat.__version__, "license": {"name": "MIT", "identifier": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": parts | {"Record": {"type": "object", "description": "See docs/records.md."}},
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _schema(gives: Any) -> Document:
    if gives in (dict, str):
        return {"type": "object" if gives is dict else "string"}
    one = {"$ref": f"#/components/schemas/{_one_of(gives).__name__}"}
    return {"type": "array", "items": one} if get_args(gives) else one


def _described(call: Call) -> Document:
    refusals = (
        {*call.refusals, 429, 503} | ({403, 404} if call.token else set()) | ({403, 413} if call.takes else set())
    )
    if call.status == 204:
        refusals.add(403)
    answer: Document = {"description": call.what}
    if call.gives is not None:
        answer["content"] = {call.kind: {"schema": _schema(call.gives)}}
    about: Document = {
        "summary": call.what,
        "responses": {str(call.status): answer}
        | {
            str(code): {
                "description": PROBLEMS[code],
                "content": {"application/json": {"schema": _schema(Problem)}},
            }
            for code in sorted(refusals)
        },
    }
    if call.parameters:
        about["parameters"] = list(call.parameters)
    if call.takes:
        about["requestBody"] = {"required": True, "content": {"application/json": {"schema": _schema(call.takes)}}}
    if call.token:
        about["security"] = TOKEN
    return about


DOCUMENTS: dict[str, Callable[[], Document]] = {"messages.schema.json": messages, "openapi.json": openapi}


def text(document: Callable[[], Document]) -> str:
    return json.dumps(document(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for name, document in DOCUMENTS.items():
        Path(sys.argv[1], name).write_text(text(document), encoding="utf-8")
