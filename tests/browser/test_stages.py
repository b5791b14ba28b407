"""Every stage holds at every size: nothing is cut, covered, on top of something else or outside the window."""

import json
import random
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

import karat
from browser.chromium import CLIENT
from browser.stages import SEATS, SIZES, seat, table_at
from browser.test_fit import BROKEN, CUT_OFF, SETTLED
from patience import PATIENCE

LARGE = [(390, 844), (1024, 768), (1280, 800), (1440, 900)]  # with larger text
HELD = [(390, 844), (844, 390)]  # phones whose table is on a big screen
STAGED = [game for game in karat.games() if "staged: true" in (CLIENT / f"src/games/{game}/index.ts").read_text()]
# What can be seen and is not within the window, and controls that something else covers. A fan of cards may overlap, so
# a control is looked for near its left edge.
OUTSIDE = """() => {
    const { clientWidth: wide, clientHeight: high, scrollHeight } = document.documentElement
    const found = scrollHeight > high + 1 ? [`the page is ${scrollHeight} high, the window ${high}`] : []
    const name = (one) => one.className.baseVal ?? one.className ?? one.tagName
    const told = (one) => `${name(one)} "${one.textContent.trim().slice(0, 30)}"`
    const SEEN = '.plate, [data-pick], [data-thing], .status, .frame .bar, .frame nav button, header'
    const seen = document.querySelectorAll(SEEN)
    for (const one of seen) {
        const { left, top, right, bottom, width, height } = one.getBoundingClientRect()
        if (!width || !height || one.closest('.veil, .loom, .back') || getComputedStyle(one).opacity === '0') continue
        if (left < -2 || top < -2 || right > wide + 2 || bottom > high + 2) found.push(`${told(one)} is outside`)
        if (!one.matches('.plate, [data-pick], nav button')) continue
        const there = document.elementFromPoint(left + Math.min(width / 2, 14), top + height / 2)
        const fanned = one.closest('.hand') && there?.closest('.hand') // a picked card may lie on the next one
        const refused = there?.closest('.over') // a refusal lies over the stage for a while
        const covered = there && !one.contains(there) && !there.contains(one) && !fanned && !refused
        if (covered) found.push(`${told(one)} is covered by ${told(there)}`)
    }
    return found
}"""
# Words on top of other words
ON_TOP = """() => {
    const words = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
        const text = texts.currentNode, parent = text.parentElement
        if (!text.data.trim()) continue
        if (parent.closest('.unseen, [aria-live], noscript, svg, .fx, .panel, .closer, .slip, dialog')) continue
        if (getComputedStyle(parent).clipPath === 'inset(50%)') continue // only for those who listen
        const range = document.createRange()
        range.selectNodeContents(text)
        const ends = getComputedStyle(parent).textOverflow === 'ellipsis' && parent.getBoundingClientRect()
        for (const box of ends ? [ends] : range.getClientRects()) if (box.width > 1) words.push([text, box])
    }
    const found = []
    for (const [i, [one, a]] of words.entries())
        for (const [other, b] of words.slice(i + 1)) {
            if (one === other || one.parentElement.contains(other) || other.parentElement.contains(one)) continue
            const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
            const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
            const on = across > 3 && down > 0.4 * Math.min(a.height, b.height)
            if (on) found.push(`"${one.data.trim()}" lies on "${other.data.trim()}"`)
        }
    return found
}"""
# Words that something painted lies upon
UNDER = """() => {
    const stage = document.querySelector('.stage')
    const all = document.head.appendChild(document.createElement('style'))
    all.textContent = '.stage * { pointer-events: auto !important }'
    const name = (one) => one.className.baseVal ?? one.className
    const isPainted = (one) => {
        const { fill, opacity, backgroundColor, backgroundImage } = getComputedStyle(one)
        if (opacity < 0.3 || one.closest('.veil, .fx, .crown')) return false // a crown may lie on a colour's letter
        if (one instanceof SVGElement) return one.tagName !== 'svg' && fill !== 'none'
        return backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none'
    }
    const found = []
    const texts = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
        const text = texts.currentNode, parent = text.parentElement
        if (!text.data.trim() || parent.closest('svg, .unseen, .fx, .back')) continue // a card covers its own half
        const range = document.createRange()
        range.selectNodeContents(text)
        const { left, top, width, height } = range.getBoundingClientRect()
        if (width < 2) continue
        for (const part of [0.3, 0.5, 0.7]) {
            const there = document.elementsFromPoint(left + width / 2, top + part * height)
            const on = there.find((one) => one.contains(parent) || parent.contains(one) || isPainted(one))
            if (!on || on.contains(parent) || parent.contains(on)) continue
            found.push(`"${text.data.trim()}" lies under ${name(on) || on.tagName}`)
            break
        }
    }
    all.remove()
    return found
}"""
# Cards on the table that nobody can read
TINY = """() => [...document.querySelectorAll('.stage :is(.trick, .lanes, .path, .cell) [data-card]')]
    .map((one) => one.getBoundingClientRect().width).filter((width) => width < 26)
    .map((width) => `a card of ${Math.round(width)} pixels`)"""

