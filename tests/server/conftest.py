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
def postgres(tmp_path_factory):
    """A real PostgreSQL; calling it gives the URL of a new database."""
    one = start_postgres(tmp_path_factory.mktemp("postgres"))
    names = (f"karat{number}" for number in range(1000))

    def new_database():
        name = next(names)
        one.psql(f"CREATE DATABASE {name};")
        return one.get_uri(database=name)

    yield new_database
    one.cleanup()


@pytest.fixture
def a_postgres(tmp_path):
    """A PostgreSQL of one's own, to be stopped and started."""
    one = start_postgres(tmp_path / "postgres")
    yield one
    one.cleanup()


@pytest.fixture(params=["sqlite", "postgres"])
def db(request, tmp_path):
    """The URL of an empty database, of both kinds."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    return request.getfixturevalue("postgres")()
