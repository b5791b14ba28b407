"""The four things that can be wrong with what a caller hands in. Each says it in one sentence."""


class IllegalMove(ValueError):
    """A move that the rules refuse. `rule` is an id of the rules; `reason` names the sentence for translations, and
    `values` are what stands in it."""

    def __init__(self, seat, move, rule, reason, sentence, values=None):
        super().__init__(sentence)
        self.seat, self.move, self.rule, self.reason, self.values = seat, move, rule, reason, values or {}

    def __reduce__(self):
        return IllegalMove, (self.seat, self.move, self.rule, self.reason, str(self), self.values)


class _BadInput(ValueError):
    def __init__(self, field, problem):
        super().__init__(f"{field}: {problem}" if field else problem)
        self.field, self.problem = field, problem

    def __reduce__(self):
        return type(self), (self.field, self.problem)


class BadSetup(_BadInput):
    """A wrong number of players, option or seed. `field` names it."""


class BadPosition(_BadInput):
    """A position document that cannot be played on. `field` names the place in it."""


class BadRecord(_BadInput):
    """A record that does not replay. `field` names the place in it."""
