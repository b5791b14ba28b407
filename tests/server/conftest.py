import contextlib
import random
import socket

import pytest

from server.house import Server, start_postgres


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """One server for all tests that do not stop it."""
    one = Server(tmp_path_factory.mktemp("server") / "tables.db").start()
    yield one
    out, err = one.stop()
    assert "Nothing is lost" in out
    assert '"error"' not in err, err


@pytest.fixture(scope="session")
def postgres():
    """A real PostgreSQL; calling it gives the URL of a new database."""
    one = start_postgres()
    names = (f"karat{number}" for number in range(1000))

    def new_database():
        name = next(names)
        one.psql(f"CREATE DATABASE {name};")
        return one.get_uri(database=name)

    yield new_database
    one.cleanup()


@pytest.fixture
def a_postgres():
    """A PostgreSQL of one's own, to be stopped and started."""
    one = start_postgres()
    yield one
    one.cleanup()


@pytest.fixture(params=["sqlite", "postgres"])
def db(request, tmp_path):
    """The URL of an empty database, of both kinds."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    return request.getfixturevalue("postgres")()


@pytest.fixture
def port():
    """The first of two ports that nobody uses, not among those that the system gives to whoever asks."""
    for port in random.sample(range(10_000, 30_000, 2), 100):
        with contextlib.suppress(OSError), socket.create_server(("", port)), socket.create_server(("", port + 1)):
            return port
    raise OSError("no ports are free")
