"""Kadora for bots: what a colour promises its owner, first impressions, play-outs, levels and personalities.

A colour that a seat leads at the end costs it nothing, every other card costs its value. So a move is liked for how it
changes the penalty that each seat must expect: what it saves the mover, and a share of what it costs the others.
"""

from typing import NamedTuple

from karat.bots.thinker import Liking, Search
from karat.games.core import inlined, rule, snapshot
from karat.games.kadora.rules import (
    CELLS,
    COLOURS,
    EMPTY,
    ENOUGH,
    FIRST_DRAW,
    FIRST_GIFT,
    FIRST_PLACE,
    ISLAND,
    KEEP,
    LEFT,
    MAX_PLAYERS,
    NOT_YET,
    RIGHT,
    SIDE,
    colour_of,
    count_empty,
    final_scores,
    leads_alone,
    line_cell,
    match,
    value_of,
)
from karat.games.kadora.words import COLOURS as LETTERS
from karat.games.kadora.words import card_text

POINT = 0.1  # what one point of penalty counts for in a first impression
BYTE = 8  # bits for what is taken of one colour: six of these fit into a whole number
MOST_MARGIN = 10  # points that are a clear result


class Taste(NamedTuple):
    """What a player cares about, in points of penalty."""

    spite: float = 0.5  # for what the others must expect to pay
    hand: float = 0.1  # for hand cards early on, as a share of won ones; late all of them count
    horizon: float = 21.93  # so many row cards before the end hand cards count half
    doubt: float = 0.365  # about who will lead: always, for each card in the rows, for each point not won yet
    doubt_row: float = 0.0205
    doubt_left: float = 0.0744
    lead: float = 0.758  # for a colour that is led
    draw: float = 0.0787  # for the colour of the card drawn
    keep: float = 0.318  # against giving away
    quiet: float = 0.182  # for taking nothing


EVEN = Taste()


# What a colour promises ----------------------------------------------------------------------------------------------
@inlined
def mean_value(state, colour):
    """Of the cards of a colour."""
    return (15.0 - state.lacking[colour]) * 0.25


@inlined
def hand_share(state, taste):
    """How much a hand card counts against a won one: near the end hands count in full."""
    rows = int(state.row_size[LEFT]) + int(state.row_size[RIGHT])
    return taste.hand + (1.0 - taste.hand) * taste.horizon / (taste.horizon + rows)


@inlined
def holding(state, owner, colour, seat, share):
    """What `owner` has of a colour as far as `seat` knows; of others' hands and of the island it knows the backs."""
    if owner >= state.players:
        if state.players == 2 and owner == ISLAND:
            return state.aside_backs[colour] * mean_value(state, colour)
        return -1.0
    mine = state.seats[owner]
    in_hand = 0.0
    for i in range(mine.hand_size):
        if colour_of(mine.hand[i]) == colour:
            in_hand += value_of(mine.hand[i]) if owner == seat else mean_value(state, colour)
    return mine.worth[colour] + share * in_hand


@inlined
def promise(held, best, doubt, lead):
    """What holding so much of a colour, against the best of the others, promises: a lead, or its worth as penalty."""
    if held <= 0.0:
        return 0.0
    ahead = (held - best + 0.5) / doubt
    chance = 0.5 + 0.5 * ahead / (1.0 + abs(ahead))
    return lead * chance - held * (1.0 - chance)


