"""What is counted while games are watched: turns, rounds, and how often each rule comes into play that seldom does.

Rules leave notes. A counter stands for a kind of note, or for those whose detail has a certain value: a row here says
which detail that is (1 to 3), what it is divided by, and the counter of each value that the rest can have.
"""

from functools import cache

import numpy as np

TURNS, ROUNDS = "turns", "rounds"
EFFECTS = ("trump", "replace", "free", "swap", "highest", "lowest", "notrump", "fifteen", "double")


def _bits(one, more):
    """A counter for sets of four with one member, and one for those with several."""
    return tuple(None if not n else one if n.bit_count() == 1 else more for n in range(16))


NOTES = {
    "diamant": {
        "N_REVEAL": TURNS,
        "N_EXPEDITION": ROUNDS,
        "N_REMOVED": (1, 17, ("trap", "relic_lost")),
        "N_TRAPPED": "trapped",
        "N_RELIC_TAKEN": "relic_taken",
    },
    "diamoniak": {
        "N_TURN": TURNS,
        "N_SHUFFLED": "shuffle",
        "N_JOINED": "join",
        "N_WITCH": "witch",
        "N_COUNTERED": "fairy",
        "N_LOST": "lose",
        "N_FREED": "free",
        "N_BOUGHT": "buy",
    },
    "djinn": {
        "N_TRICK": TURNS,
        "N_PHASE": ROUNDS,
        "N_SHUFFLED": "djinn_shuffled",
        "N_DJINN": (2, 1, tuple(f"djinn_{effect}" for effect in EFFECTS)),
        "N_CAVE": (2, 1, ("cave_3", "cave_4", "cave_5")),  # levels 3, 4 and 5 leave 0, 1 and 2
    },
    "kadora": {
        "N_PLACE": TURNS,
        "N_KEEP": "gift_kept",
        "N_GIFT": "gift",
        "N_TAKE": (3, 32, ("taken_matching", "taken_others", "taken_all")),
        "N_FACE_DOWN": (2, 1, _bits(None, "colour_shared")),
    },
    "seashore": {
        "N_TRICK": TURNS,
        "N_ROUND": ROUNDS,
        "N_PLAY": (3, 2, (None, *["plus_laid"] * 49)),
        "N_WIN": (2, 1, _bits(None, "colours_joined")),
        "N_STEAL": "steal",
        "N_ROB": "rob",
        "N_DRAW": "draw",
        "N_NOTHING": "nothing",
        "N_UNDER": "under",
    },
}

RARE = {  # counter: its rule, and what one of them is
    "diamant": {
        "trap": ("DIA-23", "a second trap of its kind ends an expedition"),
        "trapped": ("DIA-23", "a player loses what they carry"),
        "relic_taken": ("DIA-28", "somebody leaves alone and takes a relic"),
        "relic_lost": ("DIA-33", "a relic is left lying and lost"),
    },
    "diamoniak": {
        "shuffle": ("MON-40", "the deck is used up and shuffled"),
        "join": ("MON-18", "cards in store join a new castle"),
        "witch": ("MON-20", "a witch is drawn"),
        "fairy": ("MON-23", "a fairy counters a witch"),
        "lose": ("MON-24", "a card is lost without a choice"),
        "free": ("MON-17", "a castle is gone and its colour free"),
        "buy": ("MON-30", "a castle card is bought"),
    },
    "djinn": {
        "djinn_shuffled": ("DJI-35", "the used Djinn cards are shuffled"),
        **{f"djinn_{effect}": (f"DJI-{61 + i}", f"Djinn card “{effect}”") for i, effect in enumerate(EFFECTS)},
        "cave_3": ("DJI-30", "a task of level 3 is met"),
        "cave_4": ("DJI-30", "a task of level 4 is met"),
        "cave_5": ("DJI-40", "a task of level 5 is met"),
    },
    "kadora": {
        "gift": ("KAD-20", "a colour is given away"),
        "gift_kept": ("KAD-20", "a gift is possible, and not made"),
        "taken_matching": ("KAD-31", "a matching card is taken"),
        "taken_others": ("KAD-34", "a card is taken that does not match, as the block is full"),
        "taken_all": ("KAD-36", "a card is taken as all match and the block is full"),
        "colour_shared": ("KAD-62", "several lead a colour at the end"),
    },
    "seashore": {
        "plus_laid": ("SEA-21", "a card is raised by plus cards"),
        "steal": ("SEA-31", "a treasure is stolen"),
        "colours_joined": ("SEA-34", "two colours count as one"),
        "under": ("SEA-35", "a treasure that nobody took goes under its pile"),
        "rob": ("SEA-40", "plus cards are robbed"),
        "draw": ("SEA-41", "cards are drawn from a hand"),
        "nothing": ("SEA-41", "there is no hand to draw from"),
    },
}


def names(game):
    """The counters of a game, turns and rounds first."""
    return (TURNS, ROUNDS, *RARE[game.id])


@cache
def table(game):
    """For compiled code, by note: detail, divisor, how many values, and for each value the counter or -1."""
    from karat.games.seashore import state as seashore

    codes = seashore if game.id == "seashore" else game._rules
    order, rows = names(game), np.full((32, 3 + 64), -1, np.int64)
    rows[:, :3] = 0, 1, 1
    for note, counted in NOTES[game.id].items():
        detail, divisor, counters = (0, 1, (counted,)) if isinstance(counted, str) else counted
        row = rows[getattr(codes, note)]
        row[:3] = detail, divisor, len(counters)
        row[3 : 3 + len(counters)] = [-1 if name is None else order.index(name) for name in counters]
    return rows
