"""Pictures of games that are watched again, looked at by the coach and analysed, into shots/ (part of `make shots`)."""

import json
from pathlib import Path

from browser.window import Window

RECORDS = Path(__file__).parents[1] / "records"
KINDS = {"diamant": "diamant-4", "diamoniak": "diamoniak-3", "djinn": "djinn-3", "kadora": "kadora-3",
         "seashore": "seashore-4"}  # fmt: skip


def keep(server, name):
    """Hand a record to the server; what it is kept under."""
    status, kept = server.post("/api/records", json.loads((RECORDS / f"{name}.json").read_text()))
    assert status == 201, kept
    return kept["record"]


def pictures(browser, server, shots):
    for phone, dark in ((True, True), (True, False), (False, True), (False, False)):
        window = Window(browser, server.url, "", phone=phone, dark=dark)
        how = f"{'phone' if phone else 'desktop'}-{'dark' if dark else 'light'}"
        window.shows("instant")

        def take(name, path, ready, page=window.page, how=how):
            page.goto(path)
            page.wait_for_selector(ready, timeout=60_000)
            page.wait_for_timeout(500)
            page.screenshot(path=shots / f"{name}-{how}.png")

        take("watch", "/replay", ".drop")
        for game, name in KINDS.items():
            record = keep(server, name)
            eyes = "open" if dark else "1"
            take(f"replay-{game}", f"/replay/{record}#move=20&eyes={eyes}", ".board")
        take("analysis", f"/analysis/{keep(server, 'diamant-4')}#you=1", "table")
        window.press(window.go().button("Diamant: play now against bots"))
        window.page.wait_for_selector(".status.mine")
        window.page.keyboard.press("h")
        window.page.wait_for_selector(".coach li", timeout=120_000)
        window.page.screenshot(path=shots / f"coach-{how}.png")
        window.close()
    print(f"watching, coach and analysis: {4 * (len(KINDS) + 3)} pictures in shots/")
