"""People who are away, who want to take back, who play once more: what the others see and can do."""

import re
import time

from playwright.sync_api import expect

from browser.hands import Hands
from patience import PATIENCE

# As if this device had never looked at its games
UNSEEN = """() => localStorage.setItem('karat-tables', JSON.stringify(JSON.parse(localStorage.getItem('karat-tables'))
    .map(({ id, code, game, token, at }) => ({ id, code, game, token, at }))))"""


def two_people(browse, game="diamoniak", **how):
    """Ada, the host, and Bo at a table in play."""
    host, friend = browse(), browse(phone=True, **how)
    page = host.open_table(game, 3 if game == "diamant" else 2, "Ada").page
    friend.shows("instant").go(f"/t/{page.url.rsplit('/', 1)[1]}")
    friend.page.get_by_label("Your name").fill("Bo")
    friend.press(friend.button("Sit down at seat 2"))
    expect(page.get_by_text("Bo", exact=True)).to_be_visible()
    host.button("Start the game").click()
    return host, friend


def test_the_others_see_the_countdown_and_let_a_bot_play(browse):
    host, friend = two_people(browse, "diamant")
    assert host.my_turn() and friend.my_turn()
    friend.go()  # and the socket of the table is closed
    host.choose(host.page.locator("[data-pick].stay"))
    expect(host.page.locator(".status p")).to_have_text(re.compile(r"Bo is away\. A bot takes over in \d+:\d\d\."))
    call = host.button("Let a bot play for Bo now")
    host.no_barriers()
    call.click()
    expect(call).to_have_count(0)
    assert host.my_turn()  # the bot has chosen, and the cave goes on
    expect(host.page.get_by_role("list", name="Log")).to_contain_text("A bot takes over for Bo.")


def test_the_wait_for_players_who_are_away_is_an_option_of_the_table(browse, house):
    window = browse()
    page = window.go("/new/diamant").page
    page.get_by_text("More options").click()
    page.get_by_label("Wait for players who are away").select_option("10 min")
    window.button("Open the table").click()
    expect(page.get_by_text("Invite the others")).to_be_visible()
    assert house.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}")[1]["grace"] == 600


def test_home_tells_by_itself_with_whom_and_whose_turn_it_is(browse):
    host, friend = two_people(browse, "diamant")
    assert host.my_turn() and friend.my_turn()
    friend.choose(friend.page.locator("[data-pick].stay"))
    friend.go().page.evaluate(UNSEEN)
    friend.page.reload()
    ticket = friend.page.locator(".ticket")
    expect(ticket).to_contain_text("Ada to move")
    expect(ticket.locator(".faces > *")).to_have_count(2)
    expect(friend.page).to_have_title("Karat")
    host.choose(host.page.locator("[data-pick].stay"))
    expect(ticket).to_contain_text("Your turn")  # nobody has touched this page
    expect(friend.page).to_have_title("● Karat")


HIDE = """(hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange'))
}"""


def test_who_looks_elsewhere_is_called_and_told_what_was_missed(browse):
    host, friend = two_people(browse, "diamant")
    page = host.page
    page.evaluate("""() => {
        window.told = []
        Notification.requestPermission = async () => 'granted'
        Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
        ServiceWorkerRegistration.prototype.showNotification = async (title, { body }) => told.push([title, body])
        navigator.serviceWorker.getRegistration = async () => Object.create(ServiceWorkerRegistration.prototype)
    }""")
    assert host.my_turn() and friend.my_turn()
    host.button("Menu").click()
    page.get_by_label("Notify me when it’s my turn").check()
    host.no_barriers()
    page.keyboard.press("Escape")
    host.choose(page.locator("[data-pick].stay"))
    page.evaluate(HIDE, True)
    friend.choose(friend.page.locator("[data-pick].stay"))
    while not page.evaluate("told.length"):
        page.wait_for_timeout(20)
    assert page.evaluate("told") == [["Diamant", "Your turn"]]
    expect(page).to_have_title("● Diamant – Karat")
    page.evaluate(HIDE, False)
    expect(page.get_by_role("region", name="While you were away")).to_contain_text(re.compile("Revealed|Going on"))
    host.no_barriers()
    host.press(page.locator("[data-pick].stay"))
    expect(page.get_by_role("region", name="While you were away")).to_have_count(0)


def test_who_watches_is_told_so_and_the_others_see_it(browse):
    host, _ = two_people(browse, "diamant")
    third = browse()
    third.go(host.page.url)
    expect(third.page.locator(".bar")).to_have_text("You’re watching.")
    expect(host.page.locator("header")).to_contain_text("1 person is watching.")
    host.no_barriers()
    third.no_barriers()


def test_a_seat_goes_to_another_device_of_its_player(browse, house):
    host, other = browse(), browse(phone=True)
    page = host.open_table("diamant", 3, "Ada").page
    host.button("Start the game").click()
    assert host.my_turn()
    host.button("Menu").click()
    host.button("Play on another device").click()
    link = page.get_by_label("Link").input_value()
    host.no_barriers()
    other.go(link.removeprefix("http://house.test"))
    assert other.my_turn()
    other.choose(other.page.locator("[data-pick].stay"))
    expect(page.get_by_text("You’re playing in another window")).to_be_visible()
    other.go()
    expect(other.page.locator(".ticket")).to_contain_text("Diamant")


