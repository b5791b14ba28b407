"""What follows from what a seat sees of Diamant: how many cards would catch those who stay."""

import numpy as np

from karat.kernel import dispatch
from karat.table.game import Knowledge, State


def odds(knowledge: Knowledge) -> dict[str, int]:
    """Of the cards that may come next, how many catch those who stay: the rules are asked with each."""
    world = knowledge.resample(0)
    while world.to_move and not dispatch.wanted_now(world.states)[1]:
        world.move_only(world.to_move[0], "stay")
    which, count = dispatch.wanted_now(world.states)
    pile = np.zeros(128, np.int64)
    cards = pile[: dispatch.pile_now(world.states, which, pile)].tolist() if count else []
    return {"cards": len(cards), "caught": sum(_is_caught(world.copy(), which, card) for card in cards)}


def _is_caught(world: State, which: int, card: int) -> bool:
    before = world.moments
    world.hand_over(which, [card])
    return any(event["event"] == "trapped" for event in world.events(since=before))
