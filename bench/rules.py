"""Speed and size of the rules, beside OpenSpiel's `hearts` in the same run. Prints rates per CPU second and ratios.

    make bench                       (or: python bench/rules.py [--seconds 2])

A decision is one player choosing; deals are included on both sides. OpenSpiel is measured twice: its own C++ loop with
C++ random bots, and a Python loop over its bindings.
"""

import argparse
import random
import subprocess
import sys
import tempfile
import time

import numpy as np

import karat
from karat.kernel.core import rule
from karat.lab.playout import random_games

TARGETS = {"diamant": 20e6, "diamoniak": 20e6, "djinn": 5e6, "kadora": 5e6, "seashore": 5e6}


def rate(play_some, seconds, runs=3):
    """The best rate per CPU second of a function that returns how many decisions it made."""
    best = 0.0
    for _ in range(runs):
        done, began = 0, time.process_time()
        while (spent := time.process_time() - began) < seconds / runs:
            done += play_some()
        best = max(best, done / spent)
    return best


def openspiel(seconds):
    """Decisions a CPU second of OpenSpiel's hearts: C++ bots, and a Python loop."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(p, 17 + p) for p in range(4)]

    def by_cpp():
        for _ in range(50):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, random.getrandbits(30))
        return 50 * mean_decisions

    def by_python():
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(random.random() * len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random.random() * len(legal))])
                decisions += 1
        return decisions

    mean_decisions = sum(by_python() for _ in range(300)) / 300
    return rate(by_cpp, seconds), rate(by_python, seconds)


def measure_rules(seconds, peer):
    print(
        f"\n{'random play, one core':22} {'decisions/s':>12} {'target':>8} {'x C++ hearts':>13} {'x Python hearts':>16}"
        f" {'games/s':>10} bytes"
    )
    for id in karat.games():
        game = karat.game(id)
        for players in game.players:
            options = game.new(players, 0).options
            counts = [0, 0.0]

            def play_some(game=game, players=players, options=options, counts=counts):
                decisions = int(random_games(game, 2000, players, options, seed=random.getrandbits(40))[2].sum())
                counts[0] += 2000
                counts[1] += decisions
                return decisions

            play_some()
            speed = rate(play_some, seconds)
            ratios = f"{speed / peer[0]:13.1f} {speed / peer[1]:16.1f}" if peer else f"{'-':>13} {'-':>16}"
            games = speed * counts[0] / counts[1]
            row = f"{f'{id}, {players} players':22} {speed / 1e6:10.1f} M {TARGETS[id] / 1e6:6.0f} M {ratios}"
            print(row, f"{games:10,.0f} {game.rules.STATE.itemsize:5}")


@rule
def copy_many(states, count):
    for _ in range(count):
        states[1] = states[0]


def measure_table():
    columns = " ".join(f"{name:>10}" for name in ("play", "legal", "view", "knowledge", "resample", "copy"))
    print(f"\n{'from Python, warm':22} {columns} {'compiled copy':>14}")
    for id in karat.games():
        game = karat.game(id)
        spent = dict.fromkeys(("play", "legal", "view", "knowledge", "resample", "copy"), 0.0)
        calls = 0
        rng = random.Random(1)
        for seed in range(12):
            state = game.new(game.players[-1], seed)
            while not state.over:
                seat = state.to_move[0]
                times = [time.perf_counter()]
                legal = state.legal(seat)
                times.append(time.perf_counter())
                state.view(seat)
                times.append(time.perf_counter())
                knowledge = state.knowledge(seat)
                times.append(time.perf_counter())
                knowledge.resample(rng)
                times.append(time.perf_counter())
                state.copy()
                times.append(time.perf_counter())
                state.play(seat, rng.choice(legal))
                times.append(time.perf_counter())
                if seed:  # the first game warms up
                    calls += 1
                    for i, what in enumerate(("legal", "view", "knowledge", "resample", "copy", "play")):
                        spent[what] += times[i + 1] - times[i]
        states = np.zeros(2, game.rules.STATE)
        copy_many(states, 10)
        began = time.perf_counter()
        copy_many(states, 1_000_000)
        copying = time.perf_counter() - began
        cells = " ".join(
            f"{spent[w] / calls * 1e6:7.1f} µs" for w in ("play", "legal", "view", "knowledge", "resample", "copy")
        )
        print(f"{id:22} {cells} {copying * 1e3:11.1f} ns")


def measure_start():
    """Times of a fresh process: import, and the first game with a cold and with a warm cache."""

    def fresh(code, cache):
        import os

        run = subprocess.run(
            [
                sys.executable,
                "-c",
                "import time; t = time.perf_counter(); " + code + "; print(time.perf_counter() - t)",
            ],
            env=os.environ | {"KARAT_CACHE": cache, "PYTHONDONTWRITEBYTECODE": ""},
            capture_output=True,
            text=True,
            check=True,
        )
        return float(run.stdout)

    print(f"\n{'a fresh process':22} {'import karat':>13} {'cold compile':>13} {'from cache':>11}")
    for id in karat.games():
        with tempfile.TemporaryDirectory() as cache:
            play = (
                f"import karat; g = karat.game('{id}'); import numba; t = time.perf_counter(); s = g.new(seed=1); "
                "p = s.to_move[0]; s.view(p); s.play(p, s.legal(p)[0])"
            )
            imported = min(fresh("import karat", cache) for _ in range(2))
            cold, warm = fresh(play, cache), min(fresh(play, cache) for _ in range(2))
            print(f"{id:22} {imported:11.3f} s {cold:11.2f} s {warm:9.2f} s")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="time for each figure")
    seconds = parser.parse_args().seconds
    try:
        peer = openspiel(seconds)
        print(f"OpenSpiel hearts, decisions a CPU second: C++ bots {peer[0] / 1e6:.2f} M, Python {peer[1] / 1e6:.2f} M")
    except ImportError:
        peer = None
        print("OpenSpiel is not installed, so there are no ratios: make bench installs it.")
    measure_rules(seconds, peer)
    measure_table()
    measure_start()


if __name__ == "__main__":
    main()
