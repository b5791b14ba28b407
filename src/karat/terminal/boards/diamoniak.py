"""Diamoniak: the castles, what lies beside them, and the cards thrown away."""

from collections import Counter

from rich.text import Text

from karat.speech import say
from karat.terminal.paint import FLAT, INKS, PAPER, Chip, Section, joined, tall

CASTLE = 6
TOWER = "♜"
SIGNS = {"diamond": "♦", "fairy": "✶"}


def draw(scene):
    pen = scene.pen
    thrown = Section(say("diamoniak-discard"), [_pile(pen, scene.view["discard"])])
    if scene.room == FLAT:
        heads = [say("diamoniak-head-castle"), say("diamoniak-head-store")]
        return [scene.players(heads, lambda p, seat: (_castle(pen, seat), _pile(pen, seat["store"]))), thrown]
    return [_estate(scene, p, seat) for p, seat in enumerate(scene.view["seats"])] + [thrown]


def _estate(scene, p, seat):
    """A castle, piece by piece, and beside it the store."""
    name = say(f"colour-{seat['colour']}") if seat["colour"] else say("diamoniak-no-castle")
    store = [_kind(scene.pen, card, count) for card, count in Counter(seat["store"]).items()]
    lines = tall([*_pieces(seat), *store], scene.width)
    return Section("", [Text.assemble(scene.player(p), f"  {name}"), *lines])


def _pieces(seat):
    for piece in range(CASTLE):
        stands = piece < seat["castle"]
        yield Chip(TOWER, PAPER, INKS[seat["colour"]]) if stands else Chip(TOWER, paper="")


def _castle(pen, seat):
    if seat["colour"] is None:
        return say("diamoniak-no-castle")
    name = say(f"colour-{seat['colour']}")
    if pen.bare:
        return say("diamoniak-many", what=name, count=seat["castle"])
    stands = Text(TOWER * seat["castle"], f"{PAPER} on {INKS[seat['colour']]}")
    return Text.assemble(stands, (TOWER * (CASTLE - seat["castle"]), "dim"), f" {name}")


def _pile(pen, cards):
    """Cards of all kinds, each kind with its number."""
    kinds = [pen.small(_kind(pen, card, count)) for card, count in Counter(cards).items()]
    return joined(kinds, ", " if pen.bare else " ") if kinds else say("nothing")


def _kind(pen, card, count):
    name = say(f"diamoniak-kind-{card}")
    if pen.bare:
        return Chip(say("diamoniak-many", what=name, count=count))
    return Chip(f"{SIGNS.get(card, name)}×{count}", INKS.get(card, INKS["blue"]))
