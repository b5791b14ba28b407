"""Positions in which somebody can win for certain, whatever the others do."""


def wins(state, seat=0):
    """Whether a seat wins alone, whatever the others do in this world."""
    if state.over:
        return list(state.winners) == [seat]
    turn = state.to_move[0]
    found = (wins(after(state, turn, move), seat) for move in state.legal(turn))
    return any(found) if turn == seat else all(found)


def after(state, seat, move):
    state = state.copy()
    state.play(seat, move)
    return state
