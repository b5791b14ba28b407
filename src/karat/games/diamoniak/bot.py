"""Diamoniak for bots: what a witch should get, when to buy and when to stop; levels, personalities and reasons.

Only the order of the pile is hidden, and going on until the witch comes is nearly always right: skill is in what to
give up and in purchases. The strong levels count: karat.games.diamoniak.bot_turn solves the rest of a turn exactly.
"""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from karat.bots.character import lean
from karat.bots.thinker import Bot, Liking
from karat.games.diamoniak.bot_turn import new_room, weigh_moves
from karat.games.diamoniak.bot_worth import hostages_of, spare_cards, table_of
from karat.games.diamoniak.rules import (
    BUY,
    CASTLE_CARDS,
    COLOURS,
    COUNTER,
    DIAMOND,
    DRAW,
    FAIRY,
    GIVE,
    MAX_MOVES,
    NO_COLOUR,
    PAYMENTS,
    PRICE,
    STOP,
    TOLL,
    WITCH,
    count_cards,
    is_built,
)
from karat.games.diamoniak.words import CARDS
from karat.kernel.core import inlined, rule, snapshot


class Taste(NamedTuple):
    """What a player cares about; a card of the own castle is the measure, 1.

    The numbers come from self-play on the share of wins: random steps, kept when they won more at tables of the taste
    before, for 2, 3 and 4 players together; `tail` is the middle of the best of a few values, 0.3 to 0.8.
    """

    fear: float = 0.371  # of what a witch takes
    hope: float = 1.795  # for a card of the own colour that is in the deck
    last: float = 4.66  # for the last card that the castle lacks
    spare: float = 0.061  # for any card that could go to a witch
    diamond: float = 0.127  # for keeping a diamond rather than a card that nobody needs
    price: float = 0.149  # the same for one that could buy a card from somebody
    hostage: float = 0.039  # for a card that a rival needs, and more for each card in the rival's castle
    hostage_castle: float = 0.006
    ransom: float = 0.354  # less for one that the rival can buy back; how much less so with each rival more
    crowd: float = 0.086
    tail: float = 0.5  # for the cards behind the last witch of the pile, if they would come to this seat
    fairy: float = -0.065
    buy: float = -0.479  # for buying, and more for each card in the castle
    buy_castle: float = 0.204


EVEN = Taste()
SURE = 100.0  # for a move that wins


# First impressions ---------------------------------------------------------------------------------------------------
@inlined
def give_cost(state, seat, kind, taste):
    """What it costs to give a card to a witch."""
    mine = state.seats[seat]
    if kind == mine.colour:
        return 1.0 + 0.1 * mine.castle
    if kind == DIAMOND:
        useful = mine.store[DIAMOND] <= PRICE * hostages_of(state, seat)
        return taste.diamond + (taste.price if useful else 0.0)
    for p in range(state.players):
        rival = state.seats[p]
        if rival.colour == kind:
            cost = taste.hostage + taste.hostage_castle * rival.castle
            return cost - (taste.ransom - taste.crowd * (state.players - 2) if rival.store[DIAMOND] >= PRICE else 0.0)
    return 0.0


@inlined
def witch_cost(state, seat, taste):
    """What a witch would cost, about."""
    mine = state.seats[seat]
    spare = min(spare_cards(mine), TOLL)
    cost = taste.spare * spare + min(TOLL - spare, mine.castle)
    return min(cost, max(taste.fairy, 0.0)) if mine.store[FAIRY] else cost


@inlined
def tail_for(players, cards, witches):
    """What passing the turn on changes for the mover about the cards behind the last witch of the pile.

    Nearly every turn ends with a witch, so their number says whose turn will find the pile without any; the more of
    them are left, the less surely.
    """
    turns = witches % players  # until then, whole rounds left out
    if turns != 0 and turns != players - 1:
        return 0.0
    tail = (cards - witches) / float((witches + 1) * (witches + 1))
    return -tail if turns == 0 else tail


