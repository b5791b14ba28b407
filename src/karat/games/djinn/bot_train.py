"""How the numbers of djinn_worth.py are found: who wins after which end of a phase, by the play-out policy.

    python -m karat.games.djinn.bot_train [--games 15000]

prints them, for the text `FITTED`. The policy itself looks at them, so a second run after the first changes a little.
"""

import argparse
import textwrap

import numpy as np

import karat
from karat.bots import brain
from karat.bots.search import share_wins
from karat.games.djinn.bot import roll, settled
from karat.games.djinn.bot_worth import BLOCK, FAR, HELD, KEPT, MOST, worth
from karat.games.djinn.caves import FIRST_LEVEL, ROWS, next_level
from karat.games.djinn.rules import MAX_MOVES, STATE, deal, is_over, legal_moves, pile, play, wanted
from karat.kernel.core import new_states, rule, silent_log
from karat.kernel.luck import new_luck, shuffle
from karat.progress import progress

PHASES = 8  # of a game that are looked at
DOUBT = 20  # so many cases say as much as that a step is like the one beside it
STEPS, RATE = 200, 0.05  # of gradient descent (Adam)
LESS, MORE = 0.02, 0.2  # what it is worth at least to lack one card less, and to have one more


# Play ----------------------------------------------------------------------------------------------------------------
@rule
def play_game(template, work, ends, shares, luck, cards, moves, log, scores):
    """Play one game; how many ends of phases were written down."""
    work[0] = template[0]
    state, seen = work[0], 0
    while not is_over(state):
        which, count = wanted(state)
        if count:
            if settled(state) and state.phase > 1 and seen < len(ends):
                ends[seen] = state
                seen += 1
            shuffle(luck, cards, pile(state, which, cards), count)
            deal(state, cards, count, log)
        else:
            seat = int(state.turn)
            found = min(legal_moves(state, seat, moves), len(moves) - 1)
            moves[len(moves) - 1] = seat
            play(state, seat, moves[roll(state, moves, found, luck) if found > 1 else 0], log)
    share_wins(state, scores, shares)
    return seen


def play_games(players, games, seed=1):
    """The ends of phases of so many games, and the win shares that followed."""
    game = karat.game("djinn")
    brain(game)
    template = game.template(players, game.new(players).options)
    work, luck, ends = new_states(STATE), new_luck(seed), new_states(STATE, PHASES)
    room = (luck, np.zeros(128, np.int64), np.zeros(MAX_MOVES + 1, np.int64), silent_log(), np.zeros(8, np.int64))
    found, won, shares = [], [], np.zeros(8)
    with progress(games, f"games, {players} players") as advance:
        for _ in range(games):
            seen = play_game(template, work, ends, shares, *room)
            found.append(ends[:seen].copy())
            won.append(np.repeat(shares[None, :players], seen, 0))
            advance(1)
    return np.concatenate(found), np.concatenate(won)


# Fit -----------------------------------------------------------------------------------------------------------------
@rule
def worths(states, numbers, levels, values):
    """What the seats are worth by these numbers, and which level they stand before."""
    for i in range(len(states)):
        for p in range(states[i].players):
            values[i, p] = worth(states[i], p, numbers)
            levels[i, p] = next_level(states[i], p) - FIRST_LEVEL


def features(states, players):
    """How often each number of a block counts for each seat. A worth is a sum of numbers: each in turn is 1."""
    levels = np.zeros((len(states), players), np.int64)
    counted = np.zeros((len(states), players, BLOCK), np.float32)
    for i in range(BLOCK):
        numbers = np.zeros((3 * ROWS, BLOCK))
        numbers[:, i] = 1
        values = np.zeros((len(states), players))
        worths(states, numbers.ravel(), levels, values)
        counted[:, :, i] = values
    return counted, levels


def chances(counted, levels, numbers):
    worth = np.take_along_axis(counted @ numbers.T.astype(np.float32), levels[..., None], 2)[..., 0]
    odds = np.exp(worth - worth.max(1, keepdims=True))
    return odds / odds.sum(1, keepdims=True)


def neighbours():
    """A penalty on the difference between steps that are beside each other."""
    matrix = np.eye(BLOCK) * 0.05
    for start, size in [*((start, FAR) for start in range(0, KEPT, FAR)), (KEPT, MOST)]:
        for i in range(start, start + size - 1):
            matrix[i : i + 2, i : i + 2] += [[1, -1], [-1, 1]]
    return matrix


def fit(counted, levels, won):
    """The numbers under which those who won were likeliest to win, by level."""
    numbers, pull = np.zeros((ROWS, BLOCK)), DOUBT * neighbours()
    mean, square = np.zeros_like(numbers), np.zeros_like(numbers)
    groups = [(here, counted[here]) for here in (levels == level for level in range(ROWS))]
    for step in range(1, STEPS + 1):
        wrong = (chances(counted, levels, numbers) - won).astype(np.float32)
        slope = np.array([group.T @ wrong[here] for here, group in groups]) + numbers @ pull
        slope /= len(won)
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope**2
        numbers -= RATE * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-9)
    return numbers


def in_order(numbers):
    """To lack less is never worse, nor is it to have more."""
    for start in range(0, KEPT, FAR):
        for i in range(start + FAR - 2, start - 1, -1):
            numbers[:, i] = np.maximum(numbers[:, i], numbers[:, i + 1] + LESS)
    for i in range(KEPT + 1, HELD):
        numbers[:, i] = np.maximum(numbers[:, i], numbers[:, i - 1] + MORE)
    return numbers


def loss(counted, levels, won, numbers):
    """The mean surprise about who won."""
    return -(won * np.log(chances(counted, levels, numbers))).sum(1).mean()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=15_000, help="for each number of players")
    games = parser.parse_args().games
    table = []
    for players in karat.game("djinn").players:
        states, won = play_games(players, games)
        counted, levels = features(states, players)
        used = len(won) * 9 // 10  # the rest tells how good the fit is
        table.append(in_order(fit(counted[:used], levels[:used], won[:used])))
        surprise = loss(counted[used:], levels[used:], won[used:], table[-1])
        chance = np.log(players)
        print(f"{players} players, {len(won):,} ends of phases: surprise {surprise:.4f}, by chance {chance:.4f}")
    text = " ".join(str(round(100 * number)) for number in np.array(table).ravel())
    print(textwrap.fill(text, 120, initial_indent="    ", subsequent_indent="    "))


if __name__ == "__main__":
    main()
