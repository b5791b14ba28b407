"""A person's browser window, and what people do in it."""

import json
import re
import secrets

from playwright.sync_api import expect

from karat import speech
from patience import PATIENCE

expect.set_options(timeout=1000 * PATIENCE)
# What a browser calls an error though it is none: a connection that a test cuts, a header that only counts with TLS.
EXPECTED = ("ERR_", "WebSocket", "Cross-Origin-Opener-Policy header has been ignored")
GRAVE = ("moderate", "serious", "critical")
# Resolves once nothing fades or slides any more; what moves for ever may go on.
STILL = """() => Promise.allSettled(document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().endTime !== Infinity).map((one) => one.finished))"""
AXE = "axe.run(document, {resultTypes: ['violations'], preload: false}).then((r) => r.violations)"
# What this device keeps: a table of its own, and the secret that it made it with
KEEP = """(table, device) => {
    const kept = JSON.parse(localStorage.getItem('karat-tables') ?? '[]')
    if (kept.some(({ id }) => id === table.id)) return
    localStorage.setItem('karat-tables', JSON.stringify([table, ...kept]))
    localStorage.setItem('karat-device', JSON.stringify(device))
}"""
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
        self.context.set_default_timeout(1000 * PATIENCE)
        self.set(confirm="always")
        self.page = self.context.new_page()
        self.complaints = []
        self.page.on("pageerror", lambda wrong: self.complaints.append(str(wrong)))
        self.page.on("console", self._complain)

    def _complain(self, message):
        if message.type == "error" and not any(words in message.text for words in EXPECTED):
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

    def press(self, what, **where):
        """By touch or by mouse, in the middle or at a `position`."""
        what.tap(**where) if self.phone else what.click(**where)

    def no_barriers(self):
        """axe finds nothing on this screen that is more than minor."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(self.axe)
        self.page.evaluate(STILL)  # what is half faded in has half its contrast
        found = self.page.evaluate(AXE)
        grave = [(one["id"], [node["html"][:200] for node in one["nodes"]]) for one in found if one["impact"] in GRAVE]
        assert grave == [], grave

    # At a table ------------------------------------------------------------------------------------------------------
    def open_table(self, game, players, name, pace="instant", **wish):
        """A table with quick bots, made and sat down at as the page would do it: its lobby is open. It waits long for
        those who are away: so long may a page take to come."""
        self.shows(pace)
        device = secrets.token_hex(20)
        made = self._post("/api/tables", device, game=game, players=players, pace="instant", grace=600, **wish)
        table, token = made["table"], made["token"]
        self._post(f"/api/tables/{table['id']}/seats", device, token, name=name)
        kept = {"id": table["id"], "code": table["code"], "game": game, "token": token, "at": 0, "link": made["link"]}
        self.context.add_init_script(f"({KEEP})({json.dumps(kept)}, {json.dumps(device)})")
        self.go(f"/t/{table['code']}")
        expect(self.page.get_by_text("Invite the others")).to_be_visible()
        return self

    def _post(self, path, device, token=None, **body):
        headers = {"X-Device": device} | ({"Authorization": f"Bearer {token}"} if token else {})
        answer = self.context.request.post(path, data=body, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def open_table_by_hand(self, game, players, name):
        """The same by mouse or by touch."""
        self.shows("instant")
        self.go(f"/new/{game}")
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("combobox", name="Players", exact=True).select_option(str(players))
        self.page.get_by_text("More options").click()
        self.page.get_by_label("Speed of the bots").select_option("instant")
        self.press(self.button("Open the table"))
        expect(self.page.get_by_text("Invite the others")).to_be_visible()
        return self

    def shows(self, pace):
        """How fast the moves of others are shown."""
        self.set(pace=pace)
        return self

    def set(self, **settings):
        """Settings of this device, where its player has chosen nothing else."""
        self.context.add_init_script(
            f"""{{ const known = JSON.parse(localStorage.getItem('karat-settings') ?? '{{}}')
            localStorage.setItem('karat-settings', JSON.stringify({{ ...{json.dumps(settings)}, ...known }})) }}"""
        )

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

    def more(self):
        """What is one tap away at the end of a game."""
        self.press(self.button(self.says("browser-more")))
        return self.page.get_by_role("dialog")

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
