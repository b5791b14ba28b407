"""A game line by line: for pipes, screen readers and quick looks."""

from collections.abc import Iterable, Iterator, Sequence

import click

from karat.contract import Reason
from karat.errors import IllegalMove
from karat.speech import native, say, speak, spoken
from karat.table.game import State
from karat.terminal.paint import Pen, Scene, Section
from karat.terminal.table import NAMES, Table, draw
from karat.terminal.voice import Voice

SHOWN_MOVES = 30
SHOWN_IDEAS = 5


def show_game(state: State, seat: int | None, names: Sequence[str] | None = None) -> None:
    """All that happened in a game, and where it stands, as one seat or a spectator saw it."""
    speak(native())
    events = state.events(seat)
    if not (isinstance(names, list) and len(names) == state.players and all(isinstance(one, str) for one in names)):
        names = NAMES[: state.players]
    for p, name in enumerate(names):
        click.echo(f"{name}: {say('seat', number=p)}")
    click.echo()
    voice = Voice(state.game, names, seat)
    for event in events:
        click.echo(voice.tell(event))
    click.echo()
    click.echo(drawn(state, seat, voice))


def drawn(state: State, seat: int | None, voice: Voice | None = None) -> str:
    """Where a game stands, as one seat or a spectator sees it."""
    voice = voice or Voice(state.game, [say("seat", number=p) for p in range(state.players)], seat)
    sections = draw(Scene(state.view(seat), state.events(seat), voice, Pen(state.game, bare=True)))
    return "\n".join([*_lines(sections), *([voice.outcome(state.view(seat))] if state.over else [])])


def _lines(sections: Iterable[Section]) -> Iterator[str]:
    for title, lines in sections:
        if len(lines) == 1:
            yield f"  {title}: {lines[0]}"
        else:
            yield f"  {title}:"
            yield from (f"    {line}" for line in lines)


def show(sections: Iterable[Section]) -> None:
    """The sections of a table, one below the other."""
    for line in _lines(sections):
        click.echo(line)


def play(table: Table) -> None:
    """Play at a table, until the end or until the person leaves."""
    state = table.state
    click.echo(say("terminal-begin", game=spoken().title(state.game.id), players=state.players, seat=table.seat))
    click.echo(table.opponents())
    click.echo(say("terminal-commitment", commitment=state.commitment))
    while not state.over:
        _tell(table)
        bot = table.thinking
        if bot is not None:
            state.play(bot, table.ask_bot(bot)())
        elif _ask(table) is None:
            click.echo(say("terminal-left"))
            return
    _tell(table)
    click.echo(table.now())


def find_move(tables: Iterable[Table], solve: Sequence[str], praise: dict[str, int], why: list[Reason]) -> None:
    """Ask for the best move of a puzzle, each time at a table of its own, until it is found or the person leaves."""
    for table in tables:
        click.echo(say("learn-puzzle-ask"))
        move = _ask(table)
        if move is None:
            return
        if move in solve:
            told = table.voice.reasons({"reasons": why}) or say("analysis-plain")
            click.echo(" ".join([say("learn-puzzle-right", **praise), told]))
            return
        click.echo(say("learn-puzzle-wrong"))


def _tell(table: Table) -> None:
    for _, line in table.news():
        click.echo(line)


def _ask(table: Table) -> str | None:
    """Ask the person until a legal move is made: that move; None when they leave."""
    legal = table.legal
    show(draw(table.scene(bare=True)))
    _list(table, legal, SHOWN_MOVES)
    click.echo(table.now())
    while True:
        try:
            answer = click.prompt(say("terminal-your-move"), prompt_suffix=": ", default="", show_default=False).strip()
        except click.Abort:
            click.echo()
            return None
        if answer == "q":
            return None
        if answer == "v":
            show(draw(table.scene(bare=True)))
        elif answer == "h":
            _hint(table)
        elif answer == "l":
            _list(table, legal, len(legal))
        elif answer in ("?", ""):
            click.echo(say("terminal-help-plain"))
        else:
            if answer.isascii() and answer.isdigit() and 1 <= int(answer[:6]) <= len(legal):
                answer = legal[int(answer) - 1]
            try:
                table.state.play(table.seat, answer)
            except IllegalMove as wrong:
                click.echo(table.voice.refusal(wrong))
            else:
                return answer


def _hint(table: Table) -> None:
    """What the strongest bot thinks of the best moves."""
    for idea in table.ask_hint()()[:SHOWN_IDEAS]:
        line = say("terminal-hint-line", move=idea.move, win=idea.win, error=idea.error, reasons=idea.reasons)
        click.echo(f"  {line.rstrip()}")


def _list(table: Table, moves: Sequence[str], most: int) -> None:
    for number, (move, words) in enumerate(zip(moves[:most], table.words(moves[:most]), strict=True), 1):
        click.echo(f"{number}: {words} [{move}]")
    if most < len(moves):
        click.echo(say("terminal-more", count=len(moves) - most))
