"""A second, plain model of Diamoniak over position documents, against the rules."""

import copy
import random

import numba
import pytest

import karat

g = karat.game("diamoniak")

COLOURS = ("pink", "blue", "green", "yellow")
ORDER = (*COLOURS, "diamond", "witch", "fairy")


class Model:
    """Plain Python; the card that a draw brings is told from outside."""

    def __init__(self, document):
        self.d = copy.deepcopy(document)

    def document(self):
        for cards in (self.d["discard"], *(seat["store"] for seat in self.d["seats"])):
            cards.sort(key=ORDER.index)
        return self.d

    @property
    def me(self):
        return self.d["seats"][self.d["turn"]]

    def payable(self):
        return [card for card in self.me["store"] if card != "fairy"] + [self.me["colour"]] * self.me["castle"]

    def over(self):
        return any(seat["castle"] == 6 for seat in self.d["seats"])

    def legal(self):
        if self.over():
            return set()
        if self.d["witch"]:
            fairy = {"fairy"} if self.d["witch"] == 3 and "fairy" in self.me["store"] else set()
            return fairy | {f"give {card}" for card in self.payable()}
        if self.d["drawn"]:
            return {"draw", "stop"}
        rich = self.me["store"].count("diamond") >= 3
        sellers = [p for p, seat in enumerate(self.d["seats"]) if rich and self.me["colour"] in seat["store"]]
        return {"draw", *(f"buy {p}" for p in sellers)}

    def play(self, move, card):
        what, *rest = move.split()
        if what == "draw":
            self.draw(card)
        elif what == "stop":
            self.pass_on()
        elif what == "fairy":
            self.me["store"].remove("fairy")
            self.d["discard"].append("fairy")
            self.pass_on()
        elif what == "give":
            self.lose(rest[0])
            self.d["witch"] -= 1
            self.settle()
        else:
            other = self.d["seats"][int(rest[0])]
            other["store"].remove(self.me["colour"])
            for _ in range(3):
                self.me["store"].remove("diamond")
                other["store"].append("diamond")
            self.me["castle"] += 1
            if not self.over():
                self.pass_on()

    def draw(self, card):
        if not self.d["deck"]:
            self.d["deck"], self.d["discard"] = self.d["discard"], []
        self.d["deck"].remove(card)
        self.d["drawn"] = True
        builders = [seat["colour"] for seat in self.d["seats"]]
        if card == "witch":
            self.d["discard"].append(card)
            self.d["witch"] = 3
            self.settle()
        elif card == self.me["colour"]:
            self.me["castle"] += 1
        elif card in COLOURS and self.me["colour"] is None and card not in builders:
            self.me["colour"] = card
            self.me["castle"] = 1 + self.me["store"].count(card)
            self.me["store"] = [other for other in self.me["store"] if other != card]
        else:
            self.me["store"].append(card)

    def settle(self):
        owed, payable = self.d["witch"], self.payable()
        fairy = owed == 3 and "fairy" in self.me["store"]
        if owed and payable and (fairy or len(payable) > owed):
            return
        for card in payable if owed else []:
            self.lose(card)
        self.pass_on()

    def lose(self, card):
        self.d["discard"].append(card)
        if card != self.me["colour"]:
            self.me["store"].remove(card)
            return
        self.me["castle"] -= 1
        if not self.me["castle"] and not self.d["options"]["keep_colour"]:
            self.me["colour"] = None

    def pass_on(self):
        self.d["turn"] = (self.d["turn"] + 1) % self.d["players"]
        self.d["drawn"], self.d["witch"] = False, None


@pytest.mark.parametrize("keep_colour", (False, True))
@pytest.mark.parametrize("players", (2, 3, 4))
def test_model_and_rules_agree_move_by_move(players, keep_colour):
    games, longest = (1, 40) if numba.config.DISABLE_JIT else (20, 2000)
    for seed in range(games):
        rng = random.Random(seed)
        state = g.new(players, seed=seed, keep_colour=keep_colour)
        model = Model(state.position())
        for _ in range(longest):
            assert set(state.legal(model.d["turn"])) == model.legal()
            assert state.over == model.over()
            if state.over:
                break
            move = rng.choice(state.legal(model.d["turn"]))
            events = state.play(model.d["turn"], move)
            model.play(move, next((event["card"] for event in events if event["event"] == "draw"), None))
            document = model.document()
            assert sorted(state.position()["deck"]) == sorted(document["deck"])
            assert state.position() | {"deck": None} == document | {"deck": None}
