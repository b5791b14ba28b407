"""Everything has room: in a language with long words, on phones upright and on their side, with large text."""

import json
import random
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

import karat
from browser.hands import Hands
from browser.shots import table_in_play
from browser.study import follow_the_coach, keep
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
# The fonts are there, and the page has taken a new size in: that can take it a second frame.
SETTLED = """async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame += 1) await new Promise((next) => requestAnimationFrame(next))
}"""
SIDEWAYS = """() => [document.documentElement, ...document.querySelectorAll('body *')]
    .filter((one) => one === document.documentElement || /auto|scroll/.test(getComputedStyle(one).overflowX))
    .filter((one) => one.scrollWidth > one.clientWidth + 1)
    .map((one) => `${one.className || one.tagName}: ${one.scrollWidth} in ${one.clientWidth}`)"""

# Words that go on in the next line without a hyphen
BROKEN = """() => {
    const found = new Set()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
        const text = texts.currentNode
        if (text.parentElement.closest('.unseen, noscript, svg, option, .link')) continue
        for (const { 0: word, index } of text.data.matchAll(/[\\p{L}\\p{N}]{2,}/gu)) {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            const boxes = [...range.getClientRects()].filter((box) => box.width > 1)
            if (new Set(boxes.map((box) => Math.round(box.top))).size > 1) found.add(word)
        }
    }
    return [...found]
}"""
# Words that touch the edge of the window
AT_EDGE = """() => {
    const found = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
        const text = texts.currentNode
        if (!text.data.trim() || text.parentElement.closest('.unseen, noscript, svg, .stage')) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        const { left, right, width } = range.getBoundingClientRect()
        if (width && (left < 6 || right > innerWidth - 6)) found.push(text.data.trim())
    }
    return found
}"""
CRAB_ON = """() => {
    const crab = document.querySelector('.crab').getBoundingClientRect()
    return [...document.querySelectorAll('.piles .label')].map((one) => one.getBoundingClientRect())
        .filter((one) => one.bottom > crab.top && one.left < crab.right && one.right > crab.left).length
}"""


def speak_long_words(window):
    """Serves the language with long words in place of English."""

    def answer(route):
        ids = re.findall(r"(?:^|[`\"'\n]|\\n)([a-z][a-z0-9-]*) =", route.fetch().text())
        route.fulfill(body=part(ids), content_type="text/javascript")

    window.page.route("**/assets/en-*.js", answer)
    return window


def cut_off(window):
    window.page.evaluate(SETTLED)
    return window.page.evaluate(CUT_OFF)


def sideways(window):
    """What would have to be scrolled sideways."""
    return window.page.evaluate(SIDEWAYS)


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


@pytest.mark.parametrize("game", karat.games())
def test_every_table_has_room_for_long_words(seated, game, deal):
    window, path = seated(game)
    page = speak_long_words(window).go(path).page
    page.wait_for_selector(".status.mine")
    assert cut_off_anywhere(window) == NOTHING
    page.locator("main [data-pick]:not(.dim)").first.click()
    assert cut_off_anywhere(window) == NOTHING


@pytest.fixture
def narrow(seated):
    """Opens a window at a table in the middle of a game, on a narrow phone with large text."""

    def open(game):
        window, path = seated(game, phone=True)
        chosen = "JSON.stringify({text: 200, confirm: 'always'})"
        window.context.add_init_script(f"localStorage.setItem('karat-settings', {chosen})")
        window.page.set_viewport_size({"width": 320, "height": 640})
        return window, path

    return open


@pytest.mark.parametrize("game", karat.games())
def test_with_large_text_on_a_narrow_phone_a_move_can_be_made_and_nothing_scrolls_sideways(narrow, game, deal):
    window, path = narrow(game)
    page = window.go(path).page
    page.wait_for_selector(".status.mine")
    assert cut_off(window) == [] == sideways(window)
    assert page.locator("footer nav").bounding_box()["height"] < 64  # one row of signs, with names for those who listen
    page.get_by_role("button", name=window.says("browser-log"), exact=True).wait_for()
    Hands(window, game, "touch").decide()
    assert cut_off(window) == [] == sideways(window)

    title = window.says(f"browser-game-{game}")
    window.press(window.go().button(window.says("browser-play-game", game=title)))  # and where nothing is played yet
    page.wait_for_selector(".status.mine")
    assert cut_off(window) == [] == sideways(window)
    window.press(window.button("Ask the coach"))
    page.wait_for_selector(".coach li")
    assert cut_off(window) == [] == sideways(window)
    follow_the_coach(window, game)


def test_with_large_text_on_a_narrow_phone_lobby_and_replay_do_not_scroll_sideways(narrow, house):
    window, _ = narrow("diamoniak")
    page = window.go("/new/diamoniak").page
    page.get_by_label("Your name").fill("Wilhelmina Alexandra")
    window.press(window.button("Open the table"))
    page.wait_for_selector(".seats .you")
    assert cut_off(window) == [] == sideways(window)
    for what in (page.locator(".seats .free button").first, window.button("More")):
        window.press(what)
        page.wait_for_selector("dialog .button:nth-child(3), dialog summary")
        assert cut_off(window) == [] == sideways(window)
        page.keyboard.press("Escape")
    page.goto(f"/replay/{keep(house, 'diamoniak-4')}#move=20&eyes=open")
    page.wait_for_selector(".board")
    assert sideways(window) == []
    window.press(page.locator(".seats button").nth(1))
    page.wait_for_selector("dialog .castle")
    assert sideways(window) == []


@pytest.mark.parametrize("language", ["de", "nl", "ru"])
def test_no_word_of_a_lesson_breaks_or_touches_the_edge_of_a_phone(browse, language):
    window = browse(language=language)
    for game in karat.games():
        page = window.go(f"/learn/{game}").page
        page.wait_for_selector(".says")
        for _ in range(7 if game == "djinn" else 0):  # to where the longest colour is trump
            page.get_by_role("button", name=window.says("learn-skip")).click()
        for width, height in ((390, 844), (360, 640)):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SETTLED)
            assert page.evaluate(BROKEN) == [] == page.evaluate(AT_EDGE), (game, width)


@pytest.mark.parametrize("part", ["", "/2"])  # two chests, one chest
def test_the_crab_leaves_the_numbers_of_the_chests_free(browse, part):
    page = browse().go(f"/learn/seashore{part}").page
    page.wait_for_selector(".says")
    for width, height in ((1280, 800), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        assert page.evaluate(CRAB_ON) == 0, width
