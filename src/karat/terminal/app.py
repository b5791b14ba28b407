"""The table on a whole screen, by keyboard alone."""

import asyncio
import time
from collections.abc import Sequence
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.geometry import Size
from textual.screen import ModalScreen
from textual.theme import Theme
from textual.widgets import Footer, Input, OptionList, Static
from textual.widgets.option_list import Option

from karat.speech import say
from karat.terminal.paint import FLAT, TALL, TALLEST, Pen, Scene, Section, as_text
from karat.terminal.table import Idea, Table, draw

SHOWN_NEWS = 100
BAR = 12

DARK = Theme(
    "karat-dark",
    dark=True,
    primary="#E8B04B",
    accent="#E8B04B",
    foreground="#F3EDE1",
    background="#14161F",
    surface="#1E2233",
    panel="#1E2233",
    error="#FF8A80",
    variables={"border": "#3A4060"},
)
LIGHT = Theme(
    "karat-light",
    dark=False,
    primary="#7A5200",
    accent="#7A5200",
    foreground="#22201A",
    background="#E6DCC8",
    surface="#F3EDE1",
    panel="#D8CBB0",
    error="#B3261E",
    variables={"border": "#A89A7C"},
)


class Moves(OptionList):
    """The legal moves: arrows or a number choose one, Enter plays it."""

    app: "TableApp"

    def on_key(self, event: events.Key) -> None:
        if event.character and event.character in "0123456789":
            self.app.choose_number(event.character)
            event.stop()
        elif event.key not in ("up", "down"):
            self.app.forget_number()


class Board(VerticalScroll):
    """The drawn table, as large as there is room."""

    app: "TableApp"

    def on_resize(self) -> None:
        self.app.show_board()


