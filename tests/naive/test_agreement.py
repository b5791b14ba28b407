"""The engine and the naive models play the same games side by side: same questions, same moves, same positions."""

import random
from copy import deepcopy
from functools import partial

import pytest

import karat

from . import djinn, kadora, seashore

MODELS = {"djinn": djinn, "kadora": kadora, "seashore": seashore}
UNORDERED = {
    "kadora": {"hand", "loot", "aside"},
    "djinn": {"hand", "kept", "djinn", "discard", "djinn_used", "deck", "djinn_deck", "3", "4", "5"},
    "seashore": {"hand", "out", "box", "taken", "cards"},
}


def plain(game, doc):
    """The document with every list sorted whose order means nothing or is unknown to the model."""
    if isinstance(doc, dict):
        same = {}
        for key, value in doc.items():
            if key in UNORDERED[game] and isinstance(value, list):
                same[key] = sorted(value)
            elif key == "djinn_deck":  # the option: effects that are not there at all
                same[key] = {effect: many for effect, many in value.items() if many}
            else:
                same[key] = plain(game, value)
        return same
    if isinstance(doc, list):
        return [plain(game, value) for value in doc]
    return doc


# Ways to choose a move, so that rare things happen often.


def anything(rng, moves, model):
    return rng.choice(moves)


def prefer(words, share, rng, moves, model):
    """Mostly one of the moves that begin with one of these words."""
    liked = [move for move in moves if move.startswith(words)]
    return rng.choice(liked if liked and rng.random() < share else moves)


def avoid(words, rng, moves, model):
    """Never, if possible, a move that begins with one of these words."""
    return rng.choice([move for move in moves if not move.startswith(words)] or moves)


def take_least(rng, moves, model):
    """Kadora: fill the block."""
    places = [move for move in moves if move.startswith("place")]
    if not places or rng.random() < 0.1:
        return rng.choice(moves)
    best = []
    for move in places:
        twin = deepcopy(model)
        before = len(twin.loots[twin.turn])
        twin.place(twin.turn, *move.split()[1:])
        best.append((len(twin.loots[model.turn]) - before, rng.random(), move))
    return min(best)[2]


def most_plus(rng, moves, model):
    """Sea or Shore: lay many plus cards."""
    raised = [move for move in moves if "+" in move]
    return rng.choice(raised if raised and rng.random() < 0.8 else moves)


def no_plus(rng, moves, model):
    """Sea or Shore: save plus cards, and steal."""
    return rng.choice(
        [move for move in moves if move.startswith("steal")] or [move for move in moves if "+" not in move]
    )


def low_cards(rng, moves, model):
    """Sea or Shore: all the small cards first, so that plus cards run out."""
    plays = [move for move in moves if move.startswith("play") and "+" not in move]
    return min(plays, key=lambda move: int(move.split()[1][1:])) if plays else rng.choice(moves)


def follow_suit(rng, moves, model):
    """Sea or Shore: the colour that was led, so that colours have many cards."""
    led = model.played[0]["card"][0] if model.step == "play" and model.played else "R"
    liked = [move for move in moves if move.startswith(f"play {led}")]
    return rng.choice(liked or moves)


HABITS = {
    "kadora": [anything, partial(prefer, ("gift",), 0.9), partial(avoid, ("gift",)), take_least],
    "djinn": [
        anything,
        partial(prefer, ("djinn",), 0.7),
        partial(avoid, ("djinn",)),
        partial(prefer, ("djinn swap", "djinn replace", "djinn fifteen", "djinn highest", "djinn double"), 0.95),
        partial(prefer, ("djinn lowest", "djinn notrump", "djinn trump", "djinn free"), 0.95),
    ],
    "seashore": [anything, partial(prefer, ("steal",), 0.8), most_plus, no_plus, low_cards, follow_suit],
}

