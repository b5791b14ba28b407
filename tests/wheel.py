"""The package as a user meets it: built, and put into an empty environment."""

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

from patience import LONGEST

ROOT = Path(__file__).parents[1]
NOWHERE = {"PATH": os.devnull}  # neither make nor Node


def build(folder, source=ROOT, **environment):
    """What `python -m build` does: a source archive, and from that alone a wheel. Node is not at hand."""
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(source)]
    return subprocess.run(
        command, env=os.environ | NOWHERE | environment, capture_output=True, text=True, check=False, timeout=LONGEST
    )


def install(wheel, folder):
    """An empty environment with Karat from a wheel alone; what Karat stands on is that of the tests. The program."""
    venv.create(folder, symlinks=True)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*pip, str(wheel)], check=True, capture_output=True)
    packages = sysconfig.get_path("purelib", "venv", {"base": str(folder)})
    # A folder on the path brings its packages, but none of its .pth files, one of which leads to the repository.
    Path(packages, "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    return folder / "bin" / "karat"
