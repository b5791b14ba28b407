"""A game by keyboard alone, taking back, and what can happen to a connection in the middle."""

import re

import pytest
from playwright.sync_api import expect

from browser.wire import Wire


def test_a_choice_can_be_taken_back_while_a_friend_still_chooses(browse):
    host, friend = browse(), browse(phone=True, dark=True)
    page = host.open_table("diamant", 3, "Ada").page
    host.no_barriers()
    friend.shows("instant")
    friend.go(page.url.replace(page.url.split("/t/")[0], ""))
    friend.page.get_by_label("Your name").fill("Bo")
    friend.press(friend.button("Sit down at seat 2"))
    expect(page.get_by_text("Bo", exact=True)).to_be_visible()
    friend.no_barriers()
    host.button("Start the game").click()

    assert host.my_turn() and friend.my_turn()
    host.choose(host.page.locator("[data-pick].leave"))
    expect(page.get_by_text("You leave.")).to_be_visible()
    host.button("Undo").click()
    assert host.my_turn()
    host.no_barriers()
    friend.no_barriers()


def test_diamoniak_by_keyboard_alone(browse):
    window = browse(dark=True)
    page = window.page
    window.shows("instant")
    window.go()
    window.tab_to("^Diamoniak: play with friends$")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Diamoniak with friends")).to_be_visible()
    window.tab_to("^More options$")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Home")  # speed of the bots: instant
    window.tab_to("^Open the table$")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Invite the others")).to_be_visible()
    window.tab_to("^Start the game$")
    page.keyboard.press("Enter")

    turns = 0
    while window.my_turn():
        asked = page.locator(".status").inner_text()
        if "witch" in asked:
            window.tab_to("^Give |^Fairy")
        else:
            window.tab_to("^Stop$" if "stop" in asked and turns % 3 == 2 else "^Draw a card")
        page.keyboard.press("Enter")
        expect(page.locator(".bar .main")).to_be_visible()
        page.keyboard.press("Enter")  # the same again confirms
        expect(page.locator(".bar .main")).to_be_hidden()
        turns += 1
        if turns == 4:
            window.no_barriers()
            page.keyboard.press("t")  # the table in words
            expect(page.locator("[aria-live=assertive]").last).to_contain_text("castle")
            page.reload()
        expect(page.locator("body:focus")).to_have_count(0)  # the focus is never lost
    expect(page.locator(".status")).to_contain_text("Scores:")
    window.no_barriers()
    window.tab_to("^Menu$")
    page.keyboard.press("Enter")
    expect(window.button("Close the table")).to_be_visible()
    expect(window.button("Leave the game")).to_have_count(0)  # there is nothing left to leave


def test_diamoniak_says_why_a_move_is_refused(browse):
    window = browse(phone=True)
    page = window.page
    give = page.locator(".give [data-pick]")
    while not give.count():
        window.open_table("diamoniak", 2, "Cy")
        window.press(window.button("Start the game"))
        while window.my_turn() and not give.count():
            window.choose(page.locator(".deck"))
    window.press(page.locator(".trunk"))
    expect(page.get_by_role("alert")).to_contain_text("witch")
    window.no_barriers()
    window.press(page.get_by_role("button", name="Why?"))
    expect(page.locator("[data-rule='MON-20']")).to_be_visible()


def test_a_second_window_takes_over_and_gives_back(browse, engine, house, axe):
    from browser.window import Window

    first = browse()
    first.open_table("diamoniak", 2, "Di")
    first.button("Start the game").click()
    assert first.my_turn()
    second = Window(engine, house.url, axe, context=first.context)
    second.page.goto(first.page.url)
    assert second.my_turn()
    expect(first.page.get_by_role("heading", name="You’re playing in another window")).to_be_visible()
    first.no_barriers()
    first.button("Play here").click()
    assert first.my_turn()
    expect(second.page.get_by_role("heading", name="You’re playing in another window")).to_be_visible()
    first.choose(first.page.locator(".deck"))


# What is shown stays until we say so; only the doubts of a connection, of 4 and 8 seconds, go on.
HELD = """() => {
    const wait = setTimeout
    window.held = []
    window.setTimeout = (then, time) => (time > 300 && time % 4000 ? held.push(then) && 0 : wait(then, time))
}"""


def test_what_others_do_is_shown_in_order_and_a_tap_hurries_it(browse):
    window = browse(phone=True)
    page = window.open_table("diamant", 3, "Gil", pace="slow").page
    window.press(window.button("Start the game"))
    assert window.my_turn()
    page.evaluate(HELD)
    window.choose(page.locator("[data-pick].stay"))
    status = page.locator(".status p")
    expect(status).to_have_text(re.compile("Going on|Leaving|stays?\\.|leaves?\\."))
    while "Revealed" not in status.inner_text():
        assert page.locator(".status.mine").count() == 0, "it was not shown"
        page.evaluate("held.splice(0).forEach((then) => then())")
        page.wait_for_timeout(20)
    window.press(page.locator(".choice.leave"))
    expect(page.locator(".status.mine")).to_be_visible()
    expect(page.locator(".choice[aria-pressed=true]")).to_have_count(0)  # it was a tap to see more, not a choice
    window.press(page.locator(".choice.leave"))
    expect(page.locator(".choice.leave")).to_have_attribute("aria-pressed", "true")


@pytest.fixture
def wire(house):
    one = Wire(house.port)
    yield one
    one.close()


def test_a_move_made_without_a_network_is_made_once_when_it_is_back(browse, wire, house):
    window = browse(wire.url)
    page = window.open_table("diamoniak", 2, "Ed").page
    window.button("Start the game").click()
    assert window.my_turn()
    wire.cut(hold=True)  # after some that are hung up on, the page says that there is no server
    expect(page.get_by_text("connection lost")).to_be_visible()
    window.press(page.locator(".deck"))
    page.locator(".bar .main").click()
    expect(page.locator(".bar .main")).to_be_disabled()
    wire.mend()
    expect(page.locator(".bar .main")).to_be_hidden()
    assert window.my_turn()
    table = page.url.rsplit("/", 1)[1]
    seen = house.get(f"/api/tables/{table}/record")[1]
    assert [event["seat"] for event in seen["events"] if event["event"] == "draw"].count(0) == 1


def test_without_a_server_the_page_says_so_and_comes_back(browse, wire):
    window = browse(wire.url)
    page = window.open_table("diamant", 3, "Flo").page
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    expect(page.get_by_text("Invite the others")).to_be_visible()
    wire.cut()
    page.reload()
    expect(page.get_by_role("heading", name="Can’t reach the server")).to_be_visible()
    window.no_barriers()
    wire.mend()
    window.button("Try now").click()
    expect(page.get_by_text("Invite the others")).to_be_visible()
