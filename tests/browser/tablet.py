"""People around one device: what they do with it, and everything that comes to it."""

import json
import time

from playwright.sync_api import expect

from browser.hands import Hands
from browser.window import Window
from patience import PATIENCE


class Tablet:
    """A device at a table for several people, and its sockets."""

    def __init__(self, window, house, mode="mouse"):
        self.window, self.page, self.house, self.mode = window, window.page, house, mode
        self.sockets = []
        self.page.on("websocket", lambda socket: self.sockets.append(Socket(socket)))

    def open(self, game, players, *names, pace="instant"):
        """Makes a table on this device; an empty name leaves a seat free. Deals."""
        window, page = self.window, self.page
        window.shows(pace).go(f"/new/{game}")
        page.get_by_text("On this device", exact=True).click()
        page.get_by_role("combobox", name="Players", exact=True).select_option(str(players))
        for seat, name in enumerate(names):
            page.get_by_label(f"Name at seat {seat + 1}").fill(name)
        page.get_by_text("More options").click()
        page.get_by_label("Speed of the bots").select_option("instant")
        window.press(window.button("Open the table"))
        expect(page.get_by_role("button", name="Start the game")).to_be_visible()
        self.hands, self.code = Hands(window, game, self.mode), page.url.rsplit("/", 1)[1]
        kept = next(one for one in page.evaluate("JSON.parse(localStorage.getItem('karat-tables'))"))
        self.tokens = {one["name"]: one["token"] for one in kept["people"]}
        return self

    def start(self):
        self.window.press(self.window.button("Start the game"))
        self.page.wait_for_selector(".status")
        return self

    @property
    def curtain(self):
        return self.page.locator(".curtain")

    def wait(self):
        """Until the device is to be handed on, somebody is asked, or the game is over."""
        self.page.wait_for_selector(".curtain, .status.mine, section.end")

    def lift(self):
        """Whoever the curtain names takes the device: their name."""
        button = self.curtain.get_by_role("button").first
        expect(button).to_be_enabled()
        name = button.inner_text().removeprefix("I’m ")
        if self.mode == "keys":
            self.window.tab_to(f"^I’m {name}$")
            self.page.keyboard.press("Enter")
        else:
            self.window.press(button)
        expect(self.page.locator(".status.mine")).to_be_visible()
        return name

    # Secrets ---------------------------------------------------------------------------------------------------------
    def seat_sockets(self):
        """Those that said hello with the token of a seat."""
        return [one for one in self.sockets if one.token in self.tokens.values()]

    def nobody_connected(self):
        """No seat is: those that were have hung up."""
        end = time.monotonic() + PATIENCE
        while not all(socket.closed for socket in self.seat_sockets()):
            if time.monotonic() > end:
                return False
            self.page.wait_for_timeout(20)
        return True

    def secrets(self):
        """The cards that each of the people holds, as the server tells them alone."""
        held = {}
        for name, token in self.tokens.items():
            view = self.house.get(f"/api/tables/{self.code}/record", token)[1]["view"]
            held[name] = set(view["seats"][view["seat"]]["hand"])
        return held

    def received_since(self, marks):
        return "".join(text for socket, mark in marks for text in socket.heard[mark:])

    def marks(self):
        return [(socket, len(socket.heard)) for socket in self.sockets]


class Socket:
    def __init__(self, socket):
        self.token, self.heard, self.closed = None, [], False
        socket.on("framesent", self._sent)
        socket.on("framereceived", self._heard)
        socket.on("close", self._close)

    def _sent(self, text):
        if self.token is None:
            self.token = json.loads(text).get("token")

    def _heard(self, text):
        self.heard.append(text)

    def _close(self, _):
        self.closed = True


def pictures(browser, server, shots):
    """Curtains, edges, hands, the big screen and statistics, into shots/ (part of `make shots`)."""
    for phone, dark in ((True, True), (True, False), (False, True), (False, False)):
        how = f"{'phone' if phone else 'desktop'}-{'dark' if dark else 'light'}"

        def window(phone=phone, dark=dark):
            return Window(browser, server.url, "", phone=phone, dark=dark)

        def take(one, name, how=how):
            one.page.wait_for_timeout(700)
            one.page.screenshot(path=shots / f"{name}-{how}.png")

        mode = "touch" if phone else "mouse"
        device = Tablet(window(), server, mode).open("kadora", 3, "Mia", "Bo").start()
        device.wait()
        take(device.window, "pass-curtain")
        device.lift()
        take(device.window, "pass-hand")
        device.window.close()

        people = ("Mia", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Ida")
        device = Tablet(window(), server, mode).open("diamant", 8, *people)
        take(device.window, "pass-lobby")
        device.start()
        device.page.get_by_role("button", name="Mia: Go on").click()
        take(device.window, "pass-edges")
        statistics = [_result(n, people) for n in range(24)]
        device.page.evaluate("(all) => localStorage.setItem('karat-results', JSON.stringify(all))", statistics)
        device.page.goto("/statistics")
        take(device.window, "statistics")
        device.window.close()

        screen = window(phone=False)
        page = screen.shows("instant").go("/new/seashore").page
        page.get_by_text("On a big screen", exact=True).click()
        take(screen, "screen-new")
        screen.button("Open the table").click()
        page.wait_for_selector(".lobby img")
        take(screen, "screen-lobby")
        hand = window()
        hand.shows("instant").go(page.url.replace(server.url, "").replace("#screen", "#hand=1"))
        hand.page.get_by_label("Your name").fill("Ida")
        hand.press(hand.button("Sit down at seat 2"))
        hand.page.wait_for_selector(".seats .you")
        screen.button("Start the game").click()
        hand.page.wait_for_selector(".status.mine")
        take(hand, "screen-hand")
        take(screen, "screen-table")
        hand.close()
        screen.close()
    print(f"one device, big screen, statistics: {len([*shots.glob('pass-*'), *shots.glob('screen-*')]) + 4} pictures")


def _result(number, people):
    """One of many finished games."""
    scores = [(7 * number + 5 * seat) % 40 + 3 for seat in range(4)]
    game = ("diamant", "kadora", "seashore")[number % 3]
    players = [{"name": people[seat], "level": None if seat < 3 else "3", "score": score, "won": score == max(scores)}
               for seat, score in enumerate(scores)]  # fmt: skip
    return {"table": str(number), "game": game, "at": number, "players": players, "own": [0]}
