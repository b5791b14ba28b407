"""How people play each game: what they choose is read from the board alone, so it works in any language."""

import random
import time

from playwright.sync_api import expect

from patience import PATIENCE

KINDS = (".ask [data-pick]", ".give [data-pick]", ".trick [data-pick]", ".dock .button", ".drawn [data-pick]",
         ".left [data-pick]")  # fmt: skip
MOST = 500  # decisions after which a game should be over


class Hands:
    """A person at a table who plays by mouse, by touch or by keyboard alone."""

    def __init__(self, window, game, mode):
        """`mode` is mouse, touch or keys."""
        self.window, self.page, self.game, self.mode = window, window.page, game, mode
        self.chance = random.Random(mode)

    @property
    def asked(self):
        return self.page.locator(".status.mine").count() > 0

    @property
    def ended(self):
        return self.page.locator("section.end").count() > 0

    def kind(self):
        """What kind of question the board puts."""
        return tuple(self._picks(where).count() > 0 for where in KINDS)

    def decide(self):
        """Makes one decision."""
        confirm = self.page.locator(".bar .main")
        getattr(self, f"_{self.game}")()
        if self.mode == "keys":
            self.page.keyboard.press("Enter")
        else:
            self.press(confirm)
        expect(confirm).to_be_hidden()

    def press(self, what, **where):
        if self.mode != "keys":
            return self.window.press(what, **where)
        place = what.evaluate("(one) => [...document.querySelectorAll('main [data-pick]')].indexOf(one)")
        if 0 <= place < 9:
            return self.page.keyboard.press(str(place + 1))
        what.focus()
        return self.page.keyboard.press("Enter")

    def _picks(self, where):
        return self.page.locator(f"main {where}")

    def _first(self, *wheres):
        """Presses the first control that is there."""
        for where in wheres:
            if self._picks(where).count():
                return self.press(self._picks(where).first)
        raise AssertionError(f"there is nothing to press: {wheres}")

    # The games -------------------------------------------------------------------------------------------------------
    def _diamant(self):
        self._first(".choice.leave" if self.chance.random() < 0.3 else ".choice.stay")

    def _diamoniak(self):
        stops = [".choice.stop:not(.dim)"] if self.chance.random() < 0.5 else []
        self._first(".give [data-pick]", *stops, ".deck:not(.dim)", ".choice.fairy")

    def _djinn(self):
        if self._picks(".ask [data-pick]").count():
            for task in self._picks(".ask [data-pick]").all():
                self.press(task)
                if self._picks(".kept .raised").count():
                    break
            while not self.page.locator(".bar .main").count():
                seen = {"x": 8, "y": 24}  # the part that is free where many cards overlap
                self.press(self._picks(".kept .raised:not(.picked)").first, position=seen)
        else:
            self._first(".trick [data-pick]", ".dock .button[data-pick]", ".hand li .raised")

    def _kadora(self):
        keep = ".give [data-pick]:not(:has(svg))"
        self._first(keep, ".left [data-pick]", ".right [data-pick]", ".hand [data-pick]")
        if self._picks(".cell.open").count():
            self._first(".cell.open:has(.takes)", ".cell.open")

    def _seashore(self):
        if self._picks(".drawn [data-pick]").count():
            for card in self._picks(".drawn [data-pick]").all():
                self.press(card)
            return
        self._first(".ask [data-pick]", ".hand .raised")
        if self._picks(".how [data-pick]").count():
            self.press(self._picks(".how .half[data-pick]").nth(self.chance.randrange(2)))


def who_is_asked(*players):
    """The first of them, once somebody is."""
    end = time.monotonic() + PATIENCE
    while not (asked := [one for one in players if one.asked]):
        assert time.monotonic() < end, "nobody is asked"
        players[0].page.wait_for_timeout(20)
    return asked[0]


def play_on(*players):
    """Everybody decides whenever asked, until the game is over for all."""
    decisions, last, seen = 0, time.monotonic(), set()
    while not all(one.ended for one in players):
        for one in players:
            if one.asked:
                if (one.mode, one.kind()) not in seen:
                    one.window.no_barriers()
                seen.add((one.mode, one.kind()))
                one.decide()
                decisions, last = decisions + 1, time.monotonic()
        assert decisions < MOST, "the game does not end"
        assert time.monotonic() < last + PATIENCE, "nobody is asked any more"
        players[0].page.wait_for_timeout(10)
