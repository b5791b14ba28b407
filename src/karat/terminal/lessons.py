"""A guided game line by line: what the browser teaches with a finger that points, told with the move to make."""

import click

import karat
from karat.learn.lesson import Lesson, Message, Step, lesson, why_not
from karat.speech import say, spoken
from karat.terminal.lines import show
from karat.terminal.paint import Pen, Scene
from karat.terminal.table import NAMES, draw
from karat.terminal.voice import Voice


def teach(id: str, part: str) -> None:
    """Go through a chapter, until its end or until the person leaves."""
    game, told = karat.game(id), lesson(id, part)
    title = spoken().title(id)
    click.echo(say("learn-title-chapter", game=title, chapter=part))
    for number, step in enumerate(told.steps):
        voice = Voice(game, NAMES[: step.view["players"]], told.seat)
        click.echo()
        click.echo(say("learn-step", step=number + 1, steps=len(told.steps)))
        show(draw(Scene(step.view, step.events, voice, Pen(game, bare=True), step.legal)))
        click.echo(_told(step.say))
        move = _ask(told, number, step, voice)
        if move is None:
            click.echo(say("terminal-left"))
            return
        for play in step.answers[move].plays:
            for event in play.events:
                click.echo(f"  {voice.tell(event)}")
        if step.legal:
            click.echo(_told(step.answers[move].praise))
    click.echo()
    click.echo(say("learn-finished", game=title))


def _ask(told: Lesson, number: int, step: Step, voice: Voice) -> str | None:
    """The move that solves a step, "" where there is nothing to do; None: the person leaves."""
    if not step.legal:
        return "" if _read(say("learn-go-on")) != "q" else None
    for at, move in enumerate(step.legal, 1):
        click.echo(f"  {at}: {voice.move(move, step.view)} ({move})")
    if not step.think:
        click.echo(say("learn-try", move=voice.move(next(iter(step.answers)), step.view)))
    while True:
        answer = _read(say("terminal-your-move"))
        if answer == "q":
            return None
        if not answer:
            continue
        if answer.isascii() and answer.isdigit() and 1 <= int(answer[:6]) <= len(step.legal):
            answer = step.legal[int(answer) - 1]
        if answer in step.answers:
            return answer
        if answer in step.hints:
            click.echo(_told(step.hints[answer]))
        else:
            wrong = why_not(told.game, told.part, number, answer)
            assert wrong is not None  # a legal move solves the step or has a hint
            click.echo(voice.refusal(wrong))


def _read(label: str) -> str:
    """What is typed; q where there is nothing more to read."""
    try:
        return str(click.prompt(label, prompt_suffix=": ", default="", show_default=False)).strip()
    except click.Abort:
        click.echo()
        return "q"


def _told(message: Message) -> str:
    """A message of the lesson; the others at the table are called $one, $two and $three in it."""
    _, one, two, three = NAMES[:4]
    return say(message.id, **message.values, one=one, two=two, three=three)
