"""How smoothly a stage moves on a slow phone: its frames with a processor slowed four times, and why some are late.

    python bench/frames.py [game ...] [--seconds 40] [--beats]

A recorded game is watched at normal pace on a phone's window while the page stamps every frame and the browser traces
its threads. Frames count while a motion runs: what a beat needs is made ready before that, when all is still. A frame
is late that comes more than 16.7 ms after the one before: a screen of 60 Hz missed one. The trace says why: the page's
own thread used the processor for longer than a frame (script, style, layout, paint), or it did not, and something else
was slow: drawing, which needs the processor where there is no graphics card, or another program. Only the page's thread
is slowed four times, so the second kind says more of the machine than of the stage. The table at
the end says it for each game.
"""

import argparse
import json
import sys
import tempfile
from bisect import bisect_left
from collections import defaultdict
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import sync_playwright

import karat

sys.path[0] = str(Path(__file__).parents[1] / "tests")  # in place of this folder
from browser.chromium import SWITCHES, chromium  # noqa: E402
from browser.stages import seat  # noqa: E402
from browser.study import KINDS as RECORDS  # noqa: E402
from browser.study import keep  # noqa: E402
from server.house import Server  # noqa: E402

FRAME = 1000 / 60
GRACE = 1.0  # milliseconds by which stamps of punctual frames differ
SLOWER = 4
BEGIN = "karat-begin"  # a mark that both clocks know
CATEGORIES = ["-*", "devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing", "toplevel",
              "__metadata"]  # fmt: skip
# Stamps of all frames while something moves that will come to rest; what is told names the beat.
STAMPS = """{
    window.beats = []
    let moving = 0
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...how) {
        const one = animate.apply(this, how)
        let runs = false
        one.ready.then(() => {
            if (one.playState !== 'running') return
            runs = true
            moving += 1
        }, () => null)
        const rest = () => {
            if (runs) moving -= 1
            runs = false
        }
        one.finished.then(rest, rest)
        return one
    }
    let last = null
    const look = (now) => {
        if (!moving) last = null
        else if (last) last.stamps.push(now)
        else window.beats.push((last = { told: document.querySelector('.told')?.textContent ?? '', stamps: [now] }))
        requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
}"""
KINDS = {
    "script": ("FunctionCall", "EvaluateScript", "TimerFire", "FireAnimationFrame", "EventDispatch", "RunMicrotasks"),
    "style": ("UpdateLayoutTree", "RecalculateStyles"),
    "layout": ("Layout",),
    "paint": ("PrePaint", "Paint", "Layerize", "UpdateLayer", "Commit", "UpdateLayerTree"),
}
KIND = {name: kind for kind, names in KINDS.items() for name in names}


def beats(browser, url, game, record, seconds):
    """(words, stamps of its frames) for each beat that moved, and what the page's thread did."""
    page = seat(browser, url, "[]", pace="normal")
    page.add_init_script(STAMPS)
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"/replay/{record}#move=0&eyes=0")
    page.wait_for_selector(".stage")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.wait_for_timeout(1000)
    page.evaluate("window.beats.length = 0")
    browser.start_tracing(page=page, categories=CATEGORIES)
    began = page.evaluate(f"performance.mark({BEGIN!r}).startTime")
    page.locator(".reel .play").click()
    page.wait_for_timeout(1000 * seconds)  # and nobody asks the page for anything
    found = json.loads(page.evaluate("JSON.stringify(window.beats)"))
    traced = json.loads(browser.stop_tracing())["traceEvents"]
    page.context.close()
    return [(" ".join(one["told"].split()), one["stamps"]) for one in found], work(traced, began)


