"""Simulate, load, look: a question to the laboratory, and a record as a table.

python docs/examples/laboratory.py
"""

import tempfile

import numpy as np

import karat
from karat.lab.simulate import simulate


def main():
    with tempfile.TemporaryDirectory() as folder:
        simulate("diamant", 20_000, players=4, bots=["quick"], out=folder, decisions=True)
        games, decisions = karat.load(folder), karat.load(folder, decisions=True)

    trapped = games["trapped"].to_numpy()
    print(f"{len(games):,} games of four: {trapped.mean():.2f} times somebody is caught by a trap.")
    won = games["win_0"].to_numpy() > 0
    score = games["score_0"].to_numpy()
    won_with, lost_with = score[won].mean(), score[~won].mean()
    print(f"Seat 0 wins {won.mean():.1%} of them, with {won_with:.1f} rubies, and loses with {lost_with:.1f}.")

    leaves = np.array(decisions["move"].to_pylist()) == "leave"
    print(f"Of {len(decisions):,} choices {leaves.mean():.1%} are to leave.")

    state = karat.game("diamant").new(players=3, seed=7)
    while not state.over:
        seat = state.to_move[0]
        state.play(seat, karat.bot("diamant", "3").choose(state.knowledge(seat)))
    row = karat.load(state.record()).to_pylist()[0]
    print(f"One game by bots: won by {row['winners']} after {row['decisions']} decisions and {row['turns']} cards.")


if __name__ == "__main__":
    main()