@inlined
def like_stopping(state, seat, taste):
    mine, cards, witches = state.seats[seat], count_cards(state.deck), int(state.deck[WITCH])
    if cards == 0:
        return -1.0
    own = 0  # cards of the own colour, or of all that could become it
    if mine.colour != NO_COLOUR:
        own = int(state.deck[mine.colour])
    else:
        for colour in range(COLOURS):
            own += 0 if is_built(state, colour) else state.deck[colour]
    hope = own * (taste.last if mine.castle == CASTLE_CARDS - 1 else taste.hope) + taste.spare * (cards - witches - own)
    tail = taste.tail * tail_for(int(state.players), cards, witches)
    return (taste.fear * witches * witch_cost(state, seat, taste) - hope) / cards + tail


@rule
def like(state, seat, move, taste):
    """How much a player of some taste likes a move, in cards of the own castle; drawing is 0."""
    mine = state.seats[seat]
    if move == DRAW:
        return 0.0
    if move == STOP:
        return like_stopping(state, seat, taste)
    if move == COUNTER:
        return -taste.fairy
    if move < GIVE:
        if mine.castle == CASTLE_CARDS - 1:
            return SURE
        tail = tail_for(int(state.players), count_cards(state.deck), int(state.deck[WITCH]))
        return taste.buy + taste.buy_castle * mine.castle + taste.tail * tail
    cost = give_cost(state, seat, move - GIVE, taste)
    if state.witch == TOLL and mine.store[FAIRY] and spare_cards(mine) < TOLL:
        cost += 1.0  # the castle would follow
    return -cost


@rule
def prefer(state, seat, move):
    return 0.1 * like(state, seat, move, EVEN)


@inlined
def roll(state, moves, count, luck):
    """The move that is liked best."""
    seat = int(moves[len(moves) - 1])
    if moves[1] == STOP:
        return 1 if like_stopping(state, seat, EVEN) > 0 else 0
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
    return True


# Counting ------------------------------------------------------------------------------------------------------------
ERROR = 0.1  # of a counted share: twice the usual difference from 1,500 play-outs, at 400 beginnings of turns
NEAR = 0.02  # far less than that: so much somebody's taste may count where nothing is decided yet


@dataclass(frozen=True)
class Counting:
    """The rest of the turn, solved exactly; what comes after it is estimated."""

    def bot(self, game, name, seed):
        return Counter(game, name, seed, self)


class Counter(Bot):
    def decide(self, knowledge, legal):
        return self._favourite(count_moves(knowledge))

    def _favourite(self, counted):
        """The best move. Among cards for the witch, which often are worth about the same, taste has a word."""

        def worth(move):
            taste = lean(self.seed, move) if move.startswith("give ") else 0.0
            return counted[move] * (1.0 + 4.0 * NEAR * taste * (1.0 - counted[move]))

        return max(counted, key=worth)

    def rank(self, knowledge):
        counted = count_moves(knowledge)
        favourite = self._favourite(counted)
        return [
            {"move": move, "win": counted[move], "error": ERROR, "reasons": reasons(knowledge, move)}
            for move in sorted(counted, key=lambda move: (move == favourite, counted[move]), reverse=True)
        ]


def count_moves(knowledge):
    """What every legal move is worth, in shares of wins."""
    moves, values = np.zeros(MAX_MOVES, np.int64), np.zeros(MAX_MOVES)
    count = weigh_moves(knowledge.known, knowledge.seat, table_of(knowledge.players), new_room(), moves, values)
    name = knowledge.game.words.move_text
    return {name(move): value for move, value in zip(moves[:count].tolist(), values[:count].tolist())}


