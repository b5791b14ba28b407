"""A release is refused in one sentence where a step fails. (`tools/release --dry-run` makes one but for the tag.)"""

import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader

import pytest

import karat
from wheel import ROOT

VERSION = "src/karat/__init__.py"


@pytest.fixture
def tree(tmp_path):
    """A clean tree of its own."""
    tree = tmp_path / "karat"
    for name in ("CHANGELOG.md", "pyproject.toml", "tools/release", VERSION):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).write_bytes((ROOT / name).read_bytes())
    for words in ("init -q", "add .", "-c user.name=a -c user.email=a@example.org commit -qm a"):
        subprocess.run(["git", *words.split()], cwd=tree, check=True)
    return tree


def refusal(tree, *options):
    command = [sys.executable, tree / "tools" / "release", *options]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 1 and ran.stderr.count("\n") == 1, ran
    return ran.stderr.strip()


def change(file, old, new):
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))


def test_a_tree_that_is_not_clean(tree):
    (tree / "notes.txt").write_text("")
    assert refusal(tree, "--dry-run", "--no-tests") == "The tree is not clean: ?? notes.txt."


def test_a_version_that_the_changelog_does_not_know(tree):
    change(tree / VERSION, karat.__version__, "9.9.9")
    assert refusal(tree, "--dry-run", "--no-tests") == "CHANGELOG.md says nothing about 9.9.9."


def test_a_version_that_is_none(tree):
    change(tree / VERSION, karat.__version__, "next")
    assert refusal(tree, "--dry-run").endswith("holds no version such as 1.2.3.")


def test_a_version_without_a_day(tree):
    change(tree / "CHANGELOG.md", f"## {karat.__version__}, ", f"## {karat.__version__}, soon ")
    assert "gives no day" in refusal(tree)


def test_a_version_that_leaves_nothing_behind(tree):
    change(tree / "CHANGELOG.md", "not yet released", "2026-11-30")
    assert refusal(tree).endswith("is missing, for later versions to open: make released.")


def test_a_version_that_is_tagged(tree):
    subprocess.run(["git", "tag", f"v{karat.__version__}"], cwd=tree, check=True)
    assert "is tagged already" in refusal(tree, "--dry-run", "--no-tests")


def test_what_is_tagged_is_the_version(tree, monkeypatch, capsys):
    """Whatever Pythons it was tried with before."""
    monkeypatch.setattr(sys, "dont_write_bytecode", True)  # the tree stays clean
    loader, done = SourceFileLoader("release", str(tree / "tools" / "release")), []
    release = module_from_spec(spec_from_loader("release", loader))
    loader.exec_module(release)

    def step(what, *command, **how):
        done.append(what)
        if what == "python -m build":
            release.DIST.mkdir()
            (release.DIST / "karat.whl").write_text("")

    monkeypatch.setattr(release, "step", step)
    monkeypatch.setattr(release, "pythons", lambda: [("python3.11", "python3.11"), ("python3.99", None)])
    release.main(["--dry-run", "--no-tests"])
    told = capsys.readouterr().out
    assert told.endswith(f"This would be tagged v{karat.__version__}.\n") and "python3.99 is not on this" in told
    assert [what for what in done if what.startswith("python3.11: ")][-1] == "python3.11: a game in a browser"


def test_options(tree):
    assert refusal(tree, "--no-tests") == "--no-tests goes only with --dry-run."
    assert refusal(tree, "--fly").startswith("--fly is not known")
