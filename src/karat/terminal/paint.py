"""How cards, seats and tables look: inked for the screen, flat or tall, and bare for plain lines."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.text import Text

from karat.contract import Event, View
from karat.speech import COLOURS, say, sentence
from karat.table.game import Game

if TYPE_CHECKING:
    from karat.terminal.voice import Voice

PAPER, SHADE, GLOW, GREY, DANGER = "#FBF6EA", "#A39D8E", "#F7DD96", "#5A5A66", "#B3261E"
INKS = {
    "red": "#B3261E",
    "orange": "#B04E00",
    "yellow": "#806500",
    "green": "#1B6B3A",
    "blue": "#1453A3",
    "purple": "#5B3294",
    "pink": "#A8326E",
}
FLAT, TALL, TALLEST = range(3)  # how much room there is: none for tall cards, some, or as much as one likes


class Section(NamedTuple):
    """A part of the table: one line behind its title, or several below it."""

    title: str
    lines: Sequence[Text | str]


class Chip(NamedTuple):
    """A card to draw: what is on it, in which colours, and what stands beside it."""

    face: str
    ink: str = GREY
    paper: str = PAPER
    note: str = ""
    mark: str = ""  # two characters around it instead of its edges

    def line(self) -> Text:
        """The card as one line; an empty place has no paper."""
        if not self.paper:
            return Text(f" {self.face} ", "dim")
        left, right = tuple(self.mark or "▐▌")
        style = "bold" if self.mark else self.paper
        return Text.assemble((left, style), (self.face, f"bold {self.ink} on {self.paper}"), (right, style))

    def lines(self) -> list[Text]:
        """The card as three lines."""
        inner = len(self.face)
        if not self.paper:
            return [Text(), self.line(), Text()]
        return [Text(f"▗{'▄' * inner}▖", self.paper), self.line(), Text(f"▝{'▀' * inner}▘", self.paper)]


class Pen(NamedTuple):
    """Draws the cards of a game."""

    game: Game
    bare: bool = False

    def chip(self, code: str) -> Chip:
        """A card by its code, which has a colour's letter in it; a game's terminal may give it another `face`."""
        ink = INKS[COLOURS[code.lstrip("t")[0]]]
        face = getattr(self.game.part("terminal"), "face", None)
        return Chip(code if face is None or self.bare else face(code), ink)

    def small(self, chip: Chip) -> Text:
        """A card inside a table or a sentence."""
        return Text(chip.face, "" if self.bare else f"bold {chip.ink} on {chip.paper}")

    def card(self, code: str) -> Text:
        return self.small(self.chip(code))

    def cards(self, codes: Iterable[str]) -> Text:
        return joined([self.card(code) for code in codes])

    def backs(self, letters: Iterable[str]) -> Text:
        """Cards of which only the colour is seen."""
        return joined([self.small(Chip(letter, PAPER, INKS[COLOURS[letter]])) for letter in letters])

    def paint(self, words: str, style: str = "") -> Text:
        """A sentence with its cards drawn."""
        text, end = Text(style=style), 0
        codes = getattr(self.game.part("terminal"), "CODES", None)  # what a card looks like in a sentence
        if codes is not None:
            for found in codes.finditer(words):
                text.append(words[end : found.start()])
                text.append(self.card(found[0]))
                end = found.end()
        return text.append(words[end:])

    def table(self, title: str, heads: Sequence[str], rows: Sequence[tuple[Text, Sequence[Text]]]) -> Section:
        """Rows of cells, each row behind its name: (name, cells)."""
        if self.bare:
            return Section(title, [Text.assemble(name, ": ", _labelled(heads, cells)) for name, cells in rows])
        grid = [[Text(head, "dim") for head in (title, *heads)]] + [[name, *cells] for name, cells in rows]
        widths = [max(cell.cell_len for cell in column) for column in zip(*grid, strict=True)]
        return Section("", [joined([padded(*cell) for cell in zip(row, widths, strict=True)]) for row in grid])


@dataclass
class Scene:
    """What is drawn: a view with its legal moves and history, what the chosen move would do, and the room."""

    view: View
    events: list[Event]
    voice: "Voice"
    pen: Pen
    legal: Sequence[str] = ()
    preview: Sequence[Event] = ()
    room: int = FLAT
    width: int = 80

    @property
    def own(self) -> dict[str, Any]:
        """The reader's own seat of the view, or an empty one."""
        seat = self.view["seat"]
        return {} if seat is None else self.view["seats"][seat]

    def name(self, p: int) -> str:
        return sentence(self.voice.names[p])

    def player(self, p: int) -> Text:
        """A seat: whether it is its turn, its number and its name."""
        view = self.view
        if self.pen.bare:
            return Text(("> " if p in view["to_move"] else "  ") + self.name(p))
        mark = "▶" if p in view["to_move"] else "★" if p in (view["winners"] or ()) else " "
        return Text(f"{mark}{p} {self.name(p)}", "bold" if p == view["seat"] else "")

    def players(self, heads: Sequence[str], cells: Callable[[int, dict[str, Any]], Iterable[Any]]) -> Section:
        """The table of the seats: a function of a seat's number and its part of the view gives its cells."""
        seats = enumerate(self.view["seats"])
        rows = [(self.player(p), [as_text(cell) for cell in cells(p, seat)]) for p, seat in seats]
        return self.pen.table(say("terminal-players"), heads, rows)

    def lay(self, title: str, chips: Sequence[Chip]) -> Section:
        """Cards on the table, with their notes: before them in plain lines, else below or behind them."""
        if not chips:
            return Section(title, [say("nothing")])
        if self.pen.bare:
            return Section(title, [", ".join(f"{chip.note} {chip.face}".strip() for chip in chips)])
        if self.room == FLAT:
            return Section(title, [joined([chip.line().append(f" {chip.note} " * bool(chip.note)) for chip in chips])])
        return Section(title, tall(chips, self.width))


def tall(chips: Sequence[Chip], width: int, heads: Sequence[str] = ()) -> list[Text]:
    """Cards of three lines in rows no wider than this, with a line for notes; rows may have heads before them."""
    lines = []
    for number, row in enumerate(_rows(chips, width)):
        drawn = [[*chip.lines(), Text(chip.note)] for chip in row]
        for i in range(4 if any(chip.note for chip in row) else 3):
            cells = [padded(card[i], _width(chip)) for card, chip in zip(drawn, row, strict=True)]
            head = heads[number] if heads and i == 1 else " " * len(heads[number]) if heads else ""
            lines.append(Text.assemble((head, "dim"), joined(cells)))
    return lines


def _rows(chips: Sequence[Chip], width: int) -> Iterator[list[Chip]]:
    row, used = list[Chip](), 0
    for chip in chips:
        if row and used + _width(chip) > width:
            yield row
            row, used = [], 0
        row.append(chip)
        used += _width(chip) + 1
    yield row


def _width(chip: Chip) -> int:
    return max(len(chip.face) + 2, len(chip.note))


def _labelled(heads: Sequence[str], cells: Sequence[Text]) -> Text:
    """The cells of a row with their heads, for plain lines."""
    told = [Text(f"{head} ").append(cell) for head, cell in zip(heads, cells, strict=True) if len(cell)]
    return Text(", ").join(told)


def as_text(cell: Any) -> Text:
    return cell if isinstance(cell, Text) else Text(str(cell))


def joined(texts: Iterable[Any], by: str = " ") -> Text:
    return Text(by).join([as_text(text) for text in texts])


def padded(text: Text, width: int) -> Text:
    return Text.assemble(text, " " * (width - text.cell_len))
