"""Information-set Monte Carlo search, compiled, once for all games.

A search imagines worlds that fit what the seat knows and plays its moves out in them by the game's rollout policy.
Every move is tried in the same worlds; the worse half of the moves is dropped, again and again. Behind a move that was
tried often enough a tree grows: a node is a hash of what the searching seat has seen since the root, a move there is an
arm with its visits, the times it was available and the win share it earned its mover. A seat that decides alone pulls
the arm with the highest bound. Where several seats decide at once each pulls its own by regret matching, without
seeing the others': such decisions need mixing.
"""

import math
from typing import NamedTuple

import numpy as np

from karat.kernel.core import inlined, new_states, rule, silent_log
from karat.kernel.dispatch import (
    by_game,
    deal,
    final_scores,
    imagine,
    is_over,
    is_winner,
    legal_moves,
    owes,
    perceive,
    pile,
    play,
    wanted,
)
from karat.kernel.luck import below, next_word, shuffle


@inlined
def roll_any(state, moves, count, luck):
    return below(luck, count)


@rule
def like_any(state, seat, move):
    return 0.0


@rule
def show_all(state, seat, move, watcher):
    """Moves are made openly."""
    return move


@rule
def cover_all(state, which):
    return False


@rule
def never(state):
    return False


@rule
def expect_nothing(state, shares):
    """Never asked: without `settled` every play-out goes to the end."""


@rule
def level(state, seat, scores):
    return 0.0


@inlined
def roll_legal(state, seat, moves, luck):
    found = min(legal_moves(state, seat, moves), len(moves) - 1)
    moves[len(moves) - 1] = seat
    return moves[roll(state, moves, found, luck) if found > 1 else 0]


# What a game's brain tells the search; the second function is what holds where it tells nothing.
roll = by_game("roll", roll_any)  # (state, moves, count, luck): the index of the play-outs' move; seat is moves[-1]
prefer = by_game("prefer", like_any)  # (state, seat, move): how good a move looks at first sight, around 0
shows = by_game("shows", show_all)  # (state, seat, move, watcher): a number for what `watcher` sees of the move
open_pile = by_game("open_pile", cover_all)  # (state, which): whether everybody sees the cards dealt from there
settled = by_game("settled", never)  # (state): whether a play-out may stop here and be estimated
estimate = by_game("estimate", expect_nothing)  # (state, shares): the win shares to be expected there
critical = by_game("critical", never)  # (state): whether every legal move deserves a look
rolled = by_game("rolled", roll_legal)  # (state, seat, moves, luck): the move itself of that policy; `moves` is room
ahead = by_game("ahead", level)  # (state, seat, final scores): by how much a seat won or lost, from -1 to 1

ARM = np.dtype([
    ("key", np.int64),
    ("visits", np.float32),
    ("available", np.float32),
    ("value", np.float64),  # the sum of the win shares it earned
    ("weighed", np.float64),  # the same, each divided by the chance with which the arm was pulled
], align=True)  # fmt: skip
DEPTH = 200  # decisions of one walk that learn from its result
LONGEST = 5000  # decisions of a play-out: a hand-made position may have no end
MARGIN = 0.03  # what a clear result counts beside winning, so that moves that win equally often still differ
TRYING = 0.1  # how often a mixed decision just tries anything
MOST_ARMS = 1 << 20


class How(NamedTuple):
    """The way to search."""

    playouts: int
    wide: int  # only so many of the moves that look best are tried, all of them in a critical position
    explore: float  # how much is tried against how much is used, behind the first move
    bias: float  # how long first impressions count
    patience: float  # so often a move is tried before the tree goes on behind it


class Room(NamedTuple):
    """Everything a search writes into."""

    world: np.ndarray
    work: np.ndarray
    scratch: np.ndarray
    arms: np.ndarray
    luck: np.ndarray
    cards: np.ndarray
    moves: np.ndarray
    log: np.ndarray
    path: np.ndarray
    chances: np.ndarray
    made: np.ndarray
    scores: np.ndarray
    shares: np.ndarray


