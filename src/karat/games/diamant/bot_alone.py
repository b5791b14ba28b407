"""Diamant's last explorer, exactly: what leaving now and going on are worth to somebody who is alone in the cave.

Alone, everything found is the explorer's: treasures, relics and what lies on the path. So the future depends only on
which cards are left, and a table over all of them is filled from the emptiest deck up.
"""

import numpy as np

from karat.games.diamant.bot_looks import lying_on_path, relics_on_path, safe
from karat.games.diamant.rules import FIRST_RELIC, FIRST_TRAP, KINDS, RELICS, TRAPS, TREASURES
from karat.kernel.core import rule

MOST_CELLS = 1 << 22  # of the table; with more relics in the deck than that allows nothing is solved
RUBIES, WINS = 0, 1  # what is to be made as large as possible


@rule
def worth_of(kind):
    """What a card adds to what the explorer can carry home; 0 for a trap."""
    if kind < FIRST_TRAP:
        return TREASURES[kind]
    return RELICS[kind - FIRST_RELIC] if kind >= FIRST_RELIC else 0


@rule
def reward(goal, total, best, rivals):
    """Rubies, or the share of the win of a total among rivals of whom `rivals` have the best one."""
    if goal == RUBIES:
        return float(total)
    if total > best:
        return 1.0
    return 1.0 / (rivals + 1) if total == best else 0.0


@rule
def cells_needed(state):
    """The size of the table for this deck."""
    cells = 1 << TRAPS
    for kind in range(KINDS):
        if worth_of(kind) > 0:
            cells *= state.deck[kind] + 1
    return cells


@rule
def solve(state, p, goal, table):
    """What leaving now and what going on (and then choosing best) are worth to seat `p`, alone inside."""
    best, rivals = -1, 0
    for other in range(state.players):
        if other != p:
            theirs = safe(state, other)
            rivals = 1 if theirs > best else rivals + (theirs == best)
            best = max(best, theirs)
    home = safe(state, p)
    held = home + state.seats[p].carried + lying_on_path(state) + relics_on_path(state)
    sprung = 0  # kinds of trap on the path
    for i in range(state.path_length):
        if FIRST_TRAP <= state.path[i] < FIRST_RELIC:
            sprung |= 1 << (state.path[i] - FIRST_TRAP)
    lost = reward(goal, home, best, rivals)
    all_worth, good = 0, 1
    for kind in range(KINDS):
        if worth_of(kind) > 0:
            all_worth += state.deck[kind] * worth_of(kind)
            good *= state.deck[kind] + 1
    stay = 0.0
    for cell in range(good):  # digits: how many of each good kind are left
        left_worth, left_cards, rest = 0, 0, cell
        for kind in range(KINDS):
            if worth_of(kind) > 0:
                digit = rest % (state.deck[kind] + 1)
                rest //= state.deck[kind] + 1
                left_worth += digit * worth_of(kind)
                left_cards += digit
        total = held + all_worth - left_worth
        leave = reward(goal, total, best, rivals)
        for seen in range((1 << TRAPS) - 1, -1, -1):
            if seen & sprung != sprung:
                continue
            deadly, cards = 0, left_cards
            for trap in range(TRAPS):
                here = state.deck[FIRST_TRAP + trap]
                if seen >> trap & 1:
                    if not sprung >> trap & 1:
                        here -= 1  # one of them has come up since
                    deadly += here
                cards += here
            stay = deadly * lost
            step, rest = 1, cell
            for kind in range(KINDS):
                if worth_of(kind) > 0:
                    digit = rest % (state.deck[kind] + 1)
                    rest //= state.deck[kind] + 1
                    if digit:
                        stay += digit * table[(cell - step) * (1 << TRAPS) + seen]
                    step *= state.deck[kind] + 1
            for trap in range(TRAPS):
                if not seen >> trap & 1 and state.deck[FIRST_TRAP + trap] > 0:
                    stay += state.deck[FIRST_TRAP + trap] * table[cell * (1 << TRAPS) + (seen | 1 << trap)]
            stay = stay / cards if cards > 0 else leave
            table[cell * (1 << TRAPS) + seen] = max(leave, stay)
            if cell == good - 1 and seen == sprung:
                return reward(goal, held, best, rivals), stay
    return 0.0, stay


@rule
def solve_now(states, p, goal, table):
    return solve(states[0], p, goal, table)


def leave_or_stay(states, p, goal=WINS):
    """The worth of leaving and of going on, or None where the table would be too large."""
    cells = cells_needed(states[0])
    if cells > MOST_CELLS:
        return None
    return solve_now(states, p, goal, np.zeros(cells))
