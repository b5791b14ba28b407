"""A game with all cards open: what its seats know, put together. Only for games that are over."""

from karat.table.game import _fresh


def view(state):
    """What a spectator sees, and whatever one of the seats sees besides."""
    public = state.view()
    known = public
    for seat in range(state.players):
        known = _besides(known, public, state.view(seat))
    return known | {"seat": None}


def _besides(known, public, own):
    """What is known already, with what `own` shows beyond the public."""
    if own == public:
        return known
    if isinstance(own, dict) and isinstance(public, dict):
        return known | {name: _besides(known.get(name), public.get(name), one) for name, one in own.items()}
    if isinstance(own, list) and isinstance(public, list) and len(own) == len(public):
        return [_besides(*three) for three in zip(known, public, own, strict=True)]
    return own


def events(state, since=0, until=None):
    """The history with what was told to single seats."""
    told = []
    for public, private in state._history[since:until]:
        event = dict(public or {})
        for own in private.values():
            event |= own
        told.append(_fresh(event))
    return told
