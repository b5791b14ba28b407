"""Many games side by side as a net sees them, in PyTorch's tensors: on the processor, or on a graphics card."""

from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray

from karat.bots.net import sight
from karat.kernel.core import new_states
from karat.lab.batch import Batch
from karat.lab.seen import see_all
from karat.table.game import Game


class Seen(NamedTuple):
    """What the seats to move see, a row for each game. The next step writes into the same memory."""

    cells: torch.Tensor
    legal: torch.Tensor  # actions, counted from the own chair
    count: torch.Tensor  # how many there are
    aspects: torch.Tensor  # of each of them
    seat: torch.Tensor


class OnProcessor:
    """The games of karat.lab.batch, with as many threads as PyTorch has."""

    device = torch.device("cpu")

    def __init__(self, game: Game, count: int, players: int, seed: int) -> None:
        self.game, self.count, self.players = game, count, players
        sight_ = sight(game)
        self.batch = Batch(game, count, players, threads=torch.get_num_threads())
        self.batch.begin(int(np.random.default_rng(seed).integers(1 << 62)))  # as on the card
        now, state = self.batch.now, game.rules.STATE
        self._cells = np.zeros((count, sight_.SIZE), np.int8)
        self._legal = np.zeros((count, sight_.MOST_LEGAL), np.int64)
        self._told = np.zeros((count, sight_.MOST_LEGAL, max(sight_.ASPECTS, 1)), np.int8)
        self._known = [(new_states(state), new_states(state)) for _ in self.batch.parts]
        aspects_ = torch.from_numpy(self._told)[:, :, : sight_.ASPECTS]
        self.seen = Seen(torch.from_numpy(self._cells), torch.from_numpy(self._legal), torch.from_numpy(now.count),
                         aspects_, torch.from_numpy(now.seat))  # fmt: skip
        self.over, self.shares = torch.from_numpy(now.over), torch.from_numpy(now.shares)[:, :players]

    def look(self) -> Seen:
        now, partial = self.batch.now, self.batch.room.partial
        self._cells.fill(0)
        self._told.fill(0)
        known = dict(zip([games.start for games, _ in self.batch.parts], self._known, strict=True))

        def work(games: slice, _: Any) -> None:
            see_all(self.batch.states[games], *known[games.start], now.seat[games], partial[games], now.legal[games],
                    now.count[games], self._cells[games], self._legal[games], self._told[games])  # fmt: skip

        self.batch.each(work)
        return self.seen

    def step(self, chosen: torch.Tensor) -> None:
        """Take the chosen ones of the legal actions. Then `over` tells which games ended, `shares` who won them."""
        legal = torch.from_numpy(self.batch.now.legal)
        self.batch.step(legal.gather(1, chosen[:, None])[:, 0].numpy(), again=True)

    def save(self) -> list[torch.Tensor]:
        """All that the games go on from."""
        return [torch.from_numpy(np.ascontiguousarray(array)).clone() for array in self._kept()]

    def load(self, kept: list[torch.Tensor]) -> None:
        for array, one in zip(self._kept(), kept, strict=True):
            array[...] = one.numpy()

    def _kept(self) -> list[NDArray[Any]]:
        batch, now = self.batch, self.batch.now
        told = now.seat, now.row, now.mask, now.legal, now.count, now.over, now.shares
        return [batch.states.view(np.uint8), batch.room.luck, batch.room.partial, *told]


class OnCard:
    """The games of karat.lab.card: the same ones, without a copy to the processor."""

    device = torch.device("cuda")

    def __init__(self, game: Game, count: int, players: int, seed: int) -> None:
        from karat.lab.card import CardEnv, on_card

        self.game, self.count, self.players = game, count, players
        self._env, sight_ = CardEnv(game.id, count, players), sight(game)
        self._env.reset(seed=seed)
        now = self._env.now
        room = now.seat.shape[0]
        cells = torch.zeros((room, sight_.SIZE), dtype=torch.int8, device="cuda")
        legal = torch.zeros((room, sight_.MOST_LEGAL), dtype=torch.int64, device="cuda")
        told = torch.zeros((room, sight_.MOST_LEGAL, max(sight_.ASPECTS, 1)), dtype=torch.int8, device="cuda")
        self._written = cells, told
        self._arrays = [on_card(array) for array in (cells, legal, told)]
        by_name = {name: torch.as_tensor(array, device="cuda") for name, array in now._asdict().items()}
        self._kept = [one for name, one in by_name.items() if name not in ("rows", "mask")]  # follow from the others
        self.seen = Seen(cells[:count], legal[:count], by_name["count"][:count],
                         told[:count, :, : sight_.ASPECTS], by_name["seat"][:count])  # fmt: skip
        self.over, self.shares = by_name["over"][:count], by_name["shares"][:count, :players]
        self._actions = by_name["legal"].t()[:count]

    def look(self) -> Seen:
        for one in self._written:
            one.zero_()
        self._env.watch(*self._arrays)
        return self.seen

    def step(self, chosen: torch.Tensor) -> None:
        self._env.step(self._actions.gather(1, chosen[:, None])[:, 0].to(torch.int64))

    def save(self) -> list[torch.Tensor]:
        self._env.check()
        return [one.cpu() for one in self._kept]

    def load(self, kept: list[torch.Tensor]) -> None:
        for one, before in zip(self._kept, kept, strict=True):
            one.copy_(before)
        self._env.tell()


def deal(game: Game, count: int, players: int, seed: int, device: str) -> OnProcessor | OnCard:
    """So many games on a device."""
    return (OnCard if device == "cuda" else OnProcessor)(game, count, players, seed)
