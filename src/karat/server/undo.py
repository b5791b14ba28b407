"""Where the line is between a slip of the hand and a second chance.

Whether a move can be taken back freely must not tell anybody anything, so it follows from what all can see.
"""

SILENT = {  # the moves of each game that turn nothing over by themselves
    "diamant": ("stay", "leave"),
    "diamoniak": ("draw", "stop", "buy", "fairy", "give"),
    "djinn": ("done", "keep"),
    "kadora": ("keep", "gift"),
    "seashore": ("pass",),
}


def may_take_back(match, at):
    """Whether a move can be taken back freely: nothing was revealed, drawn or answered since.

    Moves of others that were owed at the same time, and chosen without seeing this one, are no answers: they stay.
    """
    state = match.at_move(at)
    together = state.to_move
    for fact in match.moves[at:]:
        if fact.seat not in together or not _is_quiet(state, fact.seat, fact.move):
            return False
    return True


def _is_quiet(state, seat, move):
    """Play a move; whether no card was drawn by it and nobody else was shown anything."""
    steps, before = len(state.record()["steps"]), state.moments
    state.play(seat, move)
    if state.over or len(state.record()["steps"]) > steps + 1:
        return False
    seen = state.events(None, since=before)
    others = (other for other in range(state.players) if other != seat)
    return move.split()[0] in SILENT[state.game.id] and all(state.events(o, since=before) == seen for o in others)
