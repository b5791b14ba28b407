"""Information-set Monte Carlo tree search, compiled, once for all games.

Every iteration imagines a world that fits what the seat knows, walks down a tree of information sets by upper
confidence bounds, adds one move, plays the game out by the game's rollout policy and counts who won. A node of the
tree is a hash of what the searching seat has seen since the root; a move at a node is an arm with its visits, the
times it was available, and the win share it earned its mover. Where several seats decide at once each picks its arm
without seeing the others'.
"""

import math

import numpy as np

from karat.games.core import rule
from karat.games.doors import (
    deal,
    door,
    final_scores,
    imagine,
    is_over,
    is_winner,
    legal_moves,
    owes,
    pile,
    play,
    wanted,
)
from karat.games.luck import below, shuffle

roll = door("roll")  # (state, moves, count, luck): the index of the move of the rollout policy; seat is moves[-1]
prefer = door("prefer")  # (state, seat, move): how good a move looks at first sight, around 0
shows = door("shows")  # (state, seat, move, watcher): a number for what `watcher` sees of the move
open_pile = door("open_pile")  # (state, which): whether everybody sees the cards dealt from there


@rule
def play_to_the_end(state):
    return False


@rule
def expect_nothing(state, shares):
    """Never asked: without `settled` every play-out goes to the end."""


settled = door("settled", play_to_the_end)  # (state): whether a play-out may stop here and be estimated
estimate = door("estimate", expect_nothing)  # (state, shares): the win shares to be expected there

ARM = np.dtype(
    [("key", np.int64), ("visits", np.float32), ("available", np.float32), ("value", np.float64)], align=True
)
DEPTH = 200  # decisions of one walk that learn from its result
LONGEST = 5000  # decisions of a play-out: a hand-made position may have no end


@rule
def mix(a, b):
    """A well-spread number out of two; never 0, which marks an empty place."""
    x = (a ^ (b + 0x61C8864680B583EB)) * 0x2545F4914F6CDD1D
    x ^= (x >> 31) & 0x1FFFFFFFF
    x *= 0x5851F42D4C957F2D
    x ^= (x >> 29) & 0x7FFFFFFFF
    return x if x != 0 else 1


@rule
def find(arms, key):
    """The place of an arm in the table, or of the gap where it belongs; -1 in a full table."""
    mask = len(arms) - 1
    at = key & mask
    for _ in range(64):
        if arms[at].key == key or arms[at].key == 0:
            return at
        at = (at + 1) & mask
    return -1


@rule
def pick(state, seat, node, arms, moves, count, explore, bias, luck, chosen):
    """The arm that `seat` pulls: a new one if there is any, else the one with the highest bound.

    Writes the place of the arm into chosen[0] (-1: outside the table); returns the index of the move, or -1 - index
    where the arm is new.
    """
    fresh, fresh_score = -1, -math.inf
    best, best_bound = -1, -math.inf
    best_at = -1
    for i in range(count):
        at = find(arms, mix(mix(node, seat + 1), moves[i]))
        if at < 0:
            continue
        arm = arms[at]
        if arm.key == 0 or arm.visits == 0:
            score = prefer(state, seat, moves[i]) + 0.0001 * below(luck, 1000)
            if score > fresh_score:
                fresh, fresh_score = i, score
            if arm.key != 0:
                arm.available += 1
        else:
            arm.available += 1
            bound = arm.value / arm.visits + explore * math.sqrt(math.log(arm.available + 1.0) / arm.visits)
            if bias > 0:
                bound += bias * prefer(state, seat, moves[i]) / (arm.visits + 1.0)
            if bound > best_bound:
                best, best_bound, best_at = i, bound, at
    if fresh >= 0:
        at = find(arms, mix(mix(node, seat + 1), moves[fresh]))
        if arms[at].key == 0:
            arms[at].key = mix(mix(node, seat + 1), moves[fresh])
            arms[at].available = 1
        chosen[0] = at
        return -1 - fresh
    chosen[0] = best_at
    return best if best >= 0 else below(luck, count)


@rule
def iterate(
    known,
    work,
    seat,
    scratch,
    arms,
    explore,
    bias,
    patience,
    luck,
    cards,
    moves,
    log,
    chosen,
    path,
    made,
    scores,
    shares,
):
    """One iteration. `path` holds (place of the arm, seat) of the decisions that learn."""
    work[0] = known[0]
    state = work[0]
    imagine(state, seat, scratch, luck)
    node, in_tree, depth, decisions = 1, True, 0, 0
    while not is_over(state) and not settled(state) and decisions < LONGEST:
        which, count = wanted(state)
        if count:
            shuffle(luck, cards, pile(state, which, cards), count)
            if in_tree and open_pile(state, which):
                for i in range(count):
                    node = mix(node, cards[i] + 7)
            deal(state, cards, count, log)
            continue
        joint, grew = node, False
        deciding = 0
        for p in range(state.players):  # everybody chooses before anybody's choice is carried out
            if owes(state, p):
                found = min(legal_moves(state, p, moves), len(moves) - 1)
                if in_tree and depth < DEPTH:
                    index = pick(state, p, node, arms, moves, found, explore, bias, luck, chosen)
                    if index < 0:
                        index = -1 - index
                        grew = True
                    if chosen[0] >= 0:
                        if arms[chosen[0]].visits < patience:
                            grew = True
                        path[depth, 0] = chosen[0]
                        path[depth, 1] = p
                        depth += 1
                    joint = mix(joint, mix(p, shows(state, p, moves[index], seat)))
                else:
                    moves[len(moves) - 1] = p
                    index = roll(state, moves, found, luck) if found > 1 else 0
                made[deciding, 0] = p
                made[deciding, 1] = moves[index]
                deciding += 1
                decisions += 1
        for i in range(deciding):
            play(state, made[i, 0], made[i, 1], log)
        node = joint
        if grew:
            in_tree = False
    if is_over(state) or not settled(state):
        share_wins(state, scores, shares)
    else:
        estimate(state, shares)
    for i in range(depth):
        arm = arms[path[i, 0]]
        arm.visits += 1
        arm.value += shares[path[i, 1]]


@rule
def share_wins(state, scores, shares):
    """Who won: 1 in all, shared by the winners."""
    entries = final_scores(state, scores)
    winners = 0
    for p in range(entries):
        shares[p] = 1.0 if is_winner(state, p, scores) else 0.0
        winners += shares[p] > 0
    for p in range(entries):
        shares[p] /= max(winners, 1)


@rule
def search(
    known,
    work,
    seat,
    scratch,
    arms,
    iterations,
    explore,
    bias,
    patience,
    luck,
    cards,
    moves,
    log,
    path,
    made,
    scores,
    shares,
    out,
):
    """Search. The legal moves of `seat` at the root are in `moves` afterwards, their visits and values in `out`."""
    chosen = path[DEPTH]
    for _ in range(iterations):
        iterate(
            known,
            work,
            seat,
            scratch,
            arms,
            explore,
            bias,
            patience,
            luck,
            cards,
            moves,
            log,
            chosen,
            path,
            made,
            scores,
            shares,
        )
    count = min(legal_moves(known[0], seat, moves), len(moves) - 1)
    for i in range(count):
        at = find(arms, mix(mix(1, seat + 1), moves[i]))
        out[i, 0] = arms[at].visits if at >= 0 and arms[at].key != 0 else 0
        out[i, 1] = arms[at].value if at >= 0 and arms[at].key != 0 else 0
    return count
