"""Every stage at every size, home and lobby, as contact sheets in shots/ (`make shots`).

python -m browser.stages diamant home       only these
"""

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
from browser.chromium import SWITCHES, chromium
from browser.dealt import serve
from patience import PATIENCE
from server.house import Player

SHOTS = Path(__file__).parents[2] / "shots"
SIZES = [(390, 844), (360, 640), (390, 664), (844, 390), (820, 1180), (1024, 768), (1280, 800), (1366, 768),
         (1440, 900), (2560, 1440)]  # fmt: skip
SEATS = {"diamant": (3, 8), "diamoniak": (2, 4), "djinn": (2, 4), "kadora": (2, 4), "seashore": (3, 5)}
# How far a game is played for the picture, and moves that would end what is to be seen
FAR = {"diamant": 9, "diamoniak": 14, "djinn": 30, "kadora": 16, "seashore": 5}
SHY = ("leave", "stop")
ROW = 1500  # pixels of a contact sheet's row
PAGE = '<body style="margin:0;padding:10px;width:%spx;display:flex;flex-wrap:wrap;gap:10px;background:#777">%s</body>'
ONE = '<img style="height:%spx" src="data:image/jpeg;base64,%s">'


async def _play(server, table, token, decisions, rng, far):
    """Play until the picture is worth taking and the host is asked; False when the game was over before."""
    async with Player(server, table, token) as player:
        await player.do("start")
        answered = None
        for played in range(400):
            now = await player.until(lambda one, a=answered: _next(one.now, a))
            if now["result"]:
                return far is None
            if far is not None and played >= decisions and far(now["view"]):
                return True
            answered = now["decision"]
            bold = [move for move in now["legal"] if move not in SHY] or now["legal"]
            await player.do("move", move=rng.choice(bold), decision=answered)
        return False


def _next(now, answered):
    return now if now and (now["result"] or now["decision"] not in (None, answered)) else None


def table_at(server, game, players, decisions=None, rng=None, far=lambda view: True, **wish):
    """A table that waits for its host far enough in a game (`far` is asked of the view; None plays to the end)."""
    rng = rng or random.Random(players)
    decisions = FAR[game] if decisions is None else decisions
    while True:
        made = server.make(game, players=players, **wish)
        table, token = made["table"], made["token"]
        server.sit(table["id"], "Ada", token)
        if asyncio.run(_play(server, table["id"], token, decisions, rng, far)):
            kept = {"id": table["id"], "code": table["code"], "game": game, "token": token, "at": 0}
            return table["code"], json.dumps([kept])


def seat(browser, url, kept, dark=False, **settings):
    """A window of the host's, with settings of this device; what its session keeps is newer."""
    scheme = "dark" if dark else "light"
    context = browser.new_context(base_url=url, color_scheme=scheme, service_workers="block", locale="en-GB")
    context.set_default_timeout(1000 * PATIENCE)
    chosen = json.dumps({"pace": "instant", "confirm": "always"} | settings)
    for name, text in (("tables", kept), ("settings", chosen)):
        context.add_init_script(
            f"localStorage.setItem('karat-{name}', sessionStorage.getItem('karat-{name}') ?? {json.dumps(text)})"
        )
    return context.new_page()


def sheet(browser, pictures, path):
    """Pictures side by side in one file."""
    page = browser.new_page(viewport={"width": ROW, "height": 800})
    images = "".join(ONE % (min(420, height // 2), base64.b64encode(data).decode()) for (_, height), data in pictures)
    page.set_content(PAGE % (ROW, images))
    page.locator("body").screenshot(path=path)
    page.close()


def pictures(browser, url, path, kept, dark, sizes=SIZES, **settings):
    """What a page looks like at every size."""
    page = seat(browser, url, kept, dark, **settings)
    page.set_viewport_size({"width": sizes[0][0], "height": sizes[0][1]})
    page.goto(path)
    page.wait_for_load_state("networkidle")
    taken = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(150)
        taken.append(((width, height), page.screenshot(type="jpeg", quality=80)))
    page.context.close()
    return taken


def main():
    SHOTS.mkdir(exist_ok=True)
    wanted = sys.argv[1:] or [*karat.games(), *PAGES]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, deal = serve(Path(folder), "--url", "http://house.test")
        browser = playwright.chromium.launch(executable_path=chromium(), args=SWITCHES)

        def take(name, path, kept, dark):
            sheet(browser, pictures(browser, server.url, path, kept, dark), SHOTS / f"stage-{name}.png")
            print(f"shots/stage-{name}.png", flush=True)

        for game in filter(SEATS.get, wanted):
            least, most = SEATS[game]
            for state, players, how in (("few", least, {}), ("most", most, {}), ("end", most, {"far": None})):
                deal(f"{game} {state}")
                code, kept = table_at_aside(server, game, players, **how)
                take(f"{game}-{state}", f"/t/{code}", kept, dark=state != "most")
        for page, dark in product(filter(PAGES.get, wanted), (True, False)):
            deal(page)
            path, kept = PAGES[page](server)
            take(f"{page}-{'dark' if dark else 'light'}", path, kept, dark)
        browser.close()
        server.stop()


def home(server):
    """Three games that wait."""
    tables = [table_at_aside(server, game, SEATS[game][0]) for game in ("kadora", "diamant", "djinn")]
    known = {"others": [{"name": "Jasper", "colour": "amber"}, {"name": "Beryl", "colour": "topaz"}], "turn": "you"}
    return "/", json.dumps([one | known for _, kept in tables for one in json.loads(kept)])


def lobby(server):
    """A table that one has come to, and one more."""
    made = server.make("diamant", players=5)
    table, token = made["table"], made["token"]
    server.sit(table["id"], "Ada", token)
    server.sit(table["id"], "Mia")
    kept = {"id": table["id"], "code": table["code"], "game": "diamant", "token": token, "at": 0, "link": made["link"]}
    return f"/t/{table['code']}", json.dumps([kept])


PAGES = {"home": home, "lobby": lobby}


def table_at_aside(*what, **how):
    """The browser keeps this thread's event loop, so tables are played in another one."""
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor() as aside:
        return aside.submit(table_at, *what, **how).result()


if __name__ == "__main__":
    main()
