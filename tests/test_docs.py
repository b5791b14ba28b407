"""Every command and every piece of code in README and docs runs, or says before it why not:

    <!-- not run: takes minutes -->                 the whole block that follows
    <!-- not run, karat report: takes minutes -->   its lines that begin so

What is not run is still read: a command that is Karat's must be one that it understands.
"""

import asyncio
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import urllib.request
from dataclasses import dataclass
from pathlib import Path

import click
import pytest
from hatch_build import LINK

from karat.cli import main
from karat.server.storage.store import prepare
from patience import LONGEST, PATIENCE

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "docs" / "examples"
FOLLOWED = ROOT / "docs" / "your-game.md"  # from top to bottom in one folder, every change made
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
MARK = re.compile(r"<!-- not run(?:, (?P<lines>[^:]+))?:(?P<why>.*)-->")
KINDS = ("console", "json", "python", "sh", "text")
COMMAND = re.compile(r"^(\$ |karat |make |python |docker |pip |curl |git )", re.M)
STAYS = re.compile(r"karat( serve\b.*)?$")  # until it is told to stop
# What a reader has at hand who comes from README.
AT_HAND = """
import karat
g = karat.game("kadora")
state = g.new(players=2, seed=7, seat_view=True)
k = state.knowledge(0)
"""


@dataclass
class Block:
    page: Path
    line: int
    kind: str
    text: str
    marks: list  # (which lines or None, why)

    @property
    def name(self):
        return f"{self.page.relative_to(ROOT)}:{self.line}"

    def commands(self):
        """Its command lines, and whether each is to be run."""
        for line in self.text.replace("\\\n", " ").splitlines():
            if self.kind == "console" and not line.startswith("$ "):
                continue
            command = re.sub(r"\s+# .*", "", line).removeprefix("$ ").strip()
            if command:
                yield command, not any(lines is None or command.startswith(lines) for lines, _ in self.marks)


def blocks(page):
    found, marks, begun = [], [], None
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        if begun:
            if line.startswith("```"):
                begun.text, begun = begun.text.strip("\n"), None
            else:
                begun.text += line + "\n"
        elif line.startswith("```"):
            begun = Block(page, number, line[3:].strip(), "", marks)
            found.append(begun)
            marks = []
        elif mark := MARK.match(line):
            marks.append((mark["lines"], mark["why"].strip()))
        elif line.strip():
            marks = []
    return found


ALL = [block for page in PAGES for block in blocks(page)]
named = {"ids": lambda one: one.name if isinstance(one, Block) else one.stem}


@pytest.mark.parametrize("block", ALL, **named)
def test_a_block_says_what_it_is_and_a_mark_says_why(block):
    assert block.kind in KINDS, f"{block.name} should begin with ``` and one of {', '.join(KINDS)}"
    assert all(why for _, why in block.marks), f"{block.name} is not run, and does not say why"
    for lines, _ in block.marks:
        assert lines is None or any(command.startswith(lines) for command, _ in block.commands())
    if block.kind == "text":
        assert not COMMAND.search(block.text), f"{block.name} has a command: call it sh"
    if block.kind == "json":
        json.loads(block.text)


def test_marks_stand_only_before_blocks():
    marks = sum(len(re.findall(r"<!--\s*not run", page.read_text(encoding="utf-8"))) for page in PAGES)
    assert marks == sum(len(block.marks) for block in ALL)


@pytest.mark.parametrize("page", PAGES, **named)
def test_links_to_pages_and_their_headings_lead_there(page):
    text = re.sub(r"`[^`\n]+`", "", page.read_text(encoding="utf-8"))  # what is code is no link
    for *_, link in LINK.findall(text):
        path, _, heading = link.partition("#")
        there = page.parent / path
        assert there.exists(), link
        titles = re.findall(r"^#+ (.*)$", there.read_text(encoding="utf-8"), re.M) if heading else []
        slugs = [re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles]
        assert not heading or heading in slugs, link


@pytest.mark.parametrize("page", [*PAGES, ROOT / "CONTRIBUTING.md"], **named)
def test_commands_and_options_in_sentences_are_there(page):
    targets = re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text(), re.M)
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    for program, name, rest in re.findall(r"`(karat|make) ([a-z][a-z-]*)([^`]*)`", text):
        if program == "make":
            assert name in targets, f"there is no make {name}"
            continue
        assert name in main.commands, f"there is no karat {name}"
        known = {option for one in main.commands[name].params for option in one.opts} | {"--help"}
        assert {word.partition("=")[0] for word in rest.split() if word.startswith("-")} <= known, rest


# Python --------------------------------------------------------------------------------------------------------------
PYTHON = [page for page in PAGES if page != FOLLOWED and any(b.kind == "python" for b in blocks(page))]


@pytest.mark.parametrize("page", PYTHON, **named)
def test_python_runs_from_top_to_bottom(page, workshop):
    pieces = [block for block in blocks(page) if block.kind == "python"]
    for block in pieces:
        compile(block.text, block.name, "exec")
    code = "\n".join(block.text for block in pieces if not block.marks)
    if '"runs"' in code:
        assert workshop("karat simulate kadora -n 500 --bots quick --decisions --out runs").returncode == 0
    ran = workshop([sys.executable, "-c", AT_HAND + code])
    assert ran.returncode == 0, ran.stderr


