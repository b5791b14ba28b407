"""A bot of your own as a Python class, for all five games:

    karat match diamant docs/examples/bot_class.py:Sampler random
    karat play kadora --bots docs/examples/bot_class.py:Sampler

It imagines a few worlds that fit what it knows, tries every move in each, plays on at random, and takes the move that
won most often. Put your own player into `choose`.
"""

import random


class Sampler:
    def __init__(self, game, seed):
        """One for each seat of each game: `seed` is its own chance, a text."""
        self.chance = random.Random(f"{game.id} {seed}")

    def choose(self, knowledge):
        """A legal move. `knowledge` is all that the seat knows: see `legal`, `view`, `events` and `resample`."""
        legal = knowledge.legal()[:8]
        wins = dict.fromkeys(legal, 0.0)
        for _ in range(2):
            world = knowledge.resample(self.chance)
            for move in legal:
                wins[move] += self.play_on(world.copy(), knowledge.seat, move)
        return max(legal, key=wins.get)

    def play_on(self, world, seat, move):
        """The share of the win when all others, and this seat afterwards, move at random."""
        world.play(seat, move)
        while not world.over:
            other = world.to_move[0]
            world.play(other, self.chance.choice(world.legal(other)))
        return (seat in world.winners) / max(1, len(world.winners))
