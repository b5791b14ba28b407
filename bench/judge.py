"""How wrong the coach is, chance aside: what it says a move costs, beside both moves played on by bots.

    python bench/judge.py kadora -p 3 --moments 30 --games 40 --level 3

Bots of level 2 play games, and one decision of each is looked at: what level 6 advises, and any other move. The judge
says what that would cost, as in `karat hint`. Then both moves are played on to the end in the same worlds that fit what
the seat knew, with the same seeds, by bots of one level, which stand for the truth. How far the two are apart on
average, less what chance explains, is what the judge itself is wrong by, at 95 %. Few moments leave that open, so the
other figure counts: what it is at most, by drawing the moments again. `JUDGE_ERROR` in the game's study.py is that one.
Beside that, by tenths: the win shares that the judge said for both moves, and what came of them.
"""

import argparse
import math
import random
import time

import karat
from karat.lab.hint import fair_luck, weigh

MOVER = "2"
DRAWS = 2000


def a_moment(game, players, seed):
    """A decision: what the seat knew, the advised move and any other one, and what the judge says about both."""
    state, chance = game.new(players, seed=seed), random.Random(seed)
    movers = [karat.bot(game.id, MOVER, seed + p) for p in range(players)]
    judge = karat.bot(game.id, "6")
    judge.luck = fair_luck
    while not state.over:
        seat = state.to_move[0]
        knowledge = state.knowledge(seat)
        move = movers[seat].choose(knowledge)
        if len(knowledge.legal()) > 1 and chance.random() < 0.1:
            advised = judge.advise(knowledge)
            other = chance.choice(advised[1:])["move"]
            return knowledge, advised[0]["move"], other, weigh(judge, knowledge, other, advised)
        state.play(seat, move)
    return None


def played_on(state, seat, move, level, seed):
    """The win share of a seat that makes a move, where bots go on."""
    bots = [karat.bot(state.game.id, level, seed + p) for p in range(state.players)]
    state.play(seat, move)
    while not state.over:
        mover = state.to_move[0]
        state.play(mover, bots[mover].choose(state.knowledge(mover)))
    return (seat in state.winners) / max(len(state.winners), 1)


def own_error(squares):
    """The error at 95 % that squared differences, less what chance explains, leave; and what it is at most."""
    draw = random.Random(1)
    means = sorted(sum(draw.choices(squares, k=len(squares))) / len(squares) for _ in range(DRAWS))
    return [1.96 * math.sqrt(max(0.0, mean)) for mean in (sum(squares) / len(squares), means[DRAWS * 39 // 40])]


def show_tenths(shares):
    """Pairs of a win share that was said and of what came of it, in ten bins of the same width."""
    print(f"  {'said':>9} {'moves':>6} {'mean':>7} {'won':>7} {'apart':>7}")
    for k in range(10):
        bin = [pair for pair in shares if min(int(10 * pair[0]), 9) == k]
        if bin:
            said, won = (100 * sum(pair[i] for pair in bin) / len(bin) for i in range(2))
            spread = sum((100 * (one[1] - one[0]) - (won - said)) ** 2 for one in bin) / max(1, len(bin) - 1)
            error = f" ± {1.96 * math.sqrt(spread / len(bin)):.1f}" if len(bin) > 1 else ""
            print(f"  {10 * k:3} - {10 * k + 10:3} {len(bin):6} {said:6.1f}% {won:6.1f}% {won - said:+7.1f}{error}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=karat.games())
    parser.add_argument("-p", "--players", type=int)
    parser.add_argument("--moments", type=int, default=30)
    parser.add_argument("--games", type=int, default=40, help="for each of the two moves")
    parser.add_argument("--level", default="3", help="of the bots that play on")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=math.inf, help="look at no more moments after that time")
    given = parser.parse_args()
    game = karat.game(given.game)
    players, rows, shares, seed = given.players or game.players[0], [], [], given.seed
    end = time.monotonic() + 60 * given.minutes
    while len(rows) < given.moments and time.monotonic() < end:
        seed += 1000
        found = a_moment(game, players, seed)
        if found is None:
            continue
        knowledge, best, move, (best_win, win, error, doubt) = found
        won = []
        for k in range(given.games):
            world = knowledge.resample(random.Random(seed + k))
            won.append([played_on(world.copy(), knowledge.seat, one, given.level, seed + k) for one in (best, move)])
        shares += [(best_win, sum(one for one, _ in won) / len(won)), (win, sum(one for _, one in won) / len(won))]
        gains = [one - other for one, other in won]
        truth = sum(gains) / len(gains)
        spread = sum((gain - truth) ** 2 for gain in gains) / max(1, len(gains) - 1)
        by_chance = (error / 1.96) ** 2 + spread / len(gains)
        rows.append((best_win - win, truth, by_chance, error, doubt))
        said = f"judge {100 * (best_win - win):+6.1f} ± {100 * error:4.1f}, apart {100 * doubt:4.1f}"
        print(f"{best:>14} or {move:<14} {said}; on {100 * truth:+6.1f} ± {196 * math.sqrt(by_chance):.1f}", flush=True)
    apart = sum((said - truth) ** 2 for said, truth, *_ in rows) / len(rows)
    chance = sum(row[2] for row in rows) / len(rows)
    own, most = own_error([(said - truth) ** 2 - by_chance for said, truth, by_chance, *_ in rows])
    claimed = [(said, truth) for said, truth, _, error, doubt in rows if said > math.hypot(error, most, doubt)]
    right = sum(1 for _, truth in claimed if truth > 0)
    print(f"{game.title}, {players} players, {len(rows)} moments.")
    print(f"Apart by {100 * math.sqrt(apart):.1f} points (root mean square), by chance {100 * math.sqrt(chance):.1f}.")
    print(f"The judge's own error is {100 * own:.1f} points (95 %), and at most {100 * most:.1f}.")
    print(f"With that {len(claimed)} costs are claimed, {right} with the right sign.")
    if hasattr(game.part("study"), "JUDGE_ERROR"):
        shipped = game.part("study").JUDGE_ERROR
        claimed = [truth for said, truth, _, error, doubt in rows if said > math.hypot(error, shipped, doubt)]
        right = sum(1 for truth in claimed if truth > 0)
        print(f"With the {100 * shipped:.0f} points that it is taken to be wrong by: {len(claimed)}, {right} right.")
    show_tenths(shares)


if __name__ == "__main__":
    main()
