"""Kadora, told from rules/kadora.md alone: as plain and slow as can be, to check the engine against."""

from copy import deepcopy

COLOURS = "ROYGBP"
KINDS = "rsd"
LACKING = {"R": 1, "O": 2, "Y": 3, "G": 4, "B": 5, "P": 3}
ASIDE = {2: 18, 3: 12, 4: 6}

# KAD-51, cell by cell as the rules write it.
BOTTOM = ["a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3", "a4", "b4", "c4", "d4"]
LEFT = ["d1", "d2", "d3", "d4", "c1", "c2", "c3", "c4", "b1", "b2", "b3", "b4", "a1", "a2", "a3", "a4"]
TOP = ["d4", "c4", "b4", "a4", "d3", "c3", "b3", "a3", "d2", "c2", "b2", "a2", "d1", "c1", "b1", "a1"]
RIGHT = ["a4", "a3", "a2", "a1", "b4", "b3", "b2", "b1", "c4", "c3", "c2", "c1", "d4", "d3", "d2", "d1"]
SIDES = {2: [BOTTOM, TOP], 3: [BOTTOM, LEFT, TOP], 4: [BOTTOM, LEFT, TOP, RIGHT]}


def value(card):
    return int(card[1])


def total(cards):
    return sum(value(card) for card in cards)


def of_colour(cards, colour):
    return [card for card in cards if card[0] == colour]


def match(one, other):
    return one[0] == other[0] or one[2] == other[2]


def box(lacking):
    return [c + str(v) + k for c in COLOURS for v in (1, 2, 3, 4, 5) if v != lacking[c] for k in KINDS]


def new_document(players, rng, options=None):
    """KAD-10 to KAD-14, with the shuffle of `rng`."""
    options = options or {}
    cards = box(LACKING | options.get("lacking", {}))
    rng.shuffle(cards)

    def deal(number):
        return [cards.pop() for _ in range(number)]

    aside = deal(ASIDE[players])
    seats = [{"hand": deal(4), "loot": []} for _ in range(players)]
    block = [deal(4), [*deal(1), "-", "-", *deal(1)], [*deal(1), "-", "-", *deal(1)], deal(4)]
    half = len(cards) // 2
    return {
        "game": "kadora",
        "players": players,
        "options": options,
        "turn": 0,
        "step": "give",
        "block": block,
        "left": deal(half),
        "right": deal(half),
        "aside": aside,
        "last_turns": None,
        "seats": seats,
    }


