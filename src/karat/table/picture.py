"""A view of a game as a picture (SVG) for notebooks: all cards that lie open, and those of the watching seat.

A card shows its colour three times: as a colour, as a sign and, with its value, as a letter.
"""

from html import escape

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
CUTS = {"r": "round", "s": "square", "d": "drop"}


def picture(view):
    """The picture of a view."""
    rows = [(_title(view), []), *_TABLES[view["game"]](view)]
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


def _title(view):
    name = "Sea or Shore" if view["game"] == "seashore" else view["game"].capitalize()
    whose = "a spectator" if view["seat"] is None else f"seat {view['seat']}"
    if view["over"]:
        return f"{name}: over, scores {', '.join(map(str, view['scores']))}, won by {_seats(view['winners'])}"
    return f"{name} as {whose} sees it; to move: {_seats(view['to_move'])}"


def _seats(seats):
    return ", ".join(f"seat {seat}" for seat in seats) or "nobody"


# Rows ----------------------------------------------------------------------------------------------------------------
def _row(caption, items, y):
    """A caption and the items beside it, over as many lines as they need. An item is a card or a text."""
    bold = "" if items else ' font-weight="700" font-size="15"'
    drawn = [f'<text x="14" y="{y + (HIGH / 2 + 4 if items else 14)}"{bold}>{escape(caption)}</text>']
    x, lines = CAPTION, 1
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

    def __init__(self, sign, text="", colour=None, back=False, below=""):
        self.sign, self.text, self.colour, self.back, self.below = sign, str(text), colour, back, str(below)

    def drawn(self, x, y):
        ink = COLOURS.get(self.colour, INK)
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


def _seat_rows(view, tell):
    """A row for each seat; those to move are marked."""
    return [
        (f"{'▸ ' if p in view['to_move'] else ''}seat {p}{' (you)' if p == view['seat'] else ''}", tell(seat))
        for p, seat in enumerate(view["seats"])
    ]


# The five tables -----------------------------------------------------------------------------------------------------
def _diamant(view):
    def card(code, below=""):
        if code.startswith("relic"):
            return Card("Y", code[5:], "Y", below=below)
        return Card("gem", code[1:], below=below) if code.startswith("T") else Card("danger", code, "R")

    def seat(one):
        place = "inside" if one["inside"] else "in camp"
        chosen = f", {one.get('choice') or 'has chosen'}" if one["chosen"] else ""
        told = f"{place}{chosen}, carries {one['carried']}, chest {one['chest']}"
        return [Card("person", back=not one["inside"]), told, *map(card, one["relics"])]

    path = [card(code, lying or "") for code, lying in zip(view["path"], view["on_path"])]
    rows = [(f"expedition {view['expedition']}", [*path, f"{view['deck']} in the deck"])]
    if view["removed"]:
        rows.append(("removed", list(map(card, view["removed"]))))
    return rows + _seat_rows(view, seat)


def _diamoniak(view):
    letters = {"pink": "K", "blue": "B", "green": "G", "yellow": "Y"}

    def card(code):
        letter = letters.get(code)
        if letter:
            return Card(letter, letter, letter)
        return Card("gem", "") if code == "diamond" else Card("danger" if code == "witch" else "round", code)

    def seat(one):
        castle = [card(one["colour"])] * one["castle"] if one["colour"] else []
        return ["castle", *(castle or ["none"]), "store", *(map(card, one["store"]) if one["store"] else ["empty"])]

    owed = [f"{view['witch']} owed to the witch"] if view["witch"] else []
    return [("deck", [f"{view['deck']} cards, {len(view['discard'])} discarded", *owed]), *_seat_rows(view, seat)]


def _djinn(view):
    def card(code):
        return Card(code[0], code, code[0])

    def seat(one):
        told = [f"level {one['level']}", "kept", *(map(card, one["kept"]) if one["kept"] else ["nothing"])]
        if "hand" not in one:
            return [*told, f"hand {one['hand_size']}, Djinn {one['djinn_size']}"]
        return [*told, "hand", *map(card, one["hand"]), *(Card(None, effect) for effect in one["djinn"])]

    trick = [item for laid in view["trick"] for item in (f"seat {laid['seat']}", card(laid["card"]))]
    effects = [f"seat {one['seat']}: {one['effect']}" for one in view["effects"]]
    trump = [card(view["trump_card"])] if view["trump_card"] else []
    rows = [(f"caves {level}", [Card(None, task) for task in tasks]) for level, tasks in view["caves"].items()]
    return [("trump", [*trump, f"phase {view['phase']}, {view['deck_size']} in the pile"]), *rows,
            ("trick", [*trick, *effects] or ["no card yet"]), *_seat_rows(view, seat)]  # fmt: skip


def _kadora(view):
    def card(code):
        if code == "-":
            return Card(None)
        return Card(CUTS[code[2]], code[:2], code[0]) if len(code) > 1 else Card(code, "", code, back=True)

    def seat(one):
        return ["hand", *map(card, one["hand"]), "loot", *map(card, one["loot"])]

    block = [(f"row {i + 1}", list(map(card, row))) for i, row in enumerate(view["block"])]
    rows = [(f"draw {side}", list(map(card, view[side])) or ["empty"]) for side in ("left", "right")]
    return [*block, *rows, *_seat_rows(view, seat)]


def _seashore(view):
    def card(code):
        return Card("gem", code[1:], code[1]) if code.startswith("t") else Card(code[0], code, code[0])

    def laid(one):
        plus = f"+{one['plus']}" if one["plus"] else ""
        if "card" in one:
            return Card(one["card"][0], one["card"], one["card"][0], below=plus)
        if one["shows"] == "sea":
            return Card(one["colour"], "", one["colour"], back=True, below=plus)
        return Card(None, one["number"], below=plus)

    def seat(one):
        top = [card(one["top"])] if one.get("top") else []
        told = [f"score {one['score']}, plus {one['plus']}, treasures {one['treasures']}", *top]
        return [*told, "hand", *map(card, one["hand"])] if "hand" in one else [*told, f"hand {one['cards']}"]

    piles = [item for pile in view["piles"] for item in
             ([card(pile["open"])] if pile["open"] else []) + [f"{pile['cards']} cards"]]  # fmt: skip
    played = [item for one in view["played"] for item in (f"seat {one['seat']}", laid(one))]
    return [(f"round {view['round']}", [*piles, f"supply {view['supply']}"]), ("trick", played or ["no card yet"]),
            *_seat_rows(view, seat)]  # fmt: skip


_TABLES = {"diamant": _diamant, "diamoniak": _diamoniak, "djinn": _djinn, "kadora": _kadora, "seashore": _seashore}
