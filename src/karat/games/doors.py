"""The five rules files through one set of names: each function here goes to the game that a record belongs to.

Compiled code picks the game by the record's type while compiling, which keeps the result in the disk cache;
interpreted code looks it up. The `*_now` functions are what plain Python calls: they take an array, which is twenty
times cheaper to hand over than a record, and work on its first record.
"""

import numpy as np
from numba import types
from numba.core.typing.templates import AbstractTemplate, infer_global

from karat.games.core import brief, rule
from karat.games.luck import shuffle

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


def door(name, default=None):
    """A function that calls the one of this name in the modules of its first argument's game, or the default."""

    def stub(*arguments):
        return _find(arguments[0].dtype, name, default)(*arguments)

    class Choice(AbstractTemplate):  # pragma: no cover (only the compiler asks)
        """What the compiler takes a call of `stub` for: a call of the function that it finds."""

        key = stub

        def generic(self, args, kws):
            return self._rule(args).get_call_type(self.context, args, kws)

        def get_impl_key(self, sig):
            return self._rule(sig.args).get_impl_key(sig)

        def _rule(self, args):
            return self.context.resolve_value_type(_find(args[0].dtype, name, default))

    stub.__name__ = stub.__qualname__ = name
    infer_global(stub, types.Function(Choice))
    return stub


begin = door("begin")
wanted = door("wanted")
pile = door("pile")
deal = door("deal")
owes = door("owes")
legal_moves = door("legal_moves")
play = door("play")
is_over = door("is_over")
final_scores = door("final_scores")
is_winner = door("is_winner")
perceive = door("perceive")
prepare = door("prepare")
imagine = door("imagine")


@rule
def next_decision(state, luck, cards, log):
    """Deal what chance owes, until somebody owes a decision; False when the game is over."""
    while not is_over(state):
        which, count = wanted(state)
        if not count:
            return True
        shuffle(luck, cards, pile(state, which, cards), count)
        deal(state, cards, count, log)
    return False


@brief
def begin_now(states, log):
    begin(states[0], log)


@brief
def wanted_now(states):
    return wanted(states[0])


@brief
def pile_now(states, which, cards):
    return pile(states[0], which, cards)


@brief
def deal_now(states, cards, count, log):
    deal(states[0], cards, count, log)


@brief
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


@brief
def legal_now(states, seat, moves):
    return legal_moves(states[0], seat, moves)


@brief
def play_now(states, seat, move, moves, log):
    """Play a move if it is legal. Returns 1, 0 when it is not, or -1 when `moves` has too little room to tell."""
    count = legal_moves(states[0], seat, moves)
    for i in range(min(count, len(moves))):
        if moves[i] == move:
            play(states[0], seat, move, log)
            return 1
    return 0 if count <= len(moves) else -1


@brief
def outcome_now(states, scores):
    """Fill in the final scores. Returns how many there are, and a bit for each winner."""
    entries = final_scores(states[0], scores)
    winners = 0
    for p in range(entries):
        if is_winner(states[0], p, scores):
            winners |= 1 << p
    return entries, winners


@brief
def perceive_now(states, seat, known):
    perceive(states[0], seat, known[0])


@rule
def prepare_now(known, seat, scratch):
    prepare(known[0], seat, scratch)


@rule
def imagine_now(known, seat, scratch, luck):
    imagine(known[0], seat, scratch, luck)
