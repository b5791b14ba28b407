"""A server says that it is ready once its first answers are quick; until then it asks everybody to come back."""

import asyncio
import os
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

import karat
from karat import warm
from patience import PATIENCE
from server.house import Player, Server, play_out

QUICK_TO_JUDGE = ("diamant", "diamoniak")  # the others would be looked at for a minute each, by the same code


def answer(url):
    """Status, type and text of an answer; None where nobody listens."""
    try:
        with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
            return answer.status, answer.headers["Content-Type"], answer.read().decode()
    except urllib.error.HTTPError as wrong:
        with wrong:
            return wrong.code, wrong.headers["Content-Type"], wrong.read().decode()
    except OSError:
        return None


@pytest.fixture
def starting(tmp_path, port):
    """A server with an empty cache, in the middle of compiling; its address and its process."""
    command = [sys.executable, "-m", "karat.cli", "serve", "--port", str(port), "--db", str(tmp_path / "tables.db")]
    process = subprocess.Popen(command, env=os.environ | {"KARAT_CACHE": str(tmp_path / "cache")},
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)  # fmt: skip
    while process.poll() is None and answer(f"http://127.0.0.1:{port}/health") is None:
        time.sleep(0.1)
    yield f"http://127.0.0.1:{port}", process
    if process.poll() is None:
        process.kill()
        process.communicate()


def test_until_it_is_ready_everybody_is_asked_to_come_back(starting):
    url, process = starting
    status, _, told = answer(f"{url}/health")
    assert status == 503 and '"starting"' in told
    status, kind, told = answer(f"{url}/api/games")
    assert status == 503 and kind == "application/json" and "Karat is getting ready" in told
    for path in ("/", "/t/K7PMQ2"):
        status, kind, told = answer(url + path)
        assert status == 503 and kind.startswith("text/html") and "getting ready" in told and 'content="2"' in told
    process.terminate()
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0 and "Karat is at" not in out and out.endswith("Stopped. Nothing is lost.\n")
    assert err == f"{warm.NOTICE}\n"


def test_a_server_that_stops_stops_the_compiling(starting):
    _, process = starting
    compiling = [int(child) for child in _children(process.pid)]
    assert compiling
    process.terminate()
    process.communicate(timeout=PATIENCE)
    for child in compiling:
        assert not Path(f"/proc/{child}").exists()


@pytest.mark.parametrize(
    ("cores", "gigabytes", "count"), [(8, 16, 4), (2, 16, 2), (4, 1.9, 1), (4, 3.8, 3), (4, 0.5, 1)]
)
def test_no_more_compile_side_by_side_than_there_is_memory_for(monkeypatch, cores, gigabytes, count):
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    monkeypatch.setattr(os, "sysconf", {"SC_PAGE_SIZE": 1, "SC_PHYS_PAGES": int(gigabytes * 1e9)}.get)
    assert warm.processes() == count


def test_who_is_killed_while_compiling_leaves_nobody_behind(tmp_path):
    """Processes that compile would wait for ever for what their killed owner says next, with a gigabyte each."""
    command = [sys.executable, "-m", "karat.cli", "warm"]
    owner = subprocess.Popen(command, env=os.environ | {"KARAT_CACHE": str(tmp_path)}, stderr=subprocess.DEVNULL)
    while not any(tmp_path.rglob("*.nbc")):
        assert owner.poll() is None
        time.sleep(0.05)
    workers = [int(child) for child in _children(owner.pid)]
    owner.kill()
    owner.wait()
    until = time.monotonic() + PATIENCE
    while alive := [worker for worker in workers if _is_alive(worker)]:
        assert time.monotonic() < until, alive
        time.sleep(0.05)


def _is_alive(process):
    try:
        return "(zombie)" not in Path(f"/proc/{process}/status").read_text()
    except OSError:
        return False


def _children(process):
    return Path(f"/proc/{process}/task/{process}/children").read_text().split()


def test_after_karat_warm_nothing_is_left_to_compile(tmp_path):
    """All games with all kinds of players, and whatever a page asks for: no new file in a copy of the cache."""
    warm.compile_all()
    installation = warm.shelf().parent
    copy = tmp_path / "cache" / "karat" / installation.name
    shutil.copytree(installation, copy)

    def compiled():
        return {str(file.relative_to(copy)) for file in copy.rglob("*.nbc")}

    before = compiled()
    assert any("lab" in name for name in before)
    server = Server(tmp_path / "tables.db", env={"KARAT_CACHE": str(tmp_path / "cache")}).start()
    try:
        assert server.get("/health")[1]["status"] == "ok"
        for id in karat.games():
            assert server.get(f"/api/lessons/{id}")[0] == 200
            players = karat.game(id).players[0]
            table, tokens = server.table(id, players, coach=True)
            asyncio.run(_ask(server, table, tokens))
            play_out_with_bots(server, id)
            assert server.get(f"/api/tables/{table}", tokens[0])[0] == 200
    finally:
        _, err = server.stop()
    assert '"error"' not in err, err
    assert compiled() == before


async def _ask(server, table, tokens):
    """The host of a table starts it, asks the coach, moves and takes the move back."""
    players = [Player(server, table, token) for token in tokens]
    for player in players:
        await player.come()
    assert (await players[0].do("start"))["type"] == "done"
    for player, token in zip(players, tokens, strict=True):
        if player.now and player.now["decision"] is not None:
            status, advice = await asyncio.to_thread(server.get, f"/api/tables/{table}/advice", token)
            assert status == 200 and advice["moves"]
            await player.do("move", move=player.now["legal"][0], decision=player.now["decision"])
            await player.do("undo")
            break
    for player in players:
        await player.go()


def play_out_with_bots(server, id):
    """One person among bots, to the end; then the game is watched again and analysed."""
    made = server.make(id, stand_in="6")
    table = made["table"]["id"]
    token = server.sit(table, "Ada", made["token"])
    play_out(server, table, [token])
    for eyes in ("0", "open"):
        assert server.get(f"/api/tables/{table}/replay?eyes={eyes}", token)[0] == 200
    if id in QUICK_TO_JUDGE:
        assert server.get(f"/api/tables/{table}/analysis", token)[0] == 200


def test_a_thread_that_works_something_out_gives_way_to_those_who_play():
    """It would keep the interpreter for five milliseconds, each time that an answer waits for a file or a socket."""
    code = "import sys; from karat.server.run import load; load(); print(sys.getswitchinterval())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert float(done.stdout) <= 0.001
