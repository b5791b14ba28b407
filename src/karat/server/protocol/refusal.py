"""Why something is not done, in one sentence."""

import errno
from typing import Any, Self

from msgspec import UNSET, UnsetType

from karat.errors import BadSetup, IllegalMove
from karat.server.protocol.messages import Problem, Refused
from karat.speech import tongue

STATUS = {
    "not-found": 404,
    "not-yours": 403,
    "not-now": 409,
    "slow-down": 429,
    "too-big": 413,
    "mistake": 500,
    "storage": 503,
}

# What people can meet: the reason, which names the sentence in the catalogues (`refusal-<reason>`), and the error. What
# only a program gets wrong has no reason.
REFUSALS = {
    "no-table": "not-found",
    "no-record": "not-found",
    "not-played-here": "not-now",
    "token-not-valid": "not-yours",
    "watching-link": "not-yours",
    "only-here": "not-now",
    "slow-down": "slow-down",
    "too-many-tables": "slow-down",
    "too-many-replays": "slow-down",
    "too-many-sockets": "slow-down",
    "too-many-records": "slow-down",
    "too-many-analyses": "slow-down",
    "too-big": "too-big",
    "mistake": "mistake",
    "storage": "storage",
    "disk-full": "storage",
    # Who may do what
    "only-players": "not-yours",
    "only-host": "not-yours",
    "only-players-and-host": "not-yours",
    "no-seat-yet": "not-yours",
    # Phases
    "not-started": "not-now",
    "started": "not-now",
    "game-not-over": "not-now",
    "over": "not-now",
    "table-closed": "not-now",
    # Seats and names
    "started-without-you": "not-now",
    "seated-already": "not-now",
    "all-seats-taken": "not-now",
    "seat-taken": "not-now",
    "only-bot-levels": "not-now",
    "nobody-there": "bad",
    "too-many-guests": "not-now",
    "table-used-up": "not-now",
    "too-many-people": "bad",
    "name-unseen": "bad",
    "name-taken": "bad",
    # Playing and talking
    "late": "late",
    "too-many-undos": "not-now",
    "someone-away": "not-now",
    "still-here": "not-now",
    "waits-for-all": "not-now",
    "no-move-yet": "not-now",
    "asked-already": "not-now",
    "question-closed": "not-now",
    "agreed-already": "not-now",
    "nothing-to-read": "bad",
    "coach-busy": "slow-down",
    "no-coach": "not-now",
    "nothing-to-decide": "not-now",
    # Records that people bring along
    "record-not-json": "bad",
    "record-not-well-made": "bad",
    "record-does-not-replay": "bad",
    "record-not-over": "bad",
}


class Refusal(Exception):
    def __init__(
        self,
        error: str,
        sentence: str,
        field: str | UnsetType = UNSET,
        *,
        rule: str | UnsetType = UNSET,
        reason: str | UnsetType = UNSET,
        values: dict[str, Any] | UnsetType = UNSET,
    ):
        super().__init__(sentence)
        self.error, self.sentence, self.field = error, sentence, field
        self.rule, self.reason, self.values = rule, reason, values

    def answer(self, seq: int, id: str | None) -> Refused:
        return Refused(seq, id, self.error, self.sentence, self.field, self.rule, self.reason, self.values)

    @property
    def problem(self) -> Problem:
        return Problem(self.error, self.sentence, self.field, self.reason, self.values)

    @property
    def status(self) -> int:
        return STATUS.get(self.error, 400)

    @classmethod
    def of(cls, reason: str, field: str | UnsetType = UNSET, **values: object) -> Self:
        """One of REFUSALS, with what stands in its sentence."""
        sentence = tongue("en").say(f"refusal-{reason}", **values)
        return cls(REFUSALS[reason], sentence, field, reason=reason, values=values or UNSET)

    @classmethod
    def of_failure(cls, wrong: Exception) -> Self:
        """From what a database raised."""
        return cls.of("disk-full" if getattr(wrong, "errno", None) == errno.ENOSPC else "storage")

    @classmethod
    def of_input(cls, wrong: BadSetup) -> Self:
        """From an error of the contract that names its field."""
        return cls("bad", str(wrong), wrong.field or UNSET, reason=wrong.reason or UNSET, values=wrong.values or UNSET)

    @classmethod
    def of_message(cls, wrong: Exception) -> Self:
        """From a message that cannot be read."""
        text = str(wrong)
        sentence, _, place = text.partition(" - at `$")
        place = place.rstrip("`").lstrip(".")
        return cls("bad", f"{place}: {sentence}." if place else f"{sentence}.", place or UNSET)

    @classmethod
    def of_move(cls, wrong: IllegalMove) -> Self:
        return cls("illegal", str(wrong), rule=wrong.rule, reason=wrong.reason, values=wrong.values)


def not_found() -> Refusal:
    """The one answer for tables that do not exist, and for those that somebody may not know of."""
    return Refusal.of("no-table", "table")
