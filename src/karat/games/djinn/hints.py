"""What follows from what a seat sees of Djinn: who wins the trick as it lies, and what the tasks still need."""

from functools import lru_cache
from typing import Any

from karat.contract import Record, States
from karat.games.djinn.caves import COLOUR, FIRST_LEVEL, LAST_LEVEL, TASKS, next_level, next_start, sums_of_highest
from karat.games.djinn.djinn_cards import NONE
from karat.games.djinn.positions import CODE, TASK_NAMES
from karat.games.djinn.treasures import COLOURS, TREASURES
from karat.games.djinn.trick import trick_winner
from karat.table.game import State


def hints(state: State, seat: int | None) -> dict[str, Any]:
    known = state.known(seat)
    return {"winning": _winning(known), "tasks": [] if seat is None else _tasks(known[0], seat)}


explained = hints  # it helps those who look at a finished game, too


def _winning(known: States) -> int | None:
    """The seat that wins the trick as it lies, or None. A first card once more in each empty place changes nothing."""
    trick, counts_as = known["trick"][0], known["counts_as"][0]
    if trick[0] == NONE or known["to_keep"][0]:
        return None
    counts_as[trick == NONE] = counts_as[0]
    trick[trick == NONE] = trick[0]
    return int(trick_winner(known[0]))


def _tasks(known: Record, seat: int) -> list[dict[str, Any]]:
    """The open tasks that a seat comes to next: whether its kept cards meet them, and if not, which one more would."""
    level = int(next_level(known, seat))
    if level > min(LAST_LEVEL, known["open_level"]):
        return []
    row, kept = int(known["rows"][level - FIRST_LEVEL]), int(known["seats"][seat]["kept"])
    return [_task(task, level, kept) for task in range(TASKS) if row >> task & 1]


def _task(task: int, level: int, kept: int) -> dict[str, Any]:
    fitting = _fitting(task, level, kept)
    told = {"task": TASK_NAMES[task], "met": fitting is None}
    if fitting is None:
        return told
    if task == COLOUR:
        return told | {"colours": [CODE[colour][0] for colour in sorted({card % COLOURS for card in fitting})]}
    return told | {"numbers": sorted({card // COLOURS + 1 for card in fitting})}


@lru_cache(4096)  # kept cards stay the same from one trick to the next
def _fitting(task: int, level: int, kept: int) -> tuple[int, ...] | None:
    """The cards of which one more would meet a task, None where the kept ones do."""

    def met(cards: int) -> bool:
        return next_start(cards, sums_of_highest(cards), task, level, 0)[1] != 0

    if met(kept):
        return None
    return tuple(card for card in range(TREASURES) if not kept >> card & 1 and met(kept | 1 << card))
