"""What a standing between expeditions is worth: the share of wins of each, by how far they are before the best other.

A learner that asks this need not play the rest of the game for each thing it tries. Somebody's share is their part of
all weights, and the weight goes by the distance to the best of the others, along a bent line through a few knots: one
point behind is not half of two behind, and a lead is worth more than what the others lack. The line of each expedition
is fitted to who won, game by game, while the learner plays.
"""

import math

import numpy as np

from karat.bots.search import share_wins
from karat.games.diamant.rules import EXPEDITIONS, final_scores, is_over
from karat.kernel.core import inlined, rule

FAR = 60  # rubies: from here on all is the same
KNOTS = (-60, -40, -25, -17, -12, -8, -5, -3, -2, -1, 0, 1, 2, 3, 5, 8, 12, 17, 25, 40, 60)
BEFORE = np.array([sum(knot <= d for knot in KNOTS[:-1]) - 1 for d in range(-FAR, FAR + 1)])  # the knot before
PART = np.array([(d - KNOTS[k]) / (KNOTS[k + 1] - KNOTS[k]) for d, k in enumerate(BEFORE.tolist(), -FAR)])
STEP = 0.2


def new_lines():
    """For each expedition the height of the line at each knot, and how much it has been corrected so far."""
    knots = np.array(KNOTS)
    return np.array([[0.08 * knots * (1 - np.abs(knots) / 150), np.ones(len(knots))] for _ in range(EXPEDITIONS)])


@inlined
def two_best(scores, players):
    best, second = -1, -1
    for p in range(players):
        if scores[p] > best:
            second = best
            best = scores[p]
        elif scores[p] > second:
            second = scores[p]
    return best, second


@inlined
def distance(score, best, second):
    """How far a score is before the best of the others, as a place in the tables of knots."""
    return max(-FAR, min(FAR, score - (second if score == best else best))) + FAR


@rule
def expect(scores, players, line, shares):
    """Write the shares of wins that scores promise, by the line of the expedition that is over."""
    best, second = two_best(scores, players)
    most, total = -1e9, 0.0
    for p in range(players):
        d = distance(scores[p], best, second)
        k = BEFORE[d]
        shares[p] = line[0, k] + PART[d] * (line[0, k + 1] - line[0, k])
        most = max(most, shares[p])
    for p in range(players):
        shares[p] = math.exp(shares[p] - most)
        total += shares[p]
    for p in range(players):
        shares[p] /= total


@rule
def correct(scores, players, won, line, shares):
    """Move the line towards what came of these scores."""
    expect(scores, players, line, shares)
    best, second = two_best(scores, players)
    for p in range(players):
        d = distance(scores[p], best, second)
        for i in range(2):
            k = BEFORE[d] + i
            pull = (won[p] - shares[p]) * (PART[d] if i else 1 - PART[d])
            line[1, k] += pull * pull
            line[0, k] += STEP * pull / math.sqrt(line[1, k])


@rule
def worth(state, seat, expedition, lines, scores, shares):
    """The share of wins that a seat may expect after an expedition; the true one at the end."""
    if is_over(state):
        share_wins(state, scores, shares)
    else:
        final_scores(state, scores)
        expect(scores, state.players, lines[expedition - 1], shares)
    return shares[seat]
