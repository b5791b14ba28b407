"""A language nobody speaks, made of English with longer words: what has room for it on a screen has room for German.

tests/browser/test_fit.py has pages speak it.
"""

import json
from functools import cache

from fluent.syntax import FluentSerializer, ast, parse, serialize
from fluent.syntax.visitor import Transformer

from catalogues import text

ACCENTED = str.maketrans("ACDEGHIKLNORSTUWYZacdeghiklnorstuwyz", "ÁÇÐÉĜĤÎĶĽÑÖŔŠŤÛŴÝŽáçďéĝĥîķľñöŕšťûŵýž")


def longer(text):
    """Every word with accents and 40 % more letters, rounded up."""
    parts = []
    for word in text.split(" "):
        letters = sum(map(str.isalpha, word))
        end = max((place + 1 for place, sign in enumerate(word) if sign.isalpha()), default=0)
        parts.append(word[:end].translate(ACCENTED) + "ö" * -(-letters * 2 // 5) + word[end:])
    return " ".join(parts)


class Lengthening(Transformer):
    def visit_TextElement(self, node):
        return ast.TextElement(longer(node.value))


def pseudo():
    """The catalogue of this language."""
    return serialize(Lengthening().visit(parse(text("en"))))


@cache
def _messages():
    messages = [entry for entry in parse(pseudo()).body if isinstance(entry, ast.Message)]
    return {message.id.name: FluentSerializer().serialize_entry(message) for message in messages}


def part(ids):
    """A script like those that the browser loads for a part of a language: the messages with these ids."""
    return f"export default {json.dumps(''.join(_messages()[id] for id in ids))}"
