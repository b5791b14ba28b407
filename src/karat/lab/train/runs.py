"""A training in a folder: it goes on from what is there and leaves a checkpoint, the net and a picture of its curve."""

import os
import pickle
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch

from karat.bots.net import save
from karat.errors import BadSetup
from karat.lab.train.curve import picture
from karat.lab.train.learn import FORMAT, Recipe, Training, summed

CHECKPOINT, NET, CURVE = "checkpoint.pt", "net.npz", "curve.svg"
TOLD_EVERY, NET_EVERY, KEPT_EVERY = 10, 60, 300  # seconds
RECENT = 30  # rounds


def take_up(
    folder: Path,
    id: str,
    players: int | None = None,
    seed: int | None = None,
    recipe: Recipe | None = None,
    device: str | None = None,
    start: Path | None = None,
) -> Training:
    """The training that is in a folder, or a new one."""
    file = folder / CHECKPOINT
    if not file.exists():
        return Training(id, players, seed or 0, recipe, device, start)
    kept = read(file)
    about = kept["about"]
    if start is not None:
        raise BadSetup("start", f"is of no use: {folder} holds a training that goes on")
    for name, asked in (("game", id), ("players", [players]), ("seed", seed)):
        if asked not in (None, [None], about[name]):
            told = about[name][0] if name == "players" else about[name]
            what = {"players": "number of players"}.get(name, name)
            raise BadSetup("out", f"{folder} holds a training of another {what}: {told}")
    numbers: dict[str, Any] = {
        name: tuple(one) if isinstance(one, list) else one for name, one in kept["recipe"].items()
    }
    old = Recipe(**numbers)
    training = Training(id, about["players"][0], about["seed"], old, device)
    training.go_on(kept)
    return training


def read(file: Path) -> dict[str, Any]:
    """A checkpoint; BadSetup where the file is none."""
    try:
        kept = torch.load(file, "cpu", weights_only=True)
    except (RuntimeError, EOFError, pickle.UnpicklingError):
        kept = None
    if not isinstance(kept, dict) or kept.get("format") != FORMAT:
        raise BadSetup("out", f"{file} is no checkpoint of this version")
    return kept


def train(
    training: Training,
    folder: Path,
    minutes: float | None = None,
    rounds: int | None = None,
    tell: Callable[[str], None] = print,
) -> None:
    """Go on for so many minutes, or up to so many rounds. Ctrl-C ends it with what there is."""
    folder.mkdir(parents=True, exist_ok=True)
    began = told = netted = kept = time.monotonic()
    try:
        while rounds is None or training.rounds < rounds:
            training.round()
            now = time.monotonic()
            if now - told >= TOLD_EVERY:
                told = now
                tell(line(training, now - began))
            if now - netted >= NET_EVERY:
                netted = now
                keep_net(training, folder)
            if now - kept >= KEPT_EVERY:
                kept = now
                keep(training, folder)
            if minutes is not None and now - began >= 60 * minutes:
                break
    except KeyboardInterrupt:
        tell("Stopped. The rounds that were finished are kept; the same command goes on from there.")
    tell(line(training, time.monotonic() - began))
    keep_net(training, folder)
    keep(training, folder)


def line(training: Training, seconds: float) -> str:
    """How it goes, in one line."""
    loss, won, fair = summed(training.curve[-RECENT:])
    speed = training.decisions / max(training.seconds, 1e-9)
    wins = "" if won is None or fair is None else f", {100 * won:.1f} % against past selves (fair {100 * fair:.1f} %)"
    done = f"round {training.rounds:,}, {training.decisions / 1e6:,.1f} million decisions ({speed:,.0f}/s)"
    return f"{int(seconds) // 60}:{int(seconds) % 60:02} {done}, loss {loss:.4f}{wins}"


def keep_net(training: Training, folder: Path) -> None:
    save(folder / NET, training.average.plain(), training.about())
    title = f"{training.game.title}, {training.players} players"
    (folder / CURVE).write_text(picture(title, training.curve), encoding="utf-8")


def keep(training: Training, folder: Path) -> None:
    """Write a checkpoint, which is never half written."""
    beside = folder / f"{CHECKPOINT}.new"
    torch.save(training.kept(), beside)
    os.replace(beside, folder / CHECKPOINT)
