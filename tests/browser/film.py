"""Film strips of what moves, in shots/film-<game>.png: moves of recorded games that show every kind of event once.

python -m browser.film diamant               only this game
python -m browser.film kadora --still        with less motion

The page's time stands still and is turned on by hand, picture by picture, so a slow machine makes the same film.
"""

import base64
import sys
import tempfile
from html import escape
from pathlib import Path

from playwright.sync_api import sync_playwright

import karat
from browser.chromium import SWITCHES, chromium
from browser.shots import SHOTS
from browser.stages import seat
from browser.study import RECORDS, keep
from server.house import Server

STEP, FRAMES, MOST = 180, 8, 24  # milliseconds between two pictures; pictures in a row; and of one move
PIECES = ("pink", "green", "yellow", "blue")  # castles that differ in nothing else
ROW = '<p style="font:16px sans-serif;margin:8px 0 2px">%s</p><div style="display:flex;flex-wrap:wrap;gap:4px">%s</div>'
ONE = '<img style="width:195px" src="data:image/jpeg;base64,%s">'
# Every motion waits; `turn` sets it to where it is at this moment of the page's own clock.
WAITING = """{
    const all = new Set()
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...how) {
        const one = animate.apply(this, how)
        one.pause()
        all.add([one, performance.now()])
        return one
    }
    window.turn = () => {
        for (const each of all) {
            const [one, since] = each
            const now = performance.now() - since
            if (one.playState === 'finished' || one.playState === 'idle') all.delete(each)
            else if (now < one.effect.getComputedTiming().endTime) one.currentTime = now
            else one.finish()
        }
    }
}"""


def chosen(server, game):
    """(record, number of a move, names of its events), so that every kind of event is in one of them, and soon."""
    moves = []
    for path in sorted(RECORDS.glob(f"{game}-*.json")):
        record = keep(server, path.stem)
        frames = server.get(f"/api/records/{record}/replay?eyes=0")[1]["frames"]
        for number, frame in enumerate(frames):
            kinds = {kind(one) for one in frame["events"]}
            moves += [(len(frame["events"]), number, record, kinds)] if number else []
    wanted, found = set().union(*(kinds for *_, kinds in moves)), []
    while wanted:
        worth = {move[1:3]: len(move[3] & wanted) / (1 + move[0]) for move in moves}
        _, number, record, kinds = max(moves, key=lambda move, worth=worth: (worth[move[1:3]], -move[1]))
        wanted -= kinds
        found.append((record, number, ", ".join(sorted(kinds))))
    return found


def kind(event):
    """What is told apart: the event, and how it went where that moves otherwise."""
    name, card = event["event"], str(event.get("card", ""))
    how = [str(event[key]) for key in ("to", "which") if isinstance(event.get(key), str)]
    if name == "djinn":
        how.append(event["effect"])
    elif name == "reveal" and not card[1:].isdigit():
        how.append("relic" if card.startswith("relic") else "trap")
    elif name == "draw" and event.get("to") == "store":
        how.append("piece" if card in PIECES else card)
    return " ".join([name, *how])


def film(browser, url, record, number, **settings):
    """Pictures of one move."""
    page = seat(browser, url, "[]", dark=True, pace="normal", **settings)
    page.add_init_script(WAITING)
    page.clock.install()
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"/replay/{record}#move={number - 1}&eyes=0")
    page.wait_for_selector(".stage")
    page.wait_for_load_state("networkidle")
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    page.locator(".reel .play").click()
    pictures = []
    while len(pictures) < MOST and f"Move {number} " not in page.locator(".told").inner_text():
        page.clock.run_for(STEP)
        page.evaluate("turn()")
        pictures.append(page.screenshot(type="jpeg", quality=60))
    page.context.close()
    return pictures


def main():
    SHOTS.mkdir(exist_ok=True)
    still = {"motion": "less"} if "--still" in sys.argv else {}
    wanted = [name for name in sys.argv[1:] if name != "--still"]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.db").start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=SWITCHES)
        for game in wanted or karat.games():
            rows = [(told, film(browser, server.url, record, number, **still))
                    for record, number, told in chosen(server, game)]  # fmt: skip
            strips(browser, SHOTS / f"film-{game}{'-still' if still else ''}.png", rows)
        browser.close()
        server.stop()


def strips(browser, path, rows):
    page = browser.new_page(viewport={"width": FRAMES * 199 + 16, "height": 900})
    images = lambda pictures: "".join(ONE % base64.b64encode(one).decode() for one in pictures)  # noqa: E731
    page.set_content("<body style='margin:8px'>" + "".join(ROW % (escape(words), images(some)) for words, some in rows))
    page.locator("body").screenshot(path=path)
    page.close()
    print(f"shots/{path.name}: {len(rows)} moves", flush=True)


if __name__ == "__main__":
    main()