def new_room(game, moves, playouts, luck):
    """Room for a search of so many play-outs where there are so many legal moves."""
    state = game.rules.STATE
    return Room(
        world=new_states(state),
        work=new_states(state),
        scratch=np.zeros(game.worlds.SCRATCH),
        arms=np.zeros(min(MOST_ARMS, 1 << max(10, (4 * playouts).bit_length())), ARM),
        luck=luck,
        cards=np.zeros(128, np.int64),
        moves=np.zeros(max(moves, game.rules.MAX_MOVES) + 1, np.int64),
        log=silent_log(),
        path=np.zeros((DEPTH + 1, 3), np.int64),
        chances=np.zeros(DEPTH),
        made=np.zeros((8, 2), np.int64),
        scores=np.zeros(8, np.int64),
        shares=np.zeros(8),
    )


# Arms ----------------------------------------------------------------------------------------------------------------
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
def place(arms, key):
    """The place of an arm, which is made if it is new; -1 in a full table."""
    at = find(arms, key)
    if at >= 0:
        arms[at].key = key
    return at


@rule
def pull(state, seat, spot, arms, moves, count, explore, bias, luck):
    """The arm that a seat pulls that decides alone: a new one if there is any, else the one with the highest bound.

    Returns the index of the move and the place of the arm, -1 outside the table.
    """
    best, best_at, best_bound = below(luck, count), -1, -math.inf
    for i in range(count):
        at = place(arms, mix(spot, moves[i]))
        if at < 0:
            continue
        arm = arms[at]
        arm.available += 1
        looks = prefer(state, seat, moves[i])
        if arm.visits == 0:
            bound = 1e9 + looks + 0.0001 * below(luck, 1000)
        else:
            bound = arm.value / arm.visits + explore * math.sqrt(math.log(arm.available + 1.0) / arm.visits)
            bound += bias * looks / (arm.visits + 1.0)
        if bound > best_bound:
            best, best_at, best_bound = i, at, bound
    return best, best_at


@rule
def regret(arms, spot, move, total):
    """How much more a move would have earned than what was earned, if it is more."""
    at = find(arms, mix(spot, move))
    return max(arms[at].weighed - total, 0.0) if at >= 0 and arms[at].key != 0 else 0.0


@rule
def match_regrets(spot, arms, moves, count, luck):
    """The arm that one of several seats pulls that decide at once: by chances as their regrets.

    Returns the index of the move, the place of the arm, -1 outside the table, and the chance.
    """
    at = find(arms, spot)
    total = arms[at].value if at >= 0 else 0.0
    regrets = 0.0
    for i in range(count):
        regrets += regret(arms, spot, moves[i], total)
    ticket = next_word(luck) / 4294967296.0
    chosen, chance = count - 1, 1.0 / count
    for i in range(count):
        chance = TRYING / count
        chance += (1 - TRYING) * (regret(arms, spot, moves[i], total) / regrets if regrets > 0 else 1.0 / count)
        ticket -= chance
        if ticket < 0:
            chosen = i
            break
    return chosen, place(arms, mix(spot, moves[chosen])), chance


@rule
def learn(arms, path, chances, depth, shares):
    """Tell the arms of a walk what they have earned their movers."""
    for i in range(depth):
        earned = shares[path[i, 1]]
        arm = arms[path[i, 0]]
        arm.visits += 1
        arm.value += earned
        arm.weighed += earned / chances[i]
        if path[i, 2] >= 0:
            arms[path[i, 2]].value += earned


# Walks ---------------------------------------------------------------------------------------------------------------
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
def count_deciding(state):
    deciding = 0
    for p in range(state.players):
        deciding += owes(state, p)
    return deciding


