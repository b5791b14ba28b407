"""What a seat may know, as one row of numbers, and its description field by field.

A row is written from the record that `perceive` fills in, which is all that a seat may know. Each game lists its fields
(karat.lab.<game>); the list becomes a table of whole numbers that one compiled loop follows, whatever the game.
"""

from functools import cache
from math import prod
from typing import NamedTuple

import numpy as np

from karat.games.core import inlined, new_states, rule
from karat.lab.actions import WHOLE, numbers

NUMBER, ONE_OF, BITS = range(3)
WIDTHS = ("int8", "uint8", "int16", "int32", "int64")  # the record as arrays of these, for the loop to read from
ASIDE = len(WIDTHS)  # and beside the record
BESIDE = ("observer", "spelled")  # the seat that looks, and what it has spelled of a move


# Fields --------------------------------------------------------------------------------------------------------------
class Field(NamedTuple):
    """Some numbers of the record: NAME, seats.NAME of every seat, or own.NAME and memory.NAME of the observer.

    What is told of small cards (uint8) and choices is `(n + add >> shift) & mask`, except where a choice is `empty`.
    """

    name: str
    meaning: str
    kind: int
    cells: int  # for each number
    low: int
    most: int
    add: int = 0
    shift: int = 0
    mask: int = -1
    empty: int = -999


def number(name, meaning, most, low=0, **how):
    """A cell with the number as it is, from `low` to `most`."""
    return Field(name, meaning, NUMBER, 1, low, most, **how)


def one_of(name, meaning, count, low=0, **how):
    """`count` cells of which one is 1: the first for `low`, and so on. All are 0 for any other number."""
    return Field(name, meaning, ONE_OF, count, low, 1, **how)


def bits(name, meaning, count, low=0):
    """A cell for each bit of a set, from bit `low` up."""
    return Field(name, meaning, BITS, count, low, 1)


def observer(seats):
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


def _places(state, name):
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

    table: np.ndarray
    rows: tuple  # (name, first cell, how many, meaning) of each field
    low: np.ndarray  # of each cell
    high: np.ndarray

    @property
    def size(self):
        return len(self.low)


@cache
def layout(game):
    """The layout of a game's observations."""
    table, rows, low, high = [], [], [], []
    for field in numbers(game).FIELDS:
        first = len(low)
        for place in _places(game._rules.STATE, field.name):
            table.append((*place, field.kind, field.cells, field.low, *field[6:], first))
            first += place[-1] * field.cells
        size = first - len(low)
        rows.append((field.name, len(low), size, field.meaning))
        low += [field.low if field.kind == NUMBER else 0] * size
        high += [field.most] * size
    lines = new_states(LINE, len(table))
    lines[:] = table
    return Layout(lines, tuple(rows), np.array(low, np.float32), np.array(high, np.float32))


# Writing rows --------------------------------------------------------------------------------------------------------
def views(known, aside):
    """A record as arrays of each width, and what lies beside it."""
    raw = known.view(np.ndarray).view(np.uint8)
    whole = raw[: len(raw) // 8 * 8]  # a record without wide numbers need not be a multiple of their size
    return (*(raw.view(width) for width in WIDTHS[:-1]), whole.view(WIDTHS[-1]), aside)


@inlined
def write_row(table, small, bytes_, short, middle, wide, aside, seat, rows, r):
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
def write_now(table, small, bytes_, short, middle, wide, aside, seat, rows):
    write_row(table, small, bytes_, short, middle, wide, aside, seat, rows, 0)


def observation(knowledge, partial=WHOLE):
    """What a seat knows as a row of numbers. `partial` is what it has spelled of a move."""
    lines, rows = layout(knowledge.game), np.zeros((1, layout(knowledge.game).size), np.float32)
    told = views(knowledge._known, np.array([knowledge.seat, partial]))
    write_now(lines.table, *told, knowledge.seat, rows)
    return rows[0]
