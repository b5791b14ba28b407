"""The rules of a game as text: by sections, or one alone with where it is from."""

from shutil import get_terminal_size
from typing import Any

import click

from karat.contract import Options
from karat.errors import BadSetup
from karat.speech import Tongue, say, spoken
from karat.table.booklet import about, asides, booklet, changed, choice, measured, place, reason, sections, without
from karat.table.document import Field
from karat.table.game import load

INDENT = 9  # of a rule's words, behind its id


def known(game: str, id: str) -> str:
    """The id of a rule as it is written, in whatever case it was typed."""
    ids = list(booklet(game)["rules"])
    if id.upper() not in ids:
        told = say("booklet-unknown", rule=id, game=spoken().title(game), first=ids[0], last=ids[-1])
        raise BadSetup("id", told)
    return id.upper()


def options_of(game: str, given: Options) -> Options | None:
    """All options of a table that has chosen these, checked; None where nothing was chosen."""
    known = load(game)
    return known.read_options(Field(given, "", BadSetup), known.players.start) if given else None


def data(game: str, id: str | None, tongue: Tongue, options: Options | None = None) -> dict[str, Any]:
    """The rules, or one of them, with all that is known of where they are from, and what a table has chosen."""
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
        | ({} if options is None else {"here": _here(game, rule, options, tongue)})
        for title, rules in sections(game, tongue)
        for rule, text in rules.items()
    ]
    if id is not None:
        return next(rule for rule in told if rule["id"] == id)
    return {"game": game, "about": about(game, tongue), "rules": told}


def page(game: str, tongue: Tongue, with_origin: bool = False, options: Options | None = None) -> str:
    """All rules by sections; of those that are not printed a sign says so, and so of those that a table has changed."""
    lines = [tongue.say("browser-rules-of", game=tongue.title(game)), _wrapped(about(game, tongue))]
    if options is not None:
        chosen = [choice(game, name, value, tongue) for name, value in changed(game, options).items()]
        lines += ["", tongue.say("booklet-table"), *map(_wrapped, chosen or [tongue.say("booklet-as-usual")])]
    for title, text in asides(game, tongue):
        lines += ["", title, _wrapped(text)]
    for title, rules in sections(game, tongue):
        lines += ["", title]
        for id, text in rules.items():
            origin = booklet(game)["rules"][id]["from"]
            sign = "" if origin == "printed" or with_origin else f" [{tongue.say(f'booklet-{origin}')}]"
            lines.append(_wrapped(text + sign, f"{id:{INDENT}}"))
            lines += [_wrapped(here, " " * INDENT) for here in _here(game, id, options, tongue)]
            if with_origin:
                lines.append(_wrapped(_origin(game, id, tongue), " " * INDENT))
    return "\n".join(lines)


def one(game: str, id: str, tongue: Tongue, options: Options | None = None) -> str:
    """One rule, what a table has made of it, and where it is from."""
    title, text = next((title, rules[id]) for title, rules in sections(game, tongue) if id in rules)
    lines = [f"{tongue.title(game)}: {title}", _wrapped(text, f"{id:{INDENT}}")]
    lines += [_wrapped(here, " " * INDENT) for here in _here(game, id, options, tongue)]
    return "\n".join([*lines, _wrapped(_origin(game, id, tongue), " " * INDENT)])


def _here(game: str, id: str, options: Options | None, tongue: Tongue) -> list[str]:
    """What a table has chosen about a rule."""
    if options is None:
        return []
    if id in without(game, options):
        return [f"[{tongue.say('booklet-off')}]"]
    known = booklet(game)["options"]
    chosen = {name: value for name, value in changed(game, options).items() if id in known[name]["rules"]}
    return [f"[{choice(game, name, value, tongue)}]" for name, value in chosen.items()]


def _origin(game: str, id: str, tongue: Tongue) -> str:
    heading, why = place(game, id, tongue.language), reason(game, id, tongue)
    told = [f"[{tongue.say('booklet-' + booklet(game)['rules'][id]['from'])}]"]
    told += [f"{tongue.say('booklet-at', place=heading)}."] if heading else []
    return " ".join(told + ([why] if why else []) + measured(game, id, tongue))


def _wrapped(text: str, before: str = "") -> str:
    width = max(40, min(get_terminal_size().columns, 100))
    return click.wrap_text(text, width, before, " " * len(before))
