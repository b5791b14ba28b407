"""How the tables of Diamant are made: everybody at a table learns one mixed policy, on the share of wins.

One round of training plays a game in which all follow the present policy. Before each expedition two seats in turn try
in a copy of the game both choices at each of their decisions: leaving is valued by playing the expedition on from
there, staying by what the policy makes of the rest, with the same cards and the same chance for all others;
karat.games.diamant.bot_worth says what the standing afterwards is worth. All views of the decision lean a little
towards the better choice, the less the more they have leant before. So the policy should come to rest where leaving and
staying win alike, or where one of them is never right. On the way it goes round that point; so kept is the average over
the second half of the training.
"""

import argparse
import math
from pathlib import Path

import numpy as np

import karat
from karat.bots.search import share_wins
from karat.games.diamant.bot import TABLES, obvious_in
from karat.games.diamant.bot_looks import LEVEL, LOOKS, UNIT, VIEWS, safe, scene, standing, views
from karat.games.diamant.bot_worth import correct, new_lines, worth
from karat.games.diamant.rules import EXPEDITIONS, LEAVE, STAY, final_scores, is_over, play
from karat.kernel.core import copy, inlined, new_states, rule, silent_log
from karat.kernel.dispatch import next_decision, owes
from karat.kernel.luck import below, new_luck, next_word
from karat.progress import progress

ROUNDS = 300_000
STRETCHES = 50
TRIERS = 2  # seats that try, before each expedition
PACE = 0.15  # of leaning
FIRST_GUESS = -1.4 / VIEWS  # of each view, where nothing is known yet: leaves one time in five
FIRST_SQUARE = 0.001
LEAST_REACH, LEAST_MIXED = 0.2, 0.05  # what the policy seldom comes to, or seldom does, is still learned about
CERTAIN = 0.003  # a choice that is as seldom as that need not become rarer


@inlined
def chance_of(likes, places):
    total = 0.0
    for i in range(VIEWS):
        total += likes[places[i]]
    return 1.0 / (1.0 + math.exp(-total))


@rule
def choose_all(state, me, likes, luck, choices, at):
    """Draw the choice of everybody who owes one but `me`, who has -2 unless it is obvious; who owes none has -1.

    Each seat has its own chance, whoever else is still inside. Into `at` goes what `me` sees. Returns the chance that
    it leaves.
    """
    seen, mine, last, chance = scene(state), 0.0, -1, 0.0
    for p in range(state.players):
        choices[p], word = -1, next_word(luck)
        if owes(state, p):
            choices[p] = obvious_in(state, p, seen)
            if choices[p] >= 0:
                continue
            if p == me or safe(state, p) != last:  # who has as much stands alike
                places = views(seen, state.seats[p].carried, state.expedition, standing(state, p))
                last, chance = safe(state, p), chance_of(likes, places)
            choices[p] = LEAVE if word < chance * 4294967296.0 else STAY
            if p == me:
                choices[p], mine = -2, chance
                for i in range(VIEWS):
                    at[i] = places[i]
    return mine


@rule
def make_choices(state, choices, log):
    for p in range(state.players):
        if choices[p] >= 0:
            play(state, p, choices[p], log)


@rule
def end_expedition(state, expedition, likes, deal, luck, cards, log, choices, at):
    """Play an expedition to its end, everybody by the present policy."""
    while next_decision(state, deal, cards, log) and state.expedition == expedition:
        choose_all(state, -1, likes, luck, choices, at)
        make_choices(state, choices, log)


