"""The games for OpenSpiel (extra `interop`): importing this registers karat_GAME for each of them.

Every card is a chance node of its own; what a position leaves open, such as the order of its decks, is open here too.
Seats that decide in secret at the same time are asked in seat order. A player's return is the share of the win.
"""

import base64
import json
import random
from collections import Counter
from typing import Any

import numpy as np
import pyspiel

import karat
from karat.contract import Document
from karat.errors import BadSetup
from karat.kernel import dispatch
from karat.lab.observe import layout, observation
from karat.table.actions import UNFINISHED, WHOLE, decode, legal_actions, numbers, spell_now
from karat.table.dealer import Deal
from karat.table.document import Field
from karat.table.game import Game, Knowledge, State

LONGEST = 10_000  # decisions, of a game that does not tell


def load(game: str, players: int | None = None, position: Document | None = None, **options: Any) -> Any:
    """An OpenSpiel game: a new one, or one that goes on from a position document."""
    karat.game(game)  # a complaint of ours where there is none
    setup = {"players": players, "position": position, "options": options}
    text = base64.urlsafe_b64encode(json.dumps(setup).encode()).decode().rstrip("=")  # no brackets, no commas
    return pyspiel.load_game(f"karat_{game}", {"setup": text})


def _plain(game: Game) -> dict[str, bool | int | str]:
    """The options of a game that OpenSpiel can write as parameters: karat_GAME(OPTION=true)."""
    return {name: usual for name, usual in game.options.items() if isinstance(usual, bool | int | str)}


def _read(game: Game, parameters: dict[str, Any]) -> dict[str, Any]:
    text = parameters.get("setup", "")
    setup = json.loads(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))) if text else {}
    options = {name: parameters[name] for name in _plain(game) if name in parameters}
    return (
        {"players": parameters.get("players") or None, "position": None}
        | {name: value for name, value in setup.items() if value is not None}
        | {"options": options | setup.get("options", {})}
    )


class Moment:
    """A game at one moment, with what is dealt so far of several cards, or spelled so far of a move."""

    __slots__ = ("dealt", "left", "partial", "spelled", "state", "which")

    def __init__(self, state: State, partial: int = WHOLE, spelled: tuple[int, ...] = ()) -> None:
        self.state, self.partial, self.spelled = state, partial, spelled
        self.dealt: list[int] = []
        self.left: list[int] = []
        self.which = 0
        self._ask()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Moment":
        twin = Moment.__new__(Moment)
        twin.state, twin.partial, twin.spelled = self.state.copy(), self.partial, self.spelled
        twin.dealt, twin.which, twin.left = self.dealt[:], self.which, self.left[:]
        return twin

    def __getstate__(self) -> tuple[Any, ...]:
        state = self.state
        table = state.game.id, state.options, state.states.tobytes(), state.history, state.steps, state.start
        return table, self.partial, self.spelled, self.dealt, self.which, self.left

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        table, self.partial, self.spelled, self.dealt, self.which, self.left = kept
        id, options, states, history, steps, start = table
        game = karat.game(id)
        self.state = State(game, options, game.from_bytes(states), Deal.from_seed(0))
        self.state.history, self.state.steps, self.state.start = history, steps, start

    def _ask(self) -> None:
        """What chance is asked for now."""
        self.dealt = []
        self.which, wanted = dispatch.wanted_now(self.state.states)
        cards = np.zeros(128, np.int64)
        self.left = cards[: dispatch.pile_now(self.state.states, self.which, cards)].tolist() if wanted else []

    def deal(self, card: int) -> None:
        self.left.remove(card)
        self.dealt.append(card)
        if len(self.dealt) == dispatch.wanted_now(self.state.states)[1]:
            self.state.hand_over(self.which, self.dealt)
            self._ask()

    def act(self, seat: int, action: int) -> None:
        move, self.partial = spell_now(self.state.states, seat, self.partial, action)
        self.spelled = (*self.spelled, action)
        if move != UNFINISHED:
            self.state.move_only(seat, decode(self.state.game, self.spelled))
            self.spelled = ()
            self._ask()

    def knowledge(self, seat: int) -> tuple[Knowledge, int]:
        """What a seat knows, and what it has spelled of a move."""
        own = not self.left and seat in self.state.to_move[:1]
        return self.state.knowledge(seat), self.partial if own else WHOLE


