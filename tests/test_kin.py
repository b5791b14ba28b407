"""Words among their own: none from a neighbouring language, none in two genders, none with and without its ё.

What a language holds to is read from its own sentences, so nothing has to be listed but what is right for once.
"""

import re
from collections import defaultdict

import pytest

from rendered import rendered
from test_languages import TRANSLATIONS

COMMON, RARE = 20, 2  # in so many messages of one language, and of another one
BOTH = {  # what is common in one language and right, if rare, in another
    "nl": "ge heksen leer les",
    "de": "ge hebt los ton tu",
    "fr": "ma quel",
    "es": "am das diamant par partir tal visible",
    "pt": "am diamant final las si som ta tal",
    "it": "alle com diamant fra",
    "sv": "er giv lilla nog passa spelen",
    "da": "ende pas passe ti vide",
    "ru": "diamant",
}
GENDERS = {  # words that only stand before the one or the other
    "es": ("un el del al este ese otro ningún nuevo", "una la esta esa otra ninguna nueva"),
    "pt": ("um do no este outro teu seu num dum pelo novo", "uma da na esta outra tua sua numa pela nova"),
    "it": ("un il del al nel dal sul questo uno lo tuo", "una la della alla nella dalla sulla questa tua"),
    "fr": ("un le du au ce mon ton aucun", "une la cette ma ta aucune"),
    "de": ("ein einen einem dein deinen deinem kein keinen", "eine deine keine"),
    "sv": ("en", "ett"),
    "da": ("en", "et"),
}
EITHER = {  # what stands after both
    "es": "a anterior azul de es mayor mejor más número para que siguiente",
    "pt": "1 2 5 azul de no só tem",
    "it": "a ha numero per più seguente è",
    "fr": "a autre avec d deuxième erreur même n plus propre qui rouge troisième à",
    "de": "davon der fehler lila neuen",
    "sv": "av efter enda till",
    "da": "af til",
}
WITH_AND_WITHOUT = "все нем чем"


def messages(sentences):
    """Each word with the messages that have it."""
    found = defaultdict(set)
    for id, text in sentences:
        for word in re.findall(r"[^\W\d_]{2,}", text.lower()):
            found[word].add(id)
    return found


def strangers(language, sentences):
    """The words of a neighbour."""
    own, found = messages(sentences), set()
    for other in TRANSLATIONS:
        if other != language:
            common = {word for word, ids in messages(rendered(other)).items() if len(ids) >= COMMON}
            found |= {word for word in common if 0 < len(own.get(word, ())) <= RARE}
    return found - {*BOTH[language].split()}


def twofold(language, sentences):
    """The words that stand in two genders."""
    found = [set(), set()]
    for words, before in zip(found, GENDERS[language], strict=True):
        pattern = re.compile(rf"(?<!-)\b(?:{before.replace(' ', '|')}) ([^\W_]+(?:-[^\W_]+)*)", re.I)
        words |= {word.lower() for _, text in sentences for word in pattern.findall(text)}
    return (found[0] & found[1]) - {*EITHER[language].split()}


def bare(sentences):
    """The Russian words that stand with ё and without it."""
    words = set(messages(sentences))
    return {word for word in words if "ё" in word and word.replace("ё", "е") in words - {*WITH_AND_WITHOUT.split()}}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_word_is_a_neighbour_s(language):
    assert strangers(language, rendered(language)) == set()


@pytest.mark.parametrize("language", GENDERS)
def test_no_word_stands_in_two_genders(language):
    assert twofold(language, rendered(language)) == set()


def test_russian_writes_each_word_with_its_ё_or_without():
    assert bare(rendered("ru")) == set()


@pytest.mark.parametrize(
    ("language", "text", "word"),
    [
        ("da", "Træk et kort, och behold det.", "och"),
        ("da", "Det er inte tilladt her.", "inte"),
        ("sv", "Det er ikke tillåtet här.", "ikke"),
        ("sv", "Dra ett kort från leken, og behåll det.", "og"),
        ("nl", "Trek een kaart und leg hem.", "und"),
        ("de", "Zieh een Karte.", "een"),
        ("es", "Não tienes cartas.", "não"),
        ("pt", "Tira una carta.", "una"),
        ("it", "Pesca una carta avec me.", "avec"),
        ("fr", "Pioche una carte.", "una"),
    ],
)
def test_a_word_of_a_neighbour_is_found(language, text, word):
    assert word in strangers(language, [*rendered(language), ("seeded", text)])


@pytest.mark.parametrize(
    ("language", "text", "word"),
    [
        ("es", "¡una diamante!", "diamante"),
        ("es", "Juegas la 8 rojo.", "8"),
        ("pt", "Tiras um carta.", "carta"),
        ("it", "Peschi un strega.", "strega"),
        ("it", "Prendi la castello.", "castello"),
        ("fr", "Tu pioches un sorcière.", "sorcière"),
        ("fr", "Tu joues la 8 rouge.", "8"),
        ("de", "Du ziehst ein Hexe.", "hexe"),
        ("sv", "Du drar en kort.", "kort"),
        ("da", "Du trækker en kort.", "kort"),
    ],
)
def test_a_word_in_the_wrong_gender_is_found(language, text, word):
    assert twofold(language, [*rendered(language), ("seeded", text)]) == {word}


def test_a_missing_ё_is_found():
    assert bare([*rendered("ru"), ("seeded", "Ты еще ходишь.")]) == {"ещё"}
