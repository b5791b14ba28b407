"""How long until the first move can be made, on a slow phone with a slow network (4x slower CPU, fast 3G).

python bench/first_move.py [game ...]
"""

import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

import karat

sys.path[0] = str(Path(__file__).parents[1] / "tests")  # in place of this folder
from browser.chromium import SWITCHES, chromium  # noqa: E402
from server.house import Server  # noqa: E402

FAST_3G = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
GOAL = 2.0


def first_move(browser, url, game):
    """Seconds from opening a table's address to a card that can be chosen, with nothing in the cache."""
    context = browser.new_context(base_url=url, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name=f"{karat.game(game).title}: play now against bots").click()
    page.wait_for_selector(".status.mine", timeout=120_000)
    slow = context.new_page()
    wire = context.new_cdp_session(slow)
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    wire.send("Network.setBypassServiceWorker", {"bypass": True})
    wire.send("Network.emulateNetworkConditions", FAST_3G)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    begun = time.perf_counter()
    slow.goto(page.url, wait_until="commit")
    slow.wait_for_selector(".status.mine", timeout=60_000)
    seconds = time.perf_counter() - begun
    context.close()
    return seconds


def main():
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "tables.db").start()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=SWITCHES)
            for game in sys.argv[1:] or karat.games():
                seconds = first_move(browser, server.url, game)
                print(f"{game:10} first move after {seconds:.2f} s, {seconds / GOAL:.2f} of the goal of {GOAL:.0f} s")
            browser.close()
        server.stop()


if __name__ == "__main__":
    main()
