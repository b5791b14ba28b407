"""Trainings one after another, for a machine with a graphics card that is there for a while only.

    python bench/train.py --out FOLDER [--minutes 3] [--set warmth=0.08 ...] kadora:2 kadora:3 kadora:4 seashore:3=5 ...

GAME:PLAYERS, and with =M its own minutes. What follows another number of players of the same game begins from that
one's net, and so does what finds FOLDER/GAME-OTHER.npz from an earlier time, unless it finds its own. Each leaves
FOLDER/GAME-PLAYERS.npz, which is a bot (net:FILE), and a curve beside it; checkpoints go to a folder of --keep. NumPy,
numba, numba-cuda and PyTorch are enough for it.
"""

import argparse
import shutil
import sys
import time
from dataclasses import replace
from pathlib import Path

import karat
from karat.lab.train.learn import CARD, Recipe, device_of
from karat.lab.train.runs import CURVE, NET, take_up, train


def beginning(out, earlier, id, players):
    """The net to begin from: this number of players' own, else that of the nearest one; None without any."""
    counts = sorted(karat.game(id).players, key=lambda count: (abs(count - players), count))
    files = [folder / f"{id}-{count}.npz" for count in counts for folder in (out, earlier) if folder]
    return next((file for file in files if file.exists()), None)


def changed(numbers):
    """The device's recipe with other numbers, NAME=NUMBER each."""
    usual = CARD if device_of() == "cuda" else Recipe()
    pairs = [one.partition("=") for one in numbers]
    return replace(usual, **{name: type(getattr(usual, name))(number) for name, _, number in pairs})


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("training", nargs="+", help="GAME:PLAYERS or GAME:PLAYERS=MINUTES")
    parser.add_argument("--out", type=Path, required=True, help="where nets and curves go")
    parser.add_argument("--minutes", type=float, default=3.0, help="of each training (3)")
    parser.add_argument("--keep", type=Path, help="where checkpoints go (a folder train-runs here)")
    parser.add_argument("--earlier", type=Path, help="a folder with nets of earlier times to begin from")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=NUMBER", help="another number of the recipe"
    )
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    for one in given.training:
        name, _, minutes = one.partition("=")
        id, _, players = name.partition(":")
        players, began = int(players), time.perf_counter()
        folder = (given.keep or Path("train-runs")) / f"{id}-{players}"
        start = None if folder.exists() else beginning(given.out, given.earlier, id, players)
        print(f"{id}, {players} players{f', from {start}' if start else ''}", flush=True)
        training = take_up(folder, id, players, given.seed, changed(given.set), start=start)
        print(f"  on {training.device}, ready after {time.perf_counter() - began:.0f} s", flush=True)
        train(training, folder, float(minutes or given.minutes), tell=lambda told: print(f"  {told}", flush=True))
        shutil.copy(folder / NET, given.out / f"{id}-{players}.npz")
        shutil.copy(folder / CURVE, given.out / f"{id}-{players}.svg")
        del training
    sys.stdout.flush()


if __name__ == "__main__":
    main()
