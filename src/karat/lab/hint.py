"""What a strong bot thinks of a finished game: what each decision cost, which moments decided it, luck and skill apart.

The bot is asked at every decision with what that seat knew then; where several decide at once, as if nobody had chosen
yet. If it advises another move than the one played, both are played out in the same imagined worlds, with a tree behind
them as the bot itself would think; what the one wins more often than the other is the cost. A cost counts only where it
is clear of its error: that of chance, what the judge itself is known to be wrong by (`JUDGE_ERROR` in the game's
study.py), and by how much a quick look and a deep one differ. What a seat won is its fair share, less its own costs,
plus its part of what the others' costs gave away, and the rest is luck: over all seats luck adds up to nothing.
"""

import math
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any

import numpy as np

import karat
from karat.bots import brain, names
from karat.bots.search import How, imagine_world, new_room, walk
from karat.bots.thinker import Bot, Taster, Thinker
from karat.contract import Document, Floats, States
from karat.errors import BadRecord, BadSetup
from karat.kernel.core import rule
from karat.kernel.dispatch import prepare_now
from karat.kernel.luck import new_luck
from karat.lab.match import Workers
from karat.table.game import Game, Knowledge, State
from karat.table.judge import argues_for, counts, own_error
from karat.table.record import moments

Row = dict[str, Any]

STRONGEST = "6"
WORLDS = 2000  # in which two moves are compared
GROWING = 1000  # worlds before, in which the trees behind them grow
GAMES = 300  # play-outs that say how a seat stands at a moment
DECISIVE = 3  # moments that are named as having decided the game
AS_WELL, AS_LUCKY = 5, 0.1  # points of accuracy, and of a win: who is nearer to the best is told with it
NOTHING = 0.05  # a win share: where less was at stake in a whole game, nobody can be said to have played well or badly
SEATS = 8
OTHER, SQUARES = SEATS, SEATS + 1  # places in the sums of `play_out`, behind the wins of all seats


@rule
def play_out(
    known: States, seat: int, one: int, other: int, worlds: int, deep: bool, how: How, room: Any, sums: Floats
) -> None:
    """Play a move out in imagined worlds, and another one in the same worlds unless it is negative.

    Into `sums`: the wins of all seats after the one, those of the seat after the other, and the differences squared. A
    negative `one` leaves the choice to the play-out.
    """
    for _ in range(worlds):
        imagine_world(known, seat, room)
        walk(seat, one, deep, how, room)
        first = room.shares[seat]
        for p in range(SEATS):
            sums[p] += room.shares[p]
        if other >= 0:
            walk(seat, other, deep, how, room)
            sums[OTHER] += room.shares[seat]
            sums[SQUARES] += (first - room.shares[seat]) ** 2


def numbered(game: Game, move: str) -> int:
    """The number of a move that is known to be one."""
    number = game.words.move_from(move)
    assert number is not None
    return number


def compared(
    knowledge: Knowledge, one: str, other: str, worlds: int, how: How, luck: Any, grow: int = 0
) -> tuple[float, float, float]:
    """The win shares of two moves in the same worlds, and the error of their difference.

    With some worlds to `grow`, trees grow behind both moves first, and are used then.
    """
    game, seat = knowledge.game, knowledge.seat
    room = new_room(game, len(knowledge.legal()), worlds + grow, luck)
    prepare_now(knowledge.known, seat, room.scratch)
    codes = numbered(game, one), numbered(game, other)
    if grow:
        play_out(knowledge.known, seat, *codes, grow, True, how, room, np.zeros(SEATS + 2))
    sums = np.zeros(SEATS + 2)
    play_out(knowledge.known, seat, *codes, worlds, grow > 0, how, room, sums)
    first, second, square = (sums[[seat, OTHER, SQUARES]] / worlds).tolist()
    spread = max(square - (first - second) ** 2, 1 / worlds)
    return first, second, 1.96 * math.sqrt(spread / worlds)


def weigh(bot: Bot, knowledge: Knowledge, move: str, advised: list[Row]) -> tuple[float, float, float, float]:
    """The win shares of the move that a bot advises and of another one, the error of their difference by chance, and
    by how much more than that a quick look at both differs from a deep one."""
    best = advised[0]["move"]
    if not isinstance(bot, Taster | Thinker):
        one, other = (next(row for row in advised if row["move"] == which) for which in (best, move))
        return one["win"], other["win"], 0.0 if counts(bot.game) else math.hypot(one["error"], other["error"]), 0.0
    quick = compared(knowledge, best, move, WORLDS, How(WORLDS, 0, 0.0, 0.0, math.inf), bot.luck(knowledge))
    if not isinstance(bot, Thinker) or bot.how.patience == math.inf:
        return *quick, 0.0
    how = How(WORLDS, 0, bot.how.explore, bot.how.bias, bot.how.patience)
    deep = compared(knowledge, best, move, WORLDS, how, bot.luck(knowledge), GROWING)
    apart = abs((deep[0] - deep[1]) - (quick[0] - quick[1]))
    return *deep, max(0.0, apart - math.hypot(deep[2], quick[2]))


