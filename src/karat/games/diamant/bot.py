"""Diamant for bots: what a decision looks like, the trained chance of leaving, and tastes of their own.

Nobody who always leaves at the same moment does well here: whoever knows it leaves alone just before. So the strong
levels mix, by a table that karat.games.diamant.bot_train makes.
"""

import math
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from karat.bots.character import lean
from karat.bots.search import share_wins
from karat.bots.thinker import Bot, Search
from karat.games.diamant.bot_looks import (
    NOBODY,
    chance_by,
    danger,
    hope,
    lying_on_path,
    safe,
    scene,
    standing,
    views,
)
from karat.games.diamant.rules import (
    EXPEDITIONS,
    FIRST_RELIC,
    FIRST_TRAP,
    HIDDEN,
    LEAVE,
    STAY,
    UNDECIDED,
    count_inside,
    owes,
    play,
)
from karat.games.diamant.worlds import imagine
from karat.kernel.core import inlined, new_states, rule, silent_log
from karat.kernel.dispatch import next_decision
from karat.kernel.luck import next_word
from karat.table.game import Knowledge
from karat.table.reading import copied

TABLES = Path(__file__).parent / "data" / "tables.npz"
PLAY_OUTS = 1000  # for each of the two choices, when advice is asked


@rule
def traps_on_path(state):
    traps = 0
    for i in range(state.path_length):
        if FIRST_TRAP <= state.path[i] < FIRST_RELIC:
            traps += 1
    return traps


# The chance of leaving -----------------------------------------------------------------------------------------------
@rule
def chance(state, p, table):
    """The chance that seat `p` leaves, by a table."""
    return chance_in(state, p, table, scene(state))


@inlined
def chance_in(state, p, table, seen):
    return chance_by(table, views(seen, state.seats[p].carried, state.expedition, standing(state, p)))


@rule
def plain_chance(state, p, table):
    """The same with no thought of the scores or of the expedition: as in the first one, level with all inside, while
    those who are back have taken half of what it carries."""
    seen, bag = scene(state), state.seats[p].carried
    inside, back, ahead = seen[4], bag // 2, -NOBODY
    first, second = back if inside == 1 else 0, back if inside < 3 else 0
    stand = ahead if inside == 1 else 0, ahead if inside == state.players else back, first, second, inside - 1
    return chance_by(table, views(seen, bag, 1, stand))


@rule
def by_table(state, p, table, luck):
    """The choice of seat `p` by the chances of a table."""
    return LEAVE if next_word(luck) < chance(state, p, table) * 4294967296.0 else STAY


@inlined
def sound(state, p, table, seen, luck):
    """The obvious choice of seat `p`, and where there is none, one by the chances of a table."""
    choice = obvious_in(state, p, seen)
    if choice < 0:
        choice = LEAVE if next_word(luck) < chance_in(state, p, table, seen) * 4294967296.0 else STAY
    return choice


@rule
def obvious(state, p):
    return obvious_in(state, p, scene(state))


@inlined
def obvious_in(state, p, seen):
    """The choice that nobody who counts would miss, -1 where there is none."""
    deadly, cards, rubies, relics, inside, _ = seen
    carried, path = state.seats[p].carried, rubies + relics
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


# What the search asks ---------------------------------------------------------------------------------------------
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
                seen = scene(state)
                for p in range(state.players):
                    if owes(state, p):
                        play(state, p, sound(state, p, table, seen, luck), log)
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
def chances(known, seat, table):
    """The chance of leaving, with and without a thought of the scores and the expedition."""
    return chance(known[0], seat, table), plain_chance(known[0], seat, table)


@dataclass(frozen=True)
class Taste:
    """When somebody leaves: a rule of thumb by name, or the table with more or less attention.

    Nobody is like another: the mark at which a rule of thumb says leave is up to `own` of itself lower or higher for
    each bot, and moves by up to `mood` of itself from card to card.
    """

    rule: str
    own: float = 0.3
    mood: float = 0.3
    plain: bool = False  # asks the table with no thought of the scores or of the expedition
    mixed: bool = True  # by the chances of the table; else whatever is more likely
    sound: bool = False  # never misses the obvious
    exact: bool = False  # alone in the last expedition, count the whole deck

    def bot(self, game, name, seed):
        return Explorer(game, name, seed, self)


# Rules of thumb: how near it is to leaving, which somebody without a taste does at 1.
MARKS = {
    "second trap": lambda deadly, hoped, cards, alone, carried, traps: traps / 2,
    "risk": lambda deadly, hoped, cards, alone, carried, traps: 5 * deadly / cards,
    "one card": lambda deadly, hoped, cards, alone, carried, traps: deadly * (carried + alone) / 2 / max(hoped, 1),
    "small bag": lambda deadly, hoped, cards, alone, carried, traps: max(carried / 6, traps / 3),
    "big bag": lambda deadly, hoped, cards, alone, carried, traps: carried / 18,
    "path": lambda deadly, hoped, cards, alone, carried, traps: max((alone - carried) / 5, carried / 14),
}
LEVELS = {
    "1": Taste("second trap"),
    "2": Taste("risk"),
    "3": Taste("one card", own=0.5, mood=0.4, sound=True),
    "4": Taste("table", own=0.5, mood=0.4, plain=True, mixed=False, sound=True),
    "5": Taste("table", plain=True, sound=True),
    "6": Taste("table", sound=True, exact=True),
}
PERSONALITIES = {
    "careful": Taste("small bag"),
    "bold": Taste("big bag"),
    "greedy": Taste("path"),
    "schemer": Search(4000, patience=8.0),
}


