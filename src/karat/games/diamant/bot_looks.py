"""What a decision in Diamant looks like: fourteen views of it, each of a few numbers in coarse or fine steps.

A table holds for each look of each view how much speaks for leaving; all views together say with which chance somebody
leaves. All who are inside carry the same, so views differ by how somebody stands, and else by what all can see.
"""

import math
from itertools import accumulate

from karat.games.diamant.rules import FIRST_RELIC, FIRST_TRAP, KINDS, RELICS, TREASURES, count_inside
from karat.kernel.core import inlined, rule

# The looks of each view, and where each begins in the table.
SIZES = (19200, 8400, 11200, 3840, 3600, 6480, 4800, 1240, 17280, 21600, 81120, 36270, 94080, 8160)
FIRSTS = (0, *accumulate(SIZES[:-1]))
LOOKS = sum(SIZES)
VIEWS = len(SIZES)
LEVEL = 128  # speaks neither for nor against it
UNIT = 16.0  # so much more makes the odds of leaving e times as high
NOBODY = -1000  # the score of the best of none


# What lies on the table ----------------------------------------------------------------------------------------------
@rule
def danger(state):
    """How many cards of the deck would spring a trap, and how many cards it has."""
    deadly, cards = 0, 0
    for kind in range(KINDS):
        cards += state.deck[kind]
    for i in range(state.path_length):
        kind = state.path[i]
        if FIRST_TRAP <= kind < FIRST_RELIC:
            deadly += state.deck[kind]
    return deadly, cards


