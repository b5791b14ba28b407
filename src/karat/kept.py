"""Compiled code on disk: what the compiler made of a rule is there at the next start, unless a file has changed.

There is a folder for each game and level. Rules depend on the kernel and on the rules of their game; bots on both and
on the bots; the laboratory on all of it. So an edit renews what it can change, in its own game, and nothing else.
"""

import hashlib
import sys
from functools import cache
from pathlib import Path
from typing import Any

import numba
from numba import types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile
from numba.core.registry import cpu_target

from karat.places import say_once, shelf

PACKAGE = Path(__file__).parent
RULES, BOTS, LAB = "rules", "bots", "lab"  # levels
SHARED = {RULES: ("kernel",), BOTS: ("kernel", "bots", "table"), LAB: ("kernel", "bots", "table", "lab")}
# The files of a game's folder by the beginning of their name; those with no role here are rules.
ROLES = {"words": None, "hints": None, "picture": None, "terminal": None, "bot": BOTS, "study": LAB}
_folders: dict[Any, Path] = {}  # record type -> the folder of its game
is_needed = False  # whether this process compiles for no other purpose than to keep it


def belongs(dtype: Any, folder: Path) -> None:
    """Records of this type are those of the game in this folder."""
    if not numba.config.DISABLE_JIT:
        _folders[numba.from_dtype(dtype)] = Path(folder)


def role(file: Path) -> str | None:
    """The level that a file of a game's folder belongs to; None for those that nothing is compiled of."""
    return ROLES.get(file.stem.partition("_")[0], RULES)


def sources(level: str, folder: Path | None = None) -> list[Path]:
    """The files that compiled code of a level depends on, for the game in a folder. Nets are bots, and how a game is
    numbered for them is in its study."""
    files = [file for part in SHARED[level] for file in sorted((PACKAGE / part).rglob("*.py"))]
    levels = (RULES,) if level == RULES else (RULES, BOTS, LAB)
    return files + [file for file in sorted(folder.glob("*.py")) if role(file) in levels] if folder else files


@cache
def cache_folder(level: str, folder: Path | None = None) -> Path | None:
    """Where code of a level is kept for the game in a folder, named after all that it depends on and this machine;
    None where nothing can be kept."""
    machine = numba.__version__, sys.version_info[:2], cpu_target.target_context.codegen().magic_tuple()
    digest = hashlib.sha256(repr(machine).encode())
    for file in sources(level, folder):
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    checked = "-checked" if numba.config.BOUNDSCHECK else ""
    part = f"{folder.name}-{level}" if folder else level
    return shelf(PACKAGE, part + checked, digest.hexdigest()[:16])


@cache
def game_folder(file: Path) -> Path | None:
    """The folder of the game that a file belongs to; None for files of no game."""
    here = file.parent
    return here if (here / "rules.py").exists() and (here / "words.py").exists() else None


def _level(file: Path) -> tuple[str, Path | None]:
    """The level of a file, and the folder of its game."""
    if game_folder(file) is not None:
        return role(file) or LAB, file.parent
    for level, parts in SHARED.items():
        if file.parent.name in parts and file.is_relative_to(PACKAGE):
            return level, None
    return LAB, None


def _game_of(kind: Any) -> Path | None:
    """The folder of the game whose records are in a type, or None."""
    if isinstance(kind, types.Record):
        return _folders.get(kind)
    inner = getattr(kind, "types", None) or ([kind.dtype] if isinstance(kind, types.Array) else ())
    return next(filter(None, map(_game_of, inner)), None)


class _Place:
    """Where numba keeps what it compiled of a function, as long as no game is known."""

    def __init__(self, function: Any, file: str) -> None:
        self._py_file, self._line = file, function.__code__.co_firstlineno
        self.level, self.game = _level(Path(file))

    @classmethod
    def from_function(cls, function: Any, file: str) -> "_Place":
        return cls(function, file)

    def path(self, game: Path | None) -> Path:
        return cache_folder(self.level, game or self.game) / Path(self._py_file).parent.name  # type: ignore[operator]

    def get_cache_path(self) -> str:
        return str(self.path(None))

    def ensure_cache_path(self) -> None:
        """Every game's folder is made where it is chosen."""

    def get_source_stamp(self) -> str:
        return _stamp(self._py_file)

    def get_disambiguator(self) -> str:
        return str(self._line)


@cache
def _stamp(file: str) -> str:
    return hashlib.sha256(Path(file).read_bytes()).hexdigest()


class _Kept(FunctionCache):
    """What numba compiled of a function, on disk as long as that can be written."""

    class _impl_class(CompileResultCacheImpl):  # numba's name for it
        _locator_classes = (_Place,)

    def __init__(self, function: Any) -> None:
        super().__init__(function)
        self._by_game: dict[Path | None, Any] = {}

    def _choose(self, signature: Any) -> None:
        """Turn to the folder of the game that a signature is about."""
        game = next(filter(None, map(_game_of, getattr(signature, "args", signature))), None)
        if game not in self._by_game:
            place = self._impl.locator
            path = place.path(game)
            path.mkdir(exist_ok=True)
            self._by_game[game] = IndexDataCacheFile(str(path), self._impl.filename_base, place.get_source_stamp())
        self._cache_file = self._by_game[game]

    def load_overload(self, signature: Any, target_context: Any) -> Any:
        self._choose(signature)
        return super().load_overload(signature, target_context)

    def save_overload(self, signature: Any, data: Any) -> None:
        try:
            self._choose(signature)
            super().save_overload(signature, data)
        except OSError as wrong:
            caches = Path(self.cache_path).parents[2]
            if is_needed:
                raise OSError(wrong.errno, wrong.strerror, str(caches)) from None
            say_once(f"Compiled rules cannot be kept in {caches}: {wrong.strerror}.")


def keep(compiled: Any) -> None:
    """Have a function of numba's read from disk what was compiled before, and write what is compiled now."""
    file = Path(compiled.py_func.__code__.co_filename)
    if file.is_file() and cache_folder(*_level(file)) is not None:
        compiled._cache = _Kept(compiled.py_func)
