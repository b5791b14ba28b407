"""All that people read comes by message ids with values from the catalogues in `locale`, one Fluent file a language."""

import os
from functools import cache
from importlib.resources import files

LANGUAGES = ("en", "nl", "de", "fr", "es", "pt", "it", "sv", "da", "ru")
_spoken = "en"


def speak(language):
    """Say everything in this language from now on."""
    global _spoken
    _spoken = language


def native():
    """The language of this machine's user, if it is one of ours; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return os.environ[name][:2] if os.environ[name][:2] in LANGUAGES else "en"
    return "en"


def _catalogue():
    return _read(_spoken)


@cache
def _read(language):
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    text = files("karat").joinpath("locale", f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def has(id):
    """Whether the catalogue knows this id."""
    return _catalogue().has_message(id)


def say(id, **values):
    """The message with this id, with these values in it."""
    bundle = _catalogue()
    if not has(id):
        raise LookupError(f"there is no message {id}")
    text, wrong = bundle.format_pattern(bundle.get_message(id).value, values)
    if wrong:
        raise LookupError(f"{id}: {wrong[0]}")
    return text
