"""The plots of a report, drawn by matplotlib: SVG that takes its colours from the page, or PNG on paper."""

import io
import re
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, NamedTuple, TypeAlias

import numpy as np

import karat
from karat import console
from karat.errors import BadSetup
from karat.lab.study import Study
from karat.places import lend_a_home

WIDE = 7.2
Chart: TypeAlias = "Callable[[Any, Study, Colours], None]"  # draws into a figure of matplotlib


class Colours(NamedTuple):
    ink: str
    soft: str
    lamp: str
    blue: str


PAGE = Colours("#010101", "#020202", "#030303", "#040404")  # stand-ins for the page's own, light or dark
PAPER = Colours("#1e2233", "#8b8577", "#b97a10", "#1453a3")


def need_matplotlib() -> None:
    if not find_spec("matplotlib"):
        raise BadSetup("report", "plots need matplotlib, which pip install 'karat[lab]' brings")


def draw(chart: Chart, study: Study, kind: str) -> Any:
    """A chart of a study as `svg` text or as the bytes of a `png`."""
    lend_a_home()
    import matplotlib
    from matplotlib.figure import Figure

    c = PAGE if kind == "svg" else PAPER
    look = {
        "svg.fonttype": "none", "svg.hashsalt": "karat", "font.size": 10, "font.family": "sans-serif",
        "text.color": c.ink, "axes.labelcolor": c.ink, "xtick.color": c.ink, "ytick.color": c.ink,
        "axes.edgecolor": c.soft, "axes.facecolor": "none", "figure.facecolor": "none", "legend.frameon": False,
        "axes.spines.top": False, "axes.spines.right": False, "lines.linewidth": 2,
    }  # fmt: skip
    with matplotlib.rc_context(look):
        figure = Figure(figsize=(WIDE, 2.7), layout="constrained")
        chart(figure, study, c)
        file = io.BytesIO()
        if kind == "png":
            figure.savefig(file, format="png", dpi=160, facecolor="#fbf6ea")
            return file.getvalue()
        figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
    return _of_the_page(file.getvalue().decode(), chart.__doc__ or "")


def _of_the_page(text: str, title: str) -> str:
    text = re.sub(r"<metadata>.*?</metadata>", "", text[text.index("<svg") :], flags=re.S)
    text = re.sub(r' (width|height)="[\d.]+pt"', "", text, count=2)
    text = text.replace("<svg ", f'<svg role="img" aria-label="{title}" ', 1)
    for name, stand_in in PAGE._asdict().items():
        text = text.replace(stand_in, f"var(--{name})")
    return text


# The charts ----------------------------------------------------------------------------------------------------------
def fairness(figure: Any, study: Study, c: Colours) -> None:
    """Win share of each seat with its 95 % interval."""
    axes, seats = figure.subplots(), study["seats"]
    share = [100 * seat["win_share"] for seat in seats]
    error = [100 * seat["win_share_error"] for seat in seats]
    axes.axhline(100 * study["fair_share"], color=c.soft, linestyle="--", linewidth=1)
    axes.errorbar(range(len(seats)), share, error, fmt="o", color=c.lamp, capsize=5, markersize=8)
    for i, value in enumerate(share):
        axes.annotate(f"{value:.1f} %", (i, value), xytext=(12, -4), textcoords="offset points")
    axes.set_xticks(range(len(seats)), [seat_name(study, i) for i in range(len(seats))])
    axes.set_xlim(-0.5, len(seats) - 0.3)
    axes.set_ylim(0, max(share) * 1.3)
    axes.set_ylabel("wins, %")


def seat_name(study: Study, seat: int) -> str:
    return console.seat_name(karat.game(study["game"]), study["players"], seat)


def length(figure: Any, study: Study, c: Colours) -> None:
    """How many decisions a game has, and how many minutes it may take."""
    left, right = figure.subplots(1, 2)
    _bars(left, study["histograms"]["decisions"], c.lamp, 1, "decisions")
    _bars(right, study["histograms"]["seconds"], c.blue, 60, "minutes (estimated)")
    left.set_ylabel("games, %")


def scores(figure: Any, study: Study, c: Colours) -> None:
    """Final scores of all seats, and of winners."""
    axes, first = figure.subplots(), study["scores_from"]
    _bars(axes, study["histograms"]["score"], c.blue, 1, "final score", "all seats", first=first)
    _bars(axes, study["histograms"]["winning"], c.lamp, 1, "final score", "winners", filled=False, first=first)
    axes.set_ylabel("seats, %")
    axes.legend()


def lead(figure: Any, study: Study, c: Colours) -> None:
    """How often the lead changes, and when the winner takes it for good."""
    left, right = figure.subplots(1, 2)
    _bars(left, study["histograms"]["lead"], c.lamp, 1, "changes of the lead")
    left.set_ylabel("games, %")
    share = 100 * np.array(study["led_for_good"]) / max(1, sum(study["led_for_good"]))
    right.bar(2.5 + 5 * np.arange(20), share, width=4.5, color=c.blue)
    right.set_xlabel("lead taken for good, % of the game")


def kinds(figure: Any, study: Study, c: Colours) -> None:
    """What a good choice wins over a blind one, by kind of decision."""
    rows = study["kinds"][::-1]
    figure.set_size_inches(WIDE, 0.9 + 0.35 * len(rows))
    axes = figure.subplots()
    gain = [100 * row["gain"] for row in rows]
    error = [100 * (row["gain_error"] or 0) for row in rows]
    axes.barh(range(len(rows)), gain, 0.6, color=c.lamp)
    axes.errorbar(gain, range(len(rows)), xerr=error, fmt="none", ecolor=c.ink, capsize=4, linewidth=1)
    axes.set_yticks(range(len(rows)), [row["kind"] for row in rows])
    axes.axvline(0, color=c.soft, linewidth=1)
    axes.set_xlabel("percentage points of winning, for one decision")


def ladder(figure: Any, study: Study, c: Colours) -> None:
    """Win share of each bot level alone at a table of the level below."""
    axes, steps = figure.subplots(), study["ladder"]["steps"]
    share = [100 * step["win_share"] for step in steps]
    off = [[100 * (step["win_share"] - step["interval"][0]) for step in steps],
           [100 * (step["interval"][1] - step["win_share"]) for step in steps]]  # fmt: skip
    axes.axhline(100 * steps[0]["fair_share"], color=c.soft, linestyle="--", linewidth=1)
    axes.errorbar(range(len(steps)), share, off, fmt="o", color=c.blue, capsize=5, markersize=8)
    axes.set_xticks(range(len(steps)), [f"{step['level']} among {step['below']}" for step in steps])
    axes.set_ylim(0, 100)
    axes.set_ylabel("wins, %")


def _bars(
    axes: Any,
    histogram: list[int],
    colour: str,
    unit: int,
    label: str,
    name: str | None = None,
    filled: bool = True,
    first: int = 0,
) -> None:
    """A histogram, which counts from `first`, in at most forty bars, without its last thousandth."""
    counts = np.array(histogram)
    end = int(np.searchsorted(counts.cumsum(), 0.999 * counts.sum())) + 1
    start = int(np.flatnonzero(counts)[0])
    step = 1 if unit == 1 else unit // 4
    width = max(1, -(-(end - start) // (40 * step))) * step
    start -= start % step
    edges = np.arange(start, end + width, width)
    share = 100 * np.array([counts[low : low + width].sum() for low in edges[:-1]]) / counts.sum()
    at = (first + edges - (0.5 if width == 1 else 0.0)) / unit
    axes.stairs(share, at, fill=filled, color=colour, label=name, linewidth=2)
    axes.set_xlabel(label)
