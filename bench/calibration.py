"""Whether the win shares that nets expect come true: games between nets, and who won them.

    python bench/calibration.py [--games 4000] [--nets FOLDER] [seashore:3 ...]

At every decision the seat's net is asked what it expects, then all play on by the net alone. Expectations are put into
ten bins of the same width; for each, the mean expectation, the mean share won, and how far they are apart. No net was
trained on these deals. The goal is at most 3 percentage points in every bin.
"""

import argparse
from pathlib import Path

import numpy as np

import karat
from karat.bots.guided import new_sight, think_of
from karat.bots.net import net_of, new_room
from karat.bots.search import LONGEST, share_wins
from karat.kernel.core import new_states, rule, silent_log
from karat.kernel.dispatch import next_decision, owes, play
from karat.kernel.luck import new_luck, start

BINS, GOAL = 10, 0.03
DEALS = 987654321  # the seed, which no training has


@rule
def play_games(template, work, count, net, eyes, sight, luck, cards, log, scores, shares, made, expected, seats, sums):
    """Play so many games. A row of `sums`, one for each bin: decisions, what was expected, what was won."""
    for game in range(count):
        work[0] = template[0]
        state, size = work[0], 0
        start(luck, DEALS & 0xFFFFFFFF, 0, game)
        while next_decision(state, luck, cards, log):
            deciding = 0
            for p in range(state.players):
                if owes(state, p):
                    move, worth = think_of(state, p, net, eyes, sight)
                    made[deciding, 0] = p
                    made[deciding, 1] = move
                    deciding += 1
                    if size < len(expected):
                        expected[size] = worth
                        seats[size] = p
                        size += 1
            for i in range(deciding):
                play(state, made[i, 0], made[i, 1], log)
        share_wins(state, scores, shares)
        for i in range(size):
            row = sums[min(max(int(BINS * expected[i]), 0), BINS - 1)]
            row[0] += 1
            row[1] += expected[i]
            row[2] += shares[seats[i]]


def calibration(game, players, net, games):
    room = new_states(game.rules.STATE), games, net, new_room(game, net), new_sight(game), new_luck(0)
    cards, seats, made = np.zeros(128, np.int64), np.zeros(LONGEST, np.int64), np.zeros((8, 2), np.int64)
    sums, won = np.zeros((BINS, 3)), (np.zeros(8, np.int64), np.zeros(8))
    start_from = game.template(players, game.options)
    play_games(start_from, *room, cards, silent_log(), *won, made, np.zeros(LONGEST), seats, sums)
    return sums


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("table", nargs="*", help="GAME:PLAYERS (all that have a net)")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--nets", type=Path, help="a folder with nets of your own, GAME-PLAYERS.npz")
    given = parser.parse_args()
    tables = given.table or [f"{id}:{players}" for id in karat.games() for players in karat.game(id).players]
    for told in tables:
        id, _, players = told.partition(":")
        game, players = karat.game(id), int(players)
        net = net_of(game, players, str(given.nets / f"{id}-{players}.npz") if given.nets else "")
        if net is None:
            continue
        rows = calibration(game, players, net, given.games)
        print(f"{told}: {given.games:,} games, {int(rows[:, 0].sum()):,} decisions")
        print(f"  {'bin':>9} {'decisions':>10} {'expected':>9} {'won':>7} {'apart':>7}")
        for i, (count, expected, won) in enumerate(rows):
            if count >= 100:
                apart = (won - expected) / count
                verdict = "" if abs(apart) <= GOAL else "  more than the goal"
                print(f"  {10 * i:3} - {10 * i + 10:3} {int(count):10,} {100 * expected / count:8.1f}% "
                      f"{100 * won / count:6.1f}% {100 * apart:+6.1f}{verdict}")  # fmt: skip


if __name__ == "__main__":
    main()
