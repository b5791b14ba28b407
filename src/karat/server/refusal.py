"""Why something is not done, in one sentence."""

from msgspec import UNSET

from karat.server.messages import Problem, Refused

STATUS = {"not-found": 404, "not-yours": 403, "not-now": 409, "slow-down": 429, "storage": 503, "too-big": 413}


class Refusal(Exception):
    def __init__(self, error, sentence, field=UNSET, **why):
        super().__init__(sentence)
        self.error, self.sentence, self.field, self.why = error, sentence, field, why

    def answer(self, seq, id):
        return Refused(seq, id, self.error, self.sentence, self.field, **self.why)

    @property
    def problem(self):
        return Problem(self.error, self.sentence, self.field)

    @property
    def status(self):
        return STATUS.get(self.error, 400)

    @classmethod
    def of_input(cls, wrong):
        """From an error of the contract that names its field."""
        return cls("bad", str(wrong), wrong.field or UNSET)

    @classmethod
    def of_message(cls, wrong):
        """From a message that cannot be read."""
        text = str(wrong)
        sentence, _, place = text.partition(" - at `$")
        place = place.rstrip("`").lstrip(".")
        return cls("bad", f"{place}: {sentence}." if place else f"{sentence}.", place or UNSET)

    @classmethod
    def of_move(cls, wrong):
        return cls("illegal", str(wrong), rule=wrong.rule, reason=wrong.reason, values=wrong.values)


def not_found():
    """The one answer for tables that do not exist, and for those that somebody may not know of."""
    return Refusal("not-found", "There is no such table, or not for you.", "table")
