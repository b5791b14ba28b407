"""Level 6 against the search without nets that it grew from: win shares of one of the first at tables of the second.

    python bench/champions.py [--games 600] [--minutes 5] [-j CORES] [--bot 6] [--against search] [seashore:3 ...]

Without any GAME:PLAYERS all for which there is a net. GAME:PLAYERS,turns=2,playouts=500 changes its way to
search, and --nets FOLDER takes the nets from FOLDER/GAME-PLAYERS.npz. All go on side by side, until they
have so many games or the time is over. The goal is 60 % with two players, else 1.3 times a fair share. NumPy, numba and
platformdirs are enough for it.
"""

import argparse
import os
import time
from dataclasses import replace
from pathlib import Path

import karat
from karat.bots.net import net_of
from karat.lab import match

GOAL = {2: 1.2}  # times a fair share
GOAL_OF_MORE = 1.3
TOLD_EVERY = 60  # seconds
real_make = match.make


def change(table, changes):
    """Let the first bot of a table think in another way."""

    def make(game, name, seed=0):
        bot = real_make(game, name, seed)
        return replace(bot.how, **changes).bot(game, name, seed) if name == table.lineup[0] and changes else bot

    match.make = make


def prepare(table, changes):
    change(table, changes)
    match.prepare(table, table.lineup)


def play(table, changes, number):
    change(table, changes)
    return match.play_deal(table, number)


def entrant(told, given):
    """A table and what is changed, from GAME:PLAYERS,NAME=NUMBER,..."""
    name, *changes = told.split(",")
    id, _, players = name.partition(":")
    bot = f"{given.bot}:{given.nets / f'{id}-{players}.npz'}" if given.nets else given.bot
    pairs = [change.partition("=") for change in changes]
    changes = {key: float(value) if "." in value else int(value) for key, _, value in pairs}
    return told, match.seated(id, [bot, given.against], int(players), seed=given.seed), changes


def line(told, table, played):
    row, other = (match.row_of(table, played, name, 1, 0.0) for name in (table.lineup[0], table.lineup[-1]))
    fair, players = float(match.shares_of(played).mean()), len(table.lineup)
    goal, (low, high) = GOAL.get(players, GOAL_OF_MORE) / players, row["interval"]
    verdict = "reached" if low >= goal else "missed" if high < goal else "open"
    between = f"{100 * low:6.1f} to {100 * high:<6.1f}"
    numbers = f"{players * len(played):6} {100 * row['win_share']:7.1f} {between}{100 * fair:6.1f} {100 * goal:6.1f}"
    return f"{told:40} {numbers} {verdict:8} {row['ms_per_decision']:7.1f} {other['ms_per_decision']:7.1f}"


def show(entrants, found):
    numbers = f"{'games':>6} {'wins %':>7} {'(95 %)':>16}{'fair':>6} {'goal':>6}"
    print(f"{'table':40} {numbers} {'':8} {'ms':>7} {'theirs':>7}")
    for (told, table, _), played in zip(entrants, found):
        if len(played) > 1:
            print(line(told, table, played), flush=True)


def tasks(entrants, deals, until):
    """Deals of all tables in turn."""
    for number in range(max(deals.values())):
        for i, (_, table, changes) in enumerate(entrants):
            if number < deals[i] and time.monotonic() < until:
                yield i, (table, changes, number)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("table", nargs="*", help="GAME:PLAYERS (all that have a net)")
    parser.add_argument("--bot", default="6", help="who is measured (6; guided with --nets)")
    parser.add_argument("--against", default="search", help="the others at its table (search)")
    parser.add_argument("--games", type=int, default=600, help="of each table (600)")
    parser.add_argument("--minutes", type=float, default=60.0, help="of all (60)")
    parser.add_argument("--nets", type=Path, help="a folder with nets of your own")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("-j", type=int, default=os.cpu_count(), help="processes side by side (all cores)")
    given = parser.parse_args()
    given.bot = "guided" if given.nets and given.bot == "6" else given.bot
    all_of = [f"{id}:{players}" for id in karat.games() for players in karat.game(id).players]
    chosen = given.table or [one for one in all_of if net_of(karat.game(one.split(":")[0]), int(one.split(":")[1]))]
    entrants = [entrant(told, given) for told in chosen]
    began = time.monotonic()
    with match.Workers(given.j) as hands:
        once = {table.game: (table, changes) for _, table, changes in entrants}  # compiles, a game in each process
        for _ in hands.each(prepare, once.values()):
            pass
        print(f"ready after {time.monotonic() - began:.0f} s", flush=True)
        deals = {i: max(given.games // len(table.lineup), 2) for i, (_, table, _) in enumerate(entrants)}
        found, order = [[] for _ in entrants], []

        def queue():
            for i, task in tasks(entrants, deals, began + 60 * given.minutes):
                order.append(i)
                yield task

        told = time.monotonic()
        for done, deal in enumerate(hands.each(play, queue())):
            found[order[done]].append(deal)
            if time.monotonic() > told + TOLD_EVERY:
                told = time.monotonic()
                show(entrants, found)
    show(entrants, found)


if __name__ == "__main__":
    main()
