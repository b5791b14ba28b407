"""A progress bar for long work."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Task
    from rich.text import Text


def clock(seconds: float) -> str:
    """A time as clocks show it: 1:05, 2:00:00."""
    minutes, rest = divmod(int(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}" if minutes >= 60 else f"{minutes}:{rest:02}"


@contextmanager
def progress(total: int, unit: str) -> Iterator[Callable[[float], None]]:
    """A progress bar on stderr with rate and time left, where somebody watches. Yields what advances it.

    Before anything is done, nobody knows either; then it shows the time that has passed, so that something moves.
    """
    from rich.console import Console
    from rich.progress import BarColumn, Progress, ProgressColumn, TextColumn
    from rich.text import Text

    class Rate(ProgressColumn):
        def render(self, task: "Task") -> "Text":
            speed = task.speed or 0.0
            return Text(f"{speed:,.0f}/s" if speed >= 10 else f"{60 * speed:,.0f}/min" if speed else "")

    class Time(ProgressColumn):
        def render(self, task: "Task") -> "Text":
            left = task.time_remaining
            return Text(clock(task.elapsed or 0) if left is None else f"{clock(left)} left")

    console = Console(stderr=True)
    columns = (
        TextColumn("{task.completed:,} of {task.total:,} " + unit),
        BarColumn(),
        TextColumn("{task.percentage:.0f} %"),
    )
    with Progress(*columns, Rate(), Time(), console=console, disable=not sys.stderr.isatty(), transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda more: bar.advance(task, more)
