"""Film strips of what moves, in shots/film-<game>.png: a game is played slowly, and every sentence it tells gets a row.

python -m browser.film diamant
"""

import base64
import sys
import tempfile
import time
from html import escape
from pathlib import Path

from playwright.sync_api import sync_playwright

import karat
from browser.chromium import SWITCHES, chromium
from browser.dealt import serve
from browser.hands import Hands
from browser.shots import SHOTS
from browser.stages import SEATS, seat, table_at_aside
from browser.window import Window

ROWS, FRAMES, SECONDS = 14, 7, 150
ROW = '<p style="font:16px sans-serif;margin:8px 0 2px">%s</p><div style="display:flex;gap:4px">%s</div>'
ONE = '<img style="width:195px" src="data:image/jpeg;base64,%s">'


class Seat(Window):
    """A window that is open already."""

    def __init__(self, page):
        self.page, self.phone, self.language = page, False, "en"


def film(browser, url, game, code, kept):
    """(sentence, pictures) for each beat that was told."""
    page = seat(browser, url, kept, dark=True, pace="slow")
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"/t/{code}")
    page.wait_for_selector(".status.mine")
    hands, told, end = Hands(Seat(page), game, "mouse"), {}, time.monotonic() + SECONDS
    while len(told) < ROWS and time.monotonic() < end and not hands.ended:
        if hands.asked:
            hands.decide()
        words = page.locator(".status p").inner_text() if page.locator(".status p").count() else ""
        if words and not hands.asked:
            told.setdefault(words, []).append(page.screenshot(type="jpeg", quality=60))
    page.context.close()
    return [(words, pictures) for words, pictures in told.items() if len(pictures) > 1]


def main():
    SHOTS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, deal = serve(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium(), args=SWITCHES)
        for game in sys.argv[1:] or karat.games():
            deal(f"film of {game}")
            code, kept = table_at_aside(server, game, SEATS[game][0], 1)
            strips(browser, game, film(browser, server.url, game, code, kept))
        browser.close()
        server.stop()


def strips(browser, game, rows):
    page = browser.new_page(viewport={"width": 1420, "height": 900})
    images = lambda pictures: "".join(ONE % base64.b64encode(one).decode() for one in pictures[:FRAMES])  # noqa: E731
    page.set_content("<body style='margin:8px'>" + "".join(ROW % (escape(words), images(some)) for words, some in rows))
    page.locator("body").screenshot(path=SHOTS / f"film-{game}.png")
    page.close()
    print(f"shots/film-{game}.png")


if __name__ == "__main__":
    main()
