"""Thousands of games on a graphics card, for learners whose tensors are there (extra `gpu`).

These are the games of karat.lab.vector, byte for byte: the same rules, the same chance, the same numbers. All that lies
on the card is kept such that neighbouring games are neighbours in memory, so that the threads of a warp read and write
side by side: a first kernel plays, a game each thread; a second one writes rows and masks, a cell each thread.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numba import boolean, float32, float64, int8, int16, int32, int64

import karat
from karat.bots.net import aspects, features, sight, turned
from karat.contract import RecordType
from karat.errors import BadSetup
from karat.kernel.dispatch import next_decision, perceive
from karat.kernel.luck import WORD, below, start
from karat.lab.batch import SEATS, act, how_many, next_seat, set_up, share_win
from karat.lab.gpu import WARP, Kernel, cuda, jit, part, pitch_of, ptx_of
from karat.lab.observe import CELL, cells, layout, number_at, told
from karat.table.actions import MOST, WHOLE, numbers, offer
from karat.table.document import shown
from karat.table.game import Game

NO_GAME = 1 << 62  # in place of the first game with an illegal action
LANE = WARP + 1  # words from one word of a game to its next, in a tile: such that neighbours lie in different banks
BESIDE = 3  # words in a tile behind the record: the seat that looks, what is spelled in two
MOST_THREADS = 256  # that write rows together
DRAWN = 0x5EED  # what parts the chance of random actions from that of the games


class Now(NamedTuple):
    """What is known of the games, on the card. Where there are two numbers, the game comes last, if not said."""

    states: Any  # words of the record
    luck: Any
    partial: Any
    known: Any  # words of the record that the seat to move knows
    legal: Any  # actions
    count: Any  # of these
    seat: Any
    rows: Any  # by game
    mask: Any  # by game
    over: Any
    rewards: Any
    shares: Any  # by game
    wrong: Any  # the first game whose last action was not legal


def _record(dtype: RecordType, words: int) -> tuple[int, Any]:
    """How a kernel finds room for a record of its own. (An array of numbers as wide as its widest.)"""
    return (words // 2, int64) if dtype.alignment == 8 else (words, int32)


def player(game: Game) -> Kernel:
    """A kernel that takes an action in each game, or deals all games afresh. The record lies in shared memory."""
    dtype, room, actions_ = game.rules.STATE, game.rules.MAX_MOVES, numbers(game).ACTIONS
    words, pitch = dtype.itemsize // 4, pitch_of(dtype)
    size, wide = _record(dtype, words)

    def play_on(
        template, count, fresh, seed, actions, states, lucks, partials, known, legal, counts, seats, mask, over,
        rewards, shares, wrong,
    ):  # fmt: skip
        i = cuda.grid(1)
        if i >= count:
            return
        mine = cuda.threadIdx.x * pitch
        record = cuda.shared.array(0, int32)[mine : mine + words]
        state = record.view(dtype)[0]
        luck = cuda.local.array(4, int64)
        cards = cuda.local.array(128, int16)
        moves = cuda.local.array(room, int64)
        log = cuda.local.array(1, int64)
        log[0] = -1
        ended, partial = False, WHOLE
        if fresh:
            start(luck, seed & WORD, seed >> 32, i)
        else:
            action, seat = actions[i], seats[i]
            rewards[i] = 0.0
            over[i] = False
            if action < 0 or action >= actions_ or mask[i, action] == 0:
                cuda.atomic.min(wrong, 0, i)
                return
            for w in range(words):
                record[w] = states[w, i]
            for w in range(4):
                luck[w] = lucks[w, i]
            partial, ended = act(state, seat, partials[i], action, luck, cards, log)
            if ended:
                scores = cuda.local.array(SEATS, int64)
                share_win(state, scores, part(shares[i]))
                rewards[i] = shares[i, seat]
                over[i] = True
        if fresh or ended:
            partial = WHOLE
            for w in range(words):
                record[w] = template[w]
            next_decision(state, luck, cards, log)
        for w in range(words):
            states[w, i] = record[w]
        for w in range(4):
            lucks[w, i] = luck[w]
        seat = next_seat(state)
        seats[i] = seat
        partials[i] = partial
        counts[i] = offer(state, seat, partial, moves, part(legal[:, i]))
        seen = cuda.local.array(size, wide)
        for w in range(size):
            seen[w] = 0
        perceive(state, seat, seen.view(dtype)[0])
        told_words = seen.view(np.int32)
        for w in range(words):
            known[w, i] = told_words[w]

    return play_on


def teller(game: Game) -> Kernel:
    """A kernel that writes rows and masks. A block writes those of 32 games, a warp one row after another."""
    words, size, actions_ = game.rules.STATE.itemsize // 4, layout(game).size, numbers(game).ACTIONS

    def tell(table, known, seats, partials, legal, counts, rows, mask, mask_words):
        tile = cuda.shared.array(0, int32)
        first, thread, threads = cuda.blockIdx.x * WARP, cuda.threadIdx.x, cuda.blockDim.x
        lane, warp, warps = thread % WARP, thread // WARP, threads // WARP
        game = first + lane
        for w in range(warp, words, warps):
            tile[w * LANE + lane] = known[w, game]
        if warp == 0:
            tile[words * LANE + lane] = seats[game]
            tile[(words + 1) * LANE + lane] = partials[game] & 0xFFFFFFFF
            tile[(words + 2) * LANE + lane] = partials[game] >> 32
        for k in range(thread, WARP * actions_ // 4, threads):
            mask_words[first * actions_ // 4 + k] = 0
        cuda.syncthreads()
        for k in range(warp, counts[game], warps):
            mask[game, legal[k, game]] = 1
        for c in range(thread, size, threads):
            begin, own, bits, signed = table[0, c], table[1, c], table[2, c], table[3, c]
            add, shift, kept, empty, one_of = table[4, c], table[5, c], table[6, c], table[7, c], table[8, c]
            for g in range(WARP):
                at = begin + own * tile[words * LANE + g]
                n = number_at(tile[(at >> 2) * LANE + g], at, bits, signed)
                rows[first + g, c] = told(n, add, shift, kept, empty, one_of)

    return tell


def drawer() -> Kernel:
    """A kernel that draws a legal action for each game."""

    def draw(count, seed, turn, legal, counts, actions):
        i = cuda.grid(1)
        if i < count:
            luck = cuda.local.array(4, int64)
            start(luck, seed & WORD ^ DRAWN, turn & WORD, i)
            actions[i] = legal[below(luck, counts[i]), i]

    return draw


def watcher(game: Game) -> Kernel:
    """A kernel that writes what a net sees (karat.bots.net): a game each thread."""
    dtype = game.rules.STATE
    words = dtype.itemsize // 4
    size, wide = _record(dtype, words)

    def watch(count, known, seats, partials, legal, counts, cells, turned_, told):
        i = cuda.grid(1)
        if i < count:
            record = cuda.local.array(size, wide)
            for w in range(words):
                record.view(np.int32)[w] = known[w, i]
            state, seat = record.view(dtype)[0], seats[i]
            features(state, seat, partials[i], part(cells[i]))
            for k in range(counts[i]):
                turned_[i, k] = turned(state, seat, legal[k, i])
                aspects(state, seat, legal[k, i], part(told[i, k]))

    return watch


@cache
def compiled(game: Game) -> tuple[Any, Any]:
    """The kernels that play and that tell."""
    return jit(shared_memory_carveout=100)(player(game)), jit()(teller(game))


@cache
def compiled_watcher(game: Game) -> Any:
    sight(game)
    return jit()(watcher(game))


@cache
def compiled_drawer() -> Any:
    return jit()(drawer())


class CardEnv:
    """The environment of karat.lab.vector with everything on the card; a game that ends begins anew at once.

    All arrays are device arrays (`__cuda_array_interface__`) and belong to the environment: the next step writes into
    them. `step` waits for nothing. A game whose action is not legal stays as it is; `check` then says so.
    """

    def __init__(self, game: str, num_envs: int, players: int | None = None, **options: Any) -> None:
        self.game, self.num_envs = karat.game(game), how_many(num_envs, "num_envs")
        self.players, self.options = set_up(self.game, players, options)
        self.actions, self.layout = numbers(self.game).ACTIONS, layout(self.game)
        dtype, room = self.game.rules.STATE, -(-self.num_envs // WARP) * WARP
        words = dtype.itemsize // 4
        self._blocks = room // WARP
        self.shared = 4 * WARP * pitch_of(dtype)
        self.threads = min(MOST_THREADS, -(-self.layout.size // WARP) * WARP)
        self.tile = 4 * LANE * (words + BESIDE)
        self.play_kernel, self.tell_kernel = compiled(self.game)
        self._draw = compiled_drawer()
        template = self.game.template(self.players, self.options)
        self._template = cuda.to_device(template.view(np.ndarray).view(np.int32))
        table = cells(self.game)
        self._table = cuda.to_device(np.stack([table[name] for name in CELL.names or ()]))
        self.now = Now(
            states=cuda.device_array((words, room), np.int32),
            luck=cuda.device_array((4, room), np.int64),
            partial=_zeros(room, np.int64),
            known=cuda.device_array((words, room), np.int32),
            legal=cuda.device_array((MOST, room), np.int16),
            count=_zeros(room, np.int64),
            seat=_zeros(room, np.int64),
            rows=cuda.device_array((room, self.layout.size), np.float32),
            mask=cuda.device_array((room, self.actions), np.int8),
            over=_zeros(room, np.bool_),
            rewards=_zeros(room, np.float64),
            shares=_zeros((room, SEATS), np.float64),
            wrong=cuda.to_device(np.full(1, NO_GAME)),
        )
        self._mask_words = self.now.mask.reshape(-1).view(np.int32)
        self.drawn, self._turn = _zeros(room, np.int64), 0
        self.deal: int | None = None
        now, n = self.now, self.num_envs
        self.rows, self.rewards, self.over, self._cut = now.rows[:n], now.rewards[:n], now.over[:n], _zeros(n, np.bool_)
        shares = now.shares[:n, : self.players]
        self.infos = {"seat": now.seat[:n], "action_mask": now.mask[:n], "shares": shares, "_shares": self.over}

    def reset(self, seed: int | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal all games; the same seed deals those of the vector environment."""
        self.deal, self._turn = int(np.random.default_rng(seed).integers(1 << 62)), 0
        self._go(self.drawn, fresh=True)
        return self.rows, self.infos

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Take an action in each game: whole numbers (int64) on the card."""
        self._check_begun()
        if not hasattr(actions, "copy_to_host") and not hasattr(actions, "__cuda_array_interface__"):
            raise BadSetup("actions", f"should lie on the card, not {shown(actions)}")
        actions = on_card(actions)
        if actions.shape != (self.num_envs,) or actions.dtype != np.int64:
            raise BadSetup("actions", f"should be {self.num_envs} whole numbers (int64) on the card")
        self._go(actions, fresh=False)
        return self.rows, self.rewards, self.over, self._cut, self.infos

    def random_actions(self) -> Any:
        """A legal action for each game, all equally likely."""
        self._check_begun()
        blocks = -(-self.num_envs // 128)
        self._draw[blocks, 128](self.num_envs, self.deal, self._turn, self.now.legal, self.now.count, self.drawn)
        self._turn += 1
        return self.drawn[: self.num_envs]

    def _check_begun(self) -> None:
        if self.deal is None:
            raise BadSetup("step", "there are no games yet: call reset first")

    def check(self) -> None:
        """Wait for all steps so far. BadSetup if an action was not legal since the last check."""
        wrong = int(self.now.wrong.copy_to_host()[0])
        if wrong != NO_GAME:
            self.now.wrong.copy_to_device(np.full(1, NO_GAME))
            raise BadSetup(f"actions[{wrong}]", "is not legal")

    def watch(self, cells: Any, turned_: Any, told: Any) -> None:
        """Write what a net sees into arrays on the card: cells, actions from the own chair, aspects (the rest is 0)."""
        now = self.now
        compiled_watcher(self.game)[self._blocks, WARP](
            self.num_envs, now.known, now.seat, now.partial, now.legal, now.count, cells, turned_, told
        )

    def _go(self, actions: Any, fresh: bool) -> None:
        self.play_on(actions, fresh)
        self.tell()

    def play_on(self, actions: Any, fresh: bool) -> None:
        now = self.now
        self.play_kernel[self._blocks, WARP, 0, self.shared](
            self._template, self.num_envs, fresh, self.deal, actions, now.states, now.luck, now.partial, now.known,
            now.legal, now.count, now.seat, now.mask, now.over, now.rewards, now.shares, now.wrong,
        )  # fmt: skip

    def tell(self) -> None:
        """Write rows and masks of all games as they are."""
        now = self.now
        self.tell_kernel[self._blocks, self.threads, 0, self.tile](
            self._table, now.known, now.seat, now.partial, now.legal, now.count, now.rows, now.mask, self._mask_words
        )


def on_card(array: Any) -> Any:
    """An array that somebody else has on the card, such as a tensor, without a copy."""
    return array if hasattr(array, "copy_to_host") else cuda.as_cuda_array(array)


def _zeros(shape: int | tuple[int, ...], dtype: Any) -> Any:
    return cuda.to_device(np.zeros(shape, dtype))


def ptx(game: Game) -> tuple[str, str, str]:
    """All kernels as PTX text; no card is needed."""
    sight(game)
    plain, table, list_ = int64[::1], int32[:, ::1], int16[:, ::1]
    played: tuple[Any, ...] = (
        int32[::1],
        int64,
        boolean,
        int64,
        plain,
        table,
        int64[:, ::1],
        plain,
        table,
        list_,
        plain,
        plain,
    )
    played += int8[:, ::1], boolean[::1], float64[::1], float64[:, ::1], plain
    told_ = table, table, plain, plain, list_, plain, float32[:, ::1], int8[:, ::1], int32[::1]
    watched = int64, table, plain, plain, list_, plain, int8[:, ::1], int64[:, ::1], int8[:, :, ::1]
    return ptx_of(player(game), played), ptx_of(teller(game), told_), ptx_of(watcher(game), watched)
