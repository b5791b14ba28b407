"""Real browsers at a real server: `browse` opens windows, and every window must stay free of errors."""

import warnings
from pathlib import Path

import pytest

from browser.chromium import CLIENT, SWITCHES, chromium
from browser.window import Window
from server.house import Server

STATIC = Path(__file__).parents[2] / "src" / "karat" / "server" / "static" / "index.html"


@pytest.fixture(scope="session")
def house(tmp_path_factory):
    """One server for all tests here."""
    assert STATIC.exists(), "The browser's part is not built: make client"
    one = Server(tmp_path_factory.mktemp("house") / "tables.db").start()
    yield one
    _, err = one.stop()
    assert '"error"' not in err, err


@pytest.fixture(scope="session")
def engine():
    from playwright.sync_api import sync_playwright

    with warnings.catch_warnings(), sync_playwright() as playwright:
        warnings.simplefilter("ignore")
        browser = playwright.chromium.launch(executable_path=chromium(), args=SWITCHES)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def axe():
    """The source of axe, which looks for barriers."""
    return (CLIENT / "node_modules" / "axe-core" / "axe.min.js").read_text()


@pytest.fixture
def browse(engine, house, axe):
    """Opens a window of a new person: `browse()`, `browse(phone=True, dark=True)`."""
    windows = []

    def open(url=None, **how):
        windows.append(Window(engine, url or house.url, axe, **how))
        return windows[-1]

    yield open
    for window in windows:
        window.close()
        assert window.complaints == []
