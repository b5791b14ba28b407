"""Djinn in a picture: trump, caves, the trick, and what everybody holds."""

from typing import Any

from karat.contract import View
from karat.table.picture import Card, Row, seat_rows


def rows(view: View) -> list[Row]:
    def card(code: str) -> Card:
        return Card(code[0], code, code[0])

    def seat(one: dict[str, Any]) -> list[Card | str]:
        told = [f"level {one['level']}", "kept", *(map(card, one["kept"]) if one["kept"] else ["nothing"])]
        if "hand" not in one:
            return [*told, f"hand {one['hand_size']}, Djinn {one['djinn_size']}"]
        return [*told, "hand", *map(card, one["hand"]), *(Card(None, effect) for effect in one["djinn"])]

    trick = [item for laid in view["trick"] for item in (f"seat {laid['seat']}", card(laid["card"]))]
    effects = [f"seat {one['seat']}: {one['effect']}" for one in view["effects"]]
    trump = [card(view["trump_card"])] if view["trump_card"] else []
    rows = [(f"caves {level}", [Card(None, task) for task in tasks]) for level, tasks in view["caves"].items()]
    return [("trump", [*trump, f"phase {view['phase']}, {view['deck_size']} in the pile"]), *rows,
            ("trick", [*trick, *effects] or ["no card yet"]), *seat_rows(view, seat)]  # fmt: skip