@cache
def table_of(players, relics):
    with np.load(TABLES) as tables:
        return tables[f"{players}{'r' * relics}"]


def fairly(knowledge):
    """What a seat knows, without who has chosen already, and in the place of the first seat that stands as it does.

    So nothing is made of a click, and two seats that are in the same situation are told the same.
    """
    known = copied(knowledge.known)
    state = known[0]
    seats = state["seats"][: knowledge.players]
    seats["choice"][seats["choice"] == HIDDEN] = UNDECIDED
    owners, mine = set(state["relic_owner"].tolist()), seats[knowledge.seat]
    like_me = [p for p in range(len(seats)) if seats[p] == mine and not owners & {p, knowledge.seat}]
    place = like_me[0] if like_me else knowledge.seat
    return Knowledge(knowledge.game, knowledge.options, place, known, knowledge.history)


class Explorer(Bot):
    """Chooses by its taste; advises by playing both choices out."""

    def _table(self, knowledge):
        return table_of(knowledge.players, knowledge.options["relics"])

    def decide(self, knowledge, legal):
        known, seat = knowledge.known, knowledge.seat
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
            chance = chances(knowledge.known, knowledge.seat, self._table(knowledge))[self.how.plain]
            return chance if self.how.mixed else float(chance >= 0.5 * self._patience(knowledge))
        if not carried and not alone:
            return 0.0  # nothing to bring home
        return float(MARKS[self.how.rule](deadly, hoped, cards, alone, carried, traps) >= self._patience(knowledge))

    def _patience(self, knowledge):
        """What this bot waits for, where the level as a whole waits for 1."""
        luck = self.luck(knowledge)
        next_word(luck)  # decides where chances are mixed
        mood = next_word(luck) / 2147483648.0 - 1.0
        return 1.0 + self.how.own * lean(self.seed, "patience") + self.how.mood * mood

    def _count(self, knowledge):
        """Exactly what leaving and staying are worth, alone in the last expedition; None otherwise."""
        view = knowledge.known[0]
        inside = sum(int(view["seats"][p]["inside"]) for p in range(knowledge.players))
        if not self.how.exact or int(view["expedition"]) < EXPEDITIONS or inside > 1:
            return None
        from karat.games.diamant.bot_alone import leave_or_stay

        return leave_or_stay(knowledge.known, knowledge.seat)

    def rank(self, knowledge):
        shares, counted = self._weigh(knowledge), self._count(knowledge)
        advice = []
        for choice, move in ((STAY, "stay"), (LEAVE, "leave")):
            win = shares[choice] if counted is None else counted[1 - choice]
            error = 1.96 * math.sqrt(max(win * (1 - win), 0.25 / PLAY_OUTS) / PLAY_OUTS) if counted is None else 0.0
            advice.append({"move": move, "win": float(win), "error": float(error), "reasons": reasons(knowledge, move)})
            if counted is not None:
                values = {"stay": round(100 * counted[1], 1), "leave": round(100 * counted[0], 1)}
                advice[-1]["reasons"].append(_reason("alone", **values))
        return sorted(advice, key=lambda one: -one["win"])

    def _weigh(self, knowledge):
        knowledge = fairly(knowledge)
        out, scores, shares = np.zeros(2), np.zeros(8, np.int64), np.zeros(8)
        room = new_states(self.game.rules.STATE), np.zeros(128, np.int64), silent_log(), scores, shares
        weigh(knowledge.known, knowledge.seat, self._table(knowledge), PLAY_OUTS, self.luck(knowledge), *room, out)
        return out


def reasons(knowledge, move):
    """What speaks for a move; nothing where it has to be another thing than the next card and the lead."""
    deadly, hoped, cards, alone, carried, _, _ = facts(knowledge.known, knowledge.seat)
    risk, more = round(100 * deadly / cards), round(hoped / cards, 1)
    dear = deadly * carried > hoped  # one more card costs more than it brings, on average
    if move == "leave":
        found = [_reason("leave-now", safe=alone)]
        return [*found, _reason("risk", risk=risk, more=more)] if dear else found
    if not carried:
        return [_reason("nothing-to-lose")]
    if not dear:
        return [_reason("one-more", risk=risk, more=more)]
    behind, rival = lag(knowledge.known, knowledge.seat)
    return [_reason("behind", rubies=behind - alone, seat=rival)] if behind > alone else []


def _reason(id, **values):
    return {"id": f"diamant-{id}", "values": values}


@rule
def lag(known, seat):
    """How far a seat is behind the best of the others by what is safe, and who that is."""
    state, best, who = known[0], NOBODY, -1
    for p in range(state.players):
        if p != seat and safe(state, p) > best:
            best, who = safe(state, p), p
    return best - safe(state, seat), who


def rare_positions(game):
    """What bots think about in another way, for those who compile ahead: somebody is alone in the last expedition."""
    state = game.position(game.new(3, seed=0).position() | {"expedition": EXPEDITIONS})
    for seat, move in enumerate(("stay", "leave", "leave")):
        state.play(seat, move)
    return [state]
