"""How the table of Diamant is made: regret minimisation on the share of wins, with everybody at the table learning.

One round of training plays a game in which all follow the present policy. In one expedition one seat also tries the
other choice at each of its decisions: leaving is valued by playing the game out from there, staying by what comes
later in the same expedition. The choice that would have won more earns regret, and the policy mixes in proportion to
regret. Kept is the average of all policies on the way: the average, not the last one, comes close to an equilibrium.
"""

import argparse
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

import karat
from karat.bots.diamant import LOOKS, TABLES, look
from karat.bots.search import share_wins
from karat.games.core import new_states, rule, silent_log
from karat.games.diamant.rules import LEAVE, STAY, is_over, owes, play
from karat.games.doors import next_decision
from karat.games.luck import below, new_luck, next_word
from karat.progress import progress

FIRST_GUESS = 0.2  # the chance of leaving where nothing is known yet
UNIT = 1.0 / 4294967296.0


@rule
def present(regrets, at):
    """The chance of leaving in proportion to regret."""
    stay, leave = max(regrets[at, STAY], 0.0), max(regrets[at, LEAVE], 0.0)
    return leave / (stay + leave) if stay + leave > 0 else FIRST_GUESS


@rule
def finish(state, regrets, luck, cards, log, chances):
    """Play a game to its end, everybody by the present policy."""
    while next_decision(state, luck, cards, log):
        choose_all(state, -1, regrets, luck, chances)
        make_choices(state, chances, log)


@rule
def choose_all(state, me, regrets, luck, choices):
    """Draw the choice of everybody who owes one but `me`; who owes none has -1."""
    for p in range(state.players):
        choices[p] = -1
        if p != me and owes(state, p):
            chance = present(regrets, look(state, p))
            choices[p] = LEAVE if next_word(luck) * UNIT < chance else STAY


@rule
def make_choices(state, choices, log):
    for p in range(state.players):
        if choices[p] >= 0:
            play(state, p, choices[p], log)


@rule
def train(
    template, work, regrets, sums, weight, rounds, luck, cards, log, choices, spare, looks, leaving, scores, shares
):
    """So many rounds of training; `weight` says how much this stretch counts."""
    state, other = work[0], work[1]
    for _ in range(rounds):
        work[0] = template[0]
        me = below(luck, state.players)
        expedition = 1 + below(luck, 5)
        next_decision(state, luck, cards, log)
        chain = 0
        while not is_over(state):
            here = state.expedition == expedition and owes(state, me)
            choose_all(state, me if here else -1, regrets, luck, choices)
            if state.expedition != expedition:  # where everybody follows the policy
                for p in range(state.players):
                    if choices[p] >= 0:
                        at = look(state, p)
                        sums[at, 0] += weight * present(regrets, at)
                        sums[at, 1] += weight
            if here:
                looks[chain] = look(state, me)
                work[1] = work[0]
                choices[me] = LEAVE
                make_choices(other, choices, log)
                finish(other, regrets, luck, cards, log, spare)
                share_wins(other, scores, shares)
                leaving[chain] = shares[me]
                chain += 1
                choices[me] = STAY
            make_choices(state, choices, log)
            next_decision(state, luck, cards, log)
        share_wins(state, scores, shares)
        value = shares[me]
        for i in range(chain - 1, -1, -1):
            at = looks[i]
            chance = present(regrets, at)
            mean = chance * leaving[i] + (1.0 - chance) * value
            regrets[at, LEAVE] += weight * (leaving[i] - mean)
            regrets[at, STAY] += weight * (value - mean)
            value = mean


def learn(game, players, relics, rounds, threads, stretches=100, seed=0, advance=lambda rounds: None):
    """The average policy after training: for each look the chance of leaving, from 0 to 255."""
    template = game._template(players, {"relics": relics})
    regrets, sums = np.zeros((LOOKS, 2)), np.zeros((LOOKS, 2))

    def stretch(task):
        number, thread = task
        cards, log, looks = np.zeros(128, np.int64), silent_log(), np.zeros(64, np.int64)
        choices, spare, scores, shares = (np.zeros(8, kind) for kind in (np.int64, np.int64, np.int64, np.float64))
        luck, work = new_luck(seed, number * 1000 + thread), new_states(game._rules.STATE, 2)
        count = rounds // stretches // threads
        train(
            template,
            work,
            regrets,
            sums,
            float(number),
            count,
            luck,
            cards,
            log,
            choices,
            spare,
            looks,
            np.zeros(64),
            scores,
            shares,
        )

    with ThreadPoolExecutor(threads) as pool:
        for number in range(1, stretches + 1):  # later stretches count more
            list(pool.map(stretch, [(number, thread) for thread in range(threads)]))
            advance(rounds // stretches)
    chance = np.divide(sums[:, 0], sums[:, 1], out=np.full(LOOKS, FIRST_GUESS), where=sums[:, 1] > 0)
    return np.rint(255 * chance).astype(np.uint8)


def main():
    """Train for every number of players, with and without relics, and write the tables."""
    parser = argparse.ArgumentParser(description="Train the tables of Diamant's bots.")
    parser.add_argument("--rounds", type=float, default=20e6, help="of training for each table (default: 20 million)")
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--out", type=Path, default=TABLES)
    given = parser.parse_args()
    game, tables = karat.game("diamant"), {}
    for relics in (False, True):
        for players in game.players:
            with progress(int(given.rounds), f"rounds of training, {players} players{', relics' * relics}") as advance:
                tables[f"{players}{'r' * relics}"] = learn(
                    game, players, relics, int(given.rounds), given.threads, advance=advance
                )
    given.out.parent.mkdir(exist_ok=True)
    np.savez_compressed(given.out, **tables)


if __name__ == "__main__":
    main()
