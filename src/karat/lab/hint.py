"""What a strong bot thinks of a finished game: what each decision cost, which ones decided it, luck and skill apart.

The bot is asked at every decision with what that seat knew then. If it advises another move than the one played, both
are played out in the same imagined worlds; what the one wins more often than the other is the cost. A cost that is not
clear of its own error counts as none. What a seat won is its fair share, less its own costs, plus its part of what the
others' costs gave away, and the rest is luck: over all seats luck adds up to nothing.
"""

import math

import numpy as np

import karat
from karat.bots import names
from karat.bots.search import How, imagine_world, new_room, walk
from karat.bots.thinker import Taster, Thinker
from karat.errors import BadRecord, BadSetup
from karat.games.core import rule
from karat.games.doors import prepare_now
from karat.lab.match import Workers

STRONGEST = "6"
WORLDS = 2000  # in which two moves are compared
DECISIVE = 3  # decisions that are named as having decided the game


@rule
def compare(known, seat, one, other, worlds, how, room, sums):
    """Play two moves out in the same worlds. Into `sums`: the wins of both, and the differences squared."""
    for _ in range(worlds):
        imagine_world(known, seat, room)
        walk(seat, one, False, how, room)
        first = room.shares[seat]
        walk(seat, other, False, how, room)
        second = room.shares[seat]
        sums[0] += first
        sums[1] += second
        sums[2] += (first - second) ** 2


def weigh(bot, knowledge, move, advised):
    """The win shares of the move that the bot advises and of another one, and the error of their difference."""
    if not isinstance(bot, Taster | Thinker):
        one, other = (next(row for row in advised if row["move"] == which) for which in (advised[0]["move"], move))
        return one["win"], other["win"], math.hypot(one["error"], other["error"])
    room = new_room(bot.game, len(advised), WORLDS, bot.luck(knowledge))
    prepare_now(knowledge._known, knowledge.seat, room.scratch)
    best, played = map(bot.game._words.move_from, (advised[0]["move"], move))
    how, sums = How(WORLDS, 0, 0.0, 0.0, math.inf), np.zeros(3)
    compare(knowledge._known, knowledge.seat, best, played, WORLDS, how, room, sums)
    best_win, win, square = (sums / WORLDS).tolist()
    spread = max(square - (best_win - win) ** 2, 1 / WORLDS)
    return best_win, win, 1.96 * math.sqrt(spread / WORLDS)


def decision(document, at, name=STRONGEST):
    """What a bot thinks of one step of a record; None where there was no choice."""
    seat, move = document["steps"][at]
    state = karat.game(document["game"]).replay(document | {"steps": document["steps"][:at], "result": None})
    if len(state.legal(seat)) == 1:
        return None
    bot, knowledge = karat.bot(document["game"], name), state.knowledge(seat)
    advised = bot.advise(knowledge)
    best = advised[0]
    best_win, win, error = best["win"], best["win"], 0.0
    if move != best["move"]:
        best_win, win, error = weigh(bot, knowledge, move, advised)
    cost = best_win - win if best_win - win > error else 0.0
    return {
        "step": at,
        "seat": seat,
        "move": move,
        "best": best["move"],
        "reasons": best["reasons"],
        "win": win,
        "best_win": best_win,
        "cost": cost,
        "error": error,
    }


def choices(document, seat=None):
    """The steps of a record that are moves, of one seat or of all."""
    return [at for at, (who, _) in enumerate(document["steps"]) if who != "deal" and seat in (None, who)]


def analyse(document, seat=None, name=STRONGEST, workers=None, advance=lambda steps: None):
    """Analyse the record of a finished game, of one seat or of all. `advance` is told of steps done."""
    state = finished(document, seat, name)
    decisions = []
    with Workers(workers) as hands:
        for found in hands.each(decision, ((document, at, name) for at in choices(document, seat))):
            decisions += [found] if found else []
            advance(1)
    return judged(state, decisions, name, seat)


def judged(state, decisions, name, seat=None):
    """What the decisions of a finished game, of one seat or of all, add up to."""
    costly = sorted((one for one in decisions if one["cost"]), key=lambda one: -one["cost"])
    return {
        "game": state.game.id,
        "players": state.players,
        "bot": name,
        "scores": list(state.scores),
        "winners": list(state.winners),
        "decisions": decisions,
        "decisive": [one["step"] for one in costly[:DECISIVE]],
        "seats": [_summary(state, p, decisions, seat is None) for p in range(state.players) if seat in (None, p)],
    }


def finished(document, seat, name):
    """The end of the game that a record tells, once it is certain that it can be analysed."""
    state = karat.game(document["game"]).replay(document)
    if not state.over:
        raise BadRecord("steps", "the game is not over, and only a finished game can be analysed")
    if seat is not None and not 0 <= seat < state.players:
        raise BadSetup("seat", f"should be 0 to {state.players - 1}, not {seat}")
    if name not in names(state.game):
        raise BadSetup("bot", f"should be one of {', '.join(names(state.game))}, not {name!r}")
    return state


def _summary(state, seat, decisions, complete):
    """Luck and skill of one seat: with its fair share and what others gave it they add up to what it won.

    Where only one seat was looked at, what others gave it is in its luck.
    """
    own = [one for one in decisions if one["seat"] == seat]
    won, fair = (seat in state.winners) / max(len(state.winners), 1), 1 / len(state.scores)
    skill = -sum(one["cost"] for one in own)
    gifts = sum(one["cost"] for one in decisions if one["seat"] != seat) / (state.players - 1) if complete else None
    return {
        "seat": seat,
        "win_share": won,
        "fair_share": fair,
        "skill": skill,
        "gifts": gifts,
        "luck": won - fair - skill - (gifts or 0.0),
        "decisions": len(own),
        "mistakes": sum(1 for one in own if one["cost"]),
    }
