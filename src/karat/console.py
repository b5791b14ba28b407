"""What the commands of the command line share: their common options, and how they read and print."""

import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, unquote

import click

import karat
from karat.contract import Document, Options
from karat.errors import BadRecord, BadSetup
from karat.games import add
from karat.speech import tongue

if TYPE_CHECKING:
    from karat.table.game import Game


class _Game(click.Choice[str]):
    """A game by its id, those included that --game has brought along: so it is found out when it is asked for."""

    def __init__(self) -> None:
        super().__init__(())

    @property
    def choices(self) -> tuple[str, ...]:
        return karat.games()

    @choices.setter
    def choices(self, none: Sequence[str]) -> None:
        """Click would set them once."""


def _bring(context: click.Context, parameter: click.Parameter, folders: Iterable[str]) -> None:
    for one in folders:
        add(one)


GAME = _Game()
BROUGHT = click.Option(
    ["--game", "brought"], multiple=True, metavar="FOLDER", is_eager=True, expose_value=False, callback=_bring,
    help="Bring a game along: a folder with its rules (see docs/your-game.md).",
)  # fmt: skip
JSON = click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")
PLAYERS = click.option("-p", "--players", type=int, help="How many players (default: the fewest).")
OPTIONS = click.option(
    "--set",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    help="An option of the game (see karat games), or a link with options that the browser shared.",
)
SEED = click.option(
    "--seed", type=click.IntRange(0, 2**63 - 1), default=0, show_default=True, help="Same seed, same games."
)
LINK = "#options="  # what comes before the options in a link
WORKERS = click.option("-j", "--workers", type=click.IntRange(1), help="Cores to use (default: all).")


def try_to_write(option: str, file: Path) -> None:
    """Complain where a file cannot be written. It stays as it is, and a new one is not left behind."""
    real = file.resolve()
    try:
        is_new = not real.exists()
        real.open("a").close()
        if is_new:
            real.unlink()
    except OSError as wrong:
        raise BadSetup(option, f"{file} cannot be written: {wrong.strerror}") from None


def print_json(data: Any) -> None:
    click.echo(json.dumps(data))


def read_record(file: str) -> Document:
    """The record in a file, or on standard input if the file is -."""
    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
        document = json.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise BadRecord("", f"{file} is not JSON: {wrong}") from None
    if not isinstance(document, dict) or document.get("game") not in karat.games():
        raise BadRecord("game", f"should be one of {', '.join(karat.games())}, or one that --game FOLDER brings along")
    return document


def write_link(game: str, options: Options) -> str:
    """Where a browser opens a new table with these options."""
    return f"/new/{game}{LINK}{quote(json.dumps(options, separators=(',', ':')), safe='')}"


def read_link(link: str) -> Options:
    """The options in a link that the browser shared."""
    try:
        options = json.loads(unquote(link.partition(LINK)[2]))
    except (ValueError, RecursionError):
        options = None
    if not isinstance(options, dict):
        raise BadSetup("set", f"the link holds no options of a game: {link[:60]!r}")
    return options


def read_options(pairs: Iterable[str]) -> Options:
    """The options of a game from NAME=VALUE texts and links."""
    options: Options = {}
    for pair in pairs:
        if LINK in pair:
            options |= read_link(pair)
            continue
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


def seat_name(game: "Game", players: int, seat: int) -> str:
    """A seat, or somebody who may win beside the players, in English as all commands are."""
    return f"seat {seat}" if seat < players else tongue("en").say(game.others(players)[seat - players])


def won_by(winners: Iterable[int], game: "Game", players: int) -> str:
    """The winners of a game in a sentence."""
    return " and ".join(seat_name(game, players, seat) for seat in winners) or "nobody"


def counted(number: int, noun: str) -> str:
    """A number with its noun: 1 game, 2,000 games, 3 entries."""
    if number == 1:
        return f"1 {noun}"
    return f"{number:,} {noun[:-1] + 'ies' if noun.endswith('y') else noun + 's'}"
