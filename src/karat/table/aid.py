"""What follows from what a seat sees, worked out by the rules for clients that hold none. It tells nothing new."""

from functools import lru_cache

import numpy as np

from karat.games import doors
from karat.games.djinn.caves import COLOUR, FIRST_LEVEL, LAST_LEVEL, TASKS, next_level, next_start, sums_of_highest
from karat.games.djinn.djinn_cards import NONE
from karat.games.djinn.positions import CODE, TASK_NAMES
from karat.games.djinn.treasures import COLOURS, TREASURES
from karat.games.djinn.trick import trick_winner


def aid(state, seat):
    """The aid of a game for a seat (a spectator is None); None where it needs none."""
    helps = AIDS.get(state.game.id)
    return helps and helps(state, seat)


def explained(state, seat):
    """What the table as it lies means; None where that is plain to see."""
    if state.game.id != "djinn":
        return None
    known = state._known(state._watcher(seat))
    return {"winning": _winning(known), "tasks": [] if seat is None else _tasks(known[0], seat)}


# Kadora --------------------------------------------------------------------------------------------------------------
def _previews(state, seat):
    """What the moves that a seat may make now would cause."""
    if seat not in state.to_move:
        return None
    world = state.knowledge(seat).resample(0)
    return {move: _sure(world.copy(), seat, move) for move in world.legal(seat) if move.startswith("place ")}


def _sure(world, seat, move):
    """The events that laying a card in Kadora causes in every world: they follow from what lies open."""
    return [event for event in world.play(seat, move) if event["event"] in ("place", "take")]


# Diamant -------------------------------------------------------------------------------------------------------------
def odds(knowledge):
    """Of the cards that may come next in Diamant, how many catch those who stay: the rules are asked with each."""
    if knowledge.game.id != "diamant":
        return None
    world = knowledge.resample(0)
    while world.to_move and not doors.wanted_now(world._states)[1]:
        world._move(world.to_move[0], "stay")
    which, count = doors.wanted_now(world._states)
    pile = np.zeros(128, np.int64)
    cards = pile[: doors.pile_now(world._states, which, pile)].tolist() if count else []
    return {"cards": len(cards), "caught": sum(_is_caught(world.copy(), which, card) for card in cards)}


def _is_caught(world, which, card):
    before = world.moments
    world._hand_over(which, [card])
    return any(event["event"] == "trapped" for event in world.events(since=before))


# Djinn ---------------------------------------------------------------------------------------------------------------
def _winning(known):
    """The seat that wins the trick as it lies, or None. A first card once more in each empty place changes nothing."""
    trick, counts_as = known["trick"][0], known["counts_as"][0]
    if trick[0] == NONE or known["to_keep"][0]:
        return None
    counts_as[trick == NONE] = counts_as[0]
    trick[trick == NONE] = trick[0]
    return int(trick_winner(known[0]))


def _tasks(known, seat):
    """The open tasks that a seat comes to next: whether its kept cards meet them, and if not, which one more would."""
    level = int(next_level(known, seat))
    if level > min(LAST_LEVEL, known["open_level"]):
        return []
    row, kept = int(known["rows"][level - FIRST_LEVEL]), int(known["seats"][seat]["kept"])
    return [_task(task, level, kept) for task in range(TASKS) if row >> task & 1]


def _task(task, level, kept):
    fitting = _fitting(task, level, kept)
    told = {"task": TASK_NAMES[task], "met": fitting is None}
    if fitting is None:
        return told
    if task == COLOUR:
        return told | {"colours": [CODE[colour][0] for colour in sorted({card % COLOURS for card in fitting})]}
    return told | {"numbers": sorted({card // COLOURS + 1 for card in fitting})}


@lru_cache(4096)  # kept cards stay the same from one trick to the next
def _fitting(task, level, kept):
    """The cards of which one more would meet a task, None where the kept ones do."""

    def met(cards):
        return next_start(cards, sums_of_highest(cards), task, level, 0)[1] != 0

    if met(kept):
        return None
    return tuple(card for card in range(TREASURES) if not kept >> card & 1 and met(kept | 1 << card))


AIDS = {"djinn": explained, "kadora": _previews}
