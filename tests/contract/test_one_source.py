"""The rules exist once: interpreted, compiled and CUDA runs of the same source agree, and imports point one way."""

import ast
import json
import os
import re
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
from karat.kept import RULES, cache_folder

HERE = Path(__file__).parent
SOURCE = Path(karat.__file__).parent
compiled_only = pytest.mark.skipif(bool(numba.config.DISABLE_JIT), reason="compares with the compiled run")
MOVES = 250


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
    dtype = karat.game(id).rules.STATE
    assert dtype.itemsize <= 1024
    assert not dtype.hasobject


@pytest.mark.parametrize("id", karat.games())
def test_no_field_hides_behind_a_name_of_numpy(id):
    def names(dtype):
        for field in dtype.names or ():
            yield field
            yield from names(dtype[field].base)

    assert not set(names(karat.game(id).rules.STATE)) & set(dir(np.recarray))


def test_every_game_has_a_record_type_of_its_own():
    assert len({karat.game(id).rules.STATE for id in karat.games()}) == len(karat.games())


LAYERS = {  # what each may import; all may import the contract, which is below everything and holds its types
    "contract": (),
    "newgame": ("games", "errors"),
    "template": ("kernel",),
    "check": ("games", "lab", "terminal", "speech", "table", "kernel", "kept", "errors", ""),
    "errors": ("speech",),
    "progress": (),
    "beside": (),
    "places": ("errors",),
    "kept": ("places",),
    "kernel": ("kernel", "kept"),
    "games": ("errors",),
    "table": ("table", "kernel", "games", "kept", "speech", "errors", ""),
    "bots": ("bots", "table", "kernel", "errors", "progress", ""),
    "lab": (
        *("lab", "bots", "contract", "terminal", "console", "games", "kept", "places", "progress", "speech", "table"),
        *("kernel", "errors", "beside", ""),
    ),
    "learn": ("learn", "games", "table", ""),
    "speech": ("games", ""),
    "terminal": ("terminal", "bots", "learn", "console", "places", "speech", "table", "errors", ""),
    "console": ("games", "speech", "errors", ""),
    "warm": ("beside", "bots", "errors", "table", "kept", "places", "progress", ""),
    "server": ("server", "beside", "learn", "warm", "places", "progress", "speech", "table", "kernel", "errors", ""),
    "__main__": ("cli",),
    "cli": (
        "check",
        "console",
        "errors",
        "games",
        "lab",
        "learn",
        "newgame",
        "progress",
        "server",
        "speech",
        "table",
        "terminal",
        "warm",
        "",
    ),
}
ROLES = {  # of the files in a game's folder, by the beginning of their names: shared code, and other roles
    "rules": (("kernel",), ()),
    "words": (("kernel", "errors"), ("rules",)),
    "hints": (("kernel", "table"), ("rules", "words")),
    "picture": (("table",), ("rules", "words")),
    "bot": (("bots", "table", "kernel", "errors", "progress", ""), ("rules", "words")),
    "study": (("lab", "table", "kernel"), ("rules", "words", "bot")),
    "terminal": (("terminal", "speech"), ("rules", "words")),
}


def role_of(name):
    first = name.partition("_")[0]
    return first if first in ROLES else "rules"


def read(path):
    return ast.parse(path.read_text(encoding="utf-8"))


