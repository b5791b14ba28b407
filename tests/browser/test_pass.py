"""One device that goes round: no secret of anybody is in the page while it is handed over."""

import pytest
from playwright.sync_api import expect

from browser.tablet import Tablet

CURTAINS = 5
CARDS = "[...document.querySelectorAll('[data-card]')].map((card) => card.dataset.card)"


WAYS = [("djinn", 2, "mouse"), ("kadora", 3, "touch"), ("seashore", 3, "keys")]


@pytest.mark.parametrize(("game", "players", "mode"), WAYS)
def test_nothing_secret_is_in_the_page_while_the_device_is_handed_over(browse, house, game, players, mode):
    window = browse(phone=mode == "touch", dark=mode == "keys")
    device = Tablet(window, house, mode).open(game, players, "Mia", "Bo").start()
    names, page = [], window.page
    while len(names) < CURTAINS:
        device.wait()
        if device.curtain.count():
            assert device.nobody_connected()
            marks, held = device.marks(), device.secrets()
            page.wait_for_timeout(250)  # whatever was on its way would be here
            cards = set().union(*held.values())
            assert len(cards) >= 4
            assert not cards & set(page.evaluate(CARDS))
            assert not any(f'"{card}"' in device.received_since(marks) for card in cards)
            assert len(device.sockets) == len(marks)  # nobody came in meanwhile
            assert page.locator(".hand, .bar, [data-pick]").count() == 0
            if not names:
                window.no_barriers()
            name = device.lift()
            assert not names or name != names[-1]  # nobody hands the device to themselves
            names.append(name)
            own, others = held[name], set().union(*(held[one] for one in held if one != name))
            assert own & set(page.evaluate(CARDS)) and not others & set(page.evaluate(CARDS))
            assert not any(f'"{card}"' in device.received_since(marks) for card in others)
            assert sum(not socket.closed for socket in device.seat_sockets()) == 1
            expect(page.locator(".status p")).to_contain_text(f"{name}: ")
        device.hands.decide()
    assert set(names) == {"Mia", "Bo"}
    told = page.locator("aside ol, dialog ol") if mode != "touch" else None
    if told is not None:
        assert "You" not in told.inner_text() and "Mia" in told.inner_text()  # the log is in the third person


def test_moves_are_taken_back_alone_or_when_the_others_agree(browse, house):
    window = browse()
    device = Tablet(window, house).open("kadora", 2, "Mia", "Bo").start()
    device.wait()
    first = device.lift()
    other = {"Mia": "Bo", "Bo": "Mia"}[first]
    while not device.curtain.count():  # lay and draw
        device.hands.decide()
        device.wait()
    window.press(window.button("Undo"))  # a card was seen: the other one is asked
    expect(device.curtain).to_contain_text(other)
    assert device.lift() == other
    window.press(window.page.locator(".vote").get_by_role("button", name="Yes"))
    expect(device.curtain).to_contain_text(first)
    assert device.lift() == first


def test_diamoniak_goes_round_without_a_curtain(browse, house):
    window = browse(phone=True)
    device = Tablet(window, house, "touch").open("diamoniak", 2, "Mia", "Bo").start()
    turns = []
    while len(set(turns)) < 2 or len(turns) < 6:
        assert window.my_turn() and not device.curtain.count()
        turns.append(window.page.locator(".status p").inner_text().partition(":")[0])
        device.hands.decide()
        window.page.wait_for_timeout(100)
    assert set(turns) == {"Mia", "Bo"}
    window.no_barriers()


def test_diamant_is_chosen_at_the_edges_and_told_alike_whatever_was_chosen(browse, house, tmp_path):
    window = browse()
    device = Tablet(window, house).open("diamant", 4, "Mia", "Bo", "Cy").start()
    page = window.page

    def fields():
        return page.locator(".edge li").evaluate_all("(all) => all.map((one) => one.innerHTML)")

    told = []
    for move in ("Go on", "Leave"):
        window.tab_to(f"^Mia: {move}$")
        page.keyboard.press("Enter")
        taken = window.button("Mia has chosen. Undo?")
        expect(taken).to_be_enabled()
        assert device.nobody_connected()
        page.mouse.move(0, 0)
        told.append((fields(), page.locator("main").inner_html()))
        taken.click()
        expect(window.button("Mia: Go on")).to_be_enabled()
    assert told[0] == told[1]
    window.no_barriers()

    # To the end: everybody goes on twice, then leaves.
    turn = 0
    while not page.locator("section.end").count():
        for name in ("Mia", "Bo", "Cy"):
            move = page.get_by_role("button", name=f"{name}: {'Leave' if turn % 3 == 2 else 'Go on'}", exact=True)
            if move.count() and move.is_enabled():
                move.click()
        turn += 1
        page.wait_for_timeout(120)
    assert device.nobody_connected()
    expect(window.button("Play again")).to_be_visible()
    statistics(window, tmp_path)
    page.goto(f"/t/{device.code}")
    window.press(window.button("Play again"))
    expect(window.button("Mia: Go on")).to_be_visible()  # the same people, and dealt at once


def statistics(window, folder):
    """What was played is counted, can be saved, erased and brought back; nothing is sent anywhere."""
    page, asked = window.page, []
    rows = window.more().locator("tbody tr").all()
    scores = {row.locator("th").inner_text().split("\n")[0].strip(): row.locator(".score").inner_text() for row in rows}
    page.goto("/statistics")
    page.on("request", lambda request: asked.append(request.url))
    expect(page.get_by_text("1 game,").first).to_be_visible()
    for name in ("Mia", "Bo"):
        page.get_by_label("Player").select_option(name)
        expect(page.get_by_text(f"Average score: {scores[name]}")).to_be_visible()
    expect(page.get_by_text("Favourite rival: Mia")).to_be_visible()
    window.no_barriers()
    with page.expect_download() as download:
        window.button("Save to a file").click()
    download.value.save_as(folder / "results.json")
    window.button("Erase everything").click()
    window.button("Yes").click()
    expect(page.get_by_text("No game has ended on this device yet.")).to_be_visible()
    (folder / "other.json").write_text('{"format": "karat-results/1", "results": [{"table": 1}]}')
    page.locator("input[type=file]").set_input_files(folder / "other.json")
    expect(page.get_by_text("nothing was added")).to_be_visible()
    page.locator("input[type=file]").set_input_files(folder / "results.json")
    expect(page.get_by_text("1 game was added.")).to_be_visible()
    assert [url for url in asked if "/api/" in url] == []


def test_names_that_look_alike_are_refused_and_no_table_is_left(browse):
    window = browse(phone=True)
    window.go("/new/kadora")
    window.page.get_by_text("On this device", exact=True).tap()
    window.press(window.button("Open the table"))
    expect(window.page.get_by_role("alert")).to_have_text("Please type at least two names.")
    for seat in (1, 2):
        window.page.get_by_label(f"Name at seat {seat}").fill("Mia")
    window.no_barriers()
    window.press(window.button("Open the table"))
    expect(window.page.get_by_role("alert")).to_contain_text("name")
    assert window.page.evaluate("localStorage.getItem('karat-tables')") == "[]"
    window.complaints.remove("Failed to load resource: the server responded with a status of 400 (Bad Request)")
