"""Sea or Shore for bots: what a card can win or lose in this trick, which half of it to show, levels and personalities.

A card is liked for the prize of its colour, as likely as nobody beats it, for the plus cards that the lowest card gets,
and for what it would be worth later. Of the cards of others only what they show is used, even where a world that
somebody imagined holds all of them: nobody decides on what nobody could know.
"""

import math
from typing import NamedTuple

import numpy as np

from karat.bots.guided import Guided
from karat.bots.thinker import Liking, Search, Taster, Thinker, like_all, weighed
from karat.games.seashore.bot_reasons import reasons as reasons
from karat.games.seashore.cards import ALL_CARDS, CARDS, COLOURS, NUMBERS, ROUNDS, all_of, first_of, number_of, only
from karat.games.seashore.moves import (
    DRAW_FROM,
    KINDS,
    PASS_COLOUR,
    PLAY_CARD,
    RETURN_CARDS,
    ROB_SEAT,
    STEAL,
    TAKE,
    legal_moves,
)
from karat.games.seashore.notation import SHOWS, move_from
from karat.games.seashore.rules import final_scores
from karat.games.seashore.state import (
    DEAL_CARDS,
    NONE,
    PLAY,
    PLUS,
    RANKS,
    RETURN,
    SEA,
    SHORE,
    highest,
    pile_showing,
    top_of,
    treasure,
)
from karat.kernel.core import inlined, rule
from karat.kernel.luck import next_word

POINT = 0.1  # what one point counts for in a first impression
MOST_MARGIN = 10  # points that are a clear result
WIDTHS = (6.0, 5.25, 4.25)  # 3, 4, 5 players: so many points after round one make a win e times as likely; fitted to
USUAL_POINTS = 11.0  # 8,000 games each of nearly the even taste; the usual treasures of a colour have so many
RIVAL_BITS = 11
BITS = np.array([i.bit_count() for i in range(16)], np.float64)
ONE_OF = 1.0 / np.maximum(BITS, 1.0)
MIXED = 0.05  # by less, in points, the halves of a card differ too little to show always the same
MIXED_WINS = 0.02  # the same in shares of wins
EACH_NUMBER = 0x111111111111  # a bit for each number of one colour, four bits apart


class Taste(NamedTuple):
    """What a player cares about, in points.

    The even taste was found by random steps from a hand-made one: a step stayed if a lone player of the new taste won
    more than its share at a table of the old one, over 24,000 games of 3, 4 and 5 players.
    """

    rob: float = 0.397  # for setting off an action
    draw: float = 0.717
    plus: float = 0.441  # for a plus card
    lose: float = 0.162  # for a plus card that may come from losing
    keep: float = -0.415  # for keeping a card that beats all others of its colour, in proportion and
    keep_high: float = 4.54  # by the square
    horizon: float = 3.19  # so many tricks before the end later is worth half
    want: float = 0.0826  # how likely somebody who can beats a card: always, and for each point of the prize
    want_point: float = 0.208
    dump: float = 0.279  # how likely somebody plays a lower card
    guess: float = -0.0214  # how much more a high number is taken for the colour of a prize
    spite: float = 0.343  # for what a steal costs somebody near the top
    show: float = -0.0355  # for showing the number: always, a high one, by points of the prize, by the chance to win
    show_high: float = 0.0577
    show_prize: float = -0.0442
    show_win: float = 0.111


EVEN = Taste()


# What a seat sees ----------------------------------------------------------------------------------------------------
class View(NamedTuple):
    """A trick as the seat to move sees it."""

    unseen: int  # cards that the seat has not seen
    rivals: int  # eleven bits for each card that lies there, see `rival`
    later: int  # so many seats play after this one
    tricks: float  # so many tricks are left after this one
    density: float  # cards of a later hand for each unseen card


class Suit(NamedTuple):
    """One colour of it."""

    joins: int  # bits of the colours that count as this one (SEA-34)
    up_to: int  # four bits a number: how many unseen cards of this colour have this number or a lower one
    up_to_joined: int  # the same for the colour that counts as this one
    each: float  # one divided by the number of all these cards; and of those of this colour
    each_own: float
    prize: float  # what winning it brings, in points
    beats: float  # how likely somebody later beats a card who can
    future: float  # how much a card of it counts later


