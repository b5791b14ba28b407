"""What the commands of the command line share: their common options, and how they read and print."""

import json
import sys
from pathlib import Path

import click

import karat
from karat.errors import BadRecord, BadSetup

GAME = click.Choice(karat.games())
JSON = click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")
PLAYERS = click.option("-p", "--players", type=int, help="How many players (default: the fewest).")
OPTIONS = click.option(
    "--set", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game; see karat games."
)
SEED = click.option(
    "--seed", type=click.IntRange(0, 2**63 - 1), default=0, show_default=True, help="Same seed, same games."
)
WORKERS = click.option("-j", "--workers", type=click.IntRange(1), help="Cores to use (default: all).")


def print_json(data):
    click.echo(json.dumps(data))


def read_record(file):
    """The record in a file, or on standard input if the file is -."""
    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
        document = json.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise BadRecord("", f"{file} is not JSON: {wrong}") from None
    if not isinstance(document, dict) or document.get("game") not in karat.games():
        raise BadRecord("game", f"should be one of {', '.join(karat.games())}")
    return document


def read_options(pairs):
    """The options of a game from NAME=VALUE texts."""
    options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise click.UsageError(f"--set wants NAME=VALUE, not {pair!r}")
        if not name:
            raise BadSetup("set", f"should be NAME=VALUE, not {pair!r}")
        try:
            options[name] = json.loads(value)
        except ValueError:
            options[name] = value
    return options


def won_by(winners, players):
    """The winners of a game in a sentence. What comes after the players is the island of Kadora."""
    return " and ".join(f"seat {seat}" if seat < players else "the island" for seat in winners) or "nobody"


def counted(number, noun):
    """A number with its noun: 1 game, 2,000 games, 3 entries."""
    if number == 1:
        return f"1 {noun}"
    return f"{number:,} {noun[:-1] + 'ies' if noun.endswith('y') else noun + 's'}"
