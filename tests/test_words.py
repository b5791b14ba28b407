"""Every language reads well whatever stands in its sentences: docs/words/<language>.md says what it never shows."""

import pytest

from rendered import DOCS, NAMES, forbidden, wrong
from test_languages import TRANSLATIONS


def rows(language):
    return list(forbidden(f"words/{language}.md"))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_language_has_a_page_for_its_translators(language):
    page = (DOCS / "words" / f"{language}.md").read_text(encoding="utf-8")
    assert "## Terms" in page and len(rows(language)) >= 10


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_sentence_reads_as_its_page_forbids(language):
    found, sentences = wrong(language, f"words/{language}.md")
    assert sentences > 10_000 and found == {}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_each_pattern_finds_its_fault_and_not_what_to_say_instead(language):
    for pattern, (say, fault) in rows(language):
        for name in NAMES:
            assert pattern.search(fault.replace("NAME", name)), f"{pattern.pattern} does not find {fault}"
            assert not pattern.search(say.replace("NAME", name)), f"{pattern.pattern} finds {say}"