OPTIONS = {
    "kadora": [
        {},
        {"seat_view": True},
        {"lacking": {"R": 5, "O": 5, "Y": 5, "G": 5, "B": 5, "P": 5}},
        {"lacking": {"P": 1, "B": 2}, "seat_view": True},
        {"lacking": dict.fromkeys(kadora.COLOURS, 1)},
    ],
    "djinn": [
        {},
        {"open_memory": True},
        {"djinn_deck": {}},
        {"djinn_deck": {"highest": 9, "double": 9, "lowest": 3}},
        {"djinn_deck": {"replace": 8, "swap": 8, "fifteen": 8}},
        {"djinn_deck": {"free": 2, "swap": 1}},
        {"djinn_deck": dict.fromkeys(djinn.EFFECTS, 4), "open_memory": True},
        {"djinn_deck": {"lowest": 4, "trump": 4, "notrump": 4, "fifteen": 4, "replace": 4}},
    ],
    "seashore": [
        {},
        {"steal_any": True},
        {"action_rb": "hand"},
        {"action_pg": "plus"},
        {"action_rb": "hand", "action_pg": "plus"},
        {"pass_to": "right"},
        {"pass_to": "none", "plus_cap": 20},
        {"plus_cap": 6, "steal_any": True},
        {"plus_cap": 99, "plus_most": 3},
        {"treasure_points": [7, 2, 10, 3, 3], "pass_to": "right", "action_pg": "plus"},
    ],
}
PLAYERS = {"kadora": (2, 3, 4), "djinn": (2, 3, 4), "seashore": (3, 4, 5)}
GAMES_EACH = {"kadora": 14, "djinn": 9, "seashore": 9}
CASES = [(game, players, options) for game in MODELS for players in PLAYERS[game] for options in OPTIONS[game]]


def named(case):
    return str(case).replace(" ", "") if isinstance(case, dict) else str(case)


def compare(state, model, before=""):
    """That both ask the same and lie the same; the engine's document."""
    game = state.game.id
    doc = state.position()
    assert plain(game, doc) == plain(game, model.document()), before
    assert tuple(state.to_move) == model.to_move(), before
    assert state.over == model.over(), before
    for seat in range(doc["players"]):
        moves = state.legal(seat)
        assert len(set(moves)) == len(moves), (before, moves)
        assert set(moves) == model.legal(seat), (before, seat)
    assert state.scores is None if model.scores() is None else list(state.scores) == model.scores(), before
    assert state.winners is None if model.winners() is None else list(state.winners) == model.winners(), before
    return doc


def decks_in_order(before, after, deals):
    """Djinn: that decks are dealt from the top, as they lay in the position before."""
    if before["phase"] == after["phase"]:
        assert deals == before["deck"][: len(deals)]
        assert after["deck"] == before["deck"][len(deals) :]
        assert after["djinn_deck"] == before["djinn_deck"]
        return
    *drawn, _ = deals
    assert drawn[: len(before["djinn_deck"])] == before["djinn_deck"][: len(drawn)]
    if len(drawn) <= len(before["djinn_deck"]):
        assert after["djinn_deck"] == before["djinn_deck"][len(drawn) :]


def play_out(state, model, rng, habit, seen=None):
    """Both to the end; `seen` collects some documents on the way."""
    doc = compare(state, model)
    moves = 0
    while not state.over:
        seat = rng.choice(state.to_move)
        choice = list(state.legal(seat))
        move = habit(rng, choice, model) if rng.random() < 0.9 else rng.choice(choice)
        length = len(state.steps)
        state.play(seat, move)
        step, *deals = state.steps[length:]
        assert step == (seat, move)
        assert all(word == "deal" for word, _ in deals)
        deals = [outcome if isinstance(outcome, str) else list(outcome) for _, outcome in deals]
        waiting = iter(deals)
        model.play(seat, move, waiting)
        assert list(waiting) == [], "more was dealt than the rules need"
        before, doc = doc, compare(state, model, (doc, seat, move, deals))
        if doc["game"] == "djinn":
            decks_in_order(before, doc, deals)
        if seen is not None and rng.random() < 0.03:
            seen.append(doc)
        moves += 1
        assert moves < 10000


@pytest.mark.parametrize("game, players, options", CASES, ids=named)
def test_engine_and_model_play_alike(game, players, options):
    for seed in range(GAMES_EACH[game]):
        rng = random.Random(f"{game} {players} {options} {seed}")
        state = karat.game(game).new(players=players, seed=seed, **options)
        model = MODELS[game].Naive(state.position())
        play_out(state, model, rng, HABITS[game][seed % len(HABITS[game])])


# Positions with cards missing


def thin(rng, cards, share):
    """Leaves each card with this probability."""
    cards[:] = [card for card in cards if rng.random() < share]


