"""The games as PettingZoo environments (extra `interop`): seat after seat, or all seats that owe a decision at once."""

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv, ParallelEnv

import karat
from karat.errors import BadSetup
from karat.games.doors import owed_now
from karat.lab.batch import NOBODY, Batch


class _Table:
    """One game, and what both kinds of environment share. The agents are player_0, player_1 and so on."""

    render_mode = None

    def __init__(self, game, players=None, **options):
        super().__init__()
        self.batch = Batch(karat.game(game), 1, players, options)
        self.metadata = {"name": f"karat_{game}_v1", "render_modes": [], "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(self.batch.players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents, self._chance = [], np.random.default_rng()
        layout = self.batch.layout
        self.observation_spaces = {
            agent: Dict(
                observation=Box(layout.low, layout.high, dtype=np.float32),
                action_mask=Box(0, 1, (self.batch.actions,), np.int8),
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(self.batch.actions) for agent in self.possible_agents}

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def render(self):
        """There is nothing to draw here: `karat replay` shows games."""

    def close(self):
        pass

    def _begin(self, seed):
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.batch.begin(int(self._chance.integers(1 << 62)))
        self.agents = self.possible_agents[:]

    def _play(self, action):
        self.batch.step(np.array([action], np.int64))

    def _sees(self, agent):
        row, mask = self.batch.look(self._seat[agent])
        return {"observation": row, "action_mask": mask}

    def _shares(self):
        """Each agent's share of the win."""
        return dict(zip(self.possible_agents, self.batch.now.shares[0].tolist(), strict=False))


class KaratEnv(_Table, AECEnv):
    """Seat after seat. Where several decide in secret at the same time, they are asked in seat order."""

    def reset(self, seed=None, options=None):
        self._begin(seed)
        self.rewards, self._cumulative_rewards = dict.fromkeys(self.agents, 0.0), dict.fromkeys(self.agents, 0.0)
        self.terminations, self.truncations = dict.fromkeys(self.agents, False), dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.batch.now.seat[0]]

    def observe(self, agent):
        now = self.batch.now
        if self._seat[agent] == now.seat[0]:
            return {"observation": now.row[0].copy(), "action_mask": now.mask[0].copy()}
        return self._sees(agent)

    def step(self, action):
        if self.terminations[self.agent_selection]:
            return self._was_dead_step(action)
        self._play(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        if self.batch.now.over[0]:
            self.rewards = self._shares()
            self._accumulate_rewards()
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agents[self.batch.now.seat[0]]
        return None


class KaratParallelEnv(_Table, ParallelEnv):
    """All seats at once. The mask of a seat that owes no decision is empty, and whatever it sends is not looked at."""

    def reset(self, seed=None, options=None):
        self._begin(seed)
        self._now = {agent: self._sees(agent) for agent in self.agents}
        return self._now, {agent: {} for agent in self.agents}

    def step(self, actions):
        owed = owed_now(self.batch.states)
        owing = [agent for agent in self.agents if owed >> self._seat[agent] & 1]
        for agent in owing:  # all are looked at before any is played
            action = actions.get(agent)
            if not self.action_space(agent).contains(action) or not self._now[agent]["action_mask"][action]:
                raise BadSetup(f"actions[{agent}]", f"{action} is not legal")
        for agent in owing:
            self._play(actions[agent])
        over = self.batch.now.seat[0] == NOBODY
        self._now = {agent: self._sees(agent) for agent in self.agents}
        rewards = self._shares() if over else dict.fromkeys(self.agents, 0.0)
        ended, cut = dict.fromkeys(self.agents, bool(over)), dict.fromkeys(self.agents, False)
        infos = {agent: {} for agent in self.agents}
        if over:
            self.agents = []
        return self._now, rewards, ended, cut, infos


env, parallel_env = KaratEnv, KaratParallelEnv
