"""The net of karat.bots.net as PyTorch has it."""

from collections.abc import Sequence

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from karat.bots.net import Net, scales, sight
from karat.lab.train.games import Seen
from karat.table.actions import numbers
from karat.table.game import Game

NAMES = Net._fields


class Model(nn.Module):
    """Values of actions: win shares, as far as they differ from nothing."""

    def __init__(self, game: Game, hidden: Sequence[int] | None = None) -> None:
        super().__init__()
        seen = sight(game)
        one, two = self.hidden = tuple(hidden or seen.LAYERS)
        self.register_buffer("cell_scale", torch.from_numpy(scales(seen.CELLS_OF))[:, None], persistent=False)
        self.register_buffer("aspect_scale", torch.from_numpy(scales(seen.ASPECTS_OF))[:, None], persistent=False)

        def weights(rows: int, columns: int, spread: float) -> nn.Parameter:
            return nn.Parameter(torch.randn(rows, columns) * spread)

        self.first = weights(seen.SIZE, one, 0.1)  # some hundred cells of which a few dozen are not 0
        self.first_bias = nn.Parameter(torch.zeros(one))
        self.second = weights(one, two, (2 / one) ** 0.5)
        self.second_bias = nn.Parameter(torch.zeros(two))
        self.state = nn.Parameter(torch.zeros(two + 1))
        self.actions = weights(numbers(game).ACTIONS, two, 0.01)
        self.action_bias = nn.Parameter(torch.zeros(numbers(game).ACTIONS))
        self.aspects = weights(seen.ASPECTS, two, 0.01)
        self.aspect_bias = nn.Parameter(torch.zeros(seen.ASPECTS))

    def layers(self, cells: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The last layer, and the worth of the position."""
        one = torch.relu(cells.to(self.first.dtype) @ (self.first * self.cell_scale) + self.first_bias)
        two = torch.relu(one @ self.second + self.second_bias)
        return two, two @ self.state[:-1] + self.state[-1]

    def all_values(self, seen: Seen) -> torch.Tensor:
        """The values of all legal actions, a row for each game; those behind the last are none."""
        two, worth = self.layers(seen.cells)
        values = (two @ self.actions.t() + self.action_bias).gather(1, seen.legal) + worth[:, None]
        return values + (seen.aspects.to(two.dtype) @ self._own(two)[:, :, None])[:, :, 0]

    def values(self, cells: torch.Tensor, actions: torch.Tensor, aspects: torch.Tensor) -> torch.Tensor:
        """The value of one action in each position."""
        two, worth = self.layers(cells)
        value = (two * functional.embedding(actions, self.actions)).sum(1) + self.action_bias[actions] + worth
        return value + (aspects.to(two.dtype) * self._own(two)).sum(1)

    def _own(self, two: torch.Tensor) -> torch.Tensor:
        """What each position makes of each aspect."""
        return (two @ self.aspects.t() + self.aspect_bias) * self.aspect_scale[:, 0]

    @torch.no_grad()
    def plain(self) -> Net:
        """The net for karat.bots.net, with all scales worked in."""
        arrays = {name: getattr(self, name).float().cpu().numpy() for name in NAMES}
        cells, aspects = self.cell_scale.cpu().numpy(), self.aspect_scale.cpu().numpy()
        arrays["first"] = arrays["first"] * cells
        arrays["aspects"], arrays["aspect_bias"] = arrays["aspects"] * aspects, arrays["aspect_bias"] * aspects[:, 0]
        return Net(**{name: np.ascontiguousarray(array) for name, array in arrays.items()})

    @torch.no_grad()
    def begin_from(self, net: Net) -> None:
        """Take over a net of karat.bots.net."""
        arrays = net._asdict()
        cells, aspects = self.cell_scale.cpu().numpy(), self.aspect_scale.cpu().numpy()
        arrays["first"] = arrays["first"] / cells
        arrays["aspects"], arrays["aspect_bias"] = arrays["aspects"] / aspects, arrays["aspect_bias"] / aspects[:, 0]
        for name, array in arrays.items():
            getattr(self, name).copy_(torch.from_numpy(np.ascontiguousarray(array)))
