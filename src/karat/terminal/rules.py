"""The rules of a game as text: by sections, or one alone with where it is from."""

from shutil import get_terminal_size
from typing import Any

import click

from karat.errors import BadSetup
from karat.speech import Tongue, say, spoken
from karat.table.booklet import about, asides, booklet, measured, place, reason, sections

INDENT = 9  # of a rule's words, behind its id


def known(game: str, id: str) -> str:
    """The id of a rule as it is written, in whatever case it was typed."""
    ids = list(booklet(game)["rules"])
    if id.upper() not in ids:
        told = say("booklet-unknown", rule=id, game=spoken().title(game), first=ids[0], last=ids[-1])
        raise BadSetup("id", told)
    return id.upper()


def data(game: str, id: str | None, tongue: Tongue) -> dict[str, Any]:
    """The rules, or one of them, with all that is known of where they are from."""
    told = [
        {
            "id": rule,
            "section": title,
            "text": text,
            "from": booklet(game)["rules"][rule]["from"],
            "at": place(game, rule, tongue.language),
            "why": reason(game, rule, tongue),
            "measured": measured(game, rule, tongue),
        }
        for title, rules in sections(game, tongue)
        for rule, text in rules.items()
    ]
    if id is not None:
        return next(rule for rule in told if rule["id"] == id)
    return {"game": game, "about": about(game, tongue), "rules": told}


def page(game: str, tongue: Tongue, with_origin: bool = False) -> str:
    """All rules by sections; of those that are not printed a sign says so."""
    lines = [tongue.say("browser-rules-of", game=tongue.title(game)), _wrapped(about(game, tongue))]
    for title, text in asides(game, tongue):
        lines += ["", title, _wrapped(text)]
    for title, rules in sections(game, tongue):
        lines += ["", title]
        for id, text in rules.items():
            origin = booklet(game)["rules"][id]["from"]
            sign = "" if origin == "printed" or with_origin else f" [{tongue.say(f'booklet-{origin}')}]"
            lines.append(_wrapped(text + sign, f"{id:{INDENT}}"))
            if with_origin:
                lines.append(_wrapped(_origin(game, id, tongue), " " * INDENT))
    return "\n".join(lines)


def one(game: str, id: str, tongue: Tongue) -> str:
    """One rule, and where it is from."""
    title, text = next((title, rules[id]) for title, rules in sections(game, tongue) if id in rules)
    lines = [f"{tongue.title(game)}: {title}", _wrapped(text, f"{id:{INDENT}}")]
    return "\n".join([*lines, _wrapped(_origin(game, id, tongue), " " * INDENT)])


def _origin(game: str, id: str, tongue: Tongue) -> str:
    heading, why = place(game, id, tongue.language), reason(game, id, tongue)
    told = [f"[{tongue.say('booklet-' + booklet(game)['rules'][id]['from'])}]"]
    told += [f"{tongue.say('booklet-at', place=heading)}."] if heading else []
    return " ".join(told + ([why] if why else []) + measured(game, id, tongue))


def _wrapped(text: str, before: str = "") -> str:
    width = max(40, min(get_terminal_size().columns, 100))
    return click.wrap_text(text, width, before, " " * len(before))
