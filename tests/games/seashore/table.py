"""Positions of Sea or Shore by hand, and short ways to play and to look at them."""

import karat

GAME = karat.game("seashore")
PLUS_CARDS = 22


def doc(hands, piles=None, plus=None, points=None, options=None, **more):
    """A position document: hands as texts ("R4 B7"), everything else empty unless told."""
    n = len(hands)
    piles = piles or ([""] if n == 3 else ["", ""])
    seats = [
        {
            "hand": hand.split(),
            "points_pile": (points or [""] * n)[p].split(),
            "plus": (plus or [0] * n)[p],
            "score": 0,
            "pass": None,
        }
        for p, hand in enumerate(hands)
    ]
    document = {
        "game": "seashore",
        "players": n,
        "options": options or {},
        "round": 1,
        "start": 0,
        "turn": more.get("start", 0),
        "step": "play",
        "piles": [pile.split() for pile in piles],
        "supply": PLUS_CARDS - sum(plus or [0]),
        "box": [],
        "played": [],
        "out": [],
        "taken": [],
        "pending": [],
        "drawn": None,
        "seats": seats,
    }
    if more.get("step") == "pass":
        document["turn"] = None
    return document | more


def begin(*args, **more):
    return GAME.position(doc(*args, **more))


def trick(state, *cards):
    """Play cards ("R4", "B7 +2") in turn order."""
    for text in cards:
        card, *laid = text.split()
        state.play(state.to_move[0], " ".join(["play", card, "sea", *laid]))
    return state


def plus(state):
    return [seat["plus"] for seat in state.position()["seats"]]


def piles(state):
    return [" ".join(pile) for pile in state.position()["piles"]]


def points(state):
    return [" ".join(seat["points_pile"]) for seat in state.position()["seats"]]


def hands(state):
    return [" ".join(seat["hand"]) for seat in state.position()["seats"]]


def told(state, event, seat=None):
    return [one for one in state.events(seat) if one["event"] == event]


def with_spare(*cards):
    """Hands for a trick of these cards; everybody holds two more, so that the round goes on."""
    others = [f"{colour}{number}" for number in (1, 2, 3, 5) for colour in "RBPG"]
    spare = iter([card for card in others if card not in cards])
    return [f"{card} {next(spare)} {next(spare)}" for card in cards]
