"""Tables of Djinn for the tests: positions from short texts."""

import karat

g = karat.game("djinn")

CARDS = [f"{colour}{number}" for number in range(1, 16) for colour in "PGYB"]
TASKS = ("run", "pairs", "under", "over", "exact", "colour")
EFFECTS = ("trump", "replace", "free", "swap", "highest", "lowest", "notrump", "fifteen", "double")
ROWS = {"3": "run pairs under", "4": "over exact colour", "5": "run over pairs"}


def doc(*hands, kept=(), djinn=(), levels=(), trick="", rows=None, deck=None, discard="", options=None, **values):
    """A position document. Lists are texts; seats without a text have nothing. A card `Y3=15` counts as a 15.

    Without a deck, the deck is all treasures that are nowhere else. Without a turn, it fits the trick.
    """
    players = len(hands)
    kept, djinn = ([*texts, *[""] * (players - len(texts))] for texts in (kept, djinn))
    levels = [*levels, *[0] * (players - len(levels))]
    values = {"phase": 2, "dealer": 0, "leader": 0, "step": "play", "to_keep": 0, "trump_card": "B1"} | values
    laid = [card.partition("=") for card in trick.split()]
    leader = values["leader"]
    if "turn" not in values:
        values["turn"] = (leader + len(laid) - (values["step"] == "after")) % players
    seats = [
        {"hand": hands[p].split(), "kept": kept[p].split(), "djinn": djinn[p].split(), "level": levels[p]}
        for p in range(players)
    ]
    used = {values["trump_card"], *discard.split(), *(card for card, _, _ in laid)}
    used |= {card for seat in seats for card in seat["hand"] + seat["kept"]}
    document = {
        "game": "djinn",
        "players": players,
        "options": options or {},
        "trick": [
            {"seat": (leader + i) % players, "card": card, "counts_as": int(counts or card[1:])}
            for i, (card, _, counts) in enumerate(laid)
        ],
        "effects": [],
        "deck": [card for card in CARDS if card not in used] if deck is None else deck.split(),
        "discard": discard.split(),
        "djinn_deck": [],
        "djinn_used": [],
        "caves": {level: row.split() for level, row in (ROWS | (rows or {})).items()},
        "open_level": min(5, max(3, max(levels) + 1)),
        "seats": seats,
    }
    for name in ("djinn_deck", "djinn_used"):
        values[name] = values.get(name, "").split()
    return document | values


def at(*hands, seed=0, **values):
    return g.position(doc(*hands, **values), seed=seed)


def play(state, *moves):
    """Play the moves for whoever is to move; the last events."""
    events = []
    for move in moves:
        events = state.play(state.to_move[0], move)
    return events


def find(events, name):
    """The events of one kind, without their kind."""
    found = [dict(event) for event in events if event["event"] == name]
    for event in found:
        del event["event"]
    return found


def seat_of(state, p):
    return state.position()["seats"][p]


def kept(state, p):
    return " ".join(seat_of(state, p)["kept"])


def lying(state):
    return " ".join(laid["card"] for laid in state.position()["trick"])
