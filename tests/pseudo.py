"""A language nobody speaks, made of English with longer words: what has room for it on a screen has room for German.

A page speaks it with `page.route("**/assets/en-*.js", lambda route: route.fulfill(body=module(),
content_type="text/javascript"))` in a context that blocks service workers.
"""

import json
from pathlib import Path

from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Transformer

import karat

ENGLISH = Path(karat.__file__).parent / "locale" / "en.ftl"
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
    return serialize(Lengthening().visit(parse(ENGLISH.read_text(encoding="utf-8"))))


def module():
    """The same as the script that the browser loads for a language."""
    return f"export default {json.dumps(pseudo())}"
