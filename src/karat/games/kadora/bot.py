"""Kadora for bots: what a colour promises its owner, first impressions, play-outs, levels and personalities.

A colour that a seat leads at the end costs it nothing, every other card costs its value. So a move is liked for how it
changes the penalty that the seat must expect, and for a share of what it costs the strongest of the others.
"""

from typing import NamedTuple

import numpy as np

from karat.bots.thinker import Liking, Search
from karat.games.kadora.rules import (
    A_COLOUR,
    A_VALUE,
    CELLS,
    COLOURS,
    COLUMN,
    DRAW,
    EMPTY,
    ENOUGH,
    FIRST_DRAW,
    FIRST_GIFT,
    FIRST_PLACE,
    KEEP,
    LEFT,
    MAX_PLAYERS,
    NOT_YET,
    PLACE,
    RIGHT,
    ROW,
    SIDE,
    VALUES,
    colour_of,
    count_cards,
    count_empty,
    final_scores,
    leads_alone,
    line_cell,
    value_of,
)
from karat.games.kadora.words import COLOURS as LETTERS
from karat.games.kadora.words import card_text
from karat.kernel.core import inlined, making_arrays, rule, snapshot

POINT = 0.1  # what one point of penalty counts for in a first impression
BYTE, FULL = 8, 255  # a tally: six numbers, one a colour, a byte each, in one whole number
# For each bit of a value, all cards of a colour whose value has it: a sum of values without a loop over the values.
WITH_BIT = tuple(sum(7 << A_VALUE * value for value in range(1, VALUES + 1) if value >> bit & 1) for bit in range(3))
MOST_MARGIN = 10  # points that are a clear result


class Taste(NamedTuple):
    """What a player cares about, in points of penalty.

    The even taste was found by random steps from a hand-made one: a step stayed if a lone player of the new taste won
    more than its share at a table of the old one, over some 50,000 games of 2, 3 and 4 players.
    """

    spite: float = 2.44  # for what the strongest of the others must expect to pay; shared by as many as they are
    hand: float = 0.24  # for hand cards early on, as a share of won ones; late all of them count
    horizon: float = 36.6  # so many row cards before the end hand cards count half
    doubt: float = 0.2  # about who will lead: always, for each card in the rows, for each point not won yet
    doubt_row: float = 0.0142
    doubt_left: float = 0.065
    lead: float = 0.758  # for a colour that is led
    draw: float = 0.08  # for the colour of the card drawn
    keep: float = 0.71  # against giving away
    quiet: float = 0.24  # for taking nothing


EVEN = Taste()


# What a colour promises ----------------------------------------------------------------------------------------------
# A view is how the colours stand for a seat, as far as it knows: what it has of them, what the strongest and the second
# of the others have, what an unseen card is worth, how open the lead is, how much the strongest other's loss counts,
# what all that is worth to the seat, and room for sums. A row is wider than the colours are many, so that a processor
# works on all of it at once.
MINE, BEST, SECOND, MEAN, DOUBT, SPITE, NOW, SUMS = range(8)
WIDE = 8
VIEW = (8, WIDE)


@inlined
def part(tally, colour):
    return tally >> BYTE * colour & FULL


@inlined
def larger(a, b):
    return a if a > b else b


@inlined
def cards_to_come(state):
    return int(state.row_size[LEFT]) + int(state.row_size[RIGHT])


@inlined
def hand_share(state, taste):
    """How much a hand card counts against a won one: near the end hands count in full."""
    return taste.hand + (1.0 - taste.hand) * taste.horizon / (taste.horizon + cards_to_come(state))


@inlined
def promise(held, best, doubt, lead):
    """What holding so much of a colour, against the best of the others, promises: a lead, or its worth as penalty."""
    ahead = held - best + 0.5
    chance = 0.5 + 0.5 * ahead / (doubt + abs(ahead))
    return (lead + held) * chance - held if held > 0.0 else 0.0


@inlined
def standing(mine, best, second, doubt, spite, lead):
    """What a colour promises a seat, less a share of what it promises the strongest of the others."""
    return promise(mine, best, doubt, lead) - spite * promise(best, larger(mine, second), doubt, lead)


