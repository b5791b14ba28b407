"""The table of each game as sections to draw: its module's `draw` gets a scene."""

from importlib import import_module


def draw(scene):
    return import_module(f"karat.terminal.boards.{scene.view['game']}").draw(scene)
