"""Every game to its end at one table of three: by mouse, by touch and by keyboard, each in a language of their own."""

import json
import os

import pytest
from playwright.sync_api import expect

from browser.hands import Hands, play_on, who_is_asked

PLAYERS = {"diamant": 4, "diamoniak": 4, "djinn": 3, "kadora": 4, "seashore": 4}  # bots take the other seats
LONG = os.environ.get("KARAT_LONG")  # `make long` plays all five both ways
GAMES = PLAYERS if LONG else ("diamant", "kadora")
STILL_GAMES = PLAYERS if LONG else ("djinn", "seashore")
SUMS = ("diamant", "seashore")  # the sources of a score add up to it


def three_people(browse, game):
    host = browse()
    host.open_table_by_hand(game, PLAYERS[game], "Ada")
    people = [host]
    for number, name, how in ((2, "Bo", {"phone": True, "language": "de"}), (3, "Cy", {"language": "ru"})):
        one = browse(**how).shows("instant").go(f"/t/{host.page.url.rsplit('/', 1)[1]}")
        one.page.locator("input[autocomplete=nickname]").fill(name)
        one.press(one.button(one.says("browser-sit-at", number=number)))
        expect(host.page.get_by_text(name, exact=True)).to_be_visible()
        people.append(one)
    host.press(host.button("Start the game"))
    return people


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_in_three_ways_and_three_languages(browse, game, tmp_path):
    people = three_people(browse, game)
    players = [Hands(window, game, mode) for window, mode in zip(people, ("mouse", "touch", "keys"), strict=True)]
    for player in players:
        player.page.wait_for_selector(".status")
    first = who_is_asked(*players)
    question = first.page.locator(".status p").inner_text()
    assert question.startswith(first.window.says("turn", ask="").strip())
    first.decide()
    people[1].page.reload()  # nobody loses a seat by it
    play_on(*players)
    at_the_end(game, *people)
    AFTER[game](*people, tmp_path)


def at_the_end(game, *people):
    """All see the same result, each in their own words, with its sources and what decided it."""
    tables = []
    for window in people:
        expect(window.page.locator("section.end .won").first).to_be_visible()
        window.no_barriers()
        more = window.more()
        expect(more.get_by_role("heading", name=window.says("browser-moments"))).to_be_visible()
        assert 1 <= more.locator("ol li").count() <= 3
        rows = more.locator("tbody tr").all()
        tables.append([row.locator("td").all_inner_texts() for row in rows])
        assert more.locator("tr.won").count() >= 1
        window.no_barriers()
        window.page.keyboard.press("Escape")
    assert tables[0] == tables[1] == tables[2]
    if game in SUMS:
        assert all(sum(map(int, sources)) == int(score) for *sources, score in tables[0])


# What comes next -----------------------------------------------------------------------------------------------------
def once_more(host, bo, cy, folder):
    more = host.more()
    host.button("Check the deal").click()
    expect(host.page.get_by_text("The secret matches")).to_be_visible()
    with host.page.expect_download() as download:
        host.button("Download the game record").click()
    download.value.save_as(folder / "record.json")
    record = json.loads((folder / "record.json").read_text())
    assert sorted(map(str, record["result"]["scores"])) == sorted(more.locator("td.score").all_inner_texts())
    host.page.keyboard.press("Escape")
    host.button("Play again").click()
    expect(host.page.get_by_text("All seats are taken.")).to_be_visible()
    bo.press(bo.button(bo.says("browser-next")))
    expect(bo.page.get_by_text(bo.says("browser-lobby-wait"))).to_be_visible()
    assert bo.page.url == host.page.url


def again_with_changes(host, bo, cy, folder):
    host.more()
    host.button("Play again with changes").click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_role("combobox").first.select_option("3")
    dialog.get_by_role("checkbox").first.check()
    dialog.get_by_role("button", name="Play again", exact=True).click()
    expect(host.button("Start the game")).to_be_visible()
    expect(host.page.locator(".seats li")).to_have_count(3)
    expect(host.page.get_by_text("Refill from your side")).to_be_visible()


def another_game(host, bo, cy, folder):
    host.more()
    host.button("Another game").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Kadora").click()
    expect(host.page.get_by_role("heading", name="Kadora", exact=True)).to_be_visible()
    cy.button(cy.says("browser-next")).click()
    expect(cy.page.get_by_text(cy.says("browser-lobby-wait"))).to_be_visible()


def back_to_the_board(host, bo, cy, folder):
    bo.more()
    bo.press(bo.button(bo.says("browser-to-board")))
    expect(bo.page.locator("main .board")).to_be_visible()
    bo.press(bo.button(bo.says("browser-to-scores")))
    expect(bo.page.locator("section.end")).to_be_visible()


AFTER = {
    "diamant": once_more,
    "diamoniak": another_game,
    "djinn": back_to_the_board,
    "kadora": again_with_changes,
    "seashore": back_to_the_board,
}


# Without motion ------------------------------------------------------------------------------------------------------
MOVING = """() => document.getAnimations().filter((one) => one.playState === 'running' &&
    one.effect.getComputedTiming().duration > 1 &&
    one.effect.getKeyframes().some((frame) => 'transform' in frame || 'translate' in frame || 'rotate' in frame))
    .map((one) => one.effect.target.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("game", STILL_GAMES)
def test_a_whole_game_with_less_motion_is_still(browse, house, game):
    made = house.make(game, players=3 if game in ("diamant", "seashore") else 2, pace="instant", stand_in="1")
    table = made["table"]
    house.sit(table["id"], "Ada", made["token"])
    kept = json.dumps([{"id": table["id"], "code": table["code"], "game": game, "token": made["token"], "at": 0}])
    window = browse(reduced_motion="reduce")
    window.context.add_init_script(f"localStorage.setItem('karat-tables', {json.dumps(kept)})")
    window.shows("instant").go(f"/t/{table['code']}")
    window.press(window.button("Start the game"))
    player = Hands(window, game, "keys")
    while window.my_turn():
        assert window.page.evaluate(MOVING) == []
        player.decide()
    expect(window.page.locator("section.end .won").first).to_be_visible()
    assert window.page.evaluate(MOVING) == []
    window.no_barriers()
