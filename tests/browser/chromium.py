"""A Chromium to test with: the machine's own, else the one that an npm package carries."""

import os
import shutil
import subprocess
from functools import cache
from pathlib import Path

CLIENT = Path(__file__).parents[2] / "client"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGE = "@sparticuz/chromium@147"
SWITCHES = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync",
            "--no-first-run"]  # fmt: skip


@cache
def chromium():
    """Its path."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    return found or _packaged()


def _packaged():
    if not (CLIENT / "node_modules" / "@sparticuz" / "chromium").exists():
        print(f"There is no Chromium on this machine: fetching {PACKAGE} (66 MB) ...")
        _run("npm", "install", "--no-save", "--no-audit", "--no-fund", PACKAGE)
    code = "import('@sparticuz/chromium').then((c) => c.default.executablePath()).then(console.log)"
    path = _run("node", "--input-type=module", "-e", code).strip()
    missing = [line.split()[0] for line in _libraries(path) if "not found" in line]
    if missing:
        raise RuntimeError(f"Chromium needs {', '.join(missing)}; on Debian: apt install chromium")
    return path


def _libraries(path):
    return subprocess.run(["ldd", path], capture_output=True, text=True, check=False).stdout.splitlines()


def _run(*command):
    return subprocess.run(command, cwd=CLIENT, capture_output=True, text=True, check=True).stdout
