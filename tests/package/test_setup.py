"""Setting up: two that begin at once in the same folder take turns."""

import os
import shutil
import subprocess

import pytest

from wheel import ROOT

# A make of its own, also where the tests are called by one
MAKE = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")}
SET_UP = "echo begins >> log; until test -e done; do sleep 0.05; done; echo ends >> log"


def test_who_sets_up_second_waits_and_says_so(tmp_path):
    (tmp_path / "Makefile").write_text("")
    how = {"cwd": tmp_path, "stdout": subprocess.PIPE, "text": True}
    command = [ROOT / "tools" / "alone", "sh", "-c", SET_UP]
    first = subprocess.Popen(command, **how)
    while not (tmp_path / "log").exists():
        assert first.poll() is None
    second = subprocess.Popen(command, **how)
    assert second.stdout.readline() == "Waiting for another make, which sets up here already ...\n"
    (tmp_path / "done").touch()
    assert first.communicate() == ("", None) and second.communicate() == ("", None)
    assert (tmp_path / "log").read_text().split() == ["begins", "ends"] * 2


def test_an_environment_of_which_only_half_is_there_is_made_anew(tmp_path):
    """Whoever pressed Ctrl-C while it was made had a Python in it, but no pip, for ever."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    for name in ("requirements-play.lock", "pyproject.toml", ".venv/bin/python"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch(mode=0o755)
    python = tmp_path / "python"
    python.write_text('#!/bin/sh\ncase "$1" in -m) echo "$@" >&2; exit 1;; esac\n')
    python.chmod(0o755)
    made = subprocess.run(
        ["make", f"PYTHON={python}", ".venv/play"], env=MAKE, cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert made.returncode == 2 and "\n-m venv --clear .venv\n" in made.stderr


@pytest.mark.parametrize("failing", ["pip", "npm"])
def test_without_internet_there_is_a_sentence_that_says_what_to_do(tmp_path, failing):
    """pip speaks of versions that satisfy no requirement."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    for name in ("requirements-play.lock", "pyproject.toml", "client/package-lock.json"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    for name in ("pip", "npm", "node"):
        program = tmp_path / ".venv" / "bin" / name
        program.parent.mkdir(parents=True, exist_ok=True)
        program.write_text(f"#!/bin/sh\nexit {int(name == failing)}\n")
        program.chmod(0o755)
    made = subprocess.run(
        ["make", "client/node_modules/.package-lock.json"],
        env=MAKE,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 2
    assert made.stdout.endswith("could be fetched. Is this machine on the internet? Then call make again.\n")


def test_whoever_sets_up_takes_turns():
    recipes = (ROOT / "Makefile").read_text()
    for target in ("setup", "client", "play"):
        assert f"\n{target}:\n\t$(ALONE) " in recipes
