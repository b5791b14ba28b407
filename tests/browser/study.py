"""Games that are watched again, analysed and looked at by the coach, for tests and for `make shots`."""

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from browser.window import Window

RECORDS = Path(__file__).parents[1] / "records"
KINDS = {"diamant": "diamant-4", "diamoniak": "diamoniak-3", "djinn": "djinn-3", "kadora": "kadora-3",
         "seashore": "seashore-4"}  # fmt: skip


def keep(server, name):
    """Hand a record to the server; what it is kept under."""
    status, kept = server.post("/api/records", json.loads((RECORDS / f"{name}.json").read_text()))
    assert status == 201, kept
    return kept["record"]


def follow_the_coach(window, game):
    """The moves are ranked with reasons, and the best one is shown on the board; it is made."""
    page = window.page
    best = page.locator(".coach li button").first
    expect(best).to_be_visible()
    expect(best).to_have_text(re.compile(r"wins \d+ of 10"))
    assert best.locator(".why").inner_text().endswith(".")
    assert page.locator("main .picked").count() > 0
    expect(page.locator(".coach .odds")).to_have_count(1 if game == "diamant" else 0)
    window.no_barriers()
    words = best.locator("strong").inner_text()
    window.press(best)
    confirm = page.locator(".bar .main")
    expect(confirm).to_have_text(words)
    window.press(confirm)
    expect(confirm).to_be_hidden()


def pictures(browser, server, shots):
    for phone, dark in ((True, True), (True, False), (False, True), (False, False)):
        window = Window(browser, server.url, "", phone=phone, dark=dark)
        how = f"{'phone' if phone else 'desktop'}-{'dark' if dark else 'light'}"
        window.shows("instant")

        def take(name, path, ready, page=window.page, how=how):
            page.goto(path)
            page.wait_for_selector(ready)
            page.wait_for_timeout(500)
            page.screenshot(path=shots / f"{name}-{how}.png")

        take("watch", "/replay", ".drop")
        for game, name in KINDS.items():
            record = keep(server, name)
            eyes = "open" if dark else "1"
            take(f"replay-{game}", f"/replay/{record}#move=20&eyes={eyes}", ".board")
        take("analysis", f"/analysis/{keep(server, 'diamant-4')}#you=1", ".verdict")
        window.press(window.go().button("Diamant: play now against bots"))
        window.page.wait_for_selector(".status.mine")
        window.page.keyboard.press("h")
        window.page.wait_for_selector(".coach li")
        window.page.screenshot(path=shots / f"coach-{how}.png")
        window.close()
    print(f"watching, coach and analysis: {4 * (len(KINDS) + 3)} pictures in shots/")