@rule
def standing(state, seat, colour, more, other, given, taste):
    """How a colour stands for `seat`, if it had so much more of it and seat `other` were given so much."""
    share = hand_share(state, taste)
    doubt = taste.doubt + taste.doubt_row * (int(state.row_size[LEFT]) + int(state.row_size[RIGHT]))
    doubt += taste.doubt_left * 3 * (15 - state.lacking[colour])
    for p in range(state.players):
        doubt -= taste.doubt_left * state.seats[p].worth[colour]
    a = holding(state, 0, colour, seat, share) + (more if seat == 0 else 0.0) + (given if other == 0 else 0.0)
    b = holding(state, 1, colour, seat, share) + (more if seat == 1 else 0.0) + (given if other == 1 else 0.0)
    c = holding(state, 2, colour, seat, share) + (more if seat == 2 else 0.0) + (given if other == 2 else 0.0)
    d = holding(state, 3, colour, seat, share) + (more if seat == 3 else 0.0) + (given if other == 3 else 0.0)
    promises = (
        promise(a, max(b, c, d), doubt, taste.lead),
        promise(b, max(a, c, d), doubt, taste.lead),
        promise(c, max(a, b, d), doubt, taste.lead),
        promise(d, max(a, b, c), doubt, taste.lead),
    )
    others = promises[0] + promises[1] + promises[2] + promises[3] - promises[seat]
    return promises[seat] - taste.spite * others / (max(int(state.players), ISLAND + 1) - 1)


@inlined
def change(state, seat, colour, more, other, given, taste):
    return standing(state, seat, colour, more, other, given, taste) - standing(state, seat, colour, 0.0, -1, 0.0, taste)


# First impressions ---------------------------------------------------------------------------------------------------
@rule
def taking(state, card, cell):
    """What laying a card on a cell would take: the values of each colour, one byte a colour."""
    taken = 0
    for line in range(2):
        total, matching = value_of(card), 0
        for i in range(SIDE):
            other = state.block[line_cell(cell, line, i)]
            if other != EMPTY:
                total += value_of(other)
                if match(card, other):
                    matching += value_of(other) << BYTE * colour_of(other)
        if total >= ENOUGH:
            taken += matching
    if taken == 0 and count_empty(state) == 1:
        for line in range(2):
            for i in range(SIDE):
                other = state.block[line_cell(cell, line, i)]
                if other != EMPTY and not match(card, other):
                    taken += value_of(other) << BYTE * colour_of(other)
    return taken


@inlined
def taken_of(taken, colour):
    return taken >> BYTE * colour & 255


@rule
def like(state, seat, move, taste):
    """How much a player of some taste likes a move, in points of penalty. It looks only at what `seat` knows."""
    if move >= FIRST_PLACE:
        card, cell = divmod(move - FIRST_PLACE, CELLS)
        taken = taking(state, card, cell)
        liking = -taste.quiet if taken else 0.0
        for colour in range(COLOURS):
            more = float(taken_of(taken, colour))
            if colour == colour_of(card):
                more -= hand_share(state, taste) * value_of(card)
            if more != 0.0:
                liking += change(state, seat, colour, more, -1, 0.0, taste)
        return liking
    if move >= FIRST_DRAW:
        row = move - FIRST_DRAW
        colour = colour_of(state.rows[row, state.row_size[row] - 1])
        more = hand_share(state, taste) * mean_value(state, colour)
        return taste.draw * change(state, seat, colour, more, -1, 0.0, taste)
    if move == KEEP:
        return taste.keep
    colour, receiver = divmod(move - FIRST_GIFT, MAX_PLAYERS)
    worth = float(state.seats[seat].worth[colour])
    return change(state, seat, colour, -worth, receiver, worth, taste)


@rule
def prefer(state, seat, move):
    return POINT * like(state, seat, move, EVEN)


@rule
def roll(state, moves, count, luck):
    """The move that is liked best."""
    seat = int(moves[len(moves) - 1])
    best, most = 0, like(state, seat, moves[0], EVEN)
    for i in range(1, count):
        liking = like(state, seat, moves[i], EVEN)
        if liking > most:
            best, most = i, liking
    return best


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
    "2": Liking(EVEN),
    "3": Search(16, 3),
    "4": Search(100, 6),
    "5": Search(600, 8),
    "6": Search(3000, 12),
}
PERSONALITIES = {
    "careful": Liking(Taste(quiet=1.0, doubt=1.5, lead=0.3)),
    "collector": Liking(Taste(lead=2.5, quiet=-0.3, keep=1.5)),
    "spoiler": Liking(Taste(spite=1.5)),
    "giver": Liking(Taste(keep=-0.5, doubt=0.8)),
}


