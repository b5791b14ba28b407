"""The environment for learners on a graphics card: env-steps a second with random legal actions, and what limits them.

    python bench/card.py [--games 65536,262144] [game ...]

Needs a CUDA card and the extra `gpu`; PyTorch and JAX are tried where they are installed. An env-step is one decision
of one game; games that end are dealt anew. `rows` counts observations and masks, `bare` leaves them out. All bytes of
the first games are compared with the processor's. Each game has a process, because most of the time is the compiler's;
they take turns on the card.
"""

import argparse
import json
import os
import sys
import time
from multiprocessing import get_context
from queue import Empty

import numpy as np

import karat

os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # JAX takes most of the card otherwise
TARGETS = {"diamant": 100e6, "diamoniak": 100e6, "djinn": 40e6, "kadora": 40e6, "seashore": 40e6}
COMPARED, FOR_STEPS = 640, 200
PART = ("rows", "rewards", "over", "seat", "action_mask", "shares")


def differences(env, players):
    """Where the first steps differ from the processor's."""
    from karat.lab.batch import Batch

    batch = Batch(env.game, env.num_envs, players)
    env.reset(seed=3)
    batch.begin(env.deal)
    rewards = np.zeros(env.num_envs)
    for step in range(FOR_STEPS):
        told = {"rows": env.rows, "rewards": env.rewards, "over": env.over, **env.infos}
        here = {name: told[name].copy_to_host() for name in PART}
        now = batch.now
        there = {"rows": now.row, "rewards": rewards, "over": now.over, "seat": now.seat, "action_mask": now.mask}
        there["shares"] = np.ascontiguousarray(now.shares[:, :players])
        for name in PART:
            if here[name].tobytes() != there[name].tobytes() or here[name].dtype != there[name].dtype:
                return f"DIFFERENT {name} after {step} steps"
        actions, moved = env.random_actions(), now.seat.copy()
        batch.step(actions.copy_to_host(), again=True)
        rewards = np.where(now.over, now.shares[np.arange(env.num_envs), moved], 0.0)
        env.step(actions)
    env.check()
    return "equal"


def rates(env, steps, runs=3):
    """Env-steps a second with and without rows, and milliseconds of both kernels and of drawing."""
    from karat.lab.gpu import cuda

    env.reset(seed=1)
    for _ in range(100):  # away from the start, where all games are alike
        env.step(env.random_actions())
    cuda.synchronize()
    best = 0.0
    for _ in range(runs):
        began = time.perf_counter()
        for _ in range(steps):
            env.step(env.random_actions())
        cuda.synchronize()
        best = max(best, steps * env.num_envs / (time.perf_counter() - began))
    ticks = [[cuda.event() for _ in range(4)] for _ in range(steps)]
    for tick in ticks:
        tick[0].record()
        actions = env.random_actions()
        tick[1].record()
        env.play_on(actions, False)
        tick[2].record()
        env.tell()
        tick[3].record()
    cuda.synchronize()
    parts = [np.median([cuda.event_elapsed_time(tick[k], tick[k + 1]) for tick in ticks]) for k in range(3)]
    env.check()
    bare = 1000 * env.num_envs / (parts[0] + parts[1])
    return {"rows": best, "bare": bare, "ms": [round(float(part), 3) for part in parts]}


def facts(env):
    """What the compiler and the card made of the kernels."""
    from karat.lab.gpu import WARP, cuda

    found = {}
    for name, kernel in (("play", env.play_kernel), ("tell", env.tell_kernel)):
        one = next(iter(kernel.overloads.values()))
        found[name] = {"registers": one.regs_per_thread, "local": one.local_mem_per_thread}
        try:
            threads, shared = (WARP, env.shared) if name == "play" else (env.threads, env.tile)
            function = one._codelibrary.get_cufunc()
            blocks = cuda.current_context().get_active_blocks_per_multiprocessor(function, threads, shared)
            found[name] |= {"warps": blocks * threads // WARP, "shared": shared}
        except Exception as wrong:  # another version of numba-cuda
            found[name]["warps"] = f"unknown ({wrong})"
    return found


def shared_with_others(env):
    """Whether PyTorch and JAX look at the same memory."""
    found = {}
    try:
        import torch

        tensor = torch.as_tensor(env.rows, device="cuda")
        found["torch"] = tensor.data_ptr() == env.rows.__cuda_array_interface__["data"][0]
        actions = torch.as_tensor(env.random_actions(), device="cuda")
        env.step(actions.clone())
        env.check()
        found["torch masks"] = bool((torch.as_tensor(env.infos["action_mask"], device="cuda").sum(1) > 0).all())
        import jax

        array = jax.dlpack.from_dlpack(tensor)
        found["jax"] = array.unsafe_buffer_pointer() == tensor.data_ptr()
    except Exception as wrong:
        found["wrong"] = f"{type(wrong).__name__}: {wrong}"[:200]
    return found


def measure(id, players, sizes, steps, turn, lines):
    from karat.lab.card import CardEnv

    began = time.perf_counter()
    equal = differences(CardEnv(id, COMPARED, players), players)
    compiling = time.perf_counter() - began
    for games in sizes:
        with turn:
            env = CardEnv(id, games, players)
            found = rates(env, steps)
            if games == sizes[-1]:
                found |= {"facts": facts(env), "others": shared_with_others(env)}
            del env
        lines.put(found | {"game": id, "games": games, "equal": equal, "seconds": round(compiling)})
    lines.put(None)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", nargs="*", default=karat.games(), help="which games (all)")
    parser.add_argument("--games", default="262144", help="games side by side, several with commas (262144)")
    parser.add_argument("--steps", type=int, default=50, help="steps of each measurement (50)")
    given = parser.parse_args()
    sizes = [int(size) for size in given.games.split(",")]
    context = get_context("spawn")
    turn, lines = context.Lock(), context.Queue()
    hands = [
        context.Process(target=measure, args=(id, karat.game(id).players[0], sizes, given.steps, turn, lines))
        for id in given.game
    ]
    for hand in hands:
        hand.start()
    left = len(hands)
    head = f"{'game':12} {'games':>8} {'rows M/s':>9} {'x target':>9} {'bare M/s':>9}"
    print(f"{head}  ms (draw, play, tell)")
    while left and (any(hand.is_alive() for hand in hands) or not lines.empty()):
        try:
            found = lines.get(timeout=5)
        except Empty:
            continue
        if found is None:
            left -= 1
            continue
        label = f"{found['game']:12} {found['games']:8}"
        speed = f"{found['rows'] / 1e6:9.1f} {found['rows'] / TARGETS[found['game']]:9.2f} {found['bare'] / 1e6:9.1f}"
        print(f"{label} {speed}  {found['ms']} {found['equal']} (compiled and compared in {found['seconds']} s)")
        if "facts" in found:
            print(f"    {json.dumps(found['facts'])} {json.dumps(found['others'])}")
        sys.stdout.flush()
    for hand in hands:
        hand.join()
    sys.exit(left)


if __name__ == "__main__":
    main()
