"""A view of a game as a picture (SVG) for notebooks: all cards that lie open, and those of the watching seat.

A card shows its colour three times: as a colour, as a sign and, with its value, as a letter.
"""

from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING, Any, TypeAlias

from karat.contract import View

if TYPE_CHECKING:
    from karat.table.game import Game

WIDTH, CAPTION, CARD, HIGH, GAP = 760, 108, 36, 50, 6  # pixels: the picture, its left column, a card, between cards
INK, SOFT, GROUND, PAPER = "#1e2233", "#6f6a5e", "#f3ede1", "#fffdf6"
COLOURS = {
    "R": "#b3261e", "O": "#b04e00", "Y": "#8a6d00", "G": "#1b6b3a", "B": "#1453a3", "P": "#5b3294", "K": "#a8326e",
}  # fmt: skip
SIGNS = {  # in a box of 20 by 20
    "R": "M10 1C12 6 16 8 16 13a6 6 0 0 1-12 0C4 10 7 9 7 6c2 1 2 2 2 4 1-3 1-6 1-9z",
    "O": "M10 5a5 5 0 1 0 .1 0zM9 1h2v3H9zM9 16h2v3H9zM1 9h3v2H1zM16 9h3v2h-3z",
    "Y": "M10 1l2.6 6 6.4.6-4.9 4.2 1.5 6.2-5.6-3.4-5.6 3.4 1.5-6.2L1 7.6l6.4-.6z",
    "G": "M3 17C2 8 8 2 18 2c0 10-5 15-13 14l6-8-8 9z",
    "B": "M1 9c3-5 6-5 9 0 3 4 6 4 9 0v5c-3 4-6 4-9 0-3-5-6-5-9 0z",
    "P": "M13 1a9 9 0 1 0 6 14A8 8 0 0 1 13 1z",
    "K": "M10 1a4 4 0 0 1 3.5 5.5A4 4 0 1 1 13.5 13.5a4 4 0 1 1-7 0A4 4 0 1 1 6.5 6.5 4 4 0 0 1 10 1z",
    "gem": "M5 3h10l4 5-9 10L1 8z",
    "danger": "M10 1l9 17H1zM9 7v6h2V7zM9 14.5v2h2v-2z",
    "round": "M10 2a8 8 0 1 0 .1 0z",
    "square": "M3 3h14v14H3z",
    "drop": "M10 1c4 6 6 8 6 12a6 6 0 0 1-12 0c0-4 2-6 6-12z",
    "person": "M10 2a4 4 0 1 1-.1 0zM3 19c0-6 3-8 7-8s7 2 7 8z",
}


Row: TypeAlias = "tuple[str, Sequence[Card | str]]"  # a caption, and cards and texts beside it


def picture(game: "Game", view: View) -> str:
    """The picture of a view of a game; the rows come from `picture.py` in the game's folder."""
    own = game.part("picture")
    rows = [(_title(game, view), []), *(own.rows if own else plain_rows)(view)]
    body, y = [], 14
    for caption, items in rows:
        drawn, lines = _row(caption, items, y)
        body += drawn
        y += lines * (HIGH + GAP) + 6 if items else 26
    size = f'viewBox="0 0 {WIDTH} {y}" width="{WIDTH}" height="{y}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{escape(rows[0][0])}"'
        f' font-family="sans-serif" font-size="13" fill="{INK}">'
        f'<rect width="{WIDTH}" height="{y}" rx="12" fill="{GROUND}"/>{"".join(body)}</svg>'
    )


def _title(game: "Game", view: View) -> str:
    name = game.title
    whose = "a spectator" if view["seat"] is None else f"seat {view['seat']}"
    if view["over"]:
        return f"{name}: over, scores {', '.join(map(str, view['scores']))}, won by {_seats(view['winners'])}"
    return f"{name} as {whose} sees it; to move: {_seats(view['to_move'])}"


def _seats(seats: Iterable[int]) -> str:
    return ", ".join(f"seat {seat}" for seat in seats) or "nobody"


# Rows ----------------------------------------------------------------------------------------------------------------
def _row(caption: str, items: Sequence["Card | str"], y: float) -> tuple[list[str], int]:
    """A caption and the items beside it, over as many lines as they need. An item is a card or a text."""
    bold = "" if items else ' font-weight="700" font-size="15"'
    drawn = [f'<text x="14" y="{y + (HIGH / 2 + 4 if items else 14)}"{bold}>{escape(caption)}</text>']
    x, lines = float(CAPTION), 1
    for item in items:
        wide = CARD if isinstance(item, Card) else 7.2 * len(item) + 4
        if x + wide > WIDTH - 10 and x > CAPTION:
            x, lines = CAPTION, lines + 1
        top = y + (lines - 1) * (HIGH + GAP)
        if isinstance(item, Card):
            drawn.append(item.drawn(x, top))
        else:
            drawn.append(f'<text x="{x}" y="{top + HIGH / 2 + 4}" fill="{SOFT}">{escape(item)}</text>')
        x += wide + GAP
    return drawn, lines


class Card:
    """A card: its sign, its text, the letter of its colour, and a small number below."""

    def __init__(
        self, sign: str | None, text: Any = "", colour: str | None = None, back: bool = False, below: Any = ""
    ) -> None:
        self.sign, self.text, self.colour, self.back, self.below = sign, str(text), colour, back, str(below)

    def drawn(self, x: float, y: float) -> str:
        ink = COLOURS.get(self.colour or "", INK)
        fill, on = (ink, PAPER) if self.back else (PAPER, ink)
        parts = [f'<rect width="{CARD}" height="{HIGH}" rx="4" fill="{fill}" stroke="{ink}" stroke-width="1.5"/>']
        if self.sign:
            place = f"translate(8 {6 if self.text else 14})"
            parts.append(f'<path transform="{place}" d="{SIGNS[self.sign]}" fill="{on}"/>')
        if self.text:
            size = 13 if len(self.text) < 5 else 8
            parts.append(
                f'<text x="{CARD / 2}" y="{HIGH - 8 if self.sign else HIGH / 2 + 4}" text-anchor="middle"'
                f' font-weight="700" font-size="{size}" fill="{on}">{escape(self.text)}</text>'
            )
        if self.below:
            parts.append(f'<text x="{CARD - 3}" y="12" text-anchor="end" font-size="11">{escape(self.below)}</text>')
        return f'<g transform="translate({x} {y})">{"".join(parts)}</g>'


def seat_rows(view: View, tell: Callable[[dict[str, Any]], Sequence[Card | str]]) -> list[Row]:
    """A row for each seat; those to move are marked."""
    return [
        (f"{'▸ ' if p in view['to_move'] else ''}seat {p}{' (you)' if p == view['seat'] else ''}", tell(seat))
        for p, seat in enumerate(view["seats"])
    ]


# A game without a picture of its own ----------------------------------------------------------------------------------
def plain_rows(view: View) -> list[Row]:
    """All numbers, texts and lists of a view, in rows of their own."""
    told = {name: value for name, value in view.items() if name not in ("game", "seat", "seats", "over", "to_move")}
    return [(name, _plain(value)) for name, value in told.items()] + seat_rows(
        view, lambda one: [f"{name} {' '.join(_plain(value))}" for name, value in one.items()]
    )


def _plain(value: Any) -> list[str]:
    return [str(one) for one in value] if isinstance(value, list) else [str(value)]