@inlined
def look(state, seat, taste, view):
    """Fill in a view."""
    count_unseen(state, seat, taste, view)
    share = hand_share(state, taste)
    for colour in range(COLOURS):
        view[BEST, colour] = state.aside_backs[colour] * view[MEAN, colour] if state.players == 2 else 0.0
        view[SECOND, colour] = 0.0
    for p in range(state.players):
        owner, in_hand = state.seats[p], 0
        for i in range(owner.hand_size):
            in_hand += (value_of(owner.hand[i]) if p == seat else 1) << BYTE * colour_of(owner.hand[i])
        for colour in range(COLOURS):
            held = share * part(in_hand, colour)
            if p == seat:
                view[MINE, colour] = owner.worth[colour] + held
            else:
                add_rival(view, colour, owner.worth[colour] + held * view[MEAN, colour])
    for colour in range(COLOURS, WIDE):
        view[MINE, colour] = view[BEST, colour] = view[SECOND, colour] = view[DOUBT, colour] = 1.0
    spite = taste.spite / (state.players - 1)
    for colour in range(WIDE):
        view[SPITE, colour] = spite
        view[NOW, colour] = 0.0
    for colour in range(WIDE):
        view[NOW, colour] = change(view, colour, 0.0, taste)


@inlined
def count_unseen(state, seat, taste, view):
    """The exact mean of the cards of each colour that a seat has not seen: nothing tells them apart. And the doubt."""
    seen, seen_worth = 0, 0
    for cell in range(CELLS):
        card = state.block[cell]
        seen += (1 if card != EMPTY else 0) << BYTE * colour_of(card)
        seen_worth += value_of(card) << BYTE * colour_of(card)
    mine = state.seats[seat]
    for i in range(mine.hand_size):
        seen += 1 << BYTE * colour_of(mine.hand[i])
        seen_worth += value_of(mine.hand[i]) << BYTE * colour_of(mine.hand[i])
    doubt = taste.doubt + taste.doubt_row * cards_to_come(state)
    for colour in range(COLOURS):
        not_won = int(state.box[colour])
        for p in range(state.players):
            not_won &= ~int(state.seats[p].loot[colour])
        cards, worth = count_cards(not_won) - part(seen, colour), 0
        for bit in range(len(WITH_BIT)):
            worth += count_cards(not_won & WITH_BIT[bit]) << bit
        view[MEAN, colour] = (worth - part(seen_worth, colour)) / max(cards, 1)
        view[DOUBT, colour] = doubt + taste.doubt_left * worth


@inlined
def add_rival(view, colour, held):
    best = view[BEST, colour]
    view[BEST, colour] = larger(best, held)
    view[SECOND, colour] = larger(view[SECOND, colour], best if best < held else held)


@inlined
def change(view, colour, more, taste):
    """What so much more of a colour is worth to the seat."""
    mine, best, second = view[MINE, colour] + more, view[BEST, colour], view[SECOND, colour]
    return standing(mine, best, second, view[DOUBT, colour], view[SPITE, colour], taste.lead) - view[NOW, colour]


# First impressions ---------------------------------------------------------------------------------------------------
@inlined
def tally_line(state, cell, line):
    """The sum of a line, and for each kind of diamond a tally of what its cards are worth."""
    total, kind_0, kind_1, kind_2 = 0, 0, 0, 0
    for i in range(SIDE):
        card = int(state.block[line_cell(cell, line, i)])
        worth = value_of(card) << BYTE * colour_of(card)
        total += value_of(card)
        kind_0 += worth if card % A_VALUE == 0 else 0
        kind_1 += worth if card % A_VALUE == 1 else 0
        kind_2 += worth if card % A_VALUE == 2 else 0
    return total, kind_0, kind_1, kind_2


@inlined
def matching(line, card):
    """What matches a card in a line."""
    kind, colour = card % A_VALUE, FULL << BYTE * colour_of(card)
    same_kind = line[1] if kind == 0 else (line[2] if kind == 1 else line[3])
    return same_kind & ~colour | (line[1] + line[2] + line[3]) & colour


@inlined
def taking(column, row, card, last):
    """What a card takes that is laid where two lines meet, on the last empty cell or not: a tally of values."""
    of_column, of_row = matching(column, card), matching(row, card)
    taken = of_column if column[0] + value_of(card) >= ENOUGH else 0
    taken += of_row if row[0] + value_of(card) >= ENOUGH else 0
    if taken == 0 and last:
        everything = column[1] + column[2] + column[3] + row[1] + row[2] + row[3]
        taken = everything - of_column - of_row
        if taken == 0:
            taken = everything
    return taken


