"""The naive models by themselves: random games with a dealer of their own, and the worked cases of the rules."""

import random
from collections import Counter

import pytest

from . import djinn, kadora, seashore

CASES = [
    (kadora, 2, {}),
    (kadora, 3, {"seat_view": True}),
    (kadora, 4, {"lacking": {"R": 5, "P": 1}}),
    (djinn, 2, {}),
    (djinn, 3, {}),
    (djinn, 4, {}),
    (djinn, 3, {"djinn_deck": {"replace": 9, "swap": 9, "highest": 9}}),
    (djinn, 4, {"djinn_deck": {"lowest": 1, "double": 1}}),
    (seashore, 3, {}),
    (seashore, 4, {}),
    (seashore, 5, {}),
    (seashore, 3, {"action_rb": "hand", "pass_to": "right", "plus_cap": 15, "steal_any": True}),
    (seashore, 5, {"action_pg": "plus", "pass_to": "none", "treasure_points": [5, 4, 3, 2, 10]}),
]


def dealer(model, rng):
    """Deals whatever the model asks for."""
    while True:
        pile, number = model.want
        cards = rng.sample(pile, number)
        yield cards[0] if number == 1 else cards


def cards_of(game, doc):
    """Every card of a position, wherever it lies."""
    cards = Counter(doc.get("deck", [])) + Counter(doc.get("discard", [])) + Counter(doc.get("box", []))
    for seat in doc["seats"]:
        cards.update(seat["hand"])
        for pile in ("loot", "kept", "points_pile"):
            cards.update(seat.get(pile, []))
    if game is kadora:
        cards.update(card for row in doc["block"] for card in row if card != "-")
        cards.update(doc["left"] + doc["right"] + doc["aside"])
    elif game is djinn:
        cards.update([doc["trump_card"], *(laid["card"] for laid in doc["trick"])])
    else:
        cards.update(laid["card"] for laid in doc["played"])
        cards.update(card for pile in doc["piles"] for card in pile)
        cards.update(doc["out"] + (doc["drawn"] or {"cards": []})["cards"])
    return cards


@pytest.mark.parametrize("game, players, options", CASES)
def test_random_games_end_and_keep_all_cards(game, players, options):
    for seed in range(5):
        rng = random.Random(seed)
        model = game.Naive(game.new_document(players, rng, options))
        deals = dealer(model, rng)
        whole = cards_of(game, model.document())
        moves = 0
        while not model.over():
            assert model.scores() is None
            assert model.winners() is None
            seat = rng.choice(model.to_move())
            model.play(seat, rng.choice(sorted(model.legal(seat))), deals)
            doc = model.document()
            assert cards_of(game, doc) == whole
            assert game.Naive(doc).document() == doc
            if game is seashore:
                laid = sum(laid["plus"] for laid in doc["played"])
                assert doc["supply"] + laid + sum(one["plus"] for one in doc["seats"]) == seashore.PLUS_CARDS
            moves += 1
            assert moves < 5000
        assert model.to_move() == ()
        assert model.legal(0) == set()
        assert len(model.scores()) == players + (game is kadora and players == 2)
        assert set(model.winners()) <= set(range(len(model.scores())))


def trick(trump_card, cards, effects=()):
    """The winner of a trick that seat 0 led."""
    model = djinn.Naive(djinn.new_document(max(2, len(cards)), random.Random(0)))
    model.trump_card = trump_card
    model.trick = [{"seat": i, "card": card, "counts_as": djinn.number(card)} for i, card in enumerate(cards)]
    model.effects = list(effects)
    return model.winner()


def test_worked_cases_of_djinn():
    assert trick("P2", ["P15", "P8", "P3", "G1"]) == 0
    assert trick("P2", ["Y11", "Y13", "P7", "Y5"]) == 2
    assert trick("Y2", ["G9", "G6", "G3", "P4"], [{"seat": 3, "effect": "trump", "colour": "P"}]) == 3
    assert djinn.meets("pairs", ["P5", "G5", "Y3"])
    assert not djinn.meets("pairs", ["P5", "G5", "Y7"])
    assert djinn.meets("pairs", ["P5", "G5", "Y5", "B5"])
    assert djinn.meets("exact", ["P1", "G6", "Y8"])
    assert not djinn.meets("under", ["P1", "G6", "Y8"])


