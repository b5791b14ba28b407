"""Games on a graphics card, beside pgx's `leduc_holdem` on the same card in the same run. Prints rates and ratios.

    python bench/gpu.py [--games 1000000] [game ...]

Needs a CUDA card and the extra `gpu`; pgx and JAX for the ratios. A decision is one player choosing; deals are included
on both sides, transfers to the processor on neither. The first games of each line are compared with the processor's.
"""

import argparse
import time

import numpy as np
from numba import cuda

import karat
from karat.games.diamant.bot import table_of
from karat.kernel.core import new_states, silent_log
from karat.kernel.luck import new_luck
from karat.lab import gpu
from karat.lab.playout import play_out

TARGET = 1e9
COMPARED = 2000


def pgx_rate(batch=1 << 20, steps=64, runs=3):
    """Decisions a second of pgx: random legal actions, games begin anew where they end, all in one compiled call."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    game = pgx.make("leduc_holdem")
    step = jax.vmap(auto_reset(game.step, game.init))

    def one(state, key):
        choice, chance = jax.random.split(key)
        action = jax.random.categorical(choice, jnp.where(state.legal_action_mask, 0.0, -jnp.inf), axis=-1)
        return step(state, action, jax.random.split(chance, batch)), None

    many = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, steps))[0])
    state = jax.jit(jax.vmap(game.init))(jax.random.split(jax.random.PRNGKey(0), batch))
    best = 0.0
    for run in range(runs + 1):  # the first one compiles
        began = time.perf_counter()
        state = jax.block_until_ready(many(state, jax.random.PRNGKey(run)))
        best = max(best, batch * steps / (time.perf_counter() - began))
    return best


def card_rate(game, count, players, options, table=None, runs=3):
    """Decisions a second, and whether the first games are the processor's."""
    gpu.play_games(game, 1000, players, options, table=table)  # compiles
    best = 0.0
    for _ in range(runs):
        cuda.synchronize()
        began = time.perf_counter()
        _, decisions = gpu.play_games(game, count, players, options, table=table)
        cuda.synchronize()
        best = max(best, int(decisions.copy_to_host().sum()) / (time.perf_counter() - began))
    return best, equals_processor(game, players, options, table)


def equals_processor(game, players, options, table):
    """Whether the first games are those of the processor, byte for byte."""
    states, decisions = gpu.random_games(game, COMPARED, players, options, table=table)
    work, log = new_states(game.rules.STATE), silent_log()
    cards, moves = np.zeros(128, np.int64), np.zeros(game.rules.MAX_MOVES, np.int64)
    for i in range(COMPARED):
        work[0] = game.template(players, options)[0]
        if play_out(work[0], table, new_luck(0, i), cards, moves, log) != decisions[i]:
            return False
        if work[0].tobytes() != states[i].tobytes():
            return False
    return True


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", nargs="*", default=karat.games(), help="which games (all)")
    parser.add_argument("--games", type=int, default=1_000_000, help="games of each line (1000000)")
    arguments = parser.parse_args()
    try:
        peer = pgx_rate()
        print(f"pgx leduc_holdem: {peer / 1e9:.2f} billion decisions/s", flush=True)
    except ImportError:
        peer = None
        print("pgx is not installed, so there are no ratios.")
    print(f"{'on the card':30} {'billion decisions/s':>20} {'x target':>9} {'x pgx':>6}  as the processor")
    for id in arguments.game:
        game = karat.game(id)
        for players in sorted({game.players[0], game.players[-1]}):
            options = game.new(players, 0).options
            tables = {"random": None}
            if id == "diamant":
                tables["by table"] = table_of(players, False)
            for name, table in tables.items():
                speed, equal = card_rate(game, arguments.games, players, options, table)
                ratio = f"{speed / peer:6.2f}" if peer else f"{'-':>6}"
                label = f"{id}, {players} players, {name}"
                row = f"{label:30} {speed / 1e9:20.2f} {speed / TARGET:9.2f} {ratio}"
                print(row, " equal" if equal else " DIFFERENT", flush=True)


if __name__ == "__main__":
    main()
