"""Moves as small fixed numbers, for learners that want a mask: docs/interop.md has the numbering.

In most games every move is one action. Where there are too many moves to number, a move is spelled by several actions;
what is spelled so far is a partial move.
"""

from collections.abc import Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from karat.contract import Numbers, Record, States
from karat.errors import BadSetup
from karat.kernel.core import inlined, rule
from karat.kernel.dispatch import by_game, legal_moves
from karat.table.document import shown
from karat.table.game import Game, Knowledge

WHOLE = 0  # in place of a partial move: nothing is spelled yet
UNFINISHED = -1  # in place of a move: more actions belong to it
MOST, MOST_EVER = 512, 4096  # legal actions at once, in a game from its start and in any position


@inlined
def same(state: Record, number: int) -> int:
    """A game whose moves are small numbers already."""
    return number


action_of = by_game("action_of", same)  # (state, move)
move_of = by_game("move_of", same)  # (state, action)


@rule
def offer_moves(state: Record, seat: int, partial: int, moves: Numbers, actions: Numbers) -> int:
    """Write the legal actions of a seat into `actions`; how many there are."""
    count = min(legal_moves(state, seat, moves), len(moves))
    for i in range(count):
        actions[i] = action_of(state, moves[i])
    return count


@rule
def spell_move(state: Record, seat: int, partial: int, action: int) -> tuple[int, int]:
    """The move that an action finishes, or UNFINISHED; and what is spelled then."""
    return move_of(state, action), WHOLE


offer = by_game("offer", offer_moves)
spell = by_game("spell", spell_move)


@rule
def offer_now(states: States, seat: int, partial: int, moves: Numbers, actions: Numbers) -> int:
    return offer(states[0], seat, partial, moves, actions)


@rule
def spell_now(states: States, seat: int, partial: int, action: int) -> tuple[int, int]:
    return spell(states[0], seat, partial, action)


def legal_actions(knowledge: Knowledge, partial: int = WHOLE) -> Numbers:
    """The numbers of the actions that a seat may take now. `partial` is what it has spelled of a move."""
    numbers(knowledge.game)
    moves, actions = np.zeros((2, MOST_EVER), np.int64)
    return actions[: offer_now(knowledge.known, knowledge.seat, partial, moves, actions)]


# In words ------------------------------------------------------------------------------------------------------------
@cache
def numbers(game: Game) -> Any:
    """The module that knows a game as numbers; of a game without one, its rules, whose moves are 0 to MOVES - 1."""
    module = game.part("study")
    if module is not None and hasattr(module, "ACTIONS"):
        return module
    if not hasattr(game.rules, "MOVES"):
        raise BadSetup("game", f"{game.title} numbers no actions: its rules.py has no MOVES, its study.py no ACTIONS")
    return SimpleNamespace(ACTIONS=game.rules.MOVES, CHANCE=getattr(game.rules, "CARDS", 128))


@cache
def texts(game: Game) -> tuple[str, ...]:
    """What each action is called: a move in notation, or with … a part of one."""
    module, state = numbers(game), game.template(game.players[0], game.options)[0]
    spelled = getattr(module, "SPELLED", {})
    return tuple(
        spelled[action] if action in spelled else game.words.move_text(int(move_of(state, action)))
        for action in range(module.ACTIONS)
    )


@cache
def _index(game: Game) -> dict[str, int]:
    return {text: action for action, text in enumerate(texts(game))}


def encode(game: Game, move: str) -> tuple[int, ...]:
    """The actions that spell a move in notation."""
    parts = getattr(numbers(game), "parts", lambda text: [text])
    known = isinstance(move, str) and game.words.move_from(move) is not None
    actions = [_index(game).get(part) for part in parts(move)] if known else []
    if not known or None in actions:
        raise BadSetup("move", f"{shown(move)} is no move of {game.title}")
    return tuple(action for action in actions if action is not None)


def decode(game: Game, actions: Sequence[int] | Numbers) -> str:
    """The move in notation that actions spell; while it is unfinished, its beginning; of a single action, its part."""
    names = texts(game)
    if not isinstance(actions, list | tuple | np.ndarray) or not len(actions):
        raise BadSetup("actions", f"should be a list of at least one number, not {shown(actions)}")
    for action in actions:
        if not isinstance(action, int | np.integer) or not 0 <= action < len(names):
            raise BadSetup("action", f"should be 0 to {len(names) - 1}, not {shown(action)}")
    told = [names[action] for action in actions]
    for before, after, text in zip(actions, actions[1:], told[1:], strict=False):
        if not told[0].endswith("…") or not text.startswith("…") or after <= before:
            raise BadSetup("actions", f"{after} ({text.strip('… ')}) cannot come after {before} in one move")
    if len(told) > (most := getattr(numbers(game), "MOST_ACTIONS", 1)):
        raise BadSetup("actions", f"should be at most {most} for one move, not {len(told)}")
    return " ".join(text.strip("… ") for text in told)
