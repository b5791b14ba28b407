"""Whole games as CUDA threads: the same rules, the same streams of chance, the same bytes (extra `gpu`).

A thread keeps its game in shared memory and plays one after another. The 32 threads of a warp run the same code or wait
for each other, so they take small steps, and always the step that most of them have before them.
"""

import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeAlias

import numpy as np

for _old, _new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, _old):  # numba-cuda asks for names that NumPy 2.5 has dropped
        setattr(np, _old, getattr(np, _new))

from numba import config, int16, int32, int64, uint8  # noqa: E402
from numba import cuda as cuda  # noqa: E402 (others take it from here)

from karat.bots import brain  # noqa: E402
from karat.contract import Numbers, Options, Record, RecordType, States  # noqa: E402
from karat.kept import game_folder  # noqa: E402
from karat.kernel.core import inlined  # noqa: E402
from karat.kernel.dispatch import deal, is_over, owes, pile, play, wanted  # noqa: E402
from karat.kernel.luck import shuffle, start  # noqa: E402
from karat.lab.gpu_work import KINDS, work  # noqa: E402
from karat.lab.playout import choose  # noqa: E402
from karat.table.game import Game  # noqa: E402

Kernel: TypeAlias = Callable[..., None]  # written for a graphics card, where numba gives its arguments types
WARP = 32  # threads, and one block
MOST_WARPS = 20  # on one multiprocessor: more of them only get in each other's way
EVERYBODY = 0xFFFFFFFF
NEW_GAME, DONE = KINDS, -1  # for a thread whose game is over, and for one that has none left
RESERVED = 1024  # bytes of shared memory that every block takes for itself
LARGE = 250  # instructions of a rule that is not copied into its callers


if not config.ENABLE_CUDASIM:  # numba's simulator, which compiles nothing
    from numba.cuda import dispatcher, lowering

    def _keep_apart(self: Any, finish: Callable[[Any], None] = lowering.CUDALower.post_lower) -> None:
        """Large rules stay functions: with a copy at every call a kernel would be several times as large to compile."""
        finish(self)
        function = self.builder.function
        if _is_rule(self.fndesc.modname) and "alwaysinline" not in function.attributes:
            if sum(len(block.instructions) for block in function.blocks) > LARGE:
                function.attributes.add("noinline")

    lowering.CUDALower.post_lower = _keep_apart


def _is_rule(module: str) -> bool:
    """Whether a module is one of a game's folder, or of what games stand on."""
    return module.startswith("karat.kernel.") or game_folder(Path(sys.modules[module].__file__ or "")) is not None


def jit(**how: Any) -> Any:
    """Compile a kernel; the simulator knows no ways of doing so."""
    return cuda.jit() if config.ENABLE_CUDASIM else cuda.jit(**how)


if config.ENABLE_CUDASIM:

    def part(array: Any) -> Any:
        """A part of an array, out of what the simulator wraps it in."""
        return array._item._ary

else:

    @inlined
    def part(array: Any) -> Any:
        """A part of an array, for a rule."""
        return array


@inlined
def play_on(state: Record, table: Any, luck: Numbers, cards: Numbers, moves: Any, log: Numbers) -> bool:
    """One small step: chance deals once if it owes cards, then a seat decides if one owes that. Whether one did."""
    which, count = wanted(state)
    if count:
        shuffle(luck, cards, pile(state, which, cards), count)
        deal(state, cards, count, log)
    p = 0
    while p < state.players and not owes(state, p):
        p += 1
    if p == state.players:
        return False
    play(state, p, choose(state, p, table, moves, luck), log)
    return True


@inlined
def play_on_at_random(state: Record, table: Any, luck: Numbers, cards: Numbers, moves: Numbers, log: Numbers) -> bool:
    return play_on(state, None, luck, cards, moves, log)


def pitch_of(dtype: RecordType) -> int:
    """Words from one thread's record to the next: such that the threads of a warp reach for different banks."""
    words = dtype.itemsize // 4
    return words + (2 - words) % 4 if dtype.alignment == 8 else words | 1