def runs(tree):
    """All nodes of a file but what only a type checker reads."""
    for node in ast.iter_child_nodes(tree):
        if not (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"):
            yield node
            yield from runs(node)


def imports(path):
    """The modules of Karat that a file imports, without `karat`."""
    for node in runs(read(path)):
        modules = [node.module] if isinstance(node, ast.ImportFrom) else []
        modules += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        for module in modules:
            if module.split(".")[0] == "karat":
                yield module, module.split(".")[1:] or [""]


def test_imports_point_one_way():
    """kernel <- games <- table <- everything else."""
    for path in sorted(SOURCE.rglob("*.py")):
        layer, *inner = path.relative_to(SOURCE).with_suffix("").parts
        if layer != "__init__" and (layer != "games" or len(inner) == 1):
            for module, (first, *_) in imports(path):
                assert first in (*LAYERS[layer], "contract"), f"{path.name} imports {module}"
                assert first != "games" or module == "karat.games", f"{path.name} imports {module}"


@pytest.mark.parametrize("id", karat.games())
def test_the_files_of_a_game_keep_to_their_roles(id):
    """Rules know nobody, bots know rules, and so on; a game knows no other game."""
    for path in sorted((SOURCE / "games" / id).glob("*.py")):
        role = role_of(path.stem)
        shared, roles = ROLES[role]
        for module, (first, *inner) in imports(path):
            if first == "games":
                assert inner[0] == id, f"{path} imports {module}"
                assert role_of(inner[1]) in (role, *roles) if inner[1:] else role != "rules", f"{path} imports {module}"
            else:
                assert first in (*shared, "contract"), f"{path} imports {module}"


FOREIGN = {  # names with an underscore that their owners mean for others, or that have no other way in
    "_asdict", "_fields", "_make", "_replace",  # named tuples
    "_cache", "_codelibrary", "_item", "_ary",  # numba: its cache, a kernel's registers, a record's array on a card
    "_compositor",  # Textual: what is on the screen
    "_exit",  # os
    "_foreach_lerp_",  # PyTorch
    "_mapping",  # SQLAlchemy: a row by its names
    "_repr_svg_",  # notebooks
    "_serve",  # uvicorn, without its handlers of signals
}  # fmt: skip


def is_private(name):
    return name.startswith("_") and not name.startswith("__") and name != "_" and name not in FOREIGN


def defined(tree):
    """The names that a module defines anywhere: functions, classes, variables, attributes, slots."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and is_own(node.value):
            yield node.attr


def is_own(value):
    return isinstance(value, ast.Name) and value.id in ("self", "cls")


def taken(tree):
    """The private names of others that a module reads, with their lines."""
    own = set(defined(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and is_private(node.attr) and not is_own(node.value):
            if node.attr not in own and ast.unparse(node.value) != "super()":
                yield node.lineno, node.attr
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.lineno, one.name) for one in node.names if is_private(one.name))


def test_the_search_for_private_names_finds_them():
    code = "from karat.speech import _read, say\nclass A:\n  def _b(self, o): return self._c, o._b, o._d, o._replace()"
    assert [*taken(ast.parse(code))] == [(1, "_read"), (3, "_d")]


def test_no_module_uses_a_private_name_of_another():
    """What others need has a public name, a docstring and types."""
    top = SOURCE.parents[1]
    files = [path for part in ("src", "bench", "tests", "tools") for path in sorted((top / part).rglob("*.py"))]
    found = [f"{path.relative_to(top)}, line {at}: {name}" for path in files if "node_modules" not in path.parts
             for at, name in taken(read(path))]  # fmt: skip
    for page in sorted((top / "docs").rglob("*.md")):
        named = re.findall(r"[\w)\]]\.(_[a-z]\w*)", page.read_text(encoding="utf-8"))
        found += [f"{page.name}: {name}" for name in named if is_private(name)]
    assert not found, "\n".join(found)


def test_shared_code_names_no_game():
    names = [name.lower() for id in karat.games() for name in (id, karat.game(id).title)]
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE).parts
        if parts[0] == "games" and len(parts) > 2:
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").lower().splitlines(), 1):
            assert not [name for name in names if name in line], f"{path}, line {number}"


@pytest.mark.parametrize("id", karat.games())
def test_the_browser_knows_where_the_lowest_score_wins(id):
    facts = (SOURCE.parents[1] / "client" / "src" / "games" / id / "facts.ts").read_text(encoding="utf-8")
    assert ("lowest: true" in facts) == karat.game(id).lowest_wins


def test_a_refusal_that_nobody_reads_loads_no_catalogue():
    code = (
        "import sys, karat\n"
        "try: karat.game('diamant').new(players=3, seed=1).play(0, 'fly')\n"
        "except karat.IllegalMove as wrong: print(wrong.reason, 'fluent.runtime' in sys.modules, str(wrong)[:8])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["unknown-move", "False", "You", "have"]


def test_importing_karat_loads_no_compiler():
    code = "import sys, karat; print([m for m in ('numba', 'numpy', 'fluent') if m in sys.modules])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


@compiled_only
def test_an_edited_rule_never_runs_from_a_stale_cache(tmp_path):
    """A copy of the package with one number changed in one file compiles into another folder and plays by it."""

    def is_over(package):
        code = (
            "import karat; from karat.kept import RULES, cache_folder; g = karat.game('diamant')\n"
            "s = g.position(g.new(players=3, seed=1).position() | {'expedition': 3})\n"
            "for p in range(3): s.play(p, 'leave')\n"
            "print(cache_folder(RULES, g.folder), s.over)"
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
    assert ("checked" in cache_folder(RULES).name) == bool(numba.config.BOUNDSCHECK)