@inlined
def tally(cards, colour):
    """How many cards of a colour there are up to each number, four bits for each."""
    return (cards >> colour & EACH_NUMBER) * EACH_NUMBER


@inlined
def read(counts, number):
    """How many up to this number, which may lie outside."""
    number = min(number, NUMBERS)
    return counts >> 4 * (number - 1) & 15 if number > 0 else 0


@inlined
def counted(suit, number):
    """How many unseen cards that count as this colour have at most this number."""
    return float(read(suit.up_to, number) + read(suit.up_to_joined, number))


@inlined
def rival(seat):
    """What is seen of a card that lies there: a 1, the half shown, what it shows, and the plus cards on it."""
    return 1 | int(seat.shows) << 1 | int(seat.shown) << 2 | int(seat.laid) << 6


@inlined
def unseen_by(state, seat):
    cards = int(state.out) | int(state.seats[seat].hand) | int(state.drawn)
    if state.step != PLAY:
        for p in range(state.players):
            if state.seats[p].card != NONE:
                cards |= int(only(state.seats[p].card))
    return ALL_CARDS & ~cards


@inlined
def look(state, seat):
    """What a seat sees of the trick. Of the cards of others, only the halves shown."""
    unseen = unseen_by(state, seat)
    rivals, later, hidden = 0, 0, int(state.box_size)
    for p in range(state.players):
        if p != seat:
            hidden += state.seats[p].hand_size
            if state.seats[p].card != NONE:
                rivals = rivals << RIVAL_BITS | rival(state.seats[p])
                hidden += 1
            elif state.seats[p].hand_size > 0:
                later += 1
    size = float(state.seats[seat].hand_size)
    return View(unseen, rivals, later, size - 1.0, size / (hidden + 0.001))


