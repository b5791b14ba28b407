"""A game line by line: for pipes, screen readers and quick looks."""

import click

from karat.errors import IllegalMove
from karat.speech import native, say, speak
from karat.terminal.boards import draw
from karat.terminal.paint import Pen, Scene
from karat.terminal.voice import Voice

SHOWN_MOVES = 30
SHOWN_IDEAS = 5


def show_game(state, seat):
    """All that happened in a game, and where it stands, as one seat or a spectator saw it."""
    speak(native())
    voice = Voice(state.game, [say("seat", number=p) for p in range(state.players)], seat)
    events = state.events(seat)
    for event in events:
        click.echo(voice.tell(event))
    click.echo()
    _show(draw(Scene(state.view(seat), events, voice, Pen(state.game.id, bare=True))))
    if state.over:
        click.echo(voice.outcome(state.view(seat)))


def _show(sections):
    for title, lines in sections:
        if len(lines) == 1:
            click.echo(f"  {title}: {lines[0]}")
        else:
            click.echo(f"  {title}:")
            for line in lines:
                click.echo(f"    {line}")


def play(table):
    """Play at a table, until the end or until the person leaves."""
    state = table.state
    click.echo(say("terminal-begin", game=state.game.title, players=state.players, seat=table.seat))
    click.echo(table.opponents())
    click.echo(say("terminal-commitment", commitment=state.commitment))
    while not state.over:
        _tell(table)
        bot = table.thinking
        if bot is not None:
            state.play(bot, table.ask_bot(bot)())
        elif not _ask(table):
            click.echo(say("terminal-left"))
            return
    _tell(table)
    click.echo(table.now())


def _tell(table):
    for line in table.news():
        click.echo(line)


def _ask(table):
    """Ask the person until a legal move is made; False when they leave."""
    legal = table.legal
    _show(draw(table.scene(bare=True)))
    _list(table, legal, SHOWN_MOVES)
    click.echo(table.now())
    while True:
        try:
            answer = click.prompt(say("terminal-your-move"), prompt_suffix=": ", default="", show_default=False).strip()
        except click.Abort:
            click.echo()
            return False
        if answer == "q":
            return False
        if answer == "v":
            _show(draw(table.scene(bare=True)))
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
                return True


def _hint(table):
    """What the strongest bot thinks of the best moves."""
    for idea in table.ask_hint()()[:SHOWN_IDEAS]:
        line = say("terminal-hint-line", move=idea.move, win=idea.win, error=idea.error, reasons=idea.reasons)
        click.echo(f"  {line.rstrip()}")


def _list(table, moves, most):
    for number, (move, words) in enumerate(zip(moves[:most], table.words(moves[:most]), strict=True), 1):
        click.echo(f"{number}: {words} [{move}]")
    if most < len(moves):
        click.echo(say("terminal-more", count=len(moves) - most))
