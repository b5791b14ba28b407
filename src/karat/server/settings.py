"""How a server is run."""

import os
from pathlib import Path

from msgspec import Struct


class Settings(Struct, frozen=True):
    db: str
    url: str | None = None  # what the links begin with, where that is not what the browser says
    home: str | None = None  # what they begin with for others in the house, where the browser says "this machine"
    origins: tuple[str, ...] = ()  # other sites whose pages may talk to this server
    rate: float = 20.0  # messages or requests a second from one client; 0: no limits
    bots: int = 1  # processes that think
    keep_days: int = 0  # tables that nobody touched for so long are deleted; 0: never

    @property
    def most_sockets(self):
        """Connections from one address."""
        return int(self.rate * 10) if self.rate else 1_000_000


def default_db():
    """Where tables are kept unless told otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return str(Path(home) / "karat" / "tables.db")
