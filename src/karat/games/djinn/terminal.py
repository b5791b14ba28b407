"""Djinn: trump and trick, the caves and who stands before which, kept cards, and the own hand."""

import re
from collections.abc import Collection, Sequence
from typing import Any

from rich.text import Text

from karat.contract import Event, View
from karat.speech import COLOURS, listed, say
from karat.terminal.paint import INKS, PAPER, SHADE, Chip, Pen, Scene, Section
from karat.terminal.voice import Voice, colour

LEVELS = ("3", "4", "5")
CODES = re.compile(r"\b[PGYB]1?\d\b")


def draw(scene: Scene) -> list[Section]:
    view, pen, own = scene.view, scene.pen, scene.own
    heads = [say(f"djinn-head-{head}") for head in ("level", "cards", "djinns", "kept")]
    parts = [_trump(scene), _trick(scene)]
    if view["effects"]:
        parts.append(Section(say("djinn-effects"), [_effects(scene)]))
    parts.append(Section(say("djinn-caves"), [_cave(view, level) for level in LEVELS]))
    parts.append(scene.players(heads, lambda p, seat: _seat(pen, seat)))
    if own:
        parts.append(scene.lay(say("terminal-hand"), [_in_hand(scene, card) for card in own["hand"]]))
        parts.append(Section(say("djinn-own"), [listed(say(f"djinn-effect-{effect}") for effect in own["djinn"])]))
    if view.get("discard"):
        parts.append(Section(say("djinn-discards"), [pen.cards(view["discard"])]))
    return parts


def _in_hand(scene: Scene, card: str) -> Chip:
    """A card of the hand, darker where it may not be laid now."""
    chip = scene.pen.chip(card)
    laying = any(move.startswith("play ") for move in scene.legal)
    return chip._replace(paper=SHADE) if laying and f"play {card}" not in scene.legal else chip


def _seat(pen: Pen, seat: dict[str, Any]) -> Sequence[Any]:
    return seat["level"] or say("nothing"), seat["hand_size"], seat["djinn_size"], pen.cards(seat["kept"])


def _trump(scene: Scene) -> Section:
    view, pen = scene.view, scene.pen
    card = view["trump_card"]
    badge = pen.small(Chip(colour(card[0]) if pen.bare else f" {colour(card[0])} ", PAPER, INKS[COLOURS[card[0]]]))
    sizes = say("djinn-piles", deck=view["deck_size"], discard=view["discard_size"], djinn=view["djinn_deck_size"])
    return Section(say("djinn-trump"), [Text.assemble(badge, " ", pen.card(card), "  ", (sizes, "dim"))])


def _trick(scene: Scene) -> Section:
    """The trick, or the one before while nobody has laid a card."""
    view, pen = scene.view, scene.pen
    if view["trick"]:
        return scene.lay(say("djinn-trick"), [_laid(scene, **card) for card in view["trick"]])
    *laid, won = _last_trick(scene.events)
    if won is None:
        return Section(say("djinn-trick"), [say("djinn-trick-empty")])
    title = say("djinn-last-trick", seat=scene.voice.names[won["seat"]])
    return scene.lay(title, [pen.chip(event["card"])._replace(note=scene.name(event["seat"])) for event in laid])


def _laid(scene: Scene, seat: int, card: str, counts_as: int) -> Chip:
    chip = scene.pen.chip(card)._replace(note=scene.name(seat))
    if counts_as == int(card[1:]):
        return chip
    return chip._replace(face=say("djinn-counts-as", card=card, number=counts_as))


def _last_trick(events: Sequence[Event]) -> list[Any]:
    """The cards of the last trick of this phase as they were laid, and at the end who won it (None without one)."""
    laid: list[Event] = []
    last: list[Event | None] = [None]
    for event in events:
        if event["event"] == "play":
            laid.append(event)
        elif event["event"] == "trick":
            last, laid = [*laid, event], []
        elif event["event"] == "phase":
            last, laid = [None], []
    return last


def _effects(scene: Scene) -> str:
    told = []
    for effect in scene.view["effects"]:
        name = say(f"djinn-effect-{effect['effect']}")
        told.append(say("djinn-effect-by", effect=name, seat=scene.voice.names[effect["seat"]]))
    return ", ".join(told)


def _cave(view: View, level: str) -> Text:
    tasks = view["caves"].get(level)
    told = say("djinn-cave-closed") if tasks is None else ", ".join(task(name, int(level)) for name in tasks)
    return Text(say("djinn-cave", level=int(level), tasks=told), "dim" if tasks is None else "")


# In words ----------------------------------------------------------------------------------------------------------


def card(voice: Voice, code: str) -> str:
    """Its code, which is then drawn as a card."""
    return code


def task(name: str, level: int) -> str:
    """The task of a cave in words."""
    return say(f"djinn-task-{name}", level=level, under=5 * level, over=10 * level)


def told(voice: Voice, event: Event, values: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    kind = event["event"].replace("_", "-")
    if "effect" in event:
        values["effect"] = say(f"djinn-effect-{event['effect']}")
    if "task" in event:
        values["task"] = task(event["task"], event["level"])
    if "tasks" in event:
        values["tasks"] = listed(task(one, event["level"]) for one in event["tasks"])
    if kind == "trump":
        values["colour"] = colour(event["card"][0])
    elif kind == "djinn":
        argument = values.get("colour") or values.get("target")
        values["argument"] = say("djinn-event-djinn-argument", what=argument) if argument else ""
    return kind, values


def forgotten(events: Sequence[Event], view: View) -> Collection[int]:
    """Cards of finished tricks, and what caves took in earlier phases (DJI-70), while the discards lie face down."""
    if view["options"]["open_memory"] or view["over"]:
        return ()
    kinds = [event["event"] for event in events]
    trick, phase = _last(kinds, "discard"), _last(kinds, "phase")
    return {
        number
        for number, kind in enumerate(kinds)
        if (number <= trick and kind in ("play", "replace", "discard")) or (number < phase and kind == "cave")
    }


def _last(kinds: Sequence[str], kind: str) -> int:
    """Where this kind is for the last time; -1: nowhere."""
    return max((number for number, one in enumerate(kinds) if one == kind), default=-1)


def move(voice: Voice, verb: str, rest: Sequence[str], view: View, preview: Sequence[Event]) -> str:
    if verb == "djinn":
        effect, argument = rest[0], rest[-1]
        if effect == "trump":
            return voice.say("move-trump", colour=colour(argument))
        seat = voice.names[int(argument)] if argument.isdigit() else ""
        return voice.say(f"move-{effect}", seat=seat)
    if verb == "cave":
        return voice.say("move-cave", task=task(rest[0], len(rest) - 1), cards=" ".join(rest[1:]))
    return voice.say(f"move-{verb}", card="".join(rest))


def where(voice: Voice, view: View) -> str:
    laid = {card["seat"] for card in view["trick"]}
    left = max(seat["hand_size"] + (p in laid) for p, seat in enumerate(view["seats"]))
    return voice.say("where", phase=view["phase"], left=left)


def ask(voice: Voice, view: View, legal: Sequence[str]) -> str:
    if view["step"] != "play":
        return say(f"djinn-ask-{view['step']}", count=view["to_keep"])
    return say("djinn-ask-play", colour=colour(view["trick"][0]["card"][0])) if view["trick"] else say("djinn-ask-lead")
