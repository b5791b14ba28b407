"""Where Karat keeps things: compiled rules in a cache, tables in a data folder. A user without a home has places too.

A cache holds a folder for each installation of the package, and in it a folder for each part that was compiled, named
after its sources. A process holds the folders that it uses. When a new one is made, those that nothing uses go: of the
same part all but the latest, and whatever belongs to an installation that is gone or has not been used for months.
"""

import multiprocessing
import os
import secrets
import shutil
import stat
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import sha256
from pathlib import Path

import platformdirs

from karat.errors import BadSetup

try:
    import fcntl
except ImportError:  # Windows renames no folder in which a file is open, which protects it as well
    fcntl = None  # type: ignore[assignment]

HELD = "held"  # the file in a folder that its users keep open
OWNER = "installation"  # the file that says where the package of a folder is
GONE = "gone-"
TABLES = "tables.db"
OPTIONS = "options.json"
LONG_UNUSED = 90 * 86_400  # seconds
held: list[int] = []  # open files, until this process ends


# Folders -------------------------------------------------------------------------------------------------------------
def caches() -> Iterator[Path]:
    """Where compiled rules may be kept, the best place first. Not all of them can be written."""
    if named := os.environ.get("KARAT_CACHE"):
        yield Path(named).absolute() / "karat"
    if own := _own(platformdirs.user_cache_path):
        yield own
    if private := temporary():
        yield private / "cache"


def tables_file() -> Path:
    """Where tables are kept, or will be, unless told otherwise."""
    own = _own(platformdirs.user_data_path)
    if own and ((own / TABLES).exists() or _could_write(own)):
        return own / TABLES
    private = temporary()
    if private is None:
        raise BadSetup("db", "there is no folder to keep tables in, so it should name a file")
    file = private / TABLES
    say_once(f"There is no home for tables, so they are in {file} as long as that lasts; --db names another file.")
    return file


def options_file() -> Path | None:
    """Where the options that somebody chose in the terminal are kept; None where there is no home for them."""
    own = _own(platformdirs.user_data_path)
    return own / OPTIONS if own else None


def _own(find: Callable[..., Path]) -> Path | None:
    """A folder of this user, where the system has it; None where nobody knows a home."""
    try:
        folder = find("karat", appauthor=False)
    except (OSError, RuntimeError, ValueError):
        return None
    return folder if folder.is_absolute() else None


@cache
def temporary() -> Path | None:
    """A folder of this user alone among the temporary ones; None where there is none."""
    user = f"-{os.getuid()}" if hasattr(os, "getuid") else ""
    try:
        folder = Path(tempfile.gettempdir()) / f"karat{user}"
        with suppress(FileExistsError):
            folder.mkdir(0o700)
        about = folder.lstat()
    except OSError:
        return None
    if not stat.S_ISDIR(about.st_mode):  # a link would lead to a folder of somebody else's choice
        return None
    if hasattr(os, "getuid") and (about.st_uid != os.getuid() or about.st_mode & 0o077):
        return None
    return folder


def lend_a_home() -> None:
    """Give the libraries of others a place for their caches where this user has none."""
    own, private = _own(platformdirs.user_cache_path), temporary()
    if private and not (own and _could_write(own)):
        os.environ.setdefault("MPLCONFIGDIR", str(private / "matplotlib"))
        os.environ["XDG_CACHE_HOME"] = str(private)


def _could_write(folder: Path) -> bool:
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    return folder.is_dir() and os.access(folder, os.W_OK | os.X_OK)


# The cache -----------------------------------------------------------------------------------------------------------
def shelf(package: Path, part: str, version: str) -> Path | None:
    """The folder for what is compiled of this version of a part, held by this process; None where none can be had."""
    installation = sha256(str(package).encode()).hexdigest()[:12]
    for number, base in enumerate(caches()):
        folder = base / installation / f"{part}-{version}"
        if _hold(folder, package):
            return folder
        if number == 0 and os.environ.get("KARAT_CACHE"):
            say_once(f"KARAT_CACHE: {base.parent} cannot be written.")
    say_once("No folder can be written for compiled rules, so they are compiled anew each time; KARAT_CACHE names one.")
    return None


