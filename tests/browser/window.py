"""A person's browser window, and what people do in it."""

import json
import re

from playwright.sync_api import expect

from karat import speech

expect.set_options(timeout=15_000)
SERIOUS = ("serious", "critical")
TURN_OR_END = ".status.mine, section.end"


class Window:
    def __init__(self, engine, url, axe, phone=False, dark=False, context=None, language="en", **more):
        self.axe, self.phone, self.language = axe, phone, language
        self.context = context or engine.new_context(
            base_url=url,
            viewport={"width": 390, "height": 844} if phone else {"width": 1280, "height": 800},
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            locale={"en": "en-GB"}.get(language, language),
            **more,
        )
        self.page = self.context.new_page()
        self.page.set_default_timeout(60_000)
        self.complaints = []
        self.page.on("pageerror", lambda wrong: self.complaints.append(str(wrong)))
        self.page.on("console", self._complain)

    def _complain(self, message):
        if message.type == "error" and "ERR_" not in message.text and "WebSocket" not in message.text:
            self.complaints.append(message.text)

    def close(self):
        self.context.close()

    def go(self, path="/"):
        self.page.goto(path)
        expect(self.page.locator("main")).to_be_visible()
        return self

    def says(self, id, **values):
        """A message in the language of this window."""
        speech.speak(self.language)
        try:
            return speech.say(id, **values)
        finally:
            speech.speak("en")

    def button(self, name, exact=True):
        return self.page.get_by_role("button", name=name, exact=exact)

    def press(self, what):
        """By touch or by mouse."""
        what.tap() if self.phone else what.click()

    def no_barriers(self):
        """axe finds nothing serious on this screen."""
        self.page.evaluate(self.axe)
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']}).then((r) => r.violations)")
        serious = [
            (one["id"], [node["html"][:200] for node in one["nodes"]]) for one in found if one["impact"] in SERIOUS
        ]
        assert serious == []

    # At a table ------------------------------------------------------------------------------------------------------
    def open_table(self, game, players, name, pace="instant"):
        """Makes a table with quick bots and sits down."""
        self.shows(pace)
        self.go(f"/new/{game}")
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("combobox", name="Players", exact=True).select_option(str(players))
        self.page.get_by_text("More choices").click()
        self.page.get_by_label("How long bots think").select_option("at once")
        self.press(self.button("Open the table"))
        expect(self.page.get_by_text("Invite the others")).to_be_visible()
        return self

    def shows(self, pace):
        """How fast the moves of others are shown."""
        settings = json.dumps(json.dumps({"pace": pace}))
        self.context.add_init_script(
            f"if (!localStorage.getItem('karat-settings')) localStorage.setItem('karat-settings', {settings})"
        )
        return self

    def my_turn(self):
        """Waits for it; False when the game is over."""
        self.page.wait_for_selector(TURN_OR_END)
        return self.page.locator("section.end").count() == 0

    def choose(self, what):
        """Chooses by touch or mouse, and confirms."""
        confirm = self.page.locator(".bar .main")
        self.press(what)
        self.press(confirm)
        expect(confirm).to_be_hidden()

    def tab_to(self, name):
        """Goes to a control by the keyboard alone."""
        for _ in range(80):
            if re.search(name, self.focused()):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{name} cannot be reached by keyboard")

    def focused(self):
        """What a screen reader would call the control that has the focus."""
        return self.page.evaluate(
            """() => {
                const named = document.activeElement.getAttribute('aria-label')
                const copy = document.activeElement.cloneNode(true)
                copy.querySelectorAll('[aria-hidden=true]').forEach((hidden) => hidden.remove())
                return (named ?? copy.textContent).replace(/\\s+/g, ' ').trim()
            }"""
        )
