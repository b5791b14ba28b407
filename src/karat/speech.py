"""All that people read comes by message ids with values from the catalogues in `locale`, one Fluent file a language."""

from functools import cache
from importlib.resources import files


@cache
def _catalogue():
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(files("karat").joinpath("locale", "en.ftl").read_text(encoding="utf-8")))
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