# Commands ------------------------------------------------------------------------------------------------------------
@pytest.fixture
def workshop(tmp_path):
    """Runs a command in a folder that holds what the pages speak of."""
    own = next(block for block in blocks(ROOT / "docs" / "own-bots.md") if block.kind == "python")
    for place in ("mybot.py", "mypackage/bots.py", "mypackage/__init__.py"):
        (tmp_path / place).parent.mkdir(exist_ok=True)
        (tmp_path / place).write_text(own.text)
    shutil.copy(EXAMPLES / "bot_program.sh", tmp_path / "mybot")
    shutil.copy(ROOT / "tests" / "records" / "diamant-3.json", tmp_path / "game.json")
    for folder in ("docs", "tests", "bench"):
        (tmp_path / folder).symlink_to(ROOT / folder)
    asyncio.run(prepare(str(tmp_path / "tables.db")))
    environment = os.environ | {
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]),
        "KARAT_DB": str(tmp_path / "tables.db"), "KARAT_PORT": "0", "BROWSER": "true",
    }  # fmt: skip

    def run(command):
        if isinstance(command, str) and STAYS.match(command):
            return _run_server(command, cwd=tmp_path, env=environment)
        shell = command if isinstance(command, list) else ["bash", "-ec", command]
        return subprocess.run(
            shell, cwd=tmp_path, env=environment, input="", capture_output=True, text=True, check=False, timeout=LONGEST
        )

    return run


def _run_server(command, **how):
    """Start it, look whether it answers where it says it is, tell it to stop. Any free port will do: that of the page
    may be in use, by other tests or by whoever reads along."""
    words = re.sub(r"(--port )\d+", r"\g<1>0", command)
    server = subprocess.Popen(shlex.split(words), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **how)
    told = server.stdout.readline()
    if found := re.match(r"Karat is at (http://\S+)", told):
        with urllib.request.urlopen(f"{found[1]}health", timeout=PATIENCE):
            server.send_signal(signal.SIGTERM)
    out, err = server.communicate(timeout=PATIENCE)
    return subprocess.CompletedProcess(command, server.returncode if found else 1, told + out, err)


COMMANDS = [block for block in ALL if block.kind in ("sh", "console") and block.page != FOLLOWED]


@pytest.mark.parametrize("block", COMMANDS, **named)
def test_commands_run(block, workshop, tmp_path, monkeypatch):
    for command, is_run in block.commands():
        if is_run:
            ran = workshop(command)
            assert ran.returncode == 0, f"{command}\n{ran.stdout}{ran.stderr}"
        elif command.startswith("karat "):
            monkeypatch.chdir(tmp_path)
            understood(shlex.split(command)[1:])


def understood(words):
    """Whether Karat understands a command line, without doing what it says."""
    name, *arguments = words
    with click.Context(main, info_name="karat") as context:
        assert main.get_command(context, name), f"there is no karat {name}"
        main.get_command(context, name).make_context(name, arguments, parent=context)


# Your own game -------------------------------------------------------------------------------------------------------
REPLACE, ADD, WRITE = (re.compile(f"{what}`(.+)`{end}$") for what, end in (("In ", ", replace"), ("Add to ", ":"),
                                                                          ("Write ", ":")))  # fmt: skip


def test_the_page_about_your_own_game_can_be_followed(workshop, tmp_path):
    """Word for word: every change is made, every command says what the page says it does."""
    lines, old = FOLLOWED.read_text(encoding="utf-8").splitlines(), None
    for block in blocks(FOLLOWED):
        lead = next(line for line in reversed(lines[: block.line - 1]) if line.strip())
        if found := REPLACE.match(lead):
            old = tmp_path / found[1], block.text
        elif lead == "with":
            file, before = old
            assert file.read_text().count(before) == 1, f"{block.name}: {file.name} does not have this once"
            file.write_text(file.read_text().replace(before, block.text))
        elif found := ADD.match(lead):
            with (tmp_path / found[1]).open("a") as file:
                file.write(block.text + "\n")
        elif found := WRITE.match(lead):
            (tmp_path / found[1]).write_text(block.text + "\n")
        elif block.kind == "python":
            ran = workshop([sys.executable, "-c", block.text])
            assert ran.returncode == 0, ran.stderr
        elif block.kind in ("sh", "console"):
            follow(block, workshop)


def follow(block, run):
    """Run the commands of a block; each prints the lines that stand below it, with anything for …"""
    told = re.split(r"^\$ ", block.text, flags=re.M)[1:] if block.kind == "console" else block.text.splitlines()
    for command, *wanted in (one.splitlines() for one in told):
        ran = run(command)
        fails = any(line.startswith("✗") for line in wanted)
        assert ran.returncode == fails, f"{command}\n{ran.stdout}{ran.stderr}"
        for line in wanted:
            pattern = ".*".join(map(re.escape, line.split("…")))
            assert re.search(f"^{pattern}", ran.stdout, re.M), f"{command} does not print {line!r}:\n{ran.stdout}"
