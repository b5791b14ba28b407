"""Pictures of every game in play, into shots/, and one of each into the README's picture (`make shots`)."""

import asyncio
import base64
import json
import random
import sys
import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import sync_playwright

import karat
from browser import study, tablet
from browser.chromium import SWITCHES, chromium
from browser.dealt import serve
from server.house import Player

ROOT = Path(__file__).parents[2]
SHOTS = ROOT / "shots"
SIZES = {"phone": (390, 844), "small": (320, 640), "desktop": (1280, 800)}
DECISIONS = {"diamant": 5, "diamoniak": 12, "djinn": 30, "kadora": 14, "seashore": 6}  # before the picture is taken
PICTURE = """<body style="margin:0;padding:24px;display:flex;gap:20px;width:max-content;background:#0d0e14">%s</body>"""
FRAME = '<img style="width:300px;border-radius:22px" src="data:image/png;base64,%s">'


async def advance(server, table, token, game, rng):
    """Play some decisions, so that there is something to see."""
    async with Player(server, table, token) as player:
        await player.do("start")
        answered = None
        for _ in range(DECISIONS[game]):
            now = await player.until(lambda one, a=answered: _next(one.now, a))
            if now["result"]:
                return False
            answered = now["decision"]
            legal = [move for move in now["legal"] if move not in ("leave", "stop")] or now["legal"]
            await player.do("move", move=rng.choice(legal), decision=answered)
        now = await player.until(lambda one, a=answered: _next(one.now, a))
        return not now["result"]


def _next(now, answered):
    return now if now and (now["result"] or now["decision"] not in (None, answered)) else None


def table_in_play(server, game, rng):
    """A table in the middle of a game that waits for its host: its code and what the browser remembers of it."""
    while True:
        made = server.make(game)
        table, token = made["table"], made["token"]
        server.sit(table["id"], "Ada", token)
        if asyncio.run(advance(server, table["id"], token, game, rng)):
            kept = {"id": table["id"], "code": table["code"], "game": game, "token": token, "at": 0}
            return table["code"], json.dumps([kept])


def look(browser, url, path, kept, size, dark):
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=url,
        viewport={"width": width, "height": height},
        color_scheme="dark" if dark else "light",
        device_scale_factor=2,
    )
    context.add_init_script(f"localStorage.setItem('karat-tables', {json.dumps(kept)})")
    page = context.new_page()
    page.goto(path)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(700)
    picture = page.screenshot()
    context.close()
    return picture


def main():
    SHOTS.mkdir(exist_ok=True)
    games = sys.argv[1:] or karat.games()
    rng = random.Random(7)
    with tempfile.TemporaryDirectory() as folder:
        server, _ = serve(Path(folder), "--url", "http://house.test")
        tables = {game: table_in_play(server, game, rng) for game in games}
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=SWITCHES)
            best = [pictures(browser, server.url, game, *tables[game]) for game in games]
            for name, path in (("home", "/"), ("rules", "/rules/diamant"), ("new", "/new/djinn")):
                (SHOTS / f"{name}.png").write_bytes(look(browser, server.url, path, "[]", "phone", True))
            for game, size in product(games, ("phone", "desktop")):
                picture = look(browser, server.url, f"/learn/{game}", "[]", size, size == "desktop")
                (SHOTS / f"learn-{game}-{size}.png").write_bytes(picture)
            study.pictures(browser, server, SHOTS)
            tablet.pictures(browser, server, SHOTS)
            if len(games) == len(karat.games()):
                compose(browser, best)
            browser.close()
        server.stop()


def pictures(browser, url, game, code, kept):
    """All sizes, light and dark; returns the one for the README."""
    taken = {}
    for size in SIZES:
        for light in ("light", "dark"):
            taken[size, light] = look(browser, url, f"/t/{code}", kept, size, light == "dark")
            (SHOTS / f"{game}-{size}-{light}.png").write_bytes(taken[size, light])
    print(f"{game}: {len(taken)} pictures in shots/")
    return taken["phone", "dark"]


def compose(browser, best):
    page = browser.new_page()
    page.set_content(PICTURE % "".join(FRAME % base64.b64encode(picture).decode() for picture in best))
    page.locator("body").screenshot(path=ROOT / "docs" / "picture.png")
    print("docs/picture.png")


if __name__ == "__main__":
    main()
