"""What lies on something leaves free what must be read; the end has its winner in the middle."""

import pytest
from playwright.sync_api import expect

from browser.stages import SIZES, seat
from browser.study import keep
from browser.test_fit import CUT_OFF, SETTLED
from browser.test_stages import change, sit, table, wrong  # noqa: F401 (sit is a fixture)

# Pairs of things that touch, though neither belongs to the other
TOUCH = """([these, those]) => {
    const box = (one) => one.getBoundingClientRect()
    const all = (what) => [...document.querySelectorAll(what)].filter((one) => box(one).width > 1)
    const name = (one) => `${one.className.baseVal ?? one.className} "${one.textContent.trim().slice(0, 20)}"`
    const touch = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    return all(these).flatMap((one) => all(those)
        .filter((other) => other !== one && !one.contains(other) && !other.contains(one) && touch(box(one), box(other)))
        .map((other) => `${name(one)} lies on ${name(other)}`))
}"""

# What moves in the pictures of home, and how much higher than its picture it begins
ABOVE = """() => [...document.querySelectorAll('.place .scene')].flatMap((scene) =>
    [...scene.querySelectorAll('use[href^="#moves-"]')]
        .map((use) => [use.getAttribute('href'), scene.getBoundingClientRect().top - use.getBoundingClientRect().top])
        .filter(([, above]) => above > 0))"""


def resize(page, width, height):
    """And wait until the page has taken it in."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLED)


def touching(page, these, those, sizes=SIZES):
    found = {}
    for width, height in sizes:
        resize(page, width, height)
        if faults := page.evaluate(TOUCH, [these, those]):
            found[f"{width} × {height}"] = faults
    return found


def test_gems_of_those_who_are_through_leave_the_tasks_free(sit):  # noqa: F811
    def far(view):
        return sum(one["level"] == 3 for one in view["seats"]) > 2

    page = sit("djinn", 4, how={"decisions": 0, "far": far})
    assert page.locator(".caves .who i").count() > 2
    assert touching(page, ".caves .who i", ".caves ul li > *:not(.unseen)") == {}


def test_a_crown_leaves_number_and_letter_of_its_card_free(sit):  # noqa: F811
    def far(view):
        return len(view["trick"]) > 1 and view["step"] == "play"

    page = sit("djinn", 4, how={"decisions": 0, "far": far})
    assert page.locator(".trick .crown").count() == 1
    assert touching(page, ".trick .crown", ".trick .face text, .trick .order, .seats .plate") == {}


def test_what_the_sea_gives_leaves_numbers_free(sit):  # noqa: F811
    def far(view):
        return view["step"] in ("claim", "rob", "draw") and any(one["plus"] for one in view["played"])

    page = sit("seashore", 3, how={"decisions": 3, "far": far})
    assert page.locator(".lanes .crown").count() > 0
    assert touching(page, ".lanes .crown, .lanes .plus", ".lanes text:first-of-type, .lanes .crown, .lanes .plus") == {}


def test_before_anything_is_kept_large_text_fits_a_narrow_phone(sit):  # noqa: F811
    page = sit("djinn", 3, how={"decisions": 0}, text=200)
    assert wrong(page, [(320, 640)], CUT_OFF) == {}


@pytest.mark.parametrize("language", ["en", "de", "fr", "ru"])
def test_the_bar_says_all_of_where_the_game_is(sit, language):  # noqa: F811
    page = sit("seashore", 3, language)
    for width, height in [(360, 640), (390, 844), (844, 390)]:
        resize(page, width, height)
        cut = "(words) => words.scrollHeight > words.clientHeight + 8"  # a line more
        assert not page.locator(".frame > header small").evaluate(cut), (width, height)
    change(page, "settings", text=150)
    for width, height in [(360, 640), (390, 844)]:
        resize(page, width, height)
        bar, title = (page.locator(one).bounding_box() for one in (".frame > header", ".frame > header h1"))
        assert bar["y"] <= title["y"] and title["y"] + title["height"] <= bar["y"] + bar["height"] + 1, (title, bar)


@pytest.mark.parametrize("game", ["djinn", "diamant"])
def test_the_winner_stands_in_the_middle(engine, house, game):
    code, kept = table(house, game, 4, far=None)
    page = seat(engine, house.url, kept)
    page.goto(f"/t/{code}")
    expect(page.locator("section.end .won").first).to_be_visible()
    for width, height in [(390, 844), (1440, 900)]:
        resize(page, width, height)
        rock = page.locator(".podium > li").first.bounding_box()
        assert abs(rock["x"] + rock["width"] / 2 - width / 2) < 3, (width, rock)
    page.context.close()


@pytest.mark.parametrize("game", ["djinn", "kadora"])
def test_yellow_is_yellow_and_its_numbers_are_ink(sit, game):  # noqa: F811
    def far(view):
        return any(card.startswith("Y") for card in view["seats"][0]["hand"])

    page = sit(game, 3, how={"decisions": 0, "far": far})
    card = page.locator('.hand [data-card^="Y"]').first
    fill = "(one) => getComputedStyle(one).fill"
    assert card.locator("text").first.evaluate(fill) == "rgb(38, 34, 26)"
    assert "rgb(242, 194, 0)" in card.locator("path").evaluate_all(f"(all) => all.map({fill})")


@pytest.mark.parametrize("motion", ["auto", "less"])
def test_gems_leap_for_the_winner_where_things_may_move(engine, house, motion):
    code, kept = table(house, "djinn", 4, far=None)
    page = seat(engine, house.url, kept, pace="normal", motion=motion)
    page.goto(f"/t/{code}")
    expect(page.locator("section.end .won").first).to_be_visible()
    page.mouse.click(195, 300)  # a tap ends the counting
    expect(page.locator(".crown.late")).to_have_count(0)
    expect(page.locator(".sparks i")).to_have_count(0 if motion == "less" else 12)
    page.context.close()


def test_where_all_cards_are_open_the_stage_keeps_its_height(engine, house):
    page = seat(engine, house.url, "[]")
    resize(page, 390, 844)
    for name in ("kadora-3", "seashore-4"):
        page.goto(f"/replay/{keep(house, name)}#move=20&eyes=open")
        expect(page.locator(".hands")).to_be_visible()
        stage, controls = (page.locator(one).bounding_box() for one in (".stage", ".controls"))
        assert stage["height"] > 370 and controls["y"] + controls["height"] < 844, (stage, controls)
    page.context.close()


def test_plates_on_the_beach_are_equally_high(sit):  # noqa: F811
    def far(view):
        return min(one["cards"] for one in view["seats"]) > 8 and any(one["top"] for one in view["seats"])

    page = sit("seashore", 3, how={"decisions": 2, "far": far})
    for width, height in SIZES:
        resize(page, width, height)
        plates = page.locator(".seats .plate").evaluate_all("(all) => all.map((one) => one.offsetHeight)")
        assert max(plates) - min(plates) < 2, (width, height, plates)


def test_on_a_phone_the_djinn_of_the_first_screen_keeps_its_hat(browse):
    page = browse(phone=True).go().page
    page.wait_for_selector(".place .scene")
    assert "#moves-djinn-0" not in dict(page.evaluate(ABOVE))
