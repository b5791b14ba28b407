"""What the tests of all bots ask of reasons."""

import string


def ids_that_fit(sentences, given):
    """The ids of reasons, each of which has a sentence with exactly its values."""
    for reason in given:
        fields = {name for _, name, _, _ in string.Formatter().parse(sentences[reason["id"]]) if name}
        assert fields == set(reason["values"]), reason["id"]
        assert all(type(value) in (int, float, str) for value in reason["values"].values())
    return {reason["id"] for reason in given}


def said(sentences, given):
    """Reasons as people read them."""
    return [sentences[reason["id"]].format(**reason["values"]) for reason in given]
