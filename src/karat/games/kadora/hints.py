"""What follows from what a seat sees of Kadora: what each card would take."""

from karat.contract import Event
from karat.table.game import State


def hints(state: State, seat: int | None) -> dict[str, list[Event]] | None:
    """What the moves that a seat may make now would cause."""
    if seat not in state.to_move:
        return None
    world = state.knowledge(seat).resample(0)
    return {move: _sure(world.copy(), seat, move) for move in world.legal(seat) if move.startswith("place ")}


def _sure(world: State, seat: int, move: str) -> list[Event]:
    """The events that laying a card in Kadora causes in every world: they follow from what lies open."""
    return [event for event in world.play(seat, move) if event["event"] in ("place", "take")]
