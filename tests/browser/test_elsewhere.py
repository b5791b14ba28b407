"""A game from elsewhere in the browser, which no line of the client knows: from the first screen to its end."""

import pytest
from playwright.sync_api import expect

from server.house import Server

newgame = pytest.importorskip("karat.newgame")


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory):
    """A server that a game was brought along to."""
    place = tmp_path_factory.mktemp("elsewhere")
    folder = newgame.new_game("lucky", place / "lucky")
    one = Server(place / "tables.db", "--game", str(folder), "--url", "http://house.test").start()
    yield one
    _, err = one.stop()
    assert '"error"' not in err, err


@pytest.mark.parametrize("phone", [False, True], ids=["laptop-mouse", "phone-keys"])
def test_it_is_played_on_the_plain_board(browse, elsewhere, phone):
    window = browse(elsewhere.url, phone=phone, dark=phone)
    page = window.go().page
    expect(page.get_by_role("heading", name="Lucky")).to_be_visible()
    window.no_barriers()
    window.open_table("lucky", 2, "Ada")
    window.press(window.button("Start the game"))
    turns = 0
    while window.my_turn():
        choice = page.locator("main [data-pick]")
        expect(choice).to_have_count(2)
        if turns == 0:
            expect(page.locator(".zone")).to_have_count(5)
            expect(page.locator(".status p")).to_contain_text("draw another card, or stop")
            window.no_barriers()
        decision = turns % 2  # draw, then stop
        if phone:
            page.keyboard.press(str(decision + 1))
            expect(page.locator(".bar .main")).to_be_visible()
            page.keyboard.press("Enter")
            expect(page.locator(".bar .main")).to_be_hidden()
        else:
            window.choose(choice.nth(decision))
        turns += 1
        assert turns < 100, "the game does not end"
    window.no_barriers()
    expect(page.get_by_role("heading", level=1)).to_have_text("Lucky")
    window.more().get_by_role("link", name="Replay").click()
    expect(page.locator(".zone")).to_have_count(5)
    expect(page.get_by_text("Round 1 begins.").first).to_be_attached()


OVERLAPS = """() => {
  const boxes = (what) => [...document.querySelectorAll(what)].map((one) => [one, one.getBoundingClientRect()])
  const zones = document.querySelector('.zones').getBoundingClientRect()
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  return boxes('.stage .plate').flatMap(([plate, there]) => [
    ...boxes('.zone').filter(([, zone]) => meet(zone, there) && meet(zones, there)).map(([zone]) => zone),
    ...boxes('.stage .plate').filter(([other, one]) => other !== plate && meet(one, there)).map(([other]) => other),
  ].map((one) => `${plate.innerText} under ${one.innerText}`))
}"""


def test_people_sit_beside_what_lies_on_the_table(browse, elsewhere):
    window = browse(elsewhere.url)
    page = window.go().page
    window.open_table("lucky", 4, "Ada")
    window.press(window.button("Start the game"))
    window.my_turn()
    for width, height in ((390, 844), (320, 640), (820, 1180), (1280, 800), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"innerWidth === {width}")
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.evaluate(OVERLAPS) == [], (width, height)