@inlined
def look_at(state, seat, view, colour, taste):
    """What a seat sees of one colour."""
    joins = 1 << colour
    open_at = pile_showing(state, colour)
    if state.players == 3 and open_at == NONE and pile_showing(state, colour ^ 1) == NONE:
        joins |= 1 << (colour ^ 1)
    up_to = tally(view.unseen, colour)
    up_to_joined = tally(view.unseen, colour ^ 1) if joins >> (colour ^ 1) & 1 else 0
    own, joined = float(read(up_to, NUMBERS)), float(read(up_to_joined, NUMBERS))
    if open_at == NONE:
        prize = taste.rob if state.action[colour // 2] == PLUS else taste.draw * view.tricks / (view.tricks + 2.0)
    else:
        prize = max(treasure(state, state.piles[open_at, 0])[1], best_steal(state, seat, colour, taste))
    left = float(state.height[colour // 2 if state.players > 3 else 0])
    future = view.tricks / (view.tricks + taste.horizon) * left / (left + 1.0)
    beats = min(1.0, taste.want + taste.want_point * prize)
    return Suit(joins, up_to, up_to_joined, 1.0 / (own + joined + 0.001), 1.0 / (own + 0.001), prize, beats, future)


@inlined
def best_steal(state, seat, colour, taste):
    """What is the most to be stolen with a colour."""
    most = 0.0
    for p in range(state.players):
        if p != seat and state.seats[p].treasures > 0:
            its_colour, points = treasure(state, top_of(state.seats[p]))
            if its_colour == colour or state.steal_any:
                most = max(most, points * (1.0 + 0.5 * taste.spite))
    return most


# Laying a card -------------------------------------------------------------------------------------------------------
@inlined
def chances(view, suit, value, taste):
    """How likely a value wins its colour, how likely nobody lays a lower one, and how many others lie there."""
    wins, lowest, company = 1.0, 1.0, 0.0
    rivals = view.rivals
    while rivals:
        shown, theirs = rivals >> 2 & 15, rivals >> 6 & 31
        if rivals & 2 == SEA << 1:
            if suit.joins >> shown & 1:
                under = counted(suit, value - theirs - 1) * suit.each
                wins *= under
                lowest *= 1.0 - under
                company += 1.0
        else:
            same = view.unseen >> COLOURS * (shown - 1) & 15
            likely = BITS[same & suit.joins] * ONE_OF[same]
            likely *= 1.0 + taste.guess * (shown - 6.5) * (suit.prize - 1.0)
            likely = min(max(likely, 0.0), 1.0)
            if shown + theirs >= value:
                wins *= 1.0 - likely
            else:
                lowest *= 1.0 - likely
            company += likely
        rivals >>= RIVAL_BITS
    if view.later:
        above = view.density * (counted(suit, NUMBERS) - counted(suit, value))
        under = view.density * counted(suit, value - 1)
        beaten = suit.beats * above / (above + 1.0)
        below = taste.dump * under / (under + 1.0)
        company += view.later * (beaten + below)
        for _ in range(view.later):
            wins *= 1.0 - beaten
            lowest *= 1.0 - below
    return wins, lowest, company


@inlined
def worth(suit, number, taste):
    """What a card would be worth later, by how many of its colour it beats, of those the seat has not seen."""
    beats = read(suit.up_to, number) * suit.each_own
    return suit.future * beats * (taste.keep + taste.keep_high * beats)


@inlined
def like_laying(suit, laid, wins, lowest, company, taste):
    comfort = (1.0 - wins) * lowest * taste.lose * (1.0 + max(company, 1.0))
    return wins * suit.prize + comfort - taste.plus * laid


@inlined
def lean(view, suit, number, wins, taste):
    """How much rather the number is shown than the colour. After the last card nobody cares."""
    if view.later == 0:
        return 0.0
    high, prize = (number - 6.5) / 5.5, suit.prize - 1.0
    return taste.show + taste.show_high * high + taste.show_prize * prize + taste.show_win * (wins - 0.5)


# Other moves ---------------------------------------------------------------------------------------------------------
@rule
def standing(state, seat):
    """The points that a seat has so far, as everybody could count them."""
    owner = state.seats[seat]
    points = owner.score + 0.5 * owner.plus
    for k in range(owner.treasures):
        if owner.points_pile[k] >= 0:
            points += state.points[owner.points_pile[k] % RANKS]
    return points


@rule
def threat(state, seat, other):
    """How near another seat is to the strongest of the others, from 0 to 1."""
    most = 0.0
    for p in range(state.players):
        if p != seat:
            most = max(most, standing(state, p))
    return 1.0 / (1.0 + 0.2 * (most - standing(state, other)))


@rule
def like_other(state, seat, move, taste):
    """How much a move is liked that lays no card."""
    kind, detail = move % KINDS, move // KINDS
    if kind == TAKE:
        return float(treasure(state, state.piles[pile_showing(state, state.seats[seat].card % COLOURS), 0])[1])
    if kind == STEAL:
        return treasure(state, top_of(state.seats[detail]))[1] * (1.0 + taste.spite * threat(state, seat, detail))
    if kind in (ROB_SEAT, DRAW_FROM):
        return threat(state, seat, detail)
    view, liking = look(state, seat), 0.0
    cards = only(highest(state.seats[seat].hand, detail)) if kind == PASS_COLOUR else detail
    while cards:
        card = first_of(cards)
        liking -= worth(look_at(state, seat, view, card % COLOURS, taste), number_of(card), taste)
        cards &= cards - 1
    return liking


@rule
def like(state, seat, move, taste):
    """How much a player of some taste likes a move, in points. It looks only at what `seat` knows."""
    if move % KINDS != PLAY_CARD:
        return like_other(state, seat, move, taste)
    how, card = divmod(move // KINDS, CARDS)
    view, number = look(state, seat), number_of(card)
    suit = look_at(state, seat, view, card % COLOURS, taste)
    wins, lowest, company = chances(view, suit, number + how // 2, taste)
    half = 0.5 * lean(view, suit, number, wins, taste) * (1.0 if how % 2 == SHORE else -1.0)
    return like_laying(suit, how // 2, wins, lowest, company, taste) - worth(suit, number, taste) + half


@rule
def prefer(state, seat, move):
    return POINT * like(state, seat, move, EVEN)


@rule
def choose(state, seat, moves, count, luck, taste):
    """The move that is liked best, found with one view for all cards; the half shown is mixed."""
    if state.step == PLAY:
        wanted, rather = choose_card(state, seat, taste)
        shore = next_word(luck) < (0.5 + 0.5 * rather / MIXED) * 4294967296.0
        return wanted + KINDS * CARDS if shore else wanted
    if state.step == RETURN:
        return choose_return(state, seat, taste)
    best, most = 0, -1e9
    for i in range(count):
        liking = like_other(state, seat, moves[i], taste)
        if liking > most:
            best, most = int(moves[i]), liking
    return best


@rule
def choose_card(state, seat, taste):
    """The card and plus cards liked best, as the move that shows the sea; and how much rather the shore is shown.

    The colours of open treasures come first: what cannot be liked better than the best so far is not looked at.
    """
    view, owner = look(state, seat), state.seats[seat]
    first, second = open_colours(state)
    comfort = taste.lose * (1.0 + most_company(state, view, taste))
    wanted, rather, most = 0, 0.0, -1e9
    plus = min(int(owner.plus), int(state.plus_most))
    for k in range(COLOURS):
        colour = (second if k & 1 else first) ^ k >> 1
        cards = owner.hand & all_of(colour)
        if not cards:
            continue
        suit = look_at(state, seat, view, colour, taste)
        for least in range(2 if plus > 0 else 1):  # plus cards when it is known what they must surpass
            left = cards
            while left:
                card = first_of(left)
                left &= left - 1
                number = number_of(card)
                most_liked = max(suit.prize, comfort) - worth(suit, number, taste)
                for laid in range(least, 1 + least * min(plus, state.plus_cap - number)):
                    if most_liked - taste.plus * laid <= most:
                        break
                    wins, lowest, company = chances(view, suit, number + laid, taste)
                    liking = like_laying(suit, laid, wins, lowest, company, taste) - worth(suit, number, taste)
                    if liking > most:
                        most, wanted = liking, KINDS * (2 * laid * CARDS + card) + PLAY_CARD
                        rather = lean(view, suit, number, wins, taste)
    return wanted, rather


@inlined
def open_colours(state):
    """Two colours, one of each action card; those of the open treasures if there are any."""
    first = int(state.piles[0, 0]) // RANKS if state.height[0] > 0 else 0
    if state.players > 3 and state.height[1] > 0:
        return first, int(state.piles[1, 0]) // RANKS
    return first, first ^ 2


@inlined
def most_company(state, view, taste):
    """So many other cards of its colour, at most, does a card expect."""
    return max(1.0, state.players - 1.0 - view.later + view.later * (1.0 + taste.dump))


@rule
def choose_return(state, seat, taste):
    """Giving back the cards that are worth least."""
    view = look(state, seat)
    first, second, least, next_least = 0, 0, 1e9, 1e9
    for colour in range(COLOURS):
        cards = (state.seats[seat].hand | state.drawn) & all_of(colour)
        suit = look_at(state, seat, view, colour, taste)
        while cards:
            card = first_of(cards)
            cards &= cards - 1
            kept = worth(suit, number_of(card), taste)
            if kept < least:
                first, second, least, next_least = card, first, kept, least
            elif kept < next_least:
                second, next_least = card, kept
    return KINDS * (only(first) | only(second if state.drawn_size == 2 else first)) + RETURN_CARDS


@rule
def roll(state, moves, count, luck):
    wanted = choose(state, int(moves[len(moves) - 1]), moves, count, luck, EVEN)
    index = 0
    while moves[index] != wanted:
        index += 1
    return index


@rule
def rolled(state, seat, moves, luck):
    """The same without a list of all cards that could be laid or returned, which is long and not looked at."""
    count = 0 if state.step in (PLAY, RETURN) else legal_moves(state, seat, moves)
    return choose(state, seat, moves, count, luck, EVEN)


@rule
def shows(state, seat, move, watcher):
    """Of a covered card only the shown half and its plus cards; of a passed or returned card nothing."""
    kind, detail = move % KINDS, move // KINDS
    if seat == watcher:
        return move
    if kind == PLAY_CARD:
        card, half = detail % CARDS, detail // CARDS
        return (half * 16 + (card % COLOURS if half % 2 == SEA else number_of(card))) * KINDS + kind
    return kind if kind in (PASS_COLOUR, RETURN_CARDS) else move


@rule
def open_pile(state, which):
    return False


@rule
def settled(state):
    """Whether round one is over and round two not dealt yet: from there on everybody is equal but for the points."""
    return state.step == DEAL_CARDS and state.round_no == ROUNDS


@rule
def estimate(state, shares):
    """The win shares to be expected there: each point makes a win likelier by the same factor."""
    total, points = 0.0, 0.0
    for rank in range(RANKS):
        points += state.points[rank]
    width = WIDTHS[state.players - 3] * max(points, 1.0) / USUAL_POINTS
    for p in range(state.players):
        shares[p] = math.exp((state.seats[p].score - state.seats[0].score) / width)
        total += shares[p]
    for p in range(state.players):
        shares[p] /= total


@rule
def critical(state):
    """In the last tricks every move counts."""
    return state.step == PLAY and state.round_no == ROUNDS and state.seats[state.turn].hand_size <= 2


@rule
def ahead(state, seat, scores):
    """By how many points `seat` is better than the best of the others, within limits."""
    margin = MOST_MARGIN
    for other in range(final_scores(state, scores)):
        if other != seat:
            margin = min(margin, scores[seat] - scores[other])
    return max(margin, -MOST_MARGIN) / MOST_MARGIN


# Which half to show --------------------------------------------------------------------------------------------------
class CoveringTaster(Taster):
    """Shows the half that it likes less, too, now and then: the closer the two are, the more often."""

    def _order(self, knowledge, legal):
        order = super()._order(knowledge, legal)
        twin = other_half(legal[order[0]])
        if twin is not None:
            moves = np.array([move_from(legal[order[0]]), move_from(twin)], np.int64)
            likings = np.zeros(2)
            like_all(knowledge.known, knowledge.seat, self.taste, moves, likings)
            if turns_over(self.luck(knowledge), likings[0] - likings[1], MIXED):
                order.insert(0, order.pop(order.index(legal.index(twin))))
        return order


class CoveringThinker(Thinker):
    """The same, by what both halves have won in its play-outs."""

    def decide(self, knowledge, legal):
        if len(knowledge.to_move) > 1:
            return super().decide(knowledge, legal)
        rows = weighed(self, knowledge, self.how)
        won = {move: wins / tried for move, tried, wins in rows if tried}
        best, twin = rows[0][0], other_half(rows[0][0])
        if twin in won and turns_over(self.luck(knowledge), won[best] - won[twin], MIXED_WINS):
            return twin
        return best


class CoveringLiking(Liking):
    def bot(self, game, name, seed):
        return CoveringTaster(game, name, seed, self)


class CoveringSearch(Search):
    def bot(self, game, name, seed):
        return CoveringThinker(game, name, seed, self)


def other_half(move):
    """The move that lays the same cards and shows the other half."""
    words = move.split(" ")
    if words[0] != "play":
        return None
    return " ".join([*words[:2], SHOWS[words[2] == SHOWS[SEA]], *words[3:]])


def turns_over(luck, better, width):
    """Whether the half that is better by so much is not shown: half of the time if it is not better at all."""
    for _ in range(4):
        ticket = next_word(luck)  # the first ones have chosen the card
    return ticket / 4294967296.0 < 0.5 - 0.5 * better / width


ANY_HALF = {"guess": 0.0, "show": 0.0, "show_high": 0.0, "show_prize": 0.0, "show_win": 0.0}
LEVELS = {
    # the highest card on the dearest treasure, without a thought for the others
    "1": CoveringLiking(
        Taste(0.5, 0.3, 0.44, 0.0, 0.0, 0.6, want=0.0, want_point=0.0, dump=0.0, spite=0.0, **ANY_HALF), slack=0.7
    ),
    "2": CoveringLiking(Taste(**ANY_HALF), slack=0.6),
    "3": CoveringSearch(4, 2),
    "4": CoveringSearch(24, 4),
    "5": CoveringSearch(90, 6),
    "6": Guided(CoveringSearch(5000, 16, explore=0.3, patience=10.0), playouts=1000, turns=1),
}
PERSONALITIES = {
    "careful": CoveringLiking(Taste(want=0.4, want_point=0.3)),  # fears that everything is fought for
    "bold": CoveringLiking(Taste(want=0.0, want_point=0.08)),  # believes that nobody will fight for it
    "thief": CoveringLiking(Taste(spite=2.5)),  # rather takes from others than from the table
    "hoarder": CoveringLiking(Taste(plus=1.0, lose=0.8)),  # likes to lose for plus cards, and keeps them
    "bluffer": CoveringLiking(Taste(show=0.0, show_high=0.3, show_prize=0.0)),  # shows that a card is high, never where
}