# Reasons -------------------------------------------------------------------------------------------------------------
SENTENCES = {
    "kadora-takes-lead": "It takes the lead in {colour}: {mine} against {best}.",
    "kadora-safer-lead": "It makes the lead in {colour} safer: {mine} against {best}.",
    "kadora-little-penalty": "It takes only {points} points in colours that somebody else leads.",
    "kadora-takes-nothing": "It takes no cards, so nothing can count against you.",
    "kadora-sheds-card": "{card} leaves your hand, where it might have counted against you.",
    "kadora-breaks-lead": "It takes the lead in {colour} away from seat {seat}, whose {points} points now lie open.",
    "kadora-draw-led": "The next card is {colour}, which you lead.",
    "kadora-draw-colour": "The next card is {colour}, which suits you better than {other}.",
    "kadora-keep-lead": "Your leads are safe enough to keep.",
    "kadora-gift-lost": "Your lead in {colour} would hardly last, and its {points} points would count against you.",
    "kadora-gift-burden": "Seat {seat} will find it hard to keep the lead in {colour}.",
}


def reasons(knowledge, move):
    """One to three reasons for a move, from what the seat knows: message ids with their values."""
    seat, code = knowledge.seat, knowledge.game._words.move_from(move)
    known = snapshot(knowledge._known)
    if code >= FIRST_PLACE:
        return _placing_reasons(knowledge, known, seat, *divmod(code - FIRST_PLACE, CELLS))[:3]
    if code >= FIRST_DRAW:
        return [_drawing_reason(known, seat, code - FIRST_DRAW)]
    if code == KEEP:
        return [_reason("keep-lead")]
    colour, receiver = divmod(code - FIRST_GIFT, MAX_PLAYERS)
    name, worth = LETTERS[colour], known.seats[seat].worth[colour]
    return [_reason("gift-lost", colour=name, points=worth), _reason("gift-burden", colour=name, seat=receiver)]


def _placing_reasons(knowledge, known, seat, card, cell):
    taken = taking(knowledge._known[0], card, cell)
    found, open_points = [], 0
    for colour in range(COLOURS):
        won = taken_of(taken, colour)
        if not won:
            continue
        name, before = LETTERS[colour], known.seats[seat].worth[colour]
        rivals = [(known.seats[p].worth[colour], p) for p in range(known.players) if p != seat]
        best, rival = max(rivals, key=lambda held: held[0])
        values = {"colour": name, "mine": before + won, "best": best}
        if before + won < best:
            open_points += before + won
        elif before > best:
            found.append(_reason("safer-lead", **values))
        else:
            found.append(_reason("takes-lead", **values))
            if best > before and best < before + won:
                found.append(_reason("breaks-lead", colour=name, seat=rival, points=best))
    if not taken:
        found.append(_reason("takes-nothing"))
    elif open_points or not found:
        found.append(_reason("little-penalty", points=open_points))
    if not leads_alone(knowledge._known[0], seat, colour_of(card)):
        found.append(_reason("sheds-card", card=card_text(0, card)))
    return found


def _drawing_reason(known, seat, row):
    colours = [colour_of(known.rows[side][known.row_size[side] - 1]) for side in (LEFT, RIGHT)]
    mine, other = colours[row], colours[1 - row]
    worth = known.seats[seat].worth[mine]
    if worth and all(known.seats[p].worth[mine] < worth for p in range(known.players) if p != seat):
        return _reason("draw-led", colour=LETTERS[mine])
    return _reason("draw-colour", colour=LETTERS[mine], other=LETTERS[other])


def _reason(id, **values):
    return {"id": f"kadora-{id}", "values": values}