class TableApp(App[None]):
    TITLE = "Karat"
    ENABLE_COMMAND_PALETTE = False
    CSS = """
    #where { height: 1; padding: 0 1; background: $panel; }
    #now { height: auto; max-height: 3; padding: 0 1; text-style: bold; color: $accent; background: $surface; }
    #board { width: 3fr; padding: 0 1; scrollbar-size-vertical: 1; }
    #side { width: 2fr; min-width: 31; max-width: 60; }
    #log { height: 1fr; border-top: solid $border; border-title-color: $text-muted; padding: 0 1; }
    #log { scrollbar-size-vertical: 1; scrollbar-color: $border; scrollbar-background: $background; }
    #moves, #moves:focus { height: auto; max-height: 60%; border: none; border-top: solid $accent; padding: 0; }
    #moves, #moves:focus { background: $background; background-tint: $background 0%; }
    #moves { scrollbar-size-vertical: 1; scrollbar-color: $border; scrollbar-background: $background; }
    #moves > .option-list--option { padding: 0 1; }
    #moves > .option-list--option-highlighted { background: $surface; text-style: bold; }
    #find { display: none; height: 1; border: none; padding: 0 1; }
    #find.open { display: block; }
    Box { align: center middle; }
    Box > Vertical { width: 76; max-width: 96%; height: auto; max-height: 90%; padding: 0 1; }
    Box > Vertical { background: $surface; border: round $accent; }
    Box OptionList { height: auto; max-height: 16; border: none; padding: 0; background: $surface; }
    Box OptionList > .option-list--option-highlighted { background: $panel; }
    """
    BINDINGS: ClassVar = [
        Binding("h", "hint", say("terminal-key-hint")),
        Binding("slash", "find", say("terminal-key-filter"), key_display="/"),
        Binding("s", "save", say("terminal-key-save")),
        Binding("t", "light", say("terminal-key-light")),
        Binding("question_mark", "help", say("terminal-key-help"), key_display="?"),
        Binding("q", "leave", say("terminal-key-quit")),
        Binding("escape", "clear", show=False),
        Binding("pageup", "scroll('board', -1)", show=False, priority=True),
        Binding("pagedown", "scroll('board', 1)", show=False, priority=True),
        Binding("shift+pageup", "scroll('log', -1)", show=False, priority=True),
        Binding("shift+pagedown", "scroll('log', 1)", show=False, priority=True),
    ]

    def __init__(self, table: Table, pace: float = 0.0, light: bool = False) -> None:
        """`pace` is how many seconds a bot takes at least over a decision."""
        super().__init__()
        self.table, self.pace, self.light = table, pace, light
        self.pen = Pen(table.state.game)
        self.news, self.fresh = list[tuple[int | None, str]](), 0
        self.legal: tuple[str, ...] = ()
        self.words, self.typed = list[str](), ""
        self.shown: list[tuple[int, str, str]] = []  # number, move, words

    def compose(self) -> ComposeResult:
        yield Static(id="where")
        yield Static(id="now")
        with Horizontal():
            with Board(id="board", can_focus=False):
                yield Static(id="drawing")
            with Vertical(id="side"):
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="news")
                yield Input(id="find", placeholder=say("terminal-filter"), compact=True)
                yield Moves(id="moves")
        yield Footer(compact=True)

    def on_mount(self) -> None:
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        self.theme = LIGHT.name if self.light else DARK.name
        log = self.part("#log")
        log.border_title = say("terminal-log")
        log.anchor()
        self.tell(self.table.opponents())
        self.part("#moves").focus()
        self.go_on()

    # The game --------------------------------------------------------------------------------------------------------
    @work(exclusive=True)
    async def go_on(self) -> None:
        """Let the bots decide until the person is asked or the game is over."""
        table = self.table
        self.show_all()
        while (seat := table.thinking) is not None:
            began = time.monotonic()
            move = await asyncio.to_thread(table.ask_bot(seat))
            await asyncio.sleep(max(0.0, self.pace - (time.monotonic() - began)))
            table.state.play(seat, move)
            if self.pace or table.thinking is None:
                self.show_all()
        if table.state.over:
            self.tell(say("terminal-over"))
            self.show_news()

    def play(self, move: str) -> None:
        self.fresh = len(self.news)
        self.table.state.play(self.table.seat, move)
        self.go_on()

    # What is on the screen -------------------------------------------------------------------------------------------
    def show_all(self) -> None:
        table, view = self.table, self.table.view
        self.part("#where").update(f"{table.title} · {table.voice.where(view)}")
        self.part("#now").update(self.pen.paint(table.now()))
        self.news += table.news()
        self.show_news()
        self.legal = table.legal
        self.words = table.words(self.legal)
        self.action_clear()
        self.show_moves()

    def part(self, selector: str) -> Any:
        """A part of the table, also while something else is shown over it."""
        return self.screen_stack[0].query_one(selector)

    def tell(self, line: str) -> None:
        """A line of the log that is no event of the game."""
        self.news.append((None, line))

    def show_news(self) -> None:
        """The log without what lies face down by now, and with all since the person's last move in full colour."""
        gone = self.table.forgotten()
        lines = [
            self.pen.paint(line, "" if number >= self.fresh else "dim")
            for number, (event, line) in enumerate(self.news)
            if event not in gone
        ][-SHOWN_NEWS:]
        self.part("#news").update(Text("\n").join(lines))

    def show_moves(self, sought: str = "") -> None:
        """The legal moves that hold all words sought."""
        words_sought = sought.casefold().split()
        self.shown = [
            (number, move, words)
            for number, (move, words) in enumerate(zip(self.legal, self.words, strict=True), 1)
            if all(part in f"{words} {move}".casefold() for part in words_sought)
        ]
        moves, width = self.part("#moves"), len(str(len(self.legal)))
        moves.clear_options()
        for number, _, words in self.shown:
            moves.add_option(Option(Text.assemble((f"{number:{width}} ", "dim"), self.pen.paint(words))))
        counts = {"shown": len(self.shown), "count": len(self.legal)}
        moves.border_title = (
            say("terminal-moves-shown" if words_sought else "terminal-moves", **counts) if self.legal else ""
        )
        moves.highlighted = 0 if self.shown else None
        self.typed = ""
        self.show_board()

    def show_board(self) -> None:
        at = self.part("#moves").highlighted
        move = self.shown[at][1] if at is not None and at < len(self.shown) else None
        size = self.part("#board").content_size
        self.part("#drawing").update(fitted(self.table.scene(move=move), size))

    # Keys ------------------------------------------------------------------------------------------------------------
    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.show_board()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.play(self.shown[event.option_index][1])

    def choose_number(self, digit: str) -> None:
        """Go to the move with the number typed so far."""
        for typed in (self.typed + digit, digit):
            for at, (number, _, _) in enumerate(self.shown):
                if str(number) == typed:
                    self.typed, self.part("#moves").highlighted = typed, at
                    return

    def forget_number(self) -> None:
        self.typed = ""

    def action_find(self) -> None:
        if self.legal:
            find = self.part("#find")
            find.add_class("open")
            find.focus()

    def on_paste(self, event: events.Paste) -> None:
        """What is pasted is looked for among the moves: Enter after it plays nothing else."""
        if self.legal and not isinstance(self.focused, Input):
            self.action_find()
            self.part("#find").value = event.text.strip().lstrip("/")

    def action_clear(self) -> None:
        """Stop finding."""
        find = self.part("#find")
        find.value = ""
        find.remove_class("open")
        self.part("#moves").focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        self.show_moves(event.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        moves = self.part("#moves")
        if moves.highlighted is not None:
            self.play(self.shown[moves.highlighted][1])

    def on_key(self, event: events.Key) -> None:
        """In the field that finds moves, arrows still choose one."""
        if isinstance(self.focused, Input) and event.key in ("up", "down"):
            moves = self.part("#moves")
            (moves.action_cursor_up if event.key == "up" else moves.action_cursor_down)()
            event.stop()

    def action_scroll(self, what: str, way: int) -> None:
        part = self.part(f"#{what}")
        part.scroll_relative(y=way * max(1, part.size.height - 2), animate=False)

    def action_light(self) -> None:
        self.theme = DARK.name if self.theme == LIGHT.name else LIGHT.name

    def action_save(self) -> None:
        try:
            self.notify(self.table.save())
        except OSError as wrong:
            self.notify(say("terminal-not-saved", problem=wrong.strerror), severity="error")

    def action_help(self) -> None:
        signs = say(f"{self.table.state.game.id}-signs")
        self.push_screen(Note(say("terminal-help-keys"), f"{say('terminal-help')}\n\n{signs}"))

    def action_hint(self) -> None:
        if self.legal:
            self.push_screen(Hint(self.table, self.pen), self.go_to)
        else:
            self.notify(say("terminal-not-now"))

    def go_to(self, move: str | None) -> None:
        """Choose a move that the hint has shown."""
        if move is not None:
            self.action_clear()
            self.part("#moves").highlighted = self.legal.index(move)

    @work
    async def action_leave(self) -> None:
        if self.table.state.over or await self.push_screen_wait(Question()):
            self.workers.cancel_all()  # a bot that still thinks would look for a board that is gone
            self.exit()


def fitted(scene: Scene, size: Size) -> Text:
    """The table as large as it fits into a size."""
    scene.width = size.width
    for scene.room in (TALLEST, TALL, FLAT):
        sections = draw(scene)
        for gap in (1, 0):
            lines = below(sections, gap)
            if sum(max(1, -(-line.cell_len // max(1, size.width))) for line in lines) <= size.height:
                return Text("\n").join(lines)
    return Text("\n").join(lines)


def below(sections: Sequence[Section], gap: int) -> list[Text]:
    """The sections below each other, those of one line behind their titles."""
    lines: list[Text] = []
    for title, content in sections:
        lines += [Text()] * (gap if lines else 0)
        if title and len(content) == 1:
            lines.append(Text.assemble((f"{title} ", "dim"), content[0]))
        else:
            lines += [Text(title, "dim")] if title else []
            lines += [as_text(line) for line in content]
    return lines


class Box(ModalScreen[Any]):
    """Something over the table."""


class Note(Box):
    """Something to read; any key closes it."""

    def __init__(self, title: str, text: str) -> None:
        super().__init__()
        self.heading, self.text = title, text

    def compose(self) -> ComposeResult:
        with Vertical() as box:
            box.border_title = self.heading
            yield Static(self.text)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        self.dismiss()


class Question(Box):
    """Whether to leave the game."""

    BINDINGS: ClassVar = [Binding("y,enter", "answer(True)"), Binding("n,escape,q", "answer(False)")]

    def compose(self) -> ComposeResult:
        with Vertical() as box:
            box.border_title = say("terminal-quit")
            yield Static(say("terminal-quit-keys"))

    def action_answer(self, yes: bool) -> None:
        self.dismiss(yes)


class Hint(Box):
    """All moves as the strongest bot ranks them, with shares of wins and reasons."""

    BINDINGS: ClassVar = [Binding("escape,h,q", "close")]

    def __init__(self, table: Table, pen: Pen) -> None:
        super().__init__()
        self.table, self.pen, self.ideas = table, pen, list[Idea]()

    def compose(self) -> ComposeResult:
        with Vertical() as box:
            box.border_title = say("terminal-hint")
            box.border_subtitle = say("terminal-hint-keys")
            yield Static(say("terminal-thinking"), id="thinking")
            yield OptionList()

    def on_mount(self) -> None:
        self.think()

    @work(exclusive=True)
    async def think(self) -> None:
        self.ideas = await asyncio.to_thread(self.table.ask_hint())
        self.query_one("#thinking").display = False
        ranked = self.query_one(OptionList)
        ranked.add_options([Option(self.row(idea)) for idea in self.ideas])
        ranked.highlighted = 0
        ranked.focus()

    def row(self, idea: Idea) -> RenderableType:
        full = round(BAR * idea.win / 100)
        bar = Text("█" * full, "#C08A2B").append("·" * (BAR - full), "dim")
        share = say("terminal-hint-win", win=idea.win, error=idea.error)
        grid = Grid.grid(padding=(0, 1), expand=True)
        grid.add_column(ratio=1)
        grid.add_column(width=BAR)
        grid.add_column(width=20, justify="right")
        grid.add_row(self.pen.paint(idea.words, "bold"), bar, share)
        return Group(grid, self.pen.paint(idea.reasons)) if idea.reasons else grid

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.dismiss(self.ideas[event.option_index].move)

    def action_close(self) -> None:
        self.dismiss(None)
