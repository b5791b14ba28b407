"""All that people read comes by message ids with values from catalogues, one Fluent file a language.

What all games share is in `locale` beside this file. A message that names a game among the first three words of its id
is in the folder `locale` of that game, wherever the game comes from; what a game from elsewhere says nowhere is told in
the words of its notation. English is the source: what another language lacks is said in English, and so is what is said
to nobody in particular, such as the text of an error.
"""

import os
import re
import unicodedata
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from karat.games import OWN, folder, ids

LOCALE = Path(__file__).parent / "locale"
LANGUAGES = tuple(sorted(file.stem for file in LOCALE.glob("*.ftl")))
COUNTRIES = {"en": "en-GB", "pt": "pt-PT"}  # whose numbers and plurals a language has, where it is spoken in several
COLOURS = {"R": "red", "O": "orange", "Y": "yellow", "G": "green", "B": "blue", "P": "purple"}
SEATS = ("seat", "to", "other", "turn", "seller")  # the values of refusals and reasons that hold a seat
REFUSALS = ("no-seat", "over", "not-your-turn")  # of moves, that all games say alike
WORDS = {"effect": "effect", "task": "aim", "card": "card"}  # values that a game may have words for, and where
SOUNDS = {  # before which “and” is another word in some language, by the message that has it
    "and-e": re.compile(r"h?e"),
    "and-i": re.compile(r"h?i(?![aeou])|y(?![aeiou])"),  # not hielo, Iago, Yago
}
LEFTWARD = re.compile(r"[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff\U0001e800-\U0001efff]")
_spoken = "en"


class Tongue:
    """One language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.listener: Callable[[str, Collection[str]], None] | None = (
            None  # is told what is said, and the values' names
        )

    def has(self, id: str) -> bool:
        """Whether this can be said."""
        return self._knowing(id) is not None

    def say(self, id: str, **values: Any) -> str:
        """The message with this id, with these values in it. One that a game brought may lack some of them."""
        found = self._knowing(id)
        if found is None:
            raise LookupError(f"there is no message {id}")
        if self.listener is not None:
            self.listener(id, values)
        bundle, game = found
        values = {name: isolated(value) for name, value in values.items()}
        text, wrong = bundle.format_pattern(bundle.get_message(id).value, values)
        if wrong and (game is None or game in OWN):
            raise LookupError(f"{id}: {wrong[0]}")
        return text

    def parts(self, id: str) -> dict[str, str]:
        """The attributes of a message by name, each as a text."""
        known = self._knowing(id)
        if known is None:
            return {}
        bundle, _ = known
        found = bundle.get_message(id).attributes
        return {name: bundle.format_pattern(pattern, {})[0] for name, pattern in found.items()}

    def listed(self, words: Sequence[str]) -> str:
        """Words as a list in a sentence."""
        *first, last = words or [self.say("nothing")]
        plain = unicodedata.normalize("NFD", last).replace("\u0301", "").lower()
        id = next((id for id, sound in SOUNDS.items() if sound.match(plain)), "and")
        return self.say(id, first=", ".join(map(isolated, first)), last=last) if first else last

    def _knowing(self, id: str) -> tuple[Any, str | None] | None:
        """The catalogue that has a message, and the game whose it is, None for what all games share."""
        for language in dict.fromkeys((self.language, "en")):
            for game in (None, *named(id)):
                bundle = catalogue(language, game)
                if bundle.has_message(id) and bundle.get_message(id).value is not None:
                    return bundle, game
        return None

    def title(self, game: str) -> str:
        """What a game is called."""
        import karat

        id = f"browser-game-{game}"
        return self.say(id) if self.has(id) else karat.game(game).title

    def manner(self, bot: str, game: str) -> str:
        """How a bot plays, in our words or its game's own; else the name that it came with."""
        id = next(filter(self.has, (f"browser-level-{bot}", f"{game}-level-{bot}")), None)
        return self.say(id) if id else bot

    def seats(self, game: str, players: int) -> list[str]:
        """What seats are called where nobody has a name."""
        import karat

        names = [self.say("seat", number=number) for number in range(players)]
        return [*names, *map(self.say, karat.game(game).others(players))]

    def refusal(self, game: str, reason: str, values: dict[str, Any], names: Sequence[str]) -> str:
        """Why the rules refuse a move. One with a `last` seat tells that a seat is not there, so nobody is named."""
        shared = f"refusal-{reason if reason in REFUSALS else 'not-now'}"
        ids = f"{game}-refusal-{reason}", shared
        told = self._explained(game, values, names[: values.get("last", len(names)) + 1])
        return sentence(self.say(next(filter(self.has, ids)), **told))

    def reason(self, game: str, given: dict[str, Any], names: Sequence[str]) -> str:
        """Why a bot would make a move; nothing where the game has no words for it."""
        id = given["id"].replace(f"{game}-", f"{game}-reason-", 1)
        if not self.has(id) and game not in OWN:
            return ""
        return sentence(self.say(id, **self._explained(game, given["values"], names)))

    def _explained(self, game: str, values: dict[str, Any], names: Sequence[str]) -> dict[str, Any]:
        """Values as they stand in sentences; what was typed wrongly stays as it is."""
        return {name: self._explain(game, name, value, names) for name, value in values.items()}

    def _explain(self, game: str, name: str, value: Any, names: Sequence[str]) -> Any:
        if name in SEATS:
            return dict(zip(map(str, range(len(names))), names, strict=True)).get(str(value), value)
        id = f"colour-{COLOURS.get(value, value)}" if name == "colour" else f"{game}-{WORDS.get(name)}-{value}"
        return self.say(id) if self.has(id) else value


