"""Sea or Shore: treasures and actions, the half-covered trick, the last one by colours, and the own cards."""

import re
from collections.abc import Sequence
from typing import Any

from rich.text import Text

from karat.contract import Event, View
from karat.speech import say
from karat.terminal.paint import Chip, Pen, Scene, Section, as_text, joined
from karat.terminal.voice import Voice, colour

COLOURS = "RBPG"
PAIRS = ("rb", "pg")

CODES = re.compile(r"\bt?[RBPG]\d+\b")


def draw(scene: Scene) -> list[Section]:
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


def _seat(pen: Pen, seat: dict[str, Any]) -> Sequence[Any]:
    top = pen.card(seat["top"]) if seat["top"] else ""
    return seat["cards"], seat["treasures"], top, seat["plus"], seat["score"]


def _piles(scene: Scene) -> Section:
    """What lies open of two colours each, and what they win otherwise."""
    view, pen, rows = scene.view, scene.pen, []
    for number, pair in enumerate(PAIRS):
        pile = view["piles"][number % len(view["piles"])]
        shown = pile["open"] if pile["open"] and pile["open"][1].lower() in pair else None
        action = say(f"seashore-action-{view['options'][f'action_{pair}']}")
        cells = pen.card(shown) if shown else say("nothing"), pile["cards"], action
        rows.append((Text(say(f"seashore-pair-{pair}")), [as_text(cell) for cell in cells]))
    return pen.table(say("seashore-piles"), [say(f"seashore-head-{head}") for head in ("open", "pile", "else")], rows)


def _trick(scene: Scene) -> Section:
    view, title = scene.view, say("seashore-trick")
    if view["played"]:
        return scene.lay(title, [_half(scene.pen, one, scene.name(one["seat"])) for one in view["played"]])
    you = "start" if view["start"] == view["seat"] else "none"
    return Section(title, [say("seashore-trick-empty", you=you, start=scene.voice.names[view["start"]])])


def _half(pen: Pen, played: dict[str, Any], name: str) -> Chip:
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


def _lanes(scene: Scene) -> list[Text]:
    """The last cards turned up in this round, colour by colour."""
    reveals, wins = list[Event](), list[Event]()
    for event in scene.events:
        if event["event"] == "round" or (event["event"] == "reveal" and wins):
            reveals, wins = [], []
        if event["event"] == "reveal":
            reveals.append(event)
        elif event["event"] == "win":
            wins.append(event)
    lanes = [[event for event in reveals if event["card"][0] == letter] for letter in COLOURS]
    return [joined([_in_lane(scene, event, wins) for event in lane], "  ") for lane in lanes if lane]


def _in_lane(scene: Scene, event: Event, wins: Sequence[Event]) -> Text:
    """A card in the lane of its colour, starred with its prize where it has won."""
    text = Text.assemble(scene.pen.card(event["card"]), " ", scene.name(event["seat"]))
    for win in wins:
        if win["seat"] == event["seat"] and event["card"][0] in win["colours"]:
            text.append(" ★ " + say(f"seashore-prize-{win['prize']}"), "bold")
    return text


# In words ----------------------------------------------------------------------------------------------------------


def card(voice: Voice, code: str) -> str:
    """Its code, which is then drawn as a card."""
    return code


def told(voice: Voice, event: Event, values: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    if event["event"] == "play":
        values["half"] = say(f"seashore-half-{event['shows']}", **values)
        values["laid"] = say("seashore-laid", plus=event["plus"])
    return event["event"].replace("_", "-"), values


def move(voice: Voice, verb: str, rest: Sequence[str], view: View, preview: Sequence[Event]) -> str:
    if verb in ("steal", "rob", "draw"):
        return voice.say(f"move-{verb}", seat=voice.names[int(rest[0])])
    if verb == "pass":
        return voice.say("move-pass", colour=colour(rest[0]))
    if verb == "play":
        laid = say("seashore-laid", plus=int(rest[2]) if len(rest) == 3 else 0)
        return voice.say("move-play", card=rest[0], shows=rest[1], laid=laid)
    return voice.say(f"move-{verb}", cards=" ".join(rest))


def where(voice: Voice, view: View) -> str:
    left = max(seat["cards"] for seat in view["seats"])
    here = voice.say("where", round=view["round"], left=left)
    return f"{here}, {voice.say('where-plus', plus=view['supply'])}"


def ask(voice: Voice, view: View, legal: Sequence[str]) -> str:
    values = {}
    if view["step"] == "claim":
        values["colour"] = colour(view["pending"][0]["colour"])
    elif view["step"] == "return":
        values["count"] = view["drawn"]["count"]
    return say(f"seashore-ask-{view['step']}", **values)


def about_option(name: str, key: Any, value: Any) -> Sequence[str]:
    """The cards that a part of an option is about: the treasures of a rank."""
    return [f"t{letter}{value}" for letter in "RBPG"] if name == "treasure_points" else []
