"""The games. Each is a folder, and everything about it is in there; karat.contract says what that is.

The folder of a game is one of those in here, a package that another one has installed under the entry point
`karat.games`, or a folder that the environment names in KARAT_GAMES (`karat --game FOLDER` does that).
"""

import os
import re
import sys
from functools import cache
from importlib import import_module
from importlib.machinery import PathFinder
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

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
    named = os.environ.get(FOLDERS, "").split(os.pathsep)
    os.environ[FOLDERS] = os.pathsep.join(dict.fromkeys([*filter(None, named), str(folder)]))
    _elsewhere(os.environ[FOLDERS])  # a complaint where it is no game
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
    if folder is not None and package not in sys.modules:
        start = folder / "__init__.py"
        if not start.is_file():
            raise BadSetup("game", f"{folder} is no game: it has no __init__.py")
        spec = spec_from_file_location(package, start, submodule_search_locations=[str(folder)])
        if spec is None or spec.loader is None:
            raise BadSetup("game", f"{start} cannot be loaded")
        sys.modules[package] = module_from_spec(spec)
        spec.loader.exec_module(sys.modules[package])


def package(id: str) -> ModuleType:
    """The package of a game."""
    return import_module(f"karat.games.{id}" if id in OWN else _elsewhere(os.environ.get(FOLDERS, ""))[id])


def folder(id: str) -> Path:
    """Where everything about a game is."""
    return HERE / id if id in OWN else Path(package(id).__path__[0])


@cache
def part(id: str, role: str) -> ModuleType | None:
    """The module of a game's folder that has this role; None where the game has none."""
    home = package(id)
    if PathFinder.find_spec(role, home.__path__) is None:
        return None
    return import_module(f"{home.__name__}.{role}")
