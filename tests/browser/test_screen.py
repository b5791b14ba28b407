"""The table on a big screen, with phones as hands, a tablet that goes round and bots, in one table."""

import pytest
from playwright.sync_api import expect

from browser.hands import Hands
from browser.tablet import Tablet
from patience import PATIENCE

SEATS = {"diamant": 4, "diamoniak": 3, "djinn": 3, "kadora": 3, "seashore": 4}
OWN = {
    "diamant": ".choices, .rest",
    "diamoniak": ".deck, .give",
    "djinn": ".hand",
    "kadora": ".hand",
    "seashore": ".hand",
}
ELSEWHERE = {"diamant": ".cave", "diamoniak": ".seats", "djinn": ".caves", "kadora": ".steps", "seashore": ".sea"}


def big_screen(browse, game):
    screen = browse()
    page = screen.shows("instant").go(f"/new/{game}").page
    page.get_by_text("On a big screen", exact=True).click()
    page.get_by_role("combobox", name="Players", exact=True).select_option(str(SEATS[game]))
    page.get_by_text("More options").click()
    page.get_by_label("Speed of the bots").select_option("instant")
    screen.button("Open the table").click()
    expect(page.get_by_text(f"{SEATS[game]} seats are free")).to_be_visible()
    expect(page.locator("img")).to_have_count(SEATS[game] + 1)
    return screen


@pytest.mark.parametrize("game", SEATS)
def test_phones_are_hands_and_the_screen_shows_the_table(browse, game):
    screen = big_screen(browse, game)
    page, code = screen.page, screen.page.url.rsplit("/", 1)[1].removesuffix("#screen")
    page.locator("img").evaluate_all("(all) => Promise.all(all.map((one) => one.decode()))")  # each is a picture
    expect(page.locator(".join")).to_contain_text(f"/t/{code}")  # for those who type
    if game == "djinn":
        screen.no_barriers()
    phone = browse(phone=True).shows("instant").go(f"/t/{code}#hand=1")
    phone.page.get_by_label("Your name").fill("Ida")
    phone.press(phone.button("Sit down at seat 2"))
    expect(page.get_by_text("Ida", exact=True)).to_be_visible()
    screen.tab_to("^Start the game$")
    page.keyboard.press("Enter")
    expect(page.locator(".board")).to_be_visible()
    assert page.locator(".board .hand, .status, .bar").count() == 0

    ida = Hands(phone, game, "touch")
    for turn in range(3):
        assert phone.my_turn()
        expect(phone.page.locator(f"main :is({OWN[game]})").first).to_be_visible()
        expect(phone.page.locator(f"main :is({ELSEWHERE[game]})").first).to_be_hidden()
        expect(page.locator("footer .soft")).to_contain_text("Ida")
        if turn == 0:
            phone.no_barriers()
            screen.no_barriers()
        ida.decide()
    expect(page.locator("footer .say")).not_to_be_empty()

    # Whoever wants the whole table on the phone has it.
    phone.press(phone.button("Menu"))
    phone.page.get_by_label("The table is on the big screen").uncheck()
    phone.press(phone.button("Close"))
    phone.page.reload()
    expect(phone.page.locator(".seats").first).to_be_visible()


def test_a_game_that_begins_before_the_seat_is_answered_leaves_a_phone_its_hand(browse):
    screen = big_screen(browse, "kadora")
    phone = browse(phone=True).shows("instant").go(screen.page.url.replace("#screen", "#hand=1"))
    held = []
    phone.page.route("**/seats", lambda route: held.append((route, route.fetch(timeout=1000 * PATIENCE))))
    phone.page.get_by_label("Your name").fill("Ida")
    phone.press(phone.button("Sit down at seat 2"))
    expect(screen.page.get_by_text("Ida", exact=True)).to_be_visible()  # the server has answered
    while not held:
        phone.page.wait_for_timeout(20)
    screen.press(screen.button("Start the game"))
    expect(phone.page.locator(".board")).to_be_attached()
    ((route, answer),) = held
    route.fulfill(response=answer)
    assert phone.my_turn()
    expect(phone.page.locator("main .hand").first).to_be_visible()
    expect(phone.page.locator("main .steps")).to_be_hidden()


def test_screen_phone_tablet_and_bot_at_one_table(browse, house):
    device = Tablet(browse(), house).open("seashore", 4, "Mia", "Bo")
    phone = browse(phone=True).shows("instant").go(f"/t/{device.code}#hand=2")
    phone.page.get_by_label("Your name").fill("Ida")
    phone.press(phone.button("Sit down at seat 3"))
    screen = browse(dark=True).shows("instant").go(f"/t/{device.code}#screen")
    expect(screen.page.get_by_text("1 seat is free")).to_be_visible()
    assert screen.button("Start the game").count() == 0  # it only watches
    device.start()
    expect(screen.page.locator(".board")).to_be_visible()
    ida, done = Hands(phone, "seashore", "touch"), {"tablet": 0, "phone": 0}
    while min(done.values()) < 3:
        if device.curtain.count():
            device.lift()
        if device.hands.asked:
            device.hands.decide()
            done["tablet"] += 1
        if ida.asked:
            ida.decide()
            done["phone"] += 1
        phone.page.wait_for_timeout(30)
    assert screen.page.locator(".chip").count() == 4 and screen.page.locator(".away").count() == 0
