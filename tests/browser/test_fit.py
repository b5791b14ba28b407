"""Everything has room: in a language with long words, on phones upright and on their side, with large text."""

import json
import random
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from browser.hands import Hands
from browser.shots import table_in_play
from pseudo import part

SIZES = {"phone": (390, 844), "on its side": (844, 390), "desktop": (1280, 800)}
PAGES = ("/", "/new/seashore", "/rules/djinn", "/settings", "/nowhere")
# Texts that leave the page or the box that clips them. Names of players may end in an ellipsis.
CUT_OFF = """() => {
    const { clientWidth: wide, scrollWidth } = document.documentElement
    const found = scrollWidth > wide ? [`the page is ${scrollWidth} wide`] : []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
        const text = texts.currentNode, parent = text.parentElement
        if (!text.data.trim() || parent.closest('.unseen, [aria-live], noscript, svg')) continue
        if (getComputedStyle(parent).textOverflow === 'ellipsis') continue
        const range = document.createRange()
        range.selectNodeContents(text)
        const box = range.getBoundingClientRect()
        if (!box.width) continue
        const told = `${parent.className || parent.tagName}: ${text.data.trim().slice(0, 40)}`
        let scrolls = false
        for (let up = parent; up && !scrolls; up = up.parentElement) {
            const overflow = getComputedStyle(up).overflowX
            scrolls = overflow === 'auto' || overflow === 'scroll'
            const { left, right } = up.getBoundingClientRect()
            const clips = overflow === 'hidden' || overflow === 'clip'
            if (clips && (box.left < left - 1 || box.right > right + 1)) found.push(`${told} is clipped`)
        }
        if (!scrolls && (box.left < -1 || box.right > wide + 1)) found.push(`${told} leaves the page`)
    }
    return found
}"""


def speak_long_words(window):
    """Serves the language with long words in place of English."""

    def answer(route):
        ids = re.findall(r"(?:^|[`\"'\n]|\\n)([a-z][a-z0-9-]*) =", route.fetch().text())
        route.fulfill(body=part(ids), content_type="text/javascript")

    window.page.route("**/assets/en-*.js", answer)
    return window


def cut_off(window):
    window.page.evaluate("document.fonts.ready.then(() => null)")
    return window.page.evaluate(CUT_OFF)


def cut_off_anywhere(window):
    """What is cut off at each size."""
    wrong = {}
    for name, (width, height) in SIZES.items():
        window.page.set_viewport_size({"width": width, "height": height})
        wrong[name] = cut_off(window)
    return wrong


NOTHING = {name: [] for name in SIZES}


@pytest.fixture
def seated(browse, house):
    """Opens a window at a table in the middle of a game, with the host's decision to make."""

    def open(game, **how):
        with ThreadPoolExecutor() as aside:  # browsers keep this thread's event loop
            code, kept = aside.submit(table_in_play, house, game, random.Random(3)).result()
        window = browse(service_workers="block", **how)
        window.context.add_init_script(f"localStorage.setItem('karat-tables', {json.dumps(kept)})")
        return window, f"/t/{code}"

    return open


def test_every_page_has_room_for_long_words(browse):
    window = speak_long_words(browse(service_workers="block"))
    for path in PAGES:
        window.go(path).page.wait_for_load_state("networkidle")
        assert cut_off_anywhere(window) == NOTHING, path
    expect(window.page.locator("h1")).to_contain_text("ö")  # it is that language


@pytest.mark.parametrize("game", ["diamant", "diamoniak", "djinn", "kadora", "seashore"])
def test_every_table_has_room_for_long_words(seated, game):
    window, path = seated(game)
    page = speak_long_words(window).go(path).page
    page.wait_for_selector(".status.mine")
    assert cut_off_anywhere(window) == NOTHING
    page.locator("main [data-pick]:not(.dim)").first.click()
    assert cut_off_anywhere(window) == NOTHING


@pytest.mark.parametrize("game", ["djinn", "kadora"])
def test_with_large_text_on_a_narrow_phone_a_move_can_be_made(seated, game):
    window, path = seated(game, phone=True)
    window.context.add_init_script("localStorage.setItem('karat-settings', JSON.stringify({text: 200}))")
    window.page.set_viewport_size({"width": 320, "height": 640})
    window.go(path).page.wait_for_selector(".status.mine")
    assert cut_off(window) == []
    Hands(window, game, "touch").decide()
    assert cut_off(window) == []
