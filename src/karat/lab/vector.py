"""Thousands of games as one Gymnasium vector environment (extra `interop`)."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

import karat
from karat.errors import BadSetup
from karat.kernel.luck import new_luck
from karat.lab.batch import Batch, draw_actions, how_many
from karat.lab.observe import bounds
from karat.lab.rewards import Kind, Rewards
from karat.terminal.lines import drawn

ANSI = "ansi"


def check_render_mode(mode: str | None) -> str | None:
    if mode not in (None, ANSI):
        raise BadSetup("render_mode", f'should be None or "{ANSI}", not {mode!r}')
    return mode


class KaratVectorEnv(VectorEnv):
    """A step is one decision in every game, by the seat whose turn it is there; a game that ends begins anew at once.

    An observation is what that seat knows. `infos` holds `seat` and `action_mask`, `rewards` of all seats, and when a
    game has ended (`_shares`) the `shares` of the win; then also, by Gymnasium's rules for this way of beginning anew,
    `final_obs` and `final_info`: what the seat that moved last saw at the end. The reward is that of the seat that has
    just moved, so it is 0 until the end. The arrays belong to the environment: the next step writes into them.
    `threads` share the games among them.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": [ANSI]}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int | None = None,
        threads: int = 1,
        reward: Kind = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.num_envs, self.render_mode = how_many(num_envs, "num_envs"), check_render_mode(render_mode)
        self.batch = Batch(karat.game(game), self.num_envs, players, options, how_many(threads, "threads"))
        self._reward = Rewards(self.batch.game, self.batch.players, reward)
        self.single_observation_space = Box(*bounds(self.batch.game, self.batch.options), dtype=np.float32)
        self.single_action_space = Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._luck: NDArray[np.int64] | None = None  # of random actions, once there are games
        self._drawn = np.zeros(self.num_envs, np.int64)
        self._rewards = np.zeros((self.num_envs, self.batch.players))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        super().reset(seed=seed)
        deal = int(self.np_random.integers(1 << 62))
        self.batch.begin(deal)
        self._luck = new_luck(deal, self.num_envs)
        self._rewards[:] = 0
        return self.batch.now.row, self._infos()

    def step(
        self, actions: ArrayLike
    ) -> tuple[NDArray[np.float32], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        self._begun()
        actions = np.asarray(actions, np.int64)
        if actions.shape != (self.num_envs,):
            raise BadSetup("actions", f"should be {self.num_envs} numbers")
        now, moved = self.batch.now, self.batch.now.seat.copy()
        self.batch.step(actions, again=True)
        rewards, ended = np.zeros(self.num_envs), np.flatnonzero(now.over)
        self._rewards[:] = 0
        infos = self._infos()
        if len(ended):
            self._rewards[ended] = self._reward.of(now.shares[ended], now.scores[ended])
            rewards[ended] = self._rewards[ended, moved[ended]]
            infos |= self._final(ended, moved)
        return now.row, rewards, now.over.copy(), np.zeros(self.num_envs, np.bool_), infos

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each game, all equally likely."""
        draw_actions(self._begun(), self.batch.now.legal, self.batch.now.count, self._drawn)
        return self._drawn

    def render(self) -> tuple[str, ...] | None:
        """Every game as text, as the seat whose turn it is sees it."""
        if self.render_mode is None:
            return None
        return tuple(drawn(self.batch.state(i), int(self.batch.now.seat[i])) for i in range(self.num_envs))

    def _begun(self) -> NDArray[np.int64]:
        """The chance of random actions; BadSetup where there are no games yet."""
        if self._luck is None:
            raise BadSetup("step", "there are no games yet: call reset first")
        return self._luck

    def _infos(self) -> dict[str, Any]:
        now = self.batch.now
        shares = now.shares[:, : self.batch.players]
        told = {"seat": now.seat, "action_mask": now.mask, "rewards": self._rewards}
        return told | {"shares": shares, "_shares": now.over}

    def _final(self, ended: NDArray[np.intp], moved: NDArray[np.int64]) -> dict[str, Any]:
        """The end of games, in Gymnasium's way: each entry has beside it which games it is about."""
        now, over = self.batch.now, self.batch.now.over.copy()
        last = np.full(self.num_envs, None, object)
        for i in ended:
            last[i] = now.last[i].copy()
        told = {
            "seat": moved,
            "shares": now.shares[:, : self.batch.players].copy(),
            "scores": now.scores[:, : self._reward.entries].copy(),
            "rewards": self._rewards.copy(),
        }
        info = told | {f"_{name}": over for name in told}
        return {"final_obs": last, "_final_obs": over, "final_info": info, "_final_info": over}
