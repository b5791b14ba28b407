"""Kadora: the block, the rows beside it, and the loot of all by colours."""

import re
from collections.abc import Sequence
from typing import Any

from rich.text import Text

from karat.contract import Event, View
from karat.speech import say
from karat.terminal.paint import GLOW, TALLEST, Chip, Pen, Scene, Section, joined, tall
from karat.terminal.voice import Voice, colour

COLOURS = "ROYGBP"
COLUMNS = "abcd"
CODES = re.compile(r"\b[ROYGBP][1-5][rsd]\b")
CUTS = {"r": "○", "s": "□", "d": "△"}


def face(code: str) -> str:
    """What is on a card: its colour, its value, and the shape of its cut."""
    return code[:-1] + CUTS[code[-1]]


def draw(scene: Scene) -> list[Section]:
    view, pen, own = scene.view, scene.pen, scene.own
    parts = [_block(scene)]
    rows = []
    for row in ("left", "right"):
        rows.append(Section(say(f"kadora-row-{row}", count=len(view[row])), [pen.backs(view[row])]))
    aside = view["aside"]
    shown = pen.cards(aside) if aside and len(aside[0]) > 1 else pen.backs(aside)
    rows.append(Section(say("kadora-aside", count=len(aside)), [shown]))
    parts += [part for part in rows if len(part.lines[0])]
    parts.append(_loot(scene))
    if own:
        parts.append(scene.lay(say("terminal-hand"), [pen.chip(card) for card in own["hand"]]))
    return parts


def _block(scene: Scene) -> Section:
    """The block, with what the chosen move would lay and take."""
    laid, taken = {}, set()
    for event in scene.preview:
        if event["event"] == "place":
            laid[event["cell"]] = event["card"]
        elif event["event"] == "take":
            taken.update(event["cells"])
    chips = []
    for number, row in enumerate(scene.view["block"], 1):
        for column, card in zip(COLUMNS, row, strict=True):
            chips.append(_cell(scene.pen, card, f"{column}{number}", laid, taken))
    rows = [chips[i : i + 4] for i in range(0, 16, 4)]
    if scene.pen.bare:
        return Section(say("kadora-block"), [" ".join(chip.face for chip in row) for row in rows])
    heads = [f" {number} " for number in range(1, 5)]
    lines = [Text("     " + "     ".join(COLUMNS), "dim")]
    if scene.room == TALLEST:
        return Section("", lines + tall(chips, 4 * 6 - 1, heads))
    for head, row in zip(heads, rows, strict=True):
        lines.append(Text.assemble((head, "dim"), joined([chip.line() for chip in row])))
    return Section("", lines)


def _cell(pen: Pen, card: Any, cell: str, laid: dict[str, str], taken: set[str]) -> Chip:
    if cell in laid:
        return pen.chip(laid[cell])._replace(mark="»«", paper=GLOW)
    if card == "-":
        return Chip("-") if pen.bare else Chip(" · ", paper="")
    return pen.chip(card)._replace(mark="›‹", paper=GLOW) if cell in taken else pen.chip(card)


def _loot(scene: Scene) -> Section:
    """The value sums of all by colours, leaders starred, what lies open for them, and the backs of the other hands."""
    view = scene.view
    sums = [[_sum(seat["loot"], colour) for colour in COLOURS] for seat in view["seats"]]
    most = [max(column) for column in zip(*sums, strict=True)]

    def cells(p: int, seat: dict[str, Any]) -> list[Any]:
        held = list(zip(sums[p], most, strict=True))
        worth = [f"{mine}{'★' if mine == best else ''}" if mine else "·" for mine, best in held]
        hidden = seat["hand"] if p != view["seat"] else ()
        return [*worth, sum(mine for mine, best in held if mine < best), scene.pen.backs(hidden)]

    return scene.players([*COLOURS, say("kadora-head-open"), say("kadora-head-hand")], cells)


def _sum(cards: Any, colour: str) -> Any:
    return sum(int(card[1]) for card in cards if card[0] == colour)


# In words ----------------------------------------------------------------------------------------------------------


def card(voice: Voice, code: str) -> str:
    """Its code, which is then drawn as a card."""
    return code


def move(voice: Voice, verb: str, rest: Sequence[str], view: View, preview: Sequence[Event]) -> str:
    """A move, with the cards that it surely takes."""
    taken = [card for event in preview if event["event"] == "take" for card in event["cards"]]
    if taken:
        return voice.say("move-takes", card=rest[0], cell=rest[1], cards=" ".join(taken))
    if verb == "gift":
        return voice.say("move-gift", colour=colour(rest[0]), seat=voice.names[int(rest[1])])
    if verb == "place":
        return voice.say("move-place", card=rest[0], cell=rest[1])
    if verb == "draw":
        return voice.say("move-draw", row=rest[0], colour=colour(view[rest[0]][0]))
    return voice.say("move-keep")


def where(voice: Voice, view: View) -> str:
    last = "none" if view["last_turns"] is None else view["last_turns"]
    return voice.say("where", last=last, cards=len(view["left"]) + len(view["right"]))


def ask(voice: Voice, view: View, legal: Sequence[str]) -> str:
    return say(f"kadora-ask-{view['step']}")


def about_option(name: str, key: Any, value: Any) -> Sequence[str]:
    """The cards that a part of an option is about: all values of a colour."""
    return [f"{key}{number}r" for number in range(1, 6)] if name == "lacking" else []
