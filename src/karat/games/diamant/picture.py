"""Diamant in a picture: the path, and what everybody has."""

from typing import Any

from karat.contract import View
from karat.table.picture import Card, Row, seat_rows


def rows(view: View) -> list[Row]:
    def card(code: str, below: Any = "") -> Card:
        if code.startswith("relic"):
            return Card("Y", code[5:], "Y", below=below)
        return Card("gem", code[1:], below=below) if code.startswith("T") else Card("danger", code, "R")

    def seat(one: dict[str, Any]) -> list[Card | str]:
        place = "inside" if one["inside"] else "in camp"
        chosen = f", {one.get('choice') or 'has chosen'}" if one["chosen"] else ""
        told = f"{place}{chosen}, carries {one['carried']}, chest {one['chest']}"
        return [Card("person", back=not one["inside"]), told, *map(card, one["relics"])]

    path = [card(code, lying or "") for code, lying in zip(view["path"], view["on_path"])]
    rows: list[Row] = [(f"expedition {view['expedition']}", [*path, f"{view['deck']} in the deck"])]
    if view["removed"]:
        rows.append(("removed", list(map(card, view["removed"]))))
    return rows + seat_rows(view, seat)
