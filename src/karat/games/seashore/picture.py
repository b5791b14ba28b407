"""Sea or Shore in a picture: treasures, the trick, and what everybody has."""

from typing import Any

from karat.contract import View
from karat.table.picture import Card, Row, seat_rows


def rows(view: View) -> list[Row]:
    def card(code: str) -> Card:
        return Card("gem", code[1:], code[1]) if code.startswith("t") else Card(code[0], code, code[0])

    def laid(one: dict[str, Any]) -> Card:
        plus = f"+{one['plus']}" if one["plus"] else ""
        if "card" in one:
            return Card(one["card"][0], one["card"], one["card"][0], below=plus)
        if one["shows"] == "sea":
            return Card(one["colour"], "", one["colour"], back=True, below=plus)
        return Card(None, one["number"], below=plus)

    def seat(one: dict[str, Any]) -> list[Card | str]:
        top = [card(one["top"])] if one.get("top") else []
        told: list[Card | str] = [f"score {one['score']}, plus {one['plus']}, treasures {one['treasures']}", *top]
        return [*told, "hand", *map(card, one["hand"])] if "hand" in one else [*told, f"hand {one['cards']}"]

    piles: list[Card | str] = [item for pile in view["piles"] for item in
             ([card(pile["open"])] if pile["open"] else []) + [f"{pile['cards']} cards"]]  # fmt: skip
    played = [item for one in view["played"] for item in (f"seat {one['seat']}", laid(one))]
    return [(f"round {view['round']}", [*piles, f"supply {view['supply']}"]), ("trick", played or ["no card yet"]),
            *seat_rows(view, seat)]  # fmt: skip
