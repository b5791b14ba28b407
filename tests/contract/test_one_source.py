"""The rules exist once: interpreted, compiled and CUDA runs of the same source agree, and imports point one way."""

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import numba
import numpy as np
import pytest

import karat
from contract.cases import CASES, name
from contract.trace import digest
from karat.games.core import cache_folder

HERE = Path(__file__).parent
SOURCE = Path(karat.__file__).parent
compiled_only = pytest.mark.skipif(bool(numba.config.DISABLE_JIT), reason="compares with the compiled run")
MOVES = 400


@compiled_only
def test_interpreted_and_compiled_play_agree_byte_for_byte():
    environment = os.environ | {
        "NUMBA_DISABLE_JIT": "1",
        "PYTHONPATH": os.pathsep.join([str(HERE.parent), str(SOURCE.parent)]),
    }
    command = [sys.executable, "-W", "error", str(HERE / "trace.py"), str(MOVES)]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    interpreted = json.loads(run.stdout)
    compiled = [digest(case, MOVES) for case in CASES]
    different = [name(case) for case, one, other in zip(CASES, interpreted, compiled, strict=True) if one != other]
    assert not different


@pytest.mark.parametrize("id", karat.games())
def test_a_state_is_one_small_flat_record(id):
    dtype = karat.game(id)._rules.STATE
    assert dtype.itemsize <= 1024
    assert not dtype.hasobject


@pytest.mark.parametrize("id", karat.games())
def test_no_field_hides_behind_a_name_of_numpy(id):
    def names(dtype):
        for field in dtype.names or ():
            yield field
            yield from names(dtype[field].base)

    assert not set(names(karat.game(id)._rules.STATE)) & set(dir(np.recarray))


def test_every_game_has_a_record_type_of_its_own():
    assert len({karat.game(id)._rules.STATE for id in karat.games()}) == len(karat.games())


LAYERS = {
    "errors": (),
    "progress": (),
    "games": ("games", "errors"),
    "table": ("table", "games", "errors"),
    "bots": ("bots", "table", "games", "errors", "progress", ""),
    "lab": ("lab", "bots", "console", "progress", "table", "games", "errors", ""),
    "learn": ("learn", "table", ""),
    "speech": (),
    "terminal": ("terminal", "bots", "console", "speech", "table", "errors", ""),
    "console": ("errors", ""),
    "server": ("server", "learn", "progress", "table", "games", "errors", ""),
    "cli": ("server", "console", "lab", "progress", "terminal", "table", "games", "errors", ""),
}


def test_imports_point_one_way():
    """games <- table <- everything else; a game knows no other game."""
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        layer = parts[0]
        if layer == "__init__":
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            modules = [node.module] if isinstance(node, ast.ImportFrom) else []
            modules += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            for module in modules:
                if module.split(".")[0] != "karat":
                    continue
                inner = module.split(".")[1:] or [""]
                assert inner[0] in LAYERS[layer], f"{path.name} imports {module}"
                if layer == "games" and len(inner) > 2 and len(parts) > 2:
                    assert inner[1] == parts[1], f"{path} imports {module}"


def test_importing_karat_loads_no_compiler():
    code = "import sys, karat; print([m for m in ('numba', 'numpy') if m in sys.modules])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


@compiled_only
def test_an_edited_rule_never_runs_from_a_stale_cache(tmp_path):
    """A copy of the package with one number changed in one file compiles into another folder and plays by it."""

    def is_over(package):
        code = (
            "import karat; from karat.games.core import cache_folder; g = karat.game('diamant')\n"
            "s = g.position(g.new(players=3, seed=1).position() | {'expedition': 3})\n"
            "for p in range(3): s.play(p, 'leave')\n"
            "print(cache_folder(g._rules.__file__), s.over)"
        )
        environment = os.environ | {"PYTHONPATH": str(package), "KARAT_CACHE": str(tmp_path / "cache")}
        run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
        assert run.returncode == 0, run.stderr
        return run.stdout.split()

    shutil.copytree(SOURCE, tmp_path / "one" / "karat", ignore=shutil.ignore_patterns("__pycache__"))
    folder, over = is_over(tmp_path / "one")
    rules = tmp_path / "one" / "karat" / "games" / "diamant" / "rules.py"
    text = rules.read_text()
    assert "EXPEDITIONS = 5" in text
    rules.write_text(text.replace("EXPEDITIONS = 5", "EXPEDITIONS = 3"))
    other_folder, other_over = is_over(tmp_path / "one")
    assert folder != other_folder
    assert (over, other_over) == ("False", "True")


def test_a_checked_run_has_a_cache_of_its_own():
    assert ("checked" in cache_folder()) == bool(numba.config.BOUNDSCHECK)
