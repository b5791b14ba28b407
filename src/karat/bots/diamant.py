"""Diamant for bots: what a decision looks like, the trained chance of leaving, and tastes of their own.

Nobody who always leaves at the same moment does well here: whoever knows it leaves alone just before. So the strong
levels mix, by a table of chances that karat.bots.diamant_train makes.
"""

import math
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from karat.bots.search import share_wins
from karat.bots.thinker import Bot, Search
from karat.games.core import inlined, new_states, rule, silent_log
from karat.games.diamant.rules import (
    FIRST_RELIC,
    FIRST_TRAP,
    KINDS,
    LEAVE,
    RELICS,
    STAY,
    TREASURES,
    count_inside,
    owes,
    play,
)
from karat.games.diamant.worlds import imagine
from karat.games.doors import next_decision
from karat.games.luck import next_word

TABLES = Path(__file__).parent / "data" / "diamant.npz"
PLAY_OUTS = 400  # for each of the two choices, when advice is asked

# What a decision looks like: a few numbers in coarse steps. The table holds the chance of leaving for each look.
RISKS, BAGS, PATHS, CROWDS, STANDINGS, EXPEDITIONS = 9, 10, 5, 5, 7, 5
LOOKS = RISKS * BAGS * PATHS * CROWDS * STANDINGS * EXPEDITIONS
LEVEL_STANDING = 3


@inlined
def step_of(value, steps):
    """How many of the rising numbers a value has reached."""
    reached = 0
    for i in range(len(steps)):
        if value >= steps[i]:
            reached += 1
    return reached


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
def traps_on_path(state):
    traps = 0
    for i in range(state.path_length):
        if FIRST_TRAP <= state.path[i] < FIRST_RELIC:
            traps += 1
    return traps


@rule
def safe(state, p):
    """What seat `p` has for certain: chest and relics."""
    worth = state.seats[p].chest
    for relic in range(len(RELICS)):
        if state.relic_owner[relic] == p:
            worth += RELICS[relic]
    return worth


@rule
def lead(state, p):
    """How far seat `p` is before the best of the others, if it left now and they brought home what it carries."""
    best, mine = -1000000, safe(state, p)
    for other in range(state.players):
        if other != p:
            best = max(best, safe(state, other) - (0 if state.seats[other].inside else state.seats[p].carried))
    return mine - best


@rule
def look_at(state, p, standing, expedition):
    """The number of what seat `p` sees before its decision, with its standing and the expedition as given."""
    deadly, c = danger(state)
    risk = step_of(deadly * 100, (1 * c, 6 * c, 9 * c, 12 * c, 16 * c, 20 * c, 25 * c, 31 * c)) if c else RISKS - 1
    bag = step_of(state.seats[p].carried, (1, 3, 5, 7, 10, 13, 17, 22, 30))
    path = step_of(lying_on_path(state) + relics_on_path(state), (2, 4, 8, 13))
    crowd = min(count_inside(state), CROWDS) - 1
    index = (expedition - 1) * STANDINGS + standing
    index = index * CROWDS + crowd
    index = index * PATHS + path
    index = index * BAGS + bag
    return index * RISKS + risk


@rule
def look(state, p):
    return look_at(state, p, step_of(lead(state, p), (-20, -10, -3, 4, 11, 21)), state.expedition)


@inlined
def leaves(state, p, table, luck):
    """Whether seat `p` leaves, by the chances of a table."""
    return next_word(luck) >> 24 < table[look(state, p)]


@rule
def by_table(state, p, table, luck):
    """The choice of seat `p` by the chances of a table."""
    return LEAVE if leaves(state, p, table, luck) else STAY


