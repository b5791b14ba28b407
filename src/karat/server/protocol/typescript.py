"""The same types for the browser's part: client/src/protocol.ts.

python -m karat.server.protocol.typescript > client/src/protocol.ts
"""

from typing import Any, get_args

from msgspec import NODEFAULT, inspect

from karat.server.protocol import commands, messages, schemas

HEAD = "/** What goes over the wire: made from the server's types by `make protocol`; do not edit. */"
OPEN = {"view": "View", "events": "GameEvent"}  # maps whose fields depend on the game; all others are plain values
Found = dict[str, Any]  # the types of a file by their names
PLAIN: dict[type, str] = {
    inspect.StrType: "string", inspect.IntType: "number", inspect.FloatType: "number", inspect.BoolType: "boolean",
    inspect.NoneType: "null", inspect.AnyType: "unknown",
}  # fmt: skip


def _written(kind: Any, field: str, found: Found) -> str:
    """A type in TypeScript; structs are noted in `found`."""
    if isinstance(kind, inspect.Metadata):
        return _written(kind.type, field, found)
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f"'{value}'" for value in kind.values)
    if isinstance(kind, inspect.StructType | inspect.DataclassType):
        found.setdefault(kind.cls.__name__, kind)
        return kind.cls.__name__
    if isinstance(kind, inspect.UnionType):
        return " | ".join(_written(one, field, found) for one in kind.types)
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        inner = _written(kind.item_type, field, found)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if isinstance(kind, inspect.DictType):
        inner = _written(kind.value_type, field, found)
        return OPEN.get(field, "Values") if inner == "unknown" else f"Record<string, {inner}>"
    raise TypeError(f"{field}: there is no way to write {kind}")


def _may_lack(field: inspect.Field, asked: bool) -> bool:
    """Whether a field can be missing: what a client says may lack all that has a default."""
    unset = field.default is NODEFAULT and field.default_factory is NODEFAULT  # not required, and nothing instead
    return not field.required and (asked or unset)


def _interface(kind: Any, found: Found) -> str:
    asked = getattr(kind, "forbid_unknown_fields", False)
    lines = [f"  {kind.tag_field}: '{kind.tag}'"] if getattr(kind, "tag_field", None) else []
    for field in kind.fields:
        lack = "?" if _may_lack(field, asked) else ""
        lines.append(f"  {field.encode_name}{lack}: {_written(field.type, field.encode_name, found)}")
    told = " ".join((kind.cls.__doc__ or "").split())
    about = f"/** {told} */\n" if told else ""
    return f"{about}export interface {kind.cls.__name__} {{\n" + "\n".join(lines) + "\n}"


def text() -> str:
    """The whole file."""
    sides = {"ClientMessage": commands.ClientMessage, "ServerMessage": messages.ServerMessage}
    found: Found = {}
    parts: dict[str, str] = {}
    unions = []
    for name, side in sides.items():
        members = get_args(side)
        for kind in inspect.multi_type_info(members):
            _written(kind, "", found)
        unions.append(f"export type {name} =\n" + "\n".join(f"  | {one.__name__}" for one in members))
    for kind in inspect.multi_type_info(schemas.types()):
        _written(kind, "", found)
    while left := [name for name in found if name not in parts]:
        for name in left:
            parts[name] = _interface(found[name], found)
    own = "export type Values = Record<string, unknown>"
    imported = "import type { GameEvent, View } from './lib/protocol'"
    return "\n\n".join([HEAD, imported, own, *(parts[name] for name in sorted(parts)), *unions]) + "\n"


if __name__ == "__main__":
    print(text(), end="")
