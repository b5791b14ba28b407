"""Sea or Shore, told from rules/seashore.md alone: as plain and slow as can be, to check the engine against."""

from copy import deepcopy
from itertools import combinations

COLOURS = "RBPG"
DEFAULTS = {
    "treasure_points": [1, 1, 2, 3, 4],
    "action_rb": "plus",
    "action_pg": "hand",
    "pass_to": "left",
    "plus_cap": 12,
    "plus_most": 22,
    "steal_any": False,
}
EACH = {3: 12, 4: 12, 5: 9}
PLUS_CARDS = 22


def colour(card):
    """Of an island card (`G9`) or a treasure (`tR4`)."""
    return card[1] if card[0] == "t" else card[0]


def number(card):
    return int(card[2:]) if card[0] == "t" else int(card[1:])


def in_order(cards):
    """By number, then colour R B P G."""
    return sorted(cards, key=lambda card: (number(card), COLOURS.index(colour(card))))


def islands():
    return [c + str(v) for c in COLOURS for v in range(1, 13)]


def treasures(players, points):
    """SEA-10: what each pile is made of."""
    if players == 3:
        return [[f"t{c}{p}" for c in "RBPG" for p in sorted(points)[2:]]]
    return [[f"t{c}{p}" for c in pair for p in points] for pair in ("RB", "PG")]


def new_document(players, rng, options=None):
    """SEA-10 to SEA-14, with the shuffle of `rng`."""
    options = options or {}
    piles = treasures(players, options.get("treasure_points", DEFAULTS["treasure_points"]))
    for pile in piles:
        rng.shuffle(pile)
    cards = islands()
    rng.shuffle(cards)
    seats = [
        {"hand": [cards.pop() for _ in range(EACH[players])], "points_pile": [], "plus": 0, "score": 0, "pass": None}
        for _ in range(players)
    ]
    passing = options.get("pass_to", "left") != "none"
    return {
        "game": "seashore",
        "players": players,
        "options": options,
        "round": 1,
        "start": 0,
        "turn": None if passing else 0,
        "step": "pass" if passing else "play",
        "piles": piles,
        "supply": PLUS_CARDS,
        "box": cards,
        "played": [],
        "out": [],
        "taken": [],
        "pending": [],
        "drawn": None,
        "seats": seats,
    }


