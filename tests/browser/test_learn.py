"""Guided first games: each is played to its end by doing what the finger shows, by mouse, by touch and by keyboard."""

import re

import pytest
from playwright.sync_api import expect

import karat
from karat.learn.lesson import lesson

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
PAST_THE_EDGE = """() => [...document.querySelectorAll('.fx .pop > span')].map((one) => {
    const { left, right } = one.getBoundingClientRect()
    return [one.textContent, left < 0 || right > innerWidth]
})"""
HEARD = """() => {
    window.heard = []
    const speak = speechSynthesis.speak.bind(speechSynthesis)
    speechSynthesis.speak = (words) => (heard.push([words.text, words.lang]), speak(words))
}"""


def begin(window, game, part=""):
    window.shows("instant")
    window.go(f"/learn/{game}{part}")
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
        elif (shown := window.button(window.says("learn-show"))).count():
            go_on(shown)
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
    table = page.evaluate("fetch(`/api/tables/${location.pathname.split('/').pop()}`).then((one) => one.json())")
    assert {seat["level"] for seat in table["seats"] if seat["kind"] == "bot"} == {"1"}  # the first one can be won


def test_the_second_chapter_is_finished_by_following_the_finger_and_points_to_the_other_rules(browse):
    window = browse()
    page = begin(window, "seashore", "/2")
    steps = at(page)[1]
    assert follow(window, *by_hand(window), lambda step: step == 4 and window.no_barriers()) == steps
    window.no_barriers()
    more = page.locator(".more li")
    assert more.locator("a").all_inner_texts() == lesson("seashore", "2").more
    assert all(len(line) > 30 for line in more.all_inner_texts())  # the rule itself, not its number alone
    window.press(more.get_by_role("link", name="SEA-25"))
    expect(page.locator("[data-rule='SEA-25']")).to_be_visible()


def test_long_words_over_a_seat_at_the_edge_stay_on_the_screen(browse):
    window = browse(phone=True, language="ru")
    page = begin(window, "djinn", "/2")
    page.evaluate(f"""() => {{
        window.cut = []
        const look = () => cut.push(...({PAST_THE_EDGE})())
        setInterval(look, 20)
        new MutationObserver(look).observe(document.body, {{ childList: true, subtree: true }})
    }}""")
    follow(window, *by_hand(window))
    seen = page.evaluate("cut")
    assert window.says("djinn-effect-free") in [words for words, _ in seen]
    assert {words for words, cut in seen if cut} == set()


def test_a_puzzle_is_solved_explained_and_ticked(browse):
    window = browse()
    page = begin(window, "diamant", "/puzzles")
    puzzles = lesson("diamant", "puzzles").steps
    expect(page.locator("#where")).to_have_text(f"Puzzle 1 of {len(puzzles)}")
    [right], [wrong] = puzzles[0].answers, puzzles[0].hints

    def choose(move):
        window.press(page.locator(f".choice.{move}"))
        window.press(page.locator(".bar .main"))

    expect(page.locator(".says")).to_have_text("Your turn: go on, or leave with what you carry? Find the best move!")
    choose(wrong)
    expect(page.locator(".hint")).to_have_text("There’s a better move. Look again!")
    choose(right)
    expect(page.locator(".says")).to_contain_text("That’s the best move!")
    expect(page.locator(".says .hint")).not_to_be_empty()  # why
    window.no_barriers()
    window.press(page.locator(".bar .main"))
    window.press(window.button("Show me"))  # this one is not found by oneself, so it gets no tick
    choose(next(iter(puzzles[1].answers)))
    expect(page.locator(".says")).to_contain_text("That’s the best move!")

    # The next time we go on where we were; the last page shows them all.
    begin(window, "diamant", "/puzzles")
    assert at(page)[0] == 2
    for _ in puzzles[1:]:
        window.press(page.get_by_role("button", name="Skip"))
    expect(page.get_by_role("heading", name=f"Puzzles solved: 1 of {len(puzzles)}")).to_be_visible()
    window.no_barriers()
    window.press(page.get_by_role("button", name="Puzzle 1: solved"))
    assert at(page)[0] == 1


def test_the_longest_reason_leaves_the_steps_on_a_phone(browse):
    window = browse(phone=True, language="de")
    page = begin(window, "diamoniak", "/puzzles")
    steps = lesson("diamoniak", "puzzles").steps
    wordy = max((at for at, step in enumerate(steps) if "draw" in step.answers), key=lambda at: len(steps[at].why))
    for _ in range(wordy):
        window.press(page.get_by_role("button", name=window.says("learn-skip")))
    window.press(page.locator(".choice.deck"))
    window.press(page.locator(".bar .main"))
    expect(page.locator(".says .hint")).not_to_be_empty()
    page.evaluate(DRAWN)
    high = page.evaluate("document.documentElement.scrollHeight")
    assert high <= page.viewport_size["height"] and page.locator("nav progress").is_visible()


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


