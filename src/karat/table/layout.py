"""How a game lies on a plain table: zones of cards, dice, piles, counters and words, in browser and terminal.

A game without a board of its own may say it in `words.py`, as one value that becomes JSON:

    TABLE = {
        "zones": [{"at": "die", "as": "dice"}, {"at": "pot", "as": "counter"}, {"at": "deck", "as": "pile"}],
        "seats": [
            {"at": "score", "as": "counter", "of": "options.target"},
            {"at": "hand", "as": "cards"},
            {"at": "played", "as": "cards", "laid": True},
        ],
    }

`zones` lie on the table, and `at` is the way to their value in the view: names and numbers with dots between them.
`seats` are what each seat has, and the way begins at its entry of the view's `seats`. A zone shows its value `as`

  cards    codes of cards, in a list or alone, or how many there are. Those of a seat are its hand, unless they are
           `laid` on the table
  dice     numbers from 1 to 6, in a list or alone
  pile     how many cards lie face down, or their list
  counter  a number; `of` says how much is enough, as a number or as the way to it, in the entry of the seat or the view
  text     anything, in words

A card whose code is a letter of `suits` and a number is inked: without `suits` those are R, O, Y, G, B and P, for red,
orange, yellow, green, blue and purple.

A zone is called `<game>-zone-<at>` in the game's catalogue, with dashes for dots and underlines, a card
`<game>-card-<code>`. A game that says nothing has a table guessed from what its views hold in one game.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, TypeAlias

from karat.contract import View
from karat.errors import BadSetup
from karat.speech import COLOURS
from karat.table.document import Field
from karat.table.game import Game
from karat.table.trial import moments

Zone: TypeAlias = dict[str, Any]  # what `TABLE` says of a zone
KINDS = ("cards", "dice", "pile", "counter", "text")
INKS = (*COLOURS.values(), "pink")
COMMON = ("game", "players", "options", "seat", "seats", "over", "to_move", "scores", "winners")  # of every view
LONGEST_CODE = 12  # letters in what may be the code of a card


@cache
def layout(game: Game) -> dict[str, Any]:
    """The description of a game's table, complete and checked."""
    written = getattr(game.words, "TABLE", None)
    return _guessed(game) if written is None else _read(Field(written, "TABLE", BadSetup))


def at(value: Any, path: str) -> Any:
    """What a way through a view leads to; None where it leads nowhere."""
    for name in path.split("."):
        if isinstance(value, dict):
            value = value.get(name)
        elif isinstance(value, list | tuple) and name.isdigit() and int(name) < len(value):
            value = value[int(name)]
        else:
            return None
    return value


def listed(value: Any) -> list[Any]:
    """The cards or dice of a zone: several, one or none."""
    if value is None:
        return []
    return list(value) if isinstance(value, list | tuple) else [value]


def enough(zone: Zone, view: View, seat: Any = None) -> Any:
    """How much of a counter is enough, of a seat by its entry in the view; None where it only counts."""
    of = zone.get("of")
    if not isinstance(of, str):
        return of
    own = at(seat, of)
    return at(view, of) if own is None else own


# What is written -----------------------------------------------------------------------------------------------------
def _read(field: Field) -> dict[str, Any]:
    field.keys(optional=("zones", "seats", "suits"))
    return {
        "zones": [_zone(one) for one in field["zones"].list()] if "zones" in field else [],
        "seats": [_zone(one, optional=("laid",)) for one in field["seats"].list()] if "seats" in field else [],
        "suits": _suits(field["suits"]) if "suits" in field else COLOURS,
    }


def _zone(field: Field, optional: Sequence[str] = ()) -> Zone:
    field.keys("at", "as", optional=("of", *optional))
    if not isinstance(field["at"].value, str) or not field["at"].value:
        field["at"].fail("should be the way to a value of the view, such as path or seats.0.score")
    zone = {"at": field["at"].value, "as": field["as"].one_of(KINDS)}
    if "of" in field:
        if zone["as"] != "counter":
            field["of"].fail("is for counters")
        of = field["of"]
        zone["of"] = of.value if isinstance(of.value, str) else of.whole(1, 1_000_000)
    if "laid" in field:
        if zone["as"] != "cards":
            field["laid"].fail("is for cards")
        zone["laid"] = field["laid"].flag()
    return zone


def _suits(field: Field) -> dict[str, str]:
    field.keys(optional=field.value if isinstance(field.value, dict) else ())
    return {letter: field[letter].one_of(INKS) for letter in field.value}


# What is guessed -----------------------------------------------------------------------------------------------------
def _guessed(game: Game) -> dict[str, Any]:
    """A table from what the views of seat 0 hold in one game of random moves."""
    views, words = list[View](), set[str]()
    for state in moments(game):
        views.append(state.view(0))
        words.update(word for seat in state.to_move for move in state.legal(seat) for word in move.split(" ")[1:])
    seats = [one for view in views for one in view.get("seats", ())]
    return {"zones": _zones(views, words), "seats": _zones(seats, words), "suits": COLOURS}


def _zones(examples: Sequence[View], words: set[str]) -> list[Zone]:
    names = dict.fromkeys(name for one in examples for name in one if name not in COMMON)
    return [{"at": name, "as": _kind([one[name] for one in examples if name in one], words)} for name in names]


def _kind(values: Sequence[Any], words: set[str]) -> str:
    """What a field is that has held these values; a text is a card where a move has named it."""
    values = [value for value in values if value is not None]
    if values and all(type(value) is int for value in values):
        return "counter"
    if values and all(isinstance(value, list) for value in values):
        held = [one for value in values for one in value]
        return "cards" if all(map(_may_be_card, held)) else "text"
    return "cards" if any(isinstance(value, str) and value in words for value in values) else "text"


def _may_be_card(value: Any) -> bool:
    return isinstance(value, str) and 0 < len(value) <= LONGEST_CODE and " " not in value