def _kernel(game: Game, by_table: bool) -> Kernel:
    """A kernel whose threads play games until the last one is begun."""
    game.part("study")
    dtype, room = game.rules.STATE, game.rules.MAX_MOVES
    words, pitch = dtype.itemsize // 4, pitch_of(dtype)
    step = play_on if by_table else play_on_at_random

    def play_games(template, table, seed, first, begun, states, decisions):
        mine = cuda.threadIdx.x * pitch
        record = cuda.shared.array(0, int32)[mine : mine + words]
        state = record.view(dtype)[0]
        luck = cuda.local.array(4, int64)
        cards = cuda.local.array(128, int16)
        moves = cuda.local.array(room, int64)
        log = cuda.local.array(1, int64)
        log[0] = -1
        game, made, now = -1, 0, NEW_GAME
        while True:
            most, common = 0, DONE
            for one in range(KINDS + 1):
                threads = cuda.popc(cuda.ballot_sync(EVERYBODY, now == one))
                if threads > most:
                    most, common = threads, one
            if common == DONE:
                return
            if now != common:
                continue
            if now < NEW_GAME:
                made += step(state, table, luck, cards, moves, log)
                now = NEW_GAME if is_over(state) else work(state)
                continue
            if game >= 0:
                for i in range(words):
                    states[game, i] = record[i]
                decisions[game] = made
            game, made = cuda.atomic.add(begun, 0, 1), 0
            if game < len(states):
                for i in range(words):
                    record[i] = template[i]
                start(luck, seed & 0xFFFFFFFF, seed >> 32, first + game)
                now = work(state)
            else:
                now = DONE

    return play_games


@cache
def _compiled(game: Game, by_table: bool) -> Any:
    return jit(shared_memory_carveout=100)(_kernel(game, by_table))


def play_games(
    game: Game, count: int, players: int, options: Options, seed: int = 0, first: int = 0, table: Any = None
) -> tuple[Any, Any]:
    """Play `count` games, at random or by a trained table. Their final records and lengths stay on the card."""
    dtype, card = game.rules.STATE, cuda.get_current_device()
    if table is not None:
        brain(game)
    kernel = _compiled(game, table is not None)
    template = cuda.to_device(game.template(players, options).view(np.ndarray).view(np.int32))
    table = cuda.to_device(np.zeros(1, np.uint8) if table is None else table)
    states = cuda.device_array((count, dtype.itemsize // 4), np.int32)
    decisions, begun = cuda.device_array(count, np.int64), cuda.to_device(np.zeros(1, np.int64))
    block = 4 * WARP * pitch_of(dtype)
    warps = min(MOST_WARPS, card.MAX_SHARED_MEMORY_PER_MULTIPROCESSOR // (block + RESERVED))
    blocks = min(card.MULTIPROCESSOR_COUNT * max(warps, 1), -(-count // WARP))
    kernel[blocks, WARP, 0, block](template, table, seed, first, begun, states, decisions)
    return states, decisions


def random_games(
    game: Game, count: int, players: int, options: Options, seed: int = 0, first: int = 0, table: Any = None
) -> tuple[States, Numbers]:
    """The final records and the lengths of games, equal byte for byte to those of the processor."""
    states, decisions = play_games(game, count, players, options, seed, first, table)
    return states.copy_to_host().view(game.rules.STATE)[:, 0], decisions.copy_to_host()


def ptx(game: Game, by_table: bool = False, capability: tuple[int, int] = (9, 0)) -> str:
    """The kernel as PTX text, for a card of this compute capability; no card is needed."""
    if by_table:
        brain(game)
    types = int32[::1], uint8[::1], int64, int64, int64[::1], int32[:, ::1], int64[::1]
    return ptx_of(_kernel(game, by_table), types, capability)


def ptx_of(kernel: Kernel, types: tuple[Any, ...], capability: tuple[int, int] = (9, 0)) -> str:
    """A kernel for arguments of these types as PTX text."""
    before = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=capability)
    try:
        text, _ = cuda.compile(kernel, types, output="ptx", device=False, abi="numba", cc=capability)
    finally:
        dispatcher.get_current_device = before
    return text
