"""Every message of a language as it reads with hard values in it, and the patterns that none of them may show.

`python tests/rendered.py de` prints the sentences for a reader, each once.
"""

import re
import sys
import unicodedata
from functools import cache
from itertools import count, product
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

import catalogues
from karat.speech import tongue
from test_languages import Parts, catalogue

DOCS = Path(__file__).parents[1] / "docs"
NAMES = ("James", "Élodie", "Inés O’Neill", "Ольга")  # an s at the end, vowels that change words before them, an ’
NUMBERS = (0, 1, 2, 5, 21, 2_000_000)  # millions are “many” in Romance languages
PEOPLE = ("from", "leader", "name", "one", "other", "seat", "seller", "to", "start", "turn", "two", "winner")
COLOURS = {
    "diamoniak": "pink blue green yellow",
    "djinn": "purple green yellow blue",
    "seashore": "red blue purple green",
    "": "red orange yellow green blue purple",
}
TRAPS = "spider snake lava boulder ram"
TRAPPED = ("diamant-event-trapped", "diamant-told-lost", "diamant-why-escape")  # where a card is a trap
HELP = ("terminal-help", "terminal-help-plain")  # set in columns
JOINS = ("and", "and-e", "and-i")  # heard where lists are
TYPED = ("booklet-topics",)  # what people look for, in whatever words: nobody reads it
FAULTS = {  # what no language has
    "a value is missing": r"[{}$]",
    "two spaces": r"[ \u00a0\u202f]{2}",
    "a space before a mark": r"\w [,.;)\]](?!\w)|[(\[] ",
    "no space after a mark": r"[,;!?][^\W\d_]",
    "two marks": r"(?<!\.)\.\.(?!\.)|,,|[!?…,:;]\.|[.:;],",
    "a word twice": r"\b(?!je\b|ze\b|die\b|er\b|en\b|det\b)([^\W\d_]{2,}) \1\b",
    "a word in two alphabets": r"[A-Za-zÀ-ÿ][А-яЁё]|[А-яЁё][A-Za-zÀ-ÿ]",
    "an odd character": r"[\u00ad\u200b-\u200f\u2009\u3000\t]",
}
ENDS = {".": ".", "!": ".", "?": ".", "…": ".", ":": ":"}  # marks that end alike
CLOSING = "»”’“«‹)"
OTHER_END = ("browser-minutes", "kadora-give-to")  # an abbreviation of minutes; a question where English has a label


class Speaker:
    """A language, and the words of its own that stand in other messages."""

    def __init__(self, language):
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource(catalogues.text(language)))
        self.listed = tongue(language).listed

    def say(self, id, **values):
        message, _, attribute = id.partition(".")
        found = self.bundle.get_message(message)
        text, wrong = self.bundle.format_pattern(found.attributes[attribute] if attribute else found.value, values)
        assert not wrong, f"{id}: {wrong}"
        return text

    def words(self, id, turn):
        """What stands for cards, colours and the like in this message; another turn picks others."""
        game = id.partition("-")[0]
        colours = [self.say(f"colour-{name}") for name in COLOURS.get(game, COLOURS[""]).split()]
        cards = self._cards(id, game, colours)
        colour = colours[turn % len(colours)]
        return {
            "argument": "",
            "ask": self.say("djinn-ask-lead"),
            "card": cards[turn % len(cards)],
            "cards": self.listed(["Y3", "G4", "P5"]),
            "colour": colour,
            "colours": self.listed([colour, colours[(turn + 1) % len(colours)]]),
            "half": self.say("seashore-half-sea", colour=colours[0]),
            "laid": " +2",
            "problem": "steps: is missing",
            "words": "hello",
        }

    def _cards(self, id, game, colours):
        if game == "diamant":
            traps = [self.say(f"diamant-card-{name}") for name in TRAPS.split()]
            found = [self.say(f"diamant-card-{name}", value=5) for name in ("treasure", "relic")]
            return traps if id.startswith(TRAPPED) else found if id == "diamant-event-relic" else traps + found
        if game == "djinn":
            return [self.say("djinn-card", colour=colour, number=8) for colour in colours]
        if game == "kadora":
            kinds = [self.say(f"kadora-kind-{kind}") for kind in ("round", "square", "drop")]
            return [self.say("kadora-card", colour=colours[0], value=4, kind=kind) for kind in kinds]
        if game == "seashore":
            treasures = [self.say("seashore-treasure", colour=colour, points=3) for colour in colours]
            return treasures + [self.say("seashore-card", colour=colour, number=8) for colour in colours]
        names = [*COLOURS["diamoniak"].split(), "diamond", "witch", "fairy"]
        return [self.say(f"diamoniak-card-{name}") for name in names]


