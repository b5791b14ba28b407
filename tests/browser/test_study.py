"""Games watched again, played on, looked at by the coach and analysed, in all five games."""

import json
import random
import re
from itertools import islice

import pytest
from playwright.sync_api import expect

import karat
from browser.study import KINDS, RECORDS, keep
from karat.table.record import moments

DROP = """async ([text, name]) => {
    const data = new DataTransfer()
    data.items.add(new File([text], name, { type: 'application/json' }))
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
}"""


def read(name):
    return json.loads((RECORDS / f"{name}.json").read_text())


def at(page):
    """The number of the moment that is shown."""
    return int(page.get_by_role("slider").input_value())


def ending(name, moves):
    """The record of a game that begins a few moves before another one's end, and goes on as chance will have it."""
    document, chance = read(name), random.Random(4)
    begun = sum(1 for who, _ in document["steps"] if who != "deal") - moves
    state = next(islice(moments_of(document), begun, None)).afresh(4)
    while not state.over:
        seat = state.to_move[0]
        state.play(seat, chance.choice(state.legal(seat)))
    return state.record()


def moments_of(document):
    return moments(karat.game(document["game"]), document)


@pytest.mark.parametrize("game", karat.games())
def test_a_dropped_file_is_watched_by_keyboard_from_every_seat_and_by_link(browse, game):
    window = browse(dark=game in ("djinn", "kadora"), phone=game in ("diamoniak", "kadora"))
    page, document = window.page, read(KINDS[game])
    window.go("/replay")
    text = json.dumps(document | {"names": ["Ada", "Bo", "Cy", "Di"][: document["players"]]})
    page.evaluate(DROP, [text, "game.json"])
    expect(page.get_by_role("slider")).to_be_visible()
    last = sum(1 for who, _ in document["steps"] if who != "deal")
    assert at(page) == 0 and page.get_by_role("slider").get_attribute("max") == str(last)
    expect(page.get_by_role("button", name=re.compile("Ada")).first).to_be_visible()  # this device knows the names
    for key, there in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        assert at(page) == there
    window.no_barriers()

    # Playing on its own, as fast as it goes.
    page.get_by_label("Speed").select_option("4")
    page.locator("h1").click()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.get_by_role("slider")).not_to_have_value("0")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()

    # To a moment by the list, through other eyes, and by a link to it.
    if window.phone:
        window.press(window.button("Moves"))
    moment = page.locator(".moves button").nth(12)
    window.press(moment)
    assert at(page) == 12
    page.get_by_label("Through whose eyes").select_option("1")
    expect(page).to_have_url(re.compile("#move=12&eyes=1$"))
    window.no_barriers()
    page.get_by_label("Through whose eyes").select_option("open")
    expect(page).to_have_url(re.compile("#move=12&eyes=open$"))
    if game in ("djinn", "kadora", "seashore"):
        expect(page.get_by_role("region", name="The cards of the others")).to_be_visible()
    window.no_barriers()
    told = page.locator(".told").inner_text()
    page.reload()
    expect(page.get_by_role("slider")).to_be_visible()
    assert at(page) == 12 and page.locator(".told").inner_text() == told


def test_a_file_that_is_no_finished_game_gets_one_sentence(browse, tmp_path):
    window = browse(phone=True)
    page = window.go("/replay").page
    page.evaluate(DROP, ["nonsense", "x.json"])
    expect(page.get_by_role("alert")).to_have_text(
        "This file cannot be shown. The file is not a record: it should be JSON."
    )
    file = tmp_path / "bad.json"
    file.write_text(json.dumps(read("diamant-3") | {"players": 99}))
    with page.expect_file_chooser() as chooser:
        window.press(window.button("Choose a file"))
    chooser.value.set_files(file)
    expect(page.get_by_role("alert")).to_contain_text("players: should be 3 to 8, not 99")
    window.no_barriers()
    window.go("/replay/ZZZZZZ")
    expect(page.get_by_role("heading", name="There is no such game to watch")).to_be_visible()
    window.complaints.clear()  # the browser's own words for what the server refused


