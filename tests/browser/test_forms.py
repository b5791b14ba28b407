"""What owners of a box set, and who begins: chosen with the cards drawn, remembered, and sent along."""

from playwright.sync_api import expect


def test_the_missing_values_are_chosen_remembered_and_sent_and_the_host_says_who_begins(browse):
    ada, bo = browse(phone=True), browse(phone=True, dark=True)
    page = ada.go("/new/kadora").page
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("combobox", name="Players", exact=True).select_option("2")
    page.get_by_text("Missing values").first.click()
    ada.press(page.locator("label", has=page.get_by_role("radio", name="blue 2")))
    expect(page.get_by_role("radiogroup", name="blue").get_by_role("radio", checked=True)).to_have_value("2")
    expect(page.locator("summary").first).to_contain_text("blue (2)")
    ada.no_barriers()
    ada.press(ada.button("Open the table"))
    expect(page.get_by_text("Invite the others")).to_be_visible()
    expect(page.locator(".chips")).to_contain_text("Missing values: blue (2)")

    bo.go(page.url.replace(page.url.split("/t/")[0], ""))
    bo.page.get_by_label("Your name").fill("Bo")
    bo.press(bo.button("Sit down at seat 2"))
    for one in (ada, bo):
        one.press(one.button("More"))
    expect(page.locator("dl")).to_contain_text("Missing values: blue (2)")
    expect(bo.page.get_by_label("Who begins?")).to_have_text("Ada")
    expect(bo.page.get_by_text("on an island most recently")).to_be_visible()
    page.get_by_label("Who begins?").select_option("2. Bo")
    expect(bo.page.get_by_label("Who begins?")).to_have_text("Bo")
    bo.no_barriers()
    for one in (ada, bo):
        one.page.keyboard.press("Escape")
    soft = bo.page.locator(".plate .soft").first.evaluate("one => getComputedStyle(one).color")
    assert soft == "rgb(90, 82, 64)"  # on a dark page, too, paper has its own ink: axe can't tell on a gradient
    ada.press(ada.button("Start the game"))
    assert bo.my_turn() and "Your turn" in bo.page.locator(".status").inner_text()

    page = ada.go("/new/kadora").page
    expect(page.get_by_text("The options are the same as at your last table.")).to_be_visible()
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate("() => { delete Navigator.prototype.share }")
    ada.press(ada.button("Share these options"))
    expect(ada.button("Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    bo.page.goto(link)
    expect(bo.page.get_by_text("These options came with the link.")).to_be_visible()
    expect(bo.page.get_by_role("radio", name="blue 2")).to_be_checked()
    bo.press(bo.button("Reset the options"))
    expect(bo.page.get_by_role("group", name="Options", exact=True)).to_be_focused()
    bo.page.get_by_text("Missing values").first.click()
    expect(bo.page.get_by_role("radio", name="blue 5")).to_be_checked()


def test_sea_or_shore_and_djinn_are_set_by_keyboard_alone(browse):
    window = browse(language="de")
    page = window.go("/new/seashore#options={%22plus_cap%22:11,%22nothing%22:1}").page
    expect(page.get_by_text(window.says("browser-options-odd"))).to_be_visible()
    window.tab_to(f"^{window.says('seashore-option-treasure-points')}")
    page.keyboard.press("Enter")
    window.tab_to(window.says("seashore-option-treasure-points-one", number=5))
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")  # the action for red and blue
    window.tab_to(f"^{window.says('seashore-option-plus-cap')}$")
    page.keyboard.type("500")  # is cut to what there is
    most = page.get_by_role("group", name=window.says("seashore-option-plus-most"), exact=True)
    most.get_by_role("checkbox").press("Space")  # the other reading of the maximum: three, as it begins
    most.get_by_role("spinbutton").press("ArrowDown")
    window.no_barriers()
    page.get_by_label(window.says("browser-name")).fill("Ada")
    window.tab_to(f"^{window.says('browser-new-open')}$")
    page.keyboard.press("Enter")
    expect(page.locator(".chips")).to_contain_text("98")
    table = page.evaluate("fetch(`/api/tables/${location.pathname.split('/').pop()}`).then((one) => one.json())")
    assert table["options"] == {
        "treasure_points": [1, 1, 2, 3, 5], "action_rb": "hand", "action_pg": "hand", "pass_to": "left", "plus_cap": 98,
        "plus_most": 2, "steal_any": False,
    }  # fmt: skip

    page = window.go("/new/djinn").page
    window.tab_to(f"^{window.says('djinn-option-djinn-deck')}")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.type("0")
    page.keyboard.press("Tab")
    expect(page.locator("summary").first).to_contain_text(f"{window.says('djinn-effect-trump')} (0)")
