"""How long a learned net takes for a decision, on one core: milliseconds, all legal moves weighed.

    python bench/net.py [--file NET.npz] [--decisions 2000] [game ...]

The nets of this package are taken where there are some, else nets of the same size with any numbers in them: that takes
as long. Positions are those of games between random movers, with the fewest and with the most players.
"""

import argparse
import time

import numpy as np

import karat
from karat.bots.net import Net, decide_now, load, new_room, shipped, sight
from karat.errors import BadSetup
from karat.kernel.luck import new_luck
from karat.table.actions import numbers

TARGET = 1.0  # ms


def any_net(game, hidden=None):
    """A net of the game's size with small numbers from a fixed chance."""
    seen, actions, chance = sight(game), numbers(game).ACTIONS, np.random.default_rng(1)
    one, two = hidden or seen.LAYERS
    shapes = ((seen.SIZE, one), (one,), (one, two), (two,), (two + 1,), (actions, two), (actions,),
              (seen.ASPECTS, two), (seen.ASPECTS,))  # fmt: skip
    return Net(*(chance.normal(0, 0.05, shape).astype(np.float32) for shape in shapes))


def net_of(game, players, file):
    if file:
        return "own", load(file)[0]
    try:
        return "shipped", shipped(game, players)
    except BadSetup:
        return "any", any_net(game)


def measure(game, players, net, decisions):
    """Mean and 99th percentile of milliseconds for a decision, over games between random movers."""
    room, luck, chance, took, number = new_room(game, net), new_luck(1), np.random.default_rng(2), [], 0
    while len(took) < decisions:
        state, number = game.new(players, number), number + 1
        while not state.over:
            seat = state.to_move[0]
            legal, knowledge = state.legal(seat), state.knowledge(seat)
            if len(legal) > 1:
                began = time.perf_counter()
                decide_now(knowledge.known, seat, 0.0, net, room, luck)
                took.append(1000 * (time.perf_counter() - began))
            state.play(seat, legal[int(chance.integers(len(legal)))])
    took = np.array(took[len(took) // 10 :])  # the first ones wait for the compiler
    return took.mean(), np.percentile(took, 99)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", nargs="*", default=karat.games(), help="which games (all)")
    parser.add_argument("--file", help="a net of your own, of one game")
    parser.add_argument("--decisions", type=int, default=2000, help="of each figure (2000)")
    given = parser.parse_args()
    print(f"{'game':12} {'players':>7} {'net':>8} {'numbers':>10} {'ms':>8} {'99 %':>8} {'x target':>9}")
    for game in map(karat.game, given.game):
        for players in (game.players[0], game.players[-1]):
            kind, net = net_of(game, players, given.file)
            mean, worst = measure(game, players, net, given.decisions)
            size = sum(array.size for array in net)
            print(f"{game.id:12} {players:7} {kind:>8} {size:10,} {mean:8.3f} {worst:8.3f} {TARGET / mean:9.0f}")


if __name__ == "__main__":
    main()
