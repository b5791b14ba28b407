"""The catalogues: what all games share in one folder, and the words of each game in its own."""

from functools import cache

from fluent.syntax import ast, parse

import karat
from karat.games import HERE
from karat.speech import LOCALE

FOLDERS = {None: LOCALE, **{game: HERE / game / "locale" for game in karat.games()}}  # by game


@cache
def text(language):
    """All that a language says, as one catalogue."""
    return "\n".join((folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in FOLDERS.values())


def ids(text):
    """The messages of a catalogue, in their order."""
    return [part.id.name for part in parse(text).body if isinstance(part, ast.Message)]
