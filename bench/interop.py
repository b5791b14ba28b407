"""Speed of the environments for learners, beside PettingZoo's own leduc_holdem_v4 in the same run. Per CPU second.

    make bench-interop               (or: python bench/interop.py [--seconds 2])

An env-step of the vector environment is one decision of one game, its observation and mask written, games that end
dealt anew; random legal actions are drawn in compiled code, and that time counts. In PettingZoo both sides run the same
loop: last, a random action of the mask, step.
"""

import argparse
import time
from functools import partial

import numpy as np

import karat
from karat.lab import petting
from karat.lab.vector import KaratVectorEnv

TARGETS = {"diamant": 2e6, "diamoniak": 5e5, "djinn": 5e5, "kadora": 5e5, "seashore": 5e5}
PEER = 3  # times the decisions of leduc_holdem_v4


def rate(work, seconds, runs=5, clock=time.process_time):
    """The best rate per CPU second of a function that returns how much it has done."""
    work()
    best = 0.0
    for _ in range(runs):
        done, began = 0, clock()
        while (spent := clock() - began) < seconds / runs:
            done += work()
        best = max(best, done / spent)
    return best


def measure_vector(seconds, count, threads):
    print(f"{f'vector, {count:,} games':20} {'env-steps/s':>12} {'target':>8} {'ratio':>6} {'cells':>6} {'actions':>8}")
    for id in karat.games():
        envs = KaratVectorEnv(id, count, threads=threads)
        envs.reset(seed=1)

        def work(envs=envs):
            for _ in range(10):
                envs.step(envs.random_actions())
            return 10 * count

        speed = rate(work, seconds, clock=time.process_time if threads == 1 else time.perf_counter)
        sizes = f"{envs.batch.layout.size:>6} {envs.batch.actions:>8}"
        print(f"{id:20} {speed / 1e6:10.2f} M {TARGETS[id] / 1e6:6.1f} M {speed / TARGETS[id]:6.2f} {sizes}")


def play(env, chance):
    """Decisions in one game of a PettingZoo environment."""
    decisions = 0
    env.reset(seed=int(chance.integers(1 << 30)))
    for _ in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        action = None
        if not ended and not cut:
            legal = np.flatnonzero(seen["action_mask"])
            action = int(legal[int(chance.random() * len(legal))])
            decisions += 1
        env.step(action)
    return decisions


def measure_petting(seconds):
    from pettingzoo.classic import leduc_holdem_v4

    chance = np.random.default_rng(1)
    peer = rate(partial(play, leduc_holdem_v4.env(), chance), seconds)
    print(f"\n{'PettingZoo':20} {'decisions/s':>12} {'x leduc_holdem_v4':>18} {'target':>7}")
    print(f"{'leduc_holdem_v4':20} {peer:12,.0f}")
    for id in karat.games():
        speed = rate(partial(play, petting.env(id), chance), seconds)
        print(f"{id:20} {speed:12,.0f} {speed / peer:18.1f} {PEER:7}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="time for each figure")
    parser.add_argument("--games", type=int, default=1024, help="games side by side in the vector environment")
    parser.add_argument("--threads", type=int, default=1, help="of the vector environment; several: per second of time")
    given = parser.parse_args()
    measure_vector(given.seconds, given.games, given.threads)
    measure_petting(given.seconds)


if __name__ == "__main__":
    main()
