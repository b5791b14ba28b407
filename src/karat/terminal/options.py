"""The options of a game, asked one by one before it begins, and remembered for the next time."""

import json
import re
import shlex
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import click
from rich.console import Console

from karat.console import write_link
from karat.contract import Options
from karat.errors import BadSetup
from karat.places import options_file
from karat.speech import COLOURS, has, parts, say, sentence, spoken
from karat.table.document import Field
from karat.table.game import Game
from karat.terminal.paint import Pen
from karat.terminal.voice import colour


def ask(game: Game, players: int | None, given: Options) -> Options:
    """The options that somebody at the terminal wants, where they differ from the game's own.

    What was given is offered, or else what was chosen the last time. Enter takes what is offered.
    """
    players = game.players.start if players is None else players
    offered = _checked(game, players, {**_fitting(game, players, _kept().get(game.id)), **given})
    click.echo(say("terminal-options", game=spoken().title(game.id)))
    chosen = {name: Question(game, players, name, offered).ask() for name in offered}
    chosen = {name: value for name, value in chosen.items() if value != game.options[name]}
    _keep(game.id, chosen)
    if chosen:
        texts = [f"{name}={json.dumps(value, separators=(',', ':'))}" for name, value in chosen.items()]
        command = " ".join(["karat play", game.id, *(f"--set {shlex.quote(text)}" for text in texts)])
        click.echo()
        click.echo(say("terminal-options-again", command=command))
        click.echo(say("terminal-options-link", link=write_link(game.id, chosen)))
    return chosen


class Question:
    """One option: its name, what it changes, its cards, and the questions for its value."""

    def __init__(self, game: Game, players: int | None, name: str, offered: Any) -> None:
        self.game, self.players, self.name, self.value = game, players, name, offered[name]
        self.id = f"{game.id}-option-{name.replace('_', '-')}"
        self.title = _said(self.id, name)
        self.choices = {re.sub(r"^n(?=\d)", "", part): words for part, words in parts(self.id).items()}
        self.worded = isinstance(self.value, str | bool)  # its choices are words, and have numbers
        self.pen = Pen(game, bare=not sys.stdout.isatty())

    def ask(self) -> Any:
        click.echo()
        click.echo(self.title)
        if has(f"{self.id}-text"):
            click.echo(say(f"{self.id}-text"))
        if isinstance(self.value, dict | list):
            return self._each()
        if isinstance(self.value, bool):
            self.choices = {"true": say("browser-on"), "false": say("browser-off")}
        self._list()
        shown = json.dumps(self.value) if not isinstance(self.value, str) else self.value
        return self._until_right(self.title, self.choices.get(shown, shown), lambda answer: answer)

    def _list(self) -> None:
        """The choices in words; a number that means something else, like 99, stands for itself."""
        for number, (choice, words) in enumerate(self.choices.items(), 1):
            click.echo(f"  {number if self.worded else choice}: {words}")

    def _each(self) -> Any:
        """A number for each part of a map or list."""
        for key in self.value if isinstance(self.value, dict) else range(len(self.value)):
            self._draw(key, self.value[key])
            self.value = self._until_right(self._label(key), str(self.value[key]), partial(self._put, key))
        return self.value

    def _put(self, key: Any, answer: Any) -> Any:
        changed = self.value.copy()
        changed[key] = answer
        return changed

    def _label(self, key: Any) -> str:
        if isinstance(key, int):
            return _said(f"{self.id}-one", f"{self.title} {key + 1}", number=key + 1)
        return sentence(_said(f"{self.game.id}-effect-{key}", colour(key) if key in COLOURS else key))

    def _draw(self, key: Any, value: Any) -> None:
        """The cards that a number is about, where the terminal draws them."""
        about = getattr(self.game.part("terminal"), "about_option", None)
        codes = about(self.name, key, value) if about else ()
        if codes:
            Console(highlight=False).print(self.pen.cards(codes))

    def _until_right(self, label: str, offered: Any, put: Callable[[Any], Any]) -> Any:
        """Ask until the rules take the answer; why they refuse one is told in words, or by its field."""
        while True:
            typed = click.prompt(label, default=offered, prompt_suffix=": ").strip()
            try:
                return _checked(self.game, self.players, {self.name: put(self._read(typed))})[self.name]
            except BadSetup as wrong:
                click.echo(say("terminal-options-odd", answer=typed, why=self._why(wrong)))

    def _why(self, wrong: BadSetup) -> str:
        if self.worded:
            return say("terminal-options-choose")
        return say(f"refusal-{wrong.reason}", **wrong.values) if wrong.reason else str(wrong)

    def _read(self, answer: str) -> Any:
        """A choice by its number or its words, else what was typed: a number where it is one."""
        if self.worded and answer.isascii() and answer.isdigit() and 1 <= int(answer[:6]) <= len(self.choices):
            answer = list(self.choices)[int(answer) - 1]
        answer = {words.casefold(): choice for choice, words in self.choices.items()}.get(answer.casefold(), answer)
        try:
            return json.loads(answer)
        except (ValueError, RecursionError):
            return answer


def _said(id: str, otherwise: str, **values: Any) -> str:
    """A message, or what stands in for it in a game that has no such words."""
    return say(id, **values) if has(id) else otherwise


def _checked(game: Game, players: int | None, options: Options) -> Options:
    """These options with the others as the game has them, or BadSetup."""
    players = game.read_players(Field(players, "players", BadSetup))
    return game.read_options(Field(options, "", BadSetup), players)


# What was chosen the last time ---------------------------------------------------------------------------------------
def _kept() -> dict[str, Any]:
    """The options chosen the last time, by game."""
    file = options_file()
    try:
        kept = json.loads(file.read_text(encoding="utf-8")) if file else {}
    except (OSError, ValueError, RecursionError):
        return {}
    return kept if isinstance(kept, dict) else {}


def _keep(id: str, options: Options) -> None:
    file = options_file()
    if file is None:
        return
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(_kept() | {id: options}, indent=1), encoding="utf-8")
    except OSError:
        return  # they are asked again the next time


def _fitting(game: Game, players: int | None, options: Any) -> Options:
    """Options from a file, as long as the game still knows them."""
    try:
        _checked(game, players, options or {})
    except BadSetup:
        return {}
    return options or {}
