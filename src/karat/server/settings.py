"""How a server is run."""

from msgspec import Struct

from karat.places import tables_file


class Settings(Struct, frozen=True):
    db: str
    url: str | None = None  # what the links begin with, where that is not what the browser says
    listens: tuple[str, int] = ("127.0.0.1", 0)  # where; links follow from it where the browser says "this machine"
    origins: tuple[str, ...] = ()  # other sites whose pages may talk to this server
    rate: float = 20.0  # messages a second from one client; 0: no limits but the fixed ones
    bots: int = 1  # processes that think
    keep_days: int = 0  # tables that nobody touched for so long are deleted; 0: never
    limits: dict[str, float] = {}  # those of `limits.LIMITS` that are set
    proxies: str = ""  # those that are believed, with commas


def default_db() -> str:
    """Where tables are kept unless told otherwise."""
    return str(tables_file())
