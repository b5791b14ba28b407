"""Fill the cache of compiled rules and bots in one process, before two test workers would both compile everything."""

import random

import karat
from karat.lab.playout import random_games

for id in karat.games():
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