def work(traced, began):
    """What the page's thread did: (from, to, kind, part), none within another.

    Times are milliseconds of the page's clock; `part` of them the thread had the processor, which others use as well.
    """
    mark = next(one for one in traced if one["name"] == BEGIN and one["ph"] in "IRbn")
    thread = (mark["pid"], mark["tid"])
    events = [one for one in traced if one["ph"] == "X" and (one["pid"], one["tid"]) == thread]
    done, stack = [], []  # of (to, kind, part), the outermost first

    def page_time(stamp):
        return began + (stamp - mark["ts"]) / 1000

    def until(moment):
        """Spends the time up to a moment on what is innermost."""
        nonlocal spent
        while stack:
            to, kind, part = stack[-1]
            if min(to, moment) > spent:
                done.append((page_time(spent), page_time(min(to, moment)), kind, part))
                spent = min(to, moment)
            if to > moment:
                return
            stack.pop()

    spent = 0
    for one in sorted(events, key=lambda one: (one["ts"], -one.get("dur", 0))):
        until(one["ts"])
        spent = max(spent, one["ts"])
        outer, part = stack[-1][1:] if stack else ("other", one.get("tdur", 0) / max(1, one.get("dur", 1)))
        stack.append((one["ts"] + one.get("dur", 0), KIND.get(one["name"], outer), part))
    until(float("inf"))
    return done


def busy(done, starts, begin, end):
    """Milliseconds of each kind between two moments."""
    kinds = defaultdict(float)
    for begun, ended, kind, part in done[max(0, bisect_left(starts, begin) - 1) : bisect_left(starts, end)]:
        kinds[kind] += part * max(0.0, min(ended, end) - max(begun, begin))
    return kinds


def report(game, found, done, each):
    """Prints what was found; the row of its table."""
    starts = [begun for begun, *_ in done]
    frames, late, own, kinds, by_words = 0, 0, [], defaultdict(float), defaultdict(list)
    for words, stamps in found:
        for early, then in pairwise(stamps):
            frames += 1
            spent = busy(done, starts, early, then)
            for kind, milliseconds in spent.items():
                kinds[kind] += milliseconds
            by_words[words].append(then - early)
            if then - early > FRAME + GRACE:
                late += 1
                if sum(spent.values()) > FRAME:
                    own.append((then - early, spent, words))
    print(f"{game}: {len(found)} beats, {frames} frames, {late} late, {len(own)} of them by the page's own thread")
    print("  its thread, milliseconds a frame: " + told(kinds, max(1, frames)))
    for gap, spent, words in sorted(own, key=lambda one: -one[0])[:5]:
        print(f"  late by {gap - FRAME:5.1f} ms: {told(spent, 1)}  {words[:60]}")
    for words, gaps in sorted(by_words.items(), key=lambda one: -max(one[1])) if each else ():
        missed = sum(gap > FRAME + GRACE for gap in gaps)
        print(f"  {len(gaps):4} frames, {missed:3} late, worst {max(gaps):6.1f} ms  {words[:70]}")
    sys.stdout.flush()
    return game, frames, late, len(own), sum(kinds.values()) / max(1, frames)


def table(rows):
    """What each game's frames were, and all of them."""
    frames, late, own = (sum(row[column] for row in rows) for column in (1, 2, 3))
    spent = sum(row[1] * row[4] for row in rows) / max(1, frames)
    print("\n           frames   late   late by the page's own thread   its ms a frame")
    for name, *figures in [*rows, ("all", frames, late, own, spent)]:
        print("{:10} {:6,} {:6,} {:31,} {:16.1f}".format(name, *figures))


def told(kinds, of):
    return ", ".join(f"{kind} {kinds[kind] / of:.1f}" for kind in (*KINDS, "other"))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=karat.games(), help="all without a name")
    parser.add_argument("--seconds", type=int, default=40, help="of each game (default 40)")
    parser.add_argument("--beats", action="store_true", help="a line for each sentence that was told")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.db").start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=SWITCHES)
        rows = []
        for game in asked.games:
            record = keep(server, RECORDS[game])
            rows.append(report(game, *beats(browser, server.url, game, record, asked.seconds), asked.beats))
        table(rows)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