@rule
def hope(state):
    """How many rubies of the deck would come to each of those inside, over all its cards."""
    rubies, inside = 0, count_inside(state)
    for kind in range(FIRST_TRAP):
        rubies += state.deck[kind] * (TREASURES[kind] // inside)
    return rubies


@rule
def lying_on_path(state):
    rubies = 0
    for i in range(state.path_length):
        rubies += state.on_path[i]
    return rubies


@rule
def relics_on_path(state):
    worth = 0
    for i in range(state.path_length):
        if state.path[i] >= FIRST_RELIC:
            worth += RELICS[state.path[i] - FIRST_RELIC]
    return worth


@rule
def safe(state, p):
    """What seat `p` has for certain: chest and relics."""
    worth = state.seats[p].chest
    for relic in range(len(RELICS)):
        if state.relic_owner[relic] == p:
            worth += RELICS[relic]
    return worth


# What somebody sees --------------------------------------------------------------------------------------------------
@rule
def scene(state):
    """What all inside see alike: deadly cards and cards in all, rubies and relics on the path, how many are inside, and
    what the deck would bring."""
    deadly, cards = danger(state)
    return deadly, cards, lying_on_path(state), relics_on_path(state), count_inside(state), hope(state)


@rule
def standing(state, p):
    """How seat `p` stands: how far before the best of those inside; before the best of those who are back, if it left
    now; before the best and the next best of all, who count for what they have beyond its bag if they are back; and how
    many of those inside are ahead of it or less than three behind."""
    mine, bag = safe(state, p), state.seats[p].carried
    inside, back, best, second, near = NOBODY, NOBODY, NOBODY, NOBODY, 0
    for other in range(state.players):
        if other != p:
            theirs = safe(state, other)
            if state.seats[other].inside:
                inside = max(inside, theirs)
                near += theirs > mine - 3
            else:
                back = max(back, theirs)
                theirs -= bag
            if theirs > best:
                second = best
                best = theirs
            elif theirs > second:
                second = theirs
    return mine - inside, mine + bag - back, mine - best, mine - second, near


@inlined
def step_of(value, steps):
    """How many of the rising numbers a value has reached."""
    reached = 0
    for i in range(len(steps)):
        if value >= steps[i]:
            reached += 1
    return reached


@inlined
def far(before):
    return step_of(before, (-22, -15, -10, -6, -3, -1, 0, 1, 2, 4, 8, 13, 20))


@inlined
def views(seen, bag, expedition, stand):
    """The places in the table of what somebody sees who carries so much and stands so."""
    deadly, c, rubies, relics, inside = seen[0], seen[1], seen[2], seen[3], seen[4]
    before_inside, before_back, before_best, before_second, near = stand
    crowd, e = inside - 1, expedition - 1
    risk = step_of(deadly * 200, (c, 7 * c, 15 * c, 22 * c, 29 * c, 36 * c, 44 * c, 54 * c, 66 * c)) if c else 9
    path = 7 + step_of(rubies + relics, (10, 17)) if relics else step_of(rubies, (1, 2, 4, 6, 9, 13))
    coarse_path = 5 if relics else step_of(rubies, (1, 3, 6, 10))
    fine_path = step_of(rubies, (1, 2, 3, 4, 5, 6, 8, 10, 13)) * 3 + step_of(relics, (1, 9))
    carried = step_of(bag, (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 22, 28))
    coarse_bag = step_of(bag, (1, 3, 5, 8, 12, 17, 24))
    fine_bag = step_of(bag, (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 19, 22, 26, 31))
    lead = step_of(min(before_inside, before_back), (-22, -15, -10, -6, -3, 0, 1, 4, 8, 13, 20))
    in_front = step_of(before_inside, (-14, -7, -3, 0, 1, 4, 8, 15))
    fine_in_front = step_of(before_inside, (-20, -13, -8, -5, -2, 0, 1, 3, 6, 9, 14, 21))
    back = step_of(before_back, (-12, -7, -4, -2, 0, 1, 3, 6, 11))
    fine_back = step_of(before_back, (-13, -8, -5, -3, -1, 0, 1, 2, 4, 7, 11, 16))
    needed = max(-15, min(before_back, 15)) + 15
    with_path = max(-15, min(before_back + rubies + relics, 15)) + 15
    dear = (deadly * (bag + (rubies + relics) / inside) - seen[5]) / max(c, 1)  # what one more card costs, on average
    balance = step_of(dear, (-6.0, -4.5, -3.3, -2.4, -1.7, -1.1, -0.6, -0.2, 0.2, 0.6, 1.1, 1.7, 2.4, 3.3, 4.5, 6.0))
    late, someone = max(e - 2, 0), before_inside < -NOBODY // 2
    return (
        FIRSTS[0] + (((e * 8 + crowd) * 10 + risk) * 8 + coarse_bag) * 6 + coarse_path,
        FIRSTS[1] + ((e * 10 + risk) * 14 + carried) * 12 + lead,
        FIRSTS[2] + ((crowd * 10 + risk) * 10 + path) * 14 + carried,
        FIRSTS[3] + ((e * 8 + crowd) * 12 + lead) * 8 + coarse_bag,
        FIRSTS[4] + ((e * 9 + in_front) * 10 + risk) * 8 + crowd,
        FIRSTS[5] + (((late * 9 + in_front) * 10 + back) * 8 + coarse_bag) * 3 + min(crowd, 2),
        FIRSTS[6] + ((e * 12 + lead) * 10 + path) * 8 + crowd,
        FIRSTS[7] + (((e == 4) * 31 + needed) * 10 + path) * 2 + (crowd > 1),
        FIRSTS[8] + ((crowd * 10 + min(deadly, 9)) * 12 + min(c // 3, 11)) * 18 + fine_bag,
        FIRSTS[9] + ((e * 8 + crowd) * 30 + fine_path) * 18 + fine_bag,
        FIRSTS[10]
        + ((((late * 4 + min(crowd, 3)) * 13 + fine_in_front) * 13 + fine_back) * 10 + risk) * 4
        + min(near, 3),
        FIRSTS[11] + (((late * 31 + with_path) * 13 + fine_in_front) * 10 + risk) * 3 + min(crowd, 2),
        FIRSTS[12] + ((((late * 2 + someone) * 14 + far(before_best)) * 14 + far(before_second)) * 10 + risk) * 8
        + coarse_bag,
        FIRSTS[13] + ((e * 8 + crowd) * 17 + balance) * 12 + lead,
    )  # fmt: skip


@inlined
def chance_by(table, places):
    """The chance of leaving by the sum of all views."""
    total = -1.0 * VIEWS * LEVEL
    for i in range(VIEWS):
        total += table[places[i]]
    return 1.0 / (1.0 + math.exp(-total / UNIT))
