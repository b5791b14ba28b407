"""The printed booklet of each game: who made it, where it says a rule, and which rules are not, or not wholly, in it.

`games/<id>/booklet.json` is the one place for that; the pages in docs, the rules in the browser and `karat rules` read
it. Sentences are in the catalogues: `<game>-rules-<section>` holds the rules, `<game>-origin` the reasons.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

from karat.contract import Document, Options
from karat.errors import BadSetup
from karat.games import document, folder
from karat.speech import COLOURS, Tongue


@cache
def booklet(game: str) -> Document:
    """All that is known of the booklet of a game, by its id."""
    needed = "sections", "rules", "places", "options", "measured", "authors", "publisher"
    return _read(game, "booklet.json", *needed)


@cache
def examples(game: str) -> Document:
    """The examples that a booklet prints, as positions and moves. Cards that it does not name are ours."""
    return _read(game, "examples.json")


def _read(game: str, name: str, *needed: str) -> Document:
    if not (folder(game) / name).is_file():
        raise BadSetup("game", f"{game} has no {name}, so nothing is known of its booklet")
    return document(game, name, *needed)


def place(game: str, rule: str, language: str = "en") -> str | None:
    """The heading under which a booklet speaks of a rule, in this language where it has one; None: it does not."""
    one = booklet(game)
    headings = one["places"].get(one["rules"][rule].get("at"), {})
    return headings.get(language) or next(iter(headings.values()), None)


def reason(game: str, rule: str, tongue: Tongue) -> str | None:
    """Why a rule is as it is, where the booklet does not settle it; else None."""
    key = booklet(game)["rules"][rule].get("why")
    if key is None:
        return None
    return (tongue.parts("booklet-why") | tongue.parts(f"{game}-origin"))[key]


def measured(game: str, rule: str, tongue: Tongue) -> list[str]:
    """What other choices of a table would change, in sentences: games of bots, as `karat simulate` plays them."""
    told: list[str] = []
    for one in booklet(game)["measured"]:
        if one["rule"] == rule:
            how = tongue.say("booklet-measured", players=one["players"], games=one["games"])
            told += [_effect(game, one, tongue)] if how in told else [how, _effect(game, one, tongue)]
    return told


def _effect(game: str, one: dict[str, Any], tongue: Tongue) -> str:
    return tongue.say(
        "booklet-effect",
        choice=", ".join(choice(game, option, value, tongue) for option, value in one["set"].items()),
        usual=one["wins"][0],
        error=one["error"],
        before=one["decisions"][0],
        length=one["decisions"][1],
        **{"with": one["wins"][1]},
    )


def changed(game: str, options: Options) -> Options:
    """The options of a table that are not as usual."""
    known = booklet(game)["options"]
    return {name: value for name, value in options.items() if name in known and value != known[name]["usual"]}


def without(game: str, options: Options) -> list[str]:
    """The rules that do not hold at a table, because it plays without the option that they belong to."""
    known = booklet(game)["options"].items()
    return [rule for name, one in known if options.get(name) is False for rule in one.get("only", ())]


def choice(game: str, option: str, value: Any, tongue: Tongue) -> str:
    """An option in words, with a value of it; of a map of numbers what is not as usual."""
    id = f"{game}-option-{option.replace('_', '-')}"
    named = tongue.parts(id) if tongue.has(id) else {}
    if isinstance(value, bool):
        told = tongue.say("browser-on" if value else "browser-off")
    elif isinstance(value, dict):
        usual = booklet(game)["options"][option]["usual"]
        changed = {key: number for key, number in value.items() if number != usual[key]}
        told = ", ".join(f"{_key(game, key, tongue)} ({number})" for key, number in changed.items())
    elif isinstance(value, list):
        told = ", ".join(map(str, value))
    else:
        told = named.get(f"n{value}" if isinstance(value, int) else value, str(value))
    return tongue.say("booklet-chosen", option=tongue.say(id) if tongue.has(id) else option, value=told)


def _key(game: str, key: str, tongue: Tongue) -> str:
    """What a number in a map of numbers is about: a card or a colour."""
    effect = f"{game}-effect-{key}"
    return tongue.say(effect) if tongue.has(effect) else tongue.say(f"colour-{COLOURS[key]}")


def sections(game: str, tongue: Tongue) -> Iterator[tuple[str, dict[str, str]]]:
    """The rules in the order of their page: for each section its title, and its rules by their ids."""
    for section in booklet(game)["sections"]:
        id = f"{game}-rules-{section}"
        yield tongue.say(id), tongue.parts(id)


ASIDES = ("story", "primer", "tip", "note", "box")  # what a booklet tells beside its rules, where it does


def asides(game: str, tongue: Tongue) -> list[tuple[str, str]]:
    """What the booklet tells beside its rules: headings and texts, in our own words."""
    told = tongue.parts(f"{game}-origin")
    return [(tongue.say(f"booklet-{key}"), told[key]) for key in ASIDES if key in told]


def about(game: str, tongue: Tongue) -> str:
    """Who made the game, what is lost of its booklet and what was chosen, in a few sentences."""
    one = booklet(game)
    told = []
    if one["authors"]:
        told.append(tongue.say("booklet-by", authors=tongue.listed(one["authors"])))
    if one["publisher"]:
        told.append(tongue.say("booklet-publisher", publisher=one["publisher"]))
    return " ".join([*told, tongue.say(f"{game}-origin")])