class Naive:
    def __init__(self, doc):
        doc = deepcopy(doc)
        self.n = doc["players"]
        self.options = DEFAULTS | doc["options"]
        self.round = doc["round"]
        self.start = doc["start"]
        self.turn = doc["turn"]
        self.step = doc["step"]
        self.piles = doc["piles"]
        self.supply = doc["supply"]
        self.box = doc["box"]
        self.played = doc["played"]
        self.out = doc["out"]
        self.taken = doc["taken"]
        self.pending = doc["pending"]
        self.drawn = doc["drawn"]
        self.seats = doc["seats"]
        self.want = None  # what the next deal is drawn from, and how many: for a dealer without an engine

    # Who and what

    def over(self):
        return self.step == "over"

    def to_move(self):
        if self.over():
            return ()
        if self.step == "pass":
            return tuple(seat for seat, me in enumerate(self.seats) if me["pass"] is None and me["hand"])
        return (self.turn,)

    def legal(self, seat):
        if seat not in self.to_move():
            return set()
        me = self.seats[seat]
        if self.step == "pass":
            return {f"pass {c}" for c in self._longest(me["hand"])}
        if self.step == "play":
            return self._plays(me)
        if self.step == "claim":
            return {"take"} | {f"steal {other}" for other in self._robbed_of_treasure()}
        if self.step == "rob":
            return {f"rob {other}" for other in self._robbed_of_plus()}
        if self.step == "draw":
            return {f"draw {other}" for other in self._drawn_from()}
        cards = in_order(me["hand"] + self.drawn["cards"])
        return {f"return {' '.join(back)}" for back in combinations(cards, len(self.drawn["cards"]))}

    def _longest(self, hand):
        """SEA-13."""
        counts = {c: len([card for card in hand if colour(card) == c]) for c in COLOURS}
        return [c for c in COLOURS if counts[c] == max(counts.values()) and counts[c] > 0]

    def _plays(self, me):
        """SEA-20, SEA-21."""
        moves = set()
        for card in me["hand"]:
            for shows in ("sea", "shore"):
                moves.add(f"play {card} {shows}")
                for plus in range(1, min(me["plus"], self.options["plus_most"]) + 1):
                    if number(card) + plus <= self.options["plus_cap"]:
                        moves.add(f"play {card} {shows} +{plus}")
        return moves

    def _others(self):
        return [seat for seat in range(self.n) if seat != self.turn]

    def _robbed_of_treasure(self):
        """SEA-31: whom the current claim may steal from."""
        won = self.pending[0]["colour"]
        victims = []
        for other in self._others():
            pile = self.seats[other]["points_pile"]
            if pile and (self.options["steal_any"] or colour(pile[-1]) == won):
                victims.append(other)
        return victims

    def _robbed_of_plus(self):
        return [other for other in self._others() if self.seats[other]["plus"] >= 2]

    def _drawn_from(self):
        return [other for other in self._others() if self.seats[other]["hand"]]

    def _clockwise(self, first):
        return [(first + i) % self.n for i in range(self.n)]

    def _draw(self, deals, pile, number):
        """The next outcome of chance, taken out of the pile."""
        self.want = (list(pile), number)
        cards = next(deals)
        cards = [cards] if isinstance(cards, str) else list(cards)
        assert len(cards) == number, (cards, number)
        for card in cards:
            assert card in pile, (card, pile)
            pile.remove(card)
        return cards

    # Playing

    def play(self, seat, move, deals=None):
        assert move in self.legal(seat), (seat, move)
        word, *rest = move.split()
        me = self.seats[seat]
        if word == "pass":
            me["pass"] = rest[0]
            if not self.to_move():
                self._pass_cards()
        elif word == "play":
            plus = int(rest[2]) if len(rest) == 3 else 0
            me["hand"].remove(rest[0])
            me["plus"] -= plus
            self.played.append({"seat": seat, "card": rest[0], "shows": rest[1], "plus": plus})
            self.turn = self._next_to_play()
            if self.turn is None:
                self._reveal()
                self._settle(deals)
        else:
            if word == "take":
                self._take(seat)
                self.pending.pop(0)
            elif word == "steal":
                me["points_pile"].append(self.seats[int(rest[0])]["points_pile"].pop())
                self.pending.pop(0)
            elif word == "rob":
                self._rob(seat, int(rest[0]))
                self.pending.pop(0)
            elif word == "draw":
                self._draw_from(int(rest[0]), deals)
            else:
                self._give_back(me, rest)
                self.pending.pop(0)
            self._settle(deals)

    def _next_to_play(self):
        """Clockwise from the start player; only in made-up positions some have no card and play none."""
        done = [laid["seat"] for laid in self.played]
        for seat in self._clockwise(self.start):
            if seat not in done and self.seats[seat]["hand"]:
                return seat
        return None

    def _pass_cards(self):
        gifts = []
        for seat, me in enumerate(self.seats):
            if not me["hand"]:
                continue
            gift = max((card for card in me["hand"] if colour(card) == me["pass"]), key=number)
            to = (seat + 1) % self.n if self.options["pass_to"] == "left" else (seat - 1) % self.n
            gifts.append((me, gift, self.seats[to]))
            me["pass"] = None
        for giver, gift, receiver in gifts:
            giver["hand"].remove(gift)
            receiver["hand"].append(gift)
        self.step = "play"
        self.turn = self._next_to_play()

    def _open_colours(self):
        return [colour(pile[0]) for i, pile in enumerate(self.piles) if pile and i not in self.taken]

    def _reveal(self):
        """SEA-23 to SEA-25, SEA-30 to SEA-34: who wins, who loses, what is to be settled."""
        open_now = self._open_colours()
        groups = []  # each a string of the colours that count as one
        for pair in ("RB", "PG"):
            if self.n == 3 and pair[0] not in open_now and pair[1] not in open_now:
                groups.append(pair)
            else:
                groups += [pair[0], pair[1]]
        gains = {}
        claims = []
        actions = []
        for group in groups:
            values = {}  # in turn order from the start player, as they were played
            for laid in self.played:
                if colour(laid["card"]) in group:
                    values[laid["seat"]] = number(laid["card"]) + laid["plus"]
            if not values:
                continue
            winner = max(values, key=values.get)  # the first of equals
            for seat in values:
                if seat != winner and values[seat] == min(values.values()):
                    gains[seat] = len(values)
            if group in open_now:
                claims.append({"seat": winner, "step": "claim", "colour": group})
            else:
                action = self.options["action_rb" if group in ("RB", "R", "B") else "action_pg"]
                actions.append({"seat": winner, "step": "rob" if action == "plus" else "draw"})
        order = self._clockwise(self.start)
        for seat in order:
            plus = min(gains.get(seat, 0), self.supply)
            self.supply -= plus
            self.seats[seat]["plus"] += plus
        self.pending = sorted(claims, key=lambda entry: order.index(entry["seat"]))
        self.pending += sorted(actions, key=lambda entry: order.index(entry["seat"]))

    def _settle(self, deals):
        """On to the next question of this trick, or to its end."""
        while self.pending:
            self.turn = self.pending[0]["seat"]
            self.step = self.pending[0]["step"]
            if self.step == "claim":
                if self._robbed_of_treasure():
                    return
                self._take(self.turn)
                self.pending.pop(0)
            elif self.step == "rob":
                victims = self._robbed_of_plus()
                if len(victims) > 1:
                    return
                self._rob(self.turn, victims[0] if victims else None)
                self.pending.pop(0)
            elif self.step == "draw":
                victims = self._drawn_from()
                if len(victims) > 1:
                    return
                if victims:
                    self._draw_from(victims[0], deals)
                else:
                    self.pending.pop(0)
            else:
                return
        self._trick_ends(deals)

    def _take(self, seat):
        won = self.pending[0]["colour"]
        for i, pile in enumerate(self.piles):
            if i not in self.taken and pile and colour(pile[0]) == won:
                self.seats[seat]["points_pile"].append(pile.pop(0))
                self.taken.append(i)
                return
        raise AssertionError("no pile shows the won colour")

    def _rob(self, seat, victim):
        """SEA-40."""
        if victim is None:
            plus = min(2, self.supply)
            self.supply -= plus
        else:
            plus = 2
            self.seats[victim]["plus"] -= plus
        self.seats[seat]["plus"] += plus

    def _draw_from(self, victim, deals):
        hand = self.seats[victim]["hand"]
        self.drawn = {"from": victim, "cards": self._draw(deals, hand, min(2, len(hand)))}
        self.pending[0]["step"] = "return"

    def _give_back(self, me, back):
        me["hand"] += self.drawn["cards"]
        for card in back:
            me["hand"].remove(card)
            self.seats[self.drawn["from"]]["hand"].append(card)
        self.drawn = None

    def _trick_ends(self, deals):
        for i, pile in enumerate(self.piles):  # SEA-35
            if pile and i not in self.taken:
                pile.append(pile.pop(0))
        self.taken = []
        for laid in self.played:  # SEA-37
            self.out.append(laid["card"])
            self.supply += laid["plus"]
        self.played = []
        self.start = (self.start + 1) % self.n
        self.turn = self._next_to_play()
        self.step = "play"
        if not any(seat["hand"] for seat in self.seats):
            self._round_ends(deals)

    def _round_ends(self, deals):
        for seat in self.seats:  # SEA-50
            seat["score"] += sum(number(card) for card in seat["points_pile"]) + seat["plus"] // 2
        if self.round == 2:
            self.step = "over"
            self.turn = None
            return
        self.round = 2
        cards = self._draw(deals, islands(), 48)
        for seat in self.seats:
            seat["points_pile"] = []
            seat["plus"] = 0
            seat["hand"] = [cards.pop(0) for _ in range(EACH[self.n])]
        self.box = cards
        self.out = []
        self.supply = PLUS_CARDS
        fresh = treasures(self.n, self.options["treasure_points"])
        self.piles = [self._draw(deals, pile, len(pile)) for pile in fresh]
        self.turn = self.start
        if self.options["pass_to"] != "none":
            self.step = "pass"
            self.turn = None

    # The end

    def scores(self):
        return [seat["score"] for seat in self.seats] if self.over() else None

    def winners(self):
        if not self.over():
            return None
        best = max(self.scores())
        return [seat for seat in range(self.n) if self.seats[seat]["score"] == best]

    def document(self):
        drawn = self.drawn and {"from": self.drawn["from"], "cards": in_order(self.drawn["cards"])}
        return {
            "game": "seashore",
            "players": self.n,
            "options": self.options,
            "round": self.round,
            "start": self.start,
            "turn": self.turn,
            "step": self.step,
            "piles": [list(pile) for pile in self.piles],
            "supply": self.supply,
            "box": in_order(self.box),
            "played": [dict(laid) for laid in self.played],
            "out": in_order(self.out),
            "taken": sorted(self.taken),
            "pending": [dict(entry) for entry in self.pending],
            "drawn": drawn,
            "seats": [
                seat | {"hand": in_order(seat["hand"]), "points_pile": list(seat["points_pile"])} for seat in self.seats
            ],
        }
