"""A second, plain model of Diamant over position documents, against the rules."""

import copy
import random

import numba
import pytest

import karat

g = karat.game("diamant")

ORDER = ("spider", "snake", "lava", "boulder", "ram", "relic5", "relic7", "relic8", "relic10", "relic12")


class Model:
    """Plain Python; the cards that are revealed are told from outside."""

    def __init__(self, document):
        self.d = copy.deepcopy(document)

    def inside(self):
        return [seat for seat in self.d["seats"] if seat["inside"]]

    def choose(self, seat, choice, cards):
        self.d["seats"][seat]["choice"] = choice
        if any(one["choice"] is None for one in self.inside()):
            return
        self.leave([one for one in self.inside() if one["choice"] == "leave"])
        for one in self.d["seats"]:
            one["choice"] = None
        if not self.inside():
            self.end()
        for card in cards:
            self.reveal(card)

    def leave(self, leavers):
        if not leavers:
            return
        share, rest = divmod(sum(self.d["on_path"]), len(leavers))
        self.d["on_path"] = [0] * len(self.d["path"])
        treasures = [at for at, card in enumerate(self.d["path"]) if card.startswith("T")]
        if rest:
            self.d["on_path"][treasures[0]] = rest
        for one in leavers:
            one["chest"] += one["carried"] + share
            one["carried"], one["inside"] = 0, False
        if len(leavers) == 1:
            pairs = list(zip(self.d["path"], self.d["on_path"], strict=True))
            leavers[0]["relics"] += [card for card, _ in pairs if card.startswith("relic")]
            leavers[0]["relics"].sort(key=ORDER.index)
            pairs = [pair for pair in pairs if not pair[0].startswith("relic")]
            self.d["path"], self.d["on_path"] = [card for card, _ in pairs], [rubies for _, rubies in pairs]

    def reveal(self, card):
        self.d["deck"].remove(card)
        sprung = not card.startswith("T") and card in self.d["path"]
        self.d["path"].append(card)
        self.d["on_path"].append(0)
        if card.startswith("T"):
            share, self.d["on_path"][-1] = divmod(int(card[1:]), len(self.inside()))
            for one in self.inside():
                one["carried"] += share
        elif sprung:
            for one in self.inside():
                one["carried"], one["inside"] = 0, False
            self.d["path"].remove(card)
            self.d["removed"].append(card)
            self.end()

    def end(self):
        path, self.d["path"], self.d["on_path"] = self.d["path"], [], []
        self.d["removed"] += [card for card in path if card.startswith("relic")]
        self.d["deck"] += [card for card in path if not card.startswith("relic")]
        if self.d["expedition"] == 5:
            return
        self.d["expedition"] += 1
        self.d["deck"] += self.d["relic_pile"][:1]
        del self.d["relic_pile"][:1]
        for one in self.d["seats"]:
            one["inside"] = True


@pytest.mark.parametrize("relics", (False, True))
@pytest.mark.parametrize("players", range(3, 9))
def test_model_and_rules_agree_move_by_move(players, relics):
    for seed in range(1 if numba.config.DISABLE_JIT else 20):
        rng = random.Random(seed)
        state = g.new(players, seed=seed, relics=relics)
        model = Model(state.position())
        while not state.over:
            owing = [p for p, one in enumerate(model.d["seats"]) if one["inside"] and one["choice"] is None]
            assert state.to_move == tuple(owing)
            seat, choice = rng.choice(owing), rng.choice(("stay", "stay", "leave"))
            events = state.play(seat, choice)
            model.choose(seat, choice, [event["card"] for event in events if event["event"] == "reveal"])
            document = state.position()
            for one in (document, model.d):
                one["deck"].sort()
                one["removed"].sort(key=ORDER.index)
            assert document == model.d
        scores = [one["chest"] + sum(int(relic[5:]) for relic in one["relics"]) for one in model.d["seats"]]
        assert state.scores == tuple(scores)
        assert state.winners == tuple(p for p in range(players) if scores[p] == max(scores))
