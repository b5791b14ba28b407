"""Guided games over HTTP. The rules work them out on the first request, beside the tables."""

import asyncio

import karat
from karat.learn import lesson
from karat.learn.lesson import Lesson
from karat.server.protocol.messages import Refused, Verdict
from karat.server.protocol.refusal import Refusal
from karat.server.tables.records import Document
from karat.server.tables.replay import Eyes, Replays, position_at


def known(game: str) -> str:
    """The id of a game, refused where there is no such game."""
    if game not in karat.games():
        raise Refusal("not-found", f"game: should be one of {', '.join(karat.games())}.", "game")
    return game


async def give(game: str, part: str) -> Lesson:
    """A part of a game."""
    known(game)
    if part not in lesson.PARTS:
        raise Refusal("bad", f"part: should be one of {', '.join(lesson.PARTS)}.", "part")
    if not lesson.is_taught(game, part):
        raise Refusal("not-found", "part: this game has none of that name.", "part")
    return await asyncio.to_thread(lesson.lesson, game, part)


async def mistakes(replays: Replays, address: str, document: Document, verdict: Verdict | None, seat: Eyes) -> bytes:
    """The decisions of a seat that cost it something, to be made once more: a lesson as compressed JSON."""
    if not isinstance(seat, int):
        raise Refusal("bad", f"eyes: should be a seat from 0 to {document['players'] - 1}.", "eyes")
    if verdict is None:
        raise Refusal("not-now", "The game is still being looked at.", "eyes")
    return await replays.told(address, "mistakes", _mistakes, document, verdict, seat)


def _mistakes(document: Document, verdict: Verdict, seat: int) -> Lesson:
    dear = [one for one in verdict.decisions if one.seat == seat and one.cost]
    puzzles = [
        {
            "position": position_at(document, one.at),
            "solve": [one.best],
            "win": one.best_win,
            "next": one.win,
            "why": [{"id": reason.id, "values": reason.values} for reason in one.reasons],
        }
        for one in dear
    ]
    return lesson.exercise(document["game"], "mistakes", seat, puzzles)[0]


async def why_not(game: str, part: str, step: int, move: str) -> Refused:
    """What the rules answer to a move at a step of a lesson."""
    wrong = await asyncio.to_thread(lesson.why_not, game, part, step, move)
    if wrong is None:
        raise Refusal("not-now", "That move is allowed.", "move")
    return Refusal.of_move(wrong).answer(0, None)
