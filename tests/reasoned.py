"""What the tests of all bots ask of reasons."""

from functools import cache

from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from catalogues import text
from karat.speech import tongue


class _Variables(Visitor):
    def __init__(self, node):
        self.names = set()
        self.visit(node)

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)


@cache
def reasons_of(game):
    """The reasons that the catalogue knows for a game, each with its variables."""
    messages = [part for part in parse(text("en")).body if hasattr(part, "id")]
    ids = {part.id.name: part for part in messages if part.id.name.startswith(f"{game}-reason-")}
    return {id.replace("-reason-", "-", 1): _Variables(part.value).names for id, part in ids.items()}


def ids_that_fit(game, given):
    """The ids of reasons, each of which has a sentence with exactly its values."""
    for reason in given:
        assert reasons_of(game)[reason["id"]] == set(reason["values"]), reason["id"]
        assert all(type(value) in (int, float, str) for value in reason["values"].values())
    return {reason["id"] for reason in given}


def said(state, given):
    """Reasons as people read them."""
    english, game = tongue("en"), state.game.id
    return [english.reason(game, reason, english.seats(game, state.players)) for reason in given]
