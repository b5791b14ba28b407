"""Games watched again, played on, looked at by the coach and analysed, in all five games."""

import asyncio
import json
import random
import re
from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import pytest
from playwright.sync_api import expect

import karat
from browser.dealt import serve
from browser.study import KINDS, RECORDS, follow_the_coach, keep
from karat.table.record import moments
from server.house import Player

DROP = """async ([text, name]) => {
    const data = new DataTransfer()
    data.items.add(new File([text], name, { type: 'application/json' }))
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
}"""

# Strange on a stage: what moves by anything but transform and opacity, or in a filter, which is painted anew each time
STRANGE = """{
    const animate = Element.prototype.animate
    window.strange = []
    window.moved = 0
    Element.prototype.animate = function (frames, how) {
        const stage = this.closest('.stage')
        if (stage) window.moved += 1
        for (let up = this; stage && up !== stage; up = up.parentElement)
            if (getComputedStyle(up).filter !== 'none') window.strange.push(`a filter on ${up.outerHTML.slice(0, 90)}`)
        const names = new Set(frames.flatMap((frame) => Object.keys(frame)))
        for (const name of names) if (!/^(transform|opacity|offset|easing)$/.test(name)) window.strange.push(name)
        return animate.call(this, frames, how)
    }
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
    window.context.add_init_script(STRANGE)
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
    expect(page.get_by_role("slider")).to_have_value(re.compile(r"^([5-9]|\d\d+)$"))
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert page.evaluate("strange") == [] and page.evaluate("moved") > 0

    # To a moment by the list, through other eyes, and by a link to it.
    if window.phone:
        window.press(window.button("Moves"))
    moment = page.locator(".moves button").nth(12)
    window.press(moment)
    assert at(page) == 12
    page.get_by_label("Point of view").select_option("1")
    expect(page).to_have_url(re.compile("#move=12&eyes=1$"))
    window.no_barriers()
    page.get_by_label("Point of view").select_option("open")
    expect(page).to_have_url(re.compile("#move=12&eyes=open$"))
    if game in ("djinn", "kadora", "seashore"):
        expect(page.get_by_role("region", name="Other players’ cards")).to_be_visible()
    window.no_barriers()
    told = page.locator(".told").inner_text()
    page.reload()
    expect(page.get_by_role("slider")).to_be_visible()
    assert at(page) == 12 and page.locator(".told").inner_text() == told


def test_a_file_that_is_no_finished_game_gets_one_sentence(browse, tmp_path):
    window = browse(phone=True)
    page = window.go("/replay").page
    page.evaluate(DROP, ["nonsense", "x.json"])
    expect(page.get_by_role("alert")).to_have_text("This file can’t be shown. It isn’t a record: it should be JSON.")
    file = tmp_path / "bad.json"
    file.write_text(json.dumps(read("diamant-3") | {"players": 99}))
    with page.expect_file_chooser() as chooser:
        window.press(window.button("Choose a file"))
    chooser.value.set_files(file)
    expect(page.get_by_role("alert")).to_contain_text("players: should be 3 to 8, not 99")
    window.no_barriers()
    window.go("/replay/ZZZZZZ")
    expect(page.get_by_role("heading", name="This game can’t be replayed")).to_be_visible()
    window.complaints.clear()  # the browser's own words for what the server refused


@pytest.mark.parametrize("game", karat.games())
def test_any_game_is_played_on_from_a_moment(browse, house, game):
    window = browse(phone=game in ("diamant", "djinn"))
    window.shows("instant")
    page = window.go(f"/replay/{keep(house, KINDS[game])}#move=14&eyes=0").page
    window.press(window.button("Play on from here"))
    expect(page.get_by_role("dialog")).to_contain_text("reshuffled")
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
    window.more().get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.locator(".seats")).to_contain_text("Ada")
    page.go_back()
    window.more().get_by_role("link", name="Analysis").click()
    expect(page.get_by_role("heading", name="What decided it")).to_be_visible()
    expect(page.locator(".verdict")).to_have_text(re.compile("(played|play).*\\. .*[Ll]uck"))


@pytest.mark.parametrize("game", karat.games())
def test_the_analysis_says_what_decided_it(browse, house, game):
    window = browse(phone=game in ("djinn", "seashore"), dark=game == "kadora")
    page = window.page
    moves = {"diamoniak": 2, "djinn": 12, "kadora": 6, "seashore": 8}
    document = read("diamant-3") if game == "diamant" else ending(KINDS[game], moves[game])
    record = house.post("/api/records", document)[1]["record"]
    window.go(f"/analysis/{record}#you=0")
    expect(page.get_by_role("heading", name="What decided it")).to_be_visible()
    verdict = house.get(f"/api/records/{record}/analysis")[1]["verdict"]
    own = [one for one in verdict["decisions"] if one["seat"] == 0 and one["cost"]]
    costly = [one for one in verdict["decisions"] if one["cost"]]

    # Plain figures: no percent of a win, a curve for the eyes, sentences for those who cannot see it.
    assert not any("%" in page.locator(part).inner_text() for part in (".verdict", ".ahead", ".tables"))
    expect(page.locator(".ahead [aria-hidden=true] .line")).to_have_count(len(verdict["scores"]))
    expect(page.locator(".well li")).to_have_count(document["players"])
    expect(page.locator(".luck .bar")).to_have_count(2 * document["players"])
    expect(page.locator(".turns li")).to_have_count(len(verdict["moments"]))
    for turn, shown in zip(verdict["moments"], page.locator(".turns li").all(), strict=True):
        tens = round(10 * turn["before"] + 1e-9), round(10 * turn["after"] + 1e-9)
        assert re.search(r"Wins \d+ of 10 games before, \d+ of 10 after\.", shown.inner_text()), tens
        expect(shown.get_by_role("link", name=f"Watch move {turn['at'] + 1}", exact=True)).to_be_visible()
    expect(page.locator(".mistakes ul > li")).to_have_count(len(own))
    window.press(page.get_by_role("button", name=f"All ({len(costly)})"))
    expect(page.locator(".mistakes ul > li")).to_have_count(len(costly))
    for one, shown in zip(costly, page.locator(".mistakes ul > li").all(), strict=True):
        board = shown.locator(".mini")
        if board.count():  # both moves are marked, also where nothing on the board is touched
            assert board.locator(".cross").count() and board.locator(".tick").count(), one
        if one["seat"] != 0 and one["reasons"]:  # "you" is whoever is spoken to, and never the reader
            expect(shown).to_contain_text("The coach would have told")
        if one["seat"] != 0:  # and what they could press is quoted
            expect(shown).to_contain_text(re.compile("Played: “.+”"))
    page.locator("summary").click()
    expect(page.locator(".decisions li")).to_have_count(len(verdict["decisions"]))
    window.no_barriers()

    # The better move is drawn where it could have been made.
    for one in costly[:1]:
        window.press(page.get_by_role("link", name=f"Watch move {one['at'] + 1}", exact=True).last)
        expect(page.get_by_role("slider")).to_have_value(str(one["at"]))
        expect(page.locator(".told")).to_contain_text("Better:")
        expect(page.locator("main .picked").first).to_be_visible()
        page.go_back()
    if game == "diamant":
        assert own
        window.press(page.get_by_role("link", name="Try your mistakes again"))
        expect(page.locator("#where")).to_have_text(f"Puzzle 1 of {len(own)}")
        for move, told in ((own[0]["move"], "There’s a better move"), (own[0]["best"], "That’s the best move!")):
            window.press(page.locator(f".choice.{move}"))
            window.press(page.locator(".bar .main"))
            expect(page.locator(".says")).to_contain_text(told)
        window.go(f"/analysis/{record}#you=0")
        window.press(page.get_by_role("button", name="Try again").first)
        assert window.my_turn()


def test_the_coach_ranks_the_moves_in_the_page_at_the_side(browse):
    """On phones, and in all games: test_fit.py."""
    window = browse(dark=True)
    window.shows("instant")
    window.press(window.go().button("Djinn: play now against bots"))
    assert window.my_turn()
    window.page.keyboard.press("h")
    expect(window.page.locator("aside .coach li").first).to_be_visible()
    follow_the_coach(window, "djinn")


async def stays_and_greets(house, table, token):
    async with Player(house, table, token) as player:
        await player.do("move", move="stay")
        await player.do("say", what="phrase", value="hello")


def test_the_coach_is_asked_once_about_a_decision_whatever_the_others_do(browse, house):
    """What was found: each move of another one asked it again, and its answer came when the decision was made."""
    window, asked = browse(), []
    page = window.open_table("diamant", 3, "Ada", coach=True).page
    table = page.url.rsplit("/", 1)[1]
    token = house.sit(table, "Bo")
    window.button("Start the game").click()
    assert window.my_turn()
    page.on("request", lambda one: asked.append(one.url) if one.url.endswith("/advice") else None)
    page.keyboard.press("h")
    expect(page.locator(".coach li").first).to_be_visible()
    with ThreadPoolExecutor() as aside:  # browsers keep this thread's event loop
        aside.submit(lambda: asyncio.run(stays_and_greets(house, table, token))).result()
    expect(page.get_by_role("list", name="Log")).to_contain_text("Bo: Hello")
    expect(page.locator(".coach li").first).to_be_visible()
    assert len(asked) == 1


def test_a_busy_coach_says_that_it_is_busy(browse, tmp_path):
    """What was found: a page that was refused an answer asked again at once, for ever, and told that the coach does not
    respond."""
    own, _ = serve(tmp_path, "--limit", "table-questions=0.0001")  # one question, and for hours no other
    try:
        window = browse(own.url)
        page = window.open_table("diamant", 3, "Ada", coach=True).page
        window.button("Start the game").click()
        assert window.my_turn()
        page.keyboard.press("h")
        expect(page.locator(".coach li").first).to_be_visible()
        window.choose(page.locator(".choice.stay"))
        assert window.my_turn()
        expect(page.locator(".coach")).to_contain_text("The coach has a lot of questions to answer.")
        page.wait_for_timeout(500)  # in which nothing may be asked
        [refused] = window.complaints
        assert "429" in refused
        window.complaints.clear()
    finally:
        own.stop()


def test_without_a_coach_the_key_says_so(browse):
    window = browse()
    window.open_table("diamoniak", 2, "Ada")
    window.button("Start the game").click()
    assert window.my_turn()
    assert window.button("Ask the coach").count() == 0
    window.page.keyboard.press("h")
    expect(window.page.get_by_text("There’s no coach at this table.")).to_be_visible()


# How far the newest line of the log is below the page that it stands on, beside the table
HIDDEN = """() => {
    const bottom = (what) => document.querySelector(what).getBoundingClientRect().bottom
    return Math.round(bottom('aside .panel > ol > li:last-child') - bottom('aside .panel'))
}"""


def test_the_log_beside_the_coach_still_ends_with_what_happened_last(browse):
    """What was found: under the coach the log was as long as without, and what came last was out of sight."""
    window = browse().shows("instant").go()
    page = window.page
    page.get_by_role("button", name="Djinn: play now against bots").click()
    assert window.my_turn()
    expect(page.locator("aside .panel > ol > li").first).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator("aside .coach li").first).to_be_visible()
    assert page.evaluate(HIDDEN) <= 0
