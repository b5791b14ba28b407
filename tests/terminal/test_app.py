"""The table on a screen of 80 by 24, played by keyboard alone."""

import asyncio
import json
import threading
import time

import pytest
from textual.events import Paste
from textual.widgets import OptionList

import karat
from karat.table.record import verify
from karat.terminal.app import Hint, Note, Question, TableApp
from karat.terminal.table import Table
from patience import PATIENCE

LIMIT = 400  # key presses, far more than any of these games needs


def at_table(id, script, seed=5, players=None, save=None, **options):
    """Run a script of keys against a table with the weakest bots; the application afterwards."""

    async def run():
        state = karat.game(id).new(players, seed, **options)
        app = TableApp(Table(state, 0, ["1"] * (state.players - 1), save), 0.0)
        async with app.run_test(size=(80, 24), notifications=True) as pilot:
            await pilot.pause()
            await script(app, pilot)
            app.workers.cancel_all()  # as who leaves does
        return app

    return asyncio.run(run())


async def until(pilot, ready):
    """Wait for something; bots that are compiled for the first time take their time."""
    deadline = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < deadline, "it never came"
        await pilot.pause(0.02)


async def until_played(app, pilot, end):
    """Wait for a move of the person that ends so: a key leads to messages, which may be on their way for a while."""
    await until(pilot, lambda: any(who == 0 and move.endswith(end) for who, move in app.table.state.record()["steps"]))


def screen(app):
    """What can be read on the screen."""
    return "\n".join("".join(part.text for part in line) for line in app.screen._compositor.render_strips())


@pytest.mark.parametrize(
    ("id", "options"),
    [("diamant", {"relics": True}), ("diamoniak", {}), ("djinn", {}), ("kadora", {}), ("seashore", {})],
)
def test_a_whole_game_by_keyboard(id, options, tmp_path):
    async def play(app, pilot):
        table, presses = app.table, 0
        while not table.state.over and presses < LIMIT:
            await until(pilot, lambda: app.legal or table.state.over)
            if app.legal:
                keys = (["enter"], ["down", "enter"], [*str(len(app.legal)), "enter"])[presses % 3]
                await pilot.press(*keys)
                presses += 1
        assert table.state.over
        outcome = table.voice.outcome(table.view).split(" Scores: ")[0]
        await until(pilot, lambda: outcome in screen(app) and "Scores: " in screen(app))
        await pilot.press("s")
        await until(pilot, saved.exists)
        await pilot.press("q")

    saved = tmp_path / "game.json"
    app = at_table(id, play, save=saved, **options)
    assert not app.is_running
    state, proven = verify(karat.game(id), json.loads(saved.read_text()))
    assert proven and state.over and state.scores == app.table.state.scores


def test_the_screen_says_whose_turn_it_is_and_what_can_be_done():
    async def look(app, pilot):
        texts = ("16 moves", "Kadora, 2 players", "Your turn: place a card on an empty space.", "Your hand", "? Help")
        await until(pilot, lambda: all(text in screen(app) for text in texts))
        shown = screen(app)
        for code in app.table.view["seats"][0]["hand"]:
            assert code[:2] in shown
        assert all(f"{cell} " in shown for cell in "abcd")

    at_table("kadora", look)


def test_a_number_chooses_and_enter_plays():
    async def choose(app, pilot):
        move, moments = app.legal[12], app.table.state.moments
        await pilot.press("1", "3")
        await until(pilot, lambda: app.part("#moves").highlighted == 12)
        assert app.table.state.moments == moments
        await until(pilot, lambda: "»" in screen(app))  # the chosen cell is marked on the block
        await pilot.press("enter")
        await until_played(app, pilot, move)

    at_table("kadora", choose)


def test_finding_a_move_by_its_words():
    async def find(app, pilot):
        card = app.table.view["seats"][0]["hand"][0]
        await pilot.press("slash", *f"{card[:2]} c3".lower())
        await until(pilot, lambda: [move for _, move, _ in app.shown] == [f"place {card} c3"])
        await pilot.press("escape")
        await until(pilot, lambda: len(app.shown) == len(app.legal))
        await pilot.press("slash", "c", "3", "down", "enter")
        await until_played(app, pilot, "c3")

    at_table("kadora", find)


