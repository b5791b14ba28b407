"""Around the stage: the end of a game, the games that wait, moves in one tap or by dragging, and what is said of it."""

import json
import re

import pytest
from playwright.sync_api import expect

from browser.hands import Hands
from browser.stages import SIZES, seat
from browser.study import keep
from browser.test_fit import BROKEN, CUT_OFF, SETTLED
from browser.test_stages import ON_TOP, OUTSIDE, sit, table, wrong  # noqa: F401 (sit is a fixture)

# What comes up on the stage to be read
POPS = """() => {
    window.pops = []
    const read = (changes) => changes.flatMap(({ addedNodes }) => [...addedNodes])
        .filter((one) => one.classList?.contains('pop')).forEach((one) => pops.push(one.textContent))
    new MutationObserver(read).observe(document.body, { childList: true, subtree: true })
}"""

TORN = "(sail) => sail === sail.parentElement.querySelector('.cloth')"  # the whole one is gone


def test_those_who_share_a_win_have_plates_of_one_size(engine, served):
    house, deal = served
    winners = []
    for words in ("seashore 5 a", *map(str, range(30))):  # a deal that ends so, or another one
        deal(words)
        code, kept = table(house, "seashore", 5, far=None)
        page = seat(engine, house.url, kept)
        page.set_viewport_size({"width": 1440, "height": 900})
        page.goto(f"/t/{code}")
        expect(page.locator("section.end .won").first).to_be_visible()
        page.evaluate(SETTLED)
        winners = [one.bounding_box() for one in page.locator(".won .card").all()]
        page.context.close()
        if len(winners) > 1:
            break
    assert len({round(one["height"]) for one in winners}) == 1 and len(winners) > 1
    assert len({round(one["y"]) for one in winners}) == 1


# What a browser says when the hand closes up after a card was played, and the pointer has not moved
SLIDES = """(card, [clientX, clientY]) => card.dispatchEvent(
    new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', clientX, clientY }))"""


def test_a_card_that_slides_under_a_resting_pointer_does_not_hide_the_stage(sit):  # noqa: F811
    page = sit("seashore", 3)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.clock.install()
    cards, closer = page.locator(".own [data-card]"), page.locator(".closer.shown")
    box = cards.first.bounding_box()
    x, y = round(box["x"] + box["width"] / 2), round(box["y"] + box["height"] / 2)
    page.mouse.click(x, y)
    cards.nth(1).evaluate(SLIDES, [x, y])
    page.clock.run_for(2000)
    expect(closer).to_have_count(0)
    page.mouse.move(x, 5)
    page.mouse.move(x, y)
    page.clock.run_for(2000)
    expect(closer).to_have_count(1)


def begin(window, confirm, players=3):
    window.context.add_init_script(
        f"localStorage.setItem('karat-settings', {json.dumps(json.dumps({'pace': 'instant', 'confirm': confirm}))})"
    )
    window.go()
    window.press(window.button("Diamant: play now against bots"))
    assert window.my_turn()
    return window.page


