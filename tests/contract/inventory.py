"""What is in a position and what is in the box, counted in plain Python from the documents alone."""

from collections import Counter

COLOURS = ("pink", "blue", "green", "yellow")


def inventory(doc):
    return _COUNT[doc["game"]](doc)


def _diamant(doc):
    cards = doc["path"] + doc["deck"] + doc["removed"] + doc["relic_pile"]
    return Counter(cards + [relic for seat in doc["seats"] for relic in seat["relics"]])


def _diamant_box(players, options):
    treasures = [f"T{value}" for value in (1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17)]
    relics = [f"relic{value}" for value in (5, 7, 8, 10, 12)] if options["relics"] else []
    return Counter(treasures + ["spider", "snake", "lava", "boulder", "ram"] * 3 + relics)


def _diamoniak(doc):
    cards = Counter(doc["deck"] + doc["discard"])
    for seat in doc["seats"]:
        cards.update(seat["store"])
        cards.update([seat["colour"]] * seat["castle"])
    return cards


def _diamoniak_box(players, options):
    return Counter(dict.fromkeys(COLOURS, 6) | {"diamond": 20, "witch": 8, "fairy": 3})


def _djinn(doc):
    cards = Counter(doc["deck"] + doc["discard"] + [doc["trump_card"]] + [laid["card"] for laid in doc["trick"]])
    djinns = Counter(doc["djinn_deck"] + doc["djinn_used"])
    for seat in doc["seats"]:
        cards.update(seat["hand"] + seat["kept"])
        djinns.update(seat["djinn"])
    for level, row in doc["caves"].items():
        assert len(set(row)) == 3 and set(row) <= {"run", "pairs", "under", "over", "exact", "colour"}, level
    return cards + djinns


def _djinn_box(players, options):
    cards = Counter(colour + str(number) for colour in "PGYB" for number in range(1, 16))
    return cards + Counter(options["djinn_deck"])


def _kadora(doc):
    cards = Counter(card for row in doc["block"] for card in row if card != "-")
    cards.update(doc["left"] + doc["right"] + doc["aside"])
    for seat in doc["seats"]:
        cards.update(seat["hand"] + seat["loot"])
    return cards


def _kadora_box(players, options):
    return Counter(
        f"{colour}{value}{kind}"
        for colour in "ROYGBP"
        for value in range(1, 6)
        for kind in "rsd"
        if options["lacking"][colour] != value
    )


def _seashore(doc):
    cards = Counter(doc["box"] + doc["out"] + [laid["card"] for laid in doc["played"]])
    cards.update(doc["drawn"]["cards"] if doc["drawn"] else [])
    cards["plus"] = doc["supply"] + sum(laid["plus"] for laid in doc["played"])
    for pile in doc["piles"]:
        cards.update(pile)
    for seat in doc["seats"]:
        cards.update(seat["hand"] + seat["points_pile"])
        cards["plus"] += seat["plus"]
    return cards


def _seashore_box(players, options):
    cards = Counter(colour + str(number) for colour in "RBPG" for number in range(1, 13))
    points = sorted(options["treasure_points"])[-3 if players == 3 else 0 :]
    cards.update(f"t{colour}{value}" for colour in "RBPG" for value in points)
    return cards + Counter(plus=22)


_COUNT = {"diamant": _diamant, "diamoniak": _diamoniak, "djinn": _djinn, "kadora": _kadora, "seashore": _seashore}
BOX = {
    "diamant": _diamant_box,
    "diamoniak": _diamoniak_box,
    "djinn": _djinn_box,
    "kadora": _kadora_box,
    "seashore": _seashore_box,
}