def test_worked_cases_of_kadora():
    doc = {
        "game": "kadora",
        "players": 3,
        "options": {},
        "turn": 0,
        "step": "place",
        "block": [["-", "Y5s", "-", "-"], ["R2s", "-", "P2s", "-"], ["-", "G2r", "-", "-"], ["-", "B1s", "-", "-"]],
        "left": ["B2r"],
        "right": ["B3r"],
        "aside": [],
        "last_turns": None,
        "seats": [{"hand": ["Y4r"], "loot": []}, {"hand": [], "loot": []}, {"hand": [], "loot": []}],
    }
    model = kadora.Naive(doc)
    model.play(0, "place Y4r b2")  # column 12, row 8
    assert sorted(model.loots[0]) == ["G2r", "Y5s"]
    doc["step"] = "give"
    doc["seats"][0]["loot"] = ["Y4d", "R2s"]
    doc["seats"][1]["loot"] = ["Y4s", "R3r"]
    assert kadora.Naive(doc).step == "place"  # yellow is a shared lead
    doc["seats"][1]["loot"] = ["R3r"]
    assert kadora.Naive(doc).legal(0) == {"keep", "gift Y 1", "gift Y 2"}


def full_block(cells, card):
    """The loot of laying the card as the last one, on d4; `cells` are d1 d2 d3 a4 b4 c4, the rest red fives."""
    d1, d2, d3, a4, b4, c4 = cells
    block = [["R5r", "R5r", "R5r", d1], ["R5r", "R5r", "R5r", d2], ["R5r", "R5r", "R5r", d3], [a4, b4, c4, "-"]]
    doc = {
        "game": "kadora",
        "players": 3,
        "options": {},
        "turn": 0,
        "step": "place",
        "block": block,
        "left": ["B2r"],
        "right": ["B3r"],
        "aside": [],
        "last_turns": None,
        "seats": [{"hand": [card], "loot": []}, {"hand": [], "loot": []}, {"hand": [], "loot": []}],
    }
    model = kadora.Naive(doc)
    model.play(0, f"place {card} d4")
    return sorted(model.loots[0])


def test_full_block_of_kadora():
    under = ["Y2s", "O1s", "B1d", "P1s", "G1s", "O3s"]  # with Y1r: column 5, row 6
    assert full_block(under, "Y1r") == ["B1d", "G1s", "O1s", "O3s", "P1s"]
    assert full_block(["Y2s", "O1s", "B3d", "P2s", "G3s", "Y4r"], "Y1r") == ["Y4r"]  # row 10
    nothing = ["O1s", "O5s", "B3d", "G1s", "G2s", "P4s"]  # column 10, and nothing that matches
    assert full_block(nothing, "Y1r") == sorted(nothing)
    alike = ["Y2s", "O1r", "B1r", "P1r", "G1r", "R2r"]
    assert full_block(alike, "Y1r") == sorted(alike)


def test_end_of_kadora():
    doc = {
        "game": "kadora",
        "players": 2,
        "options": {},
        "turn": 0,
        "step": "give",
        "block": [["-"] * 4] * 4,
        "left": [],
        "right": [],
        "aside": ["R5r", "R4r"],
        "last_turns": 0,
        "seats": [{"hand": [], "loot": ["R5s", "R3s", "G1r"]}, {"hand": [], "loot": ["R3r", "P1r", "P2r"]}],
    }
    model = kadora.Naive(doc)
    assert model.over()
    assert model.scores() == [8, 3, 0]
    assert model.winners() == [2]
    doc["aside"] = []
    assert kadora.Naive(doc).scores() == [0, 3, 0]
    assert kadora.Naive(doc).winners() == [0]
    doc["seats"][1]["loot"] = ["R5d", "R3r", "B1r", "B2r"]
    assert kadora.Naive(doc).winners() == [1]


def seashore_trick(start, plays, piles):
    """After a trick of three: plays are (card, plus) from the start player on."""
    doc = seashore.new_document(3, random.Random(0), {"pass_to": "none"})
    doc["start"] = doc["turn"] = start
    doc["piles"] = piles
    doc["supply"] -= sum(plus for _, plus in plays)
    for i, (card, plus) in enumerate(plays):
        doc["seats"][(start + i) % 3] |= {"hand": [card, "B12"], "plus": plus}
    model = seashore.Naive(doc)
    for i, (card, plus) in enumerate(plays):
        model.play((start + i) % 3, f"play {card} sea" + (f" +{plus}" if plus else ""))
    return model


def test_worked_cases_of_seashore():
    model = seashore_trick(0, [("R4", 0), ("P7", 0), ("G9", 0)], [["tR4", "tB2"]])
    assert model.seats[0]["points_pile"] == ["tR4"]
    assert [one["plus"] for one in model.seats] == [0, 2, 0]
    assert model.pending == [{"seat": 2, "step": "draw"}]
    model = seashore_trick(2, [("B7", 2), ("R1", 0), ("B9", 0)], [["tB4", "tB2", "tR2"]])
    assert model.seats[2]["points_pile"] == ["tB4"]
    assert [one["plus"] for one in model.seats] == [2, 0, 0]  # seat 1 got two, and red robbed them
    model = seashore_trick(1, [("R3", 0), ("R5", 0), ("R11", 0)], [["tR4", "tB2"]])
    assert [one["plus"] for one in model.seats] == [0, 3, 0]
    assert model.seats[0]["points_pile"] == ["tR4"]
