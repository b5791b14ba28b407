"""A small fast generator for simulations and imagined worlds, equal in interpreted, compiled and CUDA code.

It is sfc32 (a chaotic counter of four 32-bit words), kept in 64-bit cells so that nothing overflows. Cards that people
are dealt never come from here: see karat.table.dealer.
"""

import numpy as np

from karat.contract import Numbers
from karat.kernel.core import inlined

WORD = 0xFFFFFFFF


@inlined
def next_word(luck: Numbers) -> int:
    """The next 32 random bits."""
    a, b, c, counter = luck[0], luck[1], luck[2], luck[3]
    word = (a + b + counter) & WORD
    luck[3] = (counter + 1) & WORD
    luck[0] = b ^ (b >> 9)
    luck[1] = (c + ((c << 3) & WORD)) & WORD
    luck[2] = ((((c << 21) & WORD) | (c >> 11)) + word) & WORD
    return word


@inlined
def start(luck: Numbers, low: int, high: int, stream: int) -> None:
    """Begin the stream that belongs to a 64-bit seed and a stream number."""
    luck[0] = low & WORD
    luck[1] = high & WORD
    luck[2] = stream & WORD
    luck[3] = 1 + (stream >> 32)
    for _ in range(15):
        next_word(luck)


@inlined
def below(luck: Numbers, n: int) -> int:
    """A number from 0 to n - 1 (n below 2^31), each exactly equally likely."""
    scaled = next_word(luck) * n
    if (scaled & WORD) < n:
        unfair = (WORD + 1 - n) % n
        while (scaled & WORD) < unfair:
            scaled = next_word(luck) * n
    return scaled >> 32


@inlined
def shuffle(luck: Numbers, cards: Numbers, size: int, count: int) -> None:
    """Bring `count` random cards of the first `size` to the front, in random order."""
    for i in range(count):
        j = i + below(luck, size - i)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


def new_luck(seed: int, stream: int = 0) -> Numbers:
    """A generator for a whole number; `stream` separates games of one batch."""
    luck = np.zeros(4, np.int64)
    start(luck, seed & WORD, (seed >> 32) & WORD, stream)
    return luck
