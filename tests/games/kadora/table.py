"""Positions of Kadora from short texts, for its tests."""

import karat

g = karat.game("kadora")

SPARSE = "- - - - / - - - - / - - - - / - - - -"
FOUR_EMPTY = "R2r O1s Y1d G1r / B1r - - P1r / R3s - - G2d / P2s O3d B2r Y2s"


def at(block=SPARSE, hands=(), loots=(), players=2, left="G5r", right="G5s", aside="", options=None, **values):
    """A position from short texts; seats without a text have nothing."""
    hands, loots = [[*these, *[""] * players] for these in (hands, loots)]
    document = {
        "game": "kadora",
        "players": players,
        "options": options or {},
        "turn": 0,
        "step": "place",
        "block": [line.split() for line in block.split("/")],
        "left": left.split(),
        "right": right.split(),
        "aside": aside.split(),
        "last_turns": None,
        "seats": [{"hand": hands[p].split(), "loot": loots[p].split()} for p in range(players)],
    }
    return g.position(document | values)
