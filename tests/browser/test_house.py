"""What a lobby shows: a way in for other devices, or that there is none and what to do."""

import re

import pytest
from playwright.sync_api import expect

from karat.server.web.address import homes
from server.house import Server


@pytest.fixture
def a_server(tmp_path, browse):
    """Starts servers; call it with their options."""
    started = []

    def start(*options):
        started.append(Server(tmp_path / "tables.db", *options).start())
        return started[-1]

    yield start
    for one in started:
        if one.process:
            one.stop()


def make_screen(window):
    """A table on a big screen."""
    window.go("/new/kadora")
    window.page.get_by_text("On a big screen").click()
    window.press(window.button("Open the table"))
    return window


def test_a_lobby_asks_for_its_code_once_however_many_come(browse, house):
    """What was found: each who sat down let every page at the table ask for the code to scan again."""
    window, asked = browse(), []
    window.page.on("request", lambda one: asked.append(one.url) if one.url.endswith("/link") else None)
    page = window.open_table("diamant", 4, "Ada").page
    expect(page.locator(".invite img")).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    for name in ("Bo", "Cy"):
        house.sit(table, name)
        expect(page.get_by_text(name, exact=True).first).to_be_visible()
    assert len(asked) == 1


@pytest.mark.parametrize("phone", [False, True])
def test_a_table_that_no_other_device_can_open_says_so_and_what_to_do(a_server, browse, phone):
    window = browse(a_server().url, phone=phone, dark=phone)
    page = window.open_table("kadora", 2, "Ada").page
    code = page.url.rsplit("/", 1)[1]
    told = page.get_by_text("--host 0.0.0.0")
    expect(told).to_be_visible()
    head, text = (one.bounding_box() for one in (page.get_by_role("heading", level=2), told))
    assert head["y"] + head["height"] <= text["y"]  # one below the other, each in the whole width
    assert head["height"] < 40
    assert code not in page.locator("main").inner_text()
    assert page.locator("img").count() == 0 and page.get_by_role("button", name=re.compile("Share|link")).count() == 0
    window.no_barriers()
    screen = make_screen(browse(window.context.pages[0].url.split("/t/")[0]))
    expect(screen.page.get_by_text("--host 0.0.0.0")).to_be_visible()
    assert screen.page.locator("img").count() == 0
    assert screen.page.url.rsplit("/", 1)[1].removesuffix("#screen") not in screen.page.locator("body").inner_text()


@pytest.mark.parametrize("private", [False, True])
def test_a_table_in_the_house_shows_the_address_that_others_can_open(a_server, browse, private):
    server = a_server("--host", "0.0.0.0")
    home = homes("0.0.0.0", server.port)[0]
    host = browse(server.url)
    host.go("/new/kadora")
    host.page.get_by_text("More options").click()
    if private:
        host.page.get_by_label("Only people with the link can see the table").check()
    host.press(host.button("Open the table"))
    shown = host.page.locator(".invite .link")
    expect(shown).to_contain_text(home)
    link = shown.inner_text()
    assert ("#join=" in link) is private
    host.page.locator(".invite img").evaluate("(one) => one.decode()")
    friend = browse(home, phone=True)
    friend.go(link.removeprefix(home.rstrip("/")))
    friend.page.get_by_label("Your name").fill("Bo")
    friend.press(friend.button("Sit down at seat 2"))
    expect(host.page.get_by_text("Bo", exact=True)).to_be_visible()


def test_a_lobby_that_waits_learns_that_the_house_is_open_now(a_server, browse):
    server = a_server()
    window = browse(server.url)
    page = window.open_table("kadora", 2, "Ada").page
    expect(page.get_by_text("--host 0.0.0.0")).to_be_visible()
    server.stop()
    server.options = [*server.options, "--host", "0.0.0.0"]
    server.start()
    expect(page.locator(".invite .link")).to_contain_text(homes("0.0.0.0", server.port)[0])
    expect(page.get_by_text("--host 0.0.0.0")).to_be_hidden()
