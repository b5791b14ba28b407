"""Whole games in compiled code, deals included: between random movers, or by a table of chances."""

from typing import Any

import numpy as np

from karat.bots import brain
from karat.contract import Floats, Numbers, Options, Record, States
from karat.kernel.core import inlined, new_states, rule, silent_log
from karat.kernel.dispatch import by_game, final_scores, is_winner, legal_moves, next_decision, owes, play
from karat.kernel.luck import below, start
from karat.table.game import Game

by_table = by_game("by_table")  # (state, seat, table, luck): the move of a seat by its game's trained table


@inlined
def choose(state: Record, p: int, table: Any, moves: Numbers, luck: Numbers) -> int:
    """The move of seat `p`: by the table, or without one any that is legal and that `moves` has room for."""
    if table is None:
        return moves[below(luck, min(legal_moves(state, p, moves), len(moves)))]
    return by_table(state, p, table, luck)


@rule
def play_out(state: Record, table: Any, luck: Numbers, cards: Numbers, moves: Numbers, log: Numbers) -> int:
    """Play `state` to its end. Returns the number of decisions."""
    decisions = 0
    while next_decision(state, luck, cards, log):
        for p in range(state.players):
            if owes(state, p):
                play(state, p, choose(state, p, table, moves, luck), log)
                decisions += 1
    return decisions


@rule
def play_games(
    template: States,
    table: Any,
    work: States,
    seed: int,
    first: int,
    count: int,
    luck: Numbers,
    cards: Numbers,
    moves: Numbers,
    log: Numbers,
    scores: Numbers,
    wins: Floats,
    decisions: Numbers,
) -> None:
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


def random_games(
    game: Game, count: int, players: int, options: Options, seed: int = 0, first: int = 0, table: Any = None
) -> tuple[Numbers, Floats, Numbers]:
    """Scores, win shares and lengths of `count` games between random movers, or between movers by a trained table."""
    if table is not None:
        brain(game)
    template = game.template(players, options)
    scores, wins = np.zeros((count, 8), np.int64), np.zeros((count, 8))
    decisions = np.zeros(count, np.int64)
    room = (np.zeros(4, np.int64), np.zeros(128, np.int64), np.zeros(game.rules.MAX_MOVES, np.int64), silent_log())
    work = new_states(game.rules.STATE)
    play_games(template, table, work, seed, first, count, *room, scores, wins, decisions)
    return scores, wins, decisions
