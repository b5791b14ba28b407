"""The file of SQLite and those beside it: readable by their owner alone, and served by one server alone."""

import contextlib
import logging
import os
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from sqlalchemy.engine import URL

from karat.errors import BadSetup

try:
    import fcntl
except ModuleNotFoundError:  # Windows
    fcntl = None  # type: ignore[assignment]

ENDS = ("", "-wal", "-shm")  # what SQLite adds to the name of its file; the new ones get the rights of the first
logger = logging.getLogger("karat.server")


def make_private(file: Path) -> None:
    """Make a file that only its owner can read, with the folders on its way."""
    for folder in reversed([folder for folder in file.parents if not folder.exists()]):
        folder.mkdir(mode=0o700, exist_ok=True)
    with contextlib.suppress(FileExistsError):  # one that is there is not touched: to close it would end SQLite's locks
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def open_private(file: Path) -> BinaryIO:
    """A new file to write into that only its owner can read."""
    with contextlib.suppress(FileNotFoundError):
        os.unlink(file)
    return open(file, "xb", opener=lambda path, flags: os.open(path, flags, 0o600))


def tighten(file: Path) -> None:
    """Take the rights of others from a database that is there."""
    for end in ENDS:
        with contextlib.suppress(FileNotFoundError):
            path = f"{file}{end}"
            if os.stat(path).st_mode & 0o077:
                try:
                    os.chmod(path, 0o600)
                except OSError as wrong:
                    logger.warning("others can read %s, and it holds secrets: %s", path, wrong.strerror)


@contextlib.contextmanager
def alone(url: URL) -> Iterator[None]:
    """Nobody else serves this database. The lock ends with the process, however that ends.

    PostgreSQL is made for many. A file of SQLite is not: each server would have tables of its own in memory.
    """
    if url.get_backend_name() != "sqlite":
        yield
        return
    name = url.database or ""
    file = Path(os.path.realpath(name))
    made = [folder for folder in file.parents if not folder.exists()]
    for folder in reversed(made):
        folder.mkdir(mode=0o700, exist_ok=True)
    lock = f"{file}-lock"
    held = _lock(lock, name)
    try:
        yield
    finally:
        with contextlib.suppress(OSError):
            os.unlink(lock)
        os.close(held)
        for folder in made:  # where nothing came of it
            with contextlib.suppress(OSError):
                folder.rmdir()


def _lock(lock: str, name: str) -> int:
    if fcntl is None:
        try:
            os.unlink(lock)  # Windows removes no file that somebody has open
        except FileNotFoundError:
            pass
        except PermissionError:
            raise _used(name) from None
        return os.open(lock, os.O_CREAT | os.O_RDWR, 0o600)
    while True:
        held = os.open(lock, os.O_CREAT | os.O_RDWR, 0o600)
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
            with contextlib.suppress(FileNotFoundError):
                if os.path.samestat(os.fstat(held), os.stat(lock)):
                    return held
        except BlockingIOError:
            os.close(held)
            raise _used(name) from None
        except BaseException:
            os.close(held)
            raise
        os.close(held)  # its owner has just ended and taken it away


def _used(name: str) -> BadSetup:
    return BadSetup("db", f"another server is using {name}; several need PostgreSQL")
