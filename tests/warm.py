"""Fill the cache of compiled rules, bots and batches before the test workers would all compile the same."""

import karat
from karat.lab.batch import Batch
from karat.lab.playout import random_games
from karat.lab.study import Plan, look_at_decision, watch_chunk
from karat.lab.whatif import set_up
from karat.warm import compile_all


def laboratory(id):
    game = karat.game(id)
    state = game.new(seed=1)
    random_games(game, 1, state.players, state.options)
    batch = Batch(game, 1)
    batch.begin(1)
    batch.step(batch.now.legal[:, 0])
    batch.look(0)
    plan = Plan(set_up(id), "quick", 1, 0)
    watch_chunk(plan, plan.setup, 0, 1)
    look_at_decision(plan, 0, 0)


if __name__ == "__main__":
    compile_all(laboratory)
