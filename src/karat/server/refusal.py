"""Why something is not done, in one sentence."""

from msgspec import UNSET

from karat.server.messages import Problem, Refused

STATUS = {"not-found": 404, "not-yours": 403, "not-now": 409, "slow-down": 429, "storage": 503, "too-big": 413}

# What people can meet: the reason, which names the sentence in the catalogues (`refusal-<reason>`), the error, and the
# sentence. What only a program gets wrong has no reason.
REFUSALS = {
    "no-table": ("not-found", "There is no such table, or not for you."),
    "no-record": ("not-found", "There is no such record."),
    "token-not-valid": ("not-yours", "This token is not valid at this table."),
    "watching-link": ("not-yours", "This link is for watching."),
    "slow-down": ("slow-down", "That is too much at once. Please wait a second."),
    "too-many-records": ("slow-down", "That is too much at once. Please wait a minute."),
    "too-many-analyses": ("slow-down", "Many games are being looked at. Please come back in a minute."),
    "too-big": ("too-big", "The body should be at most {most} bytes."),
    "storage": ("storage", "The database failed or is too busy; nothing was changed."),
    # Who may do what
    "only-players": ("not-yours", "Only players at the table may do that."),
    "only-host": ("not-yours", "Only the host may do that."),
    "only-players-and-host": ("not-yours", "Only players and the host may do that."),
    "no-seat-yet": ("not-yours", "Take a seat first."),
    # Phases
    "not-started": ("not-now", "The game has not started."),
    "started": ("not-now", "The game has started."),
    "game-not-over": ("not-now", "The game is not over."),
    "over": ("not-now", "The game is over."),
    "table-closed": ("not-now", "The table is closed."),
    # Seats and names
    "started-without-you": ("not-now", "The game has started; you can watch."),
    "seated-already": ("not-now", "You have a seat already."),
    "all-seats-taken": ("not-now", "All seats are taken; you can watch."),
    "seat-taken": ("not-now", "That seat is not free."),
    "only-bot-levels": ("not-now", "While a game goes on only the level of a bot can change."),
    "nobody-there": ("bad", "seat: should be the seat of another person."),
    "too-many-people": ("bad", "players: {count} people are at the table."),
    "name-unseen": ("bad", "name: should have a letter that can be seen."),
    "name-taken": ("bad", "name: somebody at the table has that name, or one that looks like it."),
    # Playing and talking
    "late": ("late", "That decision is no longer yours to make."),
    "no-move-yet": ("not-now", "You have not made a move yet."),
    "asked-already": ("not-now", "The table is already asked to take moves back."),
    "question-closed": ("not-now", "That question is no longer open."),
    "agreed-already": ("not-now", "You have agreed already."),
    "nothing-to-read": ("bad", "value: there is nothing to read in it."),
    "no-coach": ("not-now", "There is no coach at this table."),
    "nothing-to-decide": ("not-now", "There is nothing for you to decide now."),
    # Records that people bring along
    "record-not-json": ("bad", "The file is not a record: it should be JSON."),
    "record-not-well-made": ("bad", "{problem}"),
    "record-does-not-replay": ("bad", "{problem}"),
    "record-not-over": ("bad", "steps: the game is not over, and only finished games are kept"),
}


class Refusal(Exception):
    def __init__(self, error, sentence, field=UNSET, *, rule=UNSET, reason=UNSET, values=UNSET):
        super().__init__(sentence)
        self.error, self.sentence, self.field = error, sentence, field
        self.rule, self.reason, self.values = rule, reason, values

    def answer(self, seq, id):
        return Refused(seq, id, self.error, self.sentence, self.field, self.rule, self.reason, self.values)

    @property
    def problem(self):
        return Problem(self.error, self.sentence, self.field, self.reason, self.values)

    @property
    def status(self):
        return STATUS.get(self.error, 400)

    @classmethod
    def of(cls, reason, field=UNSET, **values):
        """One of REFUSALS, with what stands in its sentence."""
        error, sentence = REFUSALS[reason]
        return cls(error, sentence.format(**values), field, reason=reason, values=values or UNSET)

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
    return Refusal.of("no-table", "table")