def fewer_in_hands(rng, doc, laid):
    """Takes equally many cards from all hands, so that everybody can still play."""
    seats = doc["seats"]
    done = {entry["seat"] for entry in laid}
    spare = min(len(one["hand"]) - (seat not in done) for seat, one in enumerate(seats))
    for one in seats:
        rng.shuffle(one["hand"])
    for _ in range(rng.randint(0, max(0, spare))):
        for one in seats:
            one["hand"].pop()


def thinned_kadora(rng, doc):
    share = rng.choice([0.1, 0.5, 0.9])
    holes = rng.choice([0, 0.1, 0.5])
    for row in doc["block"]:
        for column in range(4):
            if rng.random() < holes:
                row[column] = "-"
    for pile in (doc["aside"], *(one["loot"] for one in doc["seats"])):
        thin(rng, pile, share)
    for row in ("left", "right"):
        if doc[row]:
            del doc[row][rng.randint(1, len(doc[row])) :]
    for one in doc["seats"]:
        del one["hand"][rng.randint(0, 4) :]
    if doc["step"] == "draw" and rng.random() < 0.5:  # read on to the next decision
        doc[rng.choice(["left", "right"])] = []
    if doc["step"] == "place" and rng.random() < 0.5:
        doc["step"] = "give"
    return doc


def thinned_djinn(rng, doc):
    share = rng.choice([0, 0.1, 0.3, 0.8])
    for pile in ("deck", "discard", "djinn_deck", "djinn_used"):
        thin(rng, doc[pile], share)
    for one in doc["seats"]:
        thin(rng, one["kept"], rng.choice([0.2, 0.9]))
        thin(rng, one["djinn"], 0.8)
    if share < 0.2:  # or the games get long
        for row in doc["caves"].values():
            thin(rng, row, 0.9)
    if doc["step"] in ("play", "after"):
        fewer_in_hands(rng, doc, doc["trick"])
    return doc


def thinned_seashore(rng, doc):
    share = rng.choice([0, 0.3, 0.8])
    for pile in (doc["box"], doc["out"], *(one["points_pile"] for one in doc["seats"])):
        thin(rng, pile, share)
    for pile in doc["piles"]:
        pile[1:] = [card for card in pile[1:] if rng.random() < share]
        if doc["step"] in ("pass", "play") and rng.random() < 0.2:
            del pile[:1]
    doc["supply"] = rng.randint(0, doc["supply"])
    for one in doc["seats"]:
        one["plus"] = rng.randint(0, one["plus"])
    if rng.random() < 0.3:  # not equally many for all
        for seat, one in enumerate(doc["seats"]):
            if one["pass"] is None:
                del one["hand"][rng.randint(seat == doc["turn"] or (doc["step"] == "pass" and seat == 0), 3) :]
    elif doc["step"] in ("pass", "play") and not any(one["pass"] for one in doc["seats"]):
        fewer_in_hands(rng, doc, doc["played"])
    return doc


THINNED = {"kadora": thinned_kadora, "djinn": thinned_djinn, "seashore": thinned_seashore}


def asks(doc, model):
    """Whether the position is in the middle of a real question, as positions of these two games are."""
    if not model.to_move():
        return False
    if doc["step"] in ("cave", "claim", "rob", "draw"):
        return len(model.legal(doc["turn"])) > 1
    return doc["step"] != "after" or doc["seats"][doc["turn"]]["djinn"] != []


@pytest.mark.parametrize("game", MODELS)
def test_positions_with_cards_missing(game):
    tried = 0
    for seed in range(45):
        rng = random.Random(seed)
        players = PLAYERS[game][seed % 3]
        options = rng.choice(OPTIONS[game])
        state = karat.game(game).new(players=players, seed=seed, **options)
        seen = []
        play_out(state, MODELS[game].Naive(state.position()), rng, HABITS[game][seed % len(HABITS[game])], seen)
        for doc in seen[:4]:
            if doc["step"] == "over" or doc.get("last_turns") == 0:
                continue
            doc = THINNED[game](rng, deepcopy(doc))
            model = MODELS[game].Naive(doc)
            if game != "kadora" and not asks(doc, model):
                continue
            tried += 1
            play_out(karat.game(game).position(doc, seed=seed), model, rng, rng.choice(HABITS[game]))
    assert tried > 60