# A move is picked, and let go again; whether the stage has moved meanwhile
FRAMES = "for (let k = 0; k < 3; k += 1) await new Promise(requestAnimationFrame)"
PICKED = f"""async () => {{
    const box = () => Object.values(document.querySelector('.stage').getBoundingClientRect().toJSON())
    const stage = () => box().map(Math.round).join()
    const before = stage()
    document.querySelector('main [data-pick]:not(.dim)').click()
    {FRAMES}
    return stage() === before ? [] : [`the stage was at ${{before}}, and with a picked move it is at ${{stage()}}`]
}}"""
LET_GO = f"""async () => {{
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {{ key: 'Escape', bubbles: true }}))
    {FRAMES}
    return []
}}"""
# Changes what this device keeps, of its settings or of its one table
CHANGE = """([name, part]) => {
    const kept = JSON.parse(localStorage.getItem(`karat-${name}`))
    const now = name === 'tables' ? [{ ...kept[0], ...part }] : { ...kept, ...part }
    sessionStorage.setItem(`karat-${name}`, JSON.stringify(now))
}"""


def change(page, name, **part):
    page.evaluate(CHANGE, [name, part])
    page.reload()
    page.wait_for_selector(".status.mine")


def table(house, game, players, **how):
    with ThreadPoolExecutor() as aside:  # browsers keep this thread's event loop
        return aside.submit(table_at, house, game, players, rng=random.Random(players), **how).result()


def wrong(page, sizes, *looks):
    """What each look finds at each size, without the sizes at which there is nothing to find."""
    found = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        if faults := [fault for look in looks for fault in page.evaluate(look)]:
            found[f"{width} × {height}"] = faults
    return found


@pytest.fixture
def sit(engine, house):
    """Opens a window at a table in play, which waits for its host's decision."""
    pages = []

    def open(game, players, language="en", how=None, **settings):
        code, kept = table(house, game, players, **(how or {}))
        page = seat(engine, house.url, kept, language=language, **settings)
        pages.append(page)
        page.goto(f"/t/{code}")
        page.wait_for_selector(".status.mine")
        return page

    yield open
    for page in pages:
        page.context.close()


@pytest.mark.parametrize("players", ["fewest", "most"])
@pytest.mark.parametrize("game", STAGED)
def test_a_stage_holds_at_every_size_and_nothing_moves_when_a_move_is_picked(sit, game, players, deal):
    page = sit(game, SEATS[game][players == "most"])
    assert wrong(page, SIZES, OUTSIDE, CUT_OFF, ON_TOP, UNDER, TINY, PICKED, OUTSIDE, CUT_OFF, ON_TOP, LET_GO) == {}


@pytest.mark.parametrize("game", ["kadora", "djinn"])
def test_the_tabs_beside_a_stage_break_no_word_of_russian(sit, game):
    page = sit(game, SEATS[game][1], language="ru")
    for width, height in SIZES[-4:]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        tabs = set(re.findall(r"\w+", page.locator("aside nav").inner_text()))
        assert tabs & set(page.evaluate(BROKEN)) == set(), (width, height)


