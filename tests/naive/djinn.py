"""Djinn, told from rules/djinn.md alone: as plain and slow as can be, to check the engine against."""

from copy import deepcopy
from functools import lru_cache
from itertools import combinations

COLOURS = "PGYB"
TASKS = ["run", "pairs", "under", "over", "exact", "colour"]
EFFECTS = ["trump", "replace", "free", "swap", "highest", "lowest", "notrump", "fifteen", "double"]
NEXT_LEVEL = {0: 3, 3: 4, 4: 5}


def colour(card):
    return card[0]


def number(card):
    return int(card[1:])


def in_order(cards):
    """Number, then colour P G Y B."""
    return sorted(cards, key=lambda card: (number(card), COLOURS.index(colour(card))))


def meets(task, cards):
    """Whether exactly these cards meet the task of level len(cards): DJI-2, DJI-3."""
    k = len(cards)
    numbers = sorted(map(number, cards))
    if task == "run":
        return numbers == list(range(numbers[0], numbers[0] + k))
    if task == "under":
        return sum(numbers) < 5 * k
    if task == "over":
        return sum(numbers) > 10 * k
    if task == "exact":
        return sum(numbers) == 5 * k
    if task == "colour":
        return len({colour(card) for card in cards}) == 1
    assert task == "pairs"
    if k == 3:  # sorted, so the single card that is lower comes first
        return numbers[0] < numbers[1] == numbers[2]
    if k == 4:
        return numbers[0] == numbers[1] and numbers[2] == numbers[3]
    return numbers[0] < numbers[1] == numbers[2] and numbers[3] == numbers[4]


@lru_cache(maxsize=8)  # for it is asked three times about the same cards
def ways(level, tasks, kept):
    sets = combinations(kept, level)
    return [f"cave {task} {' '.join(cards)}" for cards in sets for task in tasks if meets(task, cards)]


def new_document(players, rng, options=None):
    """DJI-10 to DJI-13, with the shuffle of `rng`."""
    options = options or {}
    cards = [c + str(v) for c in COLOURS for v in range(1, 16)]
    rng.shuffle(cards)
    djinns = [e for e, many in options.get("djinn_deck", dict.fromkeys(EFFECTS, 2)).items() for _ in range(many)]
    rng.shuffle(djinns)
    seats = []
    for _ in range(players):
        seats.append(
            {"hand": [cards.pop() for _ in range(8)], "kept": [], "djinn": [djinns.pop()] if djinns else [], "level": 0}
        )
    return {
        "game": "djinn",
        "players": players,
        "options": options,
        "phase": 1,
        "dealer": players - 1,
        "leader": 0,
        "turn": 0,
        "step": "play",
        "to_keep": 0,
        "trump_card": cards.pop(),
        "trick": [],
        "effects": [],
        "deck": cards,
        "discard": [],
        "djinn_deck": djinns,
        "djinn_used": [],
        "caves": {level: rng.sample(TASKS, 3) for level in ("3", "4", "5")},
        "open_level": 3,
        "seats": seats,
    }


