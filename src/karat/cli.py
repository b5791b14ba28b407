"""The command line: `karat COMMAND --help` teaches each command."""

import json
import sys

import click

import karat
from karat.console import JSON, print_json, read_record, won_by
from karat.errors import BadPosition, BadRecord, BadSetup, IllegalMove
from karat.lab import commands as lab
from karat.server import commands as server
from karat.terminal import commands as terminal


class Commands(click.Group):
    """Turns what can be explained into one line on stderr and exit status 1."""

    def invoke(self, context):
        try:
            return super().invoke(context)
        except (BadSetup, BadPosition, BadRecord, IllegalMove) as wrong:
            raise click.ClickException(str(wrong)) from None
        except BrokenPipeError:
            raise  # who reads has seen enough, and click goes quietly
        except OSError as wrong:
            why = wrong.strerror or str(wrong) or type(wrong).__name__
            raise click.ClickException(why if wrong.filename is None else f"{wrong.filename}: {why}") from None
        except KeyboardInterrupt:
            raise click.ClickException("Stopped.") from None


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(karat.__version__, prog_name="karat")
def main():
    """Karat: a table for five treasure card games, and a laboratory for them.

    \b
    Try:  karat games                            what can be played
          karat play diamant                     a game in this terminal
          karat match kadora 6 5                 which bot is stronger
          karat simulate kadora -n 100000        many games at once
          karat report kadora                    a page about how a game plays
          karat verify game.json                 re-check a finished game and its deal
    """


@main.command()
@JSON
def games(as_json):
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
def replay(file, seat, steps, as_json):
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

    show_game(state, seat)
    return None


@main.command()
@click.argument("file")
@JSON
def verify(file, as_json):
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
        scores = ", ".join(map(str, state.scores))
        click.echo(f"Result: scores {scores}; won by {won_by(state.winners, state.players)}.")
    else:
        click.echo("The game is not over.")
    if proven:
        click.echo("Deal: proven. The secret gives every card of the record and fits the commitment.")
    else:
        click.echo("Deal: not proven. The record does not hold the secret.")
    return None


def _cut(document, steps):
    """The record up to a step, with the deals that follow it."""
    told = document.get("steps")
    if isinstance(told, list):
        while steps < len(told) and told[steps] and isinstance(told[steps], list) and told[steps][0] == "deal":
            steps += 1
        if steps < len(told):
            document = document | {"steps": told[:steps], "result": None}
    return document


for command in (*lab.COMMANDS, *server.COMMANDS, terminal.play):
    main.add_command(command)

if __name__ == "__main__":
    sys.exit(main())