LEVELS = {
    "1": Liking(Taste(fear=4.0, hope=0.6, last=0.6, spare=0.1, tail=0.0, fairy=0.2, buy=0.1), slack=0.3),
    "2": Liking(Taste(fear=1.5, hope=1.0, last=1.0, spare=0.1, tail=0.0, fairy=0.2, buy=0.1), slack=0.05),
    "3": Liking(Taste(fear=1.1, hope=1.0, last=1.5, spare=0.1, tail=0.0, fairy=0.2, buy=0.1)),
    "4": Liking(Taste(tail=0.0, fairy=0.2)),
    "5": Liking(EVEN),
    "6": Counting(),
}
PERSONALITIES = {
    # stops while there is something to lose
    "careful": Liking(Taste(fear=1.6, hope=1.0, last=2.0)),
    # draws until the witch comes, and buys only to win
    "bold": Liking(Taste(fear=0.0, tail=0.0, buy=-2.0)),
    # buys whatever can be bought
    "trader": Liking(Taste(price=0.5, buy=0.3, tail=0.2)),
    # lets no card go that a rival needs
    "blocker": Liking(Taste(hostage=0.3, hostage_castle=0.05, ransom=0.0, crowd=0.0, tail=0.2)),
}


# Reasons -------------------------------------------------------------------------------------------------------------
def reasons(knowledge, move):
    """One to three reasons for a move, from what the seat knows: message ids with their values."""
    known, code = snapshot(knowledge.known), knowledge.game.words.move_from(move)
    mine = known.seats[knowledge.seat]
    spare = sum(mine.store[:PAYMENTS])
    if code == DRAW:
        return [*_drawing_reasons(known, mine, spare), *_counted(knowledge)]
    if code == STOP:
        return [_reason("keeps", seat=(knowledge.seat + 1) % known.players), *_counted(knowledge)]
    if code == COUNTER:
        saved = min(spare, TOLL)
        return [_reason("fairy-saves", spare=saved, castle=min(TOLL - saved, mine.castle))]
    if code < GIVE:
        if mine.castle == CASTLE_CARDS - 1:
            return [_reason("wins")]
        paid = _reason("pays", seat=code - BUY, left=mine.store[DIAMOND] - PRICE)
        return [_reason("buys", castle=mine.castle + 1), paid]
    return _giving_reasons(known, mine, code - GIVE)


def _drawing_reasons(known, mine, spare):
    pile = known.deck if sum(known.deck) else known.discard  # MON-40
    percent = 100 / sum(pile)
    witch = round(percent * pile[WITCH])
    if mine.colour == NO_COLOUR:
        built = {seat.colour for seat in known.seats[: known.players]}
        start = sum(pile[colour] for colour in range(COLOURS) if colour not in built)
        found = [_reason("start", start=round(percent * start), witch=witch)]
    else:
        found = [_reason("one-more", own=round(percent * pile[mine.colour]), witch=witch)]
    if not pile[WITCH]:
        found.append(_reason("safe"))
    elif mine.store[FAIRY]:
        found.append(_reason("fairy-ready"))
    elif spare >= TOLL or not mine.castle:
        found.append(_reason("cushion", spare=spare))
    else:
        found.append(_reason("castle-at-stake", castle=min(TOLL - spare, mine.castle)))
    return found


def _counted(knowledge):
    """What going on and stopping win, where both are legal."""
    shares = count_moves(knowledge)
    if "stop" not in shares:
        return []
    return [_reason("counted", **{move: round(100 * shares[move], 1) for move in ("draw", "stop")})]


def _giving_reasons(known, mine, kind):
    if kind == mine.colour:
        return [_reason("own-castle", castle=mine.castle - 1)]
    if kind == DIAMOND:
        held = sum(other.store[mine.colour] for other in known.seats) if mine.colour != NO_COLOUR else 0
        left = mine.store[DIAMOND] - 1
        return [_reason("diamonds-left", left=left, held=held) if held else _reason("diamond-idle")]
    for p, rival in enumerate(known.seats[: known.players]):
        if rival.colour == kind:
            found = [_reason("frees", seat=p, castle=rival.castle, colour=CARDS[kind])]
            if rival.store[DIAMOND] >= PRICE:
                found.insert(0, _reason("ransom", seat=p, diamonds=rival.store[DIAMOND]))
            return found
    return [_reason("nobody-builds", colour=CARDS[kind])]


def _reason(id, **values):
    return {"id": f"diamoniak-{id}", "values": values}
