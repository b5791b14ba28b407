"""Sea or Shore: treasures and actions, the half-covered trick, the last one by colours, and the own cards."""

from rich.text import Text

from karat.speech import say
from karat.terminal.paint import Chip, Section, as_text, joined
from karat.terminal.voice import colour

COLOURS = "RBPG"
PAIRS = ("rb", "pg")


def draw(scene):
    pen, own = scene.pen, scene.own
    parts = [_piles(scene), _trick(scene)]
    lanes = _lanes(scene)
    if lanes:
        parts.append(Section(say("seashore-lanes"), lanes))
    heads = [say(f"seashore-head-{head}") for head in ("cards", "treasures", "top", "plus", "score")]
    parts.append(scene.players(heads, lambda p, seat: _seat(pen, seat)))
    if own:
        parts.append(scene.lay(say("terminal-hand"), [pen.chip(card) for card in own["hand"]]))
        if own["points_pile"]:
            parts.append(Section(say("seashore-points-pile"), [pen.cards(own["points_pile"])]))
    return parts


def _seat(pen, seat):
    top = pen.card(seat["top"]) if seat["top"] else ""
    return seat["cards"], seat["treasures"], top, seat["plus"], seat["score"]


def _piles(scene):
    """What lies open of two colours each, and what they win otherwise."""
    view, pen, rows = scene.view, scene.pen, []
    for number, pair in enumerate(PAIRS):
        pile = view["piles"][number % len(view["piles"])]
        shown = pile["open"] if pile["open"] and pile["open"][1].lower() in pair else None
        action = say(f"seashore-action-{view['options'][f'action_{pair}']}")
        cells = pen.card(shown) if shown else say("nothing"), pile["cards"], action
        rows.append((Text(say(f"seashore-pair-{pair}")), [as_text(cell) for cell in cells]))
    return pen.table(say("seashore-piles"), [say(f"seashore-head-{head}") for head in ("open", "pile", "else")], rows)


def _trick(scene):
    view, title = scene.view, say("seashore-trick")
    if view["played"]:
        return scene.lay(title, [_half(scene.pen, one, scene.name(one["seat"])) for one in view["played"]])
    you = "start" if view["start"] == view["seat"] else "none"
    return Section(title, [say("seashore-trick-empty", you=you, start=scene.voice.names[view["start"]])])


def _half(pen, played, name):
    """A played card: whole where it is known, else its shown half."""
    plus = say("seashore-laid", plus=played["plus"])
    if "card" in played:
        chip = pen.chip(played["card"])
    elif played["shows"] == "sea":
        shown = say("seashore-half-sea", colour=colour(played["colour"]))
        chip = Chip(shown) if pen.bare else pen.chip(f"{played['colour']}▒")
    else:
        shown = say("seashore-half-shore", number=played["number"])
        chip = Chip(shown if pen.bare else f"▒{played['number']}")
    return chip._replace(face=chip.face + plus, note=name)


def _lanes(scene):
    """The last cards turned up in this round, colour by colour."""
    reveals, wins = [], []
    for event in scene.events:
        if event["event"] == "round" or (event["event"] == "reveal" and wins):
            reveals, wins = [], []
        if event["event"] == "reveal":
            reveals.append(event)
        elif event["event"] == "win":
            wins.append(event)
    lanes = [[event for event in reveals if event["card"][0] == letter] for letter in COLOURS]
    return [joined([_in_lane(scene, event, wins) for event in lane], "  ") for lane in lanes if lane]


def _in_lane(scene, event, wins):
    """A card in the lane of its colour, starred with its prize where it has won."""
    text = Text.assemble(scene.pen.card(event["card"]), " ", scene.name(event["seat"]))
    for win in wins:
        if win["seat"] == event["seat"] and event["card"][0] in win["colours"]:
            text.append(" ★ " + say(f"seashore-prize-{win['prize']}"), "bold")
    return text
