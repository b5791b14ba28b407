"""Every language says what English says: the same messages with the same values, in plurals and words of its own."""

import os
import re
import shutil
import subprocess
import sys
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

import karat
from catalogues import FOLDERS, ids, text
from karat.server.protocol.refusal import REFUSALS, STATUS
from karat.speech import COUNTRIES, LANGUAGES, named, tongue
from pseudo import pseudo

TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
# Variables that may hold a number of things.
COUNTS = (
    "alone cards carried castle count deck diamonds discard djinn drawn gone hand held kept laid lead left loot lost "
    "minutes missing moves open owed own path pieces players plus points price rest rubies seconds share shared shown "
    "size spare sum total treasures turns"
)
SEVERAL = "always several"  # the comment in English on a message whose number is never one
UNCHANGING = "1 … 5: "  # begins the line of a catalogue with the words that stand after any number alike
# Words that are the same as in English: in all languages, and in one.
SAME = "diamant diamoniak djinn kadora"
ALSO_SAME = {
    "nl": "bot chat code had hand host in lava link menu min onyx open plus score stop",
    "de": "block chat code expedition in link normal plus wow",
    "fr": "bot camp menu min onyx options orange pause pile piles plus point points score table turquoise",
    "es": "bot bytes chat lava min no normal",
    "pt": "bot bytes lava link menu min",
    "it": "bot chat lava link menu min no",
    "sv": "bot expedition hand lava min onyx orange plus",
    "da": "bot for lava link menu orange plus point send stop",
}


class Catalogue(Visitor):
    """The patterns of a catalogue by message and attribute, and what is wrong in the file itself."""

    def __init__(self, text):
        self.patterns, self.wrong, self.several = {}, [], set()
        self.unchanging = {word for line in text.splitlines() for word in line.partition(f"# {UNCHANGING}")[2].split()}
        self.visit(parse(text))

    def visit_Junk(self, node):
        self.wrong.append(node.content)

    def visit_Message(self, node):
        if node.comment and SEVERAL in node.comment.content:
            self.several.add(node.id.name)
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
    return Catalogue(text(language))


def pairs(language):
    """Each message in English and in this language."""
    english, other = catalogue("en").patterns, catalogue(language).patterns
    return [(id, english[id], other[id]) for id in english if id in other]


def uninflected(pattern, counted=frozenset()):
    """The words that stand right after a number, in no branch that the number has chosen."""
    for part, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        one = getattr(part, "expression", None)
        if isinstance(one, ast.SelectExpression):
            counts = {one.selector.id.name} if any(name(variant) == "number" for variant in one.variants) else set()
            for variant in one.variants:
                yield from uninflected(variant.value, counted | counts)
        elif isinstance(one, ast.VariableReference) and one.id.name in {*COUNTS.split()} - counted:
            if isinstance(after, ast.TextElement) and (word := re.match(r"\s(\w+)", after.value)):
                yield word[1]


def same_values(english, other):
    """Whether both have the same choices, and the same variables in every branch."""
    choices = Parts(english).named_choices()
    if choices != Parts(other).named_choices():
        return False
    branches = product(*([(variable, one) for one in names] for variable, names in choices.items()))
    return all(Parts(english, branch).variables == Parts(other, branch).variables for branch in branches)


def words(text):
    return re.findall(r"[^\W\d_]{2,}", text.lower())


def test_all_languages_are_there_for_every_game():
    assert len(LANGUAGES) >= 10 and "en" in LANGUAGES
    for folder in FOLDERS.values():
        assert tuple(sorted(file.name for file in folder.iterdir())) == tuple(f"{one}.ftl" for one in LANGUAGES)