def test_bots_can_be_skipped_by_one_who_plays_alone(browse):
    window = browse()
    page = window.open_table("kadora", 3, "Ada", pace="slow").page
    window.button("Start the game").click()
    for _ in range(2):
        page.wait_for_selector(".status.mine, .bar .call")
        if page.locator(".bar .call").count():
            window.button("Skip to my turn").click()
        page.wait_for_selector(".status.mine")
        while page.locator(".status.mine").count():
            Hands(window, "kadora", "mouse").decide()
            page.wait_for_selector(".status.mine, .bar .call")
    expect(window.button("Skip to my turn")).to_be_visible()
    window.no_barriers()


def finish(*windows):
    """Everybody leaves the cave until the game is over."""
    last = time.monotonic()
    while time.monotonic() < last + PATIENCE:
        for window in windows:
            if window.page.locator(".status.mine").count():
                window.choose(window.page.locator("[data-pick].leave"))
                last = time.monotonic()
        if all(window.page.locator("section.end").count() for window in windows):
            return
        windows[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked any more")


def test_a_refused_undo_says_so(browse):
    host, friend = two_people(browse, "diamant")
    assert host.my_turn() and friend.my_turn()
    for window in (host, friend):
        window.choose(window.page.locator("[data-pick].stay"))
    assert host.my_turn() and friend.my_turn()
    host.button("Undo").click()
    expect(host.page.get_by_role("alert")).to_contain_text("Waiting for Bo")
    friend.press(friend.button("No"))
    expect(host.page.get_by_role("alert")).to_have_text("Bo: no. The moves stand.")
    expect(host.page.get_by_role("list", name="Log")).to_contain_text("Bo: no. The moves stand.")
    host.no_barriers()
    host.choose(host.page.locator("[data-pick].stay"))
    expect(host.page.get_by_role("alert")).to_have_count(0)


def test_nothing_can_be_taken_back_before_the_first_move(browse):
    for game in ("kadora", "seashore"):
        window = browse()
        page = window.open_table(game, 3, "Ada").page
        window.button("Start the game").click()
        assert window.my_turn()
        expect(window.button("Undo")).to_be_disabled()
        expect(page.get_by_role("heading", level=1)).to_contain_text(window.says(f"browser-game-{game}"))


def test_the_host_finds_a_rematch_that_another_opened(browse):
    host, friend = two_people(browse, "diamant")
    finish(host, friend)
    host.go()  # and does not look at the table any more
    expect(host.page.locator(".ticket")).to_have_count(0)
    friend.press(friend.button("Play again"))
    expect(friend.page.get_by_text("All seats are taken.")).to_be_visible()
    host.go()
    expect(host.page.locator(".ticket")).to_contain_text("Diamant")
    host.page.locator(".ticket").click()
    expect(host.page.get_by_text("All seats are taken.")).to_be_visible()
    expect(host.button("Start the game")).to_be_visible()


def test_a_rematch_is_announced_to_those_who_still_look_at_the_end(browse):
    host, friend = two_people(browse, "diamant")
    finish(host, friend)
    friend.press(friend.button("Play again"))
    expect(host.page.locator("section.end")).to_contain_text("The next table is open.")
    expect(host.page.locator("[aria-live=polite]").last).to_contain_text("The next table is open.")
    host.no_barriers()
    host.button("Go to the next table").click()
    expect(host.page.get_by_text("All seats are taken.")).to_be_visible()


def test_a_rematch_shows_who_has_won_so_far_whatever_the_bots_are_called(browse):
    host, friend = two_people(browse, "diamant")
    finish(host, friend)
    assert host.page.locator(".wins").count() == 0  # nothing was played before
    friend.press(friend.button("Play again"))
    host.button("Go to the next table").click()
    for window in (host, friend):
        won = window.page.get_by_role("list", name="Games won so far").get_by_role("listitem")
        for name in ("Ada", "Bo"):
            expect(won.filter(has_text=re.compile(rf"^\s*{name}\s*\d"))).to_have_count(1)
        assert sum(int(text.split()[-1]) for text in won.all_inner_texts()) >= 1
        window.no_barriers()
    host.button("Start the game").click()
    assert host.my_turn() and friend.my_turn()
    finish(host, friend)
    won = host.page.get_by_role("list", name="Games won so far").get_by_role("listitem")
    assert sum(int(text.split()[-1]) for text in won.all_inner_texts()) >= 2
    told = host.more().get_by_role("region", name="The games so far")
    expect(told.get_by_role("columnheader")).to_have_text(["Player", "Diamant", "Diamant", "Won"])
    expect(told.get_by_role("row").filter(has_text="Ada").get_by_role("cell")).to_have_count(3)
    host.no_barriers()
