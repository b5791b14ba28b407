"""Diamant: the path into the cave, the traps, and who is still inside."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from karat.contract import Event, View
from karat.speech import say
from karat.terminal.paint import DANGER, INKS, PAPER, Chip, Pen, Scene, Section, joined
from karat.terminal.voice import Voice

TRAPS = ("spider", "snake", "lava", "boulder", "ram")
COPIES = 3


def draw(scene: Scene) -> list[Section]:
    view = scene.view
    heads = ["place", "carried", "chest", "choice"]
    if view["options"]["relics"]:
        heads.insert(3, "relics")
    path = [_card(scene.pen, *card) for card in zip(view["path"], view["on_path"], strict=True)]
    piles = say("diamant-piles-now", deck=view["deck"], rubies=sum(view["on_path"]))
    return [
        scene.lay(say("diamant-path"), path or [Chip(say("diamant-path-empty"), paper="")]),
        Section(say("diamant-piles"), [piles]),
        Section(say("diamant-traps"), _traps(scene)),
        scene.players([say(f"diamant-head-{head}") for head in heads], lambda p, seat: _seat(seat, heads)),
    ]


def _card(pen: Pen, card: str, rubies: int) -> Chip:
    """A card of the path, and the rubies that lie on it."""
    if card in TRAPS:
        name = say(f"diamant-card-{card}")
        return Chip(name if pen.bare else f"! {name}", PAPER, DANGER)
    relic = card.startswith("relic")
    sign = "◆" if relic else "♦"
    face = card if pen.bare else f"{sign} {card.removeprefix('T').removeprefix('relic')}"
    left = (say("diamant-left", rubies=rubies) if pen.bare else f"+{rubies}♦") if rubies else ""
    return Chip(face, INKS["purple" if relic else "red"], note=left)


def _traps(scene: Scene) -> list[Text]:
    """Every trap with its three cards: on the path, in the deck, out of the game."""
    path, removed, told = scene.view["path"], scene.view["removed"], []
    for trap in TRAPS:
        name, seen, gone = say(f"diamant-card-{trap}"), path.count(trap), removed.count(trap)
        left = COPIES - seen - gone
        if scene.pen.bare:
            told.append(Text(f"{name}: {say('diamant-trap-pips', deck=left, path=seen, gone=gone)}"))
        else:
            told.append(Text(f"{name} {'!' * seen}{'●' * left}{'×' * gone}", "bold" if seen else "dim"))
    return told if scene.pen.bare else [joined(told, "   ")]


def _seat(seat: dict[str, Any], heads: Sequence[str]) -> list[Any]:
    cells = {
        "place": say("diamant-in-cave" if seat["inside"] else "diamant-in-camp"),
        "carried": seat["carried"],
        "chest": seat["chest"],
        "relics": " ".join(relic.removeprefix("relic") for relic in seat["relics"]),
        "choice": seat.get("choice") or (say("diamant-has-chosen") if seat["chosen"] else ""),
    }
    return [cells[head] for head in heads]


# In words ----------------------------------------------------------------------------------------------------------


def told(voice: Voice, event: Event, values: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """A treasure is told with its shares."""
    return ("treasure" if "share" in event and event["event"] == "reveal" else event["event"].replace("_", "-")), values


def card(voice: Voice, code: str) -> str:
    for mark, name in (("T", "treasure"), ("relic", "relic")):
        if code.startswith(mark):
            return say(f"diamant-card-{name}", value=int(code.removeprefix(mark)))
    return say(f"diamant-card-{code}")


def move(voice: Voice, verb: str, rest: Sequence[str], view: View, preview: Sequence[Event]) -> str:
    return voice.say(f"move-{verb}", carried=view["seats"][voice.reader]["carried"])


def where(voice: Voice, view: View) -> str:
    return voice.say("where", number=view["expedition"], cards=len(view["path"]))


def ask(voice: Voice, view: View, legal: Sequence[str]) -> str:
    carried, path = view["seats"][voice.reader]["carried"], sum(view["on_path"])
    return say("diamant-ask", carried=carried, alone=carried + path, shared=carried + path // 2)
