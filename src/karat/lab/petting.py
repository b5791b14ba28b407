"""The games as PettingZoo environments (extra `interop`): seat after seat, or all seats that owe a decision at once."""

from typing import Any, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

import karat
from karat.contract import Options
from karat.errors import BadSetup
from karat.kernel.dispatch import owed_now
from karat.lab.batch import NOBODY, Batch
from karat.lab.observe import bounds
from karat.lab.rewards import Kind, Rewards
from karat.lab.vector import ANSI, check_render_mode
from karat.terminal.lines import drawn

Seen: TypeAlias = dict[str, NDArray[Any]]  # the row, and the mask of legal actions


class _Table:
    """One game, and what both kinds of environment share. The agents are player_0, player_1 and so on."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        reward: Kind = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.batch, self.render_mode = Batch(karat.game(game), 1, players, options), check_render_mode(render_mode)
        self.metadata = {"name": f"karat_{game}_v1", "render_modes": [ANSI], "is_parallelizable": False}
        self._reward = Rewards(self.batch.game, self.batch.players, reward)
        self.possible_agents = [f"player_{seat}" for seat in range(self.batch.players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self._chance, self._begun = np.random.default_rng(), False
        low, high = bounds(self.batch.game, self.batch.options)
        self.observation_spaces = {
            agent: Dict(
                observation=Box(low, high, dtype=np.float32),
                action_mask=Box(0, 1, (self.batch.actions,), np.int8),
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(self.batch.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The table as text, as the seat sees it that moves alone, else as a spectator does."""
        if self.render_mode is None or not self._begun:
            return None
        state = self.batch.state()
        return drawn(state, state.to_move[0] if len(state.to_move) == 1 else None)

    def close(self) -> None:
        pass

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.batch.begin(int(self._chance.integers(1 << 62)))
        self.agents, self._begun = self.possible_agents[:], True

    def _check_begun(self, asked: str) -> None:
        if not self._begun:
            raise BadSetup(asked, "there is no game yet: call reset first")

    def _play(self, action: int | None) -> None:
        self.batch.step(np.array([action], np.int64))

    def _sees(self, agent: str) -> Seen:
        row, mask = self.batch.look(self._seat[agent])
        return {"observation": row, "action_mask": mask}

    def _rewards(self) -> dict[str, float]:
        """What each agent gets at the end."""
        now = self.batch.now
        return dict(zip(self.possible_agents, self._reward.of(now.shares, now.scores)[0].tolist(), strict=True))


class KaratEnv(_Table, AECEnv):
    """Seat after seat. Where several decide in secret at the same time, they are asked in seat order."""

    def reset(self, seed: int | None = None, options: Options | None = None) -> None:
        self._begin(seed)
        self.rewards, self._cumulative_rewards = dict.fromkeys(self.agents, 0.0), dict.fromkeys(self.agents, 0.0)
        self.terminations, self.truncations = dict.fromkeys(self.agents, False), dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.batch.now.seat[0]]

    def last(self, observe: bool = True) -> tuple[Seen | None, float, bool, bool, dict[str, Any]]:
        self._check_begun("last")
        return super().last(observe)

    def observe(self, agent: str) -> Seen:
        self._check_begun("observe")
        now = self.batch.now
        if self._seat[agent] == now.seat[0]:
            return {"observation": now.row[0].copy(), "action_mask": now.mask[0].copy()}
        return self._sees(agent)

    def step(self, action: int | None) -> None:
        self._check_begun("step")
        if self.terminations[self.agent_selection]:
            return self._was_dead_step(action)
        self._play(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        if self.batch.now.over[0]:
            self.rewards = self._rewards()
            self._accumulate_rewards()
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agents[self.batch.now.seat[0]]
        return None


class KaratParallelEnv(_Table, ParallelEnv):
    """All seats at once. The mask of a seat that owes no decision is empty, and whatever it sends is not looked at."""

    def reset(
        self, seed: int | None = None, options: Options | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self._begin(seed)
        self._now = {agent: self._sees(agent) for agent in self.agents}
        return self._now, {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Any, ...]:
        self._check_begun("step")
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
        rewards = self._rewards() if over else dict.fromkeys(self.agents, 0.0)
        ended, cut = dict.fromkeys(self.agents, bool(over)), dict.fromkeys(self.agents, False)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if over:
            self.agents = []
        return self._now, rewards, ended, cut, infos


env, parallel_env = KaratEnv, KaratParallelEnv
