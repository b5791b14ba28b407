"""A folder for a new game, which already plays: a copy of karat/template under another name."""

import os
import sys
from keyword import iskeyword
from pathlib import Path

from karat.errors import BadSetup
from karat.games import NAME, ids

TEMPLATE = Path(__file__).parent / "template"
CALLED = "gamename"  # what the game is called there


def new_game(name: str, folder: str | Path | None = None) -> Path:
    """Write a game of this name into a folder that is not there yet, ./NAME unless another one is named; the folder."""
    if not NAME.fullmatch(name):
        raise BadSetup("name", f"should be 2 to 20 small letters, digits and _, the first a letter, not {name!r}")
    if name == "karat" or iskeyword(name) or name in sys.stdlib_module_names:
        raise BadSetup("name", f"should be nothing that Python knows already, not {name!r}")
    if name in ids():
        raise BadSetup("name", f"there is a game called {name} already")
    folder = Path(folder or name)
    if folder.resolve().name != name:
        folder = folder / name  # a game is called like its folder
    if os.path.lexists(folder):
        raise BadSetup("folder", f"{folder} is there already, and nothing in it was changed")
    for file in sorted(TEMPLATE.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            text = file.read_text(encoding="utf-8")
            text = text.replace(CALLED, name).replace(CALLED.capitalize(), name.replace("_", " ").capitalize())
            copy = folder / file.relative_to(TEMPLATE)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(text, encoding="utf-8")
    return folder