@pytest.mark.parametrize("game", STAGED)
def test_a_stage_holds_with_long_words_with_large_text_and_as_a_hand(sit, game, deal):
    """With large text it may be scrolled, but nothing is cut. A phone that holds only the hand shows all of it."""
    page, found = sit(game, SEATS[game][1]), {}
    for language in ("de", "ru"):
        change(page, "settings", language=language)
        found[language] = wrong(page, SIZES, OUTSIDE, CUT_OFF, ON_TOP)
    for text in (125, 150, 200):
        change(page, "settings", language="en", text=text)
        found[text] = wrong(page, LARGE, CUT_OFF, ON_TOP, UNDER, TINY)
    change(page, "settings", text=100)
    change(page, "tables", hand=True)
    page.wait_for_selector(".hand-only .status.mine")
    found["hand"] = wrong(page, HELD, OUTSIDE, CUT_OFF)
    assert {how: faults for how, faults in found.items() if faults} == {}


def test_a_long_path_becomes_a_cairn_that_opens(sit):
    page = sit("diamant", 3, how={"decisions": 6, "far": lambda view: len(view["path"]) > 7})
    assert wrong(page, SIZES, OUTSIDE, CUT_OFF, ON_TOP) == {}
    page.locator(".fold button").click()
    assert page.locator("dialog [data-card]").count() >= 3


def test_a_djinn_turn_that_can_only_be_ended_ends_by_itself(sit):
    page = sit("djinn", 2, how={"decisions": 0, "options": {"djinn_deck": {"free": 18}}})
    page.locator(".hand .raised").first.click()
    page.locator(".bar .main").click()
    expect(page.locator(".hand li")).to_have_count(7)
    expect(page.locator(".status.mine")).to_be_visible()
    assert page.locator(".dock .djinn").count() == 1 and page.locator(".dock .done").count() == 0


def test_the_number_of_a_cave_stays_free_however_many_numbers_help(sit):
    page = sit("djinn", 2)
    page.evaluate("""() => document.querySelectorAll('.caves > .next ul').forEach((tasks) => {
        const one = tasks.children[1]
        one.classList.add('one')
        one.querySelector('b')?.remove()
        const numbers = { textContent: '2, 8–9, 11, 13', className: tasks.className }
        one.append(Object.assign(document.createElement('b'), numbers))
    })""")
    assert wrong(page, SIZES, CUT_OFF, ON_TOP, UNDER) == {}


# A castle that something lies upon, and treasures too small to tell apart
CASTLES = """() => {
    const box = (one) => one.getBoundingClientRect()
    const found = []
    const stage = box(document.querySelector('.stage')), castle = box(document.querySelector('.mine .castle'))
    if (castle.top < stage.top || castle.bottom > stage.bottom || castle.height < 64) found.push('the castle is cut')
    for (const one of document.querySelectorAll('.mine .rug, .other .plate, .other .band, .mine .plate')) {
        const { left, right, top, bottom } = box(one)
        const across = Math.min(right, castle.right) - Math.max(left, castle.left)
        if (across > 2 && Math.min(bottom, castle.bottom) - Math.max(top, castle.top) > 2)
            found.push(`${one.className} covers the castle`)
    }
    for (const other of document.querySelectorAll('.other')) {
        const keep = box(other.querySelector('.castle')), plate = box(other.querySelector('.plate'))
        const across = Math.min(plate.right, keep.right) - Math.max(plate.left, keep.left)
        const down = Math.min(plate.bottom, keep.bottom) - Math.max(plate.top, keep.top)
        if (across > 2 && down > 0.2 * keep.height) found.push(`a plate hides ${down} of a castle of ${keep.height}`)
        if (keep.height < 40) found.push(`a castle of ${keep.height} pixels`)
    }
    const [fairies, drawn] = ['.mine .fairy b', '.drawn'].map((one) => document.querySelector(one))
    if (fairies && drawn && box(fairies).right > box(drawn).left && box(fairies).bottom > box(drawn).top)
        if (box(fairies).left < box(drawn).right) found.push('the drawn card lies on the number of fairies')
    for (const one of document.querySelectorAll('.rug i, .band i'))
        if (box(one).width && box(one).width < 18) found.push(`a treasure of ${box(one).width} pixels`)
    return found
}"""