@pytest.mark.parametrize("game", ["diamant", "diamoniak", "kadora"])
def test_the_end_has_a_podium_a_voice_and_one_more_game_in_focus(engine, house, game):
    code, kept = table(house, game, {"diamant": 5, "diamoniak": 4, "kadora": 3}[game], far=None)
    page = seat(engine, house.url, kept)
    page.goto(f"/t/{code}")
    expect(page.locator("section.end .won").first).to_be_visible()
    assert wrong(page, SIZES, CUT_OFF, ON_TOP) == {}
    expect(page.get_by_role("button", name="Play again")).to_be_focused()
    expect(page.locator("[aria-live=polite]").last).to_contain_text("Scores:")
    title = page.locator("section.end h2")
    expect(title).to_have_text(re.compile("win"))
    if game == "diamant":
        expect(page.locator("section.end .title p").first).to_have_text(re.compile(r"expedition.* \+\d+\."))
    if game == "diamoniak":  # castle cards, not 601
        expect(page.locator("section.end .title p").first).to_have_text(re.compile(r"\d+ .*(castle cards|the deck)"))
        expect(page.locator("section.end .won b").first).to_have_text("6")
        expect(page.locator("[aria-live=polite]").last).to_have_text(re.compile(r"Scores:(?!.*\d\d)"))
    if game == "kadora":
        expect(page.locator("section.end .title p").first).to_have_text(re.compile(r"at the end: .* \d+, costs"))
        ships = page.locator(".harbour .ship")
        expect(ships).to_have_count(3)
        expect(ships.first).to_have_class(re.compile("won"))
        assert ships.first.locator(".gold:not(.off)").count() == 1 and page.locator(".gold:not(.off)").count() == 1
        for number in range(3):  # what stays open is what it costs; led crates are shut
            ship = ships.nth(number)
            costs = [int(one) for one in ship.locator(".costs ~ text").all_text_contents()]
            assert sum(costs) == int(ship.locator("b").inner_text())
            assert (ship.locator(".lid:not(.off)").count() == 0) == (ship.locator(".cloth.off").first.evaluate(TORN))
        page.get_by_role("button", name="More").click()
        heads = page.get_by_role("columnheader")
        assert heads.all_inner_texts()[1:7] == ["red", "orange", "yellow", "green", "blue", "purple"]
        expect(heads.locator("svg")).to_have_count(6)
        page.set_viewport_size({"width": 360, "height": 640})
        page.evaluate(SETTLED)
        points = page.locator("dialog td").evaluate_all("(all) => all.map((one) => one.getClientRects()[0].height)")
        assert max(points) < min(points) + 9  # no number is broken in two
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: not url.endswith(code))
    page.wait_for_selector(".status")
    page.context.close()


def test_one_tap_is_enough_where_nothing_is_confirmed(browse):
    page = begin(browse(), "never")
    page.locator(".choice.leave").click()
    expect(page.locator(".bar .main:enabled")).to_have_count(0)
    expect(page.locator(".status.mine .choice.leave")).to_have_count(0)
    page.wait_for_selector("text=camp")


def test_a_choice_is_dragged_into_the_cave(browse):
    page = begin(browse(), "always")
    box = page.locator(".choice.leave").bounding_box()
    page.mouse.move(box["x"] + 40, box["y"] + 40)
    page.mouse.down()
    page.mouse.move(box["x"] + 40, box["y"] - 40, steps=4)
    page.mouse.move(box["x"] + 40, box["y"] - 260, steps=4)
    page.mouse.up()
    page.wait_for_selector("text=camp")  # it was made without the button


def test_a_kadora_turn_is_a_drag_and_a_tap(sit):  # noqa: F811
    page = sit("kadora", 3, how={"decisions": 0}, confirm="risky")
    page.set_viewport_size({"width": 390, "height": 664})
    page.evaluate(SETTLED)
    expect(page.locator(".hand li")).to_have_count(4)
    card, space = (page.locator(what).first.bounding_box() for what in (".hand button", ".cell.open"))
    page.mouse.move(card["x"] + 20, card["y"] + 20)
    page.mouse.down()
    page.mouse.move(card["x"] + 20, card["y"] - 30, steps=4)
    expect(page.locator(".cell.open .sum").first).to_be_visible()  # what it would take is seen on the way
    page.mouse.move(space["x"] + 10, space["y"] + 10, steps=4)
    page.mouse.up()
    expect(page.locator(".hand li")).to_have_count(3)
    page.locator(".pier.left [data-pick]").click()
    expect(page.locator(".hand li")).to_have_count(4)


def test_escape_drops_a_half_made_choice_in_kadora(sit):  # noqa: F811
    page = sit("kadora", 3, how={"decisions": 0})
    page.locator(".hand button").first.click()
    expect(page.locator(".cell .sum").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".cell .sum")).to_have_count(0)


def test_a_drag_that_ends_in_the_dock_does_nothing(browse):
    page = begin(browse(), "always")
    box = page.locator(".choice.leave").bounding_box()
    page.mouse.move(box["x"] + 40, box["y"] + 40)
    page.mouse.down()
    page.mouse.move(box["x"] + 90, box["y"] + 40, steps=4)
    page.mouse.up()
    expect(page.locator(".choice.leave")).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".status.mine")).to_be_visible()


