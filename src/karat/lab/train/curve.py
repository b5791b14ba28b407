"""The curve of a training as a picture: wins against past selves, and how far expectations were off. Plain SVG."""

import math
from collections.abc import Iterator, Sequence

from karat.lab.train.learn import Point, summed

WIDE, HIGH, LEFT, TOP, PLOT, MOST = 720, 440, 64, 34, 160, 200
STYLE = """<style>
svg { background: #fbf6ea; color: #1e2233; font: 13px sans-serif }
text { fill: currentColor } .axis { stroke: currentColor; opacity: .4 }
polyline { fill: none; stroke-width: 2; stroke-linejoin: round } .wins { stroke: #b97a10 } .loss { stroke: #1453a3 }
.fair { stroke: currentColor; stroke-dasharray: 5; stroke-width: 1; opacity: .6 }
@media (prefers-color-scheme: dark) { svg { background: #171a26; color: #efe9da }
.wins { stroke: #f0b54a } .loss { stroke: #7fb0f0 } }
</style>"""


def picture(title: str, curve: Sequence[Point]) -> str:
    """The curve of a training, in at most so many points, as the text of an SVG file."""
    size = max(1, math.ceil(len(curve) / MOST))
    parts = [curve[first : first + size] for first in range(0, len(curve), size)]
    points = [(part[-1].decisions, *summed(part)) for part in parts]
    last = max([x for x, *_ in points], default=1)
    wins = [(x, won) for x, _, won, _ in points if won is not None]
    fair = [(x, share) for x, _, _, share in points if share is not None]
    loss = [(x, y) for x, y, _, _ in points]
    plots = [
        *_plot(TOP, "wins against past selves, % (dashed: a fair share)", [("wins", wins), ("fair", fair)], last, 100),
        *_plot(TOP + PLOT + 50, "squared error of the expected win shares", [("loss", loss)], last, 1),
        f'<text x="{WIDE - 16}" y="{HIGH - 10}" text-anchor="end">{last / 1e6:,.1f} million decisions</text>',
    ]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{title}">'
    return "\n".join([head, STYLE, f'<text x="16" y="22" font-weight="bold">{title}</text>', *plots, "</svg>\n"])


def _plot(
    top: int, name: str, lines: Sequence[tuple[str, Sequence[tuple[float, float]]]], last: float, unit: float
) -> Iterator[str]:
    most = max([y for _, points in lines for _, y in points], default=1.0) or 1.0

    def place(x: float, y: float) -> str:
        return f"{LEFT + (WIDE - LEFT - 16) * x / last:.1f},{top + 20 + (PLOT - 20) * (1 - y / most):.1f}"

    yield f'<text x="{LEFT}" y="{top + 12}">{name}</text>'
    yield f'<path class="axis" fill="none" d="M{LEFT} {top + 20}V{top + PLOT}H{WIDE - 16}"/>'
    yield f'<text x="{LEFT - 6}" y="{top + PLOT}" text-anchor="end">0</text>'
    yield f'<text x="{LEFT - 6}" y="{top + 24}" text-anchor="end">{unit * most:.3g}</text>'
    for kind, points in lines:
        yield f'<polyline class="{kind}" points="{" ".join(place(x, y) for x, y in points)}"/>'
