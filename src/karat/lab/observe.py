"""What a seat may know, as one row of numbers, and its description field by field.

A row is written from the record that `perceive` fills in, which is all that a seat may know. Each game lists its fields
(FIELDS in its `study.py`; without them, every number of the record is told as it is). The list becomes a table of whole
numbers that one compiled loop follows, whatever the game.
"""

from collections.abc import Callable, Iterator
from functools import cache
from math import prod
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from karat.contract import Numbers, Options, States
from karat.kernel.core import inlined, new_states, rule
from karat.table.actions import WHOLE, numbers
from karat.table.game import Game, Knowledge

NUMBER, ONE_OF, BITS = range(3)
WIDTHS = ("int8", "uint8", "int16", "int32", "int64")  # the record as arrays of these, for the loop to read from
UNSIGNED = WIDTHS.index("uint8")
ASIDE = len(WIDTHS)  # and beside the record
BESIDE = ("observer", "spelled")  # the seat that looks, and what it has spelled of a move


# Fields --------------------------------------------------------------------------------------------------------------
Most: TypeAlias = int | Callable[[Options], int]


class Field(NamedTuple):
    """Some numbers of the record: NAME, seats.NAME of every seat, or own.NAME and memory.NAME of the observer.

    What is told of small cards (uint8) and choices is `(n + add >> shift) & mask`, except where a choice is `empty`.
    """

    name: str
    meaning: str
    kind: int
    cells: int  # for each number
    low: int
    most: Most  # in a game from its start; by its options, where it follows from them
    add: int = 0
    shift: int = 0
    mask: int = -1
    empty: int = -999


def number(name: str, meaning: str, most: Most, low: int = 0, **how: int) -> Field:
    """A cell with the number as it is, from `low` to `most`, which may be a function of the options."""
    return Field(name, meaning, NUMBER, 1, low, most, **how)


def one_of(name: str, meaning: str, count: int, low: int = 0, **how: int) -> Field:
    """`count` cells of which one is 1: the first for `low`, and so on. All are 0 for any other number."""
    return Field(name, meaning, ONE_OF, count, low, 1, **how)


def bits(name: str, meaning: str, count: int, low: int = 0) -> Field:
    """A cell for each bit of a set, from bit `low` up."""
    return Field(name, meaning, BITS, count, low, 1)


def observer(seats: int) -> Field:
    return one_of("observer", "the seat that looks", seats)


# One line of the table: where the numbers of a field lie, counted in numbers of their width, and how they are told.
# (Unsigned where it is an index: the compiler then knows that it is not one from the end.)
LINE = np.dtype([
    ("width", np.int64),
    ("start", np.uintp),
    ("step", np.uintp),  # from one to the next
    ("own", np.uintp),  # from one seat to the next, where only the observer's are told
    ("count", np.uintp),
    ("kind", np.int64),
    ("cells", np.uintp),
    ("low", np.int64),
    ("add", np.int64),
    ("shift", np.int64),
    ("mask", np.int64),
    ("empty", np.int64),
    ("cell", np.uintp),  # the first one
])  # fmt: skip


def _places(state: Any, name: str) -> list[tuple[int, int, int, int, int]]:
    """The first five numbers of a field's lines: one, or where each seat has several numbers, one for each seat."""
    if name in BESIDE:
        return [(ASIDE, BESIDE.index(name), 1, 0, 1)]
    owner, _, inner = name.rpartition(".")
    start, stride, seats = 0, 0, 1
    if owner:
        repeated, start = state.fields["memories" if owner == "memory" else "seats"][:2]
        state, seats, stride = repeated.base, repeated.shape[0], repeated.base.itemsize
    field, offset = state.fields[inner][:2]
    base, count = field.base, prod(field.shape)
    if base.names:  # a list of small records, all of whose numbers have one width
        base, count = base[0], count * len(base.names)
    width, start, stride = WIDTHS.index(base.name), (start + offset) // base.itemsize, stride // base.itemsize
    if owner in ("own", "memory"):
        return [(width, start, 1, stride, count)]
    if count == 1:
        return [(width, start, stride, 0, seats)]
    return [(width, start + p * stride, 1, 0, count) for p in range(seats)]