def _hold(folder: Path, package: Path) -> bool:
    """Keep a folder from being removed while this process lives, and make it where it is not there."""
    while True:
        is_new = not folder.exists()
        try:
            mark = marked(folder, package)
        except OSError:
            try:
                mark = os.open(folder / HELD, os.O_RDONLY)  # it can be read, if no more
            except OSError:
                return False
        with suppress(OSError):  # a file system without locks: then nobody else gets one to remove it either
            if fcntl:
                fcntl.flock(mark, fcntl.LOCK_SH)
        if _is_at(mark, folder / HELD):
            break
        os.close(mark)  # it was removed at this very moment
    held.append(mark)
    if is_new:
        with suppress(OSError):
            _sweep(folder)
    return True


def marked(folder: Path, package: Path) -> int:
    """The open mark of a folder, with the time of this use."""
    folder.mkdir(parents=True, exist_ok=True)
    mark = os.open(folder / HELD, os.O_RDWR | os.O_CREAT, 0o644)
    os.utime(folder / HELD)
    owner = folder.parent / OWNER
    if not owner.exists():
        owner.write_text(str(package), encoding="utf-8")
    os.utime(owner)
    return mark


def _is_at(mark: int, file: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(mark), file.stat())
    except OSError:
        return False


def _sweep(current: Path) -> None:
    """Remove what nothing uses, now that there is a new folder."""
    installation, part = current.parent, current.name.rpartition("-")[0]
    others = [one for one in installation.iterdir() if one.name.rpartition("-")[0] == part and one != current]
    for old in sorted(others, key=_last_use)[:-1]:
        remove(old)
    for rest in installation.glob(f"{GONE}*"):  # of somebody who was stopped while removing
        shutil.rmtree(rest, ignore_errors=True)
    for other in installation.parent.iterdir():
        if other != installation and _is_dead(other):
            for folder in other.iterdir():
                remove(folder)
            if all(left.name == OWNER for left in other.iterdir()):
                shutil.rmtree(other, ignore_errors=True)


def _last_use(folder: Path) -> float:
    try:
        return (folder / HELD).stat().st_mtime
    except OSError:
        return 0.0


def _is_dead(installation: Path) -> bool:
    try:
        package = Path((installation / OWNER).read_text(encoding="utf-8"))
        unused = time.time() - (installation / OWNER).stat().st_mtime
    except (OSError, ValueError):
        return False  # not ours
    return not package.is_dir() or unused > LONG_UNUSED


def remove(folder: Path) -> None:
    """Remove a folder unless somebody holds it."""
    mark: int | None
    try:
        mark = os.open(folder / HELD, os.O_RDWR)
    except OSError:
        return
    gone = folder.parent / f"{GONE}{secrets.token_hex(8)}"
    try:
        if fcntl:
            fcntl.flock(mark, fcntl.LOCK_EX | fcntl.LOCK_NB)
        else:
            os.close(mark)
            mark = None
        folder.rename(gone)
    except OSError:
        return
    finally:
        if mark is not None:
            os.close(mark)
    shutil.rmtree(gone, ignore_errors=True)


@contextmanager
def alone(file: Path) -> Iterator[None]:
    """Nobody else is in here with the same file meanwhile; whoever comes second waits."""
    lock = os.open(file, os.O_RDWR | os.O_CREAT, 0o644)
    try:
        if fcntl:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
    finally:
        os.close(lock)


# Words ---------------------------------------------------------------------------------------------------------------
@cache
def say_once(sentence: str) -> None:
    """A sentence for whoever started this; the processes that it starts stay silent."""
    if multiprocessing.parent_process() is None:
        print(sentence, file=sys.stderr, flush=True)