def test_every_unfinished_game_is_found_again(browse):
    window = browse(reduced_motion="reduce")
    games = [
        {"id": f"id{n}", "code": f"CODE{n:02}", "game": "diamant", "token": "t", "at": n, "over": n == 3,
         "turn": "you" if n == 1 else {"name": "Bo"}, "others": [{"name": f"Rival {n}", "colour": "amber"}]}
        for n in range(9)
    ]  # fmt: skip
    window.context.add_init_script(f"localStorage.setItem('karat-tables', {json.dumps(json.dumps(games))})")
    page = window.go().page
    tickets = page.locator(".ticket")
    expect(tickets).to_have_count(3)
    expect(tickets.first).to_contain_text("Rival 1")  # it waits for you
    expect(tickets.first).to_contain_text("Your turn")
    window.no_barriers()
    window.press(window.button("All my games (9)"))
    expect(page.get_by_role("dialog").get_by_role("link")).to_have_count(9)
    window.no_barriers()


def test_a_wrong_code_can_be_mended(browse):
    window = browse()
    page = window.go("/t/AAAAAA").page
    expect(page.get_by_label("Join with a code")).to_have_value("AAAAAA")
    window.no_barriers()
    window.complaints.clear()  # the server said that there is no such table


def test_everything_is_told_to_those_who_listen_at_any_pace(browse):
    window = browse()
    page = window.open_table("diamant", 3, "Ada", pace="instant").page
    window.press(window.button("Start the game"))
    assert window.my_turn()
    page.evaluate(POPS)
    Hands(window, "diamant", "mouse").decide()
    expect(page.locator("[aria-live=polite]").last).to_contain_text(re.compile("Revealed|Going on|Leaving"))
    while not page.evaluate("pops.length"):  # "+3" can be read, though nothing moves
        assert window.my_turn()
        window.choose(page.locator("[data-pick].stay"))
    assert all(re.match(r"[+−]\d+", told) for told in page.evaluate("pops"))
    assert window.my_turn()
    page.keyboard.press("s")
    expect(page.locator("[aria-live=assertive]").last).to_contain_text("Since your last turn")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("since your last turn")


def test_bots_for_play_now_are_chosen_and_remembered(browse):
    window = browse(reduced_motion="reduce")
    window.shows("instant")
    page = window.go().page
    window.press(window.button("Diamant. Opponents: 3, medium. Change…"))
    page.get_by_role("dialog").get_by_label("6", exact=True).check()
    page.get_by_role("dialog").get_by_label("easy", exact=True).check()
    page.get_by_label("Jasper plays").select_option("bold")
    window.no_barriers()
    page.keyboard.press("Escape")
    page.reload()
    window.press(window.button("Diamant: play now against bots"))
    assert window.my_turn()
    expect(page.locator(".seats .plate")).to_have_count(6)
    window.press(page.locator(".seats .plate").nth(1))
    expect(page.get_by_role("dialog")).to_contain_text("bot, bold")
    page.keyboard.press("Escape")
    window.press(page.locator(".seats .plate").nth(2))
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("bot, (very easy|easy|medium)"))  # the rest is mixed


def test_after_a_reload_the_keyboard_begins_at_the_board(browse):
    page = begin(browse(), "always")
    page.reload()
    page.wait_for_selector(".status.mine")
    assert page.evaluate("document.activeElement.closest('main') !== null")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('main') !== null")


def test_escape_drops_half_a_move(browse):
    window = browse()
    page = window.open_table("seashore", 3, "Ada").page
    window.button("Start the game").click()
    assert window.my_turn()
    Hands(window, "seashore", "mouse").decide()  # a card is passed on
    assert window.my_turn()
    page.locator("main .hand .raised").first.click()
    expect(page.locator("main .how .half[data-pick]")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator("main .how .half[data-pick]")).to_have_count(0)