class Layout(NamedTuple):
    """How rows of a game are written, and what their cells mean."""

    table: States
    rows: tuple[tuple[str, int, int, str], ...]  # (name, first cell, how many, meaning) of each field
    size: int  # how many cells


def fields(game: Game) -> tuple[Field, ...]:
    """What a game tells of itself; without a list, the observer and all numbers of the record."""
    listed = getattr(numbers(game), "FIELDS", None)
    known = getattr(game.part("study"), "BOUNDS", {})
    return listed or (observer(game.players[-1]), *all_fields(game.rules.STATE, known))


def all_fields(dtype: Any, known: dict[str, tuple[int, int]], owner: str = "") -> Iterator[Field]:
    """Every number of a record, between the bounds that are known of it, or else those of its type."""
    for name in dtype.names:
        base, told = dtype.fields[name][0].base, owner + name
        if base.names is not None and name in ("seats", "memories"):
            yield from all_fields(base, known, "seats." if name == "seats" else "memory.")
        elif base.names is None and base.itemsize == 8:
            yield bits(told, f"{name}, as a set", 63)
        elif base.names is None:
            limits = np.iinfo(base)
            low, most = known.get(told, (limits.min, limits.max))
            yield number(told, name, most, low)


@cache
def layout(game: Game) -> Layout:
    """The layout of a game's observations."""
    table, rows, end = [], [], 0
    for field in fields(game):
        first = end
        for place in _places(game.rules.STATE, field.name):
            table.append((*place, field.kind, field.cells, field.low, *field[6:], end))
            end += place[-1] * field.cells
        rows.append((field.name, first, end - first, field.meaning))
    lines = new_states(LINE, len(table))
    lines[:] = table
    return Layout(lines, tuple(rows), end)


def bounds(game: Game, options: Options | None = None) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """The lowest and the highest number of each cell, in any game from its start with these options.

    No two are equal, so a row can be scaled by them.
    """
    options, low, high = game.options | (options or {}), [], []
    for field, (_, _, size, _) in zip(fields(game), layout(game).rows, strict=True):
        most = field.most(options) if callable(field.most) else field.most
        low += [field.low if field.kind == NUMBER else 0] * size
        high += [most] * size
    return np.array(low, np.float32), np.array(high, np.float32)


# A record as arrays of each width, and beside it the seat that looks and what it has spelled.
Views: TypeAlias = tuple[Any, Any, Any, Any, Any, Numbers]


