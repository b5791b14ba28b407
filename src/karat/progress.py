"""A progress bar for long work."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Task
    from rich.text import Text


@contextmanager
def progress(total: int, unit: str) -> Iterator[Callable[[float], None]]:
    """A progress bar on stderr with rate and time left, where somebody watches. Yields what advances it."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn
    from rich.text import Text

    class Rate(ProgressColumn):
        def render(self, task: "Task") -> "Text":
            speed = task.speed or 0.0
            return Text(f"{speed:,.0f}/s" if speed >= 10 else f"{60 * speed:,.0f}/min")

    console = Console(stderr=True)
    columns = (
        TextColumn("{task.completed:,} of {task.total:,} " + unit),
        BarColumn(),
        TextColumn("{task.percentage:.0f} %"),
    )
    with Progress(
        *columns, Rate(), TimeRemainingColumn(), console=console, disable=not sys.stderr.isatty(), transient=True
    ) as bar:
        task = bar.add_task("", total=total)
        yield lambda more: bar.advance(task, more)