@rule
def obvious(state, p):
    """The choice that nobody who counts would miss, -1 where there is none."""
    deadly, cards = danger(state)
    inside, carried = count_inside(state), state.seats[p].carried
    path = lying_on_path(state) + relics_on_path(state)
    if carried + path == 0:
        return STAY  # there is nothing to bring home
    if deadly == cards:
        return LEAVE  # the next card is the end
    if inside == 1 and deadly == 0:
        return STAY  # nothing can happen, and nobody is there to share with
    best = 0
    for other in range(state.players):
        if other != p:
            best = max(best, safe(state, other))
    last, home = state.expedition == EXPEDITIONS, safe(state, p) + carried + path  # if nobody else leaves now
    if last and home < best:
        return STAY  # leaving loses
    if last and inside == 1 and home > best:
        return LEAVE  # leaving wins
    if 2 * deadly >= cards and (not last or safe(state, p) >= best):
        return LEAVE  # nobody should hope for that, unless only hope is left
    return -1


# The doors of the search ---------------------------------------------------------------------------------------------
@rule
def prefer(state, seat, move):
    """Leaving looks good when one more card risks more than it promises."""
    deadly, cards = danger(state)
    at_stake = state.seats[seat].carried + lying_on_path(state) // count_inside(state)
    balance = (deadly * at_stake - hope(state)) / max(cards, 1) / 4.0
    balance = max(min(balance, 1.0), -1.0)
    return balance if move == LEAVE else -balance


@inlined
def roll(state, moves, count, luck):
    """Leave with a chance that grows with the traps that lie there and with the bag: quick, and never predictable."""
    at_stake = state.seats[moves[len(moves) - 1]].carried + 4
    return LEAVE if next_word(luck) * 36 < traps_on_path(state) * at_stake << 32 else STAY


@rule
def shows(state, seat, move, watcher):
    """Choices are shown together, so everybody sees them before the next decision."""
    return move


@rule
def open_pile(state, which):
    return True


# Tastes --------------------------------------------------------------------------------------------------------------
@rule
def weigh(known, seat, table, games, luck, work, cards, log, scores, shares, out):
    """The share of wins of staying and of leaving, if all go on by the table, over so many play-outs each."""
    for choice in range(2):
        out[choice] = 0.0
        for _ in range(games):
            work[0] = known[0]
            state = work[0]
            imagine(state, seat, out, luck)
            play(state, seat, choice, log)
            while next_decision(state, luck, cards, log):
                for p in range(state.players):
                    if owes(state, p):
                        play(state, p, LEAVE if leaves(state, p, table, luck) else STAY, log)
            share_wins(state, scores, shares)
            out[choice] += shares[seat]
        out[choice] /= games


@rule
def facts(known, seat):
    """Risk and hope of one more card over all cards, what leaving alone makes safe, the bag, the traps, the path."""
    state = known[0]
    deadly, cards = danger(state)
    alone = state.seats[seat].carried + lying_on_path(state)
    return deadly, hope(state), max(cards, 1), alone, state.seats[seat].carried, traps_on_path(state), state.path_length


@rule
def sees_obvious(known, seat):
    return obvious(known[0], seat)


@rule
def looks(known, seat):
    """What the seat sees; the same with no thought of the scores; the same with no thought of the expedition either."""
    state = known[0]
    return (
        look(state, seat),
        look_at(state, seat, LEVEL_STANDING, state.expedition),
        look_at(state, seat, LEVEL_STANDING, 1),
    )


@dataclass(frozen=True)
class Taste:
    """When somebody leaves: a rule of thumb by name, or the table with more or less attention."""

    rule: str
    attention: int = 0  # of the table: 0 everything, 1 not the scores, 2 not the expedition either
    mixed: bool = True  # by the chances of the table; else whatever is more likely
    sound: bool = False  # never misses the obvious
    exact: bool = False  # alone in the last expedition, count the whole deck

    def bot(self, game, name, seed):
        return Explorer(game, name, seed, self)


LEVELS = {
    "1": Taste("second trap"),
    "2": Taste("risk"),
    "3": Taste("one card", sound=True),
    "4": Taste("table", attention=2, mixed=False, sound=True),
    "5": Taste("table", attention=2, sound=True),
    "6": Taste("table", sound=True, exact=True),
}
PERSONALITIES = {
    "careful": Taste("small bag"),
    "bold": Taste("big bag"),
    "greedy": Taste("path"),
    "schemer": Search(4000, patience=8.0),
}

