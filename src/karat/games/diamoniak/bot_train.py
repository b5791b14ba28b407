"""How the tables of karat.games.diamoniak.bot_worth are made: logistic regression on who won.

Games between players of the even taste give positions at the beginnings of turns. Each seat's logarithms of factors
are added up; the shares of wins that follow are fitted to the winners by stochastic gradient descent, with a step of
its own for each factor.
"""

import argparse
from pathlib import Path

import numpy as np

import karat
from karat.games.diamoniak.bot import EVEN, like
from karat.games.diamoniak.bot_worth import BLOCK, TABLES, look
from karat.games.diamoniak.rules import MAX_MOVES, MAX_PLAYERS, STATE, deal, is_over, legal_moves, pile, play, wanted
from karat.kernel.core import new_states, rule, silent_log
from karat.kernel.luck import below, new_luck, shuffle
from karat.progress import progress

LOOKED = 7  # places of a seat
BATCH = 2_000  # games between two passes
TURNS = 120  # of a game that are learned from, at most
WILD = 80  # decisions of a game that may be random, one in four, before anything is learned; none in half the games
FIRST_RATE = 0.3


@rule
def play_games(template, work, games, luck, cards, moves, log, places, winners):
    """Play so many games and note where every seat stands at each turn, and who won. Returns how many turns."""
    turns = 0
    for _ in range(games):
        work[0] = template[0]
        state, first, most = work[0], turns, turns + TURNS
        wild = max(below(luck, 2 * WILD) - WILD, 0)
        while not is_over(state):
            which, wants = wanted(state)
            if wants:
                shuffle(luck, cards, pile(state, which, cards), wants)
                deal(state, cards, wants, log)
                continue
            count = legal_moves(state, state.turn, moves)
            if wild > 0:
                wild -= 1
                if below(luck, 4) == 0:
                    play(state, state.turn, moves[below(luck, count)], log)
                    continue
            elif not state.drawn and turns < most:
                for p in range(state.players):
                    at = look(state, p)
                    for i in range(LOOKED):
                        places[turns, p, i] = at[i]
                turns += 1
            best, most_liked = 0, -np.inf
            for i in range(count):
                liking = like(state, state.turn, moves[i], EVEN)
                if liking > most_liked:
                    best, most_liked = i, liking
            play(state, state.turn, moves[best], log)
        for turn in range(first, turns):
            winners[turn] = state.turn
    return turns


@rule
def descend(places, winners, players, logs, sums, rate, weights):
    """One pass over some turns."""
    for turn in range(len(winners)):
        total = 0.0
        for p in range(players):
            weight = 0.0
            for i in range(LOOKED):
                weight += logs[places[turn, p, i]]
            weights[p] = np.exp(weight)
            total += weights[p]
        for p in range(players):
            slope = weights[p] / total - (1.0 if winners[turn] == p else 0.0)
            for i in range(LOOKED):
                at = places[turn, p, i]
                sums[at] += slope * slope
                logs[at] -= rate * slope / np.sqrt(sums[at] + 1.0)


def fit(players, games, seed, advance):
    """The logarithms of the factors for a number of players. `advance` is told how many more games are done."""
    template, work = karat.game("diamoniak").template(players, {"keep_colour": False}), new_states(STATE)
    room = new_luck(seed, players), np.zeros(128, np.int64), np.zeros(MAX_MOVES, np.int64), silent_log()
    places, winners = np.zeros((BATCH * TURNS, players, LOOKED), np.int16), np.zeros(BATCH * TURNS, np.int8)
    logs, sums = np.zeros(BLOCK), np.zeros(BLOCK)
    for done in range(0, games, BATCH):
        turns = play_games(template, work, BATCH, *room, places, winners)
        rate = FIRST_RATE * (1 - done / games)
        descend(places[:turns], winners[:turns], players, logs, sums, rate, np.zeros(MAX_PLAYERS))
        advance(BATCH)
    return logs.astype(np.float32)


def main():
    """Fit the tables for every number of players and write them."""
    parser = argparse.ArgumentParser(description="Fit the tables of Diamoniak's bots.")
    parser.add_argument("--games", type=int, default=500_000, help="for each number of players (default: 500,000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=TABLES)
    given = parser.parse_args()
    tables = {}
    for players in karat.game("diamoniak").players:
        with progress(given.games, f"games, {players} players") as advance:
            tables[str(players)] = fit(players, given.games, given.seed, advance)
    np.savez_compressed(given.out, **tables)


if __name__ == "__main__":
    main()