# The witch in the sky, and fairies, upon what is in the bar
FLYING = """() => {
    const box = (one) => one.getBoundingClientRect()
    const on = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    const bar = [...document.querySelectorAll('header > *')].filter((one) => box(one).width)
    return [...document.querySelectorAll('.sky, .fairy')]
        .filter((one) => bar.some((other) => on(box(one), box(other))))
        .map((one) => `${one.className.baseVal ?? one.className} flies into the bar`)
}"""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_flies_stays_below_the_bar(sit, players):
    def far(view):
        return not view["witch"] and all("fairy" in one["store"] for one in view["seats"][-1:])

    page = sit("diamoniak", players, how={"decisions": 4, "far": far})
    assert wrong(page, SIZES, FLYING) == {}
    change(page, "settings", text=200)
    assert wrong(page, LARGE, FLYING) == {}


@pytest.mark.parametrize("players", [2, 4])
def test_the_witch_leaves_the_castle_whole(sit, players):
    page = sit("diamoniak", players, how={"decisions": 8, "far": lambda view: view["witch"] == 3})
    assert wrong(page, SIZES, OUTSIDE, CUT_OFF, ON_TOP, CASTLES) == {}


def test_what_lies_before_a_castle_can_be_told_apart_however_much_it_is(sit):
    def far(view):
        return any(len(one["store"]) > 7 for one in view["seats"][1:])

    page = sit("diamoniak", 4, how={"decisions": 8, "far": far})
    assert wrong(page, SIZES, OUTSIDE, CUT_OFF, ON_TOP, CASTLES) == {}


def test_the_witch_gets_three_cards_in_one_go(sit):
    def far(view):
        return view["witch"] == 3 and view["seats"][0]["store"].count("diamond") > 3

    page = sit("diamoniak", 2, how={"decisions": 2, "far": far})
    page.set_viewport_size({"width": 390, "height": 844})
    diamonds = page.locator(".give button").first
    had = int(diamonds.locator("b").inner_text())
    for left in (1, 2, 3):
        diamonds.click()
        expect(diamonds.locator("b")).to_have_text(str(had - left))
        expect(page.locator(".mine .hands .full")).to_have_count(left)
    expect(page.locator(".bar .main")).to_have_text(re.compile("3 cards"))
    page.locator(".bar .main").click()
    expect(page.locator(".give")).to_have_count(0)
    page.get_by_role("button", name="Log").click()
    expect(page.get_by_text("You give 3 diamonds to the witch.").first).to_be_visible()


PLACES = """() => [...document.querySelectorAll('.hand button')].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return { x: x + scrollX, y: y + scrollY, width, height }
})"""


def twelve(view):
    return view["step"] == "play" and view["seats"][0]["cards"] == 12


def test_twelve_cards_of_sea_or_shore_are_whole_and_stay_where_they_are(sit):
    page = sit("seashore", 4, how={"decisions": 0, "far": twelve})
    cards = page.locator(".hand button")

    def places():
        """Where they lie on the page, which may be scrolled. The first is picked, and that raises the second."""
        return page.evaluate(PLACES)[2:]

    for width, height in [*SIZES, (390, 600)]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        before = places()
        assert len(before) == 10
        assert all(one["x"] >= 0 and one["x"] + one["width"] <= width for one in before), (width, height)
        assert height < 640 or all(one["y"] + one["height"] <= height for one in before), (width, height)
        rows = {round(one["y"]) for one in before}
        assert len(rows) == (2 if (width, height) in ((390, 844), (844, 390)) else 1), (width, height)
        cards.first.click()
        page.locator(".half").first.click()
        page.evaluate(SETTLED)
        assert places() == before, (width, height)
        page.keyboard.press("Escape")


def test_the_second_round_of_sea_or_shore_has_room_for_scores(sit):
    page = sit("seashore", 5, how={"far": lambda view: view["round"] == 2 and view["step"] == "play"})
    expect(page.locator(".score")).to_have_count(5)
    assert wrong(page, SIZES, OUTSIDE, CUT_OFF, ON_TOP) == {}


