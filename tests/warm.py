"""Fill the cache of compiled rules, bots and batches before the test workers would all compile the same."""

import random
from multiprocessing import get_context

import karat
from karat.lab.batch import Batch
from karat.lab.playout import random_games
from karat.lab.study import Plan, look_at_decision, watch_chunk
from karat.lab.whatif import set_up

LONGEST_FIRST = ("djinn", "seashore", "kadora", "diamant", "diamoniak")


def warm(id):
    game = karat.game(id)
    state = game.new(seed=1)
    state.knowledge(0).resample(random.Random(1))
    while not state.over:
        state.play(state.to_move[0], state.legal(state.to_move[0])[0])
    assert state.winners
    fresh = game.new(seed=1)
    for name in karat.bots(id):
        karat.bot(id, name).advise(fresh.knowledge(fresh.to_move[0]))
    random_games(game, 1, state.players, state.options)
    batch = Batch(game, 1)
    batch.begin(1)
    batch.step(batch.now.legal[:, 0])
    batch.look(0)
    plan = Plan(set_up(id), "quick", 1, 0)
    watch_chunk(plan, plan.setup, 0, 1)
    look_at_decision(plan, 0, 0)


if __name__ == "__main__":
    assert set(LONGEST_FIRST) == set(karat.games())
    with get_context("spawn").Pool(2, maxtasksperchild=1) as workers:
        list(workers.imap_unordered(warm, LONGEST_FIRST))
