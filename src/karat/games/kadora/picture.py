"""Kadora in a picture: the block, the rows beside it, hands and loot."""

from typing import Any

from karat.contract import View
from karat.table.picture import Card, Row, seat_rows

CUTS = {"r": "round", "s": "square", "d": "drop"}


def rows(view: View) -> list[Row]:
    def card(code: str) -> Card:
        if code == "-":
            return Card(None)
        return Card(CUTS[code[2]], code[:2], code[0]) if len(code) > 1 else Card(code, "", code, back=True)

    def seat(one: dict[str, Any]) -> list[Card | str]:
        return ["hand", *map(card, one["hand"]), "loot", *map(card, one["loot"])]

    block: list[Row] = [(f"row {i + 1}", list(map(card, row))) for i, row in enumerate(view["block"])]
    rows: list[Row] = [(f"draw {side}", list(map(card, view[side])) or ["empty"]) for side in ("left", "right")]
    return [*block, *rows, *seat_rows(view, seat)]
