"""A table for any game, drawn from its description (karat.table.layout), in words as far as the game has them.

Each function here stands in for one that a game's own `terminal.py` may have.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.text import Text

from karat.contract import Event, View
from karat.speech import has, say, sentence
from karat.speech import listed as listed_words
from karat.table.layout import Zone, at, enough, layout, listed
from karat.terminal.paint import GREY, INKS, Chip, Scene, Section, joined

if TYPE_CHECKING:
    from karat.terminal.voice import Voice

BAR = 10  # characters of a counter that knows how much is enough
NAMING = ("first", "second", "third")  # what the words of a move after its verb are called in its message


def draw(scene: Scene) -> list[Section]:
    """What lies on the table, what the seats have, and the reader's own hand."""
    game, view = scene.voice.game, scene.view
    table = layout(game)
    sections = [_section(scene, zone, at(view, zone["at"])) for zone in table["zones"]]
    heads = [_named(game.id, zone["at"]) for zone in table["seats"]]
    hands = [zone for zone in table["seats"] if _is_hand(zone) and at(scene.own, zone["at"]) is not None]

    def cells(p: int, seat: dict[str, Any]) -> list[Any]:
        own = hands if p == view["seat"] else ()
        return ["" if zone in own else _cell(scene, zone, at(seat, zone["at"]), seat) for zone in table["seats"]]

    own = [_section(scene, zone, at(scene.own, zone["at"])) for zone in hands]
    return [*sections, scene.players(heads, cells), *own]


def _is_hand(zone: Zone) -> bool:
    return zone["as"] == "cards" and not zone.get("laid")


def _section(scene: Scene, zone: Zone, value: Any) -> Section:
    """A zone with all that is in it."""
    title = _named(scene.voice.game.id, zone["at"])
    if zone["as"] == "cards":
        return scene.lay(title, [_chip(scene, code) for code in listed(value)])
    if zone["as"] == "dice":
        return scene.lay(title, [Chip(str(one)) for one in listed(value)])
    return Section(title, [_cell(scene, zone, value)])


def _cell(scene: Scene, zone: Zone, value: Any, seat: Any = None) -> Text | str:
    """A zone in one line, short enough for a table of seats."""
    if zone["as"] in ("cards", "dice"):
        return joined([scene.pen.small(_chip(scene, one)) for one in listed(value)], ", " if scene.pen.bare else " ")
    if zone["as"] == "pile":
        count = len(value) if isinstance(value, list) else value
        return _written(count) if scene.pen.bare or not count else f"▒ {count}"
    most = enough(zone, scene.view, seat)
    if zone["as"] == "counter" and isinstance(most, int) and isinstance(value, int):
        if scene.pen.bare:
            return f"{value}/{most}"
        full = max(0, min(BAR, BAR * value // max(most, 1)))
        return Text.assemble(f"{value:>3} ", ("█" * full, "bold"), ("░" * (BAR - full), "dim"))
    return _written(value)


def _chip(scene: Scene, code: Any) -> Chip:
    """A card: a suit and a number, or what it is called."""
    code = str(code)
    suit = layout(scene.voice.game)["suits"].get(code[:1])
    if suit and code[1:].isdigit():
        return Chip(code, INKS[suit])
    return Chip(card(scene.voice, code), GREY)


def _named(id: str, field: str) -> str:
    """What a field of the view is called."""
    message = f"{id}-zone-{field.replace('.', '-').replace('_', '-')}"
    return say(message) if has(message) else sentence(field.rpartition(".")[2].replace("_", " "))


def _written(value: Any) -> str:
    if isinstance(value, bool):
        return say("browser-on" if value else "browser-off")
    if isinstance(value, list | tuple):
        return ", ".join(map(_written, value)) or say("nothing")
    if isinstance(value, dict):
        return ", ".join(f"{name.replace('_', ' ')} {_written(one)}" for name, one in value.items())
    return say("nothing") if value is None else str(value)


# In words ----------------------------------------------------------------------------------------------------------
def told(voice: "Voice", event: Event, values: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """The kind of an event, and the values of its message: cards in words."""
    if isinstance(cards := event.get("cards"), list):
        values = values | {"cards": listed_words([card(voice, str(one)) for one in cards])}
    return event["event"].replace("_", "-"), values


def tell(voice: "Voice", event: Event, values: dict[str, Any]) -> str:
    """An event that the game has no message for: who, what, and the rest of it."""
    fields = {name: values.get(name, value) for name, value in event.items() if name not in ("event", "seat")}
    rest = ", ".join(f"{name.replace('_', ' ')} {_written(value)}" for name, value in fields.items())
    what = event["event"].replace("_", " ")
    return sentence(f"{values['seat']}: {what}" if "seat" in values else what) + (f" ({rest})." if rest else ".")


def card(voice: "Voice", code: str) -> str:
    """A card in a sentence: by its own message, as a colour and a number, or by its code."""
    id = f"{voice.game.id}-card-{code}"
    if has(id):
        return say(id)
    suit = layout(voice.game)["suits"].get(code[:1])
    if suit and code[1:].isdigit():
        return say("card", colour=say(f"colour-{suit}"), number=int(code[1:]))
    return code


def move(voice: "Voice", verb: str, rest: Sequence[str], view: View, preview: Sequence[Event] = ()) -> str:
    """A move: by its message, which may use what the view says in numbers and words, or by its notation."""
    words = [card(voice, word) if not word.isdigit() else int(word) for word in rest]
    id = f"move-{verb}"
    if not has(f"{voice.game.id}-{id}"):
        return sentence(" ".join(map(str, [verb.replace("_", " "), *words])))
    named = dict(zip(NAMING, words, strict=False))
    return voice.say(id, **_scalars(view), **named, what=" ".join(map(str, words)))


def where(voice: "Voice", view: View) -> str:
    return voice.say("where", **_scalars(view)) if has(f"{voice.game.id}-where") else ""


def ask(voice: "Voice", view: View, legal: Sequence[str]) -> str:
    id = f"{voice.game.id}-ask"
    return say(id, **_scalars(view)) if has(id) else say("ask")


def _scalars(view: View) -> dict[str, Any]:
    """What a view says in single numbers and words: its options, of the reader's seat, of the table."""
    seat = {} if view["seat"] is None else view["seats"][view["seat"]]
    fields = {**view["options"], **seat, **view}
    return {name: str(value) if isinstance(value, bool) else value for name, value in fields.items()
            if isinstance(value, int | str) and name not in NAMING and name != "what"}  # fmt: skip