class Naive:
    def __init__(self, doc):
        doc = deepcopy(doc)
        self.n = doc["players"]
        self.options = {
            "djinn_deck": doc["options"].get("djinn_deck", dict.fromkeys(EFFECTS, 2)),
            "open_memory": doc["options"].get("open_memory", False),
        }
        self.phase = doc["phase"]
        self.dealer = doc["dealer"]
        self.leader = doc["leader"]
        self.turn = doc["turn"]
        self.step = doc["step"]
        self.to_keep = doc["to_keep"]
        self.trump_card = doc["trump_card"]
        self.trick = doc["trick"]
        self.effects = doc["effects"]
        self.deck = doc["deck"]
        self.discard = doc["discard"]
        self.djinn_deck = doc["djinn_deck"]
        self.djinn_used = doc["djinn_used"]
        self.caves = doc["caves"]
        self.open_level = doc["open_level"]
        self.seats = doc["seats"]
        self.want = None  # what the next deal is drawn from, and how many: for a dealer without an engine

    # Who and what

    def over(self):
        return self.step == "over"

    def to_move(self):
        return () if self.over() else (self.turn,)

    def legal(self, seat):
        if seat not in self.to_move():
            return set()
        me = self.seats[seat]
        if self.step == "keep":
            return {f"keep {laid['card']}" for laid in self.trick}
        if self.step == "cave":
            return self._ways(seat)
        moves = set()
        others = [laid["seat"] for laid in self.trick if laid["seat"] != seat]
        before = self.step == "play"
        for effect in me["djinn"]:
            if effect == "trump":
                moves |= {f"djinn trump {c}" for c in COLOURS}
            elif effect == "replace":
                if self.deck:
                    moves |= {f"djinn replace {other}" for other in others}
            elif effect == "swap":
                if not before:
                    moves |= {f"djinn swap {other}" for other in others}
            elif effect == "free":
                if before:
                    moves.add("djinn free")
            elif effect == "fifteen":
                if not before:
                    moves.add("djinn fifteen")
            else:
                moves.add(f"djinn {effect}")
        if before:
            return moves | {f"play {card}" for card in self._playable(seat)}
        return moves | {"done"}

    def _playable(self, seat):
        """DJI-20, DJI-63."""
        hand = self.seats[seat]["hand"]
        if not self.trick or {"seat": seat, "effect": "free"} in self.effects:
            return hand
        follow = [card for card in hand if colour(card) == colour(self.trick[0]["card"])]
        return follow or hand

    def _ways(self, seat):
        """Every way of this seat to meet a task of its next level (DJI-30)."""
        level = NEXT_LEVEL[self.seats[seat]["level"]]
        return set(ways(level, tuple(self.caves[str(level)]), tuple(in_order(self.seats[seat]["kept"]))))

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
        if word == "play":
            me["hand"].remove(rest[0])
            self.trick.append({"seat": seat, "card": rest[0], "counts_as": number(rest[0])})
            self.step = "after"
            self._turn_may_end(deals)
        elif word == "djinn":
            self._djinn(seat, rest, deals)
            self._turn_may_end(deals)
        elif word == "done":
            self._turn_ends(deals)
        elif word == "keep":
            self._keep(seat, rest[0])
            self.to_keep -= 1
            if self.to_keep == 0:
                self._trick_ends(deals)
        else:
            self._enter(move)
            self._caves((seat - self.leader) % self.n + 1, deals)

    def _place(self, seat):
        [laid] = [laid for laid in self.trick if laid["seat"] == seat]
        return laid

    def _djinn(self, seat, words, deals):
        effect = words[0]
        entry = {"seat": seat, "effect": effect}
        if effect == "trump":
            entry["colour"] = words[1]
        if effect in ("replace", "swap"):
            entry["target"] = int(words[1])
        self.seats[seat]["djinn"].remove(effect)
        self.djinn_used.append(effect)
        self.effects.append(entry)
        if effect == "replace":
            laid = self._place(int(words[1]))
            self.discard.append(laid["card"])
            [laid["card"]] = self._draw(deals, self.deck, 1)
            laid["counts_as"] = number(laid["card"])
        if effect == "swap":
            mine, other = self._place(seat), self._place(int(words[1]))
            for what in ("card", "counts_as"):
                mine[what], other[what] = other[what], mine[what]
        if effect == "fifteen":
            self._place(seat)["counts_as"] = 15

    def _turn_may_end(self, deals):
        """DJI-51: after the own card the turn goes on as long as there is a Djinn card in hand."""
        if self.step == "after" and not self.seats[self.turn]["djinn"]:
            self._turn_ends(deals)

    def _turn_ends(self, deals):
        if len(self.trick) < self.n:
            self.turn = (self.turn + 1) % self.n
            self.step = "play"
            return
        self.turn = self.winner()
        self.step = "keep"
        for entry in self.effects:  # DJI-65
            if entry["effect"] == "highest" and self.trick:
                top = max(number(laid["card"]) for laid in self.trick)
                first = next(laid for laid in self.trick if number(laid["card"]) == top)
                self._keep(entry["seat"], first["card"])
        double = {"seat": self.turn, "effect": "double"} in self.effects
        self.to_keep = 2 if double else 1
        if len(self.trick) <= self.to_keep:  # all that is left is kept: no question
            for laid in list(self.trick):
                self._keep(self.turn, laid["card"])
            self._trick_ends(deals)

    def winner(self):
        """DJI-21, DJI-61, DJI-66, DJI-67."""
        trump = colour(self.trump_card)
        lowest = False
        for entry in self.effects:
            if entry["effect"] == "trump":
                trump = entry["colour"]
            if entry["effect"] == "notrump":
                trump = None
            if entry["effect"] == "lowest":
                lowest = True
        best = None
        if lowest:
            for laid in self.trick:
                if best is None or laid["counts_as"] < best["counts_as"]:
                    best = laid
            return best["seat"]
        led = colour(self.trick[0]["card"])
        trumps = [laid for laid in self.trick if colour(laid["card"]) == trump]
        followers = [laid for laid in self.trick if colour(laid["card"]) == led]
        for laid in trumps or followers:
            if best is None or laid["counts_as"] > best["counts_as"]:
                best = laid
        return best["seat"]

    def _keep(self, seat, card):
        self.seats[seat]["kept"].append(card)
        self.trick = [laid for laid in self.trick if laid["card"] != card]

    def _trick_ends(self, deals):
        self.discard += [laid["card"] for laid in self.trick]
        self.trick = []
        self.effects = []
        self.to_keep = 0
        self.leader = self.turn
        self.step = "play"
        if not any(seat["hand"] for seat in self.seats):
            self.step = "cave"
            self.leader = self._first_leader()
            self._caves(0, deals)

    # Between the phases

    def _first_leader(self):
        return (self.dealer + 1) % self.n if self.phase == 1 else self.dealer

    def _enter(self, way):
        _, _, *cards = way.split()
        me = self.seats[self.turn]
        for card in cards:
            me["kept"].remove(card)
            self.discard.append(card)
        me["level"] = NEXT_LEVEL[me["level"]]

    def _caves(self, decided, deals):
        """DJI-32: the seats clockwise from the leader, of whom so many have decided."""
        while decided < self.n:
            self.turn = (self.leader + decided) % self.n
            ways = self._ways(self.turn)
            if len(ways) > 1:
                return
            if ways:
                self._enter(*ways)
            decided += 1
        self._phase_ends(deals)

    def _phase_ends(self, deals):
        levels = [seat["level"] for seat in self.seats]
        if max(levels) >= 3:  # DJI-33
            self.open_level = max(self.open_level, 4)
        if max(levels) >= 4:
            self.open_level = max(self.open_level, 5)
        treasures = len(self.deck) + len(self.discard) + 1
        if max(levels) == 5 or treasures < self.n + 1:  # DJI-40, DJI-39
            self.step = "over"
            self.turn = None
            return
        last = [seat for seat in range(self.n) if levels[seat] == min(levels)]
        for i in range(self.n):  # DJI-34, DJI-35
            seat = (self.leader + i) % self.n
            if seat in last:
                if not self.djinn_deck:
                    self.djinn_deck = self.djinn_used
                    self.djinn_used = []
                if self.djinn_deck:
                    self.seats[seat]["djinn"] += self._draw(deals, self.djinn_deck, 1)
        for i in range(1, self.n + 1):  # DJI-36
            seat = (self.dealer + i) % self.n
            if seat in last:
                self.dealer = seat
                break
        self.leader = self.turn = self.dealer
        self.phase += 1
        self.step = "play"
        self.deck = [*self.deck, *self.discard, self.trump_card]  # DJI-37, DJI-38
        self.discard = []
        each = min(8, (len(self.deck) - 1) // self.n)
        cards = self._draw(deals, self.deck, each * self.n + 1)
        for i, seat in enumerate(self.seats):
            seat["hand"] = cards[i * each : (i + 1) * each]
        self.trump_card = cards[-1]

    # The end

    def scores(self):
        return [seat["level"] for seat in self.seats] if self.over() else None

    def winners(self):
        if not self.over():
            return None
        ranks = []
        for seat in self.seats:
            highest = max([number(card) for card in seat["kept"]], default=0)
            ranks.append((seat["level"], len(seat["kept"]), highest))
        return [seat for seat in range(self.n) if ranks[seat] == max(ranks)]

    def document(self):
        seats = [
            {
                "hand": in_order(seat["hand"]),
                "kept": in_order(seat["kept"]),
                "djinn": sorted(seat["djinn"]),
                "level": seat["level"],
            }
            for seat in self.seats
        ]
        return {
            "game": "djinn",
            "players": self.n,
            "options": self.options,
            "phase": self.phase,
            "dealer": self.dealer,
            "leader": self.leader,
            "turn": self.turn,
            "step": self.step,
            "to_keep": self.to_keep,
            "trump_card": self.trump_card,
            "trick": [dict(laid) for laid in self.trick],
            "effects": [dict(entry) for entry in self.effects],
            "deck": list(self.deck),
            "discard": in_order(self.discard),
            "djinn_deck": list(self.djinn_deck),
            "djinn_used": sorted(self.djinn_used),
            "caves": {level: sorted(row) for level, row in self.caves.items()},
            "open_level": self.open_level,
            "seats": seats,
        }