def test_what_the_finger_shows_is_named_for_those_who_cannot_see_it(browse):
    window = browse()
    page = begin(window, "diamant")
    expect(page.locator(".choice.stay")).to_be_disabled()  # there is nothing to choose yet, and it looks so
    page.locator(".bar .main").click()  # on to the first task: "the torch"
    told = page.locator(".says [aria-live] .unseen")
    expect(told).to_have_text(re.compile("Now press: Go on"))
    page.locator(".choice.stay").click()
    expect(told).to_have_text(f"Now press: {page.locator('.bar .main').inner_text()}")
    window.no_barriers()


def test_keys_of_a_lesson_can_be_switched_off(browse):
    window = browse()
    window.set(keys=False)
    page = begin(window, "diamant")
    page.locator(".bar .main").click()
    page.keyboard.press("1")
    expect(page.locator(".choice.stay")).to_have_attribute("aria-pressed", "false")


def test_a_finished_lesson_has_a_tick_on_the_first_screen(browse):
    window = browse(reduced_motion="reduce")
    page = begin(window, "diamoniak")
    for _ in range(at(page)[1]):
        window.press(page.get_by_role("button", name="Skip"))
    expect(page.get_by_role("heading", name="You know how to play")).to_be_visible()
    window.go()
    done = page.get_by_role("link", name="Learn Diamoniak by playing: 1 of 2 chapters finished")
    expect(done.locator("svg")).to_have_count(1)
    expect(page.get_by_role("link", name="Learn Kadora by playing", exact=True).locator("svg")).to_have_count(0)
    window.no_barriers()
    window.press(done)  # on with the second chapter
    expect(page.get_by_role("heading", name="Learn Diamoniak: chapter 2")).to_be_visible()
    for _ in range(at(page)[1]):
        window.press(page.get_by_role("button", name="Skip"))
    expect(page.get_by_role("heading", name="Rules you may meet later")).to_be_visible()
    window.go()
    expect(page.get_by_role("link", name="Learn Diamoniak by playing: 2 of 2").locator("svg")).to_have_count(2)


def test_a_wrong_move_gets_a_kind_hint_and_an_illegal_one_its_rule(browse):
    window = browse()
    page = begin(window, "djinn")
    page.locator(".bar .main").click()  # on to the first task
    yellow_two, green = page.locator(".hand li:nth-child(2) button"), page.locator(".hand li:nth-child(1) button")
    green.click()
    expect(page.get_by_role("alert")).to_contain_text("must follow suit")
    yellow_two.click()
    page.locator(".bar .main").click()
    expect(page.locator(".hint")).to_contain_text("it doesn’t win")
    assert at(page)[0] == 2
    expect(page.locator("[aria-live]").first).to_contain_text("Play your 12")
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
    expect(page.locator(".says")).to_contain_text("Tik op de stapel!")
    assert page.evaluate("heard")[0] == ["Tik op de stapel! Tik daarna op de grote knop.", "nl"]
    expect(page.locator(".hear").or_(page.get_by_text("heeft geen stem"))).to_be_visible()
    begin(window, "kadora")
    assert page.evaluate("heard") == []

    # The last page speaks too, and so does a real game. A page that finds no voice falls silent, so here it finds one.
    page.add_init_script("speechSynthesis.speak = (words) => heard.push([words.text, words.lang])")
    begin(window, "diamoniak")
    for _ in range(at(page)[1]):
        window.press(page.get_by_role("button", name="Overslaan"))
    page.wait_for_function("heard.at(-1)?.[0].startsWith('Nu kun je Diamoniak spelen!')")
    window.go()
    window.press(page.get_by_role("button", name="Diamoniak: nu tegen bots spelen"))
    expect(page.locator(".table.game-diamoniak")).to_be_visible()
    page.wait_for_function("heard.length > 0")
    assert page.evaluate("heard")[0][1] == "nl"


def test_lessons_are_found_from_the_rules_and_fit_a_narrow_screen_with_large_text(browse):
    window = browse(phone=True)
    window.page.set_viewport_size({"width": 320, "height": 640})
    page = window.go("/settings").page
    page.get_by_label("Text size").select_option("200%")
    for game in karat.games():
        window.go(f"/rules/{game}")
        window.press(page.get_by_role("link", name="by playing"))
        expect(page.locator(".says")).to_be_visible()
        assert page.evaluate(CUT_OFF) == [], game
