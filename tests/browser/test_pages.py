"""Every page that is not a table."""

import json
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

PAGES = ("/", "/new/diamant", "/rules/diamoniak", "/settings", "/statistics", "/nowhere")
# Words on paper with too little contrast: axe does not judge a surface that is a gradient.
FAINT = """() => {
    const parts = (colour) => colour.match(/[\\d.]+/g).map(Number)
    const light = (colour) => {
        const [r, g, b] = parts(colour).map((one) => one / 255)
            .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
    }
    const found = []
    for (const one of document.querySelectorAll('.paper *')) {
        if (![...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue
        if (one.closest(':disabled, .unseen, option, svg')) continue
        let ground = 'rgb(246, 236, 214)'
        for (let up = one; !up.matches('.paper'); up = up.parentElement) {
            const { backgroundColor } = getComputedStyle(up)
            if ((parts(backgroundColor)[3] ?? 1) < 1) continue
            ground = backgroundColor
            break
        }
        const [a, b] = [light(getComputedStyle(one).color), light(ground)]
        if (Math.max(a, b) / Math.min(a, b) < 4.5) found.push(`${one.outerHTML.slice(0, 90)} on ${ground}`)
    }
    return found
}"""


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_no_page_has_barriers(browse, dark):
    window = browse(phone=True, dark=dark)
    for path in PAGES:
        window.go(path).page.wait_for_load_state("networkidle")
        window.no_barriers()
        assert window.page.evaluate(FAINT) == [], path


def test_nothing_is_cut_off_on_a_narrow_screen_with_large_text(browse):
    window = browse(phone=True)
    window.page.set_viewport_size({"width": 320, "height": 640})
    window.go("/settings").page.get_by_label("Text size").select_option("200%")
    for path in PAGES:
        window.go(path).page.wait_for_load_state("networkidle")
        assert window.page.evaluate("document.documentElement.scrollWidth") <= 320, path


def test_settings_are_kept(browse):
    window = browse()
    page = window.go("/settings").page
    page.get_by_label("Light or dark").select_option("dark")
    page.get_by_label("Speed").select_option("slow")
    window.go("/settings")
    expect(page.get_by_label("Light or dark")).to_have_value("dark")
    expect(page.get_by_label("Speed")).to_have_value("slow")
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"


def test_a_why_lands_on_its_rule(browse):
    page = browse().go("/rules/diamant#DIA-23").page
    expect(page.locator("[data-rule='DIA-23']")).to_be_focused()


def test_rules_are_searched_stepped_through_and_asked_where_they_are_from(browse):
    table = quote(json.dumps({"pass_to": "right", "plus_cap": 12}))
    window = browse(phone=True)
    page = window.go(f"/rules/seashore?table={table}").page
    rule = page.locator("[data-rule='SEA-13']")
    expect(rule).to_contain_text("Changed at this table: Passing a card: to the right")
    expect(page.locator("[data-rule].changed")).to_have_count(1)
    expect(rule.get_by_text("The direction is torn off.")).to_be_visible()  # it is not printed, so it is told unasked
    printed = page.locator("[data-rule='SEA-12']")
    expect(printed.locator(".why")).to_be_hidden()
    printed.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(printed.get_by_text("It is printed in the booklet.")).to_be_visible()
    window.no_barriers()
    example = page.get_by_role("region", name="Example 2")
    example.get_by_role("button", name="Next step").click()
    for _ in range(3):  # three cards, then the covers come off
        page.keyboard.press("ArrowRight")
    expect(example.locator("[data-card='P7'], [data-card='G9']")).to_have_count(2)
    page.get_by_role("searchbox").fill("torn highest")
    expect(page.locator("output")).to_have_text("1 rule found")
    expect(page.locator("[data-rule]")).to_have_attribute("data-rule", "SEA-13")
    page.get_by_role("searchbox").fill("")
    page.get_by_role("link", name="Link to SEA-24").click()
    expect(page.locator("[data-rule='SEA-24']")).to_be_focused()
    expect(page.locator("[data-rule].changed")).to_have_count(1)  # still the rules of that table
    page.emulate_media(media="print")
    expect(page.get_by_role("searchbox")).to_be_hidden()
    expect(rule).to_be_visible()


def test_rules_of_an_option_that_a_table_plays_without_say_so(browse):
    window = browse()
    page = window.go("/rules/diamant?table=" + quote(json.dumps({"relics": False}))).page
    expect(page.locator("[data-rule='DIA-28']")).to_contain_text("Not at this table")
    expect(page.locator("[data-rule]").filter(has_text="Not at this table")).to_have_count(5)
    expect(page.get_by_text("everything on this page applies")).to_have_count(0)
    window.no_barriers()


def test_the_contents_say_what_is_being_read_with_two_columns(browse):
    page = browse().go("/rules/seashore#SEA-31").page
    here = page.locator("nav [aria-current]")
    expect(here).to_have_text("Prizes")
    page.get_by_role("link", name="All the cards").click()  # in the other column
    expect(here).to_have_text("All the cards")
    expect(page.get_by_role("heading", name="All the cards")).to_be_in_viewport()


def test_a_search_finds_and_marks_letters_with_and_without_their_marks(browse):
    page = browse(language="de").go("/rules/diamant").page
    page.get_by_role("searchbox").fill("schatze")
    expect(page.locator("[data-rule='DIA-1'] mark")).to_have_text("Schätze")


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
    expect(page.get_by_role("alert")).to_have_text("A code is six letters or digits long.")
    page.get_by_label("Join with a code or a link").fill("AAAAAA")
    window.button("Join").click()
    expect(page.get_by_role("heading", name="Table not found")).to_be_visible()


def test_it_can_be_installed(browse):
    window = browse()
    window.go()
    manifest = window.page.request.get(window.page.locator("link[rel=manifest]").get_attribute("href")).json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert window.page.request.get(icon["src"]).headers["content-type"] == icon["type"]
