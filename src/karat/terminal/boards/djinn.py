"""Djinn: trump and trick, the caves and who stands before which, kept cards, and the own hand."""

from rich.text import Text

from karat.speech import say
from karat.terminal.paint import INKS, PAPER, SHADE, Chip, Section
from karat.terminal.voice import COLOURS, colour, listed, task

LEVELS = ("3", "4", "5")


def draw(scene):
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


def _in_hand(scene, card):
    """A card of the hand, darker where it may not be laid now."""
    chip = scene.pen.chip(card)
    laying = any(move.startswith("play ") for move in scene.legal)
    return chip._replace(paper=SHADE) if laying and f"play {card}" not in scene.legal else chip


def _seat(pen, seat):
    return seat["level"] or say("nothing"), seat["hand_size"], seat["djinn_size"], pen.cards(seat["kept"])


def _trump(scene):
    view, pen = scene.view, scene.pen
    card = view["trump_card"]
    badge = pen.small(Chip(colour(card[0]) if pen.bare else f" {colour(card[0])} ", PAPER, INKS[COLOURS[card[0]]]))
    sizes = say("djinn-piles", deck=view["deck_size"], discard=view["discard_size"], djinn=view["djinn_deck_size"])
    return Section(say("djinn-trump"), [Text.assemble(badge, " ", pen.card(card), "  ", (sizes, "dim"))])


def _trick(scene):
    """The trick, or the one before while nobody has laid a card."""
    view, pen = scene.view, scene.pen
    if view["trick"]:
        return scene.lay(say("djinn-trick"), [_laid(scene, **card) for card in view["trick"]])
    *laid, won = _last_trick(scene.events)
    if won is None:
        return Section(say("djinn-trick"), [say("djinn-trick-empty")])
    title = say("djinn-last-trick", seat=scene.voice.names[won["seat"]])
    return scene.lay(title, [pen.chip(event["card"])._replace(note=scene.name(event["seat"])) for event in laid])


def _laid(scene, seat, card, counts_as):
    chip = scene.pen.chip(card)._replace(note=scene.name(seat))
    if counts_as == int(card[1:]):
        return chip
    return chip._replace(face=say("djinn-counts-as", card=card, number=counts_as))


def _last_trick(events):
    """The cards of the last trick of this phase as they were laid, and at the end who won it (None without one)."""
    laid, last = [], [None]
    for event in events:
        if event["event"] == "play":
            laid.append(event)
        elif event["event"] == "trick":
            last, laid = [*laid, event], []
        elif event["event"] == "phase":
            last, laid = [None], []
    return last


def _effects(scene):
    told = []
    for effect in scene.view["effects"]:
        name = say(f"djinn-effect-{effect['effect']}")
        told.append(say("djinn-effect-by", effect=name, seat=scene.voice.names[effect["seat"]]))
    return ", ".join(told)


def _cave(view, level):
    tasks = view["caves"].get(level)
    told = say("djinn-cave-closed") if tasks is None else ", ".join(task(name, int(level)) for name in tasks)
    return Text(say("djinn-cave", level=int(level), tasks=told), "dim" if tasks is None else "")