@inlined
def like_placing(view, card, taken, share, taste):
    for colour in range(WIDE):
        spent = share * value_of(card) if colour == colour_of(card) else 0.0
        view[SUMS, colour] = change(view, colour, part(taken, colour) - spent, taste)
    liking = -taste.quiet if taken else 0.0
    for colour in range(COLOURS):
        liking += view[SUMS, colour]
    return liking


@inlined
def like_drawing(state, view, row, share, taste):
    colour = next_colour(state, row)
    return taste.draw * change(view, colour, share * view[MEAN, colour], taste)


@inlined
def next_colour(state, row):
    return colour_of(state.rows[row, state.row_size[row] - 1])


@inlined
def like_giving(state, seat, view, move, share, taste):
    if move == KEEP:
        return taste.keep
    colour, receiver = divmod(move - FIRST_GIFT, MAX_PLAYERS)
    given, best, hidden = float(state.seats[seat].worth[colour]), view[BEST, colour], 0
    for i in range(state.seats[receiver].hand_size):
        hidden += 1 if colour_of(state.seats[receiver].hand[i]) == colour else 0
    theirs = given + share * view[MEAN, colour] * hidden
    mine, doubt, spite = view[MINE, colour] - given, view[DOUBT, colour], view[SPITE, colour]
    return standing(mine, larger(theirs, best), best, doubt, spite, taste.lead) - view[NOW, colour]


@making_arrays
def like(state, seat, move, taste):
    """How much a player of some taste likes a move, in points of penalty. It looks only at what `seat` knows."""
    view, share = np.empty(VIEW), hand_share(state, taste)
    look(state, seat, taste, view)
    if move >= FIRST_PLACE:
        card, cell = divmod(move - FIRST_PLACE, CELLS)
        return like_placing(view, card, taken_by(state, card, cell), share, taste)
    if move >= FIRST_DRAW:
        return like_drawing(state, view, move - FIRST_DRAW, share, taste)
    return like_giving(state, seat, view, move, share, taste)


@rule
def taken_by(state, card, cell):
    """A tally of what laying a card on a cell takes."""
    return taking(tally_line(state, cell, COLUMN), tally_line(state, cell, ROW), card, count_empty(state) == 1)


@rule
def prefer(state, seat, move):
    return POINT * like(state, seat, move, EVEN)


@making_arrays
def choose(state, seat, moves, count, taste):
    """The index of the move that is liked best, found with one view for all of them."""
    if state.step == DRAW and next_colour(state, LEFT) == next_colour(state, RIGHT):
        return 0
    view, share = np.empty(VIEW), hand_share(state, taste)
    look(state, seat, taste, view)
    best, most = 0, -np.inf
    column = row = (0, 0, 0, 0)
    last, at = state.step == PLACE and count_empty(state) == 1, -1
    for i in range(count):
        if state.step == PLACE:
            card, cell = divmod(moves[i] - FIRST_PLACE, CELLS)
            if cell != at:
                at, column, row = cell, tally_line(state, cell, COLUMN), tally_line(state, cell, ROW)
            liking = like_placing(view, card, taking(column, row, card, last), share, taste)
        elif state.step == DRAW:
            liking = like_drawing(state, view, moves[i] - FIRST_DRAW, share, taste)
        else:
            liking = like_giving(state, seat, view, moves[i], share, taste)
        if liking > most:
            best, most = i, liking
    return best


@rule
def roll(state, moves, count, luck):
    """The move that is liked best."""
    return choose(state, int(moves[len(moves) - 1]), moves, count, EVEN)


@rule
def shows(state, seat, move, watcher):
    return move


@rule
def open_pile(state, which):
    return False


@rule
def critical(state):
    """In the last turns every move counts."""
    return state.last_turns != NOT_YET


@rule
def ahead(state, seat, scores):
    """By how many points `seat` is better than the best of the others, within limits."""
    margin = MOST_MARGIN
    for other in range(final_scores(state, scores)):
        if other != seat:
            margin = min(margin, scores[other] - scores[seat])
    return max(margin, -MOST_MARGIN) / MOST_MARGIN


LEVELS = {
    "1": Liking(Taste(spite=0.0, lead=0.0, horizon=1.0), slack=1.5),
    "2": Liking(Taste(spite=0.8), slack=0.5),
    "3": Search(16, 3),
    "4": Search(120, 8),
    "5": Search(800, 12),
    "6": Search(6000, 20, explore=0.3, patience=30.0),
}
PERSONALITIES = {
    "careful": Liking(Taste(spite=0.5, quiet=0.8)),  # would rather take nothing, whatever the others get
    "collector": Liking(Taste(lead=3.0, quiet=-0.4, keep=2.5)),  # wants every colour, and keeps it
    "giver": Liking(Taste(keep=-1.0)),  # passes a lead on before it is lost
}


