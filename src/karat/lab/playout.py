"""Whole games in compiled code, deals included: between random movers, or by a table of chances."""

import numpy as np

from karat.bots import brain
from karat.games.core import inlined, new_states, rule, silent_log
from karat.games.doors import door, final_scores, is_winner, legal_moves, next_decision, owes, perceive, play
from karat.games.luck import below, start

by_table = door("by_table")  # (state, seat, table, luck): the move of a seat by its game's trained table


@inlined
def choose(state, p, table, moves, luck):
    """The move of seat `p`: by the table, or without one any that is legal and that `moves` has room for."""
    if table is None:
        return moves[below(luck, min(legal_moves(state, p, moves), len(moves)))]
    return by_table(state, p, table, luck)


@inlined
def know(state, seat, known, empty):
    """Write what a seat may know into `known[0]`, which still holds what another one knew before."""
    known[0] = empty[0]
    perceive(state, seat, known[0])


@rule
def play_out(state, table, luck, cards, moves, log):
    """Play `state` to its end. Returns the number of decisions."""
    decisions = 0
    while next_decision(state, luck, cards, log):
        for p in range(state.players):
            if owes(state, p):
                play(state, p, choose(state, p, table, moves, luck), log)
                decisions += 1
    return decisions


@rule
def play_games(template, table, work, seed, first, count, luck, cards, moves, log, scores, wins, decisions):
    """Play games number `first` and following from the undealt `template[0]`, each on a random stream of its own.

    Row i of `scores` and `wins` takes the final scores and win shares of the i-th game, `decisions[i]` its length.
    """
    for i in range(count):
        work[0] = template[0]
        start(luck, seed & 0xFFFFFFFF, seed >> 32, first + i)
        decisions[i] = play_out(work[0], table, luck, cards, moves, log)
        entries = final_scores(work[0], scores[i])
        winners = 0
        for p in range(entries):
            if is_winner(work[0], p, scores[i]):
                wins[i, p] = 1.0
                winners += 1
        for p in range(entries):
            wins[i, p] /= max(winners, 1)


def random_games(game, count, players, options, seed=0, first=0, table=None):
    """Scores, win shares and lengths of `count` games between random movers, or between movers by a trained table."""
    if table is not None:
        brain(game)
    template = game._template(players, options)
    scores, wins = np.zeros((count, 8), np.int64), np.zeros((count, 8))
    decisions = np.zeros(count, np.int64)
    room = (np.zeros(4, np.int64), np.zeros(128, np.int64), np.zeros(game._rules.MAX_MOVES, np.int64), silent_log())
    work = new_states(game._rules.STATE)
    play_games(template, table, work, seed, first, count, *room, scores, wins, decisions)
    return scores, wins, decisions
