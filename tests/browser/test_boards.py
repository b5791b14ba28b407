"""What boards tell beyond the moves: why one is refused, what a card would take, the table in words, a card closer."""

import re

from playwright.sync_api import expect

from browser.hands import Hands
from browser.test_fit import SETTLED


def begin(window, game, players, mode="mouse"):
    window.open_table(game, players, "Ada")
    window.press(window.button("Start the game"))
    return Hands(window, game, mode)


def test_djinn_says_why_a_card_cannot_be_laid(browse):
    player = begin(browse(dark=True), "djinn", 2)
    dimmed = player.page.locator(".hand ul:has(.raised) .dim")
    while not dimmed.count():
        assert player.window.my_turn()
        if not dimmed.count():
            player.decide()
    dimmed.first.click()
    expect(player.page.get_by_role("alert")).to_contain_text("must follow suit")
    player.page.get_by_role("button", name="Why?").click()
    expect(player.page.locator("[data-rule='DJI-20']")).to_be_visible()


def test_djinn_shows_what_rivals_have_kept_and_what_a_djinn_card_does(browse):
    player = begin(browse(), "djinn", 3)
    page = player.page
    while not (page.locator(".treasures [data-card]").count() and page.locator(".dock .djinn.raised").count()):
        assert player.window.my_turn()
        if page.locator(".dock .djinn.raised").count() and page.locator(".treasures [data-card]").count():
            break
        player.decide()
    expect(page.locator(".treasures [data-card]").first).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate(SETTLED)
    page.locator(".dock .djinn.raised").first.click()
    expect(page.locator(".slip .note")).to_have_text(re.compile(r"\w{4}.*[.?]\s*$"))
    hint, sentence, hand = (page.locator(one).bounding_box() for one in (".slip .note", ".status p", ".own-kept"))
    assert abs(hint["y"] + hint["height"] - sentence["y"] - sentence["height"]) < 30  # over the sentence
    assert hint["y"] + hint["height"] <= hand["y"] + 1  # and over nothing of yours


def test_kadora_shows_what_a_card_would_take(browse):
    player = begin(browse(phone=True), "kadora", 2, "touch")
    page, window, told = player.page, player.window, []
    while sum(words != "Takes nothing." for words, _, _ in told) < 2:
        assert window.my_turn()
        if page.locator("main .hand [data-pick]").count():
            window.press(page.locator(".hand [data-pick]").first)
            if not told:
                window.press(page.locator(".cell:not(.empty)").first)
                expect(page.get_by_role("alert")).to_contain_text("isn’t empty")
            taking = page.locator(".cell.open:has(.takes)")
            window.press((taking if taking.count() else page.locator(".cell.open")).first)
            words, glowing = page.locator(".note").inner_text(), page.locator(".cell.glow").count()
            assert words.startswith("Takes nothing") == (glowing == 0)
            told.append((words, glowing, page.locator("tr.you td.open").inner_text()))
            window.press(page.locator(".bar .main"))
            expect(page.locator(".bar .main")).to_be_hidden()
        else:
            player.decide()
    taken = [(re.search(r"→ (\d+)", words)[1], after) for words, glowing, after in told if glowing]
    assert taken and all(said == shown for said, shown in taken)


def test_sea_or_shore_is_read_aloud(browse):
    player = begin(browse(), "seashore", 3, "keys")
    assert player.window.my_turn()
    player.page.keyboard.press("t")
    expect(player.page.locator("[aria-live=assertive]").last).to_contain_text("Your hand")
    player.decide()


def test_a_card_is_seen_closer_by_mouse_by_keyboard_and_by_a_held_finger(browse):
    player = begin(browse(), "djinn", 2)
    page = player.page
    assert player.window.my_turn()
    card, closer = page.locator(".hand li svg").first, page.locator(".closer")
    card.hover()
    expect(closer).to_contain_text("The highest trump wins")
    page.mouse.move(5, 5)
    expect(closer).to_be_hidden()
    page.locator(".hand li button").first.focus()
    page.keyboard.press("i")
    expect(closer).to_contain_text("DJI-21")
    page.keyboard.press("Escape")
    expect(closer).to_be_hidden()

    touch = browse(phone=True)
    touch.open_table("diamant", 3, "Bo")
    touch.press(touch.button("Start the game"))
    assert touch.my_turn()
    box = touch.page.locator(".path li svg").first.bounding_box()
    finger = touch.context.new_cdp_session(touch.page)
    place = [{"x": box["x"] + 20, "y": box["y"] + 30}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": place})
    expect(touch.page.locator(".closer strong")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(touch.page.locator(".closer")).to_be_hidden()
