"""Karat as a user starts it: a process of its own."""

import subprocess
import sys

from patience import LONGEST


def run(*arguments, stdin=""):
    return subprocess.run(
        [sys.executable, "-m", "karat.cli", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
        timeout=LONGEST,
    )