def fair_luck(knowledge: Knowledge) -> Any:
    """The judge's chance at a decision: the same for all who know the same, so that equal play is judged equally."""
    key = blake2b(knowledge.known.tobytes(), digest_size=8).digest()
    return new_luck(int.from_bytes(key, "little"))


def asked(document: Document, at: int) -> State:
    """The game as it was when the seat of a step was asked: where several decide at once, before anybody had chosen.

    It tells nothing which seat clicked first.
    """
    return _asked(document, at)[0]


def _asked(document: Document, at: int) -> tuple[State, int]:
    """The same, and how many moves had been made by then: so those who decided at once are told from others."""
    seat, cut = document["steps"][at][0], document | {"steps": document["steps"][:at], "result": None}
    movers, found, since = [who for who, _ in cut["steps"] if who != "deal"], None, 0
    states = moments(karat.game(document["game"]), cut)
    for made, (state, mover) in enumerate(zip(states, [*movers, None], strict=True)):
        if seat not in state.to_move:
            found = None
        elif found is None:
            found, since = state.copy(), made
        if mover == seat:
            found = None
    assert found is not None  # whoever moves was asked
    return found, since


def decision(document: Document, at: int, name: str = STRONGEST) -> Row | None:
    """What a bot thinks of one step of a record; None where there was no choice."""
    seat, move = document["steps"][at]
    state = asked(document, at)
    if len(state.legal(seat)) == 1:
        return None
    bot, knowledge = karat.bot(document["game"], name), state.knowledge(seat)
    bot.luck = fair_luck  # type: ignore[method-assign]
    advised = bot.advise(knowledge)
    best, tried = advised[0], [row["win"] for row in advised if row["error"] < 1]
    best_win, win, error, doubt = best["win"], best["win"], 0.0, 0.0
    if move != best["move"]:
        best_win, win, chance, doubt = weigh(bot, knowledge, move, advised)
        error = math.hypot(chance, own_error(state.game), doubt)
    against = brain(state.game).reasons(knowledge, move) if move != best["move"] else []
    return {
        "step": at,
        "number": 1 + sum(1 for who, _ in document["steps"][:at] if who != "deal"),
        "seat": seat,
        "move": move,
        "best": best["move"],
        "reasons": best["reasons"],
        "against": [one for one in against if not argues_for(state.game, one)],
        "win": win,
        "best_win": best_win,
        "cost": best_win - win if best_win - win > error else 0.0,
        "error": error,
        "sure": doubt == 0.0,
        "stake": best["win"] - sum(tried) / len(tried) if tried else 0.0,
    }


def outlook(document: Document, at: int) -> Row:
    """How often everybody would win when the seat of a step was asked, each by what they knew then, and that seat after
    its move; all in quick play-outs. Those who decided at once are all told of the moment before anybody had."""
    seat, move = document["steps"][at]
    state, since = _asked(document, at)
    game = state.game
    seen: dict[bytes | None, list[float]] = {}
    brain(game)  # leads the play-outs
    shares = [_stand(state.knowledge(p), -1, seen) for p in range(state.players)]
    chances, beside = [shares[p][p] for p in range(state.players)], len(game.others(state.players))
    others = [sum(row[p] for row in shares) / len(shares) for p in range(state.players, state.players + beside)]
    return {
        "step": at,
        "since": since,
        "seat": seat,
        "chances": [*chances, *others],
        "made": _stand(state.knowledge(seat), numbered(game, move), seen)[seat],
        "dealt": document["steps"][at + 1 : at + 2] != [] and document["steps"][at + 1][0] == "deal",
    }


def _stand(knowledge: Knowledge, first: int, seen: dict[bytes | None, list[float]]) -> list[float]:
    """The win shares of all by what a seat knows; `seen` are those of seats that know the same."""
    key = knowledge.known.tobytes() if first < 0 else None
    if key is None or key not in seen:
        room = new_room(knowledge.game, len(knowledge.legal()), 1, fair_luck(knowledge))
        prepare_now(knowledge.known, knowledge.seat, room.scratch)
        sums, how = np.zeros(SEATS + 2), How(GAMES, 0, 0.0, 0.0, math.inf)
        play_out(knowledge.known, knowledge.seat, first, -1, GAMES, False, how, room, sums)
        seen[key] = (sums[:SEATS] / GAMES).tolist()
    return seen[key]


def choices(document: Document, seat: int | None = None) -> list[int]:
    """The steps of a record that are moves, of one seat or of all."""
    return [at for at, (who, _) in enumerate(document["steps"]) if who != "deal" and seat in (None, who)]


def analyse(
    document: Document,
    seat: int | None = None,
    name: str = STRONGEST,
    workers: int | None = None,
    advance: Callable[[int], None] = lambda steps: None,
) -> Row:
    """Analyse the record of a finished game, of one seat or of all. `advance` is told of steps done."""
    state = finished(document, seat, name)
    decisions: list[Row] = []
    outlooks: list[Row] = []
    with Workers(workers) as hands:
        for found in hands.each(decision, ((document, at, name) for at in choices(document, seat))):
            decisions += [found] if found else []
            advance(1)
        if seat is None:
            outlooks = list(hands.each(outlook, ((document, at) for at in choices(document))))
    return judged(state, decisions, name, seat, outlooks)


