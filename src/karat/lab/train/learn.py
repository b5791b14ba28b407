"""Self-play and what is learned from it: deep Monte Carlo on action values, against itself and a league of past selves.

A round plays so many steps of all games, then learns from them once. The target of a decision is the share of the win
that its seat gets in the end, mixed (`trust`) with what the net expects at the seat's later decisions, which halves the
noise. Seats choose by chances that fall with the value an action lacks to the best (`warmth`), now and then anything.
In some games the seats but one are played by past selves, each with a block of games; nothing is learned from them.
"""

import copy
import random
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import torch

import karat
from karat.bots.net import load
from karat.errors import BadSetup
from karat.lab.batch import set_up
from karat.lab.train.games import Seen, deal
from karat.lab.train.model import Model

FORMAT = 1
Weights: TypeAlias = dict[str, torch.Tensor]  # of a net, by name


@dataclass(frozen=True)
class Recipe:
    """The numbers of a training. Those of `card` are for a graphics card, the others for a processor."""

    games: int = 512
    steps: int = 32  # of each game in a round
    batch: int = 2048  # decisions that are learned from at once
    rate: float = 0.001
    trust: float = 0.97  # in what comes later, against what the net expects now
    warmth: float = 0.05  # at first, and at last:
    least_warmth: float = 0.005
    cooling: int = 60  # rounds after which half of it is left
    whim: float = 0.01  # how often a seat does just anything
    memory: float = 0.998  # of the averaged net, for each batch
    league: float = 0.25  # games against past selves
    rivals: int = 4  # past selves at once
    recall: int = 20  # rounds between two of them
    selves: int = 16  # kept at most: then every other one goes, and the next come half as often
    hidden: tuple[int, ...] = ()  # the game's own


class Point(NamedTuple):
    """A round, as the curve shows it."""

    round: int
    decisions: int  # so far
    loss: float
    won: float  # win shares of lone learners at tables of past selves
    games: float  # of these
    fair: float  # win shares of all seats in the other games: fewer than games where nobody at the table wins
    seats: float


def summed(curve: Sequence[Point]) -> tuple[float, float | None, float | None]:
    """Of some rounds: the mean loss, the share won against past selves and the fair one; None where no game ended."""
    games, seats = sum(one.games for one in curve), sum(one.seats for one in curve)
    won = sum(one.won for one in curve) / games if games else None
    fair = sum(one.fair for one in curve) / seats if seats else None
    return sum(one.loss for one in curve) / max(len(curve), 1), won, fair


CARD = Recipe(games=32768, steps=64, batch=16384, memory=0.9995)


def device_of() -> str:
    return "cuda" if torch.cuda.is_available() else "cpu"


