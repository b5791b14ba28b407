"""Thousands of games as one Gymnasium vector environment (extra `interop`)."""

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

import karat
from karat.errors import BadSetup
from karat.games.luck import new_luck
from karat.lab.batch import Batch, draw_actions
from karat.table.document import plain, shown


class KaratVectorEnv(VectorEnv):
    """A step is one decision in every game, by the seat whose turn it is there; a game that ends begins anew at once.

    An observation is what that seat knows. `infos` holds `seat`, `action_mask`, and when a game has ended (`_shares`)
    the `shares` of the win of all its seats. The reward is the share of the seat that has just moved, so it is 0 until
    the end. The arrays belong to the environment: the next step writes into them.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(self, game, num_envs, players=None, **options):
        self.num_envs = plain(num_envs)
        if isinstance(num_envs, bool) or not isinstance(self.num_envs, int) or num_envs < 1:
            raise BadSetup("num_envs", f"should be a whole number from 1 up, not {shown(num_envs)}")
        self.batch = Batch(karat.game(game), self.num_envs, players, options)
        layout = self.batch.layout
        self.single_observation_space = Box(layout.low, layout.high, dtype=np.float32)
        self.single_action_space = Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._luck, self._drawn = None, np.zeros(self.num_envs, np.int64)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        deal = int(self.np_random.integers(1 << 62))
        self.batch.begin(deal)
        self._luck = new_luck(deal, self.num_envs)
        return self.batch.now.row, self._infos()

    def step(self, actions):
        actions = np.asarray(actions, np.int64)
        if actions.shape != (self.num_envs,):
            raise BadSetup("actions", f"should be {self.num_envs} numbers")
        now, moved = self.batch.now, self.batch.now.seat.copy()
        self.batch.step(actions, again=True)
        rewards, ended = np.zeros(self.num_envs), np.flatnonzero(now.over)
        rewards[ended] = now.shares[ended, moved[ended]]
        return now.row, rewards, now.over.copy(), np.zeros(self.num_envs, np.bool_), self._infos()

    def random_actions(self):
        """A legal action for each game, all equally likely."""
        draw_actions(self._luck, self.batch.now.legal, self.batch.now.count, self._drawn)
        return self._drawn

    def _infos(self):
        now = self.batch.now
        shares = now.shares[:, : self.batch.players]
        return {"seat": now.seat, "action_mask": now.mask, "shares": shares, "_shares": now.over}