@rule
def walk(seat, first, in_tree, how, room):
    """Play the world in `room.world` out, with `first` as the first move of `seat` unless that is negative.

    The win shares are in `room.shares` afterwards. Returns by how much the seat is ahead, and the number of decisions.
    """
    room.work[0] = room.world[0]
    state = room.work[0]
    arms, luck, moves, path, made = room.arms, room.luck, room.moves, room.path, room.made
    node, depth, decisions = 1, 0, 0
    while not is_over(state) and not settled(state) and decisions < LONGEST:
        which, count = wanted(state)
        if count:
            shuffle(luck, room.cards, pile(state, which, room.cards), count)
            if in_tree and open_pile(state, which):
                for i in range(count):
                    node = mix(node, room.cards[i] + 7)
            deal(state, room.cards, count, room.log)
            continue
        joint, grows, deciding = node, False, 0
        together = in_tree and count_deciding(state) > 1
        for p in range(state.players):  # everybody chooses before anybody's choice is carried out
            if owes(state, p):
                if p == seat and first >= 0:
                    move = first
                    first = -1
                elif in_tree and depth < DEPTH:
                    found = min(legal_moves(state, p, moves), len(moves) - 1)
                    spot = mix(node, p + 1)
                    if together:
                        index, at, chance = match_regrets(spot, arms, moves, found, luck)
                    else:
                        index, at = pull(state, p, spot, arms, moves, found, how.explore, how.bias, luck)
                        chance = 1.0
                    if at >= 0:
                        grows = grows or arms[at].visits < max(how.patience, 1.0)
                        path[depth, 0] = at
                        path[depth, 1] = p
                        path[depth, 2] = place(arms, spot) if together else -1
                        room.chances[depth] = chance
                        depth += 1
                    move = moves[index]
                else:
                    move = rolled(state, p, moves, luck)
                if in_tree:
                    joint = mix(joint, mix(p, shows(state, p, move, seat)))
                made[deciding, 0] = p
                made[deciding, 1] = move
                deciding += 1
                decisions += 1
        for i in range(deciding):
            play(state, made[i, 0], made[i, 1], room.log)
        node = joint
        in_tree = in_tree and not grows
    lead = 0.0
    if is_over(state) or not settled(state):
        share_wins(state, room.scores, room.shares)
        lead = ahead(state, seat, room.scores)
    else:
        estimate(state, room.shares)
    learn(arms, path, room.chances, depth, room.shares)
    return lead, decisions


@rule
def imagine_world(known, seat, room):
    room.world[0] = known[0]
    imagine(room.world[0], seat, room.scratch, room.luck)


@inlined
def know(state, seat, known, empty):
    """Write what a seat may know into `known[0]`, which still holds what another one knew before."""
    known[0] = empty[0]
    perceive(state, seat, known[0])


# The search ----------------------------------------------------------------------------------------------------------
@rule
def bring_forward(ranked, results, i):
    """Move row `i` before all better-placed rows that have done worse."""
    while i > 0 and results[i, 2] > results[i - 1, 2]:
        for column in range(3):
            kept = results[i, column]
            results[i, column] = results[i - 1, column]
            results[i - 1, column] = kept
        move = ranked[i]
        ranked[i] = ranked[i - 1]
        ranked[i - 1] = move
        i -= 1


@rule
def search(known, seat, how, room, ranked, results):
    """Rank the legal moves. A row of `results`: play-outs, win shares, and what the order goes by."""
    state = known[0]
    count = min(legal_moves(state, seat, ranked), len(ranked))
    alone = count_deciding(state) == 1
    for i in range(count):
        results[i, 2] = prefer(state, seat, ranked[i])
        bring_forward(ranked, results, i)
    if not alone:
        for _ in range(how.playouts):
            imagine_world(known, seat, room)
            walk(seat, -1, True, how, room)
        for i in range(count):
            at = find(room.arms, mix(mix(1, seat + 1), ranked[i]))
            results[i, 0] = room.arms[at].visits if at >= 0 else 0.0
            results[i, 1] = room.arms[at].value if at >= 0 else 0.0
            results[i, 2] = results[i, 0]
            bring_forward(ranked, results, i)
        return
    alive = count if critical(state) else min(how.wide, count)
    for i in range(count):
        results[i, 2] = 0.0 if i < alive else -np.inf
    rounds = 1
    while 1 << rounds < alive:
        rounds += 1
    for _ in range(rounds):
        for _ in range(max(2, how.playouts // (rounds * alive))):
            imagine_world(known, seat, room)
            for i in range(alive):
                lead, _ = walk(seat, ranked[i], results[i, 0] >= how.patience, how, room)
                results[i, 0] += 1
                results[i, 1] += room.shares[seat]
                results[i, 2] += room.shares[seat] + MARGIN * lead
        for i in range(alive):
            bring_forward(ranked, results, i)
        alive = (alive + 1) // 2
