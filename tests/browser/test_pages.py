"""Every page that is not a table."""

import pytest
from playwright.sync_api import expect

PAGES = ("/", "/new/diamant", "/rules/diamoniak", "/settings", "/nowhere")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_no_page_has_barriers(browse, dark):
    window = browse(phone=True, dark=dark)
    for path in PAGES:
        window.go(path).page.wait_for_load_state("networkidle")
        window.no_barriers()


def test_nothing_is_cut_off_on_a_narrow_screen_with_large_text(browse):
    window = browse(phone=True)
    window.page.set_viewport_size({"width": 320, "height": 640})
    window.go("/settings").page.get_by_label("Size of text").select_option("200 %")
    for path in PAGES:
        window.go(path).page.wait_for_load_state("networkidle")
        assert window.page.evaluate("document.documentElement.scrollWidth") <= 320, path


def test_settings_are_kept(browse):
    window = browse()
    page = window.go("/settings").page
    page.get_by_label("Day or night").select_option("night")
    page.get_by_label("Pace").select_option("slow")
    window.go("/settings")
    expect(page.get_by_label("Day or night")).to_have_value("dark")
    expect(page.get_by_label("Pace")).to_have_value("slow")
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"


def test_a_why_lands_on_its_rule(browse):
    page = browse().go("/rules/diamant#DIA-23").page
    expect(page.locator("[data-rule='DIA-23']")).to_be_focused()


def test_one_tap_plays_against_bots(browse):
    window = browse(phone=True)
    window.press(window.go().button("Diamant: play now against bots"))
    assert window.my_turn()
    assert "Your turn" in window.page.locator(".status").inner_text()
    assert window.page.title().startswith("●")
    window.go()
    expect(window.page.get_by_role("link", name="Diamant").last).to_be_visible()  # it is among my tables


def test_a_wrong_code_is_told(browse):
    window = browse()
    page = window.go().page
    page.get_by_label("Join with a code or a link").fill("abc")
    window.button("Join").click()
    expect(page.get_by_role("alert")).to_have_text("A code has six letters and digits.")
    page.get_by_label("Join with a code or a link").fill("AAAAAA")
    window.button("Join").click()
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()


def test_it_can_be_installed(browse):
    window = browse()
    window.go()
    manifest = window.page.request.get(window.page.locator("link[rel=manifest]").get_attribute("href")).json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert window.page.request.get(icon["src"]).headers["content-type"] == icon["type"]
