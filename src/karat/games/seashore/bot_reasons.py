"""Why a seat of Sea or Shore might make a move: message ids with values, from what the seat knows."""

from karat.games.seashore.cards import CARDS, COLOURS, RANKS, number_of
from karat.games.seashore.moves import DRAW_FROM, KINDS, PASS_COLOUR, PLAY_CARD, ROB_SEAT, STEAL, TAKE
from karat.games.seashore.notation import CARD, CODES, LETTERS, codes_of, move_from
from karat.games.seashore.state import NONE, PLUS, SEA, highest
from karat.kernel.core import snapshot


def reasons(knowledge, move):
    """One to three reasons for a move, from what the seat knows: message ids with their values."""
    code, table = move_from(move), _Table(knowledge)
    kind, detail = code % KINDS, code // KINDS
    if kind == PLAY_CARD:
        how, card = divmod(detail, CARDS)
        return table.laying(card, how % 2, how // 2)
    if kind == TAKE:
        return [_reason("take", points=table.open_points(table.seats[table.seat].card % COLOURS))]
    if kind == STEAL:
        return [_reason("steal", points=table.top_points(detail), seat=detail, total=table.total(detail))]
    if kind == ROB_SEAT:
        return [_reason("rob", seat=detail, count=table.seats[detail].plus, total=table.total(detail))]
    if kind == DRAW_FROM:
        return [_reason("draw", seat=detail, count=table.seats[detail].hand_size, total=table.total(detail))]
    if kind == PASS_COLOUR:
        return [table.giving(highest(table.hand, detail))]
    return [table.giving(CARD[code]) for code in codes_of(detail)]


class _Table:
    """The trick as a seat sees it."""

    def __init__(self, knowledge):
        self.seat, self.known = knowledge.seat, snapshot(knowledge.known)
        self.seats = self.known.seats[: self.known.players]
        self.hand = self.seats[self.seat].hand
        seen = self.known.out | self.hand | self.known.drawn
        lying = [seat.card for seat in self.seats]
        self.unseen = [card for card in range(CARDS) if not seen >> card & 1 and card not in lying]

    def open_points(self, colour):
        """The points of the open treasure of a colour, None without one."""
        for pile, height, taken in zip(self.known.piles, self.known.height, self.known.taken):
            if height and not taken and pile[0] // RANKS == colour:
                return self.known.points[pile[0] % RANKS]
        return None

    def top_points(self, seat):
        owner = self.seats[seat]
        return self.known.points[owner.points_pile[owner.treasures - 1] % RANKS]

    def total(self, seat):
        """The points of a seat so far, as far as they can be counted."""
        owner = self.seats[seat]
        points = sum(self.known.points[kind % RANKS] for kind in owner.points_pile[: owner.treasures] if kind >= 0)
        return owner.score + points + owner.plus // 2

    def suit(self, colour):
        """The colours that count as this one."""
        joined = self.known.players == 3 and self.open_points(colour) is None and self.open_points(colour ^ 1) is None
        return {colour, colour ^ 1} if joined else {colour}

    def laying(self, card, half, laid):
        colour, value = card % COLOURS, number_of(card) + laid
        won = self.winning(card, value)
        found = [won, self.prize(colour) if self.may_win(won, card, value) else _reason("low", card=CODES[card])]
        if laid:
            found.append(_reason("plus", card=CODES[card], value=value, points=laid / 2))
        elif not self.later():
            found.append(_reason("last"))
        else:
            found += self.covering(card, half)
        return found

    def may_win(self, won, card, value):
        """Whether a card is laid for the prize: no more of the unseen cards of its colour are higher than lower."""
        suit = self.suit(card % COLOURS)
        numbers = [number_of(hidden) for hidden in self.unseen if hidden % COLOURS in suit]
        likely = sum(number > value for number in numbers) <= sum(number < value for number in numbers)
        return won["id"] != "seashore-beaten" and likely

    def winning(self, card, value):
        """How sure a value is of its colour. Of equal values the one that was played first wins (SEA-23)."""
        suit = self.suit(card % COLOURS)
        danger = False
        for p, other in enumerate(self.seats):
            if p != self.seat and other.card != NONE:
                may_be = [hidden for hidden in self.unseen if self.fits(hidden, other)]
                beats = [h % COLOURS in suit and number_of(h) + other.laid >= value for h in may_be]
                if may_be and all(beats):
                    return _reason("beaten", card=CODES[card], seat=p)
                danger = danger or any(beats)
        numbers = [number_of(hidden) for hidden in self.unseen if hidden % COLOURS in suit]
        for other in self.later():
            danger = danger or any(self.raised(number, other.plus) > value for number in numbers)
        if not danger:
            return _reason("certain", card=CODES[card])
        higher = sum(number > value for number in numbers)
        return _reason("higher", count=higher) if higher else _reason("no-higher", value=value)

    def later(self):
        """The seats that play after this one."""
        return [seat for p, seat in enumerate(self.seats) if p != self.seat and seat.card == NONE and seat.hand_size]

    def fits(self, card, seat):
        """Whether a card may be the covered one of a seat."""
        if (card % COLOURS if seat.shows == SEA else number_of(card)) != seat.shown:
            return False
        return not seat.laid or number_of(card) + seat.laid <= self.known.plus_cap

    def raised(self, number, plus):
        """The most that a card may count with so many plus cards."""
        return max(number, min(number + min(plus, self.known.plus_most), self.known.plus_cap))

    def prize(self, colour):
        points, letter = self.open_points(colour), LETTERS[colour]
        if points is None:
            return _reason("action-plus" if self.known.action[colour // 2] == PLUS else "action-hand", colour=letter)
        tops = [(self.top_points(p), p) for p in range(len(self.seats)) if self.can_steal(p, colour)]
        most, victim = max(tops, default=(0, NONE))
        if most > points:
            return _reason("could-steal", colour=letter, points=most, seat=victim)
        return _reason("treasure", colour=letter, points=points)

    def can_steal(self, p, colour):
        owner = self.seats[p]
        if p == self.seat or not owner.treasures:
            return False
        return self.known.steal_any or owner.points_pile[owner.treasures - 1] // RANKS == colour

    def covering(self, card, half):
        """What the others cannot know; nothing where the half that they see tells them the card."""
        left = [other for other in range(CARDS) if not self.known.out >> other & 1]
        if half == SEA:
            count = sum(other % COLOURS == card % COLOURS for other in left)
            shown = _reason("sea", colour=LETTERS[card % COLOURS], count=count)
        else:
            count = sum(number_of(other) == number_of(card) for other in left)
            shown = _reason("shore", number=number_of(card), count=count)
        return [shown] if count > 1 else []

    def giving(self, card):
        same = [other for other in self.unseen if other % COLOURS == card % COLOURS]
        return _reason("give", card=CODES[card], count=sum(other < card for other in same), total=len(same))


def _reason(id, **values):
    return {"id": f"seashore-{id}", "values": values}