# Before the game: round the fire, nobody on anybody's plate, you nearest, and Start in view
CAMP = """() => {
    const box = (one) => one.getBoundingClientRect()
    const seats = [...document.querySelectorAll('.seats li')]
    const plates = seats.map((one) => box(one.querySelector('.plate')))
    const touch = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    const found = []
    for (const [i, one] of plates.entries()) {
        if (one.width < 44 || one.height < 44) found.push(`plate ${i} is ${one.width} × ${one.height}`)
        for (const [k, other] of seats.entries()) {
            if (k < i && touch(one, plates[k])) found.push(`plates ${k} and ${i} touch`)
            const person = other.querySelector('.person')
            if (k !== i && person && touch(one, box(person))) found.push(`plate ${i} and person ${k} touch`)
        }
    }
    const flame = document.querySelector('.fire .flame')
    if (flame) {
        const fire = box(flame), you = plates[seats.findIndex((one) => one.matches('.you'))]
        if (you && plates.some(({ bottom }) => bottom > you.bottom)) found.push('somebody sits before you')
        if (plates.some((one) => touch(one, fire))) found.push('a plate lies in the fire')
    }
    const start = box(document.querySelector('.start .main, .start [role=status]'))
    if (start.bottom > innerHeight || start.top < 0) found.push('Start is out of view')
    return found
}"""
LOBBY = [*SIZES, (360, 800)]


@pytest.mark.parametrize("players", [2, 5, 8])
def test_a_lobby_sits_round_the_fire_and_fits_every_window(engine, house, players):
    made = house.make("diamoniak" if players == 2 else "diamant", players=players)
    table, token = made["table"], made["token"]
    house.sit(table["id"], "Ada", token)
    if players > 2:
        house.sit(table["id"], "Wilhelmina Alexandra")
    kept = {"id": table["id"], "code": table["code"], "game": table["game"], "token": token, "at": 0}
    for tables in ([kept | {"link": made["link"]}], []):  # the host's window, and of one who has opened the link
        page = seat(engine, house.url, json.dumps(tables), language={2: "en", 5: "de", 8: "ru"}[players])
        page.goto(f"/t/{table['code']}")
        page.wait_for_selector(".invite img")
        page.evaluate("document.querySelector('.code span').textContent = 'WWWWWW'")  # the widest of all codes
        assert wrong(page, LOBBY, OUTSIDE, ON_TOP, CUT_OFF, BROKEN, CAMP) == {}
        page.set_viewport_size({"width": 844, "height": 390})
        expect(page.locator(".camp > .fire")).to_have_count(0)  # a low window has rows of plates
        for width, height in ((390, 844), (1280, 800)):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_selector(".camp > .fire")
        page.context.close()


def test_a_host_puts_bots_on_free_places_and_moves_people_by_keyboard_and_all_are_told(browse, house):
    host, guest = browse(), browse(phone=True, dark=True)
    page = host.open_table("diamant", 4, "Ada").page
    host.tab_to("^Ada you, host$")
    for number in (2, 3):  # by seat, whatever stands where
        page.keyboard.press("Tab")
        assert host.focused() == f"Player at seat {number}: free"
    page.keyboard.press("Enter")
    host.no_barriers()
    host.tab_to("^strong$")
    page.keyboard.press("Enter")
    expect(page.locator(".seats li").nth(2)).to_contain_text("bot, strong")
    assert host.focused().endswith("bot, strong")  # the focus is back at the seat
    guest.go(f"/t/{page.url.rsplit('/', 1)[1]}").page.get_by_label("Your name").fill("Bo")
    guest.press(guest.button("Sit down at seat 2"))
    expect(page.locator(".camp [role=status]")).to_have_text("Bo sits down.")
    host.press(host.button("Bo player"))
    host.press(host.button("Move Bo up"))
    expect(page.locator(".seats li").first).to_contain_text("Bo")
    guest.press(guest.page.locator(".seats .you button"))
    guest.no_barriers()
    guest.page.get_by_label("Your name").fill("Bob")
    guest.press(guest.button("Save"))
    expect(page.locator(".seats li").first).to_contain_text("Bob")


def test_who_has_chosen_to_leave_the_cave_sees_a_tent(browse, house):
    record, drawn = keep(house, "diamant-3"), {}
    for move, place in ((7, ".choice.leave"), (8, ".rest")):
        page = browse().go(f"/replay/{record}#move={move}&eyes=0").page
        drawn[place] = page.locator(f"{place} svg").inner_html()
    assert "You leave" in page.locator(".rest").inner_text()
    assert drawn[".rest"] == drawn[".choice.leave"]