# Reasons -------------------------------------------------------------------------------------------------------------
def reasons(knowledge, move):
    """One to three reasons for a move, from what the seat knows: message ids with their values."""
    code, table = knowledge.game.words.move_from(move), _Table(knowledge)
    if code >= FIRST_PLACE:
        return table.placing(*divmod(code - FIRST_PLACE, CELLS))[:3]
    if code >= FIRST_DRAW:
        return table.drawing(code - FIRST_DRAW)
    if code == KEEP:
        return table.keeping()
    return table.giving(*divmod(code - FIRST_GIFT, MAX_PLAYERS))


class _Table:
    """The colours as a seat sees them."""

    def __init__(self, knowledge):
        self.states, self.seat, self.known = knowledge.known, knowledge.seat, snapshot(knowledge.known)
        self.view = np.empty(VIEW)
        look(self.states[0], self.seat, EVEN, self.view)

    def worth(self, seat, colour):
        return self.known.seats[seat].worth[colour]

    def rival(self, colour):
        """The most that another player has of a colour, and who."""
        others = [p for p in range(self.known.players) if p != self.seat]
        return max((self.worth(p, colour), -p) for p in others)

    def placing(self, card, cell):
        taken = taken_by(self.states[0], card, cell)
        won = {colour: part(taken, colour) for colour in range(COLOURS) if part(taken, colour)}
        found = [reason for colour, points in won.items() for reason in self.winning(colour, points)]
        lost = sum(won[colour] for colour in won if self.worth(self.seat, colour) + won[colour] < self.rival(colour)[0])
        if lost:
            found.append(_reason("penalty", points=lost))
        if not won:
            found.append(_reason("takes-nothing"))
        if not leads_alone(self.states[0], self.seat, colour_of(card)):
            found.append(_reason("sheds-card", card=card_text(0, card)))
        return found

    def winning(self, colour, points):
        """What more of a colour does for the lead in it; nothing if somebody else keeps it."""
        before, (best, rival) = self.worth(self.seat, colour), self.rival(colour)
        values = {"colour": LETTERS[colour], "mine": before + points}
        if before + points < best:
            return
        if before + points == best:
            yield _reason("shares-lead", **values)
        else:
            yield _reason("safer-lead" if before > best else "takes-lead", **values, best=best)
            if best > before:
                yield _reason("breaks-lead", colour=LETTERS[colour], seat=-rival, points=best)
        if self.known.players == 2 and self.known.aside_backs[colour]:
            count = self.known.aside_backs[colour]
            yield _reason("island", colour=LETTERS[colour], count=count, points=self.mean(colour, count))

    def drawing(self, row):
        colour = colour_of(self.known.rows[row][self.known.row_size[row] - 1])
        value = _reason("draw-value", colour=LETTERS[colour], points=self.mean(colour))
        led = leads_alone(self.states[0], self.seat, colour)
        return [_reason("draw-led", colour=LETTERS[colour]), value] if led else [value]

    def mean(self, colour, count=1):
        """What so many unseen cards of a colour are worth on average, exactly, to a decimal."""
        return round(count * float(self.view[MEAN, colour]), 1)

    def keeping(self):
        """The lead that is nearest to being lost."""
        led = [colour for colour in range(COLOURS) if leads_alone(self.states[0], self.seat, colour)]
        colour = min(led, key=lambda colour: self.worth(self.seat, colour) - self.rival(colour)[0])
        best = self.rival(colour)[0]
        return [_reason("keep-lead", colour=LETTERS[colour], mine=self.worth(self.seat, colour), best=best)]

    def giving(self, colour, receiver):
        worth, name = self.worth(self.seat, colour), LETTERS[colour]
        left = sum(bit // A_VALUE for bit in range(A_COLOUR) if self.known.box[colour] >> bit & 1)
        left -= sum(self.worth(p, colour) for p in range(self.known.players))
        danger = _reason("gift-danger", colour=name, lead=worth - self.rival(colour)[0], left=left)
        return [danger, _reason("gift-burden", colour=name, seat=receiver, points=worth)]


def _reason(id, **values):
    return {"id": f"kadora-{id}", "values": values}
