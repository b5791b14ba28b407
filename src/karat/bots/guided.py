"""A search that a net guides, for games and numbers of players with a learned one.

The net says which moves look best. These are tried in the same imagined worlds. There everybody goes on as the net
would, which is told what that seat knows in that world and nothing else, until it is the searching seat's turn again:
what the net expects then is what the move has earned. The worse half of the moves is dropped, again and again.
"""

import math
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from karat.bots.net import ALIKE, best_of, drawn_of, net_of, new_room, weigh
from karat.bots.search import LONGEST, MARGIN, ahead, bring_forward, critical, imagine_world, know, share_wins
from karat.bots.search import new_room as new_worlds
from karat.bots.thinker import Search, Thinker
from karat.kernel.core import new_states, rule
from karat.kernel.dispatch import deal, is_over, legal_moves, owes, pile, play, prepare_now, wanted
from karat.kernel.luck import shuffle
from karat.table.actions import MOST_EVER, UNFINISHED, WHOLE, spell

UNTRIED = 0.1  # the error of a win share that only the net has told
MOST_LOOKED_AT = 128  # moves that a decision puts in order, of the thousands that there may be


class Way(NamedTuple):
    """The way to search."""

    playouts: int
    wide: int  # only so many of the moves that look best are tried,
    slack: float  # and none that looks worse than the best by more than this; all of them in a critical position
    turns: int  # so often it is the seat's turn again before the net is asked what to expect
    trust: float  # in what the net said at first: as much as in so many play-outs


class Sight(NamedTuple):
    """Room for what a seat knows in an imagined world, and for moves that are being spelled."""

    known: np.ndarray
    empty: np.ndarray
    moves: np.ndarray
    partials: np.ndarray
    values: np.ndarray


def new_sight(game):
    state = game.rules.STATE
    moves, partials = np.zeros((2, 2 * MOST_EVER), np.int64)
    return Sight(new_states(state), new_states(state), moves, partials, np.zeros(2 * MOST_EVER))


@rule
def think_of(state, p, net, eyes, sight):
    """What a seat of a world would do by the net, and which win share it expects."""
    know(state, p, sight.known, sight.empty)
    known, partial, expected = sight.known[0], WHOLE, 0.0
    while True:
        count = weigh(known, p, partial, net, eyes)
        best = best_of(eyes.values, count)
        if partial == WHOLE:
            expected = eyes.values[best]
        move, partial = spell(known, p, partial, eyes.legal[best])
        if move != UNFINISHED:
            return move, expected


@rule
def follow(seat, first, turns, net, eyes, sight, room):
    """What `seat` may expect in the world in `room.world` after the move `first`, and by how much it is ahead there, if
    the game is over before its turn comes."""
    room.work[0] = room.world[0]
    state, made = room.work[0], room.made
    others, decisions = False, 0
    while not is_over(state) and decisions < LONGEST:
        which, count = wanted(state)
        if count:
            shuffle(room.luck, room.cards, pile(state, which, room.cards), count)
            deal(state, room.cards, count, room.log)
            continue
        deciding = 0
        for p in range(state.players):  # everybody chooses before anybody's choice is carried out
            if owes(state, p):
                if p == seat and first >= 0:
                    move, first = first, -1
                elif p != seat and legal_moves(state, p, room.moves) == 1:
                    move, others = room.moves[0], True
                else:
                    move, expected = think_of(state, p, net, eyes, sight)
                    if p == seat and others:
                        turns -= 1
                        if turns == 0:
                            return expected, 0.0
                    others = p != seat
                made[deciding, 0] = p
                made[deciding, 1] = move
                deciding += 1
                decisions += 1
        for i in range(deciding):
            play(state, made[i, 0], made[i, 1], room.log)
    share_wins(state, room.scores, room.shares)
    return room.shares[seat], ahead(state, seat, room.scores)


@rule
def best_moves(known, seat, net, eyes, sight, ranked, results):
    """Write the moves that the net likes best into `ranked`, and how much into `results`; how many there are.

    What is spelled of a move is worth as much as its best end.
    """
    found, size, partial, worth = 0, 0, WHOLE, 0.0
    while True:
        count = weigh(known[0], seat, partial, net, eyes)
        best = eyes.values[best_of(eyes.values, count)]
        for k in range(min(count, len(sight.moves) - size)):
            sight.moves[size], sight.partials[size] = spell(known[0], seat, partial, eyes.legal[k])
            sight.values[size] = eyes.values[k] if partial == WHOLE else worth + eyes.values[k] - best
            size += 1
        partial = WHOLE
        while partial == WHOLE:
            at = best_of(sight.values, size)
            if found == len(ranked) or sight.values[at] == -np.inf:
                return found
            worth, sight.values[at] = sight.values[at], -np.inf
            if sight.moves[at] == UNFINISHED:
                partial = sight.partials[at]
            else:
                ranked[found] = sight.moves[at]
                results[found, 1] = worth
                found += 1


