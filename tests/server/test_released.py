"""What every released version left behind opens today: it tells the same, and plays on with the same cards."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

import karat
from contract.golden import readable
from karat.progress import progress
from karat.server.storage.backup import restore
from karat.table.record import verify
from server.house import Server
from server.released import at_table, ended, folders, read, step, unpacked, welcomes

LATER = str(Path(__file__).parent / "later.py")
RELEASES = pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name)


def differs(told, then, place=""):
    """Where something that was told then is told otherwise now, None if nowhere. New names may have come."""
    if isinstance(then, dict) and isinstance(told, dict):
        found = [f"{place}.{name}: gone" for name in then.keys() - told.keys()]
        found += [differs(told[name], then[name], f"{place}.{name}") for name in then.keys() & told.keys()]
        return next(filter(None, found), None)
    if isinstance(then, list) and isinstance(told, list) and len(then) == len(told):
        found = [differs(*pair, f"{place}[{i}]") for i, pair in enumerate(zip(told, then, strict=True))]
        return next(filter(None, found), None)
    return None if told == then else f"{place}: {told!r}, not {then!r}"


def database(kind, folder, tmp_path, request):
    """The database of a release as it was, or what its backup comes to."""
    if kind == "database":
        return unpacked(folder, tmp_path / "tables.db")
    db = request.getfixturevalue("postgres")() if "PostgreSQL" in kind else str(tmp_path / "restored.db")
    assert asyncio.run(restore(db, folder / "backup.gz", progress)) == len(read(folder)["tables"])
    return db


@pytest.mark.parametrize("program", [("-m", "karat.cli"), (LATER,)], ids=["today", "with one more option"])
@pytest.mark.parametrize("kind", ["database", "backup", "backup in PostgreSQL"])
@RELEASES
def test_tables_of_a_release_tell_the_same_and_play_on(folder, kind, program, tmp_path, request):
    told = read(folder)
    server = Server(database(kind, folder, tmp_path, request), program=program).start()
    try:
        for table in told["tables"]:
            asyncio.run(_play_on(server, table))
            if "record" in table:
                assert server.get(f"/api/tables/{table['code']}/record", table["tokens"][0]) == (200, table["record"])
        for game, then in told["records"].items():
            record = json.loads((folder / f"{game}.json").read_text())
            assert server.post("/api/records", record) == (201, {"record": then["id"]})
            assert server.get(f"/api/records/{then['id']}")[0] == 200
    finally:
        server.stop()


async def _play_on(server, table):
    where = f"{table['what']} {table['id']}"
    assert differs(await welcomes(server, table), table["welcomes"], where) is None
    if "then" not in table:
        return
    async with at_table(server, table) as people:
        for one in people.values():
            one.told.clear()
        for one in table["then"]:
            assert differs(await step(people, one["seat"], **one["command"]), one["heard"], where) is None


@pytest.mark.parametrize("program", [("-m", "karat.cli"), (LATER,)], ids=["today", "with one more option"])
@pytest.mark.parametrize("id", karat.games())
@RELEASES
def test_records_of_a_release_are_proven(folder, id, program):
    shown = subprocess.run(
        [sys.executable, *program, "verify", folder / f"{id}.json"], capture_output=True, text=True, check=False
    )
    assert shown.returncode == 0 and "proven" in shown.stdout, shown


@pytest.mark.parametrize("id", karat.games())
@RELEASES
def test_records_of_a_release_tell_the_same_and_are_written_as_they_were(folder, id):
    record = json.loads((folder / f"{id}.json").read_text())
    state, proven = verify(karat.game(id), record)
    assert proven
    text = readable(state.record() | {name: record[name] for name in ("names", "hands", "table")})
    assert text == (folder / f"{id}.json").read_text()
    then = read(folder)["records"][id]
    assert differs({"id": then["id"]} | ended(record), then) is None
