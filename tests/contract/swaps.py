"""Two worlds: a position changed only in what one seat cannot know, in plain Python on the documents alone."""

from copy import deepcopy


def hidden_twin(doc, seat, rng):
    """The same position for `seat`, dealt differently out of its sight."""
    twin = deepcopy(doc)
    _TWIN[doc["game"]](twin, seat, rng)
    return twin


def _redeal(lists, rng):
    """Shuffle the cards of several lists among them; every list keeps its length."""
    cards = [card for cards in lists for card in cards]
    rng.shuffle(cards)
    for one in lists:
        one[:], cards = cards[: len(one)], cards[len(one) :]


def _diamant(doc, seat, rng):
    rng.shuffle(doc["deck"])
    for p, other in enumerate(doc["seats"]):
        if p != seat and other["choice"] is not None:
            other["choice"] = rng.choice(("stay", "leave"))


def _diamoniak(doc, seat, rng):
    rng.shuffle(doc["deck"])


def _djinn(doc, seat, rng):
    others = [other for p, other in enumerate(doc["seats"]) if p != seat]
    hidden = [other["hand"] for other in others] + [doc["deck"]]
    if not doc["options"]["open_memory"]:
        hidden.append(doc["discard"])
    _redeal(hidden, rng)
    _redeal([other["djinn"] for other in others] + [doc["djinn_deck"]], rng)
    for level in ("4", "5"):
        if doc["open_level"] < int(level):
            doc["caves"][level] = rng.sample(("run", "pairs", "under", "over", "exact", "colour"), 3)


def _kadora(doc, seat, rng):
    """Backs show their colour: only cards of one colour can change places."""
    if doc["last_turns"] == 0:
        return  # nothing but the set-aside cards is still face down, and they have no order
    places = [(cards, i) for cards in (doc["left"], doc["right"], doc["aside"]) for i in range(len(cards))]
    places += [
        (other["hand"], i) for p, other in enumerate(doc["seats"]) if p != seat for i in range(len(other["hand"]))
    ]
    for colour in "ROYGBP":
        same = [(cards, i) for cards, i in places if cards[i][0] == colour]
        faces = [cards[i] for cards, i in same]
        rng.shuffle(faces)
        for (cards, i), face in zip(same, faces, strict=True):
            cards[i] = face


def _seashore(doc, seat, rng):
    if doc["step"] == "over":
        return
    others = [other for p, other in enumerate(doc["seats"]) if p != seat]
    if doc["step"] != "pass":  # in the pass a secret choice must fit its hand
        hidden = [other["hand"] for other in others] + [doc["box"]]
        drawn = doc["drawn"]
        if drawn and seat not in (doc["turn"], drawn["from"]):
            hidden.append(drawn["cards"])
        _redeal(hidden, rng)
        if doc["step"] == "play":
            _recover(doc, seat, rng)
    for at, pile in enumerate(doc["piles"]):
        first = 0 if at in doc["taken"] else 1
        rest = pile[first:]
        rng.shuffle(rest)
        pile[first:] = rest
    _redeal([pile[0 if at in doc["taken"] else 1 :] for at, pile in enumerate(doc["piles"])], rng)


def _recover(doc, seat, rng):
    """Under a cover another card that shows the same half and may carry the same plus cards."""
    cap = doc["options"]["plus_cap"]
    for laid in doc["played"]:
        if laid["seat"] == seat:
            continue
        hand = doc["seats"][laid["seat"]]["hand"]
        half = (lambda card: card[0]) if laid["shows"] == "sea" else (lambda card: card[1:])
        fits = [
            i
            for i, card in enumerate(hand)
            if half(card) == half(laid["card"]) and (not laid["plus"] or int(card[1:]) + laid["plus"] <= cap)
        ]
        if fits:
            i = rng.choice(fits)
            hand[i], laid["card"] = laid["card"], hand[i]


_TWIN = {"diamant": _diamant, "diamoniak": _diamoniak, "djinn": _djinn, "kadora": _kadora, "seashore": _seashore}
