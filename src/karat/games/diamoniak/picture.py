"""Diamoniak in a picture: castles and stores."""

from typing import Any

from karat.contract import View
from karat.table.picture import Card, Row, seat_rows


def rows(view: View) -> list[Row]:
    letters = {"pink": "K", "blue": "B", "green": "G", "yellow": "Y"}

    def card(code: str) -> Card:
        letter = letters.get(code)
        if letter:
            return Card(letter, letter, letter)
        return Card("gem", "") if code == "diamond" else Card("danger" if code == "witch" else "round", code)

    def seat(one: dict[str, Any]) -> list[Card | str]:
        castle: list[Card | str] = [card(one["colour"])] * one["castle"] if one["colour"] else []
        store: list[Card | str] = [*map(card, one["store"])]
        return ["castle", *(castle or ["none"]), "store", *(store or ["empty"])]

    owed = [f"{view['witch']} owed to the witch"] if view["witch"] else []
    return [("deck", [f"{view['deck']} cards, {len(view['discard'])} discarded", *owed]), *seat_rows(view, seat)]
