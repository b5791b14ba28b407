"""The games. Each is a folder, and everything about it is in there; karat.contract says what that is.

The folder of a game is one of those in here, a package that another one has installed under the entry point
`karat.games`, or a folder that the environment names in KARAT_GAMES (`karat --game FOLDER` does that).
"""

import json
import os
import re
import sys
from functools import cache
from importlib import import_module
from importlib.machinery import PathFinder
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from karat.errors import BadSetup

FOLDERS = "KARAT_GAMES"  # in the environment: folders of games, as in PATH
NEEDED = ("rules", "worlds", "words")
NAME = re.compile("[a-z][a-z0-9_]{1,19}")  # as long as the database has room for
HERE = Path(__file__).parent
OWN = tuple(sorted(folder.name for folder in HERE.iterdir() if (folder / "rules.py").exists()))


def ids() -> tuple[str, ...]:
    """The ids of all games, those of this package first."""
    return (*OWN, *_elsewhere(os.environ.get(FOLDERS, "")))


def knows(id: str) -> bool:
    """Whether there is such a game; for one of this package nobody looks elsewhere."""
    return id in OWN or id in ids()


def add(folder: str | Path) -> str:
    """Bring a game along for this program and all that it starts; its id."""
    folder = Path(folder).resolve()
    if not folder.is_dir():
        raise BadSetup("game", f"there is no folder {folder}")
    if os.pathsep in str(folder):
        raise BadSetup("game", f"{folder} should have no {os.pathsep} in it, which parts folders in {FOLDERS}")
    named = os.environ.get(FOLDERS, "").split(os.pathsep)
    folders = os.pathsep.join(dict.fromkeys([*filter(None, named), str(folder)]))
    _elsewhere(folders)  # a complaint where it is no game
    os.environ[FOLDERS] = folders
    return folder.name


@cache
def _elsewhere(folders: str) -> dict[str, str]:
    """The packages of games from elsewhere, by id."""
    from importlib.metadata import entry_points  # slow to load, and only asked for those

    found: dict[str, str] = {}
    for point in entry_points(group="karat.games"):
        _take(found, point.name, point.value)
    for folder in map(Path, filter(None, folders.split(os.pathsep))):
        for part in NEEDED:
            if not (folder / f"{part}.py").is_file():
                raise BadSetup("game", f"{folder} is no game: it has no {part}.py")
        _take(found, folder.name, f"karat_game_{folder.name}", folder)
    return found


def _take(found: dict[str, str], id: str, package: str, folder: Path | None = None) -> None:
    if not NAME.fullmatch(id):
        raise BadSetup("game", f"{id!r} should be small letters, digits and _, as it names the game")
    if id in OWN or found.get(id, package) != package:
        raise BadSetup("game", f"there are two games called {id}")
    found[id] = package
    if folder is not None:
        _load(package, folder)


def _load(package: str, folder: Path) -> None:
    """Make the folder of a game a package of this name."""
    if (known := sys.modules.get(package)) is not None:
        if known.__path__ != [str(folder)]:
            raise BadSetup("game", f"there are two games called {folder.name}, in {known.__path__[0]} and {folder}")
        return
    start = folder / "__init__.py"
    if not start.is_file():
        raise BadSetup("game", f"{folder} is no game: it has no __init__.py")
    spec = spec_from_file_location(package, start, submodule_search_locations=[str(folder)])
    if spec is None or spec.loader is None:
        raise BadSetup("game", f"{start} cannot be loaded")
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as wrong:
        raise BadSetup("game", f"{start} cannot be loaded: {type(wrong).__name__}: {wrong}") from wrong
    sys.modules[package] = module


def package(id: str) -> ModuleType:
    """The package of a game."""
    return import_module(f"karat.games.{id}" if id in OWN else _elsewhere(os.environ.get(FOLDERS, ""))[id])


def folder(id: str) -> Path:
    """Where everything about a game is."""
    return HERE / id if id in OWN else Path(package(id).__path__[0])


def document(id: str, name: str, *needed: str) -> Any:
    """What a JSON file of a game's folder holds: where names are needed, a map with them in it."""
    file = folder(id) / name
    try:
        told = json.loads(file.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as wrong:
        raise BadSetup("game", f"{file} is not JSON: {wrong}") from None
    if needed and not (isinstance(told, dict) and set(needed) <= told.keys()):
        raise BadSetup("game", f"{file} should hold a map with {', '.join(needed)}")
    return told


@cache
def part(id: str, role: str) -> ModuleType | None:
    """The module of a game's folder that has this role; None where the game has none."""
    home = package(id)
    if PathFinder.find_spec(role, home.__path__) is None:
        return None
    return import_module(f"{home.__name__}.{role}")
