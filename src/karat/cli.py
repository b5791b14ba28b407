"""The command line: `karat COMMAND --help` teaches each command."""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from shlex import quote
from subprocess import list2cmdline
from typing import Any

import click

import karat
from karat.console import BROUGHT, JSON, print_json, read_record, won_by
from karat.contract import Document
from karat.errors import BadPosition, BadRecord, BadSetup, IllegalMove
from karat.lab import commands as lab
from karat.server import commands as server
from karat.terminal import commands as terminal


class Commands(click.Group):
    """Alone, it opens the house. What can be explained becomes one line on stderr and exit status 1."""

    def add_command(self, command: click.Command, name: str | None = None) -> None:
        """Every command can bring games along."""
        command.params.append(BROUGHT)
        super().add_command(command, name)

    def main(self, *args: Any, **how: Any) -> Any:
        for stream in (sys.stdout, sys.stderr):  # a sign that their encoding lacks is a question mark, and no failure
            if isinstance(stream, TextIOWrapper) and stream.errors == "strict":
                stream.reconfigure(errors="replace")
        return super().main(*args, **how)

    def parse_args(self, context: click.Context, args: list[str]) -> list[str]:
        with _explained():
            return super().parse_args(context, args or [str(server.house.name)])

    def invoke(self, context: click.Context) -> Any:
        with _explained():
            return super().invoke(context)


@contextmanager
def _explained() -> Iterator[None]:
    """What can be explained becomes one line. What is wrong in a game from elsewhere is told as that."""
    try:
        yield
    except (BadSetup, BadPosition, BadRecord, IllegalMove) as wrong:
        raise click.ClickException(str(wrong)) from None
    except BrokenPipeError:
        raise  # who reads has seen enough, and click goes quietly
    except OSError as wrong:
        why = wrong.strerror or str(wrong) or type(wrong).__name__
        raise click.ClickException(why if wrong.filename is None else f"{wrong.filename}: {why}") from None
    except (KeyboardInterrupt, click.Abort):
        raise click.ClickException("Stopped.") from None
    except (click.ClickException, click.exceptions.Exit):
        raise
    except Exception as wrong:
        from karat.check import blame

        told = blame(wrong)
        if told is None:
            raise
        raise click.ClickException(f"game: {told}") from None


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(karat.__version__, prog_name="karat")
def main() -> None:
    """Karat: a table for treasure card games, and a laboratory for them.

    Without a command, it opens the table in your browser, for everyone in the house.

    \b
    Try:  karat                                  the table
          karat games                            what can be played
          karat play GAME                        a game in this terminal
          karat learn GAME                       a guided first game
          karat puzzle GAME                      a position with one best move
          karat rules GAME                       its rules, and where each is from
          karat match GAME 6 5                   which bot is stronger
          karat simulate GAME -n 100000          many games at once
          karat report GAME                      a page about how a game plays
          karat verify game.json                 re-check a finished game and its deal
          karat new-game NAME                    a game of your own to begin with
    """


@main.command()
@JSON
def games(as_json: bool) -> None:
    """List the games with their numbers of players and their options."""
    all_games = [karat.game(id) for id in karat.games()]
    if as_json:
        return print_json(
            [{"id": g.id, "title": g.title, "players": list(g.players), "options": g.options} for g in all_games]
        )
    for g in all_games:
        click.echo(f"{g.id:10} {g.title}, {g.players[0]} to {g.players[-1]} players")
        for name, default in g.options.items():
            click.echo(f"{'':10}   --set {name}={json.dumps(default)}")
    return None


@main.command()
@click.argument("file")
@click.option("--seat", type=int, help="Show the game as this seat saw it (default: as a spectator saw it).")
@click.option("--steps", type=click.IntRange(0), help="Stop after so many steps of the record.")
@JSON
def replay(file: str, seat: int | None, steps: int | None, as_json: bool) -> None:
    """Show a record: all that happened, and the position it leads to.

    FILE is a record as JSON; - reads it from standard input.
    """
    document = read_record(file)
    if steps is not None:
        document = _cut(document, steps)
    state = karat.game(document["game"]).replay(document)
    if as_json:
        return print_json({"events": state.events(seat), "view": state.view(seat)})
    from karat.terminal.lines import show_game

    show_game(state, seat, document.get("names"))
    return None