def game_of(id):
    """The one rule: a message is of the game that the first words of its id name, of all games where they name none."""
    return next(iter(named(id)), None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_game_are_in_its_folder_and_shared_words_name_none(language):
    for game, folder in FOLDERS.items():
        own = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        assert [id for id in ids(own) if game_of(id) != game] == []
    shared = (FOLDERS[None] / f"{language}.ftl").read_text(encoding="utf-8").lower()
    titles = [catalogue(language).patterns[f"browser-game-{game}"].elements[0].value for game in karat.games()]
    assert [name for name in (*karat.games(), *titles) if name.lower() in shared] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_is_well_made_and_can_be_said(language):
    assert catalogue(language).wrong == []
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text(language)))
    for id, pattern in catalogue(language).patterns.items():
        message, _, attribute = id.partition(".")
        found = bundle.get_message(message)
        for number in (0, 1, 2, 5):
            values = dict.fromkeys(Parts(pattern).variables, number)
            said, wrong = bundle.format_pattern(found.attributes[attribute] if attribute else found.value, values)
            assert not wrong and "{" not in said, f"{id}: {wrong}"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_message_is_missing_or_left_over_and_their_order_is_the_same(language):
    english, other = list(catalogue("en").patterns), list(catalogue(language).patterns)
    assert [id for id in english if id not in other] == []
    assert [id for id in other if id not in english] == []
    assert english == other


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_messages_have_the_same_variables_in_every_branch(language):
    assert [id for id, english, other in pairs(language) if not same_values(english, other)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_counts_has_all_plurals_of_the_language(language):
    plurals = {*Locale.parse(language, sep="-").plural_form.tags, "other"}
    wrong = []
    for id, pattern in catalogue(language).patterns.items():
        for variable, variants in Parts(pattern).selectors:
            counted = CATEGORIES & set(map(key, variants))
            if (counted - {"other"} or len(variants) == 1) and counted != plurals:
                wrong.append(f"{id} ${variable}: {sorted(counted)}, not {sorted(plurals)}")
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_after_a_number_fits_the_number(language):
    told, several = catalogue(language), catalogue("en").several
    assert [
        f"{id}: {word}"
        for id, pattern in told.patterns.items()
        for word in uninflected(pattern)
        if id not in several and word not in told.unchanging
    ] == []


# Names without a number before a verb that does not change, and “1 Diamanten”, an accusative.
ALIKE = {"sv": ["waiting"], "de": ["diamoniak-reason-diamonds-left"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_not_said_like_many(language):
    """What is the same for all numbers is written once, and its words stand in the head of the file."""
    wrong = []
    for id, pattern in catalogue(language).patterns.items():
        for _, variants in Parts(pattern).selectors:
            said = {key(variant): serialize_pattern(variant.value).strip() for variant in variants}
            wrong += [id] if "one" in said and said["one"] == said["other"] else []
    assert wrong == ALIKE.get(language, [])


def unaddressed(pattern):
    """The sentences to the reader that are those of anybody else, but for the name."""
    for variable, variants in Parts(pattern).selectors:
        if variable == "you":
            said = {name(variant).strip("*"): serialize_pattern(variant.value) for variant in variants}
            others = re.sub(r"^\s*\{ \$\w+ \} ", "", said.pop("none", "")).strip().lower()
            yield from (to for to, text in said.items() if text.strip().lower() == others)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reader_is_not_told_of_like_anybody_else(language):
    assert [id for id, pattern in catalogue(language).patterns.items() if list(unaddressed(pattern))] == []


def test_a_reader_who_is_told_of_like_anybody_else_is_found():
    told = "a = { $you ->\n    [seat] %s { $card }.\n   *[none] { $seat } tira { $card }.\n}\n"
    found = [list(unaddressed(Catalogue(told % word).patterns["a"])) for word in ("Tiras", "Tira")]
    assert found == [[], ["seat"]]


def test_every_refusal_has_a_message():
    english, wrong = catalogue("en").patterns, []
    for game in karat.games():
        for reason in import_module(f"karat.games.{game}.words").REFUSALS:
            if not {f"{game}-refusal-{reason}", f"refusal-{reason}"} & set(english):
                wrong.append(f"{game}: {reason}")
    assert wrong == []


def test_every_refusal_of_the_server_has_a_message():
    english, wrong = catalogue("en").patterns, []
    for reason in REFUSALS:
        wrong += [reason] if f"refusal-{reason}" not in english else []
        wrong += [id for game in karat.games() if (id := f"{game}-refusal-{reason}") in english]  # a rule's, not ours
    wrong += [error for error in (*STATUS, "bad", "late", "mistake") if f"refusal-{error}" not in english]
    assert wrong == []


def test_every_rule_that_a_refusal_names_is_in_the_rules():
    rules = {id.partition(".")[2] for id in catalogue("en").patterns if "-rules-" in id}
    named = {rule for game in karat.games() for rule in import_module(f"karat.games.{game}.words").REFUSALS.values()}
    assert named <= rules


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_still_english(language):
    same = {*SAME.split(), *ALSO_SAME.get(language, "").split()}
    wrong = []
    for id, english, other in pairs(language):
        kept = set(Parts(english).texts) & set(Parts(other).texts)
        wrong += [f"{id}: {text}" for text in kept if set(words(text)) - same]
    assert wrong == []


def test_names_that_are_written_from_right_to_left_do_not_reorder_the_sentence_around_them():
    english = tongue("en")
    assert english.say("score", name="Ada", score=3) == "Ada 3"
    assert english.say("score", name="שרה", score=3) == "\u2068שרה\u2069 3"
    assert english.listed(["שרה", "Ada", "دانا"]) == "\u2068שרה\u2069, Ada and \u2068دانا\u2069"


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_does_not_count_the_games_which_may_be_more(language):
    five = ("fem", "fünf", "five", "cinco", "cinq", "cinque", "vijf", "пять")
    assert not tongue(language).say("browser-tagline").lower().startswith(five)


def test_numbers_are_written_as_in_portugal_and_britain():
    """A language that is spoken in several countries has the numbers of one of them; the client says the same."""
    told = {language: tongue(language).say("stats-games", count=40_000) for language in ("en", "pt", "de")}
    assert told == {"en": "40,000 games", "pt": "40\xa0000 partidas", "de": "40.000 Spiele"}
    client = (Path(karat.__file__).parents[2] / "client" / "src" / "lib" / "speech.svelte.ts").read_text()
    assert all(f"{language}: '{locale}'" in client for language, locale in COUNTRIES.items())


def test_a_language_of_one_country_is_a_catalogue_more(tmp_path):
    """What it says is its own, what it lacks is said in English, and its people get it unasked."""
    package = tmp_path / "karat"
    shutil.copytree(Path(karat.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    (package / "locale" / "pt-BR.ftl").write_text("you = você\nstats-wins = { $count } vitórias\n", encoding="utf-8")
    code = (
        "from karat.speech import native, tongue; t = tongue(native())\n"
        "print(t.language, t.say('you'), t.say('stats-wins', count=40_000), t.say('browser-home'), sep='|')"
    )
    for locale, told in (
        ("pt_BR.UTF-8", "pt-BR|você|40.000 vitórias|Home"),
        ("pt_PT.UTF-8", "pt|tu|40\xa0000 vitórias|Início"),
    ):
        environment = os.environ | {"PYTHONPATH": str(tmp_path), "LC_ALL": locale, "PYTHONUTF8": "1"}
        run = subprocess.run(
            [sys.executable, "-c", code], env=environment, capture_output=True, encoding="utf-8", check=True
        )
        assert run.stdout.strip() == told


def test_the_pseudo_language_is_english_with_longer_words():
    made, english = Catalogue(pseudo()), catalogue("en")
    assert made.wrong == [] and list(made.patterns) == list(english.patterns)
    assert all(same_values(english.patterns[id], made.patterns[id]) for id in english.patterns)
    assert Parts(made.patterns["browser-settings"]).texts == ["Šéťťîñĝšöööö"]
    assert Parts(made.patterns["browser-age"]).texts == ["áĝéšöö", "+"]
    before, after = (
        sum(len("".join(words(text))) for pattern in one.patterns.values() for text in Parts(pattern).texts)
        for one in (english, made)
    )
    assert 1.4 <= after / before < 1.7
