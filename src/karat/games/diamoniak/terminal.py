"""Diamoniak: the castles, what lies beside them, and the cards thrown away."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from rich.text import Text

from karat.contract import Event, View
from karat.speech import say
from karat.terminal.paint import FLAT, INKS, PAPER, Chip, Pen, Scene, Section, joined, tall
from karat.terminal.voice import Voice

CASTLE = 6
TOWER = "♜"
SIGNS = {"diamond": "♦", "fairy": "✶"}


def draw(scene: Scene) -> list[Section]:
    pen = scene.pen
    thrown = Section(say("diamoniak-discard"), [_pile(pen, scene.view["discard"])])
    if scene.room == FLAT:
        heads = [say("diamoniak-head-castle"), say("diamoniak-head-store")]
        return [scene.players(heads, lambda p, seat: (_castle(pen, seat), _pile(pen, seat["store"]))), thrown]
    return [_estate(scene, p, seat) for p, seat in enumerate(scene.view["seats"])] + [thrown]


def _estate(scene: Scene, p: int, seat: dict[str, Any]) -> Section:
    """A castle, piece by piece, and beside it the store."""
    name = say(f"colour-{seat['colour']}") if seat["colour"] else say("diamoniak-no-castle")
    store = [_kind(scene.pen, card, count) for card, count in Counter(seat["store"]).items()]
    lines = tall([*_pieces(seat), *store], scene.width)
    return Section("", [Text.assemble(scene.player(p), f"  {name}"), *lines])


def _pieces(seat: dict[str, Any]) -> Iterator[Chip]:
    for piece in range(CASTLE):
        stands = piece < seat["castle"]
        yield Chip(TOWER, PAPER, INKS[seat["colour"]]) if stands else Chip(TOWER, paper="")


def _castle(pen: Pen, seat: dict[str, Any]) -> Text | str:
    if seat["colour"] is None:
        return say("nothing" if pen.bare else "diamoniak-no-castle")
    name = say(f"colour-{seat['colour']}")
    if pen.bare:
        return say("diamoniak-many", what=name, count=seat["castle"])
    stands = Text(TOWER * seat["castle"], f"{PAPER} on {INKS[seat['colour']]}")
    return Text.assemble(stands, (TOWER * (CASTLE - seat["castle"]), "dim"), f" {name}")


def _pile(pen: Pen, cards: Sequence[str]) -> Text | str:
    """Cards of all kinds, each kind with its number."""
    kinds = [pen.small(_kind(pen, card, count)) for card, count in Counter(cards).items()]
    return joined(kinds, ", " if pen.bare else " ") if kinds else say("nothing")


def _kind(pen: Pen, card: str, count: int) -> Chip:
    name = say(f"diamoniak-kind-{card}")
    if pen.bare:
        return Chip(say("diamoniak-many", what=name, count=count))
    return Chip(f"{SIGNS.get(card, name)}×{count}", INKS.get(card, INKS["blue"]))


# In words ----------------------------------------------------------------------------------------------------------


def card(voice: Voice, code: str) -> str:
    return say(f"diamoniak-card-{code}")


def move(voice: Voice, verb: str, rest: Sequence[str], view: View, preview: Sequence[Event]) -> str:
    if verb == "buy":
        return voice.say("move-buy", seat=voice.names[int(rest[0])])
    return voice.say(f"move-{verb}", card=card(voice, *rest)) if rest else voice.say(f"move-{verb}")


def where(voice: Voice, view: View) -> str:
    return voice.say("where", deck=view["deck"])


def ask(voice: Voice, view: View, legal: Sequence[str]) -> str:
    if view["witch"]:
        return say("diamoniak-ask-fairy" if "fairy" in legal else "diamoniak-ask-witch", owed=view["witch"])
    if view["drawn"]:
        return say("diamoniak-ask-again")
    return say("diamoniak-ask-buy" if len(legal) > 1 else "diamoniak-ask-draw")
