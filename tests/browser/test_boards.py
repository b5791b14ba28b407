"""Whole games of Djinn, Kadora and Sea or Shore: by mouse, by touch and by keyboard."""

import random

from playwright.sync_api import expect

FINISHED = 400  # choices after which a game should be over


def begin(window, game, players):
    window.open_table(game, players, "Ada")
    window.press(window.button("Start the game"))
    return window.page


def asked(page):
    return page.locator(".status p").inner_text()


def play_on(window, choose, each=None):
    """Plays to the end: `choose` makes the choices of one decision; `each` looks at every new kind of question."""
    page, seen = window.page, set()
    for _ in range(FINISHED):
        if not window.my_turn():
            return seen
        question = " ".join(asked(page).split()[2:5])
        if question not in seen and each:
            each(question)
        seen.add(question)
        choose(question)
        window.press(page.locator(".bar .main"))
        expect(page.locator(".bar .main")).to_be_hidden()
    raise AssertionError("the game does not end")


def test_djinn_by_mouse(browse):
    window = browse(dark=True)
    page, chance = begin(window, "djinn", 2), random.Random(1)
    confirm, dimmed = page.locator(".bar .main"), page.locator(".hand li .dim")
    refused = False

    def choose(question):
        nonlocal refused
        if question.startswith("meet a task"):
            for task in page.locator(".ask [data-pick]").all():
                task.click()
                if page.locator(".kept [data-pick].raised").count():
                    break
            while not confirm.count():
                page.locator(".kept [data-pick].raised:not(.picked)").first.click()
            return
        djinn = page.locator(".dock .djinn.raised")
        if question.startswith("play a Djinn") and djinn.count() and chance.random() < 0.7:
            djinn.first.click()
            if not confirm.count():  # it asks for a colour or a card
                page.locator(".ask [data-pick], .trick [data-pick]").last.click()
        elif question.startswith("play a Djinn"):
            window.button("Done").click()
        elif question.startswith("you have won"):
            page.locator(".trick [data-pick]").first.click()
        else:
            if dimmed.count() and not refused:
                dimmed.first.click()
                expect(page.get_by_role("alert")).to_contain_text("must be followed")
                page.get_by_role("button", name="Why?").click()
                expect(page.locator("[data-rule='DJI-20']")).to_be_visible()
                refused = True
            page.locator(".hand li .raised").first.click()

    seen = play_on(window, choose, lambda question: window.no_barriers())
    assert refused
    assert any(question.startswith("you have won") for question in seen)
    assert page.locator("section.end td.score").count() == 2
    window.no_barriers()


def test_kadora_by_touch_with_what_a_card_would_take(browse):
    window = browse(phone=True)
    page = begin(window, "kadora", 2)
    told = []

    def choose(question):
        if question.startswith("give"):
            window.press(window.button("Give nothing away"))
        elif question.startswith("draw"):
            window.press(page.locator(".left [data-pick]"))
        else:
            window.press(page.locator(".hand [data-pick]").first)
            taking = page.locator(".cell.open:has(.takes)")
            window.press((taking if taking.count() else page.locator(".cell.open")).first)
            words, glowing = page.locator(".note").last.inner_text(), page.locator(".cell.glow").count()
            assert words.startswith("Takes nothing") == (glowing == 0)
            told.append((words, glowing, page.locator("tr.you td.open").inner_text()))

    def look(question):
        window.no_barriers()
        if question.startswith("lay a card"):
            window.press(page.locator(".hand [data-pick]").first)
            window.press(page.locator(".cell:not(.empty)").first)
            expect(page.get_by_role("alert")).to_contain_text("is not empty")

    play_on(window, choose, look)
    taken = [(words, after) for words, glowing, after in told if glowing]
    assert taken
    assert all(words.split("→")[1].split(".")[0].strip() == after for words, after in taken)
    expect(page.locator("section.end")).to_contain_text("the island")
    window.no_barriers()


def test_sea_or_shore_by_keyboard_alone(browse):
    window = browse()
    page = begin(window, "seashore", 3)
    turn = 0

    def choose(question):
        nonlocal turn
        turn += 1
        if question.startswith("lay a card"):
            focus(page.locator(".hand [data-pick]").first)
            focus(page.locator(".how [data-pick]").nth(turn % 2))
        elif question.startswith("pass"):
            focus(page.locator(".hand .raised").first)
        elif question.startswith("give"):
            for card in page.locator(".drawn [data-pick]").all():
                focus(card)
        else:
            page.keyboard.press("1")

    def focus(what):
        """Chooses with the digit of a choice where it has one, else from the control itself."""
        place = what.evaluate("(one) => [...document.querySelectorAll('main [data-pick]')].indexOf(one)")
        if place < 9:
            page.keyboard.press(str(place + 1))
        else:
            what.focus()
            page.keyboard.press("Enter")

    def look(question):
        window.no_barriers()
        page.keyboard.press("t")
        expect(page.locator("[aria-live=assertive]").last).to_contain_text("Your hand")

    seen = play_on(window, choose, look)
    assert {question.split()[0] for question in seen} >= {"pass", "lay"}
    assert page.locator("section.end td.score").count() == 3
    window.no_barriers()