def judged(
    state: State,
    decisions: list[Row],
    name: str,
    seat: int | None = None,
    outlooks: Sequence[Row] | None = None,
) -> Row:
    """What the decisions of a finished game, of one seat or of all, add up to, and how it stood on the way."""
    outlooks, scores, winners = outlooks or [], list(state.scores or ()), list(state.winners or ())
    won = [(p in winners) / max(len(winners), 1) for p in range(len(scores))]
    curve = [*(one["chances"] for one in outlooks), won]
    seats = [_summary(state, p, decisions, seat is None) for p in range(state.players) if seat in (None, p)]
    return {
        "game": state.game.id,
        "players": state.players,
        "bot": name,
        "own_error": own_error(state.game),
        "scores": scores,
        "winners": winners,
        "decisions": decisions,
        "curve": curve if outlooks else [],
        "moments": _moments(state.game, decisions, outlooks, curve),
        "seats": seats,
        "best": _foremost(seats, "accuracy", AS_WELL),
        "luckiest": _foremost(seats, "luck", AS_LUCKY),
    }


def _foremost(seats: list[Row], what: str, near: float) -> list[int]:
    """The seats with the most of something, and those about level with them; none where nothing is known of anybody."""
    known = [one for one in seats if one[what] is not None]
    most = max((one[what] for one in known), default=0)
    return [one["seat"] for one in known if most - one[what] <= near]


def _moments(game: Game, decisions: list[Row], outlooks: Sequence[Row], curve: list[list[float]]) -> list[Row]:
    """The few moments that changed most, in their order: somebody's mistake, or cards that came as they did."""
    found = [
        (one["cost"], {"kind": "mistake", "step": one["step"], "number": one["number"], "seat": one["seat"],
                       "before": one["best_win"], "after": one["win"]})
        for one in decisions if one["cost"]
    ]  # fmt: skip
    least = math.hypot(own_error(game), 1.96 * math.sqrt(0.5 / GAMES))
    made: dict[int, float] = {}
    for number, (here, after) in enumerate(zip(outlooks, curve[1:]), 1):
        made[here["seat"]] = here["made"]
        if number < len(outlooks) and outlooks[number]["since"] == here["since"]:
            continue  # others decide at the same time, and what came of it is not known yet
        before, made = made, {}
        if here["dealt"]:
            before = dict(enumerate(here["chances"][: len(after)])) | before
        seat = max(before, key=lambda p: abs(after[p] - before[p]))
        turn = abs(after[seat] - before[seat])
        if turn > least:
            found.append((turn, {"kind": "luck", "step": here["step"], "number": number, "seat": seat,
                                 "before": before[seat], "after": after[seat]}))  # fmt: skip
    by_move = {one[1]["number"]: one for one in sorted(found, key=lambda one: one[0])}  # the largest of each move
    dearest = sorted(by_move.values(), key=lambda one: -one[0])[:DECISIVE]
    return [moment for _, moment in sorted(dearest, key=lambda one: one[1]["number"])]


def finished(document: Document, seat: int | None, name: str) -> State:
    """The end of the game that a record tells, once it is certain that it can be analysed."""
    state = karat.game(document["game"]).replay(document)
    if not state.over:
        raise BadRecord("steps", "the game is not over, and only a finished game can be analysed")
    if seat is not None and not 0 <= seat < state.players:
        raise BadSetup("seat", f"should be 0 to {state.players - 1}, not {seat}")
    if name not in names(state.game):
        raise BadSetup("bot", f"should be one of {', '.join(names(state.game))}, not {name!r}")
    return state


def _summary(state: State, seat: int, decisions: list[dict[str, Any]], complete: bool) -> dict[str, Any]:
    """Luck and skill of one seat: with its fair share and what others gave it they add up to what it won.

    Where only one seat was looked at, what others gave it is in its luck.
    """
    own = [one for one in decisions if one["seat"] == seat]
    winners, scores = state.winners or (), state.scores or ()
    won, fair = (seat in winners) / max(len(winners), 1), 1 / len(scores)
    skill = -sum(one["cost"] for one in own)
    gifts = sum(one["cost"] for one in decisions if one["seat"] != seat) / (state.players - 1) if complete else None
    stake = 2 * sum(one["stake"] for one in own)  # what chance would lose, twice: about what the worst moves would
    return {
        "seat": seat,
        "win_share": won,
        "fair_share": fair,
        "skill": skill,
        "gifts": gifts,
        "luck": won - fair - skill - (gifts or 0.0),
        "decisions": len(own),
        "mistakes": sum(1 for one in own if one["cost"]),
        "accuracy": round(100 * max(0.0, 1 + skill / stake)) if stake > NOTHING else None,
    }
