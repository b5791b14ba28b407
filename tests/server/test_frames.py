"""WebSocket frames by the book: where plain uvicorn passes, so does this server."""

import pytest

from server.frames import FAILED, Echo, Table, cases, verdicts
from server.house import Server


@pytest.fixture(scope="module")
def passed():
    """The cases that plain uvicorn passes."""
    plain = Echo("plain")
    found = cases()
    results = verdicts(found, plain)
    plain.stop()
    assert len(found) > 240
    return {name: found[name] for name in found if results[name] != FAILED}


def test_the_wire_passes_what_plain_uvicorn_passes(passed):
    ours = Echo("ours")
    results = verdicts(passed, ours)
    ours.stop()
    assert [name for name in results if results[name] == FAILED] == []


def test_a_table_passes_what_plain_uvicorn_passes(passed, tmp_path):
    server = Server(tmp_path / "tables.db", "--limit", "message-bytes=1000000").start()
    results = verdicts(passed, Table(server), counted=True)
    server.stop()
    assert [name for name in results if results[name] == FAILED] == []