@pytest.mark.parametrize("game", karat.games())
def test_any_game_is_played_on_from_a_moment(browse, house, game):
    window = browse(phone=game in ("diamant", "djinn"))
    window.shows("instant")
    page = window.go(f"/replay/{keep(house, KINDS[game])}#move=14&eyes=0").page
    window.press(window.button("Play on from here"))
    expect(page.get_by_role("dialog")).to_contain_text("shuffled anew")
    window.no_barriers()
    friends = game == "kadora"
    window.press(window.button("Invite friends" if friends else "Against bots"))
    if friends:
        expect(page.get_by_text("Invite the others")).to_be_visible()
        window.press(window.button("Start the game"))
    assert window.my_turn()
    played = house.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}")[1]
    assert played["seats"][0]["kind"] == "person" and played["phase"] == "playing"


def test_the_end_of_a_game_leads_to_watching_and_analysis(browse):
    window = browse()
    page = window.open_table("diamant", 3, "Ada").page
    window.button("Start the game").click()
    while window.my_turn():
        window.choose(page.locator("[data-pick].leave"))
    page.get_by_role("link", name="Watch again").click()
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.locator(".seats")).to_contain_text("Ada")
    page.go_back()
    page.get_by_role("link", name="Analysis").click()
    expect(page.get_by_role("heading", name="Diamant: what decided the game")).to_be_visible(timeout=120_000)
    expect(page.locator(".sentences li").first).to_have_text(re.compile("^You played .* and were .*\\.$"))


@pytest.mark.parametrize("game", karat.games())
def test_the_analysis_names_costs_and_what_decided(browse, house, game):
    window = browse(phone=game in ("djinn", "seashore"), dark=game == "kadora")
    page = window.page
    moves = {"diamoniak": 2, "djinn": 12, "kadora": 6, "seashore": 8}
    document = read("diamant-3") if game == "diamant" else ending(KINDS[game], moves[game])
    record = house.post("/api/records", document)[1]["record"]
    window.go(f"/analysis/{record}#you=0")
    title = {"seashore": "Sea or Shore"}.get(game, game.capitalize())
    expect(page.get_by_role("heading", name=f"{title}: what decided the game")).to_be_visible(timeout=240_000)
    verdict = house.get(f"/api/records/{record}/analysis")[1]["verdict"]
    expect(page.locator(".sentences li")).to_have_count(document["players"])
    expect(page.locator(".sentences li").first).to_have_text(re.compile("^You played .* and were .*\\.$"))
    expect(page.locator(".moments li")).to_have_count(len(verdict["decisive"]))
    page.locator("summary").click()
    expect(page.locator(".decisions li")).to_have_count(len(verdict["decisions"]))
    window.no_barriers()
    if verdict["decisive"]:
        window.press(page.locator(".moments a").first)
        expect(page.get_by_role("slider")).to_have_value(str(verdict["decisive"][0]))
    elif game == "diamant":
        raise AssertionError("this game had mistakes")


@pytest.mark.parametrize("game", karat.games())
def test_the_coach_ranks_the_moves_and_shows_the_best_on_the_board(browse, game):
    window = browse(phone=game in ("diamant", "seashore"), dark=game == "djinn")
    window.shows("instant")
    title = {"seashore": "Sea or Shore"}.get(game, game.capitalize())
    window.press(window.go().button(f"{title}: play now against bots"))
    assert window.my_turn()
    page = window.page
    if window.phone:
        window.press(window.button("What would you do?"))
    else:
        page.keyboard.press("h")
    best = page.locator(".coach li button").first
    expect(best).to_be_visible(timeout=120_000)
    expect(best).to_have_text(re.compile(r"wins \d+ % ± \d+"))
    assert best.locator(".why").inner_text().endswith(".")
    assert page.locator("main .picked").count() > 0  # drawn on the board
    expect(page.locator(".coach .odds")).to_have_count(1 if game == "diamant" else 0)
    window.no_barriers()
    words = best.locator("strong").inner_text()
    window.press(best)
    confirm = page.locator(".bar .main")
    expect(confirm).to_have_text(words)
    window.press(confirm)
    expect(confirm).to_be_hidden()


def test_without_a_coach_the_key_says_so(browse):
    window = browse()
    window.open_table("diamoniak", 2, "Ada")
    window.button("Start the game").click()
    assert window.my_turn()
    assert window.button("What would you do?").count() == 0
    window.page.keyboard.press("h")
    expect(window.page.get_by_text("There is no coach at this table.")).to_be_visible()
