"""The command that plays in the terminal. What is heavy is imported when it is needed."""

import os
import sys
from pathlib import Path

import click

import karat
from karat.console import GAME, OPTIONS, PLAYERS, read_options
from karat.errors import BadSetup
from karat.speech import LANGUAGES, native, say, speak

PACES = {"instant": 0.0, "quick": 0.4, "normal": 0.9, "slow": 2.0}  # seconds a bot takes at least over a decision


@click.command()
@click.argument("game", type=GAME)
@PLAYERS
@click.option("--seat", type=click.IntRange(0), default=0, show_default=True, help="Your seat.")
@OPTIONS
@click.option("--level", default="3", show_default=True, help="How well the others play: 1 to 6, or a personality.")
@click.option("--bots", metavar="A,B,…", help="The others one by one, as in 3,5,bold (instead of --level).")
@click.option("--seed", type=int, help="Play the game of this seed again (default: a fresh deal).")
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path), help="Write the record here.")
@click.option("--pace", type=click.Choice([*PACES]), default="normal", show_default=True, help="How fast bots move.")
@click.option("--light", is_flag=True, help="Dark on light, for a light terminal.")
@click.option("--plain", is_flag=True, help="Line by line, for screen readers; always so in a pipe.")
@click.option("--language", type=click.Choice(LANGUAGES), envvar="KARAT_LANGUAGE", show_envvar=True,
              help="Of the table (default: this machine's).")
def play(game, players, seat, options, level, bots, seed, save, pace, light, plain, language):
    """Play in this terminal, against bots.

    The table fills the screen: arrows or numbers choose a move, Enter plays it, h gives a hint, ? explains all keys.
    Line by line, answer with a number of the list or with the move itself.
    """
    from rich.console import Console

    from karat.terminal.table import Table

    speak(language or native())
    if save:
        _try_to_write(save)  # better to find out before the game than after it
    with Console(stderr=True).status(say("terminal-preparing")):
        state = karat.game(game).new(players, seed, **read_options(options))
        table = Table(state, seat, bots.split(",") if bots else [level] * (state.players - 1), save)
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        from karat.terminal.lines import play as play_lines

        play_lines(table)
    else:
        from karat.terminal.app import TableApp

        TableApp(table, PACES[pace], light).run()
        click.echo(table.now() if state.over else say("terminal-left"))
    if save:
        click.echo(table.save())


def _try_to_write(file):
    """Complain where a file cannot be written. It stays as it is, and a new one is not left behind."""
    real = file.resolve()
    try:
        is_new = not real.exists()
        real.open("a").close()
        if is_new:
            real.unlink()
    except OSError as wrong:
        raise BadSetup("save", f"{file} cannot be written: {wrong.strerror}") from None
