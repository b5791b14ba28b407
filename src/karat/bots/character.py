"""Who a bot is within its level: a name, and leanings that come from its seed and stay the same all game long."""

import random
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from karat.table.game import Game

NAMES = (
    "Opal", "Jasper", "Beryl", "Coral", "Garnet", "Agate", "Pearl", "Jade",
    "Onyx", "Topaz", "Amber", "Ruby", "Zircon", "Spinel", "Quartz", "Citrine",
)  # fmt: skip
NEARBY = (0, -1, 1)  # how far from the asked level the bots of a mixed table are, in turn


def lean(seed: int | str, what: object) -> float:
    """How a bot with this seed leans in some matter: a number from -1 to 1, each as likely as any other."""
    drawn = blake2b(str(what).encode(), key=str(seed).encode()[:64], digest_size=8).digest()
    return int.from_bytes(drawn, "little") / 2.0**63 - 1.0


def leaning(taste: Any, seed: int | str, width: float) -> Any:
    """A taste with each of its numbers moved by up to this share of itself."""
    return type(taste)(*(value * (1.0 + width * lean(seed, field)) for field, value in taste._asdict().items()))


class Sitter(NamedTuple):
    name: str
    bot: str


def mixed(game: "Game", count: int, level: str = "3", seed: int | str = 0) -> list[Sitter]:
    """Bots for `count` seats that differ in name and manner and are about as strong as a level.

    One of three plays at the level itself, one a step below and one a step above it, as far as there are steps. A
    personality is nobody's neighbour: all bots are like the one that was asked for.
    """
    from karat.bots import LEVELS

    rng = random.Random(f"mixed {game.id} {seed}")
    names = rng.sample(NAMES, len(NAMES))
    bots = [level] * count
    if level in LEVELS:
        place, last = LEVELS.index(level), len(LEVELS) - 1
        bots = [LEVELS[min(max(place + NEARBY[i % len(NEARBY)], 0), last)] for i in range(count)]
        rng.shuffle(bots)
    return [Sitter(names[i % len(names)], bot) for i, bot in enumerate(bots)]
