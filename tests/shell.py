"""Karat as a user starts it: a process of its own."""

import subprocess
import sys


def run(*arguments, stdin=""):
    return subprocess.run(
        [sys.executable, "-m", "karat.cli", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
