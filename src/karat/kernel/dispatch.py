"""The rules of all games through one set of names: each function here goes to the game that a record belongs to.

Compiled code picks the game by the record's type while compiling, which keeps the result in the disk cache;
interpreted code looks it up. The `*_now` functions are what plain Python calls: they take an array, which is twenty
times cheaper to hand over than a record, and work on its first record.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import types
from numba.core.typing.templates import AbstractTemplate, infer_global

from karat.contract import Floats, Numbers, Record, RecordType, States
from karat.kernel.core import brief, rule
from karat.kernel.luck import shuffle

_modules: dict[RecordType, list[Any]] = {}  # record type -> the modules that define its functions


def register(dtype: RecordType, *modules: Any) -> None:
    """Let the functions of `modules` serve records of this type."""
    known = _modules.setdefault(dtype, [])
    known.extend(module for module in modules if module not in known)


def find(dtype: Any, name: str, default: Callable[..., Any] | None = None) -> Any:
    """The function of this name that serves records of a type, or the default."""
    for module in _modules[np.dtype((np.void, dtype))] if dtype.type is np.record else _modules[dtype]:
        if hasattr(module, name):
            return getattr(module, name)
    if default is None:
        raise AttributeError(name)
    return default


def by_game(name: str, default: Callable[..., Any] | None = None) -> Callable[..., Any]:
    """A function that calls the one of this name in the modules of its first argument's game, or the default."""

    def stub(*arguments: Any) -> Any:
        return find(arguments[0].dtype, name, default)(*arguments)

    class Choice(AbstractTemplate):  # pragma: no cover (only the compiler asks)
        """What the compiler takes a call of `stub` for: a call of the function that it finds."""

        key = stub

        def generic(self, args: Any, kws: Any) -> Any:
            return self._rule(args).get_call_type(self.context, args, kws)

        def get_impl_key(self, sig: Any) -> Any:
            return self._rule(sig.args).get_impl_key(sig)

        def _rule(self, args: Any) -> Any:
            return self.context.resolve_value_type(find(args[0].dtype, name, default))

    stub.__name__ = stub.__qualname__ = name
    infer_global(stub, types.Function(Choice))
    return stub


begin = by_game("begin")
wanted = by_game("wanted")
pile = by_game("pile")
deal = by_game("deal")
owes = by_game("owes")
legal_moves = by_game("legal_moves")
play = by_game("play")
is_over = by_game("is_over")
final_scores = by_game("final_scores")
is_winner = by_game("is_winner")
perceive = by_game("perceive")
prepare = by_game("prepare")
imagine = by_game("imagine")


@rule
def next_decision(state: Record, luck: Numbers, cards: Numbers, log: Numbers) -> bool:
    """Deal what chance owes, until somebody owes a decision; False when the game is over."""
    while not is_over(state):
        which, count = wanted(state)
        if not count:
            return True
        shuffle(luck, cards, pile(state, which, cards), count)
        deal(state, cards, count, log)
    return False


@brief
def begin_now(states: States, log: Numbers) -> None:
    begin(states[0], log)


@brief
def wanted_now(states: States) -> tuple[int, int]:
    return wanted(states[0])


@brief
def pile_now(states: States, which: int, cards: Numbers) -> int:
    return pile(states[0], which, cards)


@brief
def deal_now(states: States, cards: Numbers, count: int, log: Numbers) -> None:
    deal(states[0], cards, count, log)


@brief
def owed_now(states: States) -> int:
    """A bit for each seat that owes a decision; -1 when the game is over."""
    state = states[0]
    if is_over(state):
        return -1
    seats = 0
    for p in range(state.players):
        if owes(state, p):
            seats |= 1 << p
    return seats


@brief
def legal_now(states: States, seat: int, moves: Numbers) -> int:
    return legal_moves(states[0], seat, moves)


@brief
def play_now(states: States, seat: int, move: int, moves: Numbers, log: Numbers) -> int:
    """Play a move if it is legal. Returns 1, 0 when it is not, or -1 when `moves` has too little room to tell."""
    count = legal_moves(states[0], seat, moves)
    for i in range(min(count, len(moves))):
        if moves[i] == move:
            play(states[0], seat, move, log)
            return 1
    return 0 if count <= len(moves) else -1


@brief
def outcome_now(states: States, scores: Numbers) -> tuple[int, int]:
    """Fill in the final scores. Returns how many there are, and a bit for each winner."""
    entries = final_scores(states[0], scores)
    winners = 0
    for p in range(entries):
        if is_winner(states[0], p, scores):
            winners |= 1 << p
    return entries, winners


@brief
def perceive_now(states: States, seat: int, known: States) -> None:
    perceive(states[0], seat, known[0])


@rule
def prepare_now(known: States, seat: int, scratch: Floats) -> None:
    prepare(known[0], seat, scratch)


@rule
def imagine_now(known: States, seat: int, scratch: Floats, luck: Numbers) -> None:
    imagine(known[0], seat, scratch, luck)
