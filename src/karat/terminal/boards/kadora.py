"""Kadora: the block, the rows beside it, and the loot of all by colours."""

from rich.text import Text

from karat.speech import say
from karat.terminal.paint import GLOW, TALLEST, Chip, Section, joined, tall

COLOURS = "ROYGBP"
COLUMNS = "abcd"


def draw(scene):
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


def _block(scene):
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


def _cell(pen, card, cell, laid, taken):
    if cell in laid:
        return pen.chip(laid[cell])._replace(mark="»«", paper=GLOW)
    if card == "-":
        return Chip("-") if pen.bare else Chip(" · ", paper="")
    return pen.chip(card)._replace(mark="›‹", paper=GLOW) if cell in taken else pen.chip(card)


def _loot(scene):
    """The value sums of all by colours, leaders starred, what lies open for them, and the backs of the other hands."""
    view = scene.view
    sums = [[_sum(seat["loot"], colour) for colour in COLOURS] for seat in view["seats"]]
    most = [max(column) for column in zip(*sums, strict=True)]

    def cells(p, seat):
        held = list(zip(sums[p], most, strict=True))
        worth = [f"{mine}{'★' if mine == best else ''}" if mine else "·" for mine, best in held]
        hidden = seat["hand"] if p != view["seat"] else ()
        return [*worth, sum(mine for mine, best in held if mine < best), scene.pen.backs(hidden)]

    return scene.players([*COLOURS, say("kadora-head-open"), say("kadora-head-hand")], cells)


def _sum(cards, colour):
    return sum(int(card[1]) for card in cards if card[0] == colour)
