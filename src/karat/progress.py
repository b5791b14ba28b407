"""A progress bar for long work."""

import sys
from contextlib import contextmanager


@contextmanager
def progress(total, unit):
    """A progress bar on stderr with rate and time left, where somebody watches. Yields what advances it."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (
        TextColumn("{task.completed:,} of {task.total:,} " + unit),
        BarColumn(),
        TextColumn("{task.percentage:.0f} %"),
    )
    with Progress(
        *columns, TimeRemainingColumn(), console=console, disable=not sys.stderr.isatty(), transient=True
    ) as bar:
        task = bar.add_task("", total=total)
        yield lambda more: bar.advance(task, more)
