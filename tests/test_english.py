"""English is the source: each sentence lives in the catalogue alone, and reads well whatever stands in it."""

import ast
import re
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

import karat
from karat import speech
from rendered import end_of, faults, forbidden, wrong
from test_languages import catalogue

SOURCE = Path(karat.__file__).parent
ROOT = Path(__file__).parents[1]
STRING = r"""'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`"""  # in TypeScript


# Once ----------------------------------------------------------------------------------------------------------------
def flat(text):
    """A sentence as it is compared: marks, capitals and spaces do not matter, and all values are alike."""
    text = re.sub(r"\$?\{[^{}]*\}", "{}", text.translate({ord("’"): "'", ord("“"): '"', ord("”"): '"'}))
    return re.sub(r"\s+", " ", text).strip(" .!").lower()


def readings(pattern):
    """All that a pattern can be, with {} for its values."""
    told = [""]
    for part in pattern.elements:
        one = getattr(part, "expression", None)
        if isinstance(part, fluent.TextElement):
            more = [part.value]
        elif isinstance(one, fluent.SelectExpression):
            more = [text for variant in one.variants for text in readings(variant.value)]
        else:
            more = [one.value if isinstance(one, fluent.StringLiteral) else "{}"]
        told = [before + after for before, after in product(told, more)]
    return told


def sentences():
    """The sentences of the catalogue, with their ids; a label of a few words may well stand somewhere else."""
    found = {flat(text): id for id, pattern in catalogue("en").patterns.items() for text in readings(pattern)}
    return {text: id for text, id in found.items() if len(re.findall(r"[a-z]+", text)) >= 4}


def literals(path):
    """The texts in a file of the program."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
            elif isinstance(node, ast.JoinedStr):
                yield "".join(part.value if isinstance(part, ast.Constant) else "{}" for part in node.values)
    else:
        for found in re.finditer(STRING, text):
            yield re.sub(r"\\(.)", r"\1", found[found.lastindex])
        yield from re.findall(r"(?<=>)[^<>]{8,}(?=<)", text)


def test_no_sentence_lives_twice():
    known = sentences()
    client = ROOT / "client" / "src"
    files = [*SOURCE.rglob("*.py"), *client.rglob("*.ts"), *client.rglob("*.svelte")]
    assert len(known) > 500 and len(files) > 150
    told = [(path, flat(text)) for path in files for text in literals(path)]
    assert [f"{path.name}: {known[text]}" for path, text in told if text in known] == []


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("a.py", "say = f'There’s no seat {seat}: the seats are 0 to {last}.'"),
        ("a.py", "say = ('You can only buy '\n 'from another player.')"),
        ("a.ts", "const say = `There's no seat ${seat}: the seats are 0 to ${last}.`"),
        ("a.ts", "say('There\\'s a better move. Look again!')"),
        ("a.svelte", "<p>\n  The host will start the game.\n</p>"),
        ("a.svelte", '<p title="You\'ve already agreed.">{text}</p>'),
    ],
)
def test_a_sentence_that_lives_twice_is_found(tmp_path, file, text):
    (tmp_path / file).write_text(text)
    assert [told for told in literals(tmp_path / file) if flat(told) in sentences()]


# Whatever stands in it -----------------------------------------------------------------------------------------------
PATTERNS = [pattern for pattern, _ in forbidden("words.md")]


def test_no_sentence_reads_as_words_md_forbids():
    found, count = wrong("en", "words.md")
    assert len(PATTERNS) >= 15 and count > 10_000 and found == {}


@pytest.mark.parametrize(
    "text",
    [
        "Who leaves alone takes them.",
        "You are in camp: who has left waits.",
        "Ada lays Y4.",
        "Meet a task of level 3.",
        "Where there is nothing to choose, nothing is asked.",
        "The castle of James is gone.",
        "James’ castle is gone.",
        "You’s castle is gone.",
        "35 % of the time",
        "is thinking …",
        "Everybody passes.",
        "1 cards",
        "1 plus cards",
        "21 card",
        "James and Élodie is thinking…",
        "You are on a island.",
        "an red 8",
    ],
)
def test_what_is_forbidden_is_found(text):
    assert any(pattern.search(text) for pattern in PATTERNS)


@pytest.mark.parametrize(
    "text",
    ["A player who leaves alone takes them.", "Who is playing here?", "The lava gets Ada, who loses 1.", "21 cards"],
)
def test_what_is_good_is_not_forbidden(text):
    assert not any(pattern.search(text) for pattern in PATTERNS)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Hello { $name }", "a value is missing"),
        ("Your  turn", "two spaces"),
        ("A card , and more", "a space before a mark"),
        ("( a card)", "a space before a mark"),
        ("A card,and more", "no space after a mark"),
        ("Well done!.", "two marks"),
        ("You take the the card.", "a word twice"),
        ("Cарта", "a word in two alphabets"),
        ("A\u200bcard", "an odd character"),
        ("A card (red", "a bracket is open"),
        ("Ame\u0301lie", "letters in pieces"),
    ],
)
def test_what_no_language_has_is_found(text, fault):
    assert faults(text) == [fault]


@pytest.mark.parametrize("text", ["8:an i rött", "1.º lugar", "12’er er", "Type ? for help.", "… and 2 more: l"])
def test_what_some_language_has_is_no_fault(text):
    assert faults(text) == []


def test_the_end_of_a_sentence_is_heard_through_what_closes_it():
    told = ["A label", "A sentence.", "Really?", "Look!", "He says: “hello!”", "(A card.)", "The cards:", "So…", ""]
    assert "".join(end_of(text) or "-" for text in told) == "-.....:.-"


# What a language lacks -----------------------------------------------------------------------------------------------
def test_what_a_language_lacks_is_said_in_english(monkeypatch):
    some, whole = {None: "browser-home = Begin\n", "djinn": "djinn-trump = Troef\n"}, speech.source
    monkeypatch.setattr(
        speech, "source", lambda language, game: some.get(game, "") if language == "nl" else whole(language, game)
    )
    speech.catalogue.cache_clear()
    try:
        dutch = speech.Tongue("nl")
        assert (dutch.say("browser-home"), dutch.say("djinn-trump")) == ("Begin", "Troef")
        assert dutch.say("browser-watchers", count=1) == "1 person is watching."
        assert (dutch.say("djinn-trick"), dutch.say("browser-game-seashore")) == ("Trick", "Sea or Shore")
        assert dutch.has("browser-watchers") and not dutch.has("browser-nobody")
        with pytest.raises(LookupError, match="no message browser-nobody"):
            dutch.say("browser-nobody")
    finally:
        speech.catalogue.cache_clear()


def test_a_refusal_names_nobody_for_a_seat_that_is_not_there():
    english = speech.tongue("en")
    names = english.seats("kadora", 2)
    assert names == ["seat 0", "seat 1", "the island"]
    told = english.refusal("kadora", "no-seat", {"seat": "2", "last": 1}, names)
    assert told == "There’s no seat 2: the seats are 0 to 1."
