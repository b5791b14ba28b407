"""What moves on a stage: nothing changes on the way, what is told is seen, and a replay shows what happens."""

import re

import pytest
from playwright.sync_api import expect

from browser.film import WAITING
from browser.stages import seat
from browser.study import keep

# Changes of the stage while something moves that will come to rest
CHANGES = """{
    const changes = (window.changes = [])
    const moving = () => document.getAnimations().some((one) =>
        one.constructor === Animation && one.playState === 'running' && !one.pending && one.currentTime > 0)
    const watch = new MutationObserver((all) => {
        if (moving()) for (const { type, target } of all) changes.push(`${type} of ${target.className ?? target.data}`)
    })
    const stage = setInterval(() => {
        const found = document.querySelector('.stage')
        if (!found) return
        clearInterval(stage)
        watch.observe(found, { attributes: true, characterData: true, childList: true, subtree: true })
    })
    window.moved = 0
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...how) {
        window.moved += 1
        return animate.apply(this, how)
    }
}"""
TOLD = """() => [...document.querySelectorAll('.fx .pop > span')].map((one) => {
    const { left, right, top } = one.getBoundingClientRect()
    const bar = document.querySelector('.stage').getBoundingClientRect().top
    return left >= 0 && right <= innerWidth && top >= bar - 1 ? '' : `${one.textContent} is cut off`
})"""


@pytest.fixture
def replay(engine, house):
    """Opens a recorded game on a phone, before one of its moves, with scripts that run first."""
    pages = []

    def open(name, move, *scripts, clock=False):
        page = seat(engine, house.url, "[]", pace="normal")
        pages.append(page)
        for script in scripts:
            page.add_init_script(script)
        if clock:
            page.clock.install()
        page.set_viewport_size({"width": 390, "height": 844})
        page.goto(f"/replay/{keep(house, name)}#move={move}&eyes=0")
        page.wait_for_selector(".stage")
        page.wait_for_load_state("networkidle")
        return page

    yield open
    for page in pages:
        page.context.close()


def first(house, name, kind, **how):
    """The move before the first event of a kind."""
    frames = house.get(f"/api/records/{keep(house, name)}/replay?eyes=0")[1]["frames"]
    wanted = {"event": kind} | how
    return next(
        number - 1
        for number, frame in enumerate(frames)
        if any(wanted.items() <= one.items() for one in frame["events"])
    )


@pytest.mark.parametrize(("name", "kind"), [("diamant-4", "bank"), ("kadora-3", "take"), ("seashore-4", "win")])
def test_while_something_moves_nothing_is_added_written_or_taken_away(replay, house, name, kind):
    page = replay(name, first(house, name, kind), CHANGES)
    move = page.locator(".told strong").inner_text()
    page.locator(".reel .play").click()
    expect(page.locator(".told strong")).not_to_have_text(move)
    assert page.evaluate("moved") > 0
    assert page.evaluate("changes") == []


@pytest.mark.parametrize(("name", "kind"), [("djinn-4", "djinn"), ("diamant-4-relics", "relic")])
def test_what_is_told_beside_somebody_stays_on_the_stage(replay, house, name, kind):
    page = replay(name, first(house, name, kind), WAITING, clock=True)
    page.locator(".reel .play").click()
    while not page.locator(".fx .pop").count():
        page.clock.run_for(100)
    assert set(page.evaluate(TOLD)) == {""}
    if kind == "relic":  # all of a beat is told
        expect(page.locator(".told")).to_contain_text(re.compile("back to camp.* relic"))


def test_a_replay_shows_the_card_that_is_drawn_while_it_is_drawn(replay, house):
    page = replay("diamoniak-2", first(house, "diamoniak-2", "draw", card="fairy"), WAITING, clock=True)
    page.locator(".reel .play").click()
    expect(page.locator(".drawn svg")).to_have_attribute("data-card", "fairy")
