"""The page docs/tensors.md: python -m karat.lab.tensors > docs/tensors.md"""

from itertools import groupby

import karat
from karat.lab.observe import layout
from karat.table.actions import texts
from karat.table.game import Game

HEAD = """# Observations and actions, number by number

Made by `python -m karat.lab.tensors`; [interop.md](interop.md) tells how they are used. A set has a cell for each card,
1 where the set holds it; one thing out of several has a cell for each of them, one of which is 1; all other cells are
plain numbers. Fields that begin with `seats.` are there for each seat in turn, also for seats that nobody has; those
with `own.` and `memory.` are of the seat that looks. Cards are in the order of the notation in docs/rules."""


def fields(game: Game) -> list[str]:
    """What the cells of an observation are."""
    lines = ["| cells | field | meaning |", "|---|---|---|"]
    for name, first, size, meaning in layout(game).rows:
        lines.append(f"| {_span(first, size)} | `{name}` | {meaning} |")
    return lines


def actions(game: Game) -> list[str]:
    """What the actions are: of each kind the first and the last."""
    lines, numbered = ["| actions | moves |", "|---|---|"], enumerate(texts(game))
    for _, group in groupby(numbered, key=lambda pair: pair[1].split(" ")[0]):
        (first, text), *rest = group
        told = f"`{text}` to `{rest[-1][1]}`" if rest else f"`{text}`"
        lines.append(f"| {_span(first, 1 + len(rest))} | {told} |")
    return lines


def _span(first: int, size: int) -> str:
    return f"{first}" if size == 1 else f"{first} to {first + size - 1}"


def page() -> str:
    parts = [HEAD]
    for game in map(karat.game, karat.games()):
        parts.append(f"## {game.title}: {len(texts(game)):,} actions, {layout(game).size:,} cells")
        parts += ["\n".join(actions(game)), "\n".join(fields(game))]
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    print(page(), end="")