def test_a_round_of_sea_or_shore_ends_with_a_page_of_points(engine, house):
    context = engine.new_context(base_url=house.url, service_workers="block", locale="en-GB")
    context.set_default_timeout(1000 * PATIENCE)
    lesson = json.dumps({"seashore": {"step": 10, "done": False}})  # its last step is the last card of a round
    context.add_init_script(
        f"localStorage.setItem('karat-learn', {json.dumps(lesson)});"
        "localStorage.setItem('karat-settings', JSON.stringify({ pace: 'normal', confirm: 'always' }))"
    )
    page = context.new_page()
    page.goto("/learn/seashore")
    page.locator(".hand button").first.click()
    page.locator(".half").nth(1).click()
    page.locator(".bar .main").click()
    expect(page.locator(".ledger li")).to_have_count(4)
    expect(page.locator(".ledger")).to_contain_text(re.compile(r"Round 2 is over.*\+10.*19", re.S))
    context.close()


def test_by_keyboard_the_halves_follow_the_card_and_escape_drops_it(sit):
    page = sit("seashore", 4, how={"decisions": 0, "far": twelve})
    page.locator(".hand button").nth(2).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".half").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".how")).to_have_count(0)
    expect(page.locator(".hand button").nth(2)).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".half").nth(1)).to_have_attribute("aria-pressed", "true")
    page.locator(".bar .icon-button").click()
    expect(page.locator(".how")).to_have_count(0)  # nothing of it is left


def test_two_taps_play_a_card_without_plus_cards_to_add(sit):
    page = sit("seashore", 4, confirm="risky", how={"decisions": 0, "far": twelve})
    page.locator(".hand button").first.click()
    page.locator(".half").first.click()
    expect(page.locator(".hand button")).to_have_count(11)


def test_giving_away_in_the_last_turns_has_room_for_every_word(sit):
    """The rarest and fullest position of Kadora: crates as buttons, whom to give to, and how many turns are left."""

    def far(view):
        own = {card[0] for card in view["seats"][0]["loot"]}
        return view["step"] == "give" and view["last_turns"] is not None and len(own) > 4

    page = sit("kadora", 4, language="ru", how={"far": far})
    assert wrong(page, SIZES, OUTSIDE, CUT_OFF, ON_TOP, UNDER, PICKED, OUTSIDE, CUT_OFF, ON_TOP, LET_GO) == {}
    change(page, "settings", text=200)
    assert wrong(page, LARGE, CUT_OFF, ON_TOP) == {}


# Where the game is, and what others have kept, half hidden
HALF = """() => {
    const box = (one) => one.getBoundingClientRect()
    const where = document.querySelector('header small')
    const words = document.createRange()
    words.selectNodeContents(where)
    const lines = words.getClientRects()
    const cut = lines[lines.length - 1].bottom > box(where).bottom + 5 || where.scrollWidth > where.clientWidth + 1
    const found = cut ? [`"${where.textContent}" is cut`] : []
    for (const row of document.querySelectorAll('.treasures')) {
        const tiles = [...row.querySelectorAll('svg')].map(box).filter(({ width }) => width)
        for (const [k, { left, bottom, width }] of tiles.entries()) {
            const next = tiles[k + 1]
            if (next && next.top < bottom - 1 && next.left - left < 0.55 * width) found.push('a number is covered')
        }
    }
    return found
}"""
PHONES = [(390, 844), (390, 664), (360, 640)]


@pytest.mark.parametrize("game", STAGED)
def test_the_bar_says_where_the_game_is_in_whole_words(sit, game):
    page, found = sit(game, SEATS[game][1]), {}
    for language in ("en", "de", "ru"):
        change(page, "settings", language=language)
        found[language] = wrong(page, PHONES, HALF, OUTSIDE)
    assert {how: faults for how, faults in found.items() if faults} == {}


def test_of_many_kept_treasures_each_number_can_be_read_or_they_are_counted(sit):
    def far(view):
        return any(len(one["kept"]) > 7 for one in view["seats"][1:])

    page = sit("djinn", 4, how={"decisions": 0, "far": far})
    assert wrong(page, SIZES, HALF, OUTSIDE, ON_TOP) == {}


@pytest.mark.parametrize("game", STAGED)
def test_the_end_holds_at_every_size(engine, house, game, deal):
    code, kept = table(house, game, SEATS[game][1], far=None)
    page = seat(engine, house.url, kept)
    page.goto(f"/t/{code}")
    page.wait_for_selector("section.end")
    assert wrong(page, SIZES, OUTSIDE, CUT_OFF, ON_TOP) == {}
    page.context.close()