@rule
def explore(work, me, lines, likes, squares, chance, cards, log, choices, looks, leaving, chances, scores, shares):
    """Try both choices of seat `me` in the expedition that begins in `work[1]`, and lean towards the better one."""
    state, other, chain = work[1], work[2], 0
    deal, luck, same_deal, same_luck = chance[0], chance[1], chance[2], chance[3]
    expedition = state.expedition
    while not is_over(state) and state.expedition == expedition:
        chances[chain] = choose_all(state, me, likes, luck, choices, looks[chain])
        if choices[me] == -2:
            work[2] = work[1]
            choices[me] = LEAVE
            make_choices(other, choices, log)
            choices[me] = STAY
            make_choices(state, choices, log)
            copy(same_deal, deal)
            copy(same_luck, luck)
            end_expedition(other, expedition, likes, same_deal, same_luck, cards, log, choices, looks[chain + 1])
            leaving[chain] = worth(other, me, expedition, lines, scores, shares)
            chain += 1
        else:
            make_choices(state, choices, log)
        next_decision(state, deal, cards, log)
    value, reach = worth(state, me, expedition, lines, scores, shares), 1.0
    for i in range(chain):
        reach *= 1.0 - chances[i]
    for i in range(chain - 1, -1, -1):
        better, mixed = leaving[i] - value, chances[i] * (1.0 - chances[i])
        value += chances[i] * better
        reach /= max(1.0 - chances[i], 1e-9)
        pull = max(reach, LEAST_REACH) * max(mixed, LEAST_MIXED) * better
        if (better > 0.0 and chances[i] > 1.0 - CERTAIN) or (better < 0.0 and chances[i] < CERTAIN):
            continue
        for k in range(VIEWS):
            here = looks[i, k]
            squares[here] += pull * pull
            likes[here] += PACE * pull / math.sqrt(squares[here])


@rule
def train(
    template, work, likes, squares, lines, rounds, chance, cards, log, choices, looks, leaving, chances, stands, scores,
    shares, won
):  # fmt: skip
    """So many rounds of training."""
    state, deal, luck = work[0], chance[0], chance[1]
    for _ in range(rounds):
        work[0] = template[0]
        next_decision(state, deal, cards, log)
        while not is_over(state):
            expedition = state.expedition
            for _ in range(TRIERS):
                me = below(luck, state.players)
                work[1] = work[0]
                explore(
                    work, me, lines, likes, squares, chance, cards, log, choices, looks, leaving, chances, scores,
                    shares
                )  # fmt: skip
            end_expedition(state, expedition, likes, deal, luck, cards, log, choices, looks[0])
            final_scores(state, stands[expedition - 1])
        share_wins(state, scores, won)
        for e in range(EXPEDITIONS - 1):
            correct(stands[e], state.players, won, lines[e], shares)


def learn(game, players, relics, rounds, seed=0, advance=lambda rounds: None):
    """The average policy of the second half of a training."""
    template, work = game.template(players, {"relics": relics}), new_states(game.rules.STATE, 3)
    likes, squares = np.full(LOOKS, FIRST_GUESS), np.full(LOOKS, FIRST_SQUARE)
    sums, weights = np.zeros(LOOKS), 0
    lines, cards, log = new_lines(), np.zeros(128, np.int64), silent_log()
    choices, scores = np.zeros((2, 8), np.int64)
    looks, (leaving, chances) = np.zeros((64, VIEWS), np.int64), np.zeros((2, 64))
    stands, (shares, won) = np.zeros((EXPEDITIONS, 8), np.int64), np.zeros((2, 8))
    for number in range(1, STRETCHES + 1):
        count = rounds // STRETCHES
        chance = np.array([new_luck(seed, 2 * number + i) for i in range(4)])  # cards, choices, and room for both again
        train(
            template, work, likes, squares, lines, count, chance, cards, log, choices, looks, leaving, chances, stands,
            scores, shares, won
        )  # fmt: skip
        weight = max(number - STRETCHES // 2, 0)
        sums, weights = sums + weight * likes, weights + weight
        advance(count)
    return np.clip(np.rint(LEVEL + UNIT * sums / weights), 0, 255).astype(np.uint8)


def main():
    """Train for every number of players, with and without relics, and write the tables."""
    parser = argparse.ArgumentParser(description="Train the tables of Diamant's bots.")
    parser.add_argument("--rounds", type=float, default=ROUNDS, help=f"of training for each table ({ROUNDS:,})")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=TABLES)
    given = parser.parse_args()
    game, tables = karat.game("diamant"), {}
    for relics in (False, True):
        for players in game.players:
            with progress(int(given.rounds), f"rounds of training, {players} players{', relics' * relics}") as advance:
                tables[f"{players}{'r' * relics}"] = learn(
                    game, players, relics, int(given.rounds), given.seed, advance
                )
    given.out.parent.mkdir(exist_ok=True)
    np.savez_compressed(given.out, **tables)


if __name__ == "__main__":
    main()
