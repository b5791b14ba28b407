"""Guided first games: each is played to its end by doing what the finger shows, by mouse, by touch and by keyboard."""

import re

import pytest
from playwright.sync_api import expect

import karat

PRESSES = 120  # after which a lesson should be over
POINTED = """() => {
    const frame = document.querySelector('.ring.press')?.getBoundingClientRect()
    if (!frame) return null
    const [x, y] = [frame.left + frame.width / 2, frame.top + frame.height / 2]
    const there = document.elementFromPoint(x, y)?.closest('[data-pick], .bar .main')
    const place = [...document.querySelectorAll('main [data-pick]')].indexOf(there)
    return { x, y, place, free: there !== undefined && there !== null }
}"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 20))))"
CUT_OFF = """() => [...document.querySelectorAll('.lesson *')]
    .filter((one) => !one.closest('.board, .pointer') && one.getBoundingClientRect().right > innerWidth + 1)
    .map((one) => one.outerHTML.slice(0, 80))"""
HEARD = """() => {
    window.heard = []
    const speak = speechSynthesis.speak.bind(speechSynthesis)
    speechSynthesis.speak = (words) => (heard.push([words.text, words.lang]), speak(words))
}"""


def begin(window, game):
    window.shows("instant")
    window.go(f"/learn/{game}")
    expect(window.page.locator(".says")).to_be_visible()
    return window.page


def at(page):
    """The number of the step, and of how many."""
    return [int(number) for number in re.findall(r"\d+", page.locator("#where").inner_text())]


def follow(window, press, go_on, each=None):
    """Does what the finger shows until the lesson is over; `each` looks at every step."""
    page, seen = window.page, set()
    for _ in range(PRESSES):
        page.evaluate(DRAWN)
        if page.locator("main.end").count():
            return len(seen)
        step = at(page)[0]
        if each and step not in seen:
            each(step)
        seen.add(step)
        pointed = page.evaluate(POINTED)
        if pointed:
            assert pointed["free"], f"step {step}: something lies over what the finger shows"
            press(pointed)
        elif page.get_by_role("button", name="Show me").count():
            go_on(page.get_by_role("button", name="Show me"))
        else:
            go_on(page.locator(".bar .main"))
    raise AssertionError(f"the lesson does not get past step {at(page)}")


def by_hand(window):
    def press(pointed):
        pointer = window.page.touchscreen.tap if window.phone else window.page.mouse.click
        pointer(pointed["x"], pointed["y"])

    return press, window.press


@pytest.mark.parametrize(
    ("game", "phone", "dark"),
    [("diamant", False, True), ("diamoniak", True, False), ("kadora", True, True), ("seashore", False, False)],
)
def test_a_lesson_is_finished_by_following_the_finger(browse, game, phone, dark):
    window = browse(phone=phone, dark=dark)
    page = begin(window, game)
    steps = at(page)[1]
    assert follow(window, *by_hand(window), lambda step: step == 2 and window.no_barriers()) == steps
    expect(page.get_by_role("heading", name="You know how to play")).to_be_visible()
    window.no_barriers()

    # It is remembered, and one tap leads to a real game.
    window.go(f"/learn/{game}")
    assert at(page)[0] == 1
    for _ in range(steps):
        window.press(page.get_by_role("button", name="Skip"))
    window.press(window.button("Now play a real game"))
    expect(page).to_have_url(re.compile(r"/t/\w{6}$"))
    expect(page.locator(f".table.game-{game} .seats")).to_be_visible()


def test_djinn_is_learned_by_keyboard_alone(browse):
    window = browse()
    window.shows("instant")
    page = window.go().page
    window.tab_to("^Learn Djinn by playing$")
    page.keyboard.press("Enter")
    expect(page.locator(".says")).to_be_visible()

    def reach(what):
        for _ in range(60):
            if what.evaluate("(one) => one === document.activeElement"):
                return
            page.keyboard.press("Tab")
        raise AssertionError("it cannot be reached by keyboard")

    def press(pointed):
        if pointed["place"] < 0:
            return go_on(page.locator(".bar .main"))
        page.keyboard.press(str(pointed["place"] + 1))
        return None

    def go_on(what):
        reach(what)
        page.keyboard.press("Enter")

    assert follow(window, press, go_on, lambda step: step in (1, 6) and window.no_barriers()) == 10
    go_on(page.get_by_role("link", name="Rules"))
    expect(page.locator("[data-rule='DJI-20']")).to_be_visible()


def test_a_wrong_move_gets_a_kind_hint_and_an_illegal_one_its_rule(browse):
    window = browse()
    page = begin(window, "djinn")
    page.locator(".bar .main").click()  # on to the first task
    yellow_two, green = page.locator(".hand li:nth-child(2) button"), page.locator(".hand li:nth-child(1) button")
    green.click()
    expect(page.get_by_role("alert")).to_contain_text("must be followed")
    yellow_two.click()
    page.locator(".bar .main").click()
    expect(page.locator(".hint")).to_contain_text("it does not win")
    assert at(page)[0] == 2
    expect(page.locator("[aria-live]").first).to_contain_text("Lay your 12")
    green.click()
    page.get_by_role("button", name="Why?").click()
    expect(page.locator("[data-rule='DJI-20']")).to_be_visible()
    page.go_back()

    # The lesson is where it was; every step can be done again, taken back and skipped.
    expect(page.locator("#where")).to_have_text("Step 2 of 10")
    page.locator(".hand li:nth-child(3) button").click()
    page.locator(".bar .main").click()
    expect(page.locator(".says")).to_contain_text("the trick is yours")
    window.button("Again").click()
    expect(page.locator(".hand li")).to_have_count(4)
    page.get_by_role("button", name="Skip").click()
    expect(page.locator("#where")).to_have_text("Step 3 of 10")
    page.get_by_role("button", name="Back").click()
    page.reload()
    expect(page.locator("#where")).to_have_text("Step 2 of 10")


def test_who_cannot_read_is_spoken_to_in_the_language_of_the_page(browse):
    """This machine may have no voice; then the page says so. What it tried to say is heard all the same."""
    window = browse(phone=True)
    page = window.page
    page.add_init_script(f"({HEARD})()")
    window.go("/settings").page.get_by_label("Language").select_option("Nederlands")
    begin(window, "diamoniak")
    expect(page.locator(".says")).to_contain_text("Tik op de kaarten!")
    assert page.evaluate("heard")[0] == ["Tik op de kaarten! Tik daarna op de grote knop.", "nl"]
    expect(page.locator(".hear").or_(page.get_by_text("heeft geen stem"))).to_be_visible()
    begin(window, "kadora")
    assert page.evaluate("heard") == []


def test_lessons_are_found_from_the_rules_and_fit_a_narrow_screen_with_large_text(browse):
    window = browse(phone=True)
    window.page.set_viewport_size({"width": 320, "height": 640})
    page = window.go("/settings").page
    page.get_by_label("Size of text").select_option("200 %")
    for game in karat.games():
        window.go(f"/rules/{game}")
        window.press(page.get_by_role("link", name="by playing"))
        expect(page.locator(".says")).to_be_visible()
        assert page.evaluate(CUT_OFF) == [], game