@cache
def tongue(language: str) -> Tongue:
    """A language; its catalogue is read when something is said in it."""
    return Tongue(language)


@cache
def catalogue(language: str, game: str | None = None) -> Any:
    """The catalogue of a game, or the one that all games share."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([COUNTRIES.get(language, language)], use_isolating=False)
    bundle.add_resource(FluentResource(source(language, game)))
    return bundle


def isolated(value: Any) -> Any:
    """Text of a script that is written from right to left, in isolation: it would reorder what stands around it."""
    leftward = isinstance(value, str) and LEFTWARD.search(value) and "\u2068" not in value
    return f"\u2068{value}\u2069" if leftward else value


def named(id: str) -> list[str]:
    """The games that the id of a message names; the message is of the first of them."""
    return [word for word in id.split("-")[:3] if word in ids()]


@cache
def source(language: str, game: str | None = None) -> str:
    """The text of a game's catalogue, or of the one that all games share; none where there is none."""
    file = (LOCALE if game is None else folder(game) / "locale") / f"{language}.ftl"
    return file.read_text(encoding="utf-8", errors="replace") if file.is_file() else ""


def sentence(text: str) -> str:
    """With a capital at its beginning."""
    return text[:1].upper() + text[1:]


# The language of this program ----------------------------------------------------------------------------------------
def speak(language: str) -> None:
    """Say everything in this language from now on."""
    global _spoken
    _spoken = language


def spoken() -> Tongue:
    """The language that everything is said in."""
    return tongue(_spoken)


def native() -> str:
    """The language of this machine's user, if it is one of ours; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            locale = os.environ[name].partition(".")[0].replace("_", "-")
            return next((language for language in (locale, locale[:2]) if language in LANGUAGES), "en")
    return "en"


def has(id: str) -> bool:
    """Whether there is a message with this id."""
    return spoken().has(id)


def say(id: str, **values: Any) -> str:
    """The message with this id, with these values in it."""
    return spoken().say(id, **values)


def parts(id: str) -> dict[str, str]:
    """The attributes of a message by name, each as a text."""
    return spoken().parts(id)


def listed(words: Iterable[str]) -> str:
    """Words as a list in a sentence."""
    return spoken().listed(list(words))