def test_a_hint_ranks_the_moves_and_goes_to_one():
    async def ask(app, pilot):
        await pilot.press("h")
        await until(pilot, lambda: isinstance(app.screen, Hint) and app.screen.ideas)
        best = app.screen.ideas[0]
        for text in (f"wins {best.win}% ± {best.error}", "The next card can’t"):
            await until(pilot, lambda text=text: text in screen(app))
        await pilot.press("down", "enter")
        second = app.table.ask_hint()()[1].move
        await until(pilot, lambda: app.shown[app.part("#moves").highlighted][1] == second)
        assert app.table.thinking is None, "a hint plays nothing"

    at_table("diamant", ask)


def test_leaving_is_asked_first_and_help_closes_with_any_key():
    async def leave(app, pilot):
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, Note) and "Enter" in screen(app))
        await pilot.press("x")
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, Question))
        await pilot.press("n")
        await until(pilot, lambda: isinstance(app.screen.focused, OptionList))
        await pilot.press("q", "y")
        await pilot.pause()

    assert not at_table("diamant", leave).is_running


def test_the_game_goes_on_below_the_help():
    async def wait(app, pilot):
        opened, ask = threading.Event(), app.table.ask_bot

        def ask_when_it_is_open(seat):
            think = ask(seat)
            return lambda: opened.wait(PATIENCE) and think()

        app.table.ask_bot = ask_when_it_is_open
        await pilot.press("enter", "question_mark")
        await until(pilot, lambda: isinstance(app.screen, Note))
        assert not app.legal
        opened.set()
        await until(pilot, lambda: app.legal)
        assert isinstance(app.screen, Note)

    at_table("diamant", wait)


def test_light_and_dark_and_a_wide_screen():
    async def change(app, pilot):
        dark = app.theme
        await pilot.press("t")
        await until(pilot, lambda: app.theme != dark)
        assert not app.current_theme.dark
        low = screen(app).count("▄")
        await pilot.resize_terminal(140, 50)
        await until(pilot, lambda: screen(app).count("▄") > low)  # with more room cards are drawn taller

    at_table("kadora", change)


def test_a_record_that_cannot_be_written_is_explained(tmp_path):
    async def save(app, pilot):
        await pilot.press("s")
        await until(pilot, lambda: "Couldn’t save the record" in screen(app))

    at_table("diamant", save, save=tmp_path / "no" / "such.json")


def test_what_is_pasted_is_looked_for_and_nothing_else_is_played():
    async def paste(app, pilot):
        await until(pilot, lambda: app.legal)
        app.post_message(Paste("/leave"))
        await until(pilot, lambda: [move for _, move, _ in app.shown] == ["leave"])
        await pilot.press("enter")
        await until_played(app, pilot, "leave")

    at_table("diamant", paste)


def test_what_is_pasted_and_no_move_plays_nothing():
    async def paste(app, pilot):
        await until(pilot, lambda: app.legal)
        before = app.table.state.moments
        app.post_message(Paste("fly"))
        await until(pilot, lambda: not app.shown)
        await pilot.press("enter")
        assert app.table.state.moments == before

    at_table("diamant", paste)


@pytest.mark.parametrize("open_memory", [False, True])
def test_the_log_of_djinn_forgets_what_lies_face_down(open_memory):
    """DJI-70: cards of finished tricks are not read again, unless the table shows its discards."""

    async def play(app, pilot):
        table, events = app.table, ()
        while sum(event["event"] == "discard" for event in events) < 2:
            await pilot.press("enter")
            await until(pilot, lambda: app.legal)
            events = table.state.events(0)
        last = max(n for n, event in enumerate(events) if event["event"] == "discard")
        told = [table.voice.tell(event) for event in events[: last + 1] if event["event"] in ("play", "discard")]
        shown = str(app.part("#news").render()).splitlines()
        assert [line in shown for line in told] == [open_memory] * len(told)

    at_table("djinn", play, players=2, open_memory=open_memory)
