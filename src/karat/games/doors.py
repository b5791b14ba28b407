"""The five rules files through one set of names: each function here goes to the game that a record belongs to.

Compiled code picks the game by the record's type while compiling, which keeps the result in the disk cache;
interpreted code looks it up. The `*_now` functions are what plain Python calls: they take an array, which is twenty
times cheaper to hand over than a record, and work on its first record.
"""

import numpy as np
from numba.extending import overload

from karat.games.core import rule

_modules = {}  # record type -> the modules that define its functions


def register(dtype, *modules):
    """Let the functions of `modules` serve records of this type."""
    _modules.setdefault(dtype, []).extend(modules)


def _find(dtype, name, default=None):
    for module in _modules[np.dtype((np.void, dtype))] if dtype.type is np.record else _modules[dtype]:
        if hasattr(module, name):
            return getattr(module, name)
    if default is None:
        raise AttributeError(name)
    return default


def _calls(function, arity):  # pragma: no cover (only the compiler asks)
    """A function of so many arguments that only calls `function`, for numba to compile."""
    return (
        None,
        lambda a: function(a),
        lambda a, b: function(a, b),
        lambda a, b, c: function(a, b, c),
        lambda a, b, c, d: function(a, b, c, d),
    )[arity]


def door(name, arity, default=None):
    """A function that calls the one of this name in the modules of its first argument's game, or the default."""

    def stub(*arguments):
        return _find(arguments[0].dtype, name, default)(*arguments)

    stub.__name__ = stub.__qualname__ = name

    def choose(first):  # pragma: no cover (only the compiler asks)
        return _calls(_find(first.dtype, name, default), arity)

    # numba compares the parameter names of the chooser with those of what it returns
    choosers = (
        None,
        lambda a: choose(a),
        lambda a, b: choose(a),
        lambda a, b, c: choose(a),
        lambda a, b, c, d: choose(a),
    )
    overload(stub, jit_options={"forceinline": True})(choosers[arity])
    return stub


begin = door("begin", 2)
wanted = door("wanted", 1)
pile = door("pile", 3)
deal = door("deal", 4)
owes = door("owes", 2)
legal_moves = door("legal_moves", 3)
play = door("play", 4)
is_over = door("is_over", 1)
final_scores = door("final_scores", 2)
is_winner = door("is_winner", 3)
perceive = door("perceive", 3)
prepare = door("prepare", 3)
imagine = door("imagine", 4)


@rule
def begin_now(states, log):
    begin(states[0], log)


@rule
def wanted_now(states):
    return wanted(states[0])


@rule
def pile_now(states, which, cards):
    return pile(states[0], which, cards)


@rule
def deal_now(states, cards, count, log):
    deal(states[0], cards, count, log)


@rule
def owed_now(states):
    """A bit for each seat that owes a decision; -1 when the game is over."""
    state = states[0]
    if is_over(state):
        return -1
    seats = 0
    for p in range(state.players):
        if owes(state, p):
            seats |= 1 << p
    return seats


@rule
def legal_now(states, seat, moves):
    return legal_moves(states[0], seat, moves)


@rule
def play_now(states, seat, move, moves, log):
    """Play a move if it is legal. Returns 1, 0 when it is not, or -1 when `moves` has too little room to tell."""
    count = legal_moves(states[0], seat, moves)
    for i in range(min(count, len(moves))):
        if moves[i] == move:
            play(states[0], seat, move, log)
            return 1
    return 0 if count <= len(moves) else -1


@rule
def outcome_now(states, scores):
    """Fill in the final scores. Returns how many there are, and a bit for each winner."""
    entries = final_scores(states[0], scores)
    winners = 0
    for p in range(entries):
        if is_winner(states[0], p, scores):
            winners |= 1 << p
    return entries, winners


@rule
def perceive_now(states, seat, known):
    perceive(states[0], seat, known[0])


@rule
def prepare_now(known, seat, scratch):
    prepare(known[0], seat, scratch)


@rule
def imagine_now(known, seat, scratch, luck):
    imagine(known[0], seat, scratch, luck)
