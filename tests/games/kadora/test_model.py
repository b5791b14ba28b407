"""A second, plain model of Kadora, written from the rules page alone, against the compiled rules."""

import copy
import random

import numba
import pytest

import karat

g = karat.game("kadora")

CELLS = [f"{column}{row}" for row in "1234" for column in "abcd"]
SIDE_ORDERS = {
    "bottom": CELLS,
    "top": CELLS[::-1],
    "left": [f"{column}{row}" for column in "dcba" for row in "1234"],
    "right": [f"{column}{row}" for column in "abcd" for row in "4321"],
}
SIDES = {2: ("bottom", "top"), 3: ("bottom", "left", "top"), 4: ("bottom", "left", "top", "right")}


class Model:
    """Plain Python over the position document."""

    def __init__(self, document):
        self.d = copy.deepcopy(document)
        self.n = document["players"]
        self.block = {cell: document["block"][i // 4][i % 4] for i, cell in enumerate(CELLS)}

    def document(self):
        self.d["block"] = [[self.block[cell] for cell in CELLS[i : i + 4]] for i in range(0, 16, 4)]
        for seat in self.d["seats"]:
            for name in ("hand", "loot"):
                seat[name].sort(key=lambda card: ("ROYGBP".index(card[0]), card[1], "rsd".index(card[2])))
        return self.d

    def sums(self, colour, extra=()):
        piles = [seat["loot"] for seat in self.d["seats"]] + list(extra)
        return [sum(int(card[1]) for card in pile if card[0] == colour) for pile in piles]

    def gifts(self):
        me = self.d["turn"]
        for colour in "ROYGBP":
            sums = self.sums(colour)
            if sums[me] and sums.count(max(sums)) == 1 and sums[me] == max(sums):
                yield from (f"gift {colour} {p}" for p in range(self.n) if not sums[p])

    def legal(self):
        if self.d["step"] == "give":
            return {"keep", *self.gifts()}
        if self.d["step"] == "place":
            empty = [cell for cell in CELLS if self.block[cell] == "-"]
            return {f"place {card} {cell}" for card in self.d["seats"][self.d["turn"]]["hand"] for cell in empty}
        return {"draw left", "draw right"}

    def play(self, move):
        what, *rest = move.split()
        me = self.d["seats"][self.d["turn"]]
        if what == "gift":
            given = [card for card in me["loot"] if card[0] == rest[0]]
            me["loot"] = [card for card in me["loot"] if card[0] != rest[0]]
            self.d["seats"][int(rest[1])]["loot"] += given
        if what in ("keep", "gift"):
            self.d["step"] = "place"
        elif what == "place":
            self.place(me, *rest)
            self.d["step"] = "draw"
            if not (self.d["left"] and self.d["right"]):
                self.finish_turn(me, next((row for row in ("left", "right") if self.d[row]), None))
        else:
            self.finish_turn(me, rest[0])

    def place(self, me, laid, cell):
        me["hand"].remove(laid)
        self.block[cell] = laid
        lines = [[c for c in CELLS if c[i] == cell[i]] for i in (0, 1)]
        full = "-" not in self.block.values()
        around = [c for line in lines for c in line if c != cell and self.block[c] != "-"]
        alike = [c for c in around if self.block[c][0] == laid[0] or self.block[c][2] == laid[2]]
        heavy = [line for line in lines if sum(int(self.block[c][1]) for c in line if self.block[c] != "-") >= 10]
        taken = [c for line in heavy for c in line if c in alike]
        if full and not taken:
            taken = [c for c in around if c not in alike] or around
        for c in taken:
            me["loot"].append(self.block[c])
            self.block[c] = "-"

    def finish_turn(self, me, row):
        if row:
            me["hand"].append(self.d[row].pop(0))
            side = SIDES[self.n][self.d["turn"]] if self.d["options"]["seat_view"] else "bottom"
            supply = self.d[row], self.d["right" if row == "left" else "left"]
            empty = [cell for cell in SIDE_ORDERS[side] if self.block[cell] == "-"]
            for cell in empty[: max(0, len(empty) - 4)]:
                pile = supply[0] or supply[1]
                if pile:
                    self.block[cell] = pile.pop(0)
        self.d["turn"] = (self.d["turn"] + 1) % self.n
        if self.d["last_turns"] is not None:
            self.d["last_turns"] -= 1
        elif not self.d["left"] and not self.d["right"]:
            self.d["last_turns"] = self.n
        if self.d["last_turns"] == 0:
            for seat in self.d["seats"]:
                seat["loot"] += seat["hand"]
                seat["hand"] = []
        over = self.d["last_turns"] == 0
        self.d["step"] = "give" if over or any(self.gifts()) else "place"

    def result(self):
        extra = [self.d["aside"]] if self.n == 2 else []
        counts = [len(seat["loot"]) for seat in self.d["seats"]] + [len(pile) for pile in extra]
        penalty, down = [0] * len(counts), set()
        for colour in "ROYGBP":
            sums = self.sums(colour, extra)
            for p, total in enumerate(sums):
                if total and total == max(sums):
                    down.add(p)
                else:
                    penalty[p] += total
        best = min((penalty[p], -counts[p]) for p in down)
        return tuple(penalty), tuple(p for p in sorted(down) if (penalty[p], -counts[p]) == best)


@pytest.mark.parametrize("seat_view", (False, True))
@pytest.mark.parametrize("players", (2, 3, 4))
def test_random_games_go_as_in_the_plain_model(players, seat_view):
    games, moves = (1, 40) if numba.config.DISABLE_JIT else (60, 1000)
    for seed in range(games):
        chance = random.Random(seed)
        state = g.new(players, seed=seed, seat_view=seat_view, lacking={"R": chance.randrange(1, 6)})
        model = Model(state.position())
        for _ in range(moves):
            if state.over:
                assert (state.scores, state.winners) == model.result()
                break
            assert state.to_move == (model.d["turn"],)
            legal = state.legal(model.d["turn"])
            assert len(legal) == len(set(legal)) and set(legal) == model.legal()
            move = chance.choice(legal)
            state.play(model.d["turn"], move)
            model.play(move)
            assert state.position() == model.document()
