"""The games as Gymnasium environments for one learner (extra `interop`): importing this registers karat/GAME-v0.

The learner has one seat, bots have all others. karat/GAME-selfplay-v0 is the vector environment (karat.lab.vector), in
which whoever learns moves for all seats.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

import karat
from karat.bots import make
from karat.errors import BadSetup
from karat.lab.batch import SEATS, set_up
from karat.lab.observe import bounds, observation
from karat.lab.rewards import Kind, Rewards
from karat.lab.vector import ANSI, check_render_mode
from karat.table.actions import UNFINISHED, WHOLE, decode, legal_actions, numbers, spell_now
from karat.table.document import Field
from karat.table.game import State
from karat.terminal.lines import drawn


class KaratEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """One seat of a game. A step is one decision of it; then the bots move, until it has to decide again.

    An observation is what the seat knows, and `info["action_mask"]` tells which actions are legal. In the place of an
    action that is not, a legal one is drawn by lot, and `info["illegal"]` says so; with `strict` it is refused instead.
    At the end `info["rewards"]` is what all seats get, and the reward that of the own seat.

    `bots` is the name of those at all other seats (a level, a personality, random, net, one of your own), or a list
    with a name for each of them in seat order. What they do follows from the seed of `reset`, too.
    """

    metadata = {"render_modes": [ANSI], "render_fps": 1}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        bots: str | int | Sequence[str | int] = "random",
        reward: Kind = "win",
        strict: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game, self.strict, self.render_mode = karat.game(game), strict, check_render_mode(render_mode)
        self.players, self.options = set_up(self.game, players, options)
        self.seat = Field(seat, "seat", BadSetup).whole(0, self.players - 1)
        self.bots = self._named(bots)
        self._reward = Rewards(self.game, self.players, reward)
        self.observation_space = Box(*bounds(self.game, self.options), dtype=np.float32)
        self.action_space = Discrete(numbers(self.game).ACTIONS)
        self.state: State | None = None

    def _named(self, bots: str | int | Sequence[str | int]) -> dict[int, str]:
        """The names of the bots by seat, each of which can be made."""
        others = [seat for seat in range(self.players) if seat != self.seat]
        names = [bots] * len(others) if isinstance(bots, str | int) else list(bots)
        if len(names) != len(others):
            raise BadSetup("bots", f"should be a name, or {len(others)}, one for each other seat, not {len(names)}")
        for name in dict.fromkeys(names):
            make(self.game, name).check()
        return dict(zip(others, map(str, names), strict=True))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        super().reset(seed=seed)
        deal = int(self.np_random.integers(1 << 62))
        self._bots = {seat: make(self.game, name, f"{deal}.{seat}") for seat, name in self.bots.items()}
        self.state = self.game.new(self.players, deal, **self.options)
        self._partial = WHOLE
        self._spelled: tuple[int, ...] = ()  # the actions of a move that is not whole yet
        self._let_bots_move()
        return self._observation(), self._info()

    def step(self, action: int | np.integer[Any]) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        state = self._begun()
        if state.over:
            raise BadSetup("step", "the game is over: call reset")
        legal = legal_actions(state.knowledge(self.seat), self._partial)
        illegal = action not in legal
        if illegal and self.strict:
            raise BadSetup("action", f"{action} is not legal for seat {self.seat}")
        self._act(int(self.np_random.choice(legal) if illegal else action))
        self._let_bots_move()
        info, rewards = self._info() | {"illegal": illegal}, np.zeros(self.players)
        if state.over:
            info["rewards"] = rewards = self._rewards()
        return self._observation(), float(rewards[self.seat]), state.over, False, info

    def render(self) -> str | None:
        """The table as text, as the own seat sees it."""
        return None if self.render_mode is None else drawn(self._begun(), self.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, under the name by which learners with masks ask for it."""
        mask, state = np.zeros(numbers(self.game).ACTIONS, np.bool_), self._begun()
        if not state.over:
            mask[legal_actions(state.knowledge(self.seat), self._partial)] = True
        return mask

    def _begun(self) -> State:
        if self.state is None:
            raise BadSetup("step", "there is no game yet: call reset first")
        return self.state

    def _act(self, action: int) -> None:
        """Take an action; a move that is spelled by several is made with the last one."""
        state = self._begun()
        move, self._partial = spell_now(state.states, self.seat, self._partial, action)
        self._spelled = (*self._spelled, action)
        if move != UNFINISHED:
            state.play(self.seat, decode(self.game, self._spelled))
            self._spelled = ()

    def _let_bots_move(self) -> None:
        state = self._begun()
        while (waiting := state.to_move) and self.seat not in waiting:
            state.play(waiting[0], self._bots[waiting[0]].choose(state.knowledge(waiting[0])))

    def _observation(self) -> NDArray[np.float32]:
        return observation(self._begun().knowledge(self.seat), self._partial)

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "action_mask": self.action_masks().astype(np.int8)}

    def _rewards(self) -> NDArray[np.float64]:
        winners, scores = self._begun().winners or (), self._begun().scores or ()
        shares, points = np.zeros((1, SEATS)), np.zeros((1, SEATS), np.int64)
        shares[0, list(winners)] = 1 / max(1, len(winners))
        points[0, : len(scores)] = scores
        return self._reward.of(shares, points)[0]


def register() -> None:
    """Let gymnasium.make and make_vec know all games. Once more after games were brought along later."""
    for id in karat.games():
        kinds = {"": {"entry_point": "karat.lab.gym:KaratEnv"}}
        kinds["-selfplay"] = {"vector_entry_point": "karat.lab.vector:KaratVectorEnv"}
        for kind, entry in kinds.items():
            name = f"karat/{id}{kind}-v0"
            if name not in gymnasium.registry:
                gymnasium.register(name, **entry, kwargs={"game": id})


register()