class Naive:
    def __init__(self, doc):
        doc = deepcopy(doc)
        self.n = doc["players"]
        self.options = {
            "lacking": LACKING | doc["options"].get("lacking", {}),
            "seat_view": doc["options"].get("seat_view", False),
        }
        self.turn = doc["turn"]
        self.step = doc["step"]
        self.cells = {cell: doc["block"][int(cell[1]) - 1]["abcd".index(cell[0])] for cell in BOTTOM}
        self.rows = {"left": doc["left"], "right": doc["right"]}
        self.aside = doc["aside"]
        self.last_turns = doc["last_turns"]
        self.hands = [seat["hand"] for seat in doc["seats"]]
        self.loots = [seat["loot"] for seat in doc["seats"]]
        self.want = None
        self._read_on()

    # Who and what

    def over(self):
        return self.last_turns == 0

    def to_move(self):
        return () if self.over() else (self.turn,)

    def legal(self, seat):
        if seat not in self.to_move():
            return set()
        if self.step == "give":
            return {"keep"} | self._gifts()
        if self.step == "place":
            return {f"place {card} {cell}" for card in self.hands[seat] for cell in self._empty(BOTTOM)}
        return {"draw left", "draw right"}

    def _gifts(self):
        """KAD-20."""
        gifts = set()
        for colour in COLOURS:
            sums = [total(of_colour(loot, colour)) for loot in self.loots]
            mine = sums[self.turn]
            alone = all(mine > sums[other] for other in range(self.n) if other != self.turn)
            if not alone:
                continue
            for other in range(self.n):
                if other != self.turn and not of_colour(self.loots[other], colour):
                    gifts.add(f"gift {colour} {other}")
        return gifts

    def _empty(self, order):
        return [cell for cell in order if self.cells[cell] == "-"]

    # Playing

    def play(self, seat, move, deals=None):
        assert move in self.legal(seat), (seat, move)
        word, *rest = move.split()
        if word == "keep":
            self.step = "place"
        elif word == "gift":
            colour, receiver = rest[0], int(rest[1])
            gift = of_colour(self.loots[seat], colour)
            for card in gift:
                self.loots[seat].remove(card)
                self.loots[receiver].append(card)
            self.step = "place"
        elif word == "place":
            self.place(seat, *rest)
            self.step = "draw"
        else:
            self._draw_and_refill(rest[0])
        self._read_on()

    def place(self, seat, card, cell):
        self.hands[seat].remove(card)
        self.cells[cell] = card
        full = not self._empty(BOTTOM)
        column = [c for c in BOTTOM if c[0] == cell[0] and c != cell and self.cells[c] != "-"]
        row = [c for c in BOTTOM if c[1] == cell[1] and c != cell and self.cells[c] != "-"]
        take = []
        for line in (column, row):  # KAD-31, KAD-32
            if value(card) + total(self.cells[c] for c in line) >= 10:
                take += [c for c in line if match(card, self.cells[c])]
        if full and not take:  # KAD-34, KAD-35
            take = [c for c in column + row if not match(card, self.cells[c])]
            if not take:  # KAD-36
                take = column + row
        for c in take:
            self.loots[seat].append(self.cells[c])
            self.cells[c] = "-"

    def _draw_and_refill(self, used):
        """KAD-40 to KAD-52, and the end of the turn."""
        if used is not None:
            self.hands[self.turn].append(self.rows[used].pop(0))
            other = "right" if used == "left" else "left"
            order = SIDES[self.n][self.turn] if self.options["seat_view"] else BOTTOM
            while len(self._empty(BOTTOM)) > 4 and (self.rows[used] or self.rows[other]):
                row = self.rows[used] or self.rows[other]
                self.cells[self._empty(order)[0]] = row.pop(0)
        # KAD-60
        if self.last_turns is not None:
            self.last_turns -= 1
        elif not self.rows["left"] and not self.rows["right"]:
            self.last_turns = self.n
        self.turn = (self.turn + 1) % self.n
        self.step = "give"
        if self.last_turns == 0:  # KAD-61
            for hand, loot in zip(self.hands, self.loots):
                loot.extend(hand)
                hand.clear()

    def _read_on(self):
        """On to the next decision: steps that are no question pass."""
        while not self.over():
            if self.step == "give" and not self._gifts():
                self.step = "place"
            elif self.step == "place" and not self.legal(self.turn):  # no card or no cell: only in made-up positions
                self.step = "draw"
            elif self.step == "draw" and not (self.rows["left"] and self.rows["right"]):
                if self.rows["left"]:
                    self._draw_and_refill("left")
                elif self.rows["right"]:
                    self._draw_and_refill("right")
                else:
                    self._draw_and_refill(None)
            else:
                return

    # The end

    def _result(self):
        owners = list(self.loots)
        if self.n == 2:  # KAD-66
            owners.append(self.aside)
        down = [[] for _ in owners]
        for colour in COLOURS:  # KAD-62
            sums = [total(of_colour(cards, colour)) for cards in owners]
            for i, cards in enumerate(owners):
                if sums[i] == max(sums) and sums[i] > 0:
                    down[i] += of_colour(cards, colour)
        penalties = [total(cards) - total(down[i]) for i, cards in enumerate(owners)]
        can_win = [i for i in range(len(owners)) if down[i]]  # KAD-64
        if not can_win:
            return penalties, []
        best = min((penalties[i], -len(owners[i])) for i in can_win)  # KAD-63, KAD-65
        return penalties, [i for i in can_win if (penalties[i], -len(owners[i])) == best]

    def scores(self):
        return self._result()[0] if self.over() else None

    def winners(self):
        return self._result()[1] if self.over() else None

    def document(self):
        return {
            "game": "kadora",
            "players": self.n,
            "options": self.options,
            "turn": self.turn,
            "step": self.step,
            "block": [[self.cells[column + row] for column in "abcd"] for row in "1234"],
            "left": list(self.rows["left"]),
            "right": list(self.rows["right"]),
            "aside": sorted(self.aside),
            "last_turns": self.last_turns,
            "seats": [{"hand": sorted(hand), "loot": sorted(loot)} for hand, loot in zip(self.hands, self.loots)],
        }
