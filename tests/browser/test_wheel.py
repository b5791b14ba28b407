"""The package in an empty environment: `karat` alone opens the table, and a move is played there in a real browser.

KARAT_PROGRAM names a karat that was installed by others; a release plays from the package as it is going to be.
"""

import os
import signal
import subprocess
import time

from patience import PATIENCE
from wheel import NOWHERE, build, install


def installed(folder):
    if program := os.environ.get("KARAT_PROGRAM"):
        return program
    built = build(folder / "dist")
    assert built.returncode == 0, built.stdout + built.stderr
    (wheel,) = folder.glob("dist/*.whl")
    return install(wheel, folder / "empty")


def test_karat_from_the_wheel_opens_a_table_that_can_be_played(tmp_path, browse):
    program = installed(tmp_path)
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    # The rules run interpreted: compiling them for a new place takes minutes, and other tests run them compiled.
    settings = {
        "NUMBA_DISABLE_JIT": "1", "KARAT_PORT": "0", "BROWSER": f"{browser} %s",
        "KARAT_DB": str(tmp_path / "tables.db"),
    }  # fmt: skip
    out = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    home = subprocess.Popen([program], env=os.environ | NOWHERE | settings, cwd=tmp_path, **out)
    while not (opened.exists() and opened.read_text().endswith("\n")):
        assert home.poll() is None, home.stderr.read()
        time.sleep(0.05)
    window = browse(opened.read_text().strip())
    window.open_table_by_hand("diamoniak", 2, "Ada")
    window.press(window.button("Start the game"))
    assert window.my_turn()
    window.choose(window.page.locator(".deck"))
    window.no_barriers()
    home.send_signal(signal.SIGTERM)
    out, err = home.communicate(timeout=PATIENCE)
    assert home.returncode == 0 and "Nothing is lost." in out and err == "", err