class KaratState(pyspiel.State):
    def __init__(self, game: Any, moment: Moment) -> None:
        super().__init__(game)
        self.moment = moment

    def current_player(self) -> int:
        if self.moment.left:
            return pyspiel.PlayerId.CHANCE
        waiting = self.moment.state.to_move
        return waiting[0] if waiting else pyspiel.PlayerId.TERMINAL

    def is_terminal(self) -> bool:
        return self.current_player() == pyspiel.PlayerId.TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        left = self.moment.left
        return [(card, count / len(left)) for card, count in sorted(Counter(left).items())]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(legal_actions(*self.moment.knowledge(player)).tolist())

    def _apply_action(self, action: int) -> None:
        player = self.current_player()
        if player == pyspiel.PlayerId.CHANCE:
            self.moment.deal(action)
        else:
            self.moment.act(player, action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.moment.state.game
        if player == pyspiel.PlayerId.CHANCE:
            return game.words.card_text(self.moment.which, action)
        return decode(game, [action])

    def returns(self) -> list[float]:
        state = self.moment.state
        winners = state.winners or ()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]

    def resample_from_infostate(self, player: int, sampler: Any = None) -> "KaratState":
        """One world, uniform among those that fit all that the player has seen."""
        knowledge, partial = self.moment.knowledge(player)
        world = knowledge.resample(random.getrandbits(64))
        return KaratState(self.get_game(), Moment(world, partial, self.moment.spelled if partial else ()))

    def __str__(self) -> str:
        state, left = self.moment.state, self.moment.left
        return json.dumps({"setup": state.options, "pile": len(left)} if left else {"view": state.view()})


class Observer:
    """What a player knows as numbers and as text; with perfect recall the text tells the whole history."""

    def __init__(self, game: Game, kind: Any, parameters: Any) -> None:
        if parameters:
            raise BadSetup("observer", "takes no parameters")
        self.kind, self.tensor = kind, np.zeros(layout(game).size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: KaratState, player: int) -> None:
        self.tensor[:] = observation(*state.moment.knowledge(player))

    def string_from(self, state: KaratState, player: int) -> str:
        knowledge, partial = state.moment.knowledge(player)
        told = [len(state.moment.left) or knowledge.view(), partial]  # while cards are due nobody looks
        return json.dumps([*told, knowledge.events()] if self.kind.perfect_recall else told)


class KaratGame(pyspiel.Game):
    id: str
    kind: Any

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        self.karat = karat.game(self.id)
        setup = _read(self.karat, parameters or {})
        if setup["position"] is not None:
            self.start = self.karat.position(setup["position"])
        else:
            players = self.karat.players.start if setup["players"] is None else setup["players"]
            players = self.karat.read_players(Field(players, "players", BadSetup))
            options = self.karat.read_options(Field(setup["options"], "", BadSetup), players)
            self.start = self.karat.undealt(players, options, Deal.from_seed(0))
        information = pyspiel.GameInfo(
            num_distinct_actions=numbers(self.karat).ACTIONS,
            max_chance_outcomes=numbers(self.karat).CHANCE,
            num_players=self.start.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None if self.kind.utility == pyspiel.GameType.Utility.GENERAL_SUM else 1.0,
            max_game_length=getattr(self.karat.part("study"), "LONGEST", LONGEST),
        )
        super().__init__(self.kind, information, parameters or {})

    def new_initial_state(self) -> KaratState:
        return KaratState(self, Moment(self.start.copy()))

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> Observer:
        return Observer(self.karat, kind or pyspiel.IIGObservationType(perfect_recall=False), parameters)


def _register(made: type[KaratGame]) -> None:
    game = karat.game(made.id)
    nobody = getattr(game.part("study"), "NOBODY_WINS", False)  # then the win shares of the players do not add up to 1
    made.kind = pyspiel.GameType(
        short_name=f"karat_{made.id}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if nobody else pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 0, "setup": ""} | _plain(game),
    )
    pyspiel.register_game(made.kind, made)


for _id in karat.games():
    _register(type(_id.capitalize(), (KaratGame,), {"id": _id}))