@rule
def guided(known, seat, how, net, eyes, sight, room, ranked, results):
    """Rank the moves that the net likes best; how many there are.

    A row of `results`: play-outs, the win shares to be expected in them (without any, what the net says), and what the
    order goes by.
    """
    count = best_moves(known, seat, net, eyes, sight, ranked, results)
    alive = count if critical(known[0]) else 1
    while alive < min(count, how.wide) and results[alive, 1] >= results[0, 1] - how.slack:
        alive += 1
    for i in range(count):
        results[i, 2] = -np.inf
        if i < alive:
            results[i, 2] = how.trust * results[i, 1]
            results[i, 1] = 0.0
    rounds = 1
    while 1 << rounds < alive:
        rounds += 1
    for _ in range(rounds):
        for _ in range(max(1, how.playouts // (rounds * alive))):
            imagine_world(known, seat, room)
            for i in range(alive):
                expected, lead = follow(seat, ranked[i], how.turns, net, eyes, sight, room)
                results[i, 0] += 1
                results[i, 1] += expected
                results[i, 2] += expected + MARGIN * lead
        for i in range(alive):
            bring_forward(ranked, results, i)
        alive = (alive + 1) // 2
    return count


@rule
def compare_two(known, seat, one, other, worlds, turns, net, eyes, sight, room, sums):
    """Try two moves in the same worlds: the sums of what they earn, and of the square of the difference."""
    for _ in range(worlds):
        imagine_world(known, seat, room)
        first, _ = follow(seat, one, turns, net, eyes, sight, room)
        second, _ = follow(seat, other, turns, net, eyes, sight, room)
        sums[0] += first
        sums[1] += second
        sums[2] += (first - second) ** 2


# The bot -------------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Guided:
    """A search that the game's net for the number of players guides, or the net in `file`; where there is none,
    `otherwise` thinks."""

    otherwise: Search
    playouts: int = 1000
    wide: int = 8
    slack: float = 0.2
    turns: int = 1
    trust: float = 0.0
    file: str = ""

    def bot(self, game, name, seed):
        return GuidedThinker(game, name, seed, self)

    # The tree of the other search, for those who judge by it.
    explore = property(lambda self: self.otherwise.explore)
    bias = property(lambda self: self.otherwise.bias)
    patience = property(lambda self: self.otherwise.patience)


class GuidedThinker(Thinker):
    def __init__(self, game, name, seed, how):
        super().__init__(game, name, seed, how)
        self._otherwise, self._room = how.otherwise.bot(game, name, seed), None

    def check(self):
        if self.how.file:
            net_of(self.game, self.game.players[0], self.how.file)

    def net(self, knowledge):
        """The net for this number of players; None where there is none."""
        return net_of(self.game, int(knowledge.known[0]["players"]), self.how.file)

    def decide(self, knowledge, legal):
        net = self.net(knowledge)
        if net is None:
            return self._otherwise.decide(knowledge, legal)
        rows = self._weighed(knowledge, net, min(MOST_LOOKED_AT, len(legal)))
        if len(knowledge.to_move) == 1:
            return rows[0][0]
        values = np.array([worth / tried for _, tried, worth in rows if tried], np.float32)
        return rows[drawn_of(values, len(values), ALIKE, self.luck(knowledge))][0]

    def rank(self, knowledge):
        net = self.net(knowledge)
        if net is None:
            return self._otherwise.rank(knowledge)
        legal = knowledge.legal()
        rows = self._weighed(knowledge, net, len(legal))
        named = {move for move, *_ in rows}
        rows += [(move, 0, 0.0) for move in legal if move not in named]
        return [self.advice(knowledge, *row) for row in rows]

    def advice(self, knowledge, move, tried, wins):
        said = super().advice(knowledge, move, tried, wins)
        return said if tried else said | {"win": min(max(wins, 0.0), 1.0), "error": UNTRIED}

    def _rooms(self, knowledge, net):
        if self._room is None:
            self._room = new_room(self.game, net), new_sight(self.game)
        room = new_worlds(self.game, len(knowledge.legal()), 1, self.luck(knowledge))
        prepare_now(knowledge.known, knowledge.seat, room.scratch)
        return *self._room, room

    def _weighed(self, knowledge, net, most):
        """(move, play-outs, summed win share) of the most promising moves, the best first."""
        ranked, results = np.zeros(most, np.int64), np.zeros((most, 3))
        how = Way(self.how.playouts, self.how.wide, self.how.slack, self.how.turns, self.how.trust)
        rooms = self._rooms(knowledge, net)
        count = guided(knowledge.known, knowledge.seat, how, net, *rooms, ranked, results)
        name = self.game.words.move_text
        return [(name(move), *row[:2]) for move, row in zip(ranked[:count].tolist(), results.tolist())]

    def compare(self, knowledge, move, other, worlds):
        """The win shares that two moves may expect in the same worlds, and the error of their difference; None where
        there is no net to tell."""
        net, sums = self.net(knowledge), np.zeros(3)
        if net is None:
            return None
        codes = map(self.game.words.move_from, (move, other))
        rooms = self._rooms(knowledge, net)
        compare_two(knowledge.known, knowledge.seat, *codes, worlds, self.how.turns, net, *rooms, sums)
        win, other_win, square = (sums / worlds).tolist()
        spread = max(square - (win - other_win) ** 2, 1 / worlds**2)
        return win, other_win, 1.96 * math.sqrt(spread / worlds)
