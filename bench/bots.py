"""Speed of the search, beside OpenSpiel's C++ IS-MCTS on `hearts` in the same run, and how long each level thinks.

    make bench-bots                  (or: python bench/bots.py [--seconds 2])

A play-out imagines a world, makes a move and plays on by the game's rollout policy until the game is over (in Djinn:
until the phase is over, where its end is estimated). Rates are per CPU second on one core.
"""

import argparse
import resource
import subprocess
import sys
import time

import numpy as np

import karat
from karat.bots.search import How, imagine_world, new_room, search, walk
from karat.kernel.core import rule
from karat.kernel.dispatch import prepare_now
from karat.kernel.luck import new_luck

PLAYERS = {"diamant": 4, "diamoniak": 3, "djinn": 3, "kadora": 3, "seashore": 4}
TARGETS = {"diamant": 300_000, "diamoniak": 100_000, "djinn": 30_000, "kadora": 30_000, "seashore": 30_000}


@rule
def decisions_of(known, seat, how, room):
    """How many decisions one play-out from here has."""
    imagine_world(known, seat, room)
    return walk(seat, -1, False, how, room)[1]


def playouts_per_second(game, players, seconds):
    """Play-outs a CPU second from a fresh deal, and the mean number of decisions in one."""
    karat.bot(game.id, "6")  # registers the game's brain
    state = game.new(players, seed=1)
    seat = state.to_move[0]
    known = state.knowledge(seat).known
    count = len(state.legal(seat))
    best, how = 0.0, How(2000, 1000, 0.5, 0.5, np.inf)
    for _ in range(4):
        tried, began = 0, time.process_time()
        while (spent := time.process_time() - began) < seconds / 4:
            room = new_room(game, count, how.playouts, new_luck(tried))
            prepare_now(known, seat, room.scratch)
            ranked, results = np.zeros(count, np.int64), np.zeros((count, 3))
            search(known, seat, how, room, ranked, results)
            tried += int(results[:, 0].sum())
        best = max(best, tried / spent)  # the first time compiles
    return best, np.mean([decisions_of(known, seat, how, room) for _ in range(500)])


def openspiel(seconds):
    """Simulations a CPU second of OpenSpiel's IS-MCTS on hearts after the pass, and the decisions in one."""
    import pyspiel

    game = pyspiel.load_game("hearts(pass_cards=False)")
    state = game.new_initial_state()
    rng = np.random.default_rng(1)
    while state.is_chance_node():
        state.apply_action(int(rng.choice([action for action, _ in state.chance_outcomes()])))
    lengths = []
    for _ in range(200):
        copy, steps = state.clone(), 0
        while not copy.is_terminal():
            copy.apply_action(int(rng.choice(copy.legal_actions())))
            steps += 1
        lengths.append(steps)
    simulations, spent = 2000, 0.0
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(7, evaluator, 0.7, simulations, -1, policy, False, False)
    began, done = time.process_time(), 0
    while (spent := time.process_time() - began) < seconds:
        bot.step(state)
        done += simulations
    return done / spent, np.mean(lengths)


def thinking(id, level, players, moves=12):
    """Milliseconds of the slowest of some decisions of a level in one game, in this process."""
    state, slowest = karat.game(id).new(players, seed=5), 0.0
    bot = karat.bot(id, level, seed=1)
    quick = karat.bot(id, "1", seed=2)
    while moves and not state.over:
        seat = state.to_move[0]
        knowledge = state.knowledge(seat)
        if len(knowledge.legal()) > 1:
            began = time.process_time()
            bot.choose(knowledge)
            slowest = max(slowest, 1000 * (time.process_time() - began)) if moves < 12 else 0.0  # the first compiles
            moves -= 1
        state.play(seat, quick.choose(knowledge))
    return slowest


def memory(id, players):
    """Megabytes that a process grows by when level 6 thinks."""
    command = [sys.executable, __file__, "--growth", id, str(players)]
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def growth(id, players):
    thinking(id, "2", players)
    state = karat.game(id).new(players, seed=5)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    karat.bot(id, "6").choose(state.knowledge(state.to_move[0]))
    return (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="for each rate")
    parser.add_argument("--growth", nargs=2, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.growth:
        print(growth(given.growth[0], int(given.growth[1])))
        return
    seconds = given.seconds
    peer, length = openspiel(seconds)
    whole = f"{peer:,.0f} simulations/s, {length:.0f} decisions each, {peer * length / 1e6:.2f} M decisions/s"
    print(f"OpenSpiel IS-MCTS on hearts: {whole}\n")
    print("search, one core          play-outs/s   target   decisions each   decisions/s   x OpenSpiel")
    for id, players in PLAYERS.items():
        rate, each = playouts_per_second(karat.game(id), players, seconds)
        line = f"{id + f', {players} players':24} {rate:12,.0f} {TARGETS[id]:8,} {each:16.1f}"
        print(f"{line} {rate * each / 1e6:11.2f} M {rate * each / (peer * length):12.2f}", flush=True)
    print("\nslowest answer, ms" + " " * 10 + "".join(f"   level {level}" for level in range(1, 7)) + "   memory of 6")
    for id in PLAYERS:
        for players in (karat.game(id).players[0], karat.game(id).players[-1]):
            times = "".join(f"{thinking(id, str(level), players):10.1f}" for level in range(1, 7))
            print(f"{id + f', {players} players':28}{times} {memory(id, players):12.0f} MB", flush=True)


if __name__ == "__main__":
    main()
