"""The rules of the five games, each written once, and the words they are told in."""

GAMES = ("diamant", "diamoniak", "djinn", "kadora", "seashore")