# Writing rows --------------------------------------------------------------------------------------------------------
def views(known: States, aside: Numbers) -> Views:
    """A record as arrays of each width, and what lies beside it."""
    raw = known.view(np.ndarray).view(np.uint8)
    whole = raw[: len(raw) // 8 * 8]  # a record without wide numbers need not be a multiple of their size
    small, bytes_, short, middle = (raw.view(width) for width in WIDTHS[:-1])
    return small, bytes_, short, middle, whole.view(WIDTHS[-1]), aside


@inlined
def write_row(
    table: Any,
    small: Any,
    bytes_: Any,
    short: Any,
    middle: Any,
    wide: Any,
    aside: Any,
    seat: int,
    rows: NDArray[np.float32],
    r: int,
) -> None:
    """Write what seat `seat` knows into row `r`. (All loops stand here: handing arrays on costs more than they.)"""
    for c in range(rows.shape[1]):
        rows[r, c] = 0.0
    for i in range(len(table)):
        line = table[i]
        start, step, count, cell = line.start + line.own * np.uintp(seat), line.step, line.count, line.cell
        width, kind, cells, low = line.width, line.kind, line.cells, line.low
        add, shift, mask, empty = line.add, line.shift, line.mask, line.empty
        if kind == NUMBER:
            if width == 0 and step == 1:
                for k in range(count):
                    rows[r, cell + k] = small[start + k]
            elif width == 0:
                for k in range(count):
                    rows[r, cell + k] = small[start + k * step]
            elif width == 1:
                for k in range(count):
                    rows[r, cell + k] = (bytes_[start + k] + add >> shift) & mask
            elif width == 2:
                for k in range(count):
                    rows[r, cell + k] = short[start + k]
            else:
                for k in range(count):
                    rows[r, cell + k] = middle[start + k * step]
            continue
        for k in range(count):
            at = start + k * step
            if width == 0:
                n = int(small[at])
            elif width == 1:
                n = int(bytes_[at])
            elif width == 3:
                n = int(middle[at])
            else:
                n = int(wide[at] if width == 4 else aside[at])
            if kind == BITS:
                for c in range(cells):
                    rows[r, cell + c] = n >> low + np.int64(c) & 1
            else:
                value = (n + add >> shift) & mask
                if n != empty and low <= value < low + np.int64(cells):
                    rows[r, cell + np.uintp(value - low)] = 1.0
            cell += cells


@rule
def write_now(
    table: Any,
    small: Any,
    bytes_: Any,
    short: Any,
    middle: Any,
    wide: Any,
    aside: Any,
    seat: int,
    rows: NDArray[np.float32],
) -> None:
    write_row(table, small, bytes_, short, middle, wide, aside, seat, rows, 0)


def observation(knowledge: Knowledge, partial: int = WHOLE) -> NDArray[np.float32]:
    """What a seat knows as a row of numbers. `partial` is what it has spelled of a move."""
    lines, rows = layout(knowledge.game), np.zeros((1, layout(knowledge.game).size), np.float32)
    told = views(knowledge.known, np.array([knowledge.seat, partial]))
    write_now(lines.table, *told, knowledge.seat, rows)
    return rows[0]


# Cell by cell --------------------------------------------------------------------------------------------------------
# On a graphics card each thread writes a cell of its own. A cell is a number of the record, which lies at a byte and is
# so many bits long, told as above: `(n + add >> shift) & mask`, or with `one_of` whether that is the cell's number.
CELL = np.dtype([
    ("start", np.int32),  # the byte, with what lies beside the record right behind it
    ("own", np.int32),  # from one seat to the next, where only the observer's are told
    ("bits", np.int32),
    ("signed", np.int32),
    ("add", np.int32),
    ("shift", np.int32),
    ("mask", np.int32),
    ("empty", np.int32),
    ("one_of", np.int32),
])  # fmt: skip
PLAIN = -1000  # in place of the cell's number: any will do
WORD = 4  # bytes
ASIDE_AT = (0, WORD)  # bytes behind the record: the seat that looks has one word, what is spelled has two


@cache
def cells(game: Game) -> States:
    """The layout of a game's observations, cell by cell."""
    found, record = new_states(CELL, layout(game).size), game.rules.STATE.itemsize
    for line in layout(game).table:
        width, start, step, own, count, kind, size, low, add, shift, mask, empty, first = line.tolist()
        long = np.dtype(WIDTHS[width]).itemsize if width < ASIDE else (WORD, 2 * WORD)[start]
        for k in range(count):
            at = record + ASIDE_AT[start] if width == ASIDE else (start + k * step) * long
            for c in range(size):
                if kind == BITS:
                    how = add, low + c, 1, PLAIN, PLAIN
                else:
                    how = add, shift, mask, empty, low + c if kind == ONE_OF else PLAIN
                found[first + k * size + c] = _in_a_word(at, own * long, long, width == UNSIGNED, *how)
    return found


def _in_a_word(
    at: int, own: int, long: int, unsigned: bool, add: int, shift: int, mask: int, empty: int, one_of: int
) -> tuple[int, ...]:
    """A cell, such that one word of the record is enough for it."""
    if long > WORD:
        at, shift, long = at + WORD * (shift // 32), shift % 32, WORD
    return at, own, 8 * long, not unsigned, add, shift, mask, empty, one_of


@inlined
def number_at(word: int, start: int, bits_: int, signed: int) -> Any:
    """The number of so many bits that lies at a byte, out of the word that holds it."""
    n = np.int64(word) >> 8 * (start & WORD - 1) & (1 << bits_) - 1
    return n - ((n & signed << bits_ - 1) << 1)


@inlined
def told(n: int, add: int, shift: int, mask: int, empty: int, one_of: int) -> Any:
    value = (n + add >> shift) & mask
    if one_of == PLAIN:
        return value
    return np.int64(value == one_of and n != empty)