@main.command()
@click.argument("file")
@JSON
def verify(file: str, as_json: bool) -> None:
    """Re-check a record: every move, every card, the result, and the deal.

    A finished record holds the secret that its cards came from. Verifying deals the whole game again from that
    secret and compares it card by card; it also compares the secret with the commitment that was published first.
    """
    from karat.table.record import verify as check

    document = read_record(file)
    state, proven = check(karat.game(document["game"]), document)
    moves = sum(1 for who, _ in document["steps"] if who != "deal")
    if as_json:
        return print_json(
            {
                "game": state.game.id,
                "players": state.players,
                "moves": moves,
                "over": state.over,
                "scores": state.scores,
                "winners": state.winners,
                "deal_proven": proven,
            }
        )
    click.echo(f"{state.game.title}, {state.players} players: {moves} moves, all legal.")
    if state.over:
        scores, winners = state.result()
        click.echo(
            f"Result: scores {', '.join(map(str, scores))}; won by {won_by(winners, state.game, state.players)}."
        )
    else:
        click.echo("The game is not over.")
    if proven:
        click.echo("Deal: proven. The secret gives every card of the record and fits the commitment.")
    else:
        click.echo("Deal: not proven. The record does not hold the secret.")
    return None


@main.command()
def warm() -> None:
    """Compile what serve and play need ahead of time: for images, and after an update."""
    from concurrent.futures.process import BrokenProcessPool

    from karat import warm as ahead

    home = ahead.home()
    if not ahead.is_warm():
        click.echo(ahead.NOTICE, err=True)
    try:
        seconds = ahead.compile_all()
    except BrokenProcessPool:
        raise click.ClickException("A compiling process was lost; there may be too little memory.") from None
    click.echo(f"Ready after {seconds:.0f} s: {ahead.size() / 1e6:.0f} MB of compiled code in {home}.")


@main.command("new-game")
@click.argument("name")
@click.argument("folder", required=False, type=click.Path(path_type=Path))
def new_game(name: str, folder: Path | None) -> None:
    """Write a folder for a game of your own, which already plays: NAME, or FOLDER/NAME.

    It holds a small push-your-luck game to change step by step; docs/your-game.md walks through it.
    """
    from karat.newgame import new_game as write

    made = write(name, folder)
    click.echo(f"Written: {made}, a small game that plays already. Change it, and try:")
    there = list2cmdline([made]) if os.name == "nt" else quote(str(made))
    for command in (f"check {there}", f"play {name} --game {there}", f"simulate {name} --game {there}"):
        click.echo(f"  karat {command}")


@main.command()
@click.argument("game", metavar="NAME|FOLDER")
@JSON
def check(game: str, as_json: bool) -> None:
    """Check a game: all that karat.contract promises for it, tried in random games.

    What the folder provides, endings, cards, round trips, worlds and secrets, compiled and interpreted rules, wrong
    input, words; and how fast it is, which is not judged. Exit status 1 if something is wrong.
    """
    from karat.check import check as run
    from karat.check import the_game

    id, found = the_game(game), []
    for one in run(id):
        found.append(one)
        if not as_json:
            click.echo(f"{'✓' if one.ok else '✗'} {one.name}: {one.told}")
    ok = all(one.ok for one in found)
    if as_json:
        print_json({"game": id, "ok": ok, "checks": [one._asdict() for one in found]})
    elif not ok:
        click.echo("Something is missing or wrong; karat.contract says what a game provides.")
    if not ok:
        sys.exit(1)


def _cut(document: Document, steps: int) -> Document:
    """The record up to a step, with the deals that follow it."""
    told = document.get("steps")
    if isinstance(told, list):
        while steps < len(told) and told[steps] and isinstance(told[steps], list) and told[steps][0] == "deal":
            steps += 1
        if steps < len(told):
            document = document | {"steps": told[:steps], "result": None}
    return document


for command in (*lab.COMMANDS, *server.COMMANDS, terminal.play, terminal.learn, terminal.puzzle, terminal.rules):
    main.add_command(command)
main.params.append(BROUGHT)

if __name__ == "__main__":
    sys.exit(main())
