"""What a standing between two expeditions is worth: everybody's share of wins, by how far they are behind the first.

A learner that asks this need not play the rest of the game for each thing it tries. Somebody's share is their part of
all weights; a weight falls with the rubies behind the first, steeply at first and then less so. The two slopes after
each expedition are fitted to who won, game by game, while the learner plays.
"""

import math

import numpy as np

from karat.bots.search import share_wins
from karat.games.diamant.rules import EXPEDITIONS, final_scores, is_over
from karat.kernel.core import rule

NEAR, FAR = 10, 60  # rubies behind: from here on the second slope, from there on all is the same
STEP = 0.05


def new_slopes():
    """For each expedition two slopes, and how much they have been corrected so far."""
    return np.array([[0.05 + 0.02 * e, 0.05 + 0.02 * e, 1.0, 1.0] for e in range(EXPEDITIONS)])


@rule
def expect(scores, players, slopes, shares):
    """Write the shares of wins that scores promise, by the slopes of the expedition that is over."""
    best, total = scores[0], 0.0
    for p in range(players):
        best = max(best, scores[p])
    for p in range(players):
        behind = min(best - scores[p], FAR)
        shares[p] = math.exp(-slopes[0] * min(behind, NEAR) - slopes[1] * max(behind - NEAR, 0))
        total += shares[p]
    for p in range(players):
        shares[p] /= total


@rule
def correct(scores, players, won, slopes, shares):
    """Move the slopes towards what came of these scores."""
    expect(scores, players, slopes, shares)
    best, near, far = scores[0], 0.0, 0.0
    for p in range(players):
        best = max(best, scores[p])
    for p in range(players):
        behind = min(best - scores[p], FAR)
        near += (shares[p] - won[p]) * min(behind, NEAR)
        far += (shares[p] - won[p]) * max(behind - NEAR, 0)
    slopes[2] += near * near
    slopes[3] += far * far
    slopes[0] = max(slopes[0] + STEP * near / math.sqrt(slopes[2]), 0.0)
    slopes[1] = max(slopes[1] + STEP * far / math.sqrt(slopes[3]), 0.0)


@rule
def worth(state, seat, expedition, slopes, scores, shares):
    """The share of wins that a seat may expect after an expedition; the true one at the end."""
    if is_over(state):
        share_wins(state, scores, shares)
    else:
        final_scores(state, scores)
        expect(scores, state.players, slopes[expedition - 1], shares)
    return shares[seat]
