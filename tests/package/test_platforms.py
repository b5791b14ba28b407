"""Karat where POSIX is not: every module loads, and a small server plays a game."""

import subprocess
import sys

from patience import LONGEST
from server.house import Server, play_out

# Run before anything of Karat is loaded. Karat finds what it would find on Windows; what it stands on, which has
# versions of its own for Windows, goes on using this system.
WINDOWS = """
import asyncio, builtins, concurrent.futures.process, importlib, multiprocessing.resource_tracker, os, pkgutil, signal
import socket, stat, subprocess, sys, textual.app, uvicorn.main
from sqlalchemy.ext import asyncio as _

ABSENT = ("crypt", "curses", "fcntl", "grp", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty", "uvloop")
usual, write, here = builtins.__import__, os.write, sys.platform

def find(name, globals=None, *rest):
    ours = (globals or {}).get("__name__", "").startswith("karat")
    if name == "uvloop" or ours and name.partition(".")[0] in ABSENT:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)
    before, sys.platform = sys.platform, "win32" if name.startswith("karat") else here
    try:
        return usual(name, globals, *rest)
    finally:
        sys.platform = before

def write_to_files(file, data):
    if stat.S_ISSOCK(os.fstat(file).st_mode):
        raise OSError(9, "Bad file descriptor")
    return write(file, data)

for module, names in (
    (os, "chown fchmod fork forkpty getpgid getuid geteuid killpg nice setsid sched_getaffinity"),
    (signal, "SIGALRM SIGHUP SIGKILL SIGUSR1 SIGUSR2 alarm pthread_sigmask setitimer"),
    (socket, "SO_REUSEPORT"),
):
    for name in names.split():
        if hasattr(module, name):
            delattr(module, name)
multiprocessing.resource_tracker._HAVE_SIGMASK = False
for name in ABSENT:
    sys.modules.pop(name, None)
builtins.__import__, os.write, asyncio.AbstractEventLoop.add_signal_handler = find, write_to_files, None
import karat
sys.platform = "win32"
for module in pkgutil.walk_packages(karat.__path__, "karat."):
    if not module.name.startswith(("karat.lab.gpu", "karat.lab.card", "karat.lab.train.")):  # they need extras
        importlib.import_module(module.name)
sys.platform = here
"""


def windows(code):
    return [sys.executable, "-c", f"{WINDOWS}\nif __name__ == '__main__':\n    {code}"]


def run(code):
    return subprocess.run(windows(code), capture_output=True, text=True, check=False, timeout=LONGEST)


def test_every_module_loads():
    shown = run("print(len([name for name in sys.modules if name.startswith('karat.')]))")
    assert shown.returncode == 0, shown.stderr
    assert int(shown.stdout) > 100


def test_bots_of_ones_own_are_refused_in_one_sentence():
    shown = run("from karat.cli import main; main(['match', 'diamant', 'exec:./mybot', '1'])")
    assert shown.returncode == 1
    assert shown.stderr == "Error: bot: exec:./mybot: bots of your own need Linux or macOS\n"


def test_a_match_is_played_by_several_processes():
    shown = run("from karat.cli import main; main(['match', 'diamant', '1', 'random', '-n', '16', '-j', '2'])")
    assert shown.returncode == 0, shown.stderr


def test_a_server_without_uvloop_plays_a_game(tmp_path):
    program = windows("from karat.cli import main; main()")[1:]
    server = Server(tmp_path / "tables.db", program=program).start()
    id, tokens = server.table("diamant", 3)
    assert play_out(server, id, tokens)["result"]
    _, err = server.stop()
    assert '"error"' not in err, err