SENTENCES = {
    "diamant-leave-now": "Leaving now, alone: {safe} safe.",
    "diamant-one-more": "One more card: {risk} % to lose all, {more} more on average.",
    "diamant-alone": "Alone in the cave: going on wins {stay} %, leaving {leave} %, counted over the whole deck.",
}


@cache
def table_of(players, relics):
    with np.load(TABLES) as tables:
        return tables[f"{players}{'r' * relics}"]


class Explorer(Bot):
    """Chooses by its taste; advises by playing both choices out."""

    def _table(self, knowledge):
        return table_of(knowledge.players, knowledge.options["relics"])

    def decide(self, knowledge, legal):
        known, seat = knowledge._known, knowledge.seat
        if self.how.sound and (choice := sees_obvious(known, seat)) >= 0:
            return "leave" if choice == LEAVE else "stay"
        counted = self._count(knowledge)
        if counted is not None and abs(counted[0] - counted[1]) > 1e-9:
            return "leave" if counted[0] > counted[1] else "stay"
        chance = self._chance(knowledge, *facts(known, seat))
        return "leave" if next_word(self.luck(knowledge)) < chance * 4294967296.0 else "stay"

    def _chance(self, knowledge, deadly, hoped, cards, alone, carried, traps, length):
        """The chance of leaving."""
        if self.how.rule == "table":
            chance = int(self._table(knowledge)[looks(knowledge._known, knowledge.seat)[self.how.attention]]) / 255
            return chance if self.how.mixed else float(chance >= 0.5)
        if not carried and not alone:
            return 0.0  # nothing to bring home
        return float(
            {
                "second trap": traps >= 2,
                "risk": 5 * deadly >= cards,
                "one card": deadly * (carried + alone) / 2 >= hoped,
                "small bag": carried >= 6 or traps >= 3,
                "big bag": carried >= 18,
                "path": alone - carried >= 5 or carried >= 14,
            }[self.how.rule]
        )

    def _count(self, knowledge):
        """Exactly what leaving and staying are worth, alone in the last expedition; None otherwise."""
        view = knowledge._known[0]
        inside = sum(int(view["seats"][p]["inside"]) for p in range(knowledge.players))
        if not self.how.exact or int(view["expedition"]) < EXPEDITIONS or inside > 1:
            return None
        from karat.bots.alone import leave_or_stay

        return leave_or_stay(knowledge._known, knowledge.seat)

    def rank(self, knowledge):
        shares, counted = self._weigh(knowledge), self._count(knowledge)
        advice = []
        for choice, move in ((STAY, "stay"), (LEAVE, "leave")):
            win = shares[choice] if counted is None else counted[1 - choice]
            error = 1.96 * math.sqrt(max(win * (1 - win), 0.25 / PLAY_OUTS) / PLAY_OUTS) if counted is None else 0.0
            advice.append({"move": move, "win": float(win), "error": float(error), "reasons": reasons(knowledge, move)})
            if counted is not None:
                values = {"stay": round(100 * counted[1], 1), "leave": round(100 * counted[0], 1)}
                advice[-1]["reasons"].append({"id": "diamant-alone", "values": values})
        return sorted(advice, key=lambda one: -one["win"])

    def _weigh(self, knowledge):
        out, scores, shares = np.zeros(2), np.zeros(8, np.int64), np.zeros(8)
        room = new_states(self.game._rules.STATE), np.zeros(128, np.int64), silent_log(), scores, shares
        weigh(knowledge._known, knowledge.seat, self._table(knowledge), PLAY_OUTS, self.luck(knowledge), *room, out)
        return out


def reasons(knowledge, move):
    deadly, hoped, cards, alone, _, _, _ = facts(knowledge._known, knowledge.seat)
    if move == "leave":
        return [{"id": "diamant-leave-now", "values": {"safe": alone}}]
    return [
        {"id": "diamant-one-more", "values": {"risk": round(100 * deadly / cards), "more": round(hoped / cards, 1)}}
    ]