class Training:
    """A training under way. `round()` goes on by one round; `kept()` is all that another one needs to go on."""

    def __init__(
        self,
        id: str,
        players: int | None = None,
        seed: int = 0,
        recipe: Recipe | None = None,
        device: str | None = None,
        start: Path | None = None,
    ) -> None:
        self.game, self.device = karat.game(id), device or device_of()
        self.players, _ = set_up(self.game, players, {})
        self.seed, self.recipe = seed, recipe or (CARD if self.device == "cuda" else Recipe())
        torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
        torch.manual_seed(seed)
        self.model = Model(self.game, self.recipe.hidden).to(self.device)
        with torch.no_grad():
            self.model.state[-1] = 1 / self.players
        if start is not None:
            self._start(start)
        self.average = copy.deepcopy(self.model).requires_grad_(False)
        self.optimiser = torch.optim.Adam(self.model.parameters(), self.recipe.rate)
        self.games = deal(self.game, self.recipe.games, self.players, seed, self.device)
        self.rounds, self.batches, self.decisions, self.seconds = 0, 0, 0, 0.0
        self.curve: list[Point] = []
        self.league, self.every = [_half(self.average)], self.recipe.recall
        self._lay_out()

    def _start(self, file: Path) -> None:
        """Begin from a net that was learned before, perhaps with another number of players."""
        net, about = load(file)
        if about["game"] != self.game.id:
            raise BadSetup("start", f"{file} is a net of {about['game']}, not of {self.game.id}")
        shapes = {name: tuple(array.shape) for name, array in net._asdict().items()}
        if shapes != {name: tuple(getattr(self.model, name).shape) for name in shapes}:
            raise BadSetup("start", f"{file} is a net of another shape")
        self.model.begin_from(net)

    def _lay_out(self) -> None:
        """Room for what a round plays."""
        r, seen, device = self.recipe, self.games.seen, self.device
        shape = r.steps, r.games

        def room(*more: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
            return torch.zeros((*shape, *more), dtype=dtype, device=device)

        self.cells = room(seen.cells.shape[1], dtype=torch.int8)
        self.aspects = room(seen.aspects.shape[2], dtype=torch.int8)
        self.actions, self.seats = room(dtype=torch.int64), room(dtype=torch.int64)
        self.expected, self.over = room(), room(dtype=torch.bool)
        self.shares, self.own = room(self.players), room(dtype=torch.bool)
        self.chance = torch.Generator(device)
        self._places = torch.arange(seen.legal.shape[1], device=device)
        block = int(r.games * r.league / r.rivals) if r.rivals else 0
        self.blocks = [slice(k * block, (k + 1) * block) for k in range(r.rivals if block else 0)]
        learner = torch.arange(r.games, device=device) % self.players
        learner[len(self.blocks) * block :] = -1  # all seats
        self.learner = learner

    # Playing ---------------------------------------------------------------------------------------------------------
    def _choose(self, model: Model, seen: Seen, warmth: float, whim: float) -> tuple[torch.Tensor, torch.Tensor]:
        """A legal action for each row, by its place, and what is to be expected there."""
        values = model.all_values(seen).float()
        none = self._places >= seen.count[:, None]
        chances = torch.softmax((values / warmth).masked_fill(none, -torch.inf), 1)
        even = (~none) / seen.count[:, None]
        chances = (1 - whim) * chances + whim * even
        noise = torch.empty_like(chances).exponential_(generator=self.chance)
        expected = (chances * values.masked_fill(none, 0.0)).sum(1)
        return (chances / noise).argmax(1), expected

    @torch.no_grad()
    def _play(self, rivals: list[Model]) -> torch.Tensor:
        r, games = self.recipe, self.games
        warmth = max(r.least_warmth, r.warmth * 0.5 ** (self.rounds / r.cooling))
        won = torch.zeros(4, device=self.device, dtype=torch.float64)  # what Point has, and how often
        for t in range(r.steps):
            seen = games.look()
            chosen, expected = self._choose(self.model, seen, warmth, r.whim)
            own = (self.learner < 0) | (self.learner == seen.seat)
            for block, rival in zip(self.blocks, rivals):
                part = type(seen)(*(one[block] for one in seen))
                theirs, _ = self._choose(rival, part, r.least_warmth, 0.0)
                chosen[block] = torch.where(own[block], chosen[block], theirs)
            at = chosen[:, None]
            self.cells[t], self.seats[t], self.own[t], self.expected[t] = seen.cells, seen.seat, own, expected
            self.actions[t] = seen.legal.gather(1, at)[:, 0]
            if self.aspects.shape[2]:
                wide = at[:, :, None].expand(-1, 1, self.aspects.shape[2])
                self.aspects[t] = seen.aspects.gather(1, wide)[:, 0]
            games.step(chosen)
            self.over[t], self.shares[t] = games.over, games.shares
            lone = games.over & (self.learner >= 0)
            won[0] += (games.shares.gather(1, self.learner.clamp(min=0)[:, None])[:, 0] * lone).sum()
            won[1] += lone.sum()
            won[2] += (games.shares * (games.over & ~lone)[:, None]).sum()
            won[3] += (games.over & ~lone).sum() * self.players
        return won

    @torch.no_grad()
    def targets(self) -> tuple[torch.Tensor, torch.Tensor]:
        """What each decision should have been expected to bring, and whether anything is known of it."""
        r, rows = self.recipe, torch.arange(self.recipe.games, device=self.device)
        targets, known = torch.zeros_like(self.expected), torch.zeros_like(self.over)
        coming = torch.zeros((r.games, self.players), device=self.device)  # of each seat, from here on
        told = torch.zeros((r.games, self.players), dtype=torch.bool, device=self.device)
        for t in range(r.steps - 1, -1, -1):
            ended, seat = self.over[t][:, None], self.seats[t]
            coming = torch.where(ended, self.shares[t], coming)
            told |= ended
            targets[t], known[t] = coming[rows, seat], told[rows, seat]
            mixed = torch.where(known[t], torch.lerp(self.expected[t], targets[t], r.trust), self.expected[t])
            coming[rows, seat] = mixed
            told[rows, seat] = True
        return targets, known & self.own

    # Learning --------------------------------------------------------------------------------------------------------
    def _learn(self, targets: torch.Tensor, known: torch.Tensor) -> torch.Tensor:
        r = self.recipe
        places = known.flatten().nonzero()[:, 0]
        places = places[torch.randperm(len(places), generator=self.chance, device=self.device)]
        cells, aspects = self.cells.flatten(0, 1), self.aspects.flatten(0, 1)
        actions, targets = self.actions.flatten(), targets.flatten()
        summed, batches = torch.zeros((), device=self.device), 0
        for part in places.split(r.batch):
            if len(part) < r.batch and batches:
                break  # too few for a fair step
            values = self.model.values(cells[part], actions[part], aspects[part])
            loss = torch.nn.functional.mse_loss(values, targets[part])
            self.optimiser.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
            self.optimiser.step()
            summed, batches = summed + loss.detach(), batches + 1
            with torch.no_grad():
                pairs = list(self.average.parameters()), list(self.model.parameters())
                torch._foreach_lerp_(*pairs, 1 - min(r.memory, 1 - 1 / (2 + self.batches)))
            self.batches += 1
        return summed / max(batches, 1)

    def round(self) -> Point:
        """Play and learn once. Returns what the curve shows of it."""
        began = time.perf_counter()
        self.chance.manual_seed(hash((self.seed, self.rounds)) & (1 << 62) - 1)
        draw = random.Random(f"{self.seed} {self.rounds}")
        rivals = [self._rival(draw.choice(self.league)) for _ in self.blocks]
        won = self._play(rivals)
        loss = self._learn(*self.targets())
        self.rounds += 1
        self.decisions += self.recipe.games * self.recipe.steps
        if self.rounds % self.every == 0:
            self.league.append(_half(self.average))
            if len(self.league) > self.recipe.selves:
                self.league, self.every = self.league[::2], 2 * self.every
        point = Point(self.rounds, self.decisions, float(loss), *won.tolist())  # waits for the card
        self.seconds += time.perf_counter() - began
        self.curve.append(point)
        return point

    def _rival(self, weights: Weights) -> Model:
        rival = copy.deepcopy(self.average)
        rival.load_state_dict({name: one.float() for name, one in weights.items()})
        return rival

    # Keeping ---------------------------------------------------------------------------------------------------------
    def about(self) -> dict[str, Any]:
        """What a file with the net tells of it."""
        return {"game": self.game.id, "players": [self.players], "seed": self.seed, "rounds": self.rounds,
                "decisions": self.decisions, "karat": karat.__version__}  # fmt: skip

    def kept(self) -> dict[str, Any]:
        return {
            "format": FORMAT, "about": self.about(), "recipe": asdict(self.recipe), "model": self.model.state_dict(),
            "average": self.average.state_dict(), "optimiser": self.optimiser.state_dict(), "league": self.league,
            "every": self.every, "batches": self.batches, "curve": [tuple(one) for one in self.curve],
            "seconds": self.seconds, "games": self.games.save(),
        }  # fmt: skip

    def go_on(self, kept: dict[str, Any]) -> None:
        """Take up a training where it was left."""
        about = kept["about"]
        self.model.load_state_dict(kept["model"])
        self.average.load_state_dict(kept["average"])
        self.optimiser.load_state_dict(kept["optimiser"])
        self.league = [{name: one.to(self.device) for name, one in weights.items()} for weights in kept["league"]]
        self.every, self.seconds, self.curve = kept["every"], kept["seconds"], [Point(*one) for one in kept["curve"]]
        self.rounds, self.batches, self.decisions = about["rounds"], kept["batches"], about["decisions"]
        self.games.load(kept["games"])


def _half(model: Model) -> Weights:
    return {name: one.detach().half() for name, one in model.state_dict().items()}
