"""A later Karat: every game has got one more option, with a harmless default. Runs commands like `karat`."""

import importlib

import karat


def _grow(id):
    words = importlib.import_module(f"karat.games.{id}.words")
    read = words.read_options
    words.OPTIONS = {**words.OPTIONS, "festive": False}
    words.read_options = lambda field, players: (
        read(field, players) | {"festive": field["festive"].flag() if "festive" in field else False}
    )


for _id in karat.games():
    _grow(_id)

if __name__ == "__main__":
    from karat.cli import main

    main()
