"""The four things that can be wrong with what a caller hands in. Each says it in one sentence."""

from typing import Any


class IllegalMove(ValueError):
    """A move that the rules refuse. `rule` is an id of the rules; `reason` names the sentence in the catalogues, and
    `values` are what stands in it. Its text is the English sentence."""

    def __init__(
        self,
        game: str,
        players: int,
        seat: Any,
        move: Any,
        rule: str,
        reason: str,
        values: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(game, players, seat, move, rule, reason, values or {})
        self.game, self.players, self.seat, self.move = game, players, seat, move
        self.rule, self.reason, self.values = rule, reason, values or {}

    def __str__(self) -> str:
        from karat.speech import tongue  # most refusals are never read, and the catalogue takes a moment to read

        english = tongue("en")
        return english.refusal(self.game, self.reason, self.values, english.seats(self.game, self.players))


class BadInput(ValueError):
    """Something that cannot be read or used. `field` names the place, `problem` says what is wrong there.

    Where people may meet it, `reason` names the sentence in the catalogues, and `values` are what stands in it.
    """

    def __init__(self, field: str, problem: str, reason: str = "", values: dict[str, Any] | None = None) -> None:
        super().__init__(f"{field}: {problem}" if field else problem)
        self.field, self.problem, self.reason, self.values = field, problem, reason, values or {}

    def __reduce__(self) -> tuple[type["BadInput"], tuple[str, str, str, dict[str, Any]]]:
        return type(self), (self.field, self.problem, self.reason, self.values)


class BadSetup(BadInput):
    """A wrong number of players, option or seed. `field` names it."""


class BadPosition(BadInput):
    """A position document that cannot be played on. `field` names the place in it."""


class BadRecord(BadInput):
    """A record that does not replay. `field` names the place in it."""
