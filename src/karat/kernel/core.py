"""What every rules file stands on: the compiler switch, the record, and the notes a rule leaves.

The rules of a game are plain functions over one fixed-size record. `@rule` compiles them for bots and batches; with
NUMBA_DISABLE_JIT=1 in the environment the same functions run interpreted, under a debugger or coverage.
"""

from collections import namedtuple
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import chain, count, repeat
from struct import Struct
from typing import Any, TypeVar

import numba
import numpy as np
from numba import njit, types

from karat.contract import Note, Numbers, Record, RecordType, States
from karat.kept import keep

NOTE = 4  # numbers in one note: what happened, then three of its details
NOTES = 512  # room for so many notes between two decisions
LETTERS = {"int8": "b", "uint8": "B", "int16": "h", "int32": "i", "int64": "q"}  # of whole numbers, for `struct`
Function = TypeVar("Function", bound=Callable[..., Any])


def _compiled(function: Function, nogil: bool = True, counted: bool = False, **how: Any) -> Function:
    """`counted`: the function makes arrays of its own. All others work on what they are given, where counting who uses
    an array (two locked instructions whenever a rule hands one to another) would cost up to a third of all time."""
    compiled: Any = njit(nogil=nogil, error_model="numpy", _nrt=counted, **how)(function)
    if not numba.config.DISABLE_JIT:  # pragma: no cover (only the compiler asks)
        keep(compiled)
        ask = compiled.get_call_template
        compiled.get_call_template = lambda args, kws: ask([_widened(a) for a in args], kws)
    result: Function = compiled
    return result


def _widened(kind: Any) -> Any:  # pragma: no cover (only the compiler asks)
    """Calls between rules hand over whole numbers as int64, so that each rule is compiled once, not once per width."""
    kind = types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer) else kind


def rule(function: Function) -> Function:
    """Compile one rule on its first call, and keep the result on disk."""
    return _compiled(function)


def inlined(function: Function) -> Function:
    """A rule that is built into its callers: for small ones on the hot path. Faster to run, slower to compile."""
    return _compiled(function, forceinline=True)


def making_arrays(function: Function) -> Function:
    """A rule that needs an array of its own for a while."""
    return _compiled(function, counted=True)


def brief(function: Function) -> Function:
    """A rule that plain Python calls and that is over at once: it keeps the interpreter's lock, because giving that up
    and getting it back, with another thread waiting for it, costs more than the call."""
    return _compiled(function, nogil=False)


@inlined
def note(log: Numbers, what: int, a: int, b: int, c: int) -> None:
    """Leave a note of what just happened; a log whose first cell is negative, or one that is full, stays silent."""
    used = log[0]
    if 0 <= used < len(log) - NOTE:
        log[used + 1] = what
        log[used + 2] = a
        log[used + 3] = b
        log[used + 4] = c
        log[0] = used + NOTE


@inlined
def lay_out(cards: Numbers, size: int, kind: int, held: int, most: int) -> int:
    """Lay out `held` equal cards behind the first `size`; how many lie there now.

    There must be room for `most` of them: all are written and the next kind overwrites those that are not held, which
    takes a fixed number of steps and is several times faster.
    """
    for i in range(most):
        cards[size + i] = kind
    return size + (int(held) & 127)  # the compiler sees that no place is negative, which would count from the end


@inlined
def copy(target: Numbers, source: Numbers) -> None:
    """Copy one row of numbers: a loop, because numba compiles a slice assignment for seconds."""
    for i in range(len(target)):
        target[i] = source[i]


def new_log() -> Numbers:
    """Room for notes."""
    return np.zeros(1 + NOTE * NOTES, np.int64)


def silent_log() -> Numbers:
    """A log that takes no notes."""
    return np.full(1, -1, np.int64)


def read_log(log: Numbers) -> list[Note]:
    """The notes as rows of numbers; the log is empty afterwards."""
    used = log.item(0)
    if not used:
        return []
    flat: list[int] = log[1 : used + 1].tolist()
    log[0] = 0
    return [flat[i : i + NOTE] for i in range(0, used, NOTE)]


def new_states(dtype: RecordType, count: int = 1) -> States:
    """Zeroed records; interpreted rules need them as a record array, whose fields are attributes."""
    states: States = np.ndarray(count, dtype, bytearray(count * dtype.itemsize))  # NumPy would clear field by field
    return states.view(np.recarray) if numba.config.DISABLE_JIT else states


def spread(names: Sequence[str], counts: Iterable[int]) -> list[str]:
    """Each name as often as it counts."""
    return list(_spread(names, tuple(counts)))


@lru_cache(4096)  # most of what lies on a table lies there for many moves
def _spread(names: Sequence[str], counts: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(chain.from_iterable(map(repeat, names, counts)))


def writable(states: States) -> Record:
    """The first record, its fields as attributes, for plain Python that fills it in."""
    return states.view(np.recarray)[0]


def snapshot(states: States) -> Record:
    """The first record as plain Python numbers, for plain Python that reads it: rows are lists, records have names."""
    unpack, named = _reader(states.dtype)
    return named(list(unpack(states)))  # slices of a list are lists


@cache
def _reader(dtype: RecordType) -> tuple[Callable[..., tuple[int, ...]], Callable[[list[int]], Record]]:
    """How records of a type are read: all numbers at once, then by an expression that puts each in its place."""
    kinds: dict[str, Any] = {"new": tuple.__new__}
    named = f"lambda numbers: {_spelled(dtype, count(), kinds)}"
    return Struct(f"={_layout(dtype)}").unpack_from, eval(named, kinds)


def _layout(dtype: Any) -> str:
    """A record type in the letters of `struct`, with the gaps between its fields."""
    code, at = "", 0
    for name in dtype.names:
        field, offset = dtype.fields[name]
        numbers = int(np.prod(field.shape))
        inner = f"{numbers}{LETTERS[field.base.name]}" if field.base.names is None else _layout(field.base) * numbers
        code += f"{offset - at}x{inner}"
        at = offset + field.itemsize
    return f"{code}{dtype.itemsize - at}x"


def _spelled(dtype: Any, places: Iterator[int], kinds: dict[str, Any]) -> str:
    """The expression for one record, taking places among the numbers from a counter; its types are added to `kinds`."""
    kind = f"kind_{'_'.join(dtype.names)}"
    kinds.setdefault(kind, namedtuple("Record", dtype.names))
    fields = []
    for name in dtype.names:
        base, shape = dtype.fields[name][0].base, dtype.fields[name][0].shape
        if base.names is not None:
            fields.append(f"[{', '.join([_spelled(base, places, kinds) for _ in range(shape[0])])}]")
        elif not shape:
            fields.append(f"numbers[{next(places)}]")
        else:
            rows = [[next(places) for _ in range(shape[-1])] for _ in range(int(np.prod(shape[:-1])))]
            spelled = [f"numbers[{row[0]}:{row[-1] + 1}]" for row in rows]
            fields.append(spelled[0] if len(shape) == 1 else f"[{', '.join(spelled)}]")
    return f"new({kind}, ({', '.join(fields)},))"
