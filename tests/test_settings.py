"""docs/settings.md names every setting that there is."""

import re
from pathlib import Path

from karat.cli import main
from karat.speech import native

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "settings.md").read_text(encoding="utf-8")
SOURCES = [
    *ROOT.glob("src/karat/**/*.py"), *ROOT.glob("tests/**/*.py"), *ROOT.glob("bench/*.py"),
    *ROOT.glob("docs/examples/*.*"), *ROOT.glob("client/*.ts"), *ROOT.glob("client/src/**/*.ts"), ROOT / "Makefile",
]  # fmt: skip
READ = r'environ(?:\.get\(|\.pop\(|\.setdefault\(|\[)"([A-Z_]+)"|getenv\("([A-Z_]+)"|process\.env\.(\w+)|envvar="(\w+)"'
# What only tests and benches hand on to what they start.
TESTS_ONLY = {"PATH", "XDG_RUNTIME_DIR", "AHEAD", "DEALT", "KARAT_PROGRAM", "XLA_PYTHON_CLIENT_PREALLOCATE"}


def test_every_environment_variable_is_on_the_page():
    text = {file: file.read_text(encoding="utf-8") for file in SOURCES}
    read = {name for one in text.values() for names in re.findall(READ, one) for name in names if name}
    ours = {name for one in text.values() for name in re.findall(r"\bKARAT_[A-Z_]+\b", one)}
    assert {"KARAT_CACHE", "KARAT_DB", "KARAT_BOT_SECONDS", "KARAT_SERVER", "TERM"} <= read | ours
    assert {name for name in read | ours if f"`{name}" not in PAGE} - TESTS_ONLY == set()


def test_the_page_names_no_variable_of_ours_that_is_not_there():
    code = "".join(file.read_text(encoding="utf-8") for file in SOURCES)
    assert [name for name in re.findall(r"KARAT_[A-Z_]+", PAGE) if name not in code] == []


def test_the_language_of_the_machine_is_found_where_the_page_says(monkeypatch):
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    for name in names:
        assert f"`{name}`" in PAGE
        for other in names:
            monkeypatch.setenv(other, "nl_NL.UTF-8" if other == name else "")
        assert native() == "nl"


def test_every_option_of_serve_is_on_the_page_with_its_default():
    serve = main.commands["serve"]
    rows = dict(re.findall(r"^\| `(--[a-z-]+)` \|.*\| (.*) \|$", PAGE, re.M))
    assert set(rows) == {option.opts[0] for option in serve.params if option.name != "help"}
    for option in serve.params:
        if option.show_default:
            before = f"`{option.envvar}`, or " if option.envvar else ""
            assert rows[option.opts[0]] == f"{before}`{option.default}`", option.opts[0]
