"""The package holds the table, says who made it, and cannot be built without the browser's part."""

import os
import re
import shutil
import subprocess
import tarfile
from email import message_from_bytes
from zipfile import ZipFile

import pytest
from hatch_build import LINK, MISSING, resolved

import karat
from wheel import NOWHERE, ROOT, build, install

SOURCE = "https://example.org/karat"


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """A folder with a wheel and a source archive."""
    folder = tmp_path_factory.mktemp("dist")
    built = build(folder)
    assert built.returncode == 0, built.stdout + built.stderr
    return folder


@pytest.fixture(scope="module")
def wheel(made):
    (one,) = made.glob("*.whl")
    assert one.name == f"karat-{karat.__version__}-py3-none-any.whl"
    return one


def test_the_wheel_holds_the_table_and_all_that_the_package_reads(wheel):
    with ZipFile(wheel) as archive:
        inside = {name.removeprefix("karat/") for name in archive.namelist()}
    package = ROOT / "src" / "karat"
    files = {str(file.relative_to(package)) for file in package.rglob("*") if file.is_file()}
    assert {name for name in files if "__pycache__" not in name} <= inside
    assert {"server/static/index.html", "py.typed", "locale/de.ftl", "games/djinn/locale/de.ftl"} <= inside
    assert not any("node_modules" in name or name.startswith("tests") for name in inside)


def test_the_source_archive_holds_what_builds_and_tests_it(made):
    (archive,) = made.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        inside = {name.partition("/")[2] for name in opened.getnames()}
    assert {"client/package-lock.json", "client/src/main.ts", "src/karat/server/static/index.html"} <= inside
    assert {"Makefile", "requirements.lock", "tests/wheel.py", "docs/picture.png"} <= inside
    assert not any("node_modules" in name for name in inside)


def test_what_a_package_index_shows(wheel):
    with ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith("METADATA"))
        shown = message_from_bytes(archive.read(name))
    assert shown["Version"] == karat.__version__ and shown["Author"] == "The Karat authors"
    assert shown["License-Expression"] == "MIT" and shown["Requires-Python"] == "<3.15,>=3.11"
    kinds = shown.get_all("Classifier")
    assert "Typing :: Typed" in kinds and "Topic :: Games/Entertainment :: Board Games" in kinds
    assert sum(kind.startswith("Natural Language") for kind in kinds) == 10
    text = shown.get_payload()
    assert text.startswith("# Karat") and not LINK.search(text)


def test_links_of_the_readme_resolve_wherever_it_is_read():
    text = (ROOT / "README.md").read_text()
    there = resolved(text, SOURCE, "1.2.3")
    assert f"({SOURCE}/raw/v1.2.3/docs/picture.png)" in there and f"({SOURCE}/blob/v1.2.3/LICENSE)" in there
    assert not LINK.search(there) and "LICENSE" not in re.sub(r"\[.*?\]\(.*?\)", "", there)
    assert "docs/picture.png" not in resolved(text, None, "1.2.3")


def test_the_readme_names_the_file_that_is_made(wheel):
    named = set(re.findall(r"karat-[\w.-]+\.whl", (ROOT / "README.md").read_text()))
    assert named == {wheel.name}


def test_without_the_browsers_part_and_npm_there_is_one_sentence(tmp_path):
    source = tmp_path / "source"
    ignored = shutil.ignore_patterns(".git", ".venv", "node_modules", "static", "tests", "shots", "__pycache__")
    shutil.copytree(ROOT, source, ignore=ignored)
    built = build(tmp_path / "dist", source)
    told = built.stdout + built.stderr
    assert built.returncode == 1 and MISSING in told and "Traceback" not in told
    assert not list(tmp_path.glob("dist/*"))


def test_the_program_runs_in_an_empty_environment(wheel, tmp_path):
    program = install(wheel, tmp_path / "empty")
    shown = subprocess.run([program, "--version"], env=os.environ | NOWHERE, capture_output=True, text=True, check=True)
    assert shown.stdout == f"karat, version {karat.__version__}\n"
    where = "import karat; print(karat.__file__)"
    shown = subprocess.run([program.with_name("python"), "-c", where], capture_output=True, text=True, check=True)
    assert shown.stdout.startswith(str(tmp_path))
