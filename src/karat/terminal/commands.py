"""The commands that play and explain in the terminal. What is heavy is imported when it is needed."""

import os
import sys
from pathlib import Path

import click

import karat
from karat.console import GAME, JSON, OPTIONS, PLAYERS, counted, print_json, read_options, try_to_write
from karat.errors import BadSetup
from karat.speech import LANGUAGES, native, say, speak, spoken

PACES = {"instant": 0.0, "quick": 0.4, "normal": 0.9, "slow": 2.0}  # seconds a bot takes at least over a decision
LANGUAGE = click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    envvar="KARAT_LANGUAGE",
    show_envvar=True,
    help="What is spoken (default: as this machine is set).",
)


@click.command()
@click.argument("game", type=GAME)
@PLAYERS
@click.option("--seat", type=click.IntRange(0), default=0, show_default=True, help="Your seat; seat 0 begins.")
@OPTIONS
@click.option("--ask", is_flag=True, help="Ask for each option of the game first, and remember the answers.")
@click.option("--level", default="3", show_default=True, help="How well the others play: 1 to 6, or a personality.")
@click.option("--bots", metavar="A,B,…", help="The others one by one, as in 3,5,bold (instead of --level).")
@click.option("--seed", type=int, help="Play the game of this seed again (default: a fresh deal).")
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path), help="Write the record here.")
@click.option("--pace", type=click.Choice([*PACES]), default="normal", show_default=True, help="How fast bots move.")
@click.option("--light", is_flag=True, help="Dark on light, for a light terminal.")
@click.option("--plain", is_flag=True, help="Line by line, for screen readers; always so in a pipe.")
@LANGUAGE
def play(
    game: str,
    players: int | None,
    seat: int,
    options: tuple[str, ...],
    ask: bool,
    level: str,
    bots: str | None,
    seed: int | None,
    save: Path | None,
    pace: str,
    light: bool,
    plain: bool,
    language: str | None,
) -> None:
    """Play in this terminal, against bots.

    The table fills the screen: arrows or numbers choose a move, Enter plays it, h gives a hint, ? explains all keys.
    Line by line, answer with a number of the list or with the move itself.
    """
    from rich.console import Console

    from karat.terminal.table import Table

    speak(language or native())
    if save:
        try_to_write("save", save)  # better to find out before the game than after it
    chosen = read_options(options)
    if ask:
        from karat.terminal.options import ask as ask_options

        chosen = ask_options(karat.game(game), players, chosen)
    with Console(stderr=True).status(say("terminal-preparing")):
        state = karat.game(game).new(players, seed, **chosen)
        others = bots.split(",") if bots else [level] * (state.players - 1)
        try:
            table = Table(state, seat, others, save)
        except BadSetup as wrong:
            raise BadSetup({"bot": "bots" if bots else "level"}.get(wrong.field, wrong.field), wrong.problem) from None
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        from karat.terminal.lines import play as play_lines

        play_lines(table)
    else:
        from karat.terminal.app import TableApp

        TableApp(table, PACES[pace], light).run()
        click.echo(table.now() if state.over else say("terminal-left"))
    if save:
        click.echo(table.save())


@click.command()
@click.argument("game", type=GAME)
@click.argument("chapter", type=click.Choice(["1", "2"]), default="1")
@LANGUAGE
def learn(game: str, chapter: str, language: str | None) -> None:
    """Learn a game by playing, line by line: CHAPTER 1 or 2.

    Answer with a number of the list or with the move itself; Enter goes on where there is only something to see, and q
    leaves. The browser teaches the same with pictures.
    """
    from karat.learn.lesson import is_taught
    from karat.terminal.lessons import teach

    if not is_taught(game, chapter):
        raise BadSetup("game", f"{game} has no chapter {chapter}")
    speak(language or native())
    teach(game, chapter)


@click.command()
@click.argument("game", type=GAME)
@click.argument("number", type=click.IntRange(1), default=1)
@LANGUAGE
def puzzle(game: str, number: int, language: str | None) -> None:
    """Find the best move in a position, line by line: puzzle NUMBER of a game.

    Answer with a number of the list or with the move itself; h gives a hint, q leaves. The browser has the same puzzles
    under Learn; karat puzzles finds new ones.
    """
    from itertools import repeat

    from karat.learn.lesson import PUZZLES, is_taught, notes
    from karat.terminal.lines import find_move
    from karat.terminal.table import Table

    known = notes(game, PUZZLES)["puzzles"] if is_taught(game, PUZZLES) else []
    if number > len(known):
        raise BadSetup(
            "number", f"{karat.game(game).title} has {counted(len(known), 'puzzle') if known else 'no puzzles'}"
        )
    speak(language or native())
    one = known[number - 1]
    state = karat.game(game).position({"game": game} | one["position"])
    levels = ["1"] * (state.players - 1)
    tables = (Table(state.copy(), 0, levels) for _ in repeat(None))
    find_move(tables, one["solve"], {"best": round(100 * one["win"]), "next": round(100 * one["next"])}, one["why"])


@click.command()
@click.argument("game", type=GAME)
@click.argument("id", required=False)
@click.option("--origin", is_flag=True, help="Say of every rule where it is from, and why.")
@OPTIONS
@LANGUAGE
@JSON
def rules(
    game: str, id: str | None, origin: bool, options: tuple[str, ...], language: str | None, as_json: bool
) -> None:
    """Explain the rules of a game, or one rule by its ID.

    A sign after a rule says that it is not, or not wholly, printed in the game's booklet. With an ID, or with --origin,
    you read where each rule is from and why it is as it is. With --set, the rules of a table that has chosen so.

    \b
    Try:  karat rules GAME
          karat rules GAME ID
          karat rules GAME --set NAME=VALUE
          karat rules GAME --origin --language de
    """
    from karat.terminal import rules as told

    speak(language or native())
    if id is not None:
        id = told.known(game, id)
    chosen = told.options_of(game, read_options(options))
    if as_json:
        print_json(told.data(game, id, spoken(), chosen))
    elif id is None:
        click.echo(told.page(game, spoken(), origin, chosen))
    else:
        click.echo(told.one(game, id, spoken(), chosen))
