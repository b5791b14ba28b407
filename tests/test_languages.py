"""Every language says what English says: the same messages with the same values, in plurals and words of its own."""

import re
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import karat
from karat.speech import LANGUAGES
from pseudo import pseudo

LOCALE = Path(karat.__file__).parent / "locale"
PRESENT = sorted(path.stem for path in LOCALE.glob("*.ftl"))
TRANSLATIONS = [language for language in PRESENT if language != "en"]
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
# Words that are the same as in English: in all languages, and in one.
SAME = "diamant diamoniak djinn kadora"
ALSO_SAME = {
    "nl": "bot code had hand host in lava link menu min onyx open plus score stop",
    "de": "block code expedition in link plus",
    "fr": "bot camp menu min onyx options orange pile piles plus points score table turquoise",
    "es": "bot lava min no",
    "pt": "bot lava link menu min",
    "it": "bot lava link menu min no",
    "sv": "bot expedition hand lava min onyx orange plus",
    "da": "bot for lava link menu orange plus send stop",
}


class Catalogue(Visitor):
    """The patterns of a catalogue by message and attribute, and what is wrong in the file itself."""

    def __init__(self, text):
        self.patterns, self.wrong = {}, []
        self.visit(parse(text))

    def visit_Junk(self, node):
        self.wrong.append(node.content)

    def visit_Message(self, node):
        attributes = [(f"{node.id.name}.{part.id.name}", part) for part in node.attributes]
        for id, part in [(node.id.name, node), *attributes]:
            if id in self.patterns or part.value is None:
                self.wrong.append(id)
            self.patterns[id] = part.value


class Parts(Visitor):
    """The selectors, variables and texts of a pattern, or of the branch that named choices like $you lead to."""

    def __init__(self, pattern, choices=()):
        self.choices = dict(choices)
        self.selectors, self.variables, self.texts = [], set(), []
        self.visit(pattern)

    def visit_SelectExpression(self, node):
        self.visit(node.selector)
        variable = node.selector.id.name
        self.selectors.append((variable, node.variants))
        for variant in node.variants:
            if self.choices.get(variable, name(variant)) == name(variant):
                self.visit(variant.value)

    def visit_VariableReference(self, node):
        self.variables.add(node.id.name)

    def visit_TextElement(self, node):
        self.texts.append(node.value.strip())

    def named_choices(self):
        """The names that each selector has branches for; one that only counts has none."""
        found = {}
        for variable, variants in self.selectors:
            found.setdefault(variable, set()).update(map(name, variants))
        return {variable: names for variable, names in found.items() if names != {"number"}}


def key(variant):
    return variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name


def name(variant):
    """The name of a branch, with a star if it is the default; all that numbers lead to are one branch."""
    if key(variant) in CATEGORIES or key(variant).isdigit():
        return "number"
    return ("*" if variant.default else "") + key(variant)


@cache
def catalogue(language):
    return Catalogue((LOCALE / f"{language}.ftl").read_text(encoding="utf-8"))


def pairs(language):
    """Each message in English and in this language."""
    english, other = catalogue("en").patterns, catalogue(language).patterns
    return [(id, english[id], other[id]) for id in english if id in other]


def same_values(english, other):
    """Whether both have the same choices, and the same variables in every branch."""
    choices = Parts(english).named_choices()
    if choices != Parts(other).named_choices():
        return False
    branches = product(*([(variable, one) for one in names] for variable, names in choices.items()))
    return all(Parts(english, branch).variables == Parts(other, branch).variables for branch in branches)


def words(text):
    return re.findall(r"[^\W\d_]{2,}", text.lower())


def test_all_languages_are_there():
    assert sorted(LANGUAGES) == PRESENT


@pytest.mark.parametrize("language", PRESENT)
def test_a_catalogue_is_well_made_and_can_be_said(language):
    assert catalogue(language).wrong == []
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALE / f"{language}.ftl").read_text(encoding="utf-8")))
    for id, pattern in catalogue(language).patterns.items():
        message, _, attribute = id.partition(".")
        found = bundle.get_message(message)
        values = dict.fromkeys(Parts(pattern).variables, 1)
        _, wrong = bundle.format_pattern(found.attributes[attribute] if attribute else found.value, values)
        assert not wrong, f"{id}: {wrong}"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_message_is_missing_or_left_over_and_their_order_is_the_same(language):
    english, other = list(catalogue("en").patterns), list(catalogue(language).patterns)
    assert [id for id in english if id not in other] == []
    assert [id for id in other if id not in english] == []
    assert english == other


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_messages_have_the_same_variables_in_every_branch(language):
    assert [id for id, english, other in pairs(language) if not same_values(english, other)] == []


@pytest.mark.parametrize("language", PRESENT)
def test_what_counts_has_all_plurals_of_the_language(language):
    plurals = {*Locale.parse(language).plural_form.tags, "other"}
    wrong = []
    for id, pattern in catalogue(language).patterns.items():
        for variable, variants in Parts(pattern).selectors:
            counted = CATEGORIES & set(map(key, variants))
            if (counted - {"other"} or len(variants) == 1) and counted != plurals:
                wrong.append(f"{id} ${variable}: {sorted(counted)}, not {sorted(plurals)}")
    assert wrong == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_still_english(language):
    same = {*SAME.split(), *ALSO_SAME.get(language, "").split()}
    wrong = []
    for id, english, other in pairs(language):
        kept = set(Parts(english).texts) & set(Parts(other).texts)
        wrong += [f"{id}: {text}" for text in kept if set(words(text)) - same]
    assert wrong == []


def test_the_pseudo_language_is_english_with_longer_words():
    made, english = Catalogue(pseudo()), catalogue("en")
    assert made.wrong == [] and list(made.patterns) == list(english.patterns)
    assert all(same_values(english.patterns[id], made.patterns[id]) for id in english.patterns)
    assert Parts(made.patterns["browser-settings"]).texts == ["Šéťťîñĝšöööö"]
    assert Parts(made.patterns["browser-age"]).texts == ["fŕömöö"]
    before, after = (
        sum(len("".join(words(text))) for pattern in one.patterns.values() for text in Parts(pattern).texts)
        for one in (english, made)
    )
    assert 1.4 <= after / before < 1.7
