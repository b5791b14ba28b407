"""Dealing that nobody can foresee and everybody can check afterwards.

A deal is fixed by a secret of 32 bytes. Its commitment (a SHA-256) is published before the first card; players may then
add words of their own; the cards come from a BLAKE2b stream keyed by secret, words and the game's set-up. When the
secret is published at the end, anybody can deal the whole game again. See docs/dealing.md.
"""

import hashlib
import json
import os
from collections.abc import Iterable, Sequence
from typing import Any

from karat.errors import BadSetup
from karat.table.document import plain

_BLOCK = 64  # bytes of one BLAKE2b digest


class Deal:
    """The secret behind a game's cards, and the words that players added to it."""

    __slots__ = ("secret", "words")

    def __init__(self, secret: bytes | None = None, words: Sequence[str] = ()) -> None:
        if secret is None:
            secret = os.urandom(32)
        if not isinstance(secret, bytes) or len(secret) != 32:
            raise BadSetup("secret", "should be 32 bytes")
        if isinstance(words, str) or not all(isinstance(word, str) for word in words):
            raise BadSetup("words", "should be a list of texts")
        self.secret, self.words = secret, tuple(words)

    @classmethod
    def from_seed(cls, seed: Any) -> "Deal":
        """The deal of a seed: nothing, a whole number, a text, or a Deal as it is."""
        if isinstance(seed, Deal):
            return seed
        if seed is None:
            return cls()
        seed = plain(seed)
        if isinstance(seed, bool) or not isinstance(seed, int | str):
            raise BadSetup("seed", "should be a whole number, a text or a Deal")
        return cls(hashlib.sha256(b"karat seed " + json.dumps(seed).encode()).digest())

    def with_words(self, *words: str) -> "Deal":
        """The same secret, with the words of the players."""
        return Deal(self.secret, words)

    @property
    def commitment(self) -> str:
        """What can be published before the first card: it fixes the secret and does not betray it."""
        return hashlib.sha256(b"karat commitment " + self.secret).hexdigest()

    def dealer(self, game: str, players: int, options: dict[str, Any]) -> "Dealer":
        setup = json.dumps([game, players, options, self.words], sort_keys=True, separators=(",", ":"))
        return Dealer(hashlib.blake2b(setup.encode(), key=self.secret, digest_size=64).digest())


class Dealer:
    """Shuffles from one keyed stream."""

    __slots__ = ("_block", "_key", "_left")

    def __init__(self, key: bytes) -> None:
        self._key, self._block, self._left = key, 0, b""

    def copy(self) -> "Dealer":
        twin = Dealer(self._key)
        twin._block, twin._left = self._block, self._left
        return twin

    def _word(self) -> int:
        if not self._left:
            counter = self._block.to_bytes(8, "little")
            self._left = hashlib.blake2b(counter, key=self._key, digest_size=_BLOCK).digest()
            self._block += 1
        word, self._left = self._left[:4], self._left[4:]
        return int.from_bytes(word, "little")

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each exactly equally likely."""
        fair = (1 << 32) - (1 << 32) % n
        while (word := self._word()) >= fair:
            pass
        return word % n

    def shuffled(self, cards: Iterable[int]) -> list[int]:
        """The same cards in an order that only the key decides."""
        cards = sorted(cards)
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards
