"""Guided first games over HTTP. The rules work them out on the first request, beside the tables."""

import asyncio

from karat.games import GAMES
from karat.learn import lesson
from karat.server.messages import Refused
from karat.server.refusal import Refusal


async def give(game):
    """The lesson of a game."""
    if game not in GAMES:
        raise Refusal("not-found", f"game: should be one of {', '.join(GAMES)}.", "game")
    return await asyncio.to_thread(lesson.lesson, game)


async def why_not(game, step, move) -> Refused:
    """What the rules answer to a move at a step of a lesson."""
    wrong = await asyncio.to_thread(lesson.why_not, game, step, move)
    if wrong is None:
        raise Refusal("not-now", "That move is allowed.", "move")
    return Refusal.of_move(wrong).answer(0, None)
