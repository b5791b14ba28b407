"""A server that deals what a file names: a test that looks at tables sees the same ones tomorrow.

    python dealt.py serve ...       DEALT names the file

What the file says and how much was drawn since it said so give the secret of the next deal, and the name of its table.
The people there and the moves of bots follow from both, so the same moves lead to the same game.
"""

import hashlib
import os
from itertools import count
from pathlib import Path
from types import SimpleNamespace


class Drawn:
    def __init__(self, file):
        self.file, self.words, self.numbers = Path(file), None, None

    def token_bytes(self, size):
        if (words := self.file.read_text()) != self.words:
            self.words, self.numbers = words, count()
        return hashlib.sha256(f"{words} {next(self.numbers)}".encode()).digest()[:size]

    def new_id(self):
        return self.token_bytes(8).hex()


def serve(folder, *options):
    """Such a server, and what names its deals from now on: `deal("a test")`."""
    from server.house import Server

    file = folder / "dealt"

    def deal(words):
        new = folder / "dealt.new"
        new.write_text(words)
        new.replace(file)

    deal("")
    return Server(folder / "tables.db", *options, program=(__file__,), env={"DEALT": str(file)}).start(), deal


if __name__ == "__main__":
    from karat import cli
    from karat.server.tables import tables

    drawn = Drawn(os.environ["DEALT"])
    tables.secrets = SimpleNamespace(token_bytes=drawn.token_bytes, token_hex=tables.secrets.token_hex)
    tables.new_id = drawn.new_id
    cli.main()