@cache
def rendered(language):
    """Every message as it reads with hard values, with its id."""
    return tuple(_rendered(language))


def _rendered(language):
    speaker = Speaker(language)
    for id, pattern in catalogue(language).patterns.items():
        message = id.partition(".")[0]
        if message in JOINS + TYPED:
            continue
        parts = Parts(pattern)
        counted = {name for one in (pattern, catalogue("en").patterns[id]) for name, _ in Parts(one).selectors}
        choices = {name: [one.lstrip("*") for one in names] for name, names in parts.named_choices().items()}
        numbers = [number for number in NUMBERS if number != 1 or message not in catalogue("en").several]
        turns = count()
        rounds = range(len(NAMES)) if parts.variables else (0,)
        for number, turned, picked in product(numbers if parts.variables else (0,), rounds, product(*choices.values())):
            words = speaker.words(message, next(turns))
            words = {name: word for name, word in words.items() if name not in counted}
            values = values_of(parts, number, NAMES[turned:] + NAMES[:turned], words, speaker)
            for name, choice in zip(choices, picked, strict=True):
                if choice != "number":
                    values[name] = choice
            yield id, speaker.say(id, **values)


def values_of(parts, number, names, words, speaker):
    """One number for all that counts, and names for all people."""
    values = {}
    for name in parts.variables:
        if name in ("names", "winners", "seats"):
            people = (speaker.say("kadora-other-1"), *names) if name != "names" else names
            values[name] = speaker.listed(people[: min(max(number, 1), 3)])
        elif name in PEOPLE:
            values[name] = names[PEOPLE.index(name) % 3]
        else:
            values[name] = words.get(name, number)
    return values


def forbidden(page):
    """The patterns in the table "Never" of a page of docs, each with the other cells of its row."""
    table = (DOCS / page).read_text(encoding="utf-8").partition("## Never")[2].partition("\n## ")[0]
    names = "(?:" + "|".join(map(re.escape, NAMES)) + ")"
    for row, rest in re.findall(r"^\| `(.+?)` \| (.*) \|$", table, re.M):
        yield re.compile(row.replace(r"\|", "|").replace("NAME", names)), rest.split(" | ")


def wrong(language, page):
    """The sentences that show what the page forbids or what no language has, and how many sentences there are."""
    patterns, found, ends = [pattern for pattern, _ in forbidden(page)], {}, ends_of("en")
    for id, text in rendered(language):
        told = [pattern.pattern for pattern in patterns if pattern.search(text)]
        told += faults(text) if id not in HELP else []
        told += [f"ends in {end_of(text)!r}"] if end_of(text) not in ends[id] and id not in OTHER_END else []
        if told:
            found[id] = (text, told)
    return found, len(rendered(language))


def faults(text):
    """What is wrong in any language."""
    told = [fault for fault, pattern in FAULTS.items() if re.search(pattern, text)]
    quoted = re.sub(r"‘[^’]*’", "", text)  # a torn line of a booklet may end within brackets
    told += ["a bracket is open"] if any(quoted.count(a) != quoted.count(z) for a, z in ("()", "[]")) else []
    return told + (["letters in pieces"] if unicodedata.normalize("NFC", text) != text else [])


def end_of(text):
    """The kind of mark that a sentence ends in, none where it is a label."""
    return ENDS.get(text.rstrip(CLOSING)[-1:], "")


@cache
def ends_of(language):
    found = {}
    for id, text in rendered(language):
        found.setdefault(id, set()).add(end_of(text))
    return found


if __name__ == "__main__":
    print("\n".join(dict.fromkeys(f"{id}\t{text}" for id, text in rendered(sys.argv[1]))))
