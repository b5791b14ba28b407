"""A game with all cards open: what its seats know, put together. Only for games that are over."""

from typing import Any

from karat.contract import Event, View
from karat.table.game import State
from karat.table.reading import fresh


def view(state: State) -> View:
    """What a spectator sees, and whatever one of the seats sees besides."""
    public = state.view()
    known = public
    for seat in range(state.players):
        known = _besides(known, public, state.view(seat))
    return known | {"seat": None}


def _besides(known: Any, public: Any, own: Any) -> Any:
    """What is known already, with what `own` shows beyond the public."""
    if own == public:
        return known
    if isinstance(own, dict) and isinstance(public, dict):
        return known | {name: _besides(known.get(name), public.get(name), one) for name, one in own.items()}
    if isinstance(own, list) and isinstance(public, list) and len(own) == len(public):
        return [_besides(*three) for three in zip(known, public, own, strict=True)]
    return own


def events(state: State, since: int = 0, until: int | None = None) -> list[Event]:
    """The history with what was told to single seats."""
    told = []
    for public, private in state.history[since:until]:
        event = dict(public or {})
        for own in private.values():
            event |= own
        told.append(fresh(event))
    return told
